"""Finished games by what they were, and what they add up to; nothing of it tells anything of running games."""

from __future__ import annotations

import json
import time

import pytest

from server.running import Player
from server.test_accounts import member


@pytest.fixture
def two(server):
    now = time.time_ns()
    with member(server, f"Ada{now}") as ada, member(server, f"Bert{now}") as bert:
        yield ada, bert


def played(a, b, game="burgundy", seats=("me", "open")):
    """A game of two people that bots finish for them."""
    table, invitation = a.table(game, seats)
    b.join(invitation)
    lives = [a.live(table, 0), b.live(table, 1)]
    for live in lives:
        live.first()
        live.ask("replace_by_bot", of=live.seat, bot="random")
    return lives[0].until(lambda now: now["table"]["status"] == "over", 120)


def ids(player, **wanted):
    return [t["id"] for t in player.get("tables", which="finished", **wanted)["tables"]]


def test_what_finished_games_add_up_to(two):
    """By game, seat and opponent, with points by source against the field; and history by the same."""
    ada, bert = two
    small, large = played(ada, bert), played(ada, bert, seats=("me", "open", "random"))
    games = [over["table"] for over in (small, large)]
    told = ada.get("statistics")
    for over, shown in zip(games, told["games"], strict=True):
        won, points = int(0 in over["winners"]), over["scores"][0]
        expected = {"game": "burgundy", "players": over["players"], "finished": 1, "won": won, "points": points}
        assert shown == expected
    assert [(one["players"], one["seat"]) for one in told["seats"]] == [(2, 0), (3, 0)]
    assert [(one["players"], one["seat"]) for one in bert.get("statistics")["seats"]] == [(2, 1), (3, 1)]
    opponents = {one["person"] or one["bot"]: one for one in told["opponents"]}
    assert opponents[bert.person["id"]]["finished"] == 2
    assert opponents["random"]["finished"] == 1
    place = {seat: i for over in games for i, tied in enumerate(over["ranking"]) for seat in tied}
    assert opponents["random"]["ahead"] == int(place[0] < place[2])
    for row in told["sources"]:
        assert row["own"] == sum(over["ledger"][0][row["source"]] for over in (small, large)) / 2
        field = [small["ledger"][1][row["source"]], sum(large["ledger"][seat][row["source"]] for seat in (1, 2)) / 2]
        assert row["field"] == pytest.approx(sum(field) / 2, abs=0.01)
    assert sum(row["own"] for row in told["sources"]) == pytest.approx(sum(o["scores"][0] for o in (small, large)) / 2)
    assert ada.get("statistics", players=3)["games"] == told["games"][1:]
    assert ada.get("statistics", game="orleans")["games"] == []

    one, two_ = (over["id"] for over in games)
    assert ids(ada) == [two_, one]
    assert ids(ada, players=2) == [one]
    assert ids(ada, opponent="random") == [two_]
    assert ids(ada, opponent=bert.person["id"]) == [two_, one]
    assert ids(ada, game="orleans") == ids(ada, opponent="p_nobody") == []
    assert ids(ada, rated="true") == []  # nobody has answered: nothing was proved
    assert ids(ada, rated="false") == [two_, one]
    assert ids(ada, result="won") == [over["id"] for over in reversed(games) if 0 in over["winners"]]
    assert ids(ada, result="lost") == [over["id"] for over in reversed(games) if 0 not in over["winners"]]
    wanted = "tables?which=finished&everyone=true&result=won"
    assert ada.refused("GET", wanted) == (400, "bad-request")


def test_luck_and_skill(two):
    """Of an analysed game, as its analysis tells them."""
    ada, bert = two
    over = played(ada, bert)["table"]
    assert ada.get("statistics")["analysed"] == []
    ada.post(f"tables/{over['id']}/analysis")
    end = time.monotonic() + 300
    while (found := ada.get(f"tables/{over['id']}/analysis")["analysis"]) is None:
        assert time.monotonic() < end
        time.sleep(0.2)
    for seat, player in enumerate(two):
        account, (told,) = found["seats"][seat], player.get("statistics")["analysed"]
        assert told["table"] == over["id"]
        assert (told["luck"], told["skill"]) == (round(account["luck"], 2), round(account["skill"], 2))


def test_statistics_are_ones_own(two, server):
    """Nobody else may ask for them, and a running game changes nothing in them."""
    ada, bert = two
    with Player(server, "") as nobody:
        assert nobody.refused("GET", "statistics") == (401, "no-session")
    before = ada.get("statistics")
    table, invitation = ada.table()
    live = ada.live(table, 0)
    live.my_turn()
    live.answer()
    assert ada.get("statistics") == before
    assert bert.get("statistics") == before
    assert invitation


def test_an_export_tells_no_secret(two):
    """What another seat plans in secret changes nothing in it: it holds one's own answers, and what everybody knows."""
    ada, bert = two
    table, invitation = ada.table("orleans", ("me", "open"))
    bert.join(invitation)
    lives = [ada.live(table, 0), bert.live(table, 1)]
    for live in lives:
        live.first()
    while not all(live.now["candidates"] for live in lives):
        for live in lives:
            live.drain(0.05)
        asked = [live for live in lives if live.now["candidates"]]
        if len(asked) == 1:
            asked[0].answer()
    before = ada.get("session/export")
    assert lives[1].answer(lives[1].legal()[0])["type"] == "ack"
    assert ada.get("session/export") == before
    assert lives[0].answer(lives[0].legal()[0])["type"] == "ack"
    game = ada.get("session/export")["games"][-1]
    assert game["table"]["id"] == table
    assert len(game["answers"]) > len(before["games"][-1]["answers"])
    assert {answer["seat"] for answer in game["answers"]} == {0}
    assert "view" not in json.dumps(game)
