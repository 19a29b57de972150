"""Phase 5, actions: around the table, one activated place after the other, until all have passed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.games.orleans.bathhouse import Bathhouse
from comptoir.games.orleans.box import BROCADE, CHEESE, FARMER, GRAIN, KNIGHT, MONK, SCHOLAR, WINE, WOOL
from comptoir.games.orleans.deeds import ToDeeds
from comptoir.games.orleans.effect import Effect, send_home
from comptoir.games.orleans.map import ROAD, WATER
from comptoir.games.orleans.places import (
    BATHHOUSE,
    GUNPOWDER_TOWER,
    N_PLACES,
    PLACE,
    SACRISTY,
    SPACES_OF,
    TOWN_HALL,
    effect_phrase,
)
from comptoir.games.orleans.planning import for_whom
from comptoir.games.orleans.producing import Develop, Earn, Hospital, Office, Pharmacy, Produce
from comptoir.games.orleans.recruiting import Recruit, Village
from comptoir.games.orleans.state import Orleans
from comptoir.games.orleans.technology import INSTALL, INSTALL_FIRST, Laboratory
from comptoir.games.orleans.travel import Guildhall, Travel

NOT_ACTIVATED: Final = Refusal("P5", "not-activated")
NOT_IN_THIS_PHASE: Final = Refusal("J4", "not-in-this-phase")


class Actions(Task):
    """From the start player on, clockwise. E1"""

    def run(self, s: Orleans) -> None:
        s.then(NEXT_ACTION[s.starter])


class NextAction(Task):
    """The next player who has not passed takes one action; once all have passed, the phase ends. E1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        n: i64 = len(s.players)
        for i in range(n):
            seat: i64 = (self.seat + i) % n
            if not s.passed >> seat & 1:
                s.then(ACT[seat], NEXT_ACTION[(seat + 1) % n])
                return


class Act(Decision):
    """Which action do you take? E1"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        places = s.players[self.seat].places
        for place in range(N_PLACES):
            if places >> place & 1 and SPACES_OF[place]:
                out.append(EXECUTE.base + place)
        out.append(PASS.base)


class Execute(Move):
    """The action of a place whose spaces are all taken; its followers go back into the bag. P5 P6"""

    def why_not(self, s: Orleans, ask: Act, x: i64) -> Refusal | None:
        if x == SACRISTY:
            return NOT_IN_THIS_PHASE
        if x != TOWN_HALL and x != GUNPOWDER_TOWER and SPACES_OF[x] & ~s.players[ask.seat].taken:
            return NOT_ACTIVATED
        return EFFECT[ask.seat][x].why_not(s)

    def play(self, s: Orleans, ask: Act, x: i64) -> None:
        if x != TOWN_HALL and x != GUNPOWDER_TOWER and x != BATHHOUSE:
            send_home(s.players[ask.seat], x)
        s.then(EFFECT[ask.seat][x])

    def details(self, s: Orleans, ask: Act, x: i64) -> dict[str, Any]:
        missing = for_whom(s, SPACES_OF[x] & ~s.players[ask.seat].taken)
        return {"for_whom": missing, "effect": effect_phrase(x), "loss": "", **EFFECT[ask.seat][x].details(s)}


class Pass(Move):
    """No more actions in this round; now technology may be placed. E1 I1"""

    def play(self, s: Orleans, ask: Act, x: i64) -> None:
        s.passed |= 1 << ask.seat
        s.then(INSTALL_FIRST[ask.seat], INSTALL[ask.seat])


def effects_of(seat: i64) -> list[Effect]:
    """What each place brings this seat, in the order of the table of places."""
    return [
        Recruit(seat, FARMER),
        Village(seat),
        Recruit(seat, SCHOLAR),
        Recruit(seat, KNIGHT),
        Recruit(seat, MONK),
        Travel(seat, WATER),
        Travel(seat, ROAD),
        Guildhall(seat),
        Develop(seat, 1),
        ToDeeds(seat, TOWN_HALL),
        Produce(seat, GRAIN),
        Produce(seat, CHEESE),
        Produce(seat, WINE),
        Produce(seat, WOOL),
        Produce(seat, BROCADE),
        Earn(seat, 2, 0),  # Brewery
        Develop(seat, 2),  # Library
        Earn(seat, 2, 1),  # Windmill
        Hospital(seat),
        Bathhouse(seat),
        Effect(seat),  # Herb Garden
        Effect(seat),  # Sacristy
        Earn(seat, 4, 0),  # Cellar
        Office(seat),
        Develop(seat, 1),  # Shipping Line
        Pharmacy(seat),
        Travel(seat, ROAD),  # Horse Wagon
        Laboratory(seat),
        Effect(seat),  # School
        ToDeeds(seat, GUNPOWDER_TOWER),
    ]


EFFECT: Final = [effects_of(seat) for seat in range(4)]
ACTIONS: Final = Actions()
NEXT_ACTION: Final = [NextAction(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
EXECUTE: Final = Execute(PLACE)
PASS: Final = Pass()
