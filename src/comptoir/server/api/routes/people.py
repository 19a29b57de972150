"""Profiles, ratings, friends and blocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from comptoir.server.api.dependencies import HubHere, Known, Maybe, limit
from comptoir.server.common.errors import Problem
from comptoir.server.people import accounts, bonds, ratings
from comptoir.server.people import statistics as summed
from comptoir.server.people.bonds import BLOCK, FRIEND
from comptoir.server.protocol.models import CircleOut, FoundOut, ProfileOut, RatingsOut, StatisticsOut
from comptoir.server.tables import ledgers

router = APIRouter(tags=["people"])


@router.get("/ratings", response_model=RatingsOut)
async def best(
    hub: HubHere,
    game: str,
    players: Annotated[int, Query(ge=1, le=9)] = 2,
    who: Literal["people", "programs"] = "people",
) -> Any:
    """The best at a game with this many players: people, or programs."""
    return {"ratings": await hub.database.run(ratings.best, game, players, who == "programs")}


@router.get("/people", response_model=FoundOut)
async def find(hub: HubHere, name: Annotated[str, Query(max_length=60)]) -> Any:
    """The account of this name."""
    return {"person": (await hub.database.run(bonds.by_name, name)).pack()}


def _profile(connection: Connection, person: str, asks: str | None) -> dict[str, Any]:
    found = accounts.find(connection, person)
    if found is None:
        raise Problem("not-found")
    return {
        "person": found.pack(),
        "ratings": ratings.of(connection, person),
        **ratings.record(connection, person),
        "owner": accounts.owner_of(connection, person),
        "bond": "" if asks is None else bonds.between(connection, asks, person),
    }


@router.get("/people/{person}", response_model=ProfileOut)
async def profile(person: str, hub: HubHere, asks: Maybe) -> Any:
    """Somebody's ratings and record, and how you stand to them."""
    return await hub.database.run(_profile, person, None if asks is None else asks.id)


@router.get("/statistics", response_model=StatisticsOut)
async def statistics(
    hub: HubHere,
    person: Known,
    game: Annotated[str | None, Query(max_length=60)] = None,
    players: Annotated[int | None, Query(ge=1, le=9)] = None,
) -> Any:
    """What your finished games add up to; for you alone."""
    await ledgers.complete(hub, person.id)
    async with hub.heavy.turn(person.id):
        return await hub.database.read(summed.statistics, person.id, game, players)


@router.get("/friends", response_model=CircleOut)
async def friends(hub: HubHere, person: Known) -> Any:
    """Your friends, those whom you have asked, those who ask you, and those whom you have blocked."""
    return await hub.database.run(bonds.circle, person.id)


@router.put("/people/{other}/friend", response_model=CircleOut, dependencies=[limit("write")])
async def befriend(other: str, hub: HubHere, person: Known) -> Any:
    """Be friends with somebody, once they say so too."""
    await hub.database.run(bonds.bind, person, other, FRIEND)
    return await friends(hub, person)


@router.delete("/people/{other}/friend", response_model=CircleOut, dependencies=[limit("write")])
async def part(other: str, hub: HubHere, person: Known) -> Any:
    """Be friends no more, or decline to be."""
    await hub.database.run(bonds.part, person.id, other)
    return await friends(hub, person)


@router.put("/people/{other}/block", response_model=CircleOut, dependencies=[limit("write")])
async def block(other: str, hub: HubHere, person: Known) -> Any:
    """Hear nothing of somebody: no invitation, no chat, and no seat at your tables. They are not told."""
    await hub.database.run(bonds.bind, person, other, BLOCK)
    hub.hang_up(await hub.database.run(accounts.look_again, person.id))
    return await friends(hub, person)


@router.delete("/people/{other}/block", response_model=CircleOut, dependencies=[limit("write")])
async def unblock(other: str, hub: HubHere, person: Known) -> Any:
    """Hear of somebody again."""
    await hub.database.run(bonds.unblock, person.id, other)
    hub.hang_up(await hub.database.run(accounts.look_again, person.id))
    return await friends(hub, person)
