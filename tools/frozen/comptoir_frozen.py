"""Bots of an older build, asked like those of today: `frozen:expert`, `frozen:search:400`, `frozen:skilled@REVISION`.

A process of the older build answers. It is told views as JSON and says its moves by name, so the numbers of moves may
have changed since. A position that has changed its form cannot be told: then the bot fails with one sentence.
"""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

from comptoir.bots import Considered
from comptoir.core import plain
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.core.position import Position

HERE = Path(__file__).parent
REVISION = "d65e1eb"  # the last one whose bots rest on judgement written by hand
FOLDER = HERE.parents[1] / "build" / "frozen"
BUILT = "built"

_older: dict[str, Older] = {}


def environment(revision: str) -> Path:
    """Where a revision is, or will be."""
    return FOLDER / revision


class Older:
    """A process of an older build, kept for all bots of that revision."""

    def __init__(self, revision: str) -> None:
        place = environment(revision)
        if not (place / BUILT).exists():
            raise BadSetup(f"Revision {revision} is not built yet: make frozen REVISION={revision}.")
        command = [str(place / "venv" / "bin" / "python"), "-I", str(HERE / "answering.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.number = itertools.count()

    def ask(self, **question: Any) -> dict[str, Any]:
        """One line there, one line back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        said: dict[str, Any] = json.loads(line) if line else {"error": "The process of the older build has ended."}
        if "error" in said:
            raise BadSetup(str(said["error"]))
        return said


def older(revision: str) -> Older:
    """The process of a revision, started when it is first asked for, and again if it has ended."""
    if revision not in _older or _older[revision].process.poll() is not None:
        _older[revision] = Older(revision)
    return _older[revision]


class FrozenBot:
    """A bot of an older build."""

    def __init__(self, game: Game, seed: int, name: str = "expert") -> None:
        self.game = game
        name, _, revision = name.partition("@")
        self.older = older(revision or REVISION)
        self.bot = next(self.older.number)
        self.considered: list[Considered] = []
        self.numbers = {game.kinds.name(n): n for n in range(len(game.kinds.of))}
        self.older.ask(bot=self.bot, new=[name, game.name, seed])

    def __del__(self) -> None:
        if hasattr(self, "bot") and self.older.process.poll() is None:
            self.older.ask(bot=self.bot, drop=True)

    def answer(self, view: Position, seat: int) -> int:
        """What the bot of then answers."""
        said = self.older.ask(bot=self.bot, seat=seat, view=view.to_json(), options=options(view))
        self.considered = [Considered(self.numbers[name], *rest) for name, *rest in said["considered"]]
        return self.numbers[said["move"]]


def options(view: Position) -> dict[str, str]:
    """The options of a game, found by what its positions share. An older build knows the printed figures only."""
    game = view.game
    shared = [f.name for f in plain.fields(type(view.state)) if f.shared]
    for values in itertools.product(*[option.values for option in game.options]):
        chosen = dict(zip([option.name for option in game.options], values, strict=True))
        like = game.new(view.seats, chosen)
        if all(same(getattr(view.state, name), getattr(like, name)) for name in shared):
            return chosen
    raise BadSetup("A bot of an older build knows the printed figures only: play without --data.")


def same(one: Any, other: Any) -> bool:
    """Whether two shared things are equal; records are compared by their fields."""
    if isinstance(one, plain.Record):
        return bool(plain.key(one) == plain.key(other))
    return bool(one == other)
