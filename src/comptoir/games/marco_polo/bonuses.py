"""Bonus tiles: ten outpost bonuses for large cities, six town bonuses for small ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import ints
from comptoir.games.marco_polo import amounts
from comptoir.games.marco_polo.amounts import amount
from comptoir.games.marco_polo.map import ADANA, ANXI, KASHGAR, KOCHI, ORMUZ, XIAN

# fmt: off
OUTPOSTS: Final = (
    ("coins_3",   amount(coins=3)),
    ("coins_5",   amount(coins=5)),
    ("camels_2",  amount(camels=2)),
    ("camels_3",  amount(camels=3)),
    ("silk_2",    amount(silk=2)),
    ("gold_2",    amount(gold=2)),
    ("any_good",  amount(any_good=1)),
    ("step",      amount(step=1)),
    ("contract",  amount(contract=1)),
    ("black_die", amount(black_die=1)),
)

TOWN_BONUSES: Final = (
    # letter  printed city; letters and cities are known from one source
    ("a",     ANXI,    amount(coins=5)),
    ("b",     ORMUZ,   amount(camels=3)),
    ("c",     KASHGAR, amount(pair=1)),
    ("d",     XIAN,    amount(other_town=1)),
    ("e",     ADANA,   amount(camels=1, coins=3)),
    ("f",     KOCHI,   amount(points=3)),
)
# fmt: on


class BonusDomain(Domain):
    """Bonus tiles have no names: people read what is printed on them."""

    def __init__(self, name: str, items: list[str], bonuses: list[list[i64]]) -> None:
        super().__init__(name, items)
        self.bonuses: Final = bonuses

    def phrase(self, i: int) -> Phrase | int:
        """What is printed on it."""
        return amounts.phrase(self.bonuses[i])


OUTPOST_BONUS: Final[list[list[i64]]] = [bonus for _, bonus in OUTPOSTS]
OUTPOST: Final = BonusDomain("outpost", [name for name, _ in OUTPOSTS], OUTPOST_BONUS)
N_OUTPOSTS: Final = 10

TILE_BONUS: Final[list[list[i64]]] = [bonus for _, _, bonus in TOWN_BONUSES]
TILE: Final = BonusDomain("tile", [letter for letter, _, _ in TOWN_BONUSES], TILE_BONUS)
TILE_CITY: Final = ints([city for _, city, _ in TOWN_BONUSES])
TILES: Final = 6
TILE_D: Final = 3  # gives the bonus of any other tile
