"""Egon, who ends a solo game when he is ahead."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.burgundy.cards import EGON_STACKS, FIRST_TRIPLE, TYPE, VALUE
from comptoir.games.burgundy.evaluate.stacks import actions_left, actions_this_round
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.state import NOBODY, Burgundy

OUT_OF_REACH: Final = 1e2
CONTESTED: Final = 0.5  # the share of a bonus that Egon gets if the player may take it before him
LATE: Final = 1.3  # how much later than evenly points come in


def points_now(s: Burgundy) -> float:
    """What the player of a solo game has when it is compared."""
    points = float(animal_points(s.players[0].animals))
    for counted in s.ledger:
        points += float(counted)
    return points


def to_beat(s: Burgundy, expected: float) -> float:
    """What the player has to reach in the end, as the cards lie: as much as Egon, and more if he is ahead sooner."""
    if s.counted:
        return OUT_OF_REACH if s.lost else -OUT_OF_REACH
    now = points_now(s)
    left = actions_left(s, s.players[0])
    passed = float(actions_this_round(s, s.players[0]))
    egon = Forecast(s)
    worst = -OUT_OF_REACH
    for round_ in range(s.round, len(EGON_STACKS)):
        if round_ > s.round:
            egon.lay_out(EGON_STACKS[round_])
            passed += 6.0
        share = math.pow(passed / left, LATE) if left > 0.0 else 1.0
        worst = max(worst, egon.points - now - share * (expected - now))
    return expected + worst


class Forecast:
    """Egon's cards and points in the rounds to come."""

    def __init__(self, s: Burgundy) -> None:
        self.s: Final = s
        self.cards: Final = s.egon[:]
        self.stacks: Final = s.egon_stacks[:]
        self.points = float(s.egon_points)

    def lay_out(self, count: i64) -> None:
        """The stack of a round, as far as the cards are known."""
        for _ in range(count):
            card = self.stacks.pop()
            if card >= 0:
                self.lay(TYPE[card])

    def lay(self, type_: i64) -> None:
        """Another card of a type."""
        self.cards[type_] += 1
        if self.cards[type_] % 3 == 0:
            self.points += float(VALUE[type_])
            if self.cards[type_] == 3 and self.s.firsts[type_] == NOBODY:
                self.points += CONTESTED * float(FIRST_TRIPLE)
        if self.cards[type_] == 1 and 0 not in self.cards and self.s.all_seven:
            self.points += float(self.s.all_seven[-1])
