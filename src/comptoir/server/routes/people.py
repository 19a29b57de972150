"""Profiles, ratings, and how people want to be told."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection, delete, func, insert, select, update

from comptoir.server import notices, people, ratings, schema, store
from comptoir.server.context import HubHere, Known, limit
from comptoir.server.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.models import NoticesChange, NoticesOut, ProfileOut, Push, RatingsOut, TableNotices
from comptoir.server.people import Person

router = APIRouter(tags=["people"])
MOST_BROWSERS = 10


@router.get("/ratings", response_model=RatingsOut)
async def best(hub: HubHere, game: str, players: Annotated[int, Query(ge=1, le=9)] = 2) -> Any:
    """The best at a game with this many players."""
    return {"ratings": await hub.database.run(ratings.best, game, players)}


@router.get("/people/{person}", response_model=ProfileOut)
async def profile(person: str, hub: HubHere) -> Any:
    """Somebody's ratings and record."""
    found = await hub.database.run(people.find, person)
    if found is None:
        raise Problem("not-found")
    record = await hub.database.run(ratings.record, person)
    return {"person": found.pack(), "ratings": await hub.database.run(ratings.of, person), **record}


def _notices(connection: Connection, person: str) -> dict[str, Any]:
    email = connection.scalar(select(schema.people.c.email).where(schema.people.c.id == person))
    count = select(func.count()).select_from(schema.pushes).where(schema.pushes.c.person == person)
    return {"email": email, "push": connection.scalar(count)}


async def _tell(hub: Hub, person: Person) -> dict[str, Any]:
    assert hub.postman is not None
    found = await hub.database.run(_notices, person.id)
    return {**found, "push_key": hub.postman.public_key, "channels": hub.postman.channels}


@router.get("/notices", response_model=NoticesOut)
async def get_notices(hub: HubHere, person: Known) -> Any:
    """How you can be told that it is your turn."""
    return await _tell(hub, person)


def _set_email(connection: Connection, person: str, email: str | None) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(email=email))


@router.put("/notices", response_model=NoticesOut, dependencies=[limit("write")])
async def put_notices(body: NoticesChange, hub: HubHere, person: Known) -> Any:
    """Where to write to; nothing for no letters."""
    await hub.database.run(_set_email, person.id, body.email)
    return await _tell(hub, person)


def _add_push(connection: Connection, person: str, push: Push) -> None:
    p = schema.pushes
    connection.execute(delete(p).where(p.c.endpoint == push.endpoint))
    known = connection.scalar(select(func.count()).select_from(p).where(p.c.person == person)) or 0
    if known >= MOST_BROWSERS:
        connection.execute(delete(p).where(p.c.person == person))
    keys = push.keys.model_dump()
    connection.execute(insert(p).values(endpoint=push.endpoint, person=person, **keys))


@router.post("/notices/push", response_model=NoticesOut, dependencies=[limit("write")])
async def add_push(body: Push, hub: HubHere, person: Known) -> Any:
    """Be told by this browser."""
    notices.check_url(body.endpoint, hub.settings.private_webhooks)
    await hub.database.run(_add_push, person.id, body)
    return await _tell(hub, person)


def _forget_pushes(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.pushes).where(schema.pushes.c.person == person))


@router.delete("/notices/push", response_model=NoticesOut, dependencies=[limit("write")])
async def forget_pushes(hub: HubHere, person: Known) -> Any:
    """Be told by no browser any more."""
    await hub.database.run(_forget_pushes, person.id)
    return await _tell(hub, person)


async def _at_table(hub: Hub, table: str, person: Person) -> None:
    seats = await hub.database.run(store.seats_of, table)
    if not seats:
        raise Problem("not-found")
    if person.id not in [seat["person"] for seat in seats]:
        raise Problem("not-your-seat")


@router.get("/tables/{table}/notices", response_model=TableNotices)
async def get_wishes(table: str, hub: HubHere, person: Known) -> Any:
    """How you are told at this table."""
    await _at_table(hub, table, person)
    return await hub.database.run(notices.wishes, table, person.id)


@router.put("/tables/{table}/notices", response_model=TableNotices, dependencies=[limit("write")])
async def put_wishes(table: str, body: TableNotices, hub: HubHere, person: Known) -> Any:
    """How you want to be told at this table."""
    if body.webhook is not None:
        notices.check_url(body.webhook, hub.settings.private_webhooks)
    await _at_table(hub, table, person)
    await hub.database.run(notices.set_wishes, table, person.id, body.model_dump())
    return body
