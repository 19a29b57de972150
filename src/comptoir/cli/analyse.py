"""Go through a finished game: mistakes in points, and luck."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from comptoir.analysis import Analysis, analyse
from comptoir.cli.common import read_text
from comptoir.core.errors import BadSetup
from comptoir.core.replay import read

SHOWN = 10  # mistakes


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("file", type=Path, help="the replay of a finished game")
    parser.add_argument(
        "--budget", type=int, default=200, metavar="N", help="simulations for each decision (default: 200)"
    )
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Analyse and print."""
    if not 1 <= options.budget <= 10**6:
        raise BadSetup("--budget is a number of simulations from 1 to 1000000.")
    table = read(read_text(options.file))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(table.game.name, total=len(table.log))
        found = analyse(table, options.budget, lambda done: progress.update(bar, completed=done))
    if options.json:
        print(json.dumps(found.pack()))
    else:
        print_analysis(found)
    return 0


def print_analysis(found: Analysis) -> None:
    """Where the points came from, and the costliest mistakes."""
    console = Console()
    grid = Grid("player", "expected at the start", "luck", "own play", "the others' play", "score")
    for account in found.seats:
        changes = [f"{x:+.1f}" for x in (account.luck, account.skill, account.others)]
        grid.add_row(str(account.seat + 1), f"{account.start:.1f}", *changes, str(account.score))
    console.print(grid)
    worst = sorted(found.decisions, key=lambda d: -d.points_lost)[:SHOWN]
    mistakes = Grid("answer", "player", "played", "better", "points lost", "chance to win lost")
    for decided in worst:
        lost = f"{decided.points_lost:.1f} ± {decided.uncertainty:.1f}"
        row = (
            str(decided.index + 1),
            str(decided.seat + 1),
            decided.move,
            decided.best,
            lost,
            f"{decided.win_lost:.0%}",
        )
        mistakes.add_row(*row)
    console.print(mistakes)
