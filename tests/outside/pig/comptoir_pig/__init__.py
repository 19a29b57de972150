"""Pig: roll as often as you dare; a one loses what the turn has brought."""

from comptoir.core.game import Game
from comptoir_pig import turn

GAME = Game(
    "pig",
    title="Pig",
    players=(2, 3, 4),
    chapters=(turn,),
    setup=turn.setup,
    sources=("turns",),
    score=turn.score,
)
