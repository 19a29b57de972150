"""Not too much at once: a bucket for everybody and everything, some of them shared by all workers."""

from __future__ import annotations

import ipaddress
import math
import time
from typing import Final

from sqlalchemy import Connection, Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from comptoir.core.phrase import Phrase
from comptoir.server.common.errors import Problem
from comptoir.server.storage import schema

# What is limited: how many a second in the long run, and how many at once.
RATES: Final = {
    "read": (20.0, 200.0),
    "write": (3.0, 60.0),
    "login": (0.5, 30.0),
    "register": (0.1, 10.0),
    "guest": (0.5, 30.0),
    "letter": (1 / 1200, 5.0),
    "create": (0.2, 30.0),
    "message": (15.0, 60.0),
    "chat": (1 / 6, 10.0),
    "socket": (2.0, 60.0),
    "invite": (1 / 60, 20.0),
    "program": (10.0, 100.0),  # requests of a program, whatever its address
    "program-message": (10.0, 40.0),
}
SHARED: Final = ("register", "guest", "letter", "create", "invite")  # what all workers count together
MOST: Final = 50_000
FORGOTTEN: Final = 2 * 86400.0  # seconds after which every bucket is empty

# Wrong passwords: so many are free, then the wait doubles from a second to the longest; one is forgotten after a while.
FREE: Final = {"account": 10, "address": 20}
LONGEST: Final = {"account": 60.0, "address": 900.0}
FORGETTING: Final = 300.0


class Limits:
    """Who has used up how much, at this worker."""

    def __init__(self, scale: float) -> None:
        self.scale: Final = scale
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def use(self, what: str, who: str) -> None:
        """One more; refused if it is too many."""
        if self.scale <= 0:
            return
        rate, most = self._rate(what)
        now = time.monotonic()
        level, then = self.buckets.get((what, who), (0.0, now))
        level = max(0.0, level - (now - then) * rate)
        if level + 1 > most:
            raise too_many((level + 1 - most) / rate)
        if len(self.buckets) > MOST:
            self.buckets.clear()
        self.buckets[what, who] = (level + 1, now)

    def use_shared(self, connection: Connection, what: str, who: str) -> None:
        """One more, at whichever worker; it counts if the transaction does."""
        if self.scale <= 0:
            return
        rate, most = self._rate(what)
        now, row = time.time(), _read(connection, what, who)
        level = max(0.0, row.level - max(0.0, now - row.at) * rate)
        if level + 1 > most:
            raise too_many((level + 1 - most) / rate)
        _write(connection, what, who, level + 1, now)

    def _rate(self, what: str) -> tuple[float, float]:
        rate, most = RATES[what]
        return rate * self.scale, max(1.0, most * self.scale)

    def try_password(self, connection: Connection, account: str, address: str) -> None:
        """Before a password is looked at it counts as wrong; after many wrong ones it has to wait, ever longer."""
        if self.scale <= 0:
            return
        now = time.time()
        found = {what: _read(connection, what, who) for what, who in (("account", account), ("address", address))}
        levels = {what: _remembered(row, now) for what, row in found.items()}
        waits = [row.at + _wait(what, levels[what]) - now for what, row in found.items()]
        if any(wait > 0 for wait in waits):
            raise too_many(max(waits))
        _write(connection, "account", account, levels["account"] + 1, now)
        _write(connection, "address", address, levels["address"] + 1, now)

    def was_right(self, connection: Connection, account: str, address: str) -> None:
        """The password was right after all."""
        if self.scale <= 0:
            return
        b = schema.buckets
        connection.execute(delete(b).where(b.c.what == "account", b.c.who == account))
        row = _read(connection, "address", address)
        _write(connection, "address", address, max(0.0, row.level - 1), row.at)


def _remembered(row: Row[float, float], now: float) -> float:
    return float(max(0.0, row.level - max(0.0, now - row.at) / FORGETTING))


def _wait(what: str, wrong: float) -> float:
    beyond = math.ceil(wrong) - FREE[what]
    return 0.0 if beyond < 0 else float(min(LONGEST[what], 2.0 ** min(beyond, 20)))


def too_many(seconds: float) -> Problem:
    """Come back later."""
    wait = max(1, min(3600, int(seconds) + 1))
    return Problem("too-many", Phrase("error-wait", {"seconds": wait}), retry=wait)


def _read(connection: Connection, what: str, who: str) -> Row[float, float]:
    """A bucket, kept from the other workers until the transaction is over."""
    b = schema.buckets
    kind = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    empty = kind(b).values(what=what, who=who[:200], level=0.0, at=0.0)
    connection.execute(empty.on_conflict_do_nothing())
    query = select(b.c.level, b.c.at).where(b.c.what == what, b.c.who == who[:200])
    return connection.execute(query.with_for_update()).one()


def _write(connection: Connection, what: str, who: str, level: float, now: float) -> None:
    b = schema.buckets
    connection.execute(update(b).where(b.c.what == what, b.c.who == who[:200]).values(level=level, at=now))


def forget(connection: Connection) -> None:
    """Buckets that are empty by now."""
    connection.execute(delete(schema.buckets).where(schema.buckets.c.at < time.time() - FORGOTTEN))


def whereabouts(text: str) -> str:
    """What counts as one address: of IPv6 the first half, since the rest is anybody's own to choose."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:60]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))
