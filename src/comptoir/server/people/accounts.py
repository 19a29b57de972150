"""Guests, accounts and the cookie that tells who somebody is."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from comptoir.server.common.errors import Problem
from comptoir.server.people.names import account, look
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import is_program

COOKIE: Final = "comptoir_session"
LASTS: Final = 400 * 86400  # seconds; browsers keep cookies no longer
OFTEN: Final = 300.0  # seconds after which it is written down again that a session is used


@dataclass(frozen=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str
    account: bool
    language: str = "en"
    session: str = ""  # the digest of the token this person came with
    scopes: frozenset[str] | None = None  # what a program's token may do; a person may do everything

    @property
    def program(self) -> bool:
        """Whether it is a program."""
        return is_program(self.id)

    def pack(self) -> dict[str, Any]:
        """JSON values."""
        return {"id": self.id, "name": self.name, "account": self.account, "program": self.program}


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


def of_row(row: Any, session: str = "") -> Person:
    """Somebody as the database knows them."""
    return Person(row.id, row.name, row.account is not None, row.language, session)


def find(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).first()
    return None if row is None else of_row(row)


def owner_of(connection: Connection, program: str) -> str | None:
    """The name of whoever has made a program."""
    made, owner = schema.people.alias(), schema.people.c
    query = select(owner.name).join(made, made.c.owner == owner.id).where(made.c.id == program)
    return connection.scalar(query)


def by_token(connection: Connection, token: str) -> Person | None:
    """Whose session this is."""
    sessions, people = schema.sessions, schema.people
    query = select(people, sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
    now, given = time.time(), sessions.c.digest == digest(token)
    row = connection.execute(query.where(given, sessions.c.expires > now)).first()
    if row is not None and row.seen < now - OFTEN:
        connection.execute(update(sessions).where(given).values(seen=now))
    return None if row is None else of_row(row, digest(token))


def still_open(connection: Connection, asked: list[str]) -> set[str]:
    """Those of the sessions that have not ended."""
    s, t = schema.sessions.c, schema.tokens.c
    lasting = select(s.digest).where(s.digest.in_(asked), s.expires > time.time())
    query = union_all(lasting, select(t.digest).where(t.digest.in_(asked)))
    return {str(row.digest) for row in connection.execute(query)}


def look_again(connection: Connection, person: str) -> list[str]:
    """All sockets of somebody come again, at all workers, since they may see other things now; their sessions go on."""
    query = select(schema.sessions.c.digest).where(schema.sessions.c.person == person)
    found = [str(row.digest) for row in connection.execute(query)]
    for session in found:
        store.tell(connection, {"ended": session})
    return found


def begin_session(connection: Connection, person: str, device: str = "", old: Person | None = None) -> str:
    """A new session's token; the session that somebody came with ends."""
    if old is not None and old.session:
        end_session(connection, old.session)
    token, now = secrets.token_urlsafe(24), time.time()
    values = {"person": person, "expires": now + LASTS, "created": now, "seen": now, "device": device}
    connection.execute(insert(schema.sessions).values(digest=digest(token), **values))
    return token


def sessions_of(connection: Connection, person: Person) -> list[dict[str, Any]]:
    """The sessions of somebody, the one that asks first, then those that were used last."""
    s = schema.sessions
    query = select(s).where(s.c.person == person.id, s.c.expires > time.time()).order_by(s.c.seen.desc())
    found = [
        {"id": public(row.digest), "device": row.device, "seen": row.seen, "this": row.digest == person.session}
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda session: not session["this"])


def public(session: str) -> str:
    """How a session is called in lists; nothing can be done with it by anybody else."""
    return session[:16]


def end_one(connection: Connection, person: Person, called: str) -> str:
    """End one of somebody's sessions; which it was."""
    query = select(schema.sessions.c.digest).where(schema.sessions.c.person == person.id)
    for row in connection.execute(query).all():
        if public(row.digest) == called:
            end_session(connection, row.digest)
            return str(row.digest)
    raise Problem("not-found")


def be_guest(connection: Connection, name: str, now: Person | None, device: str = "") -> tuple[Person, str | None]:
    """A guest with this name, and the token of a new session if there was none."""
    check_name(connection, name, now)
    if now is not None and not now.account:
        connection.execute(update(schema.people).where(schema.people.c.id == now.id).values(name=name))
        return Person(now.id, name, False, now.language), None
    person = Person(new_id("p"), name, False)
    connection.execute(insert(schema.people).values(id=person.id, name=name, created=time.time()))
    return person, begin_session(connection, person.id, device, now)


def check_name(connection: Connection, name: str, now: Person | None) -> None:
    """Nobody else is called like an account, or so that one could be taken for the other."""
    p = schema.people
    query = select(p.c.id).where(p.c.account.is_not(None), (p.c.account == account(name)) | (p.c.look == look(name)))
    if any(row.id != (now.id if now is not None else None) for row in connection.execute(query)):
        raise Problem("name-taken")


def register(
    connection: Connection, name: str, hashed: str, now: Person | None, device: str = ""
) -> tuple[Person, str]:
    """An account; a guest keeps what is theirs."""
    language = now.language if now is not None else "en"
    values = {"name": name, "account": account(name), "look": look(name), "password": hashed, "language": language}
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
    if keep:
        end_all(connection, person)  # a guest's cookie never becomes an account's
    return Person(person, name, True, language), begin_session(connection, person, device, now)


def speak(connection: Connection, person: str, language: str) -> None:
    """The language of notices to this person."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(language=language))


def credentials(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account with this name, and what is stored of its password."""
    p = schema.people
    query = select(p).where(p.c.account.in_((account(name), name.casefold()[:60])))
    row = connection.execute(query).first()
    return None if row is None or row.password is None else (of_row(row), str(row.password))


def end_session(connection: Connection, session: str) -> None:
    """A session is over, at all workers."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == session))
    store.tell(connection, {"ended": session})


def end_all(connection: Connection, person: str, but: str = "") -> list[str]:
    """All sessions of this person are over, but perhaps one; which they were."""
    s = schema.sessions.c
    query = select(s.digest).where(s.person == person, s.digest != but)
    ended = [str(row.digest) for row in connection.execute(query).all()]
    if is_program(person):
        t = schema.tokens
        ended += [str(row.digest) for row in connection.execute(select(t.c.digest).where(t.c.person == person))]
        connection.execute(delete(t).where(t.c.person == person))
    for session in ended:
        end_session(connection, session)
    return ended


def forget_expired(connection: Connection) -> None:
    """Sessions that are over anyway."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < time.time()))
