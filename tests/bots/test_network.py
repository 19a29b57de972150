"""Networks: sums of sums."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec

from comptoir.bots.network import Layer, Network, read_network


def test_a_layer_sums_its_inputs():
    """Bias and weighted inputs; what is not above nothing is left out."""
    layer = Layer([1.0, -1.0], [[2.0, 0.5], [10.0, 10.0], [0.0, 4.0]])
    assert list(layer.sums(vec[float]([3.0, -5.0, 0.5]))) == [7.0, 2.5, 0.0, 0.0]
    assert list(layer.sums(vec[float]([0.0, 0.0, 0.0]))) == [1.0, -1.0, 0.0, 0.0]


def test_many_outputs():
    """As many outputs as there are, however they are grouped."""
    outputs = 11
    layer = Layer([float(i) for i in range(outputs)], [[i + 0.5 for i in range(outputs)], [1.0] * outputs])
    assert list(layer.sums(vec[float]([2.0, 3.0])))[:outputs] == [3.0 * i + 4.0 for i in range(outputs)]


def test_layers_one_upon_the_other(tmp_path):
    """A negative sum does not count for the next layer; a stored network answers the same."""
    stored = [{"bias": [0.0, 0.0], "weights": [[1.0, -1.0]]}, {"bias": [5.0], "weights": [[2.0], [100.0]]}]
    file = tmp_path / "network.json"
    file.write_text(json.dumps(stored), encoding="utf-8")
    network = Network([Layer(layer["bias"], layer["weights"]) for layer in stored])
    assert list(network.answer(vec[float]([3.0]))) == [11.0]
    assert list(read_network(file).answer(vec[float]([3.0]))) == pytest.approx([11.0])
