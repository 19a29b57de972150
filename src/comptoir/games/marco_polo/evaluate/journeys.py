"""The value of journeys: future ones by where they may lead, the present one step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.amounts import CAMELS, COINS
from comptoir.games.marco_polo.characters import JOHANNES, WILHELM
from comptoir.games.marco_polo.evaluate.amounts import LAST_ROUND
from comptoir.games.marco_polo.evaluate.dice import die_worth, two_highest
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.evaluate.posts import new_post
from comptoir.games.marco_polo.evaluate.roads import WILHELMS_WAYS
from comptoir.games.marco_polo.map import PLACES, is_oasis
from comptoir.games.marco_polo.placing import price
from comptoir.games.marco_polo.spaces import TRAVEL
from comptoir.games.marco_polo.state import NOWHERE
from comptoir.games.marco_polo.travel import camel_toll, coin_toll, next_places

FIRST_JOURNEY: Final = 0.68  # the share of its gain that the next journey is worth, and the one after it
SECOND_JOURNEY: Final = 0.25
LAST_JOURNEY: Final = 0.49  # the same in the last round
HOPELESS: Final = -3.0  # a journey that no further one can make up for
OTHER_FIGURE: Final = 0.47  # the share of what the other figure of Niccolo & Marco could do
COMING_BY: Final = 0.38  # the share of Wilhelm's other posts in his plans: long journeys are hard to pay


def plan_ahead(o: Outlook) -> None:
    """What the journeys to come will bring; the last one as far as it can be paid."""
    if o.s.round < LAST_ROUND or o.rolling:
        o.ahead = plans(o, o.journeys)
    elif o.journeys and not o.setting_out:
        o.ahead = last_journey(o)


def plans(o: Outlook, journeys: i64) -> float:
    """What so many journeys will bring, with whichever figure."""
    worth = plan(o, o.player.figure, journeys)
    if o.player.second == NOWHERE:
        return worth
    return both_figures(worth, plan(o, o.player.second, journeys))


def plan(o: Outlook, place: i64, journeys: i64) -> float:
    """What the next two journeys from a place would gain, beyond their price."""
    if journeys < 1:
        return 0.0
    best = 0.0
    row = place * PLACES
    wilhelm = o.player.character == WILHELM
    for city in o.targets:
        gain = o.cities[city] - o.legs[row + city]
        if wilhelm:
            gain += COMING_BY * coming_by(o, row + city)
        if journeys > 1 and gain > HOPELESS:
            gain += SECOND_JOURNEY * next_journey(o, city)
        best = max(best, gain)
    return FIRST_JOURNEY * best


def next_journey(o: Outlook, place: i64) -> float:
    """What one journey from a place would gain."""
    best = 0.0
    row = place * PLACES
    for city in o.targets:
        if city != place:
            best = max(best, o.cities[city] - o.legs[row + city])
    return best


def coming_by(o: Outlook, leg: i64) -> float:
    """What Wilhelm's posts in the cities that he comes by would bring."""
    ways = WILHELMS_WAYS[leg]
    worth = 0.0
    if ways:
        for city in o.targets:
            if ways >> city & 1:
                worth += o.cities[city]
    return worth


def last_journey(o: Outlook) -> float:
    """What a journey with the dice at hand would bring, if all others go on the purse."""
    high, second = two_highest(o)
    if not second:
        return 0.0
    more: i64 = 2 * (len(o.player.dice) - 2) - price(o.s, o.seat, TRAVEL, second)
    gain = journey_gain(o, False, 0, second, 0, -more) - die_worth(o, high) - die_worth(o, second)
    return LAST_JOURNEY * gain if gain > 0.0 else 0.0


def both_figures(one: float, other: float) -> float:
    """Of two figures one makes the journey; what the other could do counts for less."""
    return one + OTHER_FIGURE * other if one > other else other + OTHER_FIGURE * one


def journey_gain(o: Outlook, free: bool, made: i64, left: i64, moved: i64, paid: i64) -> float:
    """What the best journey from here gains, its price paid; the journeys after it included."""
    player = o.player
    journey = Journey(o, free, moved, o.ahead if free and not made else -1e9)
    journey.walk(player.figure, NOWHERE, made, left, player.coins - paid, player.camels, 0.0, (moved & 1) != 0)
    return journey.best - o.ahead


class Journey:
    """Every journey that can be paid is tried, to find the best."""

    def __init__(self, o: Outlook, free: bool, moved: i64, best: float) -> None:
        self.o: Final = o
        self.free: Final = free  # its steps cost nothing
        self.moved: Final = moved  # which figures have moved in it before, a bit each
        self.best = best  # the best found so far
        self.ended: i64 = NOWHERE  # where the first of two figures ends
        self.on_second = False

    def walk(
        self, place: i64, came: i64, made: i64, left: i64, coins: i64, camels: i64, got: float, here: bool
    ) -> None:
        """Stop here, or try every road that can be paid; the other figure of Niccolo & Marco goes afterwards."""
        o = self.o
        player = o.player
        if self.on_second or player.second == NOWHERE:
            if made:
                self.stop(place, got, here)
        else:
            self.go_on_with_second(place, made, left, coins, camels, got, here)
        if not left:
            return
        step = 0 if self.free else o.s.box.travel_price[made + 1] - o.s.box.travel_price[made]
        hop = player.character == JOHANNES and came != NOWHERE and is_oasis(came) and is_oasis(place)
        for to in next_places(player, place):
            if to == came or (hop and is_oasis(to)):
                continue
            pays = step + coin_toll(o.s, player, place, to)
            toll = camel_toll(o.s, player, place, to)
            if pays <= coins and toll <= camels:
                gains = got - o.rates[COINS] * float(pays) - o.rates[CAMELS] * float(toll)
                if player.character == WILHELM and player.posts_left:
                    gains += new_post(o, to)
                self.walk(to, place, made + 1, left - 1, coins - pays, camels - toll, gains, True)

    def go_on_with_second(
        self, place: i64, made: i64, left: i64, coins: i64, camels: i64, got: float, here: bool
    ) -> None:
        """The first figure ends here; the other makes the steps that are left."""
        self.on_second = True
        self.ended = place if here else NOWHERE
        gains = got + new_post(self.o, place) if here else got
        self.walk(self.o.player.second, NOWHERE, made, left, coins, camels, gains, (self.moved & 2) != 0)
        self.on_second = False

    def stop(self, place: i64, got: float, here: bool) -> None:
        """A journey that ends here, and the plan from here on."""
        o = self.o
        player = o.player
        worth = got
        if here and place != self.ended and (player.character != WILHELM or not player.posts_left):
            worth += new_post(o, place)
        if (self.free and o.journeys > 0) or o.s.round < LAST_ROUND:
            gain = next_journey(o, place)
            if player.second != NOWHERE:
                gain = both_figures(gain, next_journey(o, player.figure if self.ended == NOWHERE else self.ended))
            worth += FIRST_JOURNEY * gain
        self.best = max(self.best, worth)
