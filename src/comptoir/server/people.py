"""Guests, accounts and the cookie that tells who somebody is."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from comptoir.server import schema, store
from comptoir.server.errors import Problem

COOKIE: Final = "comptoir_session"
LASTS: Final = 400 * 86400  # seconds; browsers keep cookies no longer
HASHER: Final = PasswordHasher()


@dataclass(frozen=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    account: bool
    language: str = "en"

    def pack(self) -> dict[str, Any]:
        """JSON values."""
        return {"id": self.id, "name": self.name, "account": self.account}


def new_id(kind: str, size: int = 9) -> str:
    """An id that cannot be guessed."""
    return f"{kind}_{secrets.token_urlsafe(size)}"


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def own_secret(connection: Connection, name: str, made: str) -> str:
    """A secret of this server, made once and shared by all workers."""
    stored = connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
    if stored is not None:
        return str(stored)
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.secrets).values(name=name, value=made))
        return made
    except IntegrityError:
        return own_secret(connection, name, made)


class Cookies:
    """Signs tokens, and tells whether one is signed."""

    def __init__(self, key: str) -> None:
        self.signer: Final = Signer(key, salt="comptoir.session", digest_method=hashlib.sha256)

    def write(self, token: str) -> str:
        """The cookie's value."""
        return self.signer.sign(token).decode()

    def read(self, value: str | None) -> str | None:
        """The token in a cookie; None if it is not ours."""
        try:
            return self.signer.unsign(value or "").decode()
        except (BadSignature, UnicodeError):
            return None


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.account is not None, row.language)


def find(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).first()
    return None if row is None else _person(row)


def by_token(connection: Connection, token: str) -> Person | None:
    """Whose session this is."""
    sessions, people = schema.sessions, schema.people
    query = select(people).join(sessions, sessions.c.person == people.c.id)
    row = connection.execute(query.where(sessions.c.digest == digest(token), sessions.c.expires > time.time())).first()
    return None if row is None else _person(row)


def begin_session(connection: Connection, person: str) -> str:
    """A new session's token."""
    token = secrets.token_urlsafe(24)
    connection.execute(insert(schema.sessions).values(digest=digest(token), person=person, expires=time.time() + LASTS))
    return token


def be_guest(connection: Connection, name: str, now: Person | None) -> tuple[Person, str | None]:
    """A guest with this name, and the token of a new session if there was none."""
    if now is not None and not now.account:
        connection.execute(update(schema.people).where(schema.people.c.id == now.id).values(name=name))
        return Person(now.id, name, False, now.language), None
    person = Person(new_id("p"), name, False)
    connection.execute(insert(schema.people).values(id=person.id, name=name, created=time.time()))
    return person, begin_session(connection, person.id)


def register(connection: Connection, name: str, password: str, now: Person | None) -> tuple[Person, str]:
    """An account; a guest keeps what is theirs."""
    language = now.language if now is not None else "en"
    values = {"name": name, "account": name.casefold()[:60], "password": HASHER.hash(password), "language": language}
    keep = now is not None and not now.account
    person = now.id if now is not None and keep else new_id("p")
    try:
        with connection.begin_nested():
            if keep:
                connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))
            else:
                connection.execute(insert(schema.people).values(id=person, created=time.time(), **values))
    except IntegrityError as problem:
        raise Problem("name-taken") from problem
    return Person(person, name, True, language), begin_session(connection, person)


def speak(connection: Connection, person: str, language: str) -> None:
    """The language of notices to this person."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(language=language))


@lru_cache
def _nobodys() -> str:
    """A password that nobody has, so that an unknown name takes as long as a wrong password."""
    return HASHER.hash(secrets.token_hex(16))


def login(connection: Connection, name: str, password: str) -> tuple[Person, str]:
    """The account with this name and password."""
    row = connection.execute(select(schema.people).where(schema.people.c.account == name.casefold()[:60])).first()
    try:
        HASHER.verify(row.password if row is not None else _nobodys(), password)
    except (VerificationError, InvalidHashError) as problem:
        raise Problem("wrong-password") from problem
    if row is None:
        raise Problem("wrong-password")
    return _person(row), begin_session(connection, row.id)


def end_session(connection: Connection, token: str) -> None:
    """A session is over."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == digest(token)))


def end_all(connection: Connection, person: str) -> None:
    """All sessions of this person are over, at all workers."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
    store.tell(connection, {"revoked": person})


def forget_expired(connection: Connection) -> None:
    """Sessions that are over anyway."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < time.time()))
