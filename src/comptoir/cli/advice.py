"""What a strong player would consider, knowing no more than the seat."""

from __future__ import annotations

from comptoir.bots import LEVELS, Considered, new_search, settings
from comptoir.cli.sitting import Sitting

ADVISER = LEVELS["skilled"]
SHOWN = 3
TRIES = 8  # simulations for answers that the search itself did not look at


def advise(sitting: Sitting) -> list[Considered]:
    """The best answers, best first; more than one wherever there is a choice."""
    view, seat, game = sitting.position, sitting.seat, sitting.game
    moves = view.legal(seat)
    if len(moves) < 2:
        return []
    adviser = new_search(game, len(sitting.log), settings(game, ADVISER.simulations(game), thorough=False))
    adviser.think(view, seat)
    searched = adviser.tried(moves)
    if len(searched) > 1:
        return searched[:SHOWN]
    for move in moves:
        adviser.try_move(view, seat, move, TRIES)
    return sorted(adviser.tried(moves), key=lambda c: -c.value)[:SHOWN]
