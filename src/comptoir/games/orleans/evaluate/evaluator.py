"""The evaluation function: all heuristics together, in points by source, and hand-written priors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.bots.evaluate import Evaluator
from comptoir.core.agenda import Decision
from comptoir.games.orleans.actions import EXECUTE
from comptoir.games.orleans.box import OWN, TYPE
from comptoir.games.orleans.evaluate.calibration import beyond, in_advance
from comptoir.games.orleans.evaluate.events import income, upkeep
from comptoir.games.orleans.evaluate.expectation import expect_to_come, is_between_rounds
from comptoir.games.orleans.evaluate.followers import followers_worth
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.planning import plan_worth
from comptoir.games.orleans.evaluate.questions import open_worth
from comptoir.games.orleans.evaluate.town import town_worth
from comptoir.games.orleans.evaluate.travel import station_race
from comptoir.games.orleans.places import N_SPACES, SPACES_OF, TOWN_HALL
from comptoir.games.orleans.planning import ENOUGH_THERE, PLANNED, SEND, STAFF, Man, Plan
from comptoir.games.orleans.state import BY_CITIZENS, BY_COINS, BY_GOODS, BY_STATIONS, SOURCES, Orleans, bit
from comptoir.games.orleans.technology import KEEP_TECHNOLOGY
from comptoir.games.orleans.torture import GIVE_STATION
from comptoir.games.orleans.travel import LEAVE_GOODS


class OrleansEvaluator(Evaluator):
    """Points so far, holdings at the status to be expected, and followers at their price."""

    def worth(self, s: Orleans, seat: i64, out: list[float]) -> None:
        for source in range(len(SOURCES)):
            out[source] = float(s.ledger[seat * len(SOURCES) + source])
        if not s.agenda:
            return
        o = Outlook(s, seat)
        out[BY_STATIONS] = o.stations * o.status
        out[BY_CITIZENS] = o.citizens * o.status + station_race(o)
        out[BY_COINS] += income(o) + followers_worth(o) + town_worth(o) + plan_worth(o) + open_worth(o)
        out[BY_GOODS] += upkeep(o)

    def expect(self, s: Orleans, seat: i64, out: list[float]) -> None:
        if is_between_rounds(s):
            expect_to_come(s, seat, out)
            return
        self.worth(s, seat, out)
        if s.agenda:
            o = Outlook(s, seat)
            out[BY_COINS] += beyond(o) - in_advance(o)

    def round(self, s: Orleans) -> i64:
        return s.round

    def prior(self, s: Orleans, ask: Decision, n: i64) -> float:
        if isinstance(ask, Plan):
            return plan_prior(s, ask, n)
        if isinstance(ask, Man):
            return man_prior(s, ask, n)
        if EXECUTE.owns(n):
            return 2.0
        if n == LEAVE_GOODS.base or n == KEEP_TECHNOLOGY.base:
            return 0.1
        return 4.0 if n == GIVE_STATION.base else 1.0


def plan_prior(s: Orleans, ask: Plan, n: i64) -> float:
    """Places that can be completed are likely."""
    if n == PLANNED.base:
        return 1.0
    place: i64 = n - STAFF.base
    free = SPACES_OF[place] & ~(s.players[ask.seat].taken | ask.taken)
    return 0.05 if free & ~ask.fits and place != TOWN_HALL else 1.0


def man_prior(s: Orleans, ask: Man, n: i64) -> float:
    """One space after the other, and everybody on a space of their own kind."""
    if n == ENOUGH_THERE.base:
        return 0.3
    if not SEND.owns(n):
        return 1.0
    follower: i64 = (n - SEND.base) // N_SPACES
    space: i64 = (n - SEND.base) % N_SPACES
    free = SPACES_OF[ask.place] & ~(s.players[ask.seat].taken | ask.taken)
    first = 1.0 if free & ask.fits & -(free & ask.fits) == bit(space) else 0.1
    if TYPE[follower] == s.box.wanted[space]:
        return 6.0 * first if follower >= OWN else 4.0 * first
    return first


EVALUATOR: Final = OrleansEvaluator(
    further=0, trust=3.0, spread=25.0, rivalry=0.3, whole_rounds=1, skilled=100, expert=600
)
