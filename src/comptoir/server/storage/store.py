"""Tables in the database: their rows, their events, and the one way to add an event."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Table, Update, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from comptoir.server.common.errors import Problem
from comptoir.server.state.events import Event
from comptoir.server.storage import schema
from comptoir.server.storage.rows import Found, SeatRow, TableRow, values

CHANNEL = "comptoir"
NEW_EVENT = insert(schema.events)


class Conflict(Exception):
    """Another worker has added an event first."""


@dataclass
class Changes:
    """What is stored together with an event."""

    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, tuple[SeatRow, dict[str, Any]]] = field(default_factory=dict)  # what it was, what changes
    snapshot: tuple[str, bytes] | None = None
    outbox: list[dict[str, Any]] = field(default_factory=list)
    also: Callable[[Connection], None] | None = None  # whatever else belongs to it


@dataclass
class Stored:
    """A table as the database knows it."""

    row: TableRow
    seats: list[SeatRow]
    snapshot: bytes | None
    events: list[Event]


def create(
    connection: Connection,
    row: TableRow,
    seats: list[SeatRow],
    begin: tuple[Event, Changes] | None = None,
) -> None:
    """A new table; if its first event is given, it begins in the same moment."""
    connection.execute(insert(schema.tables).values(**values(row)))
    connection.execute(insert(schema.seats), [values(seat) for seat in seats])
    if begin is not None:
        append(connection, row.id, *begin)


def row_of(connection: Connection, table: str) -> TableRow | None:
    """The row of a table."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    return None if found is None else TableRow(**found)


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    """The seats of a table in order."""
    query = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    return [SeatRow(**row) for row in connection.execute(query).mappings()]


def found(connection: Connection, table: str) -> Found:
    """A table's row and seats."""
    row = row_of(connection, table)
    if row is None:
        raise Problem("not-found")
    return row, seats_of(connection, table)


def events_after(connection: Connection, table: str, version: int) -> list[Event]:
    """The events of a table after a version."""
    e = schema.events
    query = select(e.c.version, e.c.at, e.c.kind, e.c.seat, e.c.data, e.c.client)
    rows = connection.execute(query.where(e.c.table_id == table, e.c.version > version).order_by(e.c.version))
    return [Event(*row) for row in rows]


def load(connection: Connection, table: str, code: Callable[[str], str]) -> Stored | None:
    """Everything that is needed to go on with a table; ``code(game)`` must fit the snapshot."""
    row = row_of(connection, table)
    if row is None:
        return None
    s = schema.snapshots
    query = select(s.c.version, s.c.data).where(s.c.table_id == table, s.c.code == code(row.game))
    snapshot = connection.execute(query).first()
    after = 0 if snapshot is None else int(snapshot.version)
    data = None if snapshot is None else bytes(snapshot.data)
    return Stored(row, seats_of(connection, table), data, events_after(connection, table, after))


def newer(connection: Connection, table: str, version: int) -> Stored | None:
    """What has been stored of a table since a version; None if nothing has, or the table is gone."""
    row = row_of(connection, table)
    if row is None or row.version <= version:
        return None
    return Stored(row, seats_of(connection, table), None, events_after(connection, table, version))


def done_before(connection: Connection, table: str, client: str) -> bool:
    """Whether a client's message was carried out already."""
    e = schema.events
    return connection.scalar(select(e.c.version).where(e.c.table_id == table, e.c.client == client)) is not None


def append(connection: Connection, table: str, event: Event, changes: Changes) -> None:
    """Store an event and all that goes with it; the next version must be this one."""
    try:
        connection.execute(NEW_EVENT, {"table_id": table, **vars(event)})
    except IntegrityError as problem:
        raise Conflict from problem
    new = {**changes.table, "version": event.version}
    given = {"which": table, "before": event.version - 1, **{f"new_{name}": value for name, value in new.items()}}
    if connection.execute(_next_version(tuple(new)), given).rowcount != 1:
        raise Conflict
    _seats(connection, table, changes.seats)
    if changes.snapshot is not None:
        _snapshot(connection, table, event.version, *changes.snapshot)
    if changes.outbox:
        connection.execute(insert(schema.outbox), changes.outbox)
    if changes.also is not None:
        changes.also(connection)
    tell(connection, {"table": table, "version": event.version})


@lru_cache
def _next_version(columns: tuple[str, ...]) -> Update:
    """The statement that changes these columns of a table with a version; to build it takes longer than to run it."""
    t = schema.tables.c
    where = (t.id == bindparam("which")) & (t.version == bindparam("before"))
    return update(schema.tables).where(where).values({name: bindparam(f"new_{name}") for name in columns})


def _seats(connection: Connection, table: str, changes: dict[int, tuple[SeatRow, dict[str, Any]]]) -> None:
    """A seat changes hands only if it is still held as whoever asked for it believes."""
    s = schema.seats.c
    for seat, (before, new) in changes.items():
        held = (s.kind == before.kind) & s.person.is_not_distinct_from(before.person)
        where = (s.table_id == table) & (s.seat == seat) & held
        if connection.execute(update(schema.seats).where(where).values(**new)).rowcount != 1:
            raise Conflict


def _snapshot(connection: Connection, table: str, version: int, code: str, data: bytes) -> None:
    put(connection, schema.snapshots, {"table_id": table}, {"version": version, "code": code, "data": data})


def put(connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """A row, new or in the place of the one with this key, whoever else puts one there in the same moment."""
    kind = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = kind(table).values(**key, **values)
    connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=values))


def note(
    connection: Connection, table: str, version: int, values: dict[str, Any], outbox: list[dict[str, Any]] | None = None
) -> None:
    """Note something about a table that is no event, and tell people of it, if it still has this version."""
    where = (schema.tables.c.id == table) & (schema.tables.c.version == version)
    done = connection.execute(update(schema.tables).where(where).values(**values)).rowcount
    if done and outbox:
        connection.execute(insert(schema.outbox), outbox)


def remove(connection: Connection, table: str, begun: bool = False) -> None:
    """Forget a table that never began, or one that has."""
    where = schema.tables.c.id == table
    if not begun:
        where &= schema.tables.c.status == "waiting"
    if connection.execute(delete(schema.tables).where(where)).rowcount != 1:
        raise Problem("already-started")
    tell(connection, {"table": table, "version": 0})


def tell(connection: Connection, what: dict[str, Any]) -> None:
    """Tell the other workers, once this is stored."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": json.dumps(what)})
