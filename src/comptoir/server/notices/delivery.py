"""Emptying the outbox: e-mail, Web Push, webhook. Everything is tried a few times, and nobody waits for another."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, delete, select, update

from comptoir.server.common import logs, metrics
from comptoir.server.common.errors import SILENT, Problem, Unreachable
from comptoir.server.common.settings import Settings
from comptoir.server.notices import mail
from comptoir.server.notices.outbound import Gone, Undeliverable, post
from comptoir.server.notices.outbox import MAIL, PERSON, address
from comptoir.server.storage import schema
from comptoir.server.storage.database import Database

LOG = structlog.get_logger()
TRIES: Final = 4
AT_ONCE: Final = 100  # on their way together
EACH: Final = 2  # of them to one person, and to one host
LONGEST_TEXT: Final = 1900  # characters that Discord takes, and some for the rest
LONGEST_PUSH: Final = 2800  # bytes
LETTERS: Final = 8  # of them to our own mail server
LOOKED_AT: Final = 200  # orders, to find some that may go
LEASE: Final = 60.0  # seconds that an order belongs to a worker; more than any delivery may take


class Postman:
    """Empties the outbox."""

    def __init__(self, settings: Settings, database: Database, vapid: str) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.key: Final = Vapid02.from_string(vapid)
        self.wake = asyncio.Event()
        self.under_way: Final[dict[asyncio.Task[None], dict[str, Any]]] = {}

    @property
    def channels(self) -> list[str]:
        """How this server can tell people something."""
        return [*(["email"] if self.settings.smtp else []), "push", "webhook"]

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        public_key = self.key.public_key
        assert isinstance(public_key, ec.EllipticCurvePublicKey)
        raw = public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def run(self) -> None:
        """Until the server stops."""
        try:
            while True:
                try:
                    while await self.round():
                        pass
                except Unreachable:
                    LOG.warning(SILENT)
                except Exception:
                    LOG.exception("the outbox could not be emptied")
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(5):  # wait_for would miss a cancellation at the moment of waking
                        await self.wake.wait()
                self.wake.clear()
        finally:
            for task in self.under_way:
                task.cancel()

    async def round(self) -> int:
        """Set out with what is due and may go; how many there were."""
        due = await self.database.run(_claim, list(self.under_way.values()))
        for order in [order for order in due if order["channel"] == PERSON]:
            await self.database.run(address, order, self.channels)
        for order in [order for order in due if order["channel"] != PERSON]:
            task = asyncio.create_task(self._send(order))
            self.under_way[task] = order
            task.add_done_callback(self._back)
        return len(due)

    async def arrived(self) -> None:
        """Wait for all that are on their way."""
        await asyncio.gather(*self.under_way)

    def _back(self, task: asyncio.Task[None]) -> None:
        del self.under_way[task]
        self.wake.set()
        logs.tell_failure(task, "a notice could not be settled")

    async def _send(self, order: dict[str, Any]) -> None:
        channel = order["channel"]
        try:
            await getattr(self, f"_{channel}")(order["target"], order["body"])
            outcome, again = "sent", None
        except (Gone, Problem):
            outcome, again = "gone", None
            if channel == "push":
                await self.database.run(_forget_push, order["target"]["endpoint"])
        except Exception as problem:
            LOG.info("a notice did not arrive", channel=channel, problem=type(problem).__name__, tries=order["tries"])
            last = order["tries"] + 1 >= TRIES
            outcome = "given up" if last else "tried again"
            again = None if last else time.time() + self.settings.retry_seconds * 2 ** order["tries"]
        metrics.NOTICES.labels(channel, outcome).inc()
        await self.database.run(_settle, order["id"], order["tries"] + 1, again)

    async def _webhook(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "comptoir"}
        said = in_form(target.get("form", "json"), {**body, "link": mail.link(self.settings, body)})
        self._arrived(await post(target["url"], json.dumps(said).encode(), headers, self.settings.private_webhooks))

    async def _push(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        from pywebpush import WebPusher  # takes a while to import, and is seldom needed

        endpoint = target["endpoint"]
        keys = {"p256dh": target["p256dh"], "auth": target["auth"]}
        try:
            sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(short(body), "aes128gcm")
        except Exception as problem:
            raise Gone("keys that cannot be used") from problem
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact(), "exp": int(time.time()) + 3600}
        headers = {**self.key.sign(claims), "Content-Encoding": "aes128gcm", "TTL": "86400", "Urgency": "normal"}
        self._arrived(await post(endpoint, bytes(sealed["body"]), headers, self.settings.private_webhooks))

    def _contact(self) -> str:
        return f"mailto:{self.settings.mail_from}"

    def _arrived(self, status: int) -> None:
        if status in (404, 410):
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Undeliverable(str(status))

    async def _email(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        await mail.send(self.settings, target["email"], body)


def in_form(form: str, body: dict[str, Any]) -> dict[str, Any]:
    """A notice as the program behind a webhook wants it: all of it, or a text."""
    if form == "json":
        return body
    text = "\n".join([body["text"], *[f"• {line}" for line in body.get("since", [])], body["link"]])
    return {"content": text[:LONGEST_TEXT]} if form == "discord" else {"text": text[:LONGEST_TEXT]}


def short(body: dict[str, Any]) -> bytes:
    """A notice as push services take it: they carry little."""
    since = list(body.get("since", []))
    while len(text := json.dumps({**body, "since": since}).encode()) > LONGEST_PUSH and since:
        since.pop(0)
    return text


def _claim(connection: Connection, under_way: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some orders that are due and may go now; no other worker takes them for a while."""
    o, now = schema.outbox, time.time()
    busy = Busy(under_way)
    query = select(o).where(o.c.due <= now)
    for column, full in ((o.c.person, busy.full("person")), (o.c.host, busy.full("host"))):
        query = query.where(column.is_(None) | column.not_in(full)) if full else query
    query = query.order_by(o.c.due).limit(LOOKED_AT).with_for_update(skip_locked=True)
    found = [order for order in map(dict, connection.execute(query).mappings()) if busy.take(order)]
    if found:
        ids = [order["id"] for order in found]
        connection.execute(update(o).where(o.c.id.in_(ids)).values(due=now + LEASE))
    return found


class Busy:
    """Who has enough on the way: everybody together, one person, one host."""

    def __init__(self, under_way: list[dict[str, Any]]) -> None:
        self.all = 0
        self.of: Final[dict[str, Counter[str]]] = {"person": Counter(), "host": Counter()}
        for order in under_way:
            self._count(order)

    def full(self, kind: str) -> list[str]:
        """Whose orders have to wait."""
        return [who for who, number in self.of[kind].items() if number >= _most(who)]

    def take(self, order: dict[str, Any]) -> bool:
        """Whether one more may go; it is counted if so."""
        if order["channel"] == PERSON:
            return True
        free = all(order[kind] is None or self.of[kind][order[kind]] < _most(order[kind]) for kind in self.of)
        if self.all >= AT_ONCE or not free:
            return False
        self._count(order)
        return True

    def _count(self, order: dict[str, Any]) -> None:
        self.all += 1
        for kind, counter in self.of.items():
            if order[kind] is not None:
                counter[order[kind]] += 1


def _most(who: str) -> int:
    return LETTERS if who == MAIL else EACH


def _settle(connection: Connection, order: str, tries: int, again: float | None) -> None:
    o = schema.outbox
    if again is None:
        connection.execute(delete(o).where(o.c.id == order))
    else:
        connection.execute(update(o).where(o.c.id == order).values(tries=tries, due=again))


def _forget_push(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))


def new_vapid() -> str:
    """A key that identifies this server to push services."""
    key = Vapid02()
    key.generate_keys()
    private = key.private_key
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    number = private.private_numbers().private_value.to_bytes(32, "big")
    return base64.urlsafe_b64encode(number).rstrip(b"=").decode()
