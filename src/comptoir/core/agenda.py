"""The agenda: what is still to be done, as plain data.

A rule is a *task* (something the game does by itself), a *decision* (a question
put to one seat) or a *move* (an answer to it). The agenda is the stack of tasks
and decisions still open; its top is what happens next.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64, mypyc_attr

from comptoir.core.chance import Rng
from comptoir.core.meaning import Ledger
from comptoir.core.moves import Kinds, Moves
from comptoir.core.record import Record, parameters

CHANCE: Final = -1  # the seat of dice, decks and bags


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An entry of the agenda: a few small ints, never changed, so that clones share it.

    Its fields are the parameters of its constructor, kept under the same names.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in parameters(type(self))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step):
    """Something the game does by itself."""

    def run(self, s: Any) -> None:
        """Do it; what has to follow goes on the agenda with ``then``."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def candidates(self, s: Any, out: Moves) -> None:
        """Every answer the rulebook names here, allowed just now or not."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, seat: i64) -> bool:
        """Whether this seat may know the answer once it is given (in lanes: once all are closed)."""
        return True

    def details(self, s: Any) -> dict[str, Any]:
        """What the prompt's sentence needs besides the fields of the question."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision):
    """A question to chance."""

    def __init__(self) -> None:
        self.seat = CHANCE

    def weights(self, s: Any) -> list[i64]:
        """How likely each candidate is, relative to the others."""
        out = Moves()
        self.candidates(s, out)
        return [1] * out.count

    def sample(self, s: Any, rng: Rng) -> i64:
        """One answer, drawn by the weights."""
        out = Moves()
        self.candidates(s, out)
        return out.numbers[rng.weighted(self.weights(s))]


class Lane:
    """One seat's own agenda while several seats answer at once."""

    def __init__(self, seat: i64, opening: Decision, steps: list[Step]) -> None:
        self.seat: i64 = seat
        self.opening = opening
        self.steps = steps

    def __reduce__(self) -> tuple[Any, ...]:
        return Lane, (self.seat, self.opening, self.steps)

    def question(self) -> Decision | None:
        """The open question of this lane; None once it waits for the others."""
        top = self.steps[-1] if self.steps else None
        return top if isinstance(top, Decision) else None


class Together(Step):
    """Questions open at once, answered in any order.

    A lane waits at its first task. Once all wait, the lanes are carried out in
    order, so nothing on the table changes before the last seat has answered.
    """

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes

    def is_open(self) -> bool:
        """Whether somebody is still asked."""
        for lane in self.lanes:
            if lane.question() is not None:
                return True
        return False

    def questions(self) -> list[Decision]:
        """The questions of the lanes that do not wait yet."""
        found: list[Decision] = []
        for lane in self.lanes:
            ask = lane.question()
            if ask is not None:
                found.append(ask)
        return found


def together(asks: list[Decision]) -> Together:
    """Put these questions to their seats at once."""
    return Together([Lane(ask.seat, ask, [ask]) for ask in asks])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """What lies on the table, and the agenda.

    ``kinds`` are the game's moves and ``ledger`` holds the points of each seat by
    scoring source (``seat * sources + source``).
    """

    kinds: Annotated[Kinds, "shared"]
    agenda: list[Step]
    ledger: Annotated[list[i64], Ledger()]
    sources: Annotated[i64, "shared"] = 0

    def then(self, *steps: Step) -> None:
        """Do these next, in the order written, before all that is still open.

        Said once, as the last act of a function: a second ``then`` would come first.
        """
        i: i64 = len(steps)
        while i > 0:
            i -= 1
            self.agenda.append(steps[i])

    def glimpse(self, card: i64) -> i64:
        """What the owner may see of a card in a *glimpsed* field, as another number."""
        return card

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Points, and the reason for them."""
        self.ledger[seat * self.sources + source] += points


def settle(s: State) -> None:
    """Perform tasks until somebody has to decide, or nothing is left."""
    while perform(s) is not None:
        pass


def perform(s: State) -> Step | None:
    """Perform the next task, or carry out lanes that are all closed; None if somebody has to decide."""
    agenda = s.agenda
    if not agenda:
        return None
    top = agenda[-1]
    if isinstance(top, Task):
        agenda.pop()
        top.run(s)
        return top
    if isinstance(top, Together) and not top.is_open():
        agenda.pop()
        _carry_out(s, top)
        return top
    return None


def _carry_out(s: State, done: Together) -> None:
    i: i64 = len(done.lanes)
    while i > 0:
        i -= 1
        s.agenda.extend(done.lanes[i].steps)


def questions(s: State) -> list[Decision]:
    """The questions that may be answered now; more than one only in lanes."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Decision):
        return [top]
    assert isinstance(top, Together)
    return top.questions()


def question(s: State) -> Decision:
    """The first open question; the game must not be over."""
    top = s.agenda[-1]
    if isinstance(top, Decision):
        return top
    assert isinstance(top, Together)
    for lane in top.lanes:
        ask = lane.question()
        if ask is not None:
            return ask
    raise AssertionError("an agenda that was not settled")


def gather(s: State, ask: Decision, out: Moves) -> None:
    """Write every answer the rulebook names here, asides included, into ``out``."""
    out.count = 0
    ask.candidates(s, out)
    if ask.seat >= 0:
        for aside in s.kinds.asides:
            aside.offer(s, ask, out)


def candidates(s: State, ask: Decision) -> list[i64]:
    """Every answer the rulebook names here, asides included."""
    found = Moves()
    gather(s, ask, found)
    return found.listed()


def legal(s: State, ask: Decision) -> list[i64]:
    """The candidates that no rule forbids just now."""
    found = Moves()
    gather(s, ask, found)
    of = s.kinds.of
    allowed: list[i64] = []
    for i in range(found.count):
        n = found.numbers[i]
        kind = of[n]
        if kind.why_not(s, ask, n - kind.base) is None:
            allowed.append(n)
    return allowed


def any_legal(s: State, ask: Decision, rng: Rng, out: Moves) -> i64:
    """A legal answer, each equally likely: candidates are tried at random, and most need not be looked at."""
    gather(s, ask, out)
    of = s.kinds.of
    while True:
        i = rng.below(out.count)
        n = out.numbers[i]
        kind = of[n]
        if kind.why_not(s, ask, n - kind.base) is None:
            return n
        out.count -= 1
        out.numbers[i] = out.numbers[out.count]


def apply(s: State, ask: Decision, n: i64) -> None:
    """Answer ``ask`` with ``n``, known to be legal, and run on to the next question."""
    begin(s, ask, n)
    settle(s)


def begin(s: State, ask: Decision, n: i64) -> None:
    """Answer ``ask`` with ``n``, known to be legal; what follows stays on the agenda."""
    kind = s.kinds.of[n]
    top = s.agenda[-1]
    if isinstance(top, Together):
        _answer_in_lane(s, top, ask, n)
    else:
        if not kind.aside:
            s.agenda.pop()
        kind.play(s, ask, n - kind.base)


def _answer_in_lane(s: State, top: Together, ask: Decision, n: i64) -> None:
    kind = s.kinds.of[n]
    table = s.agenda
    lanes = top.lanes[:]
    for i in range(len(lanes)):
        lane = lanes[i]
        if lane.seat == ask.seat:
            s.agenda = lane.steps[:]
            if not kind.aside:
                s.agenda.pop()
            kind.play(s, ask, n - kind.base)
            lanes[i] = Lane(lane.seat, lane.opening, s.agenda)
    table[-1] = Together(lanes)
    s.agenda = table
