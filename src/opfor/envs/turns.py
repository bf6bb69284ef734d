"""PettingZoo: an agent in every seat that persons have, asked in turn."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from opfor.envs.offered import Offered

LARGEST_SEED = 2**31 - 1


class OfferedAEC(AECEnv):
    """``agents`` are the seats; who is asked is ``agent_selection``."""

    metadata = {"render_modes": ["ansi"], "name": "opfor", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.offered = Offered(game, alone=False, **options)
        self.possible_agents = list(self.offered.match.seats)
        self.render_mode = render_mode
        self._actions = {each: self.offered.action_space() for each in self.possible_agents}
        self._seen = {each: self.offered.observation_space() for each in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.offered.begin(int(self._random.integers(LARGEST_SEED)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.offered.info(agent) for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.offered.answer(int(action))
        self._clear_rewards()
        for each in self.agents:
            self.infos[each] = self.offered.info(each)
            if self.offered.is_over:
                self.rewards[each] = self.offered.reward(each)
                self.terminations[each] = True
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        asked = self.offered.match.asked
        over = asked is None or self.offered.loser is not None
        self.agent_selection = self.agents[0] if over or asked is None else asked.seat

    def fork(self, luck: str = "same", seed: int | None = None) -> OfferedAEC:
        """This game once more, to try something in (``OfferedEnv.fork``)."""
        known = {id(self.offered): self.offered.fork(luck, seed)}
        return deepcopy(self, known)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.offered.observe(agent)

    def render(self) -> str | None:
        return self.offered.text(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
