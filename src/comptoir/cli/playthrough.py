"""Write a game out for people to read: every question with its answers and refusals."""

from __future__ import annotations

import argparse
from pathlib import Path

import comptoir
from comptoir.cli.common import add_lang, add_variant, read_options
from comptoir.core.game import Game
from comptoir.playthrough import renew, write


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same game (default: 1)"
    )
    parser.add_argument("--renew", action="store_true", help="write all golden playthroughs of the game again")
    add_variant(parser)
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Print one, or renew those that are kept."""
    game = comptoir.load(options.game)
    if not options.renew:
        print(write(game, options.players, options.seed, read_options(options.option), options.lang), end="")
        return 0
    for path in kept(game, options.players):
        path.write_text(renew(game, path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path)
    return 0


def kept(game: Game, players: int) -> list[Path]:
    """The golden playthroughs of a game; a new game gets its first."""
    folder = Path("src/comptoir/games") / game.name / "playthroughs"
    found = sorted(folder.glob("*.txt"))
    if not found and folder.parent.exists():
        folder.mkdir(exist_ok=True)
        found = [folder / f"{players}-players.txt"]
        found[0].write_text(write(game, players, 1, {}, "en"), encoding="utf-8")
    return found
