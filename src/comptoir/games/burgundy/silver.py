"""Silver: once a turn, three cards for three silver."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Aside, Domain, Move, Moves, Refusal
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import DIE, card_phrase
from comptoir.games.burgundy.deck import DrawCard, has_card
from comptoir.games.burgundy.projects import loss_of_taking, take_project
from comptoir.games.burgundy.state import Burgundy

PRICE: Final = 3
CARDS: Final = 3
BOUGHT: Final = Domain("bought", CARDS)

ONCE_A_TURN: Final = Refusal("P4", "once-a-turn")
TOO_LITTLE_SILVER: Final = Refusal("P4", "too-little-silver")
NO_CARDS_LEFT: Final = Refusal("R39", "no-cards-left")


class BuyCards(Aside):
    """Once a turn, at any decision of yours: three silver for one of three cards. P4 R1"""

    def why_not(self, s: Burgundy, ask: Decision, x: i64) -> Refusal | None:
        if s.bought:
            return ONCE_A_TURN
        if s.players[ask.seat].silver < PRICE:
            return TOO_LITTLE_SILVER
        if not s.deck.size and not s.discard.size:
            return NO_CARDS_LEFT
        return None

    def play(self, s: Burgundy, ask: Decision, x: i64) -> None:
        s.players[ask.seat].silver -= PRICE
        s.bought = True
        has_card(s)
        s.then(TURN_UP_BOUGHT, USE_ONE[ask.seat])

    def details(self, s: Burgundy, ask: Decision, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].silver)}


class TurnUpBought(DrawCard):
    """Which card is bought? P4"""

    def drawn(self, s: Burgundy, card: i64) -> None:
        s.offer.append(card)
        if len(s.offer) < CARDS and has_card(s):
            s.then(self)


class UseOne(Decision):
    """Which of the cards do you use, and how? R3 R7"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        for i in range(len(s.offer)):
            out.append(KEEP.base + i)
            out.append(USE.base + i)


class Keep(Move):
    """Make this card a project and discard the others. P4 R5 R7"""

    def play(self, s: Burgundy, ask: UseOne, x: i64) -> None:
        card = s.offer.pop(x)
        discard_offer(s)
        take_project(s, ask.seat, card)

    def details(self, s: Burgundy, ask: UseOne, x: i64) -> dict[str, Any]:
        return {"card": card_phrase(int(s.offer[x])), "loss": loss_of_taking(s, ask.seat)}


class Use(Move):
    """Discard all of them and take an action with the number of this one. P4 R4"""

    def play(self, s: Burgundy, ask: UseOne, x: i64) -> None:
        die = DIE[s.offer[x]]
        discard_offer(s)
        s.then(Act(ask.seat, die))

    def details(self, s: Burgundy, ask: UseOne, x: i64) -> dict[str, Any]:
        return {"card": card_phrase(int(s.offer[x])), "number": int(DIE[s.offer[x]]) + 1}


def discard_offer(s: Burgundy) -> None:
    """What was bought and not kept is discarded."""
    for card in s.offer:
        s.discard.put(card)
    s.offer.clear()


BUY_CARDS: Final = BuyCards()
TURN_UP_BOUGHT: Final = TurnUpBought()
USE_ONE: Final = [UseOne(seat) for seat in range(4)]
KEEP: Final = Keep(BOUGHT)
USE: Final = Use(BOUGHT)
