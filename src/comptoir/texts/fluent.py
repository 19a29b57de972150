"""Fluent messages put into words: the part of the format that texts use, with the plurals of three languages.

The browser says the same with ``@fluent/bundle``; a test compares them. ``fluent.runtime`` would need Babel, which is
larger than the whole program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Value = str | int | float
Part = Callable[[Mapping[str, Any]], Value]  # a piece of a message, given what the message speaks of

MARKS: Final = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ",")}  # between thousands, before decimals
MILLION: Final = 1_000_000


def plural(lang: str, n: float) -> str:
    """The plural category of a number."""
    if lang == "fr":
        return "many" if n and n % MILLION == 0 else "one" if 0 <= n < 2 else "other"
    return "one" if n == 1 else "other"


def digits(lang: str, n: float) -> str:
    """A number as people write it, with three decimals at most."""
    thousands, decimals = MARKS[lang]
    text = f"{n:,}" if isinstance(n, int) else f"{n:,.3f}".rstrip("0").rstrip(".")
    return text.replace(",", "\0").replace(".", decimals).replace("\0", thousands)


class Bundle:
    """The messages of one language; what is added later takes precedence."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self._entries: Final[dict[str, dict[str, ast.Pattern]]] = {}  # by message and attribute; "" is the value
        self._parts: Final[dict[tuple[str, str], Part]] = {}  # those that were said before

    def add(self, source: str) -> None:
        """All messages of a file."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                patterns = {"": entry.value} if entry.value else {}
                attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
                self._entries[entry.id.name] = patterns | attributes
        self._parts.clear()

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there are words for a message, or for an attribute of it."""
        return attribute in self._entries.get(message, {}) or (not attribute and message in self._entries)

    def attributes(self, message: str) -> list[str]:
        """The names of a message's attributes."""
        return [name for name in self._entries.get(message, {}) if name]

    def say(self, message: str, args: Mapping[str, Any], attribute: str = "") -> str | None:
        """The sentence; None if there is none. What it is not given, it shows in braces."""
        part = self._part(message, attribute)
        return None if part is None else str(part(args))

    def _part(self, message: str, attribute: str) -> Part | None:
        key = (message, attribute)
        if key not in self._parts:
            pattern = self._entries.get(message, {}).get(attribute)
            if pattern is None:
                return None
            self._parts[key] = self._pattern(pattern)
        return self._parts[key]

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        return lambda args: "".join([self._written(part(args)) for part in parts])

    def _written(self, value: Value) -> str:
        return value if isinstance(value, str) else digits(self.lang, value)

    def _element(self, element: Any) -> Part:
        match element:
            case ast.TextElement(value=text):
                return lambda args: text
            case ast.Placeable(expression=inner):
                return self._element(inner)
            case ast.StringLiteral() | ast.NumberLiteral():
                constant: Value = element.parse()["value"]
                return lambda args: constant
            case ast.VariableReference(id=name):
                return self._variable(name.name)
            case ast.MessageReference(id=name, attribute=attribute):
                return self._message(name.name, attribute.name if attribute else "")
            case ast.FunctionReference(arguments=given):  # NUMBER, whose options only the browser follows
                return self._element(given.positional[0])
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._select(self._element(selector), variants)
        raise ValueError(f"{type(element).__name__} has no place in these texts")

    def _variable(self, name: str) -> Part:
        missing = f"{{${name}}}"
        return lambda args: args.get(name, missing)

    def _message(self, message: str, attribute: str) -> Part:
        def say(args: Mapping[str, Any]) -> Value:
            part = self._part(message, attribute)
            return f"{{{message}}}" if part is None else part(args)

        return say

    def _select(self, selector: Part, variants: list[ast.Variant]) -> Part:
        keys = [_key(variant.key) for variant in variants]
        parts = [self._pattern(variant.value) for variant in variants]
        default = next(i for i, variant in enumerate(variants) if variant.default)

        def choose(args: Mapping[str, Any]) -> Value:
            value = selector(args)
            named = value if isinstance(value, str) else plural(self.lang, value)
            chosen = next((i for i, key in enumerate(keys) if key in (value, named)), default)
            return parts[chosen](args)

        return choose


def _key(key: ast.Identifier | ast.NumberLiteral) -> Value:
    return key.name if isinstance(key, ast.Identifier) else key.parse()["value"]
