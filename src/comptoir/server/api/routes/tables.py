"""The lobby: tables to find, to make, to sit down at and to leave."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from sqlalchemy import Connection, insert

import comptoir
from comptoir.core.errors import ComptoirError
from comptoir.server.api.dependencies import HubHere, Known, Maybe, found_by, limit
from comptoir.server.api.routes.games import Lang
from comptoir.server.bots import hints
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.notices import outbox
from comptoir.server.people import accounts, bonds
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import (
    Derive,
    DoneOut,
    FiguresOut,
    Hinted,
    HintsOut,
    Invited,
    Invitee,
    Join,
    JoinedOut,
    Leave,
    OutlineOut,
    SeatNumber,
    Setup,
    TableOut,
    TablesOut,
)
from comptoir.server.state.position import SPECTATOR
from comptoir.server.storage import schema, store
from comptoir.server.tables import derived, lobby
from comptoir.server.visibility.outline import outline
from comptoir.server.visibility.summary import summary

router = APIRouter(tags=["tables"])
CalledName = Annotated[str, Query(max_length=60)]
Before = Annotated[float | None, Query(ge=-1e11, le=1e11)]


async def check_names(hub: Hub, person: Person, names: list[str]) -> None:
    """At a table too nobody is called like somebody else's account."""
    for name in dict.fromkeys(names):
        await hub.database.run(accounts.check_name, name, person)


@router.get("/tables", response_model=TablesOut)
async def tables(
    hub: HubHere,
    person: Maybe,
    which: Literal["open", "mine", "invited", "finished"] = "open",
    everyone: bool = False,
    before: Before = None,
    game: Annotated[str | None, Query(max_length=60)] = None,
    players: Annotated[int | None, Query(ge=1, le=9)] = None,
    rated: bool | None = None,
    opponent: Annotated[str | None, Query(max_length=40)] = None,
    result: Literal["won", "lost"] | None = None,
) -> Any:
    """Open tables, yours, those you are invited to by name, or finished games; these by what they were, too."""
    who, by = None if person is None else person.id, dict[str, str]()
    if which == "open":
        found, more = await hub.database.read(lobby.open_tables, before, who)
    elif which == "invited":
        more = None
        found, by = ([], {}) if who is None else await hub.database.read(lobby.invited, who)
    elif which == "mine":
        found, more = ([] if who is None else await hub.database.read(lobby.mine, who)), None
    else:
        if everyone and result is not None:
            raise Problem("bad-request", what="result: of your own games only")
        wanted = lobby.Wanted(game, players, rated, opponent, result)
        found, more = await hub.database.read(lobby.finished, None if everyone else who or "", before, wanted)
    return {"tables": [summary(row, seats, who) for row, seats in found], "next": more, "by": by}


@router.post("/tables", response_model=TableOut, dependencies=[limit("create")])
async def create(body: Setup, hub: HubHere, person: Known) -> Any:
    """A new table; it begins at once if no seat is free."""
    row, seats = lobby.new_table(body, person)
    await check_names(hub, person, [seat.name for seat in seats if seat.person is not None])
    room = await lobby.make_table(hub, row, seats)
    return {"table": room.summary(person), "invitation": row.invitation}


@router.get("/tables/{table}", response_model=TableOut)
async def get(table: str, hub: HubHere, person: Maybe) -> Any:
    """One table."""
    row, seats = await found_by(hub, table, person)
    who = None if person is None else person.id
    shown = summary(row, seats, who)
    inside = who is not None and (row.host == who or any(seat["you"] for seat in shown["seats"]))
    waits = row.status == "waiting"
    if not (inside and waits):
        return {"table": shown}
    return {"table": shown, "invitation": row.invitation, "invited": await hub.database.run(bonds.invited_to, table)}


@router.get("/tables/{table}/figures", response_model=FiguresOut)
async def figures(table: str, hub: HubHere, person: Maybe) -> Any:
    """What a drawn board of this table knows of the box, with the corrections of its owner."""
    row, _ = await found_by(hub, table, person)
    try:
        return {"figures": comptoir.load(row.game).board(row.data)}
    except ComptoirError as problem:
        raise Problem("cannot-go-on") from problem


@router.get("/tables/{table}/outline", response_model=OutlineOut)
async def outline_(
    table: str,
    hub: HubHere,
    person: Maybe,
    lang: Lang = "en",
    seat: SeatNumber | None = None,
    name: Annotated[list[CalledName], Query(max_length=9)] = [],  # noqa: B006 never changed
) -> Any:
    """The table in words, as a seat (or a spectator) sees it, taken apart into panels, grids and texts."""
    room = await hub.room(table)
    viewer = SPECTATOR if seat is None else seat
    if seat is not None and person is None:
        raise Problem("no-session")
    async with room.lock:
        now = await room.newest()
        if not room.may_look(Watcher(person, viewer, None)):
            raise Problem("not-your-seat")
        version = now.memory[viewer].version
        seen = None if now.table is None else now.table.position.view(viewer).state
        names = name if len(name) == now.players else [place.name for place in room.seats]
    drawn = None if seen is None else await asyncio.to_thread(outline, now.game, seen, viewer, lang, names)
    return {"version": version, "outline": drawn}


@router.delete("/tables/{table}")
async def remove(table: str, hub: HubHere, person: Known) -> dict[str, str]:
    """Remove a table that has not begun; or a lesson, an unrated or a finished game without other people."""
    row, seats = await hub.database.run(store.found, table)
    if row.host != person.id:
        raise Problem("not-your-table")
    alone = all(seat.person in (None, person.id) for seat in seats)
    await hub.database.run(store.remove, table, alone and (row.status == "over" or not row.rated))
    hub.forget(table)
    return {}


@router.get("/join/{invitation}", response_model=TableOut)
async def invited_to(invitation: str, hub: HubHere, person: Maybe) -> Any:
    """What one is invited to."""
    row, seats = await hub.database.read(lobby.by_invitation, invitation)
    await hub.database.run(bonds.check_open, row, seats, None if person is None else person.id)
    return {"table": summary(row, seats, None if person is None else person.id)}


@router.post("/join", response_model=JoinedOut, dependencies=[limit("write")])
async def join_by_invitation(body: Invited, hub: HubHere, person: Known) -> Any:
    """Sit down at a table one is invited to."""
    row, seats = await hub.database.read(lobby.by_invitation, body.invitation)
    await hub.database.run(bonds.check_open, row, seats, person.id)
    await check_names(hub, person, [body.name or person.name])
    room = await hub.room(row.id)
    seat = await lobby.sit_down(room, person, body.seat, body.name)
    return {"table": room.summary(person), "seat": seat}


@router.post("/tables/{table}/join", response_model=JoinedOut, dependencies=[limit("write")])
async def join(table: str, body: Join, hub: HubHere, person: Known) -> Any:
    """Sit down at an open table, or at one that you are invited to by name."""
    room = await hub.room(table)
    welcome = not room.row.private or room.row.host == person.id
    if not welcome and not await hub.database.run(bonds.is_invited, table, person.id):
        raise Problem("not-found")
    await check_names(hub, person, [person.name])
    seat = await lobby.sit_down(room, person, body.seat, None)
    return {"table": room.summary(person), "seat": seat}


def _invite(connection: Connection, table: str, person: Person, name: str) -> list[str]:
    """The invitation, and the notice of it; the answer is the same whether anybody is told."""
    row, seats = store.found(connection, table)
    told = bonds.invite(connection, row, seats, person, name)
    if told is not None:
        connection.execute(insert(schema.outbox), outbox.orders(row, {told.id: []}, "invite", {"name": person.name}))
    return bonds.invited_to(connection, table)


@router.post("/tables/{table}/invite", response_model=TableOut, dependencies=[limit("invite")])
async def invite(table: str, body: Invitee, hub: HubHere, person: Known) -> Any:
    """Invite somebody with an account by name, to a table of yours that waits."""
    invited = await hub.database.run(_invite, table, person, body.name)
    hub.wake_postman()
    row, seats = await hub.database.read(store.found, table)
    return {"table": summary(row, seats, person.id), "invitation": row.invitation, "invited": invited}


@router.delete("/tables/{table}/invite", response_model=DoneOut, dependencies=[limit("write")])
async def decline(table: str, hub: HubHere, person: Known) -> Any:
    """Rather not come to a table that you were invited to by name."""
    await hub.database.run(bonds.decline, table, person.id)
    return {"done": True}


@router.post("/tables/{table}/leave", response_model=TableOut, dependencies=[limit("write")])
async def leave(table: str, body: Leave, hub: HubHere, person: Known) -> Any:
    """Get up from a table that has not begun."""
    room = await hub.room(table)
    await lobby.get_up(room, person, body.seat)
    return {"table": room.summary(person)}


@router.post("/tables/{table}/rematch", response_model=TableOut, dependencies=[limit("create")])
async def rematch(table: str, hub: HubHere, person: Known) -> Any:
    """Play a finished game again with the same opponents; the next seat starts."""
    room = await lobby.rematch(hub, table, person)
    return {"table": room.summary(person), "invitation": room.row.invitation}


@router.post("/tables/{table}/derive", response_model=TableOut, dependencies=[limit("create")])
async def derive(table: str, body: Derive, hub: HubHere, person: Known) -> Any:
    """A board to try things on from where one's own game stands, or a game that goes on from a finished one."""
    room = await derived.derive(hub, await hub.room(table), person, body)
    return {"table": room.summary(person)}


@router.post("/tables/{table}/hints", response_model=HintsOut, dependencies=[limit("write")])
async def hint(table: str, body: Hinted, hub: HubHere, person: Known) -> Any:
    """What a bot would consider in one's place, where the table allows hints."""
    room = await hub.room(table)
    async with room.lock:
        now = await room.newest()
        if body.seat >= now.players or room.holder(body.seat) != person.id:
            raise Problem("not-your-seat")
        derived.check_aid(room, person.id, lobby.HINTS)
        if now.table is None or now.held is not None or body.seat not in now.asked:
            raise Problem("not-asked")
        version, view = now.memory[body.seat].version, now.table.position.view(body.seat)
    found = await hub.thinkers.advise(person.id, hints.hints, view, body.seat, version)
    return {"version": version, **found}


@router.post("/tables/{table}/start", response_model=TableOut, dependencies=[limit("write")])
async def start(table: str, hub: HubHere, person: Known) -> Any:
    """Begin; by the host, once no seat is free."""
    room = await hub.room(table)
    if room.row.host != person.id:
        raise Problem("not-your-table")
    await lobby.start(room)
    return {"table": room.summary(person)}
