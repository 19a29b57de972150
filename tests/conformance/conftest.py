"""Every game, every number of players, every variant."""

from __future__ import annotations

import comptoir
from comptoir.conformance import variants


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames and "players" in metafunc.fixturenames:
        cases = [
            (name, players, options)
            for name in comptoir.game_names()
            for game in [comptoir.load(name)]
            for players in game.players
            for options in variants(game, players)
        ]
        ids = ["-".join([name, str(players), *options.values()]) for name, players, options in cases]
        metafunc.parametrize(("name", "players", "options"), cases, ids=ids)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", comptoir.game_names())
