"""Monte Carlo tree search with random rollouts (UCT), for games that bring no evaluation.

The phases are those of ``search.py``, with four differences:

- selection: chance branches as well, where the seat sees what it answers;
- expansion: all moves have the same prior;
- simulation: a random rollout to the end of the game;
- backpropagation: a seat's share of the victory.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from comptoir.bots.search import Node, Search
from comptoir.core.agenda import Chance, Decision, State, apply, legal
from comptoir.core.play import playout
from comptoir.core.position import Position


class Rollouts(Search):
    """A searching bot that knows no more of a game than its rules."""

    def walk(self, s: State, path: list[Node]) -> None:
        """Selection through the answers of all seats and of chance."""
        while s.agenda and len(path) <= self.settings.depth:
            ask = self.asked(s)
            if isinstance(ask, Chance):
                self.branch(s, ask, path)
            else:
                self.step(s, ask, legal(s, ask), path)
            if not path[-1].visits:
                return

    def branch(self, s: State, ask: Chance, path: list[Node]) -> None:
        """One answer of chance down the tree; what the seat does not see makes no branch."""
        n = ask.sample(s, self.rng)
        if ask.seen_by(self.seat):
            if n not in path[-1].children:
                path[-1].children[n] = Node(1.0, self.seats)
            path.append(path[-1].children[n])
        apply(s, ask, n)

    def expand(self, node: Node, s: State, ask: Decision, moves: list[i64]) -> None:
        """Give every legal move a child; nothing is known about any of them."""
        for n in moves:
            if n not in node.children:
                node.children[n] = Node(1.0, self.seats)

    def finish(self, s: State) -> State:
        """Random rollout to the end of the game."""
        self.looked += playout(s, self.rng)
        return s

    def results(self, s: State, points: list[float]) -> list[float]:
        """The share of each seat in the victory; alone, how the points compare with those of other rollouts."""
        winners = Position(self.game, s).winners
        if self.seats == 1 and winners:
            return [self.compared(points[0])]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def compared(self, points: float) -> float:
        """Between 0 and 1: a logistic function of the standard score among all rollouts so far."""
        visits = max(1.0, float(self.root.visits))
        mean = self.root.points[0] / visits
        deviation = math.sqrt(max(0.0, self.root.squares / visits - mean * mean)) or 1.0
        return 1.0 / (1.0 + math.exp((mean - points) / deviation))
