"""Computer players. They see what a person in their seat would see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Protocol

from comptoir.bots.random import RandomBot
from comptoir.core.agenda import Decision
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game

ENTRY_POINTS = "comptoir.bots"  # where other distributions announce theirs


class Bot(Protocol):
    """Who answers for a seat."""

    def answer(self, seen: Any, ask: Decision, legal: list[int]) -> int:
        """One of the legal moves, chosen from what the seat sees."""


OWN: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted({*OWN, *[point.name for point in entry_points(group=ENTRY_POINTS)]})


def new_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name; the same seed plays the same game."""
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            bot: Bot = point.load()(game, seed)
            return bot
    if name not in OWN:
        raise BadSetup(f"There is no bot “{name}”; there are: {', '.join(bots())}.")
    return OWN[name](game, seed)
