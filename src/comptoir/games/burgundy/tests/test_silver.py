"""Buying cards with silver."""

import pytest

from comptoir.core.record import ints
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import BANK, CASTLE, MINE, SHIP, card
from comptoir.games.burgundy.effects import EFFECT
from comptoir.games.burgundy.turn import TAKE_TURN
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("burgundy", 2)


def buy(position, *cards):
    """Buy, and let these be the cards."""
    position.answer("BuyCards").chance()
    position.s.offer[:] = list(cards)
    return position


@rule("P4", "R1")
def test_before_the_card_is_played(position):
    """Cards may be bought before anything else; the question stays open."""
    position.s.players[0].silver = 3
    position.ask(TAKE_TURN[0])
    buy(position, card(MINE, 1), card(SHIP, 2), card(BANK, 4)).answer("Keep(bought=1)")
    assert position.s.players[0].projects == [card(SHIP, 2)]
    assert position.s.players[0].silver == 0
    assert type(position.asked).__name__ == "PlayCard"


@rule("P4")
def test_two_are_discarded(position):
    """What is not used is discarded."""
    position.s.players[0].silver = 3
    position.ask(TAKE_TURN[0])
    buy(position, card(MINE, 1), card(SHIP, 2), card(BANK, 4)).answer("Keep(bought=1)")
    assert position.s.discard.size == 2
    assert position.s.offer == []


@rule("P4", "R4")
def test_as_a_further_action(position):
    """A bought number is played like a hand card; workers may change it."""
    player = position.s.players[0]
    player.silver, player.workers, player.projects = 3, 1, [card(MINE, 3)]
    position.ask(TAKE_TURN[0])
    buy(position, card(SHIP, 2), card(SHIP, 5), card(BANK, 5)).answer("Use(bought=0)")
    assert position.asked.die == 1
    position.answer("Place(project=0)")
    assert (player.workers, player.silver) == (0, 2)


@rule("P4")
def test_once_a_turn(position):
    """A second purchase in the same turn is refused; the next turn allows one again."""
    position.s.players[0].silver = 6
    position.ask(TAKE_TURN[0])
    buy(position, card(SHIP, 2), card(SHIP, 5), card(BANK, 5)).answer("Keep(bought=0)")
    assert position.why_not("BuyCards").rule == "P4"
    assert position.ask(TAKE_TURN[0]).why_not("BuyCards") is None


@rule("P4")
def test_three_silver(position):
    """Two silver are not enough."""
    position.s.players[0].silver = 2
    assert position.ask(TAKE_TURN[0]).why_not("BuyCards").message == "too-little-silver"


@rule("R2")
def test_silver_won_this_turn(position):
    """Silver from a mine placed this turn may pay."""
    player = position.s.players[0]
    player.silver, player.projects = 1, [card(MINE, 1), card(CASTLE, 1)]
    position.ask(TAKE_TURN[0])
    assert position.why_not("BuyCards").rule == "P4"
    position.ask(EFFECT[0][CASTLE]).answer("Place(project=0)")
    assert player.silver == 3
    assert position.ask(EFFECT[0][CASTLE]).why_not("BuyCards") is None


@rule("R3", "R5", "R8")
def test_the_castle_example(position):
    """A castle placed; bought meanwhile a second one, placed by the first; it takes a third from the display."""
    player = position.s.players[0]
    player.silver, player.projects = 3, [card(CASTLE, 1)]
    position.s.display[4][:] = [card(CASTLE, 6)]
    position.ask(Act(0, 0)).answer("Place(project=0)")
    buy(position, card(CASTLE, 2), card(SHIP, 5), card(BANK, 5)).answer("Keep(bought=0)")
    position.answer("Place(project=0)", "Take(row=5, position=0)")
    assert position.over
    assert player.projects == [card(CASTLE, 6)]
    assert player.open == [card(CASTLE, 1), card(CASTLE, 2)]


@rule("R6")
def test_the_action_must_still_be_taken(position):
    """The purchase comes on top of the normal action."""
    position.s.players[0].silver = 3
    position.ask(Act(0, 2))
    buy(position, card(SHIP, 2), card(SHIP, 5), card(BANK, 5)).answer("Use(bought=1)", "TakeSilver")
    assert position.asked.die == 2


@rule("R7", "R12")
def test_one_must_be_used(position):
    """There is no way to discard all three; a fourth project costs another."""
    player = position.s.players[0]
    player.silver, player.projects = 3, [card(MINE, 1), card(MINE, 2), card(MINE, 3)]
    position.ask(TAKE_TURN[0])
    buy(position, card(SHIP, 2), card(SHIP, 5), card(BANK, 5))
    assert len(position.legal()) == 6
    position.answer("Keep(bought=2)", "Discard(project=0)")
    assert player.projects == [card(MINE, 2), card(MINE, 3), card(BANK, 5)]


@rule("R1")
def test_never_in_anothers_turn(position):
    """Only the active player is asked anything, so only they can buy."""
    position.s.players[1].silver = 9
    assert position.asked.seat == 0
    assert position.why_not("BuyCards").message == "too-little-silver"


@rule("R38")
def test_reshuffle_in_a_purchase(position):
    """When the deck runs out in the middle of a purchase, the discards are shuffled."""
    s = position.s
    s.players[0].silver = 3
    while s.deck.size > 1:
        thing = next(i for i, n in enumerate(s.deck.counts) if n)
        s.deck.take(thing)
        s.discard.put(thing)
    position.ask(TAKE_TURN[0]).answer("BuyCards").chance()
    assert len(s.offer) == 3
    assert s.discard.size == 0
    assert s.deck.size > 50


@rule("R38")
def test_hands_stay_out_of_the_shuffle(position):
    """Only discards are shuffled: hands, stacks and the display stay where they are."""
    s = position.s
    before = [player.hand + player.stack for player in s.players]
    s.discard.pour(s.deck)
    s.players[0].silver = 3
    position.ask(TAKE_TURN[0]).answer("BuyCards").chance()
    assert [player.hand + player.stack for player in s.players] == before


@rule("R39")
def test_a_purchase_takes_what_there_is(position):
    """With a single card left, one is bought; with none, nothing can be."""
    s = position.s
    s.players[0].silver = 6
    for bag in (s.deck, s.discard):
        bag.counts = ints([0] * len(bag.counts))
        bag.size = 0
    assert position.ask(TAKE_TURN[0]).why_not("BuyCards").rule == "R39"
    s.deck.put(card(SHIP, 4))
    position.ask(TAKE_TURN[0]).answer("BuyCards").chance()
    assert position.legal() == ["Keep(bought=0)", "Use(bought=0)"]
