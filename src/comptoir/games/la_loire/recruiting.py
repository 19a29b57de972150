"""Persons: recruiting them at the circus, or red ones at the Palatium Balivi."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Step, Task
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.la_loire.components import (
    APPRENTICE,
    ASSISTANT,
    LADY_IN_WAITING,
    N_PERSONS,
    NANTES,
    PALATIUM,
    PERSON,
    RED,
    WITCH,
    is_city,
)
from comptoir.games.la_loire.losses import loss_after
from comptoir.games.la_loire.state import PERSONS, Act, Loire, OfRelay, has, works
from comptoir.games.la_loire.trading import ENOUGH

LADY_GERMAN: Final = 1  # what the second person costs more with the Lady-in-waiting
LADY_FRENCH: Final = 2

ALREADY_YOURS: Final = Refusal("P2", "person-already-yours")
NONE_LEFT: Final = Refusal("A21", "no-person-left")
APPRENTICE_FIRST: Final = Refusal("P29", "apprentice-first")
ONE_FIGURE: Final = Refusal("P5", "one-figure-recruits")
ENOUGH_PERSONS: Final = Refusal("D06", "enough-persons")
PALATIUM_USED: Final = Refusal("A17", "palatium-used")
TOO_DEAR: Final = Refusal("P3", "too-dear")


def palatium_bit(city: i64) -> i64:
    """The mark of a city's Palatium in ``s.palatium``."""
    return 1 if city == NANTES else 2


def persons_here(s: Loire, relay: i64, out: Moves) -> None:
    """All persons at the circus, the red ones in a city with an own Palatium. P1 L3"""
    place = s.at[relay]
    if s.circus == place:
        for person in range(N_PERSONS):
            out.append(RECRUIT.base + person)
    elif is_city(place) and works(s, relay // 2, place, PALATIUM):
        for person in range(N_PERSONS):
            if s.box.colour[person] == RED:
                out.append(RECRUIT.base + person)


class RecruitMore(OfRelay):
    """With the Lady-in-waiting: whom else do you recruit? P17"""

    def candidates(self, s: Loire, out: Moves) -> None:
        persons_here(s, self.relay, out)
        out.append(ENOUGH.base)


class AtPalatium(OfRelay):
    """After the action: whom do you recruit at the Palatium? L3 D11"""

    def candidates(self, s: Loire, out: Moves) -> None:
        persons_here(s, self.relay, out)
        out.append(ENOUGH.base)


def is_second(s: Loire, ask: OfRelay) -> bool:
    """Whether the Lady's surcharge is due: the second of a recruitment; in French, of a turn. P17 D02 D06"""
    return s.recruits > 0 if s.french else isinstance(ask, RecruitMore)


def cost_of(s: Loire, ask: OfRelay, person: i64) -> i64:
    """The cost on the card, more for a second person, one less with the Witch but never for her. P3 P18 A10 A11"""
    cost = s.box.person_denier[person]
    if is_second(s, ask):
        cost += LADY_FRENCH if s.french else LADY_GERMAN
    if person != WITCH and has(s, ask.seat, WITCH):
        cost -= 1
    return cost if cost > 0 else 0


def why_not_here(s: Loire, ask: OfRelay) -> Refusal | None:
    """German: one figure at the circus, each Palatium once; French: one person a turn, two with the Lady. P5 A17 D06"""
    if s.french and s.recruits >= (2 if has(s, ask.seat, LADY_IN_WAITING) else 1):
        return ENOUGH_PERSONS
    if isinstance(ask, RecruitMore):
        return None
    place = s.at[ask.relay]
    if is_city(place):
        return PALATIUM_USED if s.palatium & palatium_bit(place) else None
    return ONE_FIGURE if s.at_circus and not s.french else None


class Recruit(Move):
    """Pay a person's cost and take the card; it works at once. P1 P4"""

    def why_not(self, s: Loire, ask: OfRelay, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        if player.persons >> x & 1:
            return ALREADY_YOURS
        if not s.persons[x]:
            return NONE_LEFT
        if x == ASSISTANT and not has(s, ask.seat, APPRENTICE):
            return APPRENTICE_FIRST
        if cost_of(s, ask, x) > player.denier:
            return TOO_DEAR
        return why_not_here(s, ask)

    def play(self, s: Loire, ask: OfRelay, x: i64) -> None:
        player = s.players[ask.seat]
        player.denier -= cost_of(s, ask, x)
        player.persons |= 1 << x
        s.persons[x] -= 1
        s.recruits += 1
        s.score(ask.seat, s.box.person_points[x], PERSONS)
        note_where(s, s.at[ask.relay])
        what_follows(s, ask)

    def details(self, s: Loire, ask: OfRelay, x: i64) -> dict[str, Any]:
        return {
            "price": int(cost_of(s, ask, x)),
            "have": int(s.players[ask.seat].denier),
            "points": int(s.box.person_points[x]),
            "effect": Phrase(f"effect-{PERSON.items[x].replace('_', '-')}"),
            "loss": loss_after(s, ask.seat, cost_of(s, ask, x)),
        }


def note_where(s: Loire, place: i64) -> None:
    """The circus serves one figure a turn, each Palatium once a turn. P5 A17"""
    if is_city(place):
        s.palatium |= palatium_bit(place)
    else:
        s.at_circus = True


def what_follows(s: Loire, ask: OfRelay) -> None:
    """A second person with the Lady; at the Palatium, the action that was still to come. P17 L3 D11"""
    steps: list[Step] = []
    full = s.french and s.recruits > 1
    if not full and not isinstance(ask, RecruitMore) and has(s, ask.seat, LADY_IN_WAITING):
        steps.append(RECRUIT_MORE[ask.relay])
    if isinstance(ask, Act) and is_city(s.at[ask.relay]):
        steps.append(ask)
    s.then_all(steps)


class AfterAction(Task):
    """The Palatium may also be used after the action. L3 D11"""

    def __init__(self, relay: i64) -> None:
        self.relay: i64 = relay

    def run(self, s: Loire) -> None:
        place = s.at[self.relay]
        if s.palatium & palatium_bit(place) or not works(s, self.relay // 2, place, PALATIUM):
            return
        ask = AT_PALATIUM[self.relay]
        for person in range(N_PERSONS):
            if s.box.colour[person] == RED and RECRUIT.why_not(s, ask, person) is None:
                s.then(ask)
                return


RECRUIT: Final = Recruit(PERSON)
RECRUIT_MORE: Final = [RecruitMore(relay) for relay in range(8)]
AT_PALATIUM: Final = [AtPalatium(relay) for relay in range(8)]
AFTER_ACTION: Final = [AfterAction(relay) for relay in range(8)]
