"""Travelling: goods on the routes, towns for stations, and the race for the most of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.orleans.evaluate.outlook import Outlook
from comptoir.games.orleans.map import N_TOWNS, NO_ROUTE, ORLEANS
from comptoir.games.orleans.state import EMPTY, bits

A_TOWN: Final = 0.2  # the share of a station that a town without one is worth to the merchant
AT_LEAST: Final = 0.31  # of any journey
ONWARD: Final = 0.23  # the share of the best good around the merchant


def travel_gain(o: Outlook, by: i64) -> float:
    """The best journey by water or road."""
    here = o.player.merchant
    best = 0.0
    for town in o.s.box.neighbours[here]:
        route = o.s.box.route[by][here * N_TOWNS + town]
        if route != NO_ROUTE:
            best = max(best, route_good(o, route) + town_prospect(o, town))
    best -= town_prospect(o, here)
    return max(AT_LEAST, best)


def route_good(o: Outlook, route: i64) -> float:
    """The best good on a route."""
    best = 0.0
    for space in range(o.s.box.goods_space[route], o.s.box.goods_space[route + 1]):
        if o.s.routes[space] != EMPTY:
            best = max(best, o.good(o.s.routes[space]))
    return best


def town_prospect(o: Outlook, town: i64) -> float:
    """What it is worth for the merchant to stand there."""
    best = 0.0
    for route in o.s.box.routes_from[town]:
        best = max(best, route_good(o, route))
    worth = ONWARD * best if o.rounds else 0.0
    if o.player.stations and free_town(o, town):
        worth += A_TOWN * o.station
    return worth


def free_town(o: Outlook, town: i64) -> bool:
    """Whether the seat could build a station there."""
    if town == ORLEANS:
        return not o.player.built & 1
    for player in o.s.players:
        if player.built >> town & 1:
            return False
    return True


def station_race(o: Outlook) -> float:
    """The last citizen, for whoever builds the most stations."""
    most: i64 = 0
    for seat in range(len(o.s.players)):
        if seat != o.seat:
            most = max(most, bits(o.s.players[seat].built))
    ahead = float(bits(o.player.built) - most) / (1.0 + 0.3 * o.left)
    if not o.rounds:
        ahead *= 3.0
    return o.status * (0.0 if ahead <= -1.0 else 0.9 if ahead >= 1.0 else 0.45 + 0.45 * ahead)
