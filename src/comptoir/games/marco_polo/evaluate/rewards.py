"""Rewards: what is taken from the supply, and what is to be chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import (
    ANY_GOOD,
    BLACK_DIE,
    CAMELS,
    CHOICES,
    COINS,
    CONTRACT,
    GOLD,
    OTHER_TOWN,
    OWN_TOWN,
    PAIR,
    PEPPER,
    POINTS,
    SILK,
    STEP,
)
from comptoir.games.marco_polo.evaluate.amounts import A_CONTRACT, TILE_WORTH
from comptoir.games.marco_polo.evaluate.dice import die_worth
from comptoir.games.marco_polo.evaluate.goods import best_good, best_pair, more_worth
from comptoir.games.marco_polo.evaluate.journeys import journey_gain
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.map import BEIJING, LARGE, PLACES, TOWNS, is_large, is_small
from comptoir.games.marco_polo.rewards import OF_CHARACTER
from comptoir.games.marco_polo.state import EMPTY

OTHER_BONUS: Final = 3.44  # a town bonus other than a pair of goods


def amount_worth(o: Outlook, what: list[i64], times: i64, paid: i64) -> float:
    """What this amount brings, some coins paid for it."""
    worth = more_worth(
        o,
        what[COINS] * times - paid,
        what[CAMELS] * times,
        what[PEPPER] * times,
        what[SILK] * times,
        what[GOLD] * times,
    )
    worth += float(what[POINTS] * times)
    return worth + choices_worth(o, what, times) if what[CHOICES] else worth


def choices_worth(o: Outlook, what: list[i64], times: i64) -> float:
    """The parts of a reward that are more than taking from the supply."""
    worth = 0.0
    if what[ANY_GOOD]:
        worth += best_good(o) * float(what[ANY_GOOD] * times)
    if what[PAIR]:
        worth += best_pair(o)
    if what[CONTRACT]:
        worth += A_CONTRACT * o.time
    if what[BLACK_DIE] and o.s.black:
        worth += die_worth(o, 0)
    if what[STEP]:
        worth += journey_gain(o, True, 0, what[STEP] * times, 0, 0)
    if what[OTHER_TOWN]:
        worth += best_town_bonus(o)
    if what[OWN_TOWN]:
        worth += own_town_bonuses(o, what[OWN_TOWN] * times, 0)
    return worth


def best_town_bonus(o: Outlook) -> float:
    """The town bonus that is worth most just now: a pair of goods, or another."""
    return max(OTHER_BONUS, best_pair(o))


def bonus_worth(o: Outlook, place: i64) -> float:
    """What a place still to give its bonus will bring."""
    if place == OF_CHARACTER:
        return A_CONTRACT * o.time
    if is_small(place):
        return amount_worth(o, o.s.box.tiles[o.s.towns[place - TOWNS]], 1, 0)
    if is_large(place) and o.s.outposts[place - LARGE] != EMPTY:
        return amount_worth(o, o.s.box.outposts[o.s.outposts[place - LARGE]], 1, 0)
    return 0.0


def bonuses_worth(o: Outlook, places: i64) -> float:
    """What all these places will bring."""
    worth = 0.0
    for place in range(LARGE, PLACES + 1):
        if places >> place & 1:
            worth += bonus_worth(o, place)
    return worth


def own_town_bonuses(o: Outlook, times: i64, used: i64) -> float:
    """The bonuses of so many own towns, each like the average of those not used."""
    total = 0.0
    count: i64 = 0
    for place in range(TOWNS, BEIJING):
        if o.player.posts >> place & 1 and not used >> place & 1:
            total += TILE_WORTH[o.s.towns[place - TOWNS]] * o.time
            count += 1
    return total if count <= times else total * float(times) / float(count)
