"""Tables derived from a position: boards to try things on, and games that go on from a moment of another."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, select

from comptoir.core import plain
from comptoir.core.chance import Rng
from comptoir.core.position import Position as Standing
from comptoir.server.bots.pool import BOTS, STAND_IN
from comptoir.server.common.errors import Problem
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Derive
from comptoir.server.state.position import Position, entries
from comptoir.server.state.snapshots import game_of
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import (
    BOT,
    HUMAN,
    OVER,
    OWN,
    PLAN,
    PLAY_ON,
    PLAYING,
    WHAT_IF,
    SeatRow,
    TableRow,
    change,
    may_find,
)
from comptoir.server.tables import plans
from comptoir.server.tables.lobby import make_table, table_row
from comptoir.server.tables.room import Room

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

MOST: Final = 4  # boards of one kind that somebody has for oneself; then the oldest gives way
KEPT: Final = 7 * 86400.0  # seconds that such a board is kept untouched


def aided(row: TableRow, seats: list[SeatRow], person: str, aid: str) -> bool:
    """Whether somebody may use an aid: where no other people play, after the end, or if the table allows it."""
    people = {seat.person for seat in seats if seat.person is not None and not seat.resigned}
    return row.status == OVER or people <= {person} or aid in row.aids


def check_aid(room: Room, person: str, aid: str) -> None:
    """Refuse an aid that the table does not allow."""
    if not aided(room.row, room.seats, person, aid):
        raise Problem("aid-not-allowed")


def unseen_anew(now: Position, seat: int, rng: Rng) -> dict[str, Any]:
    """How a board begins that knows no more than a seat does: whatever it cannot see is dealt anew."""
    assert now.table is not None
    return begun(now, now.table.view(seat).complete(rng), rng)


def begun(now: Position, begin: Standing, rng: Rng) -> dict[str, Any]:
    """The event that begins a table at a position, with what follows there by itself."""
    packed = plain.pack(begin.state)
    table = _empty(now).begin(packed)
    table.resume(rng, forced=True)
    return {"position": packed, "entries": entries(table)}


def from_moment(now: Position, at: int, *, goes_on: bool) -> dict[str, Any]:
    """The event that begins a table as a finished game was before an answer; chance goes on differently."""
    assert now.table is not None
    packed = None if now.table.origin is None else plain.pack(now.table.origin.state)
    table = _empty(now).begin(packed)
    for entry in now.table.log[:at]:
        table.take(entry.seat, entry.move, forced=entry.forced)
    if goes_on:
        table.resume(Rng(secrets.randbits(128)), forced=True)
    return {"position": packed, "entries": entries(table)}


def _empty(now: Position) -> Position:
    return Position(now.game, now.players, now.options, now.data)


async def derive(hub: Hub, room: Room, person: Person, wish: Derive) -> Room:
    """Make the table that somebody asks for."""
    if wish.purpose == PLAN:
        return await _plan(hub, room, person, wish.seat)
    if wish.bot is not None and wish.bot not in BOTS:
        raise Problem("bad-setup", why=f"There is no bot “{wish.bot}”; there are: {', '.join(BOTS)}.")
    async with room.lock:
        now = await room.newest()
        if not may_find(room.row, person.id) or wish.seat >= room.row.players:
            raise Problem("not-found")
        if wish.purpose == WHAT_IF:
            data = _what_if(room, now, person, wish.seat)
            at = len(now.memory[wish.seat].lines)
        else:
            at = _moment(now, wish.at)
    if wish.purpose != WHAT_IF:
        async with hub.heavy.turn(person.id):
            data = await asyncio.to_thread(from_moment, now, at, goes_on=wish.purpose == PLAY_ON)
    return await lay(hub, room, person, wish.purpose, wish.seat, at, data, wish.bot)


async def _plan(hub: Hub, room: Room, person: Person, seat: int) -> Room:
    """A board on which the next own turn is prepared: the others have played until one's question comes."""
    async with room.lock:
        now = await room.newest()
        if not may_find(room.row, person.id):
            raise Problem("not-found")
        plans.may_plan(room, now, seat, person)
        assert now.table is not None
        view, at = now.table.position.view(seat), len(now.memory[seat].lines)
    packed = await hub.thinkers.advise(person.id, plans.ahead, view, seat, secrets.randbits(32))
    if packed is None:
        raise Problem("no-turn-left")
    return await lay(hub, room, person, PLAN, seat, at, {"position": packed, "entries": []})


def _what_if(room: Room, now: Position, person: Person, seat: int) -> dict[str, Any]:
    if room.holder(seat) != person.id:
        raise Problem("not-your-seat")
    if room.row.status != PLAYING or now.table is None:
        raise Problem("over" if room.row.status == OVER else "not-started")
    check_aid(room, person.id, WHAT_IF)
    return unseen_anew(now, seat, Rng(secrets.randbits(128)))


def _moment(now: Position, at: int | None) -> int:
    if now.broken:
        raise Problem("cannot-go-on")
    if now.table is None or not now.over:
        raise Problem("still-running")
    if at is None or at >= len(now.table.log):
        raise Problem("bad-request", what="at")
    return at


async def lay(
    hub: Hub, room: Room, person: Person, purpose: str, seat: int, at: int, data: dict[str, Any], bot: str | None = None
) -> Room:
    """Store a derived table: its owner in one seat; in the others bots, or nobody where nothing is to go on."""
    old = room.row
    row = table_row(game_of(old.game), old.players, old.options, old.data, person)
    origin = {"table": old.id, "seat": seat, "at": at}
    change(row, {"rated": False, "title": old.title, "purpose": purpose, "origin": origin})
    alone = purpose not in (PLAY_ON, WHAT_IF)
    seats = [_seat(row.id, place, person, seat, alone, bot or STAND_IN) for place in room.seats]
    if purpose in OWN:
        for gone in await hub.database.run(make_way, person.id, purpose):
            hub.forget(gone)
    return await make_table(hub, row, seats, data)


def _seat(table: str, place: SeatRow, person: Person, own: int, alone: bool, bot: str) -> SeatRow:
    if place.seat == own:
        return SeatRow(table, own, HUMAN, person.id, person.name, None, False)
    if alone:
        return SeatRow(table, place.seat, HUMAN, None, place.name, place.bot if place.person is None else None, False)
    return SeatRow(table, place.seat, BOT, None, bot, bot, False)


def make_way(connection: Connection, person: str, purpose: str) -> list[str]:
    """The oldest boards of somebody give way to a new one; which they were."""
    t = schema.tables.c
    query = select(t.id).where(t.host == person, t.purpose == purpose).order_by(t.created.desc()).offset(MOST - 1)
    return _remove(connection, [str(row.id) for row in connection.execute(query.limit(100))])


def expire(connection: Connection) -> list[str]:
    """Forget boards that nobody has touched for long; which they were."""
    t = schema.tables.c
    query = select(t.id).where(t.purpose.in_(OWN), t.changed < time.time() - KEPT).limit(100)
    return _remove(connection, [str(row.id) for row in connection.execute(query.with_for_update(skip_locked=True))])


def _remove(connection: Connection, tables: list[str]) -> list[str]:
    for table in tables:
        connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
        store.tell(connection, {"table": table, "version": 0})
    return tables
