"""How well the printed figures are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.games.marco_polo.contracts import CONTRACTS
from comptoir.games.marco_polo.goals import DIFFERENT_CITIES, GOALS
from comptoir.games.marco_polo.map import BEIJING_POINTS, PLACES, ROADS
from comptoir.games.marco_polo.spaces import START_COINS, TRAVEL_PRICE

PROGRAM = "from a program that plays the game"
TOURNAMENT = "from tournament rules"


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every group of figures; those from a single source are worth a look into the box."""
    return [*printed(), *rulings()]


def printed() -> list[Figure]:
    """What is printed on the board, the cards and the tiles."""
    return [
        Figure("coins and dice at the start", f"coins {START_COINS}, black dice 3 4 5, neutral dice 3 1 0", RULEBOOK),
        Figure("map", f"{PLACES} places, {len(ROADS)} roads with their camels and coins", SOURCES),
        Figure("points in Beijing", list(BEIJING_POINTS), RULEBOOK),
        Figure("price of a journey", TRAVEL_PRICE[1:], SOURCES, "7 and 12 also stand in the rulebook"),
        Figure("bazaar: camels", "1 to 6", RULEBOOK),
        Figure("bazaar: pepper and silk", "1 2 2+ 3 3+ 4", SOURCES),
        Figure("bazaar: gold", "1 2 _ 3 3+1 step 4", SOURCES),
        Figure("bazaar: gold, column 3", "2 gold + 2 camels", ONE_SOURCE, "another source has 3 gold"),
        Figure("contracts", f"{len(CONTRACTS)} with cost, points and bonus", SOURCES, "but one, see below"),
        Figure("contract C16", "2 camels, 1 silk, 2 gold", ONE_SOURCE, "another source has 2 silk"),
        Figure("city cards", "31, with cost and reward", SOURCES, "but one, see below"),
        Figure("city card goods for a step", "2 different goods", ONE_SOURCE, "another source takes any 2 goods"),
        Figure("outpost bonuses", "10", SOURCES),
        Figure("town bonuses", "6 rewards", SOURCES),
        Figure(
            "letters and cities of the town bonuses", "A Anxi, B Ormuz, C Kashgar, D Xian, E Adana, F Kochi", ONE_SOURCE
        ),
        Figure("goal cards", f"{len(GOALS)}, with cities and points", SOURCES),
        Figure("points for goal cities", DIFFERENT_CITIES[1:], SOURCES),
        Figure("points for posts", "8th 5, 9th 10", RULEBOOK),
        Figure("points for Wilhelm's 11th post", 10, SOURCES),
        Figure("characters", "8", SOURCES, "Mercator's camel and coins with 3 and 2 players from one"),
        Figure("Mercator with 3 and 2 players", "1 camel for the Khan, 2 coins for 5 coins", ONE_SOURCE, PROGRAM),
    ]


def rulings() -> list[Figure]:
    """Where the rulebook is silent."""
    return [
        Figure("no action possible (R2)", "a die goes to the purse", RECONSTRUCTED),
        Figure("order of bonuses at the start of a round (R14)", "free", RECONSTRUCTED),
        Figure("last player with dice (R4)", "turn after turn", ONE_SOURCE, PROGRAM),
        Figure("two new contracts (R17)", "all old ones go", ONE_SOURCE, TOURNAMENT),
        Figure("display and special pile empty (R18)", "no contracts to take", RECONSTRUCTED),
        Figure("contract drawn with a full board (R19)", "any of the three goes", ONE_SOURCE, PROGRAM),
        Figure("cards that work both ways (R21)", "one direction, pay first", ONE_SOURCE, TOURNAMENT),
        Figure("own town bonuses by card (R24)", "each from another city", ONE_SOURCE, PROGRAM),
        Figure("moved posts (R30, R32)", "earn bonuses, no milestones", ONE_SOURCE, PROGRAM),
        Figure("post leaves Beijing (R31)", "lower posts move up", ONE_SOURCE, TOURNAMENT),
        Figure("no bonus actions between rewards (R34)", "resolved to the end first", RECONSTRUCTED),
        Figure("most contracts with none completed (R36)", "nobody", RECONSTRUCTED),
        Figure("paying points (R37)", "not below 0", RECONSTRUCTED),
        Figure("Johannes on the road for 5 coins (R45)", "no toll", ONE_SOURCE, PROGRAM),
        Figure("Wilhelm's bonuses (R46)", "after the journey", ONE_SOURCE, PROGRAM),
        Figure("Wilhelm without posts on the way (R46)", "moving one is optional", RECONSTRUCTED),
        Figure("special pile empty (R50)", "a drawn contract is nothing", RECONSTRUCTED),
        Figure("coins run out (R51)", "they never do", RECONSTRUCTED),
    ]
