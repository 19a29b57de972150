"""Benchmark against public game environments: random play on one core, interleaved rounds, results as ratios.

    make peers

installs the peers into an environment of their own (``.peers``) and prints a table for docs/performance.md.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
SECONDS = 2
PEERS = Path(".peers/bin/python")

CATANATRON = """
from catanatron import Color, Game, RandomPlayer
def play(seed):
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)
"""

OPEN_SPIEL = """
import random
import pyspiel
def play(seed):
    rng, state, count = random.Random(seed), pyspiel.load_game("backgammon").new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            moves, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(moves, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count
"""

PETTINGZOO = """
import numpy
from pettingzoo.classic import texas_holdem_v4
def play(seed):
    env, count = texas_holdem_v4.env(num_players=4), 0
    env.reset(seed=seed)
    rng = numpy.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(rng.choice(numpy.flatnonzero(seen["action_mask"])))
            count += 1
    return count
"""

PLAYOUT = """
import comptoir
from comptoir.core.chance import Rng
game = comptoir.load({name!r})
def play(seed):
    return game.position(game.players[-1]).playout(Rng(seed))
"""

LOOP = """
import comptoir
from comptoir.core.chance import Rng
game = comptoir.load({name!r})
def play(seed):
    position, rng, count = game.position(game.players[-1]), Rng(seed), 0
    while not position.over:
        count += not position.is_chance
        position.play(position.sample(rng))
    return count
"""

MEASURE = """
import time
play(0)
count, seed, begin = 0, 1, time.process_time()
while (spent := time.process_time() - begin) < {seconds}:
    count += play(seed)
    seed += 1
print(count / spent)
"""


def programs() -> dict[str, tuple[Path, str]]:
    """What is measured: a name, the interpreter it runs in, and the program."""
    found = {
        "catanatron": (PEERS, CATANATRON),
        "open_spiel backgammon": (PEERS, OPEN_SPIEL),
        "pettingzoo texas hold'em": (PEERS, PETTINGZOO),
    }
    for name in ("burgundy", "la_loire", "marco_polo", "orleans"):
        found[f"{name}, playout"] = (Path(sys.executable), PLAYOUT.format(name=name))
        found[f"{name}, Python loop"] = (Path(sys.executable), LOOP.format(name=name))
    return found


def decisions_a_second(python: Path, program: str) -> float:
    """One measurement in a process of its own."""
    source = program + MEASURE.format(seconds=SECONDS)
    done = subprocess.run([python, "-c", source], capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])


def main() -> None:
    """Measure everything once a round; then print ratios to catanatron in the same round."""
    rows: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for name, (python, program) in programs().items():
            rows.setdefault(name, []).append(decisions_a_second(python, program))
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
    base = rows["catanatron"]
    print("| random play | decisions/s (median) | times catanatron (median) | least | most |\n|---|---|---|---|---|")
    for name, figures in rows.items():
        ratios = [figure / beside for figure, beside in zip(figures, base, strict=True)]
        middle = statistics.median(ratios)
        print(f"| {name} | {statistics.median(figures):,.0f} | {middle:.1f} | {min(ratios):.1f} | {max(ratios):.1f} |")
    Path(".peers/figures.json").write_text(json.dumps(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
