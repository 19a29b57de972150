"""Place tiles and technology: what they bring in the rounds to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.box import N_CHARACTERS
from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.places import (
    BREWERY,
    CELLAR,
    FIRST_SPACE,
    FIRST_TILE,
    GUNPOWDER_TOWER,
    HAYRICK,
    HORSE_WAGON,
    HOSPITAL,
    LAST_SPACE,
    LIBRARY,
    OFFICE,
    PHARMACY,
    SHIPPING_LINE,
    SPACES_OF,
    TAILOR_SHOP,
    WINDMILL,
)
from comptoir.games.orleans.state import EMPTY, TECHNOLOGY, Player, bit, bits

PRICE: Final = 0.94  # what it costs to use a follower
TILE_USE: Final = 0.71  # how often a round a place tile is used
RARE: Final = 0.26  # how often a place is used for which a character is missing
HELD: Final = 0.69  # technology beside the board
TOOL_USE: Final = 0.54  # how often a round it will save a follower
FIRST_TOOL: Final = 0.76  # the first technology may only replace a farmer
# How often a round a place of the board is used, where technology saves a follower.
BOARD_USE: Final[list[float]] = [0.5, 0.6, 0.4, 0.64, 0.16, 0.04, 0.22, 0.99, 0.06, 0.0]
# What tiles without an action, or with one hard to judge, bring a round.
PASSIVE: Final[list[float]] = [*[0.0] * 19, 0.79, 0.4, 0.26, *[0.0] * 5, 0.3, 0.64, 0.27]


def town_worth(o: Outlook) -> float:
    """What place tiles and technology bring in the rounds to come."""
    player = o.player
    worth = 0.0
    tools = technology_places(player)
    for place in range(FIRST_TILE):
        if tools >> place & 1:
            worth += BOARD_USE[place] * PRICE * o.left
    tiles = player.places >> FIRST_TILE
    place = FIRST_TILE
    while tiles:
        if tiles & 1:
            worth += tile_worth(o, place, tools >> place & 1)
        tiles >>= 1
        place += 1
    held = float(player.technology) + FIRST_TOOL * float(player.first_technology)
    return worth + HELD * held * TOOL_USE * PRICE * o.left


def technology_gain(o: Outlook) -> float:
    """What another technology saves in the rounds to come."""
    return HELD * TOOL_USE * PRICE * o.left


def technology_places(player: Player) -> i64:
    """The places with technology, a bit each."""
    found: i64 = 0
    for place in range(GUNPOWDER_TOWER):
        if player.taken & SPACES_OF[place]:
            for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
                if player.spaces[space] == TECHNOLOGY:
                    found |= bit(place)
    return found


def tile_worth(o: Outlook, place: i64, tool: i64) -> float:
    """A place tile: what it brings beyond the price of its followers, as often as it is used."""
    worth = PASSIVE[place] * o.left
    gain = regular_gain(o, place) - PRICE * float(LAST_SPACE[place] - FIRST_SPACE[place] - tool)
    if gain <= 0.0:
        return worth
    uses = TILE_USE * o.left * manning(o, place, tool)
    if HAYRICK <= place <= TAILOR_SHOP:
        uses = min(uses, 0.8 * float(o.s.goods[place - HAYRICK]))  # others take goods as well
    return worth + gain * uses


def manning(o: Outlook, place: i64, tool: i64) -> float:
    """How easily a place finds its followers: the two hardest to find count, with technology only the second."""
    worst = 1.0
    second = 1.0
    last: i64 = EMPTY
    for space in range(FIRST_SPACE[place], LAST_SPACE[place]):
        wanted = o.s.box.wanted[space]
        if wanted < N_CHARACTERS:
            have = o.people[wanted] - (wanted == last)
            ease = 1.0 if have > 1 else 0.85 if have == 1 else RARE
            last = wanted
            if ease < worst:
                second = worst
                worst = ease
            elif ease < second:
                second = ease
    return second if tool else worst * second


def regular_gain(o: Outlook, place: i64) -> float:
    """What the action of a place tile brings on average."""
    if HAYRICK <= place <= TAILOR_SHOP:
        return o.good(place - HAYRICK)
    if place == LIBRARY:
        return 2.0 * o.stride
    if place == SHIPPING_LINE:
        return o.stride
    if place == WINDMILL:
        return 2.0 + o.stride
    if place == HOSPITAL:
        return 0.5 * (o.status + float(o.s.box.status[o.player.development]))
    if place == OFFICE:
        return 0.5 * (o.stations + float(bits(o.player.built)))
    if place == CELLAR:
        return 4.0
    if place == HORSE_WAGON:
        return 3.0
    if place == PHARMACY:
        return 3.0 * o.stride - 3.0 if o.stride > 1.0 else 0.0
    return 2.0 if place == BREWERY else 0.0
