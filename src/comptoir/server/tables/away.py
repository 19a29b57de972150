"""Somebody goes on vacation, or comes back: their time at a table that is played over days stands still, or runs on."""

from __future__ import annotations

import contextlib

from comptoir.core.phrase import Phrase
from comptoir.server.common.errors import Problem
from comptoir.server.people.accounts import Person
from comptoir.server.state import clocks, events
from comptoir.server.state.events import Draft
from comptoir.server.state.position import Position
from comptoir.server.storage.rows import PLAYING
from comptoir.server.tables.room import Room


async def go(room: Room, person: Person, until: float | None, days: int) -> None:
    """Note it in all seats of this person, and tell the table."""

    def make(now: Position) -> Draft:
        own = [s for s in room.people_seats() if room.holder(s) == person.id and room.seats[s].vacation != until]
        if room.row.status != PLAYING or not clocks.is_slow(room.row.clock) or not own:
            raise Problem("not-asked")
        name = room.seats[own[0]].name
        said = (
            Phrase("notice-back", {"name": name})
            if until is None
            else Phrase("notice-away", {"name": name, "days": days})
        )
        return Draft(events.SEATS, events.NOBODY, {"notice": said.pack()}, {s: {"vacation": until} for s in own})

    with contextlib.suppress(Problem):
        await room.change(make)
