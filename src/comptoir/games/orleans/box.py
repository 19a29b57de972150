"""What is in the box: characters, goods, coins, hour-glasses and citizens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import ints

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
CITIZENS: Final = Domain(
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
