"""The 31 city cards, nine of which lie in the large cities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.core.record import ints
from comptoir.games.marco_polo.amounts import amount

# How a card works.
EXCHANGE: Final = 0  # give and get, as often as the die shows
PER_POST: Final = 1  # for every own post on the map, at most as many as the die shows
PER_CONTRACT: Final = 2  # for every contract completed, at most as many as the die shows
BY_DIE: Final = 3  # what stands beside the number of the die

ONE_OF_EACH: Final[list[i64]] = amount(pepper=1, silk=1, gold=1)

# fmt: off
CITY_CARDS: Final = (
    # name                                kind          give                            get
    ("camel_pepper_for_7_coins",          EXCHANGE,     amount(camels=1, pepper=1),     amount(coins=7)),
    ("camel_silk_for_8_coins",            EXCHANGE,     amount(camels=1, silk=1),       amount(coins=8)),
    ("camel_gold_for_9_coins",            EXCHANGE,     amount(camels=1, gold=1),       amount(coins=9)),
    ("camel_pepper_for_2_coins_2_points", EXCHANGE,     amount(camels=1, pepper=1),     amount(coins=2, points=2)),
    ("camel_silk_for_4_coins_2_points",   EXCHANGE,     amount(camels=1, silk=1),       amount(coins=4, points=2)),
    ("camel_gold_for_6_coins_2_points",   EXCHANGE,     amount(camels=1, gold=1),       amount(coins=6, points=2)),
    ("3_camels_pepper_for_4_points",      EXCHANGE,     amount(camels=3, pepper=1),     amount(points=4)),
    ("2_camels_silk_for_4_points",        EXCHANGE,     amount(camels=2, silk=1),       amount(points=4)),
    ("camel_gold_for_4_points",           EXCHANGE,     amount(camels=1, gold=1),       amount(points=4)),
    ("2_pepper_for_2_points",             EXCHANGE,     amount(pepper=2),               amount(points=2)),
    ("2_silk_for_3_points",               EXCHANGE,     amount(silk=2),                 amount(points=3)),
    ("2_gold_for_4_points",               EXCHANGE,     amount(gold=2),                 amount(points=4)),
    ("camel_for_1_point",                 EXCHANGE,     amount(camels=1),               amount(points=1)),
    ("2_camels_for_2_coins_1_point",      EXCHANGE,     amount(camels=2),               amount(coins=2, points=1)),
    ("3_camels_for_one_of_each_good",     EXCHANGE,     amount(camels=3),               ONE_OF_EACH),
    ("2_coins_for_any_good",              EXCHANGE,     amount(coins=2),                amount(any_good=1)),
    ("2_camels_for_step",                 EXCHANGE,     amount(camels=2),               amount(step=1)),
    ("2_different_goods_for_step",        EXCHANGE,     amount(pair=1),                 amount(step=1)),  # one source
    ("coin_for_own_town_bonus",           EXCHANGE,     amount(coins=1),                amount(own_town=1)),
    ("good_and_2_camels",                 EXCHANGE,     amount(any_good=1),             amount(camels=2)),
    ("point_and_3_coins",                 EXCHANGE,     amount(points=1),               amount(coins=3)),
    ("camel_to_3_coins_or_coin_to_camel", EXCHANGE,     amount(camels=1),               amount(coins=3)),
    ("coins_per_post",                    PER_POST,     amount(),                       amount(coins=2)),
    ("points_per_post",                   PER_POST,     amount(),                       amount(points=1)),
    ("coins_per_contract",                PER_CONTRACT, amount(),                       amount(coins=2)),
    ("points_per_contract",               PER_CONTRACT, amount(),                       amount(points=1)),
    ("coins_by_die",                      BY_DIE,       amount(),                       amount(coins=2)),
    ("pepper_by_die",                     BY_DIE,       amount(),                       amount(pepper=1)),
    ("silk_by_die",                       BY_DIE,       amount(),                       amount(silk=1)),
    ("gold_by_die",                       BY_DIE,       amount(),                       amount(gold=1)),
    ("own_town_bonus_by_die",             BY_DIE,       amount(),                       amount(own_town=1)),
)

# Three cards work the other way round as well.
OTHER_WAY: Final = {
    "good_and_2_camels":                 (amount(camels=2), amount(any_good=1)),
    "point_and_3_coins":                 (amount(coins=3),  amount(points=1)),
    "camel_to_3_coins_or_coin_to_camel": (amount(coins=1),  amount(camels=1)),
}

# How many of its things a card BY_DIE brings.
DIE_TABLES: Final = {
    # die showing            1  2  3  4  5   6
    "coins_by_die":          (1, 2, 3, 4, 5, 6),  # times 2 coins
    "pepper_by_die":         (1, 3, 3, 3, 3, 3),
    "silk_by_die":           (1, 1, 1, 3, 3, 3),
    "gold_by_die":           (1, 1, 1, 1, 1, 3),
    "own_town_bonus_by_die": (1, 1, 1, 1, 2, 2),
}
# fmt: on

N_CARDS: Final = 31
WAYS: Final = 2

NAMES: Final = [row[0] for row in CITY_CARDS]
KIND: Final = ints([row[1] for row in CITY_CARDS])
BOTH_WAYS: Final[list[bool]] = [name in OTHER_WAY for name in NAMES]
