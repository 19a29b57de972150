"""A turn: both figures in either order, and who is next."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.moves import Move, Moves
from comptoir.games.la_loire.components import FIGURE, MERCHANT, NOBODY, is_city
from comptoir.games.la_loire.riding import MINIMUM, MOVE_RELAY, surplus
from comptoir.games.la_loire.scoring import FINAL_SCORING
from comptoir.games.la_loire.state import Loire

RELIEF: Final = 1
SOLO_TURNS: Final = 60


class TakeTurn(Task):
    """With a merchant in a city and less than five denier: one denier and no turn; else both figures. T1 D15 A28"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Loire) -> None:
        begin_turn(s, self.seat)
        if is_city(s.at[2 * self.seat]) and s.players[self.seat].denier < MINIMUM:
            s.then(LOSE_TURN[self.seat], END_TURN[self.seat])
        else:
            s.then(CHOOSE_FIGURE[self.seat], END_TURN[self.seat])


class LoseTurn(Task):
    """One denier instead of a turn. D15 A28"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Loire) -> None:
        s.players[self.seat].denier += RELIEF


def begin_turn(s: Loire, seat: i64) -> None:
    """Nothing has been built, recruited or used yet in this turn."""
    s.active = seat
    s.new_farms = 0
    s.new_palaces = 0
    s.recruits = 0
    s.at_circus = False
    s.palatium = 0
    s.smith = False


class ChooseFigure(Decision):
    """Which of your figures goes first? T2"""

    def candidates(self, s: Loire, out: Moves) -> None:
        out.append(BEGIN.base)
        out.append(BEGIN.base + 1)


class Begin(Move):
    """One figure moves and acts, then the other. T2"""

    def play(self, s: Loire, ask: ChooseFigure, x: i64) -> None:
        s.then(MOVE_RELAY[2 * ask.seat + x], MOVE_RELAY[2 * ask.seat + 1 - x])

    def details(self, s: Loire, ask: ChooseFigure, x: i64) -> dict[str, Any]:
        leaves = x == MERCHANT and is_city(s.at[2 * ask.seat])
        return {"surplus": max(0, int(surplus(s, ask.seat))) if leaves else 0}


class EndTurn(Task):
    """The next seat; the game is over when it would come round again, or after sixty solo turns. E3 V3"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Loire) -> None:
        s.turns += 1
        following: i64 = (self.seat + 1) % len(s.players)
        if is_over(s, following):
            s.then(FINAL_SCORING)
        else:
            s.then(TAKE_TURN[following])


def is_over(s: Loire, following: i64) -> bool:
    """Everybody else has had the last turn, or the solo player's sixty are used up. E3 V3 A27"""
    if s.ending != NOBODY and following == s.ending:
        return True
    return len(s.players) == 1 and s.turns >= SOLO_TURNS


TAKE_TURN: Final[list[Step]] = [TakeTurn(seat) for seat in range(4)]
LOSE_TURN: Final = [LoseTurn(seat) for seat in range(4)]
CHOOSE_FIGURE: Final = [ChooseFigure(seat) for seat in range(4)]
END_TURN: Final[list[Step]] = [EndTurn(seat) for seat in range(4)]
BEGIN: Final = Begin(FIGURE)
