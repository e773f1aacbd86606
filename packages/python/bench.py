"""Hands and rounds per second beside PokerKit, RLCard and OpenSpiel, in one run: every seat plays an open action drawn evenly.

    make bench-python

It makes its own environment below target/ with those of the three that install. Figures are per second of processor time of one
process, the best of three runs, so that other work on the machine counts for little; of several threads by the clock.
"""

import os
import random
import time

import cardroom
from cardroom.vector import Tables

SECONDS = float(os.environ.get("SECONDS", "2"))


def rate(play, clock=time.process_time):
    """How many a second `play` plays: it plays some and says how many."""
    best = 0.0
    for _ in range(3):
        start, played = clock(), 0
        while clock() - start < SECONDS:
            played += play()
        best = max(best, played / (clock() - start))
    return best


def ours(game, **options):
    table = cardroom.make(game, **options)

    def play():
        table.reset()
        while table.turn is not None:
            table.step(random.choice(table.open()))
        return 1

    return play


def vectorised(game, tables, threads):
    """Steps a second, choosing actions included and not, and episodes a second."""
    side = Tables(game, tables, threads=threads)
    side.reset()
    clock = time.perf_counter if threads > 1 else time.process_time
    best = (0.0, 0.0, 0.0)
    for _ in range(3):
        start, stepping, steps, episodes = clock(), 0.0, 0, 0
        while clock() - start < SECONDS:
            actions = side.random_actions()
            began = clock()
            side.step(actions)
            stepping += clock() - began
            steps, episodes = steps + tables, episodes + int(side.ended.sum())
        best = max(best, (steps / stepping, steps / (clock() - start), episodes / stepping))
    return best


def pokerkit_holdem(limit):
    import pokerkit as pk

    automations = tuple(a for a in pk.Automation)

    def play():
        if limit:
            state = pk.FixedLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 4, 48, 2)
        else:
            state = pk.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
        while state.status:
            moves = [m for m in (state.fold, state.check_or_call) if m.__name__ != "fold" or state.can_fold()]
            least = state.min_completion_betting_or_raising_to_amount
            if least is not None and state.can_complete_bet_or_raise_to():
                most = state.max_completion_betting_or_raising_to_amount
                moves.append(lambda: state.complete_bet_or_raise_to(random.choice((least, most))))
            random.choice(moves)()
        return 1

    return play


def rlcard_game(name):
    import rlcard

    env = rlcard.make(name)

    def play():
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return 1

    return play


def spiel_game(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return 1

    return play


SPIEL_HOLDEM = (
    "universal_poker(betting={betting},numPlayers=2,numRounds=4,blind=2 1,firstPlayer=2 1 1 1,numSuits=4,numRanks=13,"
    "numHoleCards=2,numBoardCards=0 3 1 1,{rest})"
)
NO_LIMIT = SPIEL_HOLDEM.format(betting="nolimit", rest="stack=200 200,bettingAbstraction=fcpa")
FIXED = SPIEL_HOLDEM.format(betting="limit", rest="raiseSize=2 2 4 4,maxRaises=3 4 4 4")

SINGLE = [
    ("no-limit hold'em, hands", "cardroom", lambda: ours("open/holdem")),
    ("no-limit hold'em, hands", "PokerKit", lambda: pokerkit_holdem(False)),
    ("no-limit hold'em, hands", "RLCard", lambda: rlcard_game("no-limit-holdem")),
    ("no-limit hold'em, hands", "OpenSpiel", lambda: spiel_game(NO_LIMIT)),
    ("fixed-limit hold'em, hands", "cardroom", lambda: ours("ocean-view/holdem")),
    ("fixed-limit hold'em, hands", "PokerKit", lambda: pokerkit_holdem(True)),
    ("fixed-limit hold'em, hands", "RLCard", lambda: rlcard_game("limit-holdem")),
    ("fixed-limit hold'em, hands", "OpenSpiel", lambda: spiel_game(FIXED)),
    ("blackjack, rounds", "cardroom", lambda: ours("aviator/pure-21.5")),
    ("blackjack, rounds", "RLCard", lambda: rlcard_game("blackjack")),
    ("blackjack, rounds", "OpenSpiel", lambda: spiel_game("blackjack")),
]

VECTORISED = [
    ("aviator/pure-21.5", 512, 1),
    ("aviator/pure-21.5", 4096, 1),
    ("aviator/pure-21.5", 4096, os.cpu_count() or 1),
    ("open/holdem", 512, 1),
    ("open/holdem", 4096, 1),
    ("open/holdem", 4096, os.cpu_count() or 1),
]


def main():
    print("| what | who | per second | |\n|---|---|---|---|")
    first = {}
    for what, who, make in SINGLE:
        try:
            play = make()
        except Exception as why:  # Not installed here, or without that game: say so and go on.
            print(f"| {what} | {who} | not here: {type(why).__name__} | |")
            continue
        found = rate(play)
        ours_here = first.setdefault(what, found)
        print(f"| {what} | {who} | {found:,.0f} | {'' if who == 'cardroom' else f'{ours_here / found:,.0f} ×'} |", flush=True)
    head = "vectorised | tables | threads | steps per second | choosing actions included | episodes per second"
    print(f"\n| {head} |\n|---|---|---|---|---|---|")
    for game, tables, threads in VECTORISED:
        steps, chosen, episodes = vectorised(game, tables, threads)
        print(f"| {game} | {tables} | {threads} | {steps:,.0f} | {chosen:,.0f} | {episodes:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
