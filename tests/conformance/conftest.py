"""Every game, every number of players, every variant."""

from __future__ import annotations

import itertools

import comptoir


def variants(game: comptoir.Game) -> list[dict[str, str]]:
    """All combinations of options, or where they are many, each value once besides the defaults."""
    names = [option.name for option in game.options]
    every = [dict(zip(names, values, strict=True)) for values in itertools.product(*[o.values for o in game.options])]
    if len(every) <= 8:
        return every
    return [game.chosen({})] + [game.chosen({o.name: value}) for o in game.options for value in o.values[1:]]


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames and "players" in metafunc.fixturenames:
        cases = [
            (name, players, options)
            for name in comptoir.games()
            for game in [comptoir.load(name)]
            for players in game.players
            for options in variants(game)
        ]
        ids = ["-".join([name, str(players), *options.values()]) for name, players, options in cases]
        metafunc.parametrize(("name", "players", "options"), cases, ids=ids)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", comptoir.games())
