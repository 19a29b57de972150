"""What is in the box: characters, goods, coins, hour-glasses and citizens."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import Record, ints

# --- Characters -------------------------------------------------------------------

FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
N_CHARACTERS: Final = 7

NAMES: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
CHARACTER: Final = Domain("character", NAMES)

# A follower is a neutral character, or one of the four own ones in the player's colour.
OWN: Final = 7
N_FOLLOWERS: Final = 11
FOLLOWER: Final = Domain("follower", [*NAMES, *["own_" + name for name in NAMES[:4]]])
TYPE: Final = ints([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3])


def some(follower: int) -> Phrase:
    """A follower or character in the middle of a sentence: "a farmer", "the own boatman"."""
    return Phrase(f"some-{FOLLOWER.items[follower].replace('_', '-')}")


# fmt: off
NEUTRAL: Final = (16, 10, 10, 10, 14, 14, 14)  # in the order of the characters above
REMOVED: Final = {
    2: (4, 4, 4, 4, 6, 6, 6),
    3: (2, 2, 2, 2, 3, 3, 3),
    4: (0, 0, 0, 0, 0, 0, 0),
}
# fmt: on

# --- Goods ------------------------------------------------------------------------

GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
N_GOODS: Final = 5
N_FOODS: Final = 3  # grain, cheese and wine can be eaten

GOODS: Final = (
    # good, tiles, points
    ("grain", 24, 1),
    ("cheese", 21, 2),
    ("wine", 18, 3),
    ("wool", 15, 4),
    ("brocade", 12, 5),
)
GOOD: Final = Domain("good", [row[0] for row in GOODS])
GOODS_VALUE: Final = ints([row[2] for row in GOODS])
GOODS_REMOVED: Final = {2: 12, 3: 6, 4: 0}

# --- Everything else --------------------------------------------------------------

COIN_PIECES: Final = 47
COINS: Final = 212  # ONE SOURCE: what all 47 pieces together are worth; only this total matters
START_COINS: Final = 5
STATIONS_EACH: Final = 10
TECHNOLOGY_TILES: Final = 16
MARKET: Final = 8  # spaces of a player's market
ROUNDS: Final = 18

PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
EVENT: Final = Domain("event", ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"))
HOURGLASSES: Final = (3, 3, 3, 3, 3, 3)  # of each event; one pilgrimage is light and comes first

BOATMAN_CITIZEN: Final = 0
KNIGHT_CITIZEN: Final = 1
DEVELOPMENT_CITIZENS: Final = 2  # the three along the development track
DEED_CITIZENS: Final = 5  # the eight for completed deeds
LAST_CITIZEN: Final = 13


class Citizens(Domain):
    """Citizens are called by where they lie; on the development track that is a number."""

    def phrase(self, i: int) -> Phrase | int:
        if not DEVELOPMENT_CITIZENS <= i < DEED_CITIZENS:
            return super().phrase(i)
        return Phrase("citizen-development", {"space": int(self.items[i].rpartition("_")[2])})

    def said(self, s: Any, i: int) -> Phrase | int:
        if not DEVELOPMENT_CITIZENS <= i < DEED_CITIZENS:
            return self.phrase(i)
        return Phrase("citizen-development", {"space": list(s.box.citizen_on).index(i)})


CITIZENS: Final = Citizens(
    "citizen",
    (
        "boatman_track",
        "knight_track",
        "development_3",
        "development_18",
        "development_28",
        "city_wall",
        "papal_conclave",
        "defeating_plague",
        "astronomy",
        "boatmens_guild",
        "cathedral",
        "peace_treaty",
        "canalisation",
        "most_stations",
    ),
)


class Box(Record):
    """The figures that the owner of a box may correct, as the rules use them; never changed."""

    coins: i64 = 0  # what all coins are worth together
    neutral: vec[i64]  # characters of each kind
    wanted: vec[i64]  # by action space: a character, ANY, NEUTRAL or STORE
    accepted: vec[i64]  # the spaces a follower may stand on, a bit each, by privileges and follower
    monk_spaces: i64 = 0  # the spaces that ask for a monk, a bit each
    category: vec[i64]  # of places
    farmer_goods: vec[i64]  # by space of the track
    boatman_coins: vec[i64]
    scholar_steps: vec[i64]
    status: vec[i64]  # by space of the development track
    coins_on: vec[i64]
    citizen_on: vec[i64]
    reward: vec[i64]  # of deeds
    openings: vec[i64]  # spaces of each opening of a deed
    by: vec[i64]  # of routes: WATER or ROAD
    ends: list[list[i64]]  # the two towns of each route
    route: list[list[i64]]  # between two towns by water or road: [kind][town * N_TOWNS + other]
    routes_from: list[list[i64]]  # those that meet in each town
    neighbours: list[list[i64]]  # of towns
    has_water: list[bool]
    goods_space: vec[i64]  # the first space of each route; the next route's ends it
    filled: list[list[i64]]  # the goods spaces that are filled, by players
