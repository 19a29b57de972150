"""Tables that somebody looks at or plays at just now."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import structlog

from comptoir.core.phrase import Phrase
from comptoir.server import clocks, events, metrics, notices, position, ratings, store
from comptoir.server.errors import Problem
from comptoir.server.events import Event
from comptoir.server.people import Person
from comptoir.server.position import SPECTATOR, Position
from comptoir.server.sight import for_seat
from comptoir.server.store import Changes, Conflict
from comptoir.server.summary import moment, summary
from comptoir.server.thinkers import STAND_IN

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

LOG = structlog.get_logger()
WAITING, PLAYING, OVER = "waiting", "playing", "over"
HUMAN, BOT, OPEN = "human", "bot", "open"
SNAPSHOT_EVERY: Final = 64  # events
TRIES: Final = 6  # when workers get in each other's way
QUEUE: Final = 200  # messages that a slow socket may have waiting


@dataclass
class Draft:
    """A change that somebody wants: the event, and what it changes besides the game."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    played: bool = False


class Watcher:
    """One socket: who looks, from which seat, and what was sent last."""

    def __init__(self, person: Person | None, viewer: int, since: int | None) -> None:
        self.person: Final = person
        self.viewer: Final = viewer
        self.version = since
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, text: str | None) -> None:
        """Put a message in line; None closes the socket, as does a line that grows too long."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Room:
    """A table in memory. Whoever reads or changes its position holds its lock."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.hub: Final = hub
        self.id: Final = table
        self.lock: Final = asyncio.Lock()
        self.row: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.position: Position | None = None  # None while nobody needs it
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[str], int]] = {}  # by worker: until when, who, how many look on
        self.left: dict[str, float] = {}  # when somebody was last here
        self.begun: Final = time.monotonic()
        self.touched = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    # --- Reading ------------------------------------------------------------------------

    async def wake(self) -> Position:
        """The position, read from the database if need be."""
        self.touched = time.monotonic()
        if self.position is None:
            try:
                self.position = await self._load(position.code)
            except position.BadSnapshot:
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
        return position.load(*game, stored.snapshot, stored.events, guided=bool(row["lesson"]))

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
            self.show()
            self.go_on()

    async def _try(self, make: Callable[[Position], Draft], client: str | None) -> bool:
        now = await self.wake()
        before = now.asked
        try:
            draft = make(now)
            event = Event(now.version + 1, time.time(), draft.kind, draft.seat, draft.data, client)
            now.apply(event, played=draft.played)
            changes = self._changes(now, event, draft, before)
            with metrics.STORING.time():
                await self.hub.database.run(store.append, self.id, event, changes)
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
        self.row.update(changes.table)
        for seat, values in draft.seats.items():
            self.seats[seat].update(values)
        metrics.EVENTS.labels(event.kind).inc()
        return True

    async def _done(self, client: str | None) -> bool:
        return client is not None and await self.hub.database.run(store.done_before, self.id, client)

    def _changes(self, now: Position, event: Event, draft: Draft, before: list[int]) -> Changes:
        seats = [{**seat, **draft.seats.get(i, {})} for i, seat in enumerate(self.seats)]
        table = {**draft.table}
        if not event.only:
            table.update(self._state_of_play(now, event, seats, draft))
        changes = Changes(table, draft.seats)
        if now.over and self.row["status"] != OVER:
            table.update(status=OVER, result=_result(now), waiting_for=[], bots_turn=False, deadline=None)
            changes.rate = ratings.rows(self.row, seats, table["result"]) if self.row["rated"] else []
        if now.table is not None and (now.over or event.version % SNAPSHOT_EVERY == 0):
            changes.snapshot = (position.code(self.row["game"]), now.snapshot())
        fresh = [s for s in now.asked if s not in before and seats[s]["kind"] == HUMAN]
        away = [s for s in fresh if not self.here(seats[s]["person"])]
        changes.outbox = notices.orders(self.row, [seats[s]["person"] for s in away])
        return changes

    def _state_of_play(self, now: Position, event: Event, seats: list[dict[str, Any]], draft: Draft) -> dict[str, Any]:
        bots = any(seats[s]["kind"] == BOT for s in now.asked)
        found: dict[str, Any] = {"changed": event.at, "waiting_for": now.asked, "bots_turn": bots}
        if bots:
            found["claimed"] = event.at
        if now.table is not None:
            found["status"] = draft.table.get(
                "status", PLAYING if self.row["status"] == WAITING else self.row["status"]
            )
        if self.row["clock"] is not None and now.table is not None:
            kept = self.row["clocks"] or clocks.new(self.row["clock"], now.players)
            running = [s for s in now.asked if seats[s]["kind"] == HUMAN]
            found["clocks"] = clocks.turned(kept, self.row["clock"], running, event.at)
            found["deadline"] = clocks.deadline(found["clocks"])
        return found

    # --- Showing ------------------------------------------------------------------------

    def show(self) -> None:
        """Send everybody what they have not seen yet."""
        texts: dict[tuple[int, int | None, str | None], str] = {}
        for watcher in self.watchers:
            assert self.position is not None
            newest = self.position.memory[watcher.viewer].version
            if watcher.version != newest:
                key = (watcher.viewer, watcher.version, watcher.person.id if watcher.person else None)
                if key not in texts:
                    texts[key] = self.message(watcher)
                watcher.send(texts[key])
                watcher.version = newest

    def message(self, watcher: Watcher) -> str:
        """The table as this watcher may know it."""
        assert self.position is not None
        seen = for_seat(self.position, watcher.viewer, watcher.version)
        seen["chat"] = {**seen["chat"], "lines": [{**line, "at": moment(line["at"])} for line in seen["chat"]["lines"]]}
        if seen["ask_undo"] is not None:
            agreed = seen["ask_undo"]["agreed"]
            seen["ask_undo"]["missing"] = [s for s in self.people_seats() if s not in agreed]
        told = {
            "type": "table",
            **seen,
            "table": self.summary(watcher.person),
            "connected": self.connected(),
            "spectators": self.spectators(),
            "clocks": clocks.pack(self.row["clocks"], time.time()),
        }
        return json.dumps(told, separators=(",", ":"), ensure_ascii=False)

    def people_seats(self) -> list[int]:
        """The seats that people play themselves."""
        return [i for i, seat in enumerate(self.seats) if seat["kind"] == HUMAN]

    # --- Who is here ----------------------------------------------------------------------

    async def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        async with self.lock:
            now = await self.wake()
            newest = now.memory[watcher.viewer].version
            text = self.message(watcher)
            self.watchers.add(watcher)
            watcher.send(text)
            watcher.version = newest
            self.go_on()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.watchers.discard(watcher)
        if watcher.person is not None:
            self.left[watcher.person.id] = time.monotonic()
        self.tell_presence()

    def here(self, person: str | None) -> bool:
        """Whether this person looks at the table."""
        if person is None:
            return False
        near = any(watcher.person is not None and watcher.person.id == person for watcher in self.watchers)
        now = time.monotonic()
        return near or any(person in who and until > now for until, who, _ in self.elsewhere.values())

    def away(self, person: str | None) -> float:
        """For how long this person has not been here."""
        if person is None or self.here(person):
            return 0.0
        return time.monotonic() - self.left.get(person, self.begun)

    def connected(self) -> list[bool]:
        """For each seat, whether its player is here; bots always are."""
        return [seat["kind"] == BOT or self.here(seat["person"]) for seat in self.seats]

    def spectators(self) -> int:
        """How many look on."""
        now = time.monotonic()
        far = sum([count for until, _, count in self.elsewhere.values() if until > now])
        return far + len([watcher for watcher in self.watchers if watcher.viewer == SPECTATOR])

    def tell_presence(self, *, further: bool = True) -> None:
        """Tell everybody who is here."""
        if self.seats:
            told = {"type": "presence", "connected": self.connected(), "spectators": self.spectators()}
            text = json.dumps(told)
            for watcher in self.watchers:
                watcher.send(text)
        if further:
            who = sorted({watcher.person.id for watcher in self.watchers if watcher.person is not None})
            looking = len([watcher for watcher in self.watchers if watcher.viewer == SPECTATOR])
            self.hub.bus.presence(self.id, who, looking)

    # --- Going on by itself -----------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots think, and watch the clocks."""
        now = self.position
        if now is None or self.hub.closing:
            return
        for seat in [] if now.held is not None else now.asked:
            if self.seats[seat]["kind"] == BOT and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat, now))
        self.wind_up()

    async def _think(self, seat: int, now: Position) -> None:
        try:
            assert now.table is not None
            asked_at, bot = now.asked_at[seat], str(self.seats[seat]["bot"] or STAND_IN)
            move = now.wanted(seat)
            if move is None or move not in now.table.legal(seat):
                with metrics.THINKING.labels(bot).time():
                    move = await self.hub.thinkers.answer(now.game, now.table, bot, seat)
            answer = int(move)
            self.thinking.pop(seat, None)
            await self.change(lambda then: self._bots_answer(then, seat, answer, asked_at))
        except Problem as problem:
            LOG.info("a bot's answer came too late", table=self.id, code=problem.code)
            self.hub.spawn(self.continue_())
        except Exception:
            LOG.exception("a bot could not answer", table=self.id)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]

    async def continue_(self) -> None:
        """Look what is to be done now."""
        async with self.lock:
            with contextlib.suppress(Problem):
                await self.wake()
                self.show()
                self.go_on()

    def _bots_answer(self, now: Position, seat: int, move: int, asked_at: int) -> Draft:
        late = seat not in now.asked or now.held is not None or now.asked_at[seat] != asked_at
        if late or self.seats[seat]["kind"] != BOT:
            raise Problem("stale")
        assert now.table is not None
        if now.table.why_not(seat, move) is not None:
            move = now.table.legal(seat)[0]
        return Draft(events.ANSWER, seat, now.answered(seat, move, False), played=True)

    def wind_up(self) -> None:
        """Wait for the first clock to run out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = clocks.deadline(self.row["clocks"]) if self.row["clocks"] and self.row["status"] == PLAYING else None
        if at is not None:
            wait = max(0.0, at - time.time()) + 0.02
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.hub.spawn(self._run_out())

    async def _run_out(self) -> None:
        with contextlib.suppress(Problem):
            await self.change(self._time_out)

    def _time_out(self, now: Position) -> Draft:
        if self.row["status"] != PLAYING or self.row["clocks"] is None:
            raise Problem("stale")
        rest = clocks.left(self.row["clocks"], time.time())
        out = [s for s in self.row["clocks"]["running"] if rest[s] <= 0]
        if not out:
            raise Problem("stale")
        notice = Phrase("notice-time-out", {"name": self.seats[out[0]]["name"]}).pack()
        return Draft(
            events.SEATS,
            events.NOBODY,
            {"notice": notice, "release": now.held in out},
            {s: {"kind": BOT, "bot": STAND_IN} for s in out},
        )

    def can_sleep(self, seconds: float) -> bool:
        """Whether nobody has touched it for that long."""
        return not self.thinking and not self.lock.locked() and time.monotonic() - self.touched > seconds

    def close(self) -> None:
        """Let go of it."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        for watcher in list(self.watchers):
            watcher.send(None)


def _result(now: Position) -> dict[str, Any]:
    assert now.table is not None
    return {"scores": now.table.scores, "ranking": now.table.ranking, "winners": now.table.winners}
