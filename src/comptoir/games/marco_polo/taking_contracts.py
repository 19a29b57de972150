"""Taking contracts from the display."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.pile import Bag, Draw
from comptoir.games.marco_polo import rewards
from comptoir.games.marco_polo.box import contract_phrase
from comptoir.games.marco_polo.drawer import MAKE_ROOM_FOR_TAKEN, put_away
from comptoir.games.marco_polo.spaces import DISPLAY, SPACE_BONUS
from comptoir.games.marco_polo.state import BOARD_CONTRACTS, MarcoPolo

NONE_YET: Final = -1
REFILL: Final = 2  # contracts laid out when the display is empty

OUT_OF_REACH: Final = Refusal("C1", "contract-out-of-reach")


class TakeContracts(Decision):
    """Which contract do you take? C1 R17"""

    def __init__(self, seat: i64, value: Annotated[i64, Now(6)], first: Annotated[i64, Now(5)]) -> None:
        super().__init__(seat)
        self.value: i64 = value  # of the die
        self.first: i64 = first  # chosen already

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for i in range(len(s.display)):
            if i != self.first:
                out.append(TAKE_CONTRACT.base + i)
        if self.first != NONE_YET:
            out.append(ONE_CONTRACT.base)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"value": int(self.value), "nth": 1 if self.first == NONE_YET else 2}


class TakeContract(Move):
    """Take a contract that lies under a number up to that of the die. C1 R17"""

    def why_not(self, s: MarcoPolo, ask: TakeContracts, x: i64) -> Refusal | None:
        return OUT_OF_REACH if x >= ask.value else None

    def play(self, s: MarcoPolo, ask: TakeContracts, x: i64) -> None:
        if ask.first != NONE_YET:
            take(s, ask.seat, ask.first, x)
        elif ask.value > 1 and len(s.display) > 1:
            s.then(TakeContracts(ask.seat, ask.value, x))
        else:
            take(s, ask.seat, x, NONE_YET)

    def details(self, s: MarcoPolo, ask: TakeContracts, x: i64) -> dict[str, Any]:
        return {
            "contract": contract_phrase(s.box, int(s.display[x])),
            "place": int(x) + 1,
            "value": int(ask.value),
            "extra": int(SPACE_BONUS[x]),
            "lost": 0 if ask.first == NONE_YET else len(s.players[ask.seat].contracts),
        }


class OneContract(Move):
    """One contract is enough. C1"""

    def play(self, s: MarcoPolo, ask: TakeContracts, x: i64) -> None:
        take(s, ask.seat, ask.first, NONE_YET)


def take(s: MarcoPolo, seat: i64, one: i64, other: i64) -> None:
    """Old contracts make room, the display shifts, and places 5 and 6 bring something. C2 C3 C4 C5 R17 R18"""
    steps: list[Step] = []
    contracts = s.players[seat].contracts
    if other != NONE_YET:
        for old in contracts:
            put_away(s, old)
        contracts.clear()
    contracts.append(s.display[one])
    if other != NONE_YET:
        contracts.append(s.display[other])
    if len(contracts) > BOARD_CONTRACTS:
        steps.append(MAKE_ROOM_FOR_TAKEN[seat])
    add_space_bonus(steps, seat, one)
    add_space_bonus(steps, seat, other)
    remove_from_display(s, one, other)
    s.then_all([*steps, REFILL_DISPLAY])


def add_space_bonus(steps: list[Step], seat: i64, place: i64) -> None:
    """Place 5: a coin or a camel; place 6: two of them. C2"""
    if place != NONE_YET and SPACE_BONUS[place]:
        steps.append(CoinsOrCamels(seat, SPACE_BONUS[place]))


def remove_from_display(s: MarcoPolo, one: i64, other: i64) -> None:
    """What is left moves to the lower places. C3"""
    high = one if one > other else other
    low = other if one > other else one
    s.display.pop(high)
    if low != NONE_YET:
        s.display.pop(low)


class CoinsOrCamels(Decision):
    """Do you take coins or camels with the contract? C2 R17"""

    def __init__(self, seat: i64, count: Annotated[i64, Now(6)]) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        out.append(TAKE_EXTRA.base)
        out.append(TAKE_EXTRA.base + 1)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"count": int(self.count)}


class TakeExtra(Move):
    """Coins or camels, not mixed. C2 R17"""

    def play(self, s: MarcoPolo, ask: CoinsOrCamels, x: i64) -> None:
        if x:
            s.players[ask.seat].camels += ask.count
        else:
            s.players[ask.seat].coins += ask.count

    def details(self, s: MarcoPolo, ask: CoinsOrCamels, x: i64) -> dict[str, Any]:
        return {"count": int(ask.count)}


class RefillDisplay(Task):
    """The display is empty: two contracts from the special pile, as far as it goes. C4 R18"""

    def run(self, s: MarcoPolo) -> None:
        if not s.display:
            s.then_all([LAY_FROM_SPECIAL] * REFILL)


class LayFromSpecial(Task):
    """The next contract of the special pile goes to the display. R18 R50"""

    def run(self, s: MarcoPolo) -> None:
        if s.special:
            s.special -= 1
            s.then(LAY_CONTRACT)
        elif s.returned:
            s.display.append(s.returned.pop(0))


class LayContract(Draw):
    """Which contract is laid out? O5"""

    def bag(self, s: MarcoPolo) -> Bag:
        return s.contracts

    def kind(self) -> Move:
        return rewards.CONTRACT_DRAWN

    def drawn(self, s: MarcoPolo, card: i64) -> None:
        s.display.append(card)


REFILL_DISPLAY: Final = RefillDisplay()
LAY_FROM_SPECIAL: Final = LayFromSpecial()
LAY_CONTRACT: Final = LayContract()
TAKE_CONTRACT: Final = TakeContract(Domain("position", DISPLAY))
ONE_CONTRACT: Final = OneContract()
TAKE_EXTRA: Final = TakeExtra(Domain("extra", ("coins", "camels")))
