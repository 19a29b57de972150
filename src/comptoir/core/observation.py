"""What a seat sees, as numbers: a row of bytes with a name for every position.

``core/layout.py`` works out from the fields' meanings which position stands for what. Here the numbers of a state are
read one after another, as ``Record.numbers`` writes them, and put in their positions. What a seat may not see is left
out on the way, so that no view has to be made first: the result is that of the seat's view.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from comptoir.core.agenda import Decision, State, Together
from comptoir.core.coding import BITS, CHOICE, MOST, NUMBER, SEAT, SEAT_BITS, TALLY
from comptoir.core.moves import Moves

# How the numbers of a field lie.
ONE: Final = 0  # a single number
ROW: Final = 1
ROWS: Final = 2  # a row of rows
BY_SEAT: Final = 3  # a row with the same number of places for each seat
PLAYERS: Final = 4  # what each seat owns
LEFT_OUT: Final = 5  # a number that is told elsewhere

# Who may see cards.
ALL: Final = 0
PRIVATE: Final = 1
GLIMPSED: Final = 2
FACEDOWN: Final = 3


@final
class Op:
    """Where the numbers of one field go."""

    def __init__(self, shape: i64, code: i64, start: i64, width: i64) -> None:
        self.shape: i64 = shape
        self.code: i64 = code
        self.start: i64 = start
        self.width: i64 = width  # positions of one number
        self.low: i64 = 0  # the value of the first position of a choice
        self.high: bool = False  # a number may be more than a byte holds
        self.places: i64 = 1  # most numbers in a row
        self.stride: i64 = width  # from one number of a row to the next
        self.first: i64 = 0  # the first number of a row that is meant
        self.step: i64 = 1  # and every so many after it
        self.stays: bool = False  # the same row is read once more
        self.each: i64 = 1  # places for each seat; the base of the digits below a seat's
        self.radix: i64 = 1  # how many values the digit of a seat has
        self.secrecy: i64 = ALL
        self.hidden: i64 = 0  # where hidden cards are counted
        self.bag: i64 = 0  # where the cards of the bag are counted
        self.cards: i64 = 0  # how many there are


@final
class Asked:
    """A kind of question: its position, and where its fields go."""

    def __init__(self, position: i64, ops: list[Op]) -> None:
        self.position: i64 = position
        self.ops = ops


@final
class Seen:
    """What a seat sees: bytes in a buffer that may be shared with others, and which of them are not 0."""

    def __init__(self, values: vec[u8], start: i64 = 0) -> None:
        self.values: vec[u8] = values
        self.start: i64 = start
        self.places: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def add(self, at: i64, n: i64) -> None:
        """Count n more at a position."""
        i = self.start + at
        value: i64 = i64(self.values[i])
        if value == 0:
            if self.count < len(self.places):
                self.places[self.count] = at
            else:
                self.places = append(self.places, at)
            self.count += 1
        value += n
        if value > MOST:  # an expression with "if" would be an object, compiled
            value = MOST
        self.values[i] = u8(value)

    def clear(self) -> None:
        """All positions are 0 again."""
        values, start = self.values, self.start
        for i in range(self.count):
            values[start + self.places[i]] = 0
        self.count = 0


def seen(size: i64) -> Seen:
    """An empty row of this size, in a buffer of its own."""
    return Seen(zeros(size))


def zeros(size: i64) -> vec[u8]:
    """So many bytes."""
    return vec[u8]([0] * size)


@final
class Encoder:
    """Writes what a seat sees. It keeps memory for the next time, so it serves one thread."""

    def __init__(
        self, seats: i64, table: list[Op], own: list[Op], other: list[Op], starts: list[i64], asked: dict[type, Asked]
    ) -> None:
        self.seats: i64 = seats
        self.table = table
        self.own = own
        self.other = other
        self.starts: vec[i64] = vec[i64](starts)  # where what a seat owns begins, the own seat first
        self.asked = asked
        self.whose: i64 = 0  # where it is said who is asked
        self.numbers = Moves()
        self.at: i64 = 0  # the number that is read next
        self.seat: i64 = 0  # whose view it is
        self.owner: i64 = -1  # whose fields are read

    def observe(self, s: State, seat: i64, out: Seen) -> None:
        """Write what a seat sees in this state, or in its view."""
        out.clear()
        self.seat = seat
        self.numbers.count = 0
        s.numbers(self.numbers)
        self.at = 0
        self.owner = -1
        self.read_all(self.table, 0, s, out)
        ask = own_question(s, seat)
        if ask is not None and ask.seat >= 0:
            self.question(s, ask, out)

    def question(self, s: State, ask: Decision, out: Seen) -> None:
        """Who is asked, what, and what the question holds."""
        out.add(self.whose + self.relative(ask.seat), 1)
        asked = self.asked[type(ask)]
        out.add(asked.position, 1)
        if asked.ops:
            self.numbers.count = 0
            ask.numbers(self.numbers)
            self.at = 0
            self.read_all(asked.ops, 0, s, out)

    def relative(self, seat: i64) -> i64:
        """A seat, counted from the own one."""
        found = seat - self.seat
        return found + self.seats if found < 0 else found

    def read_all(self, ops: list[Op], base: i64, s: State, out: Seen) -> None:
        """Read some fields, one after another."""
        numbers = self.numbers.numbers
        for op in ops:
            shape = op.shape
            if shape == ONE:
                v = numbers[self.at]
                self.at += 1
                if op.code != NUMBER or v:
                    self.put(op, v, base + op.start, out)
            elif shape == PLAYERS:
                self.players(s, out)
            elif op.secrecy:
                self.cards(op, base, s, out)
            elif shape == ROW:
                self.row(op, base + op.start, out)
            elif shape == BY_SEAT:
                self.by_seat(op, base + op.start, out)
            elif shape == ROWS:
                self.rows(op, base + op.start, out)
            else:
                self.at += 1

    def players(self, s: State, out: Seen) -> None:
        """What each seat owns."""
        self.at += 1
        for i in range(self.seats):
            relative = self.relative(i)
            self.owner = i
            self.read_all(self.other if relative else self.own, self.starts[relative], s, out)
        self.owner = -1

    def row(self, op: Op, at: i64, out: Seen) -> None:
        """A row of numbers."""
        numbers = self.numbers.numbers
        begin = self.at + 1
        end = begin + numbers[self.at]
        i = begin + op.first
        last = begin + op.places * op.step  # a row that is too long is cut off
        code, low, stride, step = op.code, op.low, op.stride, op.step
        last = last if last < end else end
        if code == CHOICE:
            top = low + op.width
            while i < last:
                v = numbers[i]
                if low <= v < top:
                    out.add(at + v - low, 1)
                at += stride
                i += step
        elif code == NUMBER:
            while i < last:
                v = numbers[i]
                if v:
                    self.number(op, v, at, out)
                at += stride
                i += step
        else:
            while i < last:
                self.put(op, numbers[i], at, out)
                at += stride
                i += step
        if not op.stays:
            self.at = end

    def rows(self, op: Op, at: i64, out: Seen) -> None:
        """A row of rows."""
        count = self.numbers.numbers[self.at]
        self.at += 1
        for _ in range(count):
            self.row(op, at, out)
            at += op.each

    def by_seat(self, op: Op, at: i64, out: Seen) -> None:
        """A row with places for each seat; the own seat's come first."""
        numbers = self.numbers.numbers
        each = op.each
        begin = self.at + 1
        for seat in range(self.seats):
            to = at + self.relative(seat) * each * op.stride
            for i in range(each):
                self.put(op, numbers[begin + seat * each + i], to, out)
                to += op.stride
        self.at = begin + numbers[self.at]

    def cards(self, op: Op, base: i64, s: State, out: Seen) -> None:
        """Cards that not everybody sees: those the seat does not see are counted in their bag."""
        numbers = self.numbers.numbers
        own = self.owner == self.seat
        begin = self.at + 1
        end = begin + numbers[self.at]
        at = base + op.start
        for i in range(begin, end):
            card = numbers[i]
            real = 0 <= card < op.cards
            if own and op.secrecy == PRIVATE:
                self.put(op, card, at, out)
            else:
                if real:
                    out.add(op.bag + card, 1)
                if own and op.secrecy == GLIMPSED:
                    self.put(op, s.glimpse(card) if real else card, at, out)
                else:
                    out.add(base + op.hidden, 1)
            at += op.stride
        self.at = end

    def put(self, op: Op, v: i64, at: i64, out: Seen) -> None:
        """One number."""
        code = op.code
        if code == NUMBER:
            if v:
                self.number(op, v, at, out)
        elif code == CHOICE or code == TALLY:
            v -= op.low
            if 0 <= v < op.width:
                out.add(at + v, 1)
        elif code == BITS:
            while v:
                while v & 15 == 0:
                    v >>= 4
                    at += 4
                if v & 1:
                    out.add(at, 1)
                v >>= 1
                at += 1
        elif code == SEAT:
            if v >= self.seats:
                if op.width > self.seats:
                    out.add(at + self.seats, 1)
            elif v >= 0:
                out.add(at + self.relative(v), 1)
        elif code == SEAT_BITS:
            self.seat_bits(op, v, at, out)
        else:
            self.seat_tally(op, v, at, out)

    def number(self, op: Op, v: i64, at: i64, out: Seen) -> None:
        """A number that is not 0."""
        if v > 0:
            out.add(at, v)
            if v > MOST and op.high:
                out.add(at + 1, v >> 8)
        elif op.low < 0:
            out.add(at + op.width - 1, -v)

    def seat_bits(self, op: Op, v: i64, at: i64, out: Seen) -> None:
        """A bit for each seat, and others from ``low`` on."""
        for seat in range(self.seats):
            if (v >> seat) & 1:
                out.add(at + self.relative(seat), 1)
        for i in range(op.width - self.seats):
            if (v >> (op.low + i)) & 1:
                out.add(at + self.seats + i, 1)

    def seat_tally(self, op: Op, v: i64, at: i64, out: Seen) -> None:
        """A value one of whose digits is a seat."""
        digit = v // op.each % op.radix
        if 0 <= digit < self.seats:
            v += (self.relative(digit) - digit) * op.each
        if 0 <= v < op.width:
            out.add(at + v, 1)


def own_question(s: State, seat: i64) -> Decision | None:
    """What is asked, as a seat sees it: in lanes only its own question."""
    if not s.agenda:
        return None
    top = s.agenda.top
    if isinstance(top, Together):
        for lane in top.lanes:
            if lane.seat == seat:
                return lane.question()
        return None
    return top.question()
