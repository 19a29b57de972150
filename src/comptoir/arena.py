"""Tournaments between bots: the same deals in every seating, with win rates and ratings."""

from __future__ import annotations

import itertools
import math
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import comptoir
from comptoir.bots import ask_bot, new_bot
from comptoir.core.errors import BadSetup
from comptoir.intervals import ByDeal

Job = TypeVar("Job")


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and the seed of its deal."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, object] = field(default_factory=dict)  # figures of one's own box


@dataclass(frozen=True)
class Played:
    """How a match went."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]  # longest time of a seat for one decision
    replay: str


def schedule(
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    data: Mapping[str, object] | None = None,
) -> list[Match]:
    """The matches: every deal in all seatings, so that every bot has every seat equally often."""
    matches: list[Match] = []
    for deal in itertools.count(seed):
        for seats in seatings(bots, players, deal - seed):
            if len(matches) == games:
                return matches
            matches.append(Match(game, seats, deal, options, data or {}))
    raise AssertionError


def seatings(bots: Sequence[str], players: int, deal: int) -> list[tuple[str, ...]]:
    """The rotations of the bots over the seats. With more bots than seats, each deal takes the next ones."""
    start = deal % len(bots) if len(bots) > players else 0
    line = [bots[(start + i) % len(bots)] for i in range(players)]
    rotations = [tuple(line[i:] + line[:i]) for i in range(players)]
    return list(dict.fromkeys(rotations))


def play(match: Match) -> Played:
    """Play one match to its end."""
    game = comptoir.load(match.game)
    table = game.table(len(match.seats), match.seed, match.options, match.data, forced=True)
    bots = [new_bot(name, game, match.seed * 100 + seat) for seat, name in enumerate(match.seats)]
    times: list[list[float]] = [[] for _ in bots]
    while not table.over:
        seat = table.position.seat
        begin = time.perf_counter()
        move = ask_bot(bots[seat], match.seats[seat], table.view(seat), seat)
        times[seat].append(time.perf_counter() - begin)
        table.answer(seat, move)
    return Played(
        match,
        tuple(table.scores),
        tuple(table.winners),
        decisions=tuple(len(own) for own in times),
        seconds=tuple(sum(own) for own in times),
        slowest=tuple(max(own, default=0.0) for own in times),
        replay=table.save(),
    )


def check(
    game: str, bots: Sequence[str], players: int, options: Mapping[str, str], data: Mapping[str, object] | None = None
) -> None:
    """Validate the arguments before anything is played."""
    loaded = comptoir.load(game)
    loaded.position(players, options, data)
    for name in bots:
        new_bot(name, loaded, 0)
    if not bots:
        raise BadSetup("An arena needs at least one bot.")


def check_ratings() -> None:
    """Find out before anything is played whether ratings can be computed."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as problem:
        raise BadSetup("The arena needs OpenSkill: pip install 'comptoir[arena]'.") from problem


class Rating(Protocol):
    """What OpenSkill thinks of a bot."""

    mu: float
    sigma: float


@dataclass
class Standing:
    """The results of one bot."""

    name: str
    games: int = 0
    wins: float = 0.0
    won: ByDeal = field(default_factory=ByDeal)
    scores: list[int] = field(default_factory=list)
    margins: ByDeal = field(default_factory=ByDeal)
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    rating: Rating | None = None

    def add(self, played: Played, seat: int) -> None:
        """Count one seat of one game; a shared victory counts as a share."""
        others = [score for other, score in enumerate(played.scores) if other != seat]
        share = 1 / len(played.winners) if seat in played.winners else 0.0
        self.games += 1
        self.wins += share
        self.won.add(played.match.seed, share)
        self.scores.append(played.scores[seat])
        self.margins.add(played.match.seed, played.scores[seat] - max(others, default=0))
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        self.slowest = max(self.slowest, played.slowest[seat])

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate, over deals."""
        return self.won.share()

    def summary(self) -> dict[str, str | int | float | None]:
        """The figures, ready for JSON."""
        low, high = self.interval()
        return {
            "name": self.name,
            "games": self.games,
            "deals": len(self.won.deals),
            "wins": self.wins,
            "win_rate": self.wins / max(1, self.games),
            "win_rate_low": low,
            "win_rate_high": high,
            "mean_score": statistics.fmean(self.scores) if self.scores else 0.0,
            "median_score": statistics.median(self.scores) if self.scores else 0.0,
            "mean_margin": self.margins.mean,
            "mean_margin_error": known(self.margins.error),
            "rating_mu": self.rating.mu if self.rating else None,
            "rating_sigma": self.rating.sigma if self.rating else None,
            "ms_per_decision": 1000 * self.seconds / max(1, self.decisions),
            "ms_slowest": 1000 * self.slowest,
        }


def standings(bots: Sequence[str], results: Sequence[Played]) -> list[Standing]:
    """The results of every bot; two seats of the same bot count as two."""
    found = {name: Standing(name) for name in dict.fromkeys(bots)}
    for played in results:
        for seat, name in enumerate(played.match.seats):
            found[name].add(played, seat)
    rate(found, results)
    return list(found.values())


def rate(found: dict[str, Standing], results: Sequence[Played]) -> None:
    """OpenSkill (Plackett-Luce) ratings, updated game by game in the order of the deals."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in found}
    for played in sorted(results, key=lambda p: (p.match.seed, p.match.seats)):
        seats = played.match.seats
        if len(set(seats)) < 2:
            continue
        teams = [[ratings[name]] for name in seats]
        for name, (new,) in zip(seats, model.rate(teams, scores=[float(x) for x in played.scores]), strict=True):
            ratings[name] = new
    for name, rating in ratings.items():
        found[name].rating = rating


def winning_score(results: Sequence[Played]) -> ByDeal:
    """The scores of the winners."""
    found = ByDeal()
    for played in results:
        found.add(played.match.seed, max(played.scores))
    return found


def known(figure: float) -> float | None:
    """None instead of a number that does not exist, which JSON does not have."""
    return None if math.isnan(figure) else figure


def batches(jobs: Sequence[Job], size: int) -> Iterator[list[Job]]:
    """What is to be done, in batches of this size."""
    for begin in range(0, len(jobs), size):
        yield list(jobs[begin : begin + size])
