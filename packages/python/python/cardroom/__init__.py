"""The referee of a cardroom: player-banked blackjack and poker by the house's own rules.

A table says what it awaits, answers commands with events or with a refusal that names its clause, and shows each
viewer only what that viewer may see:

>>> import cardroom
>>> table = cardroom.Table("aviator/pure-21.5", seed=1)
>>> for player, seat in [(1, 4), (2, 3)]:
...     _ = table.execute({"join": {"player": player, "seat": seat, "chips": 200, "third_party": False}})
>>> _ = table.deal()  # The dealer shuffles; the bank is anybody's.
>>> table.awaits()
{'for': 'any_bank'}
>>> try:
...     table.execute("close_wagers")
... except cardroom.Refused as refusal:
...     refusal.clause
'RND-4'

Amounts are dollars, cards are written `As`, `Td`, `Jk` for the joker. Commands, events and views are the dicts that the
room's protocol and its records use.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from . import _cardroom
from ._cardroom import CardroomError, Environment, Refused, Table, Tables, __version__

__all__ = [
    "CardroomError",
    "Environment",
    "Refused",
    "Table",
    "Tables",
    "__version__",
    "ask",
    "best_moves",
    "books",
    "clause",
    "deal",
    "equity",
    "games",
    "make",
    "odds",
    "phh",
    "price",
    "rank",
    "simulate",
    "to_phh",
]


def ask(call: str, **asked: Any) -> Any:
    """Asks the engine what it is asked by the lab in the browser: JSON in, JSON out, as Python's own dicts.

    >>> len(ask("books")) > 20
    True
    >>> ask("nothing")
    Traceback (most recent call last):
    ...
    cardroom.CardroomError: ...
    """
    answer = json.loads(_cardroom.ask(call, json.dumps(asked)))
    if "gives" in answer:
        return answer["gives"]
    problems = answer["wrong"]
    error = CardroomError("\n".join(problem["text"] for problem in problems))
    error.clause = next((problem["clause"] for problem in problems if problem["clause"]), None)
    error.says = str(error)
    raise error


def books() -> list[dict[str, Any]]:
    """Every rulebook there is: `id`, `house`, `name`, `game`, and whether it is only a template.

    >>> {"aviator/pure-21.5", "ocean-view/holdem"} <= {book["id"] for book in books()}
    True
    """
    answer: list[dict[str, Any]] = ask("books")
    return answer


def games() -> list[str]:
    """The ids of the rulebooks that can be dealt, which are the games there are environments for.

    >>> "open/triple-draw" in games()
    True
    """
    return [book["id"] for book in books() if not book["template"]]


def clause(id: str) -> dict[str, Any]:
    """A clause in plain words, with its source.

    >>> clause("RND-4")["id"]
    'RND-4'
    """
    answer: dict[str, Any] = ask("clause", id=id)
    return answer


def rank(game: str, hands: Sequence[str], board: str = "") -> list[dict[str, Any]]:
    """Which hand wins: what each is called, its place and its share.

    >>> best, other = rank("holdem", ["AsKs", "QdQc"], "2s9sTdJs3h")
    >>> best["high"], best["place"], best["share"]
    ('ace-high flush', 1, 1.0)
    """
    answer: list[dict[str, Any]] = ask("rank", game=game, hands=list(hands), board=board)["hands"]
    return answer


def equity(
    game: str, hands: Sequence[str], board: str = "", dead: str = "", error: float | None = None, seed: int = 1
) -> dict[str, Any]:
    """What share of the pot each hand can expect. Hands may be ranges (`QQ+,AKs`), `random`, or have up cards.

    >>> answer = equity("holdem", ["AsKs", "QdQc"], "2s9sTd")
    >>> answer["exact"], round(answer["hands"][0]["equity"], 4)
    (True, 0.5354)
    """
    answer: dict[str, Any] = ask("equity", game=game, hands=list(hands), board=board, dead=dead, error=error, seed=seed)
    return answer


def price(rulebook: str, changes: Sequence[str] = (), decks: int | None = None) -> dict[str, Any]:
    """The exact price of a blackjack rulebook from every chair: chart, fees, Buster, the bank. Takes seconds."""
    answer: dict[str, Any] = ask("price", rulebook=rulebook, changes=list(changes), decks=decks)
    return answer


def odds(rulebook: str, changes: Sequence[str] = (), decks: int | None = None) -> float:
    """What a player's base wager is worth under best play, per unit and before fees, from a full shoe.

    >>> round(odds("aviator/pure-21.5"), 6)
    -0.018079
    >>> odds("aviator/pure-21.5", ["surrender=none"]) < odds("aviator/pure-21.5")
    True
    >>> round(odds("open/closest-22"), 6)
    -0.011577
    """
    told = ask("brief", rulebook=rulebook, changes=list(changes), decks=decks)
    answer: float = told["nearest"]["cd"]["ev"] if "nearest" in told else told["brief"]["ev"]
    return answer


def best_moves(
    rulebook: str, hand: str, up: str, *, after_split: bool = False, changes: Sequence[str] = (), decks: int | None = None
) -> list[tuple[str, float]]:
    """The moves of a blackjack hand against an up card, each with its worth per unit, the best first.

    >>> best_moves("aviator/pure-21.5", "8s8d", "6h")[0][0]
    'split'
    """
    return _cardroom.best(rulebook, hand, up, after_split, list(changes), decks)


def simulate(
    rulebook: str,
    rounds: int = 1_000_000,
    *,
    seed: int = 1,
    threads: int | None = None,
    changes: Sequence[str] = (),
    decks: int | None = None,
) -> dict[str, Any]:
    """Plays rounds of one circle by the best chart, from a shoe with a cut card, beside the exact figure of a full shoe.

    >>> told = simulate("aviator/pure-21.5", 300_000, threads=1)
    >>> told["rounds"], abs(told["ev"] - told["exact"]) < 5 * told["standard_error"]
    (300000, True)
    """
    return _cardroom.simulate(rulebook, rounds, seed, threads or os.cpu_count() or 1, list(changes), decks)


def deal(scenario: str, *, houses: Mapping[str, str] | None = None, changes: Sequence[str] = ()) -> dict[str, Any]:
    """Referees a scenario file (docs/scenarios.md): what is said, which clauses it rests on, how it is settled.

    >>> told = deal('''
    ... rulebook = "aviator/pure-21.5"
    ... bank = { seat = 3, wager = 60 }
    ... cards = "Th 8s 8c 8h 8d"
    ... wagers = [{ seat = 4, base = 10, buster = 5 }]
    ... actions = ["4 stand"]
    ... ''')
    >>> "GR-3" in told["round"]["clauses"]
    True
    """
    answer: dict[str, Any] = ask("deal", file=scenario, houses=dict(houses or {}), changes=list(changes))
    return answer


def phh(history: str) -> list[dict[str, Any]]:
    """Referees a hand history in PHH: for every hand what is said, what was refused, and what everybody ended with.

    `Table.phh` writes one.

    >>> hand, = phh('''
    ... variant = 'NT'
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... min_bet = 2
    ... starting_stacks = [100, 100]
    ... actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']
    ... ''')
    >>> hand["finishing_stacks"]
    [101.0, 99.0]
    """
    answer: list[dict[str, Any]] = ask("deal", file=history)["hands"]
    return answer


def to_phh(history: str) -> str:
    """Writes hand histories of PokerStars (text) or Open Hand History (JSON) down as PHH, where PHH has their game.

    >>> text = to_phh('''PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/01/01
    ... Table 'T' 2-max Seat #1 is the button
    ... Seat 1: Ann ($100 in chips)
    ... Seat 2: Ben ($100 in chips)
    ... Ann: posts small blind $1
    ... Ben: posts big blind $2
    ... *** HOLE CARDS ***
    ... Ann: folds
    ... ''')
    >>> phh(text)[0]["finishing_stacks"]
    [101.0, 99.0]
    """
    answer: str = ask("history", file=history)["phh"]
    return answer


def make(
    game: str,
    *,
    players: int | None = None,
    limit: str | None = None,
    stack: float | None = None,
    amounts: int = 11,
    changes: Sequence[str] = (),
    decks: int | None = None,
    fees: bool = True,
    seed: int = 0,
) -> Environment:
    """One table of a game as a bare environment: whose turn it is, which actions are open, what each seat sees.

    `players` are circles beside the bank at blackjack, players at poker; `limit` is a poker limit (`3-6`) or the number of
    a blackjack collection schedule; `amounts` the rungs of the ladder on which bets stand. An episode is one round or hand.

    >>> hand = make("ocean-view/holdem", seed=7)
    >>> while hand.turn is not None:
    ...     hand.step(hand.open()[1] if len(hand.open()) > 1 else hand.open()[0])
    >>> hand.won(0) + hand.won(1) <= 0  # The house's collection has gone.
    True
    """
    return Environment(settings(game, players, limit, stack, amounts, changes, decks, fees), seed)


def settings(
    game: str,
    players: int | None = None,
    limit: str | None = None,
    stack: float | None = None,
    amounts: int = 11,
    changes: Sequence[str] = (),
    decks: int | None = None,
    fees: bool = True,
) -> dict[str, Any]:
    """What an environment is made of, as the engine takes it."""
    return {
        "game": game,
        "players": players,
        "limit": limit,
        "stack": stack,
        "amounts": amounts,
        "changes": list(changes),
        "decks": decks,
        "fees": fees,
    }
