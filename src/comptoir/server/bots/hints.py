"""Hints for a seat, found in a thinker's process from nothing but what the seat sees."""

from __future__ import annotations

from typing import Any

from comptoir.advice import advise, why
from comptoir.core.position import Position


def hints(view: Position, seat: int, seed: int) -> dict[str, Any]:
    """The best answers with the points to expect, by source, and why the first is thought better than the second."""
    found, kinds, sources = advise(view, seat, seed), view.game.kinds, view.game.sources
    return {
        "hints": [
            {
                "move": one.move,
                "name": kinds.name(one.move),
                "label": view.label(one.move, seat).pack(),
                "points": one.points[seat],
                "error": one.error,
                "chance": one.value,
                "sources": dict(zip(sources, one.sources, strict=False)),
            }
            for one in found
        ],
        "why": why(view.game, found).pack(),
    }
