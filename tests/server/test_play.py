"""Playing a table over its socket: answers, double clicks, lost connections, undo, bots, chat."""

from __future__ import annotations

import json
import random
import time
import tomllib

import pytest

import comptoir
from comptoir.core.chance import Rng
from comptoir.server.state import events
from comptoir.server.state.events import Event
from comptoir.server.state.position import Position
from comptoir.server.state.snapshots import snapshot
from server.running import Player


def duel(ada, bert, **setup):
    """Ada and Bert at a table of Burgundy."""
    table, invitation = ada.table(seats=("me", "open"), **setup)
    assert bert.join(invitation) == 1
    a, b = ada.live(table, 0), bert.live(table, 1)
    a.first()
    b.first()
    return a, b


def whose_turn(*players):
    """The players, whoever is asked first."""
    for player in players:
        player.drain(0.1)
    return sorted(players, key=lambda p: not p.now["candidates"])


def test_a_whole_game_with_bots(ada):
    """A person and two bots play to the end; the game is found among the finished ones, with its replay."""
    table, _ = ada.table(seats=("me", "random", "greedy"), private=False)
    assert ada.refused("GET", f"tables/{table}/replay") == (403, "still-running")
    live = ada.live(table, 0)
    while live.my_turn(60)["table"]["status"] != "over":
        assert live.answer()["type"] == "ack"
    assert sorted([s for place in live.now["table"]["ranking"] for s in place]) == [0, 1, 2]
    assert live.now["candidates"] == []
    assert ada.get("tables", which="finished")["tables"][0]["id"] == table
    assert table in [t["id"] for t in ada.get("tables", which="finished", everyone=True)["tables"]]
    assert table not in [t["id"] for t in ada.get("tables", which="mine")["tables"]]
    replay = ada.http.get(f"tables/{table}/replay")
    assert replay.text.startswith("comptoir replay 1")
    again = ada.http.post("replays", content=replay.text, headers={"Content-Type": "text/plain"}).json()["table"]
    assert again["status"] == "over"
    assert again["scores"] == live.now["table"]["scores"]
    assert live.ask("undo", version=live.now["version"])["code"] == "over"


def test_a_finished_game_again(ada, bert):
    """Every moment of a finished game can be seen from every seat, and the game can be analysed; a running one not."""
    table, _ = ada.table(seats=("random", "random"), private=False)
    running, _ = ada.table(seats=("me", "random"))
    for path in ("replay", "analysis"):
        assert ada.refused("GET", f"tables/{running}/{path}") == (403, "still-running")
    for path in ("story", "moments/0"):
        assert ada.refused("GET", f"tables/{running}/{path}?seat=1") == (403, "not-your-seat")
    ada.live(table).until(lambda now: now["table"]["status"] == "over", 60)
    lines = ada.get(f"tables/{table}/story")["lines"]
    first, last = (ada.get(f"tables/{table}/moments/{i}", seat=1) for i in (0, len(lines)))
    assert first["of"] == last["of"] == len(lines)
    assert last["scores"] == ada.get(f"tables/{table}")["table"]["scores"] != first["scores"]
    assert last["questions"] == []
    asked = next(i for i, line in enumerate(lines) if line["seat"] == 0)
    hands = [ada.get(f"tables/{table}/moments/{asked}", seat=seat)["view"]["players"][0]["hand"] for seat in (0, 1)]
    assert -9 not in hands[0]
    assert set(hands[1]) == {-9}
    assert ada.refused("GET", f"tables/{table}/moments/{len(lines) + 1}") == (404, "not-found")
    assert ada.refused("GET", f"tables/{table}/moments/0?seat=2") == (404, "not-found")
    assert ada.get(f"tables/{table}/analysis") == {"done": 0, "of": 0, "analysis": None}
    for player in (ada, bert):
        player.http.post(f"tables/{table}/analysis").raise_for_status()
    found = None
    while found is None:
        found = ada.get(f"tables/{table}/analysis")["analysis"]
        time.sleep(0.3)
    for seat in found["seats"]:
        assert abs(seat["start"] + seat["luck"] + seat["skill"] + seat["others"] - last["scores"][seat["seat"]]) < 1e-6
    assert found["course"][-1] == {"index": len(lines), "points": last["scores"]}


def test_every_candidate_says_what_it_is(ada):
    """Candidates have numbers, names, arguments and labels; a refused one its rule."""
    table, _ = ada.table()
    live = ada.live(table, 0)
    refused = []
    for _ in range(12):
        for c in live.my_turn()["candidates"]:
            assert c["label"]["message"].startswith("move-")
            assert c["name"].startswith(c["kind"])
            assert all(set(a) == {"domain", "item", "index"} for a in c["args"])
            refused += [c] if c["refusal"] else []
        live.answer()
    assert refused
    live.my_turn()
    bad = [c for c in live.now["candidates"] if c["refusal"]]
    if bad:
        error = live.answer(bad[0]["move"])
        assert (error["code"], error["rule"]) == ("refused", bad[0]["refusal"]["rule"])
        assert error["phrase"] == bad[0]["refusal"]["phrase"]
        assert error["message"] != error["phrase"]["message"]


def test_double_click(ada):
    """The same answer twice is carried out once; the second is told so and changes nothing."""
    table, _ = ada.table(seats=("me", "hot"))
    live = ada.live(table, 0)
    version, move = live.my_turn()["version"], live.legal()[0]
    first, second = live.send("answer", version=version, move=move), live.send("answer", version=version, move=move)
    assert live.reply(first)["type"] == "ack"
    assert live.reply(second)["code"] == "stale"
    assert live.now["version"] == version + 1


def test_two_tabs(ada):
    """Two tabs at one seat: the slower one is told to look again, and sees what happened."""
    table, _ = ada.table(seats=("me", "hot"))
    one, two = ada.live(table, 0), ada.live(table, 0)
    version = one.my_turn()["version"]
    two.my_turn()
    moves = one.legal()
    assert one.answer(moves[0])["type"] == "ack"
    assert two.ask("answer", version=version, move=moves[-1])["code"] == "stale"
    assert two.now["version"] == one.now["version"]
    assert two.log == one.log


def test_the_same_id_is_carried_out_once(ada):
    """A message sent again after a lost connection is not carried out a second time."""
    table, _ = ada.table(seats=("me", "hot"))
    live = ada.live(table, 0)
    version = live.my_turn()["version"]
    assert live.answer(id="once")["type"] == "ack"
    live.close()
    live.open(since=version)
    assert live.ask("chat", id="once", text="again")["code"] == "duplicate"
    assert live.ask("answer", id="once", version=version, move=0)["code"] == "duplicate"
    assert [line for line in live.chat if "text" in line] == []


def test_resume_in_mid_turn(ada, bert):
    """Whoever comes back with the last version has exactly the log and chat of those who never left."""
    a, b = duel(ada, bert)
    for round_ in range(12):
        player, _ = whose_turn(a, b)
        player.answer()
        if round_ == 3:
            b.close()
        if round_ in (3, 5):
            a.ask("chat", text=f"line {round_}")
        if round_ == 3 or b.socket.close_code is not None:
            b.open(since=b.now["version"])
        elif round_ % 3 == 0:
            b.close()
            b.open(since=b.now["version"])
    for live in (a, b):
        live.drain()
    fresh = bert.live(b.id, 1)
    fresh.first()
    assert fresh.log == b.log
    assert fresh.chat == b.chat == a.chat
    assert fresh.now["version"] == b.now["version"]
    behind = bert.live(b.id, 1, since=b.now["version"])
    behind.log, behind.chat = list(b.log), list(b.chat)
    assert behind.first()["log"]["lines"] == []
    assert behind.now["chat"]["lines"] == []


def test_undo(ada, bert):
    """An answer that showed nothing can be taken back; the other sees it go."""
    a, b = duel(ada, bert)
    undo = False
    while not undo:
        player, other = whose_turn(a, b)
        before, shown = player.now["view"], list(other.log)
        player.answer()
        undo = player.now["undo"]
    assert player.ask("undo", version=player.now["version"])["type"] == "ack"
    other.until(lambda now: len(other.log) == len(shown))
    assert player.now["view"] == before
    assert other.log == shown
    assert moves(player.log) == moves(other.log)


def moves(log):
    """The answers of a log; what is told of hands differs from seat to seat."""
    return [line["move"] for line in log]


def test_ask_the_others(ada, bert):
    """Beyond undo one asks; it is done once everybody agrees, and not if somebody refuses."""
    a, b = duel(ada, bert)
    player, other = whose_turn(a, b)
    version, view, lines = player.now["version"], player.now["view"], list(player.log)
    player.answer()
    while player.now["candidates"]:
        player.answer()
    other.my_turn()
    other.answer()
    player.drain()
    assert player.ask("ask_undo", version=version)["code"] == "stale"
    assert player.ask("ask_undo", version=player.now["version"])["type"] == "ack"
    asked = other.until(lambda now: now["ask_undo"])["ask_undo"]
    assert (asked["seat"], asked["missing"]) == (player.seat, [other.seat])
    assert player.ask("agree")["code"] == "not-asked"
    assert other.ask("refuse")["type"] == "ack"
    assert player.until(lambda now: not now["ask_undo"])
    for _ in range(9):
        player.ask("ask_undo", version=player.now["version"])
        other.until(lambda now: now["ask_undo"])
        assert other.ask("agree")["type"] == "ack"
        player.until(lambda now: not now["ask_undo"])
        other.drain(0.1)
        if player.log == lines:
            break
    assert player.log == lines
    assert moves(other.log) == moves(lines)
    assert player.now["view"] == view


def test_end_turn(ada, bert):
    """With explicit ends of turn the others wait until a turn that can be undone is ended."""
    a, b = duel(ada, bert, end_turn=True)
    for _ in range(150):
        player, other = whose_turn(a, b)
        player.answer()
        if player.now["end_turn"]:
            break
    other.until(lambda now: now["questions"] and now["questions"][0]["prompt"]["message"] == "ask-end-turn")
    assert other.now["candidates"] == []
    assert other.ask("end_turn", version=other.now["version"])["code"] == "not-asked"
    assert player.ask("undo", version=player.now["version"])["type"] == "ack"
    assert player.now["candidates"]
    while not player.now["end_turn"]:
        player.answer(player.now["candidates"][0]["move"] if random.random() < 0.1 else None)
        if not player.now["candidates"] and not player.now["end_turn"]:
            return  # something was shown, so there was nothing to confirm
    assert player.ask("end_turn", version=player.now["version"])["type"] == "ack"
    assert not player.now["end_turn"]


def test_end_turn_before_what_others_must_do():
    """A held turn waits although the next player has but one answer, which then follows; read again it is the same."""
    followed = 0
    for seed in range(3):
        now, told, rng = Position(comptoir.load("orleans"), 2, {}, {}), [], random.Random(seed)
        now._chance = lambda rng=rng: Rng(rng.getrandbits(32))

        def tell(kind, seat, data, now=now, told=told):
            told.append(Event(now.version + 1, 0.0, kind, seat, data, None))
            now.apply(told[-1], played=kind != events.START)

        tell(events.START, events.NOBODY, now.started())
        for _ in range(120):
            seat = rng.choice(now.asked)
            tell(events.ANSWER, seat, now.answered(seat, rng.choice(now.table.legal(seat)), True))
            if now.held is not None:
                assert all(entry[0] == seat for entry in told[-1].data["entries"])
                tell(events.END_TURN, seat, now.ended())
                followed += bool(told[-1].data["entries"])
        again = Position(comptoir.load("orleans"), 2, {}, {})
        for event in told:
            again.apply(event)
        assert snapshot(again) == snapshot(now)
    assert followed


def test_hot_seat(ada):
    """One browser holds both seats; each socket sees its own."""
    table, _ = ada.table(seats=("me", "hot"))
    a, b = ada.live(table, 0), ada.live(table, 1)
    a.first()
    b.first()
    for _ in range(10):
        player, _ = whose_turn(a, b)
        assert player.answer()["type"] == "ack"


def test_chat(ada, bert):
    """Everybody may say something, spectators too; not too long, and nothing invisible."""
    a, b = duel(ada, bert)
    with Player(ada.server, "Cleo") as cleo:
        c = cleo.live(a.id)
        c.first()
        assert c.ask("chat", text="Hello  there\n")["type"] == "ack"
        b.until(lambda now: b.chat and b.chat[-1].get("text"))
        assert (b.chat[-1]["seat"], b.chat[-1]["name"], b.chat[-1]["text"]) == (-2, "Cleo", "Hello there")
        for text in ("", "   ", "x" * 501, "\u202e", "\x00", "\ud800"):
            assert c.ask("chat", text=text)["code"] == "bad-message"
        assert c.ask("chat", text="x" * 500)["type"] == "ack"


def test_spectators_only_look(ada, bert):
    """Whoever looks on sees the public view, and can change nothing."""
    a, _ = duel(ada, bert)
    with Player(ada.server, "") as nobody:
        s = nobody.live(a.id)
        now = s.first()
        assert now["seat"] is None
        assert now["candidates"] == []
        for type_ in ("answer", "undo", "end_turn", "ask_undo"):
            assert s.ask(type_, version=now["version"], move=0)["code"] == "spectator"
        for type_ in ("agree", "refuse", "resign", "take_back_seat"):
            assert s.ask(type_)["code"] == "spectator"
        assert s.ask("replace_by_bot", of=0)["code"] == "spectator"
        assert s.ask("chat", text="hm")["code"] == "no-session"


def test_resign_and_replace(ada, bert):
    """A bot goes on for those who resign, who are away, or who want it; those may take their seat back."""
    a, b = duel(ada, bert)
    assert a.ask("replace_by_bot", of=0, bot="random")["type"] == "ack"
    assert a.now["table"]["seats"][0]["kind"] == "bot"
    assert a.answer(0)["code"] in ("not-asked", "stale")
    assert a.ask("take_back_seat")["type"] == "ack"
    assert a.now["table"]["seats"][0]["kind"] == "human"
    assert a.ask("take_back_seat")["code"] == "not-asked"
    b.drain()
    player, other = whose_turn(a, b)
    assert other.ask("replace_by_bot", of=player.seat)["code"] == "not-away"
    assert other.ask("replace_by_bot", of=player.seat, bot="random")["code"] == "bad-message"
    player.close()
    other.until(lambda now: True)
    for _ in range(50):
        other.drain(0.2)
        if other.ask("replace_by_bot", of=player.seat)["type"] == "ack":
            break
    other.my_turn(60)
    assert other.now["table"]["seats"][player.seat]["kind"] == "bot"
    assert other.ask("resign")["type"] == "ack"
    lines = len(other.log)
    assert other.closed() == 4403
    looking = other.player.live(other.id)
    gone = looking.until(lambda now: len(looking.log) > lines + 5 or now["table"]["status"] == "over", 90)
    assert gone["table"]["seats"][other.seat]["person"] is None
    assert looking.chat[-1]["system"]["message"].startswith("notice-")


def test_clocks(ada, bert):
    """Whoever has no time left is replaced by a bot; the other plays on."""
    a, b = duel(ada, bert, clock={"seconds": 2, "increment": 0})
    assert [c["left"] > 1 for c in a.now["clocks"]] == [True, True]
    assert [c["running"] for c in a.now["clocks"]].count(True) == 1
    player, _ = whose_turn(a, b)
    gone = player.until(lambda now: now["table"]["seats"][player.seat]["kind"] == "bot", 20)
    assert gone["clocks"][player.seat]["left"] <= 0
    assert player.chat[-1]["system"]["message"] == "notice-time-out"
    assert player.ask("take_back_seat")["code"] == "not-asked"


@pytest.mark.parametrize("name", ["burgundy", "la_loire", "marco_polo", "orleans"])
def test_a_table_with_figures_of_ones_own_box(ada, name):
    """A host gives a file of figures with a new table: it is played with them, boards are told, and nobody is rated."""
    game = comptoir.load(name)
    text = game.folder.joinpath("rules.md").read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    data = tomllib.loads(text)
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = ada.post("tables", game=name, players=2, seats=seats, figures=text)["table"]
    assert made["corrected"] is True
    told = ada.get(f"tables/{made['id']}/figures")["figures"]
    assert told == json.loads(json.dumps(game.board(data)))
    assert told != json.loads(json.dumps(game.board({})))
    live = ada.live(made["id"], 0)
    for _ in range(3):
        live.my_turn(60)
        assert live.answer()["type"] == "ack"
    plain = ada.post("tables", game=name, players=2, seats=seats)["table"]
    assert plain["corrected"] is False
    assert ada.get(f"tables/{plain['id']}/figures")["figures"] == json.loads(json.dumps(game.board({})))
    for wrong, said in (("nothing = 1", "no figure called"), ("[goods", "not a TOML file"), ("[" * 40_000, "TOML")):
        answer = ada.http.post("tables", json={"game": name, "players": 2, "seats": seats, "figures": wrong})
        assert (answer.status_code, said in answer.json()["error"]["message"]) == (400, True)
