"""What the actions of places bring now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import MONK
from comptoir.games.orleans.evaluate.followers import A_STAY
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.recruiting import farmer_gain, knight_gain, scholar_gain, village_gain
from comptoir.games.orleans.evaluate.town import regular_gain, technology_gain
from comptoir.games.orleans.evaluate.travel import A_TOWN, travel_gain
from comptoir.games.orleans.map import ROAD, WATER
from comptoir.games.orleans.places import (
    BATHHOUSE,
    CASTLE,
    FARM_HOUSE,
    GUILDHALL,
    HAYRICK,
    HORSE_WAGON,
    HOSPITAL,
    LABORATORY,
    LIBRARY,
    MONASTERY,
    OFFICE,
    PHARMACY,
    SCRIPTORIUM,
    SHIP,
    SHIPPING_LINE,
    UNIVERSITY,
    VILLAGE,
    WAGON,
    WINDMILL,
)
from comptoir.games.orleans.state import bits

IN_TIME: Final = 1.12  # an activated place by its gain: above 1, so that it is not put off


def action_gain(o: Outlook, place: i64) -> float:
    """What the action of a place brings now."""
    if place >= HAYRICK:
        return tile_gain(o, place)
    if place == FARM_HOUSE:
        return farmer_gain(o)
    if place == VILLAGE:
        return village_gain(o)
    if place == UNIVERSITY:
        return scholar_gain(o)
    if place == CASTLE:
        return knight_gain(o)
    if place == MONASTERY:
        return o.recruit(MONK)
    if place == SHIP:
        return travel_gain(o, WATER)
    if place == WAGON:
        return travel_gain(o, ROAD)
    if place == GUILDHALL:
        return o.station - A_TOWN * o.station  # the merchant stood well here
    return o.step if place == SCRIPTORIUM else 0.0


def tile_gain(o: Outlook, place: i64) -> float:
    """What the action of a place tile brings now."""
    if place == HOSPITAL:
        return float(o.s.box.status[o.player.development])
    if place == OFFICE:
        return float(bits(o.player.built))
    if place == HORSE_WAGON:
        return travel_gain(o, ROAD)
    if place == LABORATORY:
        return technology_gain(o)
    if place == BATHHOUSE:
        return 2.0 * A_STAY
    if place == PHARMACY:
        return medicine_gain(o)
    if place == LIBRARY:
        return o.steps(2)
    if place == SHIPPING_LINE:
        return o.step
    return 2.0 + o.step if place == WINDMILL else regular_gain(o, place)


def medicine_gain(o: Outlook) -> float:
    """The best number of coins for as many steps."""
    best = 0.0
    for count in range(1, 4):
        worth = o.steps(count) - float(count)
        if o.player.coins >= count and worth > best:
            best = worth
    return best
