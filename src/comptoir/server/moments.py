"""A finished game, moment by moment: everything in it may now be told."""

from __future__ import annotations

from typing import Any

from comptoir.core import plain
from comptoir.core.agenda import State, apply, questions, settle
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.table import Table
from comptoir.server.sight import line_text


def story(table: Table) -> str:
    """Every answer, those of chance and the secret ones too, as JSON."""
    return f'{{"lines":[{",".join([line_text(table, i) for i in range(len(table.log))])}]}}'


def before(table: Table, index: int) -> State:
    """The state before an answer; answer by answer, so that other threads have their turn in between."""
    s: State = table.game.new(table.players, table.options, table.data)
    for entry in table.log[:index]:
        ask = plain.open_question(s, entry.seat)
        assert ask is not None
        apply(s, ask, entry.move)
    return s


def moment(table: Table, index: int, viewer: int) -> dict[str, Any]:
    """The table before an answer (or at the end), as a seat or a spectator saw it."""
    s = before(table, index)
    settle(s)
    asked = [] if not s.agenda else [ask for ask in questions(s) if int(ask.seat) >= 0]
    return {
        "index": index,
        "of": len(table.log),
        "view": plain.pack(plain.view(s, viewer)),
        "questions": [
            {"seat": int(ask.seat), "prompt": Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(s))).pack()}
            for ask in asked
        ],
        "scores": table.game.scores(s),
    }
