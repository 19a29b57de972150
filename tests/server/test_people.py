"""Guests, accounts, the lobby and ratings."""

from __future__ import annotations

import json
import time

from comptoir.core.phrase import Phrase
from comptoir.core.text import LANGUAGES
from comptoir.server.errors import STATUS, say
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


def test_ratings(server):
    """A finished game between two accounts is rated once; profiles and lists show it."""
    names = [f"{who}{time.time_ns()}" for who in ("ada", "bert")]
    with Player(server, "A") as a, Player(server, "B") as b:
        ids = [register(player, name) for player, name in zip((a, b), names, strict=True)]
        table, invitation = a.table(seats=("me", "open"))
        b.join(invitation)
        lives = [a.live(table, 0), b.live(table, 1)]
        for live in lives:
            live.first()
        lives[0].ask("replace_by_bot", of=0, bot="random")
        lives[1].ask("replace_by_bot", of=1, bot="random")
        over = lives[0].until(lambda now: now["table"]["status"] == "over", 120)
        listed = {r["person"]: r for r in a.get("ratings", game="burgundy", players=2)["ratings"]}
        assert all(listed[i]["games"] == 1 for i in ids)
        place = [ids[seat] for tied in over["table"]["ranking"] for seat in tied]
        if len(over["table"]["ranking"]) == 2:
            assert listed[place[0]]["mu"] > listed[place[1]]["mu"]
        profile = a.get(f"people/{ids[0]}")
        assert (profile["finished"], profile["ratings"][0]["game"]) == (1, "burgundy")
