"""Who stands where, with the plan that is being made."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.agenda import Step, Together
from comptoir.games.orleans.box import BOATMAN, MONK, N_CHARACTERS, N_FOLLOWERS, SCHOLAR, TRADER, TYPE
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    LAST_SPACE,
    SCHOOL,
    SPACES_OF,
)
from comptoir.games.orleans.planning import CarryOutPlan, Man, Sent
from comptoir.games.orleans.state import EMPTY, NOBODY, Orleans, bit


class Posts:
    """Who stands where, with the plan that is being made."""

    def __init__(self, o: Outlook) -> None:
        player = o.player
        self.taken: i64 = player.taken
        self.spaces: vec[i64] = player.spaces
        self.market: list[i64] = [0] * N_CHARACTERS
        self.waiting: i64 = 0  # on the market
        self.stuck: i64 = 0  # in places without their action just now
        self.stuck_worth: float = 0.0
        self.place: i64 = EMPTY  # to which followers are being sent just now
        for i in range(N_FOLLOWERS):
            self.market[TYPE[i]] += player.market[i]
            self.waiting += player.market[i]
        step = plan_of(o.s, o.seat)
        if isinstance(step, Sent):
            self.send(step.sent)
            if isinstance(step, Man):
                self.place = step.place
        elif isinstance(step, CarryOutPlan):
            self.send(step.sent)

    def send(self, sent: tuple[int, ...]) -> None:
        """These followers stand where they were sent."""
        self.spaces = self.spaces[:]
        for item in sent:
            code: i64 = item
            self.stand(code % N_FOLLOWERS, code // N_FOLLOWERS // 2, code // N_FOLLOWERS % 2)

    def stand(self, follower: i64, space: i64, from_tower: i64) -> None:
        """One follower goes to a space."""
        self.spaces[space] = follower
        self.taken |= bit(space)
        if from_tower:
            for other in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
                if self.spaces[other] == follower:
                    self.spaces[other] = EMPTY
                    self.taken &= ~bit(other)
                    break
        else:
            self.market[TYPE[follower]] -= 1
            self.waiting -= 1

    def character_on(self, space: i64) -> i64:
        """The character of the follower on a space, or nobody."""
        return TYPE[self.spaces[space]] if self.taken >> space & 1 else NOBODY

    def complete(self, place: i64) -> bool:
        """Whether something lies on all spaces of a place."""
        return SPACES_OF[place] & ~self.taken == 0


def plan_of(s: Orleans, seat: i64) -> Step | None:
    """The step of a seat's own lane, or its question in open planning."""
    top = s.agenda[-1]
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane.seat == seat and lane.steps:
                return lane.steps[-1]
        return None
    return top if isinstance(top, Sent) and top.seat == seat else None


def fill(o: Outlook, posts: Posts) -> None:
    """Fill the place in question from the market: first each space with its own character, then with substitutes."""
    posts.spaces = posts.spaces[:]
    place, wanted = posts.place, o.s.box.wanted
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if not posts.taken >> space & 1 and wanted[space] < N_CHARACTERS and posts.market[wanted[space]] > 0:
            posts.stand(wanted[space], space, 0)
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        if not posts.taken >> space & 1:
            who = stand_in(o, posts, wanted[space])
            if who != NOBODY:
                posts.stand(who, space, 0)


def stand_in(o: Outlook, posts: Posts, wanted: i64) -> i64:
    """Somebody on the market who may stand in for this character."""
    if wanted == MONK:
        return NOBODY
    if wanted >= N_CHARACTERS:
        for who in range(N_CHARACTERS):
            if posts.market[who] > 0:
                return who
        return NOBODY
    if posts.market[BOATMAN] > 0 and o.player.places >> HERB_GARDEN & 1 and wanted <= TRADER:
        return BOATMAN
    if posts.market[SCHOLAR] > 0 and o.player.places >> SCHOOL & 1:
        return SCHOLAR
    return MONK if posts.market[MONK] > 0 else NOBODY
