"""A terminal and a browser at one table: ``comptoir play --server``."""

from __future__ import annotations

import time

import pytest

from comptoir.cli.remote import Client, RemoteTable, find_table
from comptoir.core.errors import BadSetup, NotAllowed
from server.running import Player

PATIENCE = 60


@pytest.fixture
def terminal(light_server, tmp_path):
    """Somebody at a terminal."""
    client = Client(light_server.url, tmp_path)
    client.introduce("Terry")
    return client


@pytest.fixture
def browser(light_server):
    """Somebody with a browser."""
    with Player(light_server, "Bella") as player:
        yield player


def until(seat, condition):
    """Take in messages until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        seat.advance()


def test_a_table_is_shared(terminal, browser):
    """The terminal joins by invitation, both answer, both see what happened, and the seat is kept."""
    table, invitation = browser.table(seats=("me", "open"))
    found, seat = find_table(terminal, f"{terminal.address}/join/{invitation}")
    mine = RemoteTable(terminal, found, seat, "en")
    live = browser.live(table, 0)
    live.first()
    for _ in range(6):
        live.drain(0.3)
        mine.poll()
        if mine.is_asked:
            before = len(mine.log)
            mine.answer(next(iter(mine.answers())))
            until(mine, lambda known=before: len(mine.log) > known)
        elif live.now["candidates"]:
            live.answer()
            mine.advance()
    assert mine.log
    assert mine.name(0) == "Bella"
    assert mine.position.seats == 2
    mine.close()
    again, seat_again = find_table(terminal, table)
    assert (again["id"], seat_again) == (table, seat)


def test_whoever_opens_a_table_sees_how_others_join(terminal, browser):
    """Until everybody is there the screen says the link; whoever was invited is told to wait."""
    made = terminal.ask("POST", "tables", {"game": "burgundy", "players": 3})
    mine = RemoteTable(terminal, made["table"], 0, "en", "http://here/join/i_code")
    assert mine.waiting_for() == "Waiting for players, who join at http://here/join/i_code"
    mine.close()
    guest = RemoteTable(terminal, made["table"], 0, "en")
    assert guest.waiting_for() == "Waiting for players."
    guest.close()


def test_refusals_are_said(terminal, browser):
    """What the server refuses is a sentence, with the rule."""
    made = terminal.ask(
        "POST", "tables", {"game": "burgundy", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    )
    mine = RemoteTable(terminal, made["table"], 0, "en")
    until(mine, lambda: mine.is_asked)
    buy = mine.game.kinds.parse("BuyCards")
    with pytest.raises(NotAllowed, match=r"3 silver.*\[P4\]"):
        mine.answer(buy)
    mine.close()


def test_hints_where_the_table_allows_them(terminal, browser):
    """Alone with bots the server advises; between people it refuses where nobody has agreed on hints."""
    made = terminal.ask(
        "POST", "tables", {"game": "burgundy", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    )
    alone = RemoteTable(terminal, made["table"], 0, "en")
    until(alone, lambda: alone.is_asked)
    advised = alone.advice()
    assert {one.move for one in advised} <= set(alone.answers())
    assert all(one.points[0] > 0 and one.sources for one in advised)
    alone.close()
    _, invitation = browser.table(seats=("me", "open"))
    found, seat = find_table(terminal, invitation)
    between = RemoteTable(terminal, found, seat, "de")
    until(between, lambda: not between.waiting)
    with pytest.raises(NotAllowed, match="Dieser Tisch erlaubt"):
        between.advice()
    between.close()


def test_bad_tables_are_one_sentence(terminal):
    """Nonsense and tables that are not there."""
    with pytest.raises(BadSetup, match="no table"):
        find_table(terminal, "nonsense")
    with pytest.raises(BadSetup):
        find_table(terminal, "t_doesnotexist")
