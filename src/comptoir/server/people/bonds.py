"""Friends, blocks, and invitations by name.

Whoever is blocked is not told: invitations and wishes to be friends are taken as from anybody, and never shown.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, select

from comptoir.server.common.errors import Problem
from comptoir.server.people import accounts
from comptoir.server.people.accounts import Person
from comptoir.server.people.names import account
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import OPEN, WAITING, SeatRow, TableRow

FRIEND: Final = "friend"  # both must say so
BLOCK: Final = "block"
MOST: Final = 500  # of each kind

B: Final = schema.bonds.c


def by_name(connection: Connection, name: str) -> Person:
    """The account of this name."""
    found = connection.scalar(select(schema.people.c.id).where(schema.people.c.account == account(name.strip())))
    person = None if found is None else accounts.find(connection, found)
    if person is None:
        raise Problem("nobody")
    return person


def bind(connection: Connection, person: Person, other: str, kind: str) -> None:
    """Somebody wants to be friends with another, or to hear nothing of them."""
    found = accounts.find(connection, other)
    if found is None or other == person.id:
        raise Problem("nobody")
    if kind == FRIEND and not (person.account and found.account):
        raise Problem("needs-account")
    query = select(func.count()).select_from(schema.bonds).where(B.person == person.id, B.kind == kind)
    if (connection.scalar(query) or 0) >= MOST:
        raise Problem("too-many-of-yours")
    store.put(connection, schema.bonds, {"person": person.id, "other": other, "kind": kind}, {"since": time.time()})


def part(connection: Connection, person: str, other: str) -> None:
    """No friends any more, whoever of the two had wished it."""
    ways = ((B.person == person) & (B.other == other)) | ((B.person == other) & (B.other == person))
    connection.execute(delete(schema.bonds).where(ways, B.kind == FRIEND))


def unblock(connection: Connection, person: str, other: str) -> None:
    """Hear of somebody again."""
    connection.execute(delete(schema.bonds).where(B.person == person, B.other == other, B.kind == BLOCK))


def blocked(connection: Connection, person: str) -> frozenset[str]:
    """Whom somebody has blocked."""
    query = select(B.other).where(B.person == person, B.kind == BLOCK)
    return frozenset([str(row.other) for row in connection.execute(query)])


def circle(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Somebody's friends, those who were asked and those who ask, and the blocked ones; by name."""
    own, others, hidden = _wished(connection, person), _wishing(connection, person), blocked(connection, person)
    found = {
        "friends": (own & others) - hidden,
        "asked": own - others - hidden,
        "asking": others - own - hidden,
        "blocked": set(hidden),
    }
    return {name: _people(connection, ids) for name, ids in found.items()}


def _wished(connection: Connection, person: str) -> set[str]:
    return {row.other for row in connection.execute(select(B.other).where(B.person == person, B.kind == FRIEND))}


def _wishing(connection: Connection, person: str) -> set[str]:
    return {row.person for row in connection.execute(select(B.person).where(B.other == person, B.kind == FRIEND))}


def _people(connection: Connection, ids: set[str]) -> list[dict[str, Any]]:
    found = [accounts.find(connection, person) for person in ids]
    return sorted(
        [person.pack() for person in found if person is not None], key=lambda one: str(one["name"]).casefold()
    )


def between(connection: Connection, person: str, other: str) -> str:
    """How somebody stands to another: friends, asked, asking, blocked or nothing."""
    if other in blocked(connection, person):
        return "blocked"
    own, others = other in _wished(connection, person), other in _wishing(connection, person)
    return {(True, True): "friends", (True, False): "asked", (False, True): "asking"}.get((own, others), "")


# --- Tables ---------------------------------------------------------------------------


def blockers(person: str) -> Any:
    """Those who have blocked somebody, as a part of a query."""
    return select(B.person).where(B.other == person, B.kind == BLOCK)


def not_shut_out(person: str) -> Any:
    """Of tables, as a condition: nobody there has blocked this person."""
    t, s = schema.tables.c, schema.seats.c
    there = select(s.table_id).where(s.person.in_(blockers(person)))
    return t.host.not_in(blockers(person)) & t.id.not_in(there)


def check_open(connection: Connection, row: TableRow, seats: list[SeatRow], person: str | None) -> None:
    """A table that waits is not there for those whom somebody at it has blocked, unless they sit there already."""
    there = {row.host, *[seat.person for seat in seats if seat.person]}
    if row.status != WAITING or person is None or person in there:
        return
    if connection.scalar(select(exists(blockers(person).where(B.person.in_(there))))):
        raise Problem("not-found")


def check_table(connection: Connection, table: str, person: str) -> None:
    """The same, whatever is asked of the table."""
    row = store.row_of(connection, table) if connection.scalar(select(exists(blockers(person)))) else None
    if row is not None:
        check_open(connection, row, store.seats_of(connection, table), person)


def invite(connection: Connection, row: TableRow, seats: list[SeatRow], by: Person, name: str) -> Person | None:
    """Invite somebody to a table that waits; who is to be told, if anybody."""
    other = by_name(connection, name)
    if by.id not in (row.host, *[seat.person for seat in seats]):
        raise Problem("not-your-table")
    if row.status != WAITING:
        raise Problem("already-started")
    if all(seat.kind != OPEN for seat in seats):
        raise Problem("table-full")
    if other.id in [seat.person for seat in seats]:
        raise Problem("seat-taken")
    key = {"table_id": row.id, "person": other.id}
    i = schema.invited.c
    known = connection.scalar(select(exists().where(i.table_id == row.id, i.person == other.id)))
    store.put(connection, schema.invited, key, {"by": by.id, "since": time.time()})
    return None if known or by.id in blocked(connection, other.id) else other


def decline(connection: Connection, table: str, person: str) -> None:
    """Rather not come."""
    i = schema.invited
    connection.execute(delete(i).where(i.c.table_id == table, i.c.person == person))


def is_invited(connection: Connection, table: str, person: str) -> bool:
    """Whether somebody was invited to a table."""
    i = schema.invited.c
    return bool(connection.scalar(select(exists().where(i.table_id == table, i.person == person))))


def invited_to(connection: Connection, table: str) -> list[str]:
    """The names of those who were invited to a table."""
    i, p = schema.invited.c, schema.people.c
    query = select(p.name).join(schema.invited, i.person == p.id).where(i.table_id == table).order_by(i.since)
    return [str(row.name) for row in connection.execute(query)]


def invitations(connection: Connection, person: str) -> dict[str, str]:
    """The tables somebody was invited to, and by whom; not by those whom they have blocked."""
    i, p = schema.invited.c, schema.people.c
    query = select(i.table_id, p.name).join(schema.people, i.by == p.id)
    hidden = select(B.other).where(B.person == person, B.kind == BLOCK)
    return {row.table_id: row.name for row in connection.execute(query.where(i.person == person, i.by.not_in(hidden)))}
