## What the referee refuses at a poker table, and why.

poker-no-player = there is no { $who }
poker-no-player-folded = { $who } has folded
poker-no-player-s-hand-dead = { $who }'s hand is dead
poker-no-player-mucked-mucked-hand = { $who } has mucked, and a mucked hand is dead
poker-no-nobody-bet = nobody is to bet now
poker-no-player-get-card-first = { $who } has to get its card first
poker-no-player-s-turn = it is { $who }'s turn
poker-no-betting-over = the betting is over
poker-no-card-forced-open-bring = this card is forced to open: bring in or bet
poker-no-opening-bet-made-bring = the opening bet has to be made: bring in or bet
poker-no-player-bet-most-all = { $who } can bet { $most } at most, all-in
poker-no-player-raise = { $who } may not raise: { $reason ->
    [chips] it has no more chips than the bet: it may call all-in
    [nobody] nobody is left who could call it
    [checked] it has checked, and check-raise is not allowed
    [called-short] it only called the short bet and cannot raise later
    [cap] there have been a bet and three raises
    [acted] it has acted, and the short all-in does not reopen the betting
    [brings-in] it can only bring in
   *[cannot] it cannot raise
  }
poker-no-size-one = it may be made { $amount }
poker-no-size-two = it may be made { $low } or { $high }
poker-no-size-between = it may be made any amount of whole chips from { $min } to { $max }
poker-no-kill-here = pots are killed in lowball only
poker-no-kill-twice = the pot has been killed already
poker-no-kill-after-two = a pot is killed after two cards and before anyone's third
poker-no-kill-chips = a kill is double the big blind, and it has fewer chips
poker-no-blind-owed = You owe no blind: you are just dealt in.
poker-no-way-in = You may come in by one of { $ways }.
poker-way-right-in = dealt right in
poker-way-wait-for-big = waiting for the big blind
poker-way-post-in-front = posting in front of the button
poker-way-post-both = posting both blinds
poker-way-post-big = posting the big blind
poker-way-wait-same-position = waiting for the same position
poker-way-kill = killing the pot
poker-no-raise-less-than-bet = a raise to { $to } is less than the bet of { $level }
poker-no-player-show-first = { $who } is to show first
poker-no-all-hands-been-shown = all hands have been shown
poker-no-hands-shown-showdown = hands are shown at the showdown
poker-no-player-s-cards-known = { $who }'s cards are not known
poker-no-player-does-hold = { $who } does not hold { $card }
poker-no-card-on-table = { $card } is on the table already
poker-no-cards-speak-once-tabled = cards speak once tabled
poker-no-muck-may-be-seven = { $who } is the last one left, and shows its hand: were it a seven, what was bet after the draw would go back
poker-no-player-last-left-pot = { $who } is the last one left for a pot
poker-no-card-lies-face-up = this card lies face up: it has to be named
poker-no-joker-game = there is no joker in this game
poker-no-deck = { $card } is not in this deck
poker-no-taken-out-does-play = { $card } was taken out and does not play before the river
poker-no-out-deck = { $card } is out of the deck already
poker-no-card-named = no card was named
poker-no-cards-dealt = no cards are to be dealt now
poker-no-player-threw-card-away = { $who } threw that card away itself
poker-no-card-burned-first = a card has to be burned first
poker-no-stub-made-up-again = the stub has to be made up again first
poker-no-enough-cards-turn-community = there are not enough cards: turn one community card
poker-no-player-due-cards = { $who } is due { $owed } cards, not { $count }
poker-no-player-gets-card-everybody = { $who } gets that card when everybody else has theirs
poker-no-cards-left = there are no cards left
poker-no-card-burned = no card is to be burned now
poker-no-hand-is-on = A hand is on.
poker-no-hand-needs-two-players = A hand needs two players with chips.
poker-no-hand-to-play = No hand is on.
poker-no-somebody-kills-pot-come = Somebody kills this pot to come in.
poker-no-you-are-here = You are at this table already.
poker-no-seats-1 = The seats are 1 to { $seats }.
poker-no-seat-taken-choose-open = Seat { $seat } is taken. Choose an open one.
poker-no-bring-least-50-cent = Bring at least { $least }, in 50-cent chips; this is { $chips }.
poker-no-table-sit-down-first = You are not at this table: sit down first.
poker-no-nothing-added-middle-hand = Nothing is added in the middle of a hand; bring more chips after it.
poker-no-count-all-in = whoever is all in has nothing behind to count, and whoever is not has something: take back a move that was entered wrongly, count, and enter the all-in
poker-no-cannot-brought-table-use = { $amount } cannot be brought to the table: use 50-cent chips.
poker-no-you-are-not-here = You are not at this table.
poker-no-hand-leave-over = You are in a hand: you leave when it is over.
poker-no-hand-seats-changed-between = You are in a hand: seats are changed between hands.
poker-no-seat-taken-none = That seat is taken, or there is none.
poker-no-all-cards-player-known = all cards of { $who } are known: none is missing
poker-no-hand-over = the hand is over
poker-no-does-lie-open-table = { $from } does not lie open on the table
poker-no-somebody-acted-who-opens = somebody has acted on who opens because of it: play on, or void the hand
poker-no-hand-over-chips-been = the hand is over, and the chips have been awarded
poker-no-player-no-hand = { $who } has no hand
poker-no-draw = there is no draw now
poker-no-dealer-burns-card-before = the dealer burns a card before the draw
poker-no-player-s-turn-draw = it is { $who }'s turn to draw
poker-no-everybody-drawn = everybody has drawn
poker-no-player-asked = { $who } asked for { $count }
poker-no-player-draw-up-cards = a player may draw up to { $spoken } cards
poker-no-player-no-card = { $who } has no card for that
poker-no-turn-draw = it is not its turn to draw
poker-no-card-been-dealt = a card has been dealt to it
poker-no-another-player-acted = another player has acted on it
poker-no-discards-stub = its discards are in the stub
poker-no-player-cards-throw-away = { $who } has { $held } cards to throw away
poker-no-knock-means-something-draw = a knock means something in draw games only
poker-no-betting-complete-early-board = the betting is not complete: an early board is `early`
poker-no-cards-due-board = no cards are due on the board now
poker-no-flop-three-cards-too = a flop has three cards: one of too many is `over`
poker-no-board-due-cards = the board is due { $due } cards, not { $cards }
poker-no-board-alone-no-hand = the board alone is no hand in this game
poker-no-board-complete = the board is not complete
poker-no-card-thrown-away-after = a card is thrown away after the flop's betting, before the turn is burned
poker-no-player-cleared-hand = { $who } has cleared its hand
poker-no-hands-cleared = there are no hands to be cleared now
poker-no-opening-bet-forced = there is no opening bet to be forced now
poker-no-hand-needs-two-players-chips = a hand needs two players with chips
poker-no-hand-needs-two-players-least = a hand needs two players with at least the ante
poker-no-recorded-hand-another-room = a recorded hand of another room has no incidents of ours
poker-no-cannot-done = that cannot be done now
poker-no-player-due-no-card = { $who } is due no card
poker-no-stub-made-up-first = the stub has to be made up first
poker-no-too-few-cards-would = too few cards would be left to finish the hand: deal it again
poker-no-card-dealt-face-up = that card is dealt face up anyway
poker-no-rule-holdem-omaha-pineapple = that is a rule of hold'em, Omaha and pineapple
poker-no-board-card-come = no board card can come too early now
poker-no-would-come-next = { $next } would come next, not { $cards }
poker-no-turn-come-too-early = the turn has come too early already: finish the betting first
poker-no-flop-being-dealt = no flop is being dealt
poker-no-flop-three-cards-too-many = a flop has three cards: this is not too many
poker-no-name-card-player-should = name the card { $who } should not have
poker-no-player-been-passed-over = { $who } has not been passed over
poker-no-enough-cards-first-deal = there are not enough cards: first deal the last ones as ST-10 says
poker-no-player-short-card = { $who } is not short of a card
poker-no-player-short = { $who } is short of { $passed_over }
poker-no-streets-stud-dealt-after = that is for the streets of stud that are dealt after a burn
poker-no-wrong-burn-acted = somebody has acted on the cards of the street: they stay where they are
poker-no-wrong-burn-scrambled = the burns are in the stub again
poker-no-cards-not-in-turn = the cards of the street were not dealt in turn: they stay where they are
poker-no-burn-before-street-should = one burn before a street is as it should be
poker-no-enough-cards = there are enough cards
poker-no-community-card-due = no community card is due
poker-no-who-got-last-card = only who got the last card face up may stop, before it bets
poker-no-stop-after-bet = somebody has bet: it is too late to be all-in for the pot before that
poker-no-chosen-play = it has chosen to play on
poker-no-less-than-ante = { $who } has less than the ante
poker-no-still-to-act = { $who } is still to act
poker-no-still-to-draw = { $who } is still to draw
poker-no-still-to-clear = { $who } is still to clear its hand
poker-no-still-to-deal = cards are still to be dealt
poker-no-hand-not-over = the hand is not over: { $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

