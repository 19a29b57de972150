"""Tables derived from others: boards for thinking, games that go on from a moment."""

from __future__ import annotations

import json
import random
import time

import pytest

import comptoir
from comptoir.core.chance import Rng
from comptoir.server.replays import moments
from comptoir.server.state import events
from comptoir.server.state.events import Event
from comptoir.server.state.position import Position
from comptoir.server.state.snapshots import load, snapshot
from comptoir.server.tables.derived import from_moment, unseen_anew
from comptoir.server.visibility.projection import for_seat
from server.test_secrets import answer, begin, otherwise

GAMES = comptoir.game_names()
PEOPLE = ("me", "open")


def laid(position, data):
    """The table that such an event begins."""
    board = Position(position.game, position.players, position.options, position.data)
    board.apply(Event(1, 0.0, events.START, events.NOBODY, data))
    return board


@pytest.mark.parametrize("name", GAMES)
def test_a_board_knows_no_more_than_its_seat(name):
    """At two tables that differ only in what a seat cannot know, its boards for thinking begin alike."""
    position, rng = begin(name, max(comptoir.load(name).players), seed=8)
    differed = 0
    for step in range(240):
        if position.over:
            break
        answer(position, rng)
        if step % 4:
            continue
        seat = rng.randrange(position.players)
        other = otherwise(position, seat, step)
        differed += other.table.position != position.table.position
        board = unseen_anew(position, seat, Rng(step))
        assert unseen_anew(other, seat, Rng(step)) == board
        now = laid(position, board)
        assert not board["entries"]
        assert now.table.view(seat).key() == position.table.view(seat).key()
    assert differed > 10 or name == "la_loire"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_a_table_like_any_other(name):
    """It is played on, told, taken back to its beginning, and read again from a snapshot."""
    position, rng = begin(name, 2, seed=9)
    for _ in range(60):
        answer(position, rng)
    board = laid(position, unseen_anew(position, 0, Rng(1)))
    begun = board.table.position.key()
    board._chance = lambda: Rng(rng.getrandbits(64))
    for _ in range(150):
        if not board.over:
            answer(board, rng)
    again = load(name, 2, board.options, {}, snapshot(board), [])
    assert [for_seat(again, viewer) for viewer in board.viewers] == [for_seat(board, v) for v in board.viewers]
    gone = {"removed": list(range(len(again.table.log)))}
    again.apply(Event(again.version + 1, 0.0, events.REWIND, 0, gone))
    assert again.table.position.key() == begun
    assert not again.table.log


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_moment(name):
    """It has the log up to there, and whoever was asked then is asked again."""
    position, rng = begin(name, 2, seed=3)
    for _ in range(80):
        answer(position, rng)
    log = position.table.log
    at = next(i for i in range(len(log) // 2, len(log)) if log[i].seat >= 0 and not log[i].forced)
    board = laid(position, from_moment(position, at, goes_on=False))
    assert [entry.move for entry in board.table.log] == [entry.move for entry in log[:at]]
    assert board.table.position.key() == position.table.before(at).key()
    assert log[at].seat in board.asked


def test_what_if(server, ada):
    """A board beside one's own game: answers and steps back without limits, and the game itself stands still."""
    table, _ = ada.table("burgundy", ("me", "random"))
    game = ada.live(table, 0)
    version = game.my_turn()["version"]
    made = ada.post(f"tables/{table}/derive", purpose="what-if", seat=0, bot="random")["table"]
    assert (made["purpose"], made["origin"]["table"], made["rated"]) == ("what-if", table, False)
    board = ada.live(made["id"], 0)
    begun = board.my_turn()["view"]
    assert begun == game.now["view"]
    assert board.now["log"]["lines"] == []
    for _ in range(6):
        assert board.answer()["type"] == "ack"
        board.my_turn()
    while board.log:
        assert board.ask("ask_undo", version=board.now["version"])["type"] == "ack"
    assert board.now["view"] == begun
    game.drain()
    assert game.now["version"] == version
    assert [t["id"] for t in ada.get("tables", which="mine")["tables"]] == [table]


def test_a_board_is_its_owners_alone(server, ada, bert):
    """For everybody else there is no such table, whatever they ask."""
    table, _ = ada.table("burgundy", ("me", "random"))
    made = ada.post(f"tables/{table}/derive", purpose="what-if", seat=0)["table"]["id"]
    assert bert.refused("GET", f"tables/{made}") == (404, "not-found")
    assert bert.refused("GET", f"tables/{made}/figures") == (404, "not-found")
    assert bert.refused("GET", f"tables/{made}/outline") == (403, "not-your-seat")
    assert bert.refused("GET", f"tables/{made}/story") == (404, "not-found")
    assert bert.refused("POST", f"tables/{made}/derive", purpose="what-if", seat=0) == (404, "not-found")
    assert bert.live(made).closed() == 4403
    everybody = (
        bert.get("tables", which="open")["tables"] + bert.get("tables", which="finished", everyone=True)["tables"]
    )
    assert made not in [one["id"] for one in everybody]
    assert ada.refused("GET", f"tables/{made}/replay") == (409, "no-replay")


def test_between_people_only_where_the_table_allows_it(server, ada, bert):
    """It is said when the table is made; nobody gets a board of somebody else's seat."""
    for aids, expected in (([], (403, "aid-not-allowed")), (["what-if"], None)):
        table, invitation = ada.table("burgundy", PEOPLE, aids=aids)
        seat = bert.join(invitation)
        wish = {"purpose": "what-if", "seat": seat}
        assert ada.refused("POST", f"tables/{table}/derive", **wish) == (403, "not-your-seat")
        if expected:
            assert bert.refused("POST", f"tables/{table}/derive", **wish) == expected
        else:
            assert bert.post(f"tables/{table}/derive", **wish)["table"]["purpose"] == "what-if"
    assert bert.get(f"tables/{table}")["table"]["aids"] == ["what-if"]


def test_few_boards_are_kept(server, ada):
    """The oldest gives way."""
    table, _ = ada.table("burgundy", ("me", "random"))
    made = [ada.post(f"tables/{table}/derive", purpose="what-if", seat=0)["table"]["id"] for _ in range(6)]
    found = [ada.http.get(f"tables/{one}").status_code for one in made]
    assert found == [404, 404, 200, 200, 200, 200]


def test_play_on(server, ada, bert):
    """From a moment of a finished game against bots, with the log up to there; a running one has no such moments."""
    table, _ = ada.table("burgundy", ("random", "random"), private=False)
    ada.live(table).until(lambda now: now["table"]["status"] == "over", 120)
    lines = ada.get(f"tables/{table}/story")["lines"]
    at = next(i for i, line in enumerate(lines) if i > 40 and line["seat"] == 1 and not line["forced"])
    made = bert.post(f"tables/{table}/derive", purpose="play-on", seat=1, at=at, bot="greedy")["table"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "human"]
    live = bert.live(made["id"], 1)
    live.my_turn()
    assert len(live.log) <= at
    rng = random.Random(1)
    while live.my_turn()["table"]["status"] != "over":
        live.answer(rng.choice(live.legal()))
    assert bert.http.get(f"tables/{made['id']}/replay").text.startswith("comptoir replay 1")
    assert made["id"] in [one["id"] for one in bert.get("tables", which="finished")["tables"]]
    running, _ = ada.table("burgundy", ("me", "random"))
    assert ada.refused("POST", f"tables/{running}/derive", purpose="play-on", seat=0, at=3) == (403, "still-running")
    assert bert.refused("POST", f"tables/{table}/derive", purpose="play-on", seat=0, at=10**6) == (400, "bad-request")
    assert bert.refused("POST", f"tables/{table}/derive", purpose="play-on", seat=7, at=1) == (404, "not-found")
    assert bert.refused("POST", f"tables/{table}/derive", purpose="play-on", seat=0, at=1, bot="x") == (
        400,
        "bad-setup",
    )


def test_hints(server, ada, bert):
    """The best answers with the points to expect by source, for one's own open question, where the table allows it."""
    table, _ = ada.table("burgundy", ("me", "random"))
    live = ada.live(table, 0)
    live.my_turn()
    while len(live.legal()) < 2:
        live.answer()
        live.my_turn()
    found = ada.post(f"tables/{table}/hints", seat=0)
    assert found["version"] == live.now["version"]
    assert {hint["move"] for hint in found["hints"]} <= set(live.legal())
    sums = [abs(sum(hint["sources"].values()) - hint["points"]) for hint in found["hints"]]
    assert max(sums) < 0.01
    assert found["why"]["message"].startswith("hint-")
    assert bert.refused("POST", f"tables/{table}/hints", seat=0) == (403, "not-your-seat")
    assert ada.refused("POST", f"tables/{table}/hints", seat=1) == (403, "not-your-seat")
    for aids, code in (([], "aid-not-allowed"), (["hints"], None)):
        table, invitation = ada.table("burgundy", PEOPLE, aids=aids)
        bert.join(invitation)
        asked = ada.live(table, 0).until(lambda now: now["questions"])["questions"][0]["seat"]
        who = (ada, bert)[asked]
        response = who.http.post(f"tables/{table}/hints", json={"seat": asked})
        assert response.status_code == 200 if code is None else response.json()["error"]["code"] == code
    assert not ada.get(f"tables/{table}")["table"]["rated"]


@pytest.mark.parametrize("name", GAMES)
def test_looking_back_shows_what_was_seen_then(name):
    """At two tables that differ only in what a seat cannot know, everything it sees of the past is the same."""
    position, rng = begin(name, max(comptoir.load(name).players), seed=12)
    seen = {viewer: {} for viewer in position.viewers}
    for _ in range(90):
        if position.over:
            break
        for viewer in position.viewers:
            seen[viewer][len(position.memory[viewer].lines)] = position.table.view(viewer).to_json()["state"]
        answer(position, rng)
    for viewer in position.viewers:
        lines = json.loads(moments.story_so_far(position, viewer))["lines"]
        assert lines == for_seat(position, viewer)["log"]["lines"]
        for index in list(seen[viewer])[::9]:
            past, at, of = moments.looks_back(position, index, viewer)
            found = moments.moment_so_far(past, at, index, of, viewer)
            assert of == len(lines)
            assert [one["seat"] for one in found["questions"]] in ([], [viewer])
            if not past.log[at - 1].in_lane:
                assert found["view"] in seen[viewer].values()


def test_looking_back_in_a_running_game(server, ada, bert):
    """Step by step, from one's own seat only."""
    table, invitation = ada.table("burgundy", PEOPLE)
    bert.join(invitation)
    lives = [ada.live(table, 0), bert.live(table, 1)]
    for _ in range(8):
        table_now = lives[0].until(lambda now: now["questions"])
        asked = lives[table_now["questions"][0]["seat"]]
        asked.my_turn()
        before = lives[0].now["version"]
        asked.answer()
        lives[0].until(lambda now, before=before: now["version"] > before)
    lines = ada.get(f"tables/{table}/story", seat=0)["lines"]
    assert lines == lives[0].log
    moment = ada.get(f"tables/{table}/moments/{len(lines)}", seat=0)
    assert moment["view"] == lives[0].now["view"]
    assert ada.get(f"tables/{table}/moments/0", seat=0)["index"] == 0
    assert ada.refused("GET", f"tables/{table}/moments/{len(lines) + 1}?seat=0") == (404, "not-found")
    assert bert.refused("GET", f"tables/{table}/story?seat=0") == (403, "not-your-seat")
    assert bert.refused("GET", f"tables/{table}/moments/2?seat=0") == (403, "not-your-seat")
    assert ada.refused("GET", f"tables/{table}/replay") == (403, "still-running")


def test_exercises(server, ada, bert):
    """The costliest own decisions of an analysed game; an answer on the board is told in points, to its owner alone."""
    table, _ = ada.table("burgundy", ("me", "random"))
    live, rng = ada.live(table, 0), random.Random(6)
    while live.my_turn()["table"]["status"] != "over":
        live.answer(rng.choice(live.legal()))
    assert ada.get("exercises") == {"exercises": []}
    ada.post(f"tables/{table}/analysis")
    while (analysis := ada.get(f"tables/{table}/analysis")["analysis"]) is None:
        time.sleep(0.2)
    found = ada.get("exercises")["exercises"]
    assert found
    assert [one["points"] for one in found] == sorted([one["points"] for one in found], reverse=True)
    assert {(one["table"], one["seat"]) for one in found} == {(table, 0)}
    assert {one["at"] for one in found} <= {one["index"] for one in analysis["decisions"] if one["seat"] == 0}
    assert bert.get("exercises") == {"exercises": []}
    made = ada.post(f"tables/{table}/derive", purpose="exercise", seat=0, at=found[0]["at"])["table"]["id"]
    assert ada.refused("POST", f"tables/{made}/judgement") == (409, "unanswered")
    board = ada.live(made, 0)
    board.my_turn()
    assert board.answer()["type"] == "ack"
    told = ada.post(f"tables/{made}/judgement")
    assert told["played_cost"] == found[0]["points"]
    assert told["cost"] >= 0
    assert bert.refused("POST", f"tables/{made}/judgement") == (404, "not-found")
    assert bert.refused("GET", f"tables/{made}") == (404, "not-found")
