"""The draw pile of action cards, and what is dealt from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Task
from comptoir.core.moves import Move
from comptoir.core.pile import Bag, Draw, Drawn
from comptoir.games.burgundy.cards import CARD, DIE, DISPLAY
from comptoir.games.burgundy.state import Burgundy

STACK: Final = 6


def has_card(s: Burgundy) -> bool:
    """Whether a card can be drawn; when the deck has run out, the discards are shuffled first. R38"""
    if not s.deck.size and s.discard.size:
        s.deck.pour(s.discard)
    return s.deck.size > 0


class DrawCard(Draw):
    """A card from the deck."""

    def bag(self, s: Burgundy) -> Bag:
        return s.deck

    def kind(self) -> Move:
        return CARD_DRAWN


class CardDrawn(Drawn):
    """The action card that comes next."""


class DealStack(Task):
    """Six cards for a seat, face down. S6 R39"""

    def __init__(self, to: i64) -> None:
        self.to: i64 = to

    def run(self, s: Burgundy) -> None:
        if has_card(s):
            s.then(DEAL_TO[self.to])


class DealTo(DrawCard):
    """Which card goes face down onto this seat's stack? S6"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def seen_by(self, seat: i64) -> bool:
        return False

    def drawn(self, s: Burgundy, card: i64) -> None:
        stack = s.players[self.to].stack
        # Where play begins right after the deal, the card goes below the others: nobody takes it up in that moment.
        stack.insert(0 if s.round else len(stack), card)
        if len(stack) < STACK and has_card(s):
            s.then(self)


def display_size(s: Burgundy) -> i64:
    """How many cards a new display has. S7"""
    in_order, by_number = DISPLAY[len(s.players)]
    return in_order + by_number


class LayDisplay(Task):
    """New cards beside the numbers 1 to 6, as far as they go. S7 R39"""

    def run(self, s: Burgundy) -> None:
        if has_card(s):
            s.then(LAY_CARD)


class LayCard(DrawCard):
    """Which card is laid out next? S7"""

    def drawn(self, s: Burgundy, card: i64) -> None:
        in_order, by_number = DISPLAY[len(s.players)]
        laid: i64 = 0
        for row in s.display:
            laid += len(row)
        s.display[laid % 6 if laid < in_order else DIE[card]].append(card)
        if laid + 1 < in_order + by_number and has_card(s):
            s.then(self)


DEAL_STACK: Final[list[Step]] = [DealStack(seat) for seat in range(4)]
DEAL_TO: Final = [DealTo(seat) for seat in range(4)]
LAY_DISPLAY: Final = LayDisplay()
LAY_CARD: Final = LayCard()
CARD_DRAWN: Final = CardDrawn(CARD)
