"""Telling people that it is their turn: who is told, how, and in which language."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from comptoir.core.errors import ComptoirError
from comptoir.core.phrase import Phrase
from comptoir.server.common.errors import say
from comptoir.server.notices import news
from comptoir.server.notices.outbound import host_of
from comptoir.server.people.accounts import new_id
from comptoir.server.state.snapshots import game_of
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import GAME, TableRow
from comptoir.texts import texts

PERSON: Final = "person"  # an order that is still to be addressed
MAIL: Final = "@"  # stands for our own mail server among the hosts
MOST: Final = 50  # orders that wait for one person; whoever does not get these needs no more


def orders(
    table: TableRow, people: dict[str, list[dict[str, Any]]], kind: str = "turn", more: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """What to put in the outbox, together with the answer that makes it somebody's turn, or an invitation.

    It says what happened since each of them answered last.
    """
    if table.purpose != GAME:
        return []
    body = {"kind": kind, "table": table.id, "game": table.game, "title": table.title, **(more or {})}
    return [order(PERSON, {"person": person}, {**body, "since": since}, person) for person, since in people.items()]


def order(channel: str, target: dict[str, Any], body: dict[str, Any], person: str | None) -> dict[str, Any]:
    """A row of the outbox."""
    row = {"id": new_id("n"), "channel": channel, "target": target, "body": body, "tries": 0, "due": time.time()}
    url = target.get("url") or target.get("endpoint") or ""
    return {**row, "person": person, "host": MAIL if channel == "email" else host_of(url) if url else None}


def address(connection: Connection, given: dict[str, Any], channels: list[str]) -> None:
    """Turn an order for a person into one for each way that person wants to be told."""
    found = [new for new in _ways(connection, given) if new["channel"] in channels]
    connection.execute(delete(schema.outbox).where(schema.outbox.c.id == given["id"]))
    if found and _pending(connection, given["target"]["person"]) + len(found) <= MOST:
        connection.execute(insert(schema.outbox), found)


def _pending(connection: Connection, person: str) -> int:
    o = schema.outbox
    return connection.scalar(select(func.count()).select_from(o).where(o.c.person == person)) or 0


def _ways(connection: Connection, given: dict[str, Any]) -> list[dict[str, Any]]:
    person = given["target"]["person"]
    who = connection.execute(select(schema.people).where(schema.people.c.id == person)).first()
    if who is None:
        return []
    body = worded(given["body"], who.language)
    wish = wishes(connection, body["table"], person)
    found: list[tuple[str, dict[str, Any]]] = []
    if wish["email"] and who.email and who.email_confirmed:
        found.append(("email", {"email": who.email}))
    if wish["push"]:
        pushes = connection.execute(select(schema.pushes).where(schema.pushes.c.person == person)).mappings()
        found += [("push", {name: row[name] for name in ("endpoint", "p256dh", "auth")}) for row in pushes]
    if wish["webhook"]:
        found.append(("webhook", {"url": wish["webhook"], "form": wish["form"]}))
    return [order(channel, target, body, person) for channel, target in found]


def worded(body: dict[str, Any], lang: str) -> dict[str, Any]:
    """The notice with a sentence in this language."""
    since: list[str] = []
    try:
        words = texts(game_of(body["game"]), lang)
        game = body["title"] or words.say(Phrase("game-title"))
        since = news.sentences(words, body.get("since", []))
    except ComptoirError:  # a game that is no longer installed
        game = body["game"]
    subject = Phrase(f"{body['kind']}-subject", {"game": game, "name": body.get("name", "")})
    return {**body, "lang": lang, "text": say(subject, lang), "since": since}


def wishes(connection: Connection, table: str, person: str) -> dict[str, Any]:
    """How somebody wants to be told at a table."""
    w = schema.wishes
    query = select(w.c.email, w.c.push, w.c.webhook, w.c.form).where(w.c.table_id == table, w.c.person == person)
    row = connection.execute(query).mappings().first()
    return {"email": True, "push": True, "webhook": None, "form": "json"} if row is None else dict(row)


def set_wishes(connection: Connection, table: str, person: str, wish: dict[str, Any]) -> None:
    """Remember it."""
    store.put(connection, schema.wishes, {"table_id": table, "person": person}, wish)
