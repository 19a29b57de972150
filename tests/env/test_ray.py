"""Batches in the workers of Ray: made there, or sent there in mid-game."""

import pickle

import pytest

from comptoir.core.chance import Rng
from comptoir.env import batch
from env.env_tools import THOROUGH

ray = pytest.importorskip("ray", reason="Ray is an optional extra")
pytestmark = pytest.mark.skipif(not THOROUGH, reason="Ray takes long to start")


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def stepped(games, count):
    rng = Rng(5)
    for _ in range(count):
        games.step(games.sample(rng))
    return games


def test_a_worker_steps_games_that_were_sent_to_it(game, players):
    games = stepped(batch(game, 4, players, seed=3), 20)
    there = ray.get(ray.remote(stepped).remote(games, 20))
    here = stepped(pickle.loads(pickle.dumps(games)), 20)
    assert (there.observations == here.observations).all()
    assert (there.masks == here.masks).all()


def test_workers_keep_games_of_their_own():
    class Worker:
        def __init__(self, seed):
            self.games, self.rng = batch("burgundy", 8, 2, seed=seed), Rng(seed)

        def play(self, count):
            ended = 0
            for _ in range(count):
                self.games.step(self.games.sample(self.rng))
                ended += int(self.games.done.sum())
            return ended

    workers = [ray.remote(Worker).remote(seed) for seed in (1, 2)]
    assert min(ray.get([worker.play.remote(300) for worker in workers])) >= 8
