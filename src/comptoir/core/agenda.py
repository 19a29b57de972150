"""The agenda: what is still to be done, as plain data.

A rule is a *task* (something the game does by itself), a *decision* (a question
put to one seat) or a *move* (an answer to it). The agenda is the stack of tasks
and decisions still open; its top is what happens next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.meaning import Ledger
from comptoir.core.moves import Kinds, Moves
from comptoir.core.record import Record, items, parameters

if TYPE_CHECKING:
    from comptoir.core.pile import Bag

CHANCE: Final = -1  # the seat of dice, decks and bags


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An entry of the agenda: a few small ints, never changed, so that clones share it (all but lanes).

    Its fields are the parameters of its constructor, kept under the same names.
    """

    def question(self) -> Decision | None:
        """What is asked while this is on top; None if it is done by itself."""
        return None

    def run(self, s: Any) -> None:
        """Do it; what has to follow goes on the agenda with ``then``."""
        raise NotImplementedError(type(self).__name__)

    def fields(self) -> list[Any]:
        """What its constructor was given."""
        return [getattr(self, name) for name in parameters(type(self))]

    def numbers(self, out: Moves) -> None:
        """Write what its constructor was given; a row begins with its length. Compiled steps have their own."""
        for field in self.fields():
            if isinstance(field, tuple):
                out.append(len(field))
                for item in field:
                    out.append(item)
            else:
                out.append(int(field))

    def key(self) -> tuple[Any, ...]:
        """A hashable value, equal exactly for equal steps."""
        return (type(self).__name__, *self.fields())

    def packed(self) -> list[Any]:
        """JSON values: a list that begins with the step's name."""
        return [type(self).__name__, *[_listed(x) for x in self.fields()]]

    def __reduce__(self) -> tuple[Any, ...]:
        return _step, (type(self), *self.fields())


def _step(cls: type[Step], *values: Any) -> Step:
    """A step that was taken apart by ``__reduce__``."""
    if len(values) != len(parameters(cls)):
        raise BadReplay("This position is of another version of the game.")
    return cls(*values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step):
    """Something the game does by itself: a rule that says what happens in ``run``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def question(self) -> Decision | None:
        """Itself."""
        return self

    def candidates(self, s: Any, out: Moves) -> None:
        """Every answer the rulebook names here, allowed just now or not."""
        raise NotImplementedError(type(self).__name__)

    def sample(self, s: Any, rng: Rng) -> i64:
        """A legal answer at random, each equally likely."""
        return any_legal(s, self, rng, Moves())

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


@final
class Agenda:
    """A stack of steps: what was put there last is done first. Its memory is kept for the next time."""

    def __init__(self) -> None:
        self.steps: vec[Step] = vec[Step]()
        self.count: i64 = 0

    def __bool__(self) -> bool:
        return self.count > 0

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, i: i64) -> Step:
        """The step put there i-th; from the top if i is below nothing."""
        at = i + self.count if i < 0 else i
        if at < 0 or at >= self.count:
            raise IndexError(i)
        return self.steps[at]

    def __setitem__(self, i: i64, step: Step) -> None:
        self.steps[i] = step

    def __iter__(self) -> Iterator[Step]:
        """From the bottom up."""
        return iter([self.steps[i] for i in range(self.count)])

    def __reduce__(self) -> tuple[Any, ...]:
        return agenda_of, (list(self),)

    @property
    def top(self) -> Step:
        """The step that is to be done first."""
        last = self.count - 1
        if last < 0:
            raise IndexError("an agenda on which nothing is left")
        return self.steps[last]

    def append(self, step: Step) -> None:
        """Put a step on top."""
        if self.count < len(self.steps):
            self.steps[self.count] = step
        else:
            self.steps = append(self.steps, step)
        self.count += 1

    def pop(self) -> Step:
        """Take the top away."""
        self.count -= 1
        return self.steps[self.count]

    def clear(self) -> None:
        """Nothing is to be done any more."""
        self.count = 0

    def clone(self) -> Agenda:
        """The same steps on a stack of its own; lanes are answered in, so that they are copied."""
        copy = Agenda()
        copy.steps = self.steps[: self.count]
        copy.count = self.count
        for i in range(self.count):
            step = self.steps[i]
            if isinstance(step, Together):
                copy.steps[i] = step.clone()
        return copy

    def key(self) -> tuple[Any, ...]:
        """A hashable value, equal exactly for equal steps in the same order."""
        return tuple([step.key() for step in self])

    def packed(self) -> list[Any]:
        """JSON values, from the bottom up."""
        return [step.packed() for step in self]

    def unpacked(self, data: Any, names: dict[str, Any]) -> Agenda:
        """Itself, with the steps that were packed."""
        for step in items(data):
            self.append(unpacked_step(step, names))
        return self


def agenda_of(steps: Iterable[Step]) -> Agenda:
    """An agenda with these steps, the last one on top."""
    found = Agenda()
    for step in steps:
        found.append(step)
    return found


@final
class Lane:
    """One seat's own agenda while several seats answer at once."""

    def __init__(self, seat: i64, opening: Decision, steps: Agenda) -> None:
        self.seat: i64 = seat
        self.opening = opening
        self.steps = steps

    def __reduce__(self) -> tuple[Any, ...]:
        return Lane, (self.seat, self.opening, self.steps)

    def clone(self) -> Lane:
        """A copy that can be answered in."""
        return Lane(self.seat, self.opening, self.steps.clone())

    def question(self) -> Decision | None:
        """The open question of this lane; None once it waits for the others."""
        return self.steps.top.question() if self.steps else None


@final
class Together(Step):
    """Questions open at once, answered in any order.

    A lane waits at its first task. Once all wait, the lanes are carried out in
    order, so nothing on the table changes before the last seat has answered.
    """

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes

    def clone(self) -> Together:
        """A copy that can be answered in."""
        return Together([lane.clone() for lane in self.lanes])

    def question(self) -> Decision | None:
        """The first that is open; None once all lanes wait."""
        for lane in self.lanes:
            ask = lane.question()
            if ask is not None:
                return ask
        return None

    def questions(self) -> list[Decision]:
        """The questions of the lanes that do not wait yet."""
        found: list[Decision] = []
        for lane in self.lanes:
            ask = lane.question()
            if ask is not None:
                found.append(ask)
        return found

    def key(self) -> tuple[Any, ...]:
        """Equal for lanes in which equal steps are open."""
        return ("Together", *[(lane.seat, lane.steps.key()) for lane in self.lanes])

    def packed(self) -> list[Any]:
        """The seat, the first question and the open steps of every lane."""
        return ["Together", [[lane.seat, lane.opening.packed(), lane.steps.packed()] for lane in self.lanes]]

    def run(self, s: State) -> None:
        """All lanes wait: the first one is carried out first."""
        i: i64 = len(self.lanes)
        while i > 0:
            i -= 1
            for step in self.lanes[i].steps:
                s.agenda.append(step)


def unpacked_step(data: Any, names: dict[str, Any]) -> Step:
    """The step that was packed; its class is found in ``names``."""
    if data[0] == "Together":
        return Together([_unpacked_lane(lane, names) for lane in items(data[1])])
    step: Step = names[data[0]](*[_unlisted(x) for x in data[1:]])
    return step


def _listed(x: Any) -> Any:
    return [_listed(e) for e in x] if isinstance(x, tuple) else x


def _unlisted(x: Any) -> Any:
    return tuple([_unlisted(e) for e in x]) if isinstance(x, list) else x


def _unpacked_lane(data: Any, names: dict[str, Any]) -> Lane:
    seat, opening, steps = data
    ask = unpacked_step(opening, names).question()
    assert ask is not None, "a lane opens with a question"
    return Lane(seat, ask, Agenda().unpacked(steps, names))


def together(asks: list[Decision]) -> Together:
    """Put these questions to their seats at once."""
    return Together([Lane(ask.seat, ask, agenda_of([ask])) for ask in asks])


@final
class Secret:
    """Cards that not everybody sees: how they lie, the bag they came from, and whose they are, if anybody's."""

    def __init__(self, cards: list[i64], secrecy: str, bag: Bag, owner: i64) -> None:
        self.cards = cards
        self.secrecy = secrecy
        self.bag = bag
        self.owner: i64 = owner


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """What lies on the table, and the agenda.

    ``kinds`` are the game's moves and ``ledger`` holds the points of each seat by
    scoring source (``seat * sources + source``).
    """

    kinds: Annotated[Kinds, "shared"]
    agenda: Agenda
    ledger: Annotated[vec[i64], Ledger()]
    sources: Annotated[i64, "shared"] = 0

    def then(
        self, first: Step, second: Step | None = None, third: Step | None = None, fourth: Step | None = None
    ) -> None:
        """Do these next, in the order written, before all that is still open.

        Said once, as the last act of a function: a second ``then`` would come first.
        """
        if fourth is not None:
            self.agenda.append(fourth)
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """Do all of these next, the first one first."""
        i: i64 = len(steps)
        while i > 0:
            i -= 1
            self.agenda.append(steps[i])

    def secrets(self) -> list[Secret]:
        """The fields that not everybody sees."""
        return []

    def glimpse(self, card: i64) -> i64:
        """What the owner may see of a card in a *glimpsed* field, as another number."""
        return card

    def score(self, seat: i64, points: i64, source: i64) -> None:
        """Points, and the reason for them."""
        self.ledger[seat * self.sources + source] += points


def settle(s: State) -> None:
    """Perform tasks until somebody has to decide, or nothing is left."""
    agenda = s.agenda
    while agenda:
        top = agenda.top
        if top.question() is not None:
            return
        agenda.pop()
        top.run(s)


def perform(s: State) -> Step | None:
    """One round of ``settle``: the task that was performed, or None if somebody has to decide."""
    if not s.agenda or s.agenda.top.question() is not None:
        return None
    task = s.agenda.pop()
    task.run(s)
    return task


def questions(s: State) -> list[Decision]:
    """The questions that may be answered now; more than one only in lanes."""
    if not s.agenda:
        return []
    top = s.agenda.top
    return top.questions() if isinstance(top, Together) else [question(s)]


def question(s: State) -> Decision:
    """The first open question; the game must not be over."""
    ask = s.agenda.top.question()
    assert ask is not None, "an agenda that was not settled"
    return ask


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
    top = s.agenda.top
    if isinstance(top, Together):
        _answer_in_lane(s, top, ask, n)
    else:
        if not kind.aside:
            s.agenda.pop()
        kind.play(s, ask, n - kind.base)


def _answer_in_lane(s: State, top: Together, ask: Decision, n: i64) -> None:
    kind = s.kinds.of[n]
    table = s.agenda
    for lane in top.lanes:
        if lane.seat == ask.seat:
            s.agenda = lane.steps
            if not kind.aside:
                s.agenda.pop()
            kind.play(s, ask, n - kind.base)
    s.agenda = table
