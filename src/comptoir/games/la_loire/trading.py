"""The merchant's trade: buying in villages, selling and shipping in the cities."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.record import ints
from comptoir.games.la_loire.components import (
    BEER,
    CASTLE,
    CHEESE,
    DAIRYMAN,
    GOOD,
    GRAIN,
    GRAIN_FARMER,
    MONASTERY,
    N_GOODS,
    NONE,
    PLACE,
    WOOD,
    WOOD_TRADER,
    WOODCUTTER,
)
from comptoir.games.la_loire.losses import loss_after
from comptoir.games.la_loire.market import SHIFT_MARKET, market_price
from comptoir.games.la_loire.state import Loire, OfRelay, advance_boat, has

TWO: Final = 2  # the Woodcutter's cards
FREIGHT: Final = ints([6, 10])  # denier for one and for two fields
LOAD: Final = Domain("freight", ("6", "10"))

NOT_YOUR_MONASTERY: Final = Refusal("D17", "not-your-monastery")
NO_CARD_LEFT: Final = Refusal("A21", "no-goods-left")
CARRIED_ALREADY: Final = Refusal("G6", "good-carried-already")
TOO_DEAR: Final = Refusal("G1", "too-dear")
NONE_TO_SELL: Final = Refusal("G8", "none-to-sell")
TOO_LITTLE_TO_SHIP: Final = Refusal("G9", "too-dear")


# --- Buying ---------------------------------------------------------------------------


def goods_here(s: Loire, seat: i64, out: Moves) -> None:
    """What a merchant may think of buying in this village. G1 G3 P13"""
    village = s.at[2 * seat]
    out.append(BUY.base + s.box.good[village])
    if s.box.good[village] == WOOD and has(s, seat, WOODCUTTER):
        out.append(BUY_TWO.base)
    if s.building[village] == MONASTERY:
        out.append(BUY.base + BEER)


def price_of(s: Loire, village: i64, good: i64) -> i64:
    """Market price, less 1 for farm or monastery, 2 for a castle, 1 for the circus; beer twice. G2 G3 G4 G5 A03"""
    price = market_price(s, village)
    if good == BEER:
        price *= 2
    elif s.building[village] != NONE:
        price -= 2 if s.building[village] == CASTLE else 1
    if s.circus == village:
        price -= 1
    return price if price > 0 else 0


def may_carry(s: Loire, seat: i64, good: i64) -> bool:
    """One card of each sort but wood; the Grain farmer and the Dairyman lift it for theirs. G6 P12"""
    if good == WOOD or not s.players[seat].goods[good]:
        return True
    return (good == GRAIN and has(s, seat, GRAIN_FARMER)) or (good == CHEESE and has(s, seat, DAIRYMAN))


def buy(s: Loire, seat: i64, good: i64, cards: i64) -> None:
    """Pay and take; the owner of a building here moves his boat; then the market shifts. G1 G7 A04"""
    village = s.at[2 * seat]
    player = s.players[seat]
    player.denier -= price_of(s, village, good)
    player.goods[good] += cards
    s.goods[good] -= cards
    if s.building[village] != NONE:
        advance_boat(s, s.owner[village], 1)
    s.then(SHIFT_MARKET[village])


class Buy(Move):
    """Buy a card of what the village makes, or beer in your own monastery. G1 G3"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        village = s.at[2 * ask.seat]
        if x == BEER and s.owner[village] != ask.seat:
            return NOT_YOUR_MONASTERY
        if not s.goods[x]:
            return NO_CARD_LEFT
        if not may_carry(s, ask.seat, x):
            return CARRIED_ALREADY
        if price_of(s, village, x) > s.players[ask.seat].denier:
            return TOO_DEAR
        return None

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        buy(s, ask.seat, x, 1)

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        return buy_details(s, ask.seat, x)


class BuyTwo(Move):
    """With the Woodcutter two wood for the price of one. P13 D12"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        if s.goods[WOOD] < TWO:
            return NO_CARD_LEFT
        if price_of(s, s.at[2 * ask.seat], WOOD) > s.players[ask.seat].denier:
            return TOO_DEAR
        return None

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        buy(s, ask.seat, WOOD, TWO)

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        return {"good": GOOD.phrase(WOOD), **buy_details(s, ask.seat, WOOD)}


def buy_details(s: Loire, seat: i64, good: i64) -> dict[str, Any]:
    """Where, for how much, and how much there is."""
    village = s.at[2 * seat]
    price = int(price_of(s, village, good))
    return {
        "village": PLACE.said(s, int(village)),
        "price": price,
        "have": int(s.players[seat].denier),
        "owner": int(s.owner[village]),
    }


# --- Selling -----------------------------------------------------------------------------


def sale_value(s: Loire, seat: i64, good: i64) -> i64:
    """The value on the card, one more with its trader; nobody trades in beer. G8 P11"""
    bonus: i64 = 1 if good != BEER and has(s, seat, WOOD_TRADER + good) else 0
    return s.box.value[good] + bonus


class Sell(Move):
    """Sell a goods card; it goes back to the supply. G8 A22"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        return None if s.players[ask.seat].goods[x] else NONE_TO_SELL

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        player = s.players[ask.seat]
        player.denier += sale_value(s, ask.seat, x)
        player.goods[x] -= 1
        s.goods[x] += 1
        if sum_of(player.goods):
            s.then(SELL_MORE[ask.seat])

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        return {"price": int(sale_value(s, ask.seat, x)), "count": int(s.players[ask.seat].goods[x])}


def sum_of(numbers: vec[i64]) -> i64:
    """All of them together."""
    total: i64 = 0
    for n in numbers:
        total += n
    return total


class SellMore(Decision):
    """What else do you sell? G8"""

    def candidates(self, s: Loire, out: Moves) -> None:
        for good in range(N_GOODS):
            out.append(SELL.base + good)
        out.append(ENOUGH.base)


class Enough(Move):
    """Nothing more."""

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        """That part of the action is over."""

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        return {"loss": loss_after(s, ask.seat, 0)}


# --- Shipping -----------------------------------------------------------------------------


class Ship(Move):
    """Pay six denier and move your boat one field, or ten for two. G9 A19"""

    def why_not(self, s: Loire, ask: OfRelay, x: i64) -> Refusal | None:
        return TOO_LITTLE_TO_SHIP if s.players[ask.seat].denier < FREIGHT[x] else None

    def play(self, s: Loire, ask: OfRelay, x: i64) -> None:
        s.players[ask.seat].denier -= FREIGHT[x]
        advance_boat(s, ask.seat, x + 1)

    def details(self, s: Loire, ask: OfRelay, x: i64) -> dict[str, Any]:
        loss = loss_after(s, ask.seat, FREIGHT[x])
        return {"fields": int(x) + 1, "price": int(FREIGHT[x]), "have": int(s.players[ask.seat].denier), "loss": loss}


SELL_MORE: Final = [SellMore(seat) for seat in range(4)]
BUY: Final = Buy(GOOD)
BUY_TWO: Final = BuyTwo()
SELL: Final = Sell(GOOD)
ENOUGH: Final = Enough()
SHIP: Final = Ship(LOAD)
