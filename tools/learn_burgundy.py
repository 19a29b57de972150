"""Train the value network of The Castles of Burgundy: The Card Game by self-play.

    pip install numpy
    python tools/learn_burgundy.py learned.json --rounds 5 --games 5000

Each round plays games with the network so far: bots search each turn for its best end. Then a network is fitted to the
games of the last rounds: a new one, or with ``--further`` the present one. Copy ``learned.json`` into
``src/comptoir/games/burgundy/evaluate``. If the features have changed, begin with ``--from-nothing``: the network is
untrained at first, so the games of the first rounds are poor.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from fitting import Chain, Fit, learn

import comptoir
from comptoir.bots import Search, settings
from comptoir.core import plain
from comptoir.core.agenda import Chance, apply, legal
from comptoir.core.chance import Rng
from comptoir.core.network import read_network
from comptoir.games.burgundy import evaluate
from comptoir.games.burgundy.evaluate import EVALUATOR
from comptoir.games.burgundy.evaluate.expectation import LEARNED
from comptoir.games.burgundy.evaluate.features import FEATURES, look_at
from comptoir.games.burgundy.scoring import animal_points
from comptoir.games.burgundy.state import ANIMAL_SETS, SOURCES
from comptoir.games.burgundy.turn import PlayCard

TABLES = (4, 2, 4, 3, 4, 1, 4, 2, 4)  # number of players of consecutive games
MISTAKES = 12  # random moves per thousand, for exploration
KEPT_ROUNDS = 4  # older games are dropped: they were played by weaker networks
SHIPPED = Path(evaluate.__file__).with_name("learned.json")


class Seen(NamedTuple):
    """A seat's position between two turns: its features, and its points so far by source."""

    seat: int
    figures: list[float]
    points: list[int]


def seen(s: Any, seat: int) -> Seen:
    """The features and points of a seat."""
    points = [int(x) for x in s.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]]
    points[ANIMAL_SETS] += int(animal_points(s.players[seat].animals))
    return Seen(seat, list(look_at(s, seat)), points)


def answer(search: Search, s: Any, ask: Any, moves: list[int]) -> int:
    """The move with the best end of the turn in one determinization; sometimes a random move."""
    if search.rng.below(1000) < MISTAKES:
        return moves[search.rng.below(len(moves))]
    deal = plain.complete(plain.view(s, int(ask.seat)), search.rng)
    return max(moves, key=lambda n: search.second_sight(deal, ask, n))


def positions(s: Any, search: Search, rng: Rng) -> Iterator[Seen]:
    """Play a game and yield positions between turns. Egon gets no points, so that solo games are not cut short."""
    players = len(s.players)
    playing = -1
    while s.agenda:
        ask = s.agenda[-1]
        if playing >= 0 and not EVALUATOR.goes_on(s):
            yield seen(s, playing)
            playing = -1
        if isinstance(ask, Chance):
            apply(s, ask, ask.sample(s, rng))
        else:
            if isinstance(ask, PlayCard):
                yield seen(s, rng.below(players))
                playing = int(ask.seat)
            moves = legal(s, ask)
            apply(s, ask, moves[0] if len(moves) == 1 else answer(search, s, ask, moves))
        if players == 1:
            s.egon_points = 0


def play(seed: int) -> list[Chain]:
    """One game: for each seat the features turn by turn, and the points that were then to come."""
    game = comptoir.load("burgundy")
    s = game.new(TABLES[seed % len(TABLES)])
    found = list(positions(s, Search(EVALUATOR, len(SOURCES), seed, settings(game, 1)), Rng(-seed)))
    rows = []
    for seat in range(len(s.players)):
        own = [position for position in found if position.seat == seat]
        final = np.array(s.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
        figures = np.array([position.figures for position in own], dtype=np.float32)
        rows.append((figures, (final - np.array([position.points for position in own])).astype(np.float32)))
    return rows


def use(file: Path) -> None:
    """Use the network of this file from now on."""
    LEARNED.layers[:] = read_network(file).layers


def main() -> None:
    """Rounds of self-play and training."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="where to write what was learned")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=5000, help="in each round")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", action="store_true", help="fit what was learned before instead of a new network")
    parser.add_argument("--from-nothing", action="store_true", help="forget what was learned before")
    chosen = parser.parse_args()
    if chosen.from_nothing:
        Fit(FEATURES, np.zeros(len(SOURCES), dtype=np.float32)).write(chosen.file)
    rounds: list[list[Chain]] = []
    for round_ in range(chosen.rounds):
        begin = partial(use, chosen.file) if round_ or chosen.from_nothing else None
        games: list[Chain] = []
        seeds = range(chosen.seed + round_ * chosen.games, chosen.seed + (round_ + 1) * chosen.games)
        with ProcessPoolExecutor(chosen.jobs, initializer=begin) as pool:
            for i, rows in enumerate(pool.map(play, seeds, chunksize=8)):
                games += rows
                print(f"\rround {round_ + 1} of {chosen.rounds}: game {i + 1} of {chosen.games}", end="", flush=True)
        print()
        rounds = [*rounds, games][-KEPT_ROUNDS:]
        known = chosen.file if begin else SHIPPED
        chains = [chain for games in rounds for chain in games]
        learn(chains, chosen.epochs, known if chosen.further else None).write(chosen.file)


if __name__ == "__main__":
    main()
