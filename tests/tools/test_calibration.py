"""What bots expect comes true: bins of 50 games, seeds that nothing was tuned on."""

from __future__ import annotations

import random

import calibration
import pytest

import comptoir


def pairs(bias, spread, count=200, seed=3):
    """Promises that are so much too low, with so much luck after them."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        promised = rng.gauss(100, 20)
        one = calibration.Pair(promised, promised + bias + rng.gauss(0, spread))
        found.append([one] * calibration.THIRDS)
    return found


def test_honest_promises_hold():
    """Luck alone breaks no bin."""
    assert all(one.holds for one in calibration.bins(pairs(0, 4)))


@pytest.mark.parametrize("bias", [-4, 4])
def test_a_bias_is_found(bias):
    """Four points too many or too few break every bin."""
    found = calibration.bins(pairs(bias, 4))
    assert len(found) == 12
    assert not any(one.holds for one in found)


def test_a_bias_that_only_shows_at_the_ends_is_found():
    """Promises that exaggerate are right on average, and wrong in the outer bins."""
    exaggerated = [[calibration.Pair(100 + 2 * (p.promised - 100), p.final) for p in row] for row in pairs(0, 4)]
    found = calibration.bins(exaggerated)[:4]
    assert [one.holds for one in found][0::3] == [False, False]
    assert abs(sum(one.off for one in found)) < 4


def test_a_game_gives_a_pair_to_each_third():
    """What an analysis expects of a position, and what its seat had in the end."""
    game = comptoir.load("burgundy")
    pairs = calibration.sample(game, 2, "random", calibration.NOT_TUNED_ON, calibration.promises(game))
    assert len(pairs) == calibration.THIRDS
    assert all(pair.promised > 0 for pair in pairs)
    known = [calibration.sample(game, 2, "random", 1, lambda position, seed: position.scores)[-1] for _ in range(2)]
    assert known[0] == known[1]
