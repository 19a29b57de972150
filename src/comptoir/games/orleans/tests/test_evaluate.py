"""What bots think of a position."""

import pytest

import comptoir
from comptoir.bots import new_bot
from comptoir.core.agenda import legal
from comptoir.games.orleans.box import BOATMAN, CRAFTSMAN, OWN
from comptoir.games.orleans.effect import lay
from comptoir.games.orleans.evaluate import ACTION_WORTH, EVALUATOR
from comptoir.games.orleans.places import FARM_HOUSE, FIRST_SPACE, N_PLACES
from comptoir.testing import Position


def worth(position, seat=0):
    """All expected points of a seat."""
    out = [0.0] * 4
    EVALUATOR.worth(position.s, seat, out)
    return sum(out)


def test_a_worth_for_every_place():
    """The list is as long as the table of places."""
    assert len(ACTION_WORTH) == N_PLACES


def test_more_is_better():
    """Coins, development, citizens, followers and activated places are all welcome."""
    for change in ("coins", "development", "built", "technology"):
        position = Position("orleans", 2)
        before = worth(position)
        setattr(position.s.players[0], change, 9)
        position.s.score(0, 9 if change == "coins" else 0, 0)
        assert worth(position) > before, change
    position = Position("orleans", 2)
    before = worth(position)
    position.s.players[0].market[:] = [0] * 7 + [1, 0, 0, 1]
    lay(position.s.players[0], FIRST_SPACE[FARM_HOUSE], OWN + BOATMAN)
    assert worth(position) < before
    lay(position.s.players[0], FIRST_SPACE[FARM_HOUSE] + 1, OWN + CRAFTSMAN)
    assert worth(position) > before


def test_every_answer_is_likely_somehow():
    """No legal answer has a prior of nothing."""
    table = comptoir.load("orleans").table(3, seed=3)
    bot = new_bot("random", table.game, 1)
    while not table.over:
        ask = table.questions[0]
        moves = legal(table.state, ask)
        assert min(EVALUATOR.prior(table.state, ask, move) for move in moves) > 0
        seat = int(ask.seat)
        table.answer(seat, bot.answer(table.seen(seat), ask, table.legal(seat)))


@pytest.mark.parametrize("seed", [1, 2])
def test_search_beats_chance(seed):
    """A little thinking is better than none."""
    table = comptoir.load("orleans").table(2, seed=seed)
    bots = [new_bot("search:8", table.game, seed), new_bot("random", table.game, seed)]
    while not table.over:
        ask = table.questions[0]
        seat = int(ask.seat)
        table.answer(seat, bots[seat].answer(table.seen(seat), ask, table.legal(seat)))
    assert table.scores[0] > table.scores[1]
