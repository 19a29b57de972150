"""Calibration: corrects the bias of the heuristics, by the results of games between bots.

The heuristics were tuned to rank answers. Their sum overestimates the final points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.planning import activated, unplanned

# Mean of final points minus evaluation, by the rounds left; two players.
BEFORE_PLANNING: Final[list[float]] = [
    *[-0.1, -12.9, -23.5, -34.4, -45.0, -55.3, -64.6, -72.5, -78.6],
    *[-85.2, -88.7, -92.0, -91.2, -83.2, -75.2, -67.0, -47.3, -34.6],
]
PLANNED: Final[list[float]] = [
    *[-1.0, -14.6, -25.7, -37.0, -47.9, -58.9, -69.5, -78.9, -85.9],
    *[-92.9, -98.1, -101.9, -104.9, -101.2, -93.5, -87.7, -83.1, -57.0],
]
RIVALRY: Final = 1.0  # subtracted for each further player and round
# Overestimate of an activated place until its action is taken, by the rounds left in groups of three.
TOO_EARLY: Final[list[float]] = [0.8, 1.7, 1.9, 3.1, 3.6, 6.0]
TOO_LATE: Final = 0.8  # underestimate when no activated place is left


def beyond(o: Outlook) -> float:
    """The correction in points; mostly negative."""
    by_round = PLANNED if unplanned(o) < 0 else BEFORE_PLANNING
    rounds = min(o.rounds, len(by_round) - 1)
    return by_round[rounds] - RIVALRY * o.left * float(len(o.s.players) - 2)


def in_advance(o: Outlook) -> float:
    """The overestimate of pending actions. ``worth`` keeps it, so that actions look urgent to greedy bots."""
    if unplanned(o) >= 0:
        return 0.0
    thirds: i64 = min(o.rounds // 3, len(TOO_EARLY) - 1)
    return TOO_EARLY[thirds] * float(activated(o)) - TOO_LATE
