"""Guests, accounts, the lobby and ratings."""

from __future__ import annotations

import json
import time

import pytest
from sqlalchemy import insert, text

import comptoir
from comptoir.core.chance import Rng
from comptoir.core.phrase import Phrase
from comptoir.core.table import Table
from comptoir.server.common.errors import STATUS, say
from comptoir.server.people import accounts, ratings
from comptoir.server.protocol.models import Setup
from comptoir.server.state.events import ANSWER
from comptoir.server.storage import rows, schema, store
from comptoir.server.storage.database import Database
from comptoir.server.tables import lobby
from comptoir.texts import LANGUAGES
from server.running import Player


def test_guests_and_accounts(server):
    """A guest becomes an account and keeps the seat; the name belongs to it from then on."""
    name = f"Zoë {time.time_ns()}"[:30]
    with Player(server, "Zoë") as zoe, Player(server, "Other") as other:
        table, _ = zoe.table()
        person = zoe.post("session/register", name=name, password="correct horse")["person"]
        assert (person["id"], person["account"]) == (zoe.person["id"], True)
        assert table in [t["id"] for t in zoe.get("tables", which="mine")["tables"]]
        assert other.refused("POST", "session/register", name=name.upper(), password="battery staple") == (
            409,
            "name-taken",
        )
        assert other.refused("POST", "session/login", name=name, password="wrong horse") == (401, "wrong-password")
        assert other.refused("POST", "session/login", name="nobody at all", password="whatever1") == (
            401,
            "wrong-password",
        )
        assert other.post("session/login", name=name, password="correct horse")["person"]["id"] == person["id"]
        zoe.post("session/logout")
        assert zoe.get("session")["person"] is None
        assert other.get("session")["person"]["id"] == person["id"]
        assert zoe.refused("POST", "tables", game="burgundy") == (401, "no-session")
        assert "password" not in json.dumps(other.get(f"people/{person['id']}"))


def test_lobby(ada, bert):
    """Open tables are listed and joined by anybody; private ones only with their invitation."""
    table, invitation = ada.table(seats=("me", "open", "open"), private=False, title="Evening")
    secret, word = ada.table(seats=("me", "open"))
    listed = {t["id"]: t for t in bert.get("tables")["tables"]}
    assert listed[table]["title"] == "Evening"
    assert secret not in listed
    assert bert.get(f"tables/{table}")["invitation"] is None
    assert ada.get(f"tables/{table}")["invitation"] == invitation
    assert bert.refused("POST", f"tables/{secret}/join", seat=None) == (404, "not-found")
    assert bert.post(f"tables/{table}/join", seat=2)["seat"] == 2
    assert bert.refused("POST", f"tables/{table}/join", seat=1) == (409, "seat-taken")
    assert bert.refused("POST", f"tables/{table}/start") == (403, "not-your-table")
    assert ada.refused("POST", f"tables/{table}/start") == (409, "not-started")
    assert bert.post(f"tables/{table}/leave", seat=2)["table"]["seats"][2]["kind"] == "open"
    assert bert.get(f"join/{word}")["table"]["id"] == secret
    assert bert.refused("POST", "join", invitation="i_wrong") == (404, "not-found")
    assert bert.post("join", invitation=word)["table"]["status"] == "playing"
    assert bert.refused("POST", f"tables/{secret}/leave", seat=1) == (409, "already-started")
    mine = bert.get("tables", which="mine")["tables"]
    assert mine[0]["id"] == secret
    assert bert.http.request("DELETE", f"tables/{table}").status_code == 403
    assert ada.http.request("DELETE", f"tables/{table}").status_code == 200
    assert ada.refused("GET", f"tables/{table}") == (404, "not-found")


def test_games_texts_and_rules(ada):
    """What a client needs to know of a game."""
    games = ada.get("games")["games"]
    assert "burgundy" in [game["name"] for game in games]
    for game in games:
        assert set(game["title"]) == set(LANGUAGES)
        assert ada.http.get(f"rules/{game['name']}").text.startswith("#")
        for lang in LANGUAGES:
            found = ada.http.get(f"texts/{game['name']}/{lang}")
            assert "game-title =" in found.text
            assert "error-stale =" in found.text
            tag = {"If-None-Match": found.headers["etag"]}
            assert ada.http.get(f"texts/{game['name']}/{lang}", headers=tag).status_code == 304
    german = ada.http.get("rules/burgundy", params={"lang": "de"})
    assert german.headers["content-language"] == "de"
    assert german.text.startswith("# Die Burgen von Burgund")
    assert ada.refused("GET", "texts/burgundy/xx") == (400, "bad-request")
    assert ada.refused("GET", "rules/chess") == (404, "not-found")


def test_every_error_has_words():
    """In all languages."""
    for code in STATUS:
        for lang in LANGUAGES:
            assert say(Phrase(f"error-{code}"), lang) != f"error-{code}"


def register(player, name):
    return player.post("session/register", name=name, password="12345678")["person"]["id"]


def played(a, b, answering=(0, 1)):
    """A game of two people that bots finish for them, for those who answer after one answer; what came of it."""
    table, invitation = a.table(seats=("me", "open"))
    b.join(invitation)
    lives = [a.live(table, 0), b.live(table, 1)]
    for live in sorted(lives, key=lambda live: live.seat in answering):
        live.first()
        while live.seat in answering and (not live.my_turn()["candidates"] or live.answer()["type"] != "ack"):
            pass
        live.ask("replace_by_bot", of=live.seat, bot="random")
    return lives[0].until(lambda now: now["table"]["status"] == "over", 120)["table"]


def in_turn(lives):
    """Whose turn it is."""
    while True:
        for live in lives:
            live.drain(0.05)
            if live.now["candidates"]:
                return live


def listed(player, ids):
    found = {r["person"]: r for r in player.get("ratings", game="burgundy", players=2)["ratings"]}
    return [found[i] for i in ids if i in found]


def test_ratings(server):
    """A finished game between two accounts is rated once; games in which one makes no move, or soon after, not."""
    names = [f"{who}{time.time_ns()}" for who in ("ada", "bert")]
    with Player(server, "A") as a, Player(server, "B") as b:
        ids = [register(player, name) for player, name in zip((a, b), names, strict=True)]
        for answering in ((), (0,), (1,)):
            played(a, b, answering)
            assert listed(a, ids) == []
        over = played(a, b)
        rated = listed(a, ids)
        assert [r["games"] for r in rated] == [1, 1]
        place = [ids[seat] for tied in over["ranking"] for seat in tied]
        by = {r["person"]: r for r in rated}
        if len(over["ranking"]) == 2:
            assert by[place[0]]["mu"] > by[place[1]]["mu"]
        played(a, b)  # in the same minute
        assert listed(a, ids) == rated
        profile = a.get(f"people/{ids[0]}")
        assert (profile["finished"], profile["ratings"][0]["game"]) == (5, "burgundy")


class Finished:
    """Games of two people that have ended, each some seconds ago."""

    def __init__(self, database):
        self.database = database
        database.migrate()

    def account(self, name):
        return self.database.now(accounts.register, name, "hashed", None)[0]

    def guest(self, name):
        return self.database.now(accounts.be_guest, name, None)[0]

    def rated(self, ago, one, other, answered=(0, 1), resigned=()):
        """Whether a game counted for the first of them, who has won it."""
        row, seats = lobby.new_table(Setup(game="burgundy", players=2), one)
        rows.change(row, {"status": rows.OVER, "changed": time.time() - ago, "version": len(answered)})
        rows.change(seats[1], {"kind": rows.HUMAN, "person": other.id, "name": other.name})
        for seat in resigned:
            seats[seat].resigned = True
        before = self.games(one)
        self.database.now(store.create, row, seats)
        for version, seat in enumerate(answered, 1):
            values = {"table_id": row.id, "version": version, "at": 0.0, "kind": ANSWER, "seat": seat, "data": {}}
            client = f"{seats[seat].person}:{version}"
            self.database.now(lambda c, v=values, s=client: c.execute(insert(schema.events).values(**v, client=s)))
        result = {"ranking": [[0], [1]], "winners": [0], "scores": [2, 1], "ledger": [{}, {}]}
        self.database.now(ratings.rate, row.id, ratings.rows(row, seats, result))
        kept = self.database.now(store.row_of, row.id)
        assert kept is not None
        return self.games(one) == before + 1 and kept.rated

    def games(self, person):
        return sum(found["games"] for found in self.database.now(ratings.of, person.id))


@pytest.fixture
def games(tmp_path):
    database = Database(f"sqlite:///{tmp_path / 'ratings.sqlite'}")
    yield Finished(database)
    database.close()


def test_which_games_are_rated(games):
    """Those between accounts who have both answered: four an hour of the same two, and one a minute."""
    ada, bert, cleo = [games.account(name) for name in ("Ada", "Bert", "Cleo")]
    assert not any(games.rated(900, ada, bert, answered) for answered in ((), (0,), (1,)))
    assert [games.rated(ago, ada, bert) for ago in (4000, 3000, 2000, 1000, 900, 800)] == [True] * 5 + [False]
    assert games.rated(30, ada, cleo)
    assert not games.rated(0, cleo, ada)
    assert games.rated(0, bert, cleo)


def test_guests_are_not_rated(games):
    """Nor is whoever plays against them."""
    ada, one, two = games.account("Ada"), games.guest("One"), games.guest("Two")
    assert not games.rated(0, ada, one)
    assert not games.rated(0, one, two)


def test_who_resigns_is_last(games):
    """However the bot that went on did; the other one goes up."""
    ada, bert = games.account("Ada"), games.account("Bert")
    assert games.rated(0, ada, bert, resigned=(0,))
    (lost,), (won,) = [games.database.now(ratings.of, who.id) for who in (ada, bert)]
    assert lost["mu"] < won["mu"]
    assert (lost["won"], won["won"]) == (0, 0)


def test_what_is_said_after_the_end(ada):
    """A line of chat changes neither when a game ended nor its place among the finished ones."""
    ids = [brought(ada, played_out(seed))["id"] for seed in (5, 6)]
    before = ended(ada, ids[0])
    live = ada.live(ids[0])
    live.first()
    assert live.ask("chat", text="Well played")["type"] == "ack"
    assert ended(ada, ids[0]) == before
    assert [t["id"] for t in ada.get("tables", which="finished")["tables"]] == ids[::-1]


def played_out(seed):
    """The replay of a whole game."""
    table = Table(comptoir.load("burgundy"), 2, Rng(seed), forced=True)
    while not table.over:
        seat = int(table.questions[0].seat)
        table.answer(seat, table.legal(seat)[0])
    return table.save()


def brought(player, replay):
    return player.http.post("replays", content=replay, headers={"Content-Type": "text/plain"}).json()["table"]


def test_a_replay_is_nobodys_game(ada):
    """Brought twice it is one table; it counts neither as played nor as won, and can be removed."""
    before = ada.get(f"people/{ada.person['id']}")
    first, again = (brought(ada, played_out(7)) for _ in range(2))
    assert first["id"] == again["id"]
    assert not any(seat["you"] for seat in first["seats"])
    assert ada.get("tables", which="finished")["tables"][0]["id"] == first["id"]
    after = ada.get(f"people/{ada.person['id']}")
    assert (after["finished"], after["won"]) == (before["finished"], before["won"])
    assert ada.http.delete(f"tables/{first['id']}").status_code == 200
    assert ada.refused("GET", f"tables/{first['id']}") == (404, "not-found")


def ended(player, table):
    database = Database(player.server.database)
    query = text("SELECT changed FROM tables WHERE id = :t")
    found = database.now(lambda c: c.execute(query, {"t": table}).scalar())
    database.close()
    return found


def test_nobody_goes_back_around_the_absent(server):
    """Whoever a bot plays for is asked like everybody else; and then the game is not rated."""
    with Player(server, "A") as a, Player(server, "B") as b:
        table, invitation = a.table(seats=("me", "open"))
        b.join(invitation)
        lives = [a.live(table, 0), b.live(table, 1)]
        for live in lives:
            live.first()
        first = in_turn(lives)
        first.answer()
        absent, here = first, lives[1 - first.seat]
        here.until(lambda now: now["candidates"] or now["questions"])
        absent.ask("replace_by_bot", of=absent.seat, bot="random")
        here.my_turn(60)
        here.answer()
        here.my_turn(60)
        lines = len(here.log)
        assert here.ask("ask_undo", version=here.now["version"])["type"] == "ack"
        assert here.until(lambda now: now["ask_undo"])["ask_undo"]["missing"] == [absent.seat]
        assert len(here.log) == lines
        assert absent.ask("agree")["type"] == "ack"
        here.until(lambda now: now["ask_undo"] is None)
        assert len(here.log) < lines
        database = Database(server.database)
        query = text("SELECT rated FROM tables WHERE id = :t")
        assert not database.now(lambda c: c.execute(query, {"t": table}).scalar())
        database.close()
