"""A small neural network, for what a game's bots have learned from games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

AT_ONCE: Final = 4  # outputs are summed up together: compiled, that takes two thirds of the time


class Layer:
    """Each output is a weighted sum of the inputs."""

    def __init__(self, bias: list[float], weights: list[list[float]]) -> None:
        more = [0.0] * (-len(bias) % AT_ONCE)
        self.outputs: Final[i64] = len(bias)
        self.size: Final[i64] = len(bias) + len(more)
        self.bias: Final = vec[float](bias + more)
        self.weights: Final = vec[float]([weight for row in weights for weight in row + more])  # by inputs

    def sums(self, inputs: vec[float]) -> vec[float]:
        """What comes out, and nothings up to the layer's size; inputs of nothing, or less, are left out."""
        rows = vec[i64]()
        active = vec[float]()
        row: i64 = 0
        for x in inputs:
            if x > 0.0:
                rows = append(rows, row)
                active = append(active, x)
            row += self.size
        out = self.bias[:]
        for i in range(0, self.size, AT_ONCE):
            self.add(rows, active, i, out)
        return out

    def add(self, rows: vec[i64], active: vec[float], i: i64, out: vec[float]) -> None:
        """Sum up a few neighbouring outputs."""
        weights = self.weights
        a, b, c, d = out[i], out[i + 1], out[i + 2], out[i + 3]
        for n in range(len(active)):
            x = active[n]
            w = rows[n] + i
            a += x * weights[w]
            b += x * weights[w + 1]
            c += x * weights[w + 2]
            d += x * weights[w + 3]
        out[i], out[i + 1], out[i + 2], out[i + 3] = a, b, c, d


class Network:
    """Layers one upon the other; what is below nothing does not count for the next one."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: Final = layers

    def answer(self, inputs: vec[float]) -> vec[float]:
        """What comes out of the last layer."""
        for layer in self.layers:
            inputs = layer.sums(inputs)
        return inputs[: self.layers[-1].outputs]


def read_network(file: Path) -> Network:
    """A network as it was stored: for every layer its bias and a row of weights for every input."""
    layers = json.loads(file.read_text(encoding="utf-8"))
    return Network([Layer(layer["bias"], layer["weights"]) for layer in layers])
