"""Addresses for letters: nothing is sent to one before its owner has opened a signed link that was sent there.

A confirmed address gives way to another only once links at both have been opened.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, insert, select, update

from comptoir.server.common.errors import Problem
from comptoir.server.notices.outbox import order
from comptoir.server.storage import schema

LASTS: Final = 2 * 86400  # seconds that a link can be used


OLD: Final = 1  # the addresses that agree to a change, a bit each
NEW: Final = 2


class Links:
    """Signs what is sent in a link: whom it is about, and one thing more. A link is good for its kind alone."""

    def __init__(self, key: str, kind: str = "email") -> None:
        signing = {"digest_method": hashlib.sha256}
        self.signer: Final = URLSafeTimedSerializer(key, salt=f"comptoir.{kind}", signer_kwargs=signing)

    def write(self, person: str, what: str) -> str:
        """The last part of a link."""
        return str(self.signer.dumps([person, what]))

    def read(self, token: str) -> tuple[str, str]:
        """What was signed; an old link or one that is not ours is refused."""
        try:
            person, what = self.signer.loads(token, max_age=LASTS)
        except (BadData, ValueError, TypeError) as problem:
            raise Problem("bad-link") from problem
        return str(person), str(what)


def address_of(connection: Connection, person: str) -> dict[str, Any]:
    """Where somebody wants to be written to, whether that is confirmed, and the address that is to take its place."""
    p = schema.people.c
    row = connection.execute(select(p.email, p.email_confirmed, p.new_email, p.agreed).where(p.id == person)).one()
    agreed = [name for name, bit in (("old", OLD), ("new", NEW)) if row.agreed & bit]
    confirmed = row.email is not None and row.email_confirmed
    return {"email": row.email, "confirmed": confirmed, "new_email": row.new_email, "agreed": agreed}


def _set(connection: Connection, person: str, **values: Any) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))


def set_address(connection: Connection, person: str, email: str | None) -> None:
    """Write there from now on, once it is confirmed."""
    _set(connection, person, email=email, email_confirmed=False, new_email=None, agreed=0)


def keep_address(connection: Connection, person: str) -> None:
    """The address stays, whatever was to take its place."""
    _set(connection, person, new_email=None, agreed=0)


def ask(connection: Connection, person: str, email: str, lang: str, token: str) -> None:
    """A first address: put the letter with the link in the outbox."""
    set_address(connection, person, email)
    post(connection, person, email, "confirm", token, lang)


def ask_both(connection: Connection, person: str, old: str, new: str, lang: str, tokens: tuple[str, str]) -> None:
    """A confirmed address is to give way: letters to both; until both links are opened it stays."""
    _set(connection, person, new_email=new, agreed=0)
    post(connection, person, old, "change", tokens[0], lang)
    post(connection, person, new, "confirm", tokens[1], lang)


def post(connection: Connection, person: str, email: str, kind: str, token: str, lang: str) -> None:
    """Put a letter with a link in the outbox."""
    body = {"kind": kind, "token": token, "lang": lang}
    connection.execute(insert(schema.outbox), [order("email", {"email": email}, body, person)])


def confirm(connection: Connection, person: str, email: str) -> bool:
    """The link sent to an address was opened; it is worth nothing if the address is another by now."""
    p = schema.people
    done = connection.execute(update(p).where(p.c.id == person, p.c.email == email).values(email_confirmed=True))
    return done.rowcount == 1 or agree(connection, person, email, NEW)


def agree(connection: Connection, person: str, new: str, who: int) -> bool:
    """One of the two addresses agrees that the new one takes the place of the old one; whether both have."""
    p = schema.people
    query = select(p.c.agreed).where(p.c.id == person, p.c.new_email == new).with_for_update()
    agreed = connection.scalar(query)
    if agreed is None:
        raise Problem("bad-link")
    both = agreed | who == OLD | NEW
    if both:
        _set(connection, person, email=new, email_confirmed=True, new_email=None, agreed=0)
    else:
        _set(connection, person, agreed=agreed | who)
    return bool(both)
