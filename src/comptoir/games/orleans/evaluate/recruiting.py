"""Those who join, and what they bring along."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CRAFTSMAN,
    FARMER,
    KNIGHT,
    KNIGHT_CITIZEN,
    SCHOLAR,
    TRADER,
)
from comptoir.games.orleans.evaluate.followers import MORE_BOATMEN, MORE_SCHOLARS
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.evaluate.town import FIRST_TOOL, technology_gain, tile_worth
from comptoir.games.orleans.places import FIRST_TILE, N_PLACES
from comptoir.games.orleans.recruiting import why_not_recruit
from comptoir.games.orleans.state import NOBODY
from comptoir.games.orleans.tracks import (
    BOATMAN_CITIZEN_AT,
    KNIGHT_CITIZEN_AT,
    LAST,
)

TO_LEAD: Final = 0.28  # of a step on the farmer track, towards the census, a round


def farmer_gain(o: Outlook) -> float:
    """A farmer, a good, and perhaps the lead in the census."""
    track = o.player.tracks[FARMER]
    if track == LAST[FARMER]:
        return 0.0
    return o.good(o.s.box.farmer_goods[track + 1]) + o.recruit(FARMER) + TO_LEAD * o.left


def scholar_gain(o: Outlook) -> float:
    """A scholar with steps of development, more for the next one."""
    track = o.player.tracks[SCHOLAR]
    if track == LAST[SCHOLAR]:
        return 0.0
    return o.steps(o.s.box.scholar_steps[track + 1]) + o.recruit(SCHOLAR) + MORE_SCHOLARS * o.stride * o.left


def knight_gain(o: Outlook) -> float:
    """A knight, and more followers to be drawn."""
    track = o.player.tracks[KNIGHT]
    if track == LAST[KNIGHT]:
        return 0.0
    worth = (o.work(KNIGHT, 1, track + 1) - o.works) * o.left
    if track + 1 == KNIGHT_CITIZEN_AT and o.s.citizens[KNIGHT_CITIZEN] == NOBODY:
        worth += o.status
    return worth


def village_gain(o: Outlook) -> float:
    """The best of boatman, craftsman and trader."""
    best = 0.0
    for who in range(BOATMAN, TRADER + 1):
        if why_not_recruit(o.s, o.seat, who) is None:
            best = max(best, enlist_gain(o, who))
    return best


def enlist_gain(o: Outlook, who: i64) -> float:
    """What a character of the Village brings."""
    worth = o.recruit(who)
    track = o.player.tracks[who] + 1
    if who == BOATMAN:
        worth += float(o.s.box.boatman_coins[track]) + MORE_BOATMEN * o.left
        if track == BOATMAN_CITIZEN_AT and o.s.citizens[BOATMAN_CITIZEN] == NOBODY:
            worth += o.status
    elif who == CRAFTSMAN:
        worth += technology_gain(o) * (1.0 if track > 1 else FIRST_TOOL)
    else:
        worth += best_tile(o, track)
    return worth


def best_tile(o: Outlook, track: i64) -> float:
    """The best place tile still to be had."""
    best = 0.0
    for place in range(FIRST_TILE, N_PLACES):
        if o.s.tiles >> place & 1 and (track > 1 or o.s.box.category[place] == 1):
            best = max(best, tile_worth(o, place, 0))
    return best
