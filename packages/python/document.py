"""Writes docs/environments.md from the environments themselves: one table per game. With `--check` it only compares."""

import pathlib
import re
import sys

import cardroom

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "environments.md"

HEAD = """# Environments

Every game of every house as an environment for learners, from the Python package ([use-the-referee.md](use-the-referee.md)). This page is
written by `packages/python/document.py` from the environments themselves.

| from | shape |
|---|---|
| `cardroom.gym.Seat(game, seat=0, opponent="random")` | Gymnasium: one seat; opponents are `random`, `caller`, `folder` or a function of observation and mask |
| `cardroom.zoo.Game(game)` | PettingZoo, AEC: every seat is an agent |
| `cardroom.vector.Tables(game, 4096, seat=0)` | thousands of tables, stepped in one call into NumPy arrays that stay where they are |
| `cardroom.make(game)` | the bare table: `turn`, `open()`, `step(action)`, `observe(seat)`, `won(seat)`, `copy()`, `resampled(seat, seed)` |

All take `players` (circles beside the bank at blackjack, players at poker), `limit` (a poker limit such as `3-6`, or the number of a blackjack
collection schedule), `stack` in dollars, `amounts`, `fees`, and at blackjack `changes` (`["surrender=none"]`) and `decks`.

- **Episodes** are one round or one hand. At blackjack the last seat, `bank_1`, takes the bank with a wager, then the circles wager, then
  hands are played; every round is dealt from a full shoe. At poker who has the button is drawn for every hand, and hands are tabled
  at the showdown.
- **Actions** are numbers; `action_mask` says which are open. An action that is not open raises `CardroomError` in PettingZoo; in
  Gymnasium and in vectors what the table plays for somebody whose time is up (D12, S-12) is played instead, and `info["refused"]` or `refused` says so.
- **Amounts** stand on a ladder of `amounts` rungs, 11 unless told otherwise: the least that may be bet first, the most last, those between in
  equal proportion, in whole chips. Where there are no more amounts than rungs every amount has its own, so that `amounts=1000` leaves
  nothing out at most tables. Fixed-limit games have the amounts the rules name. `observation` has the least and the most.
- **Observations** are 32-bit floats from 0 to the highest amount there is, in the order of the table. Cards are counts or flags by card, clubs to
  spades within each rank, two to ace, and the joker at poker. At poker cards to throw away are numbered in that order.
- **Rewards** are dollars won or lost, fees and collections included, at the end; `fees=False` leaves these out.
- What is hidden stays hidden: `resampled(seat, seed)` gives another table that the seat cannot tell from this one, with whatever it cannot see
  drawn anew. The tests compare both at every step of random play.
- Left out: bets behind others' hands, killing the pot, stopping (ST-9), saying beforehand how many cards one will draw, and what goes wrong at
  a table. `cardroom.Table` has all of it.
"""


def ranges(actions):
    """Actions that differ by a number at the end, or by an amount, put together: first, last, what they are."""
    shape = lambda name: re.sub(r"(rung|throw away|clear|wager|Buster|and) ?[$\d].*", r"\1", name.replace("no wager, rung", "wager"))
    found = []
    for number, name in enumerate(actions):
        if found and shape(found[-1][2]) == shape(name):
            found[-1] = (found[-1][0], number, found[-1][2], name)
        else:
            found.append((number, number, name, name))
    return found


def table(game):
    """The table of one game."""
    one = cardroom.make(game)
    lines = [f"\n## {game}\n", f"Seats: {', '.join(one.agents)}. Actions: {len(one.actions)}. Numbers in an observation: "]
    lines[-1] += f"{sum(size for _, size, _ in one.features)}, up to {one.highest:g}.\n"
    lines += ["| | from | to | |", "|---|---|---|---|"]
    for first, last, name, end in ranges(one.actions):
        lines.append(f"| action | {first} | {last} | {name if first == last else f'{name} … {end}'} |")
    at = 0
    for name, size, says in one.features:
        lines.append(f"| observation | {at} | {at + size - 1} | {name}: {says} |")
        at += size
    return "\n".join(lines) + "\n"


page = HEAD + "".join(table(game) for game in cardroom.games())
if "--check" in sys.argv:
    if PAGE.read_text() != page:
        sys.exit("docs/environments.md is not what the environments are: run packages/python/document.py")
else:
    PAGE.write_text(page)
