"""Which position of an observation stands for what: derived from the fields of a game and their meanings.

Positions follow the order of the fields: the table, what each seat owns (the own seat first), the open question.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Any, Final

from comptoir.core import observation
from comptoir.core.agenda import Chance, Decision
from comptoir.core.coding import SEAT, SEAT_BITS, SEAT_TALLY, TALLY, Code, Coding, number, tally
from comptoir.core.game import Game
from comptoir.core.meaning import Meaning, meanings, parameter_meanings
from comptoir.core.observation import ALL, BY_SEAT, LEFT_OUT, ONE, PLAYERS, ROW, ROWS, Asked, Encoder, Op
from comptoir.core.record import CHECKS, Field, fields

SECRECY: Final = {
    "": ALL,
    "private": observation.PRIVATE,
    "glimpsed": observation.GLIMPSED,
    "facedown": observation.FACEDOWN,
}


class Layout:
    """The positions of what a seat sees in a game with so many players."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None = None) -> None:
        self.game: Final = game
        self.players: Final = players
        self.names: Final[list[str]] = []
        self.scales: Final[list[int]] = []  # what a position is divided by, to lie between 0 and 1 most of the time
        self.sample: Final[Any] = game.new(players, options)
        self._bags: Final[dict[str, tuple[int, int]]] = {}  # where the cards of a bag are counted, and how many
        self._secrets: Final[list[tuple[Op, str]]] = []
        self._own: list[Op] = []
        self._other: list[Op] = []
        self._starts: list[int] = []
        self._parameters: Final[dict[tuple[str, str], Op]] = {}
        table = self._record(type(self.sample), self.sample, "", 0, own=True)
        asked, whose = self._questions()
        for op, bag in self._secrets:
            op.bag, op.cards = self._bags[bag]
        self._tables: Final = (players, table, self._own, self._other, self._starts, asked)
        self._whose: Final = whose

    @property
    def size(self) -> int:
        """How many positions there are."""
        return len(self.names)

    def encoder(self) -> Encoder:
        """What writes such observations; one for each thread."""
        made = Encoder(*self._tables)
        made.whose = self._whose
        return made

    # --- Records ------------------------------------------------------------------------

    def _record(self, cls: type, sample: Any, prefix: str, base: int, own: bool) -> list[Op]:
        meant = {f.name: meaning for f, meaning in meanings(cls)}
        found: list[Op] = []
        for f in fields(cls):
            if f.shared or f.of == "Agenda":
                continue
            if f.name == "players":
                found.append(self._seats(sample.players))
            else:
                found += self._field(f, meant.get(f.name), getattr(sample, f.name), prefix + f.name, base, own)
        return found

    def _seats(self, players: Sequence[Any]) -> Op:
        """What each seat owns, the own seat first."""
        cls = type(players[0])
        for seat in range(self.players):
            self._starts.append(self.size)
            ops = self._record(cls, players[0], f"players[{seat}].", self.size, own=seat == 0)
            self._own, self._other = (ops, ops) if seat == 0 else (self._own, ops)
        return Op(PLAYERS, 0, 0, 0)

    def _field(self, f: Field, meaning: Meaning | None, sample: Any, name: str, base: int, own: bool) -> list[Op]:
        if meaning is None:
            raise TypeError(f"{name} has no meaning; say beside the field what its numbers stand for.")
        if f.of in ("Bag", "Pile"):
            return self._bag(f, meaning, sample, name, base)
        if f.secrecy:
            return [self._cards(f, meaning, name, base, own)]
        return self._coded(meaning.coding(), f.type, sample, name, base)

    def _bag(self, f: Field, meaning: Meaning, sample: Any, name: str, base: int) -> list[Op]:
        coding = meaning.coding()
        self._bags[f.name] = self.size, len(sample.counts)
        counts = self._row(coding.codes[0], coding.places[: len(sample.counts)], name, base)
        size = self._one(number(0, 999), f"{name}.size", base)
        if f.of == "Bag":
            return [counts, size]
        known = [self._row(tally(coding.places), (), f"{name}.{end}", base) for end in ("top", "bottom")]
        return [counts, size, *known]

    def _cards(self, f: Field, meaning: Meaning, name: str, base: int, own: bool) -> Op:
        """Cards that not everybody sees; of others' only their number is told."""
        coding = meaning.coding()
        code = coding.codes[0]
        if f.secrecy == "glimpsed":
            code = code._replace(names=(*code.names, *self._glimpses(len(code.names))))
        seen = own and f.secrecy != "facedown" and bool(self._starts)
        op = self._row(code, coding.places, name, base) if seen else Op(ROW, TALLY, 0, 0)
        op.secrecy = SECRECY[f.secrecy]
        op.hidden = self._named([f"{name}.hidden"]) - base
        self._secrets.append((op, f.bag))
        return op

    def _glimpses(self, cards: int) -> list[str]:
        """What may be seen of glimpsed cards, as numbers beyond the cards."""
        seen = {int(self.sample.glimpse(card)) for card in range(cards)}
        return [f"glimpsed {i - cards}" for i in range(cards, max(seen) + 1)]

    # --- Fields -------------------------------------------------------------------------

    def _coded(self, coding: Coding, type_: ast.expr, sample: Any, name: str, base: int) -> list[Op]:
        depth = _depth(type_)
        if depth == 0:
            return [self._one(coding.codes[0], name, base)]
        if depth == 2:
            return [self._rows(coding, len(sample), name, base)]
        if coding.per_seat:
            return [self._by_seat(coding, name, base)]
        places = coding.places or _numbered(len(sample) if coding.codes[0].code not in (TALLY, SEAT_TALLY) else 0)
        ops = [self._row(code, places, name, base) for code in coding.codes]
        for i, op in enumerate(ops):
            op.first, op.step, op.stays = i, len(ops), i < len(ops) - 1
        return ops

    def _one(self, code: Code, name: str, base: int) -> Op:
        names = self._positions(code)
        return self._op(ONE, code, self._named([_position(name, one) for one in names], code.most) - base, len(names))

    def _row(self, code: Code, places: Sequence[str], name: str, base: int) -> Op:
        names = self._positions(code)
        if code.code in (TALLY, SEAT_TALLY):
            op = self._op(ROW, code, self._named([_position(name, one) for one in names], code.most) - base, len(names))
            op.stride, op.places = 0, 1 << 30
            return op
        start = self._named([_position(f"{name}[{place}]", one) for place in places for one in names], code.most)
        op = self._op(ROW, code, start - base, len(names))
        op.places = len(places)
        return op

    def _rows(self, coding: Coding, count: int, name: str, base: int) -> Op:
        ops = [self._row(coding.codes[0], coding.places, f"{name}[{i}]", base) for i in range(count)]
        ops[0].shape = ROWS
        ops[0].each = ops[1].start - ops[0].start
        return ops[0]

    def _by_seat(self, coding: Coding, name: str, base: int) -> Op:
        each = coding.places or _numbered(coding.per_seat)
        places = [f"{seat}][{place}" for seat in range(self.players) for place in each]
        op = self._row(coding.codes[0], places, name, base)
        op.shape, op.each = BY_SEAT, coding.per_seat or len(each)
        return op

    def _op(self, shape: int, code: Code, start: int, width: int) -> Op:
        op = Op(shape, code.code, start, width)
        op.low, op.high, op.each, op.radix = code.low, code.high, code.each, code.radix
        return op

    def _positions(self, code: Code) -> tuple[str, ...]:
        """The names of a number's positions, those of seats included."""
        return (*_numbered(self.players), *code.names) if code.code in (SEAT, SEAT_BITS) else code.names

    def _named(self, names: Sequence[str], scale: int = 1) -> int:
        """The first of some new positions."""
        start = self.size
        self.names.extend(names)
        self.scales.extend([scale] * len(names))
        return start

    # --- The open question --------------------------------------------------------------

    def _questions(self) -> tuple[dict[type, Asked], int]:
        whose = self._named([f"asked[{seat}]" for seat in range(self.players)])
        kinds = questions(self.game)
        first = self._named([f"question[{cls.__name__}]" for cls in kinds])
        return {cls: Asked(first + i, self._question(cls)) for i, cls in enumerate(kinds)}, whose

    def _question(self, cls: type) -> list[Op]:
        found: list[Op] = []
        for f, meaning in parameter_meanings(cls):
            if f.name == "seat":
                found.append(Op(LEFT_OUT, 0, 0, 0))
            elif meaning is None:
                raise TypeError(f"{cls.__name__}.{f.name} has no meaning; say beside the parameter what it stands for.")
            else:
                found.append(self._parameter(cls, f, meaning))
        return found

    def _parameter(self, cls: type, f: Field, meaning: Meaning) -> Op:
        """The same parameter of several questions has the same positions."""
        key = (f.name, f.meaning)
        if key not in self._parameters:
            coding = meaning.coding()
            taken = any(name == f.name for name, _ in self._parameters)
            name = f"question.{cls.__name__}.{f.name}" if taken else f"question.{f.name}"
            scalar = ast.unparse(f.type) in CHECKS
            code = coding.codes[0]
            self._parameters[key] = self._one(code, name, 0) if scalar else self._row(code, coding.places, name, 0)
        return self._parameters[key]


def questions(game: Game) -> list[type]:
    """The kinds of question that seats are asked."""
    asked = [cls for cls in game.names.values() if issubclass(cls, Decision) and not issubclass(cls, Chance)]
    return [cls for cls in dict.fromkeys(asked) if cls.candidates is not Decision.candidates]


def _depth(type_: ast.expr) -> int:
    return 1 + _depth(type_.slice) if isinstance(type_, ast.Subscript) else 0


def _numbered(count: int) -> tuple[str, ...]:
    return tuple([str(i) for i in range(count)])


def _position(name: str, position: str) -> str:
    return f"{name}[{position}]" if position else name


def layout(game: Game, players: int, options: Mapping[str, str] | None = None) -> Layout:
    """The layout of a game; made once."""
    key = (game, players, tuple(sorted((options or {}).items())))
    if key not in _layouts:
        _layouts[key] = Layout(game, players, options)
    return _layouts[key]


_layouts: Final[dict[tuple[Game, int, tuple[tuple[str, str], ...]], Layout]] = {}
