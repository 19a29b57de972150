"""The map: Venezia, thirteen cities, Beijing and ten oases, joined by thirty roads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.record import ints

VENEZIA: Final = 0
MOSCOW: Final = 1
KARAKORUM: Final = 2
SAMARCANDA: Final = 3
LAN_ZHOU: Final = 4
ALEXANDRIA: Final = 5
KARACHI: Final = 6
SUMATRA: Final = 7
ANXI: Final = 8
KASHGAR: Final = 9
ORMUZ: Final = 10
XIAN: Final = 11
ADANA: Final = 12
KOCHI: Final = 13
BEIJING: Final = 14
# Oases have no names of their own; they are called after where they lie.
WEST_NORTH: Final = 15
WEST_CENTRE: Final = 16
WEST_SOUTH: Final = 17
CENTRE: Final = 18
SOUTH_WEST: Final = 19
NORTH_EAST: Final = 20
FAR_NORTH_EAST: Final = 21
EAST: Final = 22
SOUTH_EAST: Final = 23
SEA_EAST: Final = 24

PLACES: Final = 25
LARGE: Final = 1  # the first of the large cities
LARGE_CITIES: Final = 7
TOWNS: Final = 8  # the first of the small cities
SMALL_CITIES: Final = 6
OASES: Final = 15  # the first of the oases

PLACE_NAMES: Final = (
    "venezia",
    "moscow",
    "karakorum",
    "samarcanda",
    "lan_zhou",
    "alexandria",
    "karachi",
    "sumatra",
    "anxi",
    "kashgar",
    "ormuz",
    "xian",
    "adana",
    "kochi",
    "beijing",
    "oasis_west_north",
    "oasis_west_centre",
    "oasis_west_south",
    "oasis_centre",
    "oasis_south_west",
    "oasis_north_east",
    "oasis_far_north_east",
    "oasis_east",
    "oasis_south_east",
    "oasis_sea_east",
)
PLACE: Final = Domain("place", PLACE_NAMES)
TOWN: Final = Domain("place", PLACE_NAMES[TOWNS : TOWNS + SMALL_CITIES])

# fmt: off
ROADS: Final = (
    # from           to              camels coins
    (VENEZIA,        WEST_NORTH,     0,     0),
    (WEST_NORTH,     MOSCOW,         0,     0),
    (MOSCOW,         ANXI,           3,     0),
    (ANXI,           KARAKORUM,      2,     0),
    (KARAKORUM,      NORTH_EAST,     0,     0),
    (NORTH_EAST,     FAR_NORTH_EAST, 0,     5),
    (FAR_NORTH_EAST, BEIJING,        0,     0),
    (NORTH_EAST,     EAST,           0,     0),
    (EAST,           BEIJING,        3,     0),
    (EAST,           LAN_ZHOU,       0,     0),
    (VENEZIA,        WEST_CENTRE,    3,     0),
    (WEST_CENTRE,    SAMARCANDA,     0,     0),
    (SAMARCANDA,     CENTRE,         2,     0),
    (CENTRE,         KASHGAR,        4,     0),
    (KASHGAR,        LAN_ZHOU,       2,     0),
    (WEST_CENTRE,    WEST_SOUTH,     0,     0),
    (VENEZIA,        ALEXANDRIA,     0,     0),
    (ALEXANDRIA,     WEST_SOUTH,     0,     7),
    (WEST_SOUTH,     ORMUZ,          3,     0),
    (ORMUZ,          KARACHI,        3,     0),
    (KARACHI,        SOUTH_EAST,     0,     0),
    (SOUTH_EAST,     XIAN,           0,     0),
    (XIAN,           BEIJING,        0,     0),
    (ALEXANDRIA,     SOUTH_WEST,     0,     0),
    (SOUTH_WEST,     ADANA,          2,     0),
    (ADANA,          KOCHI,          0,     15),
    (KOCHI,          SOUTH_EAST,     4,     0),
    (KOCHI,          SUMATRA,        0,     10),
    (SUMATRA,        SEA_EAST,       4,     0),
    (SEA_EAST,       BEIJING,        0,     0),
)
# fmt: on

BEIJING_POINTS: Final = ints([10, 7, 4, 1])  # a new post takes the free space with most points

# Read off the roads.
NEIGHBOURS: Final[list[list[i64]]] = [
    sorted([b for a, b, _, _ in ROADS if a == place] + [a for a, b, _, _ in ROADS if b == place])
    for place in range(PLACES)
]

CITIES: Final = 0b111_1111_1111_1110  # where posts may stand, a bit each
SMALL: Final = 0b11_1111_0000_0000


def is_oasis(place: i64) -> bool:
    """Whether this is an oasis."""
    return place >= OASES


def is_small(place: i64) -> bool:
    """Whether this is a small city, with a town bonus."""
    return TOWNS <= place < TOWNS + SMALL_CITIES


def is_large(place: i64) -> bool:
    """Whether this is a large city, with an outpost bonus and cards."""
    return LARGE <= place < LARGE + LARGE_CITIES


def holds_posts(place: i64) -> bool:
    """Cities and Beijing; neither Venezia nor an oasis. R29"""
    return LARGE <= place <= BEIJING
