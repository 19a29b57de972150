"""Ship, Wagon, Horse Wagon and Guildhall: the merchant travels, gathers goods and builds trading stations."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Now
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.bank import gain_good
from comptoir.games.orleans.box import GOOD
from comptoir.games.orleans.effect import Effect
from comptoir.games.orleans.map import N_TOWNS, NO_ROUTE, ORLEANS, TOWN, WATER
from comptoir.games.orleans.meaning import ROUTE
from comptoir.games.orleans.state import EMPTY, Orleans, bit
from comptoir.games.orleans.tracks import count_holdings

NO_WATERWAY_HERE: Final = Refusal("F1", "no-waterway-here")
NOT_BY_WATER: Final = Refusal("F1", "not-by-water")
NOT_BY_ROAD: Final = Refusal("F1", "not-by-road")
NO_STATION_LEFT: Final = Refusal("F3", "no-station-left")
STATION_HERE: Final = Refusal("F3", "station-here")


class Travel(Effect):
    """The merchant moves along one waterway, or one road. F1 F2"""

    def __init__(self, seat: i64, by: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by

    def why_not(self, s: Orleans) -> Refusal | None:
        return NO_WATERWAY_HERE if self.by == WATER and not s.box.has_water[s.players[self.seat].merchant] else None

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"town": TOWN.phrase(int(s.players[self.seat].merchant))}

    def run(self, s: Orleans) -> None:
        s.then(WHERE_TO[self.seat][self.by])


class WhereTo(Decision):
    """Where does your merchant travel? F1"""

    def __init__(self, seat: i64, by: Annotated[i64, Now(1)]) -> None:
        super().__init__(seat)
        self.by: i64 = by

    def candidates(self, s: Orleans, out: Moves) -> None:
        for town in s.box.neighbours[s.players[self.seat].merchant]:
            out.append(TRAVEL_TO.base + town)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"town": TOWN.phrase(int(s.players[self.seat].merchant)), "by": "water" if self.by == WATER else "road"}


class TravelTo(Move):
    """Travel to the next town. F1"""

    def why_not(self, s: Orleans, ask: WhereTo, x: i64) -> Refusal | None:
        if s.box.route[ask.by][s.players[ask.seat].merchant * N_TOWNS + x] != NO_ROUTE:
            return None
        return NOT_BY_WATER if ask.by == WATER else NOT_BY_ROAD

    def play(self, s: Orleans, ask: WhereTo, x: i64) -> None:
        player = s.players[ask.seat]
        route = s.box.route[ask.by][player.merchant * N_TOWNS + x]
        player.merchant = x
        if has_goods(s, route):
            s.then(WhichGood(ask.seat, route))

    def details(self, s: Orleans, ask: WhereTo, x: i64) -> dict[str, Any]:
        here = int(s.players[ask.seat].merchant)
        route = int(s.box.route[ask.by][here * N_TOWNS + x])
        return {"from": TOWN.phrase(here), "goods": goods_phrase(s, route)}


def has_goods(s: Orleans, route: i64) -> bool:
    """Whether a good lies on a route."""
    for space in range(s.box.goods_space[route], s.box.goods_space[route + 1]):
        if s.routes[space] != EMPTY:
            return True
    return False


def goods_phrase(s: Orleans, route: int) -> Phrase:
    """The goods on a route in words."""
    spaces = [] if route == NO_ROUTE else range(int(s.box.goods_space[route]), int(s.box.goods_space[route + 1]))
    goods = [GOOD.phrase(int(s.routes[space])) for space in spaces if s.routes[space] != EMPTY]
    return Phrase(f"goods-{len(goods)}", dict(zip(("a", "b"), goods, strict=False)))


class WhichGood(Decision):
    """Which good do you take from the route? F1"""

    def __init__(self, seat: i64, route: Annotated[i64, Now(ROUTE)]) -> None:
        super().__init__(seat)
        self.route: i64 = route

    def candidates(self, s: Orleans, out: Moves) -> None:
        seen: i64 = 0
        for space in range(s.box.goods_space[self.route], s.box.goods_space[self.route + 1]):
            good = s.routes[space]
            if good != EMPTY and not seen >> good & 1:
                seen |= 1 << good
                out.append(TAKE_GOOD.base + good)
        out.append(LEAVE_GOODS.base)


class TakeGood(Move):
    """Take a good from the route. F1"""

    def play(self, s: Orleans, ask: WhichGood, x: i64) -> None:
        for space in range(s.box.goods_space[ask.route], s.box.goods_space[ask.route + 1]):
            if s.routes[space] == x:
                s.routes[space] = EMPTY
                break
        gain_good(s, ask.seat, x)


class LeaveGoods(Move):
    """Take nothing. F1"""

    def play(self, s: Orleans, ask: WhichGood, x: i64) -> None:
        """The goods stay where they are."""


# --- The Guildhall ----------------------------------------------------------------


def station_here(s: Orleans, seat: i64) -> bool:
    """Whether the town of the merchant has no room for this player's station; Orléans has one for each. F3"""
    town = s.players[seat].merchant
    if town == ORLEANS:
        return s.players[seat].built & 1 == 1
    for player in s.players:
        if player.built >> town & 1:
            return True
    return False


class Guildhall(Effect):
    """A trading station in the town of the merchant. F3"""

    def why_not(self, s: Orleans) -> Refusal | None:
        if not s.players[self.seat].stations:
            return NO_STATION_LEFT
        return STATION_HERE if station_here(s, self.seat) else None

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"town": TOWN.phrase(int(s.players[self.seat].merchant))}

    def run(self, s: Orleans) -> None:
        player = s.players[self.seat]
        player.stations -= 1
        player.built |= bit(player.merchant)
        count_holdings(s, self.seat)


WHERE_TO: Final = [[WhereTo(seat, by) for by in range(2)] for seat in range(4)]
TRAVEL_TO: Final = TravelTo(TOWN)
TAKE_GOOD: Final = TakeGood(GOOD)
LEAVE_GOODS: Final = LeaveGoods()
