"""Monte Carlo tree search over information sets, led by a learned network.

One look of the network at a new node gives what every seat may expect and how likely each move is. There are no
rollouts. Moves are chosen by PUCT, each seat for itself. All determinizations share one tree. It ends where chance is
asked: what the network expects there is the mean over what chance may bring.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final, final

from mypy_extensions import i64

from comptoir.bots.learned import Look
from comptoir.bots.search import Considered
from comptoir.bots.selfplay import A_WIN, logistic, softmax
from comptoir.bots.weights import Learned
from comptoir.core import plain
from comptoir.core.agenda import Chance, Decision, State, Together, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.position import Position

FROM_ONE_DEAL: Final = 4  # simulations that share a determinization
LONGEST: Final = 60  # answers in one simulation
CURIOSITY: Final = 1.0  # PUCT constant, in standard deviations of what is expected
RIVALRY: Final = 0.5  # what the points of the best rival count, beside the own ones


@final
class Branch:
    """A node of the tree: the position after some answers, in all determinizations together."""

    def __init__(self, prior: float, seats: i64) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.strive: list[float] = [0.0] * seats  # sum of what each seat strives for
        self.points: list[float] = [0.0] * seats  # sum of expected final points
        self.sources: list[float] = []  # the same by source, of the searching seat
        self.squares = 0.0  # sum of its squared points
        self.children: dict[int, Branch] = {}


class LearnedSearch:
    """A searching bot at one seat."""

    def __init__(self, network: Learned, seed: int, simulations: int, overlooks: int = 0) -> None:
        game = network.game
        self.network: Final = network
        self.game: Final = game
        self.rng = Rng(seed)
        self.looks: list[Look] = []  # one for each seat
        self.simulations: Final[i64] = simulations
        self.overlooks: Final[i64] = overlooks
        self.n_sources: Final[i64] = len(game.sources)
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.root = Branch(1.0, self.seats)
        self.expected: Hashable | None = None
        self.considered: list[Considered] = []
        self.foreseen: list[float] = []  # the last look: points by seat and source, beginning with the own ones
        self.sum = 0.0  # of what the searching seat was found to strive for, and of the squares
        self.sum_of_squares = 0.0
        self.looked: i64 = 0

    def answer(self, view: Position, seat: int) -> int:
        """The most visited move."""
        self.considered = []
        moves = view.legal(seat)
        if len(moves) == 1:
            return moves[0]
        self.think(view, seat)
        self.considered = self.tried(moves)
        best = self.most_visited(self.noticed(moves))
        self.keep(view, seat, best)
        return best

    def think(self, view: Position, seat: int) -> None:
        """Run the simulations of the budget; visits of a kept tree count."""
        seen = view.state
        self.seat = seat
        if view.seats != self.seats:
            self.seats = view.seats
            self.looks = self.network.looks(view.seats)
            self.expected = None
        if self.expected is None or view.key() != self.expected:
            self.root = Branch(1.0, self.seats)
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.looked = 0
        deal: State = seen
        for i in range(self.simulations - self.root.visits):
            if self.is_decided():
                break
            if i % FROM_ONE_DEAL == 0:
                deal = plain.complete(seen, self.rng)
            self.simulate(deal.clone())

    def is_decided(self) -> bool:
        """Whether the remaining simulations cannot change the most visited move."""
        if self.overlooks:
            return False
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > self.simulations - self.root.visits

    def noticed(self, moves: list[int]) -> list[int]:
        """The moves left after overlooking some at random; all of them if none would be left."""
        if not self.overlooks:
            return moves
        return [move for move in moves if self.rng.below(100) >= self.overlooks] or moves

    def most_visited(self, moves: list[int]) -> int:
        """The robust child: most visits, where half the prior counts as visits too."""
        best = moves[0]
        most = -1.0
        for move in moves:
            child = self.root.children.get(move)
            if child is not None and float(child.visits) + child.prior * 0.5 > most:
                best, most = move, float(child.visits) + child.prior * 0.5
        return best

    def keep(self, view: Position, seat: int, move: int) -> None:
        """Keep the move's subtree if this seat is asked next, and the view in which it is valid."""
        child = self.root.children.get(move)
        self.expected = None
        if child is None:
            return
        after = view.complete(self.rng)
        after.take(move, seat)
        if not after.over and not after.is_chance and self.asked(after.state).seat == seat:
            self.expected = after.view(seat).key()
            self.root = child

    def tried(self, moves: list[int]) -> list[Considered]:
        """Every visited move, by visits."""
        found: list[Considered] = []
        for move in moves:
            child = self.root.children.get(move)
            if child is not None and child.visits:
                visits = float(child.visits)
                points = [total / visits for total in child.points]
                sources = [total / visits for total in child.sources]
                spread = max(0.0, child.squares / visits - points[self.seat] * points[self.seat])
                value = child.strive[self.seat] / visits
                found.append(Considered(move, int(child.visits), points, value, sources, math.sqrt(spread / visits)))
        found.sort(key=_by_visits)
        return found

    # --- One simulation -------------------------------------------------------------

    def asked(self, s: State) -> Decision:
        """The next question; among several open ones, the searching seat's own first."""
        top = s.agenda.top
        if isinstance(top, Together):
            for lane in top.lanes:
                ask = lane.question()
                if ask is not None and lane.seat == self.seat:
                    return ask
        return question(s)

    def simulate(self, s: State) -> None:
        """Down the tree to a new node, a look, and back."""
        path = [self.root]
        limit: i64 = LONGEST
        while s.agenda and limit > 0:
            limit -= 1
            ask = self.asked(s)
            if isinstance(ask, Chance):
                break
            moves = legal(s, ask)
            if len(moves) == 1:
                apply(s, ask, moves[0])
                continue
            node = path[-1]
            fresh = not node.children
            if fresh and len(path) > 1:
                self.learn(s, path)
                self.expand(node, s, ask, moves)
                return
            n = self.select(node, s, ask, moves)
            path.append(node.children[n])
            apply(s, ask, n)
        self.learn(s, path)

    def select(self, node: Branch, s: State, ask: Decision, moves: list[i64]) -> i64:
        """The move with the best PUCT score."""
        children = node.children
        for n in moves:
            if n not in children:
                self.expand(node, s, ask, moves)
                break
        seat = ask.seat
        urge = CURIOSITY * self.deviation() * math.sqrt(float(node.visits) + 1.0)
        first = node.strive[seat] / float(node.visits) if node.visits else 0.0
        best = moves[0]
        most = -1e18
        for n in moves:
            child = children[n]
            tried = float(child.visits)
            result = child.strive[seat] / tried if child.visits else first
            score = result + urge * child.prior / (1.0 + tried)
            if score > most:
                most = score
                best = n
        return best

    def deviation(self) -> float:
        """The standard deviation of what the searching seat may expect, in points."""
        if self.looked < 2:
            return 1.0
        n = float(self.looked)
        mean = self.sum / n
        return math.sqrt(max(0.01, self.sum_of_squares / n - mean * mean))

    def expand(self, node: Branch, s: State, ask: Decision, moves: list[i64]) -> None:
        """Give every legal move a child with its prior."""
        look = self.looks[ask.seat]
        look.observe(s, ask.seat)
        priors = softmax(look.policy(moves), 1.0)
        for i in range(len(moves)):
            if moves[i] not in node.children:
                node.children[moves[i]] = Branch(priors[i], self.seats)

    def learn(self, s: State, path: list[Branch]) -> None:
        """Ask the network what each seat may expect, and tell all nodes of the path."""
        self.look(s)
        sources = self.n_sources
        totals: list[float] = []
        for seat in range(self.seats):
            total = 0.0
            for i in range(sources):
                total += self.foreseen[seat * (sources + 1) + i]
            totals.append(total)
        strive: list[float] = []
        for seat in range(self.seats):
            rival = -1e9
            for other in range(self.seats):
                if other != seat and totals[other] > rival:
                    rival = totals[other]
            if self.seats == 1:
                strive.append(totals[0] + A_WIN * self.foreseen[sources])
            else:
                strive.append(totals[seat] - RIVALRY * rival)
        own = strive[self.seat]
        self.looked += 1
        self.sum += own
        self.sum_of_squares += own * own
        mine = self.seat * (sources + 1)
        for node in path:
            node.visits += 1
            node.squares += totals[self.seat] * totals[self.seat]
            for seat in range(self.seats):
                node.strive[seat] += strive[seat]
                node.points[seat] += totals[seat]
            if not node.sources:
                node.sources = [0.0] * sources
            for i in range(sources):
                node.sources[i] += self.foreseen[mine + i]

    def look(self, s: State) -> None:
        """Final points by seat and source, and each seat's chance to win, as the searching seat sees them."""
        sources, seats = self.n_sources, self.seats
        found = [0.0] * (seats * (sources + 1))
        for seat in range(seats):
            for i in range(sources):
                found[seat * (sources + 1) + i] = float(s.ledger[seat * sources + i])
        if s.agenda:
            look = self.looks[self.seat]
            look.observe(s, self.seat)
            values = look.value()
            for relative in range(seats):
                owner = self.seat + relative
                if owner >= seats:
                    owner -= seats
                for i in range(sources):
                    found[owner * (sources + 1) + i] += values[relative * (sources + 1) + i]
                found[owner * (sources + 1) + sources] = logistic(values[relative * (sources + 1) + sources])
        elif seats == 1 and not self.game.lost(s):
            found[sources] = 1.0
        self.foreseen = found


def _by_visits(considered: Considered) -> int:
    return -considered.visits
