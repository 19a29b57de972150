"""Step through a saved game; every move is checked against the rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from comptoir.cli import show
from comptoir.cli.common import add_lang, read_text
from comptoir.cli.local import HUMAN, LocalTable
from comptoir.cli.story import Story
from comptoir.core.agenda import CHANCE
from comptoir.core.chronicle import TRUTH
from comptoir.core.replay import read
from comptoir.core.table import Table

PROSE_WIDTH = 120


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("file", type=Path, help="a replay file")
    parser.add_argument("--all", action="store_true", help="print every answer at once instead of waiting for Enter")
    parser.add_argument("--prose", type=Path, metavar="FILE", help="write the whole game there as prose")
    add_lang(parser)


def run(options: argparse.Namespace) -> int:
    """Verify the file, then show it."""
    table = read(read_text(options.file))
    if options.prose:
        write_prose(table, options.lang, options.prose)
        return 0
    console = Console(highlight=False, markup=False)
    if options.all or not sys.stdin.isatty():
        tell(console, LocalTable(table, options.lang, [HUMAN] * table.players), range(len(table.log)))
    else:
        step_through(console, table, options.lang)
    console.print(show.result(LocalTable(table, options.lang, [HUMAN] * table.players)))
    return 0


def write_prose(table: Table, lang: str, file: Path) -> None:
    """The whole game as text: every answer with what it brought about, and the result."""
    sitting = LocalTable(table, lang, [HUMAN] * table.players)
    with file.open("w", encoding="utf-8") as out:
        console = Console(file=out, width=PROSE_WIDTH, highlight=False, markup=False)
        tell(console, sitting, range(len(table.log)))
        console.print(show.result(sitting))


def tell(console: Console, sitting: LocalTable, answers: Sequence[int]) -> None:
    """Answers of the log, secrets included: whoever has the file has them anyway."""
    for line in Story(sitting.table, sitting.words, sitting.names(), TRUTH).tell(answers):
        console.print(show.line(line))


def step_through(console: Console, table: Table, lang: str) -> None:
    """One answer at a time, the board after each."""
    again = Table(table.game, table.players, None, table.options, table.data)
    sitting = LocalTable(again, lang, [HUMAN] * table.players)
    for i, entry in enumerate(table.log):
        again.answer(entry.seat, entry.move)
        tell(console, sitting, [i])
        if entry.seat != CHANCE and i + 1 < len(table.log):
            console.print(show.board(sitting))
            if console.input(f"{i + 1}/{len(table.log)}  Enter, or q ").strip() == "q":
                return
