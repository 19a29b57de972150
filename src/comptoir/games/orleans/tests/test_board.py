"""The figures that the drawn board needs are those of the game's own tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from comptoir.games.orleans.box import (
    BOATMAN_CITIZEN,
    DEED_CITIZENS,
    DEVELOPMENT_CITIZENS,
    GOODS,
    KNIGHT_CITIZEN,
    LAST_CITIZEN,
    MARKET,
    N_FOLLOWERS,
    N_FOODS,
    OWN,
    ROUNDS,
    TYPE,
)
from comptoir.games.orleans.deeds import DEEDS
from comptoir.games.orleans.map import ROUTES, TOWN, TOWNS
from comptoir.games.orleans.places import PLACES, may_stand
from comptoir.games.orleans.state import TECHNOLOGY
from comptoir.games.orleans.tracks import (
    BOATMAN_CITIZEN_AT,
    BOATMAN_COINS,
    CITIZENS_AT,
    COINS_ON,
    END,
    FARMER_GOODS,
    KNIGHT_CITIZEN_AT,
    KNIGHT_DRAWS,
    LAST,
    SCHOLAR_STEPS,
    STATUS,
)

FIGURES = Path(__file__).parents[1] / "board" / "figures.json"
WANTED = 10  # seven characters, anybody, neutral and store


def figures() -> dict[str, Any]:
    """What the board is drawn from."""
    town = list(TOWN.items)
    return {
        "rounds": ROUNDS,
        "market": MARKET,
        "own": OWN,
        "technology": TECHNOLOGY,
        "character": [int(character) for character in TYPE],
        "stands": [
            [[wanted for wanted in range(WANTED) if may_stand(follower, wanted, privileges)] for follower in FOLLOWERS]
            for privileges in range(4)
        ],
        "places": [{"category": category, "spaces": list(spaces)} for _, category, spaces in PLACES],
        "goods": [points for _, _, points in GOODS],
        "foods": N_FOODS,
        "towns": [[north, east] for _, north, east in TOWNS],
        "routes": [[kind, town.index(one), town.index(other), mark] for kind, one, other, mark in ROUTES],
        "deeds": [{"coins": coins, "spaces": [list(space) for space in spaces]} for _, coins, spaces in DEEDS],
        "tracks": {
            "last": [int(space) for space in LAST],
            "goods": [int(good) for good in FARMER_GOODS],
            "coins": [int(coins) for coins in BOATMAN_COINS],
            "draws": [int(draws) for draws in KNIGHT_DRAWS],
            "steps": [int(steps) for steps in SCHOLAR_STEPS],
            "boatmanCitizenAt": BOATMAN_CITIZEN_AT,
            "knightCitizenAt": KNIGHT_CITIZEN_AT,
        },
        "development": {
            "end": END,
            "status": [int(status) for status in STATUS],
            "coins": [int(coins) for coins in COINS_ON],
            "citizens": list(CITIZENS_AT),
        },
        "citizens": {
            "boatman": BOATMAN_CITIZEN,
            "knight": KNIGHT_CITIZEN,
            "development": DEVELOPMENT_CITIZENS,
            "deeds": DEED_CITIZENS,
            "last": LAST_CITIZEN,
        },
    }


FOLLOWERS = range(N_FOLLOWERS)


def test_the_board_is_drawn_from_the_figures_of_the_game() -> None:
    assert json.loads(FIGURES.read_text()) == figures()
