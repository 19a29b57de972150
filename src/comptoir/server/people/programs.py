"""Programs that play: accounts made by a person, and the tokens they come with.

A token is shown once; only its digest is kept. It may do what its scopes say, and nothing else.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from comptoir.server.common.errors import Problem
from comptoir.server.people import accounts
from comptoir.server.people.accounts import OFTEN, Person, digest, new_id, public
from comptoir.server.people.names import account, look
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import PROGRAM

BEGIN: Final = "comptoir_"  # of every token, so that one is recognised where it should not stand
MOST: Final = 5  # programs of one person, and tokens of one program


def create(connection: Connection, owner: Person, name: str) -> str:
    """An account for a program; its id."""
    if not owner.account:
        raise Problem("needs-account")
    if len(of(connection, owner.id)) >= MOST:
        raise Problem("too-many-of-yours")
    program = new_id(PROGRAM)
    values = {"name": name, "account": account(name), "look": look(name), "owner": owner.id, "created": time.time()}
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.people).values(id=program, **values))
    except IntegrityError as problem:
        raise Problem("name-taken") from problem
    return program


def of(connection: Connection, owner: str) -> list[str]:
    """The programs of a person."""
    p = schema.people.c
    return [str(row.id) for row in connection.execute(select(p.id).where(p.owner == owner).order_by(p.created))]


def owned(connection: Connection, program: str, owner: str) -> Person:
    """One's own program."""
    found = accounts.find(connection, program) if program in of(connection, owner) else None
    if found is None:
        raise Problem("not-found")
    return found


def shown(connection: Connection, owner: str) -> list[dict[str, Any]]:
    """The programs of a person, with their tokens; not what the tokens are."""
    return [
        {"person": owned(connection, id_, owner).pack(), "tokens": _tokens(connection, id_)}
        for id_ in of(connection, owner)
    ]


def _tokens(connection: Connection, program: str) -> list[dict[str, Any]]:
    t = schema.tokens
    rows = connection.execute(select(t).where(t.c.person == program).order_by(t.c.created))
    names = ("label", "scopes", "created", "seen")
    return [{"id": public(row.digest), **{name: getattr(row, name) for name in names}} for row in rows]


def new_token(connection: Connection, program: str, label: str, scopes: list[str]) -> str:
    """A token, which nobody can be shown again."""
    t = schema.tokens
    if (connection.scalar(select(func.count()).select_from(t).where(t.c.person == program)) or 0) >= MOST:
        raise Problem("too-many-of-yours")
    token = BEGIN + secrets.token_urlsafe(32)
    values = {"person": program, "label": label, "scopes": scopes, "created": time.time()}
    connection.execute(insert(t).values(digest=digest(token), **values))
    return token


def revoke(connection: Connection, program: str, called: str) -> str:
    """A token is worth nothing any more, at all workers; which it was."""
    t = schema.tokens
    for row in connection.execute(select(t.c.digest).where(t.c.person == program)).all():
        if public(row.digest) == called:
            connection.execute(delete(t).where(t.c.digest == row.digest))
            store.tell(connection, {"ended": row.digest})
            return str(row.digest)
    raise Problem("not-found")


def by_token(connection: Connection, token: str) -> Person:
    """The program that comes with this token, and what it may do."""
    t, p = schema.tokens, schema.people
    given = t.c.digest == digest(token)
    row = connection.execute(select(p, t.c.scopes, t.c.seen).join(t, t.c.person == p.c.id).where(given)).first()
    if row is None:
        raise Problem("bad-token")
    if (row.seen or 0.0) < time.time() - OFTEN:
        connection.execute(update(t).where(given).values(seen=time.time()))
    return replace(accounts.of_row(row), session=digest(token), scopes=frozenset(row.scopes))
