"""What the numbers of a field mean: their range, the things they stand for, and how a change of them is said.

A meaning is written beside the field it belongs to: ``coins: Annotated[i64, Count(99)] = 0``. What a field *holds* is
how many of each thing lie where, by ``(seat, where, thing)``; what differs between two positions is what has happened.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FunctionType
from typing import Any, Final

from comptoir.core import coding
from comptoir.core.coding import Coding, few, number, one, row
from comptoir.core.moves import Domain
from comptoir.core.phrase import Phrase
from comptoir.core.record import CHECKS, KEY, Field, Record, fields, parameter_fields

NOBODY: Final = -1
HIDDEN: Final = -9  # as in ``plain``: a card that a seat cannot see
Held = dict[tuple[int, int, int], int]  # seat, where, thing: how many

AMOUNT: Final = "amount"  # things that come, go and change hands
LEVEL: Final = "level"  # a marker on a track
PLACE: Final = "place"  # a piece that stands somewhere
NOW: Final = "now"  # what it is now; what it was does not matter


class Meaning:
    """What one field means. ``told`` is False for what other fields tell as well, and for marks within a turn.

    A ``quiet`` field is a supply: what comes from it is said of whoever gets it. Points that follow from a change by
    themselves are said only once: ``scores`` names their source.
    """

    way = AMOUNT

    def __init__(
        self, sort: str, span: tuple[int, int], *, at: str = "", told: bool = True, quiet: bool = False
    ) -> None:
        self.sort: Final = sort  # things of one sort can move from field to field
        self.low, self.high = span
        self.at: Final = at  # the message ``at-...`` names where these things lie, if not simply before their owner
        self.told: Final = told
        self.quiet: Final = quiet
        self.alone = True  # False: only what changes places is said, as the answers themselves say the rest
        self.scores = ""
        self.name = ""  # of the field

    def stuff(self, thing: int) -> tuple[str, int]:
        """What a thing is, wherever it lies: the same in two fields can move from one to the other."""
        return self.sort, thing

    def numbers(self, value: Any) -> Iterator[int]:
        """Every number of the field."""
        if isinstance(value, (list, tuple)):
            for part in value:
                yield from self.numbers(part)
        else:
            yield int(value)

    def fits(self, value: Any) -> bool:
        """Whether a value lies within the range."""
        return all(self.low <= n <= self.high for n in self.numbers(value))

    def coding(self) -> Coding:
        """How the field is seen in an observation."""
        return one(few(self.low, self.high))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        """What lies in the field of this seat (NOBODY: of the table) when it has this value."""
        raise NotImplementedError(type(self).__name__)

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        """So many of a thing, in words."""
        if thing == HIDDEN:
            return Phrase(f"hidden-{self.sort}", {"n": n})
        return Phrase("told-some", {"n": n, "thing": self.thing(s, thing)})

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        """One thing, in words."""
        raise NotImplementedError(type(self).__name__)

    def where(self, s: Any, where: int) -> Phrase | None:
        """The place of things, in words; None if they simply lie before their owner."""
        return Phrase(f"at-{self.at}") if self.at else None

    def messages(self) -> list[str]:
        """The messages that a change is said with, as far as they are not named by a domain."""
        if not self.told:
            return []
        dashed = self.name.replace("_", "-")
        named = {LEVEL: f"track-{dashed}", PLACE: f"piece-{dashed}", NOW: f"now-{dashed}"}
        return [named[self.way]] if self.way in named else self.amounts()

    def amounts(self) -> list[str]:
        """The messages for things that come and go."""
        return [f"at-{self.at}"] if self.at and not self.quiet else []


class Count(Meaning):
    """So many of one thing, called ``unit-...``."""

    def __init__(
        self,
        most: int,
        unit: str = "",
        *,
        least: int = 0,
        at: str = "",
        told: bool = True,
        quiet: bool = False,
        scores: str = "",
    ) -> None:
        super().__init__(unit, (least, most), at=at, told=told, quiet=quiet)
        self.scores = scores

    def coding(self) -> Coding:
        return one(number(self.low, self.high))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, 0): int(value)}

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        return Phrase(f"unit-{self.sort}", {"n": n})

    def amounts(self) -> list[str]:
        return [] if self.quiet else [f"unit-{self.sort}", *super().amounts()]


class PerSeat(Count):
    """So many of one thing for each seat, in a list of the table."""

    def coding(self) -> Coding:
        return Coding((number(self.low, self.high),), per_seat=1)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(owner, 0, 0): int(n) for owner, n in enumerate(value)}


class Flag(Meaning):
    """Yes or no; a mark of the turn, unless it is told."""

    way = NOW

    def __init__(self, *, told: bool = False) -> None:
        super().__init__("", (0, 1), told=told)

    def coding(self) -> Coding:
        return one(number(0, 1))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, int(value)): 1}

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return Phrase("yes" if thing else "no")


class OfDomain(Meaning):
    """Things that a domain names."""

    def __init__(
        self,
        domain: Domain,
        span: tuple[int, int],
        *,
        sort: str = "",
        word: str = "",
        scores: str = "",
        at: str = "",
        told: bool = True,
        quiet: bool = False,
        alone: bool = True,
    ) -> None:
        super().__init__(sort or word or domain.name, span, at=at, told=told, quiet=quiet)
        self.alone = alone
        self.domain: Final = domain
        self.word: Final = word  # the message ``as-...`` says what sort of thing it is
        self.scores = scores

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        said = self.domain.said(s, thing)
        return Phrase(f"as-{self.word}", {"thing": said}) if self.word else said

    def amounts(self) -> list[str]:
        return [f"as-{self.word}", *super().amounts()] if self.word and not self.quiet else super().amounts()


class Counts(OfDomain):
    """How many of each thing of a domain; a list, or a bag whose contents are known."""

    def __init__(self, domain: Domain, most: int, **words: Any) -> None:
        super().__init__(domain, (0, most), **words)

    def coding(self) -> Coding:
        return row(number(0, self.high), self.domain.items)

    def fits(self, value: Any) -> bool:
        counts = value[0] if isinstance(value[0], tuple) else value  # a bag is its counts, its size, and known cards
        return len(counts) == self.domain.size and super().fits(counts)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        if not isinstance(value[0], tuple):
            return {(seat, 0, i): int(n) for i, n in enumerate(value) if n}
        found: Held = {(seat, 0, i): int(n) for i, n in enumerate(value[0]) if n}
        for cards in value[2:]:
            count(found, [(seat, 0, int(card)) for card in cards])
        return found


class Size(Meaning):
    """A bag of which only the number of things is told: what lies in it is anybody's guess."""

    def __init__(self, domain: Domain, most: int, *, at: str = "", told: bool = True, quiet: bool = True) -> None:
        super().__init__(domain.name, (0, most), at=at, told=told, quiet=quiet)
        self.domain: Final = domain

    def coding(self) -> Coding:
        return row(number(0, self.high), self.domain.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, HIDDEN): int(value[1])}


class Mask(OfDomain):
    """A bit for each thing of a domain; ``piece`` says that pieces stand on them, and what such a piece is called."""

    def __init__(self, domain: Domain, *, piece: str = "", **words: Any) -> None:
        super().__init__(domain, (0, (1 << int(domain.size)) - 1), sort=words.pop("sort", piece), **words)
        self.piece: Final = piece

    def coding(self) -> Coding:
        return one(coding.bits(self.domain.items))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        bits = [i for i in range(int(self.domain.size)) if int(value) >> i & 1]
        return {(seat, i, 0): 1 for i in bits} if self.piece else {(seat, 0, i): 1 for i in bits}

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        return Phrase(f"unit-{self.piece}", {"n": n}) if self.piece else super().what(s, thing, n)

    def amounts(self) -> list[str]:
        return [f"unit-{self.piece}"] if self.piece else super().amounts()

    def where(self, s: Any, where: int) -> Phrase | None:
        if not self.piece:
            return super().where(s, where)
        place = self.domain.said(s, where)
        return place if isinstance(place, Phrase) else None


class Zone(OfDomain):
    """Cards in one place, in no order that matters; ``gap`` is a number that stands for an empty place."""

    def __init__(self, domain: Domain, most: int, *, gap: int | None = None, each: int = 0, **words: Any) -> None:
        super().__init__(domain, (0, int(domain.size) - 1), **words)
        self.most: Final = most
        self.gap: Final = gap
        self.each: Final = each or most  # most in one of several rows

    def coding(self) -> Coding:
        return coding.cards(self.domain.items, self.each)

    def stuff(self, thing: int) -> tuple[str, int]:
        """What a thing is, wherever it lies: the same in two fields can move from one to the other."""
        return self.sort, thing

    def numbers(self, value: Any) -> Iterator[int]:
        return (n for n in super().numbers(value) if n != self.gap)

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(list(self.numbers(value))) <= self.most

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return count({}, [(seat, 0, n) for n in self.numbers(value)])


class Slots(OfDomain):
    """What lies on each of a row of places; ``gap`` where nothing does."""

    def __init__(self, index: Domain, domain: Domain, *, gap: int = -1, **words: Any) -> None:
        super().__init__(domain, (gap, int(domain.size) - 1), **words)
        self.index: Final = index
        self.gap: Final = gap

    def coding(self) -> Coding:
        return row(coding.choice(self.domain.items), self.index.items)

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(value) <= int(self.index.size)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return count({}, [(seat, self.slot(i), int(n)) for i, n in enumerate(value) if n != self.gap])

    def slot(self, i: int) -> int:
        """The place that a slot belongs to."""
        return i

    def where(self, s: Any, where: int) -> Phrase | None:
        place = self.index.said(s, where)
        return place if isinstance(place, Phrase) else Phrase(f"at-{self.at}", {"number": place})


class Owners(OfDomain):
    """Who has each thing of a domain: a seat, or NOBODY."""

    def __init__(self, domain: Domain, *, most: int = 3, **words: Any) -> None:
        super().__init__(domain, (NOBODY, most), **words)

    def coding(self) -> Coding:
        return row(coding.seat(), self.domain.items)

    def fits(self, value: Any) -> bool:
        return super().fits(value) and len(value) == int(self.domain.size)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(int(owner), 0, i): 1 for i, owner in enumerate(value) if owner != NOBODY}


class Seat(Meaning):
    """Who has something that there is once; said by ``now-...``."""

    way = NOW

    def __init__(self, *, told: bool = True, heading: bool = False) -> None:
        super().__init__("", (NOBODY, 3), told=told)
        self.heading: Final = heading

    def coding(self) -> Coding:
        return one(coding.seat())

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(int(value), 0, 0): 1} if value >= 0 else {}

    def messages(self) -> list[str]:
        return [] if self.heading else super().messages()

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        return ""


class Seats(Meaning):
    """Seats that stand somewhere in an order, or a bit for each."""

    def __init__(self, *, told: bool = True, at: str = "") -> None:
        super().__init__("", (0, 15), told=told, at=at)

    def coding(self) -> Coding:
        return row(coding.seat(), [str(i) for i in range(4)])

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(int(owner), 0, i): 1 for i, owner in enumerate(value)}

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        return Phrase(f"now-{self.name.replace('_', '-')}", {"value": thing + 1})

    def amounts(self) -> list[str]:
        return [f"now-{self.name.replace('_', '-')}"]


class SeatBits(Seats):
    """Seats, a bit each; a mark of the turn."""

    def __init__(self, low: int = 0, *beyond: str) -> None:
        super().__init__(told=False)
        self.high = (1 << 4 + len(beyond)) - 1
        self.first: Final = low
        self.beyond: Final = beyond

    def coding(self) -> Coding:
        return one(coding.seat_bits(self.first, *self.beyond))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(NOBODY, 0, int(value)): 1}


class Now(Meaning):
    """What a thing is now, said by ``now-...``: an item of a domain, or a number; a ``heading`` begins a new part."""

    way = NOW

    def __init__(
        self, domain: Domain | int, *, least: int = NOBODY, first: int = 0, told: bool = True, heading: bool = False
    ) -> None:
        most = domain if isinstance(domain, int) else int(domain.size) - 1
        super().__init__("" if isinstance(domain, int) else domain.name, (least, most), told=told)
        self.domain: Final = None if isinstance(domain, int) else domain
        self.first: Final = first  # what people call the number 0
        self.heading: Final = heading

    def coding(self) -> Coding:
        return one(coding.choice(self.domain.items) if self.domain else few(self.low, self.high))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, int(value)): 1}

    def messages(self) -> list[str]:
        return [] if self.heading else super().messages()

    def thing(self, s: Any, thing: int) -> Phrase | int | str:
        if self.domain is None:
            return thing + self.first
        return self.domain.said(s, thing) if thing >= 0 else Phrase("told-nothing")


class Moved(OfDomain):
    """Where a piece stands, called ``piece-...``; NOBODY while it is not on the board."""

    way = PLACE

    def __init__(self, domain: Domain, *, told: bool = True) -> None:
        super().__init__(domain, (NOBODY, int(domain.size) - 1), told=told)

    def coding(self) -> Coding:
        return one(coding.choice(self.domain.items))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, int(value)): 1} if value >= 0 else {}

    def piece(self, s: Any, where: int) -> Phrase:
        """What the piece is called."""
        return Phrase(f"piece-{self.name.replace('_', '-')}")


class Track(Meaning):
    """How far a marker has come on a track, called ``track-...``."""

    way = LEVEL

    def __init__(self, most: int, *, told: bool = True, scores: str = "") -> None:
        super().__init__("", (0, most), told=told)
        self.scores = scores

    def coding(self) -> Coding:
        return one(number(self.low, self.high))

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, 0, 0): int(value)}

    def piece(self, s: Any, where: int) -> Phrase | int | str:
        """What the track is called."""
        return Phrase(f"track-{self.name.replace('_', '-')}")


class Tracks(Track):
    """Markers on several tracks, one for each of the first things of a domain."""

    def __init__(self, domain: Domain, most: int, *, told: bool = True) -> None:
        super().__init__(most, told=told)
        self.domain: Final = domain

    def coding(self) -> Coding:
        return row(number(self.low, self.high), self.domain.items)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        return {(seat, i, 0): int(n) for i, n in enumerate(value)}

    def piece(self, s: Any, where: int) -> Phrase | int | str:
        return Phrase(f"track-{self.name.replace('_', '-')}", {"thing": self.domain.said(s, where)})


class Ledger(Meaning):
    """Points of each seat by their source."""

    def __init__(self) -> None:
        super().__init__("points", (-999, 9999))

    def coding(self) -> Coding:
        return Coding((number(self.low, self.high),), per_seat=1)

    def held(self, s: Any, seat: int, value: Any) -> Held:
        n = int(s.sources)
        return {(i // n, 0, i % n): int(points) for i, points in enumerate(value)}

    def what(self, s: Any, thing: int, n: int) -> Phrase:
        source = s.kinds.game.sources[thing]
        return Phrase("told-points", {"n": n, "source": Phrase(f"source-{source}")})


def count(found: Held, keys: Iterable[tuple[int, int, int]]) -> Held:
    """One more of each of these."""
    for key in keys:
        found[key] = found.get(key, 0) + 1
    return found


# --- The meanings of a record ---------------------------------------------------------


def meanings(cls: type) -> Sequence[tuple[Field, Meaning]]:
    """The fields of a record that have a meaning, those of its bases first."""
    if cls not in _meanings:
        _meanings[cls] = [(f, _meant(cls, f)) for f in fields(cls) if f.meaning]
    return _meanings[cls]


def _meant(cls: type, f: Field) -> Meaning:
    """A meaning is written in the module of the class that declares the field."""
    for base in reversed(cls.__mro__):
        if issubclass(base, Record) and f.name in [own.name for own in fields(base)]:
            found = eval(f.meaning, vars(sys.modules[base.__module__]))
            assert isinstance(found, Meaning), f"{cls.__name__}.{f.name} is marked with {f.meaning}"
            found.name = f.name
            return found
    raise AssertionError(f.name)


def reader(found: Sequence[Field]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that reads these fields of a record, as values that do not change."""
    made: Callable[[Any], tuple[Any, ...]] = eval(
        f"lambda r: ({''.join([KEY.write(f'r.{f.name}', f.type) + ', ' for f in found])})"
    )
    return made


def parameter_meanings(cls: type) -> list[tuple[Field, Meaning | None]]:
    """The fields of a question, each with its meaning; yes or no explains itself."""
    home = next(base for base in cls.__mro__ if _says_its_parameters(base))
    found: list[tuple[Field, Meaning | None]] = []
    for f in parameter_fields(home):
        made: Any = Flag() if f.of == "bool" else None
        if f.meaning:
            made = eval(f.meaning, vars(sys.modules[home.__module__]))
        found.append((f, made))
    return found


def _says_its_parameters(cls: type) -> bool:
    return "DECLARED" in cls.__dict__ or isinstance(cls.__dict__.get("__init__"), FunctionType)


def records(s: Any) -> list[tuple[int, Any]]:
    """The records of a state, each with its owner: the state itself, and what each seat owns."""
    return [(NOBODY, s), *enumerate(getattr(s, "players", []))]


def without_meaning(cls: type, records: Sequence[type]) -> list[str]:
    """The fields that need a meaning and have none: those of numbers, and of records that are not looked into."""
    looked_into = [record.__name__ for record in records]
    found = [f for f in fields(cls) if not f.meaning and not f.shared and f.of not in ("Agenda", *looked_into)]
    return [f.name for f in found if f.of in CHECKS or f.of[0].isupper()]


_meanings: Final[dict[type, list[tuple[Field, Meaning]]]] = {}
