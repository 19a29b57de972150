"""Random games of every game keep every promise."""

from __future__ import annotations

import os

import pytest
from conformance.promises import Checked

import comptoir
from comptoir.core.errors import BadSetup

EVERY = int(os.environ.get("COMPTOIR_EVERY", "29"))  # answers from one thorough look to the next; 1 for all
GAMES = int(os.environ.get("COMPTOIR_GAMES", "2"))  # for each number of players and variant


def impossible(name: str, players: int, options: dict[str, str]) -> bool:
    """Whether a variant does not exist for a number of players; the game says so."""
    try:
        comptoir.load(name).new(players, options)
    except BadSetup:
        return True
    return False


def test_promises(name, players, options):
    """At every decision of the beginning of some games, and here and there to their end."""
    if impossible(name, players, options):
        pytest.skip("this variant does not exist for so many players")
    for seed in range(GAMES):
        game = Checked(comptoir.load(name), players, options, seed)
        game.play(beginning=80 if seed == 0 else 0, every=EVERY)
        assert game.widest < 300, "a question is too wide to read"
