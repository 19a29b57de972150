"""The six actions and the workers."""

import pytest

from comptoir.core.record import ints
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import BANK, CASTLE, DIE, MINE, SHIP, card
from comptoir.games.burgundy.state import ANY
from comptoir.games.burgundy.workers import workers_needed, workers_to_sell
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("burgundy", 2)


@rule("P2")
def test_take(position):
    """A card from the row of the number becomes a project."""
    wanted = position.s.display[3][0]
    position.ask(Act(0, 3)).answer("Take(row=4, position=0)")
    assert position.s.players[0].projects == [wanted]


@rule("P3")
def test_too_few_workers(position):
    """Without workers only the row of the number itself is open."""
    position.ask(Act(0, 3))
    assert position.why_not("Take(row=5, position=0)").rule == "P3"
    assert position.why_not("Take(row=4, position=0)") is None


@rule("P3")
def test_two_workers_make_a_six_of_a_two(position):
    """Two workers turn a 2 into a 6, by way of the 1."""
    position.s.players[0].workers = 2
    position.ask(Act(0, 1)).answer("Take(row=6, position=0)")
    assert position.s.players[0].workers == 0
    assert workers_needed(1, 5) == 2


@rule("R32")
def test_the_way_around_the_die():
    """No number is further than three from another; the nearer number of a goods colour counts."""
    assert [workers_needed(0, number) for number in range(6)] == [0, 1, 2, 3, 2, 1]
    assert max(workers_needed(a, b) for a in range(6) for b in range(6)) == 3
    assert [workers_to_sell(0, good) for good in range(3)] == [0, 2, 1]
    assert workers_needed(ANY, 4) == 0


@rule("P2", "P3")
def test_place_needs_the_number(position):
    """A project is placed by its own number, or with workers by another."""
    player = position.s.players[0]
    player.projects = [card(MINE, 3), card(MINE, 5)]
    position.ask(Act(0, 2))
    assert position.why_not("Place(project=0)") is None
    assert position.why_not("Place(project=1)").rule == "P3"
    player.workers = 2
    position.answer("Place(project=1)")
    assert player.workers == 0
    assert player.projects == [card(MINE, 3)]


@rule("R27", "R28")
def test_sell(position):
    """All goods of the colour go, a point and a silver each, and the seller takes the start player card."""
    player = position.s.players[1]
    player.goods = ints([3, 1, 0])
    silver = player.silver
    position.ask(Act(1, 0)).answer("Sell(good=light)")
    assert list(player.goods) == [0, 1, 0]
    assert (player.sold, player.silver) == (3, silver + 3)
    assert position.now.ledger(1)["sold-goods"] == 3
    assert (position.s.start_card, position.s.question_mark) == (1, True)


@rule("R28")
def test_the_holder_sells(position):
    """A holder who sells turns the card over, and so begins again."""
    position.s.start_card = 0
    position.s.players[0].goods = ints([1, 0, 0])
    position.ask(Act(0, 1)).answer("Sell(good=light)")
    assert (position.s.start_card, position.s.question_mark) == (0, True)


@rule("R27")
def test_nothing_to_sell(position):
    """At least one of the goods is needed."""
    position.s.players[0].goods = ints([0, 1, 0])
    position.ask(Act(0, 0))
    assert position.why_not("Sell(good=light)").rule == "R27"
    assert position.why_not("Sell(good=medium)").rule == "P3"


@rule("R29")
def test_selling_does_not_change_the_order_of_this_round(position):
    """The order of play of the current round stays."""
    position.s.players[1].goods = ints([1, 0, 0])
    position.ask(Act(1, 0)).answer("Sell(good=light)")
    assert position.s.starter == 0


@rule("P2", "R31")
def test_restock(position):
    """Workers are filled up to two, not by two; with two already it is refused."""
    player = position.s.players[0]
    player.workers = 1
    position.ask(Act(0, 4)).answer("Restock")
    assert player.workers == 2
    assert position.ask(Act(0, 4)).why_not("Restock").rule == "R31"


@rule("P2", "R9", "R40")
def test_silver_can_always_be_taken(position):
    """One silver, with any number, whatever else is impossible."""
    for cards in position.s.display:
        cards.clear()
    position.s.players[0].goods = ints([0, 0, 0])
    position.s.players[0].workers = 2
    position.s.players[0].silver = 0
    assert position.ask(Act(0, ANY)).legal() == ["TakeSilver"]
    position.answer("TakeSilver")
    assert position.s.players[0].silver == 1


@rule("P2", "R33")
def test_convert_five_workers_and_a_silver(position):
    """Five workers and one silver are two points."""
    player = position.s.players[0]
    player.workers, player.silver = 5, 1
    position.ask(Act(0, 0)).answer("Convert(workers=3)", "Convert(workers=2)")
    assert (player.workers, player.silver, player.point_cards) == (0, 0, 2)
    assert position.over


@rule("R33")
def test_convert_as_often_as_you_like(position):
    """After each point one may stop."""
    player = position.s.players[0]
    player.workers, player.silver = 0, 7
    position.ask(Act(0, 0)).answer("Convert(workers=0)", "Enough")
    assert (player.silver, player.point_cards) == (4, 1)


@rule("R33")
def test_too_little_to_convert(position):
    """Three are needed for a point, of what one has."""
    player = position.s.players[0]
    player.workers, player.silver = 1, 2
    position.ask(Act(0, 0))
    assert position.why_not("Convert(workers=1)") is None
    assert position.why_not("Convert(workers=2)").rule == "R33"


@rule("R34", "R35")
def test_silver_and_workers_never_run_out(position):
    """There is no limit to what is stored, nor to what there is."""
    player = position.s.players[0]
    player.silver, player.workers = 30, 30
    player.projects = [card(BANK, 4)]
    position.ask(Act(0, 3)).answer("Place(project=0)")
    assert player.silver == 33


@rule("P5", "R12")
def test_three_projects(position):
    """With three projects, one of them goes before the new card comes."""
    player = position.s.players[0]
    player.projects = [card(MINE, 1), card(CASTLE, 2), card(SHIP, 3)]
    new = position.s.display[0][0]
    position.ask(Act(0, 0)).answer("Take(row=1, position=0)")
    assert position.legal()[:3] == ["Discard(project=0)", "Discard(project=1)", "Discard(project=2)"]
    position.answer("Discard(project=1)")
    assert player.projects == [card(MINE, 1), card(SHIP, 3), new]
    assert position.s.discard.counts[card(CASTLE, 2)] == 1


@rule("R12", "R3")
def test_a_purchase_may_make_room(position):
    """If a purchase in between has made room, nothing need be discarded any more."""
    player = position.s.players[0]
    player.projects = [card(MINE, 1), card(MINE, 2), card(SHIP, 3)]
    player.silver = 3
    position.ask(Act(0, 0)).answer("Take(row=1, position=0)", "BuyCards").chance()
    position.s.offer[:] = [card(MINE, 1)] * 3
    position.answer("Use(bought=0)", "Place(project=0)")
    assert [name for name in position.legal() if name != "BuyCards"] == ["KeepAll"]
    position.answer("KeepAll")
    assert len(player.projects) == 3


@rule("R36")
def test_an_empty_row(position):
    """There is nothing to take from an empty row."""
    position.s.display[2].clear()
    position.ask(Act(0, 2))
    assert not [name for name in position.candidates() if name.startswith("Take(row=3")]
    assert DIE[card(MINE, 3)] == 2
