"""Learn anew what is to come in The Castles of Burgundy: The Card Game.

    pip install numpy
    python tools/learn_burgundy.py learned.json --rounds 5 --games 5000

A round plays games with what was learned so far, by bots that end each turn as well as they can, and fits a network to
all games of the last rounds, a new one or with ``--further`` the one that is there. ``learned.json`` then belongs into
``src/comptoir/games/burgundy/evaluate``. Whoever changes what the network looks at begins with ``--from-nothing``: the
first games are played badly, later ones are not.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

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

Array = np.ndarray[Any, np.dtype[np.float32]]

TABLES = (4, 2, 4, 3, 4, 1, 4, 2, 4)  # players of one game after the other
MISTAKES = 12  # of a thousand answers: any, so that what follows is known too
HIDDEN = (64, 32)  # the size of the layers between
KEPT_ROUNDS = 4  # older games were played too badly
LATER = 0.1  # how much counts what was expected a turn later, instead of what came in the end
BATCH = 2048
RATE = 0.004  # how fast a new network is fitted; half as fast where it knows something
SHIPPED = Path(evaluate.__file__).with_name("learned.json")


class Seen(NamedTuple):
    """A seat's position between two turns, and its points by then."""

    seat: int
    figures: list[float]
    points: list[int]


def seen(s: Any, seat: int) -> Seen:
    """Look at a position."""
    points = [int(x) for x in s.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]]
    points[ANIMAL_SETS] += int(animal_points(s.players[seat].animals))
    return Seen(seat, list(look_at(s, seat)), points)


def answer(search: Search, s: Any, ask: Any, moves: list[int]) -> int:
    """What leads to the best end of the turn in one deal of the unseen; now and then anything."""
    if search.rng.below(1000) < MISTAKES:
        return moves[search.rng.below(len(moves))]
    deal = plain.complete(plain.view(s, int(ask.seat)), search.rng)
    return max(moves, key=lambda n: search.second_sight(deal, ask, n))


def positions(s: Any, search: Search, rng: Rng) -> Iterator[Seen]:
    """Play a game to its end; alone Egon never wins, so that it has one."""
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


def play(seed: int) -> list[tuple[Array, Array]]:
    """One game: for each seat what was seen, turn by turn, and the points that were then to come."""
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
    """Play with another network from now on."""
    LEARNED.layers[:] = read_network(file).layers


class Fit:
    """A network being fitted, by Adam."""

    def __init__(self, average: Array) -> None:
        rng = np.random.default_rng(1)
        sizes = (FEATURES, *HIDDEN, len(SOURCES))
        self.weights = [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in pairwise(sizes)]
        self.bias = [np.zeros(b, dtype=np.float32) for b in sizes[1:]]
        self.bias[-1] += average
        self.first = [np.zeros_like(p) for p in (*self.weights, *self.bias)]
        self.second = [np.zeros_like(p) for p in (*self.weights, *self.bias)]
        self.steps = 0

    def begin_with(self, file: Path) -> None:
        """Know what a stored network does."""
        for i, layer in enumerate(json.loads(file.read_text(encoding="utf-8"))):
            self.weights[i][:] = layer["weights"]
            self.bias[i][:] = layer["bias"]

    def layers(self, figures: Array) -> list[Array]:
        """What every layer makes of the figures, the figures first."""
        found = [figures]
        for weights, bias in zip(self.weights, self.bias, strict=True):
            found.append(np.maximum(found[-1], 0) @ weights + bias)
        return found

    def predict(self, figures: Array) -> Array:
        """The points to come by source."""
        return np.concatenate([self.layers(part)[-1] for part in np.array_split(figures, len(figures) // 50000 + 1)])

    def step(self, figures: Array, wanted: Array, rate: float) -> None:
        """A little nearer to what is wanted: above all in the sum of the sources, and in each of them."""
        found = self.layers(figures)
        error = found[-1] - wanted
        slope = 2 * (error.sum(1, keepdims=True) + 0.3 * error) / len(error)
        weights: list[Array] = []
        bias: list[Array] = []
        for i in reversed(range(len(self.weights))):
            weights.insert(0, np.maximum(found[i], 0).T @ slope)
            bias.insert(0, slope.sum(0))
            slope = slope @ self.weights[i].T * (found[i] > 0)
        self.move((*weights, *bias), rate)

    def move(self, slopes: tuple[Array, ...], rate: float) -> None:
        """Down the slopes, as far as they have lately agreed."""
        self.steps += 1
        for p, m, v, g in zip((*self.weights, *self.bias), self.first, self.second, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)

    def write(self, file: Path) -> None:
        """Store the network as ``read_network`` reads it, a row of weights a line."""
        layers = []
        for weights, bias in zip(self.weights, self.bias, strict=True):
            rows = ",\n".join([json.dumps([round(float(x), 4) for x in row]) for row in weights])
            layers.append(f'{{"bias": {json.dumps([round(float(x), 4) for x in bias])},\n"weights": [\n{rows}]}}')
        file.write_text("[\n" + ",\n".join(layers) + "\n]\n", encoding="utf-8")


def wanted(fit: Fit, chains: list[tuple[Array, Array]]) -> Array:
    """The points that came in the end, mixed with what was expected at each later turn, the nearer the more."""
    expected = fit.predict(np.concatenate([figures for figures, _ in chains]))
    parts = []
    begin = 0
    for _, to_come in chains:
        own, target = expected[begin : begin + len(to_come)], to_come.copy()
        for i in reversed(range(len(to_come) - 1)):
            target[i] = to_come[i] - to_come[i + 1] + LATER * own[i + 1] + (1 - LATER) * target[i + 1]
        parts.append(target)
        begin += len(to_come)
    return np.concatenate(parts)


def learn(chains: list[tuple[Array, Array]], epochs: int, known: Path | None = None) -> Fit:
    """Fit a network to games, a new one or one that is known; how far off it is, is told on the way."""
    chains = [chain for chain in chains if len(chain[0])]
    figures, to_come = (np.concatenate([chain[i] for chain in chains]) for i in (0, 1))
    fit = Fit(to_come.mean(0))
    if known:
        fit.begin_with(known)
    rng = np.random.default_rng(2)
    for epoch in range(epochs):
        target = to_come if epoch < epochs // 4 and not known else wanted(fit, chains)
        rate = (RATE / 2 if known else RATE) * min(1.0, 2 * (epoch + 1) / epochs, 2 * (epochs - epoch) / epochs)
        for part in np.array_split(rng.permutation(len(figures)), max(1, len(figures) // BATCH)):
            fit.step(figures[part], target[part], rate)
        off = (fit.predict(figures) - to_come).sum(1)
        print(f"  epoch {epoch + 1} of {epochs}: {np.sqrt((off**2).mean()):.3f} points off", flush=True)
    return fit


def main() -> None:
    """Rounds of playing and learning."""
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
        Fit(np.zeros(len(SOURCES), dtype=np.float32)).write(chosen.file)
    rounds: list[list[tuple[Array, Array]]] = []
    for round_ in range(chosen.rounds):
        begin = partial(use, chosen.file) if round_ or chosen.from_nothing else None
        games: list[tuple[Array, Array]] = []
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
