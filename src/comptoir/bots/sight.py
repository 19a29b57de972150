"""Evaluation and rollouts: how a bot judges a position.

*First sight* is the evaluation one step ahead. *Second sight* searches the rest of the turn for its best end.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.bots.evaluate import evaluator
from comptoir.core.agenda import Chance, Decision, State, Together, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.play import chance, playout
from comptoir.core.position import Position
from comptoir.core.record import constructed

LONGEST_WALK: Final = 400  # answers in one descent or rollout


class Settings:
    """The hyperparameters of a search."""

    def __init__(
        self,
        simulations: int,
        depth: int = 30,
        further: int = 24,
        curiosity: float = 0.3,
        trust: float = 1.0,
        spread: float = 8.0,
        rivalry: float = 1.0,
        solitary: bool = False,
        whole_turns: int = 0,
        whole_rounds: int = 0,
        overlooks: int = 0,
        looks: int = 180,
    ) -> None:
        self.simulations: Final[i64] = simulations  # budget for each question
        self.depth: Final[i64] = depth  # of the tree; 1 is flat Monte Carlo
        self.further: Final[i64] = further  # answers that a rollout plays beyond the turn
        self.curiosity: Final = curiosity  # PUCT constant
        self.trust: Final = trust  # temperature of the softmax that makes priors, in points
        self.spread: Final = spread  # scale of the logistic function from lead to win probability, in points
        self.rivalry: Final = rivalry  # weight of an opponent's deviation from its estimate at the root
        self.solitary: Final = solitary  # only own answers branch; opponents reply greedily
        self.whole_turns: Final[i64] = whole_turns  # own turns in a simulation, this one included
        self.whole_rounds: Final[i64] = whole_rounds  # rounds in a simulation, this one included
        self.overlooks: Final[i64] = overlooks  # percentage of moves that are ignored, to play weaker
        self.looks: Final[i64] = looks  # evaluations for each simulation, on average, after which thinking stops

    def __reduce__(self) -> tuple[Any, ...]:
        return constructed(self)


class Sight:
    """Evaluates positions and moves for one seat, and plays rollouts."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator(game)
        self.sources: Final[i64] = len(game.sources)
        self.settings: Final = settings
        self.rng = Rng(seed)
        self.seat: i64 = 0
        self.end: i64 = 0  # rollouts end before this round
        self.worth: list[float] = [0.0] * len(game.sources)  # buffer for the evaluator
        self.ended: State  # result of the last ``end_turn``
        self.looked: i64 = 0  # positions evaluated so far

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, 0, self.settings), {name: getattr(self, name) for name in self.kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)

    def kept(self) -> list[str]:
        """The fields that matter between two questions."""
        return ["rng", "seat", "end", "looked"]

    def sit_down(self, s: State, seat: i64) -> None:
        """Start a search for this seat in this round."""
        self.seat = seat
        self.end = self.evaluator.round(s) + self.settings.whole_rounds

    def asked(self, s: State) -> Decision:
        """The next question; among several open ones, the searching seat's own first."""
        top = s.agenda[-1]
        if isinstance(top, Together):
            for lane in top.lanes:
                ask = lane.question()
                if ask is not None and lane.seat == self.seat:
                    return ask
        return question(s)

    def first_sight(self, s: State, ask: Decision, n: i64) -> float:
        """One-ply evaluation: ``worth`` to the answering seat right after the move."""
        self.looked += 1
        after = s.clone()
        apply(after, ask, n)
        return self.points(after, ask.seat)

    def second_sight(self, s: State, ask: Decision, n: i64) -> float:
        """``expect`` of the answering seat after the best end of the turn that the move allows."""
        after = s.clone()
        apply(after, ask, n)
        return self.end_turn(after, ask.seat)

    def end_turn(self, s: State, seat: i64) -> float:
        """Depth-first search for the best end of the turn: its expected points. The position becomes ``ended``."""
        moves = self.next_choice(s)
        if moves:
            return self.best_end(s, seat, moves)
        self.looked += 1
        self.ended = s
        return self.final_points(s, seat)

    def next_choice(self, s: State) -> list[i64]:
        """Play on to the next real choice of the turn and return its moves; none if the turn is over.

        Chance is sampled and single moves are played on the way.
        """
        while self.evaluator.goes_on(s):
            ask = question(s)
            if isinstance(ask, Chance):
                apply(s, ask, ask.sample(s, self.rng))
                continue
            moves = self.evaluator.sensible(s, ask)
            if len(moves) > 1:
                return moves
            apply(s, ask, moves[0])
        return []

    def best_end(self, s: State, seat: i64, moves: list[i64]) -> float:
        """``end_turn`` at a position with these moves."""
        ask = question(s)
        most = -1e9
        for n in moves:
            after = s.clone()
            apply(after, ask, n)
            points = self.end_turn(after, seat)
            if points > most:
                most = points
                best = self.ended
        self.ended = best
        return most

    def points(self, s: State, seat: i64) -> float:
        """``worth``: comparable only among the answers to one question."""
        self.evaluator.worth(s, seat, self.worth)
        return self.total()

    def final_points(self, s: State, seat: i64) -> float:
        """``expect``: the predicted final points."""
        self.evaluator.expect(s, seat, self.worth)
        return self.total()

    def total(self) -> float:
        """The sum over all sources."""
        total = 0.0
        for part in self.worth:
            total += part
        return total

    def finish(self, s: State) -> State:
        """Rollout to the end of the turn: greedily, or with ``whole_turns`` to its best end; blind, to the end of the game."""
        if self.evaluator.blind:
            self.looked += playout(s, self.rng)
            return s
        if not self.settings.whole_turns:
            self.play_on(s)
            return s
        moves = self.next_choice(s)
        if not moves:
            return s
        self.best_end(s, question(s).seat, moves)
        return self.ended

    def look_ahead(self, s: State) -> State:
        """The simulation phase: rollout to the end of the turn, or of as many own turns or rounds as are set."""
        if self.settings.whole_rounds:
            self.end_rounds(s)
            return s
        s = self.finish(s)
        left = self.settings.whole_turns - 1
        while left > 0:
            chance(s, self.rng)
            if not s.agenda:
                return s
            ask = question(s)
            self.best_end(s, ask.seat, self.evaluator.sensible(s, ask))
            s = self.ended
            if ask.seat == self.seat:
                left -= 1
        return s

    def end_rounds(self, s: State) -> None:
        """Greedy rollout of all seats to the end of the rounds."""
        limit: i64 = LONGEST_WALK
        while limit > 0 and self.goes_on(s):
            limit -= 1
            ask = self.asked(s)
            apply(s, ask, self.best_at_first_sight(s, ask, legal(s, ask)))

    def goes_on(self, s: State) -> bool:
        """Let chance answer; whether a seat is asked then, in a round that is still simulated."""
        while s.agenda and not (self.settings.whole_rounds and self.evaluator.round(s) >= self.end):
            ask = s.agenda[-1]
            if not isinstance(ask, Chance):
                return True
            apply(s, ask, ask.sample(s, self.rng))
        return False

    def play_on(self, s: State) -> None:
        """Greedy rollout to the end of the turn.

        With ``further`` it goes on for so many answers of other seats, and to the end of that turn.
        """
        left: i64 = self.settings.further
        limit: i64 = LONGEST_WALK
        first: i64 = -1
        turn: i64 = -1
        while limit > 0:
            limit -= 1
            chance(s, self.rng)
            if not s.agenda:
                return
            ask = self.asked(s)
            if first < 0:
                first = turn = ask.seat
            if ask.seat != turn and left <= 0:
                return
            turn = ask.seat
            if turn != first:
                left -= 1
            apply(s, ask, self.best_at_first_sight(s, ask, legal(s, ask)))

    def best_at_first_sight(self, s: State, ask: Decision, moves: list[i64]) -> i64:
        """The greedy move: highest ``worth`` after it; the game's prior breaks ties."""
        if len(moves) == 1:
            return moves[0]
        best = moves[0]
        most = -1e9
        for n in moves:
            gain = self.first_sight(s, ask, n) + 0.001 * self.evaluator.prior(s, ask, n)
            if gain > most:
                most = gain
                best = n
        return best

    def estimate(self, position: Position, times: i64) -> list[float]:
        """Monte Carlo estimate of each seat's final points: the mean over so many rollouts with new chance outcomes."""
        seats: i64 = position.seats
        totals = [0.0] * seats
        for _ in range(times):
            after = self.finish(position.state.clone())
            for seat in range(seats):
                totals[seat] += self.final_points(after, seat) / float(times)
        return totals
