"""A turn: bonus actions, one action, bonus actions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Task
from comptoir.core.moves import Move, Moves
from comptoir.games.marco_polo import placing
from comptoir.games.marco_polo.bonus_actions import InTurn, possible_without_dice
from comptoir.games.marco_polo.spaces import SPACES
from comptoir.games.marco_polo.state import SEATS, MarcoPolo


class PlayOn(Task):
    """The next player clockwise who has dice takes a turn; when nobody has any, the round ends. T1 R3 R4"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        n: i64 = len(s.players)
        for i in range(n):
            seat: i64 = (self.seat + i) % n
            if s.players[seat].dice:
                s.then(TAKE_TURN[seat], PLAY_ON[(seat + 1) % n])
                return


class TakeTurn(Task):
    """Bonus actions, exactly one action, bonus actions. T2"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        s.bought = False
        s.fresh = 0
        s.then(ACT[self.seat], CLOSE_TURN[self.seat])


class Act(InTurn):
    """Which action do you take? R1"""

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        if s.players[self.seat].dice:
            for space in range(SPACES):
                out.append(placing.USE.base + space)
        else:
            out.append(NO_ACTION.base)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"dice": len(s.players[self.seat].dice)}


class NoAction(Move):
    """All dice lie on the purse: there is no action to take, and the turn is over. R1 Z3

    Every bonus action could be taken before; one that brings a die asks for an action.
    """

    def play(self, s: MarcoPolo, ask: Act, x: i64) -> None:
        if s.agenda and isinstance(s.agenda[-1], CloseTurn):
            s.agenda.pop()


class CloseTurn(Task):
    """Bonus actions once more, if any could be taken. R3"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: MarcoPolo) -> None:
        if s.players[self.seat].dice or possible_without_dice(s, self.seat):
            s.then(AFTER_ACTION[self.seat])


class AfterAction(InTurn):
    """Any bonus actions before your turn ends? Z1"""

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        out.append(END_TURN.base)


class EndTurn(Move):
    """The turn is over. T1"""

    def play(self, s: MarcoPolo, ask: AfterAction, x: i64) -> None:
        """The next player's turn."""


PLAY_ON: Final = [PlayOn(seat) for seat in range(SEATS)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]
ACT: Final = [Act(seat) for seat in range(SEATS)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(SEATS)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(SEATS)]
NO_ACTION: Final = NoAction()
END_TURN: Final = EndTurn()
