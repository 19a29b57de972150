"""The six character tracks and the development track, and what moving along the latter brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.phrase import Phrase
from comptoir.core.record import ints
from comptoir.games.orleans.bank import receive
from comptoir.games.orleans.box import (
    BROCADE,
    CHEESE,
    GRAIN,
    KNIGHT,
    SCHOLAR,
    WINE,
    WOOL,
)
from comptoir.games.orleans.state import BY_CITIZENS, BY_STATIONS, NOBODY, Orleans, bits

# --- Character tracks: the first number belongs to the space where the marker begins ----------

LAST: Final = ints([8, 5, 5, 5, 5, 5])  # the last space of each track; monks have none
FARMER_GOODS: Final = ints([NOBODY, GRAIN, GRAIN, CHEESE, CHEESE, WINE, WINE, WOOL, BROCADE])
BOATMAN_COINS: Final = ints([0, 2, 3, 4, 5, 0])  # the last figure: ONE SOURCE
KNIGHT_DRAWS: Final = ints([4, 5, 6, 7, 7, 8])
SCHOLAR_STEPS: Final = ints([0, 2, 3, 4, 5, 6])
BOATMAN_CITIZEN_AT: Final = 5
KNIGHT_CITIZEN_AT: Final = 4

# --- Development track --------------------------------------------------------------

END: Final = 30
STATUS_AT: Final = (0, 4, 9, 15, 22, 30)  # from here on the development status is 1, 2 ... 6
COINS_AT: Final = {7: 3, 12: 4, 25: 5}
CITIZENS_AT: Final = (3, 18, 28)


def status(s: Orleans, seat: i64) -> i64:
    """The development status, always that of the marker's space. K8"""
    return s.box.status[s.players[seat].development]


def followers_drawn(s: Orleans, seat: i64) -> i64:
    """How many followers a player may draw, by the knight track. P3"""
    return KNIGHT_DRAWS[s.players[seat].tracks[KNIGHT]]


def scholar_steps(s: Orleans, seat: i64) -> i64:
    """The development points of the space on the scholar track."""
    return s.box.scholar_steps[s.players[seat].tracks[SCHOLAR]]


def develop(s: Orleans, seat: i64, steps: i64) -> None:
    """Forward on the development track, space by space; what goes beyond its end is lost. E6 E8"""
    player = s.players[seat]
    while steps > 0 and player.development < END:
        steps -= 1
        player.development += 1
        receive(s, seat, s.box.coins_on[player.development])
        citizen = s.box.citizen_on[player.development]
        if citizen != NOBODY:
            take_citizen(s, seat, citizen)
    count_holdings(s, seat)


def loss_of_steps(s: Orleans, seat: i64, steps: i64) -> Phrase | str:
    """What goes beyond the end of the development track is lost. E6"""
    beyond = int(s.players[seat].development + steps - END)
    return Phrase("loss-steps", {"n": beyond}) if beyond > 0 else ""


def take_citizen(s: Orleans, seat: i64, citizen: i64) -> None:
    """A citizen goes to the first who reaches it. T4"""
    if s.citizens[citizen] == NOBODY:
        s.citizens[citizen] = seat
        count_holdings(s, seat)


def citizens_of(s: Orleans, seat: i64) -> i64:
    """How many citizens a player has."""
    count: i64 = 0
    for owner in s.citizens:
        if owner == seat:
            count += 1
    return count


def count_holdings(s: Orleans, seat: i64) -> None:
    """Built trading stations and citizens are worth the development status each. Z3"""
    row: i64 = seat * s.sources
    worth = status(s, seat)
    s.score(seat, bits(s.players[seat].built) * worth - s.ledger[row + BY_STATIONS], BY_STATIONS)
    s.score(seat, citizens_of(s, seat) * worth - s.ledger[row + BY_CITIZENS], BY_CITIZENS)
