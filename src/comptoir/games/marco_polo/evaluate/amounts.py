"""The value of coins, camels, goods and rewards by themselves, by the time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import ANY_GOOD, BLACK_DIE, CONTRACT, OTHER_TOWN, OWN_TOWN, PAIR, POINTS, STEP
from comptoir.games.marco_polo.box import PRINTED

LAST_ROUND: Final = 4
MOST_DICE: Final = 40  # size of the tables by dice left
TO_USE: Final = 2.24  # dice left at which something has half of its value


def in_time(dice: float) -> float:
    """The share of its value that something has with so many dice left to use it."""
    return dice / (dice + TO_USE)


def _later(round_: int) -> float:
    """The number of later rounds, each weighted by the time left in it."""
    total = 0.0
    for later in range(round_ + 1, LAST_ROUND + 1):
        total += in_time(5.0 * float(LAST_ROUND + 1 - later))
    return total


TIME: Final[list[float]] = [in_time(float(dice)) for dice in range(MOST_DICE)]
LATER: Final[list[float]] = [_later(round_) for round_ in range(LAST_ROUND + 1)]


# What coins, camels, pepper, silk and gold are worth while there is time to use them, and at the end.
FULL: Final[list[float]] = [0.42, 0.84, 1.08, 1.34, 1.98]
FLOOR: Final[list[float]] = [0.14, 0.01, 0.03, 0.1, 0.1]
FLOOR_IN_BEIJING: Final[list[float]] = [0.14, 0.01, 0.45, 0.45, 0.45]
A_CONTRACT: Final = 0.92  # drawn from the pile
A_STEP: Final = 2.15
A_GOOD: Final = 1.74  # of one's choice
A_PAIR: Final = 3.41
A_BLACK_DIE: Final = 1.59
ANOTHER_TOWN: Final = 3.97  # the bonus of any town
AN_OWN_TOWN: Final = 3.12


def _rates(floor: list[float], dice: int) -> list[float]:
    """Values with so many dice left: interpolated between those at the end and the full ones."""
    return [floor[i] + (FULL[i] - floor[i]) * in_time(float(dice)) for i in range(len(FULL))]


RATES: Final[list[list[float]]] = [_rates(FLOOR, dice) for dice in range(MOST_DICE)]
RATES_IN_BEIJING: Final[list[list[float]]] = [_rates(FLOOR_IN_BEIJING, dice) for dice in range(MOST_DICE)]


def full_worth(what: list[i64]) -> float:
    """The value of an amount while there is time; a rough estimate for bonuses of later rounds."""
    worth = float(what[POINTS])
    for i in range(len(FULL)):
        worth += FULL[i] * float(what[i])
    worth += A_GOOD * float(what[ANY_GOOD]) + A_PAIR * float(what[PAIR]) + A_STEP * float(what[STEP])
    worth += A_CONTRACT * float(what[CONTRACT]) + A_BLACK_DIE * float(what[BLACK_DIE])
    return worth + ANOTHER_TOWN * float(what[OTHER_TOWN]) + AN_OWN_TOWN * float(what[OWN_TOWN])


# Worked out once, for what is printed.
BONUS_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in PRINTED.bonus]
OUTPOST_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in PRINTED.outposts]
TILE_WORTH: Final[list[float]] = [full_worth(bonus) for bonus in PRINTED.tiles]
