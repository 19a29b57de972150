"""Where a table stands: all its events, one after the other. No clocks, no sockets, no database."""

from __future__ import annotations

import secrets
from array import array
from bisect import bisect_left
from functools import lru_cache
from typing import Any, Final

import comptoir
from comptoir.core import plain
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.game import Game
from comptoir.core.table import Entry, Table
from comptoir.lesson import lesson
from comptoir.server.state import events
from comptoir.server.state.events import Event
from comptoir.server.state.live_table import LiveTable

SPECTATOR: Final = plain.SPECTATOR
EVERY: Final = 64  # answers, after which a state is kept to go back to
STANDS: Final = 4  # so many are kept


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
        self.broken = False  # the rules of today do not allow what was played: only the talk can be told
        self.told = False  # ... and somebody has its replay: it never goes on, since nothing in it is secret any more
        self.table: LiveTable | None = None
        self.version = 0
        self.held: int | None = None  # a seat that has not ended its turn yet
        self.wish: Wish | None = None
        self.chat: list[dict[str, Any]] = []
        self.memory: dict[int, Memory] = {viewer: Memory() for viewer in self.viewers}
        self.asked_at = [0] * players  # the version in which a seat's question came to be
        self._stands: list[tuple[int, comptoir.Position, list[str]]] = []  # some of the game, by the length of the log

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
        return self.table is not None and self.table.in_lanes

    # --- What could happen: events not yet stored -------------------------------------

    def started(self) -> dict[str, Any]:
        """The game begins; chance answers first."""
        table = LiveTable(self.game, self.players, self._chance(), self.options, self.data, forced=True)
        return {"entries": entries(table)}

    def answered(self, seat: int, move: int, hold: bool) -> dict[str, Any]:
        """A seat's answer and what follows it by itself. The table has changed already; apply skips that."""
        assert self.table is not None
        table, begin, asked, lanes = self.table, len(self.table.log), self.asked, self.in_lanes
        holds = self._play(seat, move, hold and not lanes)
        new = entries(table, begin)
        lane = lanes and table.lane_begin() <= begin
        alone = all(entry[0] == seat for entry in new)
        return {
            "entries": new,
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
        while hold and seat in self.asked and table.answer_sole(seat):
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
        return {"entries": entries(self.table, begin)}

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
        if not self.can_undo(seat):
            return None
        removed = self.table.undoes(seat)
        return {"removed": removed, "only": self.in_lanes and seat in self.asked, "lane": self.in_lanes}

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer."""
        return self.table is not None and not self.over and self.table.can_undo(seat)

    def last_answer(self, seat: int) -> int | None:
        """Where in the log the seat's last own answer stands; those in open lanes are its own affair."""
        log = self.table.log[: self.table.lane_begin()] if self.table else []
        return next((i for i in reversed(range(len(log))) if log[i].seat == seat and not log[i].forced), None)

    # --- What happened ------------------------------------------------------------------

    def apply(self, event: Event, *, played: bool = False) -> None:
        """Take in a stored event; ``played`` if its answers lie on the table already."""
        assert event.version == self.version + 1, "an event is missing"
        chat = len(self.chat)
        begin = self._stable(event, played)
        self._change(event, played)
        if played and self.table is not None:
            self._keep()
        self._say(event)
        self.version = event.version
        kept = {viewer: self._look(viewer, begin) for viewer in self.viewers}
        noticed = [event.seat] if event.only else self.viewers
        for viewer in noticed:
            self.memory[viewer].step(kept[viewer], chat)
        if event.kind in events.PLAYED:
            self.wish = self.wish if event.only else None
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
        if self.broken:
            self.told = self.told or event.kind == events.TOLD
            return
        if event.kind in events.PLAYED:
            self.held = event.seat if data.get("held") else None
        if event.kind == events.TOLD:
            self.broken, self.told, self.table = True, True, None
        elif event.kind == events.START:
            self.begin(data.get("position"))
        if "entries" in data and not played:
            self._take(data["entries"])
        elif "removed" in data and self.table is not None:
            self._go_back(set(data["removed"]))
        elif event.kind == events.ASK_UNDO:
            self.wish = Wish(event.seat, data["length"], list(data["agreed"]))
        elif event.kind == events.AGREE and self.wish is not None:
            self.wish.agreed.extend(data["agreed"])
        elif event.kind == events.REFUSE:
            self.wish = None
        if data.get("release"):
            self.held = None

    def begin(self, position: Any = None) -> LiveTable:
        """Lay an empty log on the table; ``position`` is where the game begins, packed, if not where the box says."""
        like = self.game.position(self.players, self.options, self.data).state
        stored = None if position is None else plain.unpack(position, like, self.game.names)
        origin = None if stored is None else comptoir.Position(self.game, stored)
        self.table = LiveTable(self.game, self.players, None, self.options, self.data, origin=origin)
        return self.table

    def _take(self, stored: list[list[Any]]) -> None:
        """Take in answers, checked: they may have been stored by a version with other rules."""
        assert self.table is not None
        for seat, name, forced in stored:
            move = number(self.game, name)
            if self.table.position.why_not(move, seat) is not None:
                raise BadReplay(f"{name} is no answer here.")
            self.table.take(seat, move, forced=bool(forced))
            self._keep()

    def _go_back(self, gone: set[int]) -> None:
        """Take answers back, from the last state before them that is kept: a long log is not played anew."""
        assert self.table is not None
        table, first = self.table, min(gone)
        self._stands = [stand for stand in self._stands if stand[0] <= first]
        length, stood, reasons = self._stands[-1] if self._stands else (0, None, [])
        rest = [entry for i, entry in enumerate(table.log[length:], length) if i not in gone]
        if stood is None:
            table.replay_log([])
        else:
            table.restore(stood.clone(), table.log[:length], reasons)
        for entry in rest:
            self._once_more(entry)

    def _once_more(self, entry: Entry) -> None:
        assert self.table is not None
        self.table.take(entry.seat, entry.move, forced=entry.forced)
        self._keep()

    def _keep(self) -> None:
        """Keep a state now and then."""
        assert self.table is not None
        length = len(self.table.log)
        if length - (self._stands[-1][0] if self._stands else 0) >= EVERY:
            self._stands = [*self._stands[1 - STANDS :], (length, self.table.position.clone(), self.table.reasons())]

    def _say(self, event: Event) -> None:
        if event.kind == events.CHAT:
            line = {"seat": event.seat, "name": event.data["name"], "text": event.data["text"]}
            self.chat.append({**line, "at": event.at, "who": (event.client or "").partition(":")[0]})
        for notice in [event.data.get("notice"), event.data.get("begins")]:
            if notice:
                self.chat.append({"seat": SPECTATOR, "name": "", "system": notice, "at": event.at})

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


def entries(table: Table, begin: int = 0) -> list[list[Any]]:
    """Answers as they are stored: by name, since numbers change with the rules."""
    kinds = table.game.kinds
    return [[entry.seat, kinds.name(entry.move), int(entry.forced)] for entry in table.log[begin:]]


@lru_cache(20_000)
def number(game: Game, name: str) -> int:
    """The number that a move of this name has today."""
    return game.kinds.parse(name)
