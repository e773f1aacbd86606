deal-collect-from = collect { $collected } from { $whose }
deal-pay = pay { $whose } { $paid }
deal-return-push = return { $amount } to { $whose }: a push
deal-return = return { $amount }
deal-nothing-moves = nothing moves at { $whose }
deal-hit = hit
deal-stand = stand
deal-double = double
deal-split = split
deal-surrender = surrender
deal-hard = hard { $points }
deal-bank = the bank
deal-bank-face-down = the bank, face down
deal-stop-action-leave-every-card = Stop the action and leave every card and every chip where it lies.
deal-call-floor-decides-its-decision = Call the floor; it decides, and its decision is recorded with its name and the reason.
deal-card-entered-wrongly = A card was entered wrongly
deal-card-wrong-paid-or-not = A card was entered wrongly, paid or not
deal-ask-nobody-enter-nothing-more = Enter nothing more: the last card can be changed only until the next decision is entered.
deal-last-card-yourself = You change the last card yourself, without the floor, until the next decision is entered:
deal-floor-names-card-really-lies = The floor names the card that really lies there; after a decision you play on with what is in the books. When everything is dealt the floor can name any card again, as long as everybody would have played as they did; otherwise the round is void. Where it was paid already, the floor reverses the settlement first.
deal-bet-entered-wrongly = A bet was entered wrongly
deal-floor-rules-on-wager = The floor rules on the wager: it is given back, paid or taken. Or the round is void.
deal-paid-wrongly = The cards are right, the payment was wrong
deal-floor-reverses-pay-anew = The floor reverses the settlement of the last round: the chips go back to where they lay, and you pay anew.
deal-card-exposed = A card was exposed
deal-leave-card-face-up-where = Leave the card face up where everybody saw it; do not put it back into the shoe.
deal-next-card-enter-circle-due = It is the next card: enter it for the circle that is due one. Or the round is void.
deal-card-went-off-table = A card went off the table
deal-keep-eyes-card-nobody-but = Keep your eyes on the card; nobody but the floor picks it up.
deal-card-plays-dealt-enter-round = The card plays as it was dealt: enter it. Or the round is void.
deal-card-too-many-dealt = A card too many was dealt
deal-do-not-enter-card-stays = Do not enter the card; it stays beside the hand that it came to.
deal-next-card-due-enter-there = It is the next card that is due: enter it there. Or the round is void.
deal-deal-went-wrong-misdeal = The deal went wrong: a misdeal
deal-misdeal-cards-went-wrong-circles = A misdeal: the cards went to the wrong circles
deal-void-wagers-bank-fees-go = Void: wagers, bank and fees go back, the cards into the discard rack, and the same seat is offered the bank again.
deal-cards-were-switched-passed-held = Cards were switched, passed or held out
deal-floor-may-foul-hand-its = The floor may foul the hand: its wager is forfeited, as far as it is covered.
deal-wager-removed = A wager was removed
deal-wager-removed-before-paid = A wager was removed before it was paid
deal-floor-may-let-losing-wager = The floor may rule that it loses the table maximum if the hand loses, and wins the table minimum if it wins.
deal-give-every-wager-bank-fees = Give every wager, the bank and the fees back as they were put up.
deal-take-all-cards-into-discard = Take all cards into the discard rack.
deal-offer-bank-same-seat-again = Offer the bank to the same seat again.
deal-take-cards-circle-hand-into = Take the cards of seat { $seat }, hand { $hand }, into the discard rack; leave its wager, it is collected with the others.
deal-leave-cards-circle-where-they = Leave the cards of seat { $seat } where they lie, and play on.
deal-leave-cards-where-they-lie = Leave the cards where they lie: the books have { $card } for { $at } now. Go on with what the first line says.
deal-which-card-came = Which card came
deal-floor-paused-table-leave-every = The floor has paused this table: leave every card and every chip where it lies.
deal-paused-ruled = The floor has ruled. Put cards and chips as it says; enter nothing until it lets the table go on.
deal-wait-bets-then-call-no = Wait for the bets; then call “no more bets”.
deal-wait-somebody-bet = Wait for somebody to bet.
deal-ask-seat-about-insurance = Ask seat { $seat } about insurance: { $amount }.
deal-signals = What seat { $seat } signs
deal-offer-bank-seat = Offer the bank to { $named ->
    [yes] { $player } at seat { $seat }
   *[no] seat { $seat }
  }.
deal-table-between-two-rounds = The table is between two rounds.
deal-nobody-banks-ask-who-takes = Nobody banks. Ask who takes the bank.
deal-close = Close
deal-something-went-wrong = Something went wrong
deal-no-more-bets = No more bets
deal-shoe-shuffled = The shoe is shuffled
deal-lies-face-down = It lies face down
deal-no-natural = No natural
deal-natural = It is a natural
deal-touch-card-came = Touch the card that came
deal-undo = Undo
deal-felt = On the felt
deal-circle = Seat
deal-who = Who
deal-cards = Cards
deal-count = Count
deal-wager = Wager
deal-buster-2 = Buster
deal-bank-seat = Bank, seat { $seat }
deal-hand-2 = { $seat }, hand { $i }
deal-floor-ruled = The floor has ruled
deal-ruling-read = I have read it
deal-settled-wagers = What was settled
deal-settling-starts = Where settling starts
deal-button-counted = Counted clockwise from { $from ->
    [button-from-bank] the bank’s left
   *[button-from-house-dealer] the dealer’s left
  }, passing over the bank.
deal-circle-2 = Seat { $seat }: { $reason }
deal-what-went-wrong = What went wrong?
deal-what-happened = What happened
deal-card-exposed-from-shoe = A card was exposed from the shoe
deal-hand-3 = Hand
deal-call-floor-table = Call the floor to this table
deal-call-disputed = A player disputes it
deal-floor-rules = The floor rules
deal-recorded-name-reason = It is recorded with your name and this reason.
deal-card-named-wrongly-which-one = A card was named wrongly: which one? Those that can still be changed:
deal-of = { $card } of { $at }
deal-which-card-really = Which card is it really?
deal-correct = { $card } is { $to }: correct it
deal-touch-card = Touch the card
deal-no-card-can-named-again = Somebody has decided by these cards: none can be changed now. When everything is dealt and before it is paid they can be again.
deal-cards-after-reversal = The round is paid. Reverse the settlement first: then the cards can be changed, and it is paid anew.
deal-cards-were-switched-passed-held-2 = Cards were switched, passed or held out: foul the hand
deal-wager-was-removed-outcome = The wager was removed: it loses the table maximum or wins the table minimum, as the hand comes out
deal-wager-of-hand = The wager of seat { $seat }, hand { $hand }
deal-buster-of = The Buster bet of seat { $seat }
deal-bet-behind-of = The bet of { $amount } behind seat { $seat } (player { $player })
deal-fate = { $fate ->
    [return] Return it
    [pay] Pay it
   *[take] Take it
  }
deal-done-next-wager = Done: the next wager
deal-all-settled = All the rest is settled
deal-then = Then
deal-round-cannot-saved-void-everything = The round cannot be saved: void it, everything goes back
deal-deal-whoever-signed-floor-opens = You deal; whoever is signed in as the floor opens this same page and decides.
deal-shuffled-cut-begin-hand = Shuffled and cut: begin the hand
deal-both-lie-face-down = Both lie face down
deal-all-lie-face-down = All { $down } lie face down
deal-only-seat-s = Only seat { $seat }’s
deal-which-card-burned-second = Which card was burned second? Turn it up: it goes to the first player.
deal-one-burned = One is burned
deal-scrambled-cut = Scrambled and cut
deal-all-hands-clear = “All hands clear”
deal-mucks = It mucks
deal-plays-board = It plays the board
deal-pat = Pat
deal-knocks-pat = It knocks: pat
deal-knocks-check = Seat { $seat } knocks: a check
deal-changes-number = Seat { $seat } takes another number after all:
deal-instead = { $count ->
    [0] Pat
   *[other] { $count }
  } for seat { $seat } instead
deal-seat-thrown-one-away = Seat { $p } has thrown one away
deal-complete-seat-s-hand-card = Complete seat { $seat }’s hand: a card off the top, face down
deal-side-pot = side pot { $i }
deal-main-pot = Main pot
deal-pot-bets = Pot { $pot }, { $pot2 } with the bets
deal-pot = Pot { $pot }
deal-last-hand = the last hand
deal-board-2 = The board: { $join }
deal-exposed = Exposed:
deal-dealer-button = Dealer button
deal-drew = drew { $drew }
deal-pat-2 = pat
deal-wins = wins { $place }{ $hand }
deal-push = Push { $amount } to seat { $seat }
deal-nobody-sits-here-yet = Nobody sits here yet.
deal-rulings-floor = Rulings of the floor
deal-two-cards-came-off-deck = Two cards came off the deck together
deal-card-named-wrongly-which-one-2 = A card was named wrongly: which one?
deal-correct-2 = { $from } is { $to }: correct it
deal-no-card-lies-open-yet = No card lies open yet, so none can have been named wrongly.
deal-one-hand-dead-whose = One hand is dead: whose?
deal-seat-4 = Seat { $seat }
deal-hand-seat-dead-what-put = The hand of seat { $seat } is dead; what it put in stays
deal-misdeal-void-hand-everything-goes = Misdeal: void the hand, everything goes back
deal-touch-card-3 = Touch the card.
deal-touch-cards = Touch the { $cards } cards.
deal-touch-all = { $over ->
    [yes] Touch every card that was turned: more than the { $street } of a flop.
   *[no] Touch every card that was turned. A flop has { $street }.
  }
deal-what-happened-2 = What happened?
deal-nothing-book-fits-now-call = No case of the rulebook fits here. Call the floor.
deal-something-else-card-entered-wrongly = Something else, or a card was entered wrongly
deal-what-entered-books-floor-corrects = What is entered is in the books. The floor corrects it by a ruling, with its name and the reason.
deal-call-floor = Call the floor
deal-which-seat = Which seat?
deal-seat-5 = Seat { $view }
deal-report = Report { $join }
deal-report-2 = Report it
deal-back = Back
deal-what-done = What has to be done
deal-put-right = Put it right
deal-earlier-hand = Earlier in this hand: { $last }
deal-table = table { $id }
deal-dealer = Dealer: { $name }
deal-do-what-first-line-says = Do what the first line says and touch the card that came. What you touch counts at once.
deal-walking-over-table = Walking over to the table …
deal-table-dealt-room-itself-dealers = This table is dealt by the room itself. A dealer’s console is for tables that a person deals.
deal-card-exposed-deal = A card was exposed on the deal
deal-card-exposed-draw = A card was exposed on the draw
deal-hole-card-turned-up = A hole card was turned up
deal-last-card-dealt-face-up = A last card was dealt face up
deal-card-face-up-deck = A card was face up in the deck
deal-player-turned-card-up-touching = A card was turned up by touching its player
deal-player-too-few-cards = A player has too few cards
deal-player-card-too-many = A player has a card too many
deal-flop-too-many-cards = The flop has too many cards
deal-flop-turned-too-early = The flop was turned too early
deal-turn-turned-too-early = The turn was turned too early
deal-river-turned-too-early = The river was turned too early
deal-two-cards-were-burned = Two cards were burned
deal-no-card-burned = No card was burned
deal-which-card-did-floor-person = Which card did the floor person draw? After substantial action none is drawn.
deal-confirm-hole = The hole card is { $card } — confirm
deal-confirm-card = To { $target }: { $card } — confirm
deal-cards-for = { $where ->
    [show] Seat { $seat } shows
    [seat] To seat { $seat }:
    [everybody] For everybody:
   *[board] On the board:
  } { $cards } — { $more ->
    [0] confirm
   *[other] { $more } more
  }
deal-touch-cards-of-them = Touch the cards, { $most } of them
deal-all-hands-clear-dead = “All hands clear”: { $count ->
    [1] seat { $seat } is dead
   *[other] { $count } hands are dead
  }
deal-uncleared-sure = Not cleared: { $seats }. The dealer cannot bring a dead hand back.
deal-uncleared-yes = Yes, all hands are clear
deal-killed-pot = killed pot
deal-collection = collection { $drop }
deal-burned = burned { $burned }
deal-bet = bet { $bet }
deal-seat = seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $kind ->
    [backline] , the bet behind
    [buster] , Buster
    [insurance] , insurance
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] return { $uncovered }: not covered by the bank
   *[no] return { $uncovered } to { $whose }: not covered by the bank
  }
deal-or = { $others } or { $last }
deal-ask-seat = Ask seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $counted ->
    [yes] { " " }on { $count }
   *[no] { "" }
  }: { $open }.{ $chart ->
    [hit] { " " }The chart says hit: seat { $seat } may not stand.
    [stand] { " " }The chart says stand: seat { $seat } may not hit.
   *[free] { "" }
  }
deal-seat-2 = seat { $seat }{ $hand ->
    [1] { "" }
   *[other] , hand { $hand }
  }

## Seats that the dealer plays for, and real chips.

deal-seats = Seats
deal-provider = { $name } (third-party provider)
deal-type-card = Touch the card, or type it: rank and suit.
deal-typed = { $typed } …
deal-bank-with = The bank puts up
deal-takes-bank = Seat { $seat } takes the bank
deal-passes-bank = Seat { $seat } passes
deal-bet-amount = How much is bet
deal-bet-other = other
deal-with-buster = Buster
deal-no-buster = none
deal-same-again = { $seats ->
    [one] The same bet again
   *[other] The same bets again ({ $seats })
  }
deal-tap-seat = Touch a seat: it bets { $amount }{ $with ->
    [yes] { " " }+ { $buster } Buster
   *[no] { "" }
  }. Touch it again to take that back.
deal-seat-empty = Seat { $seat } is free
deal-plays-circle-too = Seat { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } plays circle { $circle } too: { $amount }
deal-seat-bets = Seat { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } bets { $amount }
deal-seat-takes-back = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, { $amount }: takes the bet back
deal-banks = bank { $amount }
deal-gets-up = Somebody gets up
deal-seat-gets-up = Seat { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } gets up
deal-gets-up-with = Seat { $seat }, { $name }, gets up with { $chips }
deal-gets-up-uncounted = Seat { $seat }, { $name }, gets up, chips not counted
deal-seat-name = Who sits down at seat { $seat }
deal-seat-nameless = no name is fine
deal-seat-chips = Chips, counted
deal-seat-third = for a third-party provider
deal-declares-brought = Chips they declare to bring
deal-declares-now = Ask now: left empty, the playing book says “not counted” for this session.
deal-declares = Seat { $seat }, { $name }: chips added now for the third party
deal-declares-added = Adds them
deal-declares-taken = Seat { $seat }, { $name }: chips counted on getting up
deal-seat-sits = Sits down at seat { $seat }
deal-acts = What seat { $seat } says
deal-seat-says = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }:
deal-folds = Folds
deal-checks = Checks
deal-calls = Calls { $amount }
deal-brings-in = Brings in for { $amount }
deal-raises-to = Raises to { $amount }
deal-raise-between = To how much, from { $least } to { $most }
deal-all-in = The most, { $amount }
deal-more-chips = More chips
deal-chips-for = More chips for seat { $seat }, counted
deal-count-chips = Count
deal-all-in-for-other = All in: count the chips first
deal-count-for = All chips of seat { $seat }, counted
deal-count-behind = All that seat { $seat } has left, counted (not what is bet already)
deal-counted = So many there are
deal-up = Gets up
deal-up-with = Yes: seat { $seat } gets up with { $chips }
deal-went-with = { $name } goes with { $chips }: count it.
deal-sits-out = Sits out
deal-plays-again = Plays again
deal-comes-in = Seat { $seat } comes in: { $how }
deal-kills = Seat { $seat } kills the pot
deal-confirm-cards = Ask again before a card counts
deal-wrong-card = { $card }: wrong card?
deal-wrong-card-group = The last card
deal-take-back-move = Seat { $seat }, { $what ->
    [hit] hit
    [stand] stand
    [double] double
    [split] split
    [surrender] surrender
    [insurance] insurance
   *[move] last move
  }: take back
deal-take-back-group = The last move
deal-which-card-instead = { $where ->
    [seat] Seat { $seat }{ $hand ->
        [0] { "" }
       *[other] , hand { $hand }
      }
    [bank] The bank
   *[board] The board
  }: { $card } was named. Touch the card that really came: both stand in the log.
deal-reverse-settlement = Reverse the last settlement: all chips go back to where they lay, and the round goes on from there
deal-it-stands = It stands as it is: the table goes on
deal-after-reversal = Put every chip back to where it lay before it was paid or taken; leave the cards.
deal-collection-due = Collection: { $amount } goes down the slot.
deal-collected = It is down the slot
deal-paid-due = Push the pots. When everybody has their chips, say so.
deal-paid = Everybody is paid
deal-fees-heading = Collection
deal-shuffled-now = Shuffled
deal-deck-changed = Another deck
deal-cut-card = The cut card came
deal-peek-missed = The hole card was not looked at
deal-peek-missed-leave-hole = Leave the hole card face down, and every wager where it is.
deal-peek-missed-decides = The floor decides: play on, give a wager back, or void the round.
deal-play-on-as-it-lies = Play on with the cards as they lie
deal-look-counts-nothing = The look at the hole card counts for nothing: play on
deal-after-play-on = Go on where the round stood.
deal-after-no-look = Put collected insurance back. Go on where the round stood; nobody looks again.
deal-floor-tells = From the floor
deal-floor-sends = The floor sends { $name }: seat { $seat }
deal-floor-sends-full = The floor sends { $name }: no seat is free yet
deal-sent-elsewhere = The floor sends { $name } (seat { $seat }) to table { $table }, { $to }: “Somebody gets up” when their hand is over.
deal-sent-sits = { $name } sits down at seat { $seat }
deal-asked-to-leave = { $at }: the floor asked whoever sits at seat { $seat } to leave. They get up as soon as nothing of theirs is in play.
deal-asked-and-gone = { $at }: the floor asked whoever sat at seat { $seat } to leave. The seat is free; their chips go with them.
deal-asked-chips = It is { $chips }: count it.
deal-signed = { $by } and { $with } signed: the ruling has taken effect.
deal-signed-dealer = Put cards and chips as it says. The floor lets the table go on.
deal-signed-floor = The table is still paused. When cards and chips lie as the ruling says, let it go on.
deal-signed-reason = the ruling was signed and carried out
deal-not-asked = Seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }, { $count }: not asked, { $why ->
    [chart] the chart says stand.
    [natural] it is a natural.
    [split_ace] a split ace gets one card.
   *[complete] it can only stand.
  }
deal-cannot-be-undone = It cannot be undone. The reason for the books: “{ $reason }”
deal-yes-so-ruled = Yes, I rule so
deal-offered-for = Offered { $span } ago
deal-double-less = Double for less
deal-double-for = Double for { $amount }
deal-closes = { $game ->
    [poker] The floor closes this table. This hand is the last: deal it to its end.
   *[blackjack] The floor closes this table. This round is the last: deal it to its end.
  }
deal-bets-amount = Bets { $amount }
deal-reversed = The floor has reversed the settlement. Put right what was wrong first.
deal-reversed-card = { $card } was wrong: name the right card
deal-reversed-earlier = Where another card was wrong, the floor names it: the floor’s page has all that lie here.
deal-reversed-then = When the cards stand right, settle anew:
deal-reversed-drop = The collection that went down the slot stays there: it is called again, and only a difference goes down.
deal-rule-on-it = Rule on it
deal-rule-or-reverse = Rule, or reverse
deal-leave-as-it-is = Leave it as it is
deal-recorded-at = Another deck, recorded at { $at }.
deal-report-calls-nobody = The report stands in the log. It has not called the floor.
deal-floor-knows = The floor is called.
deal-floor-was-called = The floor was called about this.
deal-call-floor-about = Call the floor about this
deal-call-about-seat = Somebody asks for a seat
deal-ticks-are-yours = Ticking is for you only: it is not recorded, and nothing waits for it.
deal-seat-kept = Seat { $seat }: kept for { $name }
deal-no-insurance-here = An ace is up: this game has no insurance.
deal-floor-at = Floor: { $name }
deal-floor-sees = You see what the dealer sees. What you rule is recorded with your name and the reason.
