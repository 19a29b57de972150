"""Tables that somebody looks at or plays at just now."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import structlog

from comptoir.core.errors import UnknownGame
from comptoir.server.bots.scheduler import Motion
from comptoir.server.broadcast.presence import Company, Watcher
from comptoir.server.broadcast.updates import message, show
from comptoir.server.common import logs, metrics
from comptoir.server.common.errors import Problem
from comptoir.server.limits import fairness
from comptoir.server.people import bonds
from comptoir.server.people.accounts import Person
from comptoir.server.state import clocks, snapshots
from comptoir.server.state.events import Draft, Event
from comptoir.server.state.position import SPECTATOR, Position
from comptoir.server.storage import rows, store
from comptoir.server.storage.rows import BOT, OVER, PLAYING, STUCK, SeatRow, TableRow
from comptoir.server.storage.store import Changes, Conflict
from comptoir.server.tables.drafts import changes
from comptoir.server.visibility.summary import summary

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

LOG = structlog.get_logger()
LONG: Final = 1500  # answers; most games have fewer
TRIES: Final = 6  # when workers get in each other's way


def _unheard(work: asyncio.Future[None]) -> None:
    """A change has ended that nobody waits for: that it could not be carried out concerns nobody."""
    if work.cancelled() or not isinstance(work.exception(), Problem):
        logs.tell_failure(work, "a change failed")


class Room:
    """A table in memory. Whoever reads or changes its position holds its lock."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.hub: Final = hub
        self.id: Final = table
        self.lock: Final = asyncio.Lock()
        self._row: TableRow | None = None
        self.seats: list[SeatRow] = []
        self.position: Position | None = None  # None while nobody needs it
        self.company: Final = Company()
        self.motion: Final = Motion(self)
        self.touched = time.monotonic()

    @property
    def row(self) -> TableRow:
        """The table's row, once it has been read."""
        assert self._row is not None
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row

    @property
    def known(self) -> bool:
        """Whether it has been read."""
        return self._row is not None

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
            await self._say_whether_it_goes_on(self.position)
        return self.position

    async def _say_whether_it_goes_on(self, now: Position) -> None:
        """A game that the rules of today do not allow is stuck, until a version comes that knows it again."""
        if now.broken and self.row.status == PLAYING:
            changed: dict[str, Any] = {"status": STUCK, "waiting_for": [], "bots_turn": False, "deadline": None}
        elif self.row.status == STUCK and not now.broken:
            bots = any(self.seats[seat].kind == BOT for seat in now.asked)
            changed = {"status": PLAYING, "waiting_for": now.asked, "bots_turn": bots}
        else:
            return
        rows.change(self.row, changed)
        await self.hub.database.run(store.note, self.id, now.version, changed)

    async def _load(self, code: Callable[[str], str]) -> Position:
        try:
            stored = await self.hub.database.read(store.load, self.id, code)
        except UnknownGame as problem:
            raise Problem("cannot-go-on") from problem
        if stored is None:
            raise Problem("not-found")
        self.row, self.seats = stored.row, stored.seats
        row = stored.row
        game = (row.game, row.players, row.options, row.data)
        guided = bool(row.lesson)
        async with self.hub.heavy.turn(str(row.host)):
            return await asyncio.to_thread(
                lambda: snapshots.load(*game, stored.snapshot, stored.events, rules=row.rules, guided=guided)
            )

    async def newest(self) -> Position:
        """The position with all that other workers have stored, whether or not they have said so yet."""
        now = await self.wake()
        if not self.hub.database.sqlite:
            await self.catch_up()
        return now

    async def catch_up(self) -> bool:
        """Take in what other workers have stored; whether there was anything."""
        if self.position is None:
            return False
        stored = await self.hub.database.read(store.newer, self.id, self.position.version)
        if stored is None:
            return False
        self.row, self.seats = stored.row, stored.seats
        try:
            for event in stored.events:
                self.position.apply(event)
        except BaseException:
            self.forget()
            raise
        return True

    def forget(self) -> None:
        """The position in memory may not be what is stored."""
        self.position = None

    def summary(self, person: Person | None) -> dict[str, Any]:
        """The table in a few lines."""
        return summary(self.row, self.seats, person.id if person else None)

    def holder(self, seat: int) -> str | None:
        """Whose seat it is; nobody's once resigned."""
        place = self.seats[seat]
        return None if place.resigned else place.person

    def may_look(self, watcher: Watcher) -> bool:
        """Whether somebody may see what the seat sees, as things are now."""
        person, seat = watcher.person, watcher.viewer
        if not rows.may_find(self.row, person.id if person else None):
            return False
        return seat == SPECTATOR or (person is not None and seat < len(self.seats) and self.holder(seat) == person.id)

    def people_seats(self) -> list[int]:
        """The seats that belong to people, those too for whom a bot plays just now."""
        return [i for i in range(len(self.seats)) if self.holder(i) is not None]

    # --- Changing -----------------------------------------------------------------------

    async def change(self, make: Callable[[Position], Draft], client: str | None = None) -> None:
        """Carry out a change: checked, stored, then shown. It goes on even if whoever asked for it is gone."""
        work = asyncio.ensure_future(self._change(make, client))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(_unheard)
            raise

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
            if not self.hub.database.sqlite and await self.catch_up():
                return False  # what was wrong may be right by now
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
        draft, event, stored = await self._prepare(now, make, client)
        with metrics.STORING.time():
            await self.hub.database.run(store.append, self.id, event, stored)
        rows.change(self.row, stored.table)
        for seat, values in draft.seats.items():
            rows.change(self.seats[seat], values)
        if stored.table.get("status") == OVER and self.row.rated:  # whether it counts is found out as it is stored
            self.row, self.seats = await self.hub.database.read(store.found, self.id)
        metrics.EVENTS.labels(event.kind).inc()

    async def _prepare(
        self, now: Position, make: Callable[[Position], Draft], client: str | None
    ) -> tuple[Draft, Event, Changes]:
        """What is to be stored; at a table with a long log beside everything else, and in turn."""

        def prepare() -> tuple[Draft, Event, Changes]:
            before = now.asked
            draft = make(now)
            event = Event(now.version + 1, time.time(), draft.kind, draft.seat, draft.data, client)
            now.apply(event, played=draft.played)
            return draft, event, changes(self, now, event, draft, before)

        if now.table is None or len(now.table.log) < LONG:
            return prepare()
        async with self.hub.heavy.turn((client or "").partition(":")[0] or str(self.row.host)):
            return await asyncio.to_thread(prepare)

    async def _done(self, client: str | None) -> bool:
        return client is not None and await self.hub.database.run(store.done_before, self.id, client)

    # --- Coming, going, going on ----------------------------------------------------------

    async def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        async with self.lock:
            now = await self.newest()
            if not self.may_look(watcher):
                raise Problem("not-your-seat")
            kind = "program-sockets" if watcher.person and watcher.person.program else "sockets"
            fairness.check(kind, self.hub.sockets_of(watcher.who) + 1, self.hub.settings.limits)
            self.company.watchers.add(watcher)
            if not await self.hub.has_session(watcher):  # asked now, since from now on its end is heard
                raise Problem("no-session")
            if watcher.person is not None:
                watcher.blocked = await self.hub.database.run(bonds.blocked, watcher.person.id)
            text = message(self, watcher)
            watcher.send(text)
            watcher.version = now.memory[watcher.viewer].version
            self.motion.go_on()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.company.leave(watcher)
        self.tell_presence()

    def tell_presence(self, *, further: bool = True) -> None:
        """Tell everybody who is here, at the other workers too."""
        if self.seats and not clocks.is_slow(self.row.clock):
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
        self.company.send_away()
