"""Messages: what they bring, how long it takes to deliver them, and which to buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import (
    ABBEY,
    APPRENTICE,
    ASSISTANT,
    GENERAL,
    MAYOR,
    MONASTERY,
    N_LEVELS,
    N_SHIELDS,
    NONE,
    is_city,
    level_of,
)
from comptoir.games.la_loire.delivering import in_step, marked
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.messages import CARRY, CARRY_WITH_MAYOR, how_many, is_empty
from comptoir.games.la_loire.scoring import PER_CARRIED, PER_SYMBOL
from comptoir.games.la_loire.state import has

LIKELY: Final = 0.4  # the share of a further message in the same turn
A_STATION: Final = 0.8  # turns for each further one
A_STONE: Final = 3.0  # turns until a stone is free again
A_HELPER: Final = 8.0  # turns until one is recruited
IN_STEP: Final = 4.0  # turns until it is the level's turn in the beginner game
WAY: Final[list[float]] = [4.0, 4.5, 6.5, 3.0]  # turns from buying to delivering, by level


def message_worth(o: Outlook, message: i64, turns: float) -> float:
    """What a message carried is worth beyond its point at the end."""
    return (message_points(o, message) - float(PER_CARRIED)) * o.later(turns)


def message_points(o: Outlook, message: i64) -> float:
    """What a message brings when it is delivered."""
    s = o.s
    points = float(s.box.message_points[message])
    if has(s, o.seat, GENERAL + s.box.symbol[message]):
        points += float(PER_SYMBOL)
    if message < 30:
        points += o.a_denier * o.investing * float(o.prices[s.shields[s.box.to[message]]])
    return points


def turns_to_deliver(
    o: Outlook, message: i64, at: i64, heading: i64, horses: i64, near: list[float], stones: i64, here: i64
) -> float:
    """How long it takes to deliver a message; ``here`` is a shield that is marked besides."""
    s = o.s
    level = level_of(message)
    if level == 0 or level == ABBEY:
        return o.ways.between(horses, at, heading, s.box.to[message])
    missing = s.box.to[message] & ~(marked(s, o.player, message) | here)
    turns = 0.0
    stations: i64 = 0
    for shield in range(N_SHIELDS):
        if missing >> shield & 1:
            stations += 1
            turns = max(turns, near[shield])
    turns += A_STATION * float(stations - 1)
    if stations - 1 > stones:
        turns += A_STONE * float(stations - 1 - stones)
    return turns + turns_for_helpers(o, level)


def turns_for_helpers(o: Outlook, level: i64) -> float:
    """Turns until the helpers are there that a level needs."""
    s = o.s
    if s.beginner:
        return 0.0 if in_step(o.player, level) else IN_STEP
    turns = 0.0
    if not has(s, o.seat, APPRENTICE):
        turns += A_HELPER
    if level == 2 and not has(s, o.seat, ASSISTANT):
        turns += A_HELPER
    return turns


def serving_gain(o: Outlook, message: i64, at: i64, near: list[float], stones: i64, now: float) -> float:
    """What delivering a message here, or marking a station, brings."""
    s = o.s
    level = level_of(message)
    if level == 0 or level == ABBEY:
        return message_points(o, message) - float(PER_CARRIED) - now if s.box.to[message] == at else 0.0
    if s.shields[at] == NONE or turns_for_helpers(o, level) > 0.0:
        return 0.0
    shield: i64 = 1 << s.shields[at]
    missing = s.box.to[message] & ~marked(s, o.player, message)
    if not missing & shield:
        return 0.0
    if missing == shield:
        return message_points(o, message) - float(PER_CARRIED) - now
    if stones < 1:
        return 0.0
    turns = turns_to_deliver(o, message, at, 0, 0, near, stones - 1, shield)
    return message_worth(o, message, turns) - now


def level_worth(o: Outlook, level: i64) -> float:
    """What a message of a level not yet seen is worth."""
    points = float(2 * level + 2)
    if level == 0:
        points += 2.2 * o.a_denier * o.investing
    elif level == ABBEY:
        points = 5.0
    turns = WAY[level]
    if level == 1 or level == 2:
        turns += turns_for_helpers(o, level)
    return float(PER_CARRIED) + (points - float(PER_CARRIED)) * o.later(turns)


def best_message(o: Outlook, at: i64, here: bool) -> float:
    """The gain from the best message to buy, here or anywhere."""
    s = o.s
    abbey = here and not is_city(at) and s.building[at] == MONASTERY
    if abbey and carries_abbey(o):
        return 0.0
    best = 0.0
    for level in range(N_LEVELS):
        if (level == ABBEY) != abbey or is_empty(s, level):
            continue
        price = s.box.message_denier[level]
        if price <= o.player.denier or not here:
            best = max(best, level_worth(o, level) - o.a_denier * o.investing * float(price))
    return best


def carries_abbey(o: Outlook) -> bool:
    """Whether an abbey message is carried."""
    for message in o.player.carried:
        if level_of(message) == ABBEY:
            return True
    return False


def more_messages(o: Outlook, bought: i64, coming: i64) -> float:
    """Another message, if there is room for it."""
    at = o.s.at[2 * o.seat + 1]
    if bought >= how_many(o.s, o.seat, at) or room_for(o) - coming < 1:
        return 0.0
    return LIKELY * best_message(o, at, True)


def room_for(o: Outlook) -> i64:
    """How many messages more can be carried."""
    room: i64 = CARRY_WITH_MAYOR if has(o.s, o.seat, MAYOR) else CARRY
    return room - len(o.player.carried)
