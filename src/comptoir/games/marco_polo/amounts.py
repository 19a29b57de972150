"""Amounts: what something costs or brings, one number for each thing that can be had."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase

# What an amount counts, in this order.
COINS: Final = 0
CAMELS: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
POINTS: Final = 5
ANY_GOOD: Final = 6  # goods of free choice
PAIR: Final = 7  # two goods of different kinds
STEP: Final = 8  # steps on the map
CONTRACT: Final = 9  # contracts drawn from the special pile
BLACK_DIE: Final = 10
OTHER_TOWN: Final = 11  # the bonus of any other town tile
OWN_TOWN: Final = 12  # the bonus of a town in which one has a post
CHOICES: Final = 13  # whether more than taking from the supply is to be done

NAMES: Final = (
    "coins",
    "camels",
    "pepper",
    "silk",
    "gold",
    "points",
    "any-good",
    "pair",
    "step",
    "contract",
    "black-die",
    "other-town",
    "own-town",
)

GOOD: Final = Domain("good", ("pepper", "silk", "gold"))
GOODS: Final = 3


def amount(
    *,
    coins: int = 0,
    camels: int = 0,
    pepper: int = 0,
    silk: int = 0,
    gold: int = 0,
    points: int = 0,
    any_good: int = 0,
    pair: int = 0,
    step: int = 0,
    contract: int = 0,
    black_die: int = 0,
    other_town: int = 0,
    own_town: int = 0,
) -> list[i64]:
    """An amount, written as it is printed."""
    choices: list[i64] = [any_good, pair, step, contract, black_die, other_town, own_town]
    return [coins, camels, pepper, silk, gold, points, *choices, 1 if any(choices) else 0]


def phrase(what: list[i64], times: int = 1) -> Phrase:
    """An amount in words: "2 camels + 1 silk"."""
    return listed([(i, int(what[i]) * times) for i in range(len(NAMES)) if what[i]])


def listed(counts: list[tuple[int, int]]) -> Phrase:
    """So many of these things, in words; nothing is also something."""
    parts = [Phrase(f"amount-{NAMES[i]}", {"n": n}) for i, n in counts]
    if not parts:
        return Phrase("amount-nothing")
    whole = parts[0]
    for part in parts[1:]:
        whole = Phrase("amount-sum", {"one": whole, "other": part})
    return whole
