## What is wrong with a scenario file or a table script.

script-no-such-schedule-option = there is no such schedule option
script-shoe-1-8-decks = a shoe has 1 to 8 decks
script-shows-which-no-clause = shows "{ $clause }", which is no clause
script-no-seat-seats-1 = there is no seat { $seat }: seats are 1 to 8
script-players-name-some-letters = a player's name is some letters or digits, without control characters
script-no-turn-bank-held = there is no turn { $turn }: the bank is held for two hands
script-wager-needs-base-buster = a wager needs a base, a buster or a backline amount
script-base-wager-backline-bet = a base wager and a backline bet are two wagers: write two lines
script-no-joker-game = there is no joker in this game
script-action-seat-hand-verb = an action is SEAT[.HAND] VERB [AMOUNT], like "5.1 double 10"
script-hands-numbered-1 = hands are numbered from 1
script-amount-number-dollars = the amount is not a number of dollars
script-double-takes-amount = only a double takes an amount
script-verbs-hit-stand-double = the verbs are hit, stand, double, split, surrender, insure, no, and in a round of the floor: foul, removed
script-owners-template-cannot-dealt = { $rulebook } is the owner's template and cannot be dealt (D10)
script-dealt-decks = { $rulebook } is dealt from { $fewest } to { $most } decks, not { $decks }
script-no-schedule-option = { $rulebook } has no schedule option { $what }
script-table-seats-1 = this table has seats 1 to { $seats }
script-bank-held-turn = the bank is held for { $bank_turns } turn here
script-nobody-wagers-no-round = nobody wagers: there is no round
script-buster-bet-never-placed = A Buster bet is never placed backline.
script-round-over-before = the round is over before "{ $text }"
script-circle-split-say-which = "{ $text }": the circle is split; say which hand, like { $seat }.1
script-insurance-whole-circle-no = Insurance is for the whole circle: there is no hand { $hand }.
script-cards-run-out-before = the cards run out before the round is over
script-circle-asked-about-insurance = circle { $seat } is asked about insurance
script-hand-asked = hand { $seat }.{ $hand } is asked
script-bank-offered = the bank is offered to seat { $seat }, turn { $turn }
script-nobody-banks = nobody banks
script-wagers-open = wagers are open
script-shuffle-due = the cards are to be shuffled
script-card-due = the next card is to be dealt
script-peek-due = the hole card is to be looked at
script-hole-due = the hole card is to be shown
script-payoff-due = the next wager is to be paid or taken
script-floor-due = the floor is to be called
script-nobody-asked = nobody is asked
script-action-missing-file-says = an action is missing: { $whose }, and the file says nothing
script-amount-refused = The amount is refused: { $why }.
script-not-so = not so: { $found }
script-no-clause = { $clause } is no clause
script-refused-under-another-clause = refused, but under another clause: { $refusal }
script-not-refused = it was not refused
script-nobody-called = nobody is called { $name }
script-no-such-step-word = no such step: a word too many, too few, or misspelt
script-blackjack-table-schedule-limit = a blackjack table has a schedule, not a limit
script-template-cannot-dealt-d10 = { $rulebook } is a template and cannot be dealt (D10)
script-no-schedule-option-here = there is no schedule option { $option }
script-house-deals-decks = the house deals { $fewest } to { $most } decks, not { $decks }
script-player-not-at-table = not at the table
script-has-chips = { $name } has { $stack }
script-drop = { $drop } is in the drop
script-turn-1-2 = a turn is 1 or 2
script-went-to = it went to seat { $placed }
script-cards-left = { $left } cards are left
script-circle-no-wager = that circle has no wager
script-insurance-whole-circle-no-hand = insurance is for the whole circle: there is no hand { $hand }
script-ruling-reason-because = a ruling has a reason: because …
script-no-such-ruling = no such ruling
script-no-seat = there is no seat { $text }
script-poker-table-limit-schedule = a poker table has a limit, not a schedule
script-poker-dealt-deck = poker is dealt from one deck
script-poker-by-hand = at poker it makes no difference who deals: by_hand is for blackjack
script-poker-table-needs-limit = a poker table needs its limit; there are { $known }
script-no-limit = there is no limit { $what }; there are { $known }
script-sits-out = { $name } sits out already
script-does-sit-out = { $name } does not sit out
script-no-hand-on = no hand is on
script-dealers-move = it is not the dealer's move
script-cards-missing-dealer-needs = cards are missing: the dealer needs { $lacking } more
script-more-cards-than-dealer = more cards than the dealer deals at once
script-how-many-cards = how many cards?
script-in-no-hand = { $name } is in no hand
script-nothing-call = there is nothing to call
script-bet-call = there is a bet to call
script-bet-raised = there is a bet already: it is raised
script-nothing-raise = there is nothing to raise
script-nobody-holds-many-cards = nobody holds so many cards to throw away
script-no-hand-begun = no hand has begun
script-not-at-table = { $name } is not at the table
script-at-seat = it is at seat { $button }
script-it-is = it is { $found }
script-posts-dead-live = { $name } posts { $dead } dead and { $live } live
script-owes-nothing-new-missed = one owes nothing, new, missed, moved or big
script-it-costs = it costs { $costs }
script-come-way = { $name } may not come in that way
script-step = "{ $step }": { $what }
script-was-refused = refused: { $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = not an amount in dollars, like 5 or 2.50
money-fraction-of-a-cent = amounts are whole cents (D1)
money-too-large = the amount is too large
card-unknown = "{ $text }" is not a card: write a rank (2–9 T J Q K A) and a suit (c d h s), like Td, or Jk

## Where something is wrong with a file or a text.

problem-line = line { $line }: { $what }
problem-file = { $file }: { $what }
problem-file-line = { $file }:{ $line }: { $what }
problem-under = { $what } ({ $clause })
