"""Emptying the outbox: e-mail, Web Push, webhook. Everything is tried a few times and never waited for."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, delete, select, update

from comptoir.server import letters, metrics, schema
from comptoir.server.errors import Problem
from comptoir.server.notices import PERSON, address
from comptoir.server.outside import Gone, Undeliverable, post
from comptoir.server.settings import Settings
from comptoir.server.storage import Database

LOG = structlog.get_logger()
TRIES: Final = 4
AT_ONCE: Final = 20


class Postman:
    """Empties the outbox."""

    def __init__(self, settings: Settings, database: Database, vapid: str) -> None:
        self.settings: Final = settings
        self.database: Final = database
        self.key: Final = Vapid02.from_string(vapid)
        self.wake = asyncio.Event()

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
        while True:
            try:
                while await self.round():
                    pass
            except Exception:
                LOG.exception("the outbox could not be emptied")
            try:
                await asyncio.wait_for(self.wake.wait(), 5)
                self.wake.clear()
            except TimeoutError:
                pass

    async def round(self) -> int:
        """Send what is due; how many there were."""
        due = await self.database.run(_claim)
        for order in [order for order in due if order["channel"] == PERSON]:
            await self.database.run(address, order, self.channels)
        letters = [order for order in due if order["channel"] != PERSON]
        await asyncio.gather(*[self._send(order) for order in letters])
        return len(due)

    async def _send(self, order: dict[str, Any]) -> None:
        channel = order["channel"]
        try:
            await asyncio.to_thread(getattr(self, f"_{channel}"), order["target"], order["body"])
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

    def _webhook(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "comptoir"}
        self._arrived(post(target["url"], json.dumps(body).encode(), headers, self.settings.private_webhooks))

    def _push(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        from pywebpush import WebPusher  # takes a while to import, and is seldom needed

        endpoint = target["endpoint"]
        keys = {"p256dh": target["p256dh"], "auth": target["auth"]}
        try:
            sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(json.dumps(body).encode(), "aes128gcm")
        except Exception as problem:
            raise Gone("keys that cannot be used") from problem
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact(), "exp": int(time.time()) + 3600}
        headers = {**self.key.sign(claims), "Content-Encoding": "aes128gcm", "TTL": "86400", "Urgency": "normal"}
        self._arrived(post(endpoint, bytes(sealed["body"]), headers, self.settings.private_webhooks))

    def _contact(self) -> str:
        return f"mailto:{self.settings.mail_from}"

    def _arrived(self, status: int) -> None:
        if status in (404, 410):
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Undeliverable(str(status))

    def _email(self, target: dict[str, Any], body: dict[str, Any]) -> None:
        letters.send(self.settings, target["email"], body)


def _claim(connection: Connection) -> list[dict[str, Any]]:
    """Some orders that are due; no other worker takes them for a minute."""
    o, now = schema.outbox, time.time()
    query = select(o).where(o.c.due <= now).order_by(o.c.due).limit(AT_ONCE).with_for_update(skip_locked=True)
    found = [dict(row) for row in connection.execute(query).mappings()]
    if found:
        ids = [order["id"] for order in found]
        connection.execute(update(o).where(o.c.id.in_(ids)).values(due=now + 60))
    return found


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
