"""What every route needs: the hub, who asks, and whether they may."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.limits.rates import SHARED, whereabouts
from comptoir.server.people import accounts, bonds, programs
from comptoir.server.people.accounts import COOKIE, Person
from comptoir.server.storage import store
from comptoir.server.storage.rows import Found, may_find

API: Final = "/api/v1"
READABLE: Final = ("games", "people", "ratings")
PEOPLE_ONLY: Final = ("/notices", "/invite")  # of a table
# For OpenAPI; ``_person`` reads them.
SESSION: Final = APIKeyCookie(name=COOKIE, scheme_name="session", auto_error=False, description="People's sessions.")
TOKEN: Final = HTTPBearer(
    scheme_name="token", auto_error=False, description="A program's token; a route names the scope that it must have."
)


def hub_of(request: HTTPConnection) -> Hub:
    """The hub of this worker."""
    hub: Hub = request.app.state.hub
    return hub


def caller(request: HTTPConnection) -> str:
    """Where a request comes from, for limits."""
    proxies = hub_of(request).settings.proxies
    lines = ",".join(request.headers.getlist("x-forwarded-for"))
    forwarded = [part.strip() for part in lines.split(",") if part.strip()]
    if proxies and len(forwarded) >= proxies:
        return whereabouts(forwarded[-proxies])
    return whereabouts(request.client.host) if request.client else ""


def same_origin(request: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    host = origin.partition("://")[2]
    address = hub_of(request).settings.address.rstrip("/")
    return host == request.headers.get("host") or bool(address and origin == address)


async def person_of(request: HTTPConnection) -> Person | None:
    """Who asks; found out once for each request."""
    if not hasattr(request.state, "person"):
        request.state.person = await _person(request)
    person: Person | None = request.state.person
    return person


async def _person(request: HTTPConnection) -> Person | None:
    """By a token, if one is given, otherwise by the cookie."""
    hub = hub_of(request)
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        program = await hub.database.run(programs.by_token, given.strip())
        hub.limits.use("program", program.id)
        return program
    token = hub.cookies.read(request.cookies.get(COOKIE))
    return None if token is None else await hub.database.run(accounts.by_token, token)


async def maybe_person(request: Request, _: Annotated[Any, Depends(TOKEN)]) -> Person | None:
    """Who asks, if anybody known; programs only where their token allows it."""
    person = await person_of(request)
    if person is not None:
        check_scope(person, scope_of(request.method, request.scope["path"]))
    return person


def scope_of(method: str, path: str) -> str:
    """What a token must allow for this; nothing, where programs have no business."""
    noun, reading = f"{path.removeprefix(API)}/".split("/")[1], method == "GET"
    if noun in ("tables", "join") and not path.endswith(PEOPLE_ONLY):
        return "read" if reading else "tables"
    return "read" if reading and (noun in READABLE or path == f"{API}/session") else ""


def check_scope(person: Person, scope: str) -> None:
    """A program may do what its token says."""
    if person.scopes is not None and scope not in person.scopes:
        raise Problem("not-for-programs")


async def known_person(
    person: Annotated[Person | None, Depends(maybe_person)], _: Annotated[Any, Depends(SESSION)]
) -> Person:
    """Who asks; somebody must."""
    if person is None:
        raise Problem("no-session")
    return person


async def found_by(hub: Hub, table: str, person: Person | None) -> Found:
    """A table's row and seats, if there is such a table for whoever asks."""
    row, seats = await hub.database.read(store.found, table)
    if not may_find(row, None if person is None else person.id):
        raise Problem("not-found")
    return row, seats


async def not_shut_out(request: Request) -> None:
    """Whatever is asked of a table: one that waits is not there for those whom somebody at it has blocked."""
    table = str(request.path_params.get("table", ""))
    person = await person_of(request) if table else None
    if person is not None:
        await hub_of(request).database.run(bonds.check_table, table, person.id)


def get_hub(request: Request) -> Hub:
    """The hub of this worker."""
    return hub_of(request)


def limit(what: str) -> Any:
    """A dependency that refuses what is too many."""

    async def check(request: Request) -> None:
        hub = hub_of(request)
        if what in SHARED:
            await hub.database.run(hub.limits.use_shared, what, caller(request))
        else:
            hub.limits.use(what, caller(request))

    return Depends(check)


HubHere = Annotated[Hub, Depends(get_hub)]
Maybe = Annotated[Person | None, Depends(maybe_person)]
Known = Annotated[Person, Depends(known_person)]
