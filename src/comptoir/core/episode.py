"""Games played from outside, one answer at a time: chance is dealt, what the asked seat sees and may do is written out.

``Episode`` is one game. ``Batch`` plays many in one buffer, and begins finished ones anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comptoir.core.agenda import Decision, State, apply, gather, question
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup, NotAllowed
from comptoir.core.game import Game
from comptoir.core.moves import Moves
from comptoir.core.observation import Encoder, Seen, zeros
from comptoir.core.play import chance

OVER: Final = -1  # nobody is asked any more
LOST: Final = -1.0  # the reward of a seat whose answer was illegal; the others get nothing

# What is rewarded.
RANK: Final = 0  # at the end: from 1 for the first to -1 for the last; who share a place share its reward
WIN: Final = 1  # at the end: 1 for who has won, -1 for the others
POINTS: Final = 2  # at the end: the own points
GAINS: Final = 3  # at every answer: the points that came in
LEAD: Final = 4  # at every answer: by how much the lead over the best other seat has grown
REWARDS: Final = ("rank", "win", "points", "gains", "lead")


def reward_number(name: object) -> int:
    """What is rewarded, by its name."""
    if name not in REWARDS:
        raise BadSetup(f"There is no reward “{name}”; there are: {', '.join(REWARDS)}.")
    return REWARDS.index(str(name))


@final
class Episode:
    """One game: the state, who is asked, and what that seat sees and may do."""

    def __init__(self, rng: Rng, encoder: Encoder, out: Seen, mask: vec[u8], first: i64 = 0) -> None:
        self.rng = rng
        self.encoder = encoder
        self.seen = out
        self.mask: vec[u8] = mask
        self.first: i64 = first  # of the mask
        self.legal = Moves()
        self.found = Moves()
        self.seat: i64 = OVER

    def begin(self, s: State) -> None:
        """Play on from this state."""
        self.state = s
        self.refresh()

    def refresh(self) -> None:
        """Deal chance, then write what the asked seat may do and sees."""
        s = self.state
        mask, first, legal = self.mask, self.first, self.legal
        for i in range(legal.count):
            mask[first + legal.numbers[i]] = 0
        legal.count = 0
        chance(s, self.rng)
        if not s.agenda:
            self.seat = OVER
            return
        ask = question(s)
        self.seat = ask.seat
        self.write_legal(s, ask)
        self.encoder.observe(s, ask.seat, self.seen)

    def write_legal(self, s: State, ask: Decision) -> None:
        """The legal moves of the open question."""
        found, legal, of = self.found, self.legal, s.kinds.of
        gather(s, ask, found)
        mask, first = self.mask, self.first
        for i in range(found.count):
            n = found.numbers[i]
            kind = of[n]
            if kind.why_not(s, ask, n - kind.base) is None:
                legal.append(n)
                mask[first + n] = 1

    def allows(self, n: i64) -> bool:
        """Whether a move is legal."""
        return 0 <= n < len(self.state.kinds.of) and self.mask[self.first + n] != 0

    def answer(self, n: i64) -> None:
        """Answer with a legal move."""
        s = self.state
        apply(s, question(s), n)
        self.refresh()


def points(s: State, seat: i64) -> i64:
    """The points of a seat so far."""
    total: i64 = 0
    for i in range(s.sources):
        total += s.ledger[seat * s.sources + i]
    return total


def rewards(game: Game, s: State, seats: i64, kind: i64, before: list[i64]) -> list[float]:
    """What each seat earns by the last answer; ``before`` are the points until then, and is brought up to date."""
    if kind < GAINS:
        return final_rewards(game, s, seats, kind) if not s.agenda else [0.0] * seats
    after = [points(s, seat) for seat in range(seats)]
    found: list[float] = []
    for seat in range(seats):
        gain = after[seat] - before[seat]
        found.append(
            float(gain) if kind == GAINS else float(gain - (best_other(after, seat) - best_other(before, seat)))
        )
    for seat in range(seats):
        before[seat] = after[seat]
    return found


def best_other(of: list[i64], seat: i64) -> i64:
    """The most that any other seat has."""
    found: i64 = 0
    first = True
    for other in range(len(of)):
        if other != seat and (first or of[other] > found):
            found = of[other]
            first = False
    return found


def final_rewards(game: Game, s: State, seats: i64, kind: i64) -> list[float]:
    """What each seat earns at the end."""
    if kind == POINTS:
        return [float(game.score(s, seat)) for seat in range(seats)]
    if seats == 1:
        return [-1.0 if game.lost(s) else 1.0]
    standing = [(game.score(s, seat), game.tiebreak(s, seat)) for seat in range(seats)]
    if kind == WIN:
        return [1.0 if mine == max(standing) else -1.0 for mine in standing]
    found: list[float] = []
    for mine in standing:
        ahead = sum([1.0 for other in standing if other > mine])
        level = sum([1.0 for other in standing if other == mine]) - 1.0
        found.append(1.0 - (2.0 * ahead + level) / (float(seats) - 1.0))
    return found


@final
class Batch:
    """Many games of one sort in one buffer."""

    def __init__(self, game: Game, start: State, encoder: Encoder, size: i64, n: i64, kind: i64, lose: bool) -> None:
        self.game = game
        self.start = start
        self.seats: i64 = encoder.seats
        self.kind: i64 = kind
        self.lose = lose
        self.n: i64 = n
        moves: i64 = len(game.kinds.of)
        self.observations: vec[u8] = zeros(n * size)
        self.masks: vec[u8] = zeros(n * moves)
        self.asked: vec[i64] = vec[i64]([0] * n)
        self.rewards: vec[float] = vec[float]([0.0] * (n * self.seats))
        self.done: vec[u8] = zeros(n)
        self.before: list[list[i64]] = []
        self.games: list[Episode] = []
        for i in range(n):
            seen = Seen(self.observations, i * size)
            self.games.append(Episode(Rng(0), encoder, seen, self.masks, i * moves))
            self.before.append([0] * self.seats)

    def reset(self, seed: int) -> None:
        """Begin all games; each has its own chance."""
        for i in range(self.n):
            self.games[i].rng = Rng(seed * 1_000_003 + i)
            self.begin(i)
            self.done[i] = 0
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0

    def begin(self, i: i64) -> None:
        """Begin one game."""
        self.games[i].begin(self.start.clone())
        self.asked[i] = self.games[i].seat
        self.before[i] = [points(self.games[i].state, seat) for seat in range(self.seats)]

    def check(self, moves: Sequence[int]) -> None:
        """Refuse all answers if one is illegal."""
        if len(moves) != self.n:
            raise BadSetup(f"A batch of {self.n} games takes {self.n} answers, not {len(moves)}.")
        if self.lose:
            return
        for i in range(self.n):
            if not self.games[i].allows(moves[i]):
                raise NotAllowed(f"Move {moves[i]} is not legal in game {i}; its mask says which are.")

    def step(self, moves: list[int]) -> None:
        """Answer in every game; those that are over begin anew, and say so in ``done``."""
        self.check(moves)
        for i in range(self.n):
            self.answer(i, moves[i])

    def answer(self, i: i64, move: i64) -> None:
        """Answer in one game."""
        game, at = self.games[i], i * self.seats
        legal = game.allows(move)
        if legal:
            game.answer(move)
        over = not legal or game.seat == OVER
        if over or self.kind >= GAINS or self.done[i]:
            earned = self.earned(i) if legal else [0.0] * self.seats
            if not legal:
                earned[game.seat] = LOST
            for seat in range(self.seats):
                self.rewards[at + seat] = earned[seat]
        self.done[i] = 1 if over else 0
        if over:
            self.begin(i)
        else:
            self.asked[i] = game.seat

    def earned(self, i: i64) -> list[float]:
        """What each seat of a game earned by the last answer."""
        return rewards(self.game, self.games[i].state, self.seats, self.kind, self.before[i])

    def any_moves(self, rng: Rng) -> list[int]:
        """A legal move at random for every game."""
        found: list[int] = []
        for i in range(self.n):
            legal = self.games[i].legal
            found.append(int(legal.numbers[rng.below(legal.count)]))
        return found

    def parts(self) -> list[Any]:
        """The state and the chance of every game, to go on from later."""
        return [(game.state, game.rng, before) for game, before in zip(self.games, self.before, strict=True)]

    def resume(self, parts: list[Any], last: list[float], done: list[int]) -> None:
        """Go on from what ``parts`` gave."""
        for i in range(self.n):
            state, rng, before = parts[i]
            self.games[i].rng = rng
            self.games[i].begin(state)
            self.asked[i] = self.games[i].seat
            self.before[i] = before
            self.done[i] = u8(done[i])
        for i in range(len(last)):
            self.rewards[i] = last[i]
