"""What is in the box, by name: places, goods, shields, persons, palaces, messages. Their figures are in ``box.py``."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase

NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = -1

# --- The board ------------------------------------------------------------------------

# fmt: off
PLACES: Final = (
    "nantes",
    "ancenis",  "angers",   "langeais", "tours",     "vendome", "blois",  "talcy",      "beaugency", "meung",
    "orleans",
    "chambord", "cheverny", "amboise",  "villandry", "usse",    "chinon", "montsoreau", "saumur",    "brissac",
)
# fmt: on


class Places(Domain):
    """Places are called by their names; the owner of a box may correct those of villages."""

    def said(self, s: Any, i: int) -> Phrase | int:
        return place_phrase(s.box, i)


def place_phrase(box: Any, i: int) -> Phrase:
    """A place in words."""
    return Phrase("place-named", {"name": box.named[i]}) if box.named[i] else Phrase(f"place-{PLACES[i]}")


PLACE: Final = Places("place", PLACES)
N_PLACES: Final = 20
NANTES: Final = 0
ORLEANS: Final = 10
CITIES: Final = ("nantes", "orleans")
VILLAGES: Final = tuple([name for name in PLACES if name not in CITIES])

NORTH: Final = 0
SOUTH: Final = 1

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1
DIRECTION: Final = Domain("direction", ("clockwise", "counterclockwise"))


def place(name: str) -> i64:
    """The number of a place."""
    return PLACES.index(name)


def is_city(place: i64) -> bool:
    """Nantes or Orléans."""
    return place == NANTES or place == ORLEANS


# --- Shields and goods ------------------------------------------------------------------

SHIELDS: Final = ("red", "yellow", "blue", "green", "white", "purple", "black")
SHIELD: Final = Domain("shield", SHIELDS)
N_SHIELDS: Final = 7
MIDDLE: Final = 3  # the fourth place of the market

GOODS: Final = ("wood", "grain", "cheese", "wine", "beer")
GOOD: Final = Domain("good", GOODS)
N_GOODS: Final = 5
WOOD: Final = 0
GRAIN: Final = 1
CHEESE: Final = 2
WINE: Final = 3
BEER: Final = 4

# --- Figures and buildings ----------------------------------------------------------------

MERCHANT: Final = 0
MESSENGER: Final = 1
FIGURE: Final = Domain("figure", ("merchant", "messenger"))

FARM: Final = 0
MONASTERY: Final = 1
CASTLE: Final = 2
BUILDINGS: Final = ("farm", "monastery", "castle")
BUILDING: Final = Domain("building", BUILDINGS)

BANK: Final = 0
DUCAL_PALACE: Final = 1
PALATIUM: Final = 2
POST_OFFICE: Final = 3
PALACES: Final = ("bank", "ducal_palace", "palatium_balivi", "post_office")
PALACE: Final = Domain("palace", PALACES)
N_PALACES: Final = 4


def palace_in(city: i64, kind: i64) -> i64:
    """The bit of a palace: the four of Nantes, then the four of Orléans."""
    return kind if city == NANTES else N_PALACES + kind


# --- Persons ------------------------------------------------------------------------------

# fmt: off
PERSONS: Final = (
    "wood_trader", "grain_trader", "cheese_trader", "wine_trader", "grain_farmer", "dairyman", "woodcutter",
    "banker", "lady_in_waiting", "witch",
    "magister_artium", "economus", "patronus", "mensor",
    "squire", "scout", "blacksmith", "jester", "town_guard",
    "mayor", "vassal", "spy", "apprentice", "assistant",
    "general", "lover", "philosopher", "provost", "judge",
)
# fmt: on
PERSON: Final = Domain("person", PERSONS)
N_PERSONS: Final = 29
WOOD_TRADER: Final = 0  # the traders stand in the order of their goods
GRAIN_FARMER: Final = 4
DAIRYMAN: Final = 5
WOODCUTTER: Final = 6
BANKER: Final = 7
LADY_IN_WAITING: Final = 8
WITCH: Final = 9
MAGISTER_ARTIUM: Final = 10
ECONOMUS: Final = 11
PATRONUS: Final = 12
MENSOR: Final = 13
SQUIRE: Final = 14
SCOUT: Final = 15
BLACKSMITH: Final = 16
JESTER: Final = 17
TOWN_GUARD: Final = 18
MAYOR: Final = 19
VASSAL: Final = 20
SPY: Final = 21
APPRENTICE: Final = 22
ASSISTANT: Final = 23
GENERAL: Final = 24  # the five blue persons stand in the order of their symbols

COLOURS: Final = ("yellow", "orange", "purple", "green", "red", "blue")
COLOUR: Final = Domain("colour", COLOURS)
RED: Final = 4
BLUE: Final = 5

# --- Messages -----------------------------------------------------------------------------

SYMBOLS: Final = ("general", "lover", "philosopher", "provost", "judge")
SYMBOL: Final = Domain("symbol", SYMBOLS)
N_SYMBOLS: Final = 5

LEVEL: Final = Domain("level", ("1", "2", "3", "4"))
N_LEVELS: Final = 4
ABBEY: Final = 3  # level 4: levels count from 0 here

ROOM: Final = 30  # cards of one level that the numbers leave room for; as bits they fit a compiled shift


class Messages(Domain):
    """What a message says stands in the box; by itself it has only its name."""

    def phrase(self, i: int) -> Phrase | int:
        return Phrase("message-number", {"name": self.items[i]})

    def said(self, s: Any, i: int) -> Phrase | int:
        from comptoir.games.la_loire.messages import message_phrase

        return message_phrase(s, i)


MESSAGE: Final = Messages("message", [f"m{level}_{card:02}" for level in range(1, 5) for card in range(1, ROOM + 1)])


def level_of(message: i64) -> i64:
    """The level of a message card, 0 to 3."""
    return message // ROOM


def message(name: str) -> i64:
    """The number of a message card by its name, such as ``m1_17``."""
    return MESSAGE.items.index(name)
