"""The action spaces of the board, and what they bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.moves import Domain
from comptoir.core.record import ints
from comptoir.games.marco_polo.amounts import amount
from comptoir.games.marco_polo.map import ALEXANDRIA, KARACHI, KARAKORUM, LAN_ZHOU, MOSCOW, SAMARCANDA, SUMATRA

FIVE_COINS: Final = 0
CAMEL_ROW: Final = 1  # the four rows of the bazaar
PEPPER_ROW: Final = 2
SILK_ROW: Final = 3
GOLD_ROW: Final = 4
KHAN: Final = 5
TAKE_CONTRACTS: Final = 6
TRAVEL: Final = 7
CARDS: Final = 8  # the first of the spaces on city cards
PURSE: Final = 17  # not a space for an action

# fmt: off
SPACE_TABLE: Final = (
    # name          dice  blue
    ("five_coins",  1,    True),
    ("camels",      1,    True),
    ("pepper",      1,    True),
    ("silk",        2,    True),
    ("gold",        3,    True),
    ("khan",        1,    False),
    ("contracts",   1,    True),
    ("travel",      2,    True),
    ("moscow",      1,    False),
    ("karakorum",   1,    False),
    ("samarcanda",  1,    False),
    ("lan_zhou",    1,    False),
    ("alexandria",  1,    False),
    ("karachi",     1,    False),
    ("sumatra_1",   1,    False),
    ("sumatra_2",   1,    False),
    ("sumatra_3",   1,    False),
)

BAZAAR: Final[list[list[list[i64]]]] = [
    # camels
    [amount(camels=1), amount(camels=2), amount(camels=3),
     amount(camels=4), amount(camels=5), amount(camels=6)],
    # pepper
    [amount(pepper=1), amount(pepper=2), amount(pepper=2, coins=1),
     amount(pepper=3), amount(pepper=3, coins=2), amount(pepper=4)],
    # silk
    [amount(silk=1), amount(silk=2), amount(silk=2, camels=1),
     amount(silk=3), amount(silk=3, camels=1, coins=1), amount(silk=4)],
    # gold; on its third column two sources differ, the other says 3 gold
    [amount(gold=1), amount(gold=2), amount(gold=2, camels=2),
     amount(gold=3), amount(gold=3, step=1), amount(gold=4)],
]
# fmt: on

SPACE: Final = Domain("space", [name for name, _, _ in SPACE_TABLE])
SPACES: Final = 17
DICE: Final = ints([dice for _, dice, _ in SPACE_TABLE])
BLUE: Final[list[bool]] = [blue for _, _, blue in SPACE_TABLE]

CARD_SPACES: Final = 9
CITY_OF_CARD: Final = ints(
    [
        MOSCOW,
        KARAKORUM,
        SAMARCANDA,
        LAN_ZHOU,
        ALEXANDRIA,
        KARACHI,
        SUMATRA,
        SUMATRA,
        SUMATRA,
    ]
)

COINS_TAKEN: Final = 5
KHAN_PLACES: Final = 4
KHAN_BONUS: Final[list[i64]] = amount(any_good=1, camels=2)
TRAVEL_PRICE: Final = ints([0, 3, 7, 12, 12, 18, 18])  # by steps
DISPLAY: Final = 6  # contracts laid out
SPACE_BONUS: Final = ints([0, 0, 0, 0, 1, 2])  # coins or camels for a contract from this place of the display
PURSE_COINS: Final = 3
REROLL_CAMELS: Final = 1
TURN_CAMELS: Final = 2
BLACK_DIE_CAMELS: Final = 3
ENOUGH_PIPS: Final = 15
MILESTONES: Final = ints([0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 0, 10])  # points for the n-th post; the 11th is Wilhelm's

BLACK_DICE: Final = {2: 3, 3: 4, 4: 5}
NEUTRAL_KHAN_DICE: Final = {2: 2, 3: 1, 4: 0}
NEUTRAL_COIN_DICE: Final = {2: 1, 3: 0, 4: 0}
START_COINS: Final = (7, 8, 9, 10)
START_CAMELS: Final = 2
