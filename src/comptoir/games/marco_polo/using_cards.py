"""City cards: one die, one use in a round, by someone with a post in the city."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Count, Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.marco_polo import amounts, rewards
from comptoir.games.marco_polo.amounts import (
    ANY_GOOD,
    CAMELS,
    COINS,
    GOLD,
    GOOD,
    GOODS,
    OWN_TOWN,
    PAIR,
    PEPPER,
    POINTS,
    SILK,
    STEP,
)
from comptoir.games.marco_polo.box import CARD, card_phrase
from comptoir.games.marco_polo.city_cards import (
    BOTH_WAYS,
    EXCHANGE,
    KIND,
    PER_CONTRACT,
    PER_POST,
    WAYS,
)
from comptoir.games.marco_polo.map import SMALL
from comptoir.games.marco_polo.rewards import PAIR_OF_GOODS, PAIRS
from comptoir.games.marco_polo.spaces import CARDS, CITY_OF_CARD
from comptoir.games.marco_polo.state import CARD_POINTS, MarcoPolo, Player, give_points

MOST: Final = 6

NO_POST: Final = Refusal("V1", "no-post")
POST_IS_FRESH: Final = Refusal("R27", "post-is-fresh")
CARD_USED: Final = Refusal("R9", "card-used")
CANNOT_PAY_CARD: Final = Refusal("R23", "cannot-pay-card")
NO_OWN_TOWN: Final = Refusal("R24", "no-own-town")
NO_CONTRACT_COMPLETED: Final = Refusal("R23", "no-contract-completed")
CANNOT_PAY_SO_OFTEN: Final = Refusal("V2", "cannot-pay-so-often")
TOO_FEW_POINTS: Final = Refusal("R37", "cannot-pay-so-often")
CANNOT_PAY_STEPS: Final = Refusal("R22", "cannot-pay-so-often")
CANNOT_PAY_FIRST: Final = Refusal("R21", "cannot-pay-so-often")
TOO_FEW_OWN_TOWNS: Final = Refusal("R24", "too-few-own-towns")
NO_SUCH_GOOD: Final = Refusal("R21", "no-such-good")
NO_SUCH_PAIR: Final = Refusal("R22", "no-such-pair")
PAIR_NEEDED_LATER: Final = Refusal("R22", "pair-needed-later")


# --- Whether it can be used ----------------------------------------------------------


def why_not_card(s: MarcoPolo, seat: i64, space: i64) -> Refusal | None:
    """A post in the city, not placed in this very turn; a free card; and one use at least. V1 R9 R23 R26 R27"""
    city = CITY_OF_CARD[space - CARDS]
    if not s.players[seat].posts >> city & 1:
        return NO_POST
    if s.fresh >> city & 1:
        return POST_IS_FRESH
    if s.on[space]:
        return CARD_USED
    return why_no_use(s, s.players[seat], s.cards[space - CARDS])


def why_no_use(s: MarcoPolo, player: Player, card: i64) -> Refusal | None:
    """Whether not even one use is possible. R23 R24"""
    if KIND[card] == PER_CONTRACT and not player.completed:
        return NO_CONTRACT_COMPLETED
    if s.box.get[card * WAYS][OWN_TOWN] and not player.posts & SMALL:
        return NO_OWN_TOWN
    if KIND[card] != EXCHANGE or affords(player, s.box.give[card * WAYS], 1):
        return None
    return None if BOTH_WAYS[card] and affords(player, s.box.give[card * WAYS + 1], 1) else CANNOT_PAY_CARD


def affords(player: Player, cost: list[i64], times: i64) -> bool:
    """Whether this can be paid so many times. V2 R37"""
    goods = player.goods
    if player.coins < cost[COINS] * times or player.camels < cost[CAMELS] * times:
        return False
    if goods[0] < cost[PEPPER] * times or goods[1] < cost[SILK] * times or goods[2] < cost[GOLD] * times:
        return False
    if cost[POINTS] and player.points < cost[POINTS] * times:
        return False
    if cost[ANY_GOOD] and goods[0] + goods[1] + goods[2] < cost[ANY_GOOD] * times:
        return False
    return not cost[PAIR] or has_pairs(goods, times)


def has_pairs(goods: list[i64], pairs: i64) -> bool:
    """Whether so many pairs of different goods can be made: no kind is more than once in a pair."""
    usable: i64 = 0
    for count in goods:
        usable += count if count < pairs else pairs
    return usable >= 2 * pairs


def own_towns(player: Player) -> i64:
    """In how many small cities the player has a post."""
    count: i64 = 0
    left = player.posts & SMALL
    while left:
        left &= left - 1
        count += 1
    return count


def posts_on_map(player: Player) -> i64:
    """How many posts the player has on the map, in Beijing too. R25"""
    count: i64 = 0
    left = player.posts
    while left:
        left &= left - 1
        count += 1
    return count


# --- Using it ------------------------------------------------------------------------


def use_card(s: MarcoPolo, seat: i64, slot: i64, value: i64) -> None:
    """What a card does, with the number of the die. V2 V3 R24 R25"""
    card = s.cards[slot]
    player = s.players[seat]
    if KIND[card] == EXCHANGE:
        s.then(HowOften(seat, card, value))
        return
    if KIND[card] == PER_POST:
        times = posts_on_map(player)
    elif KIND[card] == PER_CONTRACT:
        times = len(player.completed)
    else:
        value = s.box.by_number[card][value]
        times = own_towns(player) if s.box.get[card * WAYS][OWN_TOWN] else value
    rewards.gain(s, seat, s.box.get[card * WAYS], times if times < value else value, CARD_POINTS)


class HowOften(Decision):
    """How often do you use the card, and which way? V2 R21 R23"""

    def __init__(self, seat: i64, card: Annotated[i64, Now(CARD)], value: Annotated[i64, Now(6)]) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.value: i64 = value

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for way in range(2 if BOTH_WAYS[self.card] else 1):
            for times in range(self.value):
                out.append(TRADE.base + way * MOST + times)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"card": card_phrase(s.box, int(self.card)), "value": int(self.value)}


def why_unpaid(s: MarcoPolo, card: i64, way: i64) -> Refusal:
    """Points must be there, steps are paid for first, and so is everything on a card with two ways. R21 R22 R37"""
    if s.box.give[way][POINTS]:
        return TOO_FEW_POINTS
    if s.box.get[way][STEP]:
        return CANNOT_PAY_STEPS
    return CANNOT_PAY_FIRST if BOTH_WAYS[card] else CANNOT_PAY_SO_OFTEN


class Trade(Move):
    """Give so many times, all in one direction, then receive everything. V2 R21 R24 R37"""

    def why_not(self, s: MarcoPolo, ask: HowOften, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        way = ask.card * WAYS + x // MOST
        times: i64 = x % MOST + 1
        if not affords(player, s.box.give[way], times):
            return why_unpaid(s, ask.card, way)
        if s.box.get[way][OWN_TOWN] and own_towns(player) < times:
            return TOO_FEW_OWN_TOWNS
        return None

    def play(self, s: MarcoPolo, ask: HowOften, x: i64) -> None:
        way = ask.card * WAYS + x // MOST
        times: i64 = x % MOST + 1
        pay(s, ask.seat, s.box.give[way], times)
        if s.box.give[way][ANY_GOOD]:
            s.then(PayGoods(ask.seat, way, times, times))
        elif s.box.give[way][PAIR]:
            s.then(PayPairs(ask.seat, way, times, times))
        else:
            rewards.gain(s, ask.seat, s.box.get[way], times, CARD_POINTS)

    def details(self, s: MarcoPolo, ask: HowOften, x: i64) -> dict[str, Any]:
        way, times = int(ask.card) * WAYS + int(x) // MOST, int(x) % MOST + 1
        return {
            "count": times,
            "give": amounts.phrase(s.box.give[way], times),
            "get": amounts.phrase(s.box.get[way], times),
            "have": holdings(s.players[ask.seat], s.box.give[way]),
            "towns": int(own_towns(s.players[ask.seat])),
        }


def price_phrase(s: MarcoPolo, card: int) -> Phrase:
    """What one use of a card costs, either way, in words."""
    price = amounts.phrase(s.box.give[card * WAYS])
    if not BOTH_WAYS[card]:
        return price
    return Phrase("card-both-ways", {"one": price, "other": amounts.phrase(s.box.give[card * WAYS + 1])})


def holdings(player: Player, asked: list[i64]) -> Phrase:
    """What a player has of the things asked for, in words."""
    goods = [int(count) for count in player.goods]
    have = [int(player.coins), int(player.camels), *goods, int(player.points)]
    of_choice = (PEPPER, SILK, GOLD) if asked[ANY_GOOD] or asked[PAIR] else ()
    return amounts.listed([(i, have[i]) for i in range(ANY_GOOD) if asked[i] or i in of_choice])


def asked_by(s: MarcoPolo, card: int) -> list[i64]:
    """Everything that a card asks for, either way."""
    there, back = s.box.give[card * WAYS], s.box.give[card * WAYS + 1]
    return [there[i] + back[i] for i in range(len(there))]


def pay(s: MarcoPolo, seat: i64, cost: list[i64], times: i64) -> None:
    """Everything that is not of one's choice goes at once. R21"""
    player = s.players[seat]
    player.coins -= cost[COINS] * times
    player.camels -= cost[CAMELS] * times
    player.goods[0] -= cost[PEPPER] * times
    player.goods[1] -= cost[SILK] * times
    player.goods[2] -= cost[GOLD] * times
    if cost[POINTS]:
        give_points(s, seat, -cost[POINTS] * times, CARD_POINTS)


class PayGoods(Decision):
    """Which good do you hand over? R21"""

    def __init__(
        self, seat: i64, way: Annotated[i64, Now(1)], times: Annotated[i64, Count(20)], left: Annotated[i64, Count(20)]
    ) -> None:
        super().__init__(seat)
        self.way: i64 = way
        self.times: i64 = times
        self.left: i64 = left

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for good in range(GOODS):
            out.append(PAY_GOOD.base + good)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"left": int(self.left)}


class PayGood(Move):
    """Hand over a good of your choice. R21"""

    def why_not(self, s: MarcoPolo, ask: PayGoods, x: i64) -> Refusal | None:
        return None if s.players[ask.seat].goods[x] else NO_SUCH_GOOD

    def play(self, s: MarcoPolo, ask: PayGoods, x: i64) -> None:
        s.players[ask.seat].goods[x] -= 1
        if ask.left > 1:
            s.then(PayGoods(ask.seat, ask.way, ask.times, ask.left - 1))
        else:
            rewards.gain(s, ask.seat, s.box.get[ask.way], ask.times, CARD_POINTS)


class PayPairs(Decision):
    """Which two different goods do you hand over? R21 R22"""

    def __init__(
        self, seat: i64, way: Annotated[i64, Now(1)], times: Annotated[i64, Count(20)], left: Annotated[i64, Count(20)]
    ) -> None:
        super().__init__(seat)
        self.way: i64 = way
        self.times: i64 = times
        self.left: i64 = left

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for pair in range(3):
            out.append(PAY_PAIR.base + pair)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"left": int(self.left)}


class PayPair(Move):
    """Hand over two goods of different kinds, so that enough pairs remain for all uses. V2 R22"""

    def why_not(self, s: MarcoPolo, ask: PayPairs, x: i64) -> Refusal | None:
        goods = s.players[ask.seat].goods[:]
        for good in PAIRS[x]:
            goods[good] -= 1
            if goods[good] < 0:
                return NO_SUCH_PAIR
        return None if has_pairs(goods, ask.left - 1) else PAIR_NEEDED_LATER

    def play(self, s: MarcoPolo, ask: PayPairs, x: i64) -> None:
        for good in PAIRS[x]:
            s.players[ask.seat].goods[good] -= 1
        if ask.left > 1:
            s.then(PayPairs(ask.seat, ask.way, ask.times, ask.left - 1))
        else:
            rewards.gain(s, ask.seat, s.box.get[ask.way], ask.times, CARD_POINTS)


TRADE: Final = Trade(Domain("way", ("there", "back")), Domain("times", ("1", "2", "3", "4", "5", "6")))
PAY_GOOD: Final = PayGood(GOOD)
PAY_PAIR: Final = PayPair(PAIR_OF_GOODS)
