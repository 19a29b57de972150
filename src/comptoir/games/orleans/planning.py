"""Phase 4, planning: everybody sends followers from the market to action spaces, at once and in secret."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Step, Task, together
from comptoir.core.meaning import Mask, Now
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.box import CHARACTER, FOLLOWER, N_FOLLOWERS, TYPE, some
from comptoir.games.orleans.effect import accepted, lay, lift
from comptoir.games.orleans.meaning import SentFollowers
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    LAST_SPACE,
    N_SPACES,
    NEUTRAL,
    PLACE,
    SPACE,
    SPACE_PLACE,
    SPACES_OF,
    TOWER_SPACES,
    TOWN_HALL_SPACES,
    effect_phrase,
)
from comptoir.games.orleans.state import Orleans, Player, bit, in_turn_order

NIBBLE: Final = 4  # bits for a count

FULLY_MANNED: Final = Refusal("D2", "fully-manned")
NOBODY_FITS: Final = Refusal("N1", "nobody-fits")
NO_MONK_LEFT: Final = Refusal("H1", "no-monk-left")
ONLY_OWN_LEFT: Final = Refusal("A3", "only-own-left")
OWN_FOLLOWER: Final = Refusal("A3", "own-follower")
ONLY_MONKS: Final = Refusal("H1", "only-monks")
WRONG_FOLLOWER: Final = Refusal("N1", "wrong-follower")
SEND_SOMEBODY: Final = Refusal("N2", "send-somebody")


class Planning(Task):
    """All plan at once and in secret; as a variant openly, in turn order. D1"""

    def run(self, s: Orleans) -> None:
        if s.open_planning:
            s.then_all(in_turn_order(s, MAKE_PLAN))
            return
        asks: list[Decision] = []
        n: i64 = len(s.players)
        for i in range(n):
            seat: i64 = (s.starter + i) % n
            if can_plan(s.players[seat]):
                asks.append(new_plan(s, seat))
        if asks:
            s.then(together(asks))


class MakePlan(Task):
    """One player plans, seen by all. D1"""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Orleans) -> None:
        if can_plan(s.players[self.seat]):
            s.then(new_plan(s, self.seat))


def can_plan(player: Player) -> bool:
    """Whether anybody can be sent."""
    for followers in player.market:
        if followers:
            return True
    return bool(player.taken & TOWER_SPACES)


def new_plan(s: Orleans, seat: i64) -> Plan:
    """The question with nobody sent yet."""
    return Plan(seat, (), fitting(s, s.players[seat], 0, 0))


# --- The growing question -----------------------------------------------------------


class Sent(Decision):
    """A question about a plan that is not complete; the table does not change before it is. D1

    ``sent`` are the followers sent so far, in ascending order: the same plan is the same question,
    however it was reached. ``fits`` are the spaces, a bit each, on which somebody else could stand.
    The other fields are read from ``sent``.
    """

    def __init__(
        self, seat: i64, sent: Annotated[tuple[int, ...], SentFollowers()], fits: Annotated[i64, Mask(SPACE)]
    ) -> None:
        super().__init__(seat)
        self.sent = sent
        self.fits: i64 = fits
        self.taken: i64 = 0  # the spaces they stand on, a bit each
        self.used: i64 = 0  # how many of each kind left the market
        self.used_in_tower: i64 = 0  # and the Gunpowder Tower
        for item in sent:
            code: i64 = item
            self.taken |= bit(code // N_FOLLOWERS // 2)
            if code // N_FOLLOWERS % 2:
                self.used_in_tower += bit(code % N_FOLLOWERS * NIBBLE)
            else:
                self.used += bit(code % N_FOLLOWERS * NIBBLE)


class Plan(Sent):
    """To which place do you send followers? P4"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        places = s.players[self.seat].places
        for place in range(GUNPOWDER_TOWER):
            if places >> place & 1 and SPACES_OF[place]:
                out.append(STAFF.base + place)
        out.append(PLANNED.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"count": len(self.sent)}


class Man(Sent):
    """Who stands on which space of this place? P4 N1"""

    def __init__(
        self,
        seat: i64,
        sent: Annotated[tuple[int, ...], SentFollowers()],
        fits: Annotated[i64, Mask(SPACE)],
        place: Annotated[i64, Now(PLACE)],
        more: Annotated[i64, Now(1)],
    ) -> None:
        super().__init__(seat, sent, fits)
        self.place: i64 = place
        self.more: i64 = more  # somebody has been sent there just now

    def candidates(self, s: Orleans, out: Moves) -> None:
        player = s.players[self.seat]
        spaces: list[i64] = []
        kinds_of_space(s, ~(player.taken | self.taken), self.place, spaces)
        for follower in range(N_FOLLOWERS):
            if player.market[follower] > (self.used >> follower * NIBBLE & 15):
                for space in spaces:
                    out.append(SEND.base + follower * N_SPACES + space)
        if player.taken & TOWER_SPACES:
            for follower in range(N_FOLLOWERS):
                if in_tower(player, follower) > (self.used_in_tower >> follower * NIBBLE & 15):
                    for space in spaces:
                        out.append(SEND_FROM_TOWER.base + follower * N_SPACES + space)
        out.append(ENOUGH_THERE.base)

    def details(self, s: Orleans) -> dict[str, Any]:
        return {"place": PLACE.phrase(int(self.place))}


def kinds_of_space(s: Orleans, free: i64, place: i64, out: list[i64]) -> None:
    """The free spaces of a place, of equal ones only the first."""
    seen: i64 = 0
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if free >> space & 1 and not seen >> s.box.wanted[space] & 1:
            seen |= 1 << s.box.wanted[space]
            out.append(space)


def in_tower(player: Player, follower: i64) -> i64:
    """How many such followers wait in the Gunpowder Tower."""
    count: i64 = 0
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
        if player.spaces[space] == follower:
            count += 1
    return count


def fitting(s: Orleans, player: Player, used: i64, used_in_tower: i64) -> i64:
    """The spaces on which somebody who has not been sent could stand, a bit each."""
    found: i64 = 0
    for follower in range(N_FOLLOWERS):
        if player.market[follower] > (used >> follower * NIBBLE & 15):
            found |= accepted(s, player, follower)
    if player.taken & TOWER_SPACES:
        for follower in range(N_FOLLOWERS):
            if in_tower(player, follower) > (used_in_tower >> follower * NIBBLE & 15):
                found |= accepted(s, player, follower)
    return found


# --- Answers ------------------------------------------------------------------------


class Staff(Move):
    """Send followers to this place. P4"""

    def why_not(self, s: Orleans, ask: Plan, x: i64) -> Refusal | None:
        free = SPACES_OF[x] & ~(s.players[ask.seat].taken | ask.taken)
        if not free:
            return FULLY_MANNED
        if free & ask.fits:
            return None
        if free & TOWN_HALL_SPACES:
            return ONLY_OWN_LEFT
        return NOBODY_FITS if free & ~s.box.monk_spaces else NO_MONK_LEFT

    def play(self, s: Orleans, ask: Plan, x: i64) -> None:
        s.then(Man(ask.seat, ask.sent, ask.fits, x, 0))

    def details(self, s: Orleans, ask: Plan, x: i64) -> dict[str, Any]:
        free = SPACES_OF[x] & ~(s.players[ask.seat].taken | ask.taken)
        return {"wants": wants(s, free), "for_whom": for_whom(s, free), "effect": effect_phrase(x)}


def why_not_there(s: Orleans, follower_spaces: i64, free: i64) -> Refusal | None:
    """Why a follower who may stand on some spaces finds none among these. A3 D2 H1 N1"""
    if free & follower_spaces:
        return None
    if not free:
        return FULLY_MANNED
    if free & TOWN_HALL_SPACES:
        return OWN_FOLLOWER
    return WRONG_FOLLOWER if free & ~s.box.monk_spaces else ONLY_MONKS


class Send(Move):
    """A follower from the market stands on this space. P4 N1"""

    def why_not(self, s: Orleans, ask: Man, x: i64) -> Refusal | None:
        return why_not_there(s, accepted(s, s.players[ask.seat], x // N_SPACES), bit(x % N_SPACES))

    def play(self, s: Orleans, ask: Man, x: i64) -> None:
        send(s, ask, x // N_SPACES, x % N_SPACES, 0)

    def details(self, s: Orleans, ask: Man, x: i64) -> dict[str, Any]:
        return send_details(s, x // N_SPACES, x % N_SPACES)


class SendFromTower(Move):
    """A follower from the Gunpowder Tower stands on this space. J3"""

    def why_not(self, s: Orleans, ask: Man, x: i64) -> Refusal | None:
        return why_not_there(s, accepted(s, s.players[ask.seat], x // N_SPACES), bit(x % N_SPACES))

    def play(self, s: Orleans, ask: Man, x: i64) -> None:
        send(s, ask, x // N_SPACES, x % N_SPACES, 1)

    def details(self, s: Orleans, ask: Man, x: i64) -> dict[str, Any]:
        return send_details(s, x // N_SPACES, x % N_SPACES)


def send(s: Orleans, ask: Man, follower: i64, space: i64, from_tower: i64) -> None:
    """The plan grows; as long as somebody fits here, it stays with this place. D1"""
    player = s.players[ask.seat]
    code: int = (space * 2 + from_tower) * N_FOLLOWERS + follower
    sent = tuple(sorted((*ask.sent, code)))
    counted = bit(follower * NIBBLE)
    fits = fitting(s, player, ask.used + counted * (1 - from_tower), ask.used_in_tower + counted * from_tower)
    free = SPACES_OF[ask.place] & ~(player.taken | ask.taken | bit(space))
    if free & fits:
        s.then(Man(ask.seat, sent, fits, ask.place, 1))
    else:
        s.then(Plan(ask.seat, sent, fits))


class EnoughThere(Move):
    """Nobody else to this place. N2"""

    def why_not(self, s: Orleans, ask: Man, x: i64) -> Refusal | None:
        return None if ask.more else SEND_SOMEBODY

    def play(self, s: Orleans, ask: Man, x: i64) -> None:
        s.then(Plan(ask.seat, ask.sent, ask.fits))


class Planned(Move):
    """The plan is complete; the last follower does not say so. D1"""

    def __init__(self) -> None:
        super().__init__()
        self.confirms = True

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


# --- In words -----------------------------------------------------------------------


def wants_of(s: Orleans, space: int) -> Phrase | int:
    """Whom a space asks for."""
    wanted = int(s.box.wanted[space])
    if wanted < CHARACTER.size:
        return CHARACTER.phrase(wanted)
    return Phrase("neutral" if wanted == NEUTRAL else "anybody")


def wants(s: Orleans, free: int) -> Phrase:
    """Whom these free spaces of one place ask for."""
    names = [wants_of(s, space) for space in range(N_SPACES) if free >> space & 1]
    return Phrase(f"wants-{len(names)}", dict(zip(("a", "b", "c"), names, strict=False)))


def for_whom_is(s: Orleans, space: int) -> Phrase:
    """The same in the middle of a sentence."""
    wanted = int(s.box.wanted[space])
    if wanted < CHARACTER.size:
        return some(wanted)
    return Phrase("some-neutral" if wanted == NEUTRAL else "some-anybody")


def for_whom(s: Orleans, free: int) -> Phrase:
    """The same for these free spaces of one place."""
    names = [for_whom_is(s, space) for space in range(N_SPACES) if free >> space & 1]
    return Phrase(f"wants-{len(names)}", dict(zip(("a", "b", "c"), names, strict=False)))


def space_details(s: Orleans, space: int) -> dict[str, Any]:
    """The place of a space, and whom it asks for."""
    return {"place": PLACE.phrase(int(SPACE_PLACE[space])), "for_whom": for_whom_is(s, space)}


def send_details(s: Orleans, follower: int, space: int) -> dict[str, Any]:
    """The same, and whether the follower stands there as such or for another."""
    wanted = int(s.box.wanted[space])
    for_another = wanted < CHARACTER.size and wanted != TYPE[follower]
    return {"stands": "for-another" if for_another else "as-such", "who": some(follower), **space_details(s, space)}


PLANNING: Final = Planning()
MAKE_PLAN: Final[list[Step]] = [MakePlan(seat) for seat in range(4)]
STAFF: Final = Staff(PLACE)
SEND: Final = Send(FOLLOWER, SPACE)
SEND_FROM_TOWER: Final = SendFromTower(FOLLOWER, SPACE)
ENOUGH_THERE: Final = EnoughThere()
PLANNED: Final = Planned()
