"""What the sockets of a table are sent: the table as each of them may know it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from comptoir.core.phrase import Phrase
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.common.errors import Problem
from comptoir.server.state import clocks
from comptoir.server.state.position import SPECTATOR
from comptoir.server.visibility.projection import for_seat, line_text, to_json
from comptoir.server.visibility.summary import moment

if TYPE_CHECKING:
    from comptoir.server.tables.room import Room

HIDDEN: Final = Phrase("notice-hidden").pack()


def show(room: Room) -> None:
    """Send everybody what they have not seen yet."""
    texts: dict[tuple[int, int | None, str | None], str] = {}
    for watcher in room.company.here_now():
        assert room.position is not None
        if not room.may_look(watcher):
            watcher.send_away(Problem("not-your-seat"))
            continue
        newest = room.position.memory[watcher.viewer].version
        if watcher.version != newest:
            key = (watcher.viewer, watcher.version, watcher.person.id if watcher.person else None)
            if key not in texts:
                texts[key] = message(room, watcher)
            watcher.send(texts[key])
            watcher.version = newest


def message(room: Room, watcher: Watcher) -> str:
    """The table as this watcher may know it."""
    assert room.position is not None
    if not room.may_look(watcher):
        raise Problem("not-your-seat")
    seen = for_seat(room.position, watcher.viewer, watcher.version, line_text)
    seen["chat"] = {**seen["chat"], "lines": [_said(line, watcher) for line in seen["chat"]["lines"]]}
    if seen["ask_undo"] is not None:
        agreed = seen["ask_undo"]["agreed"]
        seen["ask_undo"]["missing"] = [s for s in room.people_seats() if s not in agreed]
    slow = clocks.is_slow(room.row.clock)  # over days nobody is told who is here: it would tell plans from people
    told = {
        "type": "table",
        **seen,
        "table": room.summary(watcher.person),
        "connected": [True] * len(room.seats) if slow else room.company.connected(room.seats),
        "spectators": 0 if slow else room.company.spectators(),
        "clocks": clocks.pack(room.row.clocks, time.time()),
    }
    return encode(told)


def _said(line: dict[str, Any], watcher: Watcher) -> dict[str, Any]:
    """A line of chat for this watcher: of those whom somebody has blocked, only that there is one."""
    shown = {name: value for name, value in line.items() if name != "who"}
    if line.get("who") and line["who"] in watcher.blocked:
        shown = {"seat": SPECTATOR, "name": "", "system": HIDDEN}
    return {**shown, "at": moment(line["at"])}


def encode(told: dict[str, Any]) -> str:
    """As JSON; the lines of the log are that already."""
    log = told.pop("log")
    return f'{to_json(told)[:-1]},"log":{{"from":{log["from"]},"lines":[{",".join(log["lines"])}]}}}}'
