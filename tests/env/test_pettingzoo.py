"""PettingZoo's own tests, and what we promise besides."""

import copy
import pickle

import numpy
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

import comptoir
from comptoir.core.errors import BadMove, BadSetup, NotAllowed, UnknownGame
from comptoir.env import aec, from_replay
from env.env_tools import THOROUGH

pytestmark = pytest.mark.filterwarnings("default:Observation")  # a dictionary with a mask is meant
CYCLES = 1000 if THOROUGH else 60


def answer_first(env, count):
    for _ in range(count):
        seen, *_ = env.last()
        env.step(int(numpy.flatnonzero(seen["action_mask"])[0]))


def test_api(game, players):
    api_test(aec(game, players), num_cycles=CYCLES, verbose_progress=False)


def test_seeds(game, players):
    seed_test(lambda: aec(game, players), CYCLES // 2)


def test_rendering(game, players):
    render_test(lambda render_mode: aec(game, players, render_mode=render_mode))


def test_copies_go_on_alike(game, players):
    env = aec(game, players)
    env.reset(seed=4)
    answer_first(env, 12)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for each in (env, *twins):
        answer_first(each, 12)
    for twin in twins:
        assert twin.agent_selection == env.agent_selection
        assert (twin.last()[0]["observation"] == env.last()[0]["observation"]).all()


@pytest.mark.parametrize("reward", ["rank", "win", "points", "gains", "lead"])
def test_rewards(reward):
    env = aec("burgundy", 2, reward=reward)
    env.reset(seed=1)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    rng = numpy.random.default_rng(1)
    while env.play.seat >= 0:
        seen, *_ = env.last()
        env.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
        for agent in env.possible_agents:
            sums[agent] += env.rewards[agent]
    scores = env.play.position.scores
    expected = {
        "rank": [1.0, -1.0] if scores[0] > scores[1] else [-1.0, 1.0],
        "win": [1.0, -1.0] if scores[0] > scores[1] else [-1.0, 1.0],
        "points": scores,
        "gains": scores,
        "lead": [scores[0] - scores[1], scores[1] - scores[0]],
    }
    assert scores[0] != scores[1]
    assert list(sums.values()) == [float(x) for x in expected[reward]]


def test_an_illegal_answer_raises_or_loses():
    env = aec("burgundy", 2)
    env.reset(seed=1)
    illegal = int(numpy.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.last()[0]["observation"]
    with pytest.raises(NotAllowed, match="does not answer the open question"):
        env.step(illegal)
    assert (env.last()[0]["observation"] == before).all()
    env = aec("burgundy", 2, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1.0
    assert sum(env.rewards.values()) == -1.0


@pytest.mark.parametrize(
    ("make", "error", "says"),
    [
        (lambda: aec("chess", 2), UnknownGame, "There is no game"),
        (lambda: aec("burgundy", 7), BadSetup, "1 to 4 players, not 7"),
        (lambda: aec("burgundy", "2"), BadSetup, "whole number"),
        (lambda: aec("burgundy", 2, options={"size": "large"}), BadSetup, "has no option"),
        (lambda: aec("burgundy", 2, reward="fame"), BadSetup, "There is no reward"),
        (lambda: aec("burgundy", 2, illegal="laugh"), BadSetup, "illegal is"),
        (lambda: aec("burgundy", 2, render_mode="smoke"), BadSetup, "no render mode"),
        (lambda: aec("burgundy", 2).reset(seed="one"), BadSetup, "A seed is a whole number"),
    ],
)
def test_bad_setups_are_said_in_a_sentence(make, error, says):
    with pytest.raises(error, match=says):
        make()


def test_bad_answers_are_said_in_a_sentence():
    env = aec("burgundy", 2)
    env.reset(seed=1)
    with pytest.raises(BadMove, match="There is no move 5000"):
        env.step(5000)
    with pytest.raises(BadSetup, match="A move is a whole number"):
        env.step("Play")
    with pytest.raises(BadSetup, match="A move is a whole number"):
        env.step(None)


def test_observations_are_told_apart_from_the_hidden(game, players):
    env = aec(game, players)
    env.reset(seed=2)
    save_obs(env)


def test_on_from_a_replay():
    table = comptoir.load("burgundy").table(2, seed=3)
    while len(table.log) < 120:
        table.answer(table.position.seat, table.legal(table.position.seat)[0])
    env = from_replay(table.save(), len(table.log))
    assert env.play.position == table.position
    earlier = from_replay(table.save(), 60)
    assert earlier.last()[0]["action_mask"].any()
    answer_first(earlier, 5)
    with pytest.raises(BadSetup, match="cannot go on after 5000"):
        from_replay(table.save(), 5000)
