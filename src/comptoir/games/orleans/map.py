"""The map: 23 towns, 14 waterways and 29 roads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.record import ints

WATER: Final = 0
ROAD: Final = 1

# Name, degrees north and degrees east in hundredths (real geography, for drawing only).
# fmt: off
TOWNS: Final = (
    ("orleans",       4790, 191),
    ("chartres",      4845, 148),
    ("etampes",       4843, 216),
    ("le_mans",       4800,  20),
    ("chateaudun",    4807, 134),
    ("montargis",     4800, 273),
    ("vendome",       4779, 107),
    ("blois",         4759, 133),
    ("briare",        4764, 274),
    ("tours",         4739,  68),
    ("chinon",        4717,  24),
    ("montrichard",   4734, 118),
    ("vierzon",       4722, 207),
    ("loches",        4713,  99),
    ("bourges",       4708, 240),
    ("sancerre",      4733, 284),
    ("chatellerault", 4682,  55),
    ("le_blanc",      4663, 106),
    ("chateauroux",   4681, 169),
    ("nevers",        4699, 316),
    ("argenton",      4659, 152),
    ("la_chatre",     4658, 199),
    ("st_amand",      4672, 251),
)

# ONE SOURCE for the list, and for which routes have a second space; two sources agree on the totals.
# A second space is filled with 3 and 4 players (3), or with 4 players only (4).
ROUTES: Final = (
    (WATER, "orleans",       "blois",         0),
    (WATER, "orleans",       "briare",        3),
    (WATER, "briare",        "sancerre",      3),
    (WATER, "sancerre",      "nevers",        0),
    (WATER, "blois",         "tours",         0),
    (WATER, "tours",         "chinon",        0),
    (WATER, "tours",         "montrichard",   0),
    (WATER, "montrichard",   "vierzon",       0),
    (WATER, "vierzon",       "st_amand",      0),
    (WATER, "vierzon",       "bourges",       0),
    (WATER, "tours",         "loches",        0),
    (WATER, "chinon",        "chatellerault", 0),
    (WATER, "chinon",        "le_blanc",      3),
    (WATER, "le_blanc",      "argenton",      0),
    (ROAD,  "chartres",      "le_mans",       4),
    (ROAD,  "chartres",      "etampes",       0),
    (ROAD,  "chartres",      "orleans",       0),
    (ROAD,  "chartres",      "chateaudun",    0),
    (ROAD,  "etampes",       "montargis",     4),
    (ROAD,  "le_mans",       "chateaudun",    0),
    (ROAD,  "le_mans",       "vendome",       0),
    (ROAD,  "le_mans",       "tours",         3),
    (ROAD,  "chateaudun",    "vendome",       0),
    (ROAD,  "chateaudun",    "orleans",       0),
    (ROAD,  "orleans",       "montargis",     0),
    (ROAD,  "orleans",       "vierzon",       3),
    (ROAD,  "vendome",       "blois",         0),
    (ROAD,  "montargis",     "briare",        0),
    (ROAD,  "blois",         "vierzon",       0),
    (ROAD,  "chinon",        "chatellerault", 0),
    (ROAD,  "montrichard",   "loches",        0),
    (ROAD,  "vierzon",       "chateauroux",   0),
    (ROAD,  "sancerre",      "bourges",       0),
    (ROAD,  "loches",        "chateauroux",   0),
    (ROAD,  "chatellerault", "argenton",      4),
    (ROAD,  "le_blanc",      "chateauroux",   0),
    (ROAD,  "argenton",      "la_chatre",     0),
    (ROAD,  "la_chatre",     "st_amand",      0),
    (ROAD,  "bourges",       "st_amand",      0),
    (ROAD,  "bourges",       "nevers",        0),
    (ROAD,  "chateauroux",   "argenton",      0),
    (ROAD,  "chateauroux",   "la_chatre",     0),
    (ROAD,  "st_amand",      "nevers",        4),
)
# fmt: on

ORLEANS: Final = 0
N_TOWNS: Final = 23
N_ROUTES: Final = 43
NO_ROUTE: Final = -1

TOWN: Final = Domain("town", [row[0] for row in TOWNS])
_TOWN: Final = {row[0]: i for i, row in enumerate(TOWNS)}


def _routes_of(town: int, kind: int) -> list[tuple[int, int]]:
    """The routes of one kind from a town, each with the town at its other end."""
    found = []
    for route, (sort, one, other, _) in enumerate(ROUTES):
        if sort == kind and town in (_TOWN[one], _TOWN[other]):
            found.append((route, _TOWN[other] if town == _TOWN[one] else _TOWN[one]))
    return found


def _route_between(town: int, other: int, kind: int) -> int:
    return next((route for route, end in _routes_of(town, kind) if end == other), NO_ROUTE)


def _neighbours(town: int) -> list[i64]:
    return sorted({end for kind in (WATER, ROAD) for _, end in _routes_of(town, kind)})


NEIGHBOURS: Final[list[list[i64]]] = [_neighbours(town) for town in range(N_TOWNS)]
HAS_WATER: Final[list[bool]] = [bool(_routes_of(town, WATER)) for town in range(N_TOWNS)]
# The route between two towns by water or road: [kind][town * N_TOWNS + other].
ROUTE: Final[list[list[i64]]] = [
    [_route_between(town, other, kind) for town in range(N_TOWNS) for other in range(N_TOWNS)] for kind in (WATER, ROAD)
]

# --- Spaces for goods, numbered through -------------------------------------------

N_GOODS_SPACES: Final = 52
_MARKS: Final = [mark for row in ROUTES for mark in ((0,) if not row[3] else (0, row[3]))]
# the first space of each route; the next route's ends it
GOODS_SPACE: Final = ints([route + sum([1 for row in ROUTES[:route] if row[3]]) for route in range(N_ROUTES + 1)])


def filled_spaces(players: int) -> list[i64]:
    """The goods spaces that are filled with so many players. S3"""
    return [space for space, mark in enumerate(_MARKS) if mark <= players]
