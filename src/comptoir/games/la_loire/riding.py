"""Riding: horses left or taken, the direction, and how far."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Task
from comptoir.core.meaning import Count
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.la_loire.acting import ACT
from comptoir.games.la_loire.components import (
    BANK,
    BANKER,
    BLACKSMITH,
    CLOCKWISE,
    DIRECTION,
    FIGURE,
    JESTER,
    MERCHANT,
    N_PLACES,
    NONE,
    PLACE,
    SCOUT,
    SQUIRE,
    TOWN_GUARD,
    is_city,
)
from comptoir.games.la_loire.meaning import Relay
from comptoir.games.la_loire.recruiting import AFTER_ACTION
from comptoir.games.la_loire.state import Loire, OfRelay, has, works

MINIMUM: Final = 5  # denier below which a merchant does not leave a city
MAXIMUM: Final = 10  # denier with which a merchant may leave a city
MAXIMUM_WITH_BANKER: Final = 15
HORSES: Final = 2
HORSES_WITH_SCOUT: Final = 3
SMITH_PRICE: Final = 1
BANK_PAYS: Final = 3
LEFT: Final = Domain("horses", ("1", "2", "3"))

NEVER_BOTH: Final = Refusal("A07", "never-both")
RELAY_FULL: Final = Refusal("D19", "relay-full")
RELAY_FULL_WITH_SCOUT: Final = Refusal("P24", "relay-full")
NO_FREE_HORSE: Final = Refusal("M3", "no-free-horse")
TAKEN_ALREADY: Final = Refusal("M3", "taken-already")
TAKEN_WITH_SQUIRE: Final = Refusal("P22", "taken-already")
SMITH_USED: Final = Refusal("P23", "smith-used")
TOO_DEAR: Final = Refusal("P23", "too-dear")
FIVE_TO_LEAVE: Final = Refusal("D23", "five-to-leave")


class MoveRelay(Task):
    """A figure moves and acts; a merchant leaving a city first returns what it has too much. T2 T3 A28 D23"""

    def __init__(self, relay: i64) -> None:
        self.relay: i64 = relay

    def run(self, s: Loire) -> None:
        if self.relay % 2 == MERCHANT and is_city(s.at[self.relay]):
            if s.french and s.players[self.relay // 2].denier < MINIMUM:
                return  # the messenger has spent too much: the merchant stays, without an action
            if surplus(s, self.relay // 2) > 0:
                s.then(RETURN_SURPLUS[self.relay // 2], SADDLE[self.relay])
                return
        s.then(SADDLE[self.relay])


class ReturnSurplus(Task):
    """A merchant leaves a city with ten denier at most, fifteen with the Banker. T3 P16"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Loire) -> None:
        s.players[self.seat].denier -= surplus(s, self.seat)


def surplus(s: Loire, seat: i64) -> i64:
    """How much more a merchant has than it may leave a city with. T3 P16"""
    most: i64 = MAXIMUM_WITH_BANKER if has(s, seat, BANKER) else MAXIMUM
    return s.players[seat].denier - most


# --- Horses ------------------------------------------------------------------------------


class Saddle(OfRelay):
    """Do you leave horses or take one before you ride? M1 M2 M3 M4"""

    def __init__(self, relay: Annotated[i64, Relay()], taken: Annotated[i64, Count(30)]) -> None:
        super().__init__(relay)
        self.taken: i64 = taken

    def candidates(self, s: Loire, out: Moves) -> None:
        ways_out(s, self.relay, out)
        for n in range(s.horses[self.relay]):
            out.append(LEAVE.base + n)
        out.append(TAKE.base)
        if has(s, self.seat, BLACKSMITH):
            for place in range(N_PLACES):
                if s.free[place]:
                    out.append(HIRE.base + place)

    def details(self, s: Loire) -> dict[str, Any]:
        return relay_details(s, self.relay)


class SetOut(OfRelay):
    """In which direction do you ride? M4"""

    def candidates(self, s: Loire, out: Moves) -> None:
        ways_out(s, self.relay, out)

    def details(self, s: Loire) -> dict[str, Any]:
        return relay_details(s, self.relay)


def set_out(s: Loire, relay: i64) -> None:
    """Only in a city is there anything to choose. M4"""
    if s.heading[relay] == NONE:
        s.then(SET_OUT[relay])
    else:
        ride(s, relay, s.horses[relay] + 1)


def ways_out(s: Loire, relay: i64, out: Moves) -> None:
    """Either way from a city, straight on from a village. M4"""
    if s.heading[relay] == NONE:
        out.append(RIDE.base)
        out.append(RIDE.base + 1)
    else:
        out.append(RIDE.base + s.heading[relay])


def relay_details(s: Loire, relay: i64) -> dict[str, Any]:
    """Which figure, where, and how far it rides."""
    return {
        "figure": FIGURE.phrase(int(relay) % 2),
        "place": PLACE.said(s, int(s.at[relay])),
        "horses": int(s.horses[relay]),
        "steps": int(s.horses[relay]) + 1,
    }


class Leave(Move):
    """Leave horses behind; they are free then. M2 A07"""

    def why_not(self, s: Loire, ask: Saddle, x: i64) -> Refusal | None:
        return NEVER_BOTH if ask.taken else None

    def play(self, s: Loire, ask: Saddle, x: i64) -> None:
        s.horses[ask.relay] -= x + 1
        s.free[s.at[ask.relay]] += x + 1
        set_out(s, ask.relay)

    def details(self, s: Loire, ask: Saddle, x: i64) -> dict[str, Any]:
        return {**relay_details(s, ask.relay), "steps": int(s.horses[ask.relay]) - int(x), "horses": int(x) + 1}


def why_no_more_horses(s: Loire, ask: Saddle) -> Refusal | None:
    """Two horses in all, three with the Scout; one taken before a ride, two with the Squire. D19 M3 P22 P24"""
    if s.horses[ask.relay] >= (HORSES_WITH_SCOUT if has(s, ask.seat, SCOUT) else HORSES):
        return RELAY_FULL_WITH_SCOUT if has(s, ask.seat, SCOUT) else RELAY_FULL
    if ask.taken >= (2 if has(s, ask.seat, SQUIRE) else 1):
        return TAKEN_WITH_SQUIRE if has(s, ask.seat, SQUIRE) else TAKEN_ALREADY
    return None


class Take(Move):
    """Take a free horse from the place you ride from. M3"""

    def why_not(self, s: Loire, ask: Saddle, x: i64) -> Refusal | None:
        if not s.free[s.at[ask.relay]]:
            return NO_FREE_HORSE
        return why_no_more_horses(s, ask)

    def play(self, s: Loire, ask: Saddle, x: i64) -> None:
        mount(s, ask, s.at[ask.relay])

    def details(self, s: Loire, ask: Saddle, x: i64) -> dict[str, Any]:
        return {**relay_details(s, ask.relay), "steps": int(s.horses[ask.relay]) + 2}


class Hire(Move):
    """With the Blacksmith: pay one denier and take a free horse from anywhere, once a turn. P23 A08 D23"""

    def why_not(self, s: Loire, ask: Saddle, x: i64) -> Refusal | None:
        if s.smith:
            return SMITH_USED
        if s.players[ask.seat].denier < SMITH_PRICE:
            return TOO_DEAR
        refusal = why_no_more_horses(s, ask)
        if refusal is None and leaves_too_poor(s, ask, SMITH_PRICE):
            return FIVE_TO_LEAVE
        return refusal

    def play(self, s: Loire, ask: Saddle, x: i64) -> None:
        s.players[ask.seat].denier -= SMITH_PRICE
        s.smith = True
        mount(s, ask, x)

    def details(self, s: Loire, ask: Saddle, x: i64) -> dict[str, Any]:
        have = int(s.players[ask.seat].denier)
        more = {"steps": int(s.horses[ask.relay]) + 2, "price": SMITH_PRICE, "have": have, "least": MINIMUM}
        return {**relay_details(s, ask.relay), **more, "from": PLACE.said(s, int(x))}


def leaves_too_poor(s: Loire, ask: Saddle, price: i64) -> bool:
    """Whether a French merchant who pays this could no longer leave the city. D23"""
    if not s.french or ask.relay % 2 != MERCHANT or not is_city(s.at[ask.relay]):
        return False
    return s.players[ask.seat].denier - price < MINIMUM


def mount(s: Loire, ask: Saddle, place: i64) -> None:
    """A free horse joins the relay; then the same question again. M3"""
    s.free[place] -= 1
    s.horses[ask.relay] += 1
    s.then(Saddle(ask.relay, ask.taken + 1))


# --- The ride -----------------------------------------------------------------------------


class Ride(Move):
    """Ride as many places as you have horses, and one more. M1 M4"""

    def play(self, s: Loire, ask: OfRelay, x: i64) -> None:
        s.heading[ask.relay] = x
        ride(s, ask.relay, s.horses[ask.relay] + 1)

    def details(self, s: Loire, ask: OfRelay, x: i64) -> dict[str, Any]:
        steps = int(s.horses[ask.relay]) + 1
        stop = s.at[ask.relay]
        road = s.box.clockwise if x == CLOCKWISE else s.box.counterclockwise
        for _ in range(steps):
            stop = road[stop]
        return {**relay_details(s, ask.relay), "to": PLACE.said(s, int(stop))}


def ride(s: Loire, relay: i64, steps: i64) -> None:
    """Place after place; passing a city is not stopping there, but some may stop before the end. M1 A06 A09"""
    road = s.box.clockwise if s.heading[relay] == CLOCKWISE else s.box.counterclockwise
    place = s.at[relay]
    while steps > 0:
        place = road[place]
        steps -= 1
        if steps > 0 and may_stop(s, relay // 2, place):
            s.at[relay] = place
            s.then(StopHere(relay, steps))
            return
    s.at[relay] = place
    arrive(s, relay)


def may_stop(s: Loire, seat: i64, place: i64) -> bool:
    """The Jester may stop at the circus, the Town guard in a city. P15 P25 A09"""
    if is_city(place):
        return has(s, seat, TOWN_GUARD)
    return place == s.circus and has(s, seat, JESTER)


class StopHere(OfRelay):
    """Do you stop here, or ride on? P15 P25 A09"""

    def __init__(self, relay: Annotated[i64, Relay()], steps: Annotated[i64, Count(60)]) -> None:
        super().__init__(relay)
        self.steps: i64 = steps

    def candidates(self, s: Loire, out: Moves) -> None:
        out.append(STOP.base)
        out.append(RIDE_ON.base)

    def details(self, s: Loire) -> dict[str, Any]:
        return {**relay_details(s, self.relay), "steps": int(self.steps)}


class Stop(Move):
    """End the ride here, with all horses. P15 P25 A09"""

    def play(self, s: Loire, ask: StopHere, x: i64) -> None:
        arrive(s, ask.relay)

    def details(self, s: Loire, ask: StopHere, x: i64) -> dict[str, Any]:
        return relay_details(s, ask.relay)


class RideOn(Move):
    """Ride on to the end. M1"""

    def play(self, s: Loire, ask: StopHere, x: i64) -> None:
        ride(s, ask.relay, ask.steps)

    def details(self, s: Loire, ask: StopHere, x: i64) -> dict[str, Any]:
        return {**relay_details(s, ask.relay), "steps": int(ask.steps)}


def arrive(s: Loire, relay: i64) -> None:
    """In a city the direction is free again and an own bank pays; then the action. M4 L1 A16"""
    place = s.at[relay]
    if not is_city(place):
        s.then(ACT[relay])
        return
    s.heading[relay] = NONE
    if works(s, relay // 2, place, BANK):
        s.players[relay // 2].denier += BANK_PAYS
    s.then(ACT[relay], AFTER_ACTION[relay])


RETURN_SURPLUS: Final = [ReturnSurplus(seat) for seat in range(4)]
MOVE_RELAY: Final[list[Step]] = [MoveRelay(relay) for relay in range(8)]
SADDLE: Final = [Saddle(relay, 0) for relay in range(8)]
SET_OUT: Final = [SetOut(relay) for relay in range(8)]
RIDE: Final = Ride(DIRECTION)
LEAVE: Final = Leave(LEFT)
TAKE: Final = Take()
HIRE: Final = Hire(PLACE)
STOP: Final = Stop()
RIDE_ON: Final = RideOn()
