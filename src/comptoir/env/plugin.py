"""The names under which Gymnasium finds the games; it loads this by itself."""

from __future__ import annotations

import comptoir
from comptoir.env.common import needed


def env_id(game: str) -> str:
    """The name of a game in Gymnasium: ``comptoir/MarcoPolo-v0``."""
    return f"comptoir/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def register() -> None:
    """Tell Gymnasium of all games."""
    registration = needed("gymnasium.envs.registration")
    for game in comptoir.game_names():
        if env_id(game) not in registration.registry:
            made = "comptoir.env.gymnasium:SeatEnv"
            registration.register(env_id(game), made, kwargs={"game": game, "players": 2})
