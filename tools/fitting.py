"""Training a value network on games: it learns to predict the points still to come, by scoring source."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
Chain = tuple[Array, Array]  # a trajectory of one seat: features of each position, and the points then to come

HIDDEN = (64, 32)  # units of the hidden layers
LATER = 0.1  # 1 - lambda of TD(lambda): the weight of the next prediction against the final result
BATCH = 2048
RATE = 0.004  # peak learning rate of a new network; half of it for one that is trained further


class Fit:
    """A network in training, by Adam. Weights start at random (He initialization), the output bias at the average."""

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
        """Load the weights of a stored network."""
        for i, layer in enumerate(json.loads(file.read_text(encoding="utf-8"))):
            self.weights[i][:] = layer["weights"]
            self.bias[i][:] = layer["bias"]

    def layers(self, figures: Array) -> list[Array]:
        """Forward pass: the features, then the output of every layer (before its ReLU)."""
        found = [figures]
        for weights, bias in zip(self.weights, self.bias, strict=True):
            found.append(np.maximum(found[-1], 0) @ weights + bias)
        return found

    def predict(self, figures: Array) -> Array:
        """The predicted points to come, by source; in parts, to save memory."""
        return np.concatenate([self.layers(part)[-1] for part in np.array_split(figures, len(figures) // 50000 + 1)])

    def step(self, figures: Array, wanted: Array, rate: float) -> None:
        """One gradient step. Loss: squared error of the sum over all sources, plus 0.3 times that of each source."""
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
        """One update by Adam (decay rates 0.9 and 0.999)."""
        self.steps += 1
        for p, m, v, g in zip((*self.weights, *self.bias), self.first, self.second, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)

    def write(self, file: Path) -> None:
        """Write the network as JSON for ``read_network``, one line for each row of weights."""
        layers = []
        for weights, bias in zip(self.weights, self.bias, strict=True):
            rows = ",\n".join([json.dumps([round(float(x), 4) for x in row]) for row in weights])
            layers.append(f'{{"bias": {json.dumps([round(float(x), 4) for x in bias])},\n"weights": [\n{rows}]}}')
        file.write_text("[\n" + ",\n".join(layers) + "\n]\n", encoding="utf-8")


def wanted(fit: Fit, chains: list[Chain]) -> Array:
    """Training targets: TD(lambda) returns of every position, with lambda = 1 - ``LATER`` and no discount."""
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
    """Train a network on games, a new one or the ``known`` one further; prints the error after each epoch.

    A new network is fitted to final results in the first quarter of the epochs, then to TD(lambda) returns.
    The learning rate rises until half of the epochs and falls again.
    """
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
