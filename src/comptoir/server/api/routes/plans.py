"""Plans: answers that are prepared while one waits. Nobody else is told of them, and nothing at the table changes."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection, select, update

from comptoir.server.api.dependencies import HubHere, Known, limit
from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Automatic, AutomaticOut, PlanLine, PlanOut, SeatNumber
from comptoir.server.storage import schema
from comptoir.server.storage.rows import PLAN
from comptoir.server.tables import plans
from comptoir.server.tables.room import Room

router = APIRouter(tags=["plans"])
Seat = Annotated[SeatNumber, Query()]


async def own(hub: Hub, table: str, person: Person, seat: int) -> Room:
    """A table at which somebody sits in a seat."""
    room = await hub.room(table)
    if seat >= len(room.seats) or room.holder(seat) != person.id:
        raise Problem("not-your-seat")
    return room


@router.get("/tables/{table}/plan", response_model=PlanOut)
async def get_plan(table: str, seat: Seat, hub: HubHere, person: Known) -> Any:
    """What you have prepared for a seat of yours."""
    await own(hub, table, person, seat)
    found = await hub.database.run(plans.find, table, seat)
    if found is None or not found["lines"]:
        return {"lines": [], "played": 0, "state": "none", "why": None}
    lines = [[{name: step[name] for name in ("move", "label")} for step in line] for line in found["lines"]]
    return {"lines": lines, "played": len(found["played"]), "state": found["state"], "why": found["why"]}


@router.post("/tables/{table}/plan", response_model=PlanOut, dependencies=[limit("write")])
async def add_line(table: str, body: PlanLine, hub: HubHere, person: Known) -> Any:
    """The answers on a board of yours become one more line, tried after those before it."""
    board = await hub.room(body.board)
    row = board.row
    if row.host != person.id or row.purpose != PLAN or row.origin is None or row.origin["table"] != table:
        raise Problem("not-found")
    seat = row.origin["seat"]
    async with board.lock:
        line = plans.line_of(await board.newest(), seat)
    room = await own(hub, table, person, seat)
    async with room.lock:
        plans.may_plan(room, await room.newest(), seat, person)
        await hub.database.run(plans.keep, table, seat, line)
    return await get_plan(table, seat, hub, person)


@router.delete("/tables/{table}/plan", response_model=PlanOut, dependencies=[limit("write")])
async def drop_plan(table: str, seat: Seat, hub: HubHere, person: Known) -> Any:
    """Forget it."""
    await own(hub, table, person, seat)
    await hub.database.run(plans.drop, table, seat)
    return await get_plan(table, seat, hub, person)


def _is_automatic(connection: Connection, person: str) -> bool:
    return bool(connection.scalar(select(schema.people.c.automatic).where(schema.people.c.id == person)))


def _set_automatic(connection: Connection, person: str, wanted: bool) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(automatic=wanted))


@router.get("/automatic", response_model=AutomaticOut)
async def get_automatic(hub: HubHere, person: Known) -> Any:
    """Whether questions with a single answer are answered for you, at tables that are played over days."""
    return {"automatic": await hub.database.run(_is_automatic, person.id)}


@router.put("/automatic", response_model=AutomaticOut, dependencies=[limit("write")])
async def put_automatic(body: Automatic, hub: HubHere, person: Known) -> Any:
    """Have them answered, or not."""
    await hub.database.run(_set_automatic, person.id, body.automatic)
    return body
