"""The value network: the points still to come, predicted at positions between two rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from comptoir.core.network import read_network
from comptoir.games.orleans.evaluate.features import look_at
from comptoir.games.orleans.rounds import HOURGLASS
from comptoir.games.orleans.state import SOURCES, Orleans

LEARNED: Final = read_network(Path(__file__).with_name("learned.json"))


def is_between_rounds(s: Orleans) -> bool:
    """Whether the hour-glass of a new round is about to be turned up."""
    return bool(s.agenda) and s.agenda[-1] is HOURGLASS


def expect_to_come(s: Orleans, seat: i64, out: list[float]) -> None:
    """The points so far plus the predicted points to come, by source."""
    to_come = LEARNED.answer(look_at(s, seat))
    for source in range(len(SOURCES)):
        out[source] = float(s.ledger[seat * len(SOURCES) + source]) + to_come[source]
