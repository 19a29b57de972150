"""Delivering messages."""

import pytest

from comptoir.core.record import ints
from comptoir.games.la_loire.components import message, place
from comptoir.testing import rule

RED_YELLOW = "m2_01"
RED_YELLOW_BLUE = "m3_01"


@rule("N5", "A23")
def test_level_1(table):
    """Delivered in the village it names, for the market price of its shield; the market stays as it is."""
    table.s.market = [1, 2, 3, 0, 5, 6, 4]
    table.carry("m1_17").act(1, "saumur").answer("Deliver(slot=0)")
    assert table.player().denier == 24
    assert table.player().delivered == [message("m1_17")]
    assert table.now.ledger(0)["messages"] == 2
    assert table.s.market == [1, 2, 3, 0, 5, 6, 4]
    assert table.over


@rule("N5")
def test_level_1_elsewhere(table):
    """Not in a village with the same shield."""
    assert table.carry("m1_17").act(1, "meung").why_not("Deliver(slot=0)").rule == "N5"


@rule("N6", "N8", "A24")
def test_level_2_over_two_shields(table):
    """The messenger marks the yellow shield and delivers at the red one, or the other way round."""
    table.give("apprentice").carry(RED_YELLOW)
    for first, last in (("amboise", "chambord"), ("chambord", "amboise")):
        table.act(1, first).answer("Mark(slot=0)")
        assert table.player().stones == [message(RED_YELLOW), place(first)]
        table.act(1, last).answer("Deliver(slot=0)")
        assert table.player().stones == []
        table.player().carried = [table.player().delivered.pop()]
        table.s.ledger = ints([0] * len(table.s.ledger))


@rule("N6")
def test_level_2_needs_the_apprentice(table):
    """Without the Apprentice no station is marked and nothing delivered."""
    table.carry(RED_YELLOW).act(1, "amboise")
    assert table.why_not("Mark(slot=0)").rule == "N6"
    assert table.why_not("Deliver(slot=0)").rule == "N6"


@rule("N7", "P30")
def test_level_3(table):
    """Two stations and a last shield, with Apprentice and Assistant."""
    table.give("apprentice").carry(RED_YELLOW_BLUE).act(1, "tours")
    assert table.act(1, "langeais").why_not("Mark(slot=0)").rule == "N7"
    table.give("assistant")
    for village in ("langeais", "chambord"):
        assert table.act(1, village).why_not("Deliver(slot=0)").rule == "N8"
        table.answer("Mark(slot=0)")
    table.act(1, "blois").answer("Deliver(slot=0)")
    assert table.player().delivered == [message(RED_YELLOW_BLUE)]
    assert table.player().stones == []
    assert table.now.ledger(0)["messages"] == 6


@rule("P29", "P30", "N8")
def test_stones(table):
    """One stone with the Apprentice, a second with the Assistant; without a free one no station is marked."""
    table.give("apprentice").carry(RED_YELLOW, "m2_02").act(1, "ancenis").answer("Mark(slot=0)")
    assert table.act(1, "ancenis").why_not("Mark(slot=1)").message == "no-stone"
    table.give("assistant")
    table.act(1, "ancenis").answer("Mark(slot=1)")
    assert table.player().stones == [message(RED_YELLOW), place("ancenis"), message("m2_02"), place("ancenis")]


@rule("A24")
def test_one_message_an_action(table):
    """A stop serves one of two messages with the same shield."""
    table.give("apprentice", "assistant").carry(RED_YELLOW, "m2_02").act(1, "ancenis").answer("Mark(slot=0)")
    assert table.over
    assert len(table.player().stones) == 2


@rule("A24", "N8")
def test_stations_must_fit(table):
    """The shield must be on the message and not marked yet; the last one is delivered, not marked."""
    table.give("apprentice", "assistant").carry(RED_YELLOW)
    assert table.act(1, "saumur").why_not("Mark(slot=0)").rule == "N8"
    assert table.act(1, "saumur").why_not("Deliver(slot=0)").rule == "N8"
    table.act(1, "ancenis").answer("Mark(slot=0)")
    assert table.act(1, "chambord").why_not("Mark(slot=0)").message == "marked-already"
    assert table.act(1, "amboise").why_not("Mark(slot=0)").message == "last-station"


@rule("D03")
def test_moving_a_stone(table):
    """A stone may be moved to the messenger's village for another message; the old mark is lost."""
    table.give("apprentice").carry(RED_YELLOW, "m2_13").act(1, "ancenis").answer("Mark(slot=0)")
    table.act(1, "saumur").answer("MoveStone(stone=0, slot=1)")
    assert table.player().stones == [message("m2_13"), place("saumur")]
    assert table.act(1, "amboise").why_not("Deliver(slot=0)").rule == "N8"


@rule("D03")
def test_a_moved_stone_must_mark_something(table):
    """It is moved to a shield of the message that is not marked yet, and never to the last one."""
    table.give("apprentice", "assistant").carry(RED_YELLOW, "m2_02").act(1, "ancenis").answer("Mark(slot=0)")
    assert table.act(1, "chambord").why_not("MoveStone(stone=0, slot=0)").rule == "N8"
    assert table.act(1, "saumur").why_not("MoveStone(stone=0, slot=1)").rule == "N8"
    table.act(1, "langeais").answer("Mark(slot=1)")
    assert table.act(1, "angers").why_not("MoveStone(stone=1, slot=0)").message == "last-station"
    assert table.act(1, "angers").why_not("MoveStone(stone=0, slot=0)") is None


@rule("D03")
def test_french_stones_stay(make):
    """In French a stone never moves."""
    table = make(edition="french")
    table.give("apprentice").carry(RED_YELLOW, "m2_13").act(1, "ancenis").answer("Mark(slot=0)")
    assert not [move for move in table.act(1, "saumur").candidates() if move.startswith("MoveStone")]


@rule("N9")
@pytest.mark.parametrize(("card", "city", "other"), [("m4_01", "nantes", "orleans"), ("m4_07", "orleans", "nantes")])
def test_abbey_message(table, card, city, other):
    """Delivered in the city it names, by anybody, as the action there."""
    table.carry(card).act(1, other)
    assert table.why_not("Deliver(slot=0)").rule == "N9"
    table.act(1, city).answer("Deliver(slot=0)")
    assert table.now.ledger(0)["messages"] == 5
    assert table.player().denier == 20
