"""What a card brings when it is placed: six types and eight buildings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.meaning import Mask
from comptoir.core.moves import Move, Moves
from comptoir.games.burgundy.actions import PLACE, SELL, Act
from comptoir.games.burgundy.cards import (
    BUILDING,
    CASTLE,
    CLOISTER,
    KIND,
    KNOWLEDGE,
    MINE,
    PASTURE,
    POSITION,
    ROW,
    SHIP,
    TYPE,
    TYPES,
    card_phrase,
)
from comptoir.games.burgundy.estate import EFFECT
from comptoir.games.burgundy.piles import DECLINE, Gather, has_animals, has_goods
from comptoir.games.burgundy.projects import loss_of_taking, take_project
from comptoir.games.burgundy.state import ANY, POINT_CARDS, Burgundy
from comptoir.games.burgundy.workers import WithNumber


class Castle(Task):
    """One more action of any sort, with any number. R8 R9"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Burgundy) -> None:
        s.then(Act(self.seat, ANY))


class Gain(Task):
    """Silver, workers or points at once. T2 T4 B4 B5"""

    def __init__(self, seat: i64, silver: i64, workers: i64, points: i64) -> None:
        self.seat: i64 = seat
        self.silver: i64 = silver
        self.workers: i64 = workers
        self.points: i64 = points

    def run(self, s: Burgundy) -> None:
        player = s.players[self.seat]
        player.silver += self.silver
        player.workers += self.workers
        player.point_cards += self.points
        s.score(self.seat, self.points, POINT_CARDS)


class Fetch(Task):
    """Take a card of certain types from any row of the display, if there is one. B1 B2 B3 R11"""

    def __init__(self, seat: i64, types: i64) -> None:
        self.seat: i64 = seat
        self.types: i64 = types  # a bit each

    def run(self, s: Burgundy) -> None:
        if self.finds(s):
            s.then(ChooseCard(self.seat, self.types))

    def finds(self, s: Burgundy) -> bool:
        """Whether there is one."""
        for row in s.display:
            for card in row:
                if self.types >> TYPE[card] & 1:
                    return True
        return False


def is_vain(s: Burgundy, seat: i64, card: i64) -> bool:
    """Whether the effect of a project comes to nothing, if it is placed just now. R10 R11 R26 B7"""
    player, effect = s.players[seat], EFFECT[seat][KIND[card]]
    if isinstance(effect, Fetch):
        return not effect.finds(s)
    if isinstance(effect, Gather):
        return not ((effect.goods and has_goods(s)) or (effect.animals and has_animals(s)))
    if isinstance(effect, Warehouse):
        return not (player.goods[0] or player.goods[1] or player.goods[2])
    return isinstance(effect, CityHall) and len(player.projects) == 1


class ChooseCard(Decision):
    """Which card do you take from the display? R11"""

    def __init__(self, seat: i64, types: Annotated[i64, Mask(TYPES)]) -> None:
        super().__init__(seat)
        self.types: i64 = types

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for row in range(6):
            for i in range(len(s.display[row])):
                if self.types >> TYPE[s.display[row][i]] & 1:
                    out.append(FETCH_CARD.base + row * 5 + i)
        out.append(DECLINE.base)


class FetchCard(Move):
    """Take this card as a project, whatever row it lies in. R11"""

    def play(self, s: Burgundy, ask: ChooseCard, x: i64) -> None:
        take_project(s, ask.seat, s.display[x // 5].pop(x % 5))

    def details(self, s: Burgundy, ask: ChooseCard, x: i64) -> dict[str, Any]:
        return {"card": card_phrase(int(s.display[x // 5][x % 5])), "loss": loss_of_taking(s, ask.seat)}


class Warehouse(Task):
    """Sell goods of one colour, if there are any. B7"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Burgundy) -> None:
        goods = s.players[self.seat].goods
        if goods[0] or goods[1] or goods[2]:
            s.then(SellAny(self.seat, ANY))


class SellAny(WithNumber):
    """Which goods do you sell? B7"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for good in range(3):
            out.append(SELL.base + good)
        out.append(DECLINE.base)


class CityHall(Task):
    """Place one more project, whatever its number, if there is one. B8 R10"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Burgundy) -> None:
        if s.players[self.seat].projects:
            s.then(PlaceAnother(self.seat, ANY))


class PlaceAnother(WithNumber):
    """Which further project do you place? R10"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for i in range(len(s.players[self.seat].projects)):
            out.append(PLACE.base + i)
        out.append(DECLINE.base)


class Nothing(Task):
    """Cloisters bring nothing when placed. T3"""

    def run(self, s: Burgundy) -> None:
        """Nothing."""


NOTHING: Final = Nothing()
FETCH_CARD: Final = FetchCard(ROW, POSITION)


def effects_of(seat: i64) -> list[Step]:
    """The effect of each kind of card for this seat, in the order of the table of cards."""
    return [
        Castle(seat),
        Gain(seat, 2, 0, 0),
        NOTHING,
        Gain(seat, 0, 2, 0),
        Gather(seat, True, False),
        Gather(seat, False, True),
        Fetch(seat, 1 << BUILDING | 1 << KNOWLEDGE),
        Fetch(seat, 1 << CASTLE | 1 << MINE | 1 << CLOISTER),
        Fetch(seat, 1 << PASTURE | 1 << SHIP),
        Gain(seat, 0, 0, 1),
        Gain(seat, 3, 0, 0),
        Gather(seat, True, True),
        Warehouse(seat),
        CityHall(seat),
    ]


EFFECT.extend([effects_of(seat) for seat in range(4)])
