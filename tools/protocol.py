"""Writes the browser's types of the protocol from the server's: web/src/lib/protocol.ts.

.venv/bin/python tools/protocol.py
"""

from __future__ import annotations

import dataclasses
import inspect
import types
import typing
from pathlib import Path
from typing import Any

import typing_extensions
from pydantic import BaseModel

from comptoir import analysis
from comptoir.server.protocol import messages, models
from comptoir.texts import LANGUAGES

FILE = Path(__file__).resolve().parent.parent / "web/src/lib/protocol.ts"
HEAD = """/** What the server sends and is sent (docs/protocol.md). Made by tools/protocol.py: do not edit. */

"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
NAMES = {  # the types that pages use, by what they are called there
    models.PersonOut: "Person",
    models.ValueOut: "OptionValue",
    models.OptionOut: "GameOption",
    models.GameOut: "Game",
    models.SeatOut: "Seat",
    models.ClockOut: "Clock",
    models.OriginOut: "Origin",
    models.SummaryOut: "Summary",
    models.Seat: "SetupSeat",
    models.Setup: "Setup",
    models.MomentOut: "Moment",
    models.ExerciseOut: "Exercise",
    models.JudgementOut: "Judgement",
    models.PlannedOut: "Planned",
    models.PlanOut: "Plan",
    models.HintOut: "Hint",
    models.HintsOut: "Hints",
    models.RatingOut: "Rating",
    models.ProfileOut: "Profile",
    models.OwnRatingOut: "OwnRating",
    models.NoticesOut: "Notices",
    models.TokenOut: "Token",
    models.ProgramOut: "Program",
    models.GameSum: "GameSum",
    models.SeatSum: "SeatSum",
    models.OpponentSum: "OpponentSum",
    models.SourceSum: "SourceSum",
    models.AnalysedSum: "AnalysedSum",
    models.StatisticsOut: "Statistics",
    models.TableNotices: "TableNotices",
    models.VacationOut: "Vacation",
    models.OneSessionOut: "Session",
    analysis.Account: "Account",
    analysis.Decided: "Decided",
    analysis.Chanced: "Chanced",
    analysis.Expected: "Expected",
    analysis.Analysis: "Analysis",
}
SAME = {models.Clock: "Clock"}  # what is sent looks like what is received
OTHERWISE = {  # where a type says less than is known
    ("Analysis", "label"): "Phrase",
    ("Decided", "label"): "Phrase",
    ("Planned", "label"): "Phrase",
    ("Judgement", "label"): "Phrase",
    ("Plan", "why"): "Phrase | null",
    ("Hint", "label"): "Phrase",
    ("Hints", "why"): "Phrase",
    ("Moment", "view"): "View",
    ("Moment", "questions"): "Question[]",
    ("TableMessage", "view"): "View | null",
}
LEFT_OUT = (typing.NotRequired, typing_extensions.NotRequired)
FROM_SERVER = ("TableMessage", "Presence", "Ack", "ErrorMessage", "Pong", "Closed")
BY_HAND = """export type Scope = Token['scopes'][number];
export type Bond = Profile['bond'];

/** The state as a seat knows it, with the game's own field names. */
export type View = Record<string, unknown>;

/** A piece of a game's table in words: the outline that is shown where no board is drawn. */
export interface Piece {
  text: string;
  style: string;
}

export type Block =
  | { kind: 'group'; of: Block[] }
  | { kind: 'panel'; title: Piece[]; subtitle: Piece[]; style: string; own?: boolean; of: Block[] }
  | { kind: 'grid'; title: Piece[]; heads: Piece[][]; rows: Block[][] }
  | { kind: 'text'; lines: Piece[][] };
"""


def socket_types() -> dict[type, str]:
    """Every type of a message, by its own name."""
    return {
        thing: name for name, thing in vars(messages).items() if typing_extensions.is_typeddict(thing) and _own(thing)
    }


def _own(thing: type) -> bool:
    return thing.__module__ == messages.__name__


KNOWN: dict[type, str] = {**NAMES, **SAME, **socket_types()}


def script(type_: Any) -> str:
    """A type in TypeScript."""
    origin, inner = typing.get_origin(type_), typing.get_args(type_)
    if type_ in PLAIN:
        return PLAIN[type_]
    if type_ == models.Words:
        return "Words"
    if isinstance(type_, type) and type_ in KNOWN:
        return KNOWN[type_]
    if origin is typing.Annotated or origin in LEFT_OUT:
        return script(inner[0])
    if origin is typing.Literal:
        return " | ".join([f"'{value}'" for value in inner])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys([script(part) for part in inner]))
    if origin is list:
        item = script(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{script(inner[0])}, {script(inner[1])}>"
    if type_ is object:
        return "unknown"
    raise TypeError(f"{type_} cannot be said in TypeScript")


def fields(thing: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a record: their types, and whether they may be left out."""
    if issubclass(thing, BaseModel):
        return {
            name: (field.annotation, not field.is_required() and issubclass(thing, models.Given))
            for name, field in thing.model_fields.items()
        }
    hints = typing_extensions.get_type_hints(thing, include_extras=True)
    if dataclasses.is_dataclass(thing):
        return {field.name: (hints[field.name], False) for field in dataclasses.fields(thing)}
    return {name: (type_, typing.get_origin(type_) in LEFT_OUT) for name, type_ in hints.items()}


def interface(thing: type, name: str) -> str:
    """A record in TypeScript, with its first line as comment."""
    about = (inspect.getdoc(thing) or "").splitlines()[0] if thing.__doc__ else ""
    head = f"/** {about.replace('``', '`')} */\n" if about and not about.startswith("dict(") else ""
    rows = [
        f"  {field}{'?' if optional else ''}: {OTHERWISE.get((name, field)) or script(type_)};"
        for field, (type_, optional) in fields(thing).items()
    ]
    return head + f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n"


def written() -> str:
    """The whole file."""
    languages = ", ".join([f"'{lang}'" for lang in LANGUAGES])
    parts = [
        f"export const LANGUAGES = [{languages}] as const;\n"
        "export type Language = (typeof LANGUAGES)[number];\n"
        "export type Words = Record<Language, string>;\n",
        *[interface(thing, name) for thing, name in socket_types().items()],
        f"export type FromServer = {' | '.join(FROM_SERVER)};\n",
        *[interface(thing, name) for thing, name in NAMES.items()],
        BY_HAND,
    ]
    return HEAD + "\n".join(parts)


def main() -> None:
    """Write it."""
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
