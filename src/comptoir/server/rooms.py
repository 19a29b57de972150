"""Tables that somebody looks at or plays at just now."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import structlog

from comptoir.server import metrics, snapshots, store
from comptoir.server.company import Company, Watcher
from comptoir.server.drafts import HUMAN, Draft, changes
from comptoir.server.errors import Problem
from comptoir.server.events import Event
from comptoir.server.motion import Motion
from comptoir.server.people import Person
from comptoir.server.position import Position
from comptoir.server.store import Conflict
from comptoir.server.summary import summary
from comptoir.server.telling import message, show

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

LOG = structlog.get_logger()
TRIES: Final = 6  # when workers get in each other's way


class Room:
    """A table in memory. Whoever reads or changes its position holds its lock."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.hub: Final = hub
        self.id: Final = table
        self.lock: Final = asyncio.Lock()
        self.row: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.position: Position | None = None  # None while nobody needs it
        self.company: Final = Company()
        self.motion: Final = Motion(self)
        self.touched = time.monotonic()

    # --- Reading ------------------------------------------------------------------------

    async def wake(self) -> Position:
        """The position, read from the database if need be."""
        self.touched = time.monotonic()
        if self.position is None:
            try:
                self.position = await self._load(snapshots.code)
            except snapshots.BadSnapshot:
                LOG.warning("a snapshot could not be read", table=self.id)
                self.position = await self._load(lambda game: "none")
        return self.position

    async def _load(self, code: Callable[[str], str]) -> Position:
        stored = await self.hub.database.run(store.load, self.id, code)
        if stored is None:
            raise Problem("not-found")
        self.row, self.seats = stored.row, stored.seats
        row = stored.row
        game = (row["game"], row["players"], row["options"], row["data"])
        return snapshots.load(*game, stored.snapshot, stored.events, guided=bool(row["lesson"]))

    async def catch_up(self) -> None:
        """Take in what other workers have stored."""
        if self.position is None:
            return
        rows = await self.hub.database.run(store.events_after, self.id, self.position.version)
        if not rows:
            return
        self.seats = await self.hub.database.run(store.seats_of, self.id)
        row = await self.hub.database.run(store.row_of, self.id)
        self.row = self.row if row is None else row
        for event in rows:
            self.position.apply(event)

    def forget(self) -> None:
        """The position in memory may not be what is stored."""
        self.position = None

    def summary(self, person: Person | None) -> dict[str, Any]:
        """The table in a few lines."""
        return summary(self.row, self.seats, person.id if person else None)

    def holder(self, seat: int) -> str | None:
        """Whose seat it is; nobody's once resigned."""
        place = self.seats[seat]
        return None if place["resigned"] else place["person"]

    def people_seats(self) -> list[int]:
        """The seats that people play themselves."""
        return [i for i, seat in enumerate(self.seats) if seat["kind"] == HUMAN]

    # --- Changing -----------------------------------------------------------------------

    async def change(self, make: Callable[[Position], Draft], client: str | None = None) -> None:
        """Carry out a change: checked, stored, then shown. It goes on even if whoever asked for it is gone."""
        await asyncio.shield(asyncio.ensure_future(self._change(make, client)))

    async def _change(self, make: Callable[[Position], Draft], client: str | None) -> None:
        async with self.lock:
            for _ in range(TRIES):
                if await self._try(make, client):
                    break
            else:
                raise Problem("busy")
            show(self)
            self.motion.go_on()

    async def _try(self, make: Callable[[Position], Draft], client: str | None) -> bool:
        now = await self.wake()
        try:
            await self._carry_out(now, make, client)
        except Problem:
            if await self._done(client):
                raise Problem("duplicate") from None
            raise
        except Conflict:
            self.forget()
            if await self._done(client):
                raise Problem("duplicate") from None
            return False
        except BaseException:
            self.forget()
            raise
        return True

    async def _carry_out(self, now: Position, make: Callable[[Position], Draft], client: str | None) -> None:
        before = now.asked
        draft = make(now)
        event = Event(now.version + 1, time.time(), draft.kind, draft.seat, draft.data, client)
        now.apply(event, played=draft.played)
        stored = changes(self, now, event, draft, before)
        with metrics.STORING.time():
            await self.hub.database.run(store.append, self.id, event, stored)
        self.row.update(stored.table)
        for seat, values in draft.seats.items():
            self.seats[seat].update(values)
        metrics.EVENTS.labels(event.kind).inc()

    async def _done(self, client: str | None) -> bool:
        return client is not None and await self.hub.database.run(store.done_before, self.id, client)

    # --- Coming, going, going on ----------------------------------------------------------

    async def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        async with self.lock:
            now = await self.wake()
            newest = now.memory[watcher.viewer].version
            text = message(self, watcher)
            self.company.watchers.add(watcher)
            watcher.send(text)
            watcher.version = newest
            self.motion.go_on()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.company.leave(watcher)
        self.tell_presence()

    def tell_presence(self, *, further: bool = True) -> None:
        """Tell everybody who is here, at the other workers too."""
        if self.seats:
            self.company.tell(self.seats)
        if further:
            self.hub.bus.presence(self.id, self.company.people(), self.company.looking())

    async def continue_(self) -> None:
        """Look what is to be done now."""
        async with self.lock:
            with contextlib.suppress(Problem):
                await self.wake()
                show(self)
                self.motion.go_on()

    def can_sleep(self, seconds: float) -> bool:
        """Whether nobody has touched it for that long."""
        return not self.motion.thinking and not self.lock.locked() and time.monotonic() - self.touched > seconds

    def close(self) -> None:
        """Let go of it."""
        self.motion.stop()
        self.company.send(None)
