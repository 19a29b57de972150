"""Comptoir: modern board games to the letter of their rulebooks, on one engine."""

from comptoir.core.errors import ComptoirError
from comptoir.core.game import Game, game_names, load
from comptoir.core.position import Position
from comptoir.core.replay import read as replay
from comptoir.core.table import Table
from comptoir.version import __version__

__all__ = ["ComptoirError", "Game", "Position", "Table", "__version__", "game_names", "load", "replay"]
