"""Helps for the tests of a game: name the rule, set a table in a line, ask in a line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from comptoir.core.agenda import CHANCE, Chance, Decision, Step, apply, candidates, legal, question, settle
from comptoir.core.chance import Rng
from comptoir.core.game import Game, load
from comptoir.core.moves import Refusal
from comptoir.core.play import chance

Test = TypeVar("Test", bound=Callable[..., Any])

ANCHOR = re.compile(r"\*\*([A-Z]+\d+[a-z]?)\*\*")


def rule(*anchors: str) -> Callable[[Test], Test]:
    """Say which rules a test is about: ``@rule("R17")``. A test of all games reads it from the source."""
    return lambda test: test


def anchors(game: Game) -> list[str]:
    """Every anchor of a game's rules.md, in order."""
    return ANCHOR.findall((game.folder / "rules.md").read_text(encoding="utf-8"))


class Position:
    """A table set for a test: change ``s`` as you like, ``ask`` something, look and answer."""

    def __init__(self, game: str, players: int, seed: int = 1, **options: str) -> None:
        """A fresh game after everything has been dealt."""
        self.game = load(game)
        self.rng = Rng(seed)
        self.s: Any = self.game.new(players, options)
        chance(self.s, self.rng)

    def ask(self, *steps: Step) -> Position:
        """Put this on an empty agenda and run on to the next question."""
        self.s.agenda.clear()
        self.s.then_all(list(steps))
        settle(self.s)
        return self

    @property
    def asked(self) -> Any:
        """The open question."""
        return question(self.s)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.s.agenda

    def legal(self) -> list[str]:
        """The names of the legal answers."""
        return [self.game.kinds.name(int(n)) for n in legal(self.s, self.asked)]

    def candidates(self) -> list[str]:
        """The names of all answers the rulebook mentions."""
        return [self.game.kinds.name(int(n)) for n in candidates(self.s, self.asked)]

    def why_not(self, move: str | int) -> Refusal | None:
        """Why a candidate is refused."""
        n = self.number(move)
        assert n in candidates(self.s, self.asked), f"{move} is no candidate of {self.candidates()}"
        kind = self.game.kinds.of[n]
        return kind.why_not(self.s, self.asked, n - kind.base)

    def answer(self, *moves: str | int) -> Position:
        """Answer one question after the other; chance's too, where one is open."""
        for move in moves:
            ask: Decision = self.asked
            n = self.number(move)
            assert n in legal(self.s, ask), f"{move} is not legal; {self.legal()} are"
            apply(self.s, ask, n)
        return self

    def chance(self) -> Position:
        """Let chance answer at random until a seat is asked."""
        chance(self.s, self.rng)
        return self

    def number(self, move: str | int) -> int:
        """A move by its name or its number."""
        return self.game.kinds.parse(move) if isinstance(move, str) else int(move)

    @property
    def asks_chance(self) -> bool:
        """Whether the open question is chance's."""
        return isinstance(self.asked, Chance) and self.asked.seat == CHANCE
