"""How a player does against the bots: games through Gymnasium, win rates with intervals, a plot.

    python examples/evaluate.py burgundy --games 100 --out random.png

The player here answers at random; put your own in ``choose``.
"""

from __future__ import annotations

import argparse
import math

import gymnasium
import numpy

import comptoir.env.gymnasium


def choose(seen: numpy.ndarray, mask: numpy.ndarray, rng: numpy.random.Generator) -> int:
    """A legal move, each equally likely."""
    return int(rng.choice(numpy.flatnonzero(mask)))


def play(env: gymnasium.Env, seed: int, rng: numpy.random.Generator) -> float:
    """One game: 1 if it was won, half if it was shared."""
    seen, info = env.reset(seed=seed)
    ended = False
    while not ended:
        seen, reward, ended, _, info = env.step(choose(seen, info["action_mask"], rng))
    return (float(reward) + 1) / 2


def evaluate(game: str, opponent: str, games: int) -> tuple[float, float]:
    """The win rate against a bot, and half of its 95 % interval."""
    env = gymnasium.make(comptoir.env.gymnasium.env_id(game), players=2, opponents=opponent)
    rng = numpy.random.default_rng(1)
    rate = sum(play(env, seed, rng) for seed in range(games)) / games
    return rate, 1.96 * math.sqrt(max(rate * (1 - rate), 1 / games) / games)


def main(arguments: list[str] | None = None) -> dict[str, tuple[float, float]]:
    """Evaluate against several bots and draw the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random,greedy,beginner")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", default="evaluation.png")
    options = parser.parse_args(arguments)
    found = {name: evaluate(options.game, name, options.games) for name in options.opponents.split(",")}
    for name, (rate, half) in found.items():
        print(f"against {name}: {rate:.0%} ± {half:.0%}")
    draw(found, options.out)
    return found


def draw(found: dict[str, tuple[float, float]], out: str) -> None:
    """A bar for each opponent."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 3))
    rates, halves = zip(*found.values(), strict=True)
    axes.bar(list(found), rates, yerr=halves, capsize=4, color="#5b7f95")
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(ylabel="games won", ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(out)


if __name__ == "__main__":
    main()
