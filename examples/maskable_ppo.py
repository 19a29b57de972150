"""MaskablePPO of Stable-Baselines3-contrib learns a game against random play, with a learning curve.

pip install 'comptoir[env]' sb3-contrib matplotlib
python examples/maskable_ppo.py burgundy --steps 200000 --out curve.png
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import comptoir.env.gymnasium


def win_rate(model: MaskablePPO, env: gymnasium.Env, games: int, seed: int) -> float:
    """The share of games won; a shared one counts half."""
    won = 0.0
    for i in range(games):
        seen, _ = env.reset(seed=seed + i)
        ended = False
        while not ended:
            move, _ = model.predict(seen, action_masks=get_action_masks(env))
            seen, reward, ended, _, _ = env.step(int(move))
        won += (float(reward) + 1) / 2
    return won / games


def main(arguments: list[str] | None = None) -> list[tuple[int, float]]:
    """Learn, and look at the win rate now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--looks", type=int, default=10)
    parser.add_argument("--games", type=int, default=100, help="for each look")
    parser.add_argument("--out", default="")
    options = parser.parse_args(arguments)
    name = comptoir.env.gymnasium.env_id(options.game)
    choices = {"players": 2, "opponents": options.opponents, "dtype": "float32"}
    model = MaskablePPO(
        "MlpPolicy", gymnasium.make(name, **choices), n_steps=1024, batch_size=256, ent_coef=0.01, seed=1
    )
    judge = gymnasium.make(name, **choices)
    curve = [(0, win_rate(model, judge, options.games, 10_000))]
    for look in range(1, options.looks + 1):
        model.learn(options.steps // options.looks, reset_num_timesteps=False)
        curve.append((look * options.steps // options.looks, win_rate(model, judge, options.games, 10_000)))
        print(f"{curve[-1][0]:,} steps: {curve[-1][1]:.0%} won", flush=True)
    if options.out:
        draw(curve, options.out)
    return curve


def draw(curve: list[tuple[int, float]], out: str) -> None:
    """The learning curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 3))
    steps, rates = numpy.array(curve).T
    axes.plot(steps, rates, marker="o")
    axes.set(xlabel="steps", ylabel="games won", ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(out)


if __name__ == "__main__":
    main()
