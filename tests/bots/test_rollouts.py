"""A game without an evaluation still has bots: Monte Carlo tree search with random rollouts."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

import comptoir
from comptoir.bots import NO_EVALUATOR, Settings, evaluator, new_bot
from comptoir.bots.rollouts import Rollouts

sys.path.insert(0, str(Path(__file__).parents[1] / "outside" / "pig"))

from comptoir_pig import GAME as PIG


def won_against_random(name, deals):
    """The share of games that a bot wins against ``random``, once from each seat of every deal."""
    won = 0.0
    for seed in range(deals):
        for mine in range(2):
            table = PIG.table(2, seed=seed)
            bots = [new_bot(name if seat == mine else "random", PIG, 100 * seed + seat) for seat in range(2)]
            while not table.over:
                seat = table.position.seat
                table.answer(seat, bots[seat].answer(table.view(seat), seat))
            won += (mine in table.winners) / len(table.winners)
    return won / (2 * deals)


def test_every_level_beats_random():
    """Nothing is known about Pig but its rules; 80 % of all games here, and each level most of its own."""
    assert evaluator(PIG) is NO_EVALUATOR
    deals = {"greedy": 3, "casual": 3, "skilled": 1}
    won = {name: won_against_random(name, deals[name]) for name in deals}
    assert min(won.values()) > 0.5
    assert sum(won[name] * deals[name] for name in deals) >= 0.8 * sum(deals.values())


def test_the_choice_depends_on_what_the_die_showed():
    """Chance branches: a search goes on rolling after little, and holds after much."""
    table = PIG.table(2, seed=1)
    names = []
    for brought in (2, 30):
        table.position.state.turn = brought
        move = new_bot("search:600", PIG, 1).answer(table.view(0), 0)
        names.append(PIG.kinds.name(move))
    assert names == ["Roll", "Hold"]


@pytest.mark.parametrize("game", comptoir.game_names())
def test_rollouts_in_any_game(game):
    """With hidden cards, lanes, and alone: legal answers, explained, with a result for every seat."""
    loaded = comptoir.load(game)
    for players in loaded.players:
        table = loaded.table(players, seed=2, forced=True)
        bot = Rollouts(loaded, 1, Settings(12, curiosity=1.0))
        for _ in range(12):
            seat = table.position.seat
            move = bot.answer(table.view(seat), seat)
            assert move in table.legal(seat)
            assert all(0 <= c.value <= 1 and len(c.points) == players for c in bot.considered)
            table.answer(seat, move)


def test_alone_more_points_are_better():
    """Where nobody else plays, every victory is shared by nobody: points decide."""
    game = comptoir.load("la_loire")
    table = game.table(1, seed=1, forced=True)
    bot = Rollouts(game, 1, Settings(60, curiosity=1.0))
    values = set()
    for _ in range(4):
        table.answer(0, bot.answer(table.view(0), 0))
        values |= {round(c.value, 3) for c in bot.considered}
    assert len(values) > 4


def test_that_a_game_has_no_evaluation_survives_a_pickle():
    """In another process, too, it is the same object."""
    assert pickle.loads(pickle.dumps(NO_EVALUATOR)) is NO_EVALUATOR
