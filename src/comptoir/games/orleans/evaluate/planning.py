"""The plan of this round: what is manned, and what it will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Together
from comptoir.games.orleans.actions import EFFECT
from comptoir.games.orleans.box import TYPE
from comptoir.games.orleans.evaluate.actions import IN_TIME, action_gain
from comptoir.games.orleans.evaluate.deeds import fill_town_hall, town_hall_worth
from comptoir.games.orleans.evaluate.followers import STAY_WORTH, hand_worth, staying_worth
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.posts import Posts, fill, plan_of
from comptoir.games.orleans.evaluate.town import PRICE
from comptoir.games.orleans.followers import DrawFollower, TakeBack, number_to_draw
from comptoir.games.orleans.places import (
    FIRST_SPACE,
    GUILDHALL,
    GUNPOWDER_TOWER,
    HORSE_WAGON,
    LAST_SPACE,
    SACRISTY,
    SHIP,
    SPACES_OF,
    TOWN_HALL,
    WAGON,
)
from comptoir.games.orleans.planning import MAKE_PLAN, PLANNING, Plan, Sent
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY

A_SACRISTY: Final = 0.42  # begun, for each payment of taxes and harvest to come
BEGUN: Final = 0.05  # the share of its gain that a place is worth by the square of what is manned


def plan_worth(o: Outlook) -> float:
    """Activated places by their gain; begun ones and the market by the followers who wait there."""
    draws = unplanned(o)
    if draws >= 0:
        return hand_worth(o, draws)
    posts = Posts(o)
    if posts.place == TOWN_HALL:
        fill_town_hall(o, posts)
    elif posts.place != EMPTY:
        fill(o, posts)
    return manned_worth(o, posts) + staying_worth(o, posts)


def manned_worth(o: Outlook, posts: Posts) -> float:
    """All places where somebody stands, activated or not."""
    acts = not o.s.passed >> o.seat & 1
    travels = can_travel(o, posts)
    worth = 0.0
    for place in range(GUNPOWDER_TOWER):
        if posts.taken & SPACES_OF[place]:
            if place == TOWN_HALL:
                worth += town_hall_worth(o, posts, acts)
            elif acts and posts.complete(place) and can_act(o, place, travels):
                worth += IN_TIME * action_gain(o, place)
            elif o.rounds:
                worth += begun_worth(o, posts, place)
    return worth


def activated(o: Outlook) -> i64:
    """How many actions are still to be taken in this round, deeds aside."""
    if o.s.passed >> o.seat & 1:
        return 0
    posts = Posts(o)
    travels = can_travel(o, posts)
    count: i64 = 0
    for place in range(GUNPOWDER_TOWER):
        if (
            place != TOWN_HALL
            and posts.taken & SPACES_OF[place]
            and posts.complete(place)
            and can_act(o, place, travels)
        ):
            count += 1
    return count


def can_travel(o: Outlook, posts: Posts) -> bool:
    """Whether the merchant may move before other actions are taken."""
    if posts.complete(SHIP) or posts.complete(WAGON):
        return True
    return o.player.places >> HORSE_WAGON & 1 != 0 and posts.complete(HORSE_WAGON)


def unplanned(o: Outlook) -> i64:
    """How many followers are still to be drawn before planning begins, or -1 after it."""
    top = o.s.agenda[-1]
    if isinstance(top, TakeBack):
        return number_to_draw(o.s, o.seat, top.back) if top.seat == o.seat else later_plan(o)
    if isinstance(top, DrawFollower):
        return top.left if top.to == o.seat else later_plan(o)
    if isinstance(top, (Together, Sent)):
        step = plan_of(o.s, o.seat)
        if isinstance(step, Plan) and not step.sent:
            return 0
        return -1 if step is not None else later_plan(o)
    return later_plan(o)


def later_plan(o: Outlook) -> i64:
    """Nobody is to be drawn, and planning is still to come; or -1."""
    for step in o.s.agenda:
        if step is PLANNING or step is MAKE_PLAN[o.seat]:
            return -1 if o.draws > o.left else 0
    return -1


def begun_worth(o: Outlook, posts: Posts, place: i64) -> float:
    """The value of a place with followers whose action is not available now: it grows with the spaces manned."""
    manned: i64 = 0
    followers: i64 = 0
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        thing = posts.spaces[space]
        if thing != EMPTY:
            manned += 1
            if thing != TECHNOLOGY:
                followers += 1
                posts.stuck_worth += STAY_WORTH[TYPE[thing]]
    if not followers:
        return 0.0
    posts.stuck += followers
    if place == SACRISTY:
        return A_SACRISTY * (o.taxes + o.harvests)
    size = LAST_SPACE[place] - FIRST_SPACE[place]
    share = float(manned) / float(size)
    gain = action_gain(o, place) - PRICE * float(size)
    return BEGUN * share * share * gain if gain > 0.0 else 0.0


def can_act(o: Outlook, place: i64, travels: bool) -> bool:
    """Whether the action may be taken; a station may also be built where the merchant goes first."""
    if place == SACRISTY:
        return False
    if place == GUILDHALL and travels:
        return o.player.stations > 0
    return EFFECT[o.seat][place].why_not(o.s) is None
