"""The bazaar: camels, pepper, silk and gold."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves
from comptoir.games.marco_polo import amounts, rewards
from comptoir.games.marco_polo.characters import share
from comptoir.games.marco_polo.spaces import CAMEL_ROW, SPACE
from comptoir.games.marco_polo.state import CARD_POINTS, MarcoPolo

COLUMN: Final = Domain("column", ("1", "2", "3", "4", "5", "6"))


def go_to_bazaar(s: MarcoPolo, seat: i64, row: i64, value: i64) -> None:
    """What stands in the column of the lowest die, or in a lower one; of camels always as many as can be. B1 B2 R43"""
    share(s, seat, row)
    if row == CAMEL_ROW:
        s.players[seat].camels += value
    elif value == 1:
        rewards.gain(s, seat, s.box.bazaar[row - CAMEL_ROW][0], 1, CARD_POINTS)
    else:
        s.then(ChooseColumn(seat, row, value))


class ChooseColumn(Decision):
    """Which column do you take? B1 B2"""

    def __init__(self, seat: i64, row: Annotated[i64, Now(SPACE)], value: Annotated[i64, Now(6)]) -> None:
        super().__init__(seat)
        self.row: i64 = row
        self.value: i64 = value

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        column = self.value
        while column > 0:
            column -= 1
            out.append(TAKE_COLUMN.base + column)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"row": SPACE.phrase(int(self.row)), "value": int(self.value)}


class TakeColumn(Move):
    """Take what stands in this column. B1 B2"""

    def play(self, s: MarcoPolo, ask: ChooseColumn, x: i64) -> None:
        rewards.gain(s, ask.seat, s.box.bazaar[ask.row - CAMEL_ROW][x], 1, CARD_POINTS)

    def details(self, s: MarcoPolo, ask: ChooseColumn, x: i64) -> dict[str, Any]:
        return {"what": amounts.phrase(s.box.bazaar[ask.row - CAMEL_ROW][x])}


TAKE_COLUMN: Final = TakeColumn(COLUMN)
