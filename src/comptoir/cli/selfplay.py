"""Let bots play and write every game and every decision down, as Parquet files."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import comptoir
from comptoir.arena import check as check_bots
from comptoir.arena import schedule
from comptoir.bots import bots
from comptoir.cli.arena import COLUMNS, play_all
from comptoir.cli.common import add_variant, load_data, read_options
from comptoir.core.errors import BadSetup
from comptoir.data import Folder, Job, check


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--bots", default="random", metavar="NAME,...", help=f"who plays: {', '.join(bots())}")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal (default: 1)")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where; games there are not repeated")
    parser.add_argument("--observations", action="store_true", help="write what the seats see, too")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at once (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; “local” starts one here")
    add_variant(parser)


def run(options: argparse.Namespace) -> int:
    """Play and write."""
    names, variant = options.bots.split(","), read_options(options.option)
    data = load_data(comptoir.load(options.game), options.data)
    check_bots(options.game, names, options.players, variant, data)
    if options.games < 1 or options.jobs < 1:
        raise BadSetup("--games and --jobs are at least 1.")
    folder = check(options.out)
    matches = schedule(options.game, names, options.players, options.games, options.seed, variant, data)
    jobs = [Job(m.game, m.seats, m.seed, m.options, m.data, options.observations) for m in matches]
    left = folder.left(jobs)
    if len(left) < len(jobs):
        print(f"{len(jobs) - len(left)} games are there already.")
    return write_all(folder, left, options)


def write_all(folder: Folder, jobs: list[Job], options: argparse.Namespace) -> int:
    """Write games as they are played; what was played stays, whatever goes wrong."""
    done = failed = 0
    with Progress(*COLUMNS, console=Console(stderr=True)) as progress:
        bar = progress.add_task(options.game, total=len(jobs))
        try:
            for written in play_all(jobs, options):
                folder.add(written)
                done += 1
                failed += written.game["end"] == "failed"
                progress.update(bar, advance=1)
        except KeyboardInterrupt:
            progress.console.print(f"Interrupted after {done} of {len(jobs)} games; the same command goes on.")
        finally:
            folder.flush()
    print(f"{done} games are in {options.out}.")
    if failed:
        print(f"{failed} of them a bot did not finish; their column “error” says why.")
    return 0 if done == len(jobs) else 130
