"""The drawn board knows the same box as the rules."""

import json
from pathlib import Path

from comptoir.games.burgundy.actions import RATE, WORKERS
from comptoir.games.burgundy.cards import (
    ALL_SEVEN,
    ANIMAL,
    DIE,
    EGON_STACKS,
    FACES,
    FIRST_TRIPLE,
    GOOD,
    KINDS,
    N_FACES,
    ROUND_CARDS,
    SET_VALUE,
    TYPES,
    VALUE,
)
from comptoir.games.burgundy.projects import PROJECTS
from comptoir.games.burgundy.rounds import TURNS
from comptoir.games.burgundy.silver import PRICE
from comptoir.games.burgundy.state import ANIMAL_PILES, ANY, EGON, PILE

FIGURES = Path(__file__).parents[1] / "board" / "figures.json"


def figures():
    """What the board has to know of the box."""
    return {
        "types": list(TYPES.items),
        "values": [int(points) for points in VALUE],
        "kinds": [row[0] for row in KINDS],
        "typeOfKind": [row[1] for row in KINDS],
        "kindOfCard": [kind for kind, _ in FACES],
        "dieOfCard": [int(die) for die in DIE],
        "unseen": N_FACES,
        "goods": list(GOOD.items),
        "animals": list(ANIMAL.items),
        "piles": list(PILE.items),
        "animalPiles": ANIMAL_PILES,
        "sets": [int(points) for points in SET_VALUE],
        "rounds": [[[int(n) for n in bonus] for bonus in card] for card in ROUND_CARDS],
        "turns": int(TURNS),
        "projects": PROJECTS,
        "firstTriple": FIRST_TRIPLE,
        "allSeven": {str(players): list(cards) for players, cards in ALL_SEVEN.items()},
        "egonStacks": list(EGON_STACKS),
        "any": int(ANY),
        "egon": int(EGON),
        "price": PRICE,
        "rate": RATE,
        "workers": WORKERS,
    }


def test_the_board_knows_the_box():
    """The figures beside the drawing are those of the rules."""
    assert json.loads(FIGURES.read_text(encoding="utf-8")) == figures()
