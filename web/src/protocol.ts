// Generated from crates/room/src/protocol by its test; do not edit.
// CARDROOM_UPDATE=1 cargo test -p room protocol writes it anew.

/**
 * An answer is written down: nothing is said of whether it is right.
 */
export type AnswerTaken = { 
/**
 * How many questions were answered.
 */
answered: number, 
/**
 * The time by the room's clock.
 */
now: number, 
/**
 * When the time is over.
 */
ends: number, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "money": Money } | { "card": Card } | { "cards": Array<Card | null> } | { "player": number } | { "place": number } | { "word": string } | { "text": string } | { "telling": Telling } | { "tellings": Array<Telling> };

/**
 * `POST /api/asked/{asked}/read`.
 */
export type AskedRead = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, };

/**
 * A seat whose owner was asked to leave: at once, or when nothing of theirs is in play any more.
 */
export type AskedRow = { 
/**
 * The number by which it is known.
 */
asked: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * When.
 */
at: number, 
/**
 * Have they left it?
 */
gone: boolean, 
/**
 * With how many chips, where the table counts them.
 */
chips: Money | null, };

/**
 * What became of an offer of the bank.
 */
export type BankAnswer = "taken" | "declined" | "clock" | "passed";

/**
 * What became of an offer of the bank: `GET /api/tables/{table}/bank`.
 */
export type BankTurn = { 
/**
 * Since when it was offered to them.
 */
offered: number, 
/**
 * When they answered, or their clock did.
 */
at: number, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * Their seat.
 */
seat: number, 
/**
 * For a third party?
 */
third_party: boolean, 
/**
 * What became of it.
 */
answer: BankAnswer, 
/**
 * What they put up, where they took it.
 */
wager: Money, };

/**
 * How many hands somebody banked.
 */
export type BankerHands = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * For a third party?
 */
third_party: boolean, 
/**
 * How many.
 */
hands: number, };

/**
 * One player-dealer's results at a table on a gaming day: `GET /api/reports/banking` (also as `.csv`).
 */
export type BankingRow = { 
/**
 * The gaming day.
 */
day: string, 
/**
 * The table.
 */
table: number, 
/**
 * Who banked.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * For a third-party provider?
 */
third_party: boolean, 
/**
 * Rounds banked.
 */
rounds: number, 
/**
 * All bank wagers.
 */
banked: Money, 
/**
 * Won or lost.
 */
result: Money, 
/**
 * Fees paid for banking.
 */
fees: Money, };

/**
 * What the table waits for.
 */
export type BlackjackAwaits = { "for": "bank_offer", 
/**
 * To whom.
 */
player: PlayerId, 
/**
 * At which spot; at Livermore it need not be their chair (L-CAS-14).
 */
seat: number, 
/**
 * Which turn it would be.
 */
turn: number, } | { "for": "any_bank" } | { "for": "wagers" } | { "for": "dealer", 
/**
 * What.
 */
task: BlackjackTask, } | { "for": "insurance", 
/**
 * Who.
 */
player: PlayerId, 
/**
 * For which circle.
 */
seat: number, 
/**
 * What it costs: exactly half the game wager.
 */
amount: Money, } | { "for": "nobody" } | { "for": "action", 
/**
 * Who.
 */
player: PlayerId, 
/**
 * In which circle.
 */
seat: number, 
/**
 * Which hand, from 1.
 */
hand: number, 
/**
 * What it may do.
 */
moves: BlackjackMoves, };

/**
 * A bet behind a circle.
 */
export type BlackjackBacklineView = { player: PlayerId, seat: number, amount: Money, };

/**
 * Who may take the bank.
 */
export type BlackjackBankEligibility = "anyone" | "played-previous-two";

/**
 * The player-dealer, its cards and its coverage.
 */
export type BlackjackBankView = { player: PlayerId, seat: number, wager: Money, turn: number, 
/**
 * The cards that lie face up, the up card first.
 */
cards: Array<Card>, 
/**
 * Does a card lie face down?
 */
hole_down: boolean, 
/**
 * The face-down card, for the auditor.
 */
hole: Card | null, total: BlackjackTotal, over: boolean, peeked: boolean | null, result: Money, 
/**
 * What it can still pay and collect (RND-11).
 */
can_pay: Money, can_collect: Money, 
/**
 * What it could pay beside all that lies on the felt, if that won even money; below zero where that is more.
 */
covers: Money, fee: Money, button: number | null, };

/**
 * What a house asks of the bank beside its turns: of third-party providers, and of a bank that comes back.
 */
export type BlackjackBanking = { 
/**
 * At most so many third-party providers at a table (TP-1).
 */
third_parties: number | null, 
/**
 * A third-party provider banks at most so many hands in a row, and comes back only after somebody else (TP-2).
 */
third_party_turns: number | null, 
/**
 * Does the position come back to a player only after somebody else has had it (TP-3)?
 */
return_needs_another: boolean, };

/**
 * Both over: who wins.
 */
export type BlackjackBothOver = "bank-wins" | "888-pushes" | "suited-789-pushes";

/**
 * The bounds of every wager at a table.
 */
export type BlackjackBounds = { 
/**
 * The smallest chip: every wager is a multiple of it (D19).
 */
chip: Money, 
/**
 * The least base wager.
 */
base_least: Money, 
/**
 * The most, where the house names one.
 */
base_most: Money | null, 
/**
 * The Buster bet, where the house has it.
 */
buster: BlackjackBusterBounds | null, 
/**
 * The least bank wager (RND-2).
 */
bank_least: Money, 
/**
 * The least and the most that banking costs, by the total action (RND-5).
 */
bank_fees: [Money, Money], };

/**
 * A fee by the size of something: of the total table action, or of a base wager.
 */
export type BlackjackBracket = { 
/**
 * Where it begins on the posted sign; the bound that counts is the one before it.
 */
from: Money, 
/**
 * Up to and including this much (RND-5).
 */
to: Money | null, 
/**
 * What it costs.
 */
fee: Money, };

/**
 * The Buster bet of a house.
 */
export type BlackjackBuster = { 
/**
 * So many to one for a bust with 3, 4, 5, 6, 7, and 8 or more cards.
 */
pays: [number, number, number, number, number, number], 
/**
 * The least, where the house names one.
 */
min: Money | null, 
/**
 * The most, where the house names one; never more than the base wager.
 */
max: Money | null, 
/**
 * Must it be within the table limit by itself (Aviator)?
 */
within_table_limit: boolean, };

/**
 * The bounds of the Buster bet (BB-2).
 */
export type BlackjackBusterBounds = { 
/**
 * The least.
 */
least: Money, 
/**
 * The most, where the house names one.
 */
most: Money | null, 
/**
 * At most so many times the base wager in the same circle.
 */
per_base: number, };

/**
 * When Buster bets are settled.
 */
export type BlackjackBusterSettles = "with-its-circle" | "after-all-game-wagers";

/**
 * A chapter of the rules.
 */
export type BlackjackChapter = { 
/**
 * What it is about.
 */
title: Telling, 
/**
 * Its rules.
 */
rules: Array<BlackjackRule>, };

/**
 * A circle with wagers.
 */
export type BlackjackCircleView = { seat: number, player: PlayerId, base: Money, buster: Money, insurance: Money | null, fee: Money, hands: Array<BlackjackHandView>, };

/**
 * How many circles one player may bet on.
 */
export type BlackjackCircles = { 
/**
 * At most so many; the seats are the only bound where the house names none.
 */
most: number | null, 
/**
 * Must they lie side by side (L-CAS-12)?
 */
adjacent: boolean, 
/**
 * At most so many once the floor orders it because people wait.
 */
while_waiting: number | null, };

/**
 * A card that the floor may still correct.
 */
export type BlackjackCorrectableView = { 
/**
 * Where it lies.
 */
at: BlackjackTarget, 
/**
 * The how-manieth card it is there, from 1.
 */
nth: number, 
/**
 * What was named.
 */
card: Card, };

/**
 * What a hand counts once an event has happened.
 */
export type BlackjackCounted = { 
/**
 * The how-manieth event of its record it follows, from 0.
 */
event: number, 
/**
 * Which hand; the player-dealer's is `bank`.
 */
at: BlackjackTarget, 
/**
 * What it counts.
 */
total: BlackjackTotal, 
/**
 * Is it over?
 */
over: boolean, };

/**
 * Which two-card hands may be doubled.
 */
export type BlackjackDoubleOn = "any" | "any-but-21" | "9-11" | "10-11" | "never";

/**
 * One thing that happened.
 */
export type BlackjackEvent = { "joined": { player: PlayerId, seat: number | null, chips: Money, third_party: boolean, } } | { "chips_added": { player: PlayerId, amount: Money, } } | { "left": { player: PlayerId, chips: Money, } } | { "bank_taken": { player: PlayerId, seat: number, wager: Money, turn: number, } } | { "bank_declined": { player: PlayerId, seat: number, } } | { "wagered": { player: PlayerId, seat: number, base: Money, buster: Money, } } | { "backlined": { player: PlayerId, seat: number, amount: Money, } } | { "taken_back": { player: PlayerId, seat: number, amount: Money, 
/**
 * The fee that goes back with them, where it was taken as they were placed (RND-4).
 */
fee?: Money, } } | { "shuffled": { cards: number, } } | "cut_card_came" | { "wagers_closed": { total_action: Money, } } | { "fee_taken": { player: PlayerId, seat: number, amount: Money, } } | { "bank_fee_taken": { player: PlayerId, amount: Money, 
/**
 * What of it came out of the bank wager, because the stack behind it could not pay it (D22).
 */
from_bank?: Money, } } | { "bank_fell_short": { player: PlayerId, seat: number, fee: Money, } } | { "card_dealt": { to: BlackjackTarget, card: Card | null, } } | "insurance_offered" | { "insurance_answered": { player: PlayerId, seat: number, amount: Money, } } | { "peeked": { natural: boolean, } } | { "acted": { player: PlayerId, seat: number, hand: number, action: BlackjackMove, } } | { "hole_shown": { card: Card, } } | { "button_placed": { count: number, counted_to: number, seat: number, } } | { "named_again": { at: BlackjackTarget, nth: number, was: Card, card: Card, } } | { "retracted": BlackjackLastMove } | { "settled": BlackjackLine } | { "ruled": { author: string, reason: string, ruling: BlackjackRuling, 
/**
 * What it rests on, where that is not Livermore's clause for it.
 */
clause?: Clause | null, } } | { "round_ended": { bank_result: Money, } };

/**
 * What the floor makes of a single wager.
 */
export type BlackjackFate = "return" | "pay" | "take";

/**
 * When players pay their fees: always before a card is dealt (RND-4). The player-dealer, whose fee depends on the total
 * action, pays once wagers are closed (RND-2).
 */
export type BlackjackFeesTaken = "before-the-deal" | "with-each-wager";

/**
 * What the chart says where it leaves no choice between hitting and standing (RND-8).
 */
export type BlackjackForced = "hit" | "stand";

/**
 * How far a hand has come.
 */
export type BlackjackHandState = "open" | "stood" | "doubled" | "surrendered";

/**
 * A hand in a circle.
 */
export type BlackjackHandView = { cards: Array<Card>, total: BlackjackTotal, over: boolean, wager: Money, double: Money, state: BlackjackHandState, ruled: boolean, settled: boolean, 
/**
 * Why it is passed over while hands are asked (D17). Left out where it is not.
 */
not_asked?: BlackjackNotAsked, };

/**
 * The move that was made last, as long as it can be taken back.
 */
export type BlackjackLastMove = { 
/**
 * Whose it was.
 */
player: PlayerId, 
/**
 * In which circle.
 */
seat: number, 
/**
 * Of which hand; none for an answer to the offer of insurance.
 */
hand: number | null, 
/**
 * What was done; none for an answer to the offer of insurance.
 */
action: BlackjackMove | null, 
/**
 * What was put out for it, and goes back.
 */
amount: Money, };

/**
 * One line of a settlement.
 */
export type BlackjackLine = { 
/**
 * The circle.
 */
seat: number, 
/**
 * The hand, for base wagers and backline bets.
 */
hand: number | null, 
/**
 * Whose wager it is.
 */
player: PlayerId, 
/**
 * Which wager.
 */
wager: BlackjackWagerKind, 
/**
 * Its amount, with the double.
 */
amount: Money, 
/**
 * How it came out.
 */
outcome: BlackjackOutcome, 
/**
 * What the player-dealer paid beside returning the wager.
 */
paid: Money, 
/**
 * What the player-dealer took.
 */
collected: Money, 
/**
 * The part that got no action (D18).
 */
uncovered: Money, 
/**
 * The clause the outcome rests on.
 */
clause: Clause, 
/**
 * What the odds come to, where that was rounded to the chips on the table and all of it is paid (D25).
 */
rounded_from?: Money, };

/**
 * Something that went wrong.
 */
export type BlackjackMishap = "misnamed" | "bet-misentered" | "paid-wrongly" | "exposed" | "off-table" | "extra" | "missed-peek" | "misdeal" | "switched" | "wager-removed";

/**
 * What may go wrong at a table, and what the floor's own word rests on there.
 */
export type BlackjackMishaps = { 
/**
 * The clause of the floor's own word.
 */
floor: Clause, 
/**
 * Penalties are among them where the rulebook has them.
 */
reportable: Array<BlackjackReportable>, };

/**
 * What a player may do with a hand.
 */
export type BlackjackMove = "hit" | "stand" | { "double": Money } | "split" | "surrender";

/**
 * The moves that are open to a hand.
 */
export type BlackjackMoves = { 
/**
 * May take a card.
 */
hit: boolean, 
/**
 * May stand.
 */
stand: boolean, 
/**
 * May double, for at least `double_min` and at most this; zero where it may not.
 */
double: Money, 
/**
 * The least it may double for.
 */
double_min: Money, 
/**
 * May split.
 */
split: boolean, 
/**
 * May surrender.
 */
surrender: boolean, 
/**
 * What the chart forces, if anything.
 */
chart: BlackjackForced | null, };

/**
 * Where the players' chart forces a stand.
 */
export type BlackjackMustStand = "never" | "hard-19" | "any-21";

/**
 * The rules of a game in which the hand nearer to a target wins.
 */
export type BlackjackNearest = { 
/**
 * What hands are to come near.
 */
target: Mark, 
/**
 * Who wins when both are equally near (N-7).
 */
tie: BlackjackTie, 
/**
 * What a tie pays that the player wins.
 */
tie_pays: Odds, 
/**
 * What a nearer hand pays (N-6).
 */
win_pays: Odds, 
/**
 * The deciding total at which the player-dealer stands (N-5).
 */
bank_stands_on: number, 
/**
 * The deciding total from which players stand, where the house has one (N-4).
 */
must_stand: number | null, 
/**
 * How many aces of a hand may count 11; the others count 1 (N-1).
 */
aces_as_eleven: number, };

/**
 * Why a hand that could be asked is not: its only legal move is to stand (D17).
 */
export type BlackjackNotAsked = "natural" | "chart" | "split_ace" | "complete";

/**
 * How a wager came out.
 */
export type BlackjackOutcome = "win" | "lose" | "push" | "surrender";

/**
 * Up cards that are peeked under.
 */
export type BlackjackPeek = "never" | "ace" | "ace-or-ten";

/**
 * Somebody at the table.
 */
export type BlackjackPersonView = { player: PlayerId, seat: number | null, stack: Money, third_party: boolean, 
/**
 * The most they could bank with (RND-2).
 */
bank_most: Money, 
/**
 * The spots at which they may take the bank when it is offered to them, or to anybody (L-CAS-14).
 */
bank_spots: Array<number>, };

/**
 * Where a round stands.
 */
export type BlackjackPhase = "offering" | "wagering" | "collecting" | "dealing" | "insuring" | "peeking" | "playing" | "drawing" | "settling";

/**
 * A player's moves at a blackjack table.
 */
export type BlackjackPlay = { "take_bank": { wager: Money, seat?: number | null, } } | "decline_bank" | { "wager": { seat: number, base: Money, buster: Money, } } | { "backline": { seat: number, amount: Money, } } | { "take_back": { seat: number, } } | "ready" | { "insurance": { seat: number, take: boolean, } } | { "act": { seat: number, hand: number, action: BlackjackMove, } };

/**
 * What players pay, a flat fee for each kind of wager (RND-4).
 */
export type BlackjackPlayerFees = { 
/**
 * What a base wager pays by its size, in rising order; the last reaches to the table maximum.
 */
base: Array<BlackjackBracket>, 
/**
 * What a backline bet pays.
 */
backline: Money, 
/**
 * What a Buster bet pays.
 */
buster: Money, };

/**
 * A mishap that may be reported at a table.
 */
export type BlackjackReportable = { 
/**
 * What.
 */
what: BlackjackMishap, 
/**
 * What the ruling on it rests on.
 */
clause: Clause, };

/**
 * What becomes of a payout that the smallest chip cannot make.
 */
export type BlackjackRounding = "exact" | "players-favour" | "banks-favour" | "nearest-chip";

/**
 * A wager that the floor may rule on now (D23). Where the rulebook has penalties, a hand whose own wager is among them may be fouled
 * (L-CAS-6), or its wager have been removed (L-CAS-4).
 */
export type BlackjackRulableView = { 
/**
 * The circle.
 */
seat: number, 
/**
 * The hand, from 1.
 */
hand: number, 
/**
 * Which of its wagers.
 */
wager: BlackjackWagerKind, 
/**
 * Whose bet behind the hand, where it is one.
 */
player?: PlayerId, };

/**
 * One rule of a house, told.
 */
export type BlackjackRule = { 
/**
 * Where it is written.
 */
clause: Clause, 
/**
 * What it says.
 */
says: Telling, };

/**
 * The rules of one rulebook, as far as cards and wagers go. Limits and fees are in [`super::Schedule`].
 */
export type BlackjackRules = { 
/**
 * The fewest and the most decks in the shoe; the owner's where a document names none (D24).
 */
decks: [number, number], 
/**
 * Seats at the table, numbered clockwise from the house dealer's left (D6).
 */
seats: number, 
/**
 * What a winning natural pays.
 */
natural: Odds, 
/**
 * Which up cards make the house dealer check the hole card before anyone acts (RND-7).
 */
peek: BlackjackPeek, 
/**
 * Is insurance offered when an ace is up (DSS-7)?
 */
insurance: boolean, 
/**
 * Where the players' chart says stand.
 */
must_stand: BlackjackMustStand, 
/**
 * The players' chart says hit on hard totals up to this; 0 where nobody is forced to hit.
 */
must_hit: number, 
/**
 * Does the player-dealer draw to a soft 17?
 */
dealer_hits_soft_17: boolean, 
/**
 * What happens when player and player-dealer are both over.
 */
both_over: BlackjackBothOver, 
/**
 * Which two-card hands may be doubled.
 */
double: BlackjackDoubleOn, 
/**
 * May a double be for less than the wager?
 */
double_for_less: boolean, 
/**
 * May a hand made by a split be doubled?
 */
double_after_split: boolean, 
/**
 * Which ten-value cards make a pair.
 */
split_tens: BlackjackSplitTens, 
/**
 * The most hands a circle may have by splitting twos to nines.
 */
split_hands: number, 
/**
 * The most hands by splitting ten-values.
 */
split_hands_tens: number, 
/**
 * The most hands by splitting aces.
 */
split_hands_aces: number, 
/**
 * Does a split ace get one card only?
 */
split_aces_one_card: boolean, 
/**
 * When half the wager may be given up.
 */
surrender: BlackjackSurrender, 
/**
 * May others bet on a seated player's hand?
 */
backline: boolean, 
/**
 * How many circles one player may hold.
 */
circles: BlackjackCircles, 
/**
 * Where the deal starts.
 */
deal_from: BlackjackStartsAt, 
/**
 * In which order wagers are settled.
 */
settle: BlackjackSettle, 
/**
 * Is each circle's Buster bet settled after its base wager, or all of them in a second pass?
 */
buster_settles: BlackjackBusterSettles, 
/**
 * The Buster bet, where the house has it.
 */
buster: BlackjackBuster | null, 
/**
 * How many hands in a row a player may bank before the position is offered on.
 */
bank_turns: number, 
/**
 * Who may take the bank.
 */
bank_eligibility: BlackjackBankEligibility, 
/**
 * Has the rulebook Livermore's casino rules about removed wagers, fouled hands and the floor's word (L-CAS-4, L-CAS-6,
 * L-CAS-16)?
 */
casino_rules: boolean, 
/**
 * The smallest chip: wagers are multiples of it (D1).
 */
chip: Money, 
/**
 * The target, where the hand nearer to it wins and nothing is bust or natural (N-1).
 */
nearest?: BlackjackNearest, 
/**
 * What is asked of the bank beside its turns (TP-1 to TP-3).
 */
banking?: BlackjackBanking, 
/**
 * What becomes of a payout that the chips on the table cannot make (D25).
 */
rounding?: BlackjackRounding, };

/**
 * What the floor may decide.
 */
export type BlackjackRuling = { "foul": { 
/**
 * The circle.
 */
seat: number, 
/**
 * The hand.
 */
hand: number, } } | { "removed_wager": { 
/**
 * The circle.
 */
seat: number, 
/**
 * The hand.
 */
hand: number, } } | { "wager": { 
/**
 * The circle.
 */
seat: number, 
/**
 * The hand; 1 for a bet that belongs to the circle.
 */
hand: number, 
/**
 * Which of its wagers; not insurance, which is settled at once.
 */
wager: BlackjackWagerKind, 
/**
 * Whose bet behind the hand, where somebody bet there.
 */
player?: PlayerId | null, 
/**
 * What becomes of it.
 */
fate: BlackjackFate, } } | "void_round" | { "correct": { 
/**
 * Whose card.
 */
at: BlackjackTarget, 
/**
 * The how-manieth card there, from 1.
 */
nth: number, 
/**
 * What it really is.
 */
card: Card, } } | { "reverse": {  } } | "play_on" | "no_look" | { "two_circles": { 
/**
 * In force?
 */
on: boolean, } };

/**
 * One collection schedule: a table limit with its fees. Exactly one is in force at a table (RND-4).
 */
export type BlackjackSchedule = { 
/**
 * The option's number in the house's document.
 */
option: number, 
/**
 * The table minimum.
 */
min: Money, 
/**
 * The table maximum; none where the house has no limit.
 */
max: Money | null, 
/**
 * The least and the most Buster bet, where this table limit has its own (BB-2).
 */
buster_limit: [Money, Money | null] | null, 
/**
 * What players pay for their wagers.
 */
player_fees: BlackjackPlayerFees, 
/**
 * When players pay.
 */
fees_taken: BlackjackFeesTaken, 
/**
 * What the player-dealer pays by total table action, in rising order; the last has no upper bound.
 */
bank_fees: Array<BlackjackBracket>, 
/**
 * Who posted it where the document names no figures.
 */
posted_by: string | null, };

/**
 * In which order wagers are settled.
 */
export type BlackjackSettle = "button-from-bank" | "button-from-house-dealer" | "from-house-dealers-right" | "left-of-bank";

/**
 * Which ten-value cards may be split.
 */
export type BlackjackSplitTens = "same-value" | "same-rank" | "never";

/**
 * Where something that goes round the table starts.
 */
export type BlackjackStartsAt = "left-of-bank" | "left-of-house-dealer";

/**
 * When half the wager may be given up.
 */
export type BlackjackSurrender = "none" | "first-two" | "any-time";

/**
 * Where a card goes.
 */
export type BlackjackTarget = { "hand": { seat: number, hand: number, } } | "bank" | "hole";

/**
 * What the house dealer does next.
 */
export type BlackjackTask = "shuffle" | { "card": BlackjackTarget } | "peek" | "show_hole" | "pay_off" | "call_floor";

/**
 * Who wins when both hands are equally near.
 */
export type BlackjackTie = "push" | "player" | "bank";

/**
 * What a hand counts.
 */
export type BlackjackTotal = { 
/**
 * The best total: with an ace as 11 where that does not take the hand over. A natural has 21 here. Where the nearer hand
 * wins it is the deciding total (N-2).
 */
points: number, 
/**
 * Is an ace counted as 11 (VAL-4)?
 */
soft: boolean, 
/**
 * 21.5: an ace and a ten-value as the two initial cards (VAL-2, VAL-3).
 */
natural: boolean, 
/**
 * Where the nearer hand wins: the total that is compared, which may be above the target (N-1).
 */
scored?: number, };

/**
 * The table as a viewer sees it.
 */
export type BlackjackView = { 
/**
 * Where the round stands.
 */
phase: BlackjackPhase, 
/**
 * What the table waits for.
 */
awaits: BlackjackAwaits, 
/**
 * Rounds played to their end.
 */
rounds: number, 
/**
 * Cards left in the shoe.
 */
shoe_left: number, 
/**
 * All cards of the game.
 */
shoe_size: number, 
/**
 * Has the cut card come in this round (D11)? Left out where it has not.
 */
cut_card?: boolean, 
/**
 * What is in the drop box.
 */
drop: Money, 
/**
 * All wagers placed before the deal (RND-5).
 */
total_action: Money, 
/**
 * What may be wagered here.
 */
bounds: BlackjackBounds, 
/**
 * By order of the floor, two circles a player (L-CAS-12).
 */
two_circles: boolean, 
/**
 * Cards that the floor may still correct: nobody has decided anything since they came, or everything is played and nothing
 * paid. The last of them came last. Left out where there are none.
 */
correctable?: Array<BlackjackCorrectableView>, 
/**
 * May the floor reverse the last settlement (ROOM-17)? Left out where it may not.
 */
reversible?: boolean, 
/**
 * May the floor rule that the look at the hole card counts for nothing? Left out where it may not.
 */
looked?: boolean, 
/**
 * Where a person deals: the wagers that the floor may rule on now. Left out where there are none.
 */
rulable?: Array<BlackjackRulableView>, 
/**
 * Where a person deals: the move that was made last, as long as the dealer may take it back (ROOM-17).
 */
last_move?: BlackjackLastMove, 
/**
 * Where a person deals: what is still to be paid and collected, in order.
 */
sheet?: Array<BlackjackLine>, 
/**
 * Everybody at the table.
 */
people: Array<BlackjackPersonView>, 
/**
 * The player-dealer.
 */
bank: BlackjackBankView | null, 
/**
 * The circles with wagers, by seat.
 */
circles: Array<BlackjackCircleView>, 
/**
 * The bets behind them.
 */
backlines: Array<BlackjackBacklineView>, };

/**
 * Which wager a settlement line is about.
 */
export type BlackjackWagerKind = "base" | "backline" | "buster" | "insurance";

/**
 * A check of the books that the room made by itself: `GET /api/books/checks`.
 */
export type BooksCheck = { 
/**
 * When it began, in milliseconds since 1970.
 */
at: number, 
/**
 * How many seconds it took.
 */
seconds: number, 
/**
 * How many records it read.
 */
records: number, 
/**
 * How many records before them an earlier check had found in order.
 */
not_read_again: number, 
/**
 * How many things do not agree; none where it could not be made. The room's log and `cardroom verify` tell what.
 */
wrong: number | null, };

/**
 * One box.
 */
export type BoxRequest = { 
/**
 * The table it hung at.
 */
table: number, 
/**
 * What is written on it.
 */
label: string, 
/**
 * What lay in it.
 */
counted: Money, };

/**
 * What somebody bought and redeemed on this gaming day, and what comes of one entry more: `GET /api/cage/day`.
 */
export type CageDay = { 
/**
 * The gaming day.
 */
day: string, 
/**
 * So far, by tender.
 */
sums: Array<TenderSum>, 
/**
 * What is due with this entry.
 */
due: CashDue | null, 
/**
 * Do they have to show who they are, for this entry?
 */
identity_due: boolean, 
/**
 * Does the book want a reason for this entry?
 */
reason_due: boolean, 
/**
 * What the counter has to know before the entry is made.
 */
says: Array<Telling>, };

/**
 * A line of the cage's book: `GET /api/cage/entries`, and the answer to the three requests above.
 */
export type CageEntry = { 
/**
 * Its number.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * On which gaming day.
 */
day: string, 
/**
 * Who stood at the counter.
 */
by: PlayerId, 
/**
 * `issue`, `redeem` or `correct`.
 */
kind: string, 
/**
 * Whose wallet.
 */
player: PlayerId, 
/**
 * Into the wallet; negative out of it.
 */
amount: Money, 
/**
 * Why.
 */
reason: string, 
/**
 * The entry this one undoes.
 */
corrects: number | null, 
/**
 * Who signed it too, where two people did.
 */
second: PlayerId | null, 
/**
 * Nothing has moved yet: it waits for a second signature, under this number.
 */
waits: boolean, 
/**
 * Against what, where it was said.
 */
tender?: Tender, 
/**
 * The drawer it went over.
 */
drawer?: number, 
/**
 * By what they showed who they are.
 */
identity?: Identity, 
/**
 * Real chips: no wallet was touched.
 */
real?: boolean, };

/**
 * `POST /api/cage/issue` and `/api/cage/redeem` (cage, manager).
 */
export type CageRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * Whose wallet.
 */
player: PlayerId, 
/**
 * How much.
 */
amount: Money, 
/**
 * Why, in a few words. It has to be said where the entry is out of the ordinary: paid in something that has no name of its own,
 * or to somebody who is kept out.
 */
reason?: string, 
/**
 * What was paid for the chips, or is paid for them: cash, where it is not said.
 */
tender?: Tender, 
/**
 * By what they showed who they are. It has to be said once on a gaming day whose cash comes above the house's threshold for a report.
 */
identity?: Identity, 
/**
 * Real chips, which people carry in their hands: no wallet is touched.
 */
real?: boolean, };

/**
 * A playing card: `4 × rank + suit`, 0 to 51, and 52 for the joker.
 */
export type Card = string;

/**
 * Cards of a deck that everybody has seen, with what opens them.
 */
export type CardsOpened = { 
/**
 * The shuffle's number.
 */
shuffle: number, 
/**
 * After which cut they were dealt; 0 where nobody cut.
 */
cut: number, 
/**
 * The cards.
 */
cards: Array<OpenedCard>, 
/**
 * Is the hand over? No more cards of this deck are opened to all.
 */
over: boolean, };

/**
 * What is due because of the cash of a gaming day.
 */
export type CashDue = "note" | "report";

/**
 * A gaming day on which somebody's cash, in or out, was above the house's threshold: `GET /api/reports/cash`.
 */
export type CashRow = { 
/**
 * The gaming day.
 */
day: string, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * By what they last showed who they are on that day.
 */
identity: Identity | null, 
/**
 * By tender.
 */
sums: Array<TenderSum>, 
/**
 * What is due.
 */
due: CashDue, };

/**
 * `GET /api/certificates/{code}`: for anybody.
 */
export type Certificate = { 
/**
 * The code by which anybody finds it.
 */
code: string, 
/**
 * Who passed.
 */
name: string, 
/**
 * What the exam is called.
 */
title: string, 
/**
 * The rulebook.
 */
rulebook: string, 
/**
 * The cardroom.
 */
house: string, 
/**
 * What the game is called there.
 */
game: string, 
/**
 * The hash of the rulebook's text.
 */
hash: string, 
/**
 * Is that still its text?
 */
current: boolean, 
/**
 * The seed of the exam.
 */
seed: number, 
/**
 * How many questions it had.
 */
questions: number, 
/**
 * How many were right in every part.
 */
right: number, 
/**
 * So many of a hundred had to be.
 */
pass: number, 
/**
 * When it ended.
 */
ended: number, 
/**
 * The gaming day of that.
 */
day: string, 
/**
 * The record of the house's book that says so.
 */
entry: number, };

/**
 * A part of what changed.
 */
export type Change = unknown[] | { [key in string]: Change };

/**
 * A shuffle to check: `GET /api/tables/{table}/shuffles/{shuffle}`.
 */
export type CheckableShuffle = RevealedShuffle | OpenedDeck | CutShuffle;

/**
 * What somebody of a third party goes with.
 */
export type ChipsOut = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What was counted.
 */
chips: Money, };

/**
 * `POST /api/claim`: the one-time link that is printed on the first run makes the manager's account.
 */
export type ClaimRequest = { 
/**
 * The token in the link.
 */
token: string, 
/**
 * The manager's name.
 */
name: string, 
/**
 * The manager's password.
 */
password: string, };

/**
 * A clause: a closed set, so that a ruling cannot cite what is not in the books.
 */
export type Clause = string;

/**
 * How a clause was answered.
 */
export type ClauseMarks = { 
/**
 * The clause.
 */
clause: Clause, 
/**
 * Parts of questions that rest on it.
 */
asked: number, 
/**
 * Those that were wrong, or not answered.
 */
wrong: number, };

/**
 * A running clock.
 */
export type Clock = { 
/**
 * Who is asked, or may change the number of cards; none while wagers are open to all, or all throw a card away.
 */
player: PlayerId | null, 
/**
 * The circle that is asked, where one is.
 */
seat: number | null, 
/**
 * Until the rulebook's move is played, when this frame was sent.
 */
left_ms: number, 
/**
 * Of which so much is the player's time bank.
 */
bank_ms: number, 
/**
 * All the time there was.
 */
of_ms: number, 
/**
 * Is it the moment in which the last to draw may change the number, and nobody else acts (DR-6)?
 */
change: boolean, 
/**
 * Does it stand, because the floor was called (ROOM-12)?
 */
stands: boolean, };

/**
 * `POST /api/exams/{exam}/close`: nobody begins it any more; whoever sits it goes on.
 */
export type CloseExam = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, };

/**
 * `POST /api/shifts/{shift}/close`: closes the shift that is open.
 */
export type CloseShift = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * What the next shift should know, in a few words; may be empty.
 */
note: string, };

/**
 * `POST /api/tables/{table}/close`: closes a table (floor).
 */
export type CloseTable = { 
/**
 * Why, in a few words, for the house's book; may be empty.
 */
reason: string, 
/**
 * What people of third parties go with, as it was counted (ROOM-16); who is left out was not counted.
 */
chips_out: Array<ChipsOut>, };

/**
 * A shuffle that was committed to.
 */
export type Committed = { 
/**
 * Its number at this table.
 */
shuffle: number, 
/**
 * SHA-256 of the house's seed, or of the roots of its decks, in hex.
 */
commitment: string, 
/**
 * How many decks; 0 for one that is not cut.
 */
decks: number, 
/**
 * The players' words, in the order in which they are mixed in.
 */
entropy: Array<Entropy>, };

/**
 * `POST /api/cage/correct`: a second entry that undoes a first one, which stays in the book.
 */
export type CorrectRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The entry to undo.
 */
entry: number, 
/**
 * Why.
 */
reason: string, };

/**
 * `POST /api/counts/{sheet}/correct`: one line was wrong; it stays on the sheet, struck out.
 */
export type CountCorrection = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The table whose box it is about.
 */
table: number, 
/**
 * What lay in it.
 */
counted: Money, 
/**
 * Why.
 */
reason: string, };

/**
 * A line of a count sheet.
 */
export type CountLine = { 
/**
 * The table.
 */
table: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * What is written on the box.
 */
label: string, 
/**
 * What was entered first and corrected later, in order.
 */
struck: Array<StruckLine>, 
/**
 * What holds.
 */
counted: Money, 
/**
 * What should be in it, by the ledger.
 */
expected: Money, 
/**
 * What is over; negative what is short.
 */
variance: Money, };

/**
 * What is to be counted: `GET /api/counts/next`. It does not say what should be in the boxes.
 */
export type CountOffer = { 
/**
 * Of which shift.
 */
shift: number, 
/**
 * When the boxes were pulled: what fell into them later is counted another time.
 */
pulled: number, 
/**
 * The boxes of tables that were dealt, and those in which something is left from before, by table.
 */
boxes: Array<OfferedBox>, 
/**
 * Those of tables where nobody played, or nobody but the house's programs: they need not be counted, and may be.
 */
idle: Array<OfferedBox>, };

/**
 * `POST /api/counts`: what lay in the boxes.
 */
export type CountRequest = { 
/**
 * Made by the client; sent again, it is counted once.
 */
id: string, 
/**
 * Of which shift.
 */
shift: number, 
/**
 * When the boxes were pulled, as it was offered.
 */
pulled: number, 
/**
 * Box by box; one that is left out is offered again.
 */
boxes: Array<BoxRequest>, 
/**
 * The names of those who counted.
 */
counters: Array<string>, };

/**
 * A count sheet: `GET /api/counts/{sheet}`.
 */
export type CountSheet = { 
/**
 * The record of the house's book in which it was entered.
 */
sheet: number, 
/**
 * The gaming day.
 */
day: string, 
/**
 * The shift.
 */
shift: number, 
/**
 * What that is called.
 */
shift_name: string, 
/**
 * When the boxes were pulled.
 */
pulled: number, 
/**
 * When it was entered.
 */
at: number, 
/**
 * By whom.
 */
by: string, 
/**
 * Who counted.
 */
counters: Array<string>, 
/**
 * The boxes, by table.
 */
boxes: Array<CountLine>, 
/**
 * What should be in all of them, by the ledger.
 */
expected: Money, 
/**
 * What was.
 */
counted: Money, 
/**
 * What is over; negative what is short.
 */
variance: Money, 
/**
 * Who signed it first.
 */
first: string | null, 
/**
 * When.
 */
first_at: number | null, 
/**
 * Under which number it waits for the second signature.
 */
waits: number | null, 
/**
 * Who signed it last: it is final.
 */
second: string | null, 
/**
 * When that was.
 */
signed: number | null, };

/**
 * `POST /api/counts/{sheet}/sign`: the first of two signatures.
 */
export type CountSignature = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, };

/**
 * `POST /api/account` (a new account, or a guest who stays), `POST /api/login`.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * At least ten characters.
 */
password: string, };

/**
 * Everybody cut: which deck is dealt follows, and the order in which its places come.
 */
export type Cut = { 
/**
 * The shuffle's number.
 */
shuffle: number, 
/**
 * The cut's number.
 */
cut: number, 
/**
 * In the order of the cutters.
 */
cuts: Array<PlayerCut>, 
/**
 * Which of the decks is dealt, from 0.
 */
deck: number, 
/**
 * The seeds of the other decks, in order.
 */
seeds?: Array<string>, };

/**
 * A shuffle with its cuts: all that is needed to check it.
 */
export type CutShuffle = { 
/**
 * The table.
 */
table: number, 
/**
 * Its number at this table.
 */
shuffle: number, 
/**
 * What was published ahead: the hash of a shoe's seed, or of the roots of the decks.
 */
commitment: string, 
/**
 * How many decks were committed to; one is a shoe.
 */
decks: number, 
/**
 * The cuts, in order.
 */
cuts: Array<CutStory>, 
/**
 * Poker: the cards that everybody saw.
 */
cards: Array<CardsOpened>, 
/**
 * Poker: the cards that were dealt to whoever asks, and nobody else is shown.
 */
mine: Array<CardsOpened>, 
/**
 * A shoe that is done: its seed.
 */
seed: string | null, 
/**
 * A shoe that is done: its cards before the shuffle, and those that came out of it, in order.
 */
fresh: Array<Card>, 
/**
 * See above.
 */
dealt: Array<Card>, };

/**
 * One cut of a shuffle, from what was cut to what became of it.
 */
export type CutStory = { 
/**
 * What was cut.
 */
cutting: Cutting, 
/**
 * What everybody showed.
 */
cut: Cut | null, 
/**
 * Or how it came to nothing.
 */
voided: CutVoided | null, 
/**
 * How many cards of the shuffle had been dealt before.
 */
after: number, };

/**
 * A cut came to nothing, after these had shown their links: it is made again without those who are missing.
 */
export type CutVoided = { 
/**
 * The shuffle's number.
 */
shuffle: number, 
/**
 * The cut's number.
 */
cut: number, 
/**
 * Who did not cut in time; nobody where there was nothing to deal any more.
 */
missing: Array<PlayerId>, 
/**
 * What the others had shown.
 */
cuts: Array<PlayerCut>, };

/**
 * Somebody who cuts.
 */
export type Cutter = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What their link stands behind.
 */
tip: string, 
/**
 * Their Ed25519 key; empty where their client cannot sign.
 */
key: string, };

/**
 * What is being cut. Once this is public, neither the cards nor those who cut can be exchanged any more.
 */
export type Cutting = { 
/**
 * The shuffle's number at this table.
 */
shuffle: number, 
/**
 * The how-manieth cut of this shuffle it is, from 1.
 */
cut: number, 
/**
 * How many cards are cut.
 */
cards: number, 
/**
 * The root of each deck, of the stub that was made up again, or the hash of the shoe's seed.
 */
roots: Array<string>, 
/**
 * Those who cut.
 */
cutters: Array<Cutter>, 
/**
 * Everybody who is dealt in, in the order of dealing; at blackjack everybody with a wager and the bank, by number.
 */
places: Array<PlayerId>, 
/**
 * The house's signature.
 */
signature: string, };

/**
 * What a human dealer does or enters.
 */
export type DealerPlay = "shuffle" | "deck_changed" | "cut_card" | "close_wagers" | { "card": { card: Card, } } | "hole_down" | { "peek": { natural: boolean, } } | { "show_hole": { card: Card, } } | { "act": { seat: number, hand: number, action: BlackjackMove, } } | { "insurance": { seat: number, take: boolean, } } | { "pay_off": { 
/**
 * All of them?
 */
all: boolean, } } | { "name_again": { was: Card, card: Card, } } | { "retract": { seat: number, hand?: number | null, } } | { "said": { what: Said, } } | { "for": { seat: number, play: SeatPlay, } } | { "seat": { seat: number, player: PlayerId, chips?: Money | null, third_party?: boolean, } } | { "chips": { seat: number, amount: Money, } } | { "count": { seat: number, chips: Money, } } | { "unseat": { seat: number, chips?: Money | null, } } | { "came": { 
/**
 * In the order in which they came; none where only the burn was due.
 */
cards: Array<Card>, } } | "down_around" | { "poker": { command: PokerCommand, } };

/**
 * Who deals.
 */
export type Dealing = "virtual" | "human";

/**
 * Which chips somebody of a third party declares (ROOM-16).
 */
export type Declared = "brought" | "added" | "taken";

/**
 * Everything that is asked of the room, as far as roles care.
 */
export type Deed = "play" | "leave" | "talk" | "deal" | "name_patrons" | "call_floor" | "rule" | "run_tables" | "run_shifts" | "count" | "cage" | "read_cage" | "read_people" | "exclude" | "read_exclusions" | "read_reports" | "read_rounds" | "search_rounds" | "read_journal" | "read_collusion" | "give_roles" | "sign" | "set_exams" | "read_exams" | "see_all";

/**
 * A scanner read a card.
 */
export type DeviceCard = { 
/**
 * The action's id: sent again, the card is named once.
 */
id: string, 
/**
 * The card: `Kh`.
 */
card: string, 
/**
 * The table it lies at, where the scanner knows it: a key is good for one.
 */
table?: number, };

/**
 * The card is named.
 */
export type DeviceCardDone = { 
/**
 * At which table.
 */
table: number, 
/**
 * The number of the record in its log.
 */
seq: number, };

/**
 * The key of a scanner: it is told this once.
 */
export type DeviceKey = { 
/**
 * Its number in the house's book.
 */
device: number, 
/**
 * The table it is good for.
 */
table: number, 
/**
 * What stands behind `Bearer`.
 */
key: string, };

/**
 * The key of a scanner is to be good for nothing any more.
 */
export type DeviceKeyEnd = { 
/**
 * The action's id.
 */
id: string, };

/**
 * A key is wanted for a scanner at a table.
 */
export type DeviceKeyRequest = { 
/**
 * The action's id.
 */
id: string, 
/**
 * What the scanner is called.
 */
name: string, };

/**
 * A scanner that has a key.
 */
export type DeviceRow = { 
/**
 * Its number in the house's book.
 */
device: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Who gave it the key.
 */
by: string, 
/**
 * When.
 */
since: number, };

/**
 * `POST /api/people/{player}/disable` (manager).
 */
export type DisableRequest = { 
/**
 * Why, in a few words.
 */
reason: string, };

/**
 * `POST /api/cage/drawers`, and `POST /api/cage/drawers/{drawer}/close`: the cash in a drawer, counted.
 */
export type DrawerCount = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The cash that lies in it.
 */
counted: Money, };

/**
 * A drawer of the cage: `GET /api/cage/drawers`, those that are open first, then those that were closed lately.
 */
export type DrawerRow = { 
/**
 * Its number: that of the record in which it was opened.
 */
drawer: number, 
/**
 * Whose it is.
 */
by: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Is it ours?
 */
mine: boolean, 
/**
 * When it was opened; when it was closed, where it was closed lately.
 */
at: number, 
/**
 * The gaming day of that.
 */
day: string, 
/**
 * The cash it was opened with.
 */
opened_with: Money, 
/**
 * The cash that came in since, but for what was corrected; while it is open, told to nobody who may count it.
 */
cash_in: Money | null, 
/**
 * The cash that went out since, but for what was corrected; the same.
 */
cash_out: Money | null, 
/**
 * What was entered wrongly and corrected in this drawer: it is in neither of the two; the same.
 */
corrected: Money | null, 
/**
 * The cash that must lie in it; the same.
 */
expected: Money | null, 
/**
 * What was counted first, where that did not agree with the books: of an open drawer the next count stands.
 */
first_count: Money | null, 
/**
 * What was counted, where it was closed.
 */
counted: Money | null, 
/**
 * Counted above what was expected; below zero where it was short.
 */
over: Money | null, 
/**
 * The closing waits for a second signature.
 */
waits: boolean, };

/**
 * A drill.
 */
export type Drill = "total" | "bank-draws" | "button" | "collection" | "worth" | "settle" | "wrong-payment" | "blinds" | "action" | "side-pots" | "award" | "procedure";

/**
 * One table and gaming day of the drop: `GET /api/reports/drop` (also as `.csv`).
 */
export type DropRow = { 
/**
 * The gaming day, like `2026-11-15`.
 */
day: string, 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The collection schedule in force.
 */
option: number, 
/**
 * Fees of circles and backline bets.
 */
players: Money, 
/**
 * Fees of player-dealers.
 */
banks: Money, 
/**
 * Together.
 */
total: Money, 
/**
 * Rounds or hands played to their end; a voided one is none, and its fees go back.
 */
rounds: number, 
/**
 * Did only programs sit there that day? The count and the handover sheet leave it out then. Left out where not.
 */
programs?: boolean, };

/**
 * What a hand changes about who owes what, beside its places. Logs from before this was written have none of it.
 */
export type Dues = { 
/**
 * The seat of the big blind.
 */
big: number | null, 
/**
 * Who was dealt right in and still owes a big blind (S-15).
 */
owing: Array<PlayerId>, 
/**
 * Whom the button jumps on the next hand (HE-7).
 */
jumps: PlayerId | null, 
/**
 * Who kills the pot to come in (LB-11).
 */
kills: PlayerId | null, };

/**
 * What is said without words of one's own: everybody reads it in their language.
 */
export type Emote = "hello" | "good_luck" | "nice_hand" | "thanks" | "close" | "ouch" | "thinking" | "bye";

/**
 * A player's own words in a shuffle.
 */
export type Entropy = { 
/**
 * Whose.
 */
player: PlayerId, 
/**
 * The words.
 */
text: string, };

/**
 * `POST /api/sittings/{sitting}/answer`: sent again, it happens once; another answer to the same question is refused.
 */
export type ExamAnswer = { 
/**
 * Which question, from 0.
 */
question: number, 
/**
 * Part by part.
 */
given: Array<Given>, };

/**
 * `GET /api/exams/results`: what became of exams, by trainee and by clause.
 */
export type ExamResults = { 
/**
 * By name.
 */
trainees: Array<TraineeRow>, 
/**
 * Over all sittings that have ended; the worst first.
 */
clauses: Array<ClauseMarks>, };

/**
 * An exam.
 */
export type ExamRow = { 
/**
 * The record of the house's book in which it was set.
 */
exam: number, 
/**
 * What it is called.
 */
title: string, 
/**
 * The rulebook.
 */
rulebook: string, 
/**
 * The cardroom.
 */
house: string, 
/**
 * What the game is called there.
 */
game: string, 
/**
 * The hash of the rulebook's text when the exam was set: its first twelve digits are the version that the lab shows.
 */
hash: string, 
/**
 * What is asked for; empty for all drills of the rulebook.
 */
drills: Array<Drill>, 
/**
 * How many questions.
 */
questions: number, 
/**
 * How much time there is.
 */
minutes: number, 
/**
 * So many of a hundred questions have to be right.
 */
pass: number, 
/**
 * The seed: for whoever reads results. Whoever sits it sees it when they begin.
 */
seed?: number, 
/**
 * When it was set.
 */
set: number, 
/**
 * By whom.
 */
by: string, 
/**
 * Does nobody begin it any more?
 */
closed: boolean, 
/**
 * The sitting of whoever asks.
 */
sitting: number | null, };

/**
 * `GET /api/exams`: the exams that are set, and who sat them, the latest first.
 */
export type Exams = { 
/**
 * Those that can be begun, and those that one has sat; for whoever reads results, all.
 */
exams: Array<ExamRow>, 
/**
 * One's own sittings; for whoever reads results, everybody's.
 */
sittings: Array<SittingRow>, };

/**
 * `POST /api/exclusions` (cage, floor, manager): somebody is kept out.
 */
export type ExcludeRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * For how many years; for life where it is left out.
 */
years?: number, 
/**
 * A word why. It is kept closed.
 */
why: string, };

/**
 * Somebody on the list of those who are kept out: `GET /api/exclusions` (cage, floor, auditor, manager).
 */
export type ExclusionRow = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * The last gaming day of it; none for life.
 */
until: string | null, 
/**
 * That day is over.
 */
over: boolean, 
/**
 * Why.
 */
why: string, 
/**
 * Who put them onto the list.
 */
by: PlayerId, 
/**
 * What they are called.
 */
by_name: string, 
/**
 * When.
 */
at: number, 
/**
 * That they come off it waits for a second signature.
 */
waits: boolean, };

/**
 * `POST /api/face`: the face that somebody shows at the tables.
 */
export type FaceRequest = { 
/**
 * From 0 to 1,023.
 */
face: number, };

/**
 * Games that are played alike.
 */
export type Family = "blackjack" | "board" | "up_cards" | "draw";

/**
 * Somebody has called the floor.
 */
export type FloorCall = { 
/**
 * The name of whoever called.
 */
by: string, 
/**
 * What happened, in their words; empty where a player said nothing.
 */
text: string, 
/**
 * The seat that the dealer named. Left out where none was.
 */
seat?: number, 
/**
 * The player who called; none where the dealer did.
 */
player: PlayerId | null, 
/**
 * Does the dealer call for a player who disputes what was done? Left out where not.
 */
disputed?: boolean, 
/**
 * Does the table stand still until the floor comes (ROOM-12)?
 */
stops: boolean, 
/**
 * Who of the floor is on their way.
 */
comes: string | null, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * Who waits for a seat, and which tables feed which: `GET /api/lists`.
 */
export type FloorLists = { 
/**
 * Everybody who waits, in order; those of one game and limit are one list.
 */
waiting: Array<WaitingRow>, 
/**
 * Which tables feed which, and who moves next.
 */
moves: Array<MoveRow>, 
/**
 * Tables of one game and limit with two people more at one than at another: who would move.
 */
uneven: Array<MoveRow>, 
/**
 * How many wait for a seat at each table that is open.
 */
tables: Array<WaitingAt>, };

/**
 * What the floor may rule at a table.
 */
export type FloorRuling = { "blackjack": BlackjackRuling } | { "poker": PokerRuling } | { "pause": { on: boolean, } } | "coming" | "seen" | { "off_list": { player: PlayerId, } } | { "mute": { player: PlayerId, on: boolean, } } | { "send_away": { player: PlayerId, } } | { "let_back": { player: PlayerId, } };

/**
 * What the floor has to tell the dealer of a table: `GET /api/tables/{table}/sent`.
 */
export type FloorTold = { 
/**
 * Whom it sends: the dealer sits them down.
 */
sent: Array<SentRow>, 
/**
 * Whom it asked to leave.
 */
asked: Array<AskedRow>, 
/**
 * Who sits here and was sent to another table: the dealer lets them get up.
 */
goes: Array<GoesRow>, };

/**
 * Somebody's part in a round: a circle, what was bet behind one, the bank, or a place in a hand.
 */
export type FoundPart = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * Was it the bank?
 */
bank: boolean, 
/**
 * Did they sit there for a third party?
 */
third_party: boolean, 
/**
 * What was at stake.
 */
staked: Money, 
/**
 * Fees beside it.
 */
fees: Money, 
/**
 * Won or lost, fees left out.
 */
result: Money, };

/**
 * A round of blackjack or a hand of poker.
 */
export type FoundRound = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * The record it began with: what replay, scenario and picture are asked for by.
 */
from: number, 
/**
 * The record it ended with.
 */
to: number, 
/**
 * When it began.
 */
began: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Was it called off?
 */
voided: boolean, 
/**
 * Did the floor rule in it?
 */
ruled: boolean, 
/**
 * What became of it on the way.
 */
marks: Array<RoundMark>, 
/**
 * Which round or hand of its table it was, from 1.
 */
number: number, 
/**
 * Who dealt it, where a dealer had tapped in.
 */
dealer: string | null, 
/**
 * Who took part.
 */
parts: Array<FoundPart>, };

/**
 * Past rounds that were looked for, the latest first: `GET /api/past`.
 */
export type FoundRounds = { 
/**
 * The rounds.
 */
rounds: Array<FoundRound>, 
/**
 * What to ask for as `before` to look further back; none when this was all.
 */
next: string | null, 
/**
 * So many records were not read yet: older books are being read, and more may be found in a moment.
 */
unread: number, };

/**
 * Seats that are free at a table.
 */
export type FreeSeats = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its limits; no highest where there is none.
 */
min: Money, 
/**
 * The highest.
 */
max: Money | null, 
/**
 * How many.
 */
seats: number, };

/**
 * What a client sends.
 */
export type FromClient = { "do": "watch", 
/**
 * Which table.
 */
table: number, 
/**
 * The last seq the client has seen.
 */
from?: number, 
/**
 * Send `changes` in place of whole frames, wherever they can be understood.
 */
changes?: boolean, } | { "do": "unwatch", 
/**
 * Which table.
 */
table: number, } | { "do": "watch_lobby", 
/**
 * Watch or stop watching.
 */
on: boolean, } | { "do": "command", 
/**
 * Made by the client, 8 to 64 characters, never used for anything else.
 */
id: string, 
/**
 * At which table.
 */
table: number, 
/**
 * What.
 */
command: TableCommand, } | { "do": "cut", 
/**
 * At which table.
 */
table: number, 
/**
 * The shuffle's number.
 */
shuffle: number, 
/**
 * The cut's number.
 */
cut: number, 
/**
 * The link, in hex.
 */
link: string, 
/**
 * My signature over what is cut, in hex; empty without a key.
 */
signature: string, } | { "do": "chat", 
/**
 * At which table.
 */
table: number, 
/**
 * Up to 280 characters; none with an emote.
 */
text: string, 
/**
 * What everybody reads in their own words.
 */
emote?: Emote, } | { "do": "ping", 
/**
 * Any number.
 */
n: number, };

/**
 * What the server sends.
 */
export type FromServer = { "type": "hello", 
/**
 * Who you are.
 */
you: Me, 
/**
 * The server's clock.
 */
now: number, 
/**
 * The server's version.
 */
version: string, } | { "type": "table", 
/**
 * What is written on the sign.
 */
info: TableInfo, 
/**
 * How it stands.
 */
frame: TableFrame, } | { "type": "frame" } & TableFrame | { "type": "changes" } & TableChanges | { "type": "done", 
/**
 * The command's id.
 */
id: string, 
/**
 * At which table.
 */
table: number, 
/**
 * The record it is written in. The frame with this seq shows what it did.
 */
seq: number, 
/**
 * What one has of that record; none where nothing was written anew.
 */
receipt?: RecordReceipt, } | { "type": "refused", 
/**
 * The command's id.
 */
id: string, 
/**
 * At which table.
 */
table: number, 
/**
 * Why not, and under which clause.
 */
refusal: Refusal, } | { "type": "waits", 
/**
 * The command's id.
 */
id: string, 
/**
 * At which table.
 */
table: number, 
/**
 * What waits, and for whom.
 */
says: Telling, } | { "type": "wallet", 
/**
 * What is in it now.
 */
wallet: Money, } | { "type": "lobby", 
/**
 * These tables, in the order of their numbers.
 */
tables: Array<TableSummary>, 
/**
 * What was known before counts no more: the lobby begins anew with this frame.
 */
anew: boolean, 
/**
 * So many tables still come, in the frames that follow.
 */
rest: number, } | { "type": "chat", 
/**
 * At which table.
 */
table: number, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * What.
 */
text: string, 
/**
 * Or what everybody reads in their own words.
 */
emote?: Emote, 
/**
 * When.
 */
at: number, } | { "type": "pong", 
/**
 * The same number.
 */
n: number, } | { "type": "error", 
/**
 * What was wrong with it.
 */
says: Telling, } | { "type": "notice", 
/**
 * What is going on; none when it is over.
 */
says: Telling | null, };

/**
 * The game and its rules.
 */
export type GameInfo = { "game": "blackjack", rules: BlackjackRules, schedule: BlackjackSchedule, decks: number, mishaps: BlackjackMishaps, } | { "game": "poker", rules: PokerRules, seats: number, 
/**
 * How many cards its deck has.
 */
deck: number, least_chips: Money, chapters: Array<PokerChapter>, };

/**
 * What the rounds of one game came to.
 */
export type GameResults = { 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * How many.
 */
rounds: number, 
/**
 * All banks and wagers.
 */
wagered: Money, 
/**
 * Fees paid beside the wagers.
 */
fees: Money, 
/**
 * Won or lost, fees left out.
 */
result: Money, };

/**
 * The game as this viewer sees it.
 */
export type GameView = { "game": "blackjack" } & BlackjackView | { "game": "poker" } & PokerView;

/**
 * When a gaming day begins, and with it the one before ends.
 */
export type GamingDay = { 
/**
 * By whose clock: a zone of the IANA database, like `America/Los_Angeles`.
 */
zone: string, 
/**
 * At which time there, like `06:00`.
 */
starts: string, };

/**
 * A part of an answer.
 */
export type Given = { "amount": Money } | { "chips": { 
/**
 * To the player.
 */
pays: Money, 
/**
 * From the player.
 */
takes: Money, } } | { "pick": number } | { "order": Array<number> };

/**
 * Somebody who sits at a table with real chips and was sent to another one.
 */
export type GoesRow = { 
/**
 * Where they sit.
 */
seat: number, 
/**
 * What they are called.
 */
name: string, 
/**
 * Where they are sent.
 */
to: SentTo, };

/**
 * What became of an answer.
 */
export type Grade = { 
/**
 * Is every part right?
 */
right: boolean, 
/**
 * Did any player get less than is due?
 */
under: boolean, 
/**
 * Part by part.
 */
parts: Array<Graded>, };

/**
 * What became of a part of an answer.
 */
export type Graded = { 
/**
 * Is it right?
 */
right: boolean, 
/**
 * How far off an amount is.
 */
off?: Off, 
/**
 * The key.
 */
key: Given, 
/**
 * What it rests on.
 */
clause: Clause, 
/**
 * The arithmetic.
 */
because: Array<Telling>, };

/**
 * `POST /api/guest`: play at once.
 */
export type GuestRequest = { 
/**
 * A name of 1 to 24 characters; made up when empty.
 */
name: string, };

/**
 * Somebody who was dealt in.
 */
export type HandPlayer = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * Where they sat.
 */
seat: number, 
/**
 * What they began with.
 */
chips: Money, 
/**
 * Won or lost.
 */
result: Money, };

/**
 * A finished hand of poker as this viewer saw it: `GET /api/tables/{table}/hands/{seq}`.
 */
export type HandReplay = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * Seats at the table.
 */
seats: number, 
/**
 * The hand's number at this table.
 */
number: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * The record it ended with.
 */
to: number, 
/**
 * Who was dealt in.
 */
people: Array<HandPlayer>, 
/**
 * What happened, step by step.
 */
steps: Array<HandStep>, 
/**
 * The hand as PHH, for `cardroom replay`: cards that this viewer may not know are `??`.
 */
phh: string, };

/**
 * One step of a finished hand: what happened, in words, and the table after it.
 */
export type HandStep = { 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * In a dealer's words, as far as everybody may know it.
 */
says: Array<Sentence>, 
/**
 * Who entered it, where it was somebody else's move (ROOM-16).
 */
entered_by?: PlayerId, 
/**
 * The table after it.
 */
view: PokerView, };

/**
 * What a shift hands over: `GET /api/shifts/{shift}`. Of one that is open, how it stands now.
 */
export type Handover = { 
/**
 * The shift.
 */
shift: ShiftRow, 
/**
 * When it was made up: the end of the shift, or now.
 */
at: number, 
/**
 * The tables that were open in it and were dealt, opened or closed.
 */
tables: Array<HandoverTable>, 
/**
 * Those that were open, and nobody played there, or nobody but the house's programs.
 */
idle: Array<HandoverIdle>, 
/**
 * What fell into all drop boxes since it began, by the ledger.
 */
drop: Money, 
/**
 * What the floor ruled.
 */
rulings: Array<HandoverRuling>, 
/**
 * Who called the floor.
 */
calls: Array<HandoverCall>, 
/**
 * What waited for a second signature at its end.
 */
waiting: Array<HandoverDeed>, 
/**
 * Who worked in it.
 */
staff: Array<HandoverStaff>, 
/**
 * The cage's drawers that were opened or closed in it, or were open at its end.
 */
drawers: Array<HandoverDrawer>, 
/**
 * Who waited for a seat at its end, in order.
 */
listed: Array<HandoverListed>, 
/**
 * The sheets on which its drop boxes were counted, with what was corrected on them.
 */
counts: Array<CountSheet>, 
/**
 * What should be in the boxes on them and did not fall in this shift: before it was opened, or after it was closed.
 */
outside: Money, 
/**
 * How many people were put onto the list of those who are kept out. Who they are, the list says to those who may read it.
 */
excluded: number, 
/**
 * How many were taken off it.
 */
lifted: number, };

/**
 * A call for the floor.
 */
export type HandoverCall = { 
/**
 * When.
 */
at: number, 
/**
 * Where.
 */
table: number, 
/**
 * Who called.
 */
by: string, 
/**
 * Why, in their words; may be empty.
 */
text: string, 
/**
 * Does a player dispute it, or want the floor?
 */
disputed: boolean, 
/**
 * Who answered it; none where nobody did.
 */
answered_by: string | null, 
/**
 * When it was answered, or taken back.
 */
over: number | null, };

/**
 * Somebody who dealt at a table until somebody else did.
 */
export type HandoverDealer = { 
/**
 * What they are called.
 */
name: string, 
/**
 * When they dealt first.
 */
from: number, 
/**
 * When they dealt last.
 */
to: number, };

/**
 * Something that waits for a second signature.
 */
export type HandoverDeed = { 
/**
 * Under this number.
 */
entry: number, 
/**
 * Since when.
 */
at: number, 
/**
 * Who asked for it.
 */
by: string, 
/**
 * What.
 */
says: Telling, };

/**
 * A drawer of the cage. What should lie in one that is open is not told: somebody is going to count it.
 */
export type HandoverDrawer = { 
/**
 * Its number.
 */
drawer: number, 
/**
 * Whose it is.
 */
name: string, 
/**
 * When it was opened.
 */
opened: number, 
/**
 * With how much.
 */
opened_with: Money, 
/**
 * When it was closed; none where it was open at the end of the shift.
 */
closed: number | null, 
/**
 * What was counted first, where that did not agree with the books and it was counted again.
 */
first_count: Money | null, 
/**
 * What was counted then.
 */
counted: Money | null, 
/**
 * What should have lain in it, by the books.
 */
expected: Money | null, 
/**
 * What was over; negative what was short.
 */
over: Money | null, };

/**
 * A table that was open in a shift, and nobody played there, or nobody but the house's programs.
 */
export type HandoverIdle = { 
/**
 * Which.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What fell into its drop box, where programs played there among themselves.
 */
drop: Money, };

/**
 * Somebody who waited for a seat.
 */
export type HandoverListed = { 
/**
 * For which game and limit.
 */
titled: Telling, 
/**
 * Their name.
 */
name: string, 
/**
 * Since when.
 */
since: number, };

/**
 * A ruling of a shift.
 */
export type HandoverRuling = { 
/**
 * When.
 */
at: number, 
/**
 * Where.
 */
table: number, 
/**
 * By whom.
 */
by: string, 
/**
 * Who signed it too, where two people did.
 */
second: string | null, 
/**
 * What.
 */
says: Telling, 
/**
 * Why.
 */
reason: string, };

/**
 * Somebody who worked in a shift.
 */
export type HandoverStaff = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * As what.
 */
role: Role, 
/**
 * When they signed in, where that was in this shift.
 */
since: number | null, 
/**
 * Were they signed in at its end?
 */
there: boolean, };

/**
 * A table that was open in a shift.
 */
export type HandoverTable = { 
/**
 * Which.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * When it was opened, where that was in this shift.
 */
opened: number | null, 
/**
 * When it was closed, where that was in this shift.
 */
closed: number | null, 
/**
 * Rounds or hands that came to their end there.
 */
rounds: number, 
/**
 * Who dealt, one after the other, where a person deals.
 */
dealers: Array<HandoverDealer>, 
/**
 * How many cards the dealer named again.
 */
named_again: number, 
/**
 * How many the floor did.
 */
corrected: number, 
/**
 * By how much real chips that were counted there were more than the books said, or fewer where it is below zero.
 */
counted: Money, 
/**
 * How often another deck came.
 */
decks: number, 
/**
 * How often the floor reversed a settlement.
 */
reversed: number, 
/**
 * How often a move was taken back.
 */
retracted: number, 
/**
 * What fell into its drop box since the shift began.
 */
drop: Money, };

/**
 * What the host of a private table does there. Closing it is a call (`POST /api/private/{table}/close`).
 */
export type HostDeed = { "pause": { 
/**
 * Pause, or go on.
 */
on: boolean, } } | { "seat": { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Where.
 */
seat: number, 
/**
 * With how much.
 */
chips: Money, } } | { "remove": { 
/**
 * Who.
 */
player: PlayerId, } };

/**
 * How long somebody sat at tables on a gaming day: `GET /api/reports/hours`.
 */
export type HoursRow = { 
/**
 * The gaming day.
 */
day: string, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * For a third party?
 */
third_party: boolean, 
/**
 * How long, in milliseconds.
 */
played: number, 
/**
 * At which tables.
 */
tables: Array<number>, };

/**
 * What the house has decided for itself: `GET /api/settings`. It stands in the house's book.
 */
export type HouseSettings = { 
/**
 * An entry of the cage's book that moves more waits for a second signature.
 */
cage_limit: Money, 
/**
 * A ruling in a round or hand with more at stake waits for a second signature.
 */
ruling_limit: Money, 
/**
 * After so many minutes in which nobody does anything a session of the staff is locked; 0 for never.
 */
idle_minutes: number, 
/**
 * Does a password alone not let in somebody who works here and has a passkey?
 */
passkey_only: boolean, 
/**
 * When the house's gaming days begin; left out where that is the usual time.
 */
gaming_day?: GamingDay, 
/**
 * Of somebody whose cash, in or out, is above this on a gaming day, a note is made; left out where that is $3,000.
 */
cash_note?: Money, 
/**
 * Above this a report is due; left out where that is $10,000.
 */
cash_report?: Money, 
/**
 * Does the dealer say at every table that a person deals that the collection is down the slot, and that everybody is paid
 * (ROOM-18)? Left out where it does not.
 */
dealer_says_so?: boolean, 
/**
 * Within which time how many people must have banked; left out where the house asks for nothing.
 */
rotation?: RotationRule, 
/**
 * What the house is called, as it stands on paper; left out where nobody has said it.
 */
house?: string, };

/**
 * By what somebody showed at the counter who they are. It is kept closed, and the cage, the auditor and the manager read it.
 */
export type Identity = { 
/**
 * What was shown, such as a driver's license.
 */
kind: string, 
/**
 * What stands on it.
 */
number: string, };

/**
 * A page of who did what: `GET /api/journal`.
 */
export type Journal = { 
/**
 * The latest first.
 */
rows: Array<JournalRow>, 
/**
 * Where older ones begin, if there may be any: `before` of the next page.
 */
next: number | null, };

/**
 * The kinds of lines in the journal: `GET /api/journal?kind=`.
 */
export type JournalKind = "sign_ins" | "people" | "tables" | "rulings" | "cage" | "signatures" | "settings" | "shifts" | "school";

/**
 * A line of the journal.
 */
export type JournalRow = { 
/**
 * Its record in the house's book.
 */
entry: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who did it; nobody where nobody signed in did.
 */
by: PlayerId | null, 
/**
 * What they are called.
 */
name: string | null, 
/**
 * What kind of line it is.
 */
kind: JournalKind, 
/**
 * What was done.
 */
says: Telling, 
/**
 * The table it was done at, where it was.
 */
table: number | null, 
/**
 * The record of the table's log that says what came of it.
 */
seq: number | null, };

/**
 * `POST /api/school/progress`: 50 answers at most at a time.
 */
export type KeepProgress = { 
/**
 * In any order, those that were sent before too.
 */
answers: Array<LearnedAnswer>, };

/**
 * What people are called who may be meant where a name is typed: `GET /api/tables/{table}/expected`, `GET /api/patrons`.
 */
export type KnownNames = { 
/**
 * By the alphabet.
 */
names: Array<string>, };

/**
 * `POST /api/language`: the language that somebody reads.
 */
export type LanguageRequest = { 
/**
 * One that the room speaks: `en`, `es`, `fil`, `vi`, `zh-Hans`, `zh-Hant`.
 */
language: string, };

/**
 * An answer that somebody gave while they learned, as the page keeps it. What they know follows from all of them, in the order
 * of their times and then of their ids.
 */
export type LearnedAnswer = { 
/**
 * Made by the page; however often it is sent, it counts once.
 */
id: string, 
/**
 * The rulebook.
 */
rulebook: string, 
/**
 * What was drilled.
 */
drill: Drill, 
/**
 * The level.
 */
level: number, 
/**
 * The seed of the question.
 */
seed: number, 
/**
 * How long it took, in milliseconds.
 */
took: number, 
/**
 * When it was given, by the clock of the device.
 */
at: number, 
/**
 * The clauses that the question rests on.
 */
clauses: Array<LearnedClause>, };

/**
 * A clause in an answer.
 */
export type LearnedClause = { 
/**
 * Which.
 */
clause: Clause, 
/**
 * Was every part right that rests on it?
 */
right: boolean, };

/**
 * `POST /api/lists/{entry}`.
 */
export type ListChange = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * What becomes of it.
 */
change: ListStep, };

/**
 * For which game and limit somebody waits.
 */
export type ListFor = { 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * The least wager, or the small bet.
 */
limit: Money, };

/**
 * `POST /api/lists`.
 */
export type ListRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * For which game and limit.
 */
list: ListFor, 
/**
 * Who, where they have an account.
 */
player: PlayerId | null, 
/**
 * What they are called, where they have none.
 */
name: string, };

/**
 * What becomes of somebody who waits.
 */
export type ListStep = { "before": { 
/**
 * Before whom.
 */
entry: number | null, } } | "call" | { "seat": { 
/**
 * Which.
 */
table: number, } } | "leave";

/**
 * The end of a chain of seals that the database lost, with which the owner went on: whoever remembers a later seal than the last
 * one before it finds here why the room has it no longer. In the house's book, and signed by itself.
 */
export type Loss = { 
/**
 * The pit.
 */
pit: number, 
/**
 * The last seal before the loss.
 */
after: number, 
/**
 * Its hash.
 */
hash: string, 
/**
 * The last seal that was lost, as far as it is known; 0 where it is not.
 */
lost: number, 
/**
 * Its hash; empty where it is not known.
 */
lost_hash: string, 
/**
 * When the owner went on, in milliseconds since 1970.
 */
at: number, 
/**
 * The house's signature of all that.
 */
signature: string, };

/**
 * A target, in hundredths of a point: 22, or 22.25, which no two totals are equally far from.
 */
export type Mark = number;

/**
 * The person behind a session: `GET /api/me`.
 */
export type Me = { 
/**
 * The number by which tables know them.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * The face they show: a number from which it is drawn.
 */
face: number, 
/**
 * The language they chose to read, if they did.
 */
language?: string, 
/**
 * What they may do.
 */
role: Role, 
/**
 * Without a password: gone when the cookie is.
 */
guest: boolean, 
/**
 * Their password was told to them: they choose another before anything else.
 */
password_due: boolean, 
/**
 * Is this session locked until they say who they are?
 */
locked: boolean, 
/**
 * Have they a PIN that opens it?
 */
pin: boolean, 
/**
 * How many passkeys they have.
 */
passkeys: number, 
/**
 * Must they use one, because they have one and the house says so?
 */
passkey_only: boolean, 
/**
 * After how many minutes in which nobody does anything it is locked, for whoever works here; 0 for never.
 */
locks: number | null, 
/**
 * Chips away from the tables.
 */
wallet: Money, 
/**
 * Everything the role allows.
 */
may: Array<Deed>, 
/**
 * The pages that are not for everybody and open to them, where they work first.
 */
pages: Array<Page>, 
/**
 * The roles they may give.
 */
gives: Array<Role>, 
/**
 * The roles in which they may employ somebody new.
 */
employs?: Array<Role>, 
/**
 * The most that one entry of the cage's book moves, for whoever makes entries (ROOM-10).
 */
counter_most: Money | null, 
/**
 * The role that somebody asked for them to have, and that waits for a second signature. Left out where none does.
 */
role_waits?: RoleWaits, };

/**
 * An amount of chips in whole cents. Signed, because results are.
 */
export type Money = number;

/**
 * Somebody who moves from one table to another.
 */
export type MoveRow = { 
/**
 * From there
 */
from: number, 
/**
 * to there.
 */
to: number, 
/**
 * What the tables are called.
 */
from_name: string, 
/**
 * The other one.
 */
to_name: string, 
/**
 * Who is next; none while nobody sits there.
 */
next: PlayerId | null, 
/**
 * Their name.
 */
name: string | null, 
/**
 * Since when they sit there.
 */
since: number | null, 
/**
 * Seats that are free where they go.
 */
free: number, };

/**
 * `POST /api/must-move`.
 */
export type MustMoveRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The table that feeds
 */
from: number, 
/**
 * this one; none any more where it is left out.
 */
to: number | null, };

/**
 * The answer to `POST /api/people/{player}/password`: it is told once, and kept nowhere.
 */
export type NewPassword = { 
/**
 * What they sign in with, until they choose their own.
 */
password: string, 
/**
 * It is the first half, and waits for a second signature: whoever signs is told the other.
 */
half: boolean, };

/**
 * The answer to `POST /api/staff`.
 */
export type NewStaff = { 
/**
 * Their number.
 */
player: PlayerId, 
/**
 * What they sign in as.
 */
name: string, 
/**
 * What they sign in with the first time, and then choose their own. It is told once, and kept nowhere.
 */
password: string, 
/**
 * The role waits for a second signature.
 */
waits: boolean, };

/**
 * What comes next.
 */
export type NextTask = { 
/**
 * What to do: `Burn one, turn three: the flop.`
 */
says: Telling, 
/**
 * Where that is written.
 */
clause: Clause, 
/**
 * How many cards that lie face up have to be named.
 */
cards: number, 
/**
 * How many cards come face down before anything else happens.
 */
down: number, };

/**
 * One of the machines on which the room runs: `GET /api/nodes`.
 */
export type NodeRow = { 
/**
 * Its name.
 */
name: string, 
/**
 * Did it say in time that it is there?
 */
alive: boolean, 
/**
 * Is it about to leave?
 */
leaving: boolean, 
/**
 * Has it the house's own book?
 */
house: boolean, 
/**
 * How many pits it has.
 */
pits: number, 
/**
 * How many tables run there.
 */
tables: number, 
/**
 * How many connections it has.
 */
sockets: number, 
/**
 * For how long nothing was heard of it.
 */
silent_ms: number, };

/**
 * `pays : on`, as printed on the felt: 6:5 pays six for every five wagered.
 */
export type Odds = string;

/**
 * Which way an amount is off, and by how much.
 */
export type Off = { "over": Money } | { "under": Money };

/**
 * A drop box that was not counted yet.
 */
export type OfferedBox = { 
/**
 * The table it hung at.
 */
table: number, 
/**
 * What that is called.
 */
name: string, 
/**
 * What is written on the box: as it was last time, or the table's number.
 */
label: string, };

/**
 * `POST /api/private`: opens a private table.
 */
export type OpenPrivate = { 
/**
 * The rulebook, as `GET /api/rulebooks` has it.
 */
rulebook: string, 
/**
 * The number of the limit.
 */
option: number, 
/**
 * How many programs sit at it; at blackjack the first of them banks.
 */
programs: number, 
/**
 * How well they play.
 */
strength: Strength, 
/**
 * May players of poker ask the coach while they play?
 */
coach?: boolean, };

/**
 * `POST /api/shifts`: opens a shift.
 */
export type OpenShift = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * What it is called: `day`, `swing`, `grave`, or as the house says.
 */
name: string, };

/**
 * `POST /api/tables`: opens a table (floor).
 */
export type OpenTable = { 
/**
 * Its name; made up when empty.
 */
name: string, 
/**
 * Which house's rules.
 */
house: string, 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * The collection schedule's option number in the house's document.
 */
option: number, 
/**
 * Decks in the shoe; the house's usual number when absent.
 */
decks?: number, 
/**
 * Who deals.
 */
dealing: Dealing, 
/**
 * Programs that keep newcomers company.
 */
bots: number, 
/**
 * May players of poker ask the coach while they play?
 */
coach?: boolean, 
/**
 * Are the chips real ones, for which the room keeps no wallets (ROOM-16)? Only where a person deals.
 */
real_chips?: boolean, 
/**
 * Is there a continuous shuffler, into which the cards of a round go back (D26)? Only where a person deals blackjack.
 */
continuous_shuffler?: boolean, 
/**
 * A house file of the table's own, kept with it: it may extend one of the room's, and say only what differs. Then `house` is
 * not looked at.
 */
file?: string, };

/**
 * A card of a poker deck that everybody saw.
 */
export type OpenedCard = { 
/**
 * The how-manieth card of the deal it was, from 0.
 */
dealt: number, 
/**
 * Which of the committed cards it is, from 0.
 */
place: number, 
/**
 * The card.
 */
card: Card, 
/**
 * What was hashed with it, in hex.
 */
salt: string, 
/**
 * The way to the root of the deck; none where all leaves are published.
 */
path?: Array<string>, };

/**
 * A deck of poker that anybody can check now, as far as its cards were shown.
 */
export type OpenedDeck = { 
/**
 * Its number at this table.
 */
shuffle: number, 
/**
 * What was published before: the hash of all leaves.
 */
commitment: string, 
/**
 * The players' words, which decide in which order the places are dealt.
 */
entropy: Array<Entropy>, 
/**
 * The commitments of all cards.
 */
leaves: Array<string>, 
/**
 * The cards that everybody saw, with what opens them.
 */
cards: Array<OpenedCard>, };

/**
 * `POST /api/passkeys/order`, `POST /api/passkeys/{key}/remove`: it is oneself.
 */
export type OwnPassword = { 
/**
 * The password.
 */
password: string, };

/**
 * A place on a list.
 */
export type OwnPlace = { 
/**
 * The number by which it is known.
 */
entry: number, 
/**
 * For which game and limit.
 */
list: ListFor, 
/**
 * What that is called.
 */
titled: Telling, 
/**
 * How many are before me.
 */
before: number, 
/**
 * Was I called?
 */
called: boolean, 
/**
 * The table to which I was sent.
 */
sent: SentTo | null, };

/**
 * Where somebody waits, and where they have to move: `GET /api/lists/mine`.
 */
export type OwnPlaces = { 
/**
 * Where I wait, and how many are before me.
 */
waiting: Array<OwnPlace>, 
/**
 * Where I move next.
 */
moves: Array<MoveRow>, };

/**
 * A table at which one sits or stands: `GET /api/seats`.
 */
export type OwnSeat = { 
/**
 * Which.
 */
table: number, 
/**
 * The chips one has before one there; what lies on the felt is not among them.
 */
chips: Money, };

/**
 * A page of the browser that is not for everybody.
 */
export type Page = "floor" | "cage" | "audit" | "deal" | "shift" | "count" | "day" | "lists" | "exams";

/**
 * A page that is not for everybody: `GET /api/pages`.
 */
export type PageRow = { 
/**
 * Which.
 */
page: Page, 
/**
 * For whom it is.
 */
roles: Array<Role>, };

/**
 * A question on a paper.
 */
export type PaperQuestion = { 
/**
 * What it drills.
 */
drill: Drill, 
/**
 * From 1, a single wager, to 5, a full table.
 */
level: number, 
/**
 * What was answered.
 */
given: Array<Given> | null, 
/**
 * When, by the room's clock.
 */
answered: number | null, 
/**
 * What became of it: nothing is said before the sitting has ended.
 */
grade: Grade | null, };

/**
 * A device signed: `POST /api/passkeys/enter`, `POST /api/unlock`.
 */
export type PasskeyAnswer = { 
/**
 * What was to be answered.
 */
challenge: string, 
/**
 * What the device calls the key.
 */
key: string, 
/**
 * Whose it says it is (`userHandle`).
 */
user: string | null, 
/**
 * `clientDataJSON`.
 */
client_data: string, 
/**
 * `authenticatorData`.
 */
device_data: string, 
/**
 * `signature`.
 */
signature: string, };

/**
 * `POST /api/passkeys`: a device made a key.
 */
export type PasskeyMade = { 
/**
 * What was to be answered.
 */
challenge: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * `clientDataJSON`.
 */
client_data: string, 
/**
 * `attestationObject`.
 */
attestation: string, };

/**
 * What the browser has a device make: the answer to `POST /api/passkeys/order`.
 */
export type PasskeyOrder = { 
/**
 * What the device is to answer; good once, for a few minutes.
 */
challenge: string, 
/**
 * The host that the key is for.
 */
room: string, 
/**
 * Whose it is.
 */
user: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * The kinds of keys that are taken, the dearest first.
 */
kinds: Array<number>, 
/**
 * Keys they have: no device makes a second one.
 */
known: Array<string>, 
/**
 * How long the challenge is good, in milliseconds.
 */
lasts: number, };

/**
 * What the browser has a device sign: the answer to `POST /api/passkeys/question`.
 */
export type PasskeyQuestion = { 
/**
 * What the device is to answer; good once, for a few minutes.
 */
challenge: string, 
/**
 * The host that the key is for.
 */
room: string, 
/**
 * By which keys; by any where there is none.
 */
keys: Array<string>, 
/**
 * How long the challenge is good, in milliseconds.
 */
lasts: number, };

/**
 * A passkey of somebody: `GET /api/passkeys`.
 */
export type PasskeyRow = { 
/**
 * What it is called when it is removed.
 */
key: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * The host it is for.
 */
room: string, 
/**
 * When it was made.
 */
since: number, 
/**
 * When it was last used.
 */
last: number | null, };

/**
 * `POST /api/password`: another password for oneself.
 */
export type PasswordRequest = { 
/**
 * The one that counts until now.
 */
old: string, 
/**
 * The one that counts from now on: at least ten characters.
 */
new: string, };

/**
 * A page of somebody's rounds, newest first: `GET /api/people/{player}/rounds`.
 */
export type PastPage = { 
/**
 * The rounds.
 */
rounds: Array<PastRound>, 
/**
 * What to ask for as `before` to look further back; none when this was all.
 */
next: string | null, };

/**
 * A round of blackjack or a hand of poker that somebody took part in.
 */
export type PastRound = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * The record it began with: what a replay is asked for by.
 */
from: number, 
/**
 * The record it ended with.
 */
to: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Was it this person's bank?
 */
banked: boolean, 
/**
 * The bank, or all wagers; in poker all chips that went into the pot and did not come back uncalled.
 */
wagered: Money, 
/**
 * Fees paid beside the wagers. A poker table's collection is taken from the pot.
 */
fees: Money, 
/**
 * Won or lost, fees left out.
 */
result: Money, 
/**
 * Was it called off, with everybody's chips given back?
 */
voided: boolean, };

/**
 * A table that was ever opened, to look for its rounds: `GET /api/past/tables`.
 */
export type PastTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name on the felt.
 */
title: string, };

/**
 * Whom the dealer seats.
 */
export type Patron = { 
/**
 * The number by which tables know them.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, };

/**
 * `POST /api/patrons`: somebody whom a dealer is about to seat.
 */
export type PatronRequest = { 
/**
 * What they are called; empty where they are known by their seat only.
 */
name: string, 
/**
 * The seat they take: whoever has no name is called by it.
 */
seat: number | null, };

/**
 * Somebody at the table.
 */
export type PersonAtTable = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * A program?
 */
bot: boolean, 
/**
 * Is a connection open? A seat is held for a while without one.
 */
connected: boolean, 
/**
 * Keeps the seat and takes no part.
 */
sitting_out: boolean, 
/**
 * Leaves when the round is over.
 */
leaving: boolean, 
/**
 * Lets every bank pass without being asked.
 */
passes_bank: boolean, 
/**
 * May not chat.
 */
muted: boolean, 
/**
 * Has said that its wagers are all placed.
 */
ready: boolean, 
/**
 * The face they show: a number from which it is drawn.
 */
face: number, };

/**
 * Somebody the room knows: `GET /api/people` (floor, cage, auditor, manager).
 */
export type PersonRow = { 
/**
 * The number by which tables know them.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * What they may do.
 */
role: Role, 
/**
 * Do they work here?
 */
works: boolean, 
/**
 * Do they sit for a third-party provider?
 */
provides?: boolean, 
/**
 * Without a password.
 */
guest: boolean, 
/**
 * A program.
 */
bot: boolean, 
/**
 * Chips away from the tables.
 */
wallet: Money, 
/**
 * Is the account disabled?
 */
disabled?: boolean, };

/**
 * `POST /api/pin`: a PIN for locked sessions.
 */
export type PinRequest = { 
/**
 * Six digits.
 */
pin: string, 
/**
 * The password.
 */
password: string, };

/**
 * A place in a hand.
 */
export type Place = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * The seat at the table, from 1.
 */
seat: number, 
/**
 * What they came with and post.
 */
entry: PokerEntry, 
/**
 * Is this the big blind, taken in position or made good?
 */
big: boolean, };

/**
 * A player's cut: the link behind the tip, and their signature over what they saw.
 */
export type PlayerCut = { 
/**
 * Whose.
 */
player: PlayerId, 
/**
 * The link.
 */
link: string, 
/**
 * Empty where their client cannot sign.
 */
signature: string, };

/**
 * A person at the table. Who that is in the world is for the room to know.
 */
export type PlayerId = number;

/**
 * A session in the playing book of a third-party provider: `GET /api/reports/playing-book`.
 */
export type PlayingBookRow = { 
/**
 * The company; empty where nobody has entered it.
 */
company: string, 
/**
 * The person.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, 
/**
 * Their badge number.
 */
badge: string, 
/**
 * The gaming day on which the session began.
 */
day: string, 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
table_name: string, 
/**
 * The seat; none for somebody who stood.
 */
seat: number | null, 
/**
 * When they came.
 */
from: number, 
/**
 * When they left; none where they are still there.
 */
to: number | null, 
/**
 * The chips they came with; none where the room counts none and none were declared (ROOM-16).
 */
chips_in: Money | null, 
/**
 * What they added; none where nothing is known of their chips.
 */
added: Money | null, 
/**
 * What they left with.
 */
chips_out: Money | null, 
/**
 * Won or lost in rounds that are over, fees left out.
 */
result: Money, 
/**
 * Fees.
 */
fees: Money, 
/**
 * Rounds they took part in, and how many they banked.
 */
rounds: number, 
/**
 * How many of them they banked.
 */
banked: number, };

/**
 * What the referee waits for.
 */
export type PokerAwaits = { 
/**
 * Whose move it is.
 */
turn: PokerTurn, 
/**
 * What else may be done now.
 */
offers: Array<PokerOffer>, };

/**
 * One line of the settlement.
 */
export type PokerAward = { 
/**
 * Who gets the chips.
 */
seat: number, 
/**
 * How many.
 */
amount: Money, 
/**
 * Of which pot: 0 is the main pot.
 */
pot: number, 
/**
 * Of which part of it.
 */
part: PokerPart, 
/**
 * By which clause.
 */
clause: Clause, };

/**
 * What a hand is called, both ways where it is worth something both ways.
 */
export type PokerCalled = { 
/**
 * For high.
 */
high: Telling | null, 
/**
 * For low.
 */
low: Telling | null, };

/**
 * A card as somebody sees it.
 */
export type PokerCardView = { 
/**
 * Which one, if that can be seen.
 */
card: Card | null, 
/**
 * Does it lie face up?
 */
up: boolean, };

/**
 * A part of a game's rules.
 */
export type PokerChapter = { 
/**
 * Which part.
 */
kind: PokerChapterKind, 
/**
 * Its clauses, in the order of the book.
 */
clauses: Array<Clause>, };

/**
 * Which part of a game's rules it is.
 */
export type PokerChapterKind = "own" | "as-holdem" | "as-draw" | "as-stud" | "collection";

/**
 * A command to the referee. Every one is answered with events or with a [`Refusal`].
 */
export type PokerCommand = { "do": "fold", seat: number, } | { "do": "call", seat: number, } | { "do": "raise", seat: number, to: Money, } | { "do": "bring-in", seat: number, } | { "do": "draw", seat: number, cards: Array<Card | null>, } | { "do": "ask", seat: number, count: number, } | { "do": "knock", seat: number, } | { "do": "kill", seat: number, } | { "do": "clear", seat: number, card: Card | null, } | { "do": "show", seat: number, cards: Array<Card | null>, } | { "do": "muck", seat: number, } | { "do": "play-board", seat: number, } | { "do": "stop", seat: number, } | { "do": "deal", seat: number, cards: Array<Card | null>, } | { "do": "board", cards: Array<Card | null>, } | { "do": "burn", card: Card | null, } | { "do": "all-clear" } | { "do": "exposed", seat: number, card: Card | null, } | { "do": "off-table", seat: number, card: Card | null, } | { "do": "touched", seat: number, card: Card | null, } | { "do": "boxed", seat: number, card: Card | null, } | { "do": "early", cards: Array<Card | null>, } | { "do": "over", cards: Array<Card | null>, } | { "do": "extra", seat: number, card: Card | null, } | { "do": "short", seat: number, } | { "do": "misburn", count: number, 
/**
 * The second of two, where cards of the street lie open already and have to be moved.
 */
card?: Card, } | { "do": "scramble" } | { "do": "common", card: Card | null, } | { "do": "name-again", from: Card, to: Card, } | { "do": "retract", seat: number, } | { "do": "count", seat: number, chips: Money, } | { "do": "correct", from: Card, to: Card, } | { "do": "reverse" } | { "do": "dead", seat: number, } | { "do": "void" };

/**
 * Who keeps the referee's rules: the house, or a record of what another room did.
 */
export type PokerConduct = "house" | { "recorded": { 
/**
 * Do antes count by amount in side pots (`ante_trimming_status`)? If not they are dead in the main pot.
 */
antes_trimmed: boolean, } };

/**
 * What somebody owes before it plays as everybody else does.
 */
export type PokerDebt = "none" | "new" | "missed" | { "moved": { 
/**
 * Hands until the big blind, before it moved.
 */
hands: number, } };

/**
 * The cards a game is played with.
 */
export type PokerDeck = "full" | "with-joker" | "short";

/**
 * How somebody comes into the game.
 */
export type PokerEntrance = "right-in" | "wait-for-big" | "post-in-front" | "post-both" | "post-big" | "wait-same-position" | "kill";

/**
 * What a player brings to a hand and has to post.
 */
export type PokerEntry = { 
/**
 * Chips in front of the player.
 */
stack: Money, 
/**
 * An ante that counts by amount.
 */
ante: Money, 
/**
 * Dead money: a missed small blind (HE-8), or an ante that is dead in the main pot.
 */
dead: Money, 
/**
 * A blind or another live post.
 */
blind: Money, 
/**
 * Is the blind one that the first round opens to the left of? A late post is not (HE-8, HE-10).
 */
in_turn: boolean, };

/**
 * What happened at a poker table.
 */
export type PokerEvent = { "joined": { player: PlayerId, seat: number, chips: Money, debt?: PokerDebt, } } | { "chips_added": { player: PlayerId, amount: Money, } } | { "counted": { player: PlayerId, chips: Money, by: Money, } } | { "left": { player: PlayerId, chips: Money, } } | { "came_in": { player: PlayerId, how: PokerEntrance, } } | { "seat_changed": { player: PlayerId, seat: number, debt: PokerDebt, } } | { "hand_began": { number: number, button: number, places: Array<Place>, passed: Array<PlayerId>, dues: Dues, } } | { "hand": PokerHandEvent } | { "hand_ended": { drop: Money, } };

/**
 * Why chips were put in without being asked.
 */
export type PokerForced = "ante" | "dead" | "blind" | "kill" | "bring-in";

/**
 * A poker game, by its id.
 */
export type PokerGame = "holdem" | "holdem-hi-lo" | "omaha" | "omaha-hi-lo" | "crazy-pineapple" | "crazy-pineapple-hi-lo" | "draw" | "lowball" | "stud" | "stud-hi-lo" | "razz" | "short-deck" | "single-draw" | "triple-draw" | "badugi";

/**
 * Something that happened. Applying it cannot fail.
 */
export type PokerHandEvent = { "event": "posted", seat: number, amount: Money, forced: PokerForced, } | { "event": "street-begun", street: number, } | { "event": "dealt", seat: number, cards: Array<Card | null>, up: boolean, } | { "event": "boarded", cards: Array<Card | null>, } | { "event": "burned", card: Card | null, up: boolean, } | { "event": "round-opened", opener: number | null, } | { "event": "called", seat: number, amount: Money, } | { "event": "raised", seat: number, to: Money, } | { "event": "folded", seat: number, } | { "event": "killed", seat: number, clause: Clause, } | { "event": "round-closed", uncalled: [number, Money] | null, } | { "event": "dropped", amount: Money, } | { "event": "asked", seat: number, count: number, } | { "event": "discarded", seat: number, cards: Array<Card | null>, } | { "event": "clearing-begun" } | { "event": "all-cleared" } | { "event": "showdown-begun" } | { "event": "shown", seat: number, cards: Array<Card | null>, } | { "event": "mucked", seat: number, } | { "event": "board-played", seat: number, } | { "event": "awarded", lines: Array<PokerAward>, uncalled: [number, Money] | null, } | { "event": "set-aside", seat: number, card: Card | null, burn: boolean, } | { "event": "taken-back", seat: number, card: Card | null, } | { "event": "passed-over", seat: number, } | { "event": "overdealt", seat: number, card: Card | null, } | { "event": "board-taken-back", cards: Array<Card | null>, } | { "event": "burn-waived" } | { "event": "street-moved", burned: number, card: Card | null, } | { "event": "scrambled" } | { "event": "common-dealt", card: Card | null, } | { "event": "stopped", seat: number, } | { "event": "corrected", from: Card, to: Card, } | { "event": "named-again", from: Card, to: Card, } | { "event": "retracted", seat: number, dropped: Money, } | { "event": "counted", seat: number, chips: Money, by: Money, } | { "event": "reversed" } | { "event": "voided" } | { "event": "procedure", steps: Array<PokerStep>, };

/**
 * A hand as somebody sees it.
 */
export type PokerHandView = { 
/**
 * The game.
 */
game: PokerGame, 
/**
 * The limit in force.
 */
limit: PokerLimit, 
/**
 * What is going on.
 */
phase: PokerPhase, 
/**
 * The street.
 */
street: string, 
/**
 * The board.
 */
board: Array<Card | null>, 
/**
 * Burned cards that everybody has seen.
 */
exposed: Array<Card | null>, 
/**
 * How many cards were burned.
 */
burned: number, 
/**
 * The community card of a stud hand (ST-10).
 */
common: Card | null | null, 
/**
 * Everything in the middle.
 */
pot: Money, 
/**
 * The pots that lie in the middle, the main one first, with who can win them; what is bet while the betting of a street is
 * open lies before the seats.
 */
pots: Array<[Money, Array<number>]>, 
/**
 * The drop chip on the slot (PFEE-1).
 */
drop: Money, 
/**
 * Who killed the pot.
 */
killer: number | null, 
/**
 * The players, left of the button first.
 */
players: Array<PokerPlayerView>, 
/**
 * Whose move it is, and what this viewer may do beside.
 */
awaits: PokerAwaits, 
/**
 * How this viewer's hand stands against those on the table, while it is asked to show or muck (S-8).
 */
standing: PokerStanding | null, 
/**
 * The cards it is played with.
 */
deck: PokerDeck, 
/**
 * Is the pot split between a high and a low hand?
 */
hi_lo: boolean, 
/**
 * Has everybody cards of their own only, some of them face up?
 */
stud: boolean, 
/**
 * May the board be played as it lies (HE-5)?
 */
plays_board: boolean, 
/**
 * Does a knock mean something: a check, or a pat hand (DR-5)? Left out where it does not.
 */
knocks?: boolean, 
/**
 * What this viewer's cards come to as long as they make no hand with a name.
 */
so_far: PokerSoFar | null, 
/**
 * The cards that came last, for the dealer, who may name them again (ROOM-17). Left out where there are none.
 */
nameable?: Array<Card>, 
/**
 * Whose move the dealer may take back: the last one, while nothing has come of it (ROOM-17). Left out for everybody else.
 */
last_mover?: number, 
/**
 * What may have gone wrong with the cards, for the dealer, who reports it. Left out where there is nothing.
 */
reportable?: Array<PokerReportable>, 
/**
 * The settlement, once there is one.
 */
awards: Array<PokerAward>, };

/**
 * How much may be bet.
 */
export type PokerLimit = { "fixed": { 
/**
 * The lower limit.
 */
small: Money, 
/**
 * The upper limit.
 */
big: Money, } } | { "spread": { 
/**
 * The least bet.
 */
min: Money, 
/**
 * The most; without one only the stack is the limit.
 */
max: Money | null, } } | { "pot": { 
/**
 * The least bet.
 */
min: Money, } };

/**
 * Something that went wrong.
 */
export type PokerMishap = "exposed-on-deal" | "exposed-on-draw" | "hole-card-up" | "last-card-up" | "off-table" | "boxed" | "touched" | "short" | "extra" | "flop-over" | "flop-early" | "turn-early" | "river-early" | "two-burned" | "none-burned";

/**
 * What the player whose turn it is may do.
 */
export type PokerMoves = { 
/**
 * Fold.
 */
fold: boolean, 
/**
 * Check.
 */
check: boolean, 
/**
 * Call, for so much.
 */
call: Money | null, 
/**
 * Complete, bet or raise.
 */
raise: PokerRaiseTo | null, 
/**
 * Post the forced opening bet of so much.
 */
bring_in: Money | null, };

/**
 * Something that may be done beside the turn.
 */
export type PokerOffer = { "offer": "kill", seat: number, } | { "offer": "clear", seat: number, } | { "offer": "all-clear" } | { "offer": "draw", seat: number, } | { "offer": "ask", seat: number, } | { "offer": "stop", seat: number, } | { "offer": "complete", seat: number, };

/**
 * How hands rank, where houses differ.
 */
export type PokerOrder = "usual" | "full-house-first" | "any-low";

/**
 * Which part of a pot a line of the settlement is about.
 */
export type PokerPart = "whole" | "high" | "low" | "returned";

/**
 * What is going on.
 */
export type PokerPhase = "posting" | "dealing" | "drawing" | "betting" | "between" | "clearing" | "showdown" | "over";

/**
 * A player's moves in a hand of poker.
 */
export type PokerPlay = "fold" | "call" | { "raise": { to: Money, } } | "bring_in" | { "draw": { cards: Array<Card | null>, } } | { "ask": { count: number, } } | "knock" | "kill" | { "clear": { card: Card | null, } } | "show" | "muck" | "play_board" | "stop";

/**
 * A player as somebody sees it.
 */
export type PokerPlayerView = { 
/**
 * Chips behind.
 */
stack: Money, 
/**
 * Bet on this street.
 */
bet: Money, 
/**
 * Altogether in the pot.
 */
in_pot: Money, 
/**
 * Its cards, hidden ones without a name.
 */
cards: Array<PokerCardView>, 
/**
 * How many it drew, as long as it has to be said (DR-4).
 */
drew: number | null, 
/**
 * How many it threw away for them, as long.
 */
threw: number | null, 
/**
 * How many it said it wants, while the draw is on (DR-6).
 */
asked?: number, 
/**
 * Is the hand tabled?
 */
shown: boolean, 
/**
 * What the hand is, where it can be seen.
 */
hand: PokerCalled | null, 
/**
 * The cards that won what it was awarded, once a hand that had to be shown has won. Left out where there are none.
 */
won_with?: Array<Card>, 
/**
 * Does it have the button?
 */
button: boolean, } & ({ "status": "in" } | { "status": "all-in" } | { "status": "folded" } | { "status": "dead", clause: Clause, } | { "status": "mucked" });

/**
 * To what a player may complete, bet or raise for the street.
 */
export type PokerRaiseTo = { "exactly": Array<Money> } | { "between": [Money, Money] };

/**
 * When a short all-in reopens the betting (S-5).
 */
export type PokerReopening = "half-bet" | "full-bet";

/**
 * A mishap that may be reported now, and what the referee needs to know about it.
 */
export type PokerReportable = { 
/**
 * What.
 */
what: PokerMishap, 
/**
 * Where the book speaks of it.
 */
clause: Clause, 
/**
 * Does it concern one player?
 */
seat: boolean, 
/**
 * How many cards have to be named, at least and at most.
 */
cards: [number, number], 
/**
 * How many the street has, where the report names as many as were turned.
 */
street?: number, 
/**
 * Is the burn that is due reported with it?
 */
burn: boolean, };

/**
 * Everything a hand is played by.
 */
export type PokerRules = { 
/**
 * The game.
 */
game: PokerGame, 
/**
 * What may be bet.
 */
limit: PokerLimit, 
/**
 * The small blind (S-4); zero in the stud games.
 */
small_blind: Money, 
/**
 * The big blind (S-4); zero in the stud games.
 */
big_blind: Money, 
/**
 * The ante of each player (stud).
 */
ante: Money, 
/**
 * The forced opening bet (stud).
 */
bring_in: Money, 
/**
 * Raises allowed after the bet; none where there is no cap (S-3, ST-3).
 */
raises: number | null, 
/**
 * Does the cap fall away while only two players are left (S-3)?
 */
heads_up_uncapped: boolean, 
/**
 * When a short all-in reopens the betting (S-5).
 */
reopening: PokerReopening, 
/**
 * The collection for 1–6 and for 7–9 players (PFEE-3, PFEE-4).
 */
fee: [Money, Money], 
/**
 * Whose rules bind.
 */
conduct: PokerConduct, 
/**
 * How hands rank.
 */
order?: PokerOrder, };

/**
 * What the floor may rule in a hand of poker.
 */
export type PokerRuling = { "dead": { player: PlayerId, } } | "void" | { "correct": { from: Card, to: Card, } } | "reverse";

/**
 * Somebody at a poker table.
 */
export type PokerSeat = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Where, from 1.
 */
seat: number, 
/**
 * Chips behind.
 */
stack: Money, 
/**
 * The place in the hand, if dealt in.
 */
place: number | null, 
/**
 * Has just come (HE-7).
 */
new: boolean, 
/**
 * The blinds passed while they were out: they post both when they come back, or wait (HE-8).
 */
owes: boolean, 
/**
 * How they may come in, the usual way first, and what each way costs on the next hand; empty for who owes nothing
 * (HE-7, HE-8, HE-10, LB-11).
 */
ways_in: Array<PokerWayIn>, 
/**
 * What coming in, or back, rests on; none for who owes nothing.
 */
entrance: Clause | null, 
/**
 * How they chose to.
 */
comes_in: PokerEntrance | null, };

/**
 * What the cards of a player come to so far.
 */
export type PokerSoFar = { "high": Telling } | { "low": { ranks: string, paired: number, } };

/**
 * What showing a hand would bring, if nobody after it showed a better one.
 */
export type PokerStanding = "first" | "wins" | "shares" | "beaten";

/**
 * A step as records and frames have it: in English too, and only so in records that were made before steps were tellings.
 */
export type PokerStep = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * What to do, in English.
 */
text: string, 
/**
 * Where that is written.
 */
clause: Clause, 
/**
 * What to do.
 */
says?: Telling, };

/**
 * What the dealer is to do.
 */
export type PokerTask = { "task": "deal", seat: number, up: boolean, } | { "task": "board", count: number, } | { "task": "burn" } | { "task": "all-clear" } | { "task": "scramble", clause: Clause, } | { "task": "common" };

/**
 * Whose move it is.
 */
export type PokerTurn = { "turn": "bet", seat: number, moves: PokerMoves, } | { "turn": "draw", seat: number, } | { "turn": "clear", seat: number, } | { "turn": "show", seat: number, } | { "turn": "dealer", task: PokerTask, } | { "turn": "nobody" };

/**
 * A poker table as a viewer sees it.
 */
export type PokerView = { 
/**
 * Everybody, by seat.
 */
people: Array<PokerSeat>, 
/**
 * Where the button is.
 */
button: number, 
/**
 * Hands begun.
 */
rounds: number, 
/**
 * What is in the drop box.
 */
drop: Money, 
/**
 * Is a hand on? If not, `hand` is the last one, as it ended.
 */
on: boolean, 
/**
 * Was the last hand called off (S-17)?
 */
voided: boolean, 
/**
 * Who has which place in the hand, left of the button first.
 */
places: Array<PlayerId>, 
/**
 * The viewer's own place in it.
 */
mine: number | null, 
/**
 * The hand.
 */
hand: PokerHandView | null, 
/**
 * What the dealer does next: for the dealer and the floor only.
 */
next: NextTask | null, 
/**
 * What went wrong in the hand and what has to be done about it, oldest first, with players told by their seats.
 */
procedures: Array<Array<ProcedureStep>>, 
/**
 * May the floor reverse the settlement of the last hand (ROOM-17)? Left out where it may not.
 */
reversible?: boolean, };

/**
 * A way to come into the game, and what it takes.
 */
export type PokerWayIn = { 
/**
 * How.
 */
how: PokerEntrance, 
/**
 * What it costs on the next hand, as the table stands; nothing for who is not dealt in on it.
 */
costs: Money, };

/**
 * What those who came by the link are told of a private table.
 */
export type PrivateInfo = { 
/**
 * Who opened it.
 */
host: PlayerId, 
/**
 * What is in the link.
 */
code: string, 
/**
 * The most that is brought to it at once; chips of the table come from nobody's wallet.
 */
most: Money, 
/**
 * How well its programs play.
 */
strength: Strength, };

/**
 * A private table: the answer to `POST /api/private`, and a line of `GET /api/private`.
 */
export type PrivateTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * What is in the link.
 */
code: string, 
/**
 * Is it one's own?
 */
hosts: boolean, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * Seats.
 */
seats: number, 
/**
 * How many are taken.
 */
taken: number, };

/**
 * Every REST answer that is not 2xx.
 */
export type Problem = { 
/**
 * What happened, why, and what can be done, in English: for whoever reads it in a terminal or in the log of a program.
 */
reason: string, 
/**
 * The same, for what people read.
 */
says: Telling, 
/**
 * The refusal, where a clause stands behind it.
 */
refusal: Refusal | null, };

/**
 * One step of a procedure.
 */
export type ProcedureStep = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * What to do.
 */
says: Telling, 
/**
 * Where that is written.
 */
clause: Clause, };

/**
 * `GET /api/school/progress`: what the room has, in the order in which it came, 500 answers at a time.
 */
export type Progress = { 
/**
 * Those after the first `after`.
 */
answers: Array<LearnedAnswer>, 
/**
 * The `after` of the next page, where there are more.
 */
next: number | null, 
/**
 * How many there are.
 */
all: number, };

/**
 * `POST /api/school/progress`: what the room has now.
 */
export type ProgressKept = { 
/**
 * Answers that were new.
 */
new: number, 
/**
 * All of them.
 */
all: number, };

/**
 * For whom a provider's person sits: `POST /api/people/{player}/provider` (manager).
 */
export type ProviderRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The company.
 */
company: string, 
/**
 * The badge number of the person.
 */
badge: string, };

/**
 * What one has of a record that is in the books: with it one can ask later whether it still lies under its seal.
 */
export type RecordReceipt = { 
/**
 * The record's hash.
 */
hash: string, 
/**
 * The chain of seals.
 */
pit: number, 
/**
 * The seal's number there.
 */
seal: number, };

/**
 * One record of the table's log: a decision and everything that followed from it.
 */
export type RecordView = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When.
 */
at: number, 
/**
 * Whose decision it was; none for the virtual dealer and the clock.
 */
by: PlayerId | null, 
/**
 * Who entered it, where the first thing that happened was somebody else's move (ROOM-16).
 */
entered_by?: PlayerId, 
/**
 * What happened, in order.
 */
events: Array<TableEvent>, 
/**
 * What hands of blackjack count after them. Left out where nothing counts otherwise.
 */
counted?: Array<BlackjackCounted>, 
/**
 * The same in a good dealer's words, with the clauses: for the log and for screen readers.
 */
says: Array<Sentence>, };

/**
 * Why a command was not carried out.
 */
export type Refusal = { 
/**
 * The clause it rests on.
 */
clause: Clause, 
/**
 * What happened, why, and what can be done.
 */
says: Telling, };

/**
 * `POST /api/remarks`: something that one writes down of somebody.
 */
export type RemarkRequest = { 
/**
 * Of whom.
 */
player: PlayerId, 
/**
 * Up to 200 characters; nothing forgets what was written.
 */
text: string, };

/**
 * The lines of a report: `GET /api/reports/{report}`.
 */
export type ReportRows = Array<DropRow> | Array<BankingRow> | Array<CashRow> | Array<RotationRow> | Array<PlayingBookRow> | Array<HoursRow>;

/**
 * What somebody's rounds and hands came to, all of them: `GET /api/people/{player}/results`.
 */
export type Results = { 
/**
 * How many.
 */
rounds: number, 
/**
 * All banks and wagers.
 */
wagered: Money, 
/**
 * Fees paid beside the wagers.
 */
fees: Money, 
/**
 * Won or lost, fees left out.
 */
result: Money, 
/**
 * The same by game, the most played first.
 */
games: Array<GameResults>, 
/**
 * The round that brought most; none where none brought anything.
 */
best: PastRound | null, 
/**
 * The round that cost most; none where none cost anything.
 */
worst: PastRound | null, 
/**
 * How it went, oldest first, in at most 200 steps; the last is how it stands.
 */
graph: Array<ResultsSoFar>, };

/**
 * What the rounds up to one of them came to.
 */
export type ResultsSoFar = { 
/**
 * When that one ended.
 */
at: number, 
/**
 * How many there were.
 */
rounds: number, 
/**
 * Fees so far.
 */
fees: Money, 
/**
 * Won or lost so far, fees left out.
 */
result: Money, };

/**
 * `GET /api/exams/retests`: somebody passed under a rulebook that is another now.
 */
export type RetestRow = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * The sitting that they passed.
 */
sitting: number, 
/**
 * What the exam is called.
 */
title: string, 
/**
 * When it ended.
 */
ended: number, 
/**
 * The rulebook.
 */
rulebook: string, 
/**
 * The cardroom.
 */
house: string, 
/**
 * What the game is called there.
 */
game: string, 
/**
 * The hash of its text then.
 */
hash: string, 
/**
 * The hash of its text now; none where the house has it no more.
 */
now: string | null, 
/**
 * The clauses that say something else now. None where only words changed, or the house has the rulebook no more.
 */
clauses: Array<Clause>, };

/**
 * A shuffle that anybody can check now.
 */
export type RevealedShuffle = { 
/**
 * Its number at this table.
 */
shuffle: number, 
/**
 * What was published before.
 */
commitment: string, 
/**
 * The house's seed, in hex.
 */
seed: string, 
/**
 * The players' words.
 */
entropy: Array<Entropy>, 
/**
 * The cards before the shuffle, in order: a fresh shoe, or the discards.
 */
cards: Array<Card>, 
/**
 * The cards that came out of it, in order.
 */
dealt: Array<Card>, };

/**
 * What somebody may do in the room.
 */
export type Role = "player" | "third_party" | "dealer" | "floor" | "cage" | "instructor" | "auditor" | "manager";

/**
 * `POST /api/people/{player}/role` (manager).
 */
export type RoleRequest = { 
/**
 * What they may do from now on.
 */
role: Role, };

/**
 * A role that waits for a second signature.
 */
export type RoleWaits = { 
/**
 * Which.
 */
role: Role, 
/**
 * Who asked for it.
 */
by: string, 
/**
 * Who can sign it.
 */
signers: Array<string>, };

/**
 * One thing that happened around a game.
 */
export type RoomEvent = { "committed": { shuffle: number, commitment: string, decks?: number, } } | { "cut_laid": { player: PlayerId, tip: string, key: string, } } | { "cutting": Cutting } | { "cut": Cut } | { "cut_voided": CutVoided } | { "cards_opened": CardsOpened } | { "entropy_added": { shuffle: number, player: PlayerId, text: string, } } | { "shuffle_used": { shuffle: number, } } | { "revealed": { shuffle: number, seed: string, } } | { "opened": { shuffle: number, leaves: Array<string>, cards: Array<OpenedCard>, } } | { "timed_out": { player: PlayerId, } } | { "sat_down": { player: PlayerId, guest: boolean, } } | { "from_guests": { player: PlayerId, net: Money, held: Money, } } | { "sat_out": { player: PlayerId, on: boolean, } } | { "declared": { player: PlayerId, what: Declared, amount: Money, } } | { "leaving": { player: PlayerId, } } | { "sent_away": { player: PlayerId, until: number, } } | { "let_back": { player: PlayerId, } } | { "waiting": { player: PlayerId, on: boolean, } } | { "passes_bank": { player: PlayerId, on: boolean, } } | { "muted": { player: PlayerId, on: boolean, } } | { "ruled": { author: string, reason: string, ruling: FloorRuling, } } | { "signed": { entry: number, first: PlayerId, second: PlayerId, by: string, with: string, } } | { "paused": { on: boolean, } } | { "floor_called": { by: string, text: string, seat?: number, 
/**
 * Was it for a player who disputes the round or hand?
 */
disputed?: boolean, } } | { "disputed": { player: PlayerId, by: string, text: string, round: number, } } | { "dispute_lapsed": { player: PlayerId, } } | { "call_taken_back": { player: PlayerId, by?: string, } } | { "floor_comes": { by: string, } } | { "floor_came": { by: string, } } | { "to_be_said": { what: Said, amount: Money, } } | { "not_to_be_said": { what: Said, } } | { "dealer_said": { what: Said, by: string, } } | { "deck_changed": { by: string, } } | { "tapped": { dealer: PlayerId, name: string, on: boolean, } } | { "scanned": { device: number, name: string, } } | { "ruled_under": { dealer: PlayerId, name: string, } } | { "entered": { player: PlayerId, } } | { "hosted": { host: PlayerId, deed: HostDeed, } };

/**
 * A table at which the rule on the bank is about to be broken, or is: `GET /api/rotation`.
 */
export type RotationClock = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Since when fewer people than asked for have banked.
 */
since: number, 
/**
 * When the time is over.
 */
until: number, 
/**
 * Is the time over?
 */
over: boolean, 
/**
 * Is the table closed then?
 */
closes: boolean, };

/**
 * How the bank went round a table on a gaming day: `GET /api/reports/rotation`.
 */
export type RotationRow = { 
/**
 * The gaming day.
 */
day: string, 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Rounds that were played to their end.
 */
rounds: number, 
/**
 * How often the bank was taken.
 */
taken: number, 
/**
 * How often it was declined.
 */
declined: number, 
/**
 * How often a clock ran out.
 */
clock: number, 
/**
 * How often it passed somebody who was not asked.
 */
passed: number, 
/**
 * Hands banked, by whom.
 */
bankers: Array<BankerHands>, 
/**
 * The longest time, in milliseconds, in which fewer different people banked than the house asks for, two where it asks for
 * none; third parties left out.
 */
longest: number, 
/**
 * When that time began, and when it ended.
 */
longest_from: number | null, 
/**
 * When it ended.
 */
longest_to: number | null, };

/**
 * A rule of the house on how the bank goes round; off where there is none.
 */
export type RotationRule = { 
/**
 * Within so many minutes
 */
minutes: number, 
/**
 * so many different people must have banked, third parties left out.
 */
bankers: number, 
/**
 * So many minutes before the time is over the floor is warned.
 */
warning: number, 
/**
 * Is the table closed after the round when it is over?
 */
close: boolean, };

/**
 * A finished round of blackjack as a file to pass on: `GET /api/tables/{table}/rounds/{seq}`.
 */
export type RoundFile = { 
/**
 * The table.
 */
table: number, 
/**
 * The record it ended with.
 */
to: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * The round as a scenario, for `cardroom deal`. Everything in it lay open on the table when the round was over. None where
 * something happened that a scenario cannot tell: a ruling, or a shuffle in the middle.
 */
scenario: string | null, 
/**
 * Its events, one on a line, as everybody saw them: where there is no scenario.
 */
events: string | null, };

/**
 * What became of a round or a hand on the way, beside being called off.
 */
export type RoundMark = "reversed" | "corrected" | "disputed" | "dispute_open" | "called" | "call_open";

/**
 * One limit of a rulebook with what is collected there.
 */
export type RulebookOption = { 
/**
 * Its number in `OpenTable`.
 */
option: number, 
/**
 * The limit in words: `$5–no limit`, `$2/$4 fixed limit`.
 */
limit: string, 
/**
 * The collection.
 */
fees: Telling, };

/**
 * A rulebook the room was started with: `GET /api/rulebooks`.
 */
export type RulebookRow = { 
/**
 * What `OpenTable` calls it, such as `ocean-view/holdem`.
 */
id: string, 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * The cardroom.
 */
house: string, 
/**
 * The fewest and the most decks; none where a deck is a deck.
 */
decks: [number, number] | null, 
/**
 * May pots be killed at its tables (LB-5)?
 */
kills: boolean, 
/**
 * Its limits, each with its collection schedule, in the order of the file.
 */
options: Array<RulebookOption>, 
/**
 * Why no table can be opened by it: what is wrong with the file, and where.
 */
problem: Telling | null, };

/**
 * What a house may want its dealers to say before they go on (ROOM-18).
 */
export type Said = "collected" | "paid";

/**
 * A seal with everything its hash is taken over, so that a record can be shown to lie under it.
 */
export type SealProof = { 
/**
 * The seal.
 */
seal: SealView, 
/**
 * The hash of the seal before it; none for a seal that was set over earlier books, which were hashed in clear.
 */
before: string | null, 
/**
 * The records it seals, in order.
 */
records: Array<SealedRecord>, };

/**
 * A seal: what a commit wrote, chained to the one before it in its pit and signed by the house.
 */
export type SealView = { 
/**
 * The pit.
 */
pit: number, 
/**
 * Its number there, from 1.
 */
number: number, 
/**
 * When it was set, in milliseconds since 1970.
 */
at: number, 
/**
 * Its hash.
 */
hash: string, 
/**
 * The house's signature of it.
 */
signature: string, };

/**
 * A record under a seal.
 */
export type SealedRecord = { 
/**
 * Its hash, which tells nothing of what it says.
 */
hash: string, 
/**
 * The turns of the wallets it moves.
 */
turns: number[], };

/**
 * The house's key, and what its books end with.
 */
export type Seals = { 
/**
 * The public key (Ed25519).
 */
key: string, 
/**
 * The newest seal of every pit.
 */
newest: Array<SealView>, 
/**
 * What was lost, and is on paper.
 */
losses: Array<Loss>, };

/**
 * What a dealer enters for a seat.
 */
export type SeatPlay = { "blackjack": BlackjackPlay } | { "poker": PokerPlay } | { "sit_out": { 
/**
 * Out or back in.
 */
on: boolean, } } | { "come_in": { 
/**
 * One of the `ways_in` of their seat.
 */
how: PokerEntrance, } };

/**
 * Somebody whom the floor sends to a table with real chips.
 */
export type SentRow = { 
/**
 * The number of their place on the list.
 */
entry: number, 
/**
 * The number by which the table will know them.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Where they sit down; none while no seat is free.
 */
seat: number | null, };

/**
 * The table to which somebody was sent.
 */
export type SentTo = { 
/**
 * The table.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The seat at which its dealer sits them down, where the chips are real; otherwise they sit down themselves.
 */
seat: number | null, };

/**
 * What is said at a table.
 */
export type Sentence = { 
/**
 * Which message, about whom and what.
 */
says: Telling, 
/**
 * The clause, where one decides.
 */
clause: Clause | null, 
/**
 * What kind of sentence it is: a terminal colours by it, a page sets it in its own face.
 */
tone: Tone, 
/**
 * Which of the events it was told with it belongs to, counted from 0.
 */
event: number, };

/**
 * A session that is open: `GET /api/sessions`.
 */
export type SessionRow = { 
/**
 * What it is called by here; nobody signs in with it.
 */
session: string, 
/**
 * Is it the one that asks?
 */
here: boolean, 
/**
 * The browser, in words.
 */
browser: Telling, 
/**
 * The address it began from, if that was written down.
 */
from: string | null, 
/**
 * When it began, in milliseconds since 1970, if that was written down.
 */
since: number | null, 
/**
 * When it was last used since the room was opened.
 */
last: number | null, 
/**
 * When it ends by itself.
 */
until: number, };

/**
 * `POST /api/exams`: sets an exam.
 */
export type SetExam = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * The rulebook: a house and its game.
 */
rulebook: string, 
/**
 * What is asked for, in turn; all drills of the rulebook where none is named.
 */
drills?: Array<Drill>, 
/**
 * How many questions: 100 at most.
 */
questions: number, 
/**
 * How much time there is: 480 minutes at most.
 */
minutes: number, 
/**
 * So many of a hundred questions have to be right.
 */
pass: number, 
/**
 * The same seed makes the same exam; drawn by the room where none is given. Less than 2^53.
 */
seed?: number, };

/**
 * `POST /api/settings` (manager).
 */
export type SettingsRequest = { 
/**
 * Made by the client; sent again, nothing happens twice.
 */
id: string, 
/**
 * The settings from now on.
 */
settings: HouseSettings, };

/**
 * A shift: `GET /api/shifts`, newest first.
 */
export type ShiftRow = { 
/**
 * Its number.
 */
shift: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The gaming day on which it began.
 */
day: string, 
/**
 * When it was opened.
 */
opened: number, 
/**
 * By whom.
 */
opened_by: string, 
/**
 * When it was closed; none while it is open.
 */
closed: number | null, 
/**
 * By whom.
 */
closed_by: string | null, 
/**
 * What whoever closed it had to say to the next.
 */
note: string, 
/**
 * Its count sheets.
 */
sheets: Array<number>, };

/**
 * What is public about the shuffles of a table (docs/shuffle.md says how to check one).
 */
export type ShuffleView = { 
/**
 * The shuffles the cards now come from, not revealed yet: the last is in use.
 */
in_use: Array<Committed>, 
/**
 * The one to come.
 */
next: Committed | null, 
/**
 * What is being cut.
 */
cutting: Cutting | null, 
/**
 * How many cuts came to nothing at this table.
 */
voided: number, 
/**
 * The last one that was revealed: `GET /api/tables/{table}/shuffles/{shuffle}` has it.
 */
revealed: number | null, };

/**
 * A table sign: headed groups of lines.
 */
export type Sign = { 
/**
 * The game's name.
 */
title: string, 
/**
 * The house, and which schedule is in force.
 */
subtitle: Telling, 
/**
 * The lines, in order.
 */
lines: Array<SignLine>, 
/**
 * The small print.
 */
notices: Array<Telling>, };

/**
 * One line: what, and how much.
 */
export type SignLine = { 
/**
 * The group it stands in.
 */
group: Telling, 
/**
 * What it is about.
 */
what: Telling, 
/**
 * The figure.
 */
figure: Telling, };

/**
 * A deed that waits for a second signature: `GET /api/signatures`.
 */
export type SignatureRow = { 
/**
 * The record of the house's book in which it was asked for.
 */
entry: number, 
/**
 * When.
 */
at: number, 
/**
 * When it lapses.
 */
until: number, 
/**
 * Who asks for it.
 */
by: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * What.
 */
says: Telling, 
/**
 * The table, where it is a ruling.
 */
table: number | null, 
/**
 * Who deals there: where a person does, the floor sees it at the dealer's console.
 */
dealing: Dealing | null, 
/**
 * Did we ask for it ourselves?
 */
mine: boolean, 
/**
 * May we sign it?
 */
signs: boolean, 
/**
 * What those are called who may.
 */
signers: Array<string>, };

/**
 * The answer to `POST /api/signatures/{entry}/sign`.
 */
export type SignedAnswer = { 
/**
 * The second half of a new password, told once; the first half was told to whoever asked for it.
 */
password: string | null, };

/**
 * Two people signed a ruling.
 */
export type SignedRuling = { 
/**
 * Who asked for it.
 */
by: string, 
/**
 * Who signed it too.
 */
with: string, };

/**
 * A sitting with its paper: `POST /api/exams/{exam}/begin`, `GET /api/sittings/{sitting}`.
 */
export type Sitting = { 
/**
 * Whose, since when, until when, and what became of it.
 */
row: SittingRow, 
/**
 * The exam.
 */
exam: ExamRow, 
/**
 * The time by the room's clock, for a page that counts down.
 */
now: number, 
/**
 * The questions in order: `GET /api/sittings/{sitting}/questions/{number}` shows one, from 0.
 */
paper: Array<PaperQuestion>, };

/**
 * What became of a sitting.
 */
export type SittingResult = { 
/**
 * When it ended.
 */
ended: number, 
/**
 * Because the time was over? Else it was handed in.
 */
time_over: boolean, 
/**
 * Questions that are right in every part.
 */
right: number, 
/**
 * Questions in which something was underpaid.
 */
under: number, 
/**
 * Is it passed?
 */
passed: boolean, 
/**
 * Passed, or why not.
 */
says: Telling, 
/**
 * The certificate's code, where it is passed.
 */
code: string | null, 
/**
 * The record of the house's book that says so.
 */
entry: number, };

/**
 * Somebody sat an exam, or does so now.
 */
export type SittingRow = { 
/**
 * The record of the house's book in which it began.
 */
sitting: number, 
/**
 * Which exam.
 */
exam: number, 
/**
 * What that is called.
 */
title: string, 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * When they began, by the room's clock.
 */
began: number, 
/**
 * When the time is over.
 */
ends: number, 
/**
 * How many questions there are.
 */
questions: number, 
/**
 * How many were answered.
 */
answered: number, 
/**
 * What became of it, where it has ended.
 */
result: SittingResult | null, };

/**
 * `POST /api/staff` (manager): an account for somebody who works here.
 */
export type StaffRequest = { 
/**
 * What they sign in as.
 */
name: string, 
/**
 * What they may do: a role of somebody who works here.
 */
role: Role, };

/**
 * How well programs play (docs/programs.md has what each kind wins or loses).
 */
export type Strength = "newcomer" | "regular" | "expert";

/**
 * A line that was corrected: it stays on the sheet.
 */
export type StruckLine = { 
/**
 * The entry in which it stands.
 */
entry: number, 
/**
 * What was entered.
 */
counted: Money, 
/**
 * The entry that corrects it.
 */
corrected_in: number, 
/**
 * When it was corrected.
 */
at: number, 
/**
 * By whom.
 */
by: string, 
/**
 * Their initials, as on paper; the whole name, where somebody else on the sheet has the same.
 */
initials: string, 
/**
 * Why.
 */
reason: string, };

/**
 * Two people whom the floor may want to look at: `GET /api/collusion`. It proves nothing.
 */
export type Suspicion = { 
/**
 * What is odd.
 */
kind: SuspicionKind, 
/**
 * Who: where chips or pots go one way, the one they come from first.
 */
players: [PlayerId, PlayerId], 
/**
 * What they are called.
 */
names: [string, string], 
/**
 * What was found, in words.
 */
says: Telling, 
/**
 * In how many rounds or hands.
 */
count: number, 
/**
 * The last of them.
 */
rounds: Array<SuspiciousRound>, };

/**
 * What is odd about two people.
 */
export type SuspicionKind = "shared_address" | "one_way" | "folds";

/**
 * A round or hand to look at.
 */
export type SuspiciousRound = { 
/**
 * Where.
 */
table: number, 
/**
 * The record it began with.
 */
from: number, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, };

/**
 * What changed at a table from one frame to another.
 */
export type TableChanges = { 
/**
 * Which table.
 */
table: number, 
/**
 * The last record that is in it now.
 */
seq: number, 
/**
 * The version from which it goes on: who has another one watches again.
 */
from: number, 
/**
 * The version this makes.
 */
version: number, 
/**
 * The records in between, oldest first.
 */
records: Array<RecordView>, 
/**
 * The running clock, if one is.
 */
clock: Clock | null, 
/**
 * How it stands now, told by what is new: an object goes into what stands there by its keys, or by places in a list;
 * `[value]` is a new value, or a new place at the end of a list; `[]` takes a key away. Left out where nothing changed.
 */
change?: Change, };

/**
 * What somebody may ask of a table.
 */
export type TableCommand = { "sit": { 
/**
 * Which seat.
 */
seat: number | null, 
/**
 * How much to bring to the table.
 */
chips: Money, } } | { "tap": { 
/**
 * In?
 */
on: boolean, } } | { "add_chips": { 
/**
 * How much.
 */
amount: Money, } } | "leave" | { "sit_out": { 
/**
 * Out or back in.
 */
on: boolean, } } | { "wait": { 
/**
 * On or off.
 */
on: boolean, } } | { "come_in": { 
/**
 * One of the `ways_in` of my seat.
 */
how: PokerEntrance, } } | { "change_seat": { 
/**
 * Which seat.
 */
to: number, } } | { "pass_bank": { 
/**
 * Pass, or ask.
 */
on: boolean, } } | { "lay_cut": { 
/**
 * The tip of a hash chain, in hex.
 */
tip: string, 
/**
 * The Ed25519 key with which I sign what I saw, in hex; empty where my client cannot.
 */
key: string, } } | { "blackjack": BlackjackPlay } | { "poker": PokerPlay } | { "dealer": DealerPlay } | { "count_out": { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What was counted.
 */
chips: Money, } } | { "call_floor": { 
/**
 * What happened, in up to 200 characters; the dealer has to say something.
 */
text: string, 
/**
 * The seat that the dealer speaks of, where it is one.
 */
seat?: number, 
/**
 * Does the dealer call for a player who disputes the round or hand?
 */
disputed?: boolean, } } | "take_call_back" | { "enter": { 
/**
 * The code.
 */
code: string, } } | { "host": HostDeed } | { "floor": { 
/**
 * Why; recorded with the author.
 */
reason: string, 
/**
 * What.
 */
ruling: FloorRuling, } };

/**
 * One thing that happened at a table.
 */
export type TableEvent = { "blackjack": BlackjackEvent } | { "poker": PokerEvent } | { "room": RoomEvent };

/**
 * A table as it stands after record `seq`, and what happened to bring it there.
 */
export type TableFrame = { 
/**
 * Which table.
 */
table: number, 
/**
 * The last record this view includes.
 */
seq: number, 
/**
 * Counts the frames of this table: what changed is told from one to the next.
 */
version: number, 
/**
 * The records since the client's last frame, oldest first; empty in a whole view, and in a frame in which
 * only the company changed (a clock, a connection).
 */
records: Array<RecordView>, 
/**
 * The running clock, if one is.
 */
clock: Clock | null, 
/**
 * The game.
 */
view: GameView, 
/**
 * Names and manners of everybody at the table.
 */
people: Array<PersonAtTable>, 
/**
 * The waiting list, first come first.
 */
waiting: Array<Waiting>, 
/**
 * Those who came by the link of a private table and have no seat.
 */
guests?: Array<Waiting>, 
/**
 * Whom the floor sent away for the rest of the gaming day (ROOM-4).
 */
sent_away?: Array<Waiting>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * Has the floor paused the table (ROOM-11)?
 */
paused: boolean, 
/**
 * Two people signed the ruling for which it was paused: it has taken effect, and the floor lets the table go on. Left out
 * otherwise.
 */
signed?: SignedRuling, 
/**
 * When the floor closed the table, in milliseconds since 1970: nobody sits down any more (ROOM-6).
 */
closed: number | null, 
/**
 * The dealer or a player has called the floor, and it has not come yet (ROOM-12).
 */
called: FloorCall | null, 
/**
 * Since when the bank is offered to whom it is offered now, in milliseconds since 1970. Left out where nobody is asked.
 */
offered_at?: number, 
/**
 * What the dealer has still to say, in order (ROOM-18). Left out where there is nothing.
 */
to_be_said?: Array<ToBeSaid>, 
/**
 * The dealer who has tapped in.
 */
dealer?: Waiting, 
/**
 * The shuffle in use and the one to come. None at a human-dealt table.
 */
shuffle: ShuffleView | null, };

/**
 * What is written on a table's sign (RND-1). It does not change while the table is open.
 */
export type TableInfo = { 
/**
 * Its number.
 */
table: number, 
/**
 * Its name in the lobby.
 */
name: string, 
/**
 * The house whose rules are dealt, such as `ocean-view`.
 */
house: string, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * The sign with limits, fees, pay tables and the notices the house must post (RND-1).
 */
sign: Sign, 
/**
 * Who deals.
 */
dealing: Dealing, 
/**
 * How long a decision may take, in milliseconds.
 */
decision_ms: number, 
/**
 * How long wagers stay open after the first one, in milliseconds.
 */
wagers_ms: number, 
/**
 * The game and its rules.
 */
game: GameInfo, 
/**
 * The rules of blackjack as its players read them; poker has its clauses, in the chapters of `game`.
 */
chapters: Array<BlackjackChapter>, 
/**
 * May players of poker ask the coach while they play? At blackjack everybody may.
 */
coach: boolean, 
/**
 * Are the chips real ones (ROOM-16)? Then nobody's stack means anything.
 */
real_chips: boolean, 
/**
 * Do the cards of a round go back into a continuous shuffler (D26)? Left out where they do not.
 */
continuous_shuffler?: boolean, 
/**
 * What else is known of it where it is a private one (ROOM-15).
 */
private?: PrivateInfo, };

/**
 * A table in the lobby: `GET /api/lobby`, and the `lobby` frame.
 */
export type TableSummary = { 
/**
 * Its number.
 */
table: number, 
/**
 * Its name.
 */
name: string, 
/**
 * The house whose rules are dealt.
 */
house: string, 
/**
 * `blackjack`, or the poker game's id.
 */
game: string, 
/**
 * Which games it is like.
 */
family: Family, 
/**
 * The game's name on the felt.
 */
title: string, 
/**
 * The least wager.
 */
min: Money, 
/**
 * The most, if there is a most.
 */
max: Money | null, 
/**
 * What is collected: `players $1 a wager, bank $2 to $3`.
 */
fees: Telling, 
/**
 * Poker at a fixed limit: the two amounts are the small and the big bet.
 */
fixed: boolean, 
/**
 * Seats.
 */
seats: number, 
/**
 * How many are taken.
 */
taken: number, 
/**
 * Which are free; none at a table that the floor has closed.
 */
free: Array<number>, 
/**
 * How many of the taken ones are programs'.
 */
bots: number, 
/**
 * People on the waiting list.
 */
waiting: number, 
/**
 * People on the rail.
 */
watching: number, 
/**
 * Does somebody bank?
 */
banked: boolean, 
/**
 * What the last rounds were banked with, or what lay in the pots of the last hands, on average; none before the first.
 */
average: Money | null, 
/**
 * Rounds or hands played to their end; a voided one is none.
 */
rounds: number, 
/**
 * When the last round or hand was over, in milliseconds since 1970; none where there was none yet.
 */
last_round: number | null, 
/**
 * Since when people have been sitting here without one: since the last, or since the first of them came. None while
 * nobody but programs is here. A table for which that is long ago stands still.
 */
waits_since: number | null, 
/**
 * Has the floor paused it?
 */
paused: boolean, 
/**
 * Has the floor closed it? The round that is on is played to its end, and nobody sits down any more (ROOM-6).
 */
closed?: boolean, 
/**
 * The dealer has called the floor, and it has not come yet (ROOM-12).
 */
called: FloorCall | null, 
/**
 * Who deals.
 */
dealing: Dealing, 
/**
 * Is it played with real chips (ROOM-16)?
 */
real_chips?: boolean, 
/**
 * The dealer who has tapped in.
 */
dealer?: Waiting, };

/**
 * What is said: which message, about whom and what.
 */
export type Telling = { 
/**
 * The message, as it is called in `words/`.
 */
id: string, 
/**
 * Its arguments by name.
 */
args?: { [key in string]: Arg }, };

/**
 * What lies on the counter against chips.
 */
export type Tender = "cash" | "check" | "chips" | "other";

/**
 * What somebody paid and was paid in one tender on a gaming day.
 */
export type TenderSum = { 
/**
 * In what.
 */
tender: Tender, 
/**
 * What they paid for chips.
 */
paid_in: Money, 
/**
 * What they were paid for chips.
 */
paid_out: Money, };

/**
 * Somebody of a third party whose chips nobody counts but the dealer or the floor: `GET /api/tables/{table}/third-parties`.
 */
export type ThirdPartyThere = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Where they sit.
 */
seat: number | null, };

/**
 * What the dealer has still to say (ROOM-18).
 */
export type ToBeSaid = { 
/**
 * What.
 */
what: Said, 
/**
 * The collection; nothing where everybody is paid.
 */
amount: Money, };

/**
 * The house's gaming day: `GET /api/day`.
 */
export type Today = { 
/**
 * The one that it is, like `2026-11-15`.
 */
today: string, 
/**
 * When such days begin.
 */
gaming_day: GamingDay, 
/**
 * What the house is called; empty where nobody has said it.
 */
house: string, };

/**
 * What a sentence is about.
 */
export type Tone = "title" | "street" | "action" | "cards" | "chips" | "rule";

/**
 * Somebody who sat exams.
 */
export type TraineeRow = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * Their sittings, the latest first.
 */
sittings: Array<SittingRow>, 
/**
 * How many of them are passed.
 */
passed: number, 
/**
 * By clause, over all sittings that have ended; the worst first.
 */
clauses: Array<ClauseMarks>, };

/**
 * `POST /api/unlock`: who it is that is there.
 */
export type UnlockRequest = { "pin": string } | { "password": string } | { "passkey": PasskeyAnswer };

/**
 * Somebody on the waiting list, or the dealer on duty.
 */
export type Waiting = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Their name.
 */
name: string, };

/**
 * How many wait for a seat at a table: for its game and limit on the floor's list, and on its own; everybody once.
 */
export type WaitingAt = { 
/**
 * The table.
 */
table: number, 
/**
 * How many.
 */
waiting: number, };

/**
 * Somebody who waits.
 */
export type WaitingRow = { 
/**
 * The number by which they are known here.
 */
entry: number, 
/**
 * For which game and limit.
 */
list: ListFor, 
/**
 * What that is called.
 */
titled: Telling, 
/**
 * Who, where they have an account.
 */
player: PlayerId | null, 
/**
 * Their name.
 */
name: string, 
/**
 * The table at which they sit and from which they would rather move.
 */
sits_at: number | null, 
/**
 * Since when they wait.
 */
since: number, 
/**
 * When they were called.
 */
called: number | null, 
/**
 * Where they were sent, and do not sit yet.
 */
sent: SentTo | null, 
/**
 * Seats that are free now at tables of that game and limit, and promised to nobody: the table, and how many.
 */
free: Array<FreeSeats>, };
