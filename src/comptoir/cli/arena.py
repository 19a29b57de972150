"""Let bots play against each other and see how strong they are."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

import comptoir
from comptoir.arena import Match, Played, batches, check, check_ratings, known, schedule, standings, winning_score
from comptoir.bots import bots
from comptoir.cli.common import add_variant, load_data, read_options
from comptoir.core.errors import BadSetup
from comptoir.data import Folder, Job, Written, as_played, play
from comptoir.data import check as check_folder

RAY_BATCH = 4  # games for each task on a cluster
COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TimeRemainingColumn(),
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", help="the game")
    parser.add_argument(
        "--bots", default="greedy,random", metavar="NAME,...", help=f"who plays: {', '.join(bots())}; search:400"
    )
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at once (default: 1)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal (default: 1)")
    add_variant(parser)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep all games, decisions and replays here")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; “local” starts one here")


def run(options: argparse.Namespace) -> int:
    """Play, show, keep."""
    names = options.bots.split(",")
    variant, data = read_options(options.option), load_data(comptoir.load(options.game), options.data)
    check(options.game, names, options.players, variant, data)
    if options.games < 1 or options.jobs < 1:
        raise BadSetup("--games and --jobs are at least 1.")
    check_ratings()
    out = options.out or Path(f"arena-{options.game}-{time.strftime('%Y%m%d-%H%M%S')}")
    folder = check_folder(out)
    (out / "replays").mkdir(exist_ok=True)
    matches = schedule(options.game, names, options.players, options.games, options.seed, variant, data)
    results = collect(matches, options, folder)
    found = [standing.summary() for standing in standings(names, results)]
    if options.json:
        options.json.write_text(json.dumps(report(options, results, found), indent=1), encoding="utf-8")
    print_standings(found, results, out)
    return 0 if len(results) == len(matches) else 130


def collect(matches: list[Match], options: argparse.Namespace, folder: Folder) -> list[Played]:
    """Everything that was played, written down as it is played, even if somebody interrupts."""
    results: list[Played] = []
    jobs = [Job(m.game, m.seats, m.seed, m.options, m.data) for m in matches]
    with Progress(*COLUMNS, console=Console(stderr=True)) as progress:
        bar = progress.add_task(options.game, total=len(matches))
        try:
            for number, written in enumerate(play_all(jobs, options)):
                keep(folder, written, number)
                progress.update(bar, advance=1)
                if written.game["error"]:
                    progress.console.print(f"A game was not finished: {written.game['error']}")
                    continue
                results.append(as_played(written))
                if not progress.console.is_terminal and is_a_tenth(len(results), len(matches)):
                    progress.console.print(f"{len(results)} of {len(matches)} games")
        except KeyboardInterrupt:
            progress.console.print(f"Interrupted after {len(results)} of {len(matches)} games; they are kept.")
        finally:
            folder.flush()
    return results


def is_a_tenth(done: int, all_: int) -> bool:
    """Whether another tenth of the games is done; printed where no progress bar is shown, as in a file."""
    return done * 10 // all_ > (done - 1) * 10 // all_


def play_all(jobs: list[Job], options: argparse.Namespace) -> Iterator[Written]:
    """One after the other, in several processes, or on a cluster."""
    if options.ray:
        yield from play_on_ray(jobs, options.ray)
    elif options.jobs == 1:
        yield from map(play, jobs)
    else:
        with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
            yield from pool.imap_unordered(play, jobs)


def play_batch(jobs: list[Job]) -> list[Written]:
    """Several games in one task."""
    return [play(job) for job in jobs]


def play_on_ray(jobs: list[Job], address: str) -> Iterator[Written]:
    """A few games for each task, results as they come."""
    try:
        import ray
    except ImportError as problem:
        raise BadSetup("--ray needs Ray: pip install comptoir[ray].") from problem
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    except (OSError, RuntimeError, ValueError) as problem:
        raise BadSetup(f"There is no Ray cluster at “{address}”; “local” starts one on this machine.") from problem
    try:
        task = ray.remote(play_batch)
        waiting = [task.remote(batch) for batch in batches(jobs, RAY_BATCH)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done[0])
    finally:
        ray.shutdown()


def report(options: argparse.Namespace, results: list[Played], found: list[dict[str, Any]]) -> dict[str, Any]:
    """What the JSON file holds."""
    keys = ("game", "players", "seed")
    best = winning_score(results)
    totals = {
        "games": len(results),
        "deals": len(best.deals),
        "winning_score": best.mean,
        "winning_score_error": known(best.error),
    }
    return {**{key: getattr(options, key) for key in keys}, **totals, "bots": found}


def keep(folder: Folder, written: Written, number: int) -> None:
    """A game in the tables, and as a replay."""
    folder.add(written)
    file = folder.path / "replays" / f"{number:05}.replay"
    file.write_text(written.game["replay"], encoding="utf-8")


def print_standings(found: list[dict[str, Any]], results: list[Played], out: Path) -> None:
    """The table for people."""
    headings = ("bot", "seats", "win rate, 95 %", "mean", "median", "margin", "rating", "ms", "most")
    best = winning_score(results)
    grid = Grid(*headings, title=f"{len(results)} games of {len(best.deals)} deals", box=None, padding=(0, 2, 0, 0))
    for column in grid.columns:
        column.no_wrap = True
    for row in found:
        low, high = row["win_rate_low"], row["win_rate_high"]
        grid.add_row(
            row["name"],
            str(row["games"]),
            f"{row['win_rate']:.1%}, {100 * low:.0f}-{100 * high:.0f}",
            f"{row['mean_score']:.1f}",
            f"{row['median_score']:.0f}",
            f"{row['mean_margin']:+.1f}{give_or_take(row['mean_margin_error'])}",
            f"{row['rating_mu']:.1f}±{row['rating_sigma']:.1f}",
            f"{row['ms_per_decision']:.1f}",
            f"{row['ms_slowest']:.0f}",
        )
    console = Console()
    console.print(grid)
    average = f"{best.mean:.1f}{give_or_take(known(best.error))}"
    console.print(f"Winners had {average} points on average. A shared victory counts as a share.")
    console.print("95 % and ±: intervals and standard errors over deals; games of one deal count once.", style="dim")
    console.print("ms: thinking for each decision, on average and at most.", style="dim")
    console.print(f"Kept in {out}: games and decisions as Parquet files, and replays.", style="dim")


def give_or_take(error: float | None) -> str:
    """A standard error, where there is one."""
    return "" if error is None else f"±{error:.1f}"
