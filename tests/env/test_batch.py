"""Many games at once."""

import copy
import pickle

import numpy
import pytest

from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup, NotAllowed
from comptoir.env import aec, batch


def test_a_batch_is_so_many_games(game, players):
    games, rng = batch(game, 8, players, seed=1), Rng(1)
    for _ in range(40):
        assert games.masks[range(8), games.sample(rng)].all()
        games.step(games.sample(rng))
    assert games.observations.shape == (8, games.setup.layout.size)
    assert not games.observations.flags.writeable


def test_the_same_as_one_game_after_another():
    games = batch("burgundy", 2, 2, seed=7)
    env = aec("burgundy", 2)
    env.reset(seed=7 * 1_000_003)
    for _ in range(30):
        seen = env.last()[0]
        assert (seen["observation"] == games.observations[0]).all()
        assert (seen["action_mask"] == games.masks[0]).all()
        moves = [int(numpy.flatnonzero(mask)[0]) for mask in games.masks]
        env.step(moves[0])
        games.step(numpy.array(moves))


def test_finished_games_begin_anew():
    games, rng = batch("burgundy", 4, 2, seed=3), Rng(3)
    ended = 0
    for _ in range(400):
        games.step(games.sample(rng))
        for i in numpy.flatnonzero(games.done):
            ended += 1
            assert sorted(games.rewards[i]) in ([-1.0, 1.0], [0.0, 0.0])
        assert not games.rewards[games.done == 0].any()
    assert ended >= 4


def test_dense_rewards_add_up():
    games, rng = batch("burgundy", 1, 2, seed=3, reward="gains"), Rng(3)
    total = numpy.zeros(2)
    while True:
        games.step(games.sample(rng))
        total += games.rewards[0]
        if games.done[0]:
            break
    assert (total > 0).all()


def test_copies_go_on_alike():
    games, rng = batch("orleans", 3, 2, seed=3), Rng(3)
    for _ in range(20):
        games.step(games.sample(rng))
    for twin in (pickle.loads(pickle.dumps(games)), copy.deepcopy(games)):
        moves = games.sample(Rng(1))
        assert twin.sample(Rng(1)) == moves
        assert (twin.observations == games.observations).all()
        twin.step(moves)


def test_illegal_answers():
    games = batch("burgundy", 2, 2)
    illegal = [int(numpy.flatnonzero(mask == 0)[0]) for mask in games.masks]
    before = games.observations.copy()
    with pytest.raises(NotAllowed, match="not legal in game 0"):
        games.step(illegal)
    assert (games.observations == before).all()
    losing = batch("burgundy", 2, 2, illegal="lose")
    loser = int(losing.seats[0])
    losing.step(illegal)
    assert losing.done.all()
    assert losing.rewards[0][loser] == -1.0
    with pytest.raises(BadSetup, match="takes 2 answers, not 1"):
        games.step([0])
    with pytest.raises(BadSetup, match="at least one game"):
        batch("burgundy", 0, 2)
