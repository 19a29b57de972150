"""One-ply search: the move with the highest evaluation right after it."""

from __future__ import annotations

from comptoir.bots.search import Considered
from comptoir.bots.sight import Settings, Sight
from comptoir.core.game import Game
from comptoir.core.position import Position

COMPLETIONS = 4  # determinizations over which the evaluation is averaged


class GreedyBot:
    """Takes the move after which the game's evaluator gives most points."""

    def __init__(self, game: Game, seed: int) -> None:
        self.sight = Sight(game.evaluator, len(game.sources), seed, Settings(0))
        self.considered: list[Considered] = []

    def answer(self, view: Position, seat: int) -> int:
        """The move with the highest mean ``worth``; the game's prior breaks ties."""
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
