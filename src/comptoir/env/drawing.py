"""The table drawn as text, for people who look on."""

from __future__ import annotations

import importlib
import io
import sys

from rich.console import Console

from comptoir.core.plain import SPECTATOR
from comptoir.core.position import Position
from comptoir.env.common import Setup
from comptoir.texts import texts

WIDTH = 120


def render_modes() -> list[str]:
    """“ansi” gives the text, “human” prints it."""
    return ["ansi", "human"]


def rendered(setup: Setup, position: Position, mode: str) -> str | None:
    """The table as everybody sees it."""
    game = setup.game
    terminal = importlib.import_module(f"{game.package}.terminal")
    names = [f"seat {seat}" for seat in range(setup.players)]
    drawn = terminal.draw(position.view(SPECTATOR).state, SPECTATOR, texts(game, "en"), names)
    text = io.StringIO()
    Console(file=text, width=WIDTH).print(drawn)
    if mode == "ansi":
        return text.getvalue()
    sys.stdout.write(text.getvalue())
    return None
