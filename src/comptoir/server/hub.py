"""Everything a worker process has: the database, the tables in use, the bots, the post."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Connection, select, update

from comptoir.server.bots.pool import Thinkers
from comptoir.server.broadcast.bus import Bus
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.broadcast.updates import show
from comptoir.server.common import logs, metrics
from comptoir.server.common.errors import SILENT, Problem, Unreachable
from comptoir.server.common.settings import Settings
from comptoir.server.limits import fairness, rates
from comptoir.server.limits.fairness import Turns
from comptoir.server.limits.rates import Limits
from comptoir.server.notices.confirmation import Links
from comptoir.server.notices.delivery import Postman, new_vapid
from comptoir.server.people import accounts
from comptoir.server.people.accounts import Cookies
from comptoir.server.storage import schema
from comptoir.server.storage.database import Database
from comptoir.server.tables import derived, lobby, plans
from comptoir.server.tables.room import Room

LOG = structlog.get_logger()
SWEEP: Final = 5.0  # seconds
CLAIM: Final = 20.0  # a worker that has not said for so long that its bots think has died
TIDYING: Final = 3600.0
SOME: Final = 100
LINKS: Final = ("email", "change", "reset")  # what is sent in letters
SWITCH: Final = 0.001  # seconds until another thread lets the event loop go on


class Hub:
    """One for each worker process."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.database)
        self.limits: Final = Limits(settings.limits)
        self.thinkers: Final = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.bus: Final = Bus(self)
        self.rooms: Final[dict[str, Room]] = {}
        self.heavy: Final = Turns(1)  # for what takes long, beside the event loop
        self.analysing: Final[Counter[str]] = Counter()  # how many analyses of somebody are under way
        self.closing = False
        self.tidied = -TIDYING
        self.tasks: Final[set[asyncio.Future[Any]]] = set()
        self.cookies = Cookies("")
        self.links = {kind: Links("", kind) for kind in LINKS}
        self.postman: Postman | None = None

    async def open(self) -> None:
        """Begin: what was stored goes on."""
        await self.database.open()
        key = await self.database.run(accounts.own_secret, "cookies", secrets.token_hex(32))
        vapid = await self.database.run(accounts.own_secret, "vapid", new_vapid())
        self.cookies = Cookies(key)
        self.links = {kind: Links(key, kind) for kind in LINKS}
        self.postman = Postman(self.settings, self.database, vapid)
        if self.database.sqlite:
            await self.database.run(release_claims)
        else:
            self.spawn(self.bus.listen())
        self.spawn(self.postman.run())
        self.spawn(self._sweeping())
        steady_memory()
        sys.setswitchinterval(SWITCH)

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
        logs.tell_failure(task, "something failed in the background")

    def wake_postman(self) -> None:
        """There is something in the outbox."""
        if self.postman is not None:
            self.postman.wake.set()

    async def room(self, table: str) -> Room:
        """A table, by its id."""
        room = self.rooms.get(table)
        if room is None:  # known before it is read, so that nothing stored meanwhile goes unheard
            room = self.rooms[table] = Room(self, table)
        if not room.known:
            await self._first_look(room)
        room.touched = time.monotonic()
        return room

    async def _first_look(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.wake()
        except BaseException:
            if not room.known and self.rooms.get(room.id) is room:
                del self.rooms[room.id]
            raise
        metrics.ROOMS.set(len(self.rooms))

    def forget(self, table: str) -> None:
        """A table is no more."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()

    # --- Sessions ---------------------------------------------------------------------------

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close all sockets of sessions that are over."""
        for watcher in self._watchers():
            if watcher.person is not None and watcher.person.session in sessions:
                watcher.send_away()

    async def has_session(self, watcher: Watcher) -> bool:
        """Whether the session of a socket has not ended meanwhile."""
        if watcher.person is None:
            return True
        return bool(await self.database.run(accounts.still_open, [watcher.person.session]))

    async def look_at_sessions(self) -> None:
        """Close the sockets of sessions whose end we may not have heard of."""
        asked = sorted({watcher.person.session for watcher in self._watchers() if watcher.person is not None})
        for begin in range(0, len(asked), SOME):
            some = asked[begin : begin + SOME]
            self.hang_up(set(some) - await self.database.run(accounts.still_open, some))

    def sockets_of(self, who: str) -> int:
        """How many sockets somebody has open at this worker."""
        return len([watcher for watcher in self._watchers() if watcher.who == who])

    def _watchers(self) -> list[Watcher]:
        return [watcher for room in list(self.rooms.values()) for watcher in room.company.here_now()]

    # --- Going on ---------------------------------------------------------------------------

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
            except Unreachable:
                LOG.warning(SILENT)
            except Exception:
                LOG.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Put away idle tables, and go on with those that wait for bots or clocks of workers that have died."""
        self._put_away()
        await self.look_at_sessions()
        await self._tidy()
        thinking = [room.id for room in self.rooms.values() if room.motion.thinking]
        await self._each(await self.database.run(claim, thinking), Room.continue_)
        for table in await self.database.run(fairness.expire, self.settings.waiting_days):
            self.forget(table)
        for table in await self.database.run(derived.expire):
            self.forget(table)
        await self._each(await self.database.run(full), lobby.start)
        for table, seat in await self.database.run(plans.claim):
            await self._each([table], partial(plans.carry_on, seat=seat))

    def _put_away(self) -> None:
        for room in list(self.rooms.values()):
            if room.can_sleep(self.settings.idle_seconds):
                room.forget()
                if not room.company.watchers:
                    room.close()
                    self.rooms.pop(room.id, None)
        metrics.ROOMS.set(len(self.rooms))

    async def _each(self, tables: list[str], do: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
        """Do something at some tables; what is wrong with one of them holds up no other."""
        for table in tables:
            try:
                await do(await self.room(table))
            except Problem:
                pass
            except Unreachable:
                raise
            except Exception:
                LOG.exception("a table could not go on", table=table)

    async def _tidy(self) -> None:
        """Forget what is over anyway, now and then."""
        if time.monotonic() - self.tidied > TIDYING:
            self.tidied = time.monotonic()
            await self.database.run(accounts.forget_expired)
            await self.database.run(rates.forget)


def steady_memory() -> None:
    """Look for garbage seldom, and never among what was there from the start: a long look would hold up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def release_claims(connection: Connection) -> None:
    """At the start no worker lets any bot think."""
    connection.execute(update(schema.tables).where(schema.tables.c.bots_turn).values(claimed=0.0))


def full(connection: Connection) -> list[str]:
    """Tables that wait although no seat is free: somebody died before they began."""
    t, s = schema.tables.c, schema.seats.c
    free = select(s.seat).where(s.table_id == t.id, s.kind == "open").exists()
    query = select(t.id).where(t.status == "waiting", ~free).limit(SOME)
    return [str(row.id) for row in connection.execute(query)]


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
