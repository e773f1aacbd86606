## What the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = Shuffle and cut; then begin hand { $number }.
task-too-few = Wait: a hand needs two players with chips.
task-over = The hand is over.
task-bet = Wait for seat { $seat }: { $choices }.
task-draw = Ask seat { $seat } how many cards it wants.
task-clear = Wait until every player has thrown one card away; then say “all hands clear”.
task-all-clear = Every hand is clear: say “all hands clear”.
task-show = Seat { $seat } shows: name its { $count ->
    [1] one face-down card
   *[other] { number-in-words } face-down cards
  }.
task-burn = Burn one.
task-burn-before-draw = Burn one before the draw.
task-board = { $burn ->
    [yes] Burn one, turn { number-in-words }: the { $street }.
   *[no] Turn { number-in-words }, without a burn: the { $street }.
  }
task-up = { $burn ->
    [yes] Burn one; deal
   *[no] Deal
  } seat { $seat } its { nth-in-words } card, face up.
task-off-the-top = { $burn ->
    [yes] Burn one; give
   *[no] Give
  } seat { $seat } the next card off the top, face down.
task-kill = Everybody has two cards: wait for a kill, then deal { number-in-words } more each, face down.
task-down = { $burn ->
    [yes] Burn one; deal
   *[no] Deal
  } the { nth-in-words } card down to seat { $seat }.
task-down-around = { $burn ->
    [yes] Burn one; deal
   *[no] Deal
  } every player { $count ->
    [1] one card
   *[other] { number-in-words } cards
  } face down, seat { $seat } first.
task-down-list = { $burn ->
    [yes] Burn one; deal
   *[no] Deal
  } face down: { $list }.
task-down-each = seat { $seat } { number-in-words }
task-common = { $burn ->
    [yes] Announce that there are not enough cards; burn one, and turn one community card: it is everybody’s seventh.
   *[no] Announce that there are not enough cards, and turn one community card: it is everybody’s seventh.
  }
task-scramble = { $of ->
    [own-kept-out] No card is left: shuffle the folded hands, the others’ discards and the burns.
    [waiting-kept-out] No card is left: shuffle the folded hands, the burns and the discards of those who have their cards.
   *[last-card] There are not enough cards: scramble the last card with the burns, and cut.
  }

## What a player may do, as a dealer says it.

task-check = check
task-call = call { $amount }
task-bring-in = bring in for { $amount }
task-raise = { $first ->
    [yes] bet
   *[no] make it
  } { $amounts }
task-fold = fold
task-amount = { $amount }
task-between = { $least } to { $most }
task-or = { $others } or { $last }

## Numbers, as far as a table needs them in words.

number-in-words = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
  }
nth-in-words = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] next
  }

## Tables with real chips (ROOM-16).

room-shuffler = a continuous shuffler needs a person who deals blackjack
room-real-chips = real chips need a person who deals, and no programs
room-no-real-chips = That is for tables with real chips: here everybody brings their own.
room-no-one-there = Nobody sits at seat { $seat }.
room-no-another-deals = { $name } deals here: tap in first.
room-no-seat-for-them = They do not sit down here now: call the floor.
room-no-retract-leaving = Whoever made that move is leaving, and is asked no more: call the floor.
room-no-retract-collected = The collection of that move is down the slot: call the floor.
room-no-declaring = Chips are declared at blackjack with real chips, by somebody who sits there for a third party, and never less than nothing.
room-no-count = At poker the chips that somebody brings are counted first.
room-no-wallets = This table is played with real chips: the dealer seats you.

# The last card, the last settlement, and what the dealer says (ROOM-17, ROOM-18)
bj-named-again = The dealer names the last card of circle { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  } again: { $was } was named, it is { $card }.
bj-named-again-bank = The dealer names the bank’s last card again: { $was } was named, it is { $card }.
bj-retracted = The dealer takes back what was entered last for circle { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }: { $what ->
    [hit] the hit
    [stand] the stand
    [double] the double
    [split] the split
    [surrender] the surrender
   *[insurance] the answer about insurance
  } was entered wrongly.
bj-ruled-reversed = The floor reverses the last settlement: what was paid and taken lies on the felt again, and the round goes on from there.
bj-cut-card = The cut card came: the shoe is shuffled after this round.
bj-no-last-card-counts = { $card } is not the last card, or something depends on it by now: call the floor.
bj-no-move-to-take-back = Nothing that was entered for circle { $seat } can be taken back: something has come of it, or it was not the last move. Call the floor.
bj-no-shoe-names-its-cards = The shuffle says what came: nobody names a card here.
bj-no-settlement-to-reverse = There is no settlement to reverse. It can be reversed where a person deals, until the next round begins, as long as the cards are not shuffled and nobody who was in it has left.
bj-no-played-otherwise = With { $card } there the round would have been played otherwise. The floor rules on the wager instead, or voids the round.
bj-no-cut-card-continuous = A continuous shuffler has no cut card: the cards of a round go back into it.
bj-no-cut-card = The cut card comes once, in a round that a person deals.
hand-named-again = the dealer names its last card again: [{ $from }] was named, it is [{ $to }]
hand-retracted = the dealer takes back what was entered last for { $who_is ->
    [you] you
   *[other] { $who }
  }: it was entered wrongly
hand-counted = the dealer counts the chips behind { $who_is ->
    [you] your bets
   *[other] the bets of { $who }
  }: { $chips }
hand-reversed = the settlement is reversed: the chips are back where they lay, and the hand goes on from there
poker-no-last-card-counts = { $card } is not among the last cards, or something depends on it by now: call the floor.
poker-no-move-to-take-back = nothing that was entered for { $who } can be taken back: something has come of it, or it was not the last move; call the floor
poker-no-settlement-to-reverse = there is no settlement to reverse: it can be reversed where a person deals, until the next hand begins, while everybody who was in it sits there with the same chips
floor-reverses-hand = The floor reverses the settlement of the last hand: the chips are back where they lay, and the hand goes on from there.
room-no-say-so-first = { $what ->
    [collected] First the collection: { $amount } goes down the slot. Say so when it is done.
   *[paid] First everybody is paid. Say so when it is done.
  }
room-no-nothing-to-say = { $what ->
    [collected] No collection is due.
   *[paid] Nobody waits to be paid.
  }
room-collection-due = Collection: { $amount } goes down the slot.
room-dealer-said = { $by }: { $what ->
    [collected] the collection is down the slot.
   *[paid] everybody is paid.
  }
