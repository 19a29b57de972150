"""The same seeds give the same games, before and after whatever is made faster, plain and compiled."""

import json
import os

import pytest
from core.same_games import KEPT, fingerprint, variants

GAMES = os.environ.get("COMPTOIR_SAME_GAMES", "3")
ALL = list(variants())


@pytest.mark.parametrize(("name", "game", "players", "options"), ALL, ids=[name for name, *_ in ALL])
def test_the_same_games(name, game, players, options):
    assert fingerprint(game, players, options, int(GAMES)) == json.loads(KEPT.read_text())[GAMES][name]
