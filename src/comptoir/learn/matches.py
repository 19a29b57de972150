"""Matches of networks without a search: against each other or other bots, and with a liking for a kind of move."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import comptoir
from comptoir.bots import new_bot
from comptoir.bots.selfplay import SelfPlay, Settings
from comptoir.bots.weights import Learned
from comptoir.core.agenda import apply, legal
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.core.position import Position

CALM = Settings(noise=0.001, mistakes=0)  # as well as the network knows


@dataclass(frozen=True)
class Result:
    """A mean with its 95 % interval, in which every deal counts once."""

    mean: float
    half: float
    deals: int

    def percent(self) -> str:
        """As a share."""
        return f"{100 * self.mean:.0f} % ± {100 * self.half:.0f}"

    def points(self) -> str:
        """As points."""
        return f"{self.mean:+.1f} ± {self.half:.1f}"


def result(of: Sequence[float]) -> Result:
    """The mean over deals."""
    half = 1.96 * statistics.stdev(of) / math.sqrt(len(of)) if len(of) > 1 else math.inf
    return Result(statistics.fmean(of), half, len(of))


@dataclass(frozen=True)
class Match:
    """One seat's network at every seat of some deals, against another network or a bot."""

    game: str
    options: Mapping[str, str]
    players: int
    own: Path
    other: str  # a file of weights, or the name of a bot
    deals: Sequence[int]
    liked: int = -1  # the kind of move that the one seat likes
    liking: float = 0.0
    cap: int = 100_000


def play(match: Match) -> tuple[Result, Result]:
    """The share of victories of the one seat, and its lead over the best other one."""
    won: list[float] = []
    leads: list[float] = []
    for deal in match.deals:
        found = [play_one(match, deal, seat) for seat in range(match.players)]
        won.append(statistics.fmean([one for one, _ in found]))
        leads.append(statistics.fmean([lead for _, lead in found]))
    return result(won), result(leads)


def play_one(match: Match, deal: int, seat: int) -> tuple[float, float]:
    """One game: the seat's share in the victory, and its lead."""
    game = comptoir.load(match.game)
    own = Learned.of(match.own, game)
    is_file = match.other.endswith(".safetensors")
    theirs = Learned.of(Path(match.other), game) if is_file else own
    looks = [(own if i == seat else theirs).look(match.players) for i in range(match.players)]
    table = SelfPlay(game, looks, CALM, Rng(deal))
    if match.liked >= 0:
        table.liked[seat][match.liked] = match.liking
    bots = {i: new_bot(match.other, game, deal * 8 + i) for i in range(match.players) if i != seat and not is_file}
    rng = Rng(deal)
    s = game.new(match.players, match.options)
    chance(s, rng)
    answers = 0
    while s.agenda and answers < match.cap:
        position = Position(game, s)
        asked = position.seat
        ask = position.asked(asked)
        moves = legal(s, ask)
        if len(moves) == 1:
            move = moves[0]
        elif asked in bots:
            move = bots[asked].answer(position.view(asked), asked)
        else:
            move = table.best(s, ask, moves)
        apply(s, ask, move)
        chance(s, rng)
        answers += 1
    scores = [game.score(s, i) for i in range(match.players)]
    others = [score for i, score in enumerate(scores) if i != seat]
    return table.winners(s)[seat], float(scores[seat] - max(others, default=0))
