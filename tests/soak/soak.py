"""Kills servers, single workers and the database under load, again and again: nothing is lost, nothing is done twice.

``make soak``; the tests do a little of it.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidHandshake, WebSocketException

from comptoir.server.state import snapshots
from comptoir.server.storage import store
from comptoir.server.storage.database import Database
from comptoir.server.visibility.projection import for_seat

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.running import IDS, LONG, Player, Server, own_postgres

LOST = (WebSocketException, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.HTTPError)
AGAIN = ("busy",)  # said again, with the same id


class Pair(threading.Thread):
    """Two people (or one and a bot) play table after table, say things, go back, and remember what they were told."""

    def __init__(self, fleet, number):
        super().__init__(daemon=True)
        self.fleet, self.rng = fleet, random.Random(number)
        self.done, self.undone, self.joined = [], [], []
        self.failed = None

    def run(self):
        try:
            while not self.fleet.over.is_set():
                self.one_table()
        except BaseException as problem:
            self.failed = problem

    def patiently(self, do):
        """Until it works; None once the fleet stops."""
        while not self.fleet.over.is_set():
            try:
                return do()
            except (*LOST, AssertionError):
                time.sleep(0.1)
        return None

    def one_table(self):
        with contextlib.ExitStack() as left:
            people = []
            for name in ("Ada", "Bert"):
                player = self.patiently(lambda name=name: Player(self.fleet.server, name))
                if player is None:
                    return
                people.append(left.enter_context(player))
            self.play(people)

    def play(self, people):
        alone = self.rng.random() < 0.4
        made = self.patiently(lambda: people[0].table(seats=("me", "random" if alone else "open")))
        if made is not None and not alone:
            self.patiently(lambda: self.sit(people[1], *made))
        if made is not None:
            lives = [Seat(self, people[0], made[0], 0)] + ([] if alone else [Seat(self, people[1], made[0], 1)])
            while not self.fleet.over.is_set() and sum(live.go_on() for live in lives):
                pass
            for live in lives:
                live.hang_up()

    def sit(self, player, table, invitation):
        """Sit down; whoever was not told is sitting already."""
        answer = player.http.post("join", json={"invitation": invitation})
        code = answer.json()["error"]["code"] if answer.status_code != 200 else ""
        assert answer.status_code == 200 or code in ("table-full", "already-started", "seat-taken"), answer.text
        self.joined.append((table, player.person["id"]))


class Seat:
    """A seat whose messages are said again until they are answered."""

    def __init__(self, pair, player, table, number):
        self.pair, self.player, self.table, self.number = pair, player, table, number
        self.live = None
        self.open = None  # the message that has no answer yet

    def go_on(self):
        """One step; whether the game goes on."""
        try:
            if self.live is None:
                self.live = self.player.live(self.table, self.number)
                self.live.first()
            if self.live.now["table"]["status"] == "over":
                return False
            if self.open is None:
                self.open = self.next()
            if self.open is None:
                self.live.drain(0.02)
                return True
            self.say()
        except LOST:
            self.hang_up()
            time.sleep(0.1)
        return True

    def next(self):
        """What to say now, if anything."""
        now, rng = self.live.now, self.pair.rng
        if rng.random() < 0.15:
            return {"type": "chat", "text": f"line {next(IDS)}"}
        if now["undo"] and rng.random() < 0.15:
            return {"type": "undo", "version": now["version"]}
        if not now["candidates"]:
            return None
        return {"type": "answer", "version": now["version"], "move": rng.choice(self.live.legal())}

    def say(self):
        self.open.setdefault("id", f"s{next(IDS)}")
        fields = dict(self.open)
        reply = self.live.ask(fields.pop("type"), **fields)
        if reply["type"] == "error" and reply["code"] in AGAIN:
            time.sleep(0.2)
            return
        assert reply.get("code") != "server-error"
        client = f"{self.player.person['id']}:{self.open['id']}"
        carried_out = reply["type"] == "ack" or reply["code"] == "duplicate"
        (self.pair.done if carried_out else self.pair.undone).append((self.table, client, self.open.get("text")))
        self.open = None

    def hang_up(self):
        if self.live is not None:
            with contextlib.suppress(*LOST):
                self.live.close()
            self.player.sockets.clear()
            self.live = None


class Fleet:
    """A server under load, and what can happen to it."""

    def __init__(self, server, pairs):
        self.server = server
        self.over = threading.Event()
        self.pairs = [Pair(self, i) for i in range(pairs)]
        for pair in self.pairs:
            pair.start()

    def kill_worker(self, rng):
        """One of them; the command begins another in its place."""
        end = time.monotonic() + 60
        while len(alive := self.server.workers()) < 2:
            assert time.monotonic() < end, "no worker came back"
            time.sleep(0.05)
        os.kill(rng.choice(alive), signal.SIGKILL)

    def kill(self, rng):
        """All of it at once, or only the command: its workers end by themselves."""
        workers = self.server.workers() if rng.random() < 0.5 else []
        self.server.kill()
        for worker in workers:
            with contextlib.suppress(OSError):
                os.kill(worker, signal.SIGKILL)
        self.server.start()

    def finish(self):
        """Stop the play; once everything is answered, compare what people were told with what is stored."""
        time.sleep(3)
        self.over.set()
        for pair in self.pairs:
            pair.join(2 * LONG)
            assert not pair.is_alive(), "somebody waits for ever"
            if pair.failed is not None:
                raise pair.failed
        time.sleep(7)  # tables that were full begin by themselves
        assert '"Traceback"' not in (log := self.server.log.read_text()), log[log.index('"Traceback"') :][:2000]
        opens(self.server.database)
        return compare(self.server.database, self.pairs)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.over.set()
        self.server.stop()
        self.server.log.unlink()


def compare(database, pairs):
    """Figures; fails if anything is lost, doubled, or was done although it was refused."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        events = connection.execute(text("SELECT table_id, version, kind, data, client FROM events")).all()
        tables = dict(connection.execute(text("SELECT id, version FROM tables")).all())
        seats = connection.execute(text("SELECT table_id, person FROM seats WHERE person IS NOT NULL")).all()
        stuck = connection.execute(
            text(
                "SELECT id FROM tables t WHERE status = 'waiting' AND NOT EXISTS "
                "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open')"
            )
        ).all()
    engine.dispose()
    clients = [(event.table_id, event.client) for event in events if event.client]
    lines = [_data(event)["text"] for event in events if event.kind == "chat"]
    told = [entry for pair in pairs for entry in pair.done]
    refused = [entry for pair in pairs for entry in pair.undone]
    versions = {}
    for event in events:
        versions.setdefault(event.table_id, []).append(event.version)
    wrong = {
        "lost": [e for e in told if (e[0], e[1]) not in set(clients)],
        "lost lines": [e for e in told if e[2] and e[2] not in set(lines)],
        "done twice": len(clients) - len(set(clients)) + len(lines) - len(set(lines)),
        "done although refused": [e for e in refused if (e[0], e[1]) in set(clients)],
        "gaps": [t for t, found in versions.items() if sorted(found) != list(range(1, tables[t] + 1))],
        "seats lost": [j for pair in pairs for j in pair.joined if j not in {tuple(s) for s in seats}],
        "never began": stuck,
    }
    assert not any(wrong.values()), {name: found for name, found in wrong.items() if found}
    return {"tables": len(tables), "events": len(events), "acknowledged": len(told), "refused": len(refused)}


def _data(event):
    return event.data if isinstance(event.data, dict) else json.loads(event.data)


def opens(database):
    """Every table opens, from its snapshot as from its answers."""
    stored = Database(database)
    tables = [row.id for row in stored.now(lambda c: c.execute(text("SELECT id FROM tables")).all())]
    for table in tables:
        found = [_position(stored.now(store.load, table, code)) for code in (snapshots.code, lambda game: "none")]
        assert not any(now.broken for now in found), table
        for viewer in found[0].viewers:
            assert for_seat(found[0], viewer) == for_seat(found[1], viewer), table
    stored.close()


def _position(stored):
    row = stored.row
    return snapshots.load(row.game, row.players, row.options, row.data, stored.snapshot, stored.events)


def on_postgresql(database, kills, single, restarts, pairs=6, workers=3):
    """Whole servers, single workers and the database, in any order."""
    rng = random.Random(1)
    fleet = Fleet(Server(database.database(), "--workers", str(workers)), pairs)
    to_come = ["server"] * kills + ["worker"] * single + ["database"] * restarts
    rng.shuffle(to_come)
    with fleet:
        for what in to_come:
            time.sleep(rng.uniform(0.5, 3))
            if what == "server":
                fleet.kill(rng)
            elif what == "worker":
                fleet.kill_worker(rng)
            else:
                database.restart()
        return fleet.finish()


def on_sqlite(file, kills, pairs=4):
    """The only process there is."""
    rng = random.Random(2)
    fleet = Fleet(Server(f"sqlite:///{file}"), pairs)
    with fleet:
        for _ in range(kills):
            time.sleep(rng.uniform(0.5, 3))
            fleet.kill(rng)
        return fleet.finish()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--kills", type=int, default=100, help="of whole servers, half on SQLite and half on PostgreSQL"
    )
    parser.add_argument("--single", type=int, default=50, help="kills of single workers")
    parser.add_argument("--restarts", type=int, default=50, help="of PostgreSQL")
    given = parser.parse_args()
    half = given.kills // 2
    with tempfile.TemporaryDirectory() as folder:
        print("sqlite", f"kills={half}", on_sqlite(Path(folder) / "soak.sqlite", half), flush=True)
    postgres, half = own_postgres(), given.kills - half
    try:
        told = on_postgresql(postgres, half, given.single, given.restarts)
        print("postgresql", f"kills={half} single={given.single} restarts={given.restarts}", told, flush=True)
    finally:
        postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
