"""Shimmy turns OpenSpiel's games into PettingZoo environments; so ours take the long way round."""

import numpy
import pytest
from pettingzoo.test import api_test

shimmy = pytest.importorskip("shimmy.openspiel_compatibility", reason="Shimmy is no part of the tests' packages")
pytestmark = pytest.mark.filterwarnings("ignore")  # Shimmy's own


def wrapped(game, players):
    return shimmy.OpenSpielCompatibilityV0(game_name=f"comptoir_{game}", config={"players": players})


def test_api(game, players):
    api_test(wrapped(game, players), num_cycles=50)


def test_a_whole_game(game, players):
    env, rng = wrapped(game, players), numpy.random.default_rng(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(numpy.flatnonzero(env.last()[4]["action_mask"]))))
    assert list(env.rewards.values()) == env.game_state.returns()
