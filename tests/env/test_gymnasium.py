"""Gymnasium's own checks, and one learning seat against bots."""

import copy
import pickle

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import comptoir.env.gymnasium
from comptoir.core.errors import BadSetup, NotAllowed


def play_on(env, info, count, rng):
    seen = ended = None
    for _ in range(count):
        seen, _, ended, _, info = env.step(int(rng.choice(numpy.flatnonzero(info["action_mask"]))))
        if ended:
            break
    return seen, ended


def test_the_checker_finds_nothing(game, players):
    if players < 2:
        pytest.skip("a seat alone has no opponents to be checked")
    env = gymnasium.make(comptoir.env.gymnasium.env_id(game), players=players, illegal="lose")
    check_env(env.unwrapped)


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_a_game_against_bots(dtype):
    env = gymnasium.make("comptoir/Burgundy-v0", players=3, opponents=["random", "greedy"], dtype=dtype, seat=1)
    seen, info = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    seen, ended = play_on(env, info, 10_000, numpy.random.default_rng(1))
    assert ended
    assert env.observation_space.contains(seen)
    with pytest.raises(NotAllowed, match="reset begins another"):
        env.step(0)


def test_the_same_seed_is_the_same_game():
    seen = []
    for _ in range(2):
        env = gymnasium.make("comptoir/Orleans-v0", players=2)
        _, info = env.reset(seed=9)
        seen.append(play_on(env, info, 30, numpy.random.default_rng(2))[0])
    assert (seen[0] == seen[1]).all()


def test_copies_go_on_alike():
    env = gymnasium.make("comptoir/LaLoire-v0", players=2).unwrapped
    _, info = env.reset(seed=9)
    play_on(env, info, 10, numpy.random.default_rng(2))
    info = {"action_mask": env.action_masks()}
    twins = [env, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    seen = [play_on(twin, info, 1, numpy.random.default_rng(2))[0] for twin in twins]
    assert (seen[0] == seen[1]).all()
    assert (seen[0] == seen[2]).all()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_side_by_side(mode):
    envs = gymnasium.make_vec(
        "comptoir/Burgundy-v0",
        2,
        "sync",
        vector_kwargs={"autoreset_mode": mode},
        players=2,
        illegal="lose",
    )
    envs.reset(seed=1)
    for _ in range(3):
        _, _, ended, _, _ = envs.step(numpy.array([0, 0]))
        if mode is AutoresetMode.DISABLED and ended.any():
            envs.reset(options={"reset_mask": ended})
    envs.close()


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({"opponents": "grandmaster"}, "There is no bot"),
        ({"opponents": ["random", "random"]}, "there are 1 opponents, not 2"),
        ({"opponents": 3}, "the name of a bot"),
        ({"seat": 2}, "There is no seat 2"),
        ({"dtype": "int4"}, "dtype is"),
    ],
)
def test_bad_setups_are_said_in_a_sentence(choices, says):
    with pytest.raises(BadSetup, match=says):
        comptoir.env.seat_env("burgundy", 2, **choices)
