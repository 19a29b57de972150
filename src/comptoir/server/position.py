"""Where a table stands: all its events, one after the other. No clocks, no sockets, no database."""

from __future__ import annotations

import secrets
from array import array
from bisect import bisect_left
from typing import Any, Final

from comptoir.core import plain
from comptoir.core.agenda import Together
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.table import Entry, Table
from comptoir.lesson import lesson
from comptoir.server import events
from comptoir.server.events import Event
from comptoir.server.labels import shared

SPECTATOR: Final = plain.SPECTATOR


class Memory:
    """What one viewer has been shown: its version, its lines of the log, and how they came about."""

    def __init__(self, version: int = 0) -> None:
        self.base = version  # older versions are forgotten
        self.version = version
        self.lines: list[int] = []  # where in the log
        self._kept = array("i")  # for each step, how many lines of the log stayed
        self._chat = array("i")  # ... and how many of the chat there were

    def step(self, kept: int, chat: int) -> None:
        """The viewer notices a change."""
        self.version += 1
        self._kept.append(kept)
        self._chat.append(chat)

    def since(self, version: int | None, chat: int) -> tuple[int, int]:
        """How many lines of log and chat somebody who knows that version may keep."""
        if version is None or not self.base <= version <= self.version:
            return 0, 0
        steps = version - self.base
        return min(self._kept[steps:], default=len(self.lines)), min(self._chat[steps:], default=chat)


class Wish:
    """Somebody asks to go back further than undo does."""

    def __init__(self, seat: int, length: int, agreed: list[int]) -> None:
        self.seat: Final = seat
        self.length: Final = length
        self.agreed: Final = agreed


class Position:
    """A table's events so far, as a game, a chat, and what every viewer knows of them."""

    def __init__(
        self, game: Game, players: int, options: dict[str, str], data: dict[str, Any], *, guided: bool = False
    ) -> None:
        self.game: Final = game
        self.lesson: Final = lesson(game) if guided else None
        self.players: Final = players
        self.options: Final = options
        self.data: Final = data
        self.table: Table | None = None
        self.version = 0
        self.held: int | None = None  # a seat that has not ended its turn yet
        self.wish: Wish | None = None
        self.chat: list[dict[str, Any]] = []
        self.memory: dict[int, Memory] = {viewer: Memory() for viewer in self.viewers}
        self.asked_at = [0] * players  # the version in which a seat's question came to be

    @property
    def viewers(self) -> list[int]:
        """All seats, and whoever looks on."""
        return [SPECTATOR, *range(self.players)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over and self.held is None

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now."""
        if self.table is None:
            return []
        if self.held is not None:
            return [self.held]
        return sorted({int(ask.seat) for ask in self.table.questions})

    @property
    def in_lanes(self) -> bool:
        """Whether several seats answer at once, in secret."""
        agenda = self.table.state.agenda if self.table else []
        return bool(agenda) and isinstance(agenda[-1], Together)

    # --- What could happen: events not yet stored -------------------------------------

    def started(self) -> dict[str, Any]:
        """The game begins; chance answers first."""
        table = Table(self.game, self.players, self._chance(), self.options, self.data, forced=True)
        return {"entries": _entries(table.log)}

    def answered(self, seat: int, move: int, hold: bool) -> dict[str, Any]:
        """A seat's answer and what follows it by itself. The table has changed already; apply skips that."""
        assert self.table is not None
        table, begin, asked, lanes = self.table, len(self.table.log), self.asked, self.in_lanes
        holds = self._play(seat, move, hold and not lanes)
        entries = _entries(table.log[begin:])
        lane = lanes and table.lane_begin() <= begin
        alone = all(entry[0] == seat for entry in entries)
        return {
            "entries": entries,
            "only": lane and alone and self.asked == asked,
            "lane": lane and alone,
            "held": holds,
        }

    def _play(self, seat: int, move: int, hold: bool) -> bool:
        """Answer, and let follow what follows by itself; whether the turn is held, and what others must do waits."""
        assert self.table is not None
        table = self.table
        table.rng, table.forced = self._chance(), not hold
        table.answer(seat, move)
        while hold and seat in self.asked and len(table.legal(seat)) == 1:
            table.take(seat, table.legal(seat)[0], forced=True)
            table.resume(table.rng, forced=False)
        holds = hold and seat not in self.asked and table.can_undo(seat)
        if hold and not holds:
            table.resume(table.rng, forced=True)
        return holds

    def ended(self) -> dict[str, Any]:
        """The turn that was held ends: what follows by itself, which lies on the table already, as after an answer."""
        assert self.table is not None
        begin = len(self.table.log)
        self.table.resume(self._chance(), forced=True)
        return {"entries": _entries(self.table.log[begin:])}

    def _chance(self) -> Rng:
        """A source of chance that nobody can foresee from what it gave before; in a lesson the one that it needs."""
        guided = self.table is None or any(self.wanted(seat) is not None for seat in range(self.players))
        if self.lesson is not None and guided:
            return self.lesson.chance(len(self.table.log) if self.table else 0)
        return Rng(secrets.randbits(128))

    def wanted(self, seat: int) -> int | None:
        """The move that a lesson wants of a seat, if there is one and it can be made."""
        if self.lesson is None or self.table is None:
            return None
        step = self.lesson.next(self.table, seat)
        return None if step is None else self.game.kinds.parse(step.move)

    def undone(self, seat: int) -> dict[str, Any] | None:
        """Taking back the seat's last answer, if nothing was shown since."""
        assert self.table is not None
        table = self.table
        if not table.can_undo(seat):
            return None
        lanes, asked = self.in_lanes, self.asked
        last = self.last_answer(seat)
        assert last is not None
        removed = [i for i in range(last, len(table.log)) if table.log[i].seat == seat]
        in_lane = lanes and table.lane_begin() <= last
        return {"removed": removed, "only": in_lane and seat in asked, "lane": in_lane}

    def last_answer(self, seat: int) -> int | None:
        """Where in the log the seat's last own answer stands."""
        log = self.table.log if self.table else []
        return next((i for i in reversed(range(len(log))) if log[i].seat == seat and not log[i].forced), None)

    # --- What happened ------------------------------------------------------------------

    def apply(self, event: Event, *, played: bool = False) -> None:
        """Take in a stored event; ``played`` if its answers lie on the table already."""
        assert event.version == self.version + 1, "an event is missing"
        chat = len(self.chat)
        begin = self._stable(event, played)
        self._change(event, played)
        self._share(begin)
        self._say(event)
        self.version = event.version
        kept = {viewer: self._look(viewer, begin) for viewer in self.viewers}
        noticed = [event.seat] if event.only else self.viewers
        for viewer in noticed:
            self.memory[viewer].step(kept[viewer], chat)
        if event.kind in events.PLAYED:
            self.wish = None
            for seat in [event.seat] if event.lane else range(self.players):
                self.asked_at[seat] = self.memory[seat].version

    def _stable(self, event: Event, played: bool) -> int:
        """Up to where the log and who knows what of it stay as they are."""
        if "removed" in event.data:
            return int(min(event.data["removed"]))
        if self.table is None or "entries" not in event.data:
            return 0 if self.table is None else len(self.table.log)
        begin = len(self.table.log) - (len(event.data["entries"]) if played else 0)
        while begin > 0 and self.table.log[begin - 1].in_lane:
            begin -= 1
        return begin

    def _change(self, event: Event, played: bool) -> None:
        data = event.data
        if event.kind in events.PLAYED:
            self.held = event.seat if data.get("held") else None
        if event.kind == events.START:
            self.table = Table(self.game, self.players, None, self.options, self.data)
        if "entries" in data and not played:
            self._take(data["entries"])
        elif "removed" in data and self.table is not None:
            gone = set(data["removed"])
            self.table.replay_log([entry for i, entry in enumerate(self.table.log) if i not in gone])
        elif event.kind == events.ASK_UNDO:
            self.wish = Wish(event.seat, data["length"], list(data["agreed"]))
        elif event.kind == events.AGREE and self.wish is not None:
            self.wish.agreed.extend(data["agreed"])
        elif event.kind == events.REFUSE:
            self.wish = None
        if data.get("release"):
            self.held = None

    def _take(self, entries: list[list[Any]]) -> None:
        assert self.table is not None
        for seat, move, forced in entries:
            self.table.take(seat, move, forced=bool(forced))

    def _share(self, begin: int) -> None:
        """Equal labels are one object, at all tables together: logs are long, and say much the same."""
        log = self.table.log if self.table else []
        for i in range(begin, len(log)):
            e = log[i]
            log[i] = Entry(e.seat, e.move, e.ask, shared(e.label), e.in_lane, e.forced)

    def _say(self, event: Event) -> None:
        if event.kind == events.CHAT:
            line = {"seat": event.seat, "name": event.data["name"], "text": event.data["text"]}
            self.chat.append({**line, "at": event.at})
        if event.data.get("notice"):
            self.chat.append({"seat": SPECTATOR, "name": "", "system": event.data["notice"], "at": event.at})

    def recall(self, versions: list[int]) -> None:
        """Begin anew at these versions, with all lines of the log that each viewer knows; often none is secret."""
        assert self.table is not None
        public = self.table.known_to(SPECTATOR)
        secret = len(public) < len(self.table.log)
        self.memory = {viewer: Memory(v) for viewer, v in zip(self.viewers, versions, strict=True)}
        for viewer in self.viewers:
            self.memory[viewer].lines = self.table.known_to(viewer) if secret else list(public)

    def _look(self, viewer: int, begin: int) -> int:
        """Bring the viewer's lines up to date from there on; how many stayed."""
        memory = self.memory[viewer]
        place = bisect_left(memory.lines, begin)
        before, after = memory.lines[place:], self.table.known_to(viewer, begin) if self.table else []
        memory.lines[place:] = after
        if self.table is None or len(after) < len(before):
            return place
        same = [a == b for a, b in zip(before, after, strict=False)]
        return place + (same.index(False) if False in same else len(before))


def _entries(log: list[Entry]) -> list[list[Any]]:
    return [[entry.seat, entry.move, int(entry.forced)] for entry in log]
