"""Let a network learn a game by playing it against itself."""

from __future__ import annotations

import argparse
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid

import comptoir
from comptoir.cli.common import read_options
from comptoir.core.errors import BadSetup

if TYPE_CHECKING:
    from comptoir.learn.learner import Learner, Round


def arguments(parser: argparse.ArgumentParser) -> None:
    """Its options."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--hours", type=float, default=1.0, metavar="H", help="how long (default: 1)")
    parser.add_argument("--rounds", type=int, metavar="N", help="stop after so many rounds, too")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of a round (default: 200)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; “local” starts one here")
    parser.add_argument("--resume", action="store_true", help="go on with what is in the folder")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where (default: learn-GAME)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal, and the weights at first")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument("--no-blind-spots", action="store_true", help="do not look for blind spots at the end")


def run(options: argparse.Namespace) -> int:
    """Learn until the time is over, or somebody interrupts."""
    if options.games < 1 or options.jobs < 1 or options.hours <= 0:
        raise BadSetup("--games and --jobs are at least 1, and --hours is more than 0.")
    try:
        from comptoir.learn.learner import Learner, Plan
    except ImportError as problem:
        raise BadSetup(f"Learning needs {problem.name}: pip install 'comptoir[learn]'.") from problem
    game = comptoir.load(options.game)
    out = options.out or Path(f"learn-{game.name}")
    plan = Plan(game.name, out, options.seed, options.games, options.jobs, read_options(options.option))
    if (out / "checkpoint.pt").exists() and not options.resume:
        raise BadSetup(f"{out} holds what was learned before; go on with --resume, or choose another --out.")
    with workers(options) as spread:
        learner = Learner(game, plan, spread)
        if options.resume:
            learner.resume()
        learn(learner, options)
        finish(learner, blind_spots=not options.no_blind_spots)
    return 0


def workers(options: argparse.Namespace) -> AbstractContextManager[Any]:
    """Where games are played."""
    from comptoir.learn.learner import cluster, processes

    if not options.ray:
        return processes(options.jobs)
    try:
        import ray  # noqa: F401
    except ImportError as problem:
        raise BadSetup("--ray needs Ray: pip install comptoir[ray].") from problem
    return cluster(options.ray)


def learn(learner: Learner, options: argparse.Namespace) -> None:
    """Rounds, each with a line."""
    console = Console(stderr=True)
    end = time.monotonic() + 3600 * options.hours
    first = learner.progress.round
    try:
        for done in learner.rounds():
            console.print(line(done, end - time.monotonic()), highlight=False)
            if time.monotonic() >= end or (options.rounds and done.number - first >= options.rounds):
                break
    except KeyboardInterrupt:
        console.print(f"Interrupted; --resume goes on after round {learner.progress.round}.")


def line(done: Round, left: float) -> str:
    """What a round brought."""
    told = [
        f"round {done.number}",
        f"{done.games} games",
        f"{done.losses['points']:.2f} points off",
        f"winners {done.winners:.1f}",
    ]
    if done.cut:
        told.append(f"{done.cut:.0%} cut off")
    told += [f"{name} {won.percent()}" for name, won in done.strength.items()]
    hours, rest = divmod(max(0, int(left)), 3600)
    return "  ".join([*told, f"{hours}:{rest // 60:02} left"])


def finish(learner: Learner, blind_spots: bool) -> None:
    """The plot, and the report of blind spots."""
    from comptoir.learn.report import plot

    console = Console()
    told = plot(learner.out)
    console.print(f"{learner.best} holds the weights. {told}", highlight=False)
    if not blind_spots:
        return
    grid = Grid("kind of move", "lead with a liking of 3 points", title="Blind spots", box=None, padding=(0, 2, 0, 0))
    for name, lead in learner.blind_spots():
        grid.add_row(name, lead.points() + ("  *" if lead.mean - lead.half > 0 else ""))
    console.print(grid)
    console.print("Where the lead is above nothing (*), the network does not know what these moves are worth.")
