"""Every environment: the checks of Gymnasium and PettingZoo, and what must hold at every step of random play."""

import os
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cardroom
import cardroom.gym
import cardroom.vector
import cardroom.zoo

GAMES = cardroom.games()
STEPS = 50_000 if os.environ.get("CARDROOM_SOAK") else 500


def seats(game):
    """Some numbers of players a game is tried with."""
    return (1, 3) if "21" in game else (2, 5)


def play(table, rng, steps):
    """Random play: shows the table before every action."""
    for _ in range(steps):
        if table.turn is None:
            table.reset()
        yield table
        if table.turn is not None:
            table.step(int(rng.choice(table.open())))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo's own card games have a dict with a mask as well, and are excused by their names.
        warnings.filterwarnings("ignore", message="Observation.* space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(cardroom.zoo.Game(game), num_cycles=60)
        api_test(cardroom.zoo.Game(game, players=seats(game)[1]), num_cycles=60)
    seed_test(lambda: cardroom.zoo.Game(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game):
    for opponent in ("random", "caller", lambda seen, mask: int(mask.argmax())):
        env = cardroom.gym.Seat(game, opponent=opponent)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            # It is made by its class, so it has no spec to be made again by.
            warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes.*")
            check_env(env)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_what_is_seen(game):
    """A seat sees the same whatever the cards are that it cannot see; an auditor does not."""
    rng = np.random.default_rng(5)
    for players in seats(game):
        table, others = cardroom.make(game, players=players, seed=3), 0
        for at in play(table, rng, STEPS // 2):
            seat = int(rng.integers(len(at.agents)))
            other = at.resampled(seat, int(rng.integers(2**32)))
            assert other.turn == at.turn
            np.testing.assert_array_equal(other.observe(seat), at.observe(seat))
            np.testing.assert_array_equal(other.mask(seat), at.mask(seat))
            others += other.dealt() != at.dealt()
        assert others > 10, "nothing was ever drawn anew"


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_what_the_referee_takes(game):
    rng = np.random.default_rng(6)
    for players in seats(game):
        table = cardroom.make(game, players=players, seed=4, amounts=6)
        for at in play(table, rng, STEPS // 4):
            if at.turn is None:
                continue
            open_now = set(at.open())
            assert open_now
            for action in range(len(at.actions)):
                tried = at.copy()
                if action in open_now:
                    tried.step(action)
                else:
                    with pytest.raises(cardroom.CardroomError):
                        tried.step(action)
                    assert tried.turn == at.turn


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_in_their_space_and_chips_are_conserved(game):
    rng = np.random.default_rng(7)
    for fees in (True, False):
        table = cardroom.make(game, players=seats(game)[1], fees=fees, seed=8)
        for at in play(table, rng, STEPS):
            for seat in range(len(at.agents)):
                seen = at.observe(seat)
                assert seen.min() >= 0 and seen.max() <= at.highest
            if at.turn is None:
                won = sum(at.won(seat) for seat in range(len(at.agents)))
                assert won == pytest.approx(0) if not fees else won < 0.001


@pytest.mark.parametrize("game", GAMES)
def test_tables_side_by_side_are_the_tables_one_by_one(game):
    """The same seed, the same actions: the same everything, on one thread or two."""
    many = [cardroom.vector.Tables(game, 7, seed=9, threads=threads) for threads in (1, 2)]
    singles = [cardroom.make(game, seed=9 + (i << 32)) for i in range(7)]
    for tables in many:
        tables.reset()
    for single in singles:
        single.reset()
    where = [array.ctypes.data for array in many[0]._arrays]
    for _ in range(STEPS // 8):
        for i, single in enumerate(singles):
            assert many[0].turns[i] == single.turn
            np.testing.assert_array_equal(many[0].observations[i], single.observe(single.turn))
            np.testing.assert_array_equal(many[0].masks[i], single.mask(single.turn))
        actions = many[0].random_actions()
        for tables in many:
            tables.step(actions)
        for mine, theirs in zip(many[0]._arrays, many[1]._arrays):
            np.testing.assert_array_equal(mine, theirs)
        assert not many[0].refused.any()
        for i, single in enumerate(singles):
            single.step(int(actions[i]))
            assert many[0].ended[i] == (single.turn is None)
            if single.turn is None:
                won = [single.won(seat) for seat in range(len(single.agents))]
                np.testing.assert_array_equal(many[0].rewards[i], won)
                single.reset()
    assert where == [array.ctypes.data for array in many[0]._arrays], "arrays are written where they are"


def test_an_action_that_is_not_open_is_played_by_the_table():
    env = cardroom.gym.Seat("open/holdem", opponent="caller")
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    *_, info = env.step(closed)
    assert info["refused"]
    tables = cardroom.vector.Tables("open/holdem", 3, seat=0, seed=1)
    tables.reset()
    tables.step(np.array([-1, 999, int(tables.masks[2].argmax())]))
    assert tables.refused.tolist() == [True, True, False]
    strict = cardroom.gym.Seat("open/holdem", opponent="caller", strict=True)
    strict.reset(seed=1)
    with pytest.raises(cardroom.CardroomError):
        strict.step(closed)


def test_every_amount_has_a_rung_where_there_are_enough():
    table = cardroom.make("open/holdem", amounts=1000, seed=1)
    raises = [action for action in table.open() if table.actions[action].startswith("bet")]
    most = table.observe(table.turn)
    assert len(raises) > 100 and most.max() <= table.highest
    few = cardroom.make("open/holdem", amounts=2, seed=1)
    assert sum(few.actions[action].startswith("bet") for action in few.open()) == 2


def test_what_is_wrong_is_said():
    with pytest.raises(cardroom.CardroomError) as template:
        cardroom.make("txb/pure-21.5")
    assert "txb" in str(template.value)
    for wrong in [{"players": 99}, {"limit": "none"}, {"amounts": 1}, {"stack": -5}]:
        with pytest.raises(cardroom.CardroomError):
            cardroom.make("ocean-view/holdem", **wrong)
    with pytest.raises(cardroom.CardroomError):
        cardroom.vector.Tables("ocean-view/holdem", 4, seat=2)
    with pytest.raises(cardroom.CardroomError):
        cardroom.vector.Tables("ocean-view/holdem", 4, seat=0, opponent="nobody")
