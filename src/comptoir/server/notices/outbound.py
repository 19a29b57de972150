"""Calling addresses that people gave: never one of our own network, unless the operator allows it."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar
from urllib.parse import urlsplit

import h11

from comptoir.server.common.errors import Problem

P = ParamSpec("P")
R = TypeVar("R")
SECONDS: Final = 10.0  # a mail server or a webhook may take so long, from the first look-up to the last word
CHUNK: Final = 4096


class Undeliverable(Exception):
    """It did not work this time."""


class Gone(Exception):
    """It will never work again."""


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


def host_of(url: str) -> str:
    """Whom an address calls, at whatever port."""
    try:
        return (urlsplit(url).hostname or "")[:255]
    except ValueError:
        return ""


def public(address_: str) -> bool:
    """Whether an address belongs to the internet at large, not to this machine or its neighbours."""
    ip = ipaddress.ip_address(address_)
    if isinstance(ip, ipaddress.IPv6Address) and (ip.ipv4_mapped or ip.sixtofour or ip.teredo):
        return False
    return ip.is_global and not ip.is_multicast


async def aside(do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Do something that may block, in a thread of its own; whoever no longer waits leaves it behind."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def tell(outcome: Any, problem: BaseException | None) -> None:
        if not done.done():
            if problem is None:
                done.set_result(outcome)
            else:
                done.set_exception(problem)

    def work() -> None:
        outcome, failed = None, None
        try:
            outcome = do(*args, **kwargs)
        except Exception as problem:
            failed = problem
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(tell, outcome, failed)

    threading.Thread(target=work, daemon=True).start()
    return await done


def resolve(host: str, port: int, private: bool) -> str:
    """The address to call, looked up once and checked, so that it cannot change in between."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as problem:
        raise Undeliverable("unknown host") from problem
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(public(a) for a in addresses):
        raise Gone("a private address")
    return addresses[0]


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """POST without following anything further; the status. All of it together may take ``SECONDS``."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, body, headers, private)
    except (OSError, ValueError, asyncio.IncompleteReadError, h11.ProtocolError) as problem:
        raise Undeliverable(type(problem).__name__) from problem


async def _post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    scheme, host, port = check_url(url, private)
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    known = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    speech = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=path, headers=list(known.items()))
    sent = [speech.send(event) for event in (request, h11.Data(data=body), h11.EndOfMessage())]
    address = await aside(resolve, host, port, private)
    secure = {"ssl": ssl.create_default_context(), "server_hostname": host} if scheme == "https" else {}
    reader, writer = await asyncio.open_connection(address, port, **secure)  # type: ignore[arg-type]
    try:
        writer.write(b"".join([part for part in sent if part]))
        await writer.drain()
        return await _status(speech, reader)
    finally:
        writer.transport.abort()


async def _status(speech: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = speech.next_event()
        if isinstance(event, h11.Response):
            return int(event.status_code)
        if event is h11.NEED_DATA:
            speech.receive_data(await reader.read(CHUNK))
        elif not isinstance(event, h11.InformationalResponse):
            raise Undeliverable("no answer")
