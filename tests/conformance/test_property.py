"""Random answers, shrunk by Hypothesis to the shortest log that breaks a promise."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import comptoir
from comptoir.conformance import Checked


def test_any_beginning_keeps_the_promises(name):
    """However the first answers are given."""
    game = comptoir.load(name)

    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(game.players), st.lists(st.integers(0, 10**6), max_size=40), st.integers(0, 10**6))
    def run(players: int, choices: list[int], seed: int) -> None:
        checked = Checked(game, players, {}, seed)
        asks = checked.position.questions
        for choice in choices:
            if asks:
                checked.step(asks[choice % len(asks)], thorough=True)
                asks = checked.position.questions

    run()
