"""The evaluation: exact at the end, finite everywhere, and the better position is worth more."""

import math

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core import plain
from comptoir.core.agenda import apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.play import chance, playout
from comptoir.games.la_loire.components import CASTLE, FARM, MONASTERY
from comptoir.games.la_loire.evaluate import EVALUATOR
from comptoir.games.la_loire.figures import FIGURES
from comptoir.games.la_loire.state import SOURCES
from comptoir.games.la_loire.turn import CHOOSE_FIGURE

GAME = comptoir.load("la_loire")


def points(s, seat=0):
    """What the position is worth to a seat."""
    out = [0.0] * len(SOURCES)
    EVALUATOR.worth(s, seat, out)
    assert all(math.isfinite(part) for part in out)
    return sum(out)


def play(s, bots, rng, turns):
    """Play on until so many turns are over, bots answering for the first seats and chance for the others."""
    while s.agenda and s.turns < turns:
        chance(s, rng)
        if not s.agenda:
            return
        ask = question(s)
        moves = [int(n) for n in legal(s, ask)]
        seat = int(ask.seat)
        view = comptoir.Position(GAME, s).view(seat)
        n = bots[seat].answer(view, seat) if seat < len(bots) else moves[rng.below(len(moves))]
        apply(s, ask, n)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_worth_is_the_score_at_the_end(players):
    """Nothing is hoped for any more when the points are counted."""
    s = GAME.new(players)
    playout(s, Rng(players))
    assert s.counted
    for seat in range(players):
        assert points(s, seat) == GAME.score(s, seat)


@pytest.mark.parametrize("options", [{}, {"edition": "french"}, {"beginner": "yes"}])
def test_worth_is_finite_at_every_decision(options):
    """For every seat, in states and in views."""
    s, rng = GAME.new(3, options), Rng(5)
    for _ in range(500):
        chance(s, rng)
        if not s.agenda:
            break
        for seat in range(3):
            assert abs(points(s, seat)) < 400
            assert points(plain.view(s, seat), seat) == points(s, seat)
        ask = question(s)
        moves = legal(s, ask)
        assert all(EVALUATOR.prior(s, ask, n) > 0.0 for n in moves)
        apply(s, ask, moves[rng.below(len(moves))])


def test_figures_of_another_box():
    """A corrected order of the places is understood."""
    order = list(FIGURES.printed["board.clockwise"])
    order[1], order[2] = order[2], order[1]
    s = GAME.new(2, {}, {"board": {"clockwise": order}})
    chance(s, Rng(1))
    assert math.isfinite(points(s))


def test_more_money_is_better(table):
    table.ask(CHOOSE_FIGURE[0])
    table.player().denier = 6
    poor = points(table.s)
    table.player().denier = 9
    assert points(table.s) > poor


def test_a_message_near_its_village_is_better(table):
    table.ask(CHOOSE_FIGURE[0])
    table.carry("m1_06").put(1, "langeais")
    near = points(table.s)
    table.put(1, "talcy")
    assert near > points(table.s)


def test_buildings_are_better_than_none(table):
    table.ask(CHOOSE_FIGURE[0])
    worth = [points(table.s)]
    table.build("saumur", FARM)
    worth.append(points(table.s))
    table.build("saumur", CASTLE)
    worth.append(points(table.s))
    table.build("saumur", MONASTERY)
    worth.append(points(table.s))
    assert worth[0] < worth[1] < worth[2]
    assert worth[0] < worth[3]


def test_a_merchant_without_money_shuns_the_city(table):
    table.player().denier = 3
    table.ask(CHOOSE_FIGURE[1])
    table.put(0, "nantes")
    city = points(table.s)
    table.put(0, "ancenis")
    assert points(table.s) > city


def test_a_turn_that_brings_about_the_end_leaves_no_hopes(table):
    table.ask(CHOOSE_FIGURE[0])
    table.give("banker").build("saumur", FARM)
    lasting = points(table.s)
    table.s.ending = 0
    assert points(table.s) < lasting


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed):
    """Long before the end."""
    s = GAME.new(2)
    play(s, [new_bot("greedy", GAME, seed)], Rng(seed), 60)
    assert GAME.score(s, 0) > GAME.score(s, 1)
