"""The value network: the points still to come, predicted at positions between two turns."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from comptoir.core.network import read_network
from comptoir.games.burgundy.estate import ALL_TYPES
from comptoir.games.burgundy.evaluate.features import look_at
from comptoir.games.burgundy.state import ALL_SEVEN_BONUS, SOURCES, START_PLAYER_CARD, Burgundy

LEARNED: Final = read_network(Path(__file__).with_name("learned.json"))
KEPT: Final = 0.8  # expected points of the start player card once the seat has no action left


def expect_to_come(s: Burgundy, seat: i64, actions: i64, out: list[float]) -> None:
    """Add the predicted points to each source. Without actions left, only the start player card can bring any."""
    if not actions:
        out[START_PLAYER_CARD] += KEPT if s.start_card == seat and len(s.players) > 1 else 0.0
        return
    to_come = LEARNED.answer(look_at(s, seat))
    if not s.all_seven or s.players[seat].types == ALL_TYPES:
        to_come[ALL_SEVEN_BONUS] = 0.0
    for source in range(len(SOURCES)):
        out[source] += to_come[source]
