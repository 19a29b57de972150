"""How many turns relays need from place to place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.box import Box
from comptoir.games.la_loire.components import CLOCKWISE, COUNTERCLOCKWISE, N_PLACES, NANTES, NONE, ORLEANS
from comptoir.games.la_loire.riding import HORSES_WITH_SCOUT

DROPPED: Final = 0.35  # what a horse left behind costs, in turns
ROUND_TRIP: Final = 20  # places


class Ways:
    """How many turns a relay needs from place to place, by its horses and direction."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.turns: Final[list[float]] = []
        rides = turns_for_distances()
        for horses in range(HORSES_WITH_SCOUT + 1):
            for place in range(N_PLACES):
                for heading in range(-1, 2):
                    for target in range(N_PLACES):
                        self.turns.append(turns_between(box, rides[horses], place, heading, target))

    def between(self, horses: i64, place: i64, heading: i64, target: i64) -> float:
        """The turns to a target; to the place where the relay stands, those to come back."""
        return self.turns[((horses * N_PLACES + place) * 3 + heading + 1) * N_PLACES + target]


def turns_for_distances() -> list[list[float]]:
    """The turns for each number of horses and places ahead, horses left behind included."""
    rides: list[list[float]] = [[0.0] for _ in range(HORSES_WITH_SCOUT + 1)]
    for distance in range(1, 2 * ROUND_TRIP + 1):
        for horses in range(HORSES_WITH_SCOUT + 1):
            best = 1e9
            for ride in range(1, min(horses + 1, distance) + 1):
                turns = 1.0 + DROPPED * float(horses + 1 - ride) + rides[ride - 1][distance - ride]
                best = min(best, turns)
            rides[horses].append(best)
    return rides


def distance(box: Box, place: i64, heading: i64, target: i64) -> i64:
    """How many places lie before a target in this direction, 1 to 20."""
    road = box.clockwise if heading == CLOCKWISE else box.counterclockwise
    steps: i64 = 1
    place = road[place]
    while place != target:
        place = road[place]
        steps += 1
    return steps


def turns_between(box: Box, rides: list[float], place: i64, heading: i64, target: i64) -> float:
    """Straight on, or back from the next city; in either direction from a city."""
    if heading == NONE:
        clockwise = rides[distance(box, place, CLOCKWISE, target)]
        other = rides[distance(box, place, COUNTERCLOCKWISE, target)]
        return min(other, clockwise)
    straight = rides[distance(box, place, heading, target)]
    to_nantes = distance(box, place, heading, NANTES)
    to_orleans = distance(box, place, heading, ORLEANS)
    city: i64 = NANTES if to_nantes < to_orleans else ORLEANS
    first = min(to_orleans, to_nantes)
    if city == target:
        return straight
    back = rides[first] + rides[distance(box, city, 1 - heading, target)]
    return min(back, straight)
