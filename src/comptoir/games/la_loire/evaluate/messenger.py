"""The messenger: the messages he carries, and the room for others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import MONASTERY, N_PLACES, N_SHIELDS, NONE
from comptoir.games.la_loire.delivering import stones_of
from comptoir.games.la_loire.evaluate.merchant import turns_to_city
from comptoir.games.la_loire.evaluate.messages import (
    best_message,
    message_worth,
    room_for,
    serving_gain,
    turns_to_deliver,
)
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.evaluate.persons import recruiting_gain
from comptoir.games.la_loire.messages import how_many

FAR: Final = 99.0  # turns
A_STEED: Final = 0.3  # a horse of the messenger
A_SLOT: Final = 0.8  # the share of a purchase that the room for it is worth
MORE_SLOTS: Final = 0.7  # for each further one


def messenger_worth(o: Outlook, at: i64, heading: i64, horses: i64, acting: bool) -> float:
    """The messages carried and the room for others, with the action if it is still to come."""
    near = turns_to_shields(o, at, heading, horses)
    stones = stones_of(o.s, o.seat) - len(o.player.stones) // 2
    worth = A_STEED * o.investing * float(horses)
    best = 0.0
    for message in o.player.carried:
        turns = turns_to_deliver(o, message, at, heading, horses, near, stones, 0)
        now = message_worth(o, message, turns)
        worth += now
        if acting:
            best = max(best, serving_gain(o, message, at, near, stones, now))
    slots = slots_worth(o, at, turns_to_buy(o, at, heading, horses))
    if acting:
        best = max(best, buying_gain(o, at, slots))
        best = max(best, recruiting_gain(o, at))
    return worth + slots + best


def turns_to_shields(o: Outlook, at: i64, heading: i64, horses: i64) -> list[float]:
    """The turns to the nearest village with each shield."""
    near: list[float] = [FAR] * N_SHIELDS
    for place in range(N_PLACES):
        shield = o.s.shields[place]
        if shield != NONE:
            near[shield] = min(near[shield], o.ways.between(horses, at, heading, place))
    return near


def turns_to_buy(o: Outlook, at: i64, heading: i64, horses: i64) -> float:
    """The turns to the nearest place that sells messages: a city, or one's own farm or castle."""
    s = o.s
    turns = turns_to_city(o, at, heading, horses)
    for place in range(N_PLACES):
        if s.owner[place] == o.seat and s.building[place] != MONASTERY:
            turns = min(turns, o.ways.between(horses, at, heading, place))
    return turns


def slots_worth(o: Outlook, at: i64, turns: float) -> float:
    """Room for messages still to be bought, each further one worth less than the one before."""
    a_slot = best_message(o, at, False) * A_SLOT
    share = o.later(turns)
    worth = 0.0
    for _ in range(room_for(o)):
        worth += a_slot * share
        share *= MORE_SLOTS
    return worth


def buying_gain(o: Outlook, at: i64, slots: float) -> float:
    """What buying a message here gains over the room that it takes."""
    room = room_for(o)
    if room < 1 or not how_many(o.s, o.seat, at):
        return 0.0
    return best_message(o, at, True) - slots * (1.0 if room == 1 else 0.6)
