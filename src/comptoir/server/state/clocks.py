"""Each seat's time, if a table has clocks. They stand still while the server does not run, and on vacation."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NotRequired, TypedDict

BEGUN: Final = time.time()  # when this process began
DAY: Final = 86400.0
REMINDED: Final = 0.25  # of the days for a move, at most one day: so long before time runs out there is a reminder


class Clock(TypedDict):
    """The time for each seat, in seconds; with ``days`` for each move, ``seconds`` are a bank for what takes longer."""

    seconds: int
    increment: int
    days: NotRequired[int]
    late: NotRequired[str]  # what happens to whoever runs out of time: bot or resign


class Clocks(TypedDict):
    """What every seat has left, since when, and the seats whose time runs."""

    left: list[float]
    since: float
    running: list[int]
    move: NotRequired[list[float]]  # of the days for the present move
    reminded: NotRequired[list[int]]


def is_slow(clock: Clock | None) -> bool:
    """Whether a table is played over days."""
    return clock is not None and clock.get("days", 0) > 0


def new(clock: Clock, players: int) -> Clocks:
    """Everybody has all the time."""
    kept: Clocks = {"left": [float(clock["seconds"])] * players, "since": time.time(), "running": []}
    return {**kept, "move": [_days(clock)] * players, "reminded": []} if is_slow(clock) else kept


def left(clocks: Clocks, now: float) -> list[float]:
    """What everybody has left at a time, bank and days together."""
    return [bank + move for bank, move in zip(*_spent(clocks, now), strict=True)]


def turned(clocks: Clocks, clock: Clock, running: list[int], now: float, paused: Sequence[int] = ()) -> Clocks:
    """The clocks once these seats' time runs; a turn that begins gets the increment, one that is over its days anew."""
    bank, move = _spent(clocks, now)
    for seat in running:
        if seat not in clocks["running"]:
            bank[seat] += clock["increment"]
    kept: Clocks = {"left": bank, "since": now, "running": running}
    if not is_slow(clock):
        return kept
    fresh = [days if seat in (*running, *paused) else _days(clock) for seat, days in enumerate(move)]
    return {**kept, "move": fresh, "reminded": [s for s in clocks.get("reminded", []) if s in running]}


def deadline(clocks: Clocks, clock: Clock | None = None, vacations: Sequence[float | None] = ()) -> float | None:
    """When something is to be done next: a clock runs out, somebody is to be reminded, or a vacation ends."""
    since = max(clocks["since"], BEGUN)
    whole = left(clocks, since)
    due = [until for until in vacations if until is not None]
    for seat in clocks["running"]:
        early = _early(clock) if clock is not None and seat not in clocks.get("reminded", []) else 0.0
        due.append(since + max(0.0, whole[seat] - early))
    return min(due, default=None)


def to_remind(clocks: Clocks, clock: Clock, now: float) -> list[int]:
    """The seats whose time is about to run out, and who have not been told yet."""
    rest, early = left(clocks, now), _early(clock)
    return [s for s in clocks["running"] if 0 < rest[s] <= early and s not in clocks.get("reminded", [])]


def reminded(clocks: Clocks, seats: list[int]) -> Clocks:
    """The clocks once these seats have been told."""
    return {**clocks, "reminded": sorted({*clocks.get("reminded", []), *seats})}


def _days(clock: Clock) -> float:
    return clock.get("days", 0) * DAY


def _early(clock: Clock) -> float:
    return min(DAY, REMINDED * _days(clock))


def _spent(clocks: Clocks, now: float) -> tuple[list[float], list[float]]:
    """Bank and days of every seat at a time; the days go first."""
    passed = max(0.0, now - max(clocks["since"], BEGUN))
    move = list(clocks.get("move", [0.0] * len(clocks["left"])))
    bank = list(clocks["left"])
    for seat in clocks["running"]:
        bank[seat] = max(0.0, bank[seat] - max(0.0, passed - move[seat]))
        move[seat] = max(0.0, move[seat] - passed)
    return bank, move


def pack(clocks: Clocks | None, now: float) -> list[dict[str, Any]] | None:
    """JSON values for the client."""
    if clocks is None:
        return None
    return [
        {"left": round(max(0.0, t), 1), "running": seat in clocks["running"]}
        for seat, t in enumerate(left(clocks, now))
    ]
