"""Compares our poker referee with PokerKit, hand by hand, and measures how fast both replay recorded hands.

Run it from the root of the repository with any Python 3.11 or newer:

    python3 tests/pokerkit/differential.py [--hands 2500] [--seed 1]

It makes its own virtual environment below target/ with PokerKit from PyPI. Deals and actions come from our side
(`random_hands`): every variant that hand histories have a code for (FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D,
FB), with all-ins and side pots. Every hand has to end with the same stacks, except where our clauses differ:

  S-5   a short all-in of half a bet or more reopens the betting, a smaller one may be completed; PokerKit asks for
        the short amount plus a full bet and reopens for full raises only
  S-3   heads-up there is no cap once two players are left before it is reached; PokerKit stops at four
  S-4   left of a low card that is all-in for the ante one may fold; PokerKit forces the next player to open
  S-7   in stud the odd chip goes by suit, and every pot has its own; PokerKit gives it to the first player, and puts
        pots together that are left to the same winners. These hands may differ by odd chips, and by nothing more.
  OMHL-1, STHL-1  where nobody in a side pot has a low, its high hand takes all of it; PokerKit shares the low half among
        everybody in it once somebody else has a low
  ST-5  an open pair on fourth street allows the double bet; PokerKit has no such rule

PFEE-1 and S-9, the collection, are left out of the comparison: PokerKit's rake is not a collection by the hand.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOME = ROOT / "target" / "pokerkit"
ALLOWED = {"S-3", "S-4", "S-5", "S-7", "ST-5", "OMHL-1", "STHL-1"}
DATA = ROOT / "crates" / "games" / "tests" / "data" / "phh"


def environment():
    """The Python of our own virtual environment, with PokerKit in it."""
    python = HOME / "venv" / "bin" / "python"
    has_it = python.exists() and subprocess.run([python, "-c", "import pokerkit"], capture_output=True).returncode == 0
    if not has_it:
        venv.create(HOME / "venv", with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pokerkit>=0.6,<0.8"], check=True)
    return python


def cargo(*arguments):
    """Runs one of our examples and gives back what it printed."""
    command = ["cargo", "run", "--quiet", "-p", "cardroom-games", "--example", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def new_state(hand):
    """PokerKit's state for the setup of a hand."""
    import pokerkit as pk

    automations = (
        pk.Automation.ANTE_POSTING,
        pk.Automation.BET_COLLECTION,
        pk.Automation.BLIND_OR_STRADDLE_POSTING,
        pk.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        pk.Automation.HAND_KILLING,
        pk.Automation.CHIPS_PUSHING,
        pk.Automation.CHIPS_PULLING,
    )
    blind_games = {
        "FT": pk.FixedLimitTexasHoldem,
        "FO/8": pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
        "F2L3D": pk.FixedLimitDeuceToSevenLowballTripleDraw,
        "FB": pk.FixedLimitBadugi,
    }
    big_bet_games = {
        "NT": pk.NoLimitTexasHoldem,
        "PO": pk.PotLimitOmahaHoldem,
        "NS": pk.NoLimitShortDeckHoldem,
        "N2L1D": pk.NoLimitDeuceToSevenLowballSingleDraw,
    }
    stud_games = {
        "F7S": pk.FixedLimitSevenCardStud,
        "F7S/8": pk.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
        "FR": pk.FixedLimitRazz,
    }
    stacks, players, variant = hand["stacks"], len(hand["stacks"]), hand["variant"]
    sizes = (hand["small_bet"], hand["big_bet"], stacks, players)
    blinds = tuple(hand["blinds"])
    if variant in blind_games:
        return blind_games[variant].create_state(automations, True, 0, blinds, *sizes)
    if variant in big_bet_games:
        return big_bet_games[variant].create_state(automations, True, 0, blinds, hand["small_bet"], stacks, players)
    ante = max(hand["antes"])
    return stud_games[variant].create_state(automations, True, ante, hand["bring_in"], *sizes)


def burn(state):
    while state.can_burn_card():
        state.burn_card("??")


class Draw:
    """A draw under way. Ours deals to each player in turn and lets it change its mind; PokerKit takes all discards first."""

    def __init__(self):
        self.thrown, self.dealt = {}, collections.defaultdict(str)

    def play(self, state):
        while (player := state.stand_patter_or_discarder_index) is not None and player in self.thrown:
            state.stand_pat_or_discard(self.thrown.pop(player))
        burn(state)
        for player in sorted(self.dealt):
            state.deal_hole(self.dealt[player], player)
        burn(state)


def play(hand):
    """Plays a hand by its actions; gives back what everybody ended with."""
    state = new_state(hand)
    pending, draw = collections.defaultdict(str), None
    for action in hand["actions"]:
        words = action.split()
        if words[0] not in ("d", "#") and words[1] in ("sd", "draw", "knock") and state.actor_index is None:
            draw = draw or Draw()
            # To say how many one wants says nothing yet, or takes back what one threw away.
            player = int(words[0][1:]) - 1
            if words[1] == "draw":
                draw.thrown.pop(player, None)
            else:
                draw.thrown[player] = words[2] if len(words) > 2 else ""
            continue
        if draw is not None:
            if words[:2] == ["d", "dh"]:
                draw.dealt[int(words[2][1:]) - 1] += words[3]
                continue
            draw.play(state)
            draw = None
        burn(state)
        # PokerKit asks the big blind for its check although everybody else is all-in; we do not.
        if words[0] in ("d", "#") and state.actor_index is not None and not state.checking_or_calling_amount:
            state.check_or_call()
            burn(state)
        if words[0] == "#":
            continue
        if words[:2] == ["d", "dh"]:
            # Ours deals card by card; PokerKit takes what a player gets on a street at once.
            player = int(words[2][1:]) - 1
            pending[player] += words[3]
            per_street = hand["cards"] if state.street_index == 0 else 1
            if len(pending[player]) == 2 * per_street:
                state.deal_hole(pending.pop(player), player)
        elif words[:2] == ["d", "db"]:
            state.deal_board(words[2])
        else:
            player = int(words[0][1:]) - 1
            if state.actor_index != player:
                raise ValueError(f"{action}: it is p{(state.actor_index or 0) + 1}'s turn")
            match words[1]:
                case "f":
                    state.fold()
                case "cc" | "knock":
                    state.check_or_call()
                case "pb":
                    state.post_bring_in()
                case "cbr":
                    state.complete_bet_or_raise_to(int(words[2]))
    if draw is not None:
        draw.play(state)
    if state.status:
        raise ValueError("the hand is not over")
    return list(state.stacks)


def is_explained(hand, theirs, differs):
    """Is a difference one of our clauses'? Odd chips are fewer than the players, for each half of each pot."""
    if differs - {"S-7"}:
        return True
    if "S-7" not in differs or isinstance(theirs, str):
        return False
    most = 2 * hand["pots"] * len(theirs)
    return all(abs(a - b) <= most for a, b in zip(theirs, hand["finishing"])) and sum(theirs) == sum(hand["finishing"])


def compare(hands):
    """Plays every hand on both sides; gives back the counts, and what should not be."""
    counts, wrong = collections.Counter(), []
    for number, hand in enumerate(hands):
        differs = set(hand["differs"])
        assert differs <= ALLOWED, differs
        try:
            theirs = play(hand)
        except ValueError as error:
            theirs = f"refused: {error}"
        if theirs == hand["finishing"]:
            counts["same"] += 1
            counts["same, " + hand["variant"]] += 1
            counts["same, with an all-in"] += hand["all_in"]
            counts["same, with side pots"] += hand["pots"] > 1
        elif is_explained(hand, theirs, differs):
            for clause in differs:
                counts["differs by " + clause] += 1
        else:
            wrong.append((number, hand, theirs))
    return counts, wrong


def their_speed(seconds):
    """PokerKit's replayed hands per second over our recorded test hands."""
    from pokerkit import HandHistory

    texts = [path.read_text() for path in sorted(DATA.glob("F*/*.phh"))]
    many = (DATA / "NT" / "pluribus.phhs").read_bytes()
    hands, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for text in texts:
            for _ in HandHistory.loads(text):
                pass
            hands += 1
        for history in HandHistory.loads_all(many.decode()):
            for _ in history:
                pass
            hands += 1
    return hands / (time.perf_counter() - start)


def our_speed(seconds):
    files = sorted(str(path) for path in DATA.glob("F*/*.phh")) + [str(DATA / "NT" / "pluribus.phhs")]
    return json.loads(cargo("replay_speed", "--", seconds, *files))["hands_per_second"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.inside:
        python = environment()
        os.execv(python, [str(python), __file__, "--inside", "--hands", str(options.hands), "--seed", str(options.seed)])

    import warnings

    warnings.simplefilter("ignore")
    hands = [json.loads(line) for line in cargo("random_hands", "--", options.hands, options.seed).splitlines()]
    counts, wrong = compare(hands)
    for what, count in sorted(counts.items()):
        print(f"{what}: {count}")
    for number, hand, theirs in wrong[:5]:
        print(f"hand {number} of seed {options.seed}: {json.dumps(hand)}\n  PokerKit: {theirs}", file=sys.stderr)
    ours, theirs = our_speed(2), their_speed(4)
    print(f"replay: {ours:,.0f} hands/s, PokerKit {theirs:,.0f} hands/s, {ours / theirs:,.0f} times")
    if wrong:
        sys.exit(f"{len(wrong)} of {len(hands)} hands ended differently without a clause to differ by")
    if counts["same"] < options.hands * 4 // 5:
        sys.exit(f"only {counts['same']} hands could be compared")
    for variant in sorted({hand["variant"] for hand in hands}):
        if counts["same, " + variant] < options.hands // 20:
            sys.exit(f"only {counts['same, ' + variant]} hands of {variant} could be compared")
    if ours < 100 * theirs:
        sys.exit("our replay is less than 100 times as fast")


if __name__ == "__main__":
    main()
