#!/usr/bin/env python3
"""Random scenario files for player-banked blackjack, valid ones and spoilt ones.

    generate.py --seed 1 --count 100 --out DIR             valid rounds
    generate.py --seed 1 --count 100 --out DIR --spoil     each with one thing changed (it may still be valid)

A valid scenario is made by playing it with the oracle: wagers first, then cards and moves are picked while the round
goes on, cards with a bias towards the rare cases, moves among the legal ones.
"""

import argparse
import copy
import json
import pathlib
import random

from oracle import CHIP, HOUSES, RANKS, SUITS, Action, Hand, Round, Scenario, Wager

NAMES = ["A", "B", "C", "Ann", "Zoë", "李 明", 'the "Kid"', "back\\slash", "7", "2"]

# How likely each rank is, by mood of the shoe.
MOODS = [
    "A23456789TJQK",
    "A23456789TTTTT",
    "AAATKQJ9",
    "AAAAAT2",
    "TTTTKKQQJ5",
    "8888883TA",
    "777888999A2",
    "2233A",
    "AA223344",
    "66677755T",
    "9999TA",
    "AAAAAAAA8",
    "TTTTTTTTA",
    "5566T4A",
]

# What the player-dealer gets, as far as the plan goes; "s" after a rank = all of one suit.
BANK_PLANS = [
    None, None, None, None, None, None,
    "AT", "AK", "TA", "KA", "JA", "QA", "888", "888", "7s8s9s", "9s7s8s", "789", "A6T6", "A6A", "T6T", "T7", "A8",
    "22A2A2A2A2T", "A2A2A2TT", "233343", "2332T", "T23T", "A9", "A7", "88A", "AA", "AAAA", "T2", "66", "5A", "6A",
]  # fmt: skip

POLICIES = [
    {},
    {"split": 12},
    {"split": 12, "double": 4},
    {"surrender": 6},
    {"hit": 6},
    {"stand": 4},
    {"double": 5},
    {"split": 9, "surrender": 4, "hit": 3},
]


class RiggedRound(Round):
    """A round that knows when the player-dealer is drawing, and what it was asked last."""

    bank_drawing = False

    def complete_bank(self):
        self.bank_drawing = True
        super().complete_bank()


class Dealer:
    """Draws cards from a full shoe according to a mood and a plan for the player-dealer."""

    def __init__(self, rng, decks):
        self.rng = rng
        self.left = {rank + suit: decks for rank in RANKS for suit in SUITS}
        self.mood = rng.choice(MOODS)
        self.steady = rng.random() < 0.8
        plan = rng.choice(BANK_PLANS)
        self.suit = rng.choice(SUITS)
        self.plan = []
        for sign in plan or "":
            if sign == "s":
                self.plan[-1] += self.suit
            else:
                self.plan.append(sign)
        self.drawn = []
        self.round = None  # set by the caller

    def draw(self):
        n = len(self.round.circles)
        for_bank = self.round.bank_drawing or len(self.drawn) in (n, 2 * n + 1)
        card = None
        if for_bank and self.plan:
            card = self.matching(self.plan.pop(0))
        if card is None:
            rank = self.rng.choice(self.mood) if self.steady or self.rng.random() < 0.5 else self.rng.choice(RANKS)
            card = self.matching(rank) or self.matching("")
        self.left[card] -= 1
        self.drawn.append(card)
        return card

    def matching(self, start):
        cards = [card for card, number in self.left.items() if number and card.startswith(start)]
        return self.rng.choice(cards) if cards else None


class Player:
    """Chooses among the legal moves and writes them down."""

    def __init__(self, rng):
        self.rng = rng
        self.weights = rng.choice(POLICIES)
        self.insure = rng.choice([0.1, 0.5, 0.9])
        self.actions = []

    def choose(self, game, asked):
        rng = self.rng
        amount = None
        if isinstance(asked, Hand):
            moves = game.legal_moves(asked)
            verb = rng.choices(moves, [self.weights.get(move, 1) for move in moves])[0]
            hands = game.circles[asked.seat].hands
            number = hands.index(asked) + 1 if len(hands) > 1 or rng.random() < 0.3 else None
            if verb == "double" and rng.random() < 0.6:
                amount = asked.wager
                if not game.house.century and rng.random() < 0.7:
                    amount = rng.randint(1, asked.wager // CHIP) * CHIP
        else:
            verb = "insure" if rng.random() < self.insure else "no"
            number = None
        text = str(asked.seat) + (f".{number}" if number else "") + " " + verb
        text += "" if amount is None else " " + write_money(rng, amount)
        action = Action(text, asked.seat, number, verb, amount)
        self.actions.append(action)
        return action


def pick_amount(rng, low, high):
    """A multiple of the chip unit, often at an edge."""
    if high is None:
        high = low * rng.choice([2, 5, 20, 60])
    if rng.random() < 0.15:
        return low
    if rng.random() < 0.15:
        return high
    if rng.random() < 0.4:
        high = min(high, low * 3)
    return rng.randint(-(-low // CHIP), high // CHIP) * CHIP


def pick_buster(rng, house, limit, base):
    low, high = CHIP, base
    if limit.buster_limit is not None:
        low, most = limit.buster_limit
        high = base if most is None else min(base, most)
    elif house.buster_low is not None:
        low, high = house.buster_low, min(base, house.buster_high)
    if house.buster_in_table_limit:
        low = limit.low
    return None if low > high else pick_amount(rng, low, high)


def pick_wagers(rng, house, limit, bank_seat, bank_player):
    """Wagers the house accepts, in an order in which it accepts them."""
    seats = [seat for seat in range(1, 9) if seat != bank_seat]
    seats = rng.sample(seats, rng.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 7]))
    names = [name for name in rng.sample(NAMES, 4) if name != bank_player]
    sharing = rng.random() < 0.4
    busters = rng.choice([0, 0.3, 1])
    wagers, held = [], {}
    for seat in seats:
        player = rng.choice(names) if sharing else str(seat)
        circles = held.get(player, [])
        if house.adjacent_circles and circles:
            fits = len(circles) < 3 and seat in (min(circles) - 1, max(circles) + 1)
        else:
            fits = house.max_circles is None or len(circles) < house.max_circles
        if not fits or player == bank_player:
            player = f"guest {seat}"
        held.setdefault(player, []).append(seat)
        base = pick_amount(rng, limit.low, limit.high)
        buster = pick_buster(rng, house, limit, base) if rng.random() < busters else None
        wagers.append(Wager("", seat, player, base, buster, None))
        while house.backline and rng.random() < 0.3:
            other = rng.choice(names + ["R", "S"])
            behind = [w.player for w in wagers if w.seat == seat]
            if other not in behind:
                wagers.append(Wager("", seat, other, None, None, pick_amount(rng, limit.low, limit.high)))
    return wagers


def pick_bank(rng, low, wagers):
    total = sum((w.base or 0) + (w.buster or 0) + (w.backline or 0) for w in wagers)
    size = rng.choice([low, rng.uniform(0, 0.4) * total, rng.uniform(0.2, 1.5) * total, total, 3 * total, 1000 * total])
    return max(low, round(size / CHIP) * CHIP)


def valid_scenario(rng):
    """A Scenario that plays to its end, and its report."""
    rulebook = rng.choice(list(HOUSES))
    house = HOUSES[rulebook]
    number = rng.choice(list(house.schedules))
    limit = house.schedules[number]
    bank_seat = rng.randint(1, 8)
    bank_player = str(bank_seat) if rng.random() < 0.7 else rng.choice(["Bank", "TPP", "Zoë"])
    wagers = pick_wagers(rng, house, limit, bank_seat, bank_player)
    scenario = Scenario(
        rulebook=rulebook,
        schedule=number,
        decks=rng.randint(*house.decks),
        bank_text="",
        bank_seat=bank_seat,
        bank_wager=pick_bank(rng, limit.low, wagers),
        bank_player=bank_player,
        cards=[],
        wagers=wagers,
        actions=[],
    )
    dealer, player = Dealer(rng, scenario.decks), Player(rng)
    game = RiggedRound(scenario, player.choose, dealer.draw)
    dealer.round = game
    report = game.play()
    if rng.random() < 0.1:  # cards left over are no fault
        for _ in range(3):
            dealer.draw()
    scenario.cards, scenario.actions = dealer.drawn, player.actions
    return scenario, report


# ---------------------------------------------------------------------------------------------------------------
# Writing


def write_money(rng, cents):
    if cents % 100 == 0 and rng.random() < 0.9:
        return str(cents // 100)
    return f"{cents / 100:.2f}" if cents % 10 or rng.random() < 0.3 else f"{cents / 100:.1f}"


def quote(text):
    return json.dumps(text, ensure_ascii=False)


def fields_of(rng, scenario):
    """The scenario as a dict of TOML sources; tables are dicts of sources again, so that they are easy to spoil."""
    bank = {"seat": str(scenario.bank_seat), "wager": write_money(rng, scenario.bank_wager), "turn": rng.choice("12")}
    if scenario.bank_player != str(scenario.bank_seat):
        bank["player"] = quote(scenario.bank_player)
    wagers = []
    for wager in scenario.wagers:
        entry = {"seat": str(wager.seat)}
        for key in ("base", "buster", "backline"):
            if getattr(wager, key) is not None:
                entry[key] = write_money(rng, getattr(wager, key))
        if wager.player != str(wager.seat) or rng.random() < 0.1:
            entry["player"] = quote(wager.player)
        wagers.append(entry)
    return {
        "rulebook": quote(scenario.rulebook),
        "schedule": str(scenario.schedule),
        "decks": str(scenario.decks),
        "bank": bank,
        "cards": list(scenario.cards),
        "wagers": wagers,
        "actions": [action.text for action in scenario.actions],
    }


def write(fields):
    table = lambda entry: "{ " + ", ".join(f"{key} = {source}" for key, source in entry.items()) + " }"
    lines = []
    for key, source in fields.items():
        if key == "bank":
            source = table(source)
        elif key == "cards":
            source = quote(" ".join(source))
        elif key == "wagers":
            source = "[\n" + "".join(f"  {table(entry)},\n" for entry in source) + "]"
        elif key == "actions":
            source = "[" + ", ".join(map(quote, source)) + "]"
        lines.append(f"{key} = {source}\n")
    return "".join(lines)


# ---------------------------------------------------------------------------------------------------------------
# Spoiling

VERBS = ["hit", "stand", "double", "split", "surrender", "insure", "no"]
ODD_AMOUNTS = ["0", "-5", "0.25", "0.5", "1", "1.5", "2", "4.5", "10.25", "25", "25.5", "26", "50.5", "200.5", "300.5",
               "401", "100000"]  # fmt: skip


def change_verb(rng, f):
    i = rng.randrange(len(f["actions"]))
    place = f["actions"][i].split()[0]
    f["actions"][i] = f"{place} {rng.choice(VERBS)}"


def change_place(rng, f):
    i = rng.randrange(len(f["actions"]))
    rest = f["actions"][i].split(" ", 1)[1]
    f["actions"][i] = rng.choice(["{0}", "{0}.{1}", "{0}.{1}"]).format(rng.randint(1, 8), rng.randint(1, 5)) + " " + rest


def change_hand(rng, f):
    i = rng.randrange(len(f["actions"]))
    place, rest = f["actions"][i].split(" ", 1)
    f["actions"][i] = f"{place.split('.')[0]}.{rng.randint(1, 5)} {rest}"


def change_double(rng, f):
    i = rng.randrange(len(f["actions"]))
    place = f["actions"][i].split()[0]
    f["actions"][i] = f"{place} double {rng.choice([a for a in ODD_AMOUNTS if a[0] != '-'])}"


def drop_action(rng, f):
    f["actions"].pop(rng.randrange(len(f["actions"])))


def add_action(rng, f):
    place = rng.choice(f["wagers"])["seat"]
    f["actions"].insert(rng.randint(0, len(f["actions"])), f"{place} {rng.choice(VERBS)}")


def swap_actions(rng, f):
    i = rng.randrange(len(f["actions"]) - 1)
    f["actions"][i], f["actions"][i + 1] = f["actions"][i + 1], f["actions"][i]


def cut_cards(rng, f):
    del f["cards"][rng.randrange(len(f["cards"])) :]


def swap_cards(rng, f):
    i, j = rng.sample(range(len(f["cards"])), 2)
    f["cards"][i], f["cards"][j] = f["cards"][j], f["cards"][i]


def bad_card(rng, f):
    f["cards"][rng.randrange(len(f["cards"]))] = rng.choice(["1s", "Xd", "T", "8x", "A♠", "0h", "Jk"])


def change_amount(rng, f):
    entry = rng.choice(f["wagers"])
    key = rng.choice([key for key in ("base", "buster", "backline") if key in entry])
    entry[key] = rng.choice(ODD_AMOUNTS)


def add_buster(rng, f):
    rng.choice(f["wagers"])["buster"] = rng.choice(ODD_AMOUNTS)


def buster_alone(rng, f):
    entry = rng.choice(f["wagers"])
    amount = entry.pop("base", None) or entry.pop("backline")
    entry["buster"] = amount


def add_backline(rng, f):
    entry = {"seat": str(rng.randint(1, 8)), "backline": rng.choice(f["wagers"]).get("base", "10"), "player": '"Back"'}
    f["wagers"].insert(rng.randint(0, len(f["wagers"])), entry)


def own_backline(rng, f):
    entry = dict(rng.choice([w for w in f["wagers"] if "base" in w]))
    entry["backline"] = entry.pop("base")
    entry.pop("buster", None)
    f["wagers"].append(entry)


def change_bank(rng, f):
    f["bank"]["wager"] = rng.choice(ODD_AMOUNTS)


def move_bank(rng, f):
    f["bank"]["seat"] = str(rng.randint(1, 8))


def bank_bets(rng, f):
    rng.choice(f["wagers"])["player"] = f["bank"].get("player", quote(f["bank"]["seat"]))


def same_circle(rng, f):
    entry = dict(rng.choice(f["wagers"]))
    if rng.random() < 0.5:
        entry["player"] = '"Other"'
    f["wagers"].append(entry)


def move_wager(rng, f):
    rng.choice(f["wagers"])["seat"] = str(rng.randint(1, 8))


def one_player(rng, f):
    """Everybody is the same player: too many circles, or not adjacent ones."""
    bases = [w for w in f["wagers"] if "base" in w]
    for entry in bases[: rng.randint(1, 7)]:
        entry["player"] = '"One"'


def all_circles(rng, f):
    """One player on every circle."""
    f["wagers"] = [
        {"seat": str(seat), "base": f["wagers"][0].get("base", "10"), "player": '"One"'}
        for seat in range(1, 9)
        if str(seat) != f["bank"]["seat"]
    ]


def bad_key(rng, f):
    rng.choice([f, f["bank"], rng.choice(f["wagers"])])[rng.choice(["colour", "Base", "seats", "burn"])] = "1"


def lost_key(rng, f):
    table = rng.choice([f, f["bank"], rng.choice(f["wagers"])])
    table.pop(rng.choice([key for key in table if key != "player"]))


def out_of_range(rng, f):
    table, key = rng.choice([(f, "decks"), (f, "schedule"), (f["bank"], "seat"), (f["bank"], "turn"),
                             (rng.choice(f["wagers"]), "seat")])  # fmt: skip
    table[key] = rng.choice(["0", "9", "-1", "3", "6", "100", "99999999999", "1.5", '"1"', "true"])


def bad_rulebook(rng, f):
    f["rulebook"] = quote(rng.choice(["txb/pure-21.5", "aviator", "", "nowhere/pure-21.5", "../x"]))


def other_rulebook(rng, f):
    f["rulebook"] = quote(rng.choice(list(HOUSES)))
    f["schedule"] = "1"
    f["decks"] = "6"


SPOILERS = [
    change_verb, change_verb, change_verb, change_verb, change_place, change_hand, change_double, drop_action, add_action,
    swap_actions, cut_cards, swap_cards, bad_card, change_amount, change_amount, add_buster, buster_alone, add_backline,
    own_backline, change_bank, move_bank, bank_bets, same_circle, move_wager, one_player, one_player, all_circles, bad_key,
    lost_key, out_of_range, bad_rulebook, other_rulebook,
]  # fmt: skip


def spoilt_text(rng):
    """The text of a scenario with one thing changed, and the name of the change."""
    while True:
        scenario, _ = valid_scenario(rng)
        fields = copy.deepcopy(fields_of(rng, scenario))
        spoil = rng.choice(SPOILERS)
        try:
            spoil(rng, fields)
        except (IndexError, ValueError):
            continue  # nothing there to spoil in this way
        return write(fields), spoil.__name__


def valid_text(rng):
    scenario, _ = valid_scenario(rng)
    return write(fields_of(rng, scenario)), "valid"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--spoil", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    rng = random.Random(options.seed)
    for number in range(options.count):
        text, kind = (spoilt_text if options.spoil else valid_text)(rng)
        (options.out / f"{options.seed}-{number:05}-{kind}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
