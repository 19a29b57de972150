"""The Castles of Burgundy: The Card Game, for 1 to 4 players."""

from comptoir.core.game import Game
from comptoir.games.burgundy import (
    actions,
    bonuses,
    deck,
    effects,
    estate,
    inventory,
    piles,
    projects,
    rounds,
    scoring,
    setup,
    silver,
    solo,
    state,
    turn,
)

GAME = Game(
    "burgundy",
    title="The Castles of Burgundy: The Card Game",
    players=(1, 2, 3, 4),
    chapters=(
        state,
        setup,
        deck,
        piles,
        rounds,
        turn,
        actions,
        projects,
        estate,
        inventory,
        bonuses,
        effects,
        silver,
        scoring,
        solo,
    ),
    setup=setup.setup,
    sources=state.SOURCES,
    score=scoring.score,
    tiebreak=scoring.tiebreak,
    lost=solo.lost,
    inventory=inventory.inventory,
)
