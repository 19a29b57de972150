"""How people want to be told that it is their turn."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import Connection, delete, func, select

from comptoir.server.api.dependencies import HubHere, Known, caller, limit
from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.notices import confirmation, outbox
from comptoir.server.notices.outbound import check_url
from comptoir.server.people import passwords, recovery, vacations
from comptoir.server.people.accounts import Person
from comptoir.server.people.names import account
from comptoir.server.protocol.models import (
    Confirmation,
    ConfirmedOut,
    NoticesChange,
    NoticesOut,
    Push,
    TableNotices,
    VacationChange,
    VacationOut,
)
from comptoir.server.storage import schema, store
from comptoir.server.tables import away
from comptoir.server.visibility.summary import moment

router = APIRouter(tags=["notices"])
MOST_BROWSERS = 10


def _browsers(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(schema.pushes).where(schema.pushes.c.person == person)
    return connection.scalar(query) or 0


async def _tell(hub: Hub, person: Person) -> dict[str, Any]:
    assert hub.postman is not None
    found = await hub.database.run(confirmation.address_of, person.id)
    browsers = await hub.database.run(_browsers, person.id)
    return {**found, "push": browsers, "push_key": hub.postman.public_key, "channels": hub.postman.channels}


@router.get("/notices", response_model=NoticesOut)
async def get_notices(hub: HubHere, person: Known) -> Any:
    """How you can be told that it is your turn."""
    return await _tell(hub, person)


def write_to(connection: Connection, hub: Hub, where: str, person: Person, email: str) -> None:
    """Remember an address, and ask there whether it is right; not too often."""
    assert hub.postman is not None
    if "email" not in hub.postman.channels:
        confirmation.set_address(connection, person.id, email)
        return
    for who in (where, email.casefold()):
        hub.limits.use_shared(connection, "letter", who)
    token, known = hub.links["email"].write(person.id, email), confirmation.address_of(connection, person.id)
    if not known["confirmed"]:
        confirmation.ask(connection, person.id, email, person.language, token)
        return
    tokens = (hub.links["change"].write(person.id, email), token)
    confirmation.ask_both(connection, person.id, known["email"], email, person.language, tokens)


@router.put("/notices", response_model=NoticesOut, dependencies=[limit("write")])
async def put_notices(body: NoticesChange, request: Request, hub: HubHere, person: Known) -> Any:
    """Where to write to; nothing for no letters. A new address is asked first, and a confirmed one that it replaces."""
    known = await hub.database.run(confirmation.address_of, person.id)
    if body.email is None:
        if known["confirmed"]:
            await check_password(hub, person, body.password, caller(request))
        await hub.database.run(confirmation.set_address, person.id, None)
    elif known["confirmed"] and known["email"] == body.email:
        await hub.database.run(confirmation.keep_address, person.id)
    else:
        await hub.database.run(write_to, hub, caller(request), person, body.email)
        hub.wake_postman()
    return await _tell(hub, person)


async def check_password(hub: Hub, person: Person, given: str | None, where: str) -> None:
    """Whoever has a password says it once more, with as many tries as at the door."""
    if not person.account:
        return
    counted = (account(person.name), where)
    await hub.database.run(hub.limits.try_password, *counted)
    if not await passwords.fits(await hub.database.run(recovery.password_of, person.id), given or ""):
        raise Problem("wrong-password")
    await hub.database.run(hub.limits.was_right, *counted)


@router.post("/notices/confirm", response_model=ConfirmedOut, dependencies=[limit("login")])
async def confirm(body: Confirmation, hub: HubHere) -> Any:
    """The link in a letter was opened, on whatever device: the address is right."""
    return {"confirmed": await hub.database.run(confirmation.confirm, *hub.links["email"].read(body.token))}


@router.post("/notices/change", response_model=ConfirmedOut, dependencies=[limit("login")])
async def agree_to_change(body: Confirmation, hub: HubHere) -> Any:
    """The link in the letter to the old address was opened: it agrees to give way to the new one."""
    link = hub.links["change"].read(body.token)
    return {"confirmed": await hub.database.run(confirmation.agree, *link, confirmation.OLD)}


def _add_push(connection: Connection, person: str, push: Push) -> None:
    p = schema.pushes
    connection.execute(delete(p).where(p.c.endpoint == push.endpoint))
    if _browsers(connection, person) >= MOST_BROWSERS:
        connection.execute(delete(p).where(p.c.person == person))
    store.put(connection, p, {"endpoint": push.endpoint}, {"person": person, **push.keys.model_dump()})


@router.post("/notices/push", response_model=NoticesOut, dependencies=[limit("write")])
async def add_push(body: Push, hub: HubHere, person: Known) -> Any:
    """Be told by this browser."""
    check_url(body.endpoint, hub.settings.private_webhooks)
    await hub.database.run(_add_push, person.id, body)
    return await _tell(hub, person)


def _forget_pushes(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.pushes).where(schema.pushes.c.person == person))


@router.delete("/notices/push", response_model=NoticesOut, dependencies=[limit("write")])
async def forget_pushes(hub: HubHere, person: Known) -> Any:
    """Be told by no browser any more."""
    await hub.database.run(_forget_pushes, person.id)
    return await _tell(hub, person)


@router.get("/vacation", response_model=VacationOut)
async def get_vacation(hub: HubHere, person: Known) -> Any:
    """Whether you are on vacation, and how many days you may still take."""
    found = await hub.database.run(vacations.status, person.id)
    return {**found, "until": None if found["until"] is None else moment(found["until"])}


@router.put("/vacation", response_model=VacationOut, dependencies=[limit("write")])
async def put_vacation(body: VacationChange, hub: HubHere, person: Known) -> Any:
    """Go on vacation, or come back: your time stands still at the tables that are played over days."""
    until = await hub.database.run(vacations.take, person.id, body.days)
    for table in await hub.database.run(vacations.slow_tables, person.id):
        await away.go(await hub.room(table), person, until, body.days)
    return await get_vacation(hub, person)


async def _at_table(hub: Hub, table: str, person: Person) -> None:
    seats = await hub.database.run(store.seats_of, table)
    if not seats:
        raise Problem("not-found")
    if person.id not in [seat.person for seat in seats]:
        raise Problem("not-your-seat")


@router.get("/tables/{table}/notices", response_model=TableNotices)
async def get_wishes(table: str, hub: HubHere, person: Known) -> Any:
    """How you are told at this table."""
    await _at_table(hub, table, person)
    return await hub.database.run(outbox.wishes, table, person.id)


@router.put("/tables/{table}/notices", response_model=TableNotices, dependencies=[limit("write")])
async def put_wishes(table: str, body: TableNotices, hub: HubHere, person: Known) -> Any:
    """How you want to be told at this table."""
    if body.webhook is not None:
        check_url(body.webhook, hub.settings.private_webhooks)
    await _at_table(hub, table, person)
    await hub.database.run(outbox.set_wishes, table, person.id, body.model_dump())
    return body
