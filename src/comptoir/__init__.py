"""Comptoir: modern board games to the letter of their rulebooks, on one engine."""

import comptoir.games  # noqa: F401 bound first, so that comptoir.games() is the function below
from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game, games, load
from comptoir.core.replay import read as replay
from comptoir.core.table import Table

__all__ = ["ComptoirError", "Game", "Table", "games", "load", "replay"]
