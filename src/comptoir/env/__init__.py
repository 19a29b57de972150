"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

Each interface is imported when it is used, so that only its own library has to be installed.
"""

from __future__ import annotations

from typing import Any

import comptoir
from comptoir.core.errors import BadSetup
from comptoir.core.table import Follower
from comptoir.env.batch import Games, batch
from comptoir.env.common import Play, Setup, whole
from comptoir.env.values import Values

__all__ = ["Games", "Setup", "Values", "aec", "batch", "from_replay", "register", "seat_env"]


def aec(game: str, players: int, **choices: Any) -> Any:
    """A PettingZoo environment in which agents answer in turn."""
    from comptoir.env.pettingzoo import TurnEnv

    return TurnEnv(game, players, **choices)


def seat_env(game: str, players: int, opponents: object = "random", **choices: Any) -> Any:
    """A Gymnasium environment: one learning seat against bots."""
    from comptoir.env.gymnasium import SeatEnv

    return SeatEnv(game, players, opponents, **choices)


def from_replay(text: str, answers: int, seed: int = 0, **choices: Any) -> Any:
    """A PettingZoo environment that goes on from a replay, after so many answers of its log."""
    table = comptoir.replay(text)
    if not 0 <= whole(answers, "The number of answers") <= len(table.log):
        raise BadSetup(f"This game has {len(table.log)} answers, so it cannot go on after {answers}.")
    env = aec(table.game.name, table.players, options=table.options, data=table.data, **choices)
    env.resume(Play(env.setup, seed, Follower(table).before(answers).clone().state))
    return env


def register() -> None:
    """Tell OpenSpiel of all games; ``pyspiel.load_game("comptoir_burgundy(players=2)")`` then finds them."""
    from comptoir.env import openspiel

    openspiel.register()
