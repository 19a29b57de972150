"""OpenSpiel: sequential games with explicit chance, registered as ``comptoir_<name>``.

Seats that plan in secret at the same time are asked one after another, and see only their own plans.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar

import comptoir
from comptoir.core.agenda import CHANCE
from comptoir.core.episode import RANK, final_rewards
from comptoir.core.game import Game
from comptoir.core.observation import Seen, zeros
from comptoir.core.position import Position
from comptoir.env.common import Setup, needed

numpy = needed("numpy")
pyspiel = needed("pyspiel", "openspiel")
LONGEST = 100_000  # answers in a game, chance's included
Base: Any = pyspiel.Game
BaseState: Any = pyspiel.State


GAMES: dict[str, type] = {}  # a class for each game; OpenSpiel keeps them to the very end


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"comptoir_{game}"


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    options = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, **options},
    )


class SpielGame(Base):  # type: ignore[misc]
    """A game for OpenSpiel; what a seat returns is its rank, from 1 for the first to -1 for the last."""

    game: ClassVar[Game]  # said by a class for each game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = {"players": 2, **dict(parameters or {})}
        options = {name: str(value) for name, value in given.items() if name != "players"}
        self.setup = Setup(game.name, given["players"], options=options)
        moves = self.setup.moves
        facts = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), facts, given)

    def new_initial_state(self) -> SpielState:
        """A new game; chance is asked first."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations, or information states (perfect recall)."""
        return SpielObserver(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A position, copied quickly, after how many answers it stands, and what each seat has been shown so far."""

    def __init__(
        self, position: Position, encoder: Any, known: list[bytes], shown: list[bytes], answers: int = 0
    ) -> None:
        self.position = position
        self.encoder = encoder
        self.known = known
        self.shown = shown
        self.answers = answers

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, (self.position, self.encoder, self.known, self.shown, self.answers)

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.position.clone(), self.encoder, self.known[:], self.shown[:], self.answers)


class SpielState(BaseState):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        seats = range(setup.players)
        self.held = Held(
            Position(setup.game, setup.start.clone()), Encoding(setup), [b"" for _ in seats], [b"" for _ in seats]
        )
        self.remember(CHANCE, 0)

    @property
    def position(self) -> Position:
        """The same as a position."""
        return self.held.position

    def current_player(self) -> int:
        """Who is asked."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.is_chance else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, with its probabilities."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        seat = self.position.seat
        self.position.play(action)
        self.held.answers += 1
        self.remember(seat, action)

    def remember(self, seat: int, action: int) -> None:
        """Add to each seat's information state what it did and what it now sees, if that is something else."""
        held = self.held
        for viewer in range(len(held.known)):
            told = action.to_bytes(4, "little") if viewer == seat else b""
            sees = held.encoder.write(held.position, viewer)
            if sees != held.shown[viewer]:
                held.shown[viewer] = sees
                told += sees
            if told:
                held.known[viewer] = hashlib.blake2b(held.known[viewer] + told, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.kinds.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """The ranks at the end; nothing before."""
        position = self.position
        if not position.over:
            return [0.0] * position.seats
        return final_rewards(position.game, position.state, position.seats, RANK)

    def __str__(self) -> str:
        digest = hashlib.blake2b(repr(self.position.key()).encode(), digest_size=8).hexdigest()
        return f"{self.position.game.name} after {self.held.answers} answers {digest}"


class Encoding:
    """Writes observations for one game; copies share it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.encoder = setup.layout.encoder()
        self.seen = Seen(zeros(setup.layout.size))

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.setup,)

    def write(self, position: Position, seat: int) -> bytes:
        """What a seat sees, as bytes."""
        self.encoder.observe(position.state, seat, self.seen)
        return bytes(self.seen.values)


class SpielObserver:
    """Writes what a seat sees into a tensor. The string of an information state stands for all it has seen and done."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self.tensor = numpy.zeros(setup.layout.size, numpy.float32)
        self.dict = {"observation": self.tensor}
        self.perfect_recall = perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        """What a seat sees now."""
        self.tensor[:] = numpy.frombuffer(state.held.encoder.write(state.position, player), numpy.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a string."""
        if self.perfect_recall:
            return f"seat {player} knows {state.held.known[player].hex()}"
        sees = state.held.encoder.write(state.position, player)
        return f"seat {player} sees {hashlib.blake2b(sees, digest_size=16).hexdigest()}"


def register() -> None:
    """Tell OpenSpiel of all games."""
    for name in comptoir.game_names():
        if name_of(name) not in pyspiel.registered_names():
            game = comptoir.load(name)
            GAMES[name] = type(name_of(name), (SpielGame,), {"game": game})
            pyspiel.register_game(game_type(game), GAMES[name])


register()
