"""The value of dice by what they show, and the cheapest dice for a space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.characters import MATTEO, RASCHID
from comptoir.games.marco_polo.evaluate.amounts import A_CONTRACT, LAST_ROUND
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.placing import own_colour_lies
from comptoir.games.marco_polo.state import BLACK, FACES

DIE_WORTH: Final[list[float]] = [2.33, 1.4, 1.7, 1.77, 1.85, 1.95, 2.0]  # by what it shows; 0 is not rolled
RASCHIDS_DIE: Final = 2.7
ROUND_DIE: Final[list[float]] = [0.96, 0.85, 0.86, 0.87, 0.8]  # dice of later rounds have less time to pay
ROLLING: Final = 0.66  # subtracted for rolling a die again: it only delays an action
NEW_DIE: Final = 0.16  # the same for a new die


def die_worth(o: Outlook, die: i64) -> float:
    """A die by what it shows; Raschid sets his as he likes."""
    if o.player.character == RASCHID:
        return RASCHIDS_DIE * ROUND_DIE[o.s.round]
    return DIE_WORTH[die % FACES] * ROUND_DIE[o.s.round]


def dice_worth(o: Outlook) -> float:
    """The dice in hand and those of the rounds to come, Matteo's sixth and its contract included."""
    worth = 0.0
    if o.rolling:
        worth += 5.0 * die_worth(o, 0)
    else:
        for die in o.player.dice:
            worth += die_worth(o, die)
    a_round = 5.0 * (RASCHIDS_DIE if o.player.character == RASCHID else DIE_WORTH[0])
    if o.player.character == MATTEO:
        a_round += DIE_WORTH[0] + A_CONTRACT
    for later in range(o.s.round + 1, LAST_ROUND + 1):
        worth += a_round * ROUND_DIE[later]
    return worth


def rolled_worth(o: Outlook, sort: i64) -> float:
    """A die that is rolled just now; one rolled again is no new die."""
    again = sort != BLACK or (o.s.bought and not o.player.dice)
    return die_worth(o, 0) - (ROLLING if again else NEW_DIE)


def two_highest(o: Outlook) -> tuple[i64, i64]:
    """The two highest dice that could travel; what is not there is 0."""
    if o.player.character == RASCHID:
        return (6, 6) if len(o.player.dice) > 1 else (6, 0)
    high: i64 = 0
    second: i64 = 0
    for die in o.player.dice:
        value = die % FACES
        if value > high:
            second = high
            high = value
        elif value > second:
            second = value
    return high, second


def dice_for(o: Outlook, space: i64) -> list[i64]:
    """How many dice of each value may go to a space; Raschid's stand under 0."""
    barred = own_colour_lies(o.s, o.seat, space)
    values: list[i64] = [0] * FACES
    for die in o.player.dice:
        if not (barred and die < FACES):
            values[die % FACES] += 1
    return values


def cheapest_dice(o: Outlook, values: list[i64], low: i64, count: i64) -> float:
    """The value of the cheapest dice of which the lowest shows ``low``; negative if there are too few."""
    if o.player.character == RASCHID:
        return float(count) * die_worth(o, 0) if values[0] >= count else -1.0
    if not values[low]:
        return -1.0
    worth = 0.0
    left = count
    for value in range(low, FACES):
        take = min(values[value], left)
        worth += float(take) * die_worth(o, value)
        left -= take
    return worth if not left else -1.0
