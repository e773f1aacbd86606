"""PettingZoo: every seat of a game is an agent (AEC).

>>> import cardroom.zoo
>>> env = cardroom.zoo.Game("aviator/pure-21.5", players=2)
>>> env.reset(seed=1)
>>> env.agents, env.agent_selection
(['player_1', 'player_2', 'bank_1'], 'bank_1')
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else int(seen["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from . import Environment, settings
from .gym import Seen, observation_space


class Game(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A game for all its seats. An episode is one round or hand; rewards, in dollars, come at its end.

    Observations have an `action_mask`; an action outside it raises `cardroom.CardroomError`.
    """

    metadata: dict[str, Any] = {"name": "cardroom", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, **options: Any) -> None:
        super().__init__()
        self.table = Environment(settings(game, **options), 0)
        self.metadata = {**self.metadata, "name": game}
        self.render_mode = None
        self.possible_agents = self.table.agents
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.table)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.table.actions)) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins an episode."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.table.reset(int(self.seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        turn = self.table.turn
        return self.agents[0] if turn is None else self.possible_agents[turn]

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and which actions are open to it."""
        seat = self.seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Plays an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.step(int(action))  # type: ignore[arg-type]
        if self.table.turn is None:
            self.rewards = {agent: self.table.won(seat) for agent, seat in self.seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to look at: `cardroom serve` has tables for people."""

    def close(self) -> None:
        """Nothing is held open."""
