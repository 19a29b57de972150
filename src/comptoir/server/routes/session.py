"""Who you are: guests, accounts, sessions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response

from comptoir.server import people
from comptoir.server.context import HubHere, Known, Maybe, caller, limit
from comptoir.server.hub import Hub
from comptoir.server.models import Guest, LanguageChange, Login, Register, SessionOut
from comptoir.server.people import COOKIE, LASTS, Person
from comptoir.server.routes.notices import write_to

router = APIRouter(prefix="/session", tags=["session"])


def _set(response: Response, hub: Hub, token: str) -> None:
    secure = hub.settings.secure
    value = hub.cookies.write(token)
    response.set_cookie(COOKIE, value, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path="/")


def _tell(person: Person | None) -> dict[str, Any]:
    if person is None:
        return {"person": None, "language": None}
    return {"person": person.pack(), "language": person.language}


@router.get("", response_model=SessionOut)
async def session(person: Maybe) -> Any:
    """Who you are, if you have said so."""
    return _tell(person)


@router.post("/guest", response_model=SessionOut, dependencies=[limit("guest")])
async def guest(body: Guest, hub: HubHere, now: Maybe, response: Response) -> Any:
    """Be a guest with this name, or change a guest's name."""
    person, token = await hub.database.run(people.be_guest, body.name, now)
    if token is not None:
        _set(response, hub, token)
    return _tell(person)


@router.post("/register", response_model=SessionOut, dependencies=[limit("login")])
async def register(body: Register, request: Request, hub: HubHere, now: Maybe, response: Response) -> Any:
    """Make an account; a guest keeps seats and games."""
    person, token = await hub.database.run(people.register, body.name, body.password, now)
    _set(response, hub, token)
    if body.email is not None:
        await write_to(hub, caller(request), person, body.email)
    return _tell(person)


@router.put("/language", response_model=SessionOut, dependencies=[limit("write")])
async def speak(body: LanguageChange, hub: HubHere, person: Known) -> Any:
    """Read notices in this language."""
    await hub.database.run(people.speak, person.id, body.language)
    return _tell(replace(person, language=body.language))


@router.post("/login", response_model=SessionOut, dependencies=[limit("login")])
async def login(body: Login, hub: HubHere, response: Response) -> Any:
    """Come back to an account."""
    person, token = await hub.database.run(people.login, body.name, body.password)
    _set(response, hub, token)
    return _tell(person)


@router.post("/logout", response_model=SessionOut)
async def logout(request: Request, hub: HubHere, response: Response) -> Any:
    """End this session."""
    token = hub.cookies.read(request.cookies.get(COOKIE))
    if token is not None:
        await hub.database.run(people.end_session, token)
    response.delete_cookie(COOKIE, path="/")
    return _tell(None)


@router.post("/revoke", response_model=SessionOut)
async def revoke(person: Known, hub: HubHere, response: Response) -> Any:
    """End all your sessions, on all devices."""
    await hub.database.run(people.end_all, person.id)
    hub.hang_up(person.id)
    response.delete_cookie(COOKIE, path="/")
    return _tell(None)
