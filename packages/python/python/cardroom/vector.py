"""Thousands of tables of one game, stepped in one call into arrays that stay where they are.

>>> from cardroom.vector import Tables
>>> tables = Tables("aviator/pure-21.5", 1000, seat=0, seed=1)
>>> tables.reset()
>>> for _ in range(10):
...     tables.step(tables.random_actions())
>>> tables.observations.shape[0], tables.masks.dtype
(1000, dtype('int8'))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import _cardroom, make, settings


class Tables:
    """Tables side by side. The arrays are written in place at every step: copy what is to be kept.

    `observations`, `masks`  a row for every table, of the seat that is asked
    `turns`                  which seat that is
    `rewards`                what every seat won where an episode ended in this step, else nothing
    `ended`                  did one? A table goes on with the next one by itself
    `refused`                was the action not open, so that the table played for the seat?

    With `seat` only that seat is asked, and `opponent` plays the others; episodes in which it is never asked add to the next
    rewards. Without it every seat is asked in turn.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        *,
        seat: int | None = None,
        opponent: str = "random",
        threads: int = 1,
        seed: int = 0,
        **options: Any,
    ) -> None:
        one = make(game, **options)
        self.agents, self.actions, self.features = one.agents, one.actions, one.features
        width = sum(size for _, size, _ in one.features)
        self._native = _cardroom.Tables(settings(game, **options), tables, seed, seat, opponent, threads)
        self.observations = np.zeros((tables, width), np.float32)
        self.masks = np.zeros((tables, len(self.actions)), np.int8)
        self.rewards = np.zeros((tables, len(self.agents)), np.float64)
        self.ended = np.zeros(tables, np.bool_)
        self.turns = np.zeros(tables, np.int64)
        self.refused = np.zeros(tables, np.bool_)
        self._arrays = (self.observations, self.masks, self.rewards, self.ended, self.turns, self.refused)
        self._rng = np.random.default_rng(seed)

    def reset(self) -> None:
        """Begins an episode at every table."""
        self._native.reset(self._arrays)

    def step(self, actions: np.ndarray) -> None:
        """Plays an action at every table."""
        self._native.step(np.ascontiguousarray(actions, dtype=np.int64), self._arrays)

    def random_actions(self) -> np.ndarray:
        """An open action for every table, drawn evenly."""
        chance = self._rng.random(self.masks.shape, dtype=np.float32)
        actions: np.ndarray = (chance * self.masks).argmax(axis=1)
        return actions

    def feature(self, name: str) -> np.ndarray:
        """The numbers of one feature of the observations: a view, not a copy."""
        at = 0
        for known, size, _ in self.features:
            if known == name:
                return self.observations[:, at : at + size]
            at += size
        raise KeyError(name)
