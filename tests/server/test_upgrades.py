"""Databases and replay files of earlier versions open; what cannot go on says so."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
import sys

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, insert, select, text

import comptoir
from comptoir.core.errors import BadReplay
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.state.events import ANSWER, NOBODY, START, Event
from comptoir.server.state.position import Position
from comptoir.server.state.snapshots import load
from comptoir.server.storage.database import MIGRATIONS, Database
from server.running import HERE, Player

KEPT = HERE / "kept"
RENUMBERED = """
import json, sys
import comptoir
from comptoir.core.game import Game
from comptoir.server.state import snapshots
from comptoir.server.storage import store
from comptoir.server.storage.database import Database

def renumbered(name):
    g = comptoir.load(name)
    return Game(
        g.name, title=g.title, players=g.players, chapters=g.chapters[::-1], setup=g._setup, sources=g.sources,
        score=g.score, tiebreak=g.tiebreak, lost=g.lost, inventory=g.inventory, options=g.options, figures=g.figures,
        check_data=g.check_data, rules=g.rules,
    )

games = {name: renumbered(name) for name in comptoir.game_names()}
snapshots.game_of = games.get
database = Database(sys.argv[1])
found = {}
for table in json.loads(sys.argv[2]):
    stored = database.now(store.load, table, lambda game: "none")
    row = stored.row
    game = (row.game, row.players, row.options, row.data)
    now = snapshots.load(*game, None, stored.events, rules=row.rules)
    said = [now.table.label(i).pack() for i in range(len(now.table.log))]
    found[table] = {"asked": now.asked, "scores": now.table.scores, "said": said}
print(json.dumps(found))
"""


def versions():
    return sorted(KEPT.glob("*.sqlite.gz"))


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request):
    return request.param


@pytest.fixture(params=versions(), ids=lambda file: file.name)
def database(request, kind, tmp_path):
    """A kept database, brought to the form of today."""
    file = tmp_path / "kept.sqlite"
    file.write_bytes(gzip.decompress(request.param.read_bytes()))
    found = Database(f"sqlite:///{file}")
    if kind == "postgresql":
        other = Database(request.getfixturevalue("postgres").database())
        other.now(lambda c: copy(found.engine, c))
        found.close()
        found = other
    found.migrate()
    yield found
    found.close()


def copy(kept, connection):
    """The same rows in a PostgreSQL of the same version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    with kept.connect() as old:
        command.upgrade(config, old.execute(text("SELECT version_num FROM alembic_version")).scalar())
        tables, new = MetaData(), MetaData()
        tables.reflect(old)
        new.reflect(connection)
        for table in [t for t in tables.sorted_tables if t.name != "alembic_version"]:
            found = [dict(row) for row in old.execute(select(table)).mappings()]
            if found:
                connection.execute(insert(new.tables[table.name]), found)


def rows(database, query, **values):
    return database.now(lambda c: [dict(row) for row in c.execute(text(query), values).mappings()])


def as_json(found):
    """SQLite gives a text, PostgreSQL what it means."""
    return json.loads(found) if isinstance(found, str) else found


def change(database, query, **values):
    database.now(lambda c: c.execute(text(query), values))


def address(database):
    url = database.engine.url
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=False)


def test_tables_of_earlier_versions_open(database, new_server):
    """Every table is shown; it goes on, or it is over, or it says why not and offers its replay."""
    tables = rows(database, "SELECT id, game, status, result FROM tables")
    server = new_server(address(database))
    with Player(server, "") as ada:
        ada.post("session/login", name="Ada", password="eight or more")
        went_on = 0
        for table in tables:
            live = ada.live(table["id"])
            now = live.first()
            if now["table"]["status"] == "stuck":
                assert ada.http.post(f"tables/{table['id']}/replay").status_code == 200
            elif table["status"] == "playing":
                assert live.log
                assert any(line.get("text") == "Back we go." for line in live.chat)
                waits = now["table"]["waiting_for"][0]
                seat = ada.live(table["id"], waits)
                seat.my_turn()
                told = seat.answer(id="later")
                assert told["type"] == "ack", told
                went_on += 1
            elif table["status"] == "over":
                assert now["table"]["scores"] == as_json(table["result"])["scores"]
                story = ada.http.get(f"tables/{table['id']}/story")
                assert story.status_code == 200 or story.json()["error"]["code"] == "cannot-go-on"
        assert went_on > 1  # not all games have changed their rules


def test_a_table_that_waited_for_this_version(database, new_server):
    """A table on which nothing was played yet begins with the rules of today."""
    change(database, "UPDATE tables SET rules = 0 WHERE status = 'waiting'")
    waiting = rows(database, "SELECT id, game, invitation FROM tables WHERE status = 'waiting'")
    assert waiting
    server = new_server(address(database))
    with Player(server, "Bert") as bert:
        for table in waiting:
            assert bert.live(table["id"]).first()["table"]["status"] == "waiting"
            seat = bert.join(table["invitation"])
            now = bert.live(table["id"], seat).first()
            assert now["table"]["status"] == "playing"
            assert now["view"]
            found = rows(database, "SELECT rules FROM tables WHERE id = :t", t=table["id"])
            assert found == [{"rules": comptoir.load(table["game"]).rules}]


def test_no_numbers_are_stored(database):
    """What a database holds of an answer is its name."""
    for event in rows(database, "SELECT data FROM events"):
        for _, name, _ in as_json(event["data"]).get("entries", []):
            assert not name.isdecimal()
            assert not name.startswith("?")


def test_replays_of_earlier_versions():
    """A kept replay file is read, or one sentence says which rules it was played with."""
    files = sorted(KEPT.glob("*.replay"))
    assert len(files) >= len(comptoir.game_names())
    for file in files:
        try:
            assert comptoir.replay(file.read_text()).over
        except BadReplay as problem:
            assert "rules" in str(problem)


@pytest.fixture
def running(tmp_path):
    """A database of today with a game of each kind in the middle; the hub, and the tables."""
    url = f"sqlite:///{tmp_path / 'running.sqlite'}"
    hub = Hub(Settings(database=url))
    hub.database.migrate()
    asyncio.run(begin(hub))
    yield hub.database
    hub.database.close()


async def begin(hub):
    from comptoir.server.people.accounts import Person
    from comptoir.server.protocol.models import Seat, Setup
    from comptoir.server.state import events
    from comptoir.server.state.events import Draft
    from comptoir.server.tables import lobby

    for name in comptoir.game_names():
        setup = Setup(game=name, players=2, seats=[Seat(who="me"), Seat(who="hot", name="Bert")])
        room = await lobby.make_table(hub, *lobby.new_table(setup, Person("p_ada", "Ada", False)))
        for _ in range(25):

            def somehow(now):
                seat = now.asked[-1]
                return Draft(events.ANSWER, seat, now.answered(seat, now.table.legal(seat)[0], hold=False), played=True)

            await room.change(somehow)


def test_running_games_survive_other_numbers(running):
    """With all moves numbered otherwise, the same games stand there."""
    told = {}
    for row in rows(running, "SELECT id FROM tables"):
        hub = Hub(Settings(database=address(running)))
        now = asyncio.run(look(hub, row["id"]))
        said = [now.table.label(i).pack() for i in range(len(now.table.log))]
        told[row["id"]] = {"asked": now.asked, "scores": now.table.scores, "said": said}
        hub.database.close()
    program = [sys.executable, "-c", RENUMBERED, address(running), json.dumps(list(told))]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == json.loads(json.dumps(told))


def test_an_answer_that_the_rules_forbid_is_not_taken_in():
    """What is stored may have been allowed once: the game is not played on from where nobody could have come."""
    now = Position(comptoir.load("marco_polo"), 2, {}, {})
    begun = Event(1, 0.0, START, NOBODY, now.started())
    now.apply(begun)
    seat = now.asked[0]
    forbidden = next(move for move, refusal in now.table.offers(seat).items() if refusal is not None)
    kept = {"entries": [[seat, now.game.kinds.name(forbidden), 0]]}
    loaded = load("marco_polo", 2, {}, {}, None, [begun, Event(2, 0.0, ANSWER, seat, kept)])
    assert (loaded.broken, loaded.table) == (True, None)


async def look(hub, table):
    room = await hub.room(table)
    async with room.lock:
        return await room.wake()


def test_a_game_that_cannot_go_on(running, new_server):
    """Other rules, answers nobody knows, no such game: the table says so, offers its replay, and nothing breaks."""
    tables = {row["game"]: row["id"] for row in rows(running, "SELECT id, game FROM tables")}
    before = rows(running, "SELECT data FROM events WHERE table_id = :t ORDER BY version", t=tables["burgundy"])
    change(running, "UPDATE tables SET rules = 99 WHERE game = 'burgundy'")
    change(
        running,
        'UPDATE events SET data = replace(data, \'"entries": [[\', \'"entries": [[0, "Fly(to=moon)", 0], [\') '
        "WHERE table_id = :t AND version = 5",
        t=tables["la_loire"],
    )
    change(running, "UPDATE tables SET game = 'chess' WHERE game = 'marco_polo'")
    server = new_server(address(running))
    with Player(server, "Eve") as eve, Player(server, "Bert") as bert:
        change(running, "UPDATE seats SET person = :p WHERE seat = 1", p=bert.person["id"])
        for game in ("burgundy", "la_loire"):
            live = eve.live(tables[game])
            now = live.first()
            assert (now["table"]["status"], now["view"], now["questions"]) == ("stuck", None, [])
            assert live.ask("chat", text="What a pity")["type"] == "ack"
            replay, whole = f"tables/{tables[game]}/replay", "SELECT version, rated FROM tables WHERE id = :t"
            stored = rows(running, whole, t=tables[game])
            for method in ("GET", "POST"):
                assert eve.refused(method, replay) == (403, "not-your-seat")
            assert bert.refused("GET", replay) == (409, "cannot-go-on")
            assert rows(running, whole, t=tables[game]) == stored  # who asks for it has not given the game up
            if game == "burgundy":
                saved = [bert.http.post(replay), bert.http.get(replay), bert.http.post(replay)]
                names = [name for row in before for _, name, _ in json.loads(row["data"]).get("entries", [])]
                assert [line.split(" ", 2)[2] for line in saved[0].text.splitlines()[7:-1]] == names
                assert len({one.text for one in saved}) == 1
            for path in ("story", "moments/3", "analysis"):
                assert eve.refused("GET", f"tables/{tables[game]}/{path}") == (409, "cannot-go-on")
            assert eve.get(f"tables/{tables[game]}/outline")["outline"] is None
        assert eve.get(f"tables/{tables['marco_polo']}")["table"]["game"] == "chess"
        assert eve.live(tables["marco_polo"]).receive()["code"] == "cannot-go-on"
        assert eve.refused("GET", f"tables/{tables['marco_polo']}/replay") == (409, "cannot-go-on")
        assert eve.live(tables["orleans"]).first()["table"]["status"] == "playing"
    server.stop()
    change(running, "UPDATE tables SET rules = :r WHERE game = 'burgundy'", r=comptoir.load("burgundy").rules)
    change(running, "UPDATE events SET data = replace(data, '[0, \"Fly(to=moon)\", 0], ', '') WHERE version = 5")
    server.start()
    with Player(server, "Eve") as eve:
        told = eve.live(tables["burgundy"]).first()  # the rules fit again, but somebody has seen all cards
        assert (told["table"]["status"], told["table"]["rated"], told["view"]) == ("stuck", False, None)
        assert told["chat"]["lines"][-1]["text"] == "What a pity"
        now = eve.live(tables["la_loire"]).first()
        assert now["table"]["status"] == "playing"
        assert now["view"]
        assert now["table"]["waiting_for"]


def test_finished_games_of_earlier_versions_are_in_statistics(database, new_server):
    """Their points by source are found out when somebody asks; games that today's rules do not allow have none."""
    ada = rows(database, "SELECT id FROM people WHERE name = 'Ada'")[0]["id"]
    change(database, "UPDATE seats SET kind = 'human', person = :p WHERE seat = 0 AND kind = 'bot'", p=ada)
    assert rows(database, "SELECT id FROM tables WHERE rated AND status <> 'waiting'") == []
    server = new_server(address(database))
    with Player(server, "") as player:
        player.post("session/login", name="Ada", password="eight or more")
        told = player.get("statistics")
        assert player.get("statistics") == told
    known = 0
    for one in told["games"]:
        (table,) = rows(database, "SELECT result FROM tables WHERE status = 'over' AND game = :g", g=one["game"])
        points = [row for row in told["sources"] if row["game"] == one["game"]]
        result = as_json(table["result"])
        assert bool(points) == bool(result["ledger"])
        if points:
            known += 1
            assert sum(row["own"] for row in points) == result["scores"][0]
            assert sum(row["field"] for row in points) == result["scores"][1]
    assert known
