"""What several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from comptoir.core import figures
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.texts import LANGUAGES


def add_lang(parser: argparse.ArgumentParser) -> None:
    """The option for the language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: en)")


def add_variant(parser: argparse.ArgumentParser) -> None:
    """The options for variants and data."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant; see comptoir games"
    )
    parser.add_argument("--data", type=Path, metavar="FILE", help="figures of your own box, as a TOML file")


def read_options(given: list[str]) -> dict[str, str]:
    """The variants as a dictionary."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"“{text}” is no option; write NAME=VALUE.")
        found[name] = value
    return found


def read_text(path: Path) -> str:
    """What a file says."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadSetup(f"{path} is not text.") from problem


def load_data(game: Game, path: Path | None) -> dict[str, Any]:
    """A player's own figures, checked by the game."""
    if path is None:
        return {}
    text = read_text(path)
    try:
        data = figures.read(text)
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from problem
    game.check_data(data)
    return data
