"""What the drawings of all games have in common."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult

from comptoir.core.phrase import Phrase
from comptoir.texts import Texts

OWNERS = "ABCD"  # the letters of the seats


class Drawing:
    """The table as a seat sees it. A game implements ``middle`` and ``player``."""

    def __init__(self, s: Any, seat: int, texts: Texts, names: list[str]) -> None:
        self.s = s
        self.seat = seat
        self.texts = texts
        self.names = names

    def say(self, phrase: Phrase | int | str) -> str:
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

    def now(self) -> list[str]:
        """What counts just now, in sentences: prices and bonuses of the round, who the seat is and what it can do."""
        return []

    def things(self) -> list[tuple[str, str]]:
        """Cards and other things with what they do, besides those that the texts tell by themselves."""
        return []


class Fit(Group):
    """A drawing that needs some columns, and another for terminals that have fewer."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, columns: int) -> None:
        super().__init__(wide)
        self.narrow = narrow
        self.columns = columns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Whichever fits."""
        yield self.narrow if options.max_width < self.columns else self.renderables[0]


def owner(seat: int, sign: str) -> str:
    """A piece with the letter of its owner, so that nobody needs colours: ▲A, ●B."""
    return f"{sign}{OWNERS[seat]}"


def drawing_class(module: ModuleType) -> type[Drawing] | None:
    """The drawing that a game's ``terminal.py`` defines."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Drawing)]
    return next((thing for thing in found if thing is not Drawing), None)
