"""Test helpers for games: name the rule, set up a position in one line, ask in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from comptoir.core import position
from comptoir.core.agenda import Step, settle
from comptoir.core.chance import Rng
from comptoir.core.game import Game, load
from comptoir.core.moves import Refusal
from comptoir.texts import texts

Test = TypeVar("Test", bound=Callable[..., Any])

ANCHOR = re.compile(r"\*\*([A-Z]+\d+[a-z]?)\*\*")


def rule(*anchors: str) -> Callable[[Test], Test]:
    """Say which rules a test is about: ``@rule("R17")``. A test of all games reads it from the source."""
    return lambda test: test


def anchors(game: Game) -> list[str]:
    """Every anchor of a game's rules.md, in order."""
    return ANCHOR.findall((game.folder / "rules.md").read_text(encoding="utf-8"))


class Position:
    """A position for a test: change ``s`` as you like, ``ask`` a question, inspect and answer."""

    def __init__(
        self, game: str, players: int, seed: int = 1, data: Mapping[str, Any] | None = None, **options: str
    ) -> None:
        """A fresh game after everything has been dealt; ``data`` are figures of one's own box."""
        self.game = load(game)
        self.rng = Rng(seed)
        self.s: Any = self.game.position(players, options, data).state
        self.chance()

    @property
    def now(self) -> position.Position:
        """The position as programs see it."""
        return position.Position(self.game, self.s)

    def ask(self, *steps: Step) -> Position:
        """Put this on an empty agenda and run on to the next question."""
        self.s.agenda.clear()
        self.s.then_all(list(steps))
        settle(self.s)
        return self

    @property
    def asked(self) -> Any:
        """The open question."""
        return self.now.asked()

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done."""
        return self.now.over

    def legal(self) -> list[str]:
        """The names of the legal answers."""
        return [self.game.kinds.name(n) for n in self.now.legal()]

    def candidates(self) -> list[str]:
        """The names of all answers the rulebook mentions."""
        return [self.game.kinds.name(n) for n in self.now.candidates()]

    def why_not(self, move: str | int) -> Refusal | None:
        """Why a candidate is refused."""
        refusal = self.now.why_not(self.number(move))
        assert refusal is None or refusal.message != position.NO_ANSWER, (
            f"{move} is no candidate of {self.candidates()}"
        )
        return refusal

    def label(self, move: str | int, lang: str = "en") -> str:
        """A candidate in words."""
        return texts(self.game, lang).say(self.now.label(self.number(move)))

    def answer(self, *moves: str | int) -> Position:
        """Answer one question after the other; chance's too, where one is open."""
        for move in moves:
            assert self.now.why_not(self.number(move)) is None, f"{move} is not legal; {self.legal()} are"
            self.now.take(self.number(move))
        return self

    def chance(self) -> Position:
        """Let chance answer at random until a seat is asked."""
        self.now.deal(self.rng)
        return self

    def number(self, move: str | int) -> int:
        """A move by its name or its number."""
        return self.game.kinds.parse(move) if isinstance(move, str) else int(move)

    @property
    def asks_chance(self) -> bool:
        """Whether the open question is chance's."""
        return self.now.is_chance
