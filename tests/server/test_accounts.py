"""Passwords changed and forgotten, addresses that give way to others, and leaving for good."""

from __future__ import annotations

import json
import re
import time

import pytest
from sqlalchemy import text

from comptoir.server.storage.database import Database
from server.running import Player
from server.test_notices import Sink

PASSWORD = "12345678"


@pytest.fixture
def sink():
    found = Sink()
    yield found
    found.close()


@pytest.fixture
def posting(new_database, new_server, sink):
    """A server that writes letters."""
    return new_server(new_database(), smtp=f"smtp://127.0.0.1:{sink.mail.server_address[1]}")


def links(sink, kind, email):
    """What stood in the letters of one kind to an address, in the order of their arrival."""
    letters = [body for path, _, body in list(sink.got) if path == "mail" and f"To: {email}" in body]
    return [found for body in letters for found in re.findall(rf"/{kind}/(\S+)", body)]


def link(sink, kind, email, number=1):
    """The link in the letter of this number."""
    end = time.monotonic() + 20
    while len(links(sink, kind, email)) < number:
        assert time.monotonic() < end, f"no letter: {sink.got}"
        time.sleep(0.05)
    return links(sink, kind, email)[number - 1]


def member(server, name, email=None):
    player = Player(server, name)
    player.person = player.post("session/register", name=name, password=PASSWORD, email=email)["person"]
    return player


def confirmed(server, sink, name, email):
    player = member(server, name, email)
    player.post("notices/confirm", token=link(sink, "confirm", email))
    return player


def test_another_password(server):
    """Whoever knows the old one sets it; all other devices are signed out."""
    with member(server, f"Pia{time.time_ns()}") as pia, Player(server, "") as other, Player(server, "Gast") as guest:
        name = pia.person["name"]
        other.post("session/login", name=name, password=PASSWORD)
        wrong = {"old": "87654321", "new": "abcdefgh"}
        assert pia.refused("PUT", "session/password", **wrong) == (401, "wrong-password")
        assert guest.refused("PUT", "session/password", **wrong) == (403, "needs-account")
        assert pia.put("session/password", old=PASSWORD, new="abcdefgh")["person"]["name"] == name
        assert pia.get("session")["person"]["name"] == name
        assert other.get("session")["person"] is None
        login = {"name": name, "password": PASSWORD}
        assert other.refused("POST", "session/login", **login) == (401, "wrong-password")
        assert other.post("session/login", name=name, password="abcdefgh")["person"]["name"] == name


def test_a_forgotten_password(posting, sink):
    """A link in a letter sets a new password, once; whoever asks is told nothing about the account."""
    with confirmed(posting, sink, "Ada", "ada@example.org") as ada, Player(posting, "") as other:
        answers = [other.http.post("session/forgot", json={"name": name}) for name in ("ada", "nobody", "x@y.org")]
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
        token = link(sink, "reset", "ada@example.org")
        other.post("session/forgot", name="ADA@example.org")
        second = link(sink, "reset", "ada@example.org", 2)
        for bad in ("hm", token[:-1], link(sink, "confirm", "ada@example.org")):
            reset = {"token": bad, "password": "new horse"}
            assert other.refused("POST", "session/reset", **reset) == (400, "bad-link")
        assert other.post("session/reset", token=token, password="new horse")["person"] == ada.person
        assert ada.get("session")["person"] is None
        for used in (token, second):
            reset = {"token": used, "password": "newer horse"}
            assert other.refused("POST", "session/reset", **reset) == (400, "bad-link")
        assert ada.post("session/login", name="Ada", password="new horse")["person"] == ada.person
        assert other.get("session")["person"] == ada.person


def test_no_letters_no_reset(ada):
    """A server that writes no letters says so."""
    assert ada.refused("POST", "session/forgot", name="Ada") == (409, "no-letters")


@pytest.mark.parametrize("first", ["old", "new"])
def test_another_address(posting, sink, first):
    """It counts once the links at both addresses have been opened, in whatever order; until then the old one does."""
    with confirmed(posting, sink, "Ada", "old@example.org") as ada, Player(posting, "") as nobody:
        told = ada.put("notices", email="new@example.org")
        assert (told["email"], told["confirmed"], told["new_email"]) == ("old@example.org", True, "new@example.org")
        agree = {
            "old": lambda: nobody.post("notices/change", token=link(sink, "change", "old@example.org")),
            "new": lambda: nobody.post("notices/confirm", token=link(sink, "confirm", "new@example.org")),
        }
        assert agree[first]() == {"confirmed": False}
        told = ada.get("notices")
        assert (told["email"], told["agreed"]) == ("old@example.org", [first])
        assert agree["new" if first == "old" else "old"]() == {"confirmed": True}
        told = ada.get("notices")
        assert (told["email"], told["confirmed"], told["new_email"]) == ("new@example.org", True, None)
        stale = {"token": link(sink, "change", "old@example.org")}
        assert nobody.refused("POST", "notices/change", **stale) == (400, "bad-link")


def test_an_address_stays(posting, sink):
    """Whoever thinks better of it: the links in both letters are worth nothing any more."""
    with confirmed(posting, sink, "Ada", "old@example.org") as ada:
        ada.put("notices", email="new@example.org")
        assert ada.put("notices", email="old@example.org")["new_email"] is None
        for kind, email in (("change", "old@example.org"), ("confirm", "new@example.org")):
            token = link(sink, kind, email)
            assert ada.refused("POST", f"notices/{kind}", token=token) == (400, "bad-link")
        assert ada.get("notices")["email"] == "old@example.org"


def until_over(live):
    return live.until(lambda now: now["table"]["status"] == "over", 120)


def test_leaving_for_good(server):
    """It is said before; running games go on with bots, finished ones stay, and the name is nowhere any more."""
    name = f"Zoe{time.time_ns()}"
    with member(server, name) as zoe, Player(server, "Bert") as bert, Player(server, "Carl") as carl:
        over, invitation = zoe.table(seats=("me", "open"))
        bert.join(invitation)
        lives = [zoe.live(over, 0), bert.live(over, 1)]
        lives[0].first()
        lives[0].ask("chat", text="Hello")
        for live in lives:
            live.first()
            live.ask("replace_by_bot", of=live.seat, bot="random")
        until_over(lives[1])
        running, invitation = bert.table(seats=("me", "open"), private=False, title="Running")
        zoe.join(invitation)
        table = bert.live(running, 0)
        table.first()
        looked_on, _ = carl.table(seats=("me", "random"), private=False)
        spectator = zoe.live(looked_on)
        spectator.first()
        assert spectator.ask("chat", text="Nice")["type"] == "ack"
        own, _ = zoe.table(seats=("me", "open"), private=False, title="Mine")
        others, invitation = bert.table(seats=("me", "open", "open"), private=False, title="Waiting")
        zoe.join(invitation)
        left, invitation = bert.table(seats=("me", "open", "open"), title="Left")
        zoe.post(f"tables/{left}/leave", seat=zoe.join(invitation))

        told = zoe.get("session/departure")
        assert told["finished"] == 1
        assert [t["id"] for t in told["running"]] == [running]
        assert {t["id"] for t in told["waiting"]} == {own, others}
        copy = zoe.get("session/export")
        assert copy["person"]["name"] == name
        assert not {"password", "digest"} & set(re.findall(r'"(\w+)":', json.dumps(copy)))
        first = copy["games"][0]
        assert (first["table"]["id"], [said["text"] for said in first["said"]]) == (over, ["Hello"])
        assert zoe.refused("POST", "session/departure", password="wrong horse") == (401, "wrong-password")
        assert zoe.post("session/departure", password=PASSWORD)["person"] is None
        assert zoe.get("session")["person"] is None
        assert bert.refused("GET", f"people/{zoe.person['id']}") == (404, "not-found")
        assert bert.refused("GET", f"tables/{own}") == (404, "not-found")
        assert bert.get(f"tables/{others}")["table"]["seats"][1]["kind"] == "open"
        seat = bert.get(f"tables/{running}")["table"]["seats"][1]
        assert (seat["kind"], seat["person"], seat["name"]) == ("bot", None, "")
        table.open()  # it was read anew, and every socket with it
        table.receive()
        while not {line["seat"] for line in table.log} >= {0, 1}:
            table.my_turn(60)
            table.answer()
        for id_, player in ((over, bert), (running, bert), (looked_on, carl), (others, bert), (left, bert)):
            live = player.live(id_)
            shown = json.dumps([live.first(), live.chat], ensure_ascii=False)
            assert name not in shown
            assert zoe.person["id"] not in shown
        assert "Hello" in json.dumps(bert.live(over).first()["chat"])
        assert name not in stored(server)
        assert bert.post("session/register", name=name, password=PASSWORD)["person"]["name"] == name


def stored(server):
    """Everything in the database that can be read, but events of other tables."""
    database = Database(server.database)
    tables = ("people", "seats", "tables", "sessions", "events", "ratings", "outbox", "wishes")
    found = [database.now(lambda c, t=t: c.execute(text(f"SELECT * FROM {t}")).all()) for t in tables]
    database.close()
    return str(found)


def test_a_guest_leaves(server):
    """Without a password there is nothing to say once more."""
    with Player(server, "Gast") as guest:
        waiting, _ = guest.table(seats=("me", "open"))
        assert guest.post("session/departure")["person"] is None
        assert guest.refused("GET", f"tables/{waiting}") == (404, "not-found")
