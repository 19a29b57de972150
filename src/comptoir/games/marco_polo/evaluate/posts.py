"""Trading posts: what those in place bring, and what new ones would."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.evaluate.amounts import LATER, OUTPOST_WORTH, TILE_WORTH
from comptoir.games.marco_polo.evaluate.outlook import Outlook
from comptoir.games.marco_polo.map import (
    BEIJING,
    BEIJING_POINTS,
    LARGE,
    SUMATRA,
    TOWNS,
    holds_posts,
    is_large,
    is_small,
)
from comptoir.games.marco_polo.posts import posts_placed
from comptoir.games.marco_polo.state import EMPTY

RIVALS: Final = 0.44  # how often a city card is still free
ONE_OF_THREE: Final = 1.2  # of the three cards of Sumatra by their sum, as one of them is nearly always free
A_MOVE: Final = 2.15  # lost with the post that has to move when none is left
TOWARDS_MILESTONE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.23, 0.5, 0.94, 2.21, 4.55, 0.0, 1.37, 0.0]  # by posts

# What using a card brings beyond the die, by card in the order of the table.
CARD_GAIN: Final[list[float]] = [
    *[0.78, 0.52, 0.75, 1.74, 2.08, 1.24, 1.93, 2.01, 1.98, 0.38, 0.57, 0.49, 1.53, 1.04, 2.34, 3.23],
    *[3.15, 0.6, 2.05, 1.27, 0.54, 0.91, 0.74, 1.34, 0.54, 2.89, 0.74, 0.94, 2.7, 1.46, 0.89],
]


def look_at_map(o: Outlook) -> float:
    """The value of the posts in place. Fills ``o.cities`` with the value of new ones."""
    posts = o.player.posts
    worth = 0.0
    for city in range(LARGE, BEIJING + 1):
        if posts >> city & 1:
            worth += later_rounds(o, city)
        else:
            o.targets.append(city)
            o.cities[city] = later_rounds(o, city) + arrival(o, city)
    look_at_milestones(o)
    return worth


def later_rounds(o: Outlook, city: i64) -> float:
    """What a post in a city will bring in later rounds: the bonus of a town, or the use of a city card."""
    s = o.s
    later = LATER[s.round]
    if is_small(city):
        return TILE_WORTH[s.towns[city - TOWNS]] * later
    if city == SUMATRA:
        three = CARD_GAIN[s.cards[6]] + CARD_GAIN[s.cards[7]] + CARD_GAIN[s.cards[8]]
        return ONE_OF_THREE * RIVALS * three * later
    return RIVALS * CARD_GAIN[s.cards[city - LARGE]] * later if is_large(city) else 0.0


def arrival(o: Outlook, city: i64) -> float:
    """What a new post in a city brings at once; in Beijing goods will be points as well."""
    s = o.s
    if is_small(city):
        return TILE_WORTH[s.towns[city - TOWNS]] * o.time
    if is_large(city):
        tile = s.outposts[city - LARGE]
        return OUTPOST_WORTH[tile] * o.time if tile != EMPTY else 0.0
    goods = o.player.goods
    taken: i64 = len(s.beijing)
    places = float(BEIJING_POINTS[taken]) if taken < 4 else 0.0
    return places + 0.3 * float(goods[0] + goods[1] + goods[2]) + (1.5 if o.left > 5 else 0.5)


def look_at_milestones(o: Outlook) -> None:
    """The eighth and ninth post bring points; after the last one another has to move."""
    points = float(o.s.box.milestones[posts_placed(o.player) + 1]) if o.player.posts_left else -A_MOVE
    for city in o.targets:
        o.cities[city] += points


def towards_milestone(o: Outlook) -> float:
    """Posts on the way to those that bring points, while there is a journey left."""
    return TOWARDS_MILESTONE[posts_placed(o.player)] if o.journeys else 0.0


def new_post(o: Outlook, place: i64) -> float:
    """What a post would bring here, where there is none."""
    return o.cities[place] if holds_posts(place) and not o.player.posts >> place & 1 else 0.0
