"""Bags and piles: cards have no order until somebody knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.agenda import Chance
from comptoir.core.chance import Rng
from comptoir.core.moves import Move, Moves
from comptoir.core.record import Record


class Bag(Record):
    """Things of which nobody knows the order: how many of each kind there are.

    In a seat's view ``counts`` also holds what lies hidden elsewhere, as the seat cannot
    tell the two apart; ``size`` is always the number of things in the bag itself.
    """

    counts: vec[i64]
    size: i64 = 0

    def left(self) -> i64:
        """How many there are in all."""
        return self.size

    def put(self, thing: i64) -> None:
        """One more of these."""
        self.counts[thing] += 1
        self.size += 1

    def take(self, thing: i64) -> None:
        """One of these fewer."""
        self.counts[thing] -= 1
        self.size -= 1

    def pour(self, other: Bag) -> None:
        """Empty the other bag into this one."""
        for i in range(len(self.counts)):
            self.counts[i] += other.counts[i]
            other.counts[i] = 0
        self.size += other.size
        other.size = 0

    def pick(self, rng: Rng) -> i64:
        """One of the things, each equally likely."""
        left = rng.below(self.size)
        counts = self.counts
        i: i64 = 0
        while left >= counts[i]:
            left -= counts[i]
            i += 1
        return i

    def next_ones(self) -> list[i64]:
        """What may come next, each kind once."""
        return [i for i in range(len(self.counts)) if self.counts[i]]

    def weights(self) -> list[i64]:
        """How likely each of ``next_ones`` is."""
        return [count for count in self.counts if count]


def bag_of(counts: Iterable[i64]) -> Bag:
    """A bag with so many of each kind."""
    bag = Bag()
    bag.counts = vec[i64](counts)
    for count in bag.counts:
        bag.size += count
    return bag


class Pile(Bag):
    """Cards of which some order is known: those on top, a bag between, those at the bottom.

    The next card is the last of ``top``; the first of ``bottom`` comes after the bag.
    """

    top: list[i64]
    bottom: list[i64]

    def left(self) -> i64:
        """How many cards there are in all."""
        return len(self.top) + self.size + len(self.bottom)

    def take(self, thing: i64) -> None:
        """The next card leaves; it is this one."""
        if self.top:
            self.top.pop()
        elif self.size:
            self.counts[thing] -= 1
            self.size -= 1
        else:
            self.bottom.pop(0)

    def pick(self, rng: Rng) -> i64:
        """The next card."""
        if self.top:
            return self.top[-1]
        return super().pick(rng) if self.size else self.bottom[0]

    def next_ones(self) -> list[i64]:
        """What may lie next."""
        if self.top:
            return [self.top[-1]]
        return super().next_ones() if self.size else [self.bottom[0]]

    def weights(self) -> list[i64]:
        """How likely each of them is."""
        return super().weights() if self.size and not self.top else [1]


def pile_of(counts: list[i64], top: list[i64] | None = None) -> Pile:
    """A shuffled pile of so many cards of each kind, with these known ones on top of it."""
    pile = Pile()
    pile.counts = vec[i64](counts)
    pile.top = [] if top is None else top
    pile.bottom = []
    for count in counts:
        pile.size += count
    return pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance):
    """Chance draws from a bag or pile. A game says from which, and what becomes of it."""

    def bag(self, s: Any) -> Bag:
        """What is drawn from; it is not empty."""
        raise NotImplementedError(type(self).__name__)

    def kind(self) -> Move:
        """The kind of move that names what was drawn."""
        raise NotImplementedError(type(self).__name__)

    def drawn(self, s: Any, card: i64) -> None:
        """What becomes of it; it has left the bag."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Any, out: Moves) -> None:
        """Whatever may come next."""
        base = self.kind().base
        for i in self.bag(s).next_ones():
            out.append(base + i)

    def weights(self, s: Any) -> list[i64]:
        """As many as there are of each."""
        return self.bag(s).weights()

    def sample(self, s: Any, rng: Rng) -> i64:
        """One of them, each equally likely."""
        return self.kind().base + self.bag(s).pick(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn(Move):
    """What was drawn."""

    def play(self, s: Any, ask: Draw, x: i64) -> None:
        """It leaves the bag and goes where it was drawn for."""
        ask.bag(s).take(x)
        ask.drawn(s, x)
