"""What a viewer may know of a table. Everything that is sent about a game goes through ``for_seat``."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, cast

import comptoir
from comptoir.core.agenda import Decision
from comptoir.core.chronicle import Line, Shift
from comptoir.core.game import Game
from comptoir.core.moves import Move, Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.table import Table
from comptoir.server.protocol import messages
from comptoir.server.protocol.messages import Argument, Candidate, LogLine, Question
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import Position

MOST_LINES: Final = 20_000  # kept as JSON
SOMETHING_MISSING = (IndexError, KeyError, ValueError, TypeError, AssertionError, OverflowError)

to_json: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def packed(phrase: Phrase) -> messages.Phrase:
    """A phrase as it is sent."""
    return cast(messages.Phrase, phrase.pack())


def for_seat(
    position: Position, viewer: int, since: int | None = None, put: Callable[..., Any] | None = None
) -> dict[str, Any]:
    """The game as this seat (or a spectator) knows it, and what is new in log and chat since that version.

    ``put`` says how a line of the log is put: ``line`` if nothing is given.
    """
    put = put or line
    memory = position.memory[viewer]
    log, chat = memory.since(since, len(position.chat))
    table = position.table
    shown = _waiting() if table is None else _playing(position, table, viewer)
    lines = [] if table is None else [put(table, i, viewer, gap) for i, gap in with_gaps(memory.lines, log)]
    return {
        "version": memory.version,
        "seat": None if viewer < 0 else viewer,
        **shown,
        "lesson": _lesson(position, viewer),
        "log": {"from": log, "lines": lines},
        "chat": {"from": chat, "lines": position.chat[chat:]},
    }


def with_gaps(known: list[int], begin: int) -> list[tuple[int, list[int]]]:
    """Lines of the log from ``begin`` on, each with the answers before it that the viewer does not know."""
    before = [-1, *known][begin:]
    return [(i, list(range(last + 1, i))) for last, i in zip(before, known[begin:], strict=False)]


def lines_known(position: Position, viewer: int) -> list[str]:
    """Every line of the log that a viewer knows, as JSON."""
    table = position.table
    known = with_gaps(position.memory[viewer].lines, 0)
    return [] if table is None else [line_text(table, i, viewer, gap) for i, gap in known]


def _lesson(position: Position, viewer: int) -> dict[str, object] | None:
    """What guides a learner now; nothing, once what the lesson wants cannot be answered."""
    table = position.table
    if position.lesson is None or table is None or viewer < 0 or position.held is not None:
        return None
    found = position.lesson.guidance(table, viewer)
    stuck = found is not None and found["move"] is not None and viewer in position.asked
    return None if stuck and found and found["move"] not in table.legal(viewer) else found


def _waiting() -> dict[str, Any]:
    nothing: dict[str, Any] = {"view": None, "questions": [], "candidates": [], "scores": None, "ledger": None}
    return {**nothing, "undo": False, "end_turn": False, "ask_undo": None}


def _playing(position: Position, table: LiveTable, viewer: int) -> dict[str, Any]:
    seen = table.view(viewer)
    ledger = [table.ledger(seat) for seat in range(table.players)]
    asked = position.held is None and viewer in position.asked
    return {
        "view": seen.to_json()["state"],
        "questions": _questions(position, table, viewer, seen),
        "candidates": candidates(table, viewer) if asked else [],
        "undo": viewer >= 0 and position.can_undo(viewer),
        "end_turn": position.held is not None and position.held == viewer,
        "ask_undo": _wish(position, viewer),
        "scores": [sum(points.values()) for points in ledger],  # what was told, not what lies hidden
        "ledger": ledger,
    }


def _questions(position: Position, table: LiveTable, viewer: int, seen: comptoir.Position) -> list[Question]:
    if position.held is not None:
        return [{"seat": position.held, "prompt": packed(Phrase("ask-end-turn"))}]
    return [_question(table, ask, viewer, seen) for ask in table.questions]


def _question(table: LiveTable, ask: Decision, viewer: int, seen: comptoir.Position) -> Question:
    """A question to another seat is told with what the viewer knows; in a lane only that it is open."""
    seat = int(ask.seat)
    if seat == viewer:
        return {"seat": seat, "prompt": packed(table.position.prompt(seat))}
    if table.in_lanes:
        return {"seat": seat, "prompt": None}
    try:
        prompt = Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(seen.state)))
        return {"seat": seat, "prompt": packed(prompt)}
    except SOMETHING_MISSING:
        return {"seat": seat, "prompt": None}


def candidates(table: LiveTable, seat: int) -> list[Candidate]:
    """Every answer that may be thought of."""
    ask = table.position.asked(seat)
    return [candidate(table.position, ask, move, refusal) for move, refusal in table.offers(seat).items()]


def candidate(position: comptoir.Position, ask: Decision, move: int, refusal: Refusal | None) -> Candidate:
    """An answer: what it is called, what it is about, and why it is refused, if it is."""
    kind = position.game.kinds.of[move]
    x = move - int(kind.base)
    label = kind.label(position.state, ask, x)
    why: messages.Refusal | None = None
    if refusal is not None:
        why = {"rule": refusal.rule, "phrase": packed(Phrase("refusal-" + refusal.message, label.args))}
    return {
        "move": move,
        "name": kind.name(x),
        "kind": type(kind).__name__,
        "aside": bool(kind.aside),
        "args": _things(kind, x),
        "label": packed(label),
        "refusal": why,
    }


def _things(kind: Move, x: int) -> list[Argument]:
    """What a move is about, as things on the board."""
    arguments = zip(kind.domains, kind.arguments(x), strict=True)
    return [{"domain": domain.name, "item": domain.items[i], "index": i} for domain, i in arguments]


def line(table: Table, index: int, viewer: int, gap: Sequence[int] = ()) -> LogLine:
    """A line of the log: an answer and what it brought about, after what answers before it did that stay secret."""
    entry = table.log[index]
    said = _said(table.game, entry.move, table.label(index))
    told = [told_line(one) for one in table.lines([*gap, index], viewer)]
    forced = {"forced": entry.forced, "why": list(entry.why)}
    return cast(LogLine, {"seat": entry.seat, **said, **forced, "told": told})


def line_text(table: Table, index: int, viewer: int, gap: Sequence[int] = ()) -> str:
    """The same as JSON, for logs of thousands of lines that say much the same."""
    entry = table.log[index]
    said = _said_text(table.game, entry.move, table.label(index))
    lines = table.lines([*gap, index], viewer)
    if not lines.text:
        lines.text = to_json([told_line(one) for one in lines])
    forced, why = "true" if entry.forced else "false", to_json(list(entry.why)) if entry.why else "[]"
    return f'{{"seat":{entry.seat},{said},"forced":{forced},"why":{why},"told":{lines.text}}}'


def told_line(one: Line) -> messages.Told:
    """One step of what an answer brought about; a row is the seat it is about, and what is said of it."""
    rows: list[messages.ToldRow] = [{"seat": seat, "phrase": packed(phrase)} for seat, phrase in one.rows]
    name = None if one.name is None else packed(one.name)
    changed = [changed_field(shift) for shift in one.shifts]
    rest: dict[str, Any] = {"rules": list(one.rules), "rows": rows, "changed": changed}
    return cast(messages.Told, {"name": name, "heading": one.heading, "own": one.own, **rest})


def changed_field(shift: Shift) -> messages.Changed:
    """What a field holds more or less of; a board finds by it what it has drawn."""
    found = {"field": shift.field, "owner": shift.owner, "seat": shift.seat, "where": shift.where}
    return cast(messages.Changed, {**found, "thing": shift.thing, "by": shift.new - shift.old})


def _said(game: Game, move: int, label: Phrase) -> dict[str, Any]:
    kind = game.kinds.of[move]
    return {"move": label.pack(), "kind": type(kind).__name__, "args": _things(kind, move - int(kind.base))}


@lru_cache(MOST_LINES)
def _said_text(game: Game, move: int, label: Phrase) -> str:
    return to_json(_said(game, move, label))[1:-1]


def _wish(position: Position, viewer: int) -> dict[str, Any] | None:
    wish = position.wish
    if wish is None:
        return None
    answers = len([i for i in position.memory[viewer].lines if i >= wish.length])
    return {"seat": wish.seat, "answers": answers, "agreed": sorted(wish.agreed)}
