"""How well the printed figures are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        *[round_card(number) for number in range(len(ROUND_CARDS))],
        Figure("set-up by players", "display 7 7 10 13, workers 0 1 1 2", RULEBOOK),
        Figure(
            "order of bonuses and effect",
            "bonus cards, round bonus, effect",
            RECONSTRUCTED,
            "no source fixes it; rule R22",
        ),
        Figure("Egon's stacks", "3 4 5 6 7", RULEBOOK),
    ]


def round_card(number: int) -> Figure:
    """The bonuses of a round card, of which one is chosen; A and D stand in the rulebook. P9"""
    name = "ABCDE"[number]
    bonuses = " / ".join([bonus_text(bonus) for bonus in ROUND_CARDS[number]])
    known = (RULEBOOK, "") if name in "AD" else (ONE_SOURCE, FAN)
    return Figure(f"round card {name}", bonuses, *known)


def bonus_text(bonus: Sequence[int]) -> str:
    """One bonus: "2 goods", "1 silver + 1 workers"."""
    names = ("points", "goods", "animals", "silver", "workers")
    return " + ".join([f"{count} {name}" for count, name in zip(bonus, names, strict=True) if count])
