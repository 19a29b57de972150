"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from comptoir.core.agenda import State
from comptoir.core.meaning import Count, Counts, Flag, Mask, Now, Seat, Size, Zone
from comptoir.core.moves import Domain
from comptoir.core.pile import Bag
from comptoir.core.record import Record
from comptoir.games.burgundy.cards import ANIMAL, CARD, DIE, GOOD, N_FACES, TYPES, Box
from comptoir.games.burgundy.meaning import BONUS_POINTS, Firsts, Hand, Tops

NOBODY: Final = -1
EGON: Final = 9  # the opponent of the solo game
EMPTY: Final = -1
ANY: Final = 9  # an action with any number at all

# Where points come from.
TRIPLES: Final = 0
FIRST_TRIPLES: Final = 1
ALL_SEVEN_BONUS: Final = 2
POINT_CARDS: Final = 3
SOLD_GOODS: Final = 4
ANIMAL_SETS: Final = 5
START_PLAYER_CARD: Final = 6
SOURCES: Final = ("triples", "first-triples", "all-seven", "point-cards", "sold-goods", "animal-sets", "start-player")

# The four face-up piles at the edge of the table.
PILE: Final = Domain("pile", ("goods_left", "goods_right", "animals_left", "animals_right"))
GOODS_PILES: Final = 0
ANIMAL_PILES: Final = 2


class Player(Record):
    """What a seat owns."""

    workers: Annotated[i64, Count(99, "worker")] = 0
    silver: Annotated[i64, Count(99, "silver")] = 0
    point_cards: Annotated[i64, Count(99, "point", told=False)] = 0  # victory point cards, by their points
    sold: Annotated[i64, Count(18, "good-sold", quiet=True)] = 0  # goods cards sold
    all_seven: Annotated[i64, Count(4, "point", told=False)] = 0  # points of the bonus card for all seven types
    types: Annotated[i64, Mask(TYPES, told=False)] = 0  # which colours lie in the estate, a bit each
    goods: Annotated[list[i64], Counts(GOOD, 6)]  # by colour
    animals: Annotated[list[i64], Counts(ANIMAL, 5)]  # by kind
    projects: Annotated[list[i64], Zone(CARD, 4, at="projects")]  # at most three
    # started stacks of the estate, two places each, EMPTY where no second card lies
    open: Annotated[list[i64], Zone(CARD, 38, gap=EMPTY, at="estate")]
    triples: Annotated[list[i64], Zone(CARD, 114, at="triples")]  # finished stacks, three cards each
    hand: Annotated[list[i64], "glimpsed", "deck", Hand(CARD, 3, at="hand", alone=False)]
    stack: Annotated[list[i64], "facedown", "deck", Zone(CARD, 6, at="stack")]


class Burgundy(State):
    """The table of The Castles of Burgundy: The Card Game."""

    box: Annotated[Box, "shared"]
    players: list[Player]
    round: Annotated[i64, Now(4, heading=True)] = 0  # A to E are 0 to 4
    turn: Annotated[i64, Now(6, heading=True)] = 0  # six in a round
    starter: Annotated[i64, Seat(told=False)] = 0  # who began this round
    start_card: Annotated[i64, Seat()] = 0  # who holds the start player card
    question_mark: Annotated[bool, Flag()] = False  # it lies with its question mark up
    bought: Annotated[bool, Flag()] = False  # the active player has bought cards this turn
    deck: Annotated[Bag, Size(CARD, 114)]
    discard: Annotated[Bag, Counts(CARD, 3, quiet=True)]
    display: Annotated[list[list[i64]], Zone(CARD, 30, each=5, at="display")]  # six rows
    offer: Annotated[list[i64], Zone(CARD, 3, at="offer")]  # the cards just bought
    goods: Annotated[Bag, Counts(GOOD, 6, quiet=True)]  # what lies below the top cards of the two goods piles
    animals: Annotated[Bag, Counts(ANIMAL, 5, quiet=True)]
    tops: Annotated[list[i64], Tops(PILE)]  # the top card of each of the four piles
    below: Annotated[list[i64], Counts(PILE, 20, quiet=True)]  # how many cards lie below it
    firsts: Annotated[list[i64], Firsts(TYPES, word="first-triple")]  # who has the first-triple bonus of each type
    # bonus cards still to be had, the next one last
    all_seven: Annotated[list[i64], Zone(BONUS_POINTS, 4, quiet=True)]
    egon: Annotated[list[i64], Counts(TYPES, 25, at="egon")]  # cards laid out for Egon, by type
    egon_points: Annotated[i64, Count(200, "egon-point")] = 0
    # his stacks, the next card last
    egon_stacks: Annotated[list[i64], "facedown", "deck", Zone(CARD, 25, at="egon-stacks")]
    lost: Annotated[bool, Flag(told=True)] = False  # Egon was ahead at the end of a round
    counted: Annotated[bool, Flag()] = False  # the game is over and the last points are counted

    def glimpse(self, card: i64) -> i64:
        """Only the number of a hand card is looked at. R41"""
        return N_FACES + DIE[card]
