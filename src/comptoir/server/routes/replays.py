"""Games as files, there and back."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

import comptoir
from comptoir.core.errors import ComptoirError
from comptoir.core.table import Table
from comptoir.server import events, lobby, store
from comptoir.server.context import HubHere, Known, limit
from comptoir.server.errors import Problem
from comptoir.server.models import TableOut
from comptoir.server.position import Position
from comptoir.server.rooms import Draft

router = APIRouter(tags=["replays"])
LONGEST = 1_000_000
AS_TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/replay", response_class=PlainTextResponse)
async def export(table: str, hub: HubHere) -> Any:
    """The replay file of a finished game."""
    room = await hub.room(table)
    async with room.lock:
        now = await room.wake()
        if now.table is None or not now.over:
            raise Problem("still-running")
        text = now.table.save()
    name = f"{room.row['game']}-{table[2:8]}.replay".replace('"', "")
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/replays", response_model=TableOut, dependencies=[limit("create")], openapi_extra=AS_TEXT)
async def bring(request: Request, hub: HubHere, person: Known) -> Any:
    """Bring a game from a file: a finished one to keep, an unfinished one to go on with."""
    table = await asyncio.to_thread(read, await request.body())
    row, seats, data = lobby.from_replay(table, person)
    await hub.database.run(store.create, row, seats)
    room = await hub.room(row["id"])

    def make(now: Position) -> Draft:
        return Draft(events.START, events.NOBODY, data)

    await room.change(make)
    return {"table": room.summary(person)}


def read(body: bytes) -> Table:
    """A replay from a file, checked line by line."""
    if len(body) > LONGEST:
        raise Problem("too-large")
    try:
        return comptoir.replay(body.decode())
    except UnicodeDecodeError as problem:
        raise Problem("bad-replay", why="This file is not text.") from problem
    except ComptoirError as problem:
        raise Problem("bad-replay", why=str(problem)) from problem
