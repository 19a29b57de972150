"""Everything a worker process has: the database, the tables in use, the bots, the post."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog
from sqlalchemy import Connection, select, update

from comptoir.server import metrics, people, schema
from comptoir.server.bus import Bus
from comptoir.server.confirmation import Links
from comptoir.server.errors import Problem
from comptoir.server.limits import Limits
from comptoir.server.people import Cookies
from comptoir.server.postman import Postman, new_vapid
from comptoir.server.rooms import Room
from comptoir.server.settings import Settings
from comptoir.server.storage import Database
from comptoir.server.telling import show
from comptoir.server.thinkers import Thinkers

LOG = structlog.get_logger()
SWEEP: Final = 5.0  # seconds
CLAIM: Final = 20.0  # a worker that has not said for so long that its bots think has died
SOME: Final = 100


class Hub:
    """One for each worker process."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.database)
        self.limits: Final = Limits(settings.limits)
        self.thinkers: Final = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.bus: Final = Bus(self)
        self.rooms: Final[dict[str, Room]] = {}
        self.closing = False
        self.tasks: Final[set[asyncio.Future[Any]]] = set()
        self.cookies = Cookies("")
        self.links = Links("")
        self.postman: Postman | None = None

    async def open(self) -> None:
        """Begin: what was stored goes on."""
        await asyncio.to_thread(self.database.migrate)
        key = await self.database.run(people.own_secret, "cookies", secrets.token_hex(32))
        vapid = await self.database.run(people.own_secret, "vapid", new_vapid())
        self.cookies = Cookies(key)
        self.links = Links(key)
        self.postman = Postman(self.settings, self.database, vapid)
        await self.database.run(people.forget_expired)
        if self.database.sqlite:
            await self.database.run(release_claims)
        else:
            self.spawn(self.bus.listen())
        self.spawn(self.postman.run())
        self.spawn(self._sweeping())
        steady_memory()

    async def close(self) -> None:
        """Stop; nothing is lost, since everything is stored."""
        self.closing = True
        for room in self.rooms.values():
            room.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:
                pass
        self.thinkers.close()
        await asyncio.to_thread(self.database.close)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something failed in the background", exc_info=task.exception())

    async def room(self, table: str) -> Room:
        """A table, by its id."""
        room = self.rooms.get(table)
        if room is None:
            room = Room(self, table)
            async with room.lock:
                await room.wake()
            room = self.rooms.setdefault(table, room)
            metrics.ROOMS.set(len(self.rooms))
        room.touched = time.monotonic()
        return room

    def hang_up(self, person: str) -> None:
        """Close all sockets of somebody whose sessions are over."""
        for room in self.rooms.values():
            for watcher in room.company.of(person):
                watcher.send(None)

    async def refresh(self, room: Room, version: int | None) -> None:
        """Another worker has changed a table."""
        async with room.lock:
            if version == 0:
                room.close()
                self.rooms.pop(room.id, None)
                return
            if room.position is None and not room.company.watchers:
                return
            with contextlib.suppress(Problem):
                await room.wake()
                if version is None or (room.position is not None and room.position.version < version):
                    await room.catch_up()
                show(room)
                room.motion.wind_up()

    async def _sweeping(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Put away idle tables, and go on with those that wait for bots or clocks of workers that have died."""
        for room in list(self.rooms.values()):
            if room.can_sleep(self.settings.idle_seconds):
                room.forget()
                if not room.company.watchers:
                    room.close()
                    self.rooms.pop(room.id, None)
        metrics.ROOMS.set(len(self.rooms))
        thinking = [room.id for room in self.rooms.values() if room.motion.thinking]
        for table in await self.database.run(claim, thinking):
            with contextlib.suppress(Problem):
                await (await self.room(table)).continue_()


def steady_memory() -> None:
    """Look for garbage seldom, and never among what was there from the start: a long look would hold up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def release_claims(connection: Connection) -> None:
    """At the start no worker lets any bot think."""
    connection.execute(update(schema.tables).where(schema.tables.c.bots_turn).values(claimed=0.0))


def claim(connection: Connection, thinking: list[str]) -> list[str]:
    """Say which tables' bots think here; take over tables that nobody looks after."""
    t, now = schema.tables, time.time()
    if thinking:
        connection.execute(update(t).where(t.c.id.in_(thinking)).values(claimed=now))
    bots = t.c.bots_turn & (t.c.claimed < now - CLAIM)
    late = (t.c.deadline < now) & (t.c.status == "playing")
    query = select(t.c.id).where(bots | late).limit(SOME).with_for_update(skip_locked=True)
    found = [str(row.id) for row in connection.execute(query)]
    if found:
        connection.execute(update(t).where(t.c.id.in_(found)).values(claimed=now))
    return found
