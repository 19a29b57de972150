"""Your programs, and the tokens they come with."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection

from comptoir.server.api.dependencies import HubHere, Known, limit
from comptoir.server.hub import Hub
from comptoir.server.people import programs
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import NewProgram, NewToken, ProgramsOut
from comptoir.server.tables import departure
from comptoir.server.visibility.summary import moment

router = APIRouter(prefix="/programs", tags=["programs"])


async def _tell(hub: Hub, person: Person, token: str | None = None) -> dict[str, Any]:
    found = await hub.database.run(programs.shown, person.id)
    for kept in [token for program in found for token in program["tokens"]]:
        kept.update(created=moment(kept["created"]), seen=None if kept["seen"] is None else moment(kept["seen"]))
    return {"programs": found, "token": token}


@router.get("", response_model=ProgramsOut)
async def mine(hub: HubHere, person: Known) -> Any:
    """Your programs and their tokens."""
    return await _tell(hub, person)


@router.post("", response_model=ProgramsOut, dependencies=[limit("register")])
async def create(body: NewProgram, hub: HubHere, person: Known) -> Any:
    """An account for a program of yours; everybody sees that it is one."""
    await hub.database.run(programs.create, person, body.name)
    return await _tell(hub, person)


@router.delete("/{program}", response_model=ProgramsOut, dependencies=[limit("write")])
async def remove(program: str, hub: HubHere, person: Known) -> Any:
    """A program leaves for good, as a person would."""
    found = await hub.database.run(programs.owned, program, person.id)
    await departure.leave_for_good(hub, found)
    return await _tell(hub, person)


def _new(connection: Connection, program: str, person: Person, body: NewToken) -> str:
    programs.owned(connection, program, person.id)
    return programs.new_token(connection, program, body.label, list(dict.fromkeys(body.scopes)))


@router.post("/{program}/tokens", response_model=ProgramsOut, dependencies=[limit("register")])
async def new_token(program: str, body: NewToken, hub: HubHere, person: Known) -> Any:
    """A token for a program; it is told only now."""
    return await _tell(hub, person, await hub.database.run(_new, program, person, body))


def _revoke(connection: Connection, program: str, person: Person, token: str) -> str:
    programs.owned(connection, program, person.id)
    return programs.revoke(connection, program, token)


@router.delete("/{program}/tokens/{token}", response_model=ProgramsOut, dependencies=[limit("write")])
async def revoke(program: str, token: str, hub: HubHere, person: Known) -> Any:
    """A token is worth nothing any more, and its sockets are closed."""
    hub.hang_up([await hub.database.run(_revoke, program, person, token)])
    return await _tell(hub, person)
