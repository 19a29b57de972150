"""What an agent expects of the moves of a game, as a file that the browser draws beside the replay."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from comptoir.core.agenda import CHANCE
from comptoir.core.errors import BadSetup
from comptoir.core.replay import read
from comptoir.core.table import Follower
from comptoir.env.common import whole

FORMAT: Final = "comptoir values 1"


class Values:
    """The values of a replay's moves, as an agent sees them."""

    def __init__(self, replay: str, agent: str = "") -> None:
        self.table = read(replay)
        self.agent = agent
        self.follower = Follower(self.table)
        self.found: dict[int, dict[str, object]] = {}

    def add(
        self,
        at: int,
        values: Mapping[int, float],
        visits: Mapping[int, int] | None = None,
        expected: float | None = None,
    ) -> None:
        """Before an answer of the log: what the moves are worth to the seat that gives it, and what it expects in all.

        The column ``at`` of a data set counts answers in the same way, from 0.
        """
        log = self.table.log
        if not 0 <= whole(at, "An answer") < len(log) or log[at].seat == CHANCE:
            raise BadSetup(f"At {at} in the log, no seat has answered.")
        if not values:
            raise BadSetup(f"No move has a value before answer {at}.")
        position, seat = self.follower.before(at), log[at].seat
        moves = []
        for move, value in sorted(values.items(), key=lambda item: -item[1]):
            position.check(int(move), seat)
            name, label = position.game.kinds.name(int(move)), position.label(int(move), seat).pack()
            count = None if visits is None else int(visits.get(move, 0))
            moves.append({"move": name, "label": label, "value": finite(value), "visits": count})
        worth = None if expected is None else finite(expected)
        self.found[at] = {"at": at, "seat": seat, "expected": worth, "moves": moves}

    def text(self) -> str:
        """The file as JSON."""
        facts = {"format": FORMAT, "game": self.table.game.name, "answers": len(self.table.log), "agent": self.agent}
        return json.dumps({**facts, "positions": [self.found[at] for at in sorted(self.found)]}, ensure_ascii=False)

    def save(self, file: Path | str) -> None:
        """Write the file."""
        Path(file).write_text(self.text(), encoding="utf-8")


def finite(value: float) -> float:
    """A value that can be drawn."""
    if not math.isfinite(value):
        raise BadSetup(f"A value is a finite number, not {value}.")
    return float(value)
