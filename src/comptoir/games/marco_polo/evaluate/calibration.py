"""Calibration: all judgements together, held against how games between bots really ended.

Each of them weighs one answer against another; added up they promise more than comes true.
"""

from __future__ import annotations

from typing import Final

from comptoir.games.marco_polo.evaluate.outlook import Outlook

# What a seat had in the end beyond what was expected for it, by the dice left to it; with two players.
BEYOND: Final[list[float]] = [
    *[0.0, -5.7, -10.2, -11.3, -11.8, -11.3, -11.5, -11.9, -12.1, -11.7, -10.9, -10.2, -9.7, -9.2, -8.5, -7.6],
    *[-6.7, -5.9, -5.1, -4.2, -3.3, -2.6, -1.6, -0.4, 0.8, 1.6],
]
RIVALRY: Final = 0.2  # less for each further player and die


def beyond(o: Outlook) -> float:
    """What is to be expected beyond all other judgements; mostly less than nothing."""
    left = min(o.left, len(BEYOND) - 1)
    return BEYOND[left] - RIVALRY * float(left * (len(o.s.players) - 2))
