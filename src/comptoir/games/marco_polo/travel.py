"""Journeys: step by step over the map, paid or free."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Count, Mask, Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.marco_polo import posts
from comptoir.games.marco_polo.characters import JOHANNES, WILHELM
from comptoir.games.marco_polo.map import (
    NEIGHBOURS,
    OASES,
    PLACE,
    PLACES,
    holds_posts,
    is_oasis,
)
from comptoir.games.marco_polo.rewards import loss_at
from comptoir.games.marco_polo.state import NOWHERE, MarcoPolo, Player

FIGURE: Final = Domain("figure", ("first", "second"))
NO_ROAD: Final = 99  # more coins than any road asks for

TOO_FEW_COINS: Final = Refusal("J2", "too-few-coins-to-travel")
TOO_FEW_COINS_FOR_ROAD: Final = Refusal("J3", "too-few-coins-for-road")
TOO_FEW_CAMELS: Final = Refusal("J3", "too-few-camels-to-travel")
ONE_STEP_AT_LEAST: Final = Refusal("R28", "one-step-at-least")


def figure_at(player: Player, figure: i64) -> i64:
    """Where a figure stands."""
    return player.second if figure else player.figure


def next_places(player: Player, place: i64) -> list[i64]:
    """Where a step leads: along a road; Johannes also goes from any oasis to any other. J1 R45"""
    if player.character != JOHANNES or not is_oasis(place):
        return NEIGHBOURS[place]
    found = [other for other in NEIGHBOURS[place] if not is_oasis(other)]
    for oasis in range(OASES, PLACES):
        if oasis != place:
            found.append(oasis)
    return found


def hops(player: Player, place: i64, to: i64) -> bool:
    """Johannes' way between oases is no road. R45"""
    return player.character == JOHANNES and is_oasis(place) and is_oasis(to)


def camel_toll(s: MarcoPolo, player: Player, place: i64, to: i64) -> i64:
    """Camels for the road. J3 R45"""
    return 0 if hops(player, place, to) else s.box.camel_toll[place * PLACES + to]


def coin_toll(s: MarcoPolo, player: Player, place: i64, to: i64) -> i64:
    """Coins for the road. J3 R45"""
    return 0 if hops(player, place, to) else s.box.coin_toll[place * PLACES + to]


def cheapest_toll(s: MarcoPolo, player: Player) -> i64:
    """The coins that the cheapest step asks for besides its price; NO_ROAD, if camels are missing for all of them."""
    cheapest: i64 = NO_ROAD
    for figure in range(1 if player.second == NOWHERE else 2):
        place = figure_at(player, figure)
        for to in next_places(player, place):
            toll = coin_toll(s, player, place, to)
            if toll < cheapest and camel_toll(s, player, place, to) <= player.camels:
                cheapest = toll
    return cheapest


class Walk(Decision):
    """Where does your figure go? R28 R33"""

    def __init__(
        self,
        seat: i64,
        free: bool,
        made: Annotated[i64, Count(20)],
        left: Annotated[i64, Count(20)],
        moved: Annotated[i64, Now(3)],
        earned: Annotated[i64, Mask(PLACE)],
        passed: Annotated[i64, Mask(PLACE)],
    ) -> None:
        super().__init__(seat)
        self.free = free  # no price for the steps, only for the roads
        self.made: i64 = made
        self.left: i64 = left
        self.moved: i64 = moved  # which figures have moved, a bit each
        self.earned: i64 = earned  # where posts placed on the way have earned a bonus, a bit for each place
        self.passed: i64 = passed  # where no post was left to be placed on the way

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        player = s.players[self.seat]
        for figure in range(1 if player.second == NOWHERE else 2):
            for to in next_places(player, figure_at(player, figure)):
                out.append(GO.base + figure * PLACES + to)
        out.append(STOP.base)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"left": int(self.left), "made": int(self.made)}


def step_price(s: MarcoPolo, ask: Walk) -> i64:
    """What one more step adds to the price of the journey. J2"""
    return 0 if ask.free else s.box.travel_price[ask.made + 1] - s.box.travel_price[ask.made]


class Go(Move):
    """A step to a neighbouring place, for its price and the toll of the road. J1 J2 J3 R28"""

    def why_not(self, s: MarcoPolo, ask: Walk, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        place = figure_at(player, x // PLACES)
        to: i64 = x % PLACES
        if camel_toll(s, player, place, to) > player.camels:
            return TOO_FEW_CAMELS
        if step_price(s, ask) > player.coins:
            return TOO_FEW_COINS
        if step_price(s, ask) + coin_toll(s, player, place, to) > player.coins:
            return TOO_FEW_COINS_FOR_ROAD
        return None

    def play(self, s: MarcoPolo, ask: Walk, x: i64) -> None:
        player = s.players[ask.seat]
        figure: i64 = x // PLACES
        to: i64 = x % PLACES
        place = figure_at(player, figure)
        player.camels -= camel_toll(s, player, place, to)
        player.coins -= step_price(s, ask) + coin_toll(s, player, place, to)
        if figure:
            player.second = to
        else:
            player.figure = to
        walk_on(s, ask, figure, to)

    def details(self, s: MarcoPolo, ask: Walk, x: i64) -> dict[str, Any]:
        player, (figure, to) = s.players[ask.seat], divmod(x, PLACES)
        place = figure_at(player, figure)
        return {
            "figures": 1 if player.second == NOWHERE else 2,
            "from": PLACE.phrase(int(place)),
            "camels": int(camel_toll(s, player, place, to)),
            "coins": int(step_price(s, ask) + coin_toll(s, player, place, to)),
            "toll": int(coin_toll(s, player, place, to)),
            "have_camels": int(player.camels),
            "have_coins": int(player.coins),
            "loss": loss_at(s, ask.seat, to),
        }


def walk_on(s: MarcoPolo, ask: Walk, figure: i64, to: i64) -> None:
    """The journey goes on or ends; Wilhelm has left a post where he came by. J4 R46"""
    player = s.players[ask.seat]
    moved = ask.moved | 1 << figure
    earned, passed = ask.earned, ask.passed
    if player.character == WILHELM and holds_posts(to) and not player.posts >> to & 1:
        if player.posts_left:
            posts.place_post(s, ask.seat, to)
            earned |= 1 << to
        else:
            passed |= 1 << to
    if ask.left > 1:
        s.then(Walk(ask.seat, ask.free, ask.made + 1, ask.left - 1, moved, earned, passed))
    else:
        s.then(Arrive(ask.seat, moved, earned, passed))


class Stop(Move):
    """The journey ends here; a free step may be left unused. R28 R33"""

    def why_not(self, s: MarcoPolo, ask: Walk, x: i64) -> Refusal | None:
        return ONE_STEP_AT_LEAST if not ask.made and not ask.free else None

    def play(self, s: MarcoPolo, ask: Walk, x: i64) -> None:
        if ask.moved:
            s.then(Arrive(ask.seat, ask.moved, ask.earned, ask.passed))

    def details(self, s: MarcoPolo, ask: Walk, x: i64) -> dict[str, Any]:
        return {"made": int(ask.made)}


class Arrive(Task):
    """Posts go where the figures that moved have ended, after all movement. J4 R29 R47"""

    def __init__(self, seat: i64, moved: i64, earned: i64, passed: i64) -> None:
        self.seat: i64 = seat
        self.moved: i64 = moved
        self.earned: i64 = earned
        self.passed: i64 = passed

    def run(self, s: MarcoPolo) -> None:
        player = s.players[self.seat]
        ends: i64 = 0
        if self.moved & 1:
            ends |= 1 << player.figure
        if self.moved & 2:
            ends |= 1 << player.second
        s.then(posts.PlacePosts(self.seat, self.passed & ~ends, ends, self.earned))


GO: Final = Go(FIGURE, PLACE)
STOP: Final = Stop()
