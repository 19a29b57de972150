"""PettingZoo: agents answer in turn (AEC). Chance is dealt inside.

While several seats plan in secret, they are asked one after another, in the order in which the game lists their lanes
(from the start player on); each sees only its own plan until all are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core.errors import BadSetup
from comptoir.env.common import Play, Setup, needed, whole
from comptoir.env.drawing import render_modes, rendered

numpy = needed("numpy")
spaces = needed("gymnasium.spaces")
AECEnv: Any = needed("pettingzoo").AECEnv


class TurnEnv(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo. An observation is a dictionary of “observation” and “action_mask”."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, players, options=options, data=data, reward=reward, illegal=illegal)
        self.metadata = {"render_modes": render_modes(), "name": f"comptoir_{game}_v0", "is_parallelizable": False}
        if render_mode is not None and render_mode not in render_modes():
            raise BadSetup(f"There is no render mode “{render_mode}”; there are: {', '.join(render_modes())}.")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen = spaces.Box(0, 255, (self.setup.layout.size,), numpy.uint8)
        mask = spaces.Box(0, 1, (self.setup.moves,), numpy.int8)
        both = {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.observation_spaces = both
        self.action_spaces = {agent: spaces.Discrete(self.setup.moves) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = 0  # of games begun without a seed

    def observation_space(self, agent: str) -> Any:
        """What this agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, another one than before."""
        if seed is None:
            self._seeds += 1
        else:
            self._seeds = whole(seed, "A seed")
        self.resume(Play(self.setup, self._seeds))

    def resume(self, play: Play) -> None:
        """Go on from any position."""
        self.play = play
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Who is asked; the mask is in its information too."""
        if self.play.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.play.seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}

    def _mask(self, agent: str) -> Any:
        if self._seats[agent] == self.play.seat:
            return numpy.frombuffer(self.play.episode.mask, numpy.int8).copy()
        return numpy.zeros(self.setup.moves, numpy.int8)

    def observe(self, agent: str) -> Any:
        """What an agent sees, and what it may do: nothing, unless it is asked."""
        seen = numpy.frombuffer(self.play.observe(self._seats[agent]).values, numpy.uint8).copy()
        mask = self.infos[agent]["action_mask"] if agent == self.agent_selection else self._mask(agent)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = self.play.answer(action)
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, earned, strict=True):
            self.rewards[other] = reward
            if reward:
                self._cumulative_rewards[other] += reward
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table, as the terminal draws it for whoever looks on."""
        if self.render_mode is not None:
            return rendered(self.setup, self.play.position, self.render_mode)
        return None

    def close(self) -> None:
        """Nothing is open."""
