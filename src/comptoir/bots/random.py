"""Uniformly random legal moves."""

from __future__ import annotations

from comptoir.bots.search import Considered
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.position import Position


class RandomBot:
    """Plays at random; for tests, and for a first look at a game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)
        self.considered: list[Considered] = []

    def answer(self, view: Position, seat: int) -> int:
        """A legal move, each equally likely."""
        moves = view.legal(seat)
        return moves[int(self.rng.below(len(moves)))]
