"""Finished public games as open data: those whose players all share theirs, without their names."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select, update

import comptoir
from comptoir.core.errors import ComptoirError
from comptoir.core.table import Table
from comptoir.server.people import accounts
from comptoir.server.people.accounts import Person
from comptoir.server.state import snapshots
from comptoir.server.state.events import ANSWER
from comptoir.server.storage import schema, store
from comptoir.server.storage.database import Database
from comptoir.server.storage.rows import BOT, OVER, SeatRow, TableRow, is_program

SECRET = "published"


def shares(connection: Connection, person: Person) -> bool:
    """Whether somebody's finished public games may be published."""
    p = schema.people.c
    return bool(connection.scalar(select(p.shares).where(p.id == person.id)))


def share(connection: Connection, person: Person, yes: bool) -> bool:
    """Allow it, or no longer."""
    connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(shares=yes))
    return yes


def finished(connection: Connection) -> list[str]:
    """The tables that may be looked at: public, played to the end, in the order in which they ended."""
    t = schema.tables.c
    wanted = (t.status == OVER, t.private.is_(False), t.lesson.is_(False))
    return [str(row.id) for row in connection.execute(select(t.id).where(*wanted).order_by(t.changed))]


def public_id(connection: Connection, table: str) -> str:
    """What a game is called in the data: always the same, and nobody can find the table by it."""
    secret = accounts.own_secret(connection, SECRET, secrets.token_hex(32))
    return hmac.new(secret.encode(), table.encode(), hashlib.sha256).hexdigest()[:24]


def agreed(connection: Connection, table: str, seats: list[SeatRow]) -> bool:
    """Whether people played, and every one of them shares; who has left for good no longer does."""
    if any(seat.person is None and seat.kind != BOT for seat in seats):
        return False
    e, p = schema.events.c, schema.people.c
    answered = connection.execute(select(e.client).where(e.table_id == table, e.kind == ANSWER, e.client.is_not(None)))
    played = {str(row.client).partition(":")[0] for row in answered} | {s.person for s in seats if s.person}
    played = {who for who in played if not is_program(who)}
    known = connection.execute(select(p.id).where(p.id.in_(played), p.shares)).all()
    return bool(played) and len(known) == len(played)


def played_by(seat: SeatRow) -> str:
    """A bot's level, or that a person played, at least until a bot took over."""
    if seat.person is None:
        return str(seat.bot)
    if is_program(seat.person):
        return "program"
    return "person, then bot" if seat.resigned or seat.kind == BOT else "person"


def replay(connection: Connection, row: TableRow) -> str:
    """The game as a replay file."""
    header = [row.game, row.rules, "", row.players, row.options, row.data]
    return snapshots.as_replay(header, store.events_after(connection, row.id, 0))


def one(connection: Connection, table: str) -> tuple[dict[str, Any], str] | None:
    """What identifies a game, and its replay; None if it is not to be published."""
    row, seats = store.found(connection, table)
    if not agreed(connection, table, seats):
        return None
    who = [played_by(seat) for seat in seats]
    return {"id": public_id(connection, table), "seed": None, "bots": who}, replay(connection, row)


def games(database: Database) -> Iterator[tuple[dict[str, Any], Table] | None]:
    """All of them, one short transaction each, so that a running server is not held up; None: not to be published."""
    for table in database.now(finished):
        found = database.now(one, table)
        if found is None:
            yield None
            continue
        try:
            yield found[0], comptoir.replay(found[1])
        except ComptoirError:  # played with rules that this version does not know
            yield None
