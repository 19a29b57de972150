"""JSON Schemas of a game, for programs that know nothing of it: what a view holds, what is asked, what may be answered.

All of it follows from the fields, their meanings, the questions and the kinds of move.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import Any, Final

from comptoir.core.agenda import State, Step
from comptoir.core.game import Game
from comptoir.core.layout import questions
from comptoir.core.meaning import (
    HIDDEN,
    Counts,
    Ledger,
    Mask,
    Meaning,
    Moved,
    Now,
    OfDomain,
    Owners,
    Slots,
    Tracks,
    Zone,
    meanings,
    parameter_meanings,
)
from comptoir.core.moves import Domain, Move
from comptoir.core.record import Field, Record, fields

Schema = dict[str, Any]
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
INTEGER: Final[Schema] = {"type": "integer"}
PLAIN: Final[dict[str, Schema]] = {
    "bool": {"type": "boolean"},
    "str": {"type": "string"},
    "int": INTEGER,
    "i64": INTEGER,
}


@lru_cache
def schema(game: Game) -> Schema:
    """Everything about one game in one document; ``view``, ``question`` and ``move`` stand in its ``$defs``."""
    state = type(game.new(max(game.players)))
    asked = {cls.__name__: _question(cls) for cls in questions(game)}
    steps = sorted({cls.__name__ for cls in game.names.values() if isinstance(cls, type) and issubclass(cls, Step)})
    kinds = {f"move-{type(kind).__name__}": _kind(kind) for kind in game.kinds.kinds}
    definitions = {
        "view": {"$ref": f"#/$defs/{state.__name__}"},
        "question": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in asked]},
        "move": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds]},
        "Agenda": {"type": "array", "items": {"$ref": "#/$defs/step"}},
        "step": {"type": "array", "prefixItems": [{"enum": steps}], "minItems": 1},
        **asked,
        **kinds,
        **_records(game, state),
    }
    about = {"rules": game.rules, "players": list(game.players), "moves": len(game.kinds.of), "hidden": HIDDEN}
    domains = {domain.name: list(domain.items) for kind in game.kinds.kinds for domain in kind.domains}
    return {
        "$schema": DRAFT,
        "$id": f"comptoir:{game.name}:{game.rules}",
        "title": game.title,
        "description": "view: what a seat knows. question: as it stands on top of the agenda. move: an answer.",
        "x-game": {"name": game.name, **about, "domains": domains, "sources": list(game.sources)},
        "$ref": "#/$defs/view",
        "$defs": definitions,
    }


# --- Views ----------------------------------------------------------------------------


def _records(game: Game, state: type[State]) -> dict[str, Schema]:
    """The records of a view, by the names of their classes."""
    found: dict[str, Schema] = {}
    waiting: list[type[Record]] = [state]
    while waiting:
        cls = waiting.pop()
        if cls.__name__ not in found:
            found[cls.__name__] = _record(game, cls)
            kinds = [game.names.get(f.of) for f in fields(cls) if not f.shared]
            waiting += [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Record) and fields(kind)]
    return found


def _record(game: Game, cls: type[Record]) -> Schema:
    meant = {f.name: meaning for f, meaning in meanings(cls)}
    own = [f for f in fields(cls) if not f.shared]
    properties = {f.name: _field(game, f, meant.get(f.name)) for f in own}
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _field(game: Game, f: Field, meaning: Meaning | None) -> Schema:
    if f.name == "players":
        few, many = min(game.players), max(game.players)
        return {**_typed(f.type, INTEGER), "minItems": few, "maxItems": many}
    found = _typed(f.type, INTEGER if meaning is None else _numbers(f, meaning))
    length = None if meaning is None or found.get("type") != "array" else _length(meaning)
    if length is not None:
        found |= {"minItems": length, "maxItems": length}
    return {**found, **({} if meaning is None else _names(meaning))}


def _typed(type_: ast.expr, numbers: Schema) -> Schema:
    """A value of this type, with these numbers in it."""
    if isinstance(type_, ast.Subscript):
        item = type_.slice.elts[0] if isinstance(type_.slice, ast.Tuple) else type_.slice  # tuple[int, ...]
        return {"type": "array", "items": _typed(item, numbers)}
    name = ast.unparse(type_)
    if name in ("int", "i64"):
        return numbers
    return PLAIN.get(name, {"$ref": f"#/$defs/{name}"})


def _numbers(f: Field, meaning: Meaning) -> Schema:
    """The range of a field's numbers. What a seat cannot see is ``hidden``; what it glimpses goes beyond all cards."""
    most = {} if f.secrecy == "glimpsed" else {"maximum": meaning.high}
    span: Schema = {"type": "integer", "minimum": meaning.low, **most}
    beyond = [HIDDEN] if f.secrecy else []
    if isinstance(meaning, Zone) and meaning.gap is not None:
        beyond.append(meaning.gap)
    return {"anyOf": [span, {"enum": beyond}]} if beyond else span


def _length(meaning: Meaning) -> int | None:
    """How many numbers there are, where that never changes."""
    if isinstance(meaning, (Counts, Owners)):
        return int(meaning.domain.size)
    return None


def _names(meaning: Meaning) -> Schema:
    """What the numbers stand for: items of a domain, or things at the places that one names; or nothing."""
    if isinstance(meaning, Ledger):
        return {"x-by": ["seat", "source"]}
    if isinstance(meaning, Slots):
        if meaning.high >= int(meaning.domain.size):
            return {}
        return {"x-items": meaning.domain.name, "x-by": [meaning.index.name]}
    if isinstance(meaning, Mask):
        return {"x-bits": _listed(meaning.domain)}
    if isinstance(meaning, (Counts, Owners, Tracks)):
        return {"x-by": [meaning.domain.name], "x-names": _listed(meaning.domain)}
    if isinstance(meaning, (OfDomain, Moved, Now)) and meaning.domain is not None:
        return {"x-items": meaning.domain.name, "x-names": _listed(meaning.domain)}
    return {}


def _listed(domain: Domain) -> list[str]:
    return list(domain.items)


# --- Questions and moves --------------------------------------------------------------


def _question(cls: type) -> Schema:
    """A question as it stands on the agenda: its name, and what it is about."""
    parameters = [_parameter(f, meaning) for f, meaning in parameter_meanings(cls)]
    return {
        "type": "array",
        "prefixItems": [{"const": cls.__name__}, *parameters],
        "minItems": 1 + len(parameters),
        "maxItems": 1 + len(parameters),
        "description": (cls.__doc__ or "").strip().partition("\n")[0],
    }


def _parameter(f: Field, meaning: Meaning | None) -> Schema:
    if f.name == "seat":
        return {"type": "integer", "minimum": 0, "title": f.name}
    numbers = INTEGER if meaning is None else _numbers(f, meaning)
    return {**_typed(f.type, numbers), "title": f.name, **({} if meaning is None else _names(meaning))}


def _kind(kind: Move) -> Schema:
    """The answers of one kind, as they are offered. The number is ``minimum`` plus the arguments in mixed radix."""
    name, things = type(kind).__name__, [_thing(domain) for domain in kind.domains]
    first, last = int(kind.base), int(kind.base + kind.size - 1)
    return {
        "type": "object",
        "description": (type(kind).__doc__ or "").strip().partition("\n")[0],
        "properties": {
            "kind": {"const": name},
            "move": {"type": "integer", "minimum": first, "maximum": last},
            "name": {"type": "string", "pattern": _pattern(name, kind.domains)},
            "args": {
                "type": "array",
                **({"prefixItems": things} if things else {}),
                "minItems": len(things),
                "maxItems": len(things),
            },
        },
        "required": ["kind", "move", "name", "args"],
    }


def _thing(domain: Domain) -> Schema:
    index = {"type": "integer", "minimum": 0, "maximum": int(domain.size) - 1}
    return {
        "type": "object",
        "properties": {"domain": {"const": domain.name}, "item": {"enum": _listed(domain)}, "index": index},
        "required": ["domain", "item", "index"],
    }


def _pattern(name: str, domains: tuple[Domain, ...]) -> str:
    """The written form: ``Send(follower=boatman, place=farmhouse)``."""
    said = ", ".join([f"{domain.name}=({'|'.join([re.escape(item) for item in domain.items])})" for domain in domains])
    return f"^{name}\\({said}\\)$" if domains else f"^{name}$"
