"""Money and goods: what is held, bought and sold."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import BEER, CASTLE, MONASTERY, NONE, WOOD
from comptoir.games.la_loire.evaluate.denier import useful
from comptoir.games.la_loire.evaluate.outlook import Outlook, between
from comptoir.games.la_loire.riding import MINIMUM
from comptoir.games.la_loire.trading import may_carry

SHIP_ONE: Final = 6  # denier for a field of the boat, and for two
SHIP_TWO: Final = 10
CHEAP_PALACE: Final = 4
A_PALACE: Final = 1.6  # points, if there is one to be had
OWN_BUILDING: Final = 1.0  # of buying where one's own building stands
OTHERS_BUILDING: Final = 0.15  # what the owner of another gains by it
NOT_FOR_SALE: Final = -1e9
RETURNED: Final = 0.2  # the share of denier that have to be returned
UNSOLD: Final = 0.35  # the share of goods that are better not sold yet
A_TURN: Final = 1.6  # a turn lost
GOODS_SHARE: Final = 0.8  # the share of its price that a good is worth before it is sold
KEEPING: Final = 0.02  # how much less they are worth a turn farther from a city
A_WOOD: Final = 0.8  # for a building to come


def money_worth(o: Outlook, denier: i64, to_city: float) -> float:
    """What denier are worth: investments early, shipping or a palace late."""
    late = late_worth(o, denier) * o.in_time(to_city) if o.investing < 1.0 else 0.0
    return o.investing * o.a_denier * useful(float(denier)) + (1.0 - o.investing) * late


def late_worth(o: Outlook, denier: i64) -> float:
    """The points that so much money buys at the end."""
    points = 2.0 if denier >= SHIP_TWO else 1.0 if denier >= SHIP_ONE else 0.0
    if denier >= CHEAP_PALACE and points < 2.0 and bits(o.player.palaces) < 6 and not o.s.beginner:
        points = A_PALACE
    return points + 0.02 * float(denier)


def kept_worth(o: Outlook, denier: i64, to_city: float) -> float:
    """What denier are worth to a merchant in a city, who has to return some when he leaves."""
    if denier <= o.most:
        return money_worth(o, denier, to_city)
    return money_worth(o, o.most, to_city) + RETURNED * o.a_denier * o.investing * float(denier - o.most)


def shortage(o: Outlook, denier: i64) -> float:
    """What it costs to stand in a city with so little money."""
    if denier >= MINIMUM or o.time < 0.5:
        return 0.0
    return A_TURN * float(MINIMUM - denier)


def goods_worth(o: Outlook) -> float:
    """All goods on the way."""
    x = float(o.player.denier)
    worth = GOODS_SHARE * o.a_denier * o.trading * (useful(x + o.cargo) - useful(x))
    for count in range(o.player.goods[WOOD]):
        worth += wood_worth(o, count + 1)
    return worth


def wood_worth(o: Outlook, count: i64) -> float:
    """What the wood card with this number is worth: for a building, or sold."""
    built = A_WOOD * between(0.0, o.left / 20.0, 1.0) * (1.0 if count < 3 else 0.5 if count < 4 else 0.0)
    sold = GOODS_SHARE * o.sale(WOOD) * o.a_denier * o.trading * o.rate
    return max(sold, built)


def purchase_gain(o: Outlook, village: i64) -> float:
    """What buying in a village brings, beer in one's own monastery or the good of the village."""
    s = o.s
    price = o.prices[s.shields[village]]
    own = s.owner[village] == o.seat
    circus: i64 = 1 if s.circus == village else 0
    best = 0.0
    if own and s.building[village] == MONASTERY:
        best = good_gain(o, BEER, 2 * price - circus)
    if s.building[village] != NONE:
        price -= 2 if s.building[village] == CASTLE else 1
    price -= circus
    best = max(best, good_gain(o, s.box.good[village], price if price > 0 else 0))
    if s.building[village] != NONE:
        best += OWN_BUILDING if own else -OTHERS_BUILDING
    return max(best, 0.0)


def good_gain(o: Outlook, good: i64, price: i64) -> float:
    """The gain of buying a good at a price; hugely negative if it cannot be bought."""
    if not o.s.goods[good]:
        return NOT_FOR_SALE
    share = o.rate
    if o.selling:
        share = 1.0
    elif price > o.player.denier or not may_carry(o.s, o.seat, good):
        return NOT_FOR_SALE
    cost = o.a_denier * o.investing * float(price)
    if good == WOOD:
        return wood_worth(o, o.player.goods[WOOD] + 1) - cost
    return GOODS_SHARE * o.sale(good) * o.a_denier * o.trading * share - cost


def after_sale(o: Outlook, to_city: float) -> float:
    """The value after selling all goods that are not kept for the next city, minus that of the goods now held."""
    x = o.player.denier
    sold = x + i64(o.cargo)
    rest = 0.0
    if sold < MINIMUM:
        sold += 2 * o.player.goods[WOOD]
    if sold > o.most:
        rest = UNSOLD * o.a_denier * o.trading * float(sold - o.most)
        sold = o.most
    return kept_worth(o, sold, to_city) - shortage(o, sold) + rest - goods_worth(o) * math.exp(-KEEPING * to_city)


def bits(set_: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while set_:
        set_ &= set_ - 1
        count += 1
    return count
