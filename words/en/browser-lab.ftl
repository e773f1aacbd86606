## The lab: the referee is asked, in the browser.

lab-title = Ask the referee
lab-purpose = Lay out a situation by tapping cards and chips, and read the ruling: who pays whom, in which order, by which clause. Nothing leaves this browser.
lab-house = House
lab-loading = The referee comes to the table…
lab-engine-does-not-answer = The referee could not be loaded. Check the connection, and open the page again.
lab-common = Common questions
lab-common-limited-bank = The bank runs out
lab-common-limited-buster = It runs out, with Buster
lab-common-both-over = Both over
lab-common-eights = 8-8-8
lab-common-surrender = Surrender
lab-common-surrendered-double = Surrender after a double
lab-common-naturals = Two naturals
lab-common-split = Split and double
lab-common-removed = Removed wager
lab-common-foul-round = Fouled hand
lab-common-side-pot = Side pot, odd chip
lab-common-early-turn = Turn too early
lab-common-early-flop = Flop too early
lab-common-exposed = Exposed card
lab-common-missed-blind = Missed blind
lab-common-foul = Foul hand
lab-common-seven = Checked seven
lab-common-short-all-in = Raise not allowed
lab-game = Game
lab-limit = Limit
lab-board = Board
lab-stack-of = Chips of { $who }: { $amount }
lab-button-to = The button to seat { $seat }
lab-add-seat = One more player
lab-missed-blinds = missed the blinds
lab-misses-blinds = Missed the blinds
lab-throw-away = Throw away { $card }
lab-name-card = { $of }, card { $nth }, face down. Tap to name it.
lab-which-card = Which card is it?
lab-which-cards =
    { $most ->
        [one] Which card?
       *[other] Which cards? { $least } to { $most } of them.
    }
lab-card-to =
    { $up ->
        [yes] A card face up to { $who }
       *[no] A card to { $who }
    }
lab-board-cards =
    { $count ->
        [one] A card to the board
       *[other] { $count } cards to the board
    }
lab-all-face-down = Deal all face down
lab-task =
    { $task ->
        [scramble] Make up the stub again
        [burn] Burn a card
       *[other] All hands clear
    }
lab-check-around = All check or call
lab-hand-asked = { $who }: what does the player do?
lab-hand-draws = { $who } draws: tap the cards to throw away.
lab-hand-clears = { $who }: tap the card to throw away.
lab-hand-shows = { $who } shows or mucks.
lab-draws = Draw { $n }
lab-stands-pat = Stand pat
lab-throws = Throw it away
lab-shows = Show
lab-mucks = Muck
lab-plays-board = Play the board
lab-offer =
    { $offer ->
        [kill] { $who } kills the pot
       *[stop] { $who } stops
    }
lab-hand-wrong = { $what }: { $first }.
lab-hand-wins = { $who } wins { $amount }
lab-hand-wins-odd = { $who } wins { $amount } (with the odd { $odd })
lab-hand-void = The hand is void: everything goes back.
lab-dealer-does = What is done
lab-everybody-wins = Everybody wins or loses
lab-collected = Collected for the house: { $drop }.
lab-whole-hand = The whole hand, step by step
lab-rule-no-cap = Any number of raises
lab-rule-full-bet = Only a full all-in bet reopens
lab-rule-half-bet = Half a bet reopens
lab-seat = Seat { $seat }
lab-the-seat = seat { $seat }
lab-behind-the-seat = the bet behind seat { $seat }
lab-behind-seat = Behind seat { $seat }
lab-player-dealer = Player-dealer
lab-bank-at = The player-dealer, at seat { $seat }
lab-banks-with = banks
lab-bets = bets
lab-buster = Buster
lab-behind = behind
lab-buster-of = Buster bet of seat { $seat }
lab-doubled = doubled { $amount }
lab-change-card = { $of }: { $card }. Tap to change it.
lab-open-seats = Open seats
lab-bet-at = Bet at seat { $seat }
lab-bank-chips = The bank
lab-base-chips = Wager of seat { $seat }
lab-buster-chips = Buster bet of seat { $seat }
lab-behind-chips = Behind seat { $seat }
lab-chips = Chips
lab-add-chip = { $amount } more
lab-take-away = Take away
lab-bank-here = Banks
lab-leave = Clear seat { $seat }
lab-done = Done
lab-another-card = Another card instead
lab-leave-card = Leave it
lab-ranks = Ranks and suits
lab-suit =
    { $suit ->
        [s] Of spades
        [h] Of hearts
        [d] Of diamonds
       *[c] Of clubs
    }
lab-double = Double
lab-asked = Seat { $seat }, hand { $hand }: what does the player do?
lab-closed-moves = Pale moves are not open to this hand: tap one to read why.
lab-insurance = Insurance for seat { $seat }, { $amount }?
lab-insures = Takes it
lab-insures-not = Declines
lab-who-bets = Who bets? Tap a seat on the felt.
lab-ruled = Tap a card or chips to ask what if.
lab-read-why = Why, and in which order
lab-tap = Tap a seat, chips or a card.
lab-undo = Undo
lab-start-over = Start over
lab-answer = The ruling
lab-not-yet = Nothing to rule on yet: tap on, or take one of the common questions.
lab-over =
    { $is ->
        [wins] The player-dealer wins { $result }: it { $moves }.
        [loses] The player-dealer loses { $result }: it { $moves }.
       *[even] The player-dealer neither wins nor loses: it { $moves }.
    }
lab-pays = pays { $who } { $amount }
lab-takes = takes { $amount } from { $who }
lab-neither = leaves { $who } as it was
lab-and = { $before } and { $last }
lab-refused = Not allowed. { $why }
lab-refused-action = Refused: “{ $action }”.
lab-not-covered = { $who }: { $amount } was not covered and comes back.
lab-in-this-order = In this order
lab-everybody-ends-with = Everybody, with fees
lab-fees = Collected: { $bank } from the bank, { $players } from players.
lab-because = Because
lab-book-silent = The book is silent here. Our decision { $id }:
lab-whole-round = The whole round, step by step
lab-what-if = What if?
lab-keep = Keep this answer to compare
lab-kept = Kept
lab-drop-kept = Let go
lab-now = Now
lab-elsewhere = At other houses
lab-rule-changed = With another rule
lab-rule-none = As it is posted
lab-rule-natural = A natural pays 3 to 2
lab-rule-both-over = Both over: the bank wins, always
lab-rule-surrender = No surrender
lab-rule-soft = The bank stands on soft 17
lab-rule-buster = Buster is settled after all wagers
lab-pass-on = Pass it on
lab-copy-link = Copy the link
lab-copied = Copied
lab-link = The link
lab-show-code = Show as a code
lab-code = A code that a phone's camera reads: it leads to this situation.
lab-print = Print
lab-save-file = Save as a scenario
lab-open-file = Open a scenario
lab-version = { $house }, { $name } · rulebook { $version }
lab-other-version = This link was made with another version of the rulebook ({ $version }): the ruling is by the one that is here.
lab-link-broken = This link is not whole: something of it was lost on its way.
lab-wrong-file = This file cannot be asked here: { $why }
lab-lab = The lab
lab-nothing-under-way = No round or hand is under way at this table. Finished ones are asked from its history.
lab-not-our-rulebook = This table is dealt by a rulebook that the referee does not have here.
lab-blackjack = Blackjack
lab-poker = Poker
lab-rules-title = Rule lab
lab-rules-purpose = Change a rule and see at once, from the exact analysis, what it costs the player, what it brings the bank, and what it changes in best play.
lab-rules-keys = The rules
lab-key-natural = A natural pays
lab-key-soft-17 = Bank hits soft 17
lab-key-both-over = Both over
lab-key-surrender = Surrender
lab-key-double = Double on
lab-key-double-for-less = Double for less
lab-key-double-after-split = Double after a split
lab-key-split-tens = Ten-values that pair
lab-key-split-hands = Hands by splitting
lab-key-split-hands-tens = By splitting tens
lab-key-split-hands-aces = By splitting aces
lab-key-split-aces-one-card = Split aces get one card
lab-key-must-stand = Must stand on
lab-key-must-hit = Must hit up to
lab-key-peek = Peek under
lab-key-insurance = Insurance
lab-save-toml = Save as a house file
lab-open-table = Open a table with it
lab-opened = { $name } is open.
lab-go-there = Go there
lab-costs = What it costs
lab-player-expects = The player's wager
lab-bank-expects = The bank, of a wager
lab-buster-expects = A Buster bet
lab-priced = Per unit wagered, best play, { $decks } decks, before fees; worked out in { $ms } ms.
lab-with-fees = With the fees of the first schedule
lab-wager = Wager
lab-fee = Fee
lab-net = Net of it
lab-break-even = The bank breaks even
lab-break-even-from = Action from { $from }, fee { $fee }: from { $action } on
lab-break-even-never = Action from { $from }, fee { $fee }: not within this bracket
lab-chart = Best play on two cards
lab-chart-moved =
    { $moved ->
        [0] As it is posted.
        [one] One move is another than as posted.
       *[other] { $moved } moves are others than as posted.
    }
lab-was = { $is }, not { $was } any more
lab-other-keys = All other keys of the file
lab-side-by-side = Side by side
lab-compare = Compare the houses
lab-as-changed = As changed
lab-decks = Decks
lab-never = never
lab-breaks-even-from = The bank breaks even from an action of
lab-sweep = Sweep
lab-sweep-over = Over the values of
lab-sweep-and = and of
lab-sweep-nothing = nothing else
lab-sweep-go = Price them all
lab-sweep-done = { $done } of { $all } priced…
lab-sweep-plot = What the player's wager is worth, by the values of: { $key }
lab-yes-no =
    { $is ->
        [yes] yes
       *[no] no
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = Target
lab-key-aces-as-eleven = Aces that may count 11
lab-key-must-stand-from = Must stand from
lab-key-bank-stands-on = The bank stands on
lab-key-win-pays = The nearer hand pays
lab-key-tie = Equally near
lab-key-tie-pays = A tie pays
lab-nearest-ends = How hands compare, nearest to { $target }
lab-nearest-exact = Best play for the exact cards
lab-nearest-by-chart = Best play by the chart
lab-nearest-nearer = The player is nearer
lab-nearest-tied = equally near
lab-nearest-farther = the bank is nearer
lab-nearest-chart = The best chart by deciding total
lab-nearest-legend = H hit, S stand
lab-nearest-total =
    { $soft ->
        [yes] soft { $total }
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] soft { $total } as { $scored }
       *[no] { $total } as { $scored }
    }
lab-nearest-two-cards = Two cards by their exact worth
lab-nearest-two-cards-says = Every two cards that leave a choice, with the better move; what each is worth stands behind it.

## Legal profiles in the rule lab

lab-profile = Held against a profile
lab-profile-purpose = Clauses of law and practice, one by one. Nothing here is legal advice: each says where it was found, and how sure that is.
lab-profile-which = Which profile
lab-profile-status = Status: { $status }.
lab-profile-answer =
    { $answer ->
        [pass] passes
        [fail] fails
        [undecided] undecided
       *[other] does not apply
    }
lab-profile-player = Player
lab-profile-mend = The nearest change:
lab-profile-mended = All of these changes together:
lab-profile-keys = { $n } keys
lab-profile-still = Fails all the same: { $failing }.
lab-profile-apply = Change it
lab-profile-pricing = What it costs is being worked out…
lab-profile-free = It changes no price.
lab-profile-costs = The player's wager becomes { $ev }, a change of { $by }.
lab-profile-source =
    { $source } · { $sure ->
        [V] seen in the text itself
        [S] a serious secondary source
        [S-q] a secondary source that quotes it
        [S-x] sources contradict each other
        [L] a low-grade source
        [M] from memory
       *[I] inferred
    }

## The bank in the rule lab

lab-bank-chair = The bank at a table
lab-bank-chair-says = A bank that may not cover everything, and what each seat of settlement loses. What is exact is exact; coverage, swings and risk are simulated, with their standard errors.
lab-circles = Circles with a wager
lab-each-wager = Wager in each
lab-each-buster = Buster in each
lab-bank-wager = Bank wager
lab-sit-in-bank = Sit in the bank
lab-simulated = Simulated so far
lab-simulating = { $rounds } rounds dealt…
lab-simulated-rounds = { $rounds } rounds dealt.
lab-if-covered = Expected in a round if all is covered (exact)
lab-bank-wins = What this bank wins in a round
lab-after-fee = After its fee of { $fee }
lab-round-swings = A round swings by
lab-broken = The bank is lost to the last chip in
lab-short = Something gets no action in
lab-uncovered = Of all wagers, without action
lab-session = In { $hours } hours, { $rounds } rounds
lab-bankroll = Bankroll that lasts in 19 of 20 sessions
lab-bankroll-99 = In 99 of 100
lab-ruin = { $amount } are lost in a session with
lab-seats-of-settlement = Seats of settlement
lab-seats-plot = What the circle settled first, second and so on wins or loses in a round, with two standard errors each way
lab-seats-says = A circle that is settled late may find nothing left of the bank when it has won.
lab-settled =
    { $place ->
        [1] settled first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] last
    }
