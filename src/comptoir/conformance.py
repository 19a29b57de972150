"""Property tests for every game: its promises (invariants), checked at the decisions of random games.

A game in a distribution of its own checks itself with ``check("name")`` in a test.
"""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from functools import cache
from types import FunctionType
from typing import Any, get_type_hints

from comptoir.core import plain
from comptoir.core.agenda import CHANCE, Chance, Decision, State, Together, apply, candidates, legal, questions
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game, load
from comptoir.core.knowledge import reveals, sole_answer
from comptoir.core.moves import Move
from comptoir.core.position import Position
from comptoir.core.record import Record, fields

MOST_VARIANTS = 8
LONGEST = 20_000  # answers, chance's included


def check(name: str, games: int = 2, every: int = 1) -> None:
    """Play random games of every number of players and every variant, and keep every promise in them."""
    game = load(name)
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
        game.new(players, options)
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
        self.s: Any = game.new(players, options)
        self.log: list[tuple[int, int]] = []
        self.refused: set[str] = set()
        self.widest = 0
        self.inventory = game.inventory(self.s)

    def play(self, beginning: int, every: int) -> None:
        """Play to the end. All promises are checked at the first ``beginning`` answers, then at every ``every``-th."""
        while asks := questions(self.s):
            ask = asks[self.rng.below(len(asks))]
            done = len(self.log)
            self.step(ask, thorough=done < beginning or done % every == 0)
            assert done < LONGEST, "the game does not end"
        self.check_end()

    def step(self, ask: Decision, thorough: bool) -> None:
        """Check what holds before an answer, answer, and check what holds after it."""
        s, moves = self.s, legal(self.s, ask)
        assert moves, f"nobody can answer {plain.pack(ask)}"
        assert len(set(moves)) == len(moves), f"the same answer twice at {plain.pack(ask)}"
        if thorough:
            self.check_refusals(ask, moves)
            self.check_copies()
            self.check_knowledge()
            self.check_lanes()
            self.check_forced()
        move = ask.sample(s, self.rng) if isinstance(ask, Chance) else moves[self.rng.below(len(moves))]
        assert move in moves, "chance gave an answer that is none"
        if thorough:
            self.check_apply(ask, move)
        apply(s, ask, move)
        self.log.append((int(ask.seat), int(move)))
        assert self.game.inventory(s) == self.inventory, (
            f"something appeared or vanished at {self.game.kinds.name(move)}"
        )
        self.check_points()

    def check_refusals(self, ask: Decision, moves: list[int]) -> None:
        """A candidate is legal exactly if nothing refuses it, and every move has a name of its own."""
        found = candidates(self.s, ask)
        self.widest = max(self.widest, 0 if isinstance(ask, Chance) else len(found))
        assert len(set(found)) == len(found), f"the same candidate twice at {plain.pack(ask)}"
        for n in found:
            kind = self.game.kinds.of[n]
            self.check_declared(kind, ask)
            refusal = kind.why_not(self.s, ask, n - kind.base)
            assert (refusal is None) == (n in moves)
            if refusal is not None:
                self.refused.add(refusal.rule)
            assert self.game.kinds.parse(self.game.kinds.name(n)) == n
            kind.label(self.s, ask, int(n - kind.base))

    def check_declared(self, kind: Move, ask: Decision) -> None:
        """The arguments of a move's methods have the declared types: compiled code fails otherwise."""
        for name in ("why_not", "play", "details"):
            for argument, value in declared_arguments(type(kind), name, (self.s, ask)):
                assert isinstance(value, argument), f"{type(kind).__name__}.{name} is asked with {type(value).__name__}"

    def check_copies(self) -> None:
        """Clone, pickle and deep copy are equal and share nothing mutable; JSON survives a round trip."""
        before = plain.key(self.s)
        twin = self.s.clone()
        assert plain.key(twin) == before, "clone forgets something"
        shared = mutable(twin) & mutable(self.s)
        assert not shared, "clone shares something"
        position = Position(self.game, self.s)
        for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert again == position, "a pickle or a deep copy loses something"
            assert not mutable(again.state) & mutable(self.s), "a pickle or a deep copy shares something"
            assert again.game is self.game
        packed = json.loads(json.dumps(plain.pack(self.s)))
        assert plain.key(plain.unpack(packed, self.s, self.game.names)) == before, "JSON loses something"

    def check_knowledge(self) -> None:
        """A completion of a seat's view has the same view and the same legal moves: nothing hidden leaks."""
        for seat in range(self.players):
            seen = plain.view(self.s, seat)
            other = plain.complete(seen, self.rng)
            assert plain.key(plain.view(other, seat)) == plain.key(seen), f"seat {seat} sees something hidden"
            ask = plain.open_question(self.s, seat)
            if ask is not None:
                here = legal(self.s, ask)
                assert legal(seen, ask) == here, f"legality in the view differs at {plain.pack(ask)}"
                assert legal(other, ask) == here, f"legality rests on a secret at {plain.pack(ask)}"
                assert labels(self.game, seen, ask) == labels(self.game, self.s, ask), "a label tells a secret"

    def check_forced(self) -> None:
        """A forced answer is the same in every completion of a spectator's view, so it reveals nothing.

        It never closes a lane.
        """
        other = plain.complete(plain.view(self.s, plain.SPECTATOR), self.rng)
        for ask in questions(self.s):
            if isinstance(ask, Chance):
                continue
            move = sole_answer(self.s, ask)
            assert sole_answer(other, ask) == move, f"a forced answer tells a secret at {plain.pack(ask)}"
            if move is not None and isinstance(self.s.agenda[-1], Together):
                after = self.s.clone()
                apply(after, ask, move)
                assert plain.open_question(after, int(ask.seat)) is not None, "a table closes a lane by itself"

    def check_lanes(self) -> None:
        """Simultaneous decisions: the order of answers does not matter, and others learn nothing."""
        asks = questions(self.s)
        if len(asks) < 2 or not isinstance(self.s.agenda[-1], Together):
            return
        answers = [(ask, self.pick(legal(self.s, ask))) for ask in asks[:2]]
        one, other = self.s.clone(), self.s.clone()
        for ask, move in answers:
            apply(one, ask, move)
        for ask, move in reversed(answers):
            apply(other, ask, move)
        assert plain.key(one) == plain.key(other), "it matters who answers first"
        first, second = asks[:2]
        after = self.s.clone()
        apply(after, first, answers[0][1])
        if isinstance(after.agenda[-1], Together) and len(after.agenda) == len(self.s.agenda):
            same = plain.key(plain.view(after, int(second.seat))) == plain.key(plain.view(self.s, int(second.seat)))
            assert same, "a lane can be read from outside"

    def pick(self, moves: list[int]) -> int:
        """Any of them."""
        return int(moves[self.rng.below(len(moves))])

    def check_apply(self, ask: Decision, move: int) -> None:
        """``apply`` is deterministic, and whoever may not see the answer sees no difference."""
        before = plain.key(self.s)
        one, other = self.s.clone(), self.s.clone()
        apply(one, ask, move)
        apply(other, ask, move)
        assert plain.key(one) == plain.key(other), "apply is not a function of state and move"
        assert plain.key(self.s) == before, "apply on a clone changed the original"
        for seat in range(self.players):
            if not ask.seen_by(seat):
                self.check_unseen(ask, seat)
        if ask.seat >= 0 and not isinstance(self.s.agenda[-1], Together):
            self.check_undo(ask, move, reveals(self.s, one, [(int(ask.seat), move)], self.players))

    def check_undo(self, ask: Decision, move: int, shown: bool) -> None:
        """Whether undo is possible reveals nothing, neither to the seat nor to spectators."""
        for viewer in (int(ask.seat), plain.SPECTATOR):
            other = plain.complete(plain.view(self.s, viewer), self.rng)
            if move in legal(other, ask):
                after = other.clone()
                apply(after, ask, move)
                told = reveals(other, after, [(int(ask.seat), move)], self.players)
                assert told == shown, f"undo tells a secret after {self.game.kinds.name(move)}"

    def check_unseen(self, ask: Decision, seat: int) -> None:
        """The seat's view after the answer does not depend on the answer."""
        seen = set()
        for move in legal(self.s, ask)[:4]:
            after = self.s.clone()
            apply(after, ask, move)
            seen.add(plain.key(plain.view(after, seat)))
        assert len(seen) == 1, f"seat {seat} sees the answer to {plain.pack(ask)}"

    def check_points(self) -> None:
        """The ledger sums to the points on the table."""
        for seat in range(self.players):
            assert sum(self.game.ledger(self.s, seat).values()) == self.game.score(self.s, seat), "the ledger differs"

    def check_end(self) -> None:
        """The log replays to the same position, and there is a result."""
        again = self.game.new(self.players, self.options)
        for seat, move in self.log:
            ask = plain.open_question(again, seat)
            assert ask is not None
            apply(again, ask, move)
        assert plain.key(again) == plain.key(self.s), "the replay differs"
        ranking = self.game.ranking(self.s)
        assert sorted(seat for place in ranking for seat in place) == list(range(self.players))
        assert CHANCE not in self.game.winners(self.s)


@cache
def hints(cls: type, name: str) -> dict[str, Any]:
    """The annotations of a method; a compiled one has none."""
    function = getattr(cls, name)
    return get_type_hints(function) if isinstance(function, FunctionType) else {}


def declared_arguments(cls: type, name: str, values: tuple[Any, ...]) -> list[tuple[type, Any]]:
    """The declared classes of a method's first arguments, paired with the actual values."""
    return [
        (t, v) for t, v in zip(hints(cls, name).values(), values, strict=False) if isinstance(t, type) and t is not Any
    ]


def labels(game: Game, s: State, ask: Decision) -> list[str]:
    """What the seat reads on its answers."""
    found = []
    for n in candidates(s, ask):
        kind = game.kinds.of[n]
        found.append(repr(kind.label(s, ask, int(n - kind.base))))
    return found


def mutable(x: Any) -> set[int]:
    """The identities of all mutable objects in a state; steps on the agenda are immutable."""
    if isinstance(x, list):
        return {id(x)}.union(*[mutable(e) for e in x])
    if isinstance(x, Record):
        return {id(x)}.union(*[mutable(getattr(x, f.name)) for f in fields(type(x)) if not f.shared])
    return set()
