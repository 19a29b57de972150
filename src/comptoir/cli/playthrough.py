"""Write a game out for people to read: every question with its answers and refusals."""

from __future__ import annotations

import argparse
from pathlib import Path

import comptoir
from comptoir.cli.common import add_lang, add_variant, read_options
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
    folder = Path("src/comptoir/games") / game.name / "playthroughs"
    for path in sorted(folder.glob("*.txt")):
        path.write_text(renew(game, path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path)
    return 0
