"""A table by WebSocket: one socket for each seat somebody looks from."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final

import structlog
from starlette.requests import HTTPConnection
from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from comptoir.server.api.dependencies import caller, check_scope, hub_of, person_of, same_origin
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.broadcast.updates import message as table_message
from comptoir.server.common import metrics
from comptoir.server.common.errors import SILENT, Problem, Unreachable
from comptoir.server.hub import Hub
from comptoir.server.people import accounts, bonds
from comptoir.server.state.position import SPECTATOR
from comptoir.server.tables.commands import COMMANDS, Speaker
from comptoir.server.tables.room import Room

LOG = structlog.get_logger()
SILENCE: Final = 75.0  # seconds
LONGEST: Final = 16_384  # characters
LONGEST_ID: Final = 40
TOO_OFTEN: Final = 10  # messages over the limit, and the socket is closed
CLOSING: Final = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: 4503}


class Sockets:
    """ASGI middleware, around all other: what surrounds requests does nothing for a socket, and takes memory."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app: Final = app
        self.where: Final = compile_path(f"{prefix}/tables/{{table}}/live")[0]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif (found := self.where.fullmatch(scope["path"])) is None:
            await WebSocket(scope, receive, send).close()
        else:
            await live(WebSocket(scope, receive, send), found["table"])


async def live(socket: WebSocket, table: str) -> None:
    """Look at a table, and play."""
    await socket.accept()
    try:
        conversation = Conversation(socket, *await _admit(HTTPConnection(socket.scope), table))
    except (Problem, Unreachable) as problem:
        await _turn_away(socket, problem)
        return
    socket.scope["headers"] = []  # nobody reads them again
    await conversation.run()


async def _admit(request: HTTPConnection, table: str) -> tuple[Room, Watcher]:
    hub = hub_of(request)
    hub.limits.use("socket", caller(request))
    if not same_origin(request):
        raise Problem("foreign-origin")
    seat, since = _number(request, "seat"), _number(request, "since")
    person = await person_of(request)
    if seat is not None and person is None:
        raise Problem("no-session")
    if person is not None:
        check_scope(person, "read")
    room = await hub.room(table)
    await hub.database.run(bonds.check_open, room.row, room.seats, person.id if person else None)
    if hub.closing:
        raise Problem("busy")
    return room, Watcher(person, SPECTATOR if seat is None else seat, since, caller(request))


def _number(request: HTTPConnection, name: str) -> int | None:
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Problem("bad-request", what=name)
    return int(text)


async def _turn_away(socket: WebSocket, why: Problem | Unreachable) -> None:
    problem = why if isinstance(why, Problem) else Problem("busy")
    metrics.ERRORS.labels(problem.code).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(json.dumps({"type": "error", "id": None, **problem.pack()}))
        await socket.close(CLOSING.get(problem.status, 4400))


class Conversation:
    """What is said on one socket."""

    def __init__(self, socket: WebSocket, room: Room, watcher: Watcher) -> None:
        self.socket: Final = socket
        self.room: Final = room
        self.watcher: Final = watcher
        self.speaker: Final = Speaker(room, watcher.person, watcher.viewer)
        self.hub: Final[Hub] = room.hub
        self.excess = 0
        self.over = False  # nothing more is sent
        self.writing: asyncio.Task[None] | None = None  # only while there is something to send
        self.talk: Final = asyncio.Lock()  # while a message is being carried out
        watcher.wake = self._wake

    async def run(self) -> None:
        """Until one side has had enough."""
        metrics.SOCKETS.inc()
        try:
            await self.room.enter(self.watcher)
            await self._listen()
        except (Problem, Unreachable) as problem:
            await _turn_away(self.socket, problem)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            metrics.SOCKETS.dec()
            self.room.leave(self.watcher)
            self.over = True
            if self.writing is not None:
                self.writing.cancel()
            with contextlib.suppress(Exception):
                await self.socket.close()

    def _wake(self) -> None:
        if self.writing is None and not self.over:
            self.writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self.watcher.queue and not self.over:
                text = self.watcher.queue.pop(0)
                if isinstance(text, str):
                    await self.socket.send_text(text)
                else:
                    await self._send_away(text)
                    self.over = True
        except (WebSocketDisconnect, RuntimeError):
            self.over = True
        finally:
            self.writing = None

    async def _send_away(self, why: Problem | None) -> None:
        """Say goodbye; a message that is being carried out is answered first."""
        async with self.talk:
            for text in self.watcher.queue:
                if isinstance(text, str):
                    await self.socket.send_text(text)
        if why is not None:
            await _turn_away(self.socket, why)
            return
        await self.socket.send_text(json.dumps({"type": "closed", "code": "restart"}))
        await self.socket.close(1012)

    async def _listen(self) -> None:
        while not self.over:
            async with asyncio.timeout(SILENCE):
                message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            async with self.talk:
                if not self.watcher.gone:  # whoever is being sent away says nothing more
                    await self._hear(message.get("text"))
            if self.excess > TOO_OFTEN:
                raise Problem("too-many")

    async def _hear(self, text: str | None) -> None:
        given: Any = None
        try:
            person = self.watcher.person
            self.hub.limits.use("program-message" if person and person.program else "message", self._who())
            message = decode(text)
            given = message["id"]
            check(message)
            await self._carry_out(message)
        except Problem as problem:
            self.excess += problem.code == "too-many"
            metrics.ERRORS.labels(problem.code).inc()
            if problem.code in ("stale", "duplicate"):
                await self._again()
            self._say({"type": "error", "id": given, **problem.pack()})
        except Unreachable:
            LOG.warning(SILENT, table=self.room.id)
            self._say({"type": "error", "id": given, **Problem("busy").pack()})
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a message could not be carried out", table=self.room.id)
            self._say({"type": "error", "id": given, **Problem("server-error").pack()})

    async def _carry_out(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ping":
            self._say({"type": "pong", "id": message["id"]})
            return
        begin = time.perf_counter()
        if self.watcher.person is not None:
            check_scope(self.watcher.person, "chat" if kind == "chat" else "play")
        if kind == "chat":
            await self._check_chat()
        do, _ = COMMANDS[kind]
        client = f"{self.watcher.person.id if self.watcher.person else ''}:{message['id']}"
        await self.room.change(lambda now: do(self.speaker, now, message), client)
        self._say({"type": "ack", "id": message["id"], "version": self.watcher.version})
        metrics.CARRYING_OUT.labels(kind).observe(time.perf_counter() - begin)

    async def _check_chat(self) -> None:
        """Not too often; and whoever looks on is not called like somebody else's account."""
        self.hub.limits.use("chat", self._who())
        person = self.watcher.person
        if person is not None and self.watcher.viewer == SPECTATOR:
            await self.hub.database.run(accounts.check_name, person.name, person)

    async def _again(self) -> None:
        """The newest table once more, for whoever is behind."""
        async with self.room.lock:
            await self.room.newest()
            self.watcher.send(table_message(self.room, self.watcher))

    def _who(self) -> str:
        return self.watcher.who

    def _say(self, message: dict[str, Any]) -> None:
        self.watcher.reply(json.dumps(message))


def decode(text: str | None) -> dict[str, Any]:
    """A client's message, with an id to answer to."""
    if text is None:
        raise Problem("bad-message", what="text, not bytes")
    if len(text) > LONGEST:
        raise Problem("too-large")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Problem("bad-message", what="JSON") from problem
    if not isinstance(message, dict):
        raise Problem("bad-message", what="an object")
    _check_id(message.get("id"))
    return message


def check(message: dict[str, Any]) -> None:
    """A message that we know, with the fields it needs."""
    kind = message.get("type")
    if not isinstance(kind, str) or (kind not in COMMANDS and kind != "ping"):
        raise Problem("bad-message", what="type")
    for name, type_ in COMMANDS[kind][1].items() if kind in COMMANDS else []:
        if type(message.get(name)) not in (type_ if isinstance(type_, tuple) else (type_,)):
            raise Problem("bad-message", what=name)
    if isinstance(message.get("text"), str):
        message["text"] = " ".join(message["text"].split())
        if not message["text"].isprintable():
            raise Problem("bad-message", what="text")


def _check_id(given: Any) -> None:
    if not isinstance(given, str) or not 0 < len(given) <= LONGEST_ID or not given.isprintable():
        raise Problem("bad-message", what="id")
