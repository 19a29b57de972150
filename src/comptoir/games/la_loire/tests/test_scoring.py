"""The end, the points and ties."""

import pytest

from comptoir.games.la_loire.components import CASTLE, FARM, MONASTERY, message
from comptoir.games.la_loire.scoring import FINAL_SCORING, tiebreak
from comptoir.games.la_loire.state import advance_boat
from comptoir.games.la_loire.turn import END_TURN, TAKE_TURN
from comptoir.testing import rule


@rule("E1", "D01")
@pytest.mark.parametrize(("edition", "fields"), [("german", [20, 20, 17, 15]), ("french", [20, 20, 15, 10])])
def test_boat_targets(make, edition, fields):
    """The field that brings about the end, by players and edition."""
    for players, field in enumerate(fields, 1):
        table = make(players, edition=edition)
        advance_boat(table.s, 0, field - 1)
        assert table.s.ending == -1
        advance_boat(table.s, 0, 1)
        assert (table.s.ending, table.player().boat) == (0, field)


@rule("E2", "D14")
@pytest.mark.parametrize(("players", "target"), [(1, 15), (2, 12), (3, 10), (4, 8)])
def test_message_targets(make, players, target):
    """The message that brings about the end, by players; 15 in the solo game."""
    table = make(players)
    table.player().delivered = [message("m1_01")] * (target - 2)
    table.carry("m1_02", "m1_17")
    table.act(1, "saumur").answer("Deliver(slot=1)")
    assert table.s.ending == -1
    table.act(1, "angers").answer("Deliver(slot=0)")
    assert table.s.ending == 0


@rule("E3")
def test_last_round(make):
    """Everybody but the player in whose turn it happened has one more turn."""
    table = make(3)
    table.s.active = 1
    advance_boat(table.s, 1, 17)
    table.ask(END_TURN[1])
    seats = []
    while not table.over:
        seats.append(table.asked.seat)
        table.answer("Begin(figure=merchant)")
        table.answer(table.legal_ride()).answer("Pass")
        table.answer(table.legal_ride()).answer("Pass")
    assert seats == [2, 0]
    assert table.s.counted


@rule("A18")
def test_ended_by_anothers_purchase(table):
    """A purchase at seat 1's farm moves that boat home; the purchaser, whose turn it is, has no other turn."""
    table.player(1).boat = 19
    table.build("saumur", FARM, seat=1).put(0, "saumur")
    table.act(0).answer("Buy(good=cheese)")
    assert table.s.ending == 0
    table.ask(END_TURN[0])
    assert table.asked.seat == 1
    table.ask(END_TURN[1])
    assert table.over


@rule("E3")
def test_the_first_end_counts(table):
    """What happens in the last round changes nothing."""
    advance_boat(table.s, 0, 20)
    table.s.active = 1
    advance_boat(table.s, 1, 20)
    assert table.s.ending == 0


@rule("A19")
def test_steps_beyond_are_lost(table):
    """Shipping for two fields is allowed one field before the target, and brings one."""
    table.player().boat = 19
    table.s.score(0, 19, 0)
    table.act(0, "nantes").answer("Ship(freight=10)")
    assert (table.player().boat, table.player().denier) == (20, 10)
    assert table.now.ledger(0)["boat"] == 20
    table.act(0, "nantes").answer("Ship(freight=6)")
    assert (table.player().boat, table.player().denier) == (20, 4)


@rule("E4", "P31")
def test_points(table):
    """Boat, delivered, carried, persons, blue persons, palaces: six sources."""
    for name in ("m1_06", "m1_07", "m2_03", "m1_01"):  # three with the General, one with the Provost
        table.carry(name)
        table.player().carried.pop()
        table.player().delivered.append(message(name))
        table.s.score(0, table.s.box.message_points[message(name)], 1)
    advance_boat(table.s, 0, 5)
    table.carry("m1_02", "m4_01").give("mayor", "general")
    table.s.score(0, 2, 3)
    table.act(0, "nantes").answer("BuildPalace(palace=bank)")
    table.ask(FINAL_SCORING)
    expected = {"boat": 5, "messages": 10, "carried": 2, "persons": 2, "blue-persons": 6, "palaces": 2}
    assert table.now.ledger(0) == expected
    assert table.game.score(table.s, 0) == sum(expected.values())


@rule("P31")
def test_without_the_person_no_bonus(table):
    """Symbols bring nothing by themselves."""
    table.player().delivered = [message("m1_06")]
    table.ask(FINAL_SCORING)
    assert table.now.ledger(0)["blue-persons"] == 0


@rule("E5", "A26")
def test_ties(table):
    """More castles win, then more buildings with castles and palaces among them; else the victory is shared."""
    assert table.now.ranking == [[0, 1]]
    table.build("tours", CASTLE, seat=1).build("blois", FARM).build("saumur", MONASTERY)
    table.player().palaces = 0b11
    assert tiebreak(table.s, 1) > tiebreak(table.s, 0)
    table.build("chinon", CASTLE)
    table.player(1).palaces = 0b1111
    assert tiebreak(table.s, 0) == tiebreak(table.s, 1)
    table.build("talcy", FARM, seat=1)
    assert tiebreak(table.s, 1) > tiebreak(table.s, 0)


@rule("E3")
def test_lost_turns_are_turns(table):
    """A last turn lost to the minimum is a last turn."""
    advance_boat(table.s, 0, 20)
    table.player(1).denier = 2
    table.put(2, "nantes").ask(TAKE_TURN[1])
    assert table.over
