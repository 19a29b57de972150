"""Train the value network of Orléans on games of greedy bots.

    pip install numpy
    python tools/learn_orleans.py learned.json --games 20000

Plays games between bots that answer greedily by ``worth``, and fits a network to the positions between rounds. Copy
``learned.json`` into ``src/comptoir/games/orleans/evaluate``.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from fitting import Chain, learn

import comptoir
from comptoir.bots import Search, settings
from comptoir.core.agenda import Chance, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.games.orleans.evaluate import EVALUATOR
from comptoir.games.orleans.evaluate.expectation import is_between_rounds
from comptoir.games.orleans.evaluate.features import look_at
from comptoir.games.orleans.state import SOURCES

TABLES = (2, 2, 4, 3, 2, 4)  # number of players of consecutive games
MISTAKES = 12  # random moves per thousand, for exploration


def points(s: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The points of every seat by source."""
    return np.array(s.ledger, dtype=np.float32).reshape(len(s.players), len(SOURCES))


def answer(search: Search, s: Any) -> int:
    """The greedy move; sometimes a random one."""
    ask = question(s)
    moves = legal(s, ask)
    if search.rng.below(1000) < MISTAKES:
        return int(moves[search.rng.below(len(moves))])
    search.sit_down(s, ask.seat)
    return int(search.best_at_first_sight(s, ask, moves))


def positions(s: Any, search: Search, rng: Rng) -> Iterator[tuple[list[list[float]], Any]]:
    """Play a game to its end and yield, before each round, the features and points of every seat."""
    while s.agenda:
        ask = s.agenda[-1]
        if is_between_rounds(s):
            yield [list(look_at(s, seat)) for seat in range(len(s.players))], points(s)
        if isinstance(ask, Chance):
            apply(s, ask, ask.sample(s, rng))
        else:
            apply(s, question(s), answer(search, s))


def play(seed: int) -> list[Chain]:
    """One game: for each seat the features round by round, and the points that were then to come."""
    game = comptoir.load("orleans")
    s = game.new(TABLES[seed % len(TABLES)])
    found = list(positions(s, Search(EVALUATOR, len(SOURCES), seed, settings(game, 1)), Rng(-seed)))
    figures = np.array([seen for seen, _ in found], dtype=np.float32)
    to_come = points(s) - np.array([now for _, now in found])
    return [(figures[:, seat], to_come[:, seat]) for seat in range(len(s.players))]


def main() -> None:
    """Play, then train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="where to write what was learned")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chains: list[Chain] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for i, rows in enumerate(pool.map(play, range(chosen.seed, chosen.seed + chosen.games), chunksize=8)):
            chains += rows
            print(f"\rgame {i + 1} of {chosen.games}", end="", flush=True)
    print()
    learn(chains, chosen.epochs).write(chosen.file)


if __name__ == "__main__":
    main()
