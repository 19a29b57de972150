"""Set-up: the board, the supplies and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Agenda, Chance, Task
from comptoir.core.chance import Rng
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import seat_name
from comptoir.core.pile import Bag, Draw, Drawn, bag_of, pile_of
from comptoir.core.record import ints
from comptoir.games.orleans.bank import receive
from comptoir.games.orleans.box import (
    CITIZENS,
    GOOD,
    GOODS,
    GOODS_REMOVED,
    HOURGLASSES,
    MONK,
    N_FOLLOWERS,
    N_GOODS,
    OWN,
    PILGRIMAGE,
    REMOVED,
    START_COINS,
    STATIONS_EACH,
    TECHNOLOGY_TILES,
)
from comptoir.games.orleans.figures import box_of
from comptoir.games.orleans.map import ORLEANS
from comptoir.games.orleans.places import N_SPACES, ON_BOARD, TILES
from comptoir.games.orleans.rounds import PLAY_ROUND
from comptoir.games.orleans.state import EMPTY, NOBODY, Orleans, Player


def setup(players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> Orleans:
    """The table before anything is shuffled. S1 S2 S4 S5"""
    s = Orleans()
    s.box = box_of(data)
    s.players = vec[Player]([new_player() for _ in range(players)])
    s.open_planning = options["planning"] == "turn_order"
    s.bank = s.box.coins
    s.technology = TECHNOLOGY_TILES
    s.tiles = TILES
    hidden: list[i64] = list(HOURGLASSES)
    hidden[PILGRIMAGE] -= 1
    s.hourglasses = pile_of(hidden, [PILGRIMAGE])
    s.supply = ints([s.box.neutral[i] - REMOVED[players][i] for i in range(MONK + 1)])
    s.goods_bag = bag_of([row[1] for row in GOODS])
    s.goods = ints([0] * N_GOODS)
    s.routes = ints([EMPTY] * s.box.goods_space[-1])
    s.deeds = ints(s.box.openings[:])
    s.citizens = ints([NOBODY] * int(CITIZENS.size))
    s.drawn = []
    s.out_goods = ints([0] * N_GOODS)
    s.agenda = Agenda()
    s.then(START_COINS_FOR_ALL, WHO_BEGINS, LAY_OUT_GOODS, PLAY_ROUND)
    return s


def new_player() -> Player:
    """An empty bag, the four own followers on the market, ten stations, the merchant in Orléans. S1 A1"""
    player = Player()
    player.merchant = ORLEANS
    player.stations = STATIONS_EACH
    player.places = ON_BOARD
    player.tracks = ints([0] * MONK)
    player.goods = ints([0] * N_GOODS)
    player.market = ints([0] * OWN + [1] * (N_FOLLOWERS - OWN))
    player.spaces = ints([EMPTY] * N_SPACES)
    player.bag = bag_of([0] * N_FOLLOWERS)
    return player


class StartCoinsForAll(Task):
    """Five coins for everybody. S1"""

    def run(self, s: Orleans) -> None:
        for seat in range(len(s.players)):
            receive(s, seat, START_COINS)


class WhoBegins(Chance):
    """Who is the first start player? S6"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        for seat in range(len(s.players)):
            out.append(BEGINS.base + seat)

    def sample(self, s: Orleans, rng: Rng) -> i64:
        return BEGINS.base + rng.below(len(s.players))


class Begins(Move):
    """The seat begins. S6"""

    def play(self, s: Orleans, ask: WhoBegins, x: i64) -> None:
        s.starter = x

    def details(self, s: Orleans, ask: WhoBegins, x: i64) -> dict[str, Any]:
        return {"name": seat_name(int(x))}


class LayOutGoods(Task):
    """A random good on every space of the routes that counts with so many players. S3"""

    def run(self, s: Orleans) -> None:
        s.then(ROUTE_GOOD)


class RouteGood(Draw):
    """Which good lies on the next space of the routes? S3"""

    def bag(self, s: Orleans) -> Bag:
        return s.goods_bag

    def kind(self) -> Move:
        return GOOD_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        filled = s.box.filled[len(s.players)]
        for space in filled:
            if s.routes[space] == EMPTY:
                s.routes[space] = card
                break
        s.then(SORT_GOODS if s.routes[filled[-1]] != EMPTY else self)


class SortGoods(Task):
    """With two or three players some goods are removed; all others lie open in the goods market. S3"""

    def run(self, s: Orleans) -> None:
        removed: i64 = 0
        for count in s.out_goods:
            removed += count
        if removed < TO_REMOVE[len(s.players)]:
            s.then(REMOVED_GOOD)
            return
        for good in range(N_GOODS):
            s.goods[good] = s.goods_bag.counts[good]
            s.goods_bag.counts[good] = 0
        s.goods_bag.size = 0


class RemovedGood(Draw):
    """Which good is removed from the game? S3"""

    def bag(self, s: Orleans) -> Bag:
        return s.goods_bag

    def kind(self) -> Move:
        return GOOD_DRAWN

    def drawn(self, s: Orleans, card: i64) -> None:
        s.out_goods[card] += 1
        s.then(SORT_GOODS)


class GoodDrawn(Drawn):
    """The goods tile that comes next."""

    def details(self, s: Orleans, ask: Draw, x: i64) -> dict[str, Any]:
        return {"to": "box" if isinstance(ask, RemovedGood) else "route"}


TO_REMOVE: Final = ints([GOODS_REMOVED.get(players, 0) for players in range(5)])
START_COINS_FOR_ALL: Final = StartCoinsForAll()
WHO_BEGINS: Final = WhoBegins()
BEGINS: Final = Begins(Domain("seat", ("1", "2", "3", "4")))
LAY_OUT_GOODS: Final = LayOutGoods()
ROUTE_GOOD: Final = RouteGood()
SORT_GOODS: Final = SortGoods()
REMOVED_GOOD: Final = RemovedGood()
GOOD_DRAWN: Final = GoodDrawn(GOOD)
