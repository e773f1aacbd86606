"""The referee's tables from Python: commands, events, refusals, views, scenarios and PHH."""

import doctest
import pathlib

import pytest

import cardroom
import cardroom.gym
import cardroom.vector
import cardroom.zoo


@pytest.mark.parametrize("module", [cardroom, cardroom.gym, cardroom.vector, cardroom.zoo])
def test_docstrings(module):
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert tried > 3 and failed == 0


def test_the_readme_is_true():
    """The examples of the package's own page, which its wheel carries as its description."""
    readme = pathlib.Path(__file__).with_name("README.md")
    readme = readme if readme.exists() else pathlib.Path(__file__).parents[1] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10 and failed == 0


def blackjack(**options):
    table = cardroom.Table("aviator/pure-21.5", **options)
    for player, seat in [(1, 4), (2, 3)]:
        table.execute({"join": {"player": player, "seat": seat, "chips": 200, "third_party": False}})
    table.deal()
    table.execute({"take_bank": {"player": 2, "wager": 60}})
    table.execute({"wager": {"player": 1, "seat": 4, "base": 10, "buster": 5}})
    table.execute("close_wagers")
    return table


def test_a_round_of_blackjack():
    table = blackjack()
    for card in ("Th", "8s", "8c", "8h"):
        table.execute({"card": card})
    assert table.awaits()["for"] == "action"
    stand = {"act": {"player": 1, "seat": 4, "hand": 1, "action": "stand"}}
    assert stand in table.legal()
    before = table.view(1)
    assert table.decide(stand) and table.view(1) == before, "deciding changes nothing"
    assert before["bank"]["hole"] is None and table.view(auditor=True)["bank"]["hole"] == "8h"
    table.execute(stand)
    table.execute({"card": "8d"})
    assert next(p["stack"] for p in table.view()["people"] if p["player"] == 1) == 214.5


def test_events_make_the_same_table():
    table, other = cardroom.Table("aviator/pure-21.5", seed=5), cardroom.Table("aviator/pure-21.5")
    log = []
    for player, seat in [(1, 1), (2, 2)]:
        log += table.execute({"join": {"player": player, "seat": seat, "chips": 500, "third_party": False}})
    log += table.deal()
    log += table.execute({"take_bank": {"player": 2, "wager": 300}})
    log += table.execute({"wager": {"player": 1, "seat": 1, "base": 10, "buster": 0}})
    log += table.execute("close_wagers") + table.deal()
    while table.awaits()["for"] in ("action", "insurance"):
        log += table.execute(table.legal()[0]) + table.deal()
    for event in log:
        other.apply(event)
    assert other.view(auditor=True) == table.view(auditor=True)


def test_a_refusal_carries_its_clause():
    table = blackjack()
    with pytest.raises(cardroom.Refused) as refused:
        table.execute({"wager": {"player": 1, "seat": 4, "base": 10, "buster": 0}})
    assert refused.value.clause.startswith("RND") and refused.value.says
    assert isinstance(refused.value, ValueError)
    with pytest.raises(cardroom.CardroomError) as unread:
        table.execute({"no such": "command"})
    assert unread.value.clause is None


def poker(game="ocean-view/holdem", players=2, seed=1):
    table = cardroom.Table(game, seed=seed)
    for player in range(1, players + 1):
        table.execute({"join": {"player": player, "seat": player, "chips": 200}})
    table.execute({"begin": {"out": []}})
    table.deal()
    return table


POKER = [book["id"] for book in cardroom.books() if book["game"] != "blackjack" and not book["template"]]


@pytest.mark.parametrize("game", POKER)
def test_hands_of_poker_go_out_as_phh_and_come_back(game):
    table = poker(game, players=3)
    while table.awaits() is not None:
        calls = [c for c in table.legal() if c["do"] in ("call", "bring-in", "draw", "clear", "show")]
        table.execute(calls[0])
        table.deal()
    text = table.phh(["Ann", "Ben", "Cam"])
    hand, = cardroom.phh(text)
    assert hand["refused"] is None
    stacks = [player["stack"] for player in table.view()["hand"]["players"]]
    assert hand["finishing_stacks"] == stacks
    assert sum(stacks) + hand["drop"] == 600


def test_others_cards_are_not_seen():
    table = poker()
    mine, rail = table.view(1)["hand"], table.view()["hand"]
    seen = [[card["card"] for card in player["cards"]] for player in mine["players"]]
    place = [p["player"] for p in table.view()["places"]].index(1)
    assert None not in seen[place] and set(seen[1 - place]) == {None}
    assert all(card["card"] is None for player in rail["players"] for card in player["cards"])


def test_limits_and_houses_are_named_where_they_are_not_there():
    with pytest.raises(cardroom.CardroomError, match="1-1"):
        cardroom.Table("ocean-view/holdem", limit="1-1")
    with pytest.raises(cardroom.CardroomError):
        cardroom.Table("nowhere/poker")
    with pytest.raises(cardroom.CardroomError):
        cardroom.Table("aviator/pure-21.5", decks=99)


def test_a_house_of_ones_own():
    mine = """
extends = "aviator/pure-21.5"
house = "Mine"
name = "Pure 21.5 with even money"
natural = "1:1"
"""
    table = cardroom.Table("mine/pure", houses={"mine/pure": mine})
    assert table.rulebook == "mine/pure"
    with pytest.raises(cardroom.CardroomError, match="pure"):
        cardroom.Table("mine/pure", houses={"mine/pure": mine + "no_such_key = 1"})
