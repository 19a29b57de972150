"""The figures of the box, with how well they are known, and as its owner corrects them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.errors import BadSetup
from comptoir.core.figures import Figures, Known, Number, Several, Values
from comptoir.core.game import ONE_SOURCE, RECONSTRUCTED, RULEBOOK, SOURCES, Figure
from comptoir.core.record import ints
from comptoir.games.burgundy.actions import RATE, WORKERS
from comptoir.games.burgundy.bonuses import OPTION
from comptoir.games.burgundy.cards import (
    ALL_SEVEN,
    ANIMAL,
    BONUS,
    CLOISTER,
    DIE,
    EGON_STACKS,
    FACES,
    FIRST_TRIPLE,
    GOOD,
    KINDS,
    N_FACES,
    PASTURE,
    ROUND_CARDS,
    SET_VALUE,
    TYPES,
    Box,
)
from comptoir.games.burgundy.cards import BUILDING as BUILDINGS
from comptoir.games.burgundy.projects import PROJECTS
from comptoir.games.burgundy.rounds import TURNS
from comptoir.games.burgundy.silver import PRICE
from comptoir.games.burgundy.state import ANIMAL_PILES, ANY, EGON, PILE

FAN: Final = "a fan program of 2018 names every card face"
IN_RULEBOOK: Final = (BUILDINGS, PASTURE, CLOISTER)  # types whose points stand in an example of the rulebook
ROUNDS: Final = "ABCDE"
SINGULAR: Final = {"point": "points", "good": "goods", "animal": "animals", "worker": "workers"}
MOST: Final = 9  # of anything in a bonus


# --- Bonuses of a round card -----------------------------------------------------------------


class Bonuses:
    """The bonuses that a round card offers: "2 goods", "1 silver + 1 worker"."""

    def fits(self, value: object) -> bool:
        """Whether a card can be this."""
        if not isinstance(value, (list, tuple)) or not 0 < len(value) <= OPTION.size:
            return False
        return all(isinstance(text, str) and bonus_of(text) is not None for text in value)

    def wanted(self) -> str:
        """What a card can be."""
        return f"a list of 1 to {OPTION.size} bonuses, each such as “2 goods” or “1 silver + 1 worker”"


def bonus_of(text: str) -> list[i64] | None:
    """A bonus as numbers, in the order of the table of round cards; None if it is none."""
    bonus: list[i64] = [0] * len(BONUS)
    for part in text.split("+"):
        found = re.fullmatch(r" *([1-9]) +(\w+) *", part)
        name = SINGULAR.get(found[2], found[2]) if found else ""
        if found is None or name not in BONUS or bonus[BONUS.index(name)]:
            return None
        bonus[BONUS.index(name)] = int(found[1])
    return bonus


def bonus_text(bonus: Sequence[i64]) -> str:
    """One bonus: "2 goods", "1 silver + 1 worker"."""
    one = {many: single for single, many in SINGULAR.items()}
    parts = [(int(bonus[i]), BONUS[i]) for i in range(len(BONUS)) if bonus[i]]
    return " + ".join([f"{count} {one.get(name, name) if count == 1 else name}" for count, name in parts])


# --- All figures, by name ----------------------------------------------------------------------


def triple_figures() -> list[Known]:
    """What a triple is worth."""
    points = {row[1]: row[2] for row in KINDS}
    found: list[Known] = []
    for type_, name in enumerate(TYPES.items):
        known, note = (SOURCES, "") if type_ in IN_RULEBOOK else (ONE_SOURCE, FAN)
        found.append(Known(f"triples.{name}", points[type_], known, Number(0, 20), note))
    return found


def card_figures() -> list[Known]:
    """How many cards of a kind show each number."""
    return [Known(f"cards.{row[0]}", list(row[3]), ONE_SOURCE, Several(Number(0, MOST), 6), FAN) for row in KINDS]


def round_figures() -> list[Known]:
    """The bonuses of the round cards; A and D stand in the rulebook. P9"""
    found: list[Known] = []
    for letter, card in zip(ROUNDS, ROUND_CARDS, strict=True):
        known, note = (RULEBOOK, "") if letter in "AD" else (ONE_SOURCE, FAN)
        found.append(Known(f"rounds.{letter}", [bonus_text(bonus) for bonus in card], known, Bonuses(), note))
    return found


def check_together(values: Values, given: Values) -> None:
    """Of each kind there are as many cards as the rulebook says. S5"""
    for name, _, _, counts in KINDS:
        if sum(values[f"cards.{name}"]) != sum(counts):
            raise BadSetup(f"cards.{name} must make {sum(counts)} cards in all, as the rulebook says.")


FIGURES: Final = Figures("Burgundy", triple_figures() + card_figures() + round_figures(), check_together)


# --- The box -----------------------------------------------------------------------------------


def make_box(values: Values) -> Box:
    """The figures as lists of numbers."""
    box = Box()
    box.value = ints([values[f"triples.{name}"] for name in TYPES.items])
    box.copies = ints([values[f"cards.{KINDS[kind][0]}"][die] for kind, die in FACES])
    box.rounds = [[bonus_of(text) or [] for text in values[f"rounds.{letter}"]] for letter in ROUNDS]
    return box


BOX: Final = make_box(FIGURES.printed)


def box_of(data: Mapping[str, Any]) -> Box:
    """The box as the table knows it, or as its owner has corrected it."""
    return make_box(FIGURES.values(data)) if data else BOX


# --- What is known how well, and what the drawn board knows -------------------------------------


def figures(data: Mapping[str, Any]) -> list[Figure]:
    """Every figure; those from a single source are worth a look into the box."""
    return [
        Figure(
            "cards of each type", "12 castles, mines, cloisters; 18 knowledge, ships, pastures; 24 buildings", RULEBOOK
        ),
        *FIGURES.listed(data),
        Figure("goods cards", "6 of each colour, sold by 1-2, 3-4, 5-6", SOURCES),
        Figure("animal cards", "5 of each kind; sets worth 4, 2, 1", SOURCES),
        Figure("first-triple bonus", FIRST_TRIPLE, SOURCES),
        Figure("all-seven bonus", "4 3 2 1; 4 2 1; 3 1", RULEBOOK),
        Figure("set-up by players", "display 7 7 10 13, workers 0 1 1 2", RULEBOOK),
        Figure(
            "order of bonuses and effect",
            "bonus cards, round bonus, effect",
            RECONSTRUCTED,
            "no source fixes it; rule R22",
        ),
        Figure("Egon's stacks", "3 4 5 6 7", RULEBOOK),
    ]


def board(data: Mapping[str, Any]) -> dict[str, Any]:
    """What no view of the table tells; ``board/figures.json`` is this for the printed box."""
    box = box_of(data)
    return {
        "types": TYPES.items,
        "values": box.value,
        "kinds": [row[0] for row in KINDS],
        "typeOfKind": [row[1] for row in KINDS],
        "kindOfCard": [kind for kind, _ in FACES],
        "dieOfCard": DIE,
        "unseen": N_FACES,
        "goods": GOOD.items,
        "animals": ANIMAL.items,
        "piles": PILE.items,
        "animalPiles": ANIMAL_PILES,
        "sets": SET_VALUE,
        "rounds": box.rounds,
        "turns": TURNS,
        "projects": PROJECTS,
        "firstTriple": FIRST_TRIPLE,
        "allSeven": {str(players): list(cards) for players, cards in ALL_SEVEN.items()},
        "egonStacks": list(EGON_STACKS),
        "any": ANY,
        "egon": EGON,
        "price": PRICE,
        "rate": RATE,
        "workers": WORKERS,
    }
