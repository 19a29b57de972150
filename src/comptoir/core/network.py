"""A small neural network, for what a game's bots have learned from games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Layer:
    """Each output is a weighted sum of the inputs."""

    def __init__(self, bias: list[float], weights: list[list[float]]) -> None:
        self.size: Final[i64] = len(bias)
        self.bias: Final = vec[float](bias)
        self.weights: Final = vec[float]([weight for row in weights for weight in row])  # a row for every input

    def sums(self, inputs: vec[float]) -> vec[float]:
        """What comes out; inputs of nothing, or less, are left out."""
        out = self.bias[:]
        size = self.size
        weights = self.weights
        begin: i64 = 0
        for x in inputs:
            if x > 0.0:
                for i in range(size):
                    out[i] = out[i] + x * weights[begin + i]
            begin += size
        return out


class Network:
    """Layers one upon the other; what is below nothing does not count for the next one."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: Final = layers

    def answer(self, inputs: vec[float]) -> vec[float]:
        """What comes out of the last layer."""
        for layer in self.layers:
            inputs = layer.sums(inputs)
        return inputs


def read_network(file: Path) -> Network:
    """A network as it was stored: for every layer its bias and a row of weights for every input."""
    layers = json.loads(file.read_text(encoding="utf-8"))
    return Network([Layer(layer["bias"], layer["weights"]) for layer in layers])
