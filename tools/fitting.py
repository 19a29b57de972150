"""Fitting a network to games: what is to come, by scoring source, from what was seen."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
Chain = tuple[Array, Array]  # of one seat in one game: what was seen, one after the other, and what was then to come

HIDDEN = (64, 32)  # the size of the layers between
LATER = 0.1  # how much counts what was expected at the next look, instead of what came in the end
BATCH = 2048
RATE = 0.004  # how fast a new network is fitted; half as fast where it knows something


class Fit:
    """A network being fitted, by Adam."""

    def __init__(self, figures: int, average: Array) -> None:
        rng = np.random.default_rng(1)
        sizes = (figures, *HIDDEN, len(average))
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


def wanted(fit: Fit, chains: list[Chain]) -> Array:
    """The points that came in the end, mixed with what was expected at each later look, the nearer the more."""
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


def learn(chains: list[Chain], epochs: int, known: Path | None = None) -> Fit:
    """Fit a network to games, a new one or one that is known; how far off it is, is told on the way."""
    chains = [chain for chain in chains if len(chain[0])]
    figures, to_come = (np.concatenate([chain[i] for chain in chains]) for i in (0, 1))
    fit = Fit(figures.shape[1], to_come.mean(0))
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
