"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Decision, State
from comptoir.core.record import Record
from comptoir.games.la_loire.box import Box
from comptoir.games.la_loire.components import NOBODY, NOWHERE, palace_in

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

    denier: i64 = 0
    boat: i64 = 0  # fields travelled on the Loire
    persons: i64 = 0  # a bit each
    palaces: i64 = 0  # a bit each: four of Nantes, four of Orléans
    farms: i64 = 0  # pieces not yet on the board
    monasteries: i64 = 0
    goods: vec[i64]  # by sort
    carried: list[i64]  # messages on their way
    stones: list[i64]  # stones on the board, two places each: the message and the village
    delivered: list[i64]  # messages delivered


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
    players: vec[Player]
    at: vec[i64]  # the place of each relay
    horses: vec[i64]  # of each relay
    heading: vec[i64]  # the direction of each relay; NONE in a city
    free: vec[i64]  # horses without a rider, by place
    shields: vec[i64]  # by place; NONE for a city
    market: list[i64]  # shields from left to right
    circus: i64 = NOWHERE  # its village; the market tile of that shield shows the circus
    building: vec[i64]  # by place: NONE, FARM, MONASTERY, CASTLE
    owner: vec[i64]  # of the building, by place
    towers: i64 = 0
    goods: vec[i64]  # cards left, by sort
    persons: vec[i64]  # cards left
    palaces: vec[i64]  # cards left: four of Nantes, four of Orléans
    stacks: vec[i64]  # messages left in each level's stack, a bit each, in no known order
    under: list[i64]  # messages put back under their stacks, the next one first
    drawn: list[i64]  # messages drawn for the spy
    active: i64 = NOBODY  # whose turn it is
    turns: i64 = 0  # finished turns
    ending: i64 = NOBODY  # in whose turn the end was brought about
    new_farms: i64 = 0  # villages with a farm built this turn, a bit each
    new_palaces: i64 = 0  # palaces built this turn, a bit each
    recruits: i64 = 0  # persons recruited this turn
    at_circus: bool = False  # a figure has recruited at the circus this turn
    palatium: i64 = 0  # cities whose Palatium was used this turn: 1 Nantes, 2 Orléans
    smith: bool = False  # the Blacksmith was used this turn
    counted: bool = False  # the game is over and the last points are counted


class OfRelay(Decision):
    """A question about one figure and its horses."""

    def __init__(self, relay: i64) -> None:
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
