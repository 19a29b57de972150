"""Characters: what they bring in the rounds to come."""

from __future__ import annotations

from typing import Final

from comptoir.games.marco_polo.amounts import CAMELS, COINS
from comptoir.games.marco_polo.evaluate.amounts import FULL, LAST_ROUND, LATER
from comptoir.games.marco_polo.evaluate.outlook import Outlook

# What a character brings in a round besides what can be seen, in the order of the table.
CHARACTER_WORTH: Final[list[float]] = [0.6, -1.2, 1.2, 3.0, 0.4, -0.2, -1.8, -1.6]


def character_worth(o: Outlook) -> float:
    """The coins and camels of every round, and what cannot be seen otherwise."""
    who = o.player.character
    coins = float(o.s.box.round_coins[who]) * FULL[COINS] + float(o.s.box.round_camels[who]) * FULL[CAMELS]
    return coins * LATER[o.s.round] + CHARACTER_WORTH[who] * float(LAST_ROUND - o.s.round)
