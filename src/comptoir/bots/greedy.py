"""One answer deep: whatever is worth most at once."""

from __future__ import annotations

from comptoir.bots.search import Considered
from comptoir.bots.sight import Settings, Sight
from comptoir.core.game import Game
from comptoir.core.position import Position

COMPLETIONS = 4  # what is unseen is dealt so many times


class GreedyBot:
    """Takes what the game's evaluator likes best after each single answer."""

    def __init__(self, game: Game, seed: int) -> None:
        self.sight = Sight(game, seed, Settings(0))
        self.considered: list[Considered] = []

    def answer(self, view: Position, seat: int) -> int:
        """The move with the most points in sight; the game's prior decides between equals."""
        self.considered = []
        legal, ask = view.legal(seat), view.question(seat)
        if len(legal) == 1 or ask is None:
            return legal[0]
        deals = [view.complete(self.sight.rng).state for _ in range(COMPLETIONS)]
        worth = [sum([self.sight.first_sight(s, ask, move) for s in deals]) / COMPLETIONS for move in legal]
        prior = [self.sight.evaluator.prior(view.state, ask, move) for move in legal]
        ranked = sorted(range(len(legal)), key=lambda i: worth[i] + 0.001 * prior[i], reverse=True)
        self.considered = [Considered(legal[i], COMPLETIONS, [worth[i]], 0.0, [], 0.0) for i in ranked]
        return legal[ranked[0]]
