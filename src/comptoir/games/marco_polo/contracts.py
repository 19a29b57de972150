"""The 44 contracts: six to start with, 38 others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import ints
from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import amount

# fmt: off
CONTRACTS: Final = (
    #       camels pepper silk gold points bonus
    ("S1",  1,     0,     0,   1,   2,     amount(camels=3)),
    ("S2",  2,     1,     1,   0,   5,     amount(contract=1)),
    ("S3",  1,     0,     2,   0,   3,     amount(coins=5)),
    ("S4",  2,     1,     0,   1,   4,     amount(black_die=1)),
    ("S5",  2,     0,     1,   1,   4,     amount(pair=1)),
    ("S6",  1,     3,     0,   0,   1,     amount(step=1)),
    ("C01", 1,     3,     0,   0,   2,     amount(black_die=1)),
    ("C02", 2,     2,     1,   0,   3,     amount(coins=4)),
    ("C03", 2,     2,     1,   0,   3,     amount(pair=1)),
    ("C04", 2,     1,     2,   0,   4,     amount(coins=3)),
    ("C05", 1,     0,     3,   0,   3,     amount(any_good=1)),
    ("C06", 2,     2,     0,   1,   4,     amount(contract=1)),
    ("C07", 2,     2,     0,   1,   4,     amount(step=1)),
    ("C08", 3,     1,     1,   1,   5,     amount(black_die=1)),
    ("C09", 3,     1,     1,   1,   5,     amount(pair=1)),
    ("C10", 3,     1,     1,   1,   5,     amount(step=1)),
    ("C11", 3,     1,     1,   1,   6,     amount(any_good=1)),
    ("C12", 3,     1,     1,   1,   6,     amount(contract=1)),
    ("C13", 2,     0,     2,   1,   4,     amount(camels=4)),
    ("C14", 2,     1,     0,   2,   5,     amount(black_die=1)),
    ("C15", 2,     0,     1,   2,   6,     amount(black_die=1)),
    ("C16", 2,     0,     1,   2,   6,     amount(camels=4)),  # the silk is known from one source; another says 2
    ("C17", 2,     0,     1,   2,   6,     amount(coins=4)),
    ("C18", 1,     0,     0,   3,   6,     amount(any_good=1)),
    ("C19", 1,     4,     0,   0,   3,     amount(contract=1)),
    ("C20", 2,     2,     2,   0,   5,     amount(black_die=1)),
    ("C21", 3,     1,     2,   1,   5,     amount(camels=3, coins=4)),
    ("C22", 3,     1,     2,   1,   5,     amount(camels=3, contract=1)),
    ("C23", 3,     1,     1,   2,   7,     amount(coins=5)),
    ("C24", 2,     0,     2,   2,   7,     amount(contract=1)),
    ("C25", 2,     0,     2,   2,   7,     amount(step=1)),
    ("C26", 1,     0,     0,   4,   7,     amount(camels=3)),
    ("C27", 1,     0,     0,   4,   7,     amount(step=1)),
    ("C28", 2,     3,     2,   0,   5,     amount(step=1)),
    ("C29", 2,     2,     3,   0,   5,     amount(any_good=1, black_die=1)),
    ("C30", 2,     2,     3,   0,   5,     amount(coins=6)),
    ("C31", 2,     3,     0,   2,   6,     amount(coins=7)),
    ("C32", 2,     3,     0,   2,   7,     amount(camels=5)),
    ("C33", 2,     0,     3,   2,   8,     amount(camels=4)),
    ("C34", 2,     0,     3,   2,   8,     amount(contract=1)),
    ("C35", 2,     2,     0,   3,   8,     amount(coins=7)),
    ("C36", 2,     2,     0,   3,   9,     amount(pair=1)),
    ("C37", 2,     0,     2,   3,   9,     amount(coins=7)),
    ("C38", 2,     0,     2,   3,   9,     amount(step=1)),
)
# fmt: on

N_CONTRACTS: Final = 44
STARTING: Final = 6  # the first six are starting contracts

COST_CAMELS: Final = ints([row[1] for row in CONTRACTS])
COST_PEPPER: Final = ints([row[2] for row in CONTRACTS])
COST_SILK: Final = ints([row[3] for row in CONTRACTS])
COST_GOLD: Final = ints([row[4] for row in CONTRACTS])
VALUE: Final = ints([row[5] for row in CONTRACTS])
BONUS: Final[list[list[i64]]] = [row[6] for row in CONTRACTS]


def cost_phrase(contract: int) -> Phrase:
    """What a contract asks for, in words."""
    _, camels, pepper, silk, gold, _, _ = CONTRACTS[contract]
    return amounts.phrase(amount(camels=camels, pepper=pepper, silk=silk, gold=gold))


def contract_phrase(contract: int) -> Phrase:
    """A contract in words: what it asks for, its points and its bonus."""
    points, bonus = amounts.phrase(amount(points=int(VALUE[contract]))), amounts.phrase(BONUS[contract])
    return Phrase("contract", {"cost": cost_phrase(contract), "points": points, "bonus": bonus})


class ContractDomain(Domain):
    """Contracts have no names: people read what is printed on them."""

    def phrase(self, i: int) -> Phrase | int:
        """What is printed on it."""
        return contract_phrase(i)


CONTRACT: Final = ContractDomain("contract", [row[0] for row in CONTRACTS])
