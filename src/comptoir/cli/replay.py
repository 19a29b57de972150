"""Step through a saved game; every move is checked against the rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from comptoir.cli.common import add_lang
from comptoir.cli.screen import Screen
from comptoir.core.agenda import CHANCE
from comptoir.core.chronicle import TRUTH
from comptoir.core.plain import SPECTATOR
from comptoir.core.replay import read
from comptoir.core.table import Table


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("file", type=Path, help="a replay file")
    parser.add_argument("--all", action="store_true", help="print every answer at once instead of waiting for Enter")
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Verify the file, then show it."""
    table = read(options.file.read_text(encoding="utf-8"))
    screen = Screen(Console(), options.lang)
    if options.all or not sys.stdin.isatty():
        screen.log(table, range(len(table.log)), TRUTH)
    else:
        step_through(screen, table)
    screen.result(table)
    return 0


def step_through(screen: Screen, table: Table) -> None:
    """One answer at a time, the board after each."""
    again = Table(table.game, table.players, None, table.options, table.data)
    for i, entry in enumerate(table.log):
        again.answer(entry.seat, entry.move)
        screen.log(again, [i], TRUTH)
        if entry.seat != CHANCE and i + 1 < len(table.log):
            screen.board(again, SPECTATOR)
            if screen.console.input(f"[dim]{i + 1}/{len(table.log)}  Enter, or q[/] ").strip() == "q":
                return
