## A round of blackjack as the house dealer tells it. `who` is the player at a circle; a hand has a number where its circle
## was split.

bj-who = { $player_is ->
    [you] You
    [seat] Seat { $seat }
   *[other] { $player }, seat { $seat },
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] { " " }on hand { $hand }
  }
bj-bank-taken = { bj-who } { $player_is ->
    [you] take
   *[other] takes
  } the bank with { $wager }, turn { $turn }.
bj-bank-declined = { bj-who } { $player_is ->
    [you] let
   *[other] lets
  } the bank pass.
bj-bets = { $player_is ->
    [you] You bet
    [seat] Seat { $seat } bets
   *[other] { $player } bets
  }
bj-wagered = { bj-bets } { $base } on circle { $seat }.
bj-wagered-buster = { bj-bets } { $base } and { $buster } on Buster on circle { $seat }.
bj-backlined = { $player_is ->
    [you] You bet
   *[other] { $player } bets
  } { $amount } behind circle { $seat }.
bj-taken-back = { $player_is ->
    [you] You take
    [seat] Seat { $seat } takes
   *[other] { $player } takes
  } { $amount }{ $fee_is ->
    [zero] { "" }
   *[other] {" "}and the fee of { $fee }
  } back from circle { $seat }.
bj-shuffled = The shoe is shuffled: { $cards } cards.
bj-wagers-closed = No more bets. Total action { $total }.
bj-fee-taken = Fee of circle { $seat }: { $amount } into the drop.
bj-bank-fee-taken = Fee of the bank: { $amount } into the drop.
bj-bank-fee-from-bank = Fee of the bank: { $amount } into the drop, { $from_bank } of it out of the bank, which covers so much less.
bj-bank-fell-short = { bj-who } cannot pay the bank's fee of { $fee } and keep the table minimum: the round is not dealt, every wager goes back, and the bank is offered on.

## Cards

bj-hole-dealt = The bank’s second card lies face down.
bj-circle = { $player_is ->
    [you] Your circle { $seat }
   *[other] Seat { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }
bj-hand-first = { bj-circle } gets { $card }.
bj-hand-gets = { bj-circle } gets { $card }: { $total }.
bj-bank-shows = The bank shows { $card }.
bj-bank-draws = The bank draws { $card }: { $total }.
bj-peeked-natural = The dealer looks at the hole card: the bank has a natural. Nobody draws.
bj-peeked-none = The dealer looks at the hole card: no natural.
bj-hole-shown = The hole card is { $card }: the bank has { $total }.
bj-button = The hole card counts { $count }: seat { $seat }. Action starts at seat { $seat }.
bj-button-moved = The hole card counts { $count }: seat { $counted_to }, which has no wager, so the next one that has. Action starts at seat { $seat }.

bj-total = { $points }
bj-total-soft = soft { $points }
bj-total-natural = 21.5
bj-total-over = over with { $points }
bj-total-scored = { $points }, or { $scored } by its score
bj-compared-natural = a natural
bj-compared-over = { $points }, over

## Moves

bj-insurance-offered = An ace is up: insurance is offered round the table.
bj-insured = { bj-who } { $player_is ->
    [you] insure
   *[other] insures
  } for { $amount }.
bj-not-insured = { bj-who } { $player_is ->
    [you] take
   *[other] takes
  } no insurance.
bj-hit = { bj-who-hand } { $player_is ->
    [you] hit
   *[other] hits
  } { $total }.
bj-stand = { bj-who-hand } { $player_is ->
    [you] stand
   *[other] stands
  } on { $total }.
bj-split = { bj-who-hand } { $player_is ->
    [you] split
   *[other] splits
  }, with a second wager of { $amount }.
bj-surrender = { bj-who-hand } { $player_is ->
    [you] surrender
   *[other] surrenders
  } { $total }: half the wager.
bj-double = { bj-who-hand } { $player_is ->
    [you] double
   *[other] doubles
  } { $total } { $less ->
    [yes] for less, with
   *[no] for
  } { $amount }.

## Settlement

bj-settled = { $player_is ->
    [you] You, seat { $seat }
   *[other] Seat { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $wager ->
    [backline] , behind the circle
    [buster] , Buster
    [insurance] , insurance
   *[base] { "" }
  }: { $why }, { $chips }.
bj-why-bust = the bank is over with { $cards } cards
bj-why-no-bust = the bank is not over
bj-why-natural = the bank has a natural
bj-why-no-natural = no natural
bj-why-ruled = by decision of the floor
bj-why-removed = the wager was removed: { $amount } counts
bj-why-fouled = the hand was fouled
bj-why-surrendered = surrendered
bj-why-against = { $hand }{ $over ->
    [yes] ,
   *[no] { "" }
  } against { $bank }
bj-why-nearest = { $hand } is { $away } from { $target }, the bank’s { $bank } is { $theirs }
bj-chips-paid = paid { $amount }
bj-chips-rounded = rounded from { $exact } (D25)
bj-chips-collected = { $amount } collected
bj-chips-push = a push, the wager goes back
bj-chips-uncovered = { $amount } returned: not covered
bj-chips-none = nothing moves
bj-round-even = The round is over: the bank comes out even.
bj-round-won = The round is over: the bank wins { $amount }.
bj-round-lost = The round is over: the bank loses { $amount }.

## What the floor rules

bj-ruled-foul = The floor fouls hand { $hand } of circle { $seat }.
bj-ruled-loses-maximum = A wager was removed from circle { $seat }, hand { $hand }: it may lose the table maximum.
bj-ruled-wins-minimum = A wager was removed from circle { $seat }, hand { $hand }: it may win the table minimum.
bj-ruled-removed = The wager of seat { $seat }, hand { $hand }, was removed: if the hand loses it loses the table maximum, if it wins it wins the table minimum.
bj-ruled-wager = { $fate ->
    [return] Returned:
    [pay] Paid:
   *[take] Taken:
  } { $wager ->
    [buster] the Buster bet of seat { $seat }.
    [backline] the bet behind seat { $seat }.
   *[base] the wager of seat { $seat }, hand { $hand }.
  }
bj-ruled-play-on = The round goes on with the cards as they lie.
bj-ruled-no-look = The look at the hole card counts for nothing: it is what it is when it is turned over, and insurance lies out until then.
bj-ruled-void = The floor voids the round; everything goes back.
bj-ruled-correct = The floor corrects card { $nth } of circle { $seat }{ $hand ->
    [1] { "" }
   *[other] , hand { $hand }
  }: it is { $card }.
bj-ruled-correct-bank = The floor corrects card { $nth } of the bank: it is { $card }.
bj-ruled-two-circles = By order of the floor, two circles a player.
bj-ruled-circles-again = The floor lifts the limit of two circles.

## Payouts that the chips on the table cannot make (D25)
rounding-players-favour = up to the next { $chip }, in the player’s favour
rounding-banks-favour = down to the { $chip } below, in the player-dealer’s favour
rounding-nearest-chip = to the nearer { $chip }; half of it is the player’s
