"""Beneficial deeds, and those in the Town Hall who are sent to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import N_CHARACTERS
from comptoir.games.orleans.deeds import CANALISATION, N_DEEDS, NO_OPENING, OPENING, SendToDeed
from comptoir.games.orleans.evaluate.actions import IN_TIME
from comptoir.games.orleans.evaluate.followers import A_STAY, STAY_WORTH
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.posts import Posts
from comptoir.games.orleans.places import FIRST_SPACE, LAST_SPACE, TOWN_HALL
from comptoir.games.orleans.state import NOBODY

NEARER: Final = 0.49  # for a deed with only a few spaces left
DEED_SPACES: Final[list[list[i64]]] = [
    [opening for opening in OPENING[deed * N_CHARACTERS : (deed + 1) * N_CHARACTERS] if opening != NO_OPENING]
    for deed in range(N_DEEDS)
]


def deed_gain(o: Outlook, who: i64) -> float:
    """The best deed for a follower, with the price of losing them."""
    best = -1.0
    for deed in range(N_DEEDS):
        opening = OPENING[deed * N_CHARACTERS + who]
        if opening != NO_OPENING and o.s.deeds[opening]:
            best = max(best, deed_worth(o, deed))
    return best - o.farewell(who)


def deed_worth(o: Outlook, deed: i64) -> float:
    """The reward of a deed, and the citizen for its last space."""
    worth = float(o.s.box.reward[deed])
    if deed == CANALISATION and o.step > worth:
        worth = o.step
    spaces: i64 = 0
    for opening in DEED_SPACES[deed]:
        spaces += o.s.deeds[opening]
    if spaces == 1:
        return worth + o.status
    return worth + NEARER if spaces == 2 else worth


def town_hall_worth(o: Outlook, posts: Posts, acts: bool) -> float:
    """The value of those in the Town Hall: they go to deeds or wait. Losing the second costs more than the first."""
    first = posts.character_on(FIRST_SPACE[TOWN_HALL])
    second = posts.character_on(LAST_SPACE[TOWN_HALL] - 1)
    top = o.s.agenda[-1]
    must = isinstance(top, SendToDeed) and top.seat == o.seat and not top.sent
    gain = sending_gain(o, first)
    other = sending_gain(o, second)
    if second != NOBODY and (first == NOBODY or other > gain):
        first, second = second, first
        gain = other
    if not must and not (acts and (gain > A_STAY or not o.rounds)):
        return wait_there(posts, first) + wait_there(posts, second)
    if second == NOBODY:
        return gain
    o.send_away(first, 1)
    other = sending_gain(o, second)
    o.send_away(first, -1)
    return gain + (other if other > A_STAY or not o.rounds else wait_there(posts, second))


def sending_gain(o: Outlook, who: i64) -> float:
    """What a follower in the Town Hall is about to bring."""
    return IN_TIME * deed_gain(o, who) if who != NOBODY else 0.0


def wait_there(posts: Posts, who: i64) -> float:
    """The follower stays in the Town Hall."""
    if who != NOBODY:
        posts.stuck += 1
        posts.stuck_worth += STAY_WORTH[who]
    return 0.0


def fill_town_hall(o: Outlook, posts: Posts) -> None:
    """Send those to the Town Hall for whom deeds bring most; a second one only if that is a gain."""
    for space in range(FIRST_SPACE[TOWN_HALL], LAST_SPACE[TOWN_HALL]):
        if not posts.taken >> space & 1:
            who = best_to_send(o, posts, space == FIRST_SPACE[TOWN_HALL])
            if who != NOBODY:
                posts.spaces = posts.spaces[:]
                posts.stand(who, space, 0)


def best_to_send(o: Outlook, posts: Posts, anyhow: bool) -> i64:
    """The follower for whom a deed brings most; one's own first four never go."""
    best: i64 = NOBODY
    most = 0.0
    for who in range(N_CHARACTERS):
        if posts.market[who] > 0 and o.player.market[who] > 0:
            gain = deed_gain(o, who) - A_STAY * STAY_WORTH[who]
            if best == NOBODY or gain > most:
                best = who
                most = gain
    return best if anyhow or most > 0.0 else NOBODY
