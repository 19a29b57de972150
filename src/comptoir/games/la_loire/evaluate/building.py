"""Buildings and palaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import (
    CASTLE,
    FARM,
    MAGISTER_ARTIUM,
    MONASTERY,
    N_PALACES,
    N_PLACES,
    WOOD,
    palace_in,
)
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.evaluate.trading import kept_worth, shortage, wood_worth
from comptoir.games.la_loire.state import has

A_FARM: Final = 0.15  # in a turn
ANOTHER: Final = 0.9  # for each further one
ANOTHER_MONASTERY: Final = 0.5  # the same
A_MONASTERY: Final = 0.12  # besides the farm, in a turn
A_CASTLE: Final = 0.04  # besides the farm, in a turn
A_SITE: Final = 0.02  # for each denier that its good sells for above the average, in a turn
AVERAGE_SALE: Final = 3.5
PALACE_WORTH: Final[list[float]] = [0.13, 0.04, 0.04, 0.03]  # in a turn, by kind
NO_MONEY: Final = -1e9  # nothing can be built


def buildings_worth(o: Outlook) -> float:
    """What the buildings bring until the end."""
    s = o.s
    worth = 0.0
    farm = A_FARM
    abbey = A_MONASTERY
    for place in range(N_PLACES):
        if s.owner[place] == o.seat:
            worth += farm + A_SITE * (o.sale(s.box.good[place]) - AVERAGE_SALE)
            farm *= ANOTHER
            if s.building[place] == MONASTERY:
                worth += abbey
                abbey *= ANOTHER_MONASTERY
            elif s.building[place] == CASTLE:
                worth += A_CASTLE
    return worth * o.left


def palaces_worth(o: Outlook) -> float:
    """What the palaces bring until the end."""
    worth = 0.0
    for palace in range(2 * N_PALACES):
        if o.player.palaces >> palace & 1:
            worth += PALACE_WORTH[palace % N_PALACES]
    return worth * o.left


def best_building(o: Outlook, to_city: float, more: i64) -> float:
    """The best palace or building, with the money that is left after it."""
    s = o.s
    x = o.player.denier
    if has(s, o.seat, MAGISTER_ARTIUM):
        more -= 1
    best = NO_MONEY if s.beginner else best_palace(o, to_city, more)
    for kind in range(3):
        price = s.box.denier[kind] + more
        wood = s.box.wood[kind]
        if price <= x and wood <= o.player.goods[WOOD] and can_build(o, kind):
            gain = building_worth(o, kind) + kept_worth(o, x - price, to_city) - shortage(o, x - price)
            for i in range(wood):
                gain -= wood_worth(o, o.player.goods[WOOD] - i)
            best = max(best, gain)
    return best


def best_palace(o: Outlook, to_city: float, more: i64) -> float:
    """The best palace of the city where the merchant is, with the money that is left after it."""
    s = o.s
    x = o.player.denier
    best = NO_MONEY
    for kind in range(N_PALACES):
        price = s.box.palace_denier[kind] + more
        palace = palace_in(s.at[2 * o.seat], kind)
        if price <= x and s.palaces[palace] and not o.player.palaces >> palace & 1:
            gain = float(s.box.palace_points[kind]) + PALACE_WORTH[kind] * o.left
            gain += kept_worth(o, x - price, to_city) - shortage(o, x - price)
            best = max(best, gain)
    return best


def can_build(o: Outlook, kind: i64) -> bool:
    """Whether such a building can be built at all: a monastery or castle replaces a farm that is not new."""
    if kind == FARM:
        return o.player.farms > 0
    if kind == MONASTERY and not o.player.monasteries:
        return False
    if kind == CASTLE and not o.s.towers:
        return False
    for place in range(N_PLACES):
        if o.s.owner[place] == o.seat and o.s.building[place] == FARM:
            return not o.s.new_farms >> place & 1
    return False


def building_worth(o: Outlook, kind: i64) -> float:
    """What one more building of a kind brings until the end."""
    s = o.s
    buildings: i64 = 0
    monasteries: i64 = 0
    for place in range(N_PLACES):
        if s.owner[place] == o.seat:
            buildings += 1
            monasteries += 1 if s.building[place] == MONASTERY else 0
    if kind == FARM:
        return o.left * A_FARM * power(ANOTHER, buildings)
    if kind == MONASTERY:
        return o.left * A_MONASTERY * power(ANOTHER_MONASTERY, monasteries)
    return o.left * A_CASTLE


def power(base: float, exponent: i64) -> float:
    """An integer power."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result
