"""Finding, making and filling tables."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, and_, select, true

import comptoir
from comptoir.core import figures
from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.table import Table
from comptoir.lesson import lesson
from comptoir.server.bots.pool import BOTS
from comptoir.server.common.errors import Problem
from comptoir.server.limits import fairness
from comptoir.server.people import bonds
from comptoir.server.people.accounts import Person, new_id
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state import events
from comptoir.server.state.events import Draft, Event
from comptoir.server.state.position import Position, entries
from comptoir.server.state.snapshots import game_of
from comptoir.server.storage import schema, store
from comptoir.server.storage.rows import (
    BOT,
    GAME,
    HUMAN,
    OPEN,
    OVER,
    OWN,
    WAITING,
    Found,
    SeatRow,
    TableRow,
    change,
    changed,
)
from comptoir.server.storage.store import Changes
from comptoir.server.tables.drafts import changes
from comptoir.server.tables.room import Room

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

Tables = list[Found]
MANY: Final = 100
PAGE: Final = 30
HINTS: Final = "hints"  # a game that may be played with them proves nothing
BEGINS: Final = Phrase("notice-started").pack()

# --- Finding --------------------------------------------------------------------------


def open_tables(
    connection: Connection, before: float | None = None, who: str | None = None
) -> tuple[Tables, float | None]:
    """Open tables, a page: those with a free seat first, then those that can be watched, the last changed first.

    Where a page ends is told by the time of its last table, below zero for tables that can be watched.
    """
    found: Tables = []
    if before is None or before >= 0:
        found = _open(connection, "waiting", before, PAGE, who)
    if len(found) < PAGE:
        since = -before if before is not None and before < 0 else None
        found += _open(connection, "playing", since, PAGE - len(found))
    if len(found) < PAGE:
        return found, None
    last = found[-1][0]
    return found, last.changed if last.status == "waiting" else -last.changed


def _open(connection: Connection, status: str, before: float | None, most: int, who: str | None = None) -> Tables:
    t = schema.tables
    query = select(t).where(t.c.private.is_(False), t.c.status == status)
    if before is not None:
        query = query.where(t.c.changed < before)
    if who is not None:
        query = query.where(bonds.not_shut_out(who))
    return _with_seats(connection, connection.execute(query.order_by(t.c.changed.desc()).limit(most)))


def invited(connection: Connection, person: str) -> tuple[Tables, dict[str, str]]:
    """The tables with a free seat that somebody was invited to, and by whom."""
    t, by = schema.tables, bonds.invitations(connection, person)
    query = select(t).where(t.c.id.in_(by), t.c.status == WAITING).order_by(t.c.changed.desc()).limit(MANY)
    found = [
        (row, seats)
        for row, seats in _with_seats(connection, connection.execute(query))
        if all(seat.person != person for seat in seats) and any(seat.kind == OPEN for seat in seats)
    ]
    return found, {row.id: by[row.id] for row, _ in found}


def mine(connection: Connection, person: str) -> Tables:
    """The tables of somebody that are not over; those that wait for that person first."""
    t = schema.tables
    own = _tables_of(person)
    rows = connection.execute(
        select(t)
        .where(t.c.id.in_(own) | (t.c.host == person), t.c.status != "over", t.c.purpose.not_in(OWN))
        .order_by(t.c.changed.desc())
        .limit(MANY)
    )
    found = _with_seats(connection, rows)
    return sorted(found, key=lambda pair: not any(_waits(pair[0], seat, person) for seat in pair[1]))


def _waits(row: TableRow, seat: SeatRow, person: str) -> bool:
    return bool(seat.person == person and seat.seat in row.waiting_for and seat.kind == HUMAN)


@dataclass(frozen=True)
class Wanted:
    """Which finished games somebody looks for; None for any."""

    game: str | None = None
    players: int | None = None
    rated: bool | None = None
    opponent: str | None = None  # a person, or a level of bots
    result: str | None = None  # won or lost; of one's own games only

    def condition(self) -> Any:
        """What the database knows of it."""
        t, s = schema.tables.c, schema.seats.c
        equal = ((t.game, self.game), (t.players, self.players), (t.rated, self.rated))
        found = [column == value for column, value in equal if value is not None]
        if self.opponent is not None:
            they = (s.person == self.opponent) | (s.person.is_(None) & (s.bot == self.opponent))
            found.append(t.id.in_(select(s.table_id).where(they)))
        return and_(true(), *found)

    def fits(self, pair: Found, person: str | None) -> bool:
        """Whether a game ended as wanted."""
        row, seats = pair
        if self.result is None or row.result is None:
            return self.result is None
        own = [seat.seat for seat in seats if seat.person == person and not seat.resigned]
        won = any(seat in row.result["winners"] for seat in own)
        return bool(own) and won == (self.result == "won")


ANY: Final = Wanted()


def finished(
    connection: Connection, person: str | None, before: float | None, wanted: Wanted = ANY
) -> tuple[Tables, float | None]:
    """Finished games of somebody, or all open ones; the last ones first."""
    t, found = schema.tables, list[Found]()
    own = t.c.private.is_(False) if person is None else t.c.id.in_(_tables_of(person)) | (t.c.host == person)
    own &= t.c.purpose.not_in(OWN)
    query = select(t).where(t.c.status == OVER, own, wanted.condition()).order_by(t.c.changed.desc()).limit(PAGE)
    while True:
        page = query if before is None else query.where(t.c.changed < before)
        some = _with_seats(connection, connection.execute(page))
        found += [pair for pair in some if wanted.fits(pair, person)]
        if len(some) < PAGE:
            return found, None
        before = some[-1][0].changed
        if len(found) >= PAGE:
            return found, before


def _tables_of(person: str) -> Any:
    return select(schema.seats.c.table_id).where(schema.seats.c.person == person)


def _with_seats(connection: Connection, rows: Any) -> Tables:
    tables = [TableRow(**row) for row in rows.mappings()]
    s = schema.seats
    query = select(s).where(s.c.table_id.in_([row.id for row in tables])).order_by(s.c.table_id, s.c.seat)
    seats: dict[str, list[SeatRow]] = {}
    for seat in connection.execute(query).mappings() if tables else []:
        seats.setdefault(seat["table_id"], []).append(SeatRow(**seat))
    return [(row, seats[row.id]) for row in tables]


def by_invitation(connection: Connection, invitation: str) -> Found:
    """The table of an invitation."""
    t = schema.tables
    row = connection.execute(select(t).where(t.c.invitation == invitation)).mappings().first()
    if row is None:
        raise Problem("not-found")
    return TableRow(**row), store.seats_of(connection, row["id"])


# --- Making ---------------------------------------------------------------------------


def new_table(setup: Setup, host: Person) -> Found:
    """The rows of a new table."""
    game, data = _game(setup)
    if setup.lesson:
        return _lesson(game, host)
    given = setup.seats or [Seat(who="me"), *[Seat(who="open")] * (setup.players - 1)]
    if len(given) != setup.players:
        raise Problem("bad-setup", why=f"There are {setup.players} players, but {len(given)} seats.")
    clock = None if setup.clock is None else setup.clock.model_dump()
    row = table_row(game, setup.players, game.chosen(setup.options), data, host)
    new = {"private": setup.private, "title": setup.title, "clock": clock, "end_turn": setup.end_turn}
    change(row, {**new, "aids": sorted(set(setup.aids))})
    row.rated = may_be_rated(row)
    return row, [_seat_row(row.id, i, seat, host) for i, seat in enumerate(given)]


def may_be_rated(row: TableRow) -> bool:
    """Whether a new table is played as everybody plays: with the printed figures, and without hints."""
    return not row.data and HINTS not in row.aids


def _lesson(game: Game, host: Person) -> Found:
    """The rows of a first lesson: a fixed deal against beginners."""
    found = lesson(game)
    if found is None:
        raise Problem("bad-setup", why=f"{game.title} has no lesson yet.")
    row = table_row(game, found.players, game.chosen(found.options), {}, host)
    row.lesson, row.rated = True, False
    given = [Seat(who="me"), *[Seat(who="bot", bot="beginner")] * (found.players - 1)]
    return row, [_seat_row(row.id, i, seat, host) for i, seat in enumerate(given)]


def _game(setup: Setup) -> tuple[Game, dict[str, Any]]:
    try:
        game, data = comptoir.load(setup.game), figures.read(setup.figures)
        game.position(setup.players, setup.options, data)
    except ComptoirError as problem:
        raise Problem("bad-setup", why=str(problem)) from problem
    return game, data


def table_row(game: Game, players: int, options: dict[str, str], data: dict[str, Any], host: Person) -> TableRow:
    """A table's row with what is usual."""
    now = time.time()
    return TableRow(
        id=new_id("t", 12),
        game=game.name,
        rules=game.rules,
        players=players,
        options=options,
        data=data,
        title="",
        private=True,
        host=host.id,
        invitation=new_id("i", 15),
        status=WAITING,
        clock=None,
        clocks=None,
        end_turn=False,
        rated=True,
        lesson=False,
        purpose=GAME,
        origin=None,
        aids=[],
        created=now,
        changed=now,
        version=0,
        waiting_for=[],
        bots_turn=False,
        claimed=0.0,
        deadline=None,
        result=None,
    )


def _seat_row(table: str, number: int, seat: Seat, host: Person) -> SeatRow:
    row = SeatRow(table, number, OPEN, None, "", None, False)
    if seat.who == "bot":
        bot = seat.bot or BOTS[0]
        if bot not in BOTS:
            raise Problem("bad-setup", why=f"There is no bot “{bot}”; there are: {', '.join(BOTS)}.")
        row.kind, row.bot, row.name = BOT, bot, bot
    elif seat.who in ("me", "hot"):
        row.kind, row.person, row.name = HUMAN, host.id, seat.name or host.name
    return row


def from_replay(table: Table, host: Person) -> tuple[TableRow, list[SeatRow], dict[str, Any]]:
    """The rows of a table that goes on with a replay, and the event that begins it."""
    row = table_row(table.game, table.players, table.options, table.data, host)
    data = {"entries": [[seat, name, 0] for seat, name, _ in entries(table)]}
    row.id, row.rated = _same_id(host.id, table.game.name, table.options, table.data, data), False
    seats = [
        _seat_row(row.id, i, Seat(who="hot", name=f"{host.name[:26]} {i + 1}"), host) for i in range(table.players)
    ]
    if table.over:  # somebody's game, but nobody's here
        seats = [changed(seat, {"person": None, "name": ""}) for seat in seats]
    return row, seats, data


def _same_id(*what: Any) -> str:
    """The same for the same, so that there is one table of it."""
    return f"t_{hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]}"


async def rematch(hub: Hub, old: str, person: Person) -> Room:
    """The same game with the same opponents and variants; the next seat starts. Who asks too sits down there."""
    row, seats = await hub.database.read(store.found, old)
    if row.status != OVER or not any(seat.person == person.id for seat in seats):
        raise Problem("still-running" if row.status != OVER else "not-your-seat")
    again, places = _again(row, seats, person)
    known = await hub.database.run(store.row_of, again.id)
    if known is None:
        return await make_table(hub, again, places)
    room = await hub.room(again.id)
    if known.status == WAITING and await _may_sit(hub, room, person):
        await _sit_again(room, places, person)
    elif known.status in (WAITING, OVER) or all(seat.person != person.id for seat in room.seats):
        return await make_table(hub, *_renamed(again, places))
    return room


async def _may_sit(hub: Hub, room: Room, person: Person) -> bool:
    """Whether nobody there has blocked this person, who otherwise opens a table of their own."""
    try:
        await hub.database.run(bonds.check_open, room.row, room.seats, person.id)
    except Problem:
        return False
    return True


def _again(row: TableRow, seats: list[SeatRow], person: Person) -> Found:
    new = table_row(comptoir.load(row.game), row.players, row.options, row.data, person)
    kept = ("private", "title", "clock", "end_turn", "aids")
    change(new, {"id": _same_id("again", row.id), **{name: getattr(row, name) for name in kept}})
    new.rated = may_be_rated(new)
    turned = [*seats[1:], *seats[:1]]
    return new, [_seat_again(new.id, i, seat, person) for i, seat in enumerate(turned)]


def _seat_again(table: str, number: int, old: SeatRow, person: Person) -> SeatRow:
    """Bots and oneself sit where they sat; the places of others wait for them."""
    if old.person == person.id:
        return _seat_row(table, number, Seat(who="hot", name=old.name), person)
    if old.person is not None:
        return _seat_row(table, number, Seat(who="open"), person)
    return _seat_row(table, number, Seat(who="bot", bot=old.bot), person)


async def _sit_again(room: Room, places: list[SeatRow], person: Person) -> None:
    if any(seat.person == person.id for seat in room.seats):
        return
    own = next(seat.seat for seat in places if seat.person == person.id)
    await sit_down(room, person, own if room.seats[own].kind == OPEN else None, None)


def _renamed(row: TableRow, seats: list[SeatRow]) -> Found:
    name = new_id("t", 12)
    return changed(row, {"id": name}), [changed(seat, {"table_id": name}) for seat in seats]


async def make_table(hub: Hub, row: TableRow, seats: list[SeatRow], data: dict[str, Any] | None = None) -> Room:
    """Store a new table; one without a free seat begins in the same moment, with this data if it is given."""
    begin = None
    if all(seat.kind != OPEN for seat in seats):
        begin = await asyncio.to_thread(_beginning, hub, row, seats, data)
    await hub.database.run(_create, row, seats, begin, hub.settings.limits)
    return await hub.room(row.id)


def _create(
    connection: Connection,
    row: TableRow,
    seats: list[SeatRow],
    begin: tuple[Event, Changes] | None,
    scale: float,
) -> None:
    if row.status != OVER and not (begin is not None and begin[1].table.get("status") == OVER):
        fairness.room_for(connection, row, seats, scale)
    store.create(connection, row, seats, begin)


def _beginning(hub: Hub, row: TableRow, seats: list[SeatRow], data: dict[str, Any] | None) -> tuple[Event, Changes]:
    room = Room(hub, row.id)
    room.row, room.seats = row, seats
    now = Position(game_of(row.game), row.players, row.options, row.data, guided=bool(row.lesson))
    draft = Draft(events.START, events.NOBODY, data or {**now.started(), "begins": BEGINS})
    event = Event(1, time.time(), draft.kind, draft.seat, draft.data)
    now.apply(event)
    return event, changes(room, now, event, draft, [])


# --- Filling --------------------------------------------------------------------------


async def sit_down(room: Room, person: Person, seat: int | None, name: str | None) -> int:
    """Take a free seat; the game begins with the last one."""
    taken: list[int] = []

    def make(now: Position) -> Draft:
        _waiting(room)
        free = [i for i, place in enumerate(room.seats) if place.kind == OPEN]
        mine = [i for i, place in enumerate(room.seats) if place.person == person.id]
        if not free:
            raise Problem("table-full")
        if mine:
            raise Problem("seat-taken")
        if seat is not None and seat not in free:
            raise Problem("seat-taken")
        taken[:] = [free[0] if seat is None else seat]
        called = name or person.name
        data = {"notice": Phrase("notice-joined", {"name": called}).pack()}
        seats = {taken[0]: {"kind": HUMAN, "person": person.id, "name": called}}
        if len(free) > 1:
            return Draft(events.SEATS, events.NOBODY, data, seats)
        return Draft(events.START, events.NOBODY, {**now.started(), **data, "begins": BEGINS}, seats)

    await room.change(make, f"{person.id}:{new_id('e')}")
    return taken[0]


async def get_up(room: Room, person: Person, seat: int) -> None:
    """Leave a seat, while the table waits."""

    def make(now: Position) -> Draft:
        _waiting(room)
        if seat >= len(room.seats) or room.seats[seat].person != person.id:
            raise Problem("not-your-seat")
        notice = Phrase("notice-left", {"name": room.seats[seat].name}).pack()
        return Draft(
            events.SEATS, events.NOBODY, {"notice": notice}, {seat: {"kind": OPEN, "person": None, "name": ""}}
        )

    await room.change(make, f"{person.id}:{new_id('e')}")


async def start(room: Room) -> None:
    """Begin the game."""

    def make(now: Position) -> Draft:
        _waiting(room)
        if any(seat.kind == OPEN for seat in room.seats):
            raise Problem("not-started")
        return Draft(events.START, events.NOBODY, {**now.started(), "begins": BEGINS})

    try:
        await room.change(make)
    except Problem as problem:
        if problem.code != "already-started":
            raise


def _waiting(room: Room) -> None:
    if room.row.status != WAITING:
        raise Problem("already-started")
