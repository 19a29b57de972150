"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import State
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.pile import Bag
from comptoir.core.record import Record
from comptoir.games.marco_polo.box import Box

NOBODY: Final = -1
EMPTY: Final = -1
NOWHERE: Final = -1

SEATS: Final = 4
DICE_EACH: Final = 5
POSTS: Final = 9
BLACK_POSTS: Final = 2  # of Wilhelm's
BOARD_CONTRACTS: Final = 2  # spaces for contracts before a player

COLOUR: Final = Domain("colour", ("blue", "yellow", "green", "red"))  # by seat

# A die in hand is its sort and what it shows, sort * FACES + value; Raschid's dice have no value yet and show 0.
OWN: Final = 0
BLACK: Final = 1
WHITE: Final = 2
FACES: Final = 7
SORTS: Final = ("own", "black", "white")


class DieDomain(Domain):
    """A die is called by its sort and what it shows."""

    def phrase(self, i: int) -> Phrase | int:
        """A die in words."""
        return Phrase(f"die-{SORTS[i // FACES]}", {"value": i % FACES})


DIE: Final = DieDomain("die", [f"{sort}_{value}" for sort in SORTS for value in range(FACES)])

# A die on the board is (space * COLOURS + colour) * FACES + value; the colours of the seats come first.
BLACK_COLOUR: Final = 4
WHITE_COLOUR: Final = 5
NEUTRAL_COLOUR: Final = 6
COLOURS: Final = 7
NO_COLOUR: Final = 16  # the bit for dice of no player's colour in ``on``

# Where points come from.
CONTRACT_POINTS: Final = 0
POST_POINTS: Final = 1
CARD_POINTS: Final = 2
TOWN_POINTS: Final = 3
GOAL_CARD_POINTS: Final = 4
GOAL_CITY_POINTS: Final = 5
COIN_POINTS: Final = 6
BEIJING_PLACE_POINTS: Final = 7
GOODS_POINTS: Final = 8
MOST_CONTRACTS_POINTS: Final = 9
SOURCES: Final = (
    "contracts",
    "posts",
    "city-cards",
    "town-bonuses",
    "goal-cards",
    "goal-cities",
    "coins",
    "beijing",
    "goods",
    "most-contracts",
)


class Player(Record):
    """What a seat owns."""

    coins: i64 = 0
    camels: i64 = 0
    points: i64 = 0  # on the score track
    character: i64 = NOBODY
    figure: i64 = 0
    second: i64 = NOWHERE  # the other figure of Niccolo & Marco
    posts: i64 = 0  # where posts stand, a bit for each place
    posts_left: i64 = 0
    goods: vec[i64]
    dice: list[i64]  # not yet placed, sorted
    contracts: list[i64]
    completed: list[i64]
    goals: Annotated[list[i64], "private", "goal_cards"]  # the first two count


class MarcoPolo(State):
    """The table of The Voyages of Marco Polo."""

    box: Annotated[Box, "shared"]
    players: vec[Player]
    round: i64 = 0  # 0 to 4
    starter: i64 = 0  # who holds the hourglass
    traveller: i64 = NOBODY  # who travelled last in this round
    bought: bool = False  # the active player has bought a black die this turn
    fresh: i64 = 0  # where posts were placed in this turn, a bit for each place
    black: i64 = 0  # black dice left
    khan_dice: i64 = 0  # places of the Khan's favour taken
    khan_value: i64 = 0  # what the last die there shows
    on: vec[i64]  # whose dice lie on each space, a bit for each seat, NO_COLOUR for all others
    lying: list[i64]  # every die on the board
    contracts: Bag  # those nobody has seen: in the piles of the rounds to come and in the special pile
    special: i64 = 0  # how many of them lie in the special pile
    returned: list[i64]  # contracts put under it, the next one first
    display: list[i64]
    outposts: vec[i64]  # by large city
    cards: vec[i64]  # by space on a card
    towns: vec[i64]  # the tile of each small city
    beijing: list[i64]  # whose posts stand there, from most points down
    offered: list[i64]  # characters to choose from
    goal_cards: Bag
    counted: bool = False  # the last points are counted


def give_points(s: MarcoPolo, seat: i64, points: i64, source: i64) -> None:
    """Points on the score track."""
    s.players[seat].points += points
    s.score(seat, points, source)


def in_turn_order(s: MarcoPolo) -> list[i64]:
    """The seats, clockwise from the start player."""
    n: i64 = len(s.players)
    return [(s.starter + i) % n for i in range(n)]
