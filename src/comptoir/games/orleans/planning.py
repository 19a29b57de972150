"""Phase 4, planning: everybody sends followers from the market to action spaces, at once and in secret."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task, together
from comptoir.core.moves import Move, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.box import CHARACTER, FOLLOWER, N_FOLLOWERS
from comptoir.games.orleans.effect import accepted, lay, lift
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    LAST_SPACE,
    MONK_SPACES,
    N_PLACES,
    PLACE,
    SPACE,
    SPACES_OF,
    TOWER_SPACES,
    TOWN_HALL_SPACES,
    WANTED,
)
from comptoir.games.orleans.state import Orleans, Player, in_turn_order

NIBBLE: Final = 4  # bits for a count

FULLY_MANNED: Final = Refusal("D2", "fully-manned")
OWN_FOLLOWER: Final = Refusal("A3", "own-follower")
ONLY_MONKS: Final = Refusal("H1", "only-monks")
WRONG_FOLLOWER: Final = Refusal("N1", "wrong-follower")


class Planning(Task):
    """All plan at once and in secret; as a variant openly, in turn order. D1"""

    def run(self, s: Orleans) -> None:
        if s.open_planning:
            s.then(*in_turn_order(s, MAKE_PLAN))
            return
        asks: list[Decision] = []
        n: i64 = len(s.players)
        for i in range(n):
            seat: i64 = (s.starter + i) % n
            if can_plan(s.players[seat]):
                asks.append(PLAN[seat])
        if asks:
            s.then(together(asks))


class MakePlan(Task):
    """One player plans, seen by all. D1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        if can_plan(s.players[self.seat]):
            s.then(PLAN[self.seat])


def can_plan(player: Player) -> bool:
    """Whether anybody can be sent."""
    for followers in player.market:
        if followers:
            return True
    return bool(player.taken & TOWER_SPACES)


class Plan(Decision):
    """Whom do you send to which place? The table does not change before the plan is complete. D1 P4

    ``sent`` are the followers sent so far, in ascending order: the same plan is the same
    question, however it was reached. ``taken`` and ``used`` are read from it once.
    """

    def __init__(self, seat: i64, sent: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.sent = sent
        self.taken: i64 = 0  # the spaces they stand on, a bit each
        self.used: i64 = 0  # how many of each kind left the market
        self.used_in_tower: i64 = 0  # and the Gunpowder Tower
        one: i64 = 1
        for item in sent:
            code: i64 = item
            self.taken |= one << code // N_FOLLOWERS // 2
            if code // N_FOLLOWERS % 2:
                self.used_in_tower += one << code % N_FOLLOWERS * NIBBLE
            else:
                self.used += one << code % N_FOLLOWERS * NIBBLE

    def candidates(self, s: Orleans, out: list[i64]) -> None:
        player = s.players[self.seat]
        for follower in range(N_FOLLOWERS):
            if player.market[follower] > (self.used >> follower * NIBBLE & 15):
                to_every_place(player, SEND.base + follower * N_PLACES, out)
        if player.taken & TOWER_SPACES:
            for follower in range(N_FOLLOWERS):
                if in_tower(player, follower) > (self.used_in_tower >> follower * NIBBLE & 15):
                    to_every_place(player, SEND_FROM_TOWER.base + follower * N_PLACES, out)
        out.append(PLANNED.base)

    def with_sent(self, space: i64, from_tower: i64, follower: i64) -> Plan:
        """The same question with one more follower sent."""
        code: int = (space * 2 + from_tower) * N_FOLLOWERS + follower
        return Plan(self.seat, tuple(sorted((*self.sent, code))))

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"count": len(self.sent)}


def to_every_place(player: Player, base: i64, out: list[i64]) -> None:
    """Every place with action spaces is named, whether it fits or not."""
    places = player.places
    for place in range(GUNPOWDER_TOWER):
        if places >> place & 1 and SPACES_OF[place]:
            out.append(base + place)


def in_tower(player: Player, follower: i64) -> i64:
    """How many such followers wait in the Gunpowder Tower."""
    count: i64 = 0
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
        if player.spaces[space] == follower:
            count += 1
    return count


def why_not_there(follower_spaces: i64, free: i64) -> Refusal | None:
    """Why a follower who may stand on these spaces finds none among the free ones of a place. A3 D2 H1 N1"""
    if free & follower_spaces:
        return None
    if not free:
        return FULLY_MANNED
    if free & TOWN_HALL_SPACES:
        return OWN_FOLLOWER
    return WRONG_FOLLOWER if free & ~MONK_SPACES else ONLY_MONKS


def kinds_of_space(fitting: i64, place: i64, out: list[i64]) -> None:
    """The fitting spaces of a place, of equal ones only the first."""
    seen: i64 = 0
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if fitting >> space & 1 and not seen >> WANTED[space] & 1:
            seen |= 1 << WANTED[space]
            out.append(space)


class Send(Move):
    """Send a follower from the market to a place. P4 N1"""

    def why_not(self, s: Orleans, ask: Plan, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        free = SPACES_OF[x % N_PLACES] & ~(player.taken | ask.taken)
        return why_not_there(accepted(player, x // N_PLACES), free)

    def play(self, s: Orleans, ask: Plan, x: i64) -> None:
        send(s, ask, x, 0)

    def details(self, s: Orleans, ask: Plan, x: i64) -> dict[str, Any]:
        return {"wants": wants(SPACES_OF[x % N_PLACES] & ~(s.players[ask.seat].taken | ask.taken))}


class SendFromTower(Move):
    """Send a follower from the Gunpowder Tower to a place. J3"""

    def why_not(self, s: Orleans, ask: Plan, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        free = SPACES_OF[x % N_PLACES] & ~(player.taken | ask.taken)
        return why_not_there(accepted(player, x // N_PLACES), free)

    def play(self, s: Orleans, ask: Plan, x: i64) -> None:
        send(s, ask, x, 1)

    def details(self, s: Orleans, ask: Plan, x: i64) -> dict[str, Any]:
        return {"wants": wants(SPACES_OF[x % N_PLACES] & ~(s.players[ask.seat].taken | ask.taken))}


def wants(free: int) -> Phrase:
    """Whom the free spaces ask for, in words."""
    found = [int(WANTED[space]) for space in range(len(WANTED)) if free >> space & 1]
    names = [CHARACTER.phrase(who) if who < CHARACTER.size else Phrase("anybody") for who in found[:3]]
    return Phrase(f"wants-{len(names)}", dict(zip(("a", "b", "c"), names, strict=False)))


def send(s: Orleans, ask: Plan, x: i64, from_tower: i64) -> None:
    """The plan grows; who fits spaces of several kinds is asked which. D1 H4"""
    player = s.players[ask.seat]
    follower: i64 = x // N_PLACES
    place: i64 = x % N_PLACES
    spaces: list[i64] = []
    kinds_of_space(accepted(player, follower) & ~(player.taken | ask.taken), place, spaces)
    if len(spaces) == 1:
        s.then(ask.with_sent(spaces[0], from_tower, follower))
    else:
        s.then(PlanSpace(ask.seat, ask.sent, follower, place, from_tower))


class WhichSpace(Decision):
    """On which space does the follower stand? H4"""

    def __init__(self, seat: i64, follower: i64, place: i64) -> None:
        super().__init__(seat)
        self.follower: i64 = follower
        self.place: i64 = place

    def taken(self, s: Orleans) -> i64:
        """The spaces that are not free, a bit each."""
        return s.players[self.seat].taken

    def refuses(self, s: Orleans, space: i64) -> Refusal | None:
        """Why the follower may not stand on this space, though it fits."""
        return None

    def stand(self, s: Orleans, space: i64) -> None:
        """The follower stands on this space."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Orleans, out: list[i64]) -> None:
        spaces: list[i64] = []
        kinds_of_space(accepted(s.players[self.seat], self.follower) & ~self.taken(s), self.place, spaces)
        for space in spaces:
            out.append(STAND.base + space)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"follower": FOLLOWER.phrase(int(self.follower)), "place": PLACE.phrase(int(self.place))}


class PlanSpace(WhichSpace):
    """In planning: on which space? H4"""

    def __init__(self, seat: i64, sent: tuple[int, ...], follower: i64, place: i64, from_tower: i64) -> None:
        super().__init__(seat, follower, place)
        self.sent = sent
        self.from_tower: i64 = from_tower

    def taken(self, s: Orleans) -> i64:
        return s.players[self.seat].taken | Plan(self.seat, self.sent).taken

    def stand(self, s: Orleans, space: i64) -> None:
        s.then(Plan(self.seat, self.sent).with_sent(space, self.from_tower, self.follower))


class Stand(Move):
    """Stand on this space, in the stead of whom it asks for. H4"""

    def why_not(self, s: Orleans, ask: WhichSpace, x: i64) -> Refusal | None:
        return ask.refuses(s, x)

    def play(self, s: Orleans, ask: WhichSpace, x: i64) -> None:
        ask.stand(s, x)

    def details(self, s: Orleans, ask: WhichSpace, x: i64) -> dict[str, Any]:
        return {"wants": CHARACTER.phrase(int(WANTED[x])), "follower": FOLLOWER.phrase(int(ask.follower))}


class Planned(Move):
    """The plan is complete. D1"""

    def play(self, s: Orleans, ask: Plan, x: i64) -> None:
        s.then(CarryOutPlan(ask.seat, ask.sent))


class CarryOutPlan(Task):
    """The followers go where they were sent; all others stay where they are. D2"""

    def __init__(self, seat: i64, sent: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.sent = sent

    def run(self, s: Orleans) -> None:
        player = s.players[self.seat]
        for item in self.sent:
            code: i64 = item
            follower: i64 = code % N_FOLLOWERS
            if code // N_FOLLOWERS % 2:
                leave_tower(player, follower)
            else:
                player.market[follower] -= 1
            lay(player, code // N_FOLLOWERS // 2, follower)


def leave_tower(player: Player, follower: i64) -> None:
    """One such follower leaves the Gunpowder Tower."""
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
        if player.spaces[space] == follower:
            lift(player, space)
            return


PLANNING: Final = Planning()
MAKE_PLAN: Final[list[Step]] = [MakePlan(seat) for seat in range(4)]
PLAN: Final = [Plan(seat, ()) for seat in range(4)]
SEND: Final = Send(FOLLOWER, PLACE)
SEND_FROM_TOWER: Final = SendFromTower(FOLLOWER, PLACE)
STAND: Final = Stand(SPACE)
PLANNED: Final = Planned()
