"""The learner: rounds of self-play and gradient descent, a gate of earlier selves, and checkpoints."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.learn.fit import BATCH, Fit, Memory, prepared
from comptoir.learn.games import Order, Seen, files_of, play, with_files
from comptoir.learn.matches import Match, Result
from comptoir.learn.matches import play as play_match
from comptoir.version import __version__

T = TypeVar("T")
R = TypeVar("R")
Spread = Callable[[Callable[[T], R], Sequence[T]], Iterable[R]]  # how work is spread over processes or machines

REMEMBERED = 600_000  # looks that are kept to learn from
TWICE = 2.0  # how often a look is learned from, on average
TO_THE_END = 12  # rounds in which targets are the results of games; later ones are mixed with what is foreseen
LAMBDA = 0.97
RATE, LAST_RATE = 1e-3, 2e-4
CAP = 250  # answers of a seat after which the first games are cut off; it grows as long as games are cut off
GROWTH = 1.05
MISTAKES = 15  # random moves per thousand
LIKES, LIKING = 30, 3.0  # of a hundred seats, how many like a kind of move, and by how many points at most
OLD_SELVES = 5  # how many are kept to play against
GATE_DEALS = 100
SEEDS_OF_MATCHES = 10**9  # deals on which strength is measured are never played to learn from


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and how long."""

    game: str
    out: Path
    seed: int = 1
    games: int = 200  # of a round
    jobs: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    opponents: tuple[str, ...] = ("random", "greedy")
    every: int = 10  # rounds between two measurements of strength
    deals: int = 20  # for a measurement against a bot


@dataclass
class Round:
    """What a round brought."""

    number: int
    games: int
    seconds: float
    losses: dict[str, float]
    winners: float  # mean points of winners in self-play
    cut: float  # share of games that were cut off
    strength: dict[str, Result] = field(default_factory=dict)


@dataclass
class Progress:
    """How far a learner has come; a checkpoint holds it."""

    round: int = 0
    games: int = 0
    cap: float = 0.0
    seconds: float = 0.0
    accepted: list[str] = field(default_factory=list)  # weights that passed the gate, the last one is the best


class Learner:
    """Learns a game by playing it against itself."""

    def __init__(self, game: Game, plan: Plan, spread: Spread[Any, Any] | None = None) -> None:
        self.game, self.plan = game, plan
        self.spread: Spread[Any, Any] = spread or in_turn
        self.out = plan.out.resolve()
        self.out.mkdir(parents=True, exist_ok=True)
        self.fit = Fit(game, plan.seed)
        self.memory = Memory(REMEMBERED)
        self.progress = Progress(cap=CAP * max(game.players))
        self.history: list[Round] = []

    # --- Files --------------------------------------------------------------------------

    @property
    def checkpoint(self) -> Path:
        """All that is needed to go on."""
        return self.out / "checkpoint.pt"

    @property
    def best(self) -> Path:
        """The weights that passed the gate last."""
        return self.out / (self.progress.accepted[-1] if self.progress.accepted else "weights-0.safetensors")

    def resume(self) -> None:
        """Go on where a learner stopped, or was stopped."""
        if not self.checkpoint.exists():
            raise BadSetup(f"There is nothing to resume in {self.out}.")
        found = self.fit.load(self.checkpoint)
        self.progress = Progress(**found["progress"])
        self.memory.parts = found["memory"]

    def keep(self) -> None:
        """Write a checkpoint, and what a round brought."""
        more = {"game": self.game.name, "progress": asdict(self.progress), "memory": self.memory.parts}
        self.fit.save(self.checkpoint, more)
        with (self.out / "history.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(self.history[-1])) + "\n")

    def write(self, name: str) -> Path:
        """Write the weights as bots read them."""
        file = self.out / name
        told = {
            "game": self.game.name,
            "rules": str(self.game.rules),
            "games": str(self.progress.games),
            "rounds": str(self.progress.round),
            "seed": str(self.plan.seed),
            "version": __version__,
            "date": time.strftime("%Y-%m-%d"),
            "command": f"comptoir learn {self.game.name} --seed {self.plan.seed}",
        }
        self.fit.write(file, told)
        return file

    # --- Rounds -------------------------------------------------------------------------

    def rounds(self) -> Iterator[Round]:
        """Learn for ever; a round at a time."""
        if not self.progress.accepted:
            self.write("weights-0.safetensors")
            self.progress.accepted.append("weights-0.safetensors")
        while True:
            yield self.round()

    def round(self) -> Round:
        """Play, learn, measure, keep."""
        begin = time.monotonic()
        now = self.write("now.safetensors")
        games = [seen for players in self.game.players for seen in self.play(now, players)]
        looks = sum(len(seen.ends) for seen in games)
        self.progress.round += 1
        count = sum(seen.games for seen in games)
        self.progress.games += count
        cut = sum(seen.cut for seen in games) / count
        if cut > 0.02:
            self.progress.cap *= GROWTH
        losses = self.fit.train(self.memory, max(1, int(TWICE * looks / BATCH)), self.rate())
        winners = sum(seen.points for seen in games) / count
        done = Round(self.progress.round, self.progress.games, 0.0, losses, winners, cut)
        if self.progress.round % self.plan.every == 0:
            done.strength = self.measure()
        self.progress.seconds += time.monotonic() - begin
        done.seconds = self.progress.seconds
        self.history.append(done)
        self.keep()
        return done

    def play(self, now: Path, players: int) -> list[Seen]:
        """The games of a round with so many players; in some, one seat is an earlier self."""
        size = max(1, self.plan.games // len(self.game.players) // self.plan.jobs)
        settings = {
            "noise": self.noise(),
            "mistakes": MISTAKES,
            "cap": int(self.progress.cap),
            "likes": LIKES,
            "liking": LIKING,
        }
        later = 1.0 if self.progress.round < TO_THE_END else LAMBDA
        first = self.plan.seed * 10**8 + self.progress.games
        older = tuple(self.out / name for name in self.progress.accepted[-OLD_SELVES:])
        orders = [
            Order(
                self.game.name,
                now,
                range(first + job * size, first + (job + 1) * size),
                players,
                self.plan.options,
                settings,
                later,
                older,
            )
            for job in range(self.plan.jobs)
        ]
        found = list(self.spread(play, orders))
        for seen in found:
            self.memory.add(prepared(seen, self.fit.inputs, players))
        return found

    def noise(self) -> float:
        """The temperature of the softmax over moves, in points: less and less."""
        return 0.1 + 0.4 * 0.85**self.progress.round

    def rate(self) -> float:
        """The learning rate: lower from round to round."""
        return max(LAST_RATE, RATE * 0.99**self.progress.round)

    # --- Strength -----------------------------------------------------------------------

    def measure(self) -> dict[str, Result]:
        """The share of victories against fixed bots and against the best earlier self, which a better one replaces."""
        now = self.write(f"weights-{self.progress.round}.safetensors")
        players = 2 if 2 in self.game.players else max(self.game.players)
        seeds = range(SEEDS_OF_MATCHES, SEEDS_OF_MATCHES + self.plan.deals)
        gate = range(SEEDS_OF_MATCHES, SEEDS_OF_MATCHES + GATE_DEALS)
        cap = int(self.progress.cap)

        def against(other: str, deals: range) -> Match:
            return Match(self.game.name, self.plan.options, players, now, other, deals, cap=cap)

        matches = [against(str(self.best), gate), *[against(name, seeds) for name in self.plan.opponents]]
        names = ["best", *self.plan.opponents]
        found = {name: won for name, (won, _) in zip(names, self.spread(play_match, matches), strict=True)}
        if found["best"].mean > 0.5:
            self.progress.accepted.append(now.name)
            for name in self.progress.accepted[: -OLD_SELVES - 1]:
                (self.out / name).unlink(missing_ok=True)
        else:
            now.unlink()
        return found

    def blind_spots(self, liking: float = 3.0, deals: int = 40) -> list[tuple[str, Result]]:
        """What a liking for a kind of move brings: the same network at all seats, the lead of the one that likes it.

        Where the lead is above nothing, the network does not know what the moves are worth.
        """
        players = 2 if 2 in self.game.players else max(self.game.players)
        seeds = range(SEEDS_OF_MATCHES, SEEDS_OF_MATCHES + deals)
        best = self.best
        matches = [
            Match(
                self.game.name, self.plan.options, players, best, str(best), seeds, kind, liking, int(self.progress.cap)
            )
            for kind in range(len(self.game.kinds.kinds))
        ]
        names = [type(kind).__name__ for kind in self.game.kinds.kinds]
        leads = [lead for _, lead in self.spread(play_match, matches)]
        return sorted(zip(names, leads, strict=True), key=lambda pair: -pair[1].mean)


def in_turn(work: Callable[[Any], Any], orders: Sequence[Any]) -> Iterable[Any]:
    """One after the other, here."""
    return map(work, orders)


@contextmanager
def processes(jobs: int) -> Iterator[Spread[Any, Any]]:
    """Spread work over so many processes."""
    if jobs == 1:
        yield in_turn
        return
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap


@contextmanager
def cluster(address: str) -> Iterator[Spread[Any, Any]]:
    """Spread work over the machines of a Ray cluster."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        task = ray.remote(with_files)
        yield lambda work, orders: ray.get([task.remote(work, order, files_of(order)) for order in orders])
    finally:
        ray.shutdown()
