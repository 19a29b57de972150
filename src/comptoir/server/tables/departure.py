"""Somebody leaves for good: bots go on at their running tables, and those that wait are cleared away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comptoir.core.phrase import Phrase
from comptoir.server.bots.pool import STAND_IN
from comptoir.server.common.errors import Problem
from comptoir.server.people import accounts, leaving, programs
from comptoir.server.people.accounts import Person
from comptoir.server.state import events
from comptoir.server.state.events import Draft
from comptoir.server.state.position import Position
from comptoir.server.storage import store
from comptoir.server.storage.rows import BOT, OPEN, OVER, WAITING, Found
from comptoir.server.tables.room import Room

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

TRIES: Final = 3  # somebody may sit down once more meanwhile
FREE: Final = {"kind": OPEN, "person": None, "name": ""}
BY_BOT: Final = {"kind": BOT, "bot": STAND_IN, "resigned": True, "person": None, "name": ""}


async def what_happens(hub: Hub, person: Person) -> dict[str, Any]:
    """What becomes of somebody's tables, said before."""
    found: dict[str, list[Found]] = {"running": [], "waiting": []}
    for table in await hub.database.read(leaving.open_tables, person.id):
        row, seats = await hub.database.read(store.found, table)
        found["waiting" if row.status == WAITING else "running"].append((row, seats))
    return {**found, "finished": await hub.database.read(leaving.finished, person.id)}


async def leave_for_good(hub: Hub, person: Person) -> None:
    """First no session is left, then no seat, then nothing; of their programs neither."""
    for program in await hub.database.read(programs.of, person.id):
        await leave_for_good(hub, await hub.database.read(programs.owned, program, person.id))
    hub.hang_up(await hub.database.run(accounts.end_all, person.id))
    left: dict[str, set[str]] = {}
    for _ in range(TRIES):
        for table in await hub.database.read(leaving.open_tables, person.id):
            left.setdefault(table, set()).update(await _get_up(hub, table, person))
    for table in await hub.database.run(leaving.forget, person.id, left):
        hub.forget(table)
    for table in left:
        await _go_on(hub, table)


async def _get_up(hub: Hub, table: str, person: Person) -> list[str]:
    """Leave a table; under which names somebody sat there."""
    room = await hub.room(table)
    own = [i for i, seat in enumerate(room.seats) if seat.person == person.id]
    names = [room.seats[i].name for i in own]
    if room.row.status == WAITING and room.row.host == person.id:
        await hub.database.run(store.remove, table)
        hub.forget(table)
    elif own:
        await room.change(lambda now: _departed(room, now, own))
    return names


def _departed(room: Room, now: Position, own: list[int]) -> Draft:
    waiting = room.row.status == WAITING
    notice = Phrase("notice-departed", {"seat": own[0] + 1}).pack()
    seats = dict.fromkeys(own, FREE if waiting else BY_BOT)
    return Draft(events.SEATS, events.NOBODY, {"notice": notice, "release": now.held in own}, seats)


async def _go_on(hub: Hub, table: str) -> None:
    try:
        room = await hub.room(table)
    except Problem:  # it was cleared away
        return
    if room.row.status != OVER:
        await room.continue_()
