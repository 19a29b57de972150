"""The tool that learns what is to come in Burgundy."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from comptoir.core.network import read_network
from comptoir.games.burgundy.evaluate.features import FEATURES
from comptoir.games.burgundy.state import SOURCES

ALONE = 5  # the first seed for one player


@pytest.fixture(scope="module")
def tool():
    file = Path(__file__).parents[2] / "tools" / "learn_burgundy.py"
    spec = importlib.util.spec_from_file_location("learn_burgundy", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def chains(tool):
    return tool.play(ALONE)


def test_a_game_is_seen_turn_by_turn(chains):
    """Before and after every turn but the last, and after purchases; in as many figures as the network has inputs."""
    ((figures, to_come),) = chains
    assert figures.shape == (len(to_come), FEATURES)
    assert 59 <= len(to_come) <= 90
    assert to_come[0].sum() > to_come[-1].sum() >= 0


def test_what_is_learned_fits_the_games(tool, chains, tmp_path):
    """A network fitted to a game knows it better than its average, and is read back as it was written."""
    ((figures, to_come),) = chains
    fit = tool.learn(chains, epochs=200)
    off = (fit.predict(figures) - to_come).sum(1)
    assert (off**2).mean() < 0.2 * to_come.sum(1).var()
    fit.write(tmp_path / "learned.json")
    read = read_network(tmp_path / "learned.json").answer(vec[float](figures[20].tolist()))
    assert list(read) == pytest.approx(fit.predict(figures)[20].tolist(), abs=0.02)


def test_what_is_there_is_fitted_further(tool, chains, tmp_path):
    """It begins where the stored network ended, and comes nearer."""
    ((figures, to_come),) = chains
    tool.learn(chains, epochs=30).write(tmp_path / "learned.json")
    begun = tool.Fit(to_come.mean(0))
    begun.begin_with(tmp_path / "learned.json")
    before = (begun.predict(figures) - to_come).sum(1)
    read = read_network(tmp_path / "learned.json").answer(vec[float](figures[20].tolist()))
    assert list(read) == pytest.approx(begun.predict(figures)[20].tolist(), abs=0.001)
    after = (tool.learn(chains, 60, tmp_path / "learned.json").predict(figures) - to_come).sum(1)
    assert (after**2).mean() < (before**2).mean()


def test_what_was_expected_later_counts_by_a_part(tool):
    """The points of a turn count in full; what comes after it is mixed from the end and from what was expected."""
    fit = tool.Fit(np.full(len(SOURCES), 7.0, dtype=np.float32))
    for weights in fit.weights:
        weights[:] = 0
    to_come = np.zeros((3, len(SOURCES)), dtype=np.float32)
    to_come[:, 0] = [10, 6, 5]
    wanted = tool.wanted(fit, [(np.zeros((3, FEATURES), dtype=np.float32), to_come)])
    second = 1 + tool.LATER * 7 + (1 - tool.LATER) * 5
    assert wanted[:, 0] == pytest.approx([4 + tool.LATER * 7 + (1 - tool.LATER) * second, second, 5])
