"""What is in the box: 114 action cards and 126 others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import Record, ints

# Figures that a single source gives are marked '1s'; figures.py lists where all of them come from, and lets the owner
# of a box correct them. The rules read them from the box.

# --- Action cards -----------------------------------------------------------------

CASTLE: Final = 0
MINE: Final = 1
CLOISTER: Final = 2
KNOWLEDGE: Final = 3
SHIP: Final = 4
PASTURE: Final = 5
BUILDING: Final = 6

TYPES: Final = Domain("type", ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"))

CARPENTER: Final = 6
CHURCH: Final = 7
MARKET: Final = 8
WATCHTOWER: Final = 9
BANK: Final = 10
BOARDING_HOUSE: Final = 11
WAREHOUSE: Final = 12
CITY_HALL: Final = 13

# fmt: off
KINDS: Final = (
    # kind              type       a triple's  how many cards show (1s)
    #                              points      1  2  3  4  5  6
    ("castle",          CASTLE,    2,         (2, 2, 2, 2, 2, 2)),  # points 1s
    ("mine",            MINE,      4,         (2, 2, 2, 2, 2, 2)),  # points 1s
    ("cloister",        CLOISTER,  6,         (2, 2, 2, 2, 2, 2)),
    ("knowledge",       KNOWLEDGE, 4,         (3, 3, 3, 3, 3, 3)),  # points 1s
    ("ship",            SHIP,      4,         (3, 3, 3, 3, 3, 3)),  # points 1s
    ("pasture",         PASTURE,   4,         (3, 3, 3, 3, 3, 3)),
    ("carpenter",       BUILDING,  3,         (1, 1, 1, 0, 0, 0)),
    ("church",          BUILDING,  3,         (1, 1, 1, 0, 0, 0)),
    ("market",          BUILDING,  3,         (1, 1, 1, 0, 0, 0)),
    ("watchtower",      BUILDING,  3,         (1, 1, 1, 0, 0, 0)),
    ("bank",            BUILDING,  3,         (0, 0, 0, 1, 1, 1)),
    ("boarding_house",  BUILDING,  3,         (0, 0, 0, 1, 1, 1)),
    ("warehouse",       BUILDING,  3,         (0, 0, 0, 1, 1, 1)),
    ("city_hall",       BUILDING,  3,         (0, 0, 0, 1, 1, 1)),
)
# fmt: on

# A card is the number of its face: cards that look the same are the same to everyone. First come those that are
# printed, then all others that the owner of a box may find.
_EVERY: Final = [(kind, die) for kind in range(len(KINDS)) for die in range(6)]
FACES: Final = sorted(_EVERY, key=lambda face: not KINDS[face[0]][3][face[1]])
N_FACES: Final = 84
PRINTED: Final = 60

KIND: Final = ints([kind for kind, _ in FACES])
TYPE: Final = ints([KINDS[kind][1] for kind, _ in FACES])

# Of a card in hand only the number is looked at: N_FACES + number stands for "some card with it".
DIE: Final = ints([die for _, die in FACES] + [0, 1, 2, 3, 4, 5])


class Cards(Domain):
    """Cards are called by their kind and number."""

    def phrase(self, i: int) -> Phrase | int:
        return card_phrase(i)


CARD: Final = Cards("card", [f"{KINDS[kind][0]}-{die + 1}" for kind, die in FACES])
NUMBER: Final = Domain("number", ("1", "2", "3", "4", "5", "6"))
ROW: Final = Domain("row", NUMBER.items)
POSITION: Final = Domain("position", 5)  # in a row, from the left


def card_phrase(card: int) -> Phrase:
    """A card in words: "castle 3"."""
    if card >= N_FACES:
        return Phrase("card-of-number", {"number": int(DIE[card]) + 1})
    kind, die = FACES[card]
    return Phrase("card", {"kind": Phrase(f"card-{KINDS[kind][0].replace('_', '-')}"), "number": die + 1})


def card(kind: i64, number: i64) -> i64:
    """The card of this kind that shows this number, 1 to 6."""
    return FACES.index((kind, number - 1))


# --- Goods and animals --------------------------------------------------------------

GOOD: Final = Domain("good", ("light", "medium", "dark"))  # sold by 1 and 2, by 3 and 4, by 5 and 6
GOODS_EACH: Final = 6
ANIMAL: Final = Domain("animal", ("chicken", "cow", "sheep", "pig"))
ANIMALS_EACH: Final = 5
SET_VALUE: Final = ints([0, 0, 1, 2, 4])  # by the number of different animals in it

# --- Bonus cards, rounds, start player ----------------------------------------------

FIRST_TRIPLE: Final = 1
ALL_SEVEN: Final = {1: (3, 1), 2: (3, 1), 3: (4, 2, 1), 4: (4, 3, 2, 1)}  # by players, the top card first
START_PLAYER: Final = 1

# fmt: off
BONUS: Final = ("points", "goods", "animals", "silver", "workers")
ROUND_CARDS: Final[list[list[list[i64]]]] = [
    # points goods animals silver workers
    [[3, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 2, 0, 0], [0, 0, 0, 3, 0], [0, 0, 0, 0, 3]],  # A
    [[0, 2, 0, 0, 0], [0, 0, 2, 0, 0], [0, 0, 0, 3, 0], [0, 0, 0, 0, 3]],                   # B (1s)
    [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 2, 0], [0, 0, 0, 0, 2], [0, 0, 0, 1, 1]],  # C (1s)
    [[0, 0, 0, 2, 0], [0, 0, 0, 0, 2], [0, 0, 0, 1, 1]],                                    # D
    [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1]],                                                     # E (1s)
]
# fmt: on

# --- Set-up --------------------------------------------------------------------------

START_WORKERS: Final = {1: (1,), 2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 1, 2)}  # from the start player on
DISPLAY: Final[list[tuple[i64, i64]]] = [
    (0, 0),
    (6, 1),
    (6, 1),
    (6, 4),
    (12, 1),
]  # by players: laid in order, then at their own number
EGON_STACKS: Final = (3, 4, 5, 6, 7)  # a stack for each round


class Box(Record):
    """The figures as the rules use them, never changed."""

    value: vec[i64]  # of a triple, by type
    copies: vec[i64]  # of each face
    rounds: list[list[list[i64]]]  # the bonuses of each round card, as in the table of round cards
