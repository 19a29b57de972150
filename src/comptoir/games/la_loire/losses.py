"""What an answer loses by the way, for its label: money above the maximum, or the next turn."""

from __future__ import annotations

from mypy_extensions import i64

from comptoir.core.phrase import Phrase
from comptoir.games.la_loire.components import MERCHANT, NOBODY, is_city
from comptoir.games.la_loire.state import Loire


def loss_after(s: Loire, seat: i64, spent: i64) -> Phrase | str:
    """What a figure's last action loses if so much is spent; empty, if nothing. T1 T3 A28 D15 D23"""
    from comptoir.games.la_loire.riding import MINIMUM, MoveRelay, surplus

    left = s.players[seat].denier - spent
    if left < 0 or not is_city(s.at[2 * seat]):
        return ""
    for step in s.agenda:
        if isinstance(step, MoveRelay) and step.relay // 2 == seat:
            if step.relay % 2 != MERCHANT:
                return ""
            if s.french and left < MINIMUM:
                return Phrase("loss-move", {"least": int(MINIMUM)})
            too_much = int(surplus(s, seat) - spent)
            return Phrase("loss-surplus", {"surplus": too_much}) if too_much > 0 else ""
    if left < MINIMUM and s.ending == NOBODY:
        return Phrase("loss-turn", {"least": int(MINIMUM)})
    return ""
