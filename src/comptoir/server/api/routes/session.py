"""Who you are: guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from comptoir.server.api.dependencies import HubHere, Known, Maybe, caller, limit
from comptoir.server.api.routes.notices import check_password, write_to
from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.notices import confirmation
from comptoir.server.people import accounts, passwords, recovery
from comptoir.server.people.accounts import COOKIE, LASTS, Person
from comptoir.server.people.names import account
from comptoir.server.protocol.models import (
    Departure,
    DepartureOut,
    DoneOut,
    ExportOut,
    Forgotten,
    Guest,
    LanguageChange,
    Login,
    PasswordChange,
    Register,
    Reset,
    SessionOut,
    SessionsOut,
)
from comptoir.server.tables import departure, export
from comptoir.server.visibility.summary import moment, summary

router = APIRouter(prefix="/session", tags=["session"])
# By a mark in what a browser says of itself; the first that fits.
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def _set(response: Response, hub: Hub, token: str) -> None:
    secure = hub.settings.secure
    value = hub.cookies.write(token)
    response.set_cookie(COOKIE, value, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path="/")


def device(request: Request) -> str:
    """What somebody looks with, in two words, for a list of sessions."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return ", ".join([word for word in (browser, system) if word])


def _tell(person: Person | None) -> dict[str, Any]:
    if person is None:
        return {"person": None, "language": None}
    return {"person": person.pack(), "language": person.language}


@router.get("", response_model=SessionOut)
async def session(person: Maybe) -> Any:
    """Who you are, if you have said so."""
    return _tell(person)


@router.post("/guest", response_model=SessionOut, dependencies=[limit("guest")])
async def guest(body: Guest, request: Request, hub: HubHere, now: Maybe, response: Response) -> Any:
    """Be a guest with this name, or change a guest's name."""
    person, token = await hub.database.run(accounts.be_guest, body.name, now, device(request))
    if token is not None:
        _set(response, hub, token)
        await hub.look_at_sessions()
    return _tell(person)


def _make(connection: Connection, hub: Hub, body: Register, hashed: str, now: Person | None, request: Request) -> Any:
    """The account and the letter to its address, or neither."""
    person, token = accounts.register(connection, body.name, hashed, now, device(request))
    if body.email is not None:
        write_to(connection, hub, caller(request), person, body.email)
    return person, token


@router.post("/register", response_model=SessionOut, dependencies=[limit("register")])
async def register(body: Register, request: Request, hub: HubHere, now: Maybe, response: Response) -> Any:
    """Make an account; a guest keeps seats and games."""
    hashed = await passwords.hashed(body.password)
    person, token = await hub.database.run(_make, hub, body, hashed, now, request)
    hub.wake_postman()
    _set(response, hub, token)
    await hub.look_at_sessions()
    return _tell(person)


@router.put("/language", response_model=SessionOut, dependencies=[limit("write")])
async def speak(body: LanguageChange, hub: HubHere, person: Known) -> Any:
    """Read notices in this language."""
    await hub.database.run(accounts.speak, person.id, body.language)
    return _tell(replace(person, language=body.language))


@router.post("/login", response_model=SessionOut, dependencies=[limit("login")])
async def login(body: Login, request: Request, hub: HubHere, now: Maybe, response: Response) -> Any:
    """Come back to an account; the session one came with ends."""
    counted = (account(body.name), caller(request))
    await hub.database.run(hub.limits.try_password, *counted)
    person, stored = await hub.database.run(accounts.credentials, body.name) or (None, None)
    if not await passwords.fits(stored, body.password) or person is None:
        raise Problem("wrong-password")
    await hub.database.run(hub.limits.was_right, *counted)
    _set(response, hub, await hub.database.run(accounts.begin_session, person.id, device(request), now))
    await hub.look_at_sessions()
    return _tell(person)


@router.post("/logout", response_model=SessionOut)
async def logout(request: Request, hub: HubHere, response: Response) -> Any:
    """End this session."""
    token = hub.cookies.read(request.cookies.get(COOKIE))
    if token is not None:
        await hub.database.run(accounts.end_session, accounts.digest(token))
        hub.hang_up([accounts.digest(token)])
    response.delete_cookie(COOKIE, path="/")
    return _tell(None)


@router.post("/revoke", response_model=SessionOut)
async def revoke(person: Known, hub: HubHere, response: Response) -> Any:
    """End all your sessions, on all devices."""
    hub.hang_up(await hub.database.run(accounts.end_all, person.id))
    response.delete_cookie(COOKIE, path="/")
    return _tell(None)


@router.get("/all", response_model=SessionsOut)
async def sessions(person: Known, hub: HubHere) -> Any:
    """Where you are logged in; ``this`` is the session that asks."""
    found = await hub.database.run(accounts.sessions_of, person)
    return {"sessions": [{**session, "seen": moment(session["seen"])} for session in found]}


@router.delete("/all/{session}", response_model=SessionsOut)
async def end(session: str, person: Known, hub: HubHere) -> Any:
    """End one of your sessions, and all its sockets."""
    hub.hang_up([await hub.database.run(accounts.end_one, person, session)])
    return await sessions(person, hub)


# --- Passwords ------------------------------------------------------------------------


def _change(connection: Connection, person: Person, hashed: str, instead_of: str) -> list[str]:
    """The new password; all other sessions of the person end."""
    recovery.set_password(connection, person.id, hashed, instead_of)
    return accounts.end_all(connection, person.id, but=person.session)


@router.put("/password", response_model=SessionOut, dependencies=[limit("login")])
async def change_password(body: PasswordChange, request: Request, hub: HubHere, person: Known) -> Any:
    """Another password in the place of the old one; you stay signed in here, and nowhere else."""
    if not person.account:
        raise Problem("needs-account")
    await check_password(hub, person, body.old, caller(request))
    stored = await hub.database.run(recovery.password_of, person.id)
    hashed = await passwords.hashed(body.new)
    hub.hang_up(await hub.database.run(_change, person, hashed, recovery.mark(stored or "")))
    return _tell(person)


@router.post("/forgot", response_model=DoneOut, dependencies=[limit("letter")])
async def forgot(body: Forgotten, hub: HubHere) -> Any:
    """A letter with a link to set a new password, if there is an account of this name or address that letters reach.

    Nobody is told whether there is: the letter is written afterwards.
    """
    assert hub.postman is not None
    if "email" not in hub.postman.channels:
        raise Problem("no-letters")
    hub.spawn(_write_reset(hub, body.name))
    return {"done": True}


async def _write_reset(hub: Hub, name: str) -> None:
    with contextlib.suppress(Problem):  # too many letters to that address
        await hub.database.run(_letters, hub, name)
        hub.wake_postman()


def _letters(connection: Connection, hub: Hub, name: str) -> None:
    for lost in recovery.accounts_of(connection, name):
        hub.limits.use_shared(connection, "letter", lost.email.casefold())
        token = hub.links["reset"].write(lost.id, lost.mark)
        confirmation.post(connection, lost.id, lost.email, "reset", token, lost.language)


def _reset(connection: Connection, person: str, instead_of: str, hashed: str, device_: str) -> Any:
    recovery.set_password(connection, person, hashed, instead_of)
    ended = accounts.end_all(connection, person)
    return accounts.find(connection, person), accounts.begin_session(connection, person, device_), ended


@router.post("/reset", response_model=SessionOut, dependencies=[limit("login")])
async def reset(body: Reset, request: Request, hub: HubHere, response: Response) -> Any:
    """Set a new password by the link in a letter, which works once; all other sessions end."""
    link = hub.links["reset"].read(body.token)
    hashed = await passwords.hashed(body.password)
    person, token, ended = await hub.database.run(_reset, *link, hashed, device(request))
    hub.hang_up(ended)
    _set(response, hub, token)
    return _tell(person)


# --- Leaving --------------------------------------------------------------------------


@router.get("/export", response_model=ExportOut, dependencies=[limit("create")])
async def take_along(person: Known, hub: HubHere) -> Any:
    """Everything that is stored of you, as a file."""
    async with hub.heavy.turn(person.id):
        found = await hub.database.read(export.everything, person)
        text = await asyncio.to_thread(json.dumps, found, ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="comptoir.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/departure", response_model=DepartureOut)
async def before_departure(person: Known, hub: HubHere) -> Any:
    """What would become of your games if you left for good."""
    found = await departure.what_happens(hub, person)
    shown = {name: [summary(row, seats, person.id) for row, seats in found[name]] for name in ("running", "waiting")}
    return {**found, **shown}


@router.post("/departure", response_model=SessionOut, dependencies=[limit("login")])
async def depart(body: Departure, request: Request, person: Known, hub: HubHere, response: Response) -> Any:
    """Leave for good: nothing of you is kept but your finished games, without your name."""
    await check_password(hub, person, body.password, caller(request))
    await departure.leave_for_good(hub, person)
    response.delete_cookie(COOKIE, path="/")
    return _tell(None)
