"""Vacations: for some days a year the clocks of somebody's slow tables stand still."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from comptoir.server.common.errors import Problem
from comptoir.server.storage import schema
from comptoir.server.storage.rows import PLAYING

DAY: Final = 86400.0
YEAR: Final = 365 * DAY
MOST: Final = 30  # days in any 365


def status(connection: Connection, person: str) -> dict[str, Any]:
    """Until when somebody is away, if so, and how many days are left to be taken."""
    until = current(connection, person)
    return {"until": until, "left": max(0, int(MOST - _taken(connection, person) / DAY + 1e-6))}


def current(connection: Connection, person: str) -> float | None:
    """Until when somebody is away; None if they are not."""
    v, now = schema.vacations.c, time.time()
    found = connection.scalar(select(v.until).where(v.person == person, v.until > now).order_by(v.until.desc()))
    return None if found is None else float(found)


def _taken(connection: Connection, person: str) -> float:
    v, since = schema.vacations.c, time.time() - YEAR
    rows = connection.execute(select(v.begun, v.until).where(v.person == person, v.until > since))
    return float(sum(row.until - max(row.begun, since) for row in rows))


def take(connection: Connection, person: str, days: int) -> float | None:
    """Be away for so many days from now on; none ends a vacation, and what was not used of it is left."""
    v, now = schema.vacations, time.time()
    connection.execute(update(v).where(v.c.person == person, v.c.until > now).values(until=now))
    connection.execute(delete(v).where(v.c.person == person, v.c.until < now - YEAR))
    if days == 0:
        return None
    if _taken(connection, person) + days * DAY > MOST * DAY + 1:
        raise Problem("no-vacation", most=MOST)
    until = now + days * DAY
    connection.execute(insert(v).values(person=person, begun=now, until=until))
    return until


def slow_tables(connection: Connection, person: str) -> list[str]:
    """The running tables with clocks at which somebody sits."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).join(schema.seats, s.table_id == t.id)
    query = query.where(s.person == person, t.status == PLAYING, t.deadline.is_not(None) | t.clocks.is_not(None))
    return sorted({str(row.id) for row in connection.execute(query)})
