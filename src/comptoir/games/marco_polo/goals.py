"""The 18 goal cards: a large and a small city each."""

from __future__ import annotations

from typing import Final

from comptoir.core.record import ints
from comptoir.games.marco_polo.map import (
    ADANA,
    ALEXANDRIA,
    ANXI,
    KARACHI,
    KARAKORUM,
    KASHGAR,
    KOCHI,
    LAN_ZHOU,
    MOSCOW,
    ORMUZ,
    SAMARCANDA,
    SUMATRA,
    XIAN,
)

# fmt: off
GOALS: Final = (
    # large      small    points
    (MOSCOW,     XIAN,    4),
    (MOSCOW,     ORMUZ,   5),
    (MOSCOW,     KASHGAR, 7),
    (KARAKORUM,  XIAN,    4),
    (KARAKORUM,  KOCHI,   5),
    (KARAKORUM,  ADANA,   7),
    (SAMARCANDA, XIAN,    4),
    (SAMARCANDA, ADANA,   5),
    (SAMARCANDA, KOCHI,   7),
    (LAN_ZHOU,   KOCHI,   4),
    (LAN_ZHOU,   ADANA,   5),
    (LAN_ZHOU,   ORMUZ,   6),
    (ALEXANDRIA, ANXI,    4),
    (ALEXANDRIA, KASHGAR, 5),
    (KARACHI,    KASHGAR, 5),
    (KARACHI,    ANXI,    7),
    (SUMATRA,    ORMUZ,   6),
    (SUMATRA,    ANXI,    8),
)
# fmt: on

N_GOALS: Final = 18
GOAL_CITIES: Final = ints([1 << large | 1 << small for large, small, _ in GOALS])  # a bit each
DIFFERENT_CITIES: Final = ints([0, 1, 3, 6, 10])  # points for so many goal cities reached over both cards
