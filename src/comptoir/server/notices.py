"""Telling people that it is their turn: e-mail, Web Push, webhook. Tried a few times, never waited for."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, delete, insert, select, update

from comptoir.core.phrase import Phrase
from comptoir.server import metrics, schema
from comptoir.server.errors import Problem, say
from comptoir.server.people import new_id
from comptoir.server.settings import Settings
from comptoir.server.storage import Database

LOG = structlog.get_logger()
TRIES: Final = 4
SECONDS: Final = 10.0  # a mail server or a webhook may take so long
AT_ONCE: Final = 20
PERSON: Final = "person"  # an order that is still to be addressed


class Undeliverable(Exception):
    """It did not work this time."""


class Gone(Exception):
    """It will never work again."""


# --- Orders ---------------------------------------------------------------------------


def orders(table: dict[str, Any], people: list[str]) -> list[dict[str, Any]]:
    """What to put in the outbox, together with the answer that makes it somebody's turn."""
    body = {"kind": "turn", "table": table["id"], "game": table["game"], "title": table["title"]}
    return [_order(PERSON, {"person": person}, body) for person in dict.fromkeys(people)]


def _order(channel: str, target: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    return {"id": new_id("n"), "channel": channel, "target": target, "body": body, "tries": 0, "due": time.time()}


def address(connection: Connection, order: dict[str, Any], channels: list[str]) -> None:
    """Turn an order for a person into one for each way that person wants to be told."""
    person, table = order["target"]["person"], order["body"]["table"]
    wish = wishes(connection, table, person)
    found: list[dict[str, Any]] = []
    email = connection.scalar(select(schema.people.c.email).where(schema.people.c.id == person))
    if wish["email"] and email:
        found.append(_order("email", {"email": email}, order["body"]))
    if wish["push"]:
        for row in connection.execute(select(schema.pushes).where(schema.pushes.c.person == person)).mappings():
            found.append(_order("push", {name: row[name] for name in ("endpoint", "p256dh", "auth")}, order["body"]))
    if wish["webhook"]:
        found.append(_order("webhook", {"url": wish["webhook"]}, order["body"]))
    found = [new for new in found if new["channel"] in channels]
    if found:
        connection.execute(insert(schema.outbox), found)
    connection.execute(delete(schema.outbox).where(schema.outbox.c.id == order["id"]))


def wishes(connection: Connection, table: str, person: str) -> dict[str, Any]:
    """How somebody wants to be told at a table."""
    w = schema.wishes
    query = select(w.c.email, w.c.push, w.c.webhook).where(w.c.table_id == table, w.c.person == person)
    row = connection.execute(query).mappings().first()
    return {"email": True, "push": True, "webhook": None} if row is None else dict(row)


def set_wishes(connection: Connection, table: str, person: str, wish: dict[str, Any]) -> None:
    """Remember it."""
    w = schema.wishes
    connection.execute(delete(w).where(w.c.table_id == table, w.c.person == person))
    connection.execute(insert(w).values(table_id=table, person=person, **wish))


# --- Where it may go --------------------------------------------------------------------


def check_url(url: str, private: bool) -> tuple[str, str, int]:
    """The scheme, host and port of a web address that may be called; others are refused."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as problem:
        raise Problem("bad-webhook") from problem
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or len(url) > 600:
        raise Problem("bad-webhook")
    if not private and parts.scheme != "https":
        raise Problem("bad-webhook")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts.scheme, parts.hostname, port
    if not private and not public(str(literal)):
        raise Problem("bad-webhook")
    return parts.scheme, parts.hostname, port


def public(address_: str) -> bool:
    """Whether an address belongs to the internet at large, not to this machine or its neighbours."""
    ip = ipaddress.ip_address(address_)
    if isinstance(ip, ipaddress.IPv6Address) and (ip.ipv4_mapped or ip.sixtofour or ip.teredo):
        return False
    return ip.is_global and not ip.is_multicast


def resolve(host: str, port: int, private: bool) -> str:
    """The address to call, looked up once and checked, so that it cannot change in between."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as problem:
        raise Undeliverable("unknown host") from problem
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(public(a) for a in addresses):
        raise Gone("a private address")
    return addresses[0]


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """POST without following anything further; the status."""
    scheme, host, port = check_url(url, private)
    ip = resolve(host, port, private)
    parts = urlsplit(url)
    connection = _Pinned(ip, host, port) if scheme == "https" else HTTPConnection(ip, port, timeout=SECONDS)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Host": parts.netloc, **headers})
        return connection.getresponse().status
    except (OSError, ValueError) as problem:
        raise Undeliverable(type(problem).__name__) from problem
    finally:
        connection.close()


class _Pinned(HTTPSConnection):
    """HTTPS to a checked address, with the certificate of the name."""

    def __init__(self, ip: str, host: str, port: int) -> None:
        self.name = host
        super().__init__(ip, port, timeout=SECONDS, context=ssl.create_default_context())

    def connect(self) -> None:
        plain = socket.create_connection((self.host, self.port), SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.name)


# --- Sending ----------------------------------------------------------------------------


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
        server = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
        link = f"{self.settings.address.rstrip('/')}/table/{body['table']}"
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, target["email"]
        letter["Subject"] = say(Phrase("turn-subject", {"game": body["title"] or body["game"]}))
        letter.set_content(say(Phrase("turn-body", {"address": link})), cte="8bit")
        with kind(server.hostname or "", server.port or 0, timeout=SECONDS) as smtp:
            if server.scheme != "smtps" and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(letter)


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
