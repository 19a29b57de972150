"""Moves are numbers. Each kind of move owns a block of them, and knows what they mean."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.errors import BadMove
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.record import constructed

if TYPE_CHECKING:
    from comptoir.core.agenda import Decision

NAME: Final = re.compile(r"(\w+)(?:\((.*)\))?\Z", re.ASCII)


class Refusal:
    """Why a move is not allowed: an anchor in rules.md and a message id. Made once per rule."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule: Final = rule
        self.message: Final = message

    def __reduce__(self) -> tuple[Any, ...]:
        return constructed(self)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What an argument of a move may be: a name, and the names of its values."""

    def __init__(self, name: str, items: int | Sequence[str]) -> None:
        self.name: Final = name
        self.items: Final = [str(i) for i in range(items)] if isinstance(items, int) else list(items)
        self.size: Final[i64] = len(self.items)

    def __reduce__(self) -> tuple[Any, ...]:
        return constructed(self)

    def phrase(self, i: int) -> Phrase | int:
        """How people call this value: the message ``name-item``, or a plain number."""
        item = self.items[i]
        return int(item) if item.isdigit() else Phrase(f"{self.name}-{item.replace('_', '-')}")

    def said(self, s: Any, i: int) -> Phrase | int:
        """The same at a table, where the owner of the box may have corrected what is printed."""
        return self.phrase(i)


@final
class Moves:
    """Numbers of moves, written one after another into memory that is kept for the next time."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def __bool__(self) -> bool:
        return self.count > 0

    def __len__(self) -> int:
        return int(self.count)

    def append(self, n: i64) -> None:
        """One more."""
        if self.count < len(self.numbers):
            self.numbers[self.count] = n
        else:
            self.numbers = append(self.numbers, n)
        self.count += 1

    def extend(self, row: vec[i64]) -> None:
        """The length of a row, and its numbers."""
        count: i64 = len(row)
        at = self.room(count)
        numbers = self.numbers
        for i in range(count):
            numbers[at + i] = row[i]

    def extend_list(self, row: list[i64]) -> None:
        """The same of a list."""
        count: i64 = len(row)
        at = self.room(count)
        numbers = self.numbers
        for i in range(count):
            numbers[at + i] = row[i]

    def room(self, count: i64) -> i64:
        """Make room for a row, with its length before it; where the row begins."""
        at = self.count + 1
        self.count = at + count
        while len(self.numbers) < self.count:
            self.numbers = append(self.numbers, 0)
        self.numbers[at - 1] = count
        return at

    def holds(self, n: i64) -> bool:
        """Whether this number is among them."""
        for i in range(self.count):
            if self.numbers[i] == n:
                return True
        return False

    def listed(self) -> list[i64]:
        """All of them, in a list of their own."""
        return [self.numbers[i] for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A kind of move. It owns the numbers base .. base + size - 1; x is the number within its block."""

    def __init__(self, *domains: Domain) -> None:
        self.domains: Final = domains
        self.base: i64 = 0
        self.size: i64 = 1
        self.aside: bool = False
        self.confirms: bool = False  # nobody gives it but the seat itself, even if it is the only answer
        for domain in domains:
            self.size *= domain.size

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind, (type(self),)

    def why_not(self, s: Any, ask: Any, x: i64) -> Refusal | None:
        """Which rule forbids this just now, or None if it is legal. Asked of candidates only."""
        return None

    def play(self, s: Any, ask: Any, x: i64) -> None:
        """What happens if it is taken."""
        raise NotImplementedError(type(self).__name__)

    def details(self, s: Any, ask: Any, x: i64) -> dict[str, Any]:
        """What the sentences of label and refusal need (price, have, card ...) besides the arguments."""
        return {}

    def owns(self, n: i64) -> bool:
        """Whether a move is of this kind."""
        return self.base <= n < self.base + self.size

    def arguments(self, x: int) -> list[int]:
        """The arguments that make up x, one for each domain."""
        found: list[int] = []
        for domain in reversed(self.domains):
            x, argument = divmod(x, int(domain.size))
            found.insert(0, argument)
        return found

    def number(self, *arguments: int) -> int:
        """The number of the move with these arguments: ``SEND.number(BOATMAN, FARMHOUSE)``."""
        if len(arguments) != len(self.domains):
            raise BadMove(f"{type(self).__name__} takes {len(self.domains)} arguments, not {len(arguments)}.")
        x = 0
        for domain, argument in zip(self.domains, arguments, strict=True):
            if not 0 <= argument < int(domain.size):
                raise BadMove(f"{domain.name} {argument} does not exist; it goes from 0 to {domain.size - 1}.")
            x = x * int(domain.size) + argument
        return int(self.base) + x

    def name(self, x: int) -> str:
        """The move written out: ``Send(follower=boatman, place=farmhouse)``."""
        if not self.domains:
            return type(self).__name__
        pairs = zip(self.domains, self.arguments(x), strict=True)
        return f"{type(self).__name__}({', '.join([f'{d.name}={d.items[i]}' for d, i in pairs])})"

    def label(self, s: Any, ask: Any, x: int) -> Phrase:
        """The move in words, as a message and what it speaks of."""
        args: dict[str, Any] = {}
        for domain, i in zip(self.domains, self.arguments(x), strict=True):
            args[domain.name] = domain.said(s, i)
        args.update(self.details(s, ask, x))
        return Phrase("move-" + kebab(type(self).__name__), args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move):
    """A move slipped in besides a question, which stays open."""

    def __init__(self, *domains: Domain) -> None:
        super().__init__(*domains)
        self.aside = True

    def offer(self, s: Any, ask: Decision, out: Moves) -> None:
        """Which of its numbers may be slipped in before ``ask`` is answered, allowed just now or not."""
        for x in range(self.size):
            out.append(self.base + x)


class Kinds:
    """All kinds of move of one game, in the order of its chapters, with their blocks of numbers."""

    def __init__(self, kinds: list[Move]) -> None:
        self.kinds: Final = kinds
        self.game: object = None  # whose they are; said by the game itself
        self.of: Final = vec[Move]([kind for kind in kinds for _ in range(kind.size)])  # by their numbers
        self.asides: Final = vec[Aside]([kind for kind in kinds if isinstance(kind, Aside)])
        base: i64 = 0
        names = [type(kind).__name__ for kind in kinds]
        assert len(set(names)) == len(names), "two kinds of move have the same name"
        for kind in kinds:
            kind.base = base
            base += kind.size

    def __reduce__(self) -> tuple[Any, ...]:
        return attrgetter("kinds"), (self.game,)

    def name(self, n: int) -> str:
        """The name of move n."""
        most: int = len(self.of)  # compiled, the length itself is not compared with larger numbers
        if not 0 <= n < most:
            raise BadMove(f"There is no move {n}; the moves are numbered from 0 to {most - 1}.")
        kind = self.of[n]
        return kind.name(n - int(kind.base))

    def parse(self, text: str) -> int:
        """The number of a move given by its name or its number."""
        text = text.strip()
        if text.isdecimal() and text.isascii() and len(text) < 10:
            self.name(int(text))
            return int(text)
        found = NAME.match(text)
        if found is None:
            raise BadMove(f"“{text[:60]}” is not a move; one looks like {self.name(0)}.")
        for kind in self.kinds:
            if type(kind).__name__ == found[1]:
                return kind.number(*_parse_arguments(kind, found[2] or ""))
        raise BadMove(f"There is no move called {found[1][:40]}.")


def _kind(cls: Any) -> Move:
    """The one kind of move of this class, as its chapter defines it."""
    for thing in vars(sys.modules[cls.__module__]).values():
        if type(thing) is cls:
            found: Move = thing
            return found
    raise BadMove(f"{cls.__module__} does not define {cls.__name__} as a move.")


def _parse_arguments(kind: Move, text: str) -> list[int]:
    given: dict[str, str] = {}
    for part in text.split(",") if text.strip() else []:
        name, _, value = part.partition("=")
        given[name.strip()] = value.strip()
    wanted = [domain.name for domain in kind.domains]
    if sorted(given) != sorted(wanted):
        raise BadMove(f"{type(kind).__name__} wants {', '.join(wanted) or 'no arguments'}.")
    return [_parse_item(domain, given[domain.name]) for domain in kind.domains]


def _parse_item(domain: Domain, text: str) -> int:
    if text not in domain.items:
        some = ", ".join(domain.items[:8]) + (" ..." if domain.size > 8 else "")
        raise BadMove(f"“{text[:40]}” is no {domain.name}; it is one of {some}.")
    return domain.items.index(text)
