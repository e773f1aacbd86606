"""Gymnasium: one seat of a game, with an opponent of one's choice at the others.

An opponent is `"random"`, `"caller"`, `"folder"`, or a function of observation and mask that gives an action.

>>> import cardroom.gym
>>> env = cardroom.gym.Seat("ocean-view/holdem", opponent="caller")
>>> seen, info = env.reset(seed=1)
>>> sorted(seen)
['action_mask', 'observation']
>>> seen, reward, terminated, truncated, info = env.step(0)  # Fold.
>>> terminated, reward
(True, -2.0)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import CardroomError, Environment, settings

Seen = dict[str, np.ndarray]
Opponent = str | Callable[[np.ndarray, np.ndarray], int]


def observation_space(table: Environment) -> spaces.Dict:
    """What a seat of a table observes: numbers, and which actions are open."""
    width = sum(size for _, size, _ in table.features)
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, table.highest, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(table.actions),), np.int8),
        }
    )


class Seat(gymnasium.Env[Any, Any]):
    """One seat of a game. An episode is one round or hand; the reward, in dollars, comes at its end.

    An action that is not open is refused as at a table: what is played instead is what the table plays for somebody whose time
    is up, and `info["refused"]` says why. With `strict=True` it raises.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self, game: str, *, seat: int = 0, opponent: Opponent = "random", strict: bool = False, **options: Any
    ) -> None:
        self.table = Environment(settings(game, **options), 0)
        self.seat, self.opponent, self.strict = seat, opponent, strict
        self.action_space = spaces.Discrete(len(self.table.actions))
        self.observation_space = observation_space(self.table)

    def _seen(self) -> Seen:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def _others(self) -> None:
        while (turn := self.table.turn) is not None and turn != self.seat:
            if isinstance(self.opponent, str):
                self.table.step_as(self.opponent)
            else:
                self.table.step(int(self.opponent(self.table.observe(turn), self.table.mask(turn))))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins an episode in which the seat is asked something; what it won in those that ended before is in `info`."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        self._others()
        unasked = 0.0
        while self.table.turn is None:
            unasked += self.table.won(self.seat)
            self.table.reset()
            self._others()
        return self._seen(), {"unasked": unasked}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Plays an action and what others do after it."""
        info: dict[str, Any] = {}
        try:
            self.table.step(int(action))
        except CardroomError as why:
            if self.strict or self.table.turn is None:
                raise
            info = {"refused": why.says, "clause": why.clause}
            self.table.step_default()
        self._others()
        over = self.table.turn is None
        return self._seen(), self.table.won(self.seat) if over else 0.0, over, False, info
