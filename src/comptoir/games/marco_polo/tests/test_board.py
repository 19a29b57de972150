"""The drawn board prints the same figures as the tables of the game."""

import json
from pathlib import Path

from comptoir.games.marco_polo import amounts, spaces
from comptoir.games.marco_polo.bonuses import OUTPOST_BONUS, TILE_BONUS
from comptoir.games.marco_polo.city_cards import BOTH_WAYS, BY_NUMBER, GET, GIVE, KIND, N_CARDS, WAYS
from comptoir.games.marco_polo.contracts import CONTRACTS
from comptoir.games.marco_polo.goals import DIFFERENT_CITIES, GOALS
from comptoir.games.marco_polo.map import BEIJING_POINTS, PLACE_NAMES, ROADS
from comptoir.games.marco_polo.rounds import ROUNDS
from comptoir.games.marco_polo.scoring import GOALS_KEPT, MOST_CONTRACTS
from comptoir.games.marco_polo.state import CHARACTER

FIGURES = Path(__file__).parent.parent / "board" / "figures.json"


def printed(what):
    """An amount without what is zero."""
    return {name: int(what[i]) for i, name in enumerate(amounts.NAMES) if what[i]}


def card(i):
    """A city card: how it works, what it takes and gives, and what each number of a die brings."""
    found = {"kind": int(KIND[i]), "give": printed(GIVE[i * WAYS]), "get": printed(GET[i * WAYS])}
    if BOTH_WAYS[i]:
        found["back"] = {"give": printed(GIVE[i * WAYS + 1]), "get": printed(GET[i * WAYS + 1])}
    if any(BY_NUMBER[i]):
        found["byNumber"] = [int(n) for n in BY_NUMBER[i][1:]]
    return found


def contract(camels, pepper, silk, gold, points, bonus):
    """A contract: what it asks for, its points and its bonus."""
    cost = printed(amounts.amount(camels=camels, pepper=pepper, silk=silk, gold=gold))
    return {"cost": cost, "points": points, "bonus": printed(bonus)}


def tables():
    """All that is printed on the board, the cards and the tiles."""
    return {
        "places": list(PLACE_NAMES),
        "roads": [[int(n) for n in road] for road in ROADS],
        "beijing": [int(n) for n in BEIJING_POINTS],
        "spaces": [[name, dice, blue] for name, dice, blue in spaces.SPACE_TABLE],
        "cityOfCard": [int(city) for city in spaces.CITY_OF_CARD],
        "bazaar": [[printed(cell) for cell in row] for row in spaces.BAZAAR],
        "coins": int(spaces.COINS_TAKEN),
        "khan": printed(spaces.KHAN_BONUS),
        "khanPlaces": int(spaces.KHAN_PLACES),
        "travel": [int(n) for n in spaces.TRAVEL_PRICE[1:]],
        "displayExtra": [int(n) for n in spaces.SPACE_BONUS],
        "purse": int(spaces.PURSE_COINS),
        "rerollCamels": int(spaces.REROLL_CAMELS),
        "turnCamels": int(spaces.TURN_CAMELS),
        "blackDieCamels": int(spaces.BLACK_DIE_CAMELS),
        "milestones": [int(n) for n in spaces.MILESTONES],
        "characters": list(CHARACTER.items),
        "outposts": [printed(bonus) for bonus in OUTPOST_BONUS],
        "tiles": [printed(bonus) for bonus in TILE_BONUS],
        "cards": [card(i) for i in range(N_CARDS)],
        "contracts": [contract(*row[1:]) for row in CONTRACTS],
        "goals": [[int(large), int(small), int(points)] for large, small, points in GOALS],
        "goalsKept": int(GOALS_KEPT),
        "goalCities": [int(n) for n in DIFFERENT_CITIES],
        "mostContracts": int(MOST_CONTRACTS),
        "rounds": int(ROUNDS),
    }


def test_the_board_prints_what_the_tables_say():
    assert json.loads(FIGURES.read_text(encoding="utf-8")) == tables()
