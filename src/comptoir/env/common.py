"""What all environments share: how a game is set up, and what goes wrong with it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import comptoir
from comptoir.core.agenda import State
from comptoir.core.chance import Rng
from comptoir.core.episode import OVER, Episode, points, reward_number, rewards
from comptoir.core.errors import BadMove, BadSetup, NotAllowed
from comptoir.core.layout import Layout, layout
from comptoir.core.observation import Seen, zeros
from comptoir.core.position import Position

RAISE, LOSE = "raise", "lose"


def needed(package: str, extra: str = "env") -> Any:
    """A library that an environment is for."""
    try:
        return importlib.import_module(package)
    except ImportError as problem:
        raise BadSetup(f"This needs {package}: pip install 'comptoir[{extra}]'.") from problem


class Setup:
    """A game, its number of players, options and figures; what is rewarded, and what an illegal answer does.

    ``illegal`` is “raise”, or “lose”: then the game ends, the seat gets -1 and the others nothing.
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        reward: str = "rank",
        illegal: str = RAISE,
    ) -> None:
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadSetup(f"The number of players is a whole number, not {players!r}.")
        self.game = comptoir.load(game)
        self.players = players
        self.options = self.game.chosen(options or {})
        self.data = dict(data or {})
        self.reward = reward
        self.rewarded = reward_number(reward)
        if illegal not in (RAISE, LOSE):
            raise BadSetup(f"illegal is “raise” or “lose”, not “{illegal}”.")
        self.illegal = illegal
        self.start: State = self.game.new(players, self.options, self.data)
        self.layout: Layout = layout(self.game, players, self.options)
        self.moves = len(self.game.kinds.of)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (
            self.game.name,
            self.players,
            self.options,
            self.data,
            self.reward,
            self.illegal,
        )

    def name(self, move: int) -> str:
        """The name of a move."""
        return self.game.kinds.name(move)

    def parse(self, name: str) -> int:
        """The move of this name."""
        return self.game.kinds.parse(name)


def _again(game: str, players: int, options: Any, data: Any, reward: str, illegal: str) -> Setup:
    return Setup(game, players, options=options, data=data, reward=reward, illegal=illegal)


class Play:
    """One game of an environment: who is asked, what the seat sees and may do, what everybody earns."""

    def __init__(self, setup: Setup, seed: object, state: State | None = None) -> None:
        self.setup = setup
        size = setup.layout.size
        self.episode = Episode(rng_of(seed), setup.layout.encoder(), Seen(zeros(size)), zeros(setup.moves))
        self.other = Seen(zeros(size))  # what seats see that are not asked
        self.episode.begin(state if state is not None else setup.start.clone())
        self.before = [points(self.state, seat) for seat in range(setup.players)]
        self.lost_by = OVER  # who gave an illegal answer

    def __reduce__(self) -> tuple[Any, ...]:
        return _play_again, (self.setup, self.state, self.episode.rng, list(self.before), int(self.lost_by))

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.episode.state

    @property
    def position(self) -> Position:
        """The same, for asking more about it."""
        return Position(self.setup.game, self.state)

    @property
    def seat(self) -> int:
        """Who is asked; -1 if the game is over."""
        return OVER if self.lost_by != OVER else int(self.episode.seat)

    def answer(self, move: object) -> list[float]:
        """Answer for the seat that is asked; what each seat earns by it."""
        number = whole(move, "A move")
        if self.seat == OVER:
            raise NotAllowed("The game is over; reset begins another.")
        if not self.episode.allows(number):
            return self.illegal(number)
        self.episode.answer(number)
        return rewards(self.setup.game, self.state, self.setup.players, self.setup.rewarded, self.before)

    def illegal(self, move: int) -> list[float]:
        """What an illegal answer does."""
        if self.setup.illegal == RAISE:
            position = self.position
            if not 0 <= move < self.setup.moves:
                raise BadMove(f"There is no move {move}; the moves are numbered from 0 to {self.setup.moves - 1}.")
            position.check(move)
        self.lost_by = self.seat
        return [-1.0 if seat == self.lost_by else 0.0 for seat in range(self.setup.players)]

    def observe(self, seat: int) -> Seen:
        """What a seat sees."""
        if seat == self.episode.seat:
            return self.episode.seen
        self.episode.encoder.observe(self.state, seat, self.other)
        return self.other


def _play_again(setup: Setup, state: State, rng: Rng, before: list[int], lost_by: int) -> Play:
    play = Play(setup, rng, state)
    play.before, play.lost_by = before, lost_by
    return play


def rng_of(seed: object) -> Rng:
    """A source of chance."""
    return seed if isinstance(seed, Rng) else Rng(whole(seed, "A seed"))


def whole(value: object, what: str) -> int:
    """A whole number, NumPy's included."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise BadSetup(f"{what} is a whole number, not {value!r}.")
    return int(value.__index__())
