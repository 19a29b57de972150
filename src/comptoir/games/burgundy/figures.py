"""How well the printed figures are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.games.burgundy.cards import KINDS, ROUND_CARDS, VALUE

FAN = "a fan program of 2018 names every card face"


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every group of figures; those from a single source are worth a look into the box."""
    numbers = ", ".join([f"{row[0]} {''.join([str(n + 1) * row[3][n] for n in range(6)])}" for row in KINDS])
    return [
        Figure(
            "cards of each type", "12 castles, mines, cloisters; 18 knowledge, ships, pastures; 24 buildings", SOURCES
        ),
        Figure("numbers on the cards", numbers, ONE_SOURCE, FAN),
        Figure("points of building, pasture and cloister triples", [VALUE[6], VALUE[5], VALUE[2]], SOURCES),
        Figure(
            "points of castle, mine, knowledge and ship triples",
            [VALUE[0], VALUE[1], VALUE[3], VALUE[4]],
            ONE_SOURCE,
            FAN,
        ),
        Figure("goods", "6 of each colour, sold by 1-2, 3-4, 5-6", SOURCES),
        Figure("animals", "5 of each kind; sets worth 4, 2, 1", SOURCES),
        Figure("first-triple bonus", 1, SOURCES),
        Figure("all-seven bonus", "4 3 2 1; 4 2 1; 3 1", RULEBOOK),
        Figure("round cards A and D", [len(ROUND_CARDS[0]), len(ROUND_CARDS[3])], SOURCES, "bonuses on them"),
        Figure("round cards B, C and E", [len(ROUND_CARDS[i]) for i in (1, 2, 4)], ONE_SOURCE, FAN),
        Figure("set-up by players", "display 7 7 10 13, workers 0 1 1 2", RULEBOOK),
        Figure(
            "order of bonuses and effect",
            "bonus cards, round bonus, effect",
            RECONSTRUCTED,
            "no source fixes it; rule R22",
        ),
        Figure("Egon's stacks", "3 4 5 6 7", RULEBOOK),
    ]
