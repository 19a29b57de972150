"""The whole game: turns of rolling until one holds or rolls a one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Chance, Decision, State, Task, agenda_of
from comptoir.core.meaning import Count, PerSeat
from comptoir.core.moves import Domain, Move, Moves, Refusal

GOAL: Final = 50
FACES: Final = 6

NOTHING_TO_HOLD: Final = Refusal("P2", "nothing-to-hold")


class Pig(State):
    """What everybody has, and what this turn has brought."""

    kept: Annotated[list[i64], PerSeat(99, told=False)]  # as the points say
    turn: Annotated[i64, Count(99, "pip", at="turn")] = 0


def setup(players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> Pig:
    """Nobody has anything."""
    s = Pig()
    s.kept = [0] * players
    s.agenda = agenda_of([TakeTurn(0)])
    return s


def score(s: Pig, seat: int) -> int:
    """The points that are safe."""
    return int(s.kept[seat])


class TakeTurn(Task):
    """A turn begins with nothing. P1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Pig) -> None:
        s.turn = 0
        s.then(RollOrHold(self.seat))


class RollOrHold(Decision):
    """Do you roll or hold? P1"""

    def candidates(self, s: Pig, out: Moves) -> None:
        out.append(ROLL.base)
        out.append(HOLD.base)

    def details(self, s: Pig) -> dict[str, Any]:
        return {"points": int(s.turn)}


class Roll(Move):
    """Roll the die. P1"""

    def play(self, s: Pig, ask: RollOrHold, x: i64) -> None:
        s.then(Die(ask.seat))


class Hold(Move):
    """Keep what the turn has brought. P2 P3"""

    def why_not(self, s: Pig, ask: RollOrHold, x: i64) -> Refusal | None:
        return None if s.turn else NOTHING_TO_HOLD

    def play(self, s: Pig, ask: RollOrHold, x: i64) -> None:
        s.kept[ask.seat] += s.turn
        s.score(ask.seat, s.turn, 0)
        if s.kept[ask.seat] < GOAL:
            s.then(TakeTurn((ask.seat + 1) % len(s.kept)))


class Die(Chance):
    """What does the die show?"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def candidates(self, s: Pig, out: Moves) -> None:
        for face in range(FACES):
            out.append(ROLLED.base + face)


class Rolled(Move):
    """A one ends the turn with nothing; anything else adds up. P1"""

    def play(self, s: Pig, ask: Die, x: i64) -> None:
        if x == 0:
            s.then(TakeTurn((ask.to + 1) % len(s.kept)))
        else:
            s.turn += x + 1
            s.then(RollOrHold(ask.to))


ROLL: Final = Roll()
HOLD: Final = Hold()
ROLLED: Final = Rolled(Domain("face", [str(face) for face in range(1, FACES + 1)]))
