"""A learner of a few lines: it plays a reduced game of blackjack and finds the best play.

The game is Aviator's Pure 21.5 with nothing to do but hit and stand. The learner knows a state as its points, whether they are
soft, and the up card; it plays thousands of tables at once, tries both moves, and keeps the mean result of each. The best
play and its value are known: `cardroom.odds` works them out card by card.
"""

import numpy as np

import cardroom
from cardroom.vector import Tables

GAME = "aviator/pure-21.5"
CHANGES = [
    "double=never",
    "double_for_less=false",
    "double_after_split=false",
    "surrender=none",
    "split_tens=never",
    "split_hands=1",
    "split_hands_tens=1",
    "split_hands_aces=1",
    "insurance=false",
]
POINTS, UPS = 22, 10
STAND, HIT = 0, 1


class Learner:
    """Mean results of standing and hitting, by state."""

    def __init__(self, tables, seed):
        self.tables = Tables(GAME, tables, seat=0, opponent="caller", seed=seed, changes=CHANGES, fees=False)
        self.rng = np.random.default_rng(seed)
        self.sums = np.zeros((POINTS * 2 * UPS, 2))
        self.counts = np.zeros((POINTS * 2 * UPS, 2))
        self.wager = next(i for i, name in enumerate(self.tables.actions) if name.startswith("wager "))
        self.unit = float(self.tables.actions[self.wager].split("$")[1])

    def states(self):
        """The state of every table, and whether a hand is played there."""
        total, up = self.tables.feature("total"), self.tables.feature("up")
        points, soft = total[:, 0].astype(int), total[:, 1].astype(int)
        kind = np.minimum(up.argmax(axis=1) // 4, 8)  # Two to ten-values …
        kind[up[:, 48:].any(axis=1)] = 9  # … and aces.
        playing = self.tables.feature("asked")[:, 3] > 0
        return ((points.clip(max=POINTS - 1) * 2 + soft) * UPS + kind) * playing, playing

    def greedy(self):
        """The better move of every state, as far as is known."""
        return (self.sums / np.maximum(self.counts, 1)).argmax(axis=1)

    def play(self, steps, explore):
        """Plays on; with `explore` the first choice of a hand is made at random, and it is that choice which is learned."""
        n = len(self.tables.turns)
        self.tables.reset()
        first, chosen = np.full(n, -1), np.zeros(n, int)
        won, rounds, squares, policy = 0.0, 0, 0.0, self.greedy()
        for step in range(steps):
            state, playing = self.states()
            actions = np.where(playing, policy[state], self.wager)
            if explore:
                # Any decision of the hand may be the one that is tried, so that every state is met.
                tried = playing & (first < 0) & (self.rng.random(n) < 0.5)
                actions = np.where(tried, self.rng.integers(2, size=n), actions)
            allowed = self.tables.masks[np.arange(n), actions] > 0
            actions = np.where(allowed, actions, self.tables.masks.argmax(axis=1))
            if explore:
                tried &= allowed
                first[tried], chosen[tried] = state[tried], actions[tried]
            self.tables.step(actions)
            ended = self.tables.ended
            results = self.tables.rewards[ended, 0] / self.unit
            won, rounds, squares = won + results.sum(), rounds + ended.sum(), squares + (results**2).sum()
            if explore:
                learned = ended & (first >= 0)
                index = (first[learned], chosen[learned])
                np.add.at(self.sums, index, self.tables.rewards[learned, 0] / self.unit)
                np.add.at(self.counts, index, 1)
                first[ended] = -1
                if step % 50 == 0:
                    policy = self.greedy()
                if step * 4 < steps:
                    # What was learned while nothing was known is forgotten by and by.
                    self.sums, self.counts = self.sums * 0.99, self.counts * 0.99
        mean = won / rounds
        return mean, np.sqrt((squares / rounds - mean**2) / rounds), rounds


def best_play():
    """What hitting and standing are worth in every state where both are open, worked out exactly."""
    lines = cardroom.ask("brief", rulebook=GAME, changes=CHANGES)["brief"]["worth"]
    for line, ups in lines.items():
        kind, _, points = line.partition(" ")
        if kind in ("hard", "soft"):
            for up, moves in enumerate(ups):
                if {"hit", "stand"} <= moves.keys():
                    yield f"{line} against {up + 2}", (int(points) * 2 + (kind == "soft")) * UPS + up, moves
