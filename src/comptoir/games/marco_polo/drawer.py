"""The two spaces for contracts before a player, and what is put away from them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.marco_polo.box import contract_phrase
from comptoir.games.marco_polo.contracts import STARTING
from comptoir.games.marco_polo.state import BOARD_CONTRACTS, SEATS, MarcoPolo

JUST_TAKEN: Final = Refusal("R17", "just-taken")


def put_away(s: MarcoPolo, contract: i64) -> None:
    """Under the special pile; a starting contract leaves the game. C5 R49 R50"""
    if contract >= STARTING:
        s.returned.append(contract)


class MakeRoom(Decision):
    """Which contract do you put away? R17 R19"""

    def __init__(self, seat: i64, drawn: bool) -> None:
        super().__init__(seat)
        self.drawn = drawn  # the new contract was drawn, not taken from the display

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for i in range(BOARD_CONTRACTS + 1):
            out.append(PUT_AWAY.base + i)


class PutAway(Move):
    """Put a contract away; not the one just taken from the display. R17 R19"""

    def why_not(self, s: MarcoPolo, ask: MakeRoom, x: i64) -> Refusal | None:
        return JUST_TAKEN if x == BOARD_CONTRACTS and not ask.drawn else None

    def play(self, s: MarcoPolo, ask: MakeRoom, x: i64) -> None:
        put_away(s, s.players[ask.seat].contracts.pop(x))

    def details(self, s: MarcoPolo, ask: MakeRoom, x: i64) -> dict[str, Any]:
        return {"contract": contract_phrase(s.box, int(s.players[ask.seat].contracts[x]))}


MAKE_ROOM: Final = [MakeRoom(seat, True) for seat in range(SEATS)]
MAKE_ROOM_FOR_TAKEN: Final = [MakeRoom(seat, False) for seat in range(SEATS)]
PUT_AWAY: Final = PutAway(Domain("nth", 3))
