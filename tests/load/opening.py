"""How long a finished game takes to open: read from SQLite, unpacked, and put into words for one seat.

``PYTHONPATH=tests python -m load.opening`` plays a game of each kind at random and prints the figures.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

import comptoir
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.broadcast.updates import message
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub, steady_memory
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state import events, labels
from comptoir.server.state.events import Event
from comptoir.server.state.position import SPECTATOR, Position
from comptoir.server.storage import rows, store
from comptoir.server.tables import drafts, lobby
from comptoir.server.tables.room import Room
from comptoir.server.visibility import projection

ADA = Person("p_ada", "Ada", False)
TIMES = 15


def played(hub, name, seed=1):
    """A game of Ada with herself, played at random to its end and stored; the table and how many answers it has."""
    players = max(comptoir.load(name).players)
    seats = [Seat(who="me"), *[Seat(who="hot", name="Bert")] * (players - 1)]
    row, places = lobby.new_table(Setup(game=name, players=players, seats=seats), ADA)
    hub.database.now(store.create, row, places)
    room = Room(hub, row.id)
    room.row, room.seats = row, places
    rng = random.Random(seed)
    now = Position(comptoir.load(name), players, row.options, row.data)
    hub.database.now(lambda connection: play(connection, room, now, rng))
    return row.id, len(now.table.log)


def play(connection, room, now, rng):
    draft = events.Draft(events.START, events.NOBODY, now.started())
    while True:
        event = Event(now.version + 1, time.time(), draft.kind, draft.seat, draft.data)
        now.apply(event, played=draft.played)
        changes = drafts.changes(room, now, event, draft, now.asked)
        store.append(connection, room.id, event, changes)
        rows.change(room.row, changes.table)
        if now.over:
            return
        seat = rng.choice(now.asked)
        move = rng.choice(now.table.legal(seat))
        draft = events.Draft(events.ANSWER, seat, now.answered(seat, move, False), played=True)


async def opened(hub, table, viewer=SPECTATOR):
    """Open it as the first who looks at it: the seconds of work that took, and the characters sent."""
    begin = time.process_time()
    room = Room(hub, table)
    await room.wake()
    text = message(room, Watcher(ADA, viewer, None))
    return time.process_time() - begin, len(text)


def calls(hub, table):
    """The calls that an opening takes, once everything that is kept has been found out: the same on every machine."""
    count = 0

    def note(frame, event, argument):
        nonlocal count
        count += event in ("call", "c_call")

    threading.setprofile(note)  # before the database begins its threads
    sys.setprofile(note)
    try:
        asyncio.run(opened(hub, table))
        count = 0
        asyncio.run(opened(hub, table))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return count


def measure(hub, name):
    """Answers, seconds of several openings, and characters."""
    table, answers = played(hub, name)
    labels._labels.clear()  # as in a process that has never seen this game
    projection._said_text.cache_clear()
    found = [asyncio.run(opened(hub, table)) for _ in range(TIMES)]
    return answers, [seconds for seconds, _ in found], found[0][1]


def main():
    steady_memory()
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Settings(database=f"sqlite:///{Path(folder) / 'opening.sqlite'}"))
        hub.database.migrate()
        for name in comptoir.game_names():
            answers, took, size = measure(hub, name)
            first, again = took[0] * 1000, sorted(took)[TIMES // 2] * 1000
            print(f"{name:12} {answers:5} answers {size // 1000:5} kB: {first:3.0f} ms, again {again:3.0f} ms")
        hub.database.close()


if __name__ == "__main__":
    main()
