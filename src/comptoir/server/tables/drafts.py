"""A change that somebody wants at a table, and all that is stored together with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from comptoir.core.agenda import CHANCE
from comptoir.server.notices import outbox
from comptoir.server.people import ratings
from comptoir.server.state import clocks
from comptoir.server.state.clocks import is_slow
from comptoir.server.state.events import ANSWER, PLAYED, START, Draft, Event
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import Position
from comptoir.server.state.snapshots import code, snapshot
from comptoir.server.storage import rows
from comptoir.server.storage.rows import BOT, HUMAN, OVER, PLAYING, WAITING, Result, SeatRow, TableRow
from comptoir.server.storage.store import Changes
from comptoir.server.tables import plans
from comptoir.server.visibility.projection import told_line, with_gaps

if TYPE_CHECKING:
    from comptoir.server.tables.room import Room

SNAPSHOT_EVERY: Final = 64  # events
MOST_NEWS: Final = 8  # answers with effects that are told in a notice
LOOKED_AT: Final = 100  # ... among so many


def changes(room: Room, now: Position, event: Event, draft: Draft, before: list[int]) -> Changes:
    """What is stored with an event; ``before`` are the seats that had to answer until now."""
    seats = [rows.changed(seat, draft.seats.get(i, {})) for i, seat in enumerate(room.seats)]
    found = Changes({**draft.table}, {i: (room.seats[i], values) for i, values in draft.seats.items()})
    if not event.only and room.row.status != OVER:  # what is said afterwards does not change when it ended
        found.table.update(_state_of_play(room.row, now, event, seats, draft))
    if room.row.rated and (event.kind == START or now.over) and not ratings.may_count(seats):
        found.table["rated"] = False
    if now.over and room.row.status != OVER:
        found.table.update(status=OVER, result=_result(now), waiting_for=[], bots_turn=False, deadline=None)
        if room.row.rated and ratings.may_count(seats):
            played = ratings.rows(room.row, seats, found.table["result"])
            found.also = partial(ratings.rate, table=room.id, played=played)
    long = len(event.data.get("entries", ())) > SNAPSHOT_EVERY  # as of a replay that goes on
    if now.table is not None and (now.over or long or event.version % SNAPSHOT_EVERY == 0):
        found.snapshot = (code(room.row.game), snapshot(now))
    fresh = [s for s in now.asked if s not in before and seats[s].kind == HUMAN]
    away = [s for s in fresh if seats[s].person and not room.company.here(seats[s].person)]
    found.outbox = outbox.orders(room.row, {str(seats[s].person): news(now, s, seats) for s in away})
    if is_slow(room.row.clock) and event.kind in PLAYED and not now.over:
        found.also = _for_plans(room, now, event, seats, found)
    return found


def _state_of_play(row: TableRow, now: Position, event: Event, seats: list[SeatRow], draft: Draft) -> dict[str, Any]:
    bots = any(seats[s].kind == BOT for s in now.asked)
    found: dict[str, Any] = {"changed": event.at, "waiting_for": now.asked, "bots_turn": bots}
    if bots:
        found["claimed"] = event.at
    if event.kind == START:
        found["rules"] = now.game.rules  # a table may have waited for a newer version
    if now.table is not None:
        found["status"] = draft.table.get("status", PLAYING if row.status == WAITING else row.status)
    if row.clock is not None and now.table is not None:
        kept = row.clocks or clocks.new(row.clock, now.players)
        playing = [s for s in now.asked if seats[s].kind == HUMAN]
        running = [s for s in playing if seats[s].vacation is None]
        found["clocks"] = clocks.turned(kept, row.clock, running, event.at, playing)
        found["deadline"] = clocks.deadline(found["clocks"], row.clock, [seat.vacation for seat in seats])
    return found


def _for_plans(
    room: Room, now: Position, event: Event, seats: list[SeatRow], found: Changes
) -> Callable[[Connection], None]:
    """What is done about plans in the same moment; whoever answers in secret is nobody else's occasion."""
    kept = found.table.get("clocks") or room.row.clocks
    left = clocks.left(kept, event.at) if kept else [0.0] * now.players
    asked = [seats[s] for s in now.asked if seats[s].kind == HUMAN and (not event.only or s == event.seat)]
    letters = {str(one["person"]): str(one["id"]) for one in found.outbox}
    answer = next((name for s, name, _ in event.data.get("entries", ()) if s == event.seat), "")

    def do(connection: Connection) -> None:
        if event.kind == ANSWER and (event.client or "").startswith(plans.MARK):
            plans.played(connection, room.id, event.seat, answer)
        plans.follow(connection, room.id, event, asked, letters, left)

    return do


def news(now: Position, seat: int, seats: list[SeatRow]) -> list[dict[str, Any]]:
    """What happened since a seat last answered, as far as it may know: answers, and what they brought about."""
    if now.table is None:
        return []
    lines, log = now.memory[seat].lines, now.table.log
    begin = len(lines)
    while begin and (log[lines[begin - 1]].seat != seat or log[lines[begin - 1]].forced):
        begin -= 1
    while begin < len(lines) and log[lines[begin]].seat == CHANCE:  # as the set-up
        begin += 1
    names = [place.name for place in seats]
    known = with_gaps(lines, max(begin, len(lines) - LOOKED_AT))
    found = [_happened(now.table, seat, answers, names) for answers in _together(now.table, known)]
    return [one for one in found if one["told"]][-MOST_NEWS:]


def _together(table: LiveTable, known: list[tuple[int, list[int]]]) -> list[list[int]]:
    """Each answer with those before it that stay secret; those that chance gives in a row together."""
    found: list[list[int]] = []
    for i, gap in known:
        last = found[-1][-1] if found else None
        if last is not None and table.log[i].seat == CHANCE == table.log[last].seat:
            found[-1] += [*gap, i]
        else:
            found.append([*gap, i])
    return found


def _happened(table: LiveTable, viewer: int, answers: list[int], names: list[str]) -> dict[str, Any]:
    """The last of these answers, unless chance gave it, and what all brought about."""
    entry = table.log[answers[-1]]
    move = None if entry.seat == CHANCE else table.label(answers[-1]).pack()
    told = [told_line(line) for line in table.lines(answers, viewer)]
    return {"seat": entry.seat, "names": names, "move": move, "told": told}


def _result(now: Position) -> Result:
    assert now.table is not None
    ledger = [now.table.ledger(seat) for seat in range(now.players)]
    return {
        "scores": now.table.scores,
        "ranking": now.table.ranking,
        "winners": now.table.winners,
        "ledger": ledger,
    }
