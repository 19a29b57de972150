"""Tutorials: a fixed deal whose first turns are guided. A game's lesson is ``lesson.toml`` in its folder.

The file holds the seed, the number of players and every answer in order, with the message that guides the player
to it. If a player answers differently, the lesson ends and the game goes on as any other.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.table import Table

LEARNER: Final = 0  # the seat that is guided
END: Final = "lesson-end"


@dataclass(frozen=True)
class Step:
    """An answer of the lesson, and the message that explains it; answers of other seats have none."""

    seat: int
    move: str
    say: str = ""


@dataclass(frozen=True)
class Lesson:
    """A deal, and its guided answers."""

    seed: int
    players: int
    steps: list[Step]
    options: dict[str, str] = field(default_factory=dict)

    def chance(self, answers: int) -> Rng:
        """The random generator after so many answers; the same after a restart."""
        return Rng(self.seed * 1_000_003 + answers)

    def of(self, seat: int) -> list[Step]:
        """The answers of one seat."""
        return [step for step in self.steps if step.seat == seat]

    def next(self, table: Table, seat: int) -> Step | None:
        """The answer that the lesson wants of a seat now; None once the lesson was left or is done."""
        done = [answers(table, other) for other in range(self.players)]
        for other in range(self.players):
            wanted = [step.move for step in self.of(other)]
            if done[other][: len(wanted)] != wanted[: len(done[other])]:
                return None
        mine = self.of(seat)
        return mine[len(done[seat])] if len(done[seat]) < len(mine) else None

    def guidance(self, table: Table, seat: int) -> dict[str, object] | None:
        """What a page shows: the step, its text and its move; after the last step, a farewell."""
        steps = self.of(LEARNER)
        done = answers(table, LEARNER)
        if seat != LEARNER or table.over:
            return None
        step = self.next(table, seat)
        place: dict[str, object] = {"step": len(done), "of": len(steps)}
        if step is not None:
            return {**place, "text": Phrase(step.say).pack(), "move": table.game.kinds.parse(step.move)}
        if done == [one.move for one in steps]:
            return {**place, "text": Phrase(END).pack(), "move": None}
        return None


def follow(game: Game, found: Lesson, steps: int | None = None) -> Table:
    """The table after so many steps of a lesson, or after all of them."""
    table = Table(game, found.players, found.chance(0), found.options, forced=True)
    for step in found.steps[:steps]:
        table.rng = found.chance(len(table.log))
        table.answer(step.seat, game.kinds.parse(step.move))
    return table


def answers(table: Table, seat: int) -> list[str]:
    """The answers that a seat gave itself, by name."""
    name = table.game.kinds.name
    return [name(entry.move) for entry in table.log if entry.seat == seat and not entry.forced]


@lru_cache
def lesson(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    file = game.folder / "lesson.toml"
    if not file.exists():
        return None
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = [Step(**step) for step in read["steps"]]
    return Lesson(read["seed"], read["players"], steps, read.get("options", {}))
