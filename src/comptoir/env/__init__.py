"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

Each interface is imported when it is used, so that only its own library has to be installed.
"""

from __future__ import annotations

from typing import Any

from comptoir.env.batch import Games, batch
from comptoir.env.common import Setup

__all__ = ["Games", "Setup", "aec", "batch", "register", "seat_env"]


def aec(game: str, players: int, **choices: Any) -> Any:
    """A PettingZoo environment in which agents answer in turn."""
    from comptoir.env.pettingzoo import TurnEnv

    return TurnEnv(game, players, **choices)


def seat_env(game: str, players: int, opponents: object = "random", **choices: Any) -> Any:
    """A Gymnasium environment: one learning seat against bots."""
    from comptoir.env.gymnasium import SeatEnv

    return SeatEnv(game, players, opponents, **choices)


def register() -> None:
    """Tell OpenSpiel of all games; ``pyspiel.load_game("comptoir_burgundy(players=2)")`` then finds them."""
    from comptoir.env import openspiel

    openspiel.register()
