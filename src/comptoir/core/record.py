"""Records: what lies on the table, as plain data, and what follows from their fields.

``clone``, ``key``, ``packed``, ``unpacked`` and ``secrets`` are written as source from the fields when a plain class is
made, or by ``setup.py`` before it is compiled.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from typing import Self

    from comptoir.core.moves import Moves

CHECKS: Final = {
    "i64": "integer",
    "int": "integer",
    "bool": "boolean",
    "str": "string",
}  # what holds no more than a value


class Field:
    """One field of a record: its name, its type as written, who may see it, where its cards came from, its meaning."""

    def __init__(self, name: str, annotation: str) -> None:
        type_: ast.expr = ast.parse(annotation, mode="eval").body
        marks: list[str] = []
        meaning = ""
        if isinstance(type_, ast.Subscript) and ast.unparse(type_.value) == "Annotated":
            parts = type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]
            marks = [str(part.value) for part in parts[1:] if isinstance(part, ast.Constant)]
            meaning = "".join([ast.unparse(part) for part in parts[1:] if not isinstance(part, ast.Constant)])
            type_ = parts[0]
        self.name: Final = name
        self.type: Final = type_
        self.of: Final = ast.unparse(_innermost(type_))  # what the field holds, or the lists in it
        self.vector: Final = ast.unparse(type_).startswith("vec[")
        self.shared: Final = marks == ["shared"]
        self.secrecy: Final = marks[0] if len(marks) == 2 else ""
        self.bag: Final = marks[1] if len(marks) == 2 else ""
        self.meaning: Final = meaning  # source; ``core/meaning.py`` makes an object of it


def _innermost(type_: ast.expr) -> ast.expr:
    return _innermost(type_.slice) if isinstance(type_, ast.Subscript) else type_


def read_fields(annotations: Mapping[str, str]) -> list[Field]:
    """The fields that a class body declares."""
    return [Field(name, text) for name, text in annotations.items() if not text.startswith("ClassVar")]


# --- Source made from the fields ----------------------------------------------------


class Writer:
    """How a value is written out in one of the methods: a plain one, a record, a row of either."""

    def __init__(self, plain: str, plain_row: str, row: str, vector: str, record: str) -> None:
        self.plain: Final = plain
        self.plain_row: Final = plain_row
        self.row: Final = row
        self.vector: Final = vector
        self.record: Final = record

    def write(self, value: str, type_: ast.expr) -> str:
        """Source for a value of this type; ``value`` is the source that reads it."""
        name = ast.unparse(type_)
        if name in CHECKS:
            return self.plain.format(value=value, check=CHECKS[name])
        if not isinstance(type_, ast.Subscript):
            return self.record.format(value=value, cls=name)
        row, item = ast.unparse(type_.value), self.write("e", type_.slice)
        assert row in ("list", "vec"), f"a record cannot hold {name}"
        if item == "e" or name == "vec[i64]":
            return self.plain_row.format(value=value)
        return (self.row if row == "list" else self.vector).format(value=value, item=item, cls=name)


EACH: Final = "[{item} for e in {value}]"
READ: Final = "[{item} for e in items({value})]"
CLONE: Final = Writer("{value}", "{value}[:]", EACH, f"{{cls}}({EACH})", "{value}.clone()")
KEY: Final = Writer("{value}", "tuple({value})", f"tuple({EACH})", f"tuple({EACH})", "{value}.key()")
PACK: Final = Writer("{value}", "list({value})", EACH, EACH, "{value}.packed()")
UNPACK: Final = Writer(
    "{check}({value})", "vec[i64]({value})", READ, f"{{cls}}({READ})", "{cls}().unpacked({value}, names)"
)


def derived_source(cls: str, found: Sequence[Field], fields_of: Callable[[str], Sequence[Field]]) -> str:
    """The methods of a class with these fields; ``fields_of`` knows those of other classes."""
    own = [f for f in found if not f.shared]
    shared = [f"copy.{f.name} = self.{f.name}" for f in found if f.shared]
    cloned = [f"copy.{f.name} = {CLONE.write(f'self.{f.name}', f.type)}" for f in own]
    keys = "".join([f"{KEY.write(f'self.{f.name}', f.type)}, " for f in own])
    packed = ", ".join([f"{f.name!r}: {PACK.write(f'self.{f.name}', f.type)}" for f in own])
    unpacked = [f"self.{f.name} = {UNPACK.write(f'data[{f.name!r}]', f.type)}" for f in own]
    numbers = [line for i, f in enumerate(own) for line in numbers_source(f"self.{f.name}", f.type, f"e{i}")]
    methods = [
        method("numbers(self, out: Moves) -> None", numbers or ["pass"]),
        method(f"clone(self) -> {cls}", [f"copy = {cls}()", *shared, *cloned, "return copy"]),
        method("key(self) -> tuple[Any, ...]", [f"return ({keys})"]),
        method("packed(self) -> dict[str, Any]", [f"return {{{packed}}}"]),
        method(f"unpacked(self, data: Any, names: dict[str, Any]) -> {cls}", [*unpacked, "return self"]),
    ]
    return "\n\n".join([*methods, *secrets_source(found, fields_of)])


def numbers_source(value: str, type_: ast.expr, item: str) -> list[str]:
    """Source that writes all numbers of a value into ``out``; a row begins with its length."""
    name = ast.unparse(type_)
    if ast.unparse(_innermost(type_)) in ("Agenda", "str"):
        return []
    if name in CHECKS:
        return [f"out.append(1 if {value} else 0)" if name == "bool" else f"out.append({value})"]
    if not isinstance(type_, ast.Subscript):
        return [f"{value}.numbers(out)"]
    if name in ("vec[i64]", "list[i64]"):
        return [f"out.extend({value})" if name == "vec[i64]" else f"out.extend_list({value})"]
    of = type_.slice.elts[0] if isinstance(type_.slice, ast.Tuple) else type_.slice  # tuple[int, ...]
    inner = numbers_source(item, of, item + "e")
    return [f"out.append(len({value}))", f"for {item} in {value}:", *["    " + line for line in inner]]


def secrets_source(found: Sequence[Field], fields_of: Callable[[str], Sequence[Field]]) -> list[str]:
    """The method ``secrets`` of a state, if it has any: its own first, then those of its players."""
    if not any(f.of == "Agenda" for f in found):
        return []  # a player's are found by the state
    lines = [f"found.append(Secret(self.{f.name}, {f.secrecy!r}, self.{f.bag}, -1))" for f in found if f.secrecy]
    for seats in [f for f in found if f.name == "players"]:
        theirs = [f for f in fields_of(seats.of) if f.secrecy]
        if theirs:
            lines.append("for owner, player in enumerate(self.players):")
        lines += [f"    found.append(Secret(player.{f.name}, {f.secrecy!r}, self.{f.bag}, owner))" for f in theirs]
    body = ["found: list[Secret] = []", *lines, "return found"]
    return [method("secrets(self) -> list[Secret]", body)] if lines else []


def method(head: str, body: Sequence[str]) -> str:
    """Source of a method."""
    return "\n    ".join([f"def {head}:", *body])


# --- What the source calls ----------------------------------------------------------


def integer(value: Any) -> i64:
    """A whole number that was read."""
    if not isinstance(value, int):
        raise TypeError("a number was expected")
    return value


def boolean(value: Any) -> bool:
    """True or false, as it was read."""
    if not isinstance(value, bool):
        raise TypeError("true or false was expected")
    return value


def string(value: Any) -> str:
    """Some text that was read."""
    if not isinstance(value, str):
        raise TypeError("text was expected")
    return value


def items(value: Any) -> list[Any]:
    """A list that was read."""
    if not isinstance(value, list):
        raise TypeError("a list was expected")
    return value


# --- Records ------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Named fields, annotated in the class body; nothing else.

    A field holds an int, a bool, a str, a record, or a list of these; ``vec[i64]`` is a row of
    ints whose length does not change. What a seat may not see is said where the field is
    declared, with the bag its cards came from:

    - ``Annotated[list[i64], "private", "deck"]``: seen by its owner,
    - ``Annotated[list[i64], "glimpsed", "deck"]``: the owner sees ``State.glimpse`` of it,
    - ``Annotated[list[i64], "facedown", "deck"]``: seen by nobody.

    The owner is the seat in whose record of ``State.players`` the field stands.
    ``Annotated[T, "shared"]`` is the same object in every clone and no part of the position.
    What the numbers of a field mean is said there too: ``Annotated[i64, Count(99)]`` (``core/meaning.py``).
    """

    def __init_subclass__(cls) -> None:
        """A class that is not compiled gets what follows from its fields here; a compiled one has it from the build."""
        _derive(cls)

    def __reduce__(self) -> tuple[Any, ...]:
        values = {f.name: getattr(self, f.name) for f in fields(type(self))}
        for f in fields(type(self)):
            if f.vector:
                values[f.name] = list(values[f.name])
        return _rebuilt, (type(self), values)

    def clone(self) -> Self:
        """A copy that shares nothing changeable."""
        raise NotImplementedError(type(self).__name__)

    def key(self) -> tuple[Any, ...]:
        """A hashable value, equal exactly for equal records."""
        raise NotImplementedError(type(self).__name__)

    def packed(self) -> dict[str, Any]:
        """JSON values, by the names of the fields."""
        raise NotImplementedError(type(self).__name__)

    def numbers(self, out: Moves) -> None:
        """Write all numbers one after another, in the order of the fields; a row begins with its length."""
        raise NotImplementedError(type(self).__name__)

    def unpacked(self, data: Any, names: dict[str, Any]) -> Self:
        """Itself, with what was packed; the classes of steps are found in ``names``."""
        raise NotImplementedError(type(self).__name__)


def _derive(cls: type) -> None:
    if "__mypyc_attrs__" in cls.__dict__:
        return
    names: dict[str, Any] = {}
    for base in _records(cls):
        names.update(vars(sys.modules[base.__module__]))
    source = derived_source(cls.__name__, fields(cls), lambda of: fields(names[of]))
    made: dict[str, Any] = {}
    exec("from __future__ import annotations\n" + source, {**names, cls.__name__: cls}, made)
    for name, function in made.items():
        if name not in cls.__dict__ and name != "annotations":
            setattr(cls, name, function)


def _records(cls: type) -> list[type]:
    return [base for base in reversed(cls.__mro__) if issubclass(base, Record)]


def fields(cls: type) -> list[Field]:
    """The fields of a record, those of its bases first."""
    if cls not in _fields:
        _fields[cls] = [f for base in _records(cls) for f in read_fields(declared(base))]
    return _fields[cls]


def declared(cls: type) -> dict[str, str]:
    """The annotations in a class body, as written. A compiled class keeps them in ``DECLARED``."""
    written: Any = cls.__dict__.get("DECLARED") or inspect.get_annotations(cls)
    for text in written.values():
        if not isinstance(text, str):
            raise TypeError(f"{cls.__module__} needs “from __future__ import annotations” as its first import.")
    return dict(written)


def _rebuilt(cls: type[Record], values: dict[str, Any]) -> Record:
    """A record that was taken apart by ``__reduce__``."""
    if {f.name for f in fields(cls)} != set(values):
        from comptoir.core.errors import BadReplay

        raise BadReplay("This position is of another version of the game.")
    record = cls()
    for f in fields(cls):
        setattr(record, f.name, _vector(cls, f.of)(values[f.name]) if f.vector else values[f.name])
    return record


def _vector(cls: type, of: str) -> Any:
    """The class of vectors of these, as the module of a record calls them."""
    vectors: Any = vec
    module = "mypy_extensions" if of == "i64" else cls.__module__  # compiled, the name i64 means int
    return vectors[vars(sys.modules[module])[of]]


def parameters(cls: type) -> list[str]:
    """The parameters of a class's constructor: a step's are its fields."""
    if cls not in _parameters:
        none = cls.__init__ is object.__init__  # type: ignore[misc]
        _parameters[cls] = [] if none else list(inspect.signature(cls).parameters)
    return _parameters[cls]


def parameter_fields(cls: type) -> list[Field]:
    """The parameters of a step's constructor, as they are declared. A compiled class keeps them in ``DECLARED``."""
    written: Any = cls.__dict__.get("DECLARED") or inspect.get_annotations(cls.__init__)  # type: ignore[misc]
    return [Field(name, text) for name, text in written.items() if name != "return"]


def constructed(thing: object) -> tuple[Any, ...]:
    """How to make this once more, for pickles and copies: by its constructor, whose arguments are its fields."""
    return type(thing), tuple([getattr(thing, name) for name in parameters(type(thing))])


_fields: Final[dict[type, list[Field]]] = {}
_parameters: Final[dict[type, list[str]]] = {}
