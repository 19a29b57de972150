"""The estate: stacks of equal types, triples, and cloisters that stand in for any type."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves
from comptoir.games.burgundy.bonuses import CHOOSE_BONUS
from comptoir.games.burgundy.cards import CARD, CLOISTER, FIRST_TRIPLE, KIND, TYPE, TYPES, card_phrase
from comptoir.games.burgundy.state import ALL_SEVEN_BONUS, EMPTY, FIRST_TRIPLES, NOBODY, TRIPLES, Burgundy, Player

STACKS: Final = 19  # seven types, and at most one more stack for every further cloister
NEW: Final = STACKS
STACK: Final = Domain("stack", [*[str(i) for i in range(STACKS)], "new"])

ALL_TYPES: Final = 0b1111111
EFFECT: Final[list[list[Step]]] = []  # by seat and kind of card; filled in by the chapter of effects


def stack_type(first: i64, second: i64) -> i64:
    """A stack is of the type of its cards; cloisters take the type of the others. R13 R14"""
    if TYPE[first] != CLOISTER or second == EMPTY:
        return TYPE[first]
    return TYPE[second]


def lies_on(player: Player, stack: i64) -> i64:
    """The type of a started stack."""
    return stack_type(player.open[2 * stack], player.open[2 * stack + 1])


def place(s: Burgundy, seat: i64, card: i64) -> None:
    """A card goes onto a stack: where it must, or where its owner likes. R16"""
    out: list[i64] = []
    stacks_for(s.players[seat], card, out)
    if len(out) == 1:
        lay(s, seat, card, out[0])
    else:
        s.then(ChooseStack(seat, card))


def stacks_for(player: Player, card: i64, out: list[i64]) -> None:
    """The started stacks a card may be laid on, or NEW. R13 R14 R16"""
    own_type = TYPE[card]
    joins = False
    for stack in range(len(player.open) // 2):
        type_ = lies_on(player, stack)
        if type_ == own_type:
            joins = True
        if type_ == own_type or type_ == CLOISTER or own_type == CLOISTER:
            out.append(stack)
    if not joins:
        out.append(NEW)


class ChooseStack(Decision):
    """Onto which stack do you lay the card? R13 R14 R16"""

    def __init__(self, seat: i64, card: Annotated[i64, Now(CARD)]) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def candidates(self, s: Burgundy, out: Moves) -> None:
        stacks: list[i64] = []
        stacks_for(s.players[self.seat], self.card, stacks)
        for stack in stacks:
            out.append(LAY.base + stack)

    def details(self, s: Burgundy) -> dict[str, Any]:
        return {"card": card_phrase(int(self.card))}


class Lay(Move):
    """Lay the card onto a started stack, or start a new one. R16"""

    def play(self, s: Burgundy, ask: ChooseStack, x: i64) -> None:
        lay(s, ask.seat, ask.card, x)

    def details(self, s: Burgundy, ask: ChooseStack, x: i64) -> dict[str, Any]:
        if x == NEW:
            return {"type": TYPES.phrase(int(TYPE[ask.card])), "stack": "new"}
        player = s.players[ask.seat]
        count = 1 if player.open[2 * x + 1] == EMPTY else 2
        return {"type": TYPES.phrase(int(lies_on(player, x))), "stack": "started", "count": count}


def lay(s: Burgundy, seat: i64, card: i64, stack: i64) -> None:
    """The card lies in the estate: bonus cards, then the round's bonus, then its effect. R22"""
    player = s.players[seat]
    gain_type(s, seat, TYPE[card])
    if stack == NEW:
        player.open.append(card)
        player.open.append(EMPTY)
    elif player.open[2 * stack + 1] == EMPTY:
        player.open[2 * stack + 1] = card
    else:
        complete_triple(s, seat, card, stack)
        s.then(CHOOSE_BONUS[seat], EFFECT[seat][KIND[card]])
        return
    s.then(EFFECT[seat][KIND[card]])


def complete_triple(s: Burgundy, seat: i64, card: i64, stack: i64) -> None:
    """Three of a type score; the first triple of a type brings its bonus card. P6 R17 R25"""
    player = s.players[seat]
    second = player.open.pop(2 * stack + 1)
    first = player.open.pop(2 * stack)
    type_ = triple_type(first, second, card)
    player.triples.append(first)
    player.triples.append(second)
    player.triples.append(card)
    s.score(seat, s.box.value[type_], TRIPLES)
    if s.firsts[type_] == NOBODY:
        s.firsts[type_] = seat
        s.score(seat, FIRST_TRIPLE, FIRST_TRIPLES)


def triple_type(first: i64, second: i64, third: i64) -> i64:
    """The type that is not cloister, if there is one. R17"""
    type_ = stack_type(first, second)
    return TYPE[third] if type_ == CLOISTER else type_


def gain_type(s: Burgundy, seat: i64, type_: i64) -> None:
    """The seventh colour in an estate brings the top all-seven card, once. P6 R19 R20"""
    player = s.players[seat]
    before = player.types
    player.types = before | (1 << type_)
    if player.types == ALL_TYPES and before != ALL_TYPES and s.all_seven:
        player.all_seven = s.all_seven.pop()
        s.score(seat, player.all_seven, ALL_SEVEN_BONUS)


LAY: Final = Lay(STACK)
