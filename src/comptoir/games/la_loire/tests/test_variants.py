"""The beginner game and the solo game."""

import pytest

from comptoir.core.chance import Rng
from comptoir.games.la_loire.components import MONASTERY, NOWHERE, message, place
from comptoir.games.la_loire.state import advance_boat
from comptoir.games.la_loire.turn import END_TURN, TAKE_TURN
from comptoir.testing import rule


@pytest.fixture
def beginner(make):
    return make(beginner="yes")


@rule("V1")
def test_beginners_have_less(beginner):
    """No persons, no palaces, no circus: nothing moves it and nothing is cheaper."""
    s = beginner.s
    assert sum(s.persons) == sum(s.palaces) == 0
    assert s.circus == NOWHERE
    assert not [move for move in beginner.act(0, "nantes").candidates() if move.startswith("BuildPalace")]
    s.market = [1, 2, 3, 4, 0, 5, 6]
    assert beginner.act(0, "usse").legal() == ["Buy(good=wood)", "Pass"]
    beginner.answer("Buy(good=wood)")
    assert beginner.player().denier == 17
    assert beginner.over


@rule("V1")
def test_beginners_have_both_stones(beginner):
    """Stations of levels 2 and 3 are marked from the start, with two stones."""
    beginner.carry("m3_01")
    beginner.act(1, "langeais").answer("Mark(slot=0)")
    beginner.act(1, "chambord").answer("Mark(slot=0)")
    assert len(beginner.player().stones) == 4


@rule("V2", "A30")
def test_levels_in_step(beginner):
    """One of each of levels 1 and 2: the next may be of level 1 or 3, not of level 2."""
    player = beginner.player()
    player.delivered = [message("m1_01"), message("m2_21")]
    beginner.carry("m2_01", "m3_01")
    player.stones = [message("m2_01"), place("ancenis")]
    assert beginner.act(1, "amboise").why_not("Deliver(slot=0)").rule == "V2"
    player.stones = [message("m3_01"), place("ancenis"), message("m3_01"), place("langeais")]
    assert beginner.act(1, "amboise").why_not("Deliver(slot=1)") is None
    player.delivered.append(message("m1_02"))
    player.stones = [message("m2_01"), place("ancenis")]
    assert beginner.act(1, "amboise").why_not("Deliver(slot=0)") is None
    player.delivered = [message("m1_01")]
    player.stones = [message("m3_01"), place("ancenis"), message("m3_01"), place("langeais")]
    assert beginner.act(1, "amboise").why_not("Deliver(slot=1)").rule == "V2"


@rule("A30")
def test_marking_is_not_limited(beginner):
    """Only deliveries are counted; a station may be marked before."""
    beginner.carry("m2_01").act(1, "ancenis")
    assert beginner.why_not("Mark(slot=0)") is None


@rule("V2")
def test_the_full_game_knows_no_such_limit(table):
    """With persons the levels need not be in step."""
    table.give("apprentice").carry("m2_01")
    table.player().stones = [message("m2_01"), place("ancenis")]
    assert table.act(1, "amboise").why_not("Deliver(slot=0)") is None


@rule("D13")
@pytest.mark.parametrize("edition", ["german", "french"])
def test_abbey_messages_of_beginners(make, edition):
    """They may be bought and delivered in both editions, without limit."""
    table = make(beginner="yes", edition=edition)
    table.build("tours", MONASTERY).act(1, "tours").answer("BuyMessage(level=4)").chance()
    city = "nantes" if table.s.box.to[table.player().carried[0]] == place("nantes") else "orleans"
    assert table.act(1, city).why_not("Deliver(slot=0)") is None


@rule("V3", "A27")
def test_sixty_turns(make):
    """After sixty turns, lost ones included, the solo game is over."""
    table = make(1)
    table.s.turns = 58
    table.player().denier = 2
    table.put(0, "nantes").ask(TAKE_TURN[0])
    assert table.over
    assert table.s.turns == 60
    assert table.player().denier == 4


@rule("A27")
@pytest.mark.parametrize("how", ["boat", "messages"])
def test_solo_ends_early(make, how):
    """The boat on field 20 or message 15 ends it after that turn."""
    table = make(1)
    if how == "boat":
        advance_boat(table.s, 0, 20)
    else:
        table.player().delivered = [message("m1_01")] * 14
        table.carry("m1_17").act(1, "saumur").answer("Deliver(slot=0)")
    table.ask(END_TURN[0])
    assert table.over


@rule("V3")
def test_a_solo_game_is_won_by_its_points(make):
    """There is nobody to lose to; sixty turns and no more."""
    table = make(1)
    end = table.game.position(1)
    end.playout(Rng(4))
    s = end.state
    assert s.turns <= 60
    assert end.winners == [0]
    assert sum(s.free) == 6 or sum(s.free) + sum(s.horses) == 10
