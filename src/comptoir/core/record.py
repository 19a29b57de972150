"""Records: what lies on the table, as plain data, and what follows from their fields."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from typing import Self

COPIED: Final = ("list", "vec")
PLAIN: Final = ("i64", "int", "bool", "str", "float")
SCALARS: Final = (*PLAIN, "Step")  # never changed, so that copies share them


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
        self.lists: Final[int] = ast.unparse(type_).count("[")  # how deep
        self.shared: Final = marks == ["shared"]
        self.secrecy: Final = marks[0] if len(marks) == 2 else ""
        self.bag: Final = marks[1] if len(marks) == 2 else ""
        self.meaning: Final = meaning  # source; ``core/meaning.py`` makes an object of it

    def copied(self) -> str:
        """Source that copies this field of ``self``."""
        value = f"self.{self.name}"
        return value if self.shared else copied(value, self.type)


def _innermost(type_: ast.expr) -> ast.expr:
    return _innermost(type_.slice) if isinstance(type_, ast.Subscript) else type_


def copied(value: str, type_: ast.expr) -> str:
    """Source that copies a value of this type so that nothing changeable is shared."""
    if isinstance(type_, ast.Subscript):
        assert ast.unparse(type_.value) in COPIED, f"a record cannot hold {ast.unparse(type_)}"
        inner = copied("e", type_.slice)
        return f"{value}[:]" if inner == "e" else f"[{inner} for e in {value}]"
    return value if ast.unparse(type_) in SCALARS else f"{value}.clone()"


def clone_source(cls: str, found: Sequence[Field]) -> str:
    """The method ``clone`` of a class with these fields."""
    lines = [f"copy.{f.name} = {f.copied()}" for f in found]
    return "\n    ".join([f"def clone(self) -> {cls}:", f"copy = {cls}()", *lines, "return copy"])


def read_fields(annotations: Mapping[str, str]) -> list[Field]:
    """The fields that a class body declares."""
    return [Field(name, text) for name, text in annotations.items() if not text.startswith("ClassVar")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Named fields, annotated in the class body; nothing else.

    A field holds an int, a bool, a str, a record, or a list of these. What a seat may
    not see is said where the field is declared, with the bag its cards came from:

    - ``Annotated[list[i64], "private", "deck"]``: seen by its owner,
    - ``Annotated[list[i64], "glimpsed", "deck"]``: the owner sees ``State.glimpse`` of it,
    - ``Annotated[list[i64], "facedown", "deck"]``: seen by nobody.

    The owner is the seat in whose record of ``State.players`` the field stands.
    ``Annotated[T, "shared"]`` is the same object in every clone and no part of the position.
    What the numbers of a field mean is said there too: ``Annotated[i64, Count(99)]`` (``core/meaning.py``).
    """

    def __init_subclass__(cls) -> None:
        """A class that is not compiled gets its ``clone`` here; a compiled one has it from the build."""
        _derive_clone(cls)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), {f.name: getattr(self, f.name) for f in fields(type(self))})

    def clone(self) -> Self:
        """A copy that shares nothing changeable; derived from the fields."""
        raise NotImplementedError(type(self).__name__)


def _derive_clone(cls: type) -> None:
    if "clone" not in cls.__dict__ and "__mypyc_attrs__" not in cls.__dict__:
        names = {**vars(sys.modules[cls.__module__]), cls.__name__: cls}
        exec(clone_source(cls.__name__, fields(cls)), names)
        setattr(cls, "clone", names["clone"])  # noqa: B010 mypy does not let a method be assigned


def fields(cls: type) -> list[Field]:
    """The fields of a record, those of its bases first."""
    if cls not in _fields:
        found: list[Field] = []
        for base in reversed(cls.__mro__):
            if issubclass(base, Record):
                found += read_fields(declared(base))
        _fields[cls] = found
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
    for name, value in values.items():
        setattr(record, name, value)
    return record


def parameters(cls: type) -> list[str]:
    """The fields of a step: the parameters of its constructor."""
    if cls not in _parameters:
        none = cls.__init__ is object.__init__  # type: ignore[misc]
        _parameters[cls] = [] if none else list(inspect.signature(cls).parameters)
    return _parameters[cls]


_fields: Final[dict[type, list[Field]]] = {}
_parameters: Final[dict[type, list[str]]] = {}
