"""The printed figures and how well each is known, for an owner of the box to check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core.errors import BadSetup
from comptoir.core.game import Figure
from comptoir.games.orleans.box import COIN_PIECES


def check_data(data: Mapping[str, Any]) -> None:
    """Only the worth of all coins can be corrected from outside."""
    for name, value in data.items():
        if name != "coins":
            raise BadSetup(f"Orléans knows no figure “{name}”; what can be corrected is: coins.")
        if type(value) is not int or not COIN_PIECES <= value <= 10 * COIN_PIECES:
            raise BadSetup(
                f"coins is what all {COIN_PIECES} coins together are worth: {COIN_PIECES} to {10 * COIN_PIECES}."
            )


def figures(data: Mapping[str, Any]) -> list[Figure]:
    return []
