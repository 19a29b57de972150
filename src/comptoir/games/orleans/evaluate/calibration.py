"""Calibration: all judgements together, held against how games between bots really ended.

Each of them weighs one answer against another; added up they promise more than comes true.
"""

from __future__ import annotations

from typing import Final

from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.planning import unplanned

# What a seat had in the end beyond what was expected for it, by the rounds still to come; with two players.
BEFORE_PLANNING: Final[list[float]] = [
    *[-0.1, -12.9, -23.5, -34.4, -45.0, -55.3, -64.6, -72.5, -78.6],
    *[-85.2, -88.7, -92.0, -91.2, -83.2, -75.2, -67.0, -47.3, -34.6],
]
PLANNED: Final[list[float]] = [
    *[-1.0, -14.6, -25.7, -37.0, -47.9, -58.9, -69.5, -78.9, -85.9],
    *[-92.9, -98.1, -101.9, -104.9, -101.2, -93.5, -87.7, -83.1, -57.0],
]
RIVALRY: Final = 1.0  # less for each further player and round


def beyond(o: Outlook) -> float:
    """What is to be expected beyond all other judgements; mostly less than nothing."""
    by_round = PLANNED if unplanned(o) < 0 else BEFORE_PLANNING
    rounds = min(o.rounds, len(by_round) - 1)
    return by_round[rounds] - RIVALRY * o.left * float(len(o.s.players) - 2)
