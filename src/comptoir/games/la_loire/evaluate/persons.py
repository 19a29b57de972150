"""Persons, at hand and still to be recruited."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from comptoir.games.la_loire.components import APPRENTICE, ASSISTANT, GENERAL, N_PERSONS, NOWHERE, RED, WITCH
from comptoir.games.la_loire.evaluate.outlook import HASTE, Outlook, between
from comptoir.games.la_loire.scoring import PER_SYMBOL
from comptoir.games.la_loire.state import has

# What a person brings in a turn, a line for each colour; the blue ones bring points at the end.
# fmt: off
PERSON_WORTH: Final[list[float]] = [
    0.015, 0.03, 0.03, 0.03, 0.01, 0.015, 0.03,
    0.03, 0.02, 0.025,
    0.035, 0.05, 0.02, 0.008,
    0.012, 0.05, 0.02, 0.02, 0.05,
    0.04, 0.03, 0.03, 0.06, 0.05,
    0.0, 0.0, 0.0, 0.0, 0.0,
]
# fmt: on
SYMBOLS: Final = 0.055  # deliveries with a symbol, in a turn
A_CIRCUS: Final = 0.9  # on the way to the circus with money


def persons_worth(o: Outlook) -> float:
    """What the persons bring until the end."""
    worth = 0.0
    for person in range(GENERAL):
        if o.player.persons >> person & 1:
            worth += PERSON_WORTH[person]
    return worth * o.left


def blue_worth(o: Outlook) -> float:
    """Points for symbols still to be delivered, of the blue persons there are."""
    worth = 0.0
    for symbol in range(5):
        if has(o.s, o.seat, GENERAL + symbol):
            worth += float(PER_SYMBOL) * SYMBOLS * o.left
    return worth


def person_worth(o: Outlook, person: i64) -> float:
    """What one more person brings: a blue one points for messages delivered, carried and to come."""
    points = float(o.s.box.person_points[person])
    if person < GENERAL:
        return points + PERSON_WORTH[person] * o.left
    symbol = person - GENERAL
    count = SYMBOLS * o.left
    for message in o.player.delivered:
        count += 1.0 if o.s.box.symbol[message] == symbol else 0.0
    for message in o.player.carried:
        count += 0.6 * o.investing if o.s.box.symbol[message] == symbol else 0.0
    return points + float(PER_SYMBOL) * count


def best_person(o: Outlook, red: bool, more: i64) -> float:
    """The gain from the best person there is money for."""
    s = o.s
    player = o.player
    best = 0.0
    witch: i64 = 1 if has(s, o.seat, WITCH) else 0
    for person in range(N_PERSONS):
        if not s.persons[person] or player.persons >> person & 1 or (red and s.box.colour[person] != RED):
            continue
        if person == ASSISTANT and not has(s, o.seat, APPRENTICE):
            continue
        cost = s.box.person_denier[person] + more - witch
        if cost <= player.denier:
            best = max(best, person_worth(o, person) - o.a_denier * o.investing * float(cost))
    return best


def recruiting_gain(o: Outlook, at: i64) -> float:
    """What a figure gains that may recruit here."""
    if at != o.s.circus or o.s.at_circus:
        return 0.0
    return best_person(o, False, 0)


def circus_worth(o: Outlook, merchant: float, messenger: float) -> float:
    """A figure on the way to the circus."""
    if o.s.circus == NOWHERE or o.player.denier < 2:
        return 0.0
    turns = min(messenger, merchant)
    rich = between(0.0, float(o.player.denier) / 5.0, 1.0)
    return A_CIRCUS * rich * o.investing * math.exp(-2.0 * HASTE * turns)
