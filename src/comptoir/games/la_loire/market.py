"""The market: prices, the shift after a purchase, and the circus that follows it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.moves import Move, Moves
from comptoir.games.la_loire.components import MIDDLE, N_PLACES, NOWHERE, PLACE, SHIELD
from comptoir.games.la_loire.state import Loire


def position(s: Loire, shield: i64) -> i64:
    """Where a shield's tile lies on the market, from the left."""
    i: i64 = 0
    while s.market[i] != shield:
        i += 1
    return i


def market_price(s: Loire, village: i64) -> i64:
    """The market price of a village: that of its shield. G1"""
    return s.box.prices[position(s, s.shields[village])]


class ShiftMarket(Task):
    """The tile of the bought shield goes to the far right, the others close up; then the circus may move. C1 C2 A01"""

    def __init__(self, village: i64) -> None:
        self.village: i64 = village

    def run(self, s: Loire) -> None:
        shield = s.shields[self.village]
        s.market.pop(position(s, shield))
        s.market.append(shield)
        if s.circus != NOWHERE and s.market[MIDDLE] == s.shields[s.circus]:
            s.then(MOVE_CIRCUS[s.active])


class MoveCircus(Decision):
    """To which village of the leftmost shield does the circus go? C2 A02"""

    def candidates(self, s: Loire, out: Moves) -> None:
        shield = s.market[0]
        for village in range(N_PLACES):
            if s.shields[village] == shield:
                out.append(PITCH.base + village)

    def details(self, s: Loire) -> dict[str, Any]:
        return {"shield": SHIELD.phrase(int(s.market[0]))}


class Pitch(Move):
    """The circus is pitched here, and the leftmost tile turned to its circus side. C2"""

    def play(self, s: Loire, ask: MoveCircus, x: i64) -> None:
        s.circus = x


SHIFT_MARKET: Final[list[Step]] = [ShiftMarket(village) for village in range(N_PLACES)]
MOVE_CIRCUS: Final = [MoveCircus(seat) for seat in range(4)]
PITCH: Final = Pitch(PLACE)
