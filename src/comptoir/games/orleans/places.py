"""The ten places of every player board and the twenty place tiles, with their action spaces."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import ints
from comptoir.games.orleans.box import (
    BOATMAN,
    CHARACTER,
    CRAFTSMAN,
    FARMER,
    KNIGHT,
    MONK,
    N_FOLLOWERS,
    NAMES,
    OWN,
    SCHOLAR,
    TRADER,
    TYPE,
)

# What a space may ask for besides a character.
ANY: Final = 7  # anybody
NEUTRAL: Final = 8  # anybody but an own follower
STORE: Final = 9  # a place to wait: filled in phase 3, never by planning

BOARD: Final = 0  # a place of the player board; 1 and 2 are the categories of the tiles

# On the board: the Farm House stands in the rulebook, the others are confirmed by two sources.
# On the tiles: the categories rest on ONE SOURCE, and so do the spaces, except where marked:
# (r) the rulebook says it, (?) RECONSTRUCTED.
# fmt: off
PLACES: Final = (
    # place               category  spaces
    ("farm_house",        BOARD,    (BOATMAN, CRAFTSMAN)),
    ("village",           BOARD,    (FARMER, BOATMAN, CRAFTSMAN)),
    ("university",        BOARD,    (FARMER, CRAFTSMAN, TRADER)),
    ("castle",            BOARD,    (FARMER, BOATMAN, TRADER)),
    ("monastery",         BOARD,    (SCHOLAR, TRADER)),
    ("ship",              BOARD,    (FARMER, BOATMAN, KNIGHT)),
    ("wagon",             BOARD,    (FARMER, TRADER, KNIGHT)),
    ("guildhall",         BOARD,    (FARMER, CRAFTSMAN, KNIGHT)),
    ("scriptorium",       BOARD,    (KNIGHT, SCHOLAR)),
    ("town_hall",         BOARD,    (NEUTRAL, NEUTRAL)),
    ("hayrick",           1,        (FARMER,)),
    ("cheese_factory",    1,        (FARMER, FARMER)),
    ("winery",            1,        (FARMER, TRADER)),
    ("wool_manufacturer", 1,        (BOATMAN, TRADER)),
    ("tailor_shop",       1,        (TRADER, SCHOLAR)),
    ("brewery",           1,        (MONK,)),
    ("library",           1,        (KNIGHT, SCHOLAR)),
    ("windmill",          1,        (CRAFTSMAN, CRAFTSMAN)),
    ("hospital",          1,        (BOATMAN, SCHOLAR)),
    ("bathhouse",         1,        (BOATMAN,)),            # (?) one fixed character, which one was not found
    ("herb_garden",       1,        ()),                    # (r)
    ("sacristy",          1,        (MONK,)),               # (r)
    ("cellar",            2,        (MONK, SCHOLAR)),
    ("office",            2,        (SCHOLAR, SCHOLAR)),
    ("shipping_line",     2,        (BOATMAN,)),
    ("pharmacy",          2,        (ANY,)),                # (r)
    ("horse_wagon",       2,        (KNIGHT, TRADER)),
    ("laboratory",        2,        (CRAFTSMAN, SCHOLAR)),
    ("school",            2,        ()),                    # (r)
    ("gunpowder_tower",   2,        (STORE, STORE)),        # (r)
)
# fmt: on

FARM_HOUSE: Final = 0
VILLAGE: Final = 1
UNIVERSITY: Final = 2
CASTLE: Final = 3
MONASTERY: Final = 4
SHIP: Final = 5
WAGON: Final = 6
GUILDHALL: Final = 7
SCRIPTORIUM: Final = 8
TOWN_HALL: Final = 9
HAYRICK: Final = 10
CHEESE_FACTORY: Final = 11
WINERY: Final = 12
WOOL_MANUFACTURER: Final = 13
TAILOR_SHOP: Final = 14
BREWERY: Final = 15
LIBRARY: Final = 16
WINDMILL: Final = 17
HOSPITAL: Final = 18
BATHHOUSE: Final = 19
HERB_GARDEN: Final = 20
SACRISTY: Final = 21
CELLAR: Final = 22
OFFICE: Final = 23
SHIPPING_LINE: Final = 24
PHARMACY: Final = 25
HORSE_WAGON: Final = 26
LABORATORY: Final = 27
SCHOOL: Final = 28
GUNPOWDER_TOWER: Final = 29
N_PLACES: Final = 30
FIRST_TILE: Final = 10

PLACE: Final = Domain("place", [row[0] for row in PLACES])
ON_BOARD: Final = (1 << FIRST_TILE) - 1  # the places everybody has, a bit each
TILES: Final = (1 << N_PLACES) - (1 << FIRST_TILE)


def effect_phrase(place: int) -> Phrase:
    """What a place brings, in words."""
    return Phrase(f"effect-{PLACES[place][0].replace('_', '-')}")


# --- The action spaces, numbered through ------------------------------------------

_SPACES: Final = [(place, wanted) for place, row in enumerate(PLACES) for wanted in row[2]]
N_SPACES: Final = 56
SPACE_PLACE: Final = ints([place for place, _ in _SPACES])
FIRST_SPACE: Final = ints([sum([len(row[2]) for row in PLACES[:place]]) for place in range(N_PLACES)])
LAST_SPACE: Final = ints([FIRST_SPACE[place] + len(PLACES[place][2]) for place in range(N_PLACES)])  # not included


def _space_name(space: int) -> str:
    place, wanted = _SPACES[space]
    twin = _SPACES[:space].count((place, wanted))
    asks_for = (*NAMES, "anybody", "neutral", "store")[wanted]
    return f"{PLACES[place][0]}_{asks_for}" + (f"_{twin + 1}" if _SPACES.count((place, wanted)) > 1 else "")


class Spaces(Domain):
    """A space is called by its place and whom it asks for."""

    def said(self, s: Any, i: int) -> Phrase | int:
        place, printed = _SPACES[i]
        wanted = int(s.box.wanted[i])
        if wanted == printed:
            return self.phrase(i)
        return Phrase("space-of", {"place": PLACE.phrase(place), "who": CHARACTER.phrase(wanted)})


SPACE: Final = Spaces("space", [_space_name(space) for space in range(N_SPACES)])


def mask(spaces: list[int]) -> int:
    """These spaces, a bit each."""
    return sum([1 << space for space in spaces])


SPACES_OF: Final = ints([mask(list(range(FIRST_SPACE[p], LAST_SPACE[p]))) for p in range(N_PLACES)])
TOWER_SPACES: Final[i64] = SPACES_OF[GUNPOWDER_TOWER]
TOWN_HALL_SPACES: Final[i64] = SPACES_OF[TOWN_HALL]

# --- Who may stand where ----------------------------------------------------------

WITH_HERB_GARDEN: Final = 1
WITH_SCHOOL: Final = 2


def may_stand(follower: int, wanted: int, privileges: int) -> bool:
    """Whether a follower may stand on a space that asks for this. H1 H2 A3"""
    character = int(TYPE[follower])
    if wanted == STORE or (wanted == NEUTRAL and follower >= OWN):
        return False
    if wanted == ANY or wanted == NEUTRAL or wanted == character:
        return True
    if wanted == MONK:
        return False
    if character == BOATMAN and privileges & WITH_HERB_GARDEN:
        return wanted in (FARMER, CRAFTSMAN, TRADER)
    return character == MONK or (character == SCHOLAR and bool(privileges & WITH_SCHOOL))


def accepted_by(wanted: list[int]) -> list[int]:
    """The spaces a follower may stand on, a bit each, by privileges and follower, if they ask for these."""
    return [
        mask([space for space in range(N_SPACES) if may_stand(follower, wanted[space], privileges)])
        for privileges in range(4)
        for follower in range(N_FOLLOWERS)
    ]
