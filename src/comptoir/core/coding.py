"""How the numbers of a field become positions of an observation; a field's meaning says which way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

MOST: Final = 255  # what a byte holds
POINTED_AT: Final = 8  # in a row of up to so many cards each place has positions of its own
FEW: Final = 32  # a number with up to so many values has a position for each

# How one number is coded.
NUMBER: Final = 0  # as it is; what is more than a byte holds, or below nothing, in positions of their own
CHOICE: Final = 1  # one position for each value
BITS: Final = 2  # one position for each bit
SEAT: Final = 3  # a seat, counted from the own one; beyond the seats one position more
SEAT_BITS: Final = 4  # a bit for each seat, counted from the own one; beyond the seats bits as they are
TALLY: Final = 5  # how often each value occurs
SEAT_TALLY: Final = 6  # the same, where one digit of the value is a seat


class Code(NamedTuple):
    """How one number is coded, with a name for each of its positions (those of seats are added)."""

    code: int
    names: tuple[str, ...]
    low: int = 0
    high: bool = False
    each: int = 1
    radix: int = 1
    most: int = 1  # what a position holds at most, more or less


class Coding(NamedTuple):
    """How a field is coded: its number, or the numbers of a row in turn; and the names of the places of a row."""

    codes: tuple[Code, ...]
    places: tuple[str, ...] = ()
    per_seat: int = 0  # places for each seat, in a row that has the same for all


def number(low: int, high: int) -> Code:
    """A number as it is: one position, and others for what is above 255 or below 0."""
    names = ["", *(["256s"] if high > MOST else []), *(["below 0"] if low < 0 else [])]
    return Code(NUMBER, tuple(names), low, high > MOST, most=max(1, min(high, MOST)))


def choice(names: Iterable[str], low: int = 0) -> Code:
    """One of these."""
    return Code(CHOICE, tuple(names), low)


def few(low: int, high: int) -> Code:
    """One of few numbers, or one of many."""
    least = max(0, low)
    return choice([str(i) for i in range(least, high + 1)], least) if high - least < FEW else number(low, high)


def bits(names: Iterable[str]) -> Code:
    """Any of these, a bit each."""
    return Code(BITS, tuple(names))


def seat(*beyond: str) -> Code:
    """One of the seats, or whoever else there is."""
    return Code(SEAT, beyond)


def seat_bits(low: int = 0, *beyond: str) -> Code:
    """Any of the seats, a bit each; other bits begin at ``low``."""
    return Code(SEAT_BITS, beyond, low)


def tally(names: Iterable[str]) -> Code:
    """How many there are of each."""
    return Code(TALLY, tuple(names))


def seat_tally(names: Iterable[str], each: int, radix: int) -> Code:
    """How many there are of each, where ``value // each % radix`` is a seat."""
    return Code(SEAT_TALLY, tuple(names), each=each, radix=radix)


def cards(names: Sequence[str], most: int) -> Coding:
    """Cards in one place: each by itself if there are few, how many of each otherwise."""
    if most > POINTED_AT:
        return Coding((tally(names),))
    return Coding((choice(names),), tuple([str(i) for i in range(most)]))


def row(code: Code, places: Iterable[str]) -> Coding:
    """A row with these places."""
    return Coding((code,), tuple(places))


def one(code: Code) -> Coding:
    """A single number."""
    return Coding((code,))
