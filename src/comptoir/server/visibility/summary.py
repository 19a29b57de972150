"""A table in a few lines, as lists and headings show it; it holds nothing that is secret."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from comptoir.server.storage.rows import SeatRow, TableRow, is_program

COPIED = ("id", "game", "players", "options", "title", "private", "status", "host", "clock", "end_turn", "waiting_for")


def moment(at: float) -> str:
    """A time as text."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def summary(row: TableRow, seats: list[SeatRow], person: str | None) -> dict[str, Any]:
    """The table for this person."""
    result = {name: None if row.result is None else row.result[name] for name in ("scores", "ranking", "winners")}
    return {
        **{name: getattr(row, name) for name in COPIED},
        "created": moment(row.created),
        "changed": moment(row.changed),
        "seats": [_seat(seat, person) for seat in seats],
        **result,
        "corrected": bool(row.data),
        "rated": bool(row.rated),
        "lesson": bool(row.lesson),
        "purpose": row.purpose,
        "origin": row.origin,
        "aids": row.aids,
    }


def _seat(seat: SeatRow, person: str | None) -> dict[str, Any]:
    owner = None if seat.resigned else seat.person
    shown = {name: getattr(seat, name) for name in ("seat", "kind", "name", "bot")}
    away = None if seat.vacation is None else moment(seat.vacation)
    who = {"person": owner, "program": is_program(owner), "you": owner is not None and owner == person}
    return {**shown, "vacation": away, **who}
