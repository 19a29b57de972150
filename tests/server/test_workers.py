"""Several workers share live tables through PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest

from comptoir.server.common import metrics
from comptoir.server.common.metrics import FOLDER
from server.running import Player, own_postgres
from server.test_notices import KEYS

COUNT = """
from comptoir.server.common import metrics
metrics.EVENTS.labels("answer").inc(3)
metrics.SOCKETS.inc()
"""


@pytest.fixture(scope="module")
def pair(postgres):
    """Two servers with one database, as two workers are."""
    from server.running import Server

    database = postgres.database()
    running = [Server(database), Server(database)]
    yield running
    for server in running:
        server.close()


@pytest.fixture
def lives(pair):
    """Ada at one worker, Bert at the other, at one table."""
    with Player(pair[0], "Ada") as ada, Player(pair[1], "Bert") as bert:
        table, invitation = ada.table(seats=("me", "open"))
        a = ada.live(table, 0)
        a.first()
        bert.join(invitation)
        b = bert.live(table, 1)
        b.first()
        for live in (a, b):
            live.until(lambda now: now["questions"])
        yield a, b


def answers(live):
    """The answers that a socket was told; what came of them is told by what each may see."""
    return [(line["seat"], line["move"]) for line in live.log]


def test_two_workers_play_one_game(lives):
    """An answer at one worker is shown at the other, and answered from there."""
    for _ in range(30):
        player = next((live for live in lives if live.now["candidates"]), None)
        if player is None:
            for live in lives:
                live.drain(0.05)
            continue
        assert player.answer()["type"] == "ack"
        other = lives[1 - player.seat]
        other.until(lambda now, player=player: now["version"] == player.now["version"])
        assert answers(other) == answers(player)
    assert lives[0].ask("chat", text="hello from afar")["type"] == "ack"
    lives[1].until(lambda now: lives[1].chat[-1].get("text") == "hello from afar")


def test_both_at_once(pair, lives):
    """The same seat answers at both workers at once: one is carried out, the other is stale."""
    player = next(live for live in lives if live.now["candidates"])
    with Player(pair[1 - player.seat], "") as twin:
        twin.http.cookies.update(player.player.http.cookies)
        second = twin.live(player.id, player.seat)
        second.my_turn()
        sent = [live.send("answer", version=live.now["version"], move=live.legal()[0]) for live in (player, second)]
        replies = [player.reply(sent[0]), second.reply(sent[1])]
        assert sorted([r.get("code", "ack") for r in replies]) == ["ack", "stale"]
        player.until(lambda now: now["version"] == second.now["version"])


def test_presence(lives):
    """Each worker knows who is at the others."""
    a, b = lives
    b.close()
    for _ in range(50):
        message = a.receive()
        if message["type"] == "presence" and message["connected"] == [True, False]:
            return
    raise AssertionError("nobody noticed")


def test_revoked_at_the_other_worker(pair, lives):
    """Whoever revokes all sessions at one worker is sent away by the other too."""
    a, _ = lives
    with Player(pair[1], "") as twin:
        twin.http.cookies.update(a.player.http.cookies)
        twin.post("session/revoke")
    assert a.closed() == 1012


def test_the_database_hangs_up(pair, lives):
    """Connections that PostgreSQL ends are made again, and nothing that was stored meanwhile is missed."""
    with psycopg.connect(pair[0].database, autocommit=True) as connection:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    player = next(live for live in lives if live.now["candidates"])
    assert player.answer()["type"] == "ack"
    lives[1 - player.seat].until(lambda now: now["version"] == player.now["version"])


def test_the_database_is_away(postgres, new_server):
    """Whoever asks meanwhile is told to try again, and a message said again with its id is carried out once."""
    server = new_server(postgres.database())
    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        postgres.stop_for_now()
        try:
            assert ada.refused("GET", f"tables/{table}") == (503, "busy")
            assert live.ask("chat", text="Anybody there?", id="once")["code"] == "busy"
            assert ada.live(table, 0).closed() == 4503
        finally:
            postgres.start()
        told = live.ask("chat", text="Anybody there?", id="once")
        while told.get("code") == "busy":
            told = live.ask("chat", text="Anybody there?", id="once")
        assert told["type"] == "ack" or told["code"] == "duplicate"
        assert live.ask("chat", text="Anybody there?", id="once")["code"] == "duplicate"
        assert [line["text"] for line in live.chat if "text" in line] == ["Anybody there?"]


def test_two_who_want_the_same(pair):
    """Whatever is put in the same place by two workers at once is there afterwards, and neither is told of an error."""
    with Player(pair[0], "Ada") as ada, Player(pair[1], "") as twin:
        twin.http.cookies.update(ada.http.cookies)
        table, _ = ada.table(seats=("me", "hot"))
        push = {"endpoint": "https://example.org/push", "keys": KEYS}
        wish = {"email": False, "push": True, "webhook": None, "form": "json"}
        with ThreadPoolExecutor(8) as pool:
            work = [pool.submit(player.post, "notices/push", **push) for player in (ada, twin) * 8]
            work += [pool.submit(player.put, f"tables/{table}/notices", **wish) for player in (ada, twin) * 8]
            for done in work:
                done.result()
        assert ada.get("notices")["push"] == 1
        assert ada.get(f"tables/{table}/notices") == wish


def test_a_worker_dies(postgres, new_server):
    """The other worker's players play on, and so do the bots it had."""
    database = postgres.database()
    first, second = new_server(database), new_server(database)
    with Player(first, "Ada") as ada, Player(second, "Bert") as bert:
        table, invitation = ada.table(seats=("me", "open"))
        bert.join(invitation)
        b = bert.live(table, 1)
        b.first()
        first.kill()
        assert b.ask("chat", text="still here?")["type"] == "ack"
        assert b.ask("replace_by_bot", of=1, bot="random")["type"] == "ack"


def test_one_command_with_two_workers(postgres, new_server):
    """Comptoir serve --workers 2: whichever worker answers, it is the same table."""
    server = new_server(postgres.database(), "--workers", "2")
    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        lives = [ada.live(table, seat) for seat in (0, 1) for _ in range(3)]
        for live in lives:
            live.first()
        player = next(live for live in lives if live.now["candidates"])
        assert player.answer()["type"] == "ack"
        for live in [live for live in lives if live.seat == player.seat]:
            live.until(lambda now: now["version"] == player.now["version"])
        for _ in range(6):  # whichever worker answers, it has the figures of both
            assert figures(server) == {"comptoir_sockets": 6.0, 'comptoir_events_total{kind="answer"}': 1.0}


def test_workers_end_with_their_command(postgres, new_server):
    """When the command itself is killed, its workers do not hold the port: it can be started again."""
    server = new_server(postgres.database(), "--workers", "2")
    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        server.kill()
        assert live.closed() is None  # without a word
        server.start()
        assert ada.live(table, 0).first()["view"] == live.now["view"]


def test_a_worker_that_begins_while_the_database_is_away(new_server):
    """It is begun again until the database answers; the command and the other worker go on."""
    own = own_postgres()
    try:
        server = new_server(own.database(), "--workers", "2")
        seen = set(server.workers())
        own.stop_for_now()
        try:
            os.kill(min(seen), signal.SIGKILL)
            while len(seen) < 4:  # two have been begun since
                assert server.process.poll() is None, "the command has ended"
                seen |= set(server.workers())
                time.sleep(0.05)
        finally:
            own.start()
        with Player(server, "Ada") as ada:
            assert ada.live(ada.table(seats=("me", "hot"))[0], 0).first()["view"]
        server.stop()
    finally:
        own.stop()


def figures(server):
    """Some of what an operator reads."""
    found = {}
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        name, _, value = line.rpartition(" ")
        if name in ("comptoir_sockets", 'comptoir_events_total{kind="answer"}'):
            found[name] = float(value)
    return found


def test_figures_of_a_worker_that_died(tmp_path, monkeypatch):
    """What it counted stays; its sockets are gone."""
    subprocess.run([sys.executable, "-c", COUNT], env={**os.environ, FOLDER: str(tmp_path)}, check=True)
    assert len(list(tmp_path.glob("gauge_livesum_*.db"))) == 1
    monkeypatch.setenv(FOLDER, str(tmp_path))
    told = metrics.text().decode()
    assert 'comptoir_events_total{kind="answer"} 3.0' in told
    assert "comptoir_sockets 1.0" not in told


def test_blocks_and_departures_are_heard_elsewhere(pair):
    """Whoever blocks somebody at one worker, or leaves for good, has done so at the other too."""
    with Player(pair[0], "Ada") as ada, Player(pair[1], "Bert") as bert, Player(pair[1], "") as elsewhere:
        elsewhere.http.cookies.update(ada.http.cookies)
        table, invitation = bert.table(seats=("me", "open"))
        ada.join(invitation)
        far, other = elsewhere.live(table, 1), bert.live(table, 0)
        for live in (far, other):
            live.first()
        ada.put(f"people/{bert.person['id']}/block")
        assert far.closed() == 1012
        far.open()
        assert other.ask("chat", text="Hello Ada")["type"] == "ack"
        far.until(lambda now: far.chat and far.chat[-1].get("system", {}).get("message") == "notice-hidden")
        ada.post("session/departure")
        assert far.closed() in (1012, 4403)
        assert other.closed() == 1012
        other.open()
        seat = other.receive()["table"]["seats"][1]
        assert (seat["kind"], seat["person"], seat["name"]) == ("bot", None, "")
        assert elsewhere.get("session")["person"] is None
