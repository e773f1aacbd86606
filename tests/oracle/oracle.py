#!/usr/bin/env python3
"""A plain reference implementation of scenario files for player-banked blackjack.

Written from `rules/blackjack.md` and `SCENARIOS.md` alone, to be compared with the product.  It aims at being
obviously right rather than fast: one class plays one round, and each rule cites the clause it comes from.

    oracle.py FILE.toml...      print one JSON line per file, as `cardroom deal --json` does

Exit status: 0 played to the end, 1 a command was refused, 2 the file makes no sense; with several files the highest.
All money inside is whole cents.
"""

import json
import re
import sys
import tomllib
from dataclasses import dataclass, field, replace
from decimal import Decimal

# ---------------------------------------------------------------------------------------------------------------
# Houses


@dataclass(frozen=True)
class Schedule:
    """One collection schedule: table limit, fees by kind of wager (RND-4), and the player-dealer's by total action (RND-5)."""

    low: int
    high: int | None
    base_fees: tuple  # ((upper bound, inclusive, or None, fee), ...) by the size of the base wager
    backline_fee: int
    buster_fee: int
    brackets: tuple  # the same by total action
    buster_limit: tuple | None  # (low, high or None), where the schedule has its own

    def wager_fee(self, wager):
        """What one entry pays: a backline bet, or a base wager with its Buster bet."""
        if wager.backline is not None:
            return self.backline_fee
        return fee_of(self.base_fees, wager.base) + (self.buster_fee if wager.buster else 0)

    def bank_fee(self, action):
        return fee_of(self.brackets, action)


def fee_of(brackets, amount):
    """RND-5: a bracket's upper bound belongs to it."""
    return next(fee for upper, fee in brackets if upper is None or amount <= upper)


@dataclass(frozen=True)
class House:
    """One column of the house table."""

    century: bool  # the game is 21st Century, not Pure 21.5
    decks: tuple
    schedules: dict
    buster_table: tuple  # pays to 1 for 3, 4, 5, 6, 7, 8 or more cards
    surrender: bool = True
    backline: bool = False
    max_hands: int = 4
    max_ace_hands: int = 4
    max_ten_hands: int = 4
    max_circles: int | None = None
    adjacent_circles: bool = False
    buster_low: int | None = None
    buster_high: int | None = None
    buster_in_table_limit: bool = False
    rounding: str = "exact"  # D25: exact, players-favour, banks-favour, nearest-chip
    nearest: object = None  # a Nearest, where the hand nearer to a target wins


@dataclass(frozen=True)
class Nearest:
    """N-1 to N-8: what a house says about it."""

    target: int
    bank_stands_on: int
    must_hit: int
    must_stand: int | None
    aces_as_eleven: int
    win_pays: tuple
    tie: str
    tie_pays: tuple


def schedule(low, high, circle_fee, *brackets, backline=None, buster=0, buster_limit=None):
    """A schedule from dollars.  `circle_fee`: one fee, or brackets by size; a backline bet pays it too unless told."""
    cents = lambda dollars: None if dollars is None else round(dollars * 100)
    in_cents = lambda rows: tuple((cents(upper), cents(fee)) for upper, fee in rows)
    by_size = circle_fee if isinstance(circle_fee, tuple) else ((None, circle_fee),)
    return Schedule(
        cents(low),
        cents(high),
        in_cents(by_size),
        cents(by_size[0][1] if backline is None else backline),
        cents(buster),
        in_cents(brackets),
        None if buster_limit is None else tuple(map(cents, buster_limit)),
    )


CHIP = 50
SEATS = range(1, 9)

_AVIATOR_BANK = ((100, 1), (None, 2))
_OCEAN_34 = ((100, 1), (300, 2), (600, 4), (1000, 8), (None, 12))

HOUSES = {
    "aviator/pure-21.5": House(
        century=False,
        decks=(1, 8),
        backline=True,
        max_circles=6,
        buster_in_table_limit=True,
        buster_table=(1, 3, 6, 30, 100, 300),
        schedules={
            1: schedule(2, 50, 0.5, *_AVIATOR_BANK),
            2: schedule(25, 200, 1, *_AVIATOR_BANK),
            3: schedule(100, 400, 2, *_AVIATOR_BANK),
        },
    ),
    "ocean-view/pure-21.5": House(
        century=False,
        decks=(6, 8),
        buster_low=100,
        buster_high=2500,
        buster_table=(2, 2, 4, 15, 50, 250),
        schedules={
            1: schedule(5, None, 0, (50, 0.5), (100, 1), (200, 2), (300, 3), (None, 5)),
            2: schedule(5, None, 0, (100, 1), (300, 2), (500, 4), (800, 6), (None, 10)),
            3: schedule(25, None, 0, *_OCEAN_34),
            4: schedule(50, None, 0, *_OCEAN_34),
            5: schedule(100, None, 0, (300, 2), (1000, 5), (2500, 10), (None, 25)),
        },
    ),
    "livermore/pure-21.5": House(
        century=False,
        decks=(1, 8),
        surrender=False,
        max_ace_hands=2,
        max_circles=3,
        adjacent_circles=True,
        buster_table=(2, 2, 4, 12, 50, 200),
        schedules={1: schedule(5, 200, 0, (100, 1), (300, 2), (None, 3))},
    ),
    "21st-century/21st-century-8.0": House(
        century=True,
        decks=(6, 8),
        max_hands=5,
        max_ace_hands=3,
        max_ten_hands=3,
        buster_table=(1, 3, 5, 25, 100, 500),
        schedules={1: schedule(10, 300, 0.5, (100, 1), (None, 2))},
    ),
    # scenarios/houses: what the owner's template leaves open and no shipped house chooses (D10).
    "juniper/pure-21.5": House(
        century=False,
        decks=(1, 8),
        backline=True,
        buster_low=100,
        buster_high=2500,
        buster_table=(2, 2, 4, 15, 50, 250),
        schedules={
            1: schedule(5, 200, ((50, 1), (200, 3)), (None, 1), backline=0.5, buster=2, buster_limit=(2, 10)),
            2: schedule(25, None, 1, (300, 2), (None, 4), backline=0, buster=0.5),
            3: schedule(100, 1000, 2, (1000, 5), (None, 10), buster_limit=(5, None)),
        },
    ),
}

for _rounding in ("players-favour", "banks-favour", "nearest-chip"):
    HOUSES[f"aspen/{_rounding}"] = replace(HOUSES["aviator/pure-21.5"], rounding=_rounding)

_OPEN = {1: schedule(5, 100, 0.5, (100, 1), (None, 2))}

# Houses in which the nearer hand wins; the generator of random rounds leaves them alone.
NEAREST_HOUSES = {
    "open/closest-22": House(
        century=False,
        decks=(1, 8),
        buster_table=(),
        schedules=_OPEN,
        nearest=Nearest(22, 20, 11, 18, 1, (1, 1), "player", (3, 10)),
    ),
    "willow/closest-24": House(
        century=False,
        decks=(1, 8),
        buster_table=(),
        schedules=_OPEN,
        nearest=Nearest(24, 22, 0, None, 31, (16, 25), "push", (3, 10)),
    ),
}


def house_of(rulebook):
    return HOUSES.get(rulebook) or NEAREST_HOUSES[rulebook]


# ---------------------------------------------------------------------------------------------------------------
# Errors


class Nonsense(Exception):
    """The file cannot be read or makes no sense: exit 2."""


class Refused(Exception):
    """A command in the file was refused: exit 1."""

    def __init__(self, action, clause, reason):
        super().__init__(reason)
        self.action, self.clause, self.reason = action, clause, reason


# ---------------------------------------------------------------------------------------------------------------
# Cards and hands

RANKS = "A23456789TJQK"
SUITS = "shdc"


def is_ten(card):
    return card[0] in "TJQK"


def value(card):
    """VAL-1, with the ace as 1."""
    return 10 if is_ten(card) else RANKS.index(card[0]) + 1


def count(cards):
    """The best total and whether it is soft (VAL-4), without regard to naturals."""
    hard = sum(map(value, cards))
    if any(card[0] == "A" for card in cards) and hard + 10 <= 21:
        return hard + 10, True
    return hard, False


def is_natural(cards):
    """VAL-2, VAL-3; the caller sees to VAL-5."""
    return len(cards) == 2 and sorted(map(value, cards)) == [1, 10]


@dataclass(eq=False)
class Hand:
    seat: int
    wager: int
    cards: list = field(default_factory=list)
    split: bool = False  # made by a split
    doubled: bool = False
    surrendered: bool = False
    done: bool = False

    @property
    def total(self):
        return count(self.cards)[0]

    @property
    def soft(self):
        return count(self.cards)[1]

    @property
    def natural(self):
        return not self.split and is_natural(self.cards)

    @property
    def over(self):
        return self.total > 21

    @property
    def split_ace(self):
        return self.split and self.cards[0][0] == "A"


@dataclass(eq=False)
class Circle:
    """A betting circle with a base wager and what else lies there."""

    seat: int
    player: str
    base: int
    buster: int = 0
    backline: list = field(default_factory=list)  # (player, amount), as placed
    hands: list = field(default_factory=list)
    insurance: int = 0


@dataclass
class Action:
    """`SEAT[.HAND] VERB [AMOUNT]`."""

    text: str
    seat: int
    hand: int | None
    verb: str
    amount: int | None


@dataclass
class Wager:
    """One entry of `wagers`, not yet judged."""

    text: str
    seat: int
    player: str
    base: int | None
    buster: int | None
    backline: int | None


@dataclass
class Scenario:
    rulebook: str
    schedule: int
    decks: int
    bank_text: str
    bank_seat: int
    bank_wager: int
    bank_player: str
    cards: list
    wagers: list
    actions: list


# ---------------------------------------------------------------------------------------------------------------
# The round


class Round:
    """One round.  `choose(round, asked)` gives the next Action; `draw()` the next card.

    `asked` is a Circle when insurance is offered to it and a Hand otherwise.
    """

    def __init__(self, scenario, choose, draw):
        self.scenario = scenario
        self.house = house_of(scenario.rulebook)
        self.schedule = self.house.schedules[scenario.schedule]
        self.choose, self.draw = choose, draw
        self.bank = scenario.bank_wager
        self.bank_cards = []
        self.circles = {}  # seat -> Circle
        self.result = 0  # the player-dealer's running result
        self.settlement = []
        self.fees = []
        self.button = None
        self.peeked_natural = False

    # --- orders of seats

    def seats_from(self, seat):
        """Seats with a circle in play, clockwise, `seat` first.  Seats are numbered clockwise (D6)."""
        ring = [(seat - 1 + step) % 8 + 1 for step in range(8)]
        return [s for s in ring if s in self.circles]

    def deal_order(self):
        return self.seats_from(1) if self.house.century else self.act_order()

    def act_order(self):
        """RND-8: from the player-dealer's left."""
        return self.seats_from(self.scenario.bank_seat % 8 + 1)

    def settle_order(self):
        if self.house.century:
            return sorted(self.circles, reverse=True)
        return self.seats_from(self.button)

    # --- the whole

    def play(self):
        self.place_bank()
        for wager in self.scenario.wagers:
            self.place(wager)
        if not self.circles:
            raise Nonsense("nobody has placed a wager")
        self.take_fees()
        self.deal()
        if self.house.century and self.bank_cards[0][0] == "A":
            self.offer_insurance()
        self.peek()
        if not self.peeked_natural:
            for seat in self.act_order():
                self.play_circle(self.circles[seat])
        self.place_button()
        if self.bank_must_draw():
            self.complete_bank()
        self.settle()
        return self.report()

    # --- wagers

    def place_bank(self):
        def refuse(clause, reason):
            raise Refused(self.scenario.bank_text, clause, reason)

        if self.bank < self.schedule.low:
            refuse("RND-2", "the bank is below the table minimum")
        if self.bank % CHIP:
            refuse("D19", "the bank is not a multiple of the chip unit")

    def place(self, wager):
        """Judge one entry and put it down (RND-3, BB-1, BB-2, D9, D19, D20, L-CAS-12, L-CAS-13)."""
        house, limit = self.house, self.schedule
        livermore = house.adjacent_circles

        def refuse(clause, reason):
            raise Refused(wager.text, clause, reason)

        def check_limit(amount):
            if amount < limit.low:
                refuse("L-CAS-2" if livermore else "D19", "below the table minimum")
            if limit.high is not None and amount > limit.high:
                refuse("D19", "above the table maximum")
            if amount % CHIP:
                refuse("D19", "not a multiple of the chip unit")

        if wager.player == self.scenario.bank_player:
            refuse("D20", "the player-dealer does not bet against its own bank")
        if wager.backline is not None:
            if not house.backline:
                refuse("L-CAS-13" if livermore else "RND-3", "no backline bets here")
            if wager.buster:
                refuse("BB-1", "a Buster bet is never backline")
            circle = self.circles.get(wager.seat)
            if circle is None:
                refuse("D9", "no hand to bet on")
            if circle.player == wager.player:
                refuse("D9", "a backline bet is on someone else's hand")
            if wager.player in [player for player, _ in circle.backline]:
                refuse("RND-3", "one backline bet per player and circle")
            check_limit(wager.backline)
            circle.backline.append((wager.player, wager.backline))
            return
        if wager.base is None:
            refuse("BB-1", "a Buster bet needs a base wager")
        if wager.seat == self.scenario.bank_seat:
            refuse("RND-3", "that is the player-dealer's circle")
        if wager.seat in self.circles:
            other = self.circles[wager.seat].player != wager.player
            refuse("L-CAS-13" if livermore and other else "RND-3", "one player, one wager per circle")
        held = sorted([s for s, c in self.circles.items() if c.player == wager.player] + [wager.seat])
        if house.adjacent_circles and (len(held) > 3 or held[-1] - held[0] != len(held) - 1):
            refuse("L-CAS-12", "at most three adjacent circles")
        if house.max_circles is not None and len(held) > house.max_circles:
            refuse("D20", "too many circles")
        check_limit(wager.base)
        if wager.buster is not None:
            self.check_buster(wager, refuse)
        self.circles[wager.seat] = Circle(wager.seat, wager.player, wager.base, wager.buster or 0)

    def check_buster(self, wager, refuse):
        house, limit, amount = self.house, self.schedule, wager.buster
        if amount == 0:
            return  # the same as none
        if amount < 0:
            refuse("BB-2", "a Buster bet must be more than nothing")
        if amount > wager.base:
            refuse("BB-2", "more than the base wager")
        low, high = limit.buster_limit or (house.buster_low, house.buster_high)
        if house.buster_in_table_limit:
            low, high = limit.low, limit.high
        if (low is not None and amount < low) or (high is not None and amount > high):
            refuse("BB-2", "outside the limits of a Buster bet")
        if amount % CHIP:
            refuse("D19", "not a multiple of the chip unit")

    def take_fees(self):
        """FEE, RND-4, RND-5: what each entry's wagers pay, in the order in which they were placed."""
        self.total_action = sum(
            c.base + c.buster + sum(amount for _, amount in c.backline) for c in self.circles.values()
        )
        fees = [(w.seat, w.player, self.schedule.wager_fee(w)) for w in self.scenario.wagers]
        self.fees = [entry for entry in fees if entry[2]]
        self.bank_fee = self.schedule.bank_fee(self.total_action)

    # --- cards

    def deal(self):
        """RND-6."""
        for circle in self.circles.values():
            circle.hands = [Hand(circle.seat, circle.base)]
        for _ in range(2):
            for seat in self.deal_order():
                self.circles[seat].hands[0].cards.append(self.draw())
            self.bank_cards.append(self.draw())

    def offer_insurance(self):
        """DSS-7: once per circle, in the order in which players act, before the peek."""
        for seat in self.act_order():
            circle = self.circles[seat]
            action = self.choose(self, circle)
            if action.verb not in ("insure", "no"):
                raise Refused(action.text, "DSS-7", "insurance must be answered first")
            if action.seat != seat or action.hand not in (None, 1):
                raise Refused(action.text, "RND-8", "out of turn")
            if action.verb == "insure":
                circle.insurance = circle.base // 2

    def peek(self):
        """RND-7: Pure looks under an ace or a ten-value, 21st Century under an ace only."""
        up = self.bank_cards[0]
        if up[0] == "A" or (is_ten(up) and not self.house.century):
            self.peeked_natural = is_natural(self.bank_cards)

    def refusal(self, hand, verb, amount=None):
        """Why `verb` is not legal for this hand in turn, as (clause, reason); None when it is."""
        circle = self.circles[hand.seat]
        century = self.house.century
        two_cards = len(hand.cards) == 2
        if verb == "hit":
            if hand.split_ace:
                return "DSS-2", "a split ace gets one card"
            if century and hand.total == 21 or not century and not hand.soft and hand.total >= 19:
                return "RND-8", "the chart says stand"
        elif verb == "stand":
            if hand.total <= 11:
                return "RND-8", "the chart says hit"
        elif verb == "double":
            if hand.split_ace:
                return "DSS-2", "a split ace cannot be doubled"
            if not two_cards:
                return "DSS-1", "only the first two cards can be doubled"
            if century and hand.total == 21:
                return "DSS-1", "21 cannot be doubled"
            if amount is not None:
                if century and amount != hand.wager:
                    return "D13", "a double is exactly the wager"
                if amount > hand.wager or amount <= 0:
                    return "DSS-1", "a double is at most the wager"
                if amount % CHIP:
                    return "D19", "a double is in whole chips"
        elif verb == "split":
            if not two_cards or value(hand.cards[0]) != value(hand.cards[1]):
                return "DSS-2", "not a pair"
            if century and hand.cards[0][0] != hand.cards[1][0]:
                return "DSS-2", "ten-values of different ranks"
            most = self.house.max_hands
            if hand.cards[0][0] == "A":
                most = self.house.max_ace_hands
            elif is_ten(hand.cards[0]):
                most = self.house.max_ten_hands
            if len(circle.hands) >= most:
                return "DSS-3", "as many hands as a circle may have"
        elif verb == "surrender":
            if not self.house.surrender:
                return "DSS-4", "not offered here"
            if century:
                if hand.split_ace:
                    return "DSS-4", "a split ace cannot surrender"
                if hand.total > 20:
                    return "DSS-4", "more than 20"
            else:
                if hand.split:
                    return "DSS-4", "a split hand cannot surrender"
                if not two_cards:
                    return "DSS-4", "only on the first two cards"
        elif century:
            return "DSS-7", "insurance is not being offered"
        else:
            return "D20", "insurance is not offered in this game"
        return None

    def legal_moves(self, hand):
        """What a hand may do; empty when it is complete."""
        if hand.done or hand.natural or hand.over or hand.doubled or hand.surrendered:
            return []
        verbs = ("hit", "stand", "double", "split", "surrender")
        return [verb for verb in verbs if self.refusal(hand, verb) is None]

    def play_circle(self, circle):
        """Hands of a circle left to right (D15); a hand that can only stand is not asked (D17)."""
        index = 0
        while index < len(circle.hands):
            hand = circle.hands[index]
            if self.legal_moves(hand) in ([], ["stand"]):
                index += 1
                continue
            action = self.choose(self, hand)
            self.check_turn(action, circle, index)
            amount = action.amount
            why = self.refusal(hand, action.verb, amount)
            if why:
                raise Refused(action.text, *why)
            self.act(circle, index, action.verb, hand.wager if amount is None else amount)

    def check_turn(self, action, circle, index):
        if action.verb in ("insure", "no"):  # refused for what it is, whoever's turn it is
            raise Refused(action.text, *self.refusal(circle.hands[index], action.verb))
        if action.seat != circle.seat:
            raise Refused(action.text, "RND-8", "out of turn")
        if action.hand is None and len(circle.hands) > 1:
            raise Nonsense(f"{action.text}: which hand?")
        if action.hand is not None and action.hand != index + 1:
            raise Refused(action.text, "RND-8", "out of turn")

    def act(self, circle, index, verb, amount):
        hand = circle.hands[index]
        if verb == "hit":
            hand.cards.append(self.draw())
        elif verb == "stand":
            hand.done = True
        elif verb == "double":
            hand.wager += amount
            hand.doubled = True
            hand.cards.append(self.draw())
        elif verb == "surrender":
            hand.surrendered = True
        elif verb == "split":
            other = Hand(circle.seat, circle.base, [hand.cards.pop()], split=True)
            hand.split = True
            circle.hands.insert(index + 1, other)
            hand.cards.append(self.draw())
            other.cards.append(self.draw())

    def place_button(self):
        """RND-9, Pure only: the hole card counted from the player-dealer's left, its own seat skipped."""
        if self.house.century:
            return
        bank_seat = self.scenario.bank_seat
        ring = [(bank_seat + step) % 8 + 1 for step in range(7)]
        reached = ring[RANKS.index(self.bank_cards[1][0]) % 7]
        self.button = self.seats_from(reached)[0]

    def bank_must_draw(self):
        """D8, BB-5.  A natural is complete as it lies."""
        if is_natural(self.bank_cards):
            return False
        hands = [hand for circle in self.circles.values() for hand in circle.hands]
        waiting = any(not hand.natural and not hand.surrendered for hand in hands)
        return waiting or any(circle.buster for circle in self.circles.values())

    def complete_bank(self):
        """Chart 1B: hits soft 17 and below, stands on hard 17 and above."""
        while True:
            total, soft = count(self.bank_cards)
            if total > 17 or (total == 17 and not soft):
                return
            self.bank_cards.append(self.draw())

    # --- settlement

    def bank_over(self):
        return count(self.bank_cards)[0] > 21

    def judge(self, hand):
        """Outcome and clause of a hand against the player-dealer's."""
        bank_natural = is_natural(self.bank_cards)
        bank_total, _ = count(self.bank_cards)
        if hand.surrendered:
            return "surrender", "DSS-6"
        if hand.natural and bank_natural:
            return "push", "GR-1"
        if hand.natural:
            return "win", "GR-2"
        if bank_natural:
            return "lose", "GR-2"
        if hand.over and self.bank_over():
            return self.judge_both_over(hand, bank_total)
        if hand.over:
            return "lose", "GR-4"
        if self.bank_over():
            return "win", "GR-3"
        if hand.total == bank_total:
            return "push", "GR-5"
        return ("win" if hand.total > bank_total else "lose"), "GR-6"

    def judge_both_over(self, hand, bank_total):
        three = len(self.bank_cards) == 3
        ranks = "".join(sorted(card[0] for card in self.bank_cards))
        suits = {card[1] for card in self.bank_cards}
        if not self.house.century:
            return ("push" if ranks == "888" else "lose"), "GR-7"
        if hand.total == bank_total:
            return "lose", "WIN-6"
        if three and ranks == "789" and len(suits) == 1 and hand.total < bank_total:
            return "push", "WIN-5"
        return "lose", "WIN-5"

    def settle(self):
        order = [self.circles[seat] for seat in self.settle_order()]
        for circle in order:  # D16
            if circle.insurance:
                outcome = "win" if is_natural(self.bank_cards) else "lose"
                self.settle_one(circle, None, circle.player, "insurance", circle.insurance, outcome, (2, 1), "DSS-7")
        for circle in order:
            self.settle_game(circle)
            if not self.house.century:
                self.settle_buster(circle)
        if self.house.century:
            for circle in order:
                self.settle_buster(circle)

    def settle_game(self, circle):
        for number, hand in enumerate(circle.hands, 1):
            outcome, clause = self.judge(hand)
            odds = (6, 5) if hand.natural else (1, 1)
            self.settle_one(circle, number, circle.player, "base", hand.wager, outcome, odds, clause)
            if number == 1:  # D9
                for player, amount in circle.backline:
                    self.settle_one(circle, 1, player, "backline", amount, outcome, odds, clause)

    def settle_buster(self, circle):
        if not circle.buster:
            return
        odds, outcome, clause = (1, 1), "lose", "BB-4"
        if self.bank_over():
            outcome = "win"
            odds = (self.house.buster_table[min(len(self.bank_cards), 8) - 3], 1)
        elif self.peeked_natural:
            clause = "BB-6"
        self.settle_one(circle, None, circle.player, "buster", circle.buster, outcome, odds, clause)

    def settle_one(self, circle, number, player, kind, amount, outcome, odds, clause):
        """RND-11, D18: pay or collect what fits between -bank and +bank."""
        paid = collected = uncovered = 0
        rounded = {}
        if outcome == "win":
            exact = amount * odds[0] // odds[1]
            payout = self.in_chips(exact)
            paid = min(payout, self.bank + self.result)
            if paid < payout:
                in_action = -(-paid * odds[1] // odds[0])  # rounded up to the cent
                uncovered = max(amount - in_action, 0)
            elif payout != exact:
                rounded = dict(rounded_from=dollars(exact))
        elif outcome in ("lose", "surrender"):
            due = amount if outcome == "lose" else amount // 2
            collected = min(due, self.bank - self.result)
            uncovered = due - collected
        self.result += collected - paid
        self.settlement.append(
            dict(
                seat=circle.seat,
                hand=number,
                player=player,
                wager=kind,
                amount=dollars(amount),
                outcome=outcome,
                paid=dollars(paid),
                collected=dollars(collected),
                uncovered=dollars(uncovered),
                clause=clause,
                **rounded,
            )
        )

    def in_chips(self, exact):
        """D25: a payout as the house's chips can make it."""
        over = exact % CHIP
        if not over or self.house.rounding == "exact":
            return exact
        up = {"players-favour": True, "banks-favour": False, "nearest-chip": 2 * over >= CHIP}[self.house.rounding]
        return exact - over + (CHIP if up else 0)

    # --- report

    def report(self):
        bank_natural = is_natural(self.bank_cards)
        bank_total, _ = count(self.bank_cards)
        return {
            "rulebook": self.scenario.rulebook,
            "fees": {
                "players": [dict(seat=s, player=p, amount=dollars(a)) for s, p, a in self.fees],
                "player_dealer": dollars(self.bank_fee),
            },
            "total_action": dollars(self.total_action),
            "player_dealer": {
                "seat": self.scenario.bank_seat,
                "cards": self.bank_cards,
                "total": 21.5 if bank_natural else bank_total,
                "natural": bank_natural,
                "bust": self.bank_over(),
            },
            "action_button": self.button,
            "hands": [
                {
                    "seat": seat,
                    "hand": number,
                    "cards": hand.cards,
                    "total": 21.5 if hand.natural else hand.total,
                    "soft": hand.soft,
                    "natural": hand.natural,
                    "bust": hand.over,
                    "wager": dollars(hand.wager),
                }
                for seat in self.deal_order()
                for number, hand in enumerate(self.circles[seat].hands, 1)
            ],
            "settlement": self.settlement,
            "bank_result": dollars(self.result),
            "net": self.net(),
        }

    def net(self):
        cents = lambda amount: round(amount * 100)
        net = {self.scenario.bank_player: self.result - self.bank_fee}
        for wager in self.scenario.wagers:
            net.setdefault(wager.player, 0)
        for _, player, fee in self.fees:
            net[player] -= fee
        for line in self.settlement:
            net[line["player"]] += cents(line["paid"]) - cents(line["collected"])
        return {player: dollars(net[player]) for player in sorted(net)}


class NearestRound(Round):
    """A round in which the hand nearer to a target wins (N-1 to N-8)."""

    def totals(self, cards):
        low = sum(map(value, cards))
        aces = min(sum(card[0] == "A" for card in cards), self.house.nearest.aces_as_eleven)
        return [low + 10 * elevens for elevens in range(aces + 1)]

    def deciding(self, cards):
        """N-2."""
        return max([t for t in self.totals(cards) if t <= self.house.nearest.target], default=self.totals(cards)[0])

    def away(self, total):
        return abs(total - self.house.nearest.target)

    def scored(self, cards):
        """N-1: of two totals as near the lower is named."""
        return min(self.totals(cards), key=lambda total: (self.away(total), total))

    def closed(self, cards):
        """N-3."""
        return self.totals(cards)[0] >= self.house.nearest.target

    def peek(self):
        pass

    def refusal(self, hand, verb, amount=None):
        if verb in ("insure", "no"):
            return "D20", "insurance is not offered in this game"
        if verb not in ("hit", "stand"):
            return "N-8", "there is hitting and standing, nothing else"
        if verb == "stand" and self.deciding(hand.cards) <= self.house.nearest.must_hit:
            return "N-4", "the chart says hit"
        return None

    def legal_moves(self, hand):
        stands_from = self.house.nearest.must_stand
        forced = stands_from is not None and self.deciding(hand.cards) >= stands_from
        if hand.done or forced or self.closed(hand.cards):
            return []
        return ["hit", "stand"]

    def bank_must_draw(self):
        return True

    def complete_bank(self):
        """N-5."""
        while self.deciding(self.bank_cards) < self.house.nearest.bank_stands_on and not self.closed(self.bank_cards):
            self.bank_cards.append(self.draw())

    def settle_game(self, circle):
        rules = self.house.nearest
        (hand,) = circle.hands
        own, theirs = self.away(self.scored(hand.cards)), self.away(self.scored(self.bank_cards))
        if own != theirs:
            result = ("win" if own < theirs else "lose", rules.win_pays, "N-6")
        else:
            result = ({"player": "win", "bank": "lose", "push": "push"}[rules.tie], rules.tie_pays, "N-7")
        outcome, odds, clause = result
        self.settle_one(circle, 1, circle.player, "base", hand.wager, outcome, odds, clause)

    def report(self):
        report = super().report()
        report["player_dealer"] |= {"total": self.scored(self.bank_cards), "natural": False, "bust": False}
        for line in report["hands"]:
            low = self.totals(line["cards"])[0]
            decides = self.deciding(line["cards"])
            line |= {"total": self.scored(line["cards"]), "soft": decides > low, "natural": False, "bust": False}
        return report


def dollars(cents):
    return cents / 100


# ---------------------------------------------------------------------------------------------------------------
# Scenario files


def read_scenario(text):
    """A Scenario from TOML text; Nonsense when it makes none."""
    try:
        data = tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise Nonsense(str(error))
    # Which keys may be left out is not written down; these have an obvious value or none is needed.
    check_keys(data, "scenario", {"rulebook", "bank", "cards", "wagers"}, {"schedule", "decks", "actions", "title", "shows"})
    rulebook = data["rulebook"]
    if not isinstance(rulebook, str) or rulebook not in HOUSES | NEAREST_HOUSES:
        raise Nonsense(f"unknown rulebook {rulebook!r}")  # the owner's template among them (D10)
    house = house_of(rulebook)
    number = data.get("schedule", 1)
    if whole(number, "schedule") not in house.schedules:
        raise Nonsense("schedule out of range")
    if not house.decks[0] <= whole(data.get("decks", 6), "decks") <= house.decks[1]:
        raise Nonsense("decks out of range")
    bank = data["bank"]
    check_keys(bank, "bank", {"seat", "wager"}, {"player", "turn"})
    if whole(bank.get("turn", 1), "turn") not in (1, 2):
        raise Nonsense("turn out of range")
    bank_seat = seat_number(bank["seat"])
    return Scenario(
        rulebook=rulebook,
        schedule=number,
        decks=data.get("decks", 6),
        bank_text=next(iter(inline_tables(text, "bank")), None),
        bank_seat=bank_seat,
        bank_wager=money(bank["wager"]),
        bank_player=name(bank.get("player", str(bank_seat))),
        cards=read_cards(data["cards"]),
        wagers=read_wagers(data["wagers"], inline_tables(text, "wagers")),
        actions=[read_action(action) for action in a_list(data.get("actions", []), "actions")],
    )


def check_keys(table, what, required, optional):
    if not isinstance(table, dict):
        raise Nonsense(f"{what} must be a table")
    if missing := required - table.keys():
        raise Nonsense(f"{what} lacks {sorted(missing)}")
    if unknown := table.keys() - required - optional:
        raise Nonsense(f"{what} has unknown keys {sorted(unknown)}")


def whole(number, what):
    if type(number) is not int:
        raise Nonsense(f"{what} must be a whole number")
    return number


def a_list(items, what):
    if not isinstance(items, list):
        raise Nonsense(f"{what} must be a list")
    return items


def seat_number(number):
    if whole(number, "seat") not in SEATS:
        raise Nonsense("seat out of range")
    return number


def name(text):
    if not isinstance(text, str) or not text:
        raise Nonsense("a player is a name")
    return text


def money(amount):
    """Whole cents from a number of dollars (D1)."""
    if type(amount) not in (int, Decimal):
        raise Nonsense("money must be a number")
    cents = Decimal(amount) * 100
    if not cents.is_finite() or cents != int(cents):
        raise Nonsense("money is whole cents")
    return int(cents)


def read_cards(text):
    """The cards, each one that exists; not held against the number of decks."""
    if not isinstance(text, str):
        raise Nonsense("cards must be text")
    cards = text.split()
    for card in cards:
        if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
            raise Nonsense(f"no such card: {card}")
    return cards


def read_wagers(entries, texts):
    wagers = []
    for index, entry in enumerate(a_list(entries, "wagers")):
        check_keys(entry, "wager", {"seat"}, {"player", "base", "buster", "backline"})
        amounts = {key: money(entry[key]) for key in ("base", "buster", "backline") if key in entry}
        if not amounts:
            raise Nonsense("a wager without an amount")
        if "base" in amounts and "backline" in amounts:
            raise Nonsense("a wager is base or backline, not both")
        seat = seat_number(entry["seat"])
        wagers.append(
            Wager(
                text=texts[index] if index < len(texts) else None,
                seat=seat,
                player=name(entry.get("player", str(seat))),
                base=amounts.get("base"),
                buster=amounts.get("buster"),
                backline=amounts.get("backline"),
            )
        )
    return wagers


ACTION = re.compile(r"(\d+)(?:\.(\d+))? (hit|stand|double|split|surrender|insure|no)(?: (\d+(?:\.\d+)?))?", re.ASCII)


def read_action(text):
    match = ACTION.fullmatch(" ".join(text.split())) if isinstance(text, str) else None
    if not match:
        raise Nonsense(f"not an action: {text!r}")
    seat, hand, verb, amount = match.groups()
    if amount is not None and verb != "double":
        raise Nonsense(f"{text}: only a double has an amount")
    return Action(
        text=text,
        seat=seat_number(int(seat)),
        hand=None if hand is None else int(hand),
        verb=verb,
        amount=None if amount is None else money(Decimal(amount)),
    )


def inline_tables(text, key):
    """The inline tables after `key =`, as written (refusals quote them).  Knows only the style of SCENARIOS.md."""
    start = re.search(rf"^\s*{key}\s*=", text, re.MULTILINE)
    if not start:
        return []
    tables = re.compile(r"\s*[\[,]?\s*(\{[^{}]*\})")
    found, position = [], start.end()
    while match := tables.match(text, position):
        found.append(match[1])
        position = match.end()
    return found


def play_scenario(scenario):
    """The JSON object of a scenario; Refused or Nonsense otherwise."""
    actions, cards = iter(scenario.actions), iter(scenario.cards)

    def take(iterator, complaint):
        try:
            return next(iterator)
        except StopIteration:
            raise Nonsense(complaint) from None

    kind = NearestRound if house_of(scenario.rulebook).nearest else Round
    report = kind(
        scenario,
        choose=lambda _round, _asked: take(actions, "actions are missing"),
        draw=lambda: take(cards, "the cards ran out"),
    ).play()
    if next(actions, None) is not None:
        raise Nonsense("actions are left over")
    return report


def run(text):
    """(exit status, JSON line or None, message or None) of one scenario file's text."""
    try:
        report = play_scenario(read_scenario(text))
        return 0, json.dumps(report, separators=(",", ":"), ensure_ascii=False), None
    except Refused as refused:
        body = {"refused": {"action": refused.action, "clause": refused.clause, "reason": refused.reason}}
        return 1, json.dumps(body, separators=(",", ":"), ensure_ascii=False), None
    except Nonsense as nonsense:
        return 2, None, str(nonsense)


def main(paths):
    worst = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except (OSError, UnicodeDecodeError) as error:
            status, line, message = 2, None, str(error)
        else:
            status, line, message = run(text)
        worst = max(worst, status)
        if line is not None:
            print(line)
        if message is not None:
            print(f"{path}: {message}", file=sys.stderr)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
