"""What one answer costs on the server: everything about the new position is found out once."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from pydantic import TypeAdapter

import comptoir
from comptoir.core import agenda, plain
from comptoir.core.chance import Rng
from comptoir.core.table import Table
from comptoir.server.broadcast import updates
from comptoir.server.broadcast.presence import Watcher
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.messages import TableMessage
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import SPECTATOR
from comptoir.server.tables import lobby
from comptoir.server.tables.commands import COMMANDS, Speaker

ADA = Person("p_ada", "Ada", False)
FORM = TypeAdapter(TableMessage)
COUNTABLE = agenda.__file__.endswith(".py")


class Counts:
    """How often the engine was asked about the table's own state: ``what`` to how often.

    What a viewer could foretell is computed on states of its own (``knowledge``); it is no view, and counts for itself.
    """

    def __init__(self, monkeypatch, table):
        self.monkeypatch, self.table = monkeypatch, table
        self.seen = {}
        self.watch(agenda, "gather", lambda s, ask, out: self.of_table("listed", s, ask))
        self.watch(agenda, "apply", lambda s, ask, n: self.of_table("applied", s, ask))
        self.watch(plain, "view", lambda s, seat: ("view" if self.is_own(s) else "other", int(seat)))
        self.watch(plain, "blind", lambda s, seat: ("foretold", int(seat)) if self.is_own(s) else None)
        self.watch(type(table.position.state), "clone", lambda s: ("clone",))

    def watch(self, place, name, what):
        """Count the calls of a function, by what is said of them."""
        function = getattr(place, name)

        def counted(*args):
            self.add(what(*args))
            return function(*args)

        self.monkeypatch.setattr(place, name, counted)

    def is_own(self, s):
        """Whether this is the state of the table, rather than a view, or what its log is read with."""
        return s is self.table.position.state

    def of_table(self, what, s, ask):
        """A call about a question of the table itself; each of its positions counts for itself."""
        if not self.is_own(s) or ask.seat < 0:
            return None
        return what, int(ask.seat), len(self.table.log)

    def add(self, what):
        if what is not None:
            self.seen[what] = self.seen.get(what, 0) + 1

    def number(self, what):
        """By seat or viewer, and position, if they have one."""
        return {key[1:]: n for key, n in self.seen.items() if key[0] == what}

    @property
    def views(self):
        """By viewer; not those from which it is foretold what everybody can tell."""
        foretold = self.number("foretold")
        return {viewer: n - foretold.get(viewer, 0) for viewer, n in self.number("view").items()}

    @property
    def clones(self):
        """Not those that views are."""
        views = sum(self.number("view").values()) + sum(self.number("other").values())
        return self.seen.get(("clone",), 0) - views


async def watched_table(hub, game, players):
    """A table at which Ada plays all seats, and looks on besides."""
    seats = [Seat(who="me"), *[Seat(who="hot", name=f"Ada {i}") for i in range(1, players)]]
    row, places = lobby.new_table(Setup(game=game, players=players, seats=seats), ADA)
    room = await lobby.make_table(hub, row, places)
    watchers = [Watcher(ADA, viewer, None) for viewer in (SPECTATOR, *range(players))]
    for watcher in watchers:
        room.company.watchers.add(watcher)
    updates.show(room)
    for watcher in watchers:
        watcher.queue.clear()
    return room, watchers


async def answers(folder, monkeypatch, game, players, number):
    """The counts of each of so many answers, and the messages that each socket got for it."""
    hub = Hub(Settings(database=f"sqlite:///{folder / 'counts.sqlite'}"))
    await asyncio.to_thread(hub.database.migrate)
    room, watchers = await watched_table(hub, game, players)
    counts = Counts(monkeypatch, room.position.table)
    found = []
    do, _ = COMMANDS["answer"]
    for i in range(number):
        seat = room.position.asked[0]
        legal = room.position.table.legal(seat)
        version = room.position.memory[seat].version
        message = {"type": "answer", "id": str(i), "version": version, "move": legal[(7 * i) % len(legal)]}
        counts.seen = {}
        await room.change(lambda now, s=seat, m=message: do(Speaker(room, ADA, s), now, m), f"p_ada:{i}")
        sent = [[json.loads(text) for text in w.queue] for w in watchers]
        for watcher in watchers:
            watcher.queue.clear()
        found.append((counts.number("listed"), counts.number("applied"), counts.views, counts.clones, sent))
        if room.position.over:
            break
    await asyncio.to_thread(hub.database.close)
    return found


@pytest.mark.skipif(not COUNTABLE, reason="compiled calls cannot be counted")
@pytest.mark.parametrize(("game", "players"), [(name, 3) for name in comptoir.game_names()])
def test_an_answer_is_worked_out_once(tmp_path, monkeypatch, game, players):
    """Candidates are listed once for whoever is asked, rules applied once, at most two clones, one view a viewer."""
    for listed, applied, views, clones, sent in asyncio.run(answers(tmp_path, monkeypatch, game, players, 150)):
        assert set(listed.values()) <= {1}
        assert set(applied.values()) == {1}
        assert clones <= 2
        assert set(views.values()) <= {0, 1}
        assert all(len(messages) <= 1 for messages in sent)
        assert any(messages for messages in sent)
        for message in [message for messages in sent for message in messages]:
            FORM.validate_python(message)
            assert set(message) == set(TableMessage.__annotations__)


def can_undo(table, seat):
    """By the engine's own table with the same log."""
    other = Table(table.game, table.players, None)
    other.replay_log(table.log)
    return other.can_undo(seat)


def played(game, seed):
    """A live table after some answers."""
    rng = random.Random(seed)
    table = LiveTable(comptoir.load(game), 2, Rng(seed), forced=True)
    for _ in range(15):
        seat = rng.choice(table.questions).seat
        table.answer(seat, rng.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", ["burgundy", "marco_polo"])
def test_a_restored_table_knows_nothing_of_before(game):
    """What can be taken back is that of the new position, even if the last answers stand at the same place."""
    first, compared = {}, 0
    for seed in range(40):
        table = played(game, seed)
        before = first.setdefault(table.last[0], table)
        if before is not table:
            before.restore(table.position.clone(), list(table.log), table.reasons())
            del first[table.last[0]]
            for seat in range(2):
                compared += can_undo(table, seat)
                assert before.can_undo(seat) == can_undo(table, seat)
    assert compared


@pytest.mark.parametrize("game", comptoir.game_names())
def test_what_is_kept_is_true(game):
    """Candidates, views, labels and undo of a live table are those of the position, whoever looked when."""
    rng = random.Random(3)
    table = LiveTable(comptoir.load(game), 3, Rng(3), forced=True)
    while not table.over and len(table.log) < 300:
        seat = rng.choice(table.questions).seat
        table.answer(seat, rng.choice(table.legal(seat)))
        if rng.random() < 0.2 and table.can_undo(seat):
            table.undo(seat)
        for viewer in rng.sample([SPECTATOR, 0, 1, 2], 3):
            assert table.view(viewer) == table.position.view(viewer)
        for one in rng.sample([0, 1, 2], 2):
            assert table.can_undo(one) == can_undo(table, one)
            assert list(table.offers(one)) == table.position.candidates(one)
            assert table.legal(one) == table.position.legal(one)
    plain_table = Table(comptoir.load(game), 3, None)
    plain_table.replay_log(table.log)
    each = range(len(table.log))
    assert [table.label(i).pack() for i in each] == [plain_table.label(i).pack() for i in each]
