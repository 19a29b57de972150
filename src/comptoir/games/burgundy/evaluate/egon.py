"""Egon, who ends a solo game when he is ahead."""

from __future__ import annotations

import math
from typing import Final

from comptoir.games.burgundy.evaluate.stacks import actions_this_round
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.state import SOURCES, Burgundy, Player

EGON_TO_COME: Final[list[float]] = [26.0, 24.0, 19.0, 10.0, 0.0]  # points that Egon makes on average after a round


def egon_in_the_end(s: Burgundy) -> float:
    """The points that have to be reached; what is lost is out of reach, what is won is below everything."""
    if s.counted:
        return 1e2 if s.lost else -1e2
    return float(s.egon_points) + EGON_TO_COME[s.round]


def reckon_with_egon(s: Burgundy, player: Player, out: list[float]) -> None:
    """What is still to come, comes only if Egon is not ahead after this round."""
    actions = actions_this_round(s, player)
    ahead = float(animal_points(player.animals) - s.egon_points)
    for points in s.ledger:
        ahead += float(points)
    likely = 1.0 / (1.0 + math.exp(-(ahead + 0.5 + 0.9 * float(actions)) / (0.2 + 0.35 * float(actions))))
    for source in range(len(SOURCES)):
        so_far = float(s.ledger[source])
        out[source] = so_far + likely * (out[source] - so_far)
