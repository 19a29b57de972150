"""Workers change the number of a card."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Now
from comptoir.core.moves import Refusal
from comptoir.games.burgundy.state import ANY, Burgundy

TOO_FEW_WORKERS: Final = Refusal("P3", "too-few-workers")


class WithNumber(Decision):
    """A question answered with a number, or with ANY."""

    def __init__(self, seat: i64, die: Annotated[i64, Now(9)]) -> None:
        super().__init__(seat)
        self.die: i64 = die

    def details(self, s: Burgundy) -> dict[str, Any]:
        return {"number": "any" if self.die == ANY else int(self.die) + 1}


def workers_needed(die: i64, number: i64) -> i64:
    """The way from one number to another around the die, a worker a step. P3 R32"""
    if die == ANY:
        return 0
    steps = die - number if die > number else number - die
    return 6 - steps if steps > 3 else steps


def workers_to_sell(die: i64, good: i64) -> i64:
    """The nearer of the two numbers of a colour counts. R32"""
    low = workers_needed(die, 2 * good)
    high = workers_needed(die, 2 * good + 1)
    return low if low < high else high


def worker_details(s: Burgundy, ask: WithNumber, need: i64) -> dict[str, Any]:
    """How many workers a move needs, and how many there are."""
    return {"need": int(need), "have": int(s.players[ask.seat].workers)}
