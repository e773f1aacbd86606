"""A small learner finds the known best play of a reduced game, and its value agrees with `odds`."""

import os

import pytest

import cardroom
from learner import CHANGES, GAME, HIT, STAND, Learner, best_play

SOAK = bool(os.environ.get("CARDROOM_SOAK"))


def test_the_learner_finds_the_best_play_and_its_value():
    learner = Learner(4000, seed=1)
    learner.play(3000 if SOAK else 600, explore=True)
    policy, clear = learner.greedy(), 0
    for what, state, moves in best_play():
        better = moves["hit"] - moves["stand"]
        # A mean of so many results, each about a wager up or down, is no nearer than this.
        unsure = 4 * (2 / max(learner.counts[state].min(), 1)) ** 0.5
        if abs(better) > 0.01 + unsure:
            clear += 1
            assert policy[state] == (HIT if better > 0 else STAND), f"{what}: {moves}"
    assert clear >= (110 if SOAK else 60)
    value, error, rounds = learner.play(1500 if SOAK else 300, explore=False)
    known = cardroom.odds(GAME, CHANGES)
    print(f"{value:.5f} ± {error:.5f} in {rounds} rounds; exact {known:.5f}")
    assert value == pytest.approx(known, abs=4 * error + 0.001)
