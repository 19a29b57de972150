"""The end of the game: the last citizen, the points, and ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.games.orleans.box import GOODS_VALUE, LAST_CITIZEN, N_GOODS
from comptoir.games.orleans.state import NOBODY, Orleans, bits
from comptoir.games.orleans.tracks import citizens_of, status, take_citizen


class LastCitizenGoes(Task):
    """The last citizen goes to whoever alone has built the most trading stations. L2"""

    def run(self, s: Orleans) -> None:
        seat = most_stations(s)
        if seat != NOBODY:
            take_citizen(s, seat, LAST_CITIZEN)


def most_stations(s: Orleans) -> i64:
    """Who alone has built the most trading stations, or NOBODY. L2"""
    most: i64 = 0
    found: i64 = NOBODY
    for seat in range(len(s.players)):
        built = bits(s.players[seat].built)
        if built == most:
            found = NOBODY
        elif built > most:
            most = built
            found = seat
    return found


def score(s: Orleans, seat: int) -> int:
    """Coins, goods, and stations and citizens times the development status, as if the game ended now. Z1 Z2 Z3"""
    player = s.players[seat]
    points = player.coins + (bits(player.built) + citizens_of(s, seat)) * status(s, seat)
    for good in range(N_GOODS):
        points += player.goods[good] * GOODS_VALUE[good]
    return int(points)


def tiebreak(s: Orleans, seat: int) -> int:
    """Whoever is farther on the development track; else the victory is shared. L3"""
    return int(s.players[seat].development)


LAST_CITIZEN_GOES: Final = LastCitizenGoes()
