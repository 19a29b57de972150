"""Turns thought through to their end, and what a network looks at there."""

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.games.burgundy.actions import Act
from comptoir.games.burgundy.cards import CASTLE, CLOISTER, MINE, card
from comptoir.games.burgundy.evaluate import EVALUATOR
from comptoir.games.burgundy.evaluate.features import FEATURES, look_at
from comptoir.games.burgundy.state import ANY, EMPTY, SOURCES
from comptoir.games.burgundy.turn import END_OF_TURN, PlayCard
from comptoir.testing import Position


@pytest.fixture
def position():
    position = Position("burgundy", 2)
    position.s.players[0].silver = 6
    position.s.players[0].workers = 3
    return position


def thoughts(position):
    """How the turn may go on: whether it does, and the names of the answers worth a thought."""
    if not EVALUATOR.goes_on(position.s):
        return False, []
    return True, [position.game.kinds.name(int(n)) for n in EVALUATOR.sensible(position.s, position.asked)]


@pytest.mark.parametrize("players", [1, 2])
def test_a_turn_is_over_where_a_card_is_to_be_played(players):
    """What is expected was learned there, so nothing has to be thought through; alone too, though the seat stays."""
    position = Position("burgundy", players)
    assert isinstance(position.asked, PlayCard)
    assert thoughts(position) == (False, [])
    position.ask(Act(0, 1), position.s.agenda[0])
    assert thoughts(position)[0]
    position.answer("TakeSilver")
    assert isinstance(position.asked, PlayCard)
    assert thoughts(position) == (False, [])


def test_purchases_are_not_thought_through(position):
    """Which cards come is not known; the end of the turn has no choice left without them."""
    assert "BuyCards" in position.ask(END_OF_TURN[0]).legal()
    assert thoughts(position) == (True, ["EndTurn"])


def test_points_for_silver_only_in_the_last_round(position):
    """Earlier it buys more; the mix of workers and silver is not weighed."""
    position.ask(Act(0, 1))
    assert not [name for name in thoughts(position)[1] if name.startswith("Convert")]
    position.s.round = 4
    assert len([name for name in thoughts(position)[1] if name.startswith("Convert")]) == 1


def expected(s, seat):
    """The points to expect in the end."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.expect(s, seat, out)
    return sum(out)


def ends(s):
    """Every position in which a turn without chance may end."""
    if not EVALUATOR.goes_on(s):
        return [s]
    found = []
    for n in EVALUATOR.sensible(s, question(s)):
        after = s.clone()
        apply(after, question(s), n)
        found += ends(after)
    return found


def test_the_best_end_of_a_turn_is_found(position):
    """A castle's extra action, a cloister onto whatever stack: all of it is gone through."""
    player = position.s.players[0]
    player.projects = [card(CASTLE, 1), card(CLOISTER, 2), card(MINE, 3)]
    player.open = [card(MINE, 1), card(MINE, 2), card(CASTLE, 2), EMPTY]
    s = position.ask(Act(0, ANY), position.s.agenda[0]).s
    search = new_bot("search:10", position.game, 1)
    place = position.number("Place(project=0)")
    after = s.clone()
    apply(after, question(s), place)
    every = ends(after)
    assert len(every) > 15
    assert search.second_sight(s, question(s), place) == max(expected(end, 0) for end in every)
    assert expected(search.ended, 0) == max(expected(end, 0) for end in every)


def test_a_search_thinks_turns_through():
    """With a triple at hand it is completed, even by the smallest search."""
    position = Position("burgundy", 2)
    player = position.s.players[0]
    player.workers = 0
    player.open = [card(MINE, 1), card(MINE, 2)]
    player.projects = [card(MINE, 3), card(CASTLE, 5)]
    position.ask(Act(0, 2), position.s.agenda[0])
    answer = new_bot("search:4", position.game, 1).answer(position.now.view(0), 0)
    assert position.game.kinds.name(answer) == "Place(project=0)"


def cards_to_play(s):
    """How many cards each seat will still play in this round."""
    return [len(player.hand) + len(player.stack) for player in s.players]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_others_and_the_own_next_turns_are_thought_through(players):
    """After the own turn everybody goes on until the seat has ended two more, and then the expectation is asked for."""
    s = Position("burgundy", players).s
    search = new_bot("search:10", comptoir.load("burgundy"), 1)
    after = search.look_ahead(s.clone())
    assert cards_to_play(after) == [4] + [5] * (players - 1)
    assert cards_to_play(search.look_ahead(after)) == [2] + [3] * (players - 1)


def answers_in(node):
    """Every answer that stands in a tree."""
    return set(node.children).union(*[answers_in(child) for child in node.children.values()])


def test_the_tree_ends_with_the_turn():
    """What others answer, and what one draws, differs from deal to deal: an answer there would mean many things."""
    position = Position("burgundy", 3)
    position.s.players[0].silver = position.s.players[0].workers = 3
    position.s.players[0].projects = [card(CASTLE, die) for die in range(1, 4)]
    search = new_bot("search:200", position.game, 1)
    search.think(position.now.view(0), 0)
    assert {position.game.kinds.name(int(n)).partition("(")[0] for n in search.root.children} == {"Play", "BuyCards"}
    below = set().union(*[answers_in(child) for child in search.root.children.values()])
    names = {position.game.kinds.name(int(n)).partition("(")[0] for n in below}
    assert {"Take", "Place", "TakeSilver"} <= names
    assert not names & {"Play", "Keep", "Use"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seat_looks_at_what_it_sees(players):
    """The figures of a position are the same in the seat's own view, one for each input, and none is below nothing."""
    s, rng = comptoir.load("burgundy").new(players), Rng(players)
    for _ in range(120):
        chance(s, rng)
        if not s.agenda:
            return
        for seat in range(players):
            figures = list(look_at(s, seat))
            assert figures == list(look_at(plain.view(s, seat), seat))
            assert len(figures) == FEATURES
            assert min(figures) >= 0
        moves = legal(s, question(s))
        apply(s, question(s), moves[rng.below(len(moves))])
