"""Analysis of a finished game: points lost at each decision, and luck.

Before every answer, each seat has an expected final score. It changes with each answer. A change by chance
is luck, a change by the own answer is skill, and a change by another seat's answer is counted apart. The
changes add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from comptoir.bots import Considered, Search, new_search, settings
from comptoir.core.agenda import CHANCE
from comptoir.core.errors import BadReplay
from comptoir.core.table import Table

MOST_ESTIMATES = 24  # rollouts for the expected score of a position, where the budget allows


@dataclass(frozen=True)
class Decided:
    """One decision: the move chosen, the best move, and the points and win probability lost."""

    index: int
    seat: int
    move: str
    best: str
    label: dict[str, object]  # the best move as a phrase
    points_lost: float
    win_lost: float
    uncertainty: float


@dataclass(frozen=True)
class Chanced:
    """Consecutive chance outcomes: where in the log they begin, and the luck of each seat in points."""

    index: int
    count: int
    luck: list[float]


@dataclass(frozen=True)
class Expected:
    """The expected final score of each seat before an answer of the log; after the last one, the result."""

    index: int
    points: list[float]


@dataclass
class Account:
    """The result of a seat, split: expected score at the start, luck, own skill, and the others' play."""

    seat: int
    score: int
    start: float
    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0


@dataclass
class Analysis:
    """A whole game."""

    game: str
    budget: int
    seats: list[Account]
    decisions: list[Decided] = field(default_factory=list)
    chance: list[Chanced] = field(default_factory=list)
    course: list[Expected] = field(default_factory=list)

    def pack(self) -> dict[str, object]:
        """JSON values."""
        return asdict(self)


def analyse(table: Table, budget: int, progress: Callable[[int], None] = lambda done: None) -> Analysis:
    """Analyse a finished game with ``budget`` simulations for each decision."""
    if not table.over:
        raise BadReplay("This game is not over yet; only finished games are analysed.")
    return Analyst(table, budget).run(progress)


class Analyst:
    """Goes through a game answer by answer. Analysing it in parts gives the same result."""

    def __init__(self, table: Table, budget: int, found: Analysis | None = None, begin: int = 0) -> None:
        self.table = table
        self.budget = budget
        self.position = table.before(begin)
        self.estimates = max(2, min(MOST_ESTIMATES, budget // 8))
        self.begin = begin
        self.found = self.start() if found is None else found
        self.expected = self.found.course[-1].points

    def start(self) -> Analysis:
        """What was to be expected before the first answer."""
        expected = self.search(0).estimate(self.position, self.estimates)
        accounts = [Account(i, score, expected[i]) for i, score in enumerate(self.table.scores)]
        return Analysis(self.table.game.name, self.budget, accounts, course=[Expected(0, expected)])

    def search(self, index: int) -> Search:
        """A new search with a fixed seed for this answer."""
        game = self.table.game
        return new_search(game, index + 1, settings(game, self.budget))

    def run(self, progress: Callable[[int], None], end: int | None = None) -> Analysis:
        """Analyse answer by answer, from where it ended last; consecutive chance outcomes count as one."""
        log = self.table.log
        begin = self.begin
        for i in range(self.begin, len(log) if end is None else end):
            entry = log[i]
            if entry.seat != CHANCE:
                self.decide(i, entry.seat, entry.move)
            self.position.take(entry.move, entry.seat)
            if entry.seat == CHANCE and i + 1 < len(log) and log[i + 1].seat == CHANCE:
                continue
            change = self.account(i, entry.seat)
            if entry.seat == CHANCE:
                self.found.chance.append(Chanced(begin, i + 1 - begin, change))
            begin = self.begin = i + 1
            progress(i + 1)
        return self.found

    def account(self, index: int, by: int) -> list[float]:
        """Book the change of expected scores by the last answer; at the end the result is exact."""
        after = [float(x) for x in self.table.scores]
        if not self.position.over:
            after = self.search(index).estimate(self.position, self.estimates)
        change = [now - before for now, before in zip(after, self.expected, strict=True)]
        for account in self.found.seats:
            if by == CHANCE:
                account.luck += change[account.seat]
            elif by == account.seat:
                account.skill += change[account.seat]
            else:
                account.others += change[account.seat]
        self.expected = after
        self.found.course.append(Expected(index + 1, after))
        return change

    def decide(self, index: int, seat: int, move: int) -> None:
        """What the best answer would have been."""
        if len(self.position.legal(seat)) < 2:
            return
        considered = self.consider(index, seat, move)
        best, chosen = considered[0], next(c for c in considered if c.move == move)
        label = self.position.label(best.move, seat).pack()
        lost = 0.0 if best.move == move else max(0.0, best.points[seat] - chosen.points[seat])
        win_lost = 0.0 if best.move == move else max(0.0, best.value - chosen.value)
        error = (best.error**2 + chosen.error**2) ** 0.5
        kinds = self.table.game.kinds
        names = kinds.name(move), kinds.name(best.move)
        self.found.decisions.append(Decided(index, seat, *names, label, lost, win_lost, error))

    def consider(self, index: int, seat: int, chosen: int) -> list[Considered]:
        """The moves of a search, by visits; the chosen move gets enough simulations of its own."""
        view, moves = self.position.view(seat), self.position.legal(seat)
        search = self.search(index)
        search.think(view, seat)
        tried = {c.move: c.visits for c in search.tried(moves)}
        search.try_move(view, seat, chosen, max(1, self.budget // 8 - tried.get(chosen, 0)))
        return search.tried(moves)
