"""Comptoir: modern board games to the letter of their rulebooks, on one engine."""

import comptoir.games  # bound first, so that comptoir.games() is the function below
from comptoir.core.game import games, load

__all__ = ["games", "load"]
