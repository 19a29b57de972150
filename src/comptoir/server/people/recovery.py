"""Passwords that are changed, or forgotten: a link by e-mail that works once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select, update

from comptoir.server.common.errors import Problem
from comptoir.server.people.accounts import digest
from comptoir.server.people.names import account
from comptoir.server.storage import schema

MOST = 5  # accounts with one address


@dataclass(frozen=True)
class Lost:
    """An account whose password can be set anew by a letter."""

    id: str
    email: str
    language: str
    mark: str


def mark(password: str) -> str:
    """What a link carries of the password it replaces: once that is another, the link is worth nothing."""
    return digest(password)[:20]


def accounts_of(connection: Connection, given: str) -> list[Lost]:
    """The accounts of this name or address that letters can be sent to."""
    p = schema.people.c
    own = func.lower(p.email) == given.lower() if "@" in given else p.account == account(given)
    query = select(p.id, p.email, p.language, p.password).where(own, p.email_confirmed, p.password.is_not(None))
    return [Lost(row.id, row.email, row.language, mark(row.password)) for row in connection.execute(query.limit(MOST))]


def password_of(connection: Connection, person: str) -> str | None:
    """What is stored of somebody's password."""
    return connection.scalar(select(schema.people.c.password).where(schema.people.c.id == person))


def set_password(connection: Connection, person: str, hashed: str, instead_of: str) -> None:
    """A new password in the place of the one with this mark; whoever comes second is too late."""
    p = schema.people
    stored = connection.scalar(select(p.c.password).where(p.c.id == person).with_for_update())
    if stored is None or mark(stored) != instead_of:
        raise Problem("bad-link")
    connection.execute(update(p).where(p.c.id == person).values(password=hashed))
