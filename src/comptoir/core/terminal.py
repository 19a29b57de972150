"""What the drawings of all games have in common."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType

from comptoir.core.phrase import Phrase
from comptoir.core.text import Texts


class Drawing:
    """The table as a seat sees it. A game implements ``middle`` and ``player``."""

    def __init__(self, s: Any, seat: int, texts: Texts, names: list[str]) -> None:
        self.s = s
        self.seat = seat
        self.texts = texts
        self.names = names

    def say(self, phrase: Phrase | int) -> str:
        """A thing in words."""
        return self.texts.say(phrase)

    def word(self, message: str, **args: object) -> str:
        """A word of the board."""
        return self.say(Phrase(f"board-{message}", args))

    def table(self) -> RenderableType:
        """The middle of the table, then the players; the viewing seat last."""
        seats = sorted(range(len(self.s.players)), key=lambda seat: seat == self.seat)
        return Group(*self.middle(), *[self.player(seat) for seat in seats])

    def middle(self) -> list[RenderableType]:
        """What belongs to nobody."""
        raise NotImplementedError

    def player(self, seat: int) -> RenderableType:
        """What a seat owns."""
        raise NotImplementedError
