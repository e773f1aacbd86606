felt-pick-open-seat-play = Pick an open seat to play.
felt-all-seats-taken-put-yourself = All seats are taken. Put yourself on the waiting list.
felt-dealer-seats = This table is played with real chips: the dealer seats you. Come to the table, or put yourself on a waiting list in the lobby.
felt-leave-when-round-over = You leave when this round is over.
felt-bank-offered-seat = The bank is offered to { $player } at spot { $seat }.
felt-nobody-banks-yet-seated-player = Nobody banks yet. Somebody who may take the bank can do so.
felt-bank-round-players-place-their = You bank this round. Players place their bets.
felt-seat-asked-about-insurance = Seat { $seat } is asked about insurance.
felt-chart-1a = Chart 1A
felt-why = Why?
felt-table-between-two-rounds = The table is between two rounds.
felt-dealers-turn = The dealer’s turn: { $task }
felt-double = double
felt-split = split
felt-surrender = surrender
felt-or = { $join } or { $at }
felt-no-limit = no limit
felt-no-fee = no fee
felt-buster-bet-goes-base-wager = A Buster bet goes with a base wager in the same circle.
felt-least-base-circle = At least { $base_least } on a base circle.
felt-buster-bet-least-add-press = A Buster bet is at least { $least }: add to it, or press Clear.
felt-buster-bet-most-here-press = A Buster bet is at most { $most } here: press Clear and lay it out again.
felt-buster-bet-most = A Buster bet is at most { $most } here.
felt-most-base-circle = At most { $base_most } on a base circle.
felt-not-that-many-chips = You have { $stack } before you, and no more.
felt-buster = Buster
felt-not-covered = { $uncovered } not covered
felt-back = { $uncovered } back
felt-even = even
felt-push = push
felt-soft-2 = soft { $points }
felt-fee = a fee of { $fees }
felt-fee-total-action = a fee of { $fees } to { $fees2 }, by the total action
felt-nobody-banks-take-bank = Nobody banks. Take the bank?
felt-bank-again = Bank again?
felt-bank-offered = The bank is offered to you.
felt-bank-card = The bank is yours to take: answer on the card on the felt.
felt-bank-at-spot = You bank at spot { $seat }.
felt-behind-others = Bets behind other players' hands
felt-behind-whom = Bet behind
felt-behind-seat = seat { $seat }, { $player }
felt-behind-amount = The bet in dollars
felt-bet-behind = Bet { $amount } behind seat { $seat }{ $costs ->
    [yes] ; the fee is { $fee }
   *[no] { "" }
  }
felt-nobody-to-bet-behind = Nobody has bet yet whose hand you could bet on.
felt-take-back-behind = Take back { $amount } behind seat { $seat }
felt-behind-ready = You are ready. The deal starts when everybody is.
felt-behind-came-to = behind: { $what }
felt-stand-behind = Stand behind the seats with { $buy_in } and bet on others' hands
felt-two-circles-by-order = People are waiting: by order of the floor two circles a player.
felt-third-party = TPP
felt-third-party-provider = A third-party provider of proposition player services
felt-bank-which-spot = At which spot?
felt-spot = Spot { $seat }
felt-bank-wager-dollars = Bank wager in dollars
felt-bank = Bank { $amount }
felt-let-pass = Let it pass
felt-bank-here-fee-must-stack = A bank is { $least } to { $most } here. What your stack cannot pay of the fee comes out of the bank.
felt-over = over with { $points }
felt-discard-rack = Discard rack
felt-discards = discards
felt-what-fees-table-came = What the fees of this table came to
felt-drop = drop
felt-shoe-cut-card-cards-from = The shoe, with the cut card { $cut } cards from its end
felt-shoe = shoe
felt-bank-2 = BANK
felt-bank-3 = The bank
felt-of-2 = { $result } of { $wager }
felt-bank-4 = Bank { $result } of { $wager }
felt-covers-more = covers { $covers } more
felt-covers-no-more = covers no more
felt-no-cards-yet = no cards yet
felt-bank-5 = The bank: { $cards }
felt-chip-hand-tap-circle-put = Chip in your hand: tap a circle to put it there
felt-chip-key = { $value } chip, key { $i }
felt-bet-placed-2 = Your bet is placed.
felt-take-back = Take back
felt-ready = Ready
felt-clear = Clear
felt-repeat = Repeat
felt-bet = Bet
felt-table-closed = This table is closed.
felt-you = you
felt-nobody-banks-yet-take-bank = Nobody banks yet. Take the bank, or wait for somebody who does.
felt-nobody-banks-yet-sit-down = Nobody banks yet. Sit down and take the bank, or wait for somebody who does.
felt-you-2 = You
felt-player = Player { $player }
felt-surrendered = surrendered
felt-doubled = doubled
felt-moves = Your moves
felt-hit-2 = Hit
felt-stand-2 = Stand
felt-double-2 = Double { $double }
felt-double-less-amount-dollars = Double for less: amount in dollars, { $double_min } to { $double }
felt-less = double for less
felt-split-2 = Split
felt-surrender-2 = Surrender
felt-surrender-costs = Surrender { $cost }
felt-pass-always = Pass until I say otherwise
felt-bank-presets = { $why ->
    [least] least
    [again] as last
    [most] all you have
   *[usual] usual
  }
felt-bank-offered-keys = The bank is offered to you: Y takes it, N lets it pass.
felt-bank-shows = The bank shows { $up }.
felt-round-sum = For you: { $net }, and the fee of { $fee }: { $all }.
felt-round-brought = The round is over: { $net } for you.
felt-twice = ×2: twice as much
felt-half = ½: half as much
felt-seat-wager = Seat { $seat } wager
felt-seat-buster-bet = Seat { $seat } Buster bet
felt-ins-2 = ins. { $insurance }
felt-behind = behind { $behind }
felt-fee-3 = fee { $fee }
felt-hand-3 = Hand { $i }
felt-action-button-seat = Action button at seat { $seat }
felt-action = ACTION
felt-away-2 = away
felt-sit-out = sit out
felt-sits-out-2 = sits out
felt-sit-seat = Sit in seat { $seat }
felt-circle-yours = your circle
felt-circle-taken = taken circle
felt-none = none
felt-fee-4 = fee { $player_fee }
felt-buster-pays = Buster pays { $join }
felt-collection = collection { $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }. The sign that every table of this game must show.
felt-shuffled-seed-can-check-under = Shuffled by a seed that you can check under Fairness.
felt-dealt-person = Dealt by a person.
felt-close = Close
felt-cards-coming = The cards are coming …
felt-last-round-being-finished = The last round is being finished …
felt-show-once = Show it at once
felt-ace-up-insurance = An ace is up. Insurance for { $amount }?
felt-pays-2-1-once-if = It pays 2 to 1 at once if the bank has a natural, and is lost at once if not.
felt-insure = Insure { $amount }
felt-no-insurance = No insurance
felt-bring-play-chips-from-wallet = You bring { $buy_in } in play chips from your wallet.
felt-join-waiting-list = Join the waiting list
felt-leave-list = Leave the list (you are { $waiting }.)
felt-i-am-back = I am back
felt-shuffle-shoe = Shuffle the shoe.
felt-look-hole-card = Look at the hole card.
felt-pay-next-wager = Pay or collect the next wager.
felt-turn-hole-card-over = Turn the hole card over.
felt-no-cards-left-call-floor = No cards are left: call the floor.
felt-deal-card-bank-face-up = Deal a card to the bank, face up.
felt-deal-banks-second-card-face = Deal the bank’s second card, face down.
felt-open-seat = open
felt-no-cards = no cards
felt-seat-decides = { $player } in seat { $seat } decides{ $known ->
    [yes] { " " }on { $total }
   *[no] { "" }
  }.
felt-chart-says = { $soft ->
    [yes] Soft
   *[no] Hard
  } { $points }: { $chart ->
    [stand] no hit
   *[hit] no stand
  }. { $open }.
felt-fee-from = { $from } and more { $fee }
felt-fee-to = to { $to } { $fee }
felt-not-round-lay-there-but = You are not in this round: { $amount } lay there but was not placed before the bets were closed.
felt-not-round-refused = You are not in this round: { $amount } lay there but was not placed before the bets were closed. It had been refused: { $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] insurance
  } { $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] ins.
  }{ $net }
felt-play-against-table-costs = You play against the table: it costs { $fees }; you can win or lose at most what you put up.
felt-costs = Costs { $brief }. You can win or lose at most what you put up.
felt-showing = showing { $count }{ $peeked ->
    [no-natural] , no natural
   *[no] { "" }
  }
felt-seat-turn = seat { $seat } · turn { $turn }
felt-bank-came-to = { $doing } · bank { $result }
felt-bet-placed = Your bet is placed. { $dealt ->
    [person] The dealer closes the bets and deals.
   *[room] The deal starts when everybody is ready.
  }
felt-tap-circle-add-bet-once = Tap a circle to add { $chip }, or bet at once.
felt-tap-circle-fee = Tap a circle to add { $chip }, or bet at once; the fee is { $fees }.
felt-count-over = { $points } over
felt-count-doubled = { $points } doubled
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] Hand { $hand } of { $of }: { $cards } = { $total }
  }
felt-seat-2 = Seat { $seat }, { $open ->
    [yes] open
   *[no] { $name }
  }{ $mine ->
    [yes] , your seat
   *[no] { "" }
  }{ $banks ->
    [yes] , the bank
   *[no] { "" }
  }
felt-seat-3 = Seat { $seat }{ $hands ->
    [1] { "" }
   *[other] , hand { $hand }
  }
felt-base-circle-add-chip = Base circle { $seat }, { $filled ->
    [yes] { $base }
   *[no] empty
  }: add a chip
felt-buster-circle-add-chip = Buster circle { $seat }, { $filled ->
    [yes] { $buster }
   *[no] empty
  }: add a chip
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] turn { $turn }/2
  }
felt-deal-card-seat = Deal a card to seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }.
amount-how = Write 1000 or 1,000; cents after a point: 12.50.
poker-ask-me-bank-again = Ask me to bank again
poker-pot-limit = { $min }–pot limit
poker-spread = { $spread } spread
