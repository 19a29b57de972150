"""Property tests for every game: its promises (invariants), checked at the decisions of random games.

A game in a distribution of its own checks itself with ``check("name")`` in a test.
"""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from collections.abc import Iterable
from functools import cache
from inspect import signature
from types import FunctionType
from typing import Any, TypeVar

from comptoir.core import plain
from comptoir.core.agenda import CHANCE, Chance, Decision, Step
from comptoir.core.chance import Rng
from comptoir.core.chronicle import Observer, Row, Told, holdings, seen_by, wordbook
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game, load
from comptoir.core.knowledge import reveals, sole_answer
from comptoir.core.layout import layout
from comptoir.core.meaning import LEVEL, Count, meanings, parameter_meanings, reader, records, without_meaning
from comptoir.core.moves import Move
from comptoir.core.observation import seen
from comptoir.core.position import Position
from comptoir.core.record import Record, fields
from comptoir.core.table import Table

T = TypeVar("T")
MOST_VARIANTS = 8
LONGEST = 20_000  # answers, chance's included
GIVEN_STATE = ("run", "candidates", "details", "weights", "sample", "bag", "drawn", "why_not", "play", "label", "offer")


def check(name: str, games: int = 2, every: int = 1) -> None:
    """Play random games of every number of players and every variant, and keep every promise in them."""
    game = load(name)
    check_declared(game)
    for players in game.players:
        for options in variants(game, players):
            for seed in range(games):
                Checked(game, players, options, seed).play(beginning=80, every=every)


def variants(game: Game, players: int) -> list[dict[str, str]]:
    """All combinations of options that exist; where they are many, each value once besides the defaults."""
    names = [option.name for option in game.options]
    every = [dict(zip(names, values, strict=True)) for values in itertools.product(*[o.values for o in game.options])]
    if len(every) > MOST_VARIANTS:
        every = [game.chosen({})] + [game.chosen({o.name: value}) for o in game.options for value in o.values[1:]]
    return [options for options in every if _exists(game, players, options)]


def _exists(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.position(players, options)
    except BadSetup:
        return False
    return True


class Checked:
    """One random game in which the promises are checked."""

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rng = Rng(seed)
        self.position = game.position(players, options)
        self.log: list[tuple[int, int]] = []
        self.refused: set[str] = set()
        self.widest = 0
        self.inventory = game.inventory(self.position.state)
        self.layout = layout(game, players, options)
        self.encoder = self.layout.encoder()
        self.seen = seen(self.layout.size)
        self.positions = {name: i for i, name in enumerate(self.layout.names)}
        assert len(self.positions) == self.layout.size, "two positions of an observation have the same name"

    def play(self, beginning: int, every: int) -> None:
        """Play to the end, keeping all promises in the beginning and then at every so many answers."""
        while asks := self.position.questions:
            ask = asks[self.rng.below(len(asks))]
            done = len(self.log)
            self.step(ask, thorough=done < beginning or done % every == 0)
            assert done < LONGEST, "the game does not end"
        self.check_end()

    def step(self, ask: Decision, thorough: bool) -> None:
        """Check what holds before an answer, answer, and check what holds after it."""
        position, seat = self.position, int(ask.seat)
        moves = position.legal(seat)
        assert moves, f"nobody can answer {plain.pack(ask)}"
        assert len(set(moves)) == len(moves), f"the same answer twice at {plain.pack(ask)}"
        if thorough:
            self.check_refusals(ask, moves)
            self.check_copies()
            self.check_knowledge()
            self.check_lanes()
            self.check_forced()
            self.check_ranges()
            self.check_observation()
        move = position.sample(self.rng, seat)
        assert move in moves, "chance gave an answer that is none"
        if thorough:
            self.check_apply(ask, move)
            self.check_told(ask, move)
        position.play(move, seat)
        self.log.append((seat, move))
        assert self.game.inventory(position.state) == self.inventory, (
            f"something appeared or vanished at {self.game.kinds.name(move)}"
        )
        self.check_points()

    def check_refusals(self, ask: Decision, moves: list[int]) -> None:
        """A candidate is legal exactly if nothing refuses it, and every move has a name of its own."""
        seat = int(ask.seat)
        found = self.position.candidates(seat)
        self.widest = max(self.widest, 0 if isinstance(ask, Chance) else len(found))
        assert len(set(found)) == len(found), f"the same candidate twice at {plain.pack(ask)}"
        for aside in self.game.kinds.asides if seat >= 0 else []:
            self.check_asked(aside, ask, "offer")
        for n, refusal in self.position.refusals(seat).items():
            self.check_asked(self.game.kinds.of[n], ask)
            assert (refusal is None) == (n in moves)
            if refusal is not None:
                self.refused.add(refusal.rule)
            assert self.game.kinds.parse(self.game.kinds.name(n)) == n
            self.position.label(n, seat)

    def check_asked(self, kind: Move, ask: Decision, *names: str) -> None:
        """The question that a kind of move declares to answer is the one that it answers."""
        for name in names or ("why_not", "play", "details", "label"):
            wanted = declared(getattr(kind, name), 1)
            assert isinstance(ask, wanted), f"{type(kind).__name__}.{name} is given {type(ask).__name__}"

    def check_copies(self) -> None:
        """A clone, a pickle, a deep copy and JSON are the same position, and share nothing with it."""
        position = self.position
        packed = json.loads(json.dumps(position.to_json()))
        for twin in [position.clone(), *copies(position), self.game.position_from_json(packed, self.options)]:
            assert twin == position, "a copy forgets something"
            assert twin.game is self.game
            assert not mutable(twin.state) & mutable(position.state), "a copy shares something"
        view = position.view(plain.SPECTATOR)
        assert copies(view) == [view, view], "a copy of a view is another"
        for ask in position.questions:
            assert [twin.key() for twin in copies(ask)] == [ask.key()] * 2, "a copy of a question is another"

    def check_knowledge(self) -> None:
        """A completion of a seat's view has the same view and the same legal moves: nothing hidden leaks."""
        for seat in range(self.players):
            view = self.position.view(seat)
            other = view.complete(self.rng)
            assert other.view(seat) == view, f"seat {seat} sees something hidden"
            here = self.position.legal(seat)
            assert view.legal(seat) == here, f"legality in the view of seat {seat} differs"
            assert other.legal(seat) == here, f"what is legal for seat {seat} rests on a secret"
            assert labels(view, seat) == labels(self.position, seat), "a label tells a secret"

    def check_forced(self) -> None:
        """A forced answer is the same in every completion of a spectator's view, so it reveals nothing.

        It never closes a lane.
        """
        other = self.position.view(plain.SPECTATOR).complete(self.rng)
        for ask in self.position.questions:
            if isinstance(ask, Chance):
                continue
            move = sole_answer(self.position.state, ask)
            assert sole_answer(other.state, ask) == move, f"a forced answer tells a secret at {plain.pack(ask)}"
            if move is not None and self.position.lanes is not None:
                after = self.after([(int(ask.seat), move)])
                assert after.question(int(ask.seat)) is not None, "a table closes a lane by itself"

    def check_observation(self) -> None:
        """What a seat sees as numbers follows from its view alone, and stands where its name says."""
        for seat in range(self.players):
            sees = self.sees(self.position, seat)
            view = self.position.view(seat)
            for other in (view, view.complete(self.rng)):
                assert self.sees(other, seat) == sees, self.differs(sees, self.sees(other, seat))
            self.check_named(seat, sees)

    def sees(self, position: Position, seat: int) -> bytes:
        """What a seat sees, as bytes; the list of what is not 0 names the same."""
        self.encoder.observe(position.state, seat, self.seen)
        found = bytes(self.seen.values)
        listed = {int(self.seen.places[i]) for i in range(self.seen.count)}
        assert len(listed) == self.seen.count == len(found) - found.count(0), "what is not 0 is listed once"
        assert all(found[place] for place in listed), "what is listed is not 0"
        return found

    def differs(self, one: bytes, other: bytes) -> str:
        """Which positions show what the seat may not see."""
        return f"hidden from the seat: {[n for n, a, b in zip(self.layout.names, one, other, strict=True) if a != b]}"

    def check_named(self, seat: int, sees: bytes) -> None:
        """A number stands at the position with the name of its field."""
        for owner, record in records(self.position.state):
            prefix = "" if owner < 0 else f"players[{(owner - seat) % self.players}]."
            for f, meaning in meanings(type(record)):
                if type(meaning) is Count and meaning.low == 0:
                    value = int(getattr(record, f.name))
                    assert sees[self.positions[prefix + f.name]] == min(value, 255), prefix + f.name

    def check_ranges(self) -> None:
        """Every number lies in the range that its field declares, and every field says what its numbers mean."""
        for _, record in records(self.position.state):
            assert without_meaning(type(record), [type(other) for _, other in records(self.position.state)]) == []
            found = meanings(type(record))
            for (f, meaning), value in zip(found, reader([f for f, _ in found])(record), strict=True):
                assert meaning.fits(value), f"{type(record).__name__}.{f.name} is {value}, out of its range"
        for ask in self.position.questions:
            for f, said in parameter_meanings(type(ask)) if ask.seat >= 0 else []:
                value = getattr(ask, f.name)
                fits = f.name == "seat" or (said is not None and said.fits(value))
                assert fits, f"{type(ask).__name__}.{f.name} is {value}, out of its range"

    def after(self, answers: Iterable[tuple[int, int]]) -> Position:
        """The position after some more answers."""
        position = self.position.clone()
        for seat, move in answers:
            position.take(move, seat)
        return position

    def check_lanes(self) -> None:
        """Open at once: the order of arrival does not matter, and others learn nothing."""
        seats = [int(ask.seat) for ask in self.position.questions[:2]]
        if len(seats) < 2 or self.position.lanes is None:
            return
        answers = [(seat, self.position.sample(self.rng, seat)) for seat in seats]
        assert self.after(answers) == self.after(reversed(answers)), "it matters who answers first"
        after = self.after(answers[:1])
        if after.lanes is not None and len(after.state.agenda) == len(self.position.state.agenda):
            assert after.view(seats[1]) == self.position.view(seats[1]), "a lane can be read from outside"

    def check_apply(self, ask: Decision, move: int) -> None:
        """An answer is a function of the position; who may not see it sees nothing of it."""
        seat, before = int(ask.seat), self.position.key()
        after = self.after([(seat, move)])
        assert after == self.after([(seat, move)]), "an answer does not always lead to the same position"
        assert self.position.key() == before, "an answer to a clone changed the original"
        for other in range(self.players):
            if not ask.seen_by(other):
                self.check_unseen(ask, other)
        if seat >= 0 and self.position.lanes is None:
            self.check_undo(seat, move, self.shows(self.position, seat, move))

    def check_told(self, ask: Decision, move: int) -> None:
        """Nothing happens untold: what everybody has before, with what is told, is what everybody has after.

        That holds for every viewer's own view, and what a viewer is told rests on nothing hidden.
        """
        after, told = self.observe(self.position, ask, move)
        assert after == self.after([(int(ask.seat), move)]), "step by step leads elsewhere"
        words = wordbook(self.game)
        for viewer in (plain.SPECTATOR, *range(self.players)):
            before, seen = self.position.view(viewer), seen_by(told, viewer, words.headings)
            rows = [row for one in seen for row in words.rows(after.state, one)]
            expected = holdings(after.view(viewer).state)
            assert applied(rows, holdings(before.state)) == expected, f"something happens untold at {seen}"
            other = before.complete(self.rng)
            if move in other.legal(int(ask.seat)):
                twin, also = self.observe(other, ask, move)
                if twin.view(viewer) == after.view(viewer):
                    assert seen_by(also, viewer, words.headings) == seen, f"a secret is told at {seen}"

    def observe(self, position: Position, ask: Decision, move: int) -> tuple[Position, list[Told]]:
        """The position after an answer, and what is told of it."""
        after = position.clone()
        told = Observer(self.game, after.state).answer(after.state, after.asked(int(ask.seat)), move)
        return after, told

    def shows(self, position: Position, seat: int, move: int) -> bool:
        """Whether an answer shows anybody anything."""
        after = position.clone()
        after.take(move, seat)
        return reveals(position.state, after.state, [(seat, move)], self.players)

    def check_undo(self, seat: int, move: int, shown: bool) -> None:
        """Whether undo is possible reveals nothing, neither to the seat nor to spectators."""
        for viewer in (seat, plain.SPECTATOR):
            other = self.position.view(viewer).complete(self.rng)
            if move in other.legal(seat):
                told = self.shows(other, seat, move)
                assert told == shown, f"undo tells a secret after {self.game.kinds.name(move)}"

    def check_unseen(self, ask: Decision, seat: int) -> None:
        """The seat's view after the answer does not depend on the answer."""
        by = int(ask.seat)
        seen = {self.after([(by, move)]).view(seat).key() for move in self.position.legal(by)[:4]}
        assert len(seen) == 1, f"seat {seat} sees the answer to {plain.pack(ask)}"

    def check_points(self) -> None:
        """The ledger sums to the points on the table."""
        for seat, points in enumerate(self.position.scores):
            assert sum(self.position.ledger(seat).values()) == points, "the ledger differs"

    def check_end(self) -> None:
        """The log replays to the same position, a table with it can be copied, and there is a result."""
        table = Table(self.game, self.players, None, self.options)
        for seat, move in self.log:
            table.take(seat, move, forced=False)
        for again in [table, *copies(table)]:
            assert again.position == self.position, "the replay differs"
            assert len(again.log) == len(self.log)
        assert sorted(seat for place in self.position.ranking for seat in place) == list(range(self.players))
        assert CHANCE not in self.position.winners


def check_declared(game: Game) -> None:
    """The rules declare to be given the state of their own game: compiled, anything else breaks once it is called."""
    state = type(game.position(game.players[0]).state)
    steps = [cls for cls in game.names.values() if issubclass(cls, Step)]
    owners = [*steps, *[type(kind) for kind in game.kinds.kinds]]
    methods = [getattr(owner, name) for owner in owners for name in GIVEN_STATE if hasattr(owner, name)]
    for rule in [*methods, game.score, game.tiebreak, game.lost, game.inventory]:
        wanted = declared(rule, 0)
        assert issubclass(state, wanted), (
            f"{rule.__qualname__} declares {wanted.__name__}, but is given {state.__name__}"
        )


def applied(rows: list[Row], held: dict[Any, int]) -> dict[Any, int]:
    """What is held after these rows."""
    held = dict(held)
    for row in rows:
        for shift, sign in ((row.giver, -1), (row.taker, 1)):
            if shift is not None and (row.way != LEVEL or sign > 0):
                key = (shift.owner, shift.field, shift.seat, shift.where, shift.thing)
                assert row.way != LEVEL or held.get(key, 0) == shift.old
                held[key] = held.get(key, 0) + sign * row.n
    return {key: n for key, n in held.items() if n}


@cache
def declared(rule: Any, place: int) -> type:
    """The class that a rule declares for one of its arguments; what is compiled tells nothing, and takes anything."""
    function = getattr(rule, "__func__", rule)
    if not isinstance(function, FunctionType):
        return object
    arguments = [argument for argument in signature(function).parameters.values() if argument.name != "self"]
    found: object = arguments[place].annotation
    found = function.__globals__.get(found) if isinstance(found, str) else found
    return found if isinstance(found, type) and found is not Any else object


def copies(thing: T) -> list[T]:
    """The same from a pickle, and as a deep copy."""
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


def labels(position: Position, seat: int) -> list[str]:
    """What the seat reads on its answers."""
    return [repr(position.label(n, seat)) for n in position.candidates(seat)]


def mutable(x: Any) -> set[int]:
    """The identities of all mutable objects in a state; steps on the agenda are immutable."""
    if isinstance(x, list):
        return {id(x)}.union(*[mutable(e) for e in x])
    if isinstance(x, Record):
        return {id(x)}.union(*[mutable(getattr(x, f.name)) for f in fields(type(x)) if not f.shared])
    return set()
