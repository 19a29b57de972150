"""Five rounds, A to E, of six turns each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Task
from comptoir.games.burgundy.deck import DEAL_STACK, LAY_DISPLAY, STACK, display_size
from comptoir.games.burgundy.scoring import FINAL_SCORING
from comptoir.games.burgundy.solo import COMPARE_WITH_EGON, LAY_OUT_EGON
from comptoir.games.burgundy.state import Burgundy
from comptoir.games.burgundy.turn import TAKE_TURN

ROUNDS: Final = 5
TURNS: Final = 6
HAND: Final = 2


def in_turn_order(s: Burgundy, steps: list[Step]) -> list[Step]:
    """One of these for every seat, from the start player of the round on."""
    n: i64 = len(s.players)
    return [steps[(s.starter + i) % n] for i in range(n)]


class BeginRound(Task):
    """Six cards for everybody and a new display, Egon's cards in the solo game, then six turns. S6 S7 P7 R39"""

    def run(self, s: Burgundy) -> None:
        s.turn = 0
        deal = in_turn_order(s, DEAL_STACK)
        if s.round == 0 or cards_short(s):
            s.then_all([*deal, LAY_DISPLAY, LAY_OUT_EGON, BEGIN_TURN])
        else:
            s.then_all([LAY_DISPLAY, *deal, LAY_OUT_EGON, BEGIN_TURN])


def cards_short(s: Burgundy) -> bool:
    """Whether deck and discards do not hold enough for the display and six cards each. R39"""
    return s.deck.size + s.discard.size < display_size(s) + STACK * len(s.players)


class BeginTurn(Task):
    """Everybody fills up to two cards, in the sixth turn one is left; then all play in order. P1 R29"""

    def run(self, s: Burgundy) -> None:
        s.turn += 1
        for player in s.players:
            while player.stack and len(player.hand) < HAND:
                player.hand.append(player.stack.pop())
        s.then_all([*in_turn_order(s, TAKE_TURN), END_ROUND if s.turn == TURNS else BEGIN_TURN])


class EndRound(Task):
    """The display is cleared; the next round begins, or after E the points are counted. P7 R37"""

    def run(self, s: Burgundy) -> None:
        for row in s.display:
            for card in row:
                s.discard.put(card)
            row.clear()
        s.then(COMPARE_WITH_EGON, NEXT_ROUND)


class NextRound(Task):
    """The start player is settled and the next round card turned up; after E the game ends. R29"""

    def run(self, s: Burgundy) -> None:
        if s.lost or s.round + 1 == ROUNDS:
            s.then(FINAL_SCORING)
            return
        s.round += 1
        if not s.question_mark:
            s.start_card = (s.start_card + 1) % len(s.players)
        s.question_mark = False
        s.starter = s.start_card
        s.then(BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
BEGIN_TURN: Final = BeginTurn()
END_ROUND: Final = EndRound()
NEXT_ROUND: Final = NextRound()
