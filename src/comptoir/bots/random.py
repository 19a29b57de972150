"""Uniformly random legal moves."""

from __future__ import annotations

from typing import Any

from comptoir.bots.search import Considered
from comptoir.core.agenda import Decision
from comptoir.core.chance import Rng
from comptoir.core.game import Game


class RandomBot:
    """Plays at random; for tests, and for a first look at a game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)
        self.considered: list[Considered] = []

    def answer(self, seen: Any, ask: Decision, legal: list[int]) -> int:
        """A legal move, each equally likely."""
        return legal[int(self.rng.below(len(legal)))]
