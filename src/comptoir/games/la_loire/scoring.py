"""The end of the game: six kinds of points, and ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.games.la_loire.components import CASTLE, GENERAL, N_PALACES, N_PERSONS, N_PLACES
from comptoir.games.la_loire.state import BLUE_PERSONS, CARRIED, Loire, has

PER_CARRIED: Final = 1
PER_SYMBOL: Final = 2  # for each delivered message of a blue person's symbol


class FinalScoring(Task):
    """A point for each message still carried, and what the blue persons bring; all else is counted. E4"""

    def run(self, s: Loire) -> None:
        for seat in range(len(s.players)):
            s.score(seat, PER_CARRIED * len(s.players[seat].carried), CARRIED)
            s.score(seat, blue_points(s, seat), BLUE_PERSONS)
        s.counted = True


def blue_points(s: Loire, seat: i64) -> i64:
    """Two points for each delivered message with the symbol of a blue person you have. P31 E4"""
    points: i64 = 0
    for message in s.players[seat].delivered:
        if has(s, seat, GENERAL + s.box.symbol[message]):
            points += PER_SYMBOL
    return points


def score(s: Loire, seat: int) -> int:
    """Boat, delivered and carried messages, persons, blue persons, palaces. E4"""
    player = s.players[seat]
    points: i64 = player.boat
    for message in player.delivered:
        points += s.box.message_points[message]
    for person in range(N_PERSONS):
        if player.persons >> person & 1:
            points += s.box.person_points[person]
    for palace in range(2 * N_PALACES):
        if player.palaces >> palace & 1:
            points += s.box.palace_points[palace % N_PALACES]
    if s.counted:
        points += PER_CARRIED * len(player.carried) + blue_points(s, seat)
    return int(points)


def tiebreak(s: Loire, seat: int) -> int:
    """More castles, then more buildings of all kinds, castles and palaces among them. E5 A26"""
    castles: i64 = 0
    buildings: i64 = 0
    for place in range(N_PLACES):
        if s.owner[place] == seat:
            buildings += 1
            castles += 1 if s.building[place] == CASTLE else 0
    for palace in range(2 * N_PALACES):
        buildings += s.players[seat].palaces >> palace & 1
    return int(castles * 100 + buildings)


FINAL_SCORING: Final = FinalScoring()
