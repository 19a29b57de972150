"""Hints: what a strong player would consider, knowing no more than the seat, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from comptoir.bots import LEVELS, Considered, new_search, settings
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.position import Position

ADVISER = LEVELS["skilled"]
SHOWN = 3
TRIES = 8  # simulations for answers that the search itself did not look at


def advise(view: Position, seat: int, seed: int) -> list[Considered]:
    """The best answers, best first; more than one wherever there is a choice."""
    moves, game = view.legal(seat), view.game
    if len(moves) < 2:
        return []
    adviser = new_search(game, seed, settings(game, ADVISER.simulations(game), thorough=False))
    adviser.think(view, seat)
    searched = adviser.tried(moves)
    if len(searched) > 1:
        return searched[:SHOWN]
    for move in moves:
        adviser.try_move(view, seat, move, TRIES)
    return sorted(adviser.tried(moves), key=lambda c: -c.value)[:SHOWN]


def why(game: Game, considered: Sequence[Considered]) -> Phrase:
    """The scoring source in which the best answer is most ahead of the second; or that it is a close call."""
    if len(considered) < 2:
        return Phrase("hint-none")
    gains = [mine - other for mine, other in zip_longest(considered[0].sources, considered[1].sources, fillvalue=0.0)]
    if not gains or max(gains) < 0.05:
        return Phrase("hint-close")
    source = Phrase(f"source-{game.sources[gains.index(max(gains))]}")
    return Phrase("hint-why", {"gain": f"{max(gains):+.1f}", "source": source})
