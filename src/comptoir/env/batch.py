"""Many games at once: compiled code steps them, NumPy sees the buffers they write into."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

from comptoir.core.chance import Rng
from comptoir.core.episode import Batch
from comptoir.core.errors import BadSetup
from comptoir.env.common import LOSE, Setup, needed, whole

if TYPE_CHECKING:
    import numpy

    Row: TypeAlias = numpy.ndarray[tuple[int], numpy.dtype[numpy.uint8]]
    Rows: TypeAlias = numpy.ndarray[tuple[int, int], numpy.dtype[numpy.uint8]]
    Seats: TypeAlias = numpy.ndarray[tuple[int], numpy.dtype[numpy.int64]]
    Rewards: TypeAlias = numpy.ndarray[tuple[int, int], numpy.dtype[numpy.float64]]


class Games:
    """A batch of games. The arrays are read-only views of its buffers, and change with every step.

    ``observations`` (n, size) and ``masks`` (n, moves) are those of the seats that are asked, ``seats`` (n) says which
    these are. ``rewards`` (n, players) and ``done`` (n) tell of the last step. A game that is over has begun anew:
    its observation is the first one of the next game, its rewards are those of the game that ended.
    """

    def __init__(self, setup: Setup, n: int, seed: object = 0) -> None:
        if whole(n, "The number of games") < 1:
            raise BadSetup(f"A batch has at least one game, not {n}.")
        self.setup = setup
        self.n = n
        made = setup.layout
        self.games = Batch(setup.game, setup.start, made.encoder(), made.size, n, setup.rewarded, setup.illegal == LOSE)
        self._see()
        self.reset(seed)

    def _see(self) -> None:
        numpy, n = needed("numpy"), self.n
        self.observations: Rows = numpy.frombuffer(self.games.observations, numpy.uint8).reshape(n, -1)
        self.masks: Rows = numpy.frombuffer(self.games.masks, numpy.uint8).reshape(n, -1)
        self.seats: Seats = numpy.frombuffer(self.games.asked, numpy.int64)
        self.rewards: Rewards = numpy.frombuffer(self.games.rewards, numpy.float64).reshape(n, -1)
        self.done: Row = numpy.frombuffer(self.games.done, numpy.uint8)

    def reset(self, seed: object = 0) -> None:
        """Begin all games anew."""
        self.games.reset(whole(seed, "A seed"))

    def step(self, moves: Iterable[SupportsIndex]) -> None:
        """One answer for each game: an array or a list of moves."""
        self.games.step(moves.tolist() if hasattr(moves, "tolist") else [int(move) for move in moves])

    def sample(self, rng: Rng) -> list[int]:
        """A legal move at random for each game."""
        return self.games.any_moves(rng)

    def __getstate__(self) -> dict[str, Any]:
        last = (self.rewards.ravel().tolist(), self.done.tolist())
        return {"setup": self.setup, "n": self.n, "parts": self.games.parts(), "last": last}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["setup"], kept["n"])  # type: ignore[misc]
        self.games.resume(kept["parts"], *kept["last"])


def batch(
    game: str,
    n: int,
    players: int,
    *,
    seed: object = 0,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, object] | None = None,
    reward: str = "rank",
    illegal: str = "raise",
) -> Games:
    """``n`` games, stepped in compiled code."""
    return Games(Setup(game, players, options=options, data=data, reward=reward, illegal=illegal), n, seed)
