"""Egon, who ends a solo game when he is ahead."""

from __future__ import annotations

from typing import Final

from comptoir.games.burgundy.cards import EGON_STACKS, TYPE
from comptoir.games.burgundy.evaluate.stacks import actions_left, actions_this_round
from comptoir.games.burgundy.solo import compared_points, lay_out
from comptoir.games.burgundy.state import Burgundy

OUT_OF_REACH: Final = 1e2
TO_COME: Final = [0.0, 12.3, 23.1, 29.2, 33.7, 34.2, 34.2]  # mean points still to come in solo games, by rounds left


def to_beat(s: Burgundy, expected: float) -> float:
    """The final points needed as the cards lie: as many as Egon, or more if he would be ahead at any comparison."""
    if s.counted:
        return OUT_OF_REACH if s.lost else -OUT_OF_REACH
    now = float(compared_points(s))
    left = actions_left(s, s.players[0])
    passed = float(actions_this_round(s, s.players[0]))
    later = s.clone()
    worst = -OUT_OF_REACH
    for round_ in range(s.round, len(EGON_STACKS)):
        if round_ > s.round:
            lay_out_round(later, round_)
            passed += 6.0
        share = 1.0 - to_come(left - passed) / to_come(left) if left > 0.0 else 1.0
        worst = max(worst, float(later.egon_points) - now - share * (expected - now))
    return expected + worst


def to_come(actions: float) -> float:
    """Mean points from so many remaining actions, interpolated between rounds; most points come late."""
    rounds = int(actions / 6.0)
    return TO_COME[rounds] + (actions / 6.0 - float(rounds)) * (TO_COME[rounds + 1] - TO_COME[rounds])


def lay_out_round(s: Burgundy, round_: int) -> None:
    """Lay out Egon's stack of a round; hidden cards are skipped."""
    for _ in range(EGON_STACKS[round_]):
        card = s.egon_stacks.pop()
        if card >= 0:
            lay_out(s, TYPE[card])
