"""The tool that learns what is to come in Burgundy."""

from __future__ import annotations

import learn_burgundy

from comptoir.games.burgundy.evaluate.features import FEATURES

ALONE = 5  # the first seed for one player


def test_a_game_is_seen_turn_by_turn():
    """Before and after every turn but the last, and after purchases; in as many figures as the network has inputs."""
    ((figures, to_come),) = learn_burgundy.play(ALONE)
    assert figures.shape == (len(to_come), FEATURES)
    assert 59 <= len(to_come) <= 90
    assert to_come[0].sum() > to_come[-1].sum() >= 0
