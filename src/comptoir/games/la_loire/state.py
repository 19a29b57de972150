"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, State
from comptoir.core.meaning import Count, Counts, Flag, Mask, Moved, Now, Seat, Slots, Track, Zone
from comptoir.core.record import Record
from comptoir.games.la_loire.box import Box
from comptoir.games.la_loire.components import (
    BUILDING,
    DIRECTION,
    GOOD,
    MESSAGE,
    NOBODY,
    NOWHERE,
    PERSON,
    PLACE,
    SHIELD,
    palace_in,
)
from comptoir.games.la_loire.meaning import (
    CITY_PALACE,
    RELAY,
    FreeHorses,
    Headings,
    PlaceOwners,
    Relay,
    RelayHorses,
    Relays,
    Row,
    Stacks,
    Stones,
)

# Where points come from.
BOAT: Final = 0
MESSAGES: Final = 1
CARRIED: Final = 2
PERSONS: Final = 3
BLUE_PERSONS: Final = 4
PALACES: Final = 5
SOURCES: Final = ("boat", "messages", "carried", "persons", "blue-persons", "palaces")


class Player(Record):
    """What a seat owns."""

    denier: Annotated[i64, Count(999, "denier")] = 0
    boat: Annotated[i64, Track(99, scores="boat")] = 0  # fields travelled on the Loire
    persons: Annotated[i64, Mask(PERSON)] = 0  # a bit each
    palaces: Annotated[i64, Mask(CITY_PALACE)] = 0  # a bit each: four of Nantes, four of Orléans
    farms: Annotated[i64, Count(20, "farm", quiet=True)] = 0  # pieces not yet on the board
    monasteries: Annotated[i64, Count(20, "monastery", quiet=True)] = 0
    goods: Annotated[list[i64], Counts(GOOD, 20)]  # by sort
    carried: Annotated[list[i64], Zone(MESSAGE, 5, at="carried")]  # messages on their way
    stones: Annotated[list[i64], Stones(MESSAGE)]  # stones on the board, two places each: the message and the village
    delivered: Annotated[list[i64], Zone(MESSAGE, 120, at="delivered")]  # messages delivered


class Loire(State):
    """The table of La Loire.

    Merchants and messengers, with their horses, are relays: number 2 * seat for the
    merchant, 2 * seat + 1 for the messenger.
    """

    box: Annotated[Box, "shared"]
    french: Annotated[bool, "shared"] = False  # the rules of the French edition
    beginner: Annotated[bool, "shared"] = False
    boat_target: Annotated[i64, "shared"] = 0
    message_target: Annotated[i64, "shared"] = 0
    players: list[Player]
    at: Annotated[list[i64], Relays(PLACE)]  # the place of each relay
    horses: Annotated[list[i64], RelayHorses(30, "horse")]  # of each relay
    heading: Annotated[list[i64], Headings(RELAY, DIRECTION, told=False)]  # the direction of each relay; NONE in a city
    free: Annotated[list[i64], FreeHorses(30, "horse")]  # horses without a rider, by place
    shields: Annotated[list[i64], Slots(PLACE, SHIELD, word="shield")]  # by place; NONE for a city
    market: Annotated[list[i64], Row(SHIELD)]  # shields from left to right
    circus: Annotated[i64, Moved(PLACE)] = NOWHERE  # its village; the market tile of that shield shows the circus
    building: Annotated[list[i64], Slots(PLACE, BUILDING)]  # by place: NONE, FARM, MONASTERY, CASTLE
    owner: Annotated[list[i64], PlaceOwners(quiet=True)]  # of the building, by place
    towers: Annotated[i64, Count(20, "tower", quiet=True)] = 0
    goods: Annotated[list[i64], Counts(GOOD, 20, quiet=True)]  # cards left, by sort
    persons: Annotated[list[i64], Counts(PERSON, 4, quiet=True)]  # cards left
    palaces: Annotated[list[i64], Counts(CITY_PALACE, 8, quiet=True)]  # cards left: four of Nantes, four of Orléans
    # messages left in each level's stack, a bit each, in no known order
    stacks: Annotated[list[i64], Stacks(MESSAGE, quiet=True)]
    # messages put back under their stacks, the next one first
    under: Annotated[list[i64], Zone(MESSAGE, 120, quiet=True)]
    drawn: Annotated[list[i64], Zone(MESSAGE, 3, at="drawn")]  # messages drawn for the spy
    active: Annotated[i64, Seat(heading=True)] = NOBODY  # whose turn it is
    turns: Annotated[i64, Now(99_999, told=False)] = 0  # finished turns
    ending: Annotated[i64, Seat()] = NOBODY  # in whose turn the end was brought about
    new_farms: Annotated[i64, Mask(PLACE, told=False)] = 0  # villages with a farm built this turn, a bit each
    new_palaces: Annotated[i64, Mask(CITY_PALACE, told=False)] = 0  # palaces built this turn, a bit each
    recruits: Annotated[i64, Count(30, "person", told=False)] = 0  # persons recruited this turn
    at_circus: Annotated[bool, Flag()] = False  # a figure has recruited at the circus this turn
    palatium: Annotated[i64, Now(3, told=False)] = 0  # cities whose Palatium was used this turn: 1 Nantes, 2 Orléans
    smith: Annotated[bool, Flag()] = False  # the Blacksmith was used this turn
    counted: Annotated[bool, Flag()] = False  # the game is over and the last points are counted


class OfRelay(Decision):
    """A question about one figure and its horses."""

    def __init__(self, relay: Annotated[i64, Relay()]) -> None:
        super().__init__(relay // 2)
        self.relay: i64 = relay


class Act(OfRelay):
    """What a figure does where it has stopped."""


def has(s: Loire, seat: i64, person: i64) -> bool:
    """Whether a seat has recruited this person."""
    return (s.players[seat].persons >> person) & 1 != 0


def works(s: Loire, seat: i64, city: i64, kind: i64) -> bool:
    """Whether a palace of this city is at work: it is from the turn after it was built. B6"""
    return (s.players[seat].palaces & ~s.new_palaces) >> palace_in(city, kind) & 1 != 0


def bring_about_end(s: Loire) -> None:
    """The game ends after one more turn for everybody but the active player. E3 A18"""
    if s.ending == NOBODY:
        s.ending = s.active


def advance_boat(s: Loire, seat: i64, steps: i64) -> None:
    """A boat moves on; steps beyond the target are lost. E1 A19"""
    player = s.players[seat]
    left = s.boat_target - player.boat
    steps = steps if steps < left else left
    player.boat += steps
    s.score(seat, steps, BOAT)
    if player.boat == s.boat_target:
        bring_about_end(s)
