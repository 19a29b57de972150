"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.core.agenda import State
from comptoir.core.meaning import Count, Counts, Flag, Mask, Moved, Now, Seat, Seats, Size, Slots, Zone
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.pile import Bag
from comptoir.core.record import Record
from comptoir.games.marco_polo.amounts import GOOD
from comptoir.games.marco_polo.box import CARD, CONTRACT, GOAL, OUTPOST, TILE, Box
from comptoir.games.marco_polo.map import PLACE, TOWN
from comptoir.games.marco_polo.meaning import CARD_SPACE, LARGE_CITY, SPACE_OR_PURSE, Lying, Masks

NOBODY: Final = -1
EMPTY: Final = -1
NOWHERE: Final = -1

SEATS: Final = 4
DICE_EACH: Final = 5
POSTS: Final = 9
BLACK_POSTS: Final = 2  # of Wilhelm's
BOARD_CONTRACTS: Final = 2  # spaces for contracts before a player

COLOUR: Final = Domain("colour", ("blue", "yellow", "green", "red"))  # by seat

CHARACTER: Final = Domain(
    "character", ("raschid", "matteo", "berke", "mercator", "kubilai", "johannes", "wilhelm", "niccolo")
)

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

    coins: Annotated[i64, Count(999, "coin")] = 0
    camels: Annotated[i64, Count(999, "camel")] = 0
    points: Annotated[i64, Count(300, "point", told=False)] = 0  # on the score track
    character: Annotated[i64, Now(CHARACTER)] = NOBODY
    figure: Annotated[i64, Moved(PLACE)] = 0
    second: Annotated[i64, Moved(PLACE)] = NOWHERE  # the other figure of Niccolo & Marco
    posts: Annotated[i64, Mask(PLACE, piece="post")] = 0  # where posts stand, a bit for each place
    posts_left: Annotated[i64, Count(11, "post", quiet=True)] = 0
    goods: Annotated[list[i64], Counts(GOOD, 999)]
    dice: Annotated[list[i64], Zone(DIE, 20, alone=False)]  # not yet placed, sorted
    contracts: Annotated[list[i64], Zone(CONTRACT, 3, word="contract")]
    completed: Annotated[list[i64], Zone(CONTRACT, 44, at="completed", word="contract")]
    goals: Annotated[list[i64], "private", "goal_cards", Zone(GOAL, 4, word="goal")]  # the first two count


class MarcoPolo(State):
    """The table of The Voyages of Marco Polo."""

    box: Annotated[Box, "shared"]
    players: list[Player]
    round: Annotated[i64, Now(4, first=1, heading=True)] = 0  # 0 to 4
    starter: Annotated[i64, Seat()] = 0  # who holds the hourglass
    traveller: Annotated[i64, Seat(told=False)] = NOBODY  # who travelled last in this round
    bought: Annotated[bool, Flag()] = False  # the active player has bought a black die this turn
    fresh: Annotated[i64, Mask(PLACE, told=False)] = 0  # where posts were placed in this turn, a bit for each place
    black: Annotated[i64, Count(5, "black-die", quiet=True)] = 0  # black dice left
    khan_dice: Annotated[i64, Count(4, "die", told=False)] = 0  # places of the Khan's favour taken
    khan_value: Annotated[i64, Count(6, "pip", told=False)] = 0  # what the last die there shows
    # whose dice lie on each space, a bit for each seat, NO_COLOUR for all others
    on: Annotated[list[i64], Masks(told=False)]
    lying: Annotated[list[i64], Lying(SPACE_OR_PURSE, DIE, alone=False)]  # every die on the board
    # those nobody has seen: in the piles of the rounds to come and in the special pile
    contracts: Annotated[Bag, Size(CONTRACT, 44)]
    special: Annotated[i64, Count(44, "special", told=False)] = 0  # how many of them lie in the special pile
    # contracts put under it, the next one first
    returned: Annotated[list[i64], Zone(CONTRACT, 44, at="special", word="contract")]
    display: Annotated[list[i64], Zone(CONTRACT, 6, gap=EMPTY, at="display", word="contract")]
    outposts: Annotated[list[i64], Slots(LARGE_CITY, OUTPOST, word="bonus")]  # by large city
    cards: Annotated[list[i64], Slots(CARD_SPACE, CARD, word="card")]  # by space on a card
    towns: Annotated[list[i64], Slots(TOWN, TILE, word="bonus")]  # the tile of each small city
    beijing: Annotated[list[i64], Seats()]  # whose posts stand there, from most points down
    offered: Annotated[list[i64], Zone(CHARACTER, 8, quiet=True)]  # characters to choose from
    goal_cards: Annotated[Bag, Size(GOAL, 18)]
    counted: Annotated[bool, Flag()] = False  # the last points are counted


def give_points(s: MarcoPolo, seat: i64, points: i64, source: i64) -> None:
    """Points on the score track."""
    s.players[seat].points += points
    s.score(seat, points, source)


def in_turn_order(s: MarcoPolo) -> list[i64]:
    """The seats, clockwise from the start player."""
    n: i64 = len(s.players)
    return [(s.starter + i) % n for i in range(n)]
