"""Tables that go on: put away and taken out, from a replay, beside long thoughts, back with bots, with clocks."""

from __future__ import annotations

import asyncio
import gc
import time

import httpx
import pytest

import comptoir
from comptoir.core.chance import Rng
from comptoir.core.table import Table
from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state import clocks
from comptoir.server.storage import store
from comptoir.server.tables import lobby
from server.running import Player


def test_bots_agree_at_once(ada):
    """Alone among bots one goes back without being asked to wait, past what the bots have answered since."""
    table, _ = ada.table(seats=("me", "random"))
    live = ada.live(table, 0)
    live.my_turn()
    view, lines = live.now["view"], list(live.log)
    live.answer()
    live.my_turn()
    for _ in range(9):
        assert live.ask("ask_undo", version=live.now["version"])["type"] == "ack"
        live.until(lambda now: now["ask_undo"] is None)
        if live.log == lines:
            break
        live.my_turn()
    assert live.now["view"] == view
    assert live.chat[-1]["system"]["message"] == "notice-taken-back"


def test_an_unfinished_replay_goes_on(ada):
    """A replay that stops in the middle becomes a table with its owner in every seat."""
    table = Table(comptoir.load("burgundy"), 2, Rng(5), forced=True)
    for _ in range(9):
        seat = int(table.questions[0].seat)
        table.answer(seat, table.legal(seat)[0])
    sent = ada.http.post("replays", content=table.save(), headers={"Content-Type": "text/plain"}).json()["table"]
    assert sent["status"] == "playing"
    assert all(seat["you"] for seat in sent["seats"])
    live = ada.live(sent["id"], sent["waiting_for"][0])
    live.first()
    assert live.now["scores"] == table.scores
    assert live.answer()["type"] == "ack"


def test_put_away_and_taken_out(tmp_path, new_server):
    """A table that nobody touches is kept in the database only; whoever still looks at it, or comes back, plays on."""
    server = new_server(f"sqlite:///{tmp_path / 'idle.sqlite'}", idle_seconds="0")
    with Player(server, "Ada") as ada:
        watched, left = ada.table(seats=("me", "hot"))[0], ada.table(seats=("me", "hot"))[0]
        live, gone = ada.live(watched, 0), ada.live(left, 0)
        for found in (live, gone):
            found.my_turn()
        gone.close()
        while "comptoir_rooms 1.0" not in httpx.get(f"{server.url}/metrics").text:
            time.sleep(0.3)
        assert live.answer()["type"] == "ack"
        gone.open(since=gone.now["version"])
        assert gone.receive()["log"]["lines"] == []
        assert gone.answer()["type"] == "ack"


def test_long_thoughts_hold_nobody_up(ada):
    """While an expert thinks, other tables are answered at once."""
    slow, _ = ada.table("orleans", ("expert", "expert", "me"))
    quick, _ = ada.table(seats=("me", "hot"))
    watching, live = ada.live(slow), ada.live(quick, 0)
    watching.first()
    live.my_turn()
    assert watching.now["questions"]
    begin = time.monotonic()
    for i in range(20):
        assert live.ask("chat", text=f"{i}")["type"] == "ack"
    assert time.monotonic() - begin < 10


def test_whoever_looks_in_disturbs_no_bot(tmp_path):
    """However often somebody looks what is to be done, a bot is asked every question once, and can answer it."""
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'bots.sqlite'}"))
    hub.database.migrate()
    seats = [Seat(who="bot", bot="random")] * 2
    row, places = lobby.new_table(Setup(game="burgundy", players=2, seats=seats), Person("p_ada", "Ada", False))
    hub.database.now(store.create, row, places)
    asked = []

    async def at_once(order, who):
        asked.append(order)
        return order.legal[0]

    async def look_in():
        room = await hub.room(row.id)
        await lobby.start(room)
        while not room.position.over:
            await room.continue_()
            await asyncio.sleep(0)
        return room.position.version

    hub.thinkers.answer = at_once
    assert asyncio.run(look_in()) == len(asked) + 1
    hub.database.close()


@pytest.mark.parametrize(("problem", "told"), [(Problem("stale"), 0), (ValueError(), 1)])
def test_a_change_that_nobody_waits_for(tmp_path, monkeypatch, problem, told):
    """Whoever wanted it is gone before it is its turn: that it is refused concerns nobody, that it fails is logged."""
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'gone.sqlite'}"))
    hub.database.migrate()
    row, places = lobby.new_table(Setup(game="burgundy", players=2), Person("p_ada", "Ada", False))
    hub.database.now(store.create, row, places)
    failures, unheard = [], []
    monkeypatch.setattr(
        "comptoir.server.common.logs.tell_failure", lambda work, what: failures.append(work.exception())
    )

    def refuse(now):
        raise problem

    async def go_away():
        asyncio.get_running_loop().set_exception_handler(lambda loop, what: unheard.append(what))
        room = await hub.room(row.id)
        async with room.lock:
            wanted = asyncio.ensure_future(room.change(refuse))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            wanted.cancel()
        await asyncio.gather(wanted, return_exceptions=True)
        async with room.lock:
            pass
        await asyncio.sleep(0)
        gc.collect()

    asyncio.run(go_away())
    hub.database.close()
    assert (len(failures), unheard) == (told, [])


def test_clocks_stand_still_with_the_server():
    """Time that passed before this process began counts for nobody."""
    kept = {"left": [60.0, 60.0], "since": clocks.BEGUN - 1000, "running": [1]}
    assert clocks.left(kept, clocks.BEGUN + 5) == [60.0, 55.0]
    assert clocks.deadline(kept) == clocks.BEGUN + 60
    turned = clocks.turned(kept, {"seconds": 60, "increment": 7}, [0], clocks.BEGUN + 5)
    assert turned["left"] == [67.0, 55.0]
