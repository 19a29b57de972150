"""The development track: the status that a seat can expect to have at the end."""

from __future__ import annotations

from typing import Final

from comptoir.games.orleans.box import ROUNDS
from comptoir.games.orleans.tracks import END, STATUS_AT

STEPS_A_ROUND: Final = 1.1  # of development still to be expected
MOST_ROUNDS: Final = ROUNDS + 1
STATUS: Final = [sum([1 for start in STATUS_AT if space >= start]) for space in range(END + 1)]  # as it is printed


def _ahead(development: int, rounds: int) -> float:
    """Expected final status from this space with so many rounds left: the mean over few and many steps."""
    if not rounds:
        return float(STATUS[development])
    middle = STEPS_A_ROUND * rounds
    spaces = [development + middle * (0.4 + 0.12 * i) for i in range(11)]
    return float(sum([_between(space) for space in spaces])) / len(spaces)


def _between(space: float) -> float:
    """The status at a space between two, interpolated."""
    whole = int(space)
    if whole >= END:
        return float(STATUS[END])
    start = max(i for i in range(whole + 1) if i == 0 or STATUS[i] > STATUS[i - 1])
    end = min(i for i in range(whole + 1, END + 1) if STATUS[i] > STATUS[start])
    return float(STATUS[start]) + (space - start) / (end - start) * 0.85


STATUS_AHEAD: Final[list[float]] = [_ahead(i % (END + 1), i // (END + 1)) for i in range((END + 1) * MOST_ROUNDS)]
