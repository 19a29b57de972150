"""The face-up piles of goods and animals."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.moves import Move, Moves
from comptoir.core.phrase import Phrase
from comptoir.core.pile import Bag, Draw, Drawn
from comptoir.games.burgundy.cards import ANIMAL, GOOD
from comptoir.games.burgundy.state import ANIMAL_PILES, EMPTY, GOODS_PILES, PILE, Burgundy


class LayOutPiles(Task):
    """The other goods make two piles as equal as can be, top cards showing; so do the animals. S3"""

    def run(self, s: Burgundy) -> None:
        for pile, bag in ((GOODS_PILES, s.goods), (ANIMAL_PILES, s.animals)):
            s.below[pile] = (bag.size + 1) // 2
            s.below[pile + 1] = bag.size // 2
        s.then_all(TURN_UP)


class TurnUp(Task):
    """The next card of a pile is seen as soon as it lies on top. R23"""

    def __init__(self, pile: i64) -> None:
        self.pile: i64 = pile

    def run(self, s: Burgundy) -> None:
        if s.tops[self.pile] == EMPTY and s.below[self.pile]:
            s.below[self.pile] -= 1
            s.then(TOP_GOODS[self.pile] if self.pile < ANIMAL_PILES else TOP_ANIMALS[self.pile - ANIMAL_PILES])


class TopGood(Draw):
    """Which goods card lies next? R23"""

    def __init__(self, pile: i64) -> None:
        super().__init__()
        self.pile: i64 = pile

    def bag(self, s: Burgundy) -> Bag:
        return s.goods

    def kind(self) -> Move:
        return GOOD_DRAWN

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.tops[self.pile] = card


class TopAnimal(Draw):
    """Which animal card lies next? R23"""

    def __init__(self, pile: i64) -> None:
        super().__init__()
        self.pile: i64 = pile

    def bag(self, s: Burgundy) -> Bag:
        return s.animals

    def kind(self) -> Move:
        return ANIMAL_DRAWN

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.tops[self.pile] = card


class GoodDrawn(Drawn):
    """The goods card that comes next."""


class AnimalDrawn(Drawn):
    """The animal card that comes next."""


def has_goods(s: Burgundy) -> bool:
    """Whether a goods card is left."""
    return s.tops[GOODS_PILES] != EMPTY or s.tops[GOODS_PILES + 1] != EMPTY


def has_animals(s: Burgundy) -> bool:
    """Whether an animal card is left."""
    return s.tops[ANIMAL_PILES] != EMPTY or s.tops[ANIMAL_PILES + 1] != EMPTY


class Gather(Task):
    """The seat takes a goods card, an animal card, or either of them, if there are any. R26"""

    def __init__(self, seat: i64, goods: bool, animals: bool) -> None:
        self.seat: i64 = seat
        self.goods = goods
        self.animals = animals

    def run(self, s: Burgundy) -> None:
        if (self.goods and has_goods(s)) or (self.animals and has_animals(s)):
            s.then(FromPile(self.seat, self.goods, self.animals))


class FromPile(Decision):
    """From which pile do you take the top card? R23"""

    def __init__(self, seat: i64, goods: bool, animals: bool) -> None:
        super().__init__(seat)
        self.goods = goods
        self.animals = animals

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for pile in range(4):
            if (self.goods if pile < ANIMAL_PILES else self.animals) and s.tops[pile] != EMPTY:
                out.append(TAKE_TOP.base + pile)
        if not out.count:
            out.append(DECLINE.base)


class TakeTop(Move):
    """Take the top card of a pile into your storage. R23"""

    def play(self, s: Burgundy, ask: FromPile, x: i64) -> None:
        player = s.players[ask.seat]
        if x < ANIMAL_PILES:
            player.goods[s.tops[x]] += 1
        else:
            player.animals[s.tops[x]] += 1
        s.tops[x] = EMPTY
        if not s.below[x]:
            split(s, x)
        s.then(TURN_UP[x])

    def details(self, s: Burgundy, ask: FromPile, x: i64) -> dict[str, Any]:
        return {"card": top_phrase(s, x)}


class Decline(Move):
    """Go without."""

    def play(self, s: Burgundy, ask: Decision, x: i64) -> None:
        """Nothing happens."""


def top_phrase(s: Burgundy, pile: int) -> Phrase | int:
    """The top card of a pile in words."""
    return (GOOD if pile < ANIMAL_PILES else ANIMAL).phrase(int(s.tops[pile]))


def split(s: Burgundy, pile: i64) -> None:
    """An empty pile gets the lower half of its neighbour. R26"""
    other = pile ^ 1
    if s.tops[other] != EMPTY:
        s.below[pile] = (s.below[other] + 1) // 2
        s.below[other] -= s.below[pile]


LAY_OUT_PILES: Final = LayOutPiles()
TURN_UP: Final[list[Step]] = [TurnUp(pile) for pile in range(4)]
TOP_GOODS: Final = [TopGood(pile) for pile in (0, 1)]
TOP_ANIMALS: Final = [TopAnimal(pile) for pile in (2, 3)]
GOOD_DRAWN: Final = GoodDrawn(GOOD)
ANIMAL_DRAWN: Final = AnimalDrawn(ANIMAL)
TAKE_TOP: Final = TakeTop(PILE)
DECLINE: Final = Decline()
