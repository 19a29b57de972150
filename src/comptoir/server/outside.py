"""Calling addresses that people gave: never one of our own network, unless the operator allows it."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from comptoir.server.errors import Problem

SECONDS: Final = 10.0  # a mail server or a webhook may take so long


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
