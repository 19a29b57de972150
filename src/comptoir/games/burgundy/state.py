"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import State
from comptoir.core.moves import Domain
from comptoir.core.pile import Bag
from comptoir.core.record import Record
from comptoir.games.burgundy.cards import DIE, N_FACES, Box

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

    workers: i64 = 0
    silver: i64 = 0
    point_cards: i64 = 0  # victory point cards, by their points
    sold: i64 = 0  # goods cards sold
    all_seven: i64 = 0  # points of the bonus card for all seven types
    types: i64 = 0  # which colours lie in the estate, a bit each
    goods: vec[i64]  # by colour
    animals: vec[i64]  # by kind
    projects: list[i64]  # at most three
    open: list[i64]  # started stacks of the estate, two places each, EMPTY where no second card lies
    triples: list[i64]  # finished stacks, three cards each
    hand: Annotated[list[i64], "glimpsed", "deck"]
    stack: Annotated[list[i64], "facedown", "deck"]


class Burgundy(State):
    """The table of The Castles of Burgundy: The Card Game."""

    box: Annotated[Box, "shared"]
    players: vec[Player]
    round: i64 = 0  # A to E are 0 to 4
    turn: i64 = 0  # six in a round
    starter: i64 = 0  # who began this round
    start_card: i64 = 0  # who holds the start player card
    question_mark: bool = False  # it lies with its question mark up
    bought: bool = False  # the active player has bought cards this turn
    deck: Bag
    discard: Bag
    display: list[list[i64]]  # six rows
    offer: list[i64]  # the cards just bought
    goods: Bag  # what lies below the top cards of the two goods piles
    animals: Bag
    tops: vec[i64]  # the top card of each of the four piles
    below: vec[i64]  # how many cards lie below it
    firsts: vec[i64]  # who has the first-triple bonus of each type
    all_seven: list[i64]  # bonus cards still to be had, the next one last
    egon: list[i64]  # cards laid out for Egon, by type
    egon_points: i64 = 0
    egon_stacks: Annotated[list[i64], "facedown", "deck"]  # his stacks, the next card last
    lost: bool = False  # Egon was ahead at the end of a round
    counted: bool = False  # the game is over and the last points are counted

    def glimpse(self, card: i64) -> i64:
        """Only the number of a hand card is looked at. R41"""
        return N_FACES + DIE[card]
