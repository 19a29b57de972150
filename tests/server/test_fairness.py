"""Nobody slows the others down."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

import comptoir
from comptoir.core.chance import Rng
from comptoir.core.table import Table
from comptoir.server.api.routes.replays import analyse
from comptoir.server.bots.pool import Thinkers, new_order
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.limits import fairness
from comptoir.server.limits.fairness import Turns
from comptoir.server.people import accounts
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state import events
from comptoir.server.state.events import Event
from comptoir.server.state.position import EVERY, SPECTATOR, Position
from comptoir.server.state.snapshots import code, load, snapshot
from comptoir.server.storage import store
from comptoir.server.storage.database import Database
from comptoir.server.tables import lobby
from comptoir.server.tables.drafts import SNAPSHOT_EVERY
from server.running import Player


def test_turns_go_round():
    """Whoever wants much waits behind whoever wants little."""
    done = []

    async def work(turns, who):
        async with turns.turn(who):
            await asyncio.sleep(0)
            done.append(who)

    async def all_of_it():
        turns = Turns(1)
        await asyncio.gather(*[work(turns, who) for who in ["eve"] * 6 + ["ada", "bert", "ada"]])
        assert (turns.free, turns.lines) == (1, {})

    asyncio.run(all_of_it())
    assert done == ["eve", "eve", "ada", "bert", "eve", "ada", "eve", "eve", "eve"]


def test_turns_of_those_who_leave():
    """Whoever stops waiting takes nobody's place along."""

    async def all_of_it():
        turns = Turns(1)
        async with turns.turn("ada"):
            waiting = [asyncio.create_task(turns.turn(who).__aenter__()) for who in ("bert", "eve")]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await waiting[1]
        assert (turns.free, turns.lines) == (0, {})

    asyncio.run(all_of_it())


def test_waiting_is_not_thinking():
    """Thirty tables of one person and one of another: the other's bot is next, and no time counts but thinking."""
    table = comptoir.load("burgundy").table(players=2, seed=1)
    order = new_order(table, "expert", 0)
    asked = []

    async def at_work(pool, name, seconds, do, order):
        asked.append(order.seat)
        await asyncio.sleep(0.01)
        return order.legal[0]

    async def all_of_it():
        thinkers = Thinkers(1, 0.05)  # thirty of these take longer
        thinkers._do_now = at_work
        many = [thinkers.answer(order._replace(seat=1), "p_eve") for _ in range(30)]
        return await asyncio.gather(*many, thinkers.answer(order, "p_ada"))

    assert asyncio.run(all_of_it()) == [order.legal[0]] * 31
    assert asked.index(0) <= 2


@pytest.mark.parametrize("name", comptoir.game_names())
def test_going_back_in_a_long_log(name, monkeypatch):
    """Undo and rewind play a bounded number of answers anew, however long the log is; the rest stays as it was."""
    position, rng = begin(name), random.Random(2)
    while len(position.table.log) < 6 * EVERY and not position.over:
        answer(position, rng)
    played = []
    once_more = Position._once_more
    monkeypatch.setattr(Position, "_once_more", lambda self, entry: (played.append(entry), once_more(self, entry)))
    for _ in range(12):
        before = len(position.table.log)
        last = max(i for i, entry in enumerate(position.table.log) if entry.seat >= 0 and not entry.forced)
        data = {"removed": list(range(last, before))}
        position.apply(Event(position.version + 1, 0.0, events.REWIND, 0, data))
        assert len(played) <= EVERY + before - last + 1
        played.clear()
        fresh = Table(position.game, position.players, None, position.options, {})
        fresh.replay_log(position.table.log)
        assert fresh.view(0) == position.table.view(0)
        assert [fresh.can_undo(s) for s in (0, 1)] == [position.can_undo(s) for s in (0, 1)]
        again = load(name, 2, position.options, {}, snapshot(position), [])
        assert [again.can_undo(s) for s in (0, 1)] == [position.can_undo(s) for s in (0, 1)]


def begin(name):
    game = comptoir.load(name)
    position = Position(game, 2, game.chosen({}), {})
    table = Table(game, 2, Rng(1), forced=True)
    data = {"entries": [[e.seat, game.kinds.name(e.move), int(e.forced)] for e in table.log]}
    position.apply(Event(1, 0.0, events.START, events.NOBODY, data))
    return position


def answer(position, rng):
    seat = rng.choice(position.asked)
    move = rng.choice(position.table.legal(seat))
    data = position.answered(seat, move, hold=False)
    position.apply(Event(position.version + 1, 0.0, events.ANSWER, seat, data), played=True)


def test_a_long_replay_is_played_anew_once(tmp_path):
    """What goes on with a long replay has a snapshot from the start: opening it again takes no longer than others."""
    hub, now = Hub(Settings(database=f"sqlite:///{tmp_path / 'long.sqlite'}")), begin("la_loire")
    hub.database.migrate()
    while len(now.table.log) <= SNAPSHOT_EVERY:
        answer(now, random.Random(1))
    rows = lobby.from_replay(now.table, Person("p_ada", "Ada", False))
    room = asyncio.run(lobby.make_table(hub, *rows))
    stored = hub.database.now(store.load, room.id, code)
    assert (stored.snapshot is not None, stored.events) == (True, [])
    hub.database.close()


def test_tables_are_opened_in_turns(tmp_path):
    """Whoever opens many tables that take long waits behind whoever opens one."""
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'turns.sqlite'}"))
    hub.database.migrate()
    row, places = rows_of()
    hub.database.now(store.create, row, places)

    async def look():
        async with hub.heavy.turn("p_somebody"):
            room = asyncio.create_task(hub.room(row.id))
            while "p_eve" not in hub.heavy.lines:
                await asyncio.sleep(0.01)
            assert not room.done()
        assert (await room).position is not None

    asyncio.run(look())
    hub.database.close()


def test_a_replay_that_never_ends(ada):
    """Whoever sends a file byte by byte keeps nobody else's from being read."""
    cookies = "; ".join([f"{name}={value}" for name, value in ada.http.cookies.items()])
    head = f"POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\nContent-Type: text/plain\r\n"
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", ada.server.port)))
            half.sendall(f"{head}Content-Length: 500\r\n\r\ncomptoir".encode())
        table = comptoir.load("burgundy").table(players=2, seed=1)
        sent = ada.http.post("replays", content=table.save().encode(), headers={"Content-Type": "text/plain"})
        assert ada.live(sent.json()["table"]["id"], 0).first()["view"]


def test_a_replay_that_is_too_long(ada):
    """Longer than any game is too long."""
    lines = "comptoir replay 1\n" + "0 0 Pass\n" * 30_000
    response = ada.http.post("replays", content=lines.encode(), headers={"Content-Type": "text/plain"})
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory):
    """One with limits, of which one table too many soon is."""
    from server.running import Server

    file = tmp_path_factory.mktemp("strict") / "comptoir.sqlite"
    running = Server(f"sqlite:///{file}", limits="1")
    yield running
    running.close()


def test_one_persons_share(strict_server):
    """Public tables, bots and sockets of one person have a bound; another person has their own."""
    with Player(strict_server, "Eve") as eve, Player(strict_server, "Ada") as ada:
        for _ in range(fairness.CAPS["public"]):
            table, _ = eve.table(seats=("me", "open"), private=False)
        seats = [{"who": "me"}, {"who": "open"}]
        refused = ("POST", "tables")
        setup = {"game": "burgundy", "players": 2, "seats": seats, "private": False}
        assert eve.refused(*refused, **setup) == (429, "too-many-of-yours")
        ada.table(seats=("me", "open"), private=False)
        eve.table(seats=("me", "open"))
        for _ in range(fairness.CAPS["sockets"]):
            eve.live(table).first()
        assert eve.live(table).receive()["code"] == "too-many-of-yours"
        assert ada.live(table).first()


def test_many_sockets_at_the_same_moment(tmp_path):
    """Whoever opens them all at once has no more of them."""
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'burst.sqlite'}", limits=1.0))
    hub.database.migrate()
    row, places = rows_of()
    hub.database.now(store.create, row, places)

    async def burst():
        room = await hub.room(row.id)
        watchers = [Watcher(None, SPECTATOR, None, "1.2.3.4") for _ in range(2 * fairness.CAPS["sockets"])]
        return await asyncio.gather(*[room.enter(watcher) for watcher in watchers], return_exceptions=True)

    found = asyncio.run(burst())
    assert len([one for one in found if one is None]) == fairness.CAPS["sockets"]
    assert {one.code for one in found if one is not None} == {"too-many-of-yours"}
    hub.database.close()


def finished(seed):
    """A random game that is over."""
    table, rng = comptoir.load("burgundy").table(2, seed=seed), Rng(seed)
    while not table.over:
        seat = int(table.questions[0].seat)
        table.answer(seat, table.position.sample(rng, seat))
    return table


def test_many_analyses_at_the_same_moment(tmp_path):
    """They are counted before the first of them is under way."""
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'analyses.sqlite'}", limits=1.0))
    hub.database.migrate()
    hub.spawn = lambda work: work.close()  # none of them ever ends
    eve, ids = Person("p_eve", "Eve", False), []
    for i in range(4 * fairness.CAPS["analyses"]):
        row, places, data = lobby.from_replay(finished(seed=i), eve)
        event, changes = lobby._beginning(hub, row, places, data)
        hub.database.now(store.create, row, places, (event, changes))
        ids.append(row.id)

    async def burst():
        return await asyncio.gather(*[analyse(one, hub, eve) for one in ids], return_exceptions=True)

    found = asyncio.run(burst())
    assert len([one for one in found if isinstance(one, dict)]) == fairness.CAPS["analyses"]
    hub.database.close()


def test_many_tables_at_the_same_moment(postgres):
    """The last table that somebody may make is being stored: another worker waits for it before it counts."""
    url = postgres.database()
    one, other = Database(url), Database(url)
    one.migrate()
    eve, _ = one.now(accounts.be_guest, "Eve", None)
    for _ in range(fairness.CAPS["public"] - 1):
        one.now(make_public, eve)
    with ThreadPoolExecutor(1) as pool:
        with one.engine.begin() as connection:
            make_public(connection, eve)
            late = pool.submit(other.now, make_public, eve)
            while not late.done() and not one.now(somebody_waits):
                time.sleep(0.01)
            assert not late.done()
        with pytest.raises(Problem, match="too-many-of-yours"):
            late.result()
    one.close()
    other.close()


def make_public(connection, person):
    """A table with a free seat for everybody, as the lobby stores it."""
    setup = Setup(game="burgundy", players=2, seats=[Seat(who="me"), Seat(who="open")], private=False)
    lobby._create(connection, *lobby.new_table(setup, person), None, 1.0)


def somebody_waits(connection):
    """Whether a statement in this database waits for another transaction."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return connection.scalar(text(query))


def test_caps_on_tables_and_bots(tmp_path):
    """Tables that are not over are counted, and the bots at them."""
    database = Database(f"sqlite:///{tmp_path / 'caps.sqlite'}")
    database.migrate()

    def make(connection, scale):
        new, places = rows_of()
        fairness.room_for(connection, new, places, scale)
        store.create(connection, new, places)

    made = 0
    with contextlib.suppress(Problem):
        for _ in range(100):
            database.now(make, 1.0)
            made += 1
    assert made == fairness.CAPS["bots"] // 3
    database.now(make, 0.0)  # no limits
    database.now(lambda c: c.execute(text("UPDATE tables SET status = 'over'")))
    database.now(make, 1.0)
    database.close()


def rows_of():
    seats = [Seat(who="me"), *[Seat(who="bot", bot="expert")] * 3]
    return lobby.new_table(Setup(game="burgundy", players=4, seats=seats), Person("p_eve", "Eve", False))


def test_the_lobby_has_pages(new_server, tmp_path):
    """A hundred tables of one person hide nobody else's: page after page all are there, free seats first."""
    server = new_server(f"sqlite:///{tmp_path / 'lobby.sqlite'}")
    with Player(server, "Ada") as ada, Player(server, "Eve") as eve:
        first, _ = ada.table(seats=("me", "open"), private=False)
        watched, _ = ada.table(seats=("me", "hot"), private=False)
        for _ in range(65):
            eve.table(seats=("me", "open"), private=False)
        found, before, pages = [], None, 0
        while pages == 0 or before is not None:
            page = eve.get("tables", which="open", **({} if before is None else {"before": before}))
            found += page["tables"]
            before, pages = page["next"], pages + 1
        assert pages == 3
        ids = [table["id"] for table in found]
        assert len(ids) == len(set(ids)) == 67
        assert ids.index(first) == 65
        assert ids[-1] == watched


def test_tables_nobody_came_to(new_server, tmp_path):
    """After a week of waiting a table is forgotten, with whoever still looks at it; one that is played is not."""
    url = f"sqlite:///{tmp_path / 'waiting.sqlite'}"
    server = new_server(url)
    with Player(server, "Ada") as ada:
        old, _ = ada.table(seats=("me", "open"), private=False)
        new, _ = ada.table(seats=("me", "open"), private=False)
        played, _ = ada.table(seats=("me", "hot"))
        live = ada.live(old, 0)
        live.first()
        database = Database(url)
        long_ago = time.time() - 8 * 86400
        change = text("UPDATE tables SET changed = :t WHERE id IN (:a, :b)")
        database.now(lambda c: c.execute(change, {"t": long_ago, "a": old, "b": played}))
        database.close()
        assert live.closed() == 1012
        assert ada.refused("GET", f"tables/{old}") == (404, "not-found")
        assert {table["id"] for table in ada.get("tables", which="mine")["tables"]} == {new, played}
