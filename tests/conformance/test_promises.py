"""Random games of every game keep every promise."""

from __future__ import annotations

import os

import comptoir
from comptoir.conformance import Checked

EVERY = int(os.environ.get("COMPTOIR_EVERY", "29"))  # answers from one thorough look to the next; 1 for all
GAMES = int(os.environ.get("COMPTOIR_GAMES", "2"))  # for each number of players and variant


def test_promises(name, players, options):
    """At every decision of the beginning of some games, and here and there to their end."""
    for seed in range(GAMES):
        game = Checked(comptoir.load(name), players, options, seed)
        game.play(beginning=80 if seed == 0 else 0, every=EVERY)
        assert game.widest < 300, "a question is too wide to read"
