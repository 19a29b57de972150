"""How networks are fitted to games."""

from __future__ import annotations

import fitting
import learn_burgundy
import numpy as np
import pytest
from librt.vecs import vec

from comptoir.bots.network import read_network

FIGURES, SOURCES = 5, 3


@pytest.fixture(scope="module")
def chains():
    return learn_burgundy.play(5)


def test_what_is_learned_fits_the_games(chains, tmp_path):
    """A network fitted to a game knows it better than its average, and is read back as it was written."""
    ((figures, to_come),) = chains
    fit = fitting.learn(chains, epochs=200)
    off = (fit.predict(figures) - to_come).sum(1)
    assert (off**2).mean() < 0.2 * to_come.sum(1).var()
    fit.write(tmp_path / "learned.json")
    read = read_network(tmp_path / "learned.json").answer(vec[float](figures[20].tolist()))
    assert list(read) == pytest.approx(fit.predict(figures)[20].tolist(), abs=0.02)


def test_what_is_there_is_fitted_further(chains, tmp_path):
    """It begins where the stored network ended, and comes nearer."""
    ((figures, to_come),) = chains
    fitting.learn(chains, epochs=30).write(tmp_path / "learned.json")
    begun = fitting.Fit(figures.shape[1], to_come.mean(0))
    begun.begin_with(tmp_path / "learned.json")
    before = (begun.predict(figures) - to_come).sum(1)
    read = read_network(tmp_path / "learned.json").answer(vec[float](figures[20].tolist()))
    assert list(read) == pytest.approx(begun.predict(figures)[20].tolist(), abs=0.001)
    after = (fitting.learn(chains, 60, tmp_path / "learned.json").predict(figures) - to_come).sum(1)
    assert (after**2).mean() < (before**2).mean()


def test_what_was_expected_later_counts_by_a_part():
    """What came meanwhile counts in full; what comes after it is mixed from the end and from what was expected."""
    fit = fitting.Fit(FIGURES, np.full(SOURCES, 7.0, dtype=np.float32))
    for weights in fit.weights:
        weights[:] = 0
    to_come = np.zeros((3, SOURCES), dtype=np.float32)
    to_come[:, 0] = [10, 6, 5]
    wanted = fitting.wanted(fit, [(np.zeros((3, FIGURES), dtype=np.float32), to_come)])
    second = 1 + fitting.LATER * 7 + (1 - fitting.LATER) * 5
    assert wanted[:, 0] == pytest.approx([4 + fitting.LATER * 7 + (1 - fitting.LATER) * second, second, 5])
