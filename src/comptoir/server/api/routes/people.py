"""Profiles and ratings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from comptoir.server.api.dependencies import HubHere, Known, limit
from comptoir.server.common.errors import Problem
from comptoir.server.people import accounts, ratings
from comptoir.server.protocol.models import ProfileOut, RatingsOut, Sharing
from comptoir.server.replays import published

router = APIRouter(tags=["people"])


@router.get("/ratings", response_model=RatingsOut)
async def best(hub: HubHere, game: str, players: Annotated[int, Query(ge=1, le=9)] = 2) -> Any:
    """The best at a game with this many players."""
    return {"ratings": await hub.database.run(ratings.best, game, players)}


@router.get("/people/{person}", response_model=ProfileOut)
async def profile(person: str, hub: HubHere) -> Any:
    """Somebody's ratings and record."""
    found = await hub.database.run(accounts.find, person)
    if found is None:
        raise Problem("not-found")
    record = await hub.database.run(ratings.record, person)
    return {"person": found.pack(), "ratings": await hub.database.run(ratings.of, person), **record}


@router.get("/session/sharing", response_model=Sharing)
async def sharing(person: Known, hub: HubHere) -> Any:
    """Whether your finished public games may be published as data."""
    return {"shares": await hub.database.run(published.shares, person)}


@router.put("/session/sharing", response_model=Sharing, dependencies=[limit("write")])
async def share(body: Sharing, person: Known, hub: HubHere) -> Any:
    """Allow it, or no longer; a game is published if everybody who played it allows it."""
    return {"shares": await hub.database.run(published.share, person, body.shares)}
