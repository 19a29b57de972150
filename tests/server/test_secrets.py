"""A seat's secrets never leave the server for anyone else."""

from __future__ import annotations

import ast
import json
import random

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import Together
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.server.state import events
from comptoir.server.state.events import Event
from comptoir.server.state.position import SPECTATOR, Position, entries
from comptoir.server.state.snapshots import load, snapshot
from comptoir.server.visibility.projection import for_seat, line_text
from server.running import Player

GAMES = comptoir.game_names()


def begin(name, players, seed=0):
    game = comptoir.load(name)
    position, rng = Position(game, players, game.chosen({}), {}), random.Random(seed)
    position._chance = lambda: Rng(rng.getrandbits(64))
    position.apply(Event(1, 0.0, events.START, events.NOBODY, position.started()))
    return position, rng


def answer(position, rng):
    """Somebody who is asked answers somehow; the event."""
    seat = rng.choice(position.asked)
    move = rng.choice(position.table.legal(seat))
    event = Event(position.version + 1, 0.0, events.ANSWER, seat, position.answered(seat, move, False))
    position.apply(event, played=True)
    return event


def mark(table, index, viewer, gap=()):
    """A line of the log in short, where only which lines there are matters; what they tell is looked at below."""
    return table.log[index].seat, table.log[index].move


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_may_be_otherwise(name):
    """Deal the hidden cards anew and let the others plan otherwise: what is sent to the seat stays the same."""
    position, rng = begin(name, max(comptoir.load(name).players))
    for step in range(400):
        if position.over:
            break
        answer(position, rng)
        if step % 3:
            continue
        viewer = rng.choice(position.viewers)
        now = position.table.position
        shown = for_seat(position, viewer, put=mark)
        position.table.position = now.view(viewer).complete(Rng(step))
        otherwise = for_seat(position, viewer, put=mark)
        position.table.position = now
        shown["undo"] = otherwise["undo"] = False  # it is about what was shown before, which stays as it was
        if position.in_lanes:  # who is still planning is told by the table, and may be known
            shown["questions"] = otherwise["questions"] = []
        assert otherwise == shown


@pytest.mark.parametrize("name", GAMES)
def test_flags_and_undo_tell_nothing(name):
    """Deal the hidden cards anew and answer the same: while a viewer sees the same, everything it is sent is the same.

    That is who is asked, which answers the table gave by itself, whether a turn is held, what can be taken back,
    and how many messages there were. And where the table waits for an answer, it waits however the cards lie.
    """
    position, rng = begin(name, max(comptoir.load(name).players), seed=2)
    compared = 0
    for step in range(160):
        if position.over:
            break
        seat = rng.choice(position.asked)
        if position.held is not None:
            event = Event(position.version + 1, 0.0, events.END_TURN, seat, position.ended())
            position.apply(event, played=True)
            continue
        move, viewer, hold = rng.choice(position.table.legal(seat)), rng.choice(position.viewers), step % 2 == 0
        other = None if position.in_lanes else otherwise(position, viewer, step)
        given = give(position, seat, move, hold, step)
        if other is not None and move in other.table.legal(seat):
            same = give(other, seat, move, hold, step)
            here, there = for_seat(position, viewer), for_seat(other, viewer)
            if here["view"] == there["view"]:
                compared += 1
                assert here == there
                assert (given.only, given.lane, position.asked_at) == (same.only, same.lane, other.asked_at)
        if position.held is None and not position.in_lanes:
            waiting = otherwise(position, SPECTATOR, step)
            waiting.table.resume(Rng(step), forced=True)
            assert len(waiting.table.log) == len(position.table.log)
    assert compared > 25


def test_nobody_takes_back_a_plan_that_others_have_shown():
    """Once the last plan is confirmed all are shown: nobody is offered undo, and nobody who asks gets it."""
    position, rng = begin("orleans", 4, seed=3)
    shown = 0
    for _ in range(300):
        planned = position.in_lanes
        event = answer(position, rng)
        if event.lane:
            assert for_seat(position, event.seat)["undo"]
        elif planned:
            shown += 1
            assert event.data["entries"][0][1] == "Planned"
            assert not any(for_seat(position, seat)["undo"] for seat in range(4))
            assert [position.undone(seat) for seat in range(4)] == [None] * 4
    assert shown > 3


def test_a_wish_to_go_back_tells_no_plan():
    """Whoever asks to go back while all plan asks for what came before it; secret answers change nothing of that."""
    position, rng = begin("orleans", 3, seed=4)
    while not (position.in_lanes and position.version > 9 and position.asked == [0, 1, 2]):
        answer(position, rng)
    plan = position.table.lane_begin()
    last = position.last_answer(0)
    assert last < plan
    give(position, 0, position.table.legal(0)[0], False, 1)
    assert position.last_answer(0) == last
    wish = Event(position.version + 1, 0.0, events.ASK_UNDO, 0, {"length": last, "agreed": [0]})
    position.apply(wish)
    told = for_seat(position, 2)["ask_undo"]
    assert told["answers"] == len([i for i in position.table.known_to(2) if last <= i < plan])
    secret = give(position, 1, position.table.legal(1)[0], False, 2)
    assert secret.only
    assert for_seat(position, 2)["ask_undo"] == told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_an_answer_rests_on_nothing_hidden(name):
    """Two cards dealt in secret are exchanged in the log: whoever never saw a difference is told none, line by line."""
    position, rng = begin(name, max(comptoir.load(name).players), seed=6)
    compared = 0
    for _ in range(12):
        for viewer in position.viewers:
            other = exchanged(position, viewer, rng)
            if other is not None and sights(other.table, viewer) == sights(position.table, viewer):
                compared += 1
                assert for_seat(other, viewer) == for_seat(position, viewer)
        for _ in range(10):
            if not position.over:
                answer(position, rng)
    assert compared > 5 or name not in ("burgundy", "marco_polo")


def sights(table, viewer):
    """All that the viewer has seen, answer by answer."""
    now, found = table.beginning(), []
    for entry in table.log:
        now.take(entry.move, entry.seat)
        found.append(now.view(viewer).key())
    return found


def exchanged(position, viewer, rng):
    """The same game, but for two answers that the viewer does not know; None if there are none that fit."""
    table = position.table
    known, log = set(table.known_to(viewer)), entries(table)
    hidden = [i for i in range(len(log)) if i not in known and log[i][0] < 0]
    if len(hidden) < 2:
        return None
    one, two = rng.sample(hidden, 2)
    log[one][1], log[two][1] = log[two][1], log[one][1]
    other = Position(position.game, position.players, position.options, {})
    try:
        other.apply(Event(1, 0.0, events.START, events.NOBODY, {"entries": log}))
    except BadReplay:
        return None
    other.memory[viewer].version = position.memory[viewer].version
    return other


def test_what_is_planned_in_secret_is_told_nobody_else():
    """A plan made between two answers of another seat leaves no trace in what that seat is told."""
    told = []
    for secret in (False, True):
        position, rng = begin("orleans", 3, seed=4)
        while not (position.in_lanes and position.version > 9 and position.asked == [0, 1, 2]):
            answer(position, rng)
        for seat in (0, 1, 0) if secret else (0, 0):
            give(position, seat, position.table.legal(seat)[0], False, 1)
        told.append(for_seat(position, 0))
    assert told[0] == told[1]


def test_a_secret_plan_makes_no_answer_of_others_stale():
    """Who saw the table before a line of chat may still answer, whether or not another seat has planned since."""
    stale = []
    for secret in (False, True):
        position, _ = begin("orleans", 3, seed=4)
        line = {"name": "Cleo", "text": "Who is thinking?"}
        position.apply(Event(position.version + 1, 0.0, events.CHAT, SPECTATOR, line))
        if secret:
            assert give(position, 1, position.table.legal(1)[0], False, 1).lane
        stale.append([position.asked_at[seat] for seat in (0, 2)])
    assert stale[0] == stale[1]


def otherwise(position, viewer, seed):
    """The same position, but for what the viewer cannot see."""
    other = load(position.game.name, position.players, position.options, {}, snapshot(position), [])
    other.table.restore(position.table.view(viewer).complete(Rng(seed)), other.table.log)
    return other


def give(position, seat, move, hold, seed):
    """An answer, with a chance that can be repeated; the event."""
    position._chance = lambda: Rng(seed)
    event = Event(position.version + 1, 0.0, events.ANSWER, seat, position.answered(seat, move, hold))
    position.apply(event, played=True)
    return event


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_messages_tells_nothing(name):
    """While lanes are open the others notice nothing but who has finished: no version, no message, no line."""
    position, rng = begin(name, max(comptoir.load(name).players))
    for _ in range(300):
        if position.over:
            break
        asked, lanes = position.asked, position.in_lanes
        before = {v: for_seat(position, v, put=mark) for v in position.viewers} if lanes else {}
        event = answer(position, rng)
        if lanes and position.in_lanes and position.asked == asked:
            assert event.only
        for viewer in position.viewers:
            if event.only and viewer != event.seat:
                assert for_seat(position, viewer, put=mark) == before[viewer]


@pytest.mark.parametrize("name", GAMES)
def test_versions_resume_and_snapshots(name):
    """From whatever version one resumes, the lines fit; a position read from storage is the same."""
    position, rng = begin(name, max(comptoir.load(name).players), seed=1)
    known = {viewer: {} for viewer in position.viewers}  # by version: the lines shown then
    stored = [Event(1, 0.0, events.START, events.NOBODY, {"entries": entries(position.table)})]
    for step in range(150):
        if position.over:
            break
        seat = rng.choice(position.asked)
        if step % 4 == 3 and position.table.can_undo(seat):
            event = Event(position.version + 1, 0.0, events.UNDO, seat, position.undone(seat))
            position.apply(event)
        else:
            event = answer(position, rng)
        stored.append(event)
        for viewer in position.viewers:
            now = for_seat(position, viewer, put=mark)
            known[viewer][now["version"]] = now["log"]["lines"]
            since = rng.choice(list(known[viewer]))
            more = for_seat(position, viewer, since, put=mark)
            kept = known[viewer][since][: more["log"]["from"]]
            assert len(kept) == more["log"]["from"]
            assert kept + more["log"]["lines"] == now["log"]["lines"]
    rows = [Event(e.version, e.at, e.kind, e.seat, json.loads(json.dumps(e.data))) for e in stored]
    again = load(name, position.players, position.options, {}, None, rows)
    quick = load(name, position.players, position.options, {}, snapshot(position), rows)
    for viewer in position.viewers:
        assert for_seat(again, viewer) == for_seat(quick, viewer) == for_seat(position, viewer)
        texts = for_seat(quick, viewer, put=line_text)["log"]["lines"]
        assert [json.loads(text) for text in texts] == for_seat(position, viewer)["log"]["lines"]
    assert again.asked_at == quick.asked_at == position.asked_at


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_on_sockets(light_server, name):
    """All seats and a spectator listen to a whole game; nobody is sent what is another's."""
    players = max(2, min(comptoir.load(name).players))
    with Player(light_server, "Ada") as ada, Player(light_server, "") as nobody:
        table, _ = ada.table(name, ("me", *["hot"] * (players - 1)), private=False)
        lives = [ada.live(table, seat) for seat in range(players)]
        looking = nobody.live(table)
        play_on(comptoir.load(name), lives, looking)
        whole = comptoir.replay(ada.http.get(f"tables/{table}/replay").text)
        for viewer, live in [(SPECTATOR, looking), *enumerate(lives)]:
            live.drain(0.05)
            told = [whole.label(i).pack() for i in whole.known_to(viewer)]
            assert [line["move"] for line in live.log] == told
            for message in live.messages:
                if message["type"] == "table" and message["view"]:
                    check_view(whole.game, message["view"], viewer)
                    assert not message["candidates"] or viewer in [q["seat"] for q in message["questions"]]


def play_on(game, lives, looking, most=20_000):
    """To the end: mostly what greedy would do with the views that are sent, sometimes anything."""
    rng = random.Random(5)
    bot, like = new_bot("greedy", game, 5), game.position(len(lives)).to_json()
    for live in [*lives, looking]:
        live.first()
    for _ in range(most):
        asked = [live for live in lives if live.now["candidates"]]
        if not asked:
            for live in [*lives, looking]:
                live.drain(0.003)
            if lives[0].now["table"]["status"] == "over":
                return
            continue
        live = rng.choice(asked)
        moves = live.legal()
        sensible = bot.answer(game.position_from_json({**like, "state": live.now["view"]}), live.seat)
        reply = live.answer(sensible if rng.random() < 0.8 else rng.choice(moves))
        assert reply["type"] == "ack" or reply["code"] == "stale"
    raise AssertionError("the game does not end")


def check_view(game, view, viewer):
    """Every field that is declared secret holds nothing but hidden cards, unless it is the viewer's own."""
    state = type(game.new(max(game.players)))
    for owner, data in [(-1, view), *enumerate(view.get("players", []))]:
        record = state if owner < 0 else game.names[_item(state, "players")]
        for f in plain.fields(record):
            if f.secrecy and not (owner == viewer and f.secrecy == "private"):
                faces = len(view[f.bag]["counts"])
                own = owner == viewer and f.secrecy == "glimpsed"
                assert all(card == plain.HIDDEN or (own and card >= faces) for card in data[f.name]), f.name
    for step in view["agenda"]:
        if step[0] == "Together":
            assert all(seat == viewer or steps == [opening] for seat, opening, steps in step[1])


def _item(state, name):
    declared = next(f for f in plain.fields(state) if f.name == name)
    assert isinstance(declared.type, ast.Subscript)
    return ast.unparse(declared.type.slice)


def test_lanes_are_known():
    """The check above looks for open lanes by this name."""
    assert plain.pack(Together([])) == ["Together", []]
