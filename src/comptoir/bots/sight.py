"""What a bot sees in a position: at first sight, or at the best end that the turn may still have."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.bots.evaluate import evaluator
from comptoir.core.agenda import Chance, Decision, State, Together, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.play import chance
from comptoir.core.position import Position

LONGEST_WALK: Final = 400  # answers in one simulation


class Settings:
    """How a search thinks: simulations, depth of the tree, answers played on after it, and a few constants."""

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
        self.simulations: Final[i64] = simulations
        self.depth: Final[i64] = depth  # 1 searches the open question only
        self.further: Final[i64] = further  # answers after the end of the turn
        self.curiosity: Final = curiosity  # how much a likely but little tried move draws
        self.trust: Final = trust  # how many points make a move e times as likely at first sight
        self.spread: Final = spread  # how many points of lead are a safe win
        self.rivalry: Final = rivalry  # how much it counts that others do better or worse than it seemed
        self.solitary: Final = solitary  # only own answers branch, the others give theirs at first sight
        self.whole_turns: Final[i64] = whole_turns  # own turns to think through, this one included
        self.whole_rounds: Final[i64] = whole_rounds  # rounds that simulations play to the end, this one included
        self.overlooks: Final[i64] = overlooks  # of a hundred moves, as a person new to the game does
        self.looks: Final[i64] = looks  # for each simulation, on average: many more end the thinking early


class Sight:
    """A seat's judgement of positions and answers, by the game's evaluator."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator(game)
        self.sources: Final[i64] = len(game.sources)
        self.settings: Final = settings
        self.rng = Rng(seed)
        self.seat: i64 = 0
        self.end: i64 = 0  # the round before which simulations end
        self.worth: list[float] = [0.0] * len(game.sources)
        self.ended: State  # how the turn that was thought through last ended
        self.looked: i64 = 0  # positions judged, so far

    def sit_down(self, s: State, seat: i64) -> None:
        """Begin to think, in this seat and this round."""
        self.seat = seat
        self.end = self.evaluator.round(s) + self.settings.whole_rounds

    def asked(self, s: State) -> Decision:
        """The question to be answered next; among several at once the thinking seat's own."""
        top = s.agenda[-1]
        if isinstance(top, Together):
            for lane in top.lanes:
                ask = lane.question()
                if ask is not None and lane.seat == self.seat:
                    return ask
        return question(s)

    def first_sight(self, s: State, ask: Decision, n: i64) -> float:
        """What the answer is worth to whoever gives it, before anything else happens."""
        self.looked += 1
        after = s.clone()
        apply(after, ask, n)
        return self.points(after, ask.seat)

    def second_sight(self, s: State, ask: Decision, n: i64) -> float:
        """What the answer is worth to whoever gives it, if the turn then ends as well as it can."""
        after = s.clone()
        apply(after, ask, n)
        return self.end_turn(after, ask.seat)

    def end_turn(self, s: State, seat: i64) -> float:
        """The points to expect after the best end of the turn, which becomes ``ended``."""
        moves = self.next_choice(s)
        if moves:
            return self.best_end(s, seat, moves)
        self.looked += 1
        self.ended = s
        return self.final_points(s, seat)

    def next_choice(self, s: State) -> list[i64]:
        """The moves where the turn next leaves a choice, none where it is over; chance answers on the way."""
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
        """The same, where there is a choice."""
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
        """What a position is worth, beside others that may follow from the same question."""
        self.evaluator.worth(s, seat, self.worth)
        return self.total()

    def final_points(self, s: State, seat: i64) -> float:
        """The points to expect in the end."""
        self.evaluator.expect(s, seat, self.worth)
        return self.total()

    def total(self) -> float:
        """The sum over all sources."""
        total = 0.0
        for part in self.worth:
            total += part
        return total

    def finish(self, s: State) -> State:
        """The position at the end of the turn, or of one a little later."""
        if not self.settings.whole_turns:
            self.play_on(s)
            return s
        moves = self.next_choice(s)
        if not moves:
            return s
        self.best_end(s, question(s).seat, moves)
        return self.ended

    def look_ahead(self, s: State) -> State:
        """The position at the end of the turn, and of as many more own turns, or rounds, as are thought through."""
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
        """Sensible answers of everybody to the end of the rounds."""
        limit: i64 = LONGEST_WALK
        while limit > 0 and self.goes_on(s):
            limit -= 1
            ask = self.asked(s)
            apply(s, ask, self.best_at_first_sight(s, ask, legal(s, ask)))

    def goes_on(self, s: State) -> bool:
        """Let chance answer; whether a seat must then, in a round that is thought of."""
        while s.agenda and not (self.settings.whole_rounds and self.evaluator.round(s) >= self.end):
            ask = s.agenda[-1]
            if not isinstance(ask, Chance):
                return True
            apply(s, ask, ask.sample(s, self.rng))
        return False

    def play_on(self, s: State) -> None:
        """Sensible answers to the end of the turn, and of the turns in which so many further answers are given."""
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
        """The move after which the position is worth most."""
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
        """The final points to expect for each seat, when all play on sensibly from here; chance is asked anew."""
        seats: i64 = position.seats
        totals = [0.0] * seats
        for _ in range(times):
            after = self.finish(position.state.clone())
            for seat in range(seats):
                totals[seat] += self.final_points(after, seat) / float(times)
        return totals
