"""Sources of chance. They stand outside the rules: a state holds no random numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A small fast random generator (sfc32), the same numbers compiled and plain.

    It holds 128 bits, passes the usual statistical batteries, and uses nothing but
    additions, shifts and exclusive ors on 32 bits.
    """

    def __init__(self, seed: int) -> None:
        """Start from any whole number; every bit of it counts."""
        self.a: i64 = 0x9E3779B9
        self.b: i64 = 0x243F6A88
        self.c: i64 = 0xB7E15162
        self.counter: i64 = 1
        left = seed if seed >= 0 else -2 * seed + 1
        while True:
            self.a ^= left & MASK
            self._stir()
            left >>= 32
            if not left:
                break

    def __reduce__(self) -> tuple[Any, ...]:
        return _at, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def _stir(self) -> None:
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        turned: i64 = ((self.c << 21) | (self.c >> 11)) & MASK
        self.c = (turned + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next() * n) >> 32

    def weighted(self, weights: list[i64]) -> i64:
        """An index, as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i


def _at(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator that goes on from here."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
