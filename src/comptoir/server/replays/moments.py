"""A finished game, moment by moment: everything in it may now be told."""

from __future__ import annotations

from typing import Any

from comptoir.core.chronicle import TRUTH
from comptoir.core.table import Table
from comptoir.server.visibility.projection import line_text


def story(table: Table) -> str:
    """Every answer, those of chance and the secret ones too, as JSON."""
    return f'{{"lines":[{",".join([line_text(table, i, TRUTH) for i in range(len(table.log))])}]}}'


def moment(table: Table, index: int, viewer: int) -> dict[str, Any]:
    """The table before an answer (or at the end), as a seat or a spectator saw it."""
    then = table.before(index)
    asked = [int(ask.seat) for ask in then.questions if int(ask.seat) >= 0]
    return {
        "index": index,
        "of": len(table.log),
        "view": then.view(viewer).to_json()["state"],
        "questions": [{"seat": seat, "prompt": then.prompt(seat).pack()} for seat in asked],
        "scores": then.scores,
    }
