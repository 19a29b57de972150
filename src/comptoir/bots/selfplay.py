"""Games of a learned network against itself, and what is kept of them to learn from."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from comptoir.bots.learned import Look
from comptoir.core import plain
from comptoir.core.agenda import Decision, State, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.moves import Moves
from comptoir.core.play import chance

A_WIN: Final = 20.0  # points that a certain victory is worth where there is no rival with points
SURE: Final = 30.0  # the logit of a certain victory


@final
class Settings:
    """How a game is played."""

    def __init__(
        self,
        rivalry: float = 0.5,
        noise: float = 0.1,
        mistakes: i64 = 10,
        cap: i64 = 100000,
        likes: i64 = 0,
        liking: float = 0.0,
    ) -> None:
        self.rivalry = rivalry  # what the points of the best rival count, beside the own ones
        self.noise = noise  # temperature of the softmax over moves, in points
        self.mistakes: i64 = mistakes  # random moves per thousand
        self.cap: i64 = cap  # answers after which a game is over
        self.likes: i64 = likes  # of a hundred seats, how many like a kind of move
        self.liking = liking  # by how many points at most


@final
class Diary:
    """What seats saw in a game, one look after another; numbers of all looks stand in one row."""

    def __init__(self) -> None:
        self.seats = Moves()  # who looked
        self.ends = Moves()  # where the positions of a look end
        self.places = Moves()
        self.values = Moves()
        self.points = Moves()  # of every seat by source, the own ones first
        self.foreseen: list[float] = []  # what the network said: for each seat what is to come by source, and a logit
        self.policy_ends = Moves()  # where the moves of a look end; where nothing was asked there are none
        self.moves = Moves()
        self.likely: list[float] = []
        self.final = Moves()  # the ledger at the end, by seat and source
        self.won: list[float] = []
        self.answers: i64 = 0
        self.kinds = Moves()  # how often each seat answered with each kind of move
        self.whole: bool = True  # whether the game came to its end


@final
class SelfPlay:
    """Plays games in which all seats ask the same network, and keeps what they saw."""

    def __init__(self, game: Game, looks: list[Look], settings: Settings, rng: Rng) -> None:
        self.game: Final = game
        self.looks: list[Look] = looks  # by seat
        seats: i64 = len(looks)
        self.sources: Final[i64] = len(game.sources)
        self.seats: Final[i64] = seats
        self.settings = settings
        self.rng = rng
        self.hidden = True  # whether there are cards that not everybody sees
        self.liked: list[list[float]] = [
            [0.0] * len(game.kinds.kinds) for _ in range(seats)
        ]  # by seat and kind of move
        self.kinds: Final[list[i64]] = [0] * len(game.kinds.of)  # the kind of a move, as a number
        for i, kind in enumerate(game.kinds.kinds):
            for n in range(kind.base, kind.base + kind.size):
                self.kinds[n] = i

    def like(self) -> None:
        """Some seats like a kind of move, so that whole strategies are tried."""
        for seat in range(self.seats):
            if self.rng.below(100) < self.settings.likes:
                liking = self.settings.liking * float(self.rng.below(1000)) / 1000.0
                self.liked[seat][self.rng.below(len(self.game.kinds.kinds))] = liking

    def play(self, s: State) -> Diary:
        """One game to its end."""
        diary = Diary()
        kinds: i64 = len(self.game.kinds.kinds)
        self.hidden = bool(s.secrets())
        for _ in range(self.seats * kinds):
            diary.kinds.append(0)
        chance(s, self.rng)
        while s.agenda:
            if diary.answers >= self.settings.cap:
                diary.whole = False
                break
            ask = question(s)
            moves = legal(s, ask)
            n = moves[0]
            if len(moves) > 1:
                n = self.answer(s, ask, moves, diary)
                diary.kinds.numbers[ask.seat * kinds + self.kinds[n]] += 1
                diary.answers += 1
                if self.seats > 1 and self.rng.below(4) == 0:
                    self.keep(s, (ask.seat + 1 + self.rng.below(self.seats - 1)) % self.seats, diary)
            apply(s, ask, n)
            if not s.agenda or question(s).seat != ask.seat:
                self.keep(s, ask.seat, diary)
            chance(s, self.rng)
        for x in s.ledger:
            diary.final.append(x)
        diary.won = self.winners(s)
        return diary

    def winners(self, s: State) -> list[float]:
        """What share in the victory each seat has."""
        if self.seats == 1:
            return [0.0 if self.game.lost(s) or s.agenda else 1.0]
        best: list[i64] = []
        ranks = [(self.game.score(s, seat), self.game.tiebreak(s, seat)) for seat in range(self.seats)]
        first = max(ranks)
        for seat in range(self.seats):
            if ranks[seat] == first:
                best.append(seat)
        return [1.0 / float(len(best)) if seat in best else 0.0 for seat in range(self.seats)]

    def gains(self, s: State, ask: Decision, moves: list[i64]) -> list[float]:
        """What the seat may expect after each move, as the network sees it, and how much it likes it."""
        found: list[float] = []
        deal = plain.complete(plain.view(s, ask.seat), self.rng) if self.hidden else s
        for n in moves:
            after = deal.clone()
            apply(after, ask, n)
            found.append(self.standing(after, ask.seat) + self.liked[ask.seat][self.kinds[n]])
        return found

    def best(self, s: State, ask: Decision, moves: list[i64]) -> i64:
        """The best move, one look ahead."""
        gains = self.gains(s, ask, moves)
        best: i64 = 0
        for i in range(len(moves)):
            if gains[i] > gains[best]:
                best = i
        return moves[best]

    def answer(self, s: State, ask: Decision, moves: list[i64], diary: Diary) -> i64:
        """A move, mostly one of the best."""
        gains = self.gains(s, ask, moves)
        self.keep(s, ask.seat, diary)
        likely = softmax(gains, self.settings.noise)
        for i in range(len(moves)):
            if likely[i] > 0.0001:
                diary.moves.append(moves[i])
                diary.likely.append(likely[i])
        diary.policy_ends.numbers[diary.policy_ends.count - 1] = diary.moves.count
        if self.rng.below(1000) < self.settings.mistakes:
            return moves[self.rng.below(len(moves))]
        left = float(self.rng.below(1 << 30)) / float(1 << 30)
        for i in range(len(moves)):
            left -= likely[i]
            if left < 0.0:
                return moves[i]
        return moves[0]

    def standing(self, s: State, seat: i64) -> float:
        """What a seat strives for: its points, less a share of its best rival's."""
        if not s.agenda:
            return self.at_the_end(s, seat)
        look = self.looks[seat]
        look.observe(s, seat)
        return standing(look.value(), s, seat, self.sources, self.seats, self.settings.rivalry)

    def at_the_end(self, s: State, seat: i64) -> float:
        """The same once the game is over."""
        own = 0.0
        rival = -1e9
        for other in range(self.seats):
            points = points_of(s, other, self.sources)
            if other == seat:
                own = points
            elif points > rival:
                rival = points
        if self.seats == 1:
            return own if self.game.lost(s) else own + A_WIN
        return own - self.settings.rivalry * rival

    def keep(self, s: State, seat: i64, diary: Diary) -> None:
        """Write down what a seat sees, and what the network says to it."""
        if not s.agenda:
            return
        look = self.looks[seat]
        look.observe(s, seat)
        seen = look.seen
        for i in range(seen.count):
            place = seen.places[i]
            diary.places.append(place)
            diary.values.append(i64(seen.values[place]))
        diary.ends.append(diary.places.count)
        diary.policy_ends.append(diary.moves.count)
        diary.seats.append(seat)
        values = look.value()
        for relative in range(self.seats):
            owner = (seat + relative) % self.seats
            for i in range(self.sources):
                diary.points.append(s.ledger[owner * self.sources + i])
            for i in range(self.sources + 1):
                diary.foreseen.append(values[relative * (self.sources + 1) + i])


def standing(values: list[float], s: State, seat: i64, sources: i64, seats: i64, rivalry: float) -> float:
    """Expected points, less a share of the best rival's; alone, with what a victory is worth."""
    own = 0.0
    rival = -1e9
    for relative in range(seats):
        owner = seat + relative
        if owner >= seats:
            owner -= seats
        points = points_of(s, owner, sources)
        for i in range(sources):
            points += values[relative * (sources + 1) + i]
        if relative == 0:
            own = points
        elif points > rival:
            rival = points
    if seats == 1:
        return own + A_WIN * logistic(values[sources])
    return own - rivalry * rival


def points_of(s: State, seat: i64, sources: i64) -> float:
    """The points of a seat so far."""
    total: i64 = 0
    for i in range(sources):
        total += s.ledger[seat * sources + i]
    return float(total)


def logistic(x: float) -> float:
    """From a logit to a probability."""
    if x > SURE:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x)) if x > -SURE else 0.0


def softmax(gains: list[float], temperature: float) -> list[float]:
    """Shares that add up to 1."""
    most = max(gains)
    shares = [math.exp((gain - most) / temperature) for gain in gains]
    total = sum(shares)
    return [share / total for share in shares]
