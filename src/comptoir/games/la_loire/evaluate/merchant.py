"""The merchant: money, goods, the action where he stands and the trip ahead of him."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    N_GOODS,
    NANTES,
    NONE,
    ORLEANS,
    WOOD,
    is_city,
)
from comptoir.games.la_loire.evaluate.building import best_building
from comptoir.games.la_loire.evaluate.outlook import Outlook, between
from comptoir.games.la_loire.evaluate.persons import recruiting_gain
from comptoir.games.la_loire.evaluate.trading import (
    KEEPING,
    SHIP_ONE,
    SHIP_TWO,
    after_sale,
    goods_worth,
    kept_worth,
    money_worth,
    purchase_gain,
    shortage,
)
from comptoir.games.la_loire.riding import HORSES_WITH_SCOUT, MINIMUM

A_CITY: Final = 0.5  # the next stop in a city
A_HORSE: Final = 0.5  # of the merchant, when he comes to a city
RIDING: Final = 0.45  # what a turn of the merchant costs
A_TRIP: Final = 0.9  # the share of the gains of a trip ahead
SECOND: Final = 0.2  # the share of a good that can be bought more than once on a trip


def merchant_worth(o: Outlook, at: i64, heading: i64, horses: i64, acting: bool, leaving: bool) -> float:
    """Money, goods and the trip ahead, with the action if it is still to come."""
    denier = o.player.denier
    to_city = turns_to_city(o, at, heading, horses)
    city = is_city(at)
    worth = kept_worth(o, denier, to_city) if city and not acting else money_worth(o, denier, to_city)
    worth += goods_worth(o) * math.exp(-KEEPING * to_city)
    if city and acting:
        worth += city_action(o, to_city)
    elif city and not leaving:
        worth -= shortage(o, denier)
    elif acting:
        worth += max(purchase_gain(o, at), recruiting_gain(o, at))
    if not city:
        arriving = denier + i64(o.cargo) + 2 * o.player.goods[WOOD]
        if arriving < MINIMUM:
            worth -= 0.5 * shortage(o, arriving)
    o.selling = city and acting
    share = between(0.0, o.time / 3.0, 1.0) * A_TRIP
    return worth + share * best_trip(o, at, heading, horses)


def city_action(o: Outlook, to_city: float) -> float:
    """What the best of selling, shipping and building gains in a city."""
    x = o.player.denier
    now = money_worth(o, x, to_city)
    best = kept_worth(o, x, to_city) - shortage(o, x)
    sold = x + i64(o.cargo) + 2 * o.player.goods[WOOD]
    if sold > x:
        best = max(best, after_sale(o, to_city))
    if x >= SHIP_ONE:
        best = max(best, 1.0 + kept_worth(o, x - SHIP_ONE, to_city) - shortage(o, x - SHIP_ONE))
    if x >= SHIP_TWO:
        fields = 2.0 if o.s.boat_target - o.player.boat > 1 else 1.0
        best = max(best, fields + kept_worth(o, x - SHIP_TWO, to_city) - shortage(o, x - SHIP_TWO))
    best = max(best, best_building(o, to_city, 0))
    return best - now


def turns_to_city(o: Outlook, at: i64, heading: i64, horses: i64) -> float:
    """The turns to the next stop in a city."""
    return min(o.ways.between(horses, at, heading, ORLEANS), o.ways.between(horses, at, heading, NANTES))


def best_trip(o: Outlook, at: i64, heading: i64, horses: i64) -> float:
    """The best trip to the next city."""
    if heading != NONE:
        return trip_along(o, at, heading, horses)
    return max(trip_along(o, at, CLOCKWISE, horses), trip_along(o, at, COUNTERCLOCKWISE, horses))


def trip_along(o: Outlook, at: i64, heading: i64, horses: i64) -> float:
    """The best stops before the next city, by dynamic programming backwards from there, for every number of horses."""
    gains = stops_along(o, at, heading)
    ahead: i64 = len(gains)
    width: i64 = HORSES_WITH_SCOUT + 1
    best: list[float] = [0.0] * ((ahead + 2) * width)  # by places after the start and horses
    for kept in range(width):
        best[(ahead + 1) * width + kept] = A_CITY + A_HORSE * float(kept)
    start: i64 = ahead
    while start >= 0:
        left: i64 = ahead + 1 - start
        most = -99.0
        for ride in range(1, width + 1):  # with one horse less than places
            if ride <= left:
                gain = best[(start + ride) * width + ride - 1] - RIDING
                if ride < left:
                    gain += gains[start + ride - 1]
                most = max(most, gain)
            best[start * width + ride - 1] = most
        start -= 1
    return best[horses + 1 if o.s.free[at] and horses < o.most_horses else horses]


def stops_along(o: Outlook, at: i64, heading: i64) -> list[float]:
    """What each village before the next city offers; the same good is bought a second time for less gain."""
    road = o.s.box.clockwise if heading == CLOCKWISE else o.s.box.counterclockwise
    gains: list[float] = []
    goods: list[i64] = []
    dearest: list[float] = [0.0] * N_GOODS
    place = road[at]
    while not is_city(place):
        gain = purchase_gain(o, place)
        good = o.s.box.good[place]
        gains.append(gain)
        goods.append(good)
        dearest[good] = max(dearest[good], gain)
        place = road[place]
    for i in range(len(gains)):
        if gains[i] < dearest[goods[i]] and goods[i] != WOOD:
            gains[i] *= SECOND
    return gains
