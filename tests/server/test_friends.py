"""Friends, invitations by name, and blocks that nobody is told of."""

from __future__ import annotations

import json
import time

import pytest

from server.running import Player
from server.test_accounts import confirmed, member, posting, sink  # noqa: F401 fixtures


@pytest.fixture
def people(server):
    now = time.time_ns()
    found = [member(server, f"{name}{now}") for name in ("Ada", "Bert", "Carl")]
    yield found
    for player in found:
        player.close()


def me(player):
    return player.person["id"]


def circle(player):
    return {name: [one["id"] for one in people] for name, people in player.get("friends").items()}


def test_friends(people, server):
    """Both must say so; each may end it; accounts only."""
    ada, bert, _ = people
    assert bert.get("people", name=ada.person["name"].upper())["person"] == ada.person
    assert bert.refused("GET", "people?name=nobody%20at%20all") == (404, "nobody")
    ada.put(f"people/{me(bert)}/friend")
    assert circle(ada)["asked"] == [me(bert)]
    assert circle(bert)["asking"] == [me(ada)]
    assert bert.get(f"people/{me(ada)}")["bond"] == "asking"
    bert.put(f"people/{me(ada)}/friend")
    assert circle(ada)["friends"] == [me(bert)]
    assert circle(bert) == {"friends": [me(ada)], "asked": [], "asking": [], "blocked": []}
    ada.http.delete(f"people/{me(bert)}/friend")
    assert circle(ada) == circle(bert) == {"friends": [], "asked": [], "asking": [], "blocked": []}
    assert ada.refused("PUT", f"people/{me(ada)}/friend") == (404, "nobody")
    with Player(server, "Gast") as guest:
        assert guest.refused("PUT", f"people/{me(ada)}/friend") == (403, "needs-account")


def listed(player, which="invited"):
    return [table["id"] for table in player.get("tables", which=which)["tables"]]


def test_an_invitation_by_name(people):
    """It stands in the lobby of whoever is invited, says who invites, and opens a private table; it can be declined."""
    ada, bert, carl = people
    table, _ = ada.table(seats=("me", "open", "open"))
    assert bert.refused("POST", f"tables/{table}/join", seat=None) == (404, "not-found")
    for player in (bert, carl):
        ada.post(f"tables/{table}/invite", name=player.person["name"])
    assert ada.get(f"tables/{table}")["invited"] == [bert.person["name"], carl.person["name"]]
    assert bert.get(f"tables/{table}")["invited"] == []
    assert bert.get("tables", which="invited")["by"] == {table: ada.person["name"]}
    carl.http.request("DELETE", f"tables/{table}/invite")
    assert listed(carl) == []
    assert bert.post(f"tables/{table}/join", seat=None)["seat"] == 1
    assert listed(bert) == []
    refused = {"nobody": "nobody at all", "seat-taken": bert.person["name"]}
    for code, name in refused.items():
        assert ada.refused("POST", f"tables/{table}/invite", name=name)[1] == code
    assert carl.refused("POST", f"tables/{table}/invite", name="Bert")[1] == "nobody"
    assert carl.refused("POST", f"tables/{table}/invite", name=ada.person["name"]) == (403, "not-your-table")


def test_an_invitation_is_told(posting, sink):  # noqa: F811
    """By letter, in the language of whoever is invited; not if they have blocked whoever invites."""
    with confirmed(posting, sink, "Bert", "bert@example.org") as bert, member(posting, "Ada") as ada:
        bert.put("session/language", language="de")
        table, _ = ada.table(seats=("me", "open"), title="Abend")
        ada.post(f"tables/{table}/invite", name="bert")
        _, _, letter = sink.wait(lambda path, _, text: path == "mail" and f"/table/{table}" in text)
        assert "Subject: Ada =?utf-8?q?l=C3=A4dt" in letter or "Ada lädt dich ein: Abend" in letter
        bert.put(f"people/{me(ada)}/block")
        quiet, _ = ada.table(seats=("me", "open"))
        again, _ = ada.table(seats=("me", "open"))
        ada.post(f"tables/{quiet}/invite", name="Bert")
        bert.http.delete(f"people/{me(ada)}/block")
        ada.post(f"tables/{again}/invite", name="Bert")
        sink.wait(lambda path, _, text: path == "mail" and f"/table/{again}" in text)
        assert not any(f"/table/{quiet}" in text for _, _, text in sink.got)


def seen_by(player, *ids):
    """Everything that somebody can find out about these people and tables, without what changes anyway."""
    asked = ["friends", *[f"people/{id_}" for id_ in ids]]
    return [json.dumps(player.get(path), sort_keys=True) for path in asked]


def test_a_block(people):
    """Who is blocked cannot invite, sit at one's tables or be heard in one's chat, and is told nothing of it."""
    ada, bert, carl = people
    for one, other in ((ada, bert), (bert, ada)):
        one.put(f"people/{me(other)}/friend")
    before = seen_by(bert, me(ada))
    shared, invitation = carl.table(seats=("me", "open", "open"), private=False)
    bert.join(invitation)
    ada.join(invitation)
    live, other = ada.live(shared, 2), bert.live(shared, 1)
    for one in (live, other):
        one.first()
    ada.put(f"people/{me(bert)}/block")
    assert circle(ada) == {"friends": [], "asked": [], "asking": [], "blocked": [me(bert)]}
    assert seen_by(bert, me(ada)) == before
    assert live.closed() == 1012

    live.open()
    live.first()
    assert other.ask("chat", text="Hello Ada")["type"] == "ack"
    heard = live.until(lambda now: live.chat[-1].get("system", {}).get("message") == "notice-hidden")
    assert "Hello Ada" not in json.dumps([heard, live.chat])
    assert all(set(line) <= {"seat", "name", "text", "system", "at"} for line in other.chat)
    with_carl = carl.live(shared, 0)
    with_carl.first()
    assert with_carl.chat[-1]["text"] == "Hello Ada"

    own, word = ada.table(seats=("me", "open"), private=False)
    gone = bert.refused("GET", "tables/t_nothing")
    assert own not in listed(bert, "open")
    assert own in listed(carl, "open")
    for method, path, body in (
        ("GET", f"tables/{own}", {}),
        ("GET", f"join/{word}", {}),
        ("POST", "join", {"invitation": word}),
        ("POST", f"tables/{own}/join", {"seat": None}),
        ("POST", f"tables/{own}/leave", {"seat": 0}),
        ("POST", f"tables/{own}/invite", {"name": "Carl"}),
        *[("POST", f"tables/{own}/{what}", {}) for what in ("start", "rematch", "analysis")],
        *[("GET", f"tables/{own}/{what}", {}) for what in ("figures", "outline", "notices", "replay", "story")],
        ("DELETE", f"tables/{own}", {}),
    ):
        assert bert.refused(method, path, **body) == gone
    assert bert.live(own).closed() == 4404
    assert bert.get(f"tables/{shared}")["table"]["id"] == shared  # where both sit already

    mine, _ = bert.table(seats=("me", "open"))
    invited = [bert.post(f"tables/{mine}/invite", name=p.person["name"])["invited"] for p in (carl, ada)]
    assert invited[-1] == [carl.person["name"], ada.person["name"]]
    assert listed(ada) == []
    assert listed(carl) == [mine]
    ada.http.delete(f"people/{me(bert)}/block")
    assert circle(ada)["friends"] == [me(bert)]
    assert own in listed(bert, "open")


def test_no_rematch_with_whom_one_has_blocked(people):
    """Whoever was blocked and asks for a rematch opens a table of their own."""
    ada, bert, _ = people
    table, invitation = ada.table(seats=("me", "open"))
    bert.join(invitation)
    for player, seat in ((ada, 0), (bert, 1)):
        live = player.live(table, seat)
        live.first()
        live.ask("replace_by_bot", of=seat, bot="random")
    live.until(lambda now: now["table"]["status"] == "over", 120)
    first = ada.post(f"tables/{table}/rematch")["table"]["id"]
    ada.put(f"people/{me(bert)}/block")
    other = bert.post(f"tables/{table}/rematch")["table"]
    assert other["id"] != first
    assert [seat["you"] for seat in other["seats"]].count(True) == 1
