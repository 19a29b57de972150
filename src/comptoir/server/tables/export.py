"""Everything that is stored of somebody, for themselves: one JSON value."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from comptoir.server.people import bonds, programs, ratings
from comptoir.server.people.accounts import Person
from comptoir.server.state import events
from comptoir.server.storage import schema, store
from comptoir.server.visibility.summary import moment, summary

SECRET: Final = ("password", "digest", "p256dh", "auth")  # what nobody needs but the server
NAMES: Final = ("look", "account")  # made from the name


def everything(connection: Connection, person: Person) -> dict[str, Any]:
    """By what it is about. Of games only what everybody knows, and what this person has said and answered."""
    p = schema.people
    row = connection.execute(select(p).where(p.c.id == person.id)).mappings().one()
    return {
        "person": _readable(row),
        "sessions": _rows(connection, schema.sessions, person),
        "browsers": _rows(connection, schema.pushes, person),
        "wishes": _rows(connection, schema.wishes, person),
        "people": bonds.circle(connection, person.id),
        "programs": programs.shown(connection, person.id),
        "ratings": ratings.of(connection, person.id),
        "plans": _plans(connection, person),
        "games": [_game(connection, table, person) for table in _tables(connection, person)],
    }


def _rows(connection: Connection, table: Any, person: Person) -> list[dict[str, Any]]:
    return [_readable(row) for row in connection.execute(select(table).where(table.c.person == person.id)).mappings()]


def _readable(row: Any) -> dict[str, Any]:
    times = ("created", "seen", "expires", "since")
    kept = {name: value for name, value in row.items() if name not in (*SECRET, *NAMES)}
    return {name: moment(value) if name in times and value is not None else value for name, value in kept.items()}


def _tables(connection: Connection, person: Person) -> list[str]:
    s, t = schema.seats.c, schema.tables.c
    own = t.id.in_(select(s.table_id).where(s.person == person.id)) | (t.host == person.id)
    return [str(row.id) for row in connection.execute(select(t.id).where(own).order_by(t.created))]


def _plans(connection: Connection, person: Person) -> list[dict[str, Any]]:
    """What is prepared for one's own seats."""
    s, p = schema.seats.c, schema.plans.c
    query = select(p.table_id, p.seat, p.lines).join(schema.seats, (s.table_id == p.table_id) & (s.seat == p.seat))
    return [
        {"table": row.table_id, "seat": row.seat, "lines": [[step["move"] for step in line] for line in row.lines]}
        for row in connection.execute(query.where(s.person == person.id).order_by(p.table_id, p.seat))
        if row.lines
    ]


def _game(connection: Connection, table: str, person: Person) -> dict[str, Any]:
    e = schema.events.c
    said = e.client.startswith(f"{person.id}:", autoescape=True)
    query = select(e.at, e.kind, e.seat, e.data).where(e.table_id == table, said).order_by(e.version)
    own = connection.execute(query).all()
    lines = [{"at": moment(row.at), "text": row.data["text"]} for row in own if row.kind == events.CHAT]
    answers = [
        {"at": moment(row.at), "seat": row.seat, "move": row.data["entries"][0][1]}
        for row in own
        if row.kind == events.ANSWER
    ]
    return {"table": summary(*store.found(connection, table), person.id), "said": lines, "answers": answers}
