"""What a position is worth to bots."""

import math

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.games.burgundy.cards import CASTLE, MINE, card
from comptoir.games.burgundy.evaluate import EVALUATOR
from comptoir.games.burgundy.state import EMPTY, SOURCES
from comptoir.testing import Position


def worth(s, seat=0):
    """All sources together."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.worth(s, seat, out)
    return sum(out)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_finite_on_the_way_and_exact_at_the_end(players):
    """Views and states have a worth at every question; at the end it is the score."""
    game = comptoir.load("burgundy")
    s, rng = game.new(players), Rng(players)
    while True:
        chance(s, rng)
        if not s.agenda:
            break
        ask = question(s)
        for seat in range(players):
            seen = plain.view(s, seat)
            assert all(math.isfinite(worth(x, of)) for x in (s, seen) for of in range(players))
        moves = legal(s, ask)
        assert all(EVALUATOR.prior(s, ask, n) > 0 for n in moves)
        apply(s, ask, moves[rng.below(len(moves))])
    assert [worth(s, seat) for seat in range(players)] == game.scores(s)


@pytest.fixture
def position():
    return Position("burgundy", 2)


def test_a_stack_further_on_is_worth_more(position):
    """Two of three cards promise more than one, and dear triples more than cheap ones."""
    player = position.s.players[0]
    before = worth(position.s)
    player.open = [card(MINE, 1), EMPTY]
    one = worth(position.s)
    player.open = [card(MINE, 1), card(MINE, 2)]
    two = worth(position.s)
    player.open = [card(CASTLE, 1), card(CASTLE, 2)]
    assert before < one < two
    assert worth(position.s) < two


def test_what_is_stored_helps(position):
    """Workers, silver, goods and projects are worth something."""
    player = position.s.players[0]
    before = worth(position.s)
    player.silver += 1
    with_silver = worth(position.s)
    player.workers += 1
    with_worker = worth(position.s)
    player.goods[0] += 1
    with_goods = worth(position.s)
    player.projects = [card(MINE, 1)]
    assert before < with_silver < with_worker < with_goods < worth(position.s)


def test_egon_ahead_at_the_end_of_a_round():
    """In the solo game nothing is to be expected of rounds that are not reached."""
    s = Position("burgundy", 1).s
    before = worth(s)
    s.egon_points = 8
    behind = worth(s)
    s.egon_points = 30
    assert before > behind > worth(s)
    assert worth(s) == pytest.approx(sum(s.ledger), abs=0.1)
    s.counted = s.lost = True
    assert EVALUATOR.rival(s) > 99


def test_greedy_beats_random():
    """Whoever takes what is worth most wins against anybody who does not care."""
    for seed in range(4):
        table = comptoir.load("burgundy").table(2, seed=seed, forced=True)
        seats = [new_bot("greedy", table.game, seed), new_bot("random", table.game, seed)]
        while not table.over:
            seat = int(table.questions[0].seat)
            table.answer(seat, seats[seat].answer(table.seen(seat), table.questions[0], table.legal(seat)))
        assert table.winners == [0]
