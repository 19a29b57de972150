"""Both figures where they stand, or wherever their ride may end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.games.la_loire.components import CLOCKWISE, COUNTERCLOCKWISE, MERCHANT, NONE, NOWHERE, is_city
from comptoir.games.la_loire.evaluate.merchant import merchant_worth
from comptoir.games.la_loire.evaluate.messenger import A_STEED, FAR, messenger_worth
from comptoir.games.la_loire.evaluate.outlook import Outlook
from comptoir.games.la_loire.riding import Saddle, SetOut, StopHere
from comptoir.games.la_loire.state import Act, OfRelay

BORROWED: Final = 0.4  # the share of a horse that is still to be taken


def figure_worth(o: Outlook, relay: i64, top: Decision | None, leaving: bool) -> float:
    """A figure where it stands, or wherever the open question about its ride lets it arrive."""
    s = o.s
    at = s.at[relay]
    heading = s.heading[relay]
    horses = s.horses[relay]
    if isinstance(top, OfRelay) and top.relay == relay:
        if isinstance(top, Act):
            return at_place(o, relay, at, heading, horses, True, False)
        if isinstance(top, StopHere):
            stop = arrived(o, relay, at, heading, 0, horses)
            return max(stop, arrived(o, relay, at, heading, top.steps, horses))
        if isinstance(top, SetOut) or (isinstance(top, Saddle) and top.taken > 0):
            return riding_worth(o, relay, at, heading, horses)
        if isinstance(top, Saddle):
            return at_place(o, relay, at, heading, horses, False, True)
    return at_place(o, relay, at, heading, horses, False, leaving)


def riding_worth(o: Outlook, relay: i64, at: i64, heading: i64, horses: i64) -> float:
    """A figure that is about to ride as far as its horses go, from a city in the better direction."""
    if heading != NONE:
        return arrived(o, relay, at, heading, horses + 1, horses)
    clockwise = arrived(o, relay, at, CLOCKWISE, horses + 1, horses)
    return max(clockwise, arrived(o, relay, at, COUNTERCLOCKWISE, horses + 1, horses))


def arrived(o: Outlook, relay: i64, at: i64, heading: i64, steps: i64, horses: i64) -> float:
    """A figure after its ride, before its action."""
    road = o.s.box.clockwise if heading == CLOCKWISE else o.s.box.counterclockwise
    for _ in range(steps):
        at = road[at]
    return at_place(o, relay, at, NONE if is_city(at) else heading, horses, True, False)


def at_place(o: Outlook, relay: i64, at: i64, heading: i64, horses: i64, acting: bool, leaving: bool) -> float:
    """A figure at a place; a free horse there is as good as its own."""
    if relay % 2 == MERCHANT:
        return merchant_worth(o, at, heading, horses, acting, leaving)
    if not o.s.free[at] or horses >= o.most_horses:
        return messenger_worth(o, at, heading, horses, acting)
    return messenger_worth(o, at, heading, horses + 1, acting) - BORROWED * A_STEED * o.investing


def turns_to(o: Outlook, relay: i64, place: i64) -> float:
    """How long a figure needs to a place."""
    if place == NOWHERE:
        return FAR
    return o.ways.between(o.s.horses[relay], o.s.at[relay], o.s.heading[relay], place)
