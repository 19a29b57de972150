"""La Loire, for 1 to 4 players, by the German or the French rulebook."""

from comptoir.core.game import Game, Option
from comptoir.games.la_loire import (
    acting,
    building,
    delivering,
    figures,
    inventory,
    market,
    messages,
    recruiting,
    riding,
    scoring,
    setup,
    state,
    trading,
    turn,
)

GAME = Game(
    "la_loire",
    title="La Loire",
    players=(1, 2, 3, 4),
    chapters=(
        state,
        setup,
        turn,
        riding,
        acting,
        trading,
        market,
        building,
        recruiting,
        messages,
        delivering,
        scoring,
    ),
    setup=setup.setup,
    sources=state.SOURCES,
    score=scoring.score,
    tiebreak=scoring.tiebreak,
    inventory=inventory.inventory,
    options=(Option("edition", "german", "french"), Option("beginner", "no", "yes")),
    figures=figures.figures,
    check_data=figures.FIGURES.check,
    board=figures.board,
)
