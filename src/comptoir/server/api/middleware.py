"""What surrounds every HTTP request: size limits, same-site checks, security headers, a log line."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from comptoir.server.api.dependencies import caller, hub_of, same_origin
from comptoir.server.common import metrics
from comptoir.server.common.errors import SILENT, Problem, Unreachable

LOG = structlog.get_logger()
LONGEST: Final = 1_100_000  # bytes of a body
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class TooLarge(Exception):
    """The body goes on beyond what is allowed."""


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, _limited(receive), answer)
        except ClientDisconnect:
            pass  # there is nobody to be answered
        except TooLarge:
            await refuse(Problem("too-large"), answer)
        except Problem as problem:
            await refuse(problem, answer)
        except asyncio.CancelledError:  # the server is to stop
            if not status:
                await refuse(Problem("busy"), answer)
        except Unreachable:
            LOG.warning(SILENT, path=_route(scope))
            if not status:
                await refuse(Problem("busy"), answer)
        except Exception:
            LOG.exception("a request failed", path=_route(scope))
            if not status:
                await refuse(Problem("server-error"), answer)
        finally:
            took = round((time.perf_counter() - begin) * 1000, 1)
            LOG.debug("request", method=scope["method"], path=_route(scope), status=status, ms=took)

    def _check(self, scope: Scope) -> None:
        request = HTTPConnection(scope)
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and int(length[:12]) > LONGEST:
            raise Problem("too-large")
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise Problem("bad-request", what="a NUL character")
        if scope["path"].startswith("/api/"):
            hub_of(request).limits.use("read", caller(request))
            if scope["method"] not in SAFE and not same_origin(request):
                raise Problem("foreign-origin")

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if hub_of(HTTPConnection(scope)).settings.secure:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")


def _limited(receive: Receive) -> Receive:
    total = 0

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LONGEST:
            raise TooLarge
        return message

    return read


def _route(scope: Scope) -> str:
    """What was asked for, without what stood in its place: that may be an invitation, or anything."""
    return str(getattr(scope.get("route"), "path", "other"))


async def refuse(problem: Problem, send: Send) -> None:
    """An error as an answer."""
    body = json.dumps(error_body(problem)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", str(problem.retry).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def error_body(problem: Problem) -> dict[str, Any]:
    """The form of every error."""
    metrics.ERRORS.labels(problem.code).inc()
    return {"error": problem.pack()}
