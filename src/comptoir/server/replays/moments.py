"""A game, moment by moment: a finished one, in which everything may be told, or a running one as a viewer knows it."""

from __future__ import annotations

from typing import Any

from comptoir.core.chronicle import TRUTH
from comptoir.core.table import Table
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import Position
from comptoir.server.visibility.projection import line_text, lines_known


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


def story_so_far(now: Position, viewer: int) -> str:
    """Every answer of a running game that a viewer knows of, as JSON."""
    return f'{{"lines":[{",".join(lines_known(now, viewer))}]}}'


def looks_back(now: Position, index: int, viewer: int) -> tuple[LiveTable, int, int]:
    """What ``moment_so_far`` needs, which others do not change meanwhile: the log, and where a line stands in it."""
    assert now.table is not None
    lines = now.memory[viewer].lines
    past = LiveTable(now.game, now.players, None, now.options, now.data, origin=now.table.origin)
    past.log = list(now.table.log)
    return past, lines[index] if index < len(lines) else len(past.log), len(lines)


def moment_so_far(past: LiveTable, at: int, index: int, of: int, viewer: int) -> dict[str, Any]:
    """A running game before a line that the viewer knows (or now), as that viewer saw it."""
    then = past.before(at)
    asked = [viewer] if viewer >= 0 and then.question(viewer) is not None else []
    return {
        "index": index,
        "of": of,
        "view": then.view(viewer).to_json()["state"],
        "questions": [{"seat": seat, "prompt": then.prompt(seat).pack()} for seat in asked],
        "scores": [sum(then.ledger(seat).values()) for seat in range(past.players)],
    }
