"""Information set Monte Carlo tree search (ISMCTS): one tree for many determinizations of a seat's view.

A simulation has these phases:

- determinization: the hidden cards are dealt at random (``think``);
- selection: down the tree by PUCT, to a child without visits (``walk``, ``select``);
- expansion: every legal move of a node gets a child with a prior (``expand``);
- simulation: a rollout to the end of the turn, where the evaluator is asked (``look_ahead``);
- backpropagation: the result is added to all nodes of the path (``learn``).

A node stands for the answers of seats since the root. Chance does not branch (open loop), so all
determinizations share its statistics. Three settings change where the tree ends:

- ``solitary``: only the own answers branch. Opponents reply greedily, and the tree reaches the own next turns.
- ``whole_turns``: the tree ends with the turn. Then all seats end their turns as well as they can.
- ``whole_rounds``: below the tree, all seats play greedily until the round is over.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from comptoir.bots.sight import LONGEST_WALK, Settings, Sight
from comptoir.core import plain
from comptoir.core.agenda import Chance, Decision, State, apply, legal, question
from comptoir.core.game import Game
from comptoir.core.position import Position
from comptoir.core.record import constructed

FROM_ONE_DEAL: Final = 4  # simulations that share a determinization
STATISTICS: Final = ("visits", "value", "points", "sources", "squares", "children", "replies")  # of a node


class Node:
    """A tree node: the position after some answers, in all determinizations together."""

    def __init__(self, prior: float, seats: i64) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.value: list[float] = [0.0] * seats  # sum of win probabilities, by seat
        self.points: list[float] = [0.0] * seats  # sum of expected final points, by seat
        self.sources: list[float] = []  # the same by scoring source, for the searching seat
        self.squares = 0.0  # sum of its squared points, for the standard error
        self.children: dict[int, Node] = {}
        self.replies: list[i64] = []  # opponents' replies in a solitary search, up to the first chance event

    def __reduce__(self) -> tuple[Any, ...]:
        return Node, (self.prior, 0), {name: getattr(self, name) for name in STATISTICS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)


class Considered:
    """Root statistics of a move: visits, expected points of each seat, own points by source."""

    def __init__(
        self, move: int, visits: int, points: list[float], value: float, sources: list[float], error: float
    ) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.points: Final = points
        self.value: Final = value  # mean win probability
        self.sources: Final = sources
        self.error: Final = error  # standard error of the own expected points

    def __reduce__(self) -> tuple[Any, ...]:
        return constructed(self)


class Search(Sight):
    """A searching bot at one seat. It keeps its tree between the questions of one turn."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        super().__init__(game, seed, settings)
        self.seats: i64 = 0
        self.root = Node(1.0, 0)
        self.expected: Hashable | None = None  # the view in which the kept tree may be used again
        self.standing: list[float] = []  # the points to expect for each seat before anybody answers
        self.considered: list[Considered] = []

    def kept(self) -> list[str]:
        """The tree, too."""
        return [*super().kept(), "seats", "root", "expected", "standing", "considered"]

    def answer(self, view: Position, seat: int) -> int:
        """The most visited move; the only legal move without a search."""
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
        """Run the simulations of the budget; visits of a kept tree count.

        Stops early if too many positions were evaluated, or if the rest could not change the answer.
        """
        seen, ask = view.state, view.asked(seat)
        self.seats = len(seen.ledger) // self.sources
        self.sit_down(seen, ask.seat)
        if self.expected is None or view.key() != self.expected:
            self.root = Node(1.0, self.seats)
        self.standing = [self.final_points(seen, seat) for seat in range(self.seats)]
        deal: State = seen
        most = self.looked + self.settings.looks * self.settings.simulations
        for i in range(self.settings.simulations - self.root.visits):
            if self.looked >= most or self.is_decided():
                break
            if self.settings.whole_turns or i % FROM_ONE_DEAL == 0:
                deal = plain.complete(seen, self.rng)
            self.simulate(deal.clone())

    def is_decided(self) -> bool:
        """Whether the remaining simulations cannot change the most visited move.

        Never for levels that overlook moves: they may need the second best.
        """
        if self.settings.overlooks:
            return False
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > self.settings.simulations - self.root.visits

    def noticed(self, moves: list[int]) -> list[int]:
        """The moves left after overlooking some at random; all of them if none would be left."""
        if not self.settings.overlooks:
            return moves
        return [move for move in moves if self.rng.below(100) >= self.settings.overlooks] or moves

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
        """Tree reuse: keep the move's subtree if this seat is asked next, and the view in which it is valid."""
        child = self.root.children.get(move)
        self.expected = None
        if child is None:
            return
        after = view.complete(self.rng)
        after.take(move, seat)
        if not after.over and self.asked(after.state).seat == seat:
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
                value = child.value[self.seat] / visits
                found.append(Considered(move, int(child.visits), points, value, sources, math.sqrt(spread / visits)))
        found.sort(key=_by_visits)
        return found

    def try_move(self, view: Position, seat: int, move: int, times: i64) -> None:
        """Simulate one move of the root so many times, without selection."""
        seen, ask = view.state, view.asked(seat)
        self.sit_down(seen, ask.seat)
        for _ in range(times):
            s = plain.complete(seen, self.rng)
            self.expand(self.root, s, ask, legal(s, ask))
            child = self.root.children[move]
            apply(s, ask, move)
            self.learn(self.look_ahead(s), [self.root, child])

    # --- One simulation -------------------------------------------------------------

    def simulate(self, s: State) -> None:
        """Selection, expansion, rollout and backpropagation."""
        path = [self.root]
        if self.settings.whole_turns:
            self.walk_turn(s, path)
        else:
            self.walk(s, path)
        self.learn(self.look_ahead(s), path)

    def walk_turn(self, s: State, path: list[Node]) -> None:
        """Selection with ``whole_turns``: until the turn ends or chance is asked."""
        while True:
            ask = question(s)
            if isinstance(ask, Chance):
                return
            moves = legal(s, ask)
            if len(moves) == 1:
                apply(s, ask, moves[0])
            else:
                self.step(s, ask, moves, path)
                if not path[-1].visits or len(path) > self.settings.depth:
                    return
            if not self.evaluator.goes_on(s):
                return

    def walk(self, s: State, path: list[Node]) -> None:
        """Selection through the turns of all seats; in a solitary search only the own moves branch."""
        limit: i64 = LONGEST_WALK
        replies: i64 = 0
        drawn = self.rng.counter
        while len(path) <= self.settings.depth and limit > 0 and self.goes_on(s):
            limit -= 1
            ask = self.asked(s)
            moves = legal(s, ask)
            if len(moves) == 1:
                apply(s, ask, moves[0])
                continue
            if self.settings.solitary and ask.seat != self.seat:
                by_chance = self.rng.counter != drawn
                apply(s, ask, self.reply(path[-1], -1 if by_chance else replies, s, ask, moves))
                replies += 1
                continue
            self.step(s, ask, moves, path)
            replies = 0
            if not path[-1].visits:
                return

    def step(self, s: State, ask: Decision, moves: list[i64], path: list[Node]) -> None:
        """One move down the tree."""
        n = self.select(path[-1], s, ask, moves)
        path.append(path[-1].children[n])
        apply(s, ask, n)

    def reply(self, node: Node, nth: i64, s: State, ask: Decision, moves: list[i64]) -> i64:
        """An opponent's greedy move. Before any chance event it is computed once and kept in the node."""
        if 0 <= nth < len(node.replies) and node.replies[nth] in moves:
            return node.replies[nth]
        n = self.best_at_first_sight(s, ask, moves)
        if nth == len(node.replies):
            node.replies.append(n)
        return n

    def select(self, node: Node, s: State, ask: Decision, moves: list[i64]) -> i64:
        """The move with the best PUCT score: Q + curiosity * P / sum(P) * sqrt(N + 1) / (1 + n).

        A child without visits has the parent's mean, slightly reduced, as its Q (first-play urgency).
        """
        self.expand(node, s, ask, moves)
        seat = ask.seat
        total = 0.0
        for n in moves:
            total += node.children[n].prior
        visits = float(node.visits) + 1.0
        first = node.value[seat] / visits - 0.05 if node.visits else 0.5
        urge = self.settings.curiosity * math.sqrt(visits) / total
        best: i64 = moves[0]
        most = -1.0
        for n in moves:
            child = node.children[n]
            tried = float(child.visits)
            result = child.value[seat] / tried if child.visits else first
            score = result + urge * child.prior / (1.0 + tried)
            if score > most:
                most = score
                best = n
        return best

    def expand(self, node: Node, s: State, ask: Decision, moves: list[i64]) -> None:
        """Give every legal move a child with a prior: a softmax over evaluations with temperature ``trust``.

        The evaluation is that of the move itself, multiplied by the game's prior. For own moves with
        ``whole_turns`` it is that of the best end of the turn.
        """
        known = True
        for n in moves:
            if n not in node.children:
                known = False
                break
        if known:
            return
        whole = self.settings.whole_turns and ask.seat == self.seat
        gains: list[float] = []
        for n in moves:
            gains.append(self.second_sight(s, ask, n) if whole else self.first_sight(s, ask, n))
        most = max(gains)
        for i in range(len(moves)):
            n = moves[i]
            if n not in node.children:
                prior = math.exp((gains[i] - most) / self.settings.trust)
                if not whole:
                    prior *= self.evaluator.prior(s, ask, n)
                node.children[n] = Node(prior + 0.001, self.seats)

    def learn(self, s: State, path: list[Node]) -> None:
        """Backpropagation: evaluate the final position and add the result to all nodes of the path."""
        points = [self.final_points(s, seat) for seat in range(self.seats)]
        results = self.results(s, points)
        for seat in range(self.seats):
            for node in path:
                node.value[seat] += results[seat]
                node.points[seat] += points[seat]
        self.evaluator.expect(s, self.seat, self.worth)
        for node in path:
            node.visits += 1
            node.squares += points[self.seat] * points[self.seat]
            self.learn_sources(node)

    def results(self, s: State, points: list[float]) -> list[float]:
        """The win probability of each seat: a logistic function of its lead over the best opponent."""
        rival = self.evaluator.rival(s)
        found: list[float] = []
        for seat in range(self.seats):
            others = rival
            for other in range(self.seats):
                if other != seat:
                    others = max(others, self.as_a_rival(other, points[other]))
            found.append(1.0 / (1.0 + math.exp((others - points[seat]) / self.settings.spread)))
        return found

    def as_a_rival(self, seat: i64, points: float) -> float:
        """An opponent's points, drawn towards its estimate at the root: its luck in one simulation says little."""
        return self.standing[seat] + self.settings.rivalry * (points - self.standing[seat])

    def learn_sources(self, node: Node) -> None:
        """Add the points of the searching seat by source."""
        if not node.sources:
            node.sources = [0.0] * self.sources
        for i in range(self.sources):
            node.sources[i] += self.worth[i]


def _by_visits(considered: Considered) -> int:
    return -considered.visits
