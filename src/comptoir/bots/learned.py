"""A learned network: what a seat sees in, the points still to come and a policy out. Inference only.

The first layer is sparse: its outputs are kept and only what differs from the last look is added (an accumulator,
as in efficiently updatable networks). Its weights are whole numbers, ``LANES`` of them in one of 64 bits, so that
one addition adds them all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from comptoir.bots.network import Layer
from comptoir.core.agenda import Agenda, State, Together
from comptoir.core.moves import Moves
from comptoir.core.observation import Encoder, Seen, zeros

LANES: Final = 3  # numbers in one of 64 bits
BITS: Final = 21  # of each
ONE: Final = 4096.0  # what stands for 1
HALF: Final = 1 << 20
LOW: Final = (1 << 21) - 1
AT_ONCE: Final = 4  # additions in one loop
STEPS: Final = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192]  # a number from here on has a row of its own


@final
class Weights:
    """The weights of a network; ``first`` holds a row of ``width`` numbers for each input."""

    def __init__(
        self,
        first: list[float],
        bias: list[float],
        value: list[Layer],
        policy: Layer,
        moves: list[float],
        moves_bias: list[float],
    ) -> None:
        self.width: i64 = len(bias)
        self.words: i64 = self.width // LANES
        self.first: vec[i64] = packed(first)
        self.bias: vec[i64] = packed(bias)
        self.value = value
        self.policy = policy
        self.moves: vec[float] = vec[float](moves)  # a row for each move
        self.moves_bias: vec[float] = vec[float](moves_bias)


def packed(numbers: list[float]) -> vec[i64]:
    """Several numbers in each of 64 bits."""
    count: i64 = len(numbers) // LANES
    out = vec[i64]([0] * count)
    for i in range(count):
        word: i64 = 0
        for lane in range(LANES - 1, -1, -1):
            word = (word << BITS) + lane_of(numbers[i * LANES + lane])
        out[i] = word
    return out


def lane_of(x: float) -> i64:
    """A number as a whole one."""
    return i64(x * ONE + 0.5) if x >= 0.0 else -i64(0.5 - x * ONE)


@final
class Look:
    """Looks of seats at one table, through a network. It keeps memory for the next time, so it serves one thread."""

    def __init__(
        self,
        weights: Weights,
        encoder: Encoder,
        size: i64,
        rows: list[i64],
        most: list[i64],
        steps: dict[type, i64],
    ) -> None:
        self.weights = weights
        self.encoder = encoder
        self.seen = Seen(zeros(size))
        self.rows: vec[i64] = vec[i64](rows)  # where the row of a position begins; -1 if it has none
        self.most: vec[i64] = vec[i64](most)  # how many steps a number at this position has
        self.steps = steps  # the position of a class of steps on the agenda
        self.last: vec[u8] = zeros(size)  # what was seen at the last look
        self.places: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.sums: vec[i64] = weights.bias[:]
        self.active: vec[float] = vec[float]([0.0] * weights.width)
        self.added = Moves()  # rows to be added, and how often
        self.often = Moves()

    def observe(self, s: State, seat: i64) -> None:
        """Look at a state, or a view, from a seat."""
        seen = self.seen
        self.encoder.observe(s, seat, seen)
        self.read_agenda(s.agenda, seat)
        self.compare()
        self.add_rows()
        self.unpack()

    def read_agenda(self, agenda: Agenda, seat: i64) -> None:
        """Which steps are still to be done; of lanes only the own one."""
        steps = self.steps
        for i in range(agenda.count):
            step = agenda.steps[i]
            place = steps.get(type(step), -1)
            if place >= 0:
                self.seen.add(place, 1)
            if isinstance(step, Together):
                for lane in step.lanes:
                    if lane.seat == seat:
                        self.read_agenda(lane.steps, seat)

    def compare(self) -> None:
        """Find the rows by which this look differs from the last one."""
        seen, last, places = self.seen, self.last, self.places
        now, rows = seen.values, self.rows
        self.added.count = 0
        self.often.count = 0
        for i in range(self.count):
            place = places[i]
            if not now[place]:
                if rows[place] >= 0:
                    self.differs(place, i64(last[place]), 0)
                last[place] = 0
        while len(places) < seen.count:
            places = append(places, 0)
        for i in range(seen.count):
            place = seen.places[i]
            places[i] = place
            if now[place] != last[place]:
                if rows[place] >= 0:
                    self.differs(place, i64(last[place]), i64(now[place]))
                last[place] = now[place]
        self.places = places
        self.count = seen.count

    def differs(self, place: i64, before: i64, now: i64) -> None:
        """A position had one value and has another."""
        row, words = self.rows[place], self.weights.words
        self.added.append(row)
        self.often.append(now - before)
        for i in range(self.most[place]):
            step = STEPS[i]
            if (now >= step) != (before >= step):
                row_of_step = row + (i + 1) * words
                self.added.append(row_of_step)
                self.often.append(1 if now > before else -1)

    def add_rows(self) -> None:
        """Bring the accumulator up to date."""
        sums, first = self.sums, self.weights.first
        rows, often, count = self.added.numbers, self.often.numbers, self.added.count
        for i in range(0, self.weights.words, AT_ONCE):
            a, b, c, d = sums[i], sums[i + 1], sums[i + 2], sums[i + 3]
            for n in range(count):
                w = rows[n] + i
                x = often[n]
                a += x * first[w]
                b += x * first[w + 1]
                c += x * first[w + 2]
                d += x * first[w + 3]
            sums[i], sums[i + 1], sums[i + 2], sums[i + 3] = a, b, c, d

    def unpack(self) -> None:
        """The outputs of the first layer as numbers."""
        sums, active = self.sums, self.active
        at: i64 = 0
        for i in range(self.weights.words):
            word = sums[i]
            for _ in range(LANES):
                lane = ((word + HALF) & LOW) - HALF
                active[at] = float(lane) / ONE
                word = (word - lane) >> BITS
                at += 1

    def value(self) -> list[float]:
        """For each seat, the own one first: the points still to come by source, and the chance to win as a logit."""
        return list(self.weights.value[1].sums(self.weights.value[0].sums(self.active)))

    def policy(self, moves: list[i64]) -> list[float]:
        """How likely each of these moves is, as logits."""
        weights = self.weights.moves
        hidden = self.weights.policy.sums(self.active)
        size: i64 = len(hidden)
        found: list[float] = []
        for n in moves:
            total = self.weights.moves_bias[n]
            row = n * size
            for i in range(size):
                x = hidden[i]
                if x > 0.0:
                    total += x * weights[row + i]
            found.append(total)
        return found
