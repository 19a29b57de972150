"""Whoever may see what is asked at every message; a seat, a table and a session are one thing at all workers."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import httpx
import pytest
from sqlalchemy import text

import comptoir
from comptoir.bots import new_bot
from comptoir.server.api.websocket import Conversation
from comptoir.server.broadcast.presence import LASTS, Company, Watcher
from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.people import accounts
from comptoir.server.people.accounts import Person
from comptoir.server.protocol.models import Seat, Setup
from comptoir.server.state.position import SPECTATOR
from comptoir.server.storage import rows, store
from comptoir.server.storage.database import Database
from comptoir.server.tables import lobby
from comptoir.server.tables.commands import COMMANDS, Speaker
from server.running import IDS, Player, Server, at_once
from server.test_secrets import check_view


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def workers(request, tmp_path_factory):
    """One server on SQLite, or three that share a PostgreSQL."""
    if request.param == "sqlite":
        running = [Server(f"sqlite:///{tmp_path_factory.mktemp('seats') / 'comptoir.sqlite'}")]
    else:
        database = request.getfixturevalue("postgres").database()
        running = [Server(database) for _ in range(3)]
    yield running
    for server in running:
        server.close()


def at(player, server):
    """The same person at another worker."""
    twin = Player(server, "")
    twin.http.cookies.update(player.http.cookies)
    twin.person = player.person
    player.sockets.append(twin)  # closed together
    return twin


def heard(live, said):
    return any(line.get("text") == said for line in live.chat)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_socket_does_not_outlive_its_seat(workers, name):
    """Sit down, look from there, get up: whoever sits there next is the only one to look from there."""
    with Player(workers[0], "Ada") as ada, Player(workers[-1], "Eve") as eve, Player(workers[0], "Bert") as bert:
        table, invitation = ada.table(name, ("me", "open", "open"))
        seat = eve.join(invitation)
        old = [at(eve, server).live(table, seat) for server in workers]
        for live in old:
            assert live.first()["view"] is None
        here = ada.live(table, 0)
        here.first()
        eve.post(f"tables/{table}/leave", seat=seat)
        assert here.ask("chat", text="Among us")["type"] == "ack"
        assert [live.closed() for live in old] == [4403] * len(old)
        assert not any(heard(live, "Among us") for live in old)
        assert bert.join(invitation) == seat
        assert eve.join(invitation) == seat + 1  # moved: the old seat's socket is not the new one's
        assert bert.live(table, seat).first()["view"]
        assert at(eve, workers[0]).live(table, seat).closed() == 4403
        assert eve.live(table, seat + 1).first()["view"]


def test_who_resigns_looks_on(workers):
    """A seat that was given up for good is nobody's: its sockets close, after the last word."""
    with Player(workers[0], "Ada") as ada, Player(workers[-1], "Bert") as bert:
        table, invitation = ada.table(seats=("me", "open"))
        bert.join(invitation)
        here, there = ada.live(table, 0), at(ada, workers[-1]).live(table, 0)
        for live in (here, there):
            live.first()
        assert here.ask("resign")["type"] == "ack"
        assert (here.closed(), there.closed()) == (4403, 4403)
        assert ada.live(table).first()["seat"] is None


def test_logging_out_ends_sockets(workers):
    """The sockets of a session end with it, everywhere, and those of other sessions do not."""
    with Player(workers[0], "Ada") as ada:
        ada.post("session/register", name=f"Ada {len(workers)}", password="long enough")
        table, _ = ada.table(seats=("me", "hot"))
        with Player(workers[-1], "") as phone:
            phone.post("session/login", name=f"Ada {len(workers)}", password="long enough")
            old = [at(ada, server).live(table, 0) for server in workers] + [at(ada, workers[-1]).live(table)]
            kept = phone.live(table, 0)
            for live in [*old, kept]:
                live.first()
            ada.post("session/logout")
            assert kept.ask("chat", text="Among us")["type"] == "ack"
            assert [live.closed() for live in old] == [1012] * len(old)
            assert not any(heard(live, "Among us") for live in old)
            assert kept.ask("ping")["type"] == "pong"
            assert kept.answer()["type"] == "ack" or not kept.now["candidates"]
            for live in old[:-1]:
                assert live.open().closed() == 4401


def test_a_new_session_for_an_account(workers):
    """Registering and logging in end the session one came with: a guest's cookie never becomes an account's."""
    with Player(workers[0], "Eve") as eve:
        table, _ = eve.table(seats=("me", "hot"))
        stolen = at(eve, workers[-1])
        live = stolen.live(table, 0)
        live.first()
        name = f"Eve {len(workers)}"
        mine = eve.post("session/register", name=name, password="long enough")["person"]
        assert mine["id"] == eve.person["id"]
        assert live.closed() == 1012
        assert stolen.get("session")["person"] is None
        before = at(eve, workers[0])
        eve.post("session/login", name=name, password="long enough")
        assert before.get("session")["person"] is None
        assert eve.get("session")["person"] == mine


def test_no_cookie_of_a_guest_is_one_of_the_account(tmp_path):
    """Whatever sessions a guest has when an account is made of it, all of them end, and not just the one that asks."""
    database = Database(f"sqlite:///{tmp_path / 'guest.sqlite'}")
    database.migrate()
    guest, first = database.now(accounts.be_guest, "Eve", None)
    second = database.now(accounts.begin_session, guest.id)
    mine, token = database.now(accounts.register, "Eve", "hashed", guest)
    found = [database.now(accounts.by_token, one) for one in (first, second, token)]
    database.close()
    assert [one and one.id for one in found] == [None, None, mine.id]


def test_sessions_are_listed_and_ended(workers):
    """Everybody sees where they are logged in, and can end each of them."""
    name = f"Grete {len(workers)}"
    agent = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    with Player(workers[0], "Grete") as grete, Player(workers[-1], "") as phone, Player(workers[0], "Eve") as eve:
        grete.post("session/register", name=name, password="long enough")
        phone.http.headers.update(agent)
        phone.post("session/login", name=name, password="long enough")
        sessions = grete.get("session/all")["sessions"]
        assert [session["this"] for session in sessions] == [True, False]
        assert sessions[1]["device"] == "Firefox, Linux"
        table, _ = grete.table(seats=("me", "hot"))
        live = phone.live(table, 0)
        live.first()
        assert eve.refused("DELETE", f"session/all/{sessions[1]['id']}") == (404, "not-found")
        left = grete.http.delete(f"session/all/{sessions[1]['id']}").json()["sessions"]
        assert [session["this"] for session in left] == [True]
        assert live.closed() == 1012
        assert phone.get("session")["person"] is None
        assert grete.get("session")["person"] is not None


def test_an_end_that_was_not_heard(workers):
    """A session that ended without a word, as when a worker could not listen, ends its sockets all the same."""
    with Player(workers[0], "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        database = Database(workers[0].database)
        database.now(lambda c: c.execute(text("DELETE FROM sessions WHERE person = :p"), {"p": ada.person["id"]}))
        database.close()
        assert live.closed() == 1012


def test_who_was_at_another_worker_a_moment_ago(monkeypatch):
    """Nobody is away for long who has just left, at whichever worker; nor who was at one that has fallen silent."""
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    company = Company()
    now = 1000.0
    company.hear("other", ["p_ada", "p_bert"], 0)
    assert company.away("p_ada") == 0
    now = 1010.0
    company.hear("other", ["p_bert"], 0)
    assert (company.away("p_ada"), company.away("p_bert"), company.away("p_cleo")) == (0, 0, 1010)
    now = 1011.0 + LASTS
    assert (company.away("p_ada"), company.away("p_bert")) == (1.0 + LASTS, 1.0)


def test_whose_seat_it_is_is_asked_again(tmp_path):
    """An answer from a seat that is somebody else's by now is refused, whatever socket it comes from."""
    hub, row, places = hub_with(tmp_path, ["me", "hot"])
    hub.database.now(store.create, row, places)

    async def talk():
        room = await hub.room(row.id)
        await lobby.start(room)
        ada, eve = Person("p_ada", "Ada", False), Person("p_eve", "Eve", False)
        seat = room.position.asked[0]
        message = {"version": room.position.memory[seat].version, "move": room.position.table.legal(seat)[0]}
        for person, code in ((eve, "not-your-seat"), (ada, "")):
            speaker = Speaker(room, person, seat)
            refused = ""
            try:
                await room.change(lambda now, s=speaker: COMMANDS["answer"][0](s, now, message), None)
            except Problem as problem:
                refused = problem.code
            assert refused == code

    asyncio.run(talk())
    hub.database.close()


class Line:
    """A socket over which these messages come; what is said is kept."""

    def __init__(self, *messages):
        self.messages, self.said = [*messages], []

    async def receive(self):
        return self.messages.pop(0) if self.messages else {"type": "websocket.disconnect"}

    async def send_text(self, text):
        self.said.append(text)

    async def close(self, code=1000):
        pass


def test_whoever_is_sent_away_says_nothing_more(tmp_path):
    """A message that comes while the socket is being closed is not carried out."""
    hub, row, places = hub_with(tmp_path, ["me", "hot"])
    hub.database.now(store.create, row, places)

    async def talk(gone):
        room, watcher = await hub.room(row.id), Watcher(None, SPECTATOR, None)
        watcher.gone = gone
        line = Line({"type": "websocket.receive", "text": '{"type": "ping", "id": "a"}'})
        talking = Conversation(line, room, watcher)
        await talking._listen()
        return len(watcher.queue)

    assert asyncio.run(talk(gone=False)) == 1
    assert asyncio.run(talk(gone=True)) == 0
    hub.database.close()


# --- Races ------------------------------------------------------------------------------


def test_a_seat_is_given_once(workers):
    """Guests at all workers want the last two seats at once: two get one each, and everybody sees the game begin."""
    with Player(workers[0], "Ada") as ada:
        guests = [Player(workers[i % len(workers)], f"Guest {i}") for i in range(6)]
        for _ in range(8):
            table, invitation = ada.table(seats=("me", "open", "open"))
            answers = at_once(*[partial(guest.http.post, "join", json={"invitation": invitation}) for guest in guests])
            seats = sorted([answer.json()["seat"] for answer in answers if answer.status_code == 200])
            assert seats == [1, 2], [answer.text for answer in answers]
            assert {a.json()["error"]["code"] for a in answers if a.status_code != 200} <= {
                "table-full", "already-started"
            }  # fmt: skip
            shown = ada.get(f"tables/{table}")["table"]
            people = [seat["person"] for seat in shown["seats"]]
            assert len(set(people)) == 3
            for server in workers:
                live = at(ada, server).live(table, 0)
                assert live.first()["table"]["status"] == "playing"
                assert [seat["person"] for seat in live.now["table"]["seats"]] == people
        for guest in guests:
            guest.close()


def hub_with(tmp_path, seats):
    hub = Hub(Settings(database=f"sqlite:///{tmp_path / 'races.sqlite'}"))
    hub.database.migrate()
    setup = Setup(game="burgundy", players=len(seats), seats=[Seat(who=who) for who in seats])
    row, places = lobby.new_table(setup, Person("p_ada", "Ada", False))
    return hub, row, places


def test_a_seat_that_was_taken_meanwhile(tmp_path):
    """The database itself refuses a seat that is no longer held as was believed."""
    hub, row, places = hub_with(tmp_path, ["me", "open", "open"])
    hub.database.now(store.create, row, places)
    hub.database.now(lambda c: c.execute(text("UPDATE seats SET kind = 'human', person = 'p_eve' WHERE seat = 1")))

    async def sit():
        room = await hub.room(row.id)
        rows.change(room.seats[1], {"kind": "open", "person": None})  # as a worker believes that has read too early
        return await lobby.sit_down(room, Person("p_bert", "Bert", False), None, None)

    assert asyncio.run(sit()) == 2
    hub.database.close()


def test_a_full_table_has_begun(tmp_path):
    """With the last seat the game begins in the same event; a new table without free seats is stored as begun."""
    hub, row, places = hub_with(tmp_path, ["me", "open"])
    hub.database.now(store.create, row, places)

    async def sit():
        await lobby.sit_down(await hub.room(row.id), Person("p_bert", "Bert", False), None, None)

    asyncio.run(sit())
    stored = hub.database.now(store.load, row.id, lambda game: "none")
    assert [event.kind for event in stored.events] == ["start"]
    assert (stored.row.status, stored.seats[1].person) == ("playing", "p_bert")
    hub.database.close()


def test_a_full_table_that_never_began(tmp_path, new_server):
    """One that an earlier server left behind when it died begins by itself."""
    hub, row, places = hub_with(tmp_path, ["me", "hot"])
    hub.database.now(store.create, row, places)
    hub.database.close()
    server = new_server(f"sqlite:///{tmp_path / 'races.sqlite'}")
    with Player(server, "") as nobody:
        assert nobody.live(row.id).until(lambda now: now["questions"])["table"]["status"] == "playing"
    assert httpx.get(f"{server.url}/health").status_code == 200


# --- Whole games --------------------------------------------------------------------------


class Guest:
    """Somebody who sits down, moves, leaves, plays, takes back, logs out and comes back, at any worker."""

    def __init__(self, workers, name, rng):
        self.workers, self.rng = workers, rng
        self.name = f"{name} {next(IDS)}"
        self.player = Player(rng.choice(workers), name)
        self.player.post("session/register", name=self.name, password="long enough")
        self.seat = None
        self.live = None
        self.past = []  # sockets that are told nothing any more

    def look(self, table):
        self.live = at(self.player, self.rng.choice(self.workers)).live(table, self.seat)
        self.live.first()

    def sit(self, table, invitation):
        self.seat = at(self.player, self.rng.choice(self.workers)).join(invitation)
        self.look(table)

    def leave(self, table):
        self._part(table, 4403, f"tables/{table}/leave", seat=self.seat)

    def log_out_and_in(self, table):
        self._part(table, 1012, "session/logout")
        self.player.post("session/login", name=self.name, password="long enough")
        self.look(table)

    def _part(self, table, code, *how, **body):
        """By this request, at any worker, the socket is closed; nothing later is shown on it."""
        newest = at(self.player, self.rng.choice(self.workers)).live(table, self.seat).first()["version"]
        at(self.player, self.rng.choice(self.workers)).post(*how, **body)
        assert self.live.closed() == code
        assert self.live.now["version"] <= newest
        self.past.append(self.live)
        self.live = None

    def close(self):
        self.player.close()


@pytest.mark.parametrize("name", comptoir.game_names())
def test_whole_games_of_people_who_come_and_go(workers, name):
    """People sit down, move, leave, are replaced, take back, ask to and log out; nobody is sent what is another's."""
    rng = random.Random(7)
    game = comptoir.load(name)
    guests = [Guest(workers, called, rng) for called in ("Ada", "Bert", "Cleo")]
    ada, bert, cleo = guests
    table, invitation = ada.player.table(name, ("me", "open"), private=False)
    ada.seat = 0
    ada.look(table)
    ada.leave(table)
    for somebody in (bert, cleo):  # sits down, looks, gets up again
        somebody.sit(table, invitation)
        somebody.leave(table)
    bert.sit(table, invitation)
    ada.sit(table, invitation)  # moved to the other seat
    assert (bert.seat, ada.seat) == (0, 1)
    cleo.seat = None
    cleo.look(table)  # as a spectator
    play_with_accidents(game, table, ada, bert, cleo, rng)
    whole = comptoir.replay(ada.player.http.get(f"tables/{table}/replay").text)
    for guest in guests:
        guest.live.drain(0.05)
        viewer = SPECTATOR if guest.seat is None else guest.seat
        assert [line["move"] for line in guest.live.log] == [whole.label(i).pack() for i in whole.known_to(viewer)]
        for live in [*guest.past, guest.live]:
            seen = SPECTATOR if live.seat is None else live.seat
            for message in live.messages:
                if message["type"] == "table" and message["view"]:
                    check_view(game, message["view"], seen)
                    assert not message["candidates"] or seen in [q["seat"] for q in message["questions"]]
        guest.close()


def play_with_accidents(game, table, ada, bert, cleo, rng, most=20_000):
    """To the end: mostly what greedy would do, and now and then somebody does something else."""
    bot, like = new_bot("greedy", game, 5), game.position(2).to_json()
    for step in range(most):
        for guest in (ada, bert, cleo):
            guest.live.drain(0.002)
        if ada.live.now["table"]["status"] == "over":
            return
        if step % 40 == 20:
            rng.choice([ada, bert, cleo]).log_out_and_in(table)
        if step % 60 == 30:
            replaced(rng.choice([ada, bert]).live)
        if step % 50 == 10:
            wished(*rng.sample([ada.live, bert.live], 2), rng)
            continue
        asked = [guest.live for guest in (ada, bert) if guest.live.now["candidates"]]
        if not asked:
            continue
        live = rng.choice(asked)
        if live.now["undo"] and rng.random() < 0.1:
            reply = live.ask("undo", version=live.now["version"])
        else:
            moves = live.legal()
            sensible = bot.answer(game.position_from_json({**like, "state": live.now["view"]}), live.seat)
            reply = live.answer(sensible if rng.random() < 0.8 else rng.choice(moves))
        assert reply["type"] == "ack" or reply["code"] in ("stale", "not-asked", "over"), reply
    raise AssertionError("the game does not end")


def wished(one, other, rng):
    """Somebody asks to go back, and the other agrees or not."""
    told = one.ask("ask_undo", version=one.now["version"])
    if told["type"] == "ack":
        assert other.ask(rng.choice(["agree", "refuse"]))["type"] == "ack"
    else:
        assert told["code"] in ("stale", "not-asked", "over"), told


def replaced(live):
    """A bot plays a little for somebody, who then plays again."""
    told = live.ask("replace_by_bot", of=live.seat, bot="random")
    assert told["type"] == "ack" or told["code"] == "over"
    live.drain(0.2)
    told = live.ask("take_back_seat")
    assert told["type"] == "ack" or told["code"] == "over"
