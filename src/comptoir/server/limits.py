"""Not too much at once: a bucket of tokens for everybody and everything."""

from __future__ import annotations

import time
from typing import Final

from comptoir.server.errors import Problem

# What is limited: how many a second in the long run, and how many at once.
RATES: Final = {
    "read": (20.0, 200.0),
    "write": (3.0, 60.0),
    "login": (0.1, 10.0),
    "guest": (0.5, 30.0),
    "letter": (1 / 1200, 5.0),
    "create": (0.2, 30.0),
    "message": (15.0, 60.0),
    "chat": (1 / 6, 10.0),
    "socket": (2.0, 60.0),
}
MOST: Final = 50_000


class Limits:
    """Who has used up how much."""

    def __init__(self, scale: float) -> None:
        self.scale: Final = scale
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def use(self, what: str, who: str) -> None:
        """One more; refused if it is too many."""
        if self.scale <= 0:
            return
        rate, most = RATES[what][0] * self.scale, max(1.0, RATES[what][1] * self.scale)
        now = time.monotonic()
        level, then = self.buckets.get((what, who), (most, now))
        level = min(most, level + (now - then) * rate)
        if level < 1:
            raise Problem("too-many")
        if len(self.buckets) > MOST:
            self.buckets.clear()
        self.buckets[what, who] = (level - 1, now)
