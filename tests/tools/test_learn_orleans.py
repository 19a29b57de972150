"""The tool that learns what is to come in Orléans."""

from __future__ import annotations

import learn_orleans
import numpy as np
import pytest
from librt.vecs import vec

from comptoir.games.orleans.box import ROUNDS
from comptoir.games.orleans.evaluate.expectation import LEARNED
from comptoir.games.orleans.evaluate.features import FEATURES, PLAYERS, TIME
from comptoir.games.orleans.state import SOURCES


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_seen_round_by_round(seed):
    """Every seat before every round; in as many figures as the network has inputs, none below nothing."""
    players = learn_orleans.TABLES[seed]
    chains = learn_orleans.play(seed)
    assert len(chains) == players
    for figures, to_come in chains:
        assert figures.shape == (ROUNDS, FEATURES)
        assert to_come.shape == (ROUNDS, len(SOURCES))
        assert figures.min() >= 0
        assert figures[:, PLAYERS + players - 2].all()
        assert figures[:, TIME].tolist() == pytest.approx([(ROUNDS - i) / ROUNDS for i in range(ROUNDS)])
        assert to_come[0].sum() > to_come[-1].sum()


def test_what_was_learned_comes_true():
    """In the last third of games that it was not learned from, the network knows what comes better than its average."""
    chains = [chain for seed in (50_001, 50_002) for chain in learn_orleans.play(seed)]
    figures, to_come = (np.concatenate([chain[i][12:] for chain in chains]) for i in (0, 1))
    expected = [sum(LEARNED.answer(vec[float](row.tolist()))) for row in figures]
    off = np.array(expected) - to_come.sum(1)
    assert (off**2).mean() < 0.5 * to_come.sum(1).var()
    assert abs(off.mean()) < 6
