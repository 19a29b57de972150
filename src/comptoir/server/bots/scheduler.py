"""What happens at a table by itself: bots think, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import structlog

from comptoir.core.phrase import Phrase
from comptoir.server.bots.pool import STAND_IN, Order, new_order
from comptoir.server.common import metrics
from comptoir.server.common.errors import SILENT, Problem, Unreachable
from comptoir.server.notices import outbox
from comptoir.server.state import clocks, events
from comptoir.server.state.events import Draft
from comptoir.server.state.position import Position
from comptoir.server.storage import rows, store
from comptoir.server.storage.rows import BOT, PLAYING

if TYPE_CHECKING:
    from comptoir.server.tables.room import Room

LOG = structlog.get_logger()


class Motion:
    """The bots that think just now, and the clock that runs out first."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Let bots think, and watch the clocks."""
        now = self.room.position
        if now is None or self.room.hub.closing:
            return
        for seat in [] if now.held is not None else now.asked:
            if self.room.seats[seat].kind == BOT and seat not in self.thinking:
                thought = self._think(self._order(now, seat), now.asked_at[seat])
                self.thinking[seat] = asyncio.create_task(thought)
        self.wind_up()

    def stop(self) -> None:
        """No more of it."""
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()

    # --- Bots -----------------------------------------------------------------------------

    def _order(self, now: Position, seat: int) -> Order:
        """What the bot is asked, taken down while nobody changes the position; a lesson leaves it one answer."""
        assert now.table is not None
        asked = new_order(now.table, str(self.room.seats[seat].bot or STAND_IN), seat, self.room.id)
        wanted = now.wanted(seat)
        return asked if wanted is None or wanted not in asked.legal else asked._replace(legal=[wanted])

    async def _think(self, order: Order, asked_at: int) -> None:
        try:
            with metrics.THINKING.labels(order.bot).time():
                move = await self.room.hub.thinkers.answer(order, str(self.room.row.host))
            await self.room.change(lambda now: self._bots_answer(now, order.seat, move, asked_at))
        except Problem as problem:
            LOG.info("a bot's answer came too late", table=self.room.id, code=problem.code)
            self.room.hub.spawn(self.room.continue_())
        except Unreachable:
            LOG.warning(SILENT, table=self.room.id)
        except Exception:
            LOG.exception("a bot could not answer", table=self.room.id)
        finally:
            if self.thinking.get(order.seat) is asyncio.current_task():
                del self.thinking[order.seat]

    def _bots_answer(self, now: Position, seat: int, move: int, asked_at: int) -> Draft:
        self.thinking.pop(seat, None)  # not sooner: whoever looks in meanwhile would have it think again
        late = seat not in now.asked or now.held is not None or now.asked_at[seat] != asked_at
        if late or self.room.seats[seat].kind != BOT:
            raise Problem("stale")
        assert now.table is not None
        if not now.table.allows(seat, move):
            move = now.table.legal(seat)[0]
        return Draft(events.ANSWER, seat, now.answered(seat, move, False), played=True)

    # --- Clocks -----------------------------------------------------------------------------

    def wind_up(self) -> None:
        """Wait for the first clock to run out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        row = self.room.row
        away = [seat.vacation for seat in self.room.seats]
        at = clocks.deadline(row.clocks, row.clock, away) if row.clocks and row.status == PLAYING else None
        if at is not None:
            wait = max(0.0, at - time.time()) + 0.02
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.room.hub.spawn(self._run_out())

    async def _run_out(self) -> None:
        with contextlib.suppress(Problem):
            await self._remind()
            await self.room.change(self._time_out)

    async def _remind(self) -> None:
        """Tell whoever has little time left, once."""
        row, seats = self.room.row, self.room.seats
        async with self.room.lock:
            now = await self.room.newest()
            if row.clocks is None or row.clock is None or row.status != PLAYING:
                return
            late = clocks.to_remind(row.clocks, row.clock, time.time())
            if not late:
                return
            kept = clocks.reminded(row.clocks, late)
            at = clocks.deadline(kept, row.clock, [seat.vacation for seat in seats])
            people: dict[str, list[dict[str, object]]] = {str(seats[s].person): [] for s in late if seats[s].person}
            letters = outbox.orders(row, people, "reminder")
            changed = {"clocks": kept, "deadline": at}
            await self.room.hub.database.run(store.note, row.id, now.version, changed, letters)
            rows.change(row, changed)
            self.wind_up()
        self.room.hub.wake_postman()

    def _time_out(self, now: Position) -> Draft:
        row = self.room.row
        if row.status != PLAYING or row.clocks is None:
            raise Problem("stale")
        back = [
            s for s, seat in enumerate(self.room.seats) if seat.vacation is not None and seat.vacation <= time.time()
        ]
        if back:
            said = Phrase("notice-back", {"name": self.room.seats[back[0]].name}).pack()
            return Draft(events.SEATS, events.NOBODY, {"notice": said}, {s: {"vacation": None} for s in back})
        rest = clocks.left(row.clocks, time.time())
        out = [s for s in row.clocks["running"] if rest[s] <= 0]
        if not out:
            raise Problem("stale")
        resigned = row.clock is not None and row.clock.get("late") == "resign"
        message = "notice-time-out-resigned" if resigned else "notice-time-out"
        notice = Phrase(message, {"name": self.room.seats[out[0]].name}).pack()
        data = {"notice": notice, "release": now.held in out}
        return Draft(
            events.SEATS, events.NOBODY, data, {s: {"kind": BOT, "bot": STAND_IN, "resigned": resigned} for s in out}
        )
