"""Clone, key, JSON, views and completions, derived from the fields of a state.

Which fields a record has is read from its class body, and which a step has from its
constructor, in the source: a compiled class no longer knows its annotations.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from comptoir.core.agenda import Decision, Lane, State, Step, Together
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.pile import Bag
from comptoir.core.record import Record

HIDDEN: Final = -9  # a card that a seat cannot see
SPECTATOR: Final = -2  # whoever looks on without a seat


class Field:
    """One field of a record: its name, its type as written, who may see it and where its cards came from."""

    def __init__(self, name: str, type_: ast.expr, marks: list[str]) -> None:
        self.name: Final = name
        self.type: Final = type_
        self.shared: Final = marks == ["shared"]
        self.secrecy: Final = marks[0] if len(marks) == 2 else ""
        self.bag: Final = marks[1] if len(marks) == 2 else ""


_classes: Final[dict[str, dict[str, ast.ClassDef]]] = {}  # by module: what its source declares, read once
_fields: Final[dict[type, list[Field]]] = {}
_parameters: Final[dict[type, list[str]]] = {}


def _declared(cls: type) -> ast.ClassDef:
    """The class as its module's source declares it, which must be at the top level."""
    module = cls.__module__
    if module not in _classes:
        path = Path(str(sys.modules[module].__file__)).parent / (module.rpartition(".")[2] + ".py")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        _classes[module] = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    return _classes[module][cls.__name__]


def fields(cls: type) -> list[Field]:
    """The fields of a record, those of its bases first."""
    if cls not in _fields:
        found: list[Field] = []
        for base in reversed(cls.__mro__):
            if issubclass(base, Record):
                found += [_field(line) for line in _declared(base).body if isinstance(line, ast.AnnAssign)]
        _fields[cls] = found
    return _fields[cls]


def _field(line: ast.AnnAssign) -> Field:
    assert isinstance(line.target, ast.Name)
    type_, marks = line.annotation, []
    if isinstance(type_, ast.Subscript) and ast.unparse(type_.value) == "Annotated":
        parts = type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]
        type_, marks = parts[0], [str(ast.literal_eval(mark)) for mark in parts[1:]]
    return Field(line.target.id, type_, marks)


def parameters(cls: type) -> list[str]:
    """The fields of a step: the parameters of its constructor."""
    if cls not in _parameters:
        _parameters[cls] = next((found for base in cls.__mro__ if (found := _own_parameters(base)) is not None), [])
    return _parameters[cls]


def _own_parameters(cls: type) -> list[str] | None:
    for function in _declared(cls).body if issubclass(cls, Step) else []:
        if isinstance(function, ast.FunctionDef) and function.name == "__init__":
            return [argument.arg for argument in function.args.args[1:]]
    return None


# --- Clone and key --------------------------------------------------------------


def clone(x: Any) -> Any:
    """A copy that shares nothing changeable with ``x``: what a game's own ``clone`` must equal."""
    if isinstance(x, list):
        return [clone(e) for e in x]
    if not isinstance(x, Record):
        return x
    copy = type(x)()
    for f in fields(type(x)):
        value = getattr(x, f.name)
        setattr(copy, f.name, value if f.shared else clone(value))
    return copy


def key(x: Any) -> Any:
    """A hashable value, equal exactly for equal positions."""
    if isinstance(x, (list, tuple)):
        return tuple([key(e) for e in x])
    if isinstance(x, Record):
        return tuple([key(getattr(x, f.name)) for f in fields(type(x)) if not f.shared])
    if isinstance(x, Together):
        return ("Together", *[(lane.seat, key(lane.steps)) for lane in x.lanes])
    if isinstance(x, Step):
        return (type(x).__name__, *[key(getattr(x, name)) for name in parameters(type(x))])
    return x


# --- JSON -----------------------------------------------------------------------


def pack(x: Any) -> Any:
    """JSON values: a record by its fields' names, a step as a list that begins with its name."""
    if isinstance(x, (list, tuple)):
        return [pack(e) for e in x]
    if isinstance(x, Record):
        return {f.name: pack(getattr(x, f.name)) for f in fields(type(x)) if not f.shared}
    if isinstance(x, Together):
        return ["Together", [[lane.seat, pack(lane.opening), pack(lane.steps)] for lane in x.lanes]]
    if isinstance(x, Step):
        return [type(x).__name__, *[pack(getattr(x, name)) for name in parameters(type(x))]]
    return x


def unpack(data: Any, like: State, names: dict[str, Any]) -> Any:
    """The inverse of pack; what is shared is taken from ``like``, classes from ``names``."""
    try:
        s = _unpack_record(data, type(like), names)
        for f in fields(type(like)):
            if f.shared:
                setattr(s, f.name, getattr(like, f.name))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as problem:
        raise BadReplay("This is no snapshot of this game, or one of another version.") from problem
    return s


def _unpack_record(data: Any, cls: type, names: dict[str, Any]) -> Any:
    record = cls()
    for f in fields(cls):
        if not f.shared:
            setattr(record, f.name, _unpack_as(data[f.name], f.type, names))
    return record


def _unpack_as(data: Any, type_: ast.expr, names: dict[str, Any]) -> Any:
    if isinstance(type_, ast.Subscript):
        return [_unpack_as(e, type_.slice, names) for e in data]
    name = ast.unparse(type_)
    if name == "Step":
        return unpack_step(data, names)
    return _unpack_record(data, names[name], names) if name in names else data


def unpack_step(data: list[Any], names: dict[str, Any]) -> Any:
    """One entry of the agenda; the inverse of packing it."""
    if data[0] == "Together":
        return Together([_unpack_lane(lane, names) for lane in data[1]])
    return names[data[0]](*[_unpack_argument(e) for e in data[1:]])


def _unpack_lane(data: list[Any], names: dict[str, Any]) -> Lane:
    seat, opening, steps = data
    return Lane(seat, unpack_step(opening, names), [unpack_step(step, names) for step in steps])


def _unpack_argument(data: Any) -> Any:
    return tuple([_unpack_argument(e) for e in data]) if isinstance(data, list) else data


# --- What a seat knows ----------------------------------------------------------


def view(s: State, seat: int) -> Any:
    """The state as ``seat`` knows it; SPECTATOR sees what everybody sees.

    What it cannot see is HIDDEN, and is counted in the bag it came from: the seat knows
    which cards it has not seen, not where they lie.
    """
    seen = s.clone()
    _each_secret(seen, lambda cards, f, owner: _veil(seen, cards, f, owner >= 0 and owner == seat))
    seen.agenda = [_veil_lanes(step, seat) if isinstance(step, Together) else step for step in seen.agenda]
    return seen


def _each_secret(s: State, do: Callable[[list[Any], Field, int], None]) -> None:
    for owner, record in [(-1, s), *enumerate(getattr(s, "players", []))]:
        for f in fields(type(record)):
            if f.secrecy:
                do(getattr(record, f.name), f, owner)


def _veil(s: State, cards: list[Any], f: Field, own: bool) -> None:
    if own and f.secrecy == "private":
        return
    bag: Bag = getattr(s, f.bag)
    for i, card in enumerate(cards):
        bag.counts[card] += 1
        cards[i] = int(s.glimpse(card)) if own and f.secrecy == "glimpsed" else HIDDEN


def _veil_lanes(step: Together, seat: int) -> Together:
    """Another's lane looks as if nothing had been answered in it."""
    return Together(
        [lane if lane.seat == seat else Lane(lane.seat, lane.opening, [lane.opening]) for lane in step.lanes]
    )


def complete(seen: State, rng: Rng) -> Any:
    """A state that fits a view: every hidden card is dealt from those the seat has not seen.

    What was glimpsed is numbered beyond the cards; it narrows the choice, so it is dealt first.
    """
    s = seen.clone()
    glimpsed: list[tuple[list[Any], int, Bag]] = []
    unseen: list[tuple[list[Any], int, Bag]] = []

    def sort(cards: list[Any], f: Field, owner: int) -> None:
        bag: Bag = getattr(s, f.bag)
        for i, card in enumerate(cards):
            if not _seen(card, bag):
                (unseen if card == HIDDEN else glimpsed).append((cards, i, bag))

    _each_secret(s, sort)
    for cards, i, bag in glimpsed + unseen:
        cards[i] = _deal(s, cards[i], bag, rng)
    return s


def _deal(s: State, slot: int, bag: Bag, rng: Rng) -> int:
    """A card for this slot; the bag held it besides its own, so its size stays."""
    fitting = [c for c in range(len(bag.counts)) if bag.counts[c] and (slot == HIDDEN or s.glimpse(c) == slot)]
    card = fitting[rng.weighted([bag.counts[c] for c in fitting])]
    bag.counts[card] -= 1
    return card


def hidden(s: State, seat: int) -> Any:
    """What a seat does not know: it changes exactly when the seat is shown something, or something is put away."""
    seen = view(s, seat)
    codes: list[int] = []
    _each_secret(seen, lambda cards, f, owner: codes.extend([c for c in cards if not _seen(c, getattr(seen, f.bag))]))
    bags = [getattr(seen, f.name) for f in fields(type(seen))]
    return (tuple(sorted(codes)), tuple([tuple(bag.counts) for bag in bags if isinstance(bag, Bag)]))


def _seen(card: int, bag: Bag) -> bool:
    return 0 <= card < len(bag.counts)


def open_question(s: State, seat: int) -> Decision | None:
    """The question that this seat has to answer now, if any."""
    top = s.agenda[-1] if s.agenda else None
    asks = top.questions() if isinstance(top, Together) else [top] if isinstance(top, Decision) else []
    return next((ask for ask in asks if ask.seat == seat), None)
