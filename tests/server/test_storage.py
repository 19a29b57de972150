"""Nothing acknowledged is lost, whatever happens to the server."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import random
import threading
import time
import typing

import pytest
from load import opening
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.state import snapshots
from comptoir.server.state.live_table import LiveTable
from comptoir.server.storage import rows, schema, store
from comptoir.server.storage.database import Database
from comptoir.server.storage.schema import METADATA
from comptoir.server.visibility.projection import for_seat
from server.running import Player

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


def test_killed_under_load(new_database, new_server):
    """SIGKILL in the middle of play: every acknowledged answer is there afterwards, and bots go on by themselves."""
    server = new_server(new_database())
    with Player(server, "Ada") as ada:
        busy = [Busy(ada, ada.table(seats=("me", "random"))[0]) for _ in range(TABLES)]
        thinking, lines = wait_for_a_thinking_bot(ada)
        for thread in busy:
            thread.start()
        while sum([thread.acknowledged for thread in busy]) <= TABLES and all(thread.is_alive() for thread in busy):
            time.sleep(0.2)
        server.kill()
        for thread in busy:
            thread.join()
        assert sum([thread.acknowledged for thread in busy]) > TABLES
        server.start()
        for thread in busy:
            check_nothing_lost(ada, thread)
        while ada.get(f"tables/{thinking}")["table"]["waiting_for"] != [0]:
            time.sleep(0.2)  # nobody looks at it
        again = ada.live(thinking, 0)
        assert again.my_turn(60)["candidates"]
        assert len(again.log) > lines


def wait_for_a_thinking_bot(ada):
    """A table where an expert thinks just now, and how long its log is."""
    table, _ = ada.table(seats=("me", "expert"))
    live = ada.live(table, 0)
    live.first()
    while [q["seat"] for q in live.now["questions"]] != [1]:
        live.answer()
    live.close()
    return table, len(live.log)


def check_nothing_lost(ada, thread):
    again = ada.live(thread.table, 0)
    now = again.first()
    assert now["version"] >= thread.acknowledged
    assert [line["text"] for line in again.chat if "text" in line][: len(thread.said)] == thread.said
    assert again.log[: len(thread.live.log)] == thread.live.log
    if now["table"]["status"] == "playing":
        assert again.my_turn()["candidates"] or again.now["table"]["status"] == "over"


def test_half_finished_turns_survive(new_database, new_server):
    """Whatever question is open when the server stops, lanes included, is open again with the same answers."""
    server = new_server(new_database())
    rng = random.Random(3)
    with Player(server, "Ada") as ada:
        tables = [begin(ada, name) for name in comptoir.game_names()]
        for stop in (server.stop, server.kill):
            for lives in tables:
                for _ in range(9):
                    rng.choice([live for live in lives if live.now["candidates"]]).answer()
                    for live in lives:
                        live.drain(0.01)
            stop()
            server.start()
            for live in [live for lives in tables for live in lives]:
                before, log = live.now, list(live.log)
                live.open(since=before["version"])
                now = live.receive()
                assert {**now, "log": 0, "chat": 0, "connected": 0} == {**before, "log": 0, "chat": 0, "connected": 0}
                assert live.log == log


def begin(ada, name):
    """A table with Ada in all seats."""
    players = max(comptoir.load(name).players)
    table, _ = ada.table(name, ("me", *["hot"] * (players - 1)))
    lives = [ada.live(table, seat) for seat in range(players)]
    for live in lives:
        live.first()
    return lives


def test_an_old_snapshot_is_not_used(ada, server, new_server):
    """A snapshot of other code is passed over; the answers tell the same game."""
    table, _ = ada.table(seats=("me", "random"))
    live = ada.live(table, 0)
    while live.my_turn(60)["table"]["status"] != "over":
        live.answer()
    database = Database(server.database)
    for code, kept in ((snapshots.code, True), (lambda game: "other", False)):
        stored = database.now(store.load, table, code)
        assert (stored.snapshot is not None) == kept
        row = stored.row
        game = (row.game, row.players, row.options, row.data)
        found = snapshots.load(*game, stored.snapshot, stored.events)
        assert json.loads(json.dumps(for_seat(found, 0)))["view"] == live.now["view"]
        assert found.memory[0].version == live.now["version"]
    with pytest.raises(snapshots.BadSnapshot):
        snapshots.load(*game, b"hm", stored.events)
    database.now(lambda c: c.execute(text("UPDATE snapshots SET data = :data"), {"data": b"hm"}))
    database.close()
    with Player(new_server(server.database), "") as nobody:
        assert nobody.live(table).first()["scores"] == live.now["scores"]


def test_migrations(tmp_path):
    """The migrations lead to the tables as they are declared."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    database = Database(f"sqlite:///{tmp_path / 'fresh.sqlite'}")
    database.migrate()
    database.migrate()
    database.now(lambda c: assert_empty(compare_metadata(MigrationContext.configure(c), METADATA)))
    database.close()


def assert_empty(found):
    assert found == []


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_finished_game_opens_quickly(name, tmp_path, monkeypatch):
    """From storage to the message for a seat nothing is played again, and each answer of the game costs a few calls.

    For a random game of thousands of answers that is less than 50 ms of work, which ``load.opening`` measures.
    """
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'opening.sqlite'}"))
    hub.database.migrate()
    table, answers = opening.played(hub, name)
    played = []
    monkeypatch.setattr(LiveTable, "take", lambda *_, **__: played.append(1))
    calls = opening.calls(hub, table)
    hub.database.close()
    assert played == []
    assert calls < 14_000 + 23 * answers


def test_databases_that_cannot_be(tmp_path):
    """What is no database is said in one sentence."""
    for url in ("hm", "mysql://x/y", "sqlite://", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(BadSetup, match=r"atabase|SQLite"):
            Database(url).migrate()
    newer = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    newer.migrate()
    newer.now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(BadSetup, match="newer"):
        newer.migrate()
    newer.close()


@pytest.mark.parametrize(("record", "table"), [(rows.TableRow, schema.tables), (rows.SeatRow, schema.seats)])
def test_records_have_the_columns_of_their_tables(record, table):
    """In the same order, and whatever may be NULL may be None."""
    hints = typing.get_type_hints(record)
    assert [field.name for field in dataclasses.fields(record)] == [column.name for column in table.columns]
    for column in table.columns:
        assert (type(None) in typing.get_args(hints[column.name])) == column.nullable, column.name
