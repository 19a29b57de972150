"""The solo game against Egon."""

import pytest

from comptoir.core import plain
from comptoir.core.play import playout
from comptoir.core.record import ints
from comptoir.games.burgundy.cards import CLOISTER, EGON_STACKS, MINE, TYPE, card
from comptoir.games.burgundy.rounds import END_ROUND
from comptoir.games.burgundy.solo import LAY_OUT_EGON
from comptoir.games.burgundy.state import EGON
from comptoir.testing import Position, rule


@pytest.fixture
def position():
    return Position("burgundy", 1)


def lay_out(position, *cards):
    """Lay these out for Egon, as the stack of the first round."""
    position.s.egon = [0] * 7
    position.s.egon_points = 0
    position.s.firsts = ints([-1] * 7)
    position.s.round = len(cards) - 3
    position.s.egon_stacks = list(cards)
    return position.ask(LAY_OUT_EGON)


@rule("E1")
def test_stacks(position):
    """Five stacks of 3 to 7 cards; nobody knows what is in them."""
    assert EGON_STACKS == (3, 4, 5, 6, 7)
    assert len(position.s.egon_stacks) == 25 - 3
    assert set(plain.view(position.s, 0).egon_stacks) == {plain.HIDDEN}


@rule("E2")
def test_laid_out_at_the_start_of_a_round(position):
    """The stack of the round is laid out by type before the six turns."""
    assert sum(position.s.egon) == 3
    top = position.s.egon_stacks[-4:]
    egon = position.s.egon[:]
    position.s.round = 1
    position.ask(LAY_OUT_EGON)
    for card_ in top:
        egon[TYPE[card_]] += 1
    assert position.s.egon == egon


@rule("E3")
def test_cloisters(position):
    """His cloisters are their own type, and each is a point for the player."""
    before = position.s.players[0].point_cards
    lay_out(position, card(CLOISTER, 1), card(MINE, 1), card(MINE, 2))
    assert position.s.egon_points == 0
    assert position.s.players[0].point_cards == before + 1


@rule("E4", "E5")
def test_triples(position):
    """He scores a triple with its first-triple bonus, and a second one without; no round bonus."""
    lay_out(position, *[card(MINE, 1)] * 6)
    assert position.s.egon_points == 4 + 1 + 4
    assert position.s.firsts[MINE] == EGON
    assert position.over


@rule("E5")
def test_first_triple_already_taken(position):
    """A bonus that the player reached first is gone."""
    position.s.egon = [0] * 7
    position.s.egon_points = 0
    position.s.firsts[MINE] = 0
    position.s.round = 0
    position.s.egon_stacks = [card(MINE, 1)] * 3
    position.ask(LAY_OUT_EGON)
    assert position.s.egon_points == 4


@rule("E5")
def test_all_seven(position):
    """He takes the top all-seven card when his seventh type appears."""
    lay_out(position, *[card(kind, 1) for kind in (0, 1, 2, 3, 4, 5, 6)])
    assert position.s.egon_points == 3
    assert position.s.all_seven == [1]


@rule("E6")
def test_behind_egon(position):
    """Egon ahead after a round: the game is lost at once."""
    position.s.egon_points = 99
    position.ask(END_ROUND)
    assert position.over
    assert position.now.winners == []


@rule("E6")
def test_animals_count(position):
    """Animals count in the comparison."""
    player = position.s.players[0]
    player.animals = ints([1, 1, 1, 1])
    position.s.egon_points = player.point_cards + 4
    position.ask(END_ROUND)
    assert not position.over
    assert not position.s.lost


@rule("E7")
def test_equal_is_enough(position):
    """After round E equal points win, and nobody scores the start player card."""
    player = position.s.players[0]
    player.animals = ints([0, 0, 0, 0])
    position.s.round = 4
    position.s.egon_points = player.point_cards
    position.ask(END_ROUND)
    assert position.over
    assert position.now.winners == [0]
    assert position.now.ledger(0)["start-player"] == 0


@rule("E6", "E7")
def test_solo_games_end():
    """Won or lost, a solo game ends."""
    for seed in range(30):
        position = Position("burgundy", 1, seed)
        playout(position.s, position.rng)
        assert position.over
        assert position.s.lost or position.s.round == 4
