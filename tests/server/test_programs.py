"""Programs: their accounts and tokens, what they may do, what everybody sees of them, and the example clients."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

import comptoir
from comptoir.server.storage.database import Database
from server.running import Player
from server.test_accounts import PASSWORD, member

EXAMPLES = Path(__file__).parents[2] / "examples"
ALL = ["read", "tables", "play", "chat"]


class Program(Player):
    """A program with its token."""

    def __init__(self, owner, name, scopes=ALL, **settings):
        super().__init__(owner.server, "")
        programs = owner.post("programs", name=name)["programs"]
        self.person = next(one["person"] for one in programs if one["person"]["name"] == name)
        self.token = owner.post(f"programs/{self.person['id']}/tokens", label="test", scopes=scopes)["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"


@pytest.fixture
def own_live(monkeypatch):
    """Sockets that bring the token along."""
    from server import running

    def connecting(url, additional_headers, **rest):
        return original(url, additional_headers={**additional_headers, **connecting.headers}, **rest)

    original, connecting.headers = running.connect, {}
    monkeypatch.setattr(running, "connect", connecting)

    def live(program, table, seat=None):
        connecting.headers = {"Authorization": f"Bearer {program.token}"}
        try:
            return program.live(table, seat)
        finally:
            connecting.headers = {}

    return live


@pytest.fixture
def owner(server):
    with member(server, f"Olga{time.time_ns()}") as found:
        yield found


def new_name(what="Robo"):
    return f"{what}{time.time_ns()}"


def test_a_token_is_shown_once(owner, server):
    """Only its digest is stored; it says when it was last used, and is worth nothing once revoked."""
    with Program(owner, new_name()) as robo:
        assert robo.get("session")["person"] == robo.person
        assert robo.person["program"]
        told = owner.get("programs")
        assert told["token"] is None
        assert robo.token not in json.dumps(told)
        token = told["programs"][0]["tokens"][0]
        assert (token["label"], token["scopes"]) == ("test", ALL)
        assert token["seen"] is not None
        database = Database(server.database)
        assert robo.token not in str(database.now(lambda c: c.execute(text("SELECT * FROM tokens")).all()))
        database.close()
        with member(server, new_name("Otto")) as other:
            where = f"programs/{robo.person['id']}/tokens/{token['id']}"
            assert other.refused("DELETE", where) == (404, "not-found")
            assert other.refused("POST", f"programs/{robo.person['id']}/tokens", label="x") == (404, "not-found")
        assert owner.http.delete(where).json()["programs"][0]["tokens"] == []
        assert robo.refused("GET", "session") == (401, "bad-token")
    assert httpx.get(f"{server.url}/api/v1/session", headers={"Authorization": "Bearer hm"}).status_code == 401


def test_who_may_have_programs(owner, server):
    """Accounts, a few each; a program has a name of its own, no password, and no programs."""
    with Player(server, "Gast") as guest:
        assert guest.refused("POST", "programs", name=new_name()) == (403, "needs-account")
    assert owner.refused("POST", "programs", name=owner.person["name"]) == (409, "name-taken")
    with Program(owner, new_name()) as robo:
        name = robo.person["name"]
        assert robo.refused("POST", "programs", name=new_name()) == (403, "not-for-programs")
        assert owner.refused("POST", "session/login", name=name, password="None or so") == (401, "wrong-password")
        for _ in range(4):
            owner.post("programs", name=new_name())
        assert owner.refused("POST", "programs", name=new_name()) == (429, "too-many-of-yours")


def test_scopes(owner, own_live):
    """A token may do what it says: look, sit down, play or chat; and never what only people may do."""
    with Program(owner, new_name("A"), ["read"]) as looks, Program(owner, new_name("B"), ["tables"]) as sits:
        for path in ("texts/en", "rules/burgundy"):
            assert looks.http.get(path).status_code == 200
        for path in ("tables", "games", "games/burgundy/schema", "messages", f"people/{owner.person['id']}"):
            looks.get(path)
        assert looks.refused("POST", "tables", game="burgundy") == (403, "not-for-programs")
        assert sits.refused("GET", "tables") == (403, "not-for-programs")
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        table = sits.post("tables", game="burgundy", players=2, seats=seats)["table"]["id"]
        assert own_live(sits, table, 0).closed() == 4403
        live = own_live(looks, table)
        assert live.first()["view"] is not None
        assert live.ask("chat", text="Hello")["code"] == "not-for-programs"
    with Program(owner, new_name("C"), ["read", "tables", "chat"]) as talks:
        table, _ = talks.table()
        live = own_live(talks, table, 0)
        live.my_turn()
        assert live.answer()["code"] == "not-for-programs"
        assert live.ask("chat", text="Hello")["type"] == "ack"
        for method, path, body in (
            ("GET", "friends", {}),
            ("GET", "notices", {}),
            ("GET", "statistics", {}),
            ("GET", "programs", {}),
            ("GET", "session/export", {}),
            ("GET", "session/all", {}),
            ("PUT", "session/password", {"old": PASSWORD, "new": PASSWORD}),
            ("POST", "session/departure", {}),
            ("PUT", "session/language", {"language": "de"}),
            ("PUT", f"people/{owner.person['id']}/friend", {}),
            ("POST", f"tables/{table}/invite", {"name": "Ada"}),
        ):
            assert talks.refused(method, path, **body) == (403, "not-for-programs"), path


def test_everybody_sees_that_it_is_one(owner, own_live):
    """At the table, in its profile and in lists; a person invites it by name like anybody."""
    with Program(owner, new_name()) as robo:
        table, _ = owner.table(seats=("me", "open"))
        owner.post(f"tables/{table}/invite", name=robo.person["name"])
        assert [t["id"] for t in robo.get("tables", which="invited")["tables"]] == [table]
        robo.post(f"tables/{table}/join", seat=None)
        seats = owner.get(f"tables/{table}")["table"]["seats"]
        assert [seat["program"] for seat in seats] == [False, True]
        profile = owner.get(f"people/{robo.person['id']}")
        assert (profile["person"]["program"], profile["owner"]) == (True, owner.person["name"])
        live, other = own_live(robo, table, 1), owner.live(table, 0)
        for one in (live, other):
            one.first()
        while not live.now["candidates"]:
            if other.now["candidates"]:
                other.answer()
            for one in (live, other):
                one.drain(0.05)
        wrong = live.ask("answer", version=live.now["version"], move="Win(all=yes)")
        assert wrong["code"] == "bad-message"
        legal = next(one for one in live.now["candidates"] if one["refusal"] is None)
        assert live.ask("answer", version=live.now["version"], move=legal["name"])["type"] == "ack"
        token = owner.get("programs")["programs"][0]["tokens"][0]["id"]
        owner.http.delete(f"programs/{robo.person['id']}/tokens/{token}")
        assert live.closed() == 1012
        assert owner.http.delete(f"programs/{robo.person['id']}").json()["programs"] == []
        seat = owner.get(f"tables/{table}")["table"]["seats"][1]
        assert (seat["kind"], seat["person"], seat["program"]) == ("bot", None, False)


def test_limits_of_their_own(tmp_path, new_server):
    """A program that asks too often waits, whatever its address; its owner does not wait with it."""
    database = f"sqlite:///{tmp_path / 'limits.sqlite'}"
    free = new_server(database)
    with member(free, "Olga") as owner, Program(owner, "Robo") as robo:
        token, cookie = robo.token, dict(owner.http.cookies)
    free.stop()
    strict = new_server(database, limits="0.1")
    with httpx.Client(base_url=f"{strict.url}/api/v1", timeout=30) as http:
        asked = [http.get("session", headers={"Authorization": f"Bearer {token}"}) for _ in range(14)]
        assert asked[0].json()["person"]["name"] == "Robo"
        assert (asked[-1].status_code, asked[-1].json()["error"]["code"]) == (429, "too-many")
        assert int(asked[-1].headers["retry-after"]) > 0
        http.cookies.update(cookie)
        assert http.get("session").json()["person"]["name"] == "Olga"


def test_a_program_sees_what_its_seat_sees(owner, own_live):
    """The stream of a token is that of a cookie, and shows no other seat."""
    with Program(owner, new_name()) as robo:
        table, invitation = owner.table("orleans", ("me", "open"))
        robo.join(invitation)
        assert own_live(robo, table, 0).closed() == 4403
        assert owner.live(table, 1).closed() == 4403
        seen = own_live(robo, table, 1).first()
        other = owner.live(table, 0).first()
        watching = owner.live(table).first()
        assert set(seen) == set(other) == set(watching)
        assert seen["view"]["players"][1] == other["view"]["players"][1] == watching["view"]["players"][1]
        assert own_live(robo, table).first()["view"] == watching["view"]


def test_programs_are_rated_apart(owner, server, own_live):
    """Against another's program both are rated, in a list of their own; a person at the table is not."""
    with (
        member(server, new_name("Otto")) as otto,
        Program(owner, new_name("A")) as one,
        Program(otto, new_name("B")) as two,
    ):
        ids = [player.person["id"] for player in (one, two)]
        table, invitation = one.table(seats=("me", "open", "random"))
        two.join(invitation)
        lives = [own_live(one, table, 0), own_live(two, table, 1)]
        for live in lives:
            while not live.my_turn()["candidates"] or live.answer()["type"] != "ack":
                pass
            live.ask("replace_by_bot", of=live.seat, bot="random")
        lives[0].until(lambda now: now["table"]["status"] == "over", 120)

        def listed(who):
            return [
                row["person"] or row["name"]
                for row in owner.get("ratings", game="burgundy", players=3, who=who)["ratings"]
            ]

        assert sorted(listed("programs")) == sorted([*ids, "random"])
        assert not set(ids) & set(listed("people"))


def run_example(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def token(light_server):
    with member(light_server, new_name("Olga")) as owner, Program(owner, new_name()) as robo:
        yield robo.token


@pytest.mark.parametrize("game", comptoir.game_names())
def test_the_short_client(light_server, token, game):
    """Some thirty lines play every game to its end."""
    assert run_example(sys.executable, EXAMPLES / "play.py", light_server.url, token, game).startswith(game)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
@pytest.mark.parametrize("game", comptoir.game_names())
def test_the_client_of_schemas(light_server, token, game):
    """Every view and every move fits its schema on the way."""
    node = ("node", "--no-warnings", "--experimental-websocket", EXAMPLES / "schemas.mjs")
    assert f"{game} [" in run_example(*node, light_server.url, token, game)


def test_a_bot_on_a_server(light_server):
    """It sits down where it is invited, and plays to the end."""
    with member(light_server, new_name("Olga")) as owner, Program(owner, new_name()) as robo:
        seats = [{"who": "open"}, {"who": "bot", "bot": "random"}]
        table = owner.post("tables", game="burgundy", players=2, seats=seats)["table"]["id"]
        owner.post(f"tables/{table}/invite", name=robo.person["name"])
        program = (sys.executable, EXAMPLES / "serve_bot.py", light_server.url, robo.token, "greedy", "--games", "1")
        assert "burgundy [" in run_example(*program)
        assert owner.get(f"tables/{table}")["table"]["status"] == "over"
