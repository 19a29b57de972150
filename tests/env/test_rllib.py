"""RLlib plays and learns through its own wrapper of PettingZoo. It needs an older Gymnasium (``make environments``)."""

import numpy
import pytest

from comptoir.env import aec

pytest.importorskip("tree", reason="RLlib is no part of the tests' packages")
pytest.importorskip("torch", reason="RLlib is no part of the tests' packages")
pytestmark = pytest.mark.filterwarnings("ignore")  # RLlib's own


def wrapped(game, players, **choices):
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    return PettingZooEnv(aec(game, players, **choices))


def test_a_whole_game(game, players):
    """One seat is asked at a time; at the end all get their rewards."""
    env, rng = wrapped(game, players), numpy.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    ended = {"__all__": False}
    while not ended["__all__"]:
        [(agent, sees)] = seen.items()
        assert env.observation_spaces[agent].contains(sees)
        move = int(rng.choice(numpy.flatnonzero(sees["action_mask"])))
        seen, rewards, ended, _, _ = env.step({agent: move})
    assert sorted(rewards) == [f"seat_{i}" for i in range(players)]
    assert players == 1 or sum(rewards.values()) == pytest.approx(0)


def test_it_learns():
    """A few hundred answers of two seats that share a network, with masks."""
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    register_env("burgundy", lambda _: masked())
    modules = MultiRLModuleSpec(rl_module_specs={"shared": RLModuleSpec(module_class=ActionMaskingTorchRLModule)})
    config = (
        PPOConfig()
        .environment("burgundy")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .rl_module(rl_module_spec=modules)
        .training(train_batch_size=400, minibatch_size=100, num_epochs=1)
    )
    algorithm = config.build_algo()
    try:
        found = algorithm.train()
    finally:
        algorithm.stop()
        ray.shutdown()
    assert found["env_runners"]["num_env_steps_sampled"] >= 400
    assert numpy.isfinite(found["learners"]["shared"]["total_loss"])


def masked():
    """The observations by the names, and as the numbers, that RLlib's module with masks wants."""
    import gymnasium
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    class Masked(PettingZooEnv):
        def __init__(self, env):
            super().__init__(env)
            size, moves = env.setup.layout.size, env.setup.moves
            both = gymnasium.spaces.Dict(
                {
                    "observations": gymnasium.spaces.Box(0, 255, (size,), numpy.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (moves,), numpy.float32),
                }
            )
            self.observation_spaces = dict.fromkeys(env.possible_agents, both)
            self.observation_space = gymnasium.spaces.Dict(self.observation_spaces)

        def reset(self, **choices):
            seen, info = super().reset(**choices)
            return renamed(seen), info

        def step(self, action):
            seen, *more = super().step(action)
            return renamed(seen), *more

    return Masked(aec("burgundy", 2, illegal="lose"))  # RLlib tries moves without the mask first


def renamed(seen):
    return {
        agent: {
            "observations": sees["observation"].astype(numpy.float32),
            "action_mask": sees["action_mask"].astype(numpy.float32),
        }
        for agent, sees in seen.items()
    }
