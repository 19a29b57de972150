"""Games as files, there and back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response

import comptoir
from comptoir.bots import LEVELS
from comptoir.core.errors import ComptoirError
from comptoir.core.table import Table
from comptoir.server.api.dependencies import HubHere, Known, Maybe, caller, limit
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.common.errors import Problem
from comptoir.server.hub import Hub
from comptoir.server.limits import fairness
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import (
    AnalysisOut,
    ExercisesOut,
    JudgementOut,
    MomentOut,
    SeatNumber,
    Sharing,
    StoryOut,
    TableOut,
)
from comptoir.server.replays import analyses, exercises, moments, published
from comptoir.server.state import snapshots
from comptoir.server.state.events import NOBODY, TOLD, Draft
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import SPECTATOR, Position
from comptoir.server.storage import store
from comptoir.server.storage.rows import EXERCISE, may_find
from comptoir.server.tables import lobby
from comptoir.server.tables.room import Room
from comptoir.server.visibility.projection import to_json

router = APIRouter(tags=["replays"])
LONGEST = 1_000_000
MOST_ANSWERS = 20_000  # the longest games have some five thousand
Index = Annotated[int, Path(ge=0, le=10**6)]
AS_TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{table}/replay", response_class=PlainTextResponse)
async def export(table: str, hub: HubHere, person: Maybe) -> Any:
    """The replay file of a finished game, or of one that cannot go on and was given up."""
    return as_file(table, *await saved(hub, table, person))


@router.post("/tables/{table}/replay", response_class=PlainTextResponse, dependencies=[limit("write")])
async def give_up(table: str, hub: HubHere, person: Known) -> Any:
    """Give up a game that cannot go on: its replay, for those who sit there. It tells everything, so it never will."""
    room = await hub.room(table)
    async with room.lock:
        now = await room.wake()
    if now.broken and not now.told:
        check_seated(room, person)
        await room.change(lambda now: Draft(TOLD, NOBODY, table={"rated": False}))
    return as_file(table, *await saved(hub, table, person))


def as_file(table: str, game: str, text: str) -> PlainTextResponse:
    """A replay to be kept under a name of its own."""
    name = f"{game}-{table[2:8]}.replay".replace('"', "")
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def check_seated(room: Room, person: Person | None) -> None:
    """Only for those who sit at the table."""
    if person is None or person.id not in [room.holder(seat) for seat in room.people_seats()]:
        raise Problem("not-your-seat")


@router.get("/tables/{table}/story", response_model=StoryOut)
async def story(table: str, request: Request, hub: HubHere, person: Maybe, seat: SeatNumber | None = None) -> Any:
    """All answers of a finished game, the secret ones too; of a running one those that a seat or a spectator knows."""
    room, now = await running(hub, table, person, seat)
    if now is not None:
        async with room.lock:
            return Response(moments.story_so_far(now, viewer(seat)), media_type="application/json")
    over = await finished(hub, table, person)
    async with hub.heavy.turn(caller(request)):
        return Response(await asyncio.to_thread(moments.story, over), media_type="application/json")


@router.get("/tables/{table}/moments/{index}", response_model=MomentOut)
async def moment(
    table: str, index: Index, request: Request, hub: HubHere, person: Maybe, seat: SeatNumber | None = None
) -> Any:
    """A game before an answer, as a seat or a spectator saw it; a running one only as oneself has seen it."""
    room, now = await running(hub, table, person, seat)
    if now is not None:
        async with room.lock:
            past, at, of = moments.looks_back(now, index, viewer(seat))
        if index > of:
            raise Problem("not-found")
        async with hub.heavy.turn(caller(request)):
            return await asyncio.to_thread(moments.moment_so_far, past, at, index, of, viewer(seat))
    over = await finished(hub, table, person)
    if index > len(over.log) or (seat is not None and seat >= over.players):
        raise Problem("not-found")
    async with hub.heavy.turn(caller(request)):
        return await asyncio.to_thread(moments.moment, over, index, SPECTATOR if seat is None else seat)


@router.get("/tables/{table}/analysis", response_model=AnalysisOut)
async def analysis(table: str, hub: HubHere, person: Maybe) -> Any:
    """What was found in a finished game, or how far the search is."""
    await finished(hub, table, person)
    found = await hub.database.run(analyses.status, table)
    return Response(await asyncio.to_thread(to_json, found), media_type="application/json")


@router.post("/tables/{table}/analysis", response_model=AnalysisOut, dependencies=[limit("create")])
async def analyse(table: str, hub: HubHere, person: Known) -> Any:
    """Look through a finished game; nothing happens if that is done or under way."""
    over = await finished(hub, table, person)
    if over.origin is not None:
        raise Problem("no-replay")
    if (await hub.database.run(analyses.status, table))["of"] == 0:
        fairness.check("analyses", hub.analysing[person.id] + 1, hub.settings.limits)
    hub.analysing[person.id] += 1  # before anything more is waited for
    begun = False
    try:
        begun = await hub.database.run(analyses.begin, table, len(over.log))
    finally:
        if not begun:
            hub.analysing[person.id] -= 1
    if begun:
        hub.spawn(_analyse(hub, table, over, person.id))
    return await hub.database.run(analyses.status, table)


async def _analyse(hub: Hub, table: str, over: Table, who: str) -> None:
    try:
        await analyses.run(hub, table, over, who)
    finally:
        hub.analysing[who] -= 1
        if not hub.analysing[who]:
            del hub.analysing[who]


@router.post("/replays", response_model=TableOut, dependencies=[limit("create")], openapi_extra=AS_TEXT)
async def bring(request: Request, hub: HubHere, person: Known) -> Any:
    """Bring a game from a file: a finished one to keep, an unfinished one to go on with."""
    body = await request.body()  # whoever sends it slowly keeps nobody waiting
    async with hub.heavy.turn(person.id):
        table = await asyncio.to_thread(read, body)
    row, seats, data = lobby.from_replay(table, person)
    known = await hub.database.run(store.row_of, row.id)
    room = await (hub.room(row.id) if known else lobby.make_table(hub, row, seats, data))
    return {"table": room.summary(person)}


@router.get("/session/sharing", response_model=Sharing)
async def sharing(person: Known, hub: HubHere) -> Any:
    """Whether your finished public games may be published as data."""
    return {"shares": await hub.database.run(published.shares, person)}


@router.put("/session/sharing", response_model=Sharing, dependencies=[limit("write")])
async def share(body: Sharing, person: Known, hub: HubHere) -> Any:
    """Allow it, or no longer; a game is published if everybody who played it allows it."""
    return {"shares": await hub.database.run(published.share, person, body.shares)}


def viewer(seat: int | None) -> int:
    """Who looks."""
    return SPECTATOR if seat is None else seat


async def running(hub: Hub, table: str, person: Person | None, seat: int | None) -> tuple[Room, Position | None]:
    """A table, and its position if it is a running game that this person may look at from there."""
    room = await hub.room(table)
    if not may_find(room.row, None if person is None else person.id):
        raise Problem("not-found")
    async with room.lock:
        now = await room.newest()
        if now.over or now.broken or now.table is None:
            return room, None
        if not room.may_look(Watcher(person, viewer(seat), None)):
            raise Problem("not-your-seat")
    return room, now


async def saved(hub: Hub, table: str, person: Person | None) -> tuple[str, str]:
    """The game and the replay file of a table that is over, or can never be."""
    room = await hub.room(table)
    async with room.lock:
        now = await room.wake()
    if now.table is not None and now.table.origin is not None:
        raise Problem("no-replay")
    if not now.broken:
        return room.row.game, await asyncio.to_thread((await finished(hub, table, person)).save)
    check_seated(room, person)
    if not now.told:
        raise Problem("cannot-go-on")
    stored = await hub.database.read(store.load, table, lambda game: "none")
    if stored is None:
        raise Problem("not-found")
    row = stored.row
    header = [row.game, row.rules, "", row.players, row.options, row.data]
    return row.game, snapshots.as_replay(header, stored.events)


async def finished(hub: Hub, table: str, person: Person | None) -> LiveTable:
    """A game that is over: nothing in it is secret any more, and nothing will change."""
    room = await hub.room(table)
    if not may_find(room.row, None if person is None else person.id):
        raise Problem("not-found")
    async with room.lock:
        now = await room.wake()
    if now.broken:
        raise Problem("cannot-go-on")
    if now.table is None or not now.over:
        raise Problem("still-running")
    return now.table


def read(body: bytes) -> Table:
    """A replay from a file, checked line by line."""
    if len(body) > LONGEST:
        raise Problem("too-large")
    try:
        text = body.decode()
        if text.count("\n") > MOST_ANSWERS:
            raise Problem("too-large")
        return comptoir.replay(text)
    except UnicodeDecodeError as problem:
        raise Problem("bad-replay", why="This file is not text.") from problem
    except ComptoirError as problem:
        raise Problem("bad-replay", why=str(problem)) from problem


@router.get("/exercises", response_model=ExercisesOut)
async def own_exercises(hub: HubHere, person: Known) -> Any:
    """Your costliest decisions in games that have been analysed, to be made better."""
    return {"exercises": await hub.database.run(exercises.exercises, person.id)}


@router.post("/tables/{table}/judgement", response_model=JudgementOut, dependencies=[limit("write")])
async def judge(table: str, hub: HubHere, person: Known) -> Any:
    """What your first answer on the board of an exercise costs in points, beside what was played and the best."""
    room = await hub.room(table)
    row = room.row
    if row.host != person.id or row.purpose != EXERCISE or row.origin is None:
        raise Problem("not-found")
    at, seat = row.origin["at"], row.origin["seat"]
    async with room.lock:
        log = (await room.newest()).table
    if log is None or len(log.log) <= at or log.log[at].seat != seat:
        raise Problem("unanswered")
    move = log.log[at].move
    over = await finished(hub, row.origin["table"], person)
    known = await hub.database.run(exercises.decision, row.origin["table"], at)
    if known is None:
        raise Problem("not-found")
    name, budget = (
        over.game.kinds.name(move),
        hub.settings.analysis_simulations or LEVELS["expert"].simulations(over.game),
    )
    costs = {known["best"]: 0.0, known["move"]: known["points_lost"]}
    if name not in costs:
        costs[name] = await hub.thinkers.advise(person.id, exercises.cost, over.save(), budget, at, move)
    told = {name: known[name] for name in ("best", "label")}
    return {"move": name, "cost": costs[name], "played": known["move"], "played_cost": known["points_lost"], **told}
