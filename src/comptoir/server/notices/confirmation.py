"""Addresses for notices: nothing is sent to one before its owner has opened a signed link that was sent there."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, insert, select, update

from comptoir.server.common.errors import Problem
from comptoir.server.notices.outbox import order
from comptoir.server.storage import schema

LASTS: Final = 2 * 86400  # seconds that a link can be used


class Links:
    """Signs what is sent in a link: whose address it is, and which."""

    def __init__(self, key: str) -> None:
        signing = {"digest_method": hashlib.sha256}
        self.signer: Final = URLSafeTimedSerializer(key, salt="comptoir.email", signer_kwargs=signing)

    def write(self, person: str, email: str) -> str:
        """The last part of a link."""
        return str(self.signer.dumps([person, email]))

    def read(self, token: str) -> tuple[str, str]:
        """Whose address, and which; an old link or one that is not ours is refused."""
        try:
            person, email = self.signer.loads(token, max_age=LASTS)
        except (BadData, ValueError, TypeError) as problem:
            raise Problem("bad-link") from problem
        return str(person), str(email)


def address_of(connection: Connection, person: str) -> dict[str, Any]:
    """Where somebody wants to be written to, and whether that is confirmed."""
    p = schema.people
    row = connection.execute(select(p.c.email, p.c.email_confirmed).where(p.c.id == person)).one()
    return {"email": row.email, "confirmed": row.email is not None and row.email_confirmed}


def set_address(connection: Connection, person: str, email: str | None) -> None:
    """Write there from now on, once it is confirmed."""
    p = schema.people
    connection.execute(update(p).where(p.c.id == person).values(email=email, email_confirmed=False))


def ask(connection: Connection, person: str, email: str, lang: str, token: str) -> None:
    """Put the letter with the link in the outbox."""
    set_address(connection, person, email)
    body = {"kind": "confirm", "token": token, "lang": lang}
    connection.execute(insert(schema.outbox), [order("email", {"email": email}, body, person)])


def confirm(connection: Connection, person: str, email: str) -> None:
    """The link was opened; it is worth nothing if the address is another by now."""
    p = schema.people
    done = connection.execute(update(p).where(p.c.id == person, p.c.email == email).values(email_confirmed=True))
    if done.rowcount != 1:
        raise Problem("bad-link")
