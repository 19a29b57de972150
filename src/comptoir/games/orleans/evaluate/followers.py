"""Followers still to be drawn, at hand, and waiting for the next round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import BOATMAN, FARMER, KNIGHT, MARKET, N_CHARACTERS, N_FOLLOWERS, SCHOLAR, TYPE
from comptoir.games.orleans.evaluate.outlook import Outlook, alike
from comptoir.games.orleans.evaluate.posts import Posts
from comptoir.games.orleans.places import FIRST_SPACE, GUNPOWDER_TOWER, LAST_SPACE
from comptoir.games.orleans.state import TECHNOLOGY
from comptoir.games.orleans.tracks import KNIGHT_DRAWS, LAST

A_HAND: Final = 1.34  # what one who is at hand before planning is worth
HAND_LATER: Final = 0.01  # the same for each round that is left
COMMITTED: Final = 0.16  # lost with one who cannot be sent elsewhere
STUCK: Final = 0.54  # the share of a follower who waits in a place that is not complete
A_STAY: Final = 0.73  # what one who is there already and waits for the next round is worth
STAY_WORTH: Final[list[float]] = [0.36, 0.82, 0.95, 1.14, 0.75, 1.08, 1.53]  # by character
MORE_SCHOLARS: Final = 0.14  # how many a round still come, each with one step more for every space of the track
MORE_BOATMEN: Final = 0.16  # the same with coins
MORE_FARMERS: Final = 0.04  # the same with points of goods


def followers_worth(o: Outlook) -> float:
    """What everybody still to be drawn brings; the further on a track, the more its next followers bring."""
    tracks = o.player.tracks
    later = 0.0
    if tracks[SCHOLAR] < LAST[SCHOLAR]:
        later += MORE_SCHOLARS * o.stride * float(tracks[SCHOLAR])
    if tracks[BOATMAN] < LAST[BOATMAN]:
        later += MORE_BOATMEN * float(tracks[BOATMAN])
    if tracks[FARMER] < LAST[FARMER]:
        later += MORE_FARMERS * float(tracks[FARMER])
    return o.works * o.draws + later * o.left


def hand_worth(o: Outlook, draws: i64) -> float:
    """What the followers bring in this round before anything is planned, with so many still to be drawn."""
    player = o.player
    size = float(player.bag.size)
    share = float(draws) / size if draws > 0 and size > 0.0 else 0.0
    hand = [0.0] * N_CHARACTERS
    for i in range(N_FOLLOWERS):
        hand[TYPE[i]] += float(player.market[i]) + share * float(player.bag.counts[i])
    taken = player.taken
    space: i64 = 0
    while taken >> space:
        if taken >> space & 1 and player.spaces[space] != TECHNOLOGY:
            hand[TYPE[player.spaces[space]]] += STUCK
        space += 1
    worth = 0.0
    for who in range(N_CHARACTERS):
        worth += alike(who, hand[who])
    return worth * (A_HAND + HAND_LATER * o.left)


def staying_worth(o: Outlook, posts: Posts) -> float:
    """The value of waiting followers: only as far as they make more followers available in the next round."""
    if not o.rounds:
        return 0.0
    worth = STUCK * posts.stuck_worth
    for who in range(N_CHARACTERS):
        worth += STAY_WORTH[who] * float(posts.market[who])
    for space in range(FIRST_SPACE[GUNPOWDER_TOWER], LAST_SPACE[GUNPOWDER_TOWER]):
        if posts.taken >> space & 1:
            worth += STAY_WORTH[TYPE[posts.spaces[space]]]
            posts.waiting += 1
    stay = posts.waiting + posts.stuck
    if not stay:
        return 0.0
    more = more_at_hand(o, posts.waiting, stay)
    committed = COMMITTED * float(posts.stuck)
    if more <= 0:
        return -committed
    return A_STAY * worth * float(more) / float(stay) - committed


def more_at_hand(o: Outlook, waiting: i64, stay: i64) -> i64:
    """How many more followers than usual will be at hand in the next round, as far as the market has room."""
    room: i64 = MARKET
    if o.player.places >> GUNPOWDER_TOWER & 1:
        room += LAST_SPACE[GUNPOWDER_TOWER] - FIRST_SPACE[GUNPOWDER_TOWER]
    usual = min(KNIGHT_DRAWS[o.player.tracks[KNIGHT]], o.total)
    drawn = min(usual, o.total - stay)
    return stay + min(drawn, room - waiting) - usual
