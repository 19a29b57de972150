"""A turn: play one of two cards, and take an action with its number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.moves import Move, Moves
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import DIE, NUMBER
from comptoir.games.burgundy.silver import PRICE
from comptoir.games.burgundy.state import Burgundy


class TakeTurn(Task):
    """Play a card for an action; silver may be spent before, during and after it. P1 P4"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Burgundy) -> None:
        s.bought = False
        if s.players[self.seat].hand:
            s.then(PLAY_CARD[self.seat], CLOSE_TURN[self.seat])


class PlayCard(Decision):
    """Which of your cards do you play? P1"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        hand = s.players[self.seat].hand
        for i in range(len(hand)):
            if i == 0 or DIE[hand[i]] != DIE[hand[0]]:
                out.append(PLAY.base + DIE[hand[i]])


class Play(Move):
    """Discard a card face up; its number pays for one action. P2 R40"""

    def play(self, s: Burgundy, ask: PlayCard, x: i64) -> None:
        hand = s.players[ask.seat].hand
        i: i64 = 0 if DIE[hand[0]] == x else 1
        s.discard.put(hand.pop(i))
        s.then(Act(ask.seat, x))


class CloseTurn(Task):
    """After everything there may still be silver for cards. R1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Burgundy) -> None:
        if not s.bought and s.players[self.seat].silver >= PRICE:
            s.then(END_OF_TURN[self.seat])


class EndOfTurn(Decision):
    """Anything else this turn? P4"""

    def candidates(self, s: Burgundy, out: Moves) -> None:
        out.append(END_TURN.base)


class EndTurn(Move):
    """Nothing else. P4"""

    def play(self, s: Burgundy, ask: EndOfTurn, x: i64) -> None:
        """The next player's turn."""


TAKE_TURN: Final[list[Step]] = [TakeTurn(seat) for seat in range(4)]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(4)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(4)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(4)]
PLAY: Final = Play(NUMBER)
END_TURN: Final = EndTurn()
