"""Gymnasium: one learning seat against bots. Chance and the bots answer inside a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from comptoir.bots import new_bot
from comptoir.core.errors import BadSetup, NotAllowed
from comptoir.env.common import Play, Setup, needed, whole
from comptoir.env.drawing import render_modes, rendered
from comptoir.env.plugin import env_id, register

__all__ = ["SeatEnv", "env_id"]

numpy = needed("numpy")
gymnasium = needed("gymnasium")
spaces = gymnasium.spaces
Env: Any = gymnasium.Env


class SeatEnv(Env):  # type: ignore[misc]
    """One seat of a game. ``opponents`` is the name of a bot for all other seats, or a list with one for each.

    ``seat`` is the learning seat; without one it changes from game to game. ``dtype`` is “uint8”, or “float32”: then
    numbers are divided by their bounds. The mask of legal moves is ``action_masks()`` and ``info["action_mask"]``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": render_modes(), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int,
        opponents: object = "random",
        *,
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        dtype: str = "uint8",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, options=options, data=data, reward=reward, illegal=illegal)
        if render_mode is not None and render_mode not in render_modes():
            raise BadSetup(f"There is no render mode “{render_mode}”; there are: {', '.join(render_modes())}.")
        if dtype not in ("uint8", "float32"):
            raise BadSetup(f"dtype is “uint8” or “float32”, not “{dtype}”.")
        if seat is not None and not 0 <= whole(seat, "A seat") < players:
            raise BadSetup(f"There is no seat {seat}; the seats go from 0 to {players - 1}.")
        self.render_mode = render_mode
        self.always = seat
        self.opponents = bot_names(self.setup, opponents)
        self.scale = numpy.array(self.setup.layout.scales, numpy.float32) if dtype == "float32" else None
        high = 255 if self.scale is None else (numpy.float32(255) / self.scale)
        self.observation_space = spaces.Box(0, high, (self.setup.layout.size,), getattr(numpy, dtype))
        self.action_space = spaces.Discrete(self.setup.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        if seed is not None:
            whole(seed, "A seed")
        super().reset(seed=seed)
        chance, bots = (int(n) for n in self.np_random.integers(0, 2**62, 2))
        self.seat = int(self.np_random.integers(self.setup.players)) if self.always is None else self.always
        names = [*self.opponents[: self.seat], "", *self.opponents[self.seat :]]
        self.bots = [new_bot(name, self.setup.game, bots + i) if name else None for i, name in enumerate(names)]
        self.play = Play(self.setup, chance)
        self._others([0.0] * self.setup.players)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the learning seat; the others go on until it is asked again."""
        if not hasattr(self, "play"):
            raise NotAllowed("No game has begun; reset begins one.")
        earned = self._others(self.play.answer(action))
        return self._seen(), float(earned[self.seat]), self.play.seat < 0, False, self._info()

    def _others(self, earned: list[float]) -> list[float]:
        """Bots answer until the learning seat is asked or the game is over; what was earned in all."""
        while self.play.seat >= 0 and self.play.seat != self.seat:
            seat = self.play.seat
            bot = self.bots[seat]
            assert bot is not None, "a bot sits on every other seat"
            more = self.play.answer(bot.answer(self.play.position.view(seat), seat))
            earned = [one + other for one, other in zip(earned, more, strict=True)]
        return earned

    def _seen(self) -> Any:
        seen = numpy.frombuffer(self.play.observe(self.seat).values, numpy.uint8)
        return seen.copy() if self.scale is None else seen / self.scale

    def action_masks(self) -> Any:
        """Which moves are legal, as MaskablePPO asks for it."""
        if self.play.seat != self.seat:
            return numpy.zeros(self.setup.moves, bool)
        return numpy.frombuffer(self.play.episode.mask, bool).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(numpy.int8), "seat": self.seat}

    def render(self) -> Any:
        """The table, as the terminal draws it for whoever looks on."""
        if self.render_mode is not None:
            return rendered(self.setup, self.play.position, self.render_mode)
        return None


def bot_names(setup: Setup, opponents: object) -> list[str]:
    """The bots of the other seats, each known and fit for the game."""
    others = setup.players - 1
    if isinstance(opponents, str):
        names = [opponents] * others
    elif isinstance(opponents, Sequence):
        names = [str(name) for name in opponents]
    else:
        raise BadSetup(f"opponents is the name of a bot, or a list of names, not {opponents!r}.")
    if len(names) != others:
        raise BadSetup(f"With {setup.players} players there are {others} opponents, not {len(names)}.")
    for name in names:
        new_bot(name, setup.game, 0)
    return names


register()
