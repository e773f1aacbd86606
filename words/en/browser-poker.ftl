poker-fold = Fold
poker-bring = Bring in { $bring_in }
poker-check = Check
poker-call = Call { $call }
poker-amount = Amount to { $to_lower_case }
poker-amount-dollars = Amount in dollars, { $least } to { $most }
poker-tap-cards-throw-away-keep = Tap the cards you throw away, or keep them all.
poker-draw = Draw { $picked }
poker-stand-pat = Stand pat
poker-you-drew = { $n ->
    [0] You stand pat. Another number after all?
    [one] You draw one card. Another number after all?
   *[other] You draw { $n } cards. Another number after all?
  }
poker-change = { $n ->
    [0] Make it pat
   *[other] Make it { $n }
  }
poker-say = { $n ->
    [0] Say: pat
    [one] Say: one card
   *[other] Say: { $n } cards
  }
poker-say-instead = { $n ->
    [0] Say instead: pat
    [one] Say instead: one card
   *[other] Say instead: { $n } cards
  }
poker-you-said = { $n ->
    [0] You said: pat.
    [one] You said: one card.
   *[other] You said: { $n } cards.
  }
poker-knock-pat = Knock: pat
poker-knock-check = Knock: check
poker-i-play-board = I play the board
poker-may-change = { $player } drew last and may change the number for a moment.
poker-floor-called = The floor is called: everything waits for its word.
poker-tap-card-throw-away-all = Tap the card you throw away. All throw at once, before the clock is over.
poker-throw-away = Throw it away
poker-throw-away-give-up-pot = Throw it away and give up the pot?
poker-keep = Keep it
poker-muck-all-same = Muck it all the same
poker-show = Show
poker-muck = Muck
poker-when-my-turn-comes = When my turn comes
poker-board = The board: { $join }
poker-pot-of = The pot: { $pot }
# What a hand that is over brought: said once.
poker-hand-brought = { $mine ->
    [yes] You win { $what }.
   *[no] { $name } wins { $what }.
  }
poker-odd = with the odd { $odd }
poker-bets = { $pot } with the bets
poker-collection = collection { $drop }
poker-drop = drop { $drop }
poker-cards = Your cards
poker-cards-seat = Cards of seat { $seat }
poker-throw-away-key = { $card }: throw away, key { $k }
poker-dealer-button = Dealer button
poker-kill-button-limits-doubled = Kill button: the limits are doubled
poker-kill = KILL
poker-you = You
poker-bet-seat = Bet of seat { $seat }
poker-dead-hand = dead hand
poker-pat = pat
poker-drew = drew { $drew }
poker-asks = { $n ->
    [0] wants no card
    [one] wants 1 card
   *[other] wants { $n } cards
  }
poker-sit-seat = Sit in seat { $seat }
poker-bet-seat-2 = Bet of seat { $place }
poker-more-chips = More chips
poker-bring-2 = Bring
poker-another-seat = Another seat
poker-seat-3 = seat { $s }
poker-stay-move-seat-when-hand = Stay: you move to seat { $target } when this hand is over
poker-move = Move
poker-i-am-back = I am back
poker-sit-out = Sit out
poker-let-every-bank-pass = Let every bank pass
poker-leaving-when-over = Leaving when it is over
poker-leave-table = Leave the table
poker-closed = It is closed.
poker-pick-open-seat-play = Pick an open seat to play.
poker-watch-table = You watch this table. { $closed }
poker-history-table = History of this table
poker-my-rounds = My rounds
poker-place = Place { $place }
poker-table-closed = This table is closed.
poker-sits-out-owes = sits out, owes { $ways_in }
poker-sits-out = sits out
poker-waits-come = waits to come in
poker-all-seats-taken = All seats are taken.
poker-bring-play-chips-least = You bring { $buy_in } in play chips; at least { $least_chips }.
poker-join-waiting-list = Join the waiting list
poker-leave-list = Leave the list (you are { $waiting }.)
poker-how-do-come = How do you come in?
poker-kill-pot-limits-double = Kill the pot: the limits double
poker-stop-here-all-pot-so = Stop here: all-in for the pot so far
poker-decides = { $seat } decides.
poker-draws = { $seat } draws.
poker-card-gone-others-throw-one = Your card is gone. The others throw one away.
poker-everybody-throws-one-card-away = Everybody throws one card away.
poker-shows-mucks = { $seat } shows or mucks.
poker-hand-over = The hand is over.
poker-dealer-deals = The dealer deals.
poker-hand-needs-two-players-dealt = A hand needs two players: it is dealt as soon as somebody else is ready.
poker-dealer-starts-next-hand = The dealer starts the next hand.
poker-dealer-shuffles-next-hand = The dealer shuffles for the next hand.
poker-bet = Bet
poker-complete = Complete
poker-raise = Raise to
poker-call-2 = Call { $price }
poker-check-fold = Check or fold
poker-show-first-throw-hand-away = You show first, or throw your hand away unseen.
poker-hand-wins-against-what-shown = Your hand wins against what is shown.
poker-hand-gets-share-against-what = Your hand gets a share against what is shown.
poker-hand-beaten-what-shown = Your hand is beaten by what is shown.
poker-show-hand-throw-away-unseen = Show your hand, or throw it away unseen.
poker-dealt-right = { $pays ->
    [yes] Be dealt in on the next hand
   *[no] Be dealt in on the next hand, nothing to post now
  }
poker-wait-big-blind = { $pays ->
    [yes] Take the big blind on the next hand
   *[no] Wait for the big blind, without cards until then
  }
poker-post-big-blind-now = Post the big blind now and be dealt in
poker-post-both-blinds-small-one = Post both blinds, the small one dead, and be dealt in
poker-post-big-blind = Post the big blind and be dealt in
poker-wait-same-position = Wait for the same position, without cards until then
poker-kill-pot = Kill the pot
poker-small-blind-big-blind = the small blind of { $small } and the big blind of { $big }
poker-sit-out-passed-come-back = You sit out, and { $both } have passed you. Come back for { $ways_in }, or free of charge when the big blind is yours.
poker-sit-out-say-how-come = You sit out. Say how you come in.
poker-sit-out-owe-nothing-when = You sit out and owe nothing. When { $both } have passed you, coming back at once costs { $small }.
poker-sit-out-owe-nothing-come = You sit out and owe nothing: come back when you like.
poker-pot = Pot
poker-main-pot = Main pot
poker-main = Main
poker-side-pot = Side pot { $pot }
poker-side = Side { $pot }
poker-high-halves = HIGH halves
poker-high-half = HIGH half
poker-low-halves = LOW halves
poker-low-half = LOW half
poker-without-low = without a low
poker-high-half-2 = { $name }, HIGH half
poker-high-half-3 = { $short }, HIGH half
poker-low-half-2 = { $name }, LOW half
poker-low-half-3 = { $short }, LOW half
poker-all = all in
poker-folded = folded
poker-mucked = mucked
poker-dead = dead
poker-dealt = You are dealt { $join }.
poker-throw-away-2 = You throw { $join } away.
poker-usual = { $way } (usual)
poker-call-into = { $due } to call into { $pot }
poker-moment-shown = In a moment it is shown.
poker-killed-pot = killed pot, { $limit }
poker-high-low = HIGH and LOW
poker-seat-2 = Seat { $seat }, { $open ->
    [yes] open
   *[no] { $name }
  }{ $mine ->
    [yes] , your seat
   *[no] { "" }
  }
poker-away = { $name } (away)
poker-open-2 = { $seat } open
poker-sit-with = You sit in seat { $seat } with { $stack }. { $wallet } are in your wallet.
poker-stand-with = You stand at the rail with { $stack }. { $wallet } are in your wallet.
poker-part = { $part ->
    [high] HIGH { $amount }
    [low] LOW { $amount }
    [returned] back { $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part } with the odd { $over }
poker-throws-away = { $cards ->
    [0] { $seat } stands pat.
   *[other] { $seat } throws { $cards } away.
  }
poker-so-far = { $ranks } so far
poker-so-far-paired = { $ranks } so far, { $paired } paired
poker-size-most = max
poker-size-pot = pot
poker-size-half = ½ pot
