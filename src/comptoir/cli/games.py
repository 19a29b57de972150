"""What can be played, with how many players, in which variants."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import comptoir
from comptoir.cli.common import add_lang, load_data
from comptoir.core.game import Game
from comptoir.core.layout import layout
from comptoir.core.phrase import Phrase
from comptoir.texts import Texts, texts


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", nargs="?", help="show this game only")
    parser.add_argument("--sources", action="store_true", help="how well each printed figure is known")
    parser.add_argument("--layout", type=int, metavar="PLAYERS", help="the positions of what a seat sees, as numbers")
    parser.add_argument("--data", type=Path, metavar="FILE", help="with --sources: your own figures, as a TOML file")
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Print the games."""
    console = Console()
    names = [options.game] if options.game else comptoir.game_names()
    for game in [comptoir.load(name) for name in names]:
        if options.layout is not None:
            for i, name in enumerate(layout(game, options.layout).names):
                print(i, name)
        elif options.sources:
            print_sources(console, game, options.data)
        else:
            print_game(console, game, texts(game, options.lang))
    return 0


def print_game(console: Console, game: Game, words: Texts) -> None:
    """Name, players, one sentence, and the options with their values."""
    console.print(f"[bold]{game.name}[/]  {words.say(Phrase('game-title'))}, {player_range(game)}")
    console.print(f"  {words.say(Phrase('game-about'))}", style="dim")
    for option in game.options:
        values = [value if i else f"[bold]{value}[/]" for i, value in enumerate(option.values)]
        about = words.say(Phrase(f"option-{option.name.replace('_', '-')}"))
        console.print(f"  --option {option.name}=" + "|".join(values) + f"  [dim]{about}[/]")


def player_range(game: Game) -> str:
    """The numbers of players: "1-4", or "2"."""
    few, many = game.players[0], game.players[-1]
    return f"{few}-{many}" if few < many else str(few)


def print_sources(console: Console, game: Game, data: Path | None) -> None:
    """Every group of figures with its provenance."""
    grid = Grid("figure", "value", "known from", "note", title=game.title)
    for figure in game.figures(load_data(game, data)):
        grid.add_row(figure.what, str(figure.value), figure.known, figure.note)
    grid.columns[0].overflow = "fold"
    console.print(grid)
