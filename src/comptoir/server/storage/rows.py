"""Rows of the database as records. Their fields are the columns of ``schema.py``; a test compares them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, NotRequired, TypedDict, TypeVar

from comptoir.server.state.clocks import Clock, Clocks

R = TypeVar("R", "TableRow", "SeatRow")
WAITING, PLAYING, OVER = "waiting", "playing", "over"
STUCK = "stuck"  # played with rules that this version does not know
HUMAN, BOT, OPEN = "human", "bot", "open"
PROGRAM = "b"  # begins the ids of programs' accounts
# What a table is for: a game, one that goes on from a moment of another, or a board that is its owner's alone.
GAME, PLAY_ON = "game", "play-on"
WHAT_IF, PLAN, EXERCISE = "what-if", "plan", "exercise"
OWN: Final = (WHAT_IF, PLAN, EXERCISE)


def is_program(person: str | None) -> bool:
    """Whether an account is a program's: everybody can see it by its id."""
    return person is not None and person.startswith(f"{PROGRAM}_")


class Origin(TypedDict):
    """Where a table was derived from: of which table, for whose eyes, and before which answer of its log."""

    table: str
    seat: int
    at: int


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    ledger: NotRequired[list[dict[str, int]]]  # points by source; not known of games that ended before it was kept


@dataclass(slots=True)
class TableRow:
    """A table."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    data: dict[str, Any]
    title: str
    private: bool
    host: str
    invitation: str
    status: str
    clock: Clock | None
    clocks: Clocks | None
    end_turn: bool
    rated: bool
    lesson: bool
    purpose: str
    origin: Origin | None
    aids: list[str]
    created: float
    changed: float
    version: int
    waiting_for: list[int]
    bots_turn: bool
    claimed: float
    deadline: float | None
    result: Result | None


@dataclass(slots=True)
class SeatRow:
    """A seat, and who sits there."""

    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    resigned: bool
    vacation: float | None = None  # until when the time of this seat stands still


Found = tuple[TableRow, list[SeatRow]]


def may_find(row: TableRow, person: str | None) -> bool:
    """Whether there is such a table for this person: a board for oneself is nobody else's."""
    return row.purpose not in OWN or row.host == person


def values(row: TableRow | SeatRow) -> dict[str, Any]:
    """By column."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


def change(row: TableRow | SeatRow, changed: Mapping[str, Any]) -> None:
    """Put new values into a row."""
    for name, value in changed.items():
        setattr(row, name, value)


def changed(row: R, new: Mapping[str, Any]) -> R:
    """The row as it will be with new values."""
    return replace(row, **new)
