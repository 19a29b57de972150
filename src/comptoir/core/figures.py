"""Printed figures: how well each is known, and a file in which the owner of a box corrects them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from comptoir.core.errors import BadSetup
from comptoir.core.game import Figure

OWNER: Final = "your box"  # a figure that the owner of a box has read off it
LONGEST: Final = 30  # of a name

Values = dict[str, Any]  # figures by their names


# --- What a figure may be ---------------------------------------------------------------------


class Value(Protocol):
    """What a figure may be."""

    def fits(self, value: object) -> bool:
        """Whether it can be this."""

    def wanted(self) -> str:
        """What it can be, in words."""


class Number:
    """A whole number."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        return type(value) is int and self.low <= value <= self.high

    def wanted(self) -> str:
        """What it can be."""
        return f"a whole number from {self.low} to {self.high}"


class Name:
    """One of some names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        return isinstance(value, str) and value in self.names

    def wanted(self) -> str:
        """What it can be."""
        return f"one of {', '.join(self.names)}"


class Text:
    """A name that the owner gives."""

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) == len(value) <= LONGEST

    def wanted(self) -> str:
        """What it can be."""
        return f"a name of at most {LONGEST} letters"


class Several:
    """So many of these, all different if that is said."""

    def __init__(self, of: Number | Name, count: int, *, different: bool = False) -> None:
        self.of: Final = of
        self.count: Final = count
        self.different: Final = different

    def fits(self, value: object) -> bool:
        """Whether it can be this."""
        if not isinstance(value, (list, tuple)) or len(value) != self.count:
            return False
        return all(self.of.fits(e) for e in value) and not (self.different and len(set(value)) < self.count)

    def wanted(self) -> str:
        """What it can be."""
        return f"a list of {self.count}{', all different' if self.different else ''}: each {self.of.wanted()}"


class Known:
    """One figure: its name in a file, its value, how well it is known, and what it may be."""

    def __init__(self, name: str, value: Any, known: str, may_be: Value, note: str = "") -> None:
        self.name: Final = name
        self.value: Final = value
        self.known: Final = known
        self.may_be: Final = may_be
        self.note: Final = note

    def check(self, value: object) -> None:
        """A value that cannot be is refused in one sentence."""
        if not self.may_be.fits(value):
            raise BadSetup(f"{self.name} must be {self.may_be.wanted()}, not {shown(value)}.")


def shown(value: object) -> str:
    """A value as a person wrote it, cut short."""
    return f"“{str(value)[:40]}”"


# --- All figures of a game -----------------------------------------------------------------------


def nothing_more(values: Values, given: Values) -> None:
    """The check of figures that do not depend on each other."""


class Figures:
    """The figures of a game that a file may correct."""

    def __init__(
        self, title: str, rows: Sequence[Known], together: Callable[[Values, Values], None] = nothing_more
    ) -> None:
        """``together`` looks at all values, and at those given, once each of them is right by itself."""
        self.title: Final = title
        self.rows: Final = {row.name: row for row in rows}
        self.printed: Final[Values] = {row.name: row.value for row in rows}
        self._together: Final = together
        assert len(self.rows) == len(rows), "two figures have the same name"

    def values(self, data: Mapping[str, Any]) -> Values:
        """All figures, those of the file in their places, checked together."""
        given = self.given(data)
        values = {**self.printed, **given}
        self._together(values, given)
        return values

    def check(self, data: Mapping[str, Any]) -> None:
        """Refuse a file with an unknown name or an impossible value, in one sentence."""
        if data:
            self.values(data)

    def given(self, data: Mapping[str, Any], above: str = "") -> Values:
        """The figures that a file gives, by their full names; each is checked by itself."""
        found: Values = {}
        for key, value in data.items():
            name = f"{above}{key}"
            if name in self.rows:
                self.rows[name].check(value)
                found[name] = value
            elif isinstance(value, Mapping) and self._under(name):
                found.update(self.given(value, name + "."))
            else:
                raise BadSetup(f"{self.title} has no figure called {shown(name)}; {self._near(name)}")
        return found

    def _under(self, section: str) -> list[str]:
        return [name for name in self.rows if name.startswith(section + ".")]

    def _near(self, name: str) -> str:
        """Where the right name may be found."""
        parts = name.split(".")
        for i in range(len(parts), 0, -1):
            section = ".".join(parts[:i])
            if self._under(section):
                children = dict.fromkeys([known.split(".")[i] for known in self._under(section)])
                return f"{section} has {', '.join(list(children)[:40])}."
        return f"there is {', '.join(dict.fromkeys([known.split('.')[0] for known in self.rows]))}."

    def listed(self, data: Mapping[str, Any]) -> list[Figure]:
        """Every figure with its present value and how well it is known; those of a file are the owner's."""
        values, given = self.values(data), self.given(data)
        return [self.figure(name, value_text(values[name]), name in given) for name in self.rows]

    def figure(self, name: str, value: object, own: bool) -> Figure:
        """One of them, and whether it is the owner's."""
        row = self.rows[name]
        return Figure(name, value, OWNER, "corrected") if own else Figure(name, value, row.known, row.note)


def value_text(value: Any) -> Any:
    """A list as one line."""
    return ", ".join([str(e) for e in value]) if isinstance(value, (list, tuple)) else value


def read(text: str) -> dict[str, Any]:
    """A file of figures."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadSetup(f"This is not a TOML file: {problem}.") from problem
    except ValueError as problem:
        raise BadSetup("This file holds a number that is too long to be one.") from problem
    except RecursionError as problem:
        raise BadSetup("This file lies too deep within itself to be read.") from problem
