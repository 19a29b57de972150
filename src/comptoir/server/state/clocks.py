"""Each seat's time, if a table has clocks. They stand still while the server does not run."""

from __future__ import annotations

import time
from typing import Any, Final, TypedDict

BEGUN: Final = time.time()  # when this process began


class Clock(TypedDict):
    """The time for each seat, in seconds."""

    seconds: int
    increment: int


class Clocks(TypedDict):
    """What every seat has left, since when, and the seats whose time runs."""

    left: list[float]
    since: float
    running: list[int]


def new(clock: Clock, players: int) -> Clocks:
    """Everybody has all the time."""
    return {"left": [float(clock["seconds"])] * players, "since": time.time(), "running": []}


def left(clocks: Clocks, now: float) -> list[float]:
    """What everybody has left at a time."""
    passed = max(0.0, now - max(clocks["since"], BEGUN))
    return [t - passed if seat in clocks["running"] else t for seat, t in enumerate(clocks["left"])]


def turned(clocks: Clocks, clock: Clock, running: list[int], now: float) -> Clocks:
    """The clocks once these seats' time runs; whose turn begins gets the increment."""
    rest = left(clocks, now)
    for seat in running:
        if seat not in clocks["running"]:
            rest[seat] += clock["increment"]
    return {"left": rest, "since": now, "running": running}


def deadline(clocks: Clocks) -> float | None:
    """When the first clock runs out."""
    since = max(clocks["since"], BEGUN)
    return min([since + clocks["left"][seat] for seat in clocks["running"]], default=None)


def pack(clocks: Clocks | None, now: float) -> list[dict[str, Any]] | None:
    """JSON values for the client."""
    if clocks is None:
        return None
    return [
        {"left": round(max(0.0, t), 1), "running": seat in clocks["running"]}
        for seat, t in enumerate(left(clocks, now))
    ]
