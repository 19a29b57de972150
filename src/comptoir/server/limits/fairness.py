"""Nobody slows the others: turns go round among people, and everybody has a fair share of everything."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select

from comptoir.server.common.errors import Problem
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import SeatRow, TableRow, is_program

# How many somebody may have at once; times the setting for limits.
CAPS: Final = {
    "tables": 40,  # not yet over
    "public": 8,  # open to everybody, with a free seat
    "bots": 80,  # at tables that are not over
    "sockets": 40,
    "analyses": 2,
    "program-tables": 20,
    "program-sockets": 20,
}


class Turns:
    """Some places, and a line for each person: whose turn it is goes round among people, not among requests."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}  # the next person's first

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn, and give the place back."""
        await self._wait(who)
        try:
            yield
        finally:
            self.free += 1
            self._call()

    async def _wait(self, who: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(who, deque()).append(place)
        self._call()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.free += 1
                self._call()
            raise

    def _call(self) -> None:
        while self.free and self.lines:
            who = next(iter(self.lines))
            line = self.lines.pop(who)
            place = line.popleft()
            if line:
                self.lines[who] = line  # behind everybody else
            if not place.done():
                self.free -= 1
                place.set_result(None)


def check(what: str, have: int, scale: float) -> None:
    """Refuse what is more than a fair share."""
    if scale > 0 and have > max(1, CAPS[what] * scale):
        raise Problem("too-many-of-yours")


def room_for(connection: Connection, row: TableRow, seats: list[SeatRow], scale: float) -> None:
    """Whether a person may have one more table like this."""
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    connection.execute(select(p.id).where(p.id == row.host).with_for_update())  # one after the other
    own = (t.host == row.host) & t.status.in_(("waiting", "playing"))
    free = [seat for seat in seats if seat.kind == "open"]
    check(
        "program-tables" if is_program(row.host) else "tables",
        1 + _count(connection, select(func.count()).select_from(schema.tables).where(own)),
        scale,
    )
    if free and not row.private:
        open_ = own & (t.status == "waiting") & t.private.is_(False)
        check("public", 1 + _count(connection, select(func.count()).select_from(schema.tables).where(open_)), scale)
    bots = [seat for seat in seats if seat.kind == "bot"]
    if bots:
        query = select(func.count()).select_from(schema.seats.join(schema.tables, s.table_id == t.id))
        check("bots", len(bots) + _count(connection, query.where(own, s.kind == "bot")), scale)


def _count(connection: Connection, query: Any) -> int:
    return int(connection.scalar(query) or 0)


def expire(connection: Connection, days: float, most: int = 100) -> list[str]:
    """Forget tables that wait for people who never came; which they were."""
    t = schema.tables
    old = select(t.c.id).where(t.c.status == "waiting", t.c.changed < time.time() - days * 86400).limit(most)
    gone = [str(row.id) for row in connection.execute(old.with_for_update(skip_locked=True)).all()]
    for table in gone:
        connection.execute(delete(t).where(t.c.id == table))
        store.tell(connection, {"table": table, "version": 0})
    return gone
