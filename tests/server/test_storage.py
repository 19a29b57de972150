"""Nothing acknowledged is lost, whatever happens to the server."""

from __future__ import annotations

import contextlib
import random
import threading
import time

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.server.storage import Database
from server.running import Player, Server

TABLES = 6


class Busy(threading.Thread):
    """Answers at a table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, player, table):
        super().__init__()
        self.player, self.table = player, table
        self.acknowledged = 0
        self.said = []
        self.live = player.live(table, 0)

    def run(self):
        with contextlib.suppress(ConnectionClosed, TimeoutError, EOFError):
            self.live.first()
            while self.live.my_turn()["table"]["status"] != "over":
                if self.live.answer()["type"] == "ack":
                    self.acknowledged = self.live.now["version"]
                line = f"after {self.acknowledged}"
                if random.random() < 0.2 and self.live.ask("chat", text=line)["type"] == "ack":
                    self.said.append(line)
                    self.acknowledged = self.live.now["version"]


def test_killed_under_load(new_database):
    """SIGKILL in the middle of play at several tables: every acknowledged answer and line is there afterwards."""
    server = Server(new_database())
    with Player(server, "Ada") as ada:
        busy = [Busy(ada, ada.table(seats=("me", "random"))[0]) for _ in range(TABLES)]
        for thread in busy:
            thread.start()
        time.sleep(2.5)
        server.kill()
        for thread in busy:
            thread.join()
        assert sum([thread.acknowledged for thread in busy]) > TABLES
        server.start()
        for thread in busy:
            again = ada.live(thread.table, 0)
            now = again.first()
            assert now["version"] >= thread.acknowledged
            assert [line["text"] for line in again.chat if "text" in line][: len(thread.said)] == thread.said
            kept = len(thread.live.log)
            assert again.log[:kept] == thread.live.log or now["version"] > thread.acknowledged
            if now["table"]["status"] == "playing":
                assert again.my_turn()["candidates"] or again.now["table"]["status"] == "over"
    server.close()


def test_bots_go_on_after_a_restart(new_database):
    """A table that waits for a bot continues by itself when the server is back, without anybody looking."""
    server = Server(new_database())
    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "expert"))
        live = ada.live(table, 0)
        live.first()
        while 1 not in [q["seat"] for q in live.now["questions"]]:
            live.answer()
        server.kill()
        server.start()
        for _ in range(200):
            if ada.get(f"tables/{table}")["table"]["waiting_for"] == [0]:
                break
            time.sleep(0.2)
        again = ada.live(table, 0)
        assert again.my_turn(60)["candidates"]
        assert len(again.log) > len(live.log)
    server.close()


@pytest.mark.parametrize("name", comptoir.games())
def test_half_finished_turns_survive(new_database, name):
    """Whatever question is open when the server stops, lanes included, is open when it is back, with the same answers."""
    server = Server(new_database())
    players = max(comptoir.load(name).players)
    rng = random.Random(name)
    with Player(server, "Ada") as ada:
        table, _ = ada.table(name, ("me", *["hot"] * (players - 1)))
        lives = [ada.live(table, seat) for seat in range(players)]
        for live in lives:
            live.first()
        for round_ in range(3):
            for _ in range(7):
                asked = [live for live in lives if live.now["candidates"]]
                rng.choice(asked).answer()
                for live in lives:
                    live.drain(0.02)
            server.kill() if round_ % 2 else server.stop()
            server.start()
            for live in lives:
                before, log = live.now, list(live.log)
                live.open(since=before["version"])
                now = live.receive()
                assert {**now, "log": 0, "chat": 0, "connected": 0} == {**before, "log": 0, "chat": 0, "connected": 0}
                assert live.log == log
    server.close()


def test_an_old_snapshot_is_not_used(ada, server):
    """A snapshot of other code is passed over; the answers tell the same game."""
    table, _ = ada.table(seats=("me", "random"))
    live = ada.live(table, 0)
    while live.my_turn(60)["table"]["status"] != "over":
        live.answer()
    database = Database(server.database)
    wrong = text("UPDATE snapshots SET code = 'other', data = :data WHERE table_id = :id")
    database.now(lambda c: c.execute(wrong, {"id": table, "data": b"hm"}))
    database.close()
    again = Server(server.database)
    with Player(again, "") as nobody:
        nobody.http.cookies.update(ada.http.cookies)
        fresh = nobody.live(table, 0)
        assert fresh.first()["view"] == live.now["view"]
        assert fresh.log == live.log
    again.close()


def test_a_finished_game_opens_quickly(ada):
    """From storage to the screen in less than 50 ms, with a wide margin for a busy machine."""
    table, _ = ada.table(seats=("me", "random"))
    live = ada.live(table, 0)
    while live.my_turn(60)["table"]["status"] != "over":
        live.answer()
    took = []
    for _ in range(5):
        begin = time.perf_counter()
        ada.live(table).first()
        took.append(time.perf_counter() - begin)
    assert min(took) < 0.25


def test_databases_that_cannot_be(tmp_path):
    """What is no database is said in one sentence."""
    for url in ("hm", "mysql://x/y", "sqlite://", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(BadSetup, match="atabase|SQLite"):
            Database(url).migrate()
    newer = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    newer.migrate()
    newer.now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadSetup, match="newer"):
        newer.migrate()
    newer.close()
