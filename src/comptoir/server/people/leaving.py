"""Somebody leaves for good: what is stored of them goes, and their games stay without their names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, delete, select, text, update

from comptoir.server.state import events, snapshots
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import GAME, OVER

GONE: Final = "—"  # stands for the name of somebody who has left
TALK: Final = (events.CHAT, events.SEATS, events.START, events.REFUSE)  # events in which a name may stand


def open_tables(connection: Connection, person: str) -> list[str]:
    """The tables that are not over, at which somebody sits or which they host."""
    t = schema.tables.c
    query = select(t.id).where(_own(person) | (t.host == person), t.status != OVER).order_by(t.changed.desc())
    return [str(row.id) for row in connection.execute(query)]


def finished(connection: Connection, person: str) -> int:
    """How many finished games they have played."""
    return len(
        connection.execute(
            select(schema.tables.c.id).where(
                _own(person), schema.tables.c.status == OVER, schema.tables.c.purpose == GAME
            )
        ).all()
    )


def _own(person: str) -> Any:
    return schema.tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.person == person))


def forget(connection: Connection, person: str, left: dict[str, set[str]]) -> list[str]:
    """Everything about somebody who has ``left`` all running tables, where they had names; the tables that change."""
    s, t, plans = schema.seats, schema.tables, schema.plans
    name = connection.scalar(select(schema.people.c.name).where(schema.people.c.id == person))
    sat = {table: {str(name), *names} for table, names in left.items()}
    for row in connection.execute(select(s.c.table_id, s.c.name).where(s.c.person == person)):
        sat.setdefault(row.table_id, {str(name)}).add(row.name)
    for table, called in _spoken(connection, person).items():
        sat.setdefault(table, set()).update(called)
    for table, names in sat.items():
        _without_names(connection, table, names)
    connection.execute(update(s).where(s.c.person == person).values(person=None, name=""))
    connection.execute(update(t).where(t.c.host == person).values(host=""))
    nobody = select(s.c.seat).where(s.c.table_id == plans.c.table_id, s.c.seat == plans.c.seat, s.c.person.is_(None))
    connection.execute(delete(plans).where(plans.c.table_id.in_(sat), nobody.exists()))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == person))
    for kept in (schema.wishes, schema.outbox):
        connection.execute(delete(kept).where(kept.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    for table in sat:
        store.tell(connection, {"table": table, "version": 0})  # whoever has it in memory reads it anew
    return list(sat)


def _spoken(connection: Connection, person: str) -> dict[str, set[str]]:
    """Where somebody has said something, sat down or got up, and under which names."""
    e, found = schema.events.c, dict[str, set[str]]()
    own = e.client.startswith(f"{person}:", autoescape=True)
    for row in connection.execute(select(e.table_id, e.data).where(text(schema.SAID), own)):
        name = row.data.get("name") or row.data.get("notice", {}).get("args", {}).get("name")
        found.setdefault(row.table_id, set()).update([name] if name else [])
    return found


def _without_names(connection: Connection, table: str, names: Collection[str]) -> None:
    e, kept = schema.events, schema.snapshots
    for row in connection.execute(select(e.c.version, e.c.data).where(e.c.table_id == table, e.c.kind.in_(TALK))).all():
        data = unnamed(row.data, names)
        if data != row.data:
            where = (e.c.table_id == table) & (e.c.version == row.version)
            connection.execute(update(e).where(where).values(data=data))
    packed = connection.scalar(select(kept.c.data).where(kept.c.table_id == table))
    if packed is not None:
        new = snapshots.with_chat(bytes(packed), lambda chat: [unnamed(line, names) for line in chat])
        connection.execute(update(kept).where(kept.c.table_id == table).values(data=new))


def unnamed(said: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    """A line of talk, or an event with one, without these names."""
    new = dict(said)
    if new.get("name") in names:
        new["name"] = GONE
    for notice in ("notice", "system"):
        if isinstance(new.get(notice), dict) and new[notice].get("args", {}).get("name") in names:
            new[notice] = {**new[notice], "args": {**new[notice]["args"], "name": GONE}}
    return new
