## A hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }, { $limit }
hand-stack = { $who } ({ $stack }){ $button ->
    [yes] , on the button
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] { $who_is ->
        [you] { " " }and are all-in
       *[other] { " " }and is all-in
      }
   *[no] { "" }
  }
hand-checks = { $who_is ->
    [you] You check
   *[other] { $who } checks
  }
hand-calls = { $who_is ->
    [you] You call
   *[other] { $who } calls
  } { $amount }{ hand-all-in }
hand-bets = { $who_is ->
    [you] You bet
   *[other] { $who } bets
  } { $to }{ hand-all-in }
hand-completes = { $who_is ->
    [you] You complete
   *[other] { $who } completes
  } to { $to }{ hand-all-in }
hand-raises = { $who_is ->
    [you] You raise
   *[other] { $who } raises
  } { $by } to { $to }{ hand-all-in }
hand-folds = { $who_is ->
    [you] You fold
   *[other] { $who } folds
  }
hand-dead = { $who_is ->
    [you] Your hand
   *[other] { $who }'s hand
  } is dead
hand-posts = { $who_is ->
    [you] You { $what ->
        [ante] ante
        [dead] post a dead small blind of
        [small] post the small blind of
        [big] post the big blind of
        [straddle] straddle for
        [kill] kill the pot with
        [bring-in] bring in for
       *[post] post
      }
   *[other] { $who } { $what ->
        [ante] antes
        [dead] posts a dead small blind of
        [small] posts the small blind of
        [big] posts the big blind of
        [straddle] straddles for
        [kill] kills the pot with
        [bring-in] brings in for
       *[post] posts
      }
  } { $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] before the flop
    [flop] flop
    [turn] turn
    [river] river
    [before-the-draw] before the draw
    [draw] draw
    [before-the-first-draw] before the first draw
    [first-draw] first draw
    [second-draw] second draw
    [third-draw] third draw
    [third-street] third street
    [fourth-street] fourth street
    [fifth-street] fifth street
    [sixth-street] sixth street
   *[seventh-street] seventh street
  }
hand-street = { $street }, { $pots }
hand-showdown = showdown, { $pots }
hand-pot = pot { $pot }
hand-pots = pot { $pot } (main { $main }, { $side })
hand-side-pot = side { $amount }
hand-the-pot = the pot
hand-the-main-pot = the main pot
hand-the-side-pot = side pot { $number }
hand-collection = collection: { $amount }, pot { $pot }
hand-goes-back = { $amount } goes back to { $who_is ->
    [you] you
   *[other] { $who }
  }
hand-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } { $amount } ({ $part ->
    [high] high half of { $pot }
    [low] low half of { $pot }
    [share] a share of { $pot }
    [high-share] a share of the high half of { $pot }
    [low-share] a share of the low half of { $pot }
   *[whole] { $pot }
  })
hand-wins = { hand-won }
hand-wins-nothing = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } the hand; the collection was all of { $pot }
hand-wins-with = { hand-won } with { $hand }

## Cards

hand-dealt = { $who_is ->
    [you] You are
   *[other] { $who } is
  } dealt [{ $cards }]
hand-dealt-up = { $who_is ->
    [you] You are
   *[other] { $who } is
  } dealt { $cards } face up
hand-dealt-showing = { $who_is ->
    [you] You are
   *[other] { $who } is
  } dealt { $cards }, showing { $showing }
hand-board = board: [{ $cards }]
hand-board-more = board: [{ $before }] [{ $cards }]
hand-burn = burn: { $card }
hand-common = community card: { $card }
hand-corrected = a card was named wrongly: [{ $from }] is [{ $to }]

## Draws and showdown

hand-asks = { $who_is ->
    [you] You ask
   *[other] { $who } asks
  } for { $count }
hand-stands-pat = { $who_is ->
    [you] You stand
   *[other] { $who } stands
  } pat
hand-draws = { $who_is ->
    [you] You draw
   *[other] { $who } draws
  } { $count }, throwing [{ $cards }]
hand-draws-only = { $who_is ->
    [you] You draw
   *[other] { $who } draws
  } { $count }, throwing none
hand-clears = { $who_is ->
    [you] You clear
   *[other] { $who } clears
  } [{ $cards }]
hand-all-clear = all hands clear
hand-shows = { $who_is ->
    [you] You show
   *[other] { $who } shows
  } [{ $cards }]
hand-shows-hand = { hand-shows }: { $hand }
hand-shows-both = { hand-shows }: { $high } for high and { $low }
hand-mucks = { $who_is ->
    [you] You muck
   *[other] { $who } mucks
  }
hand-plays-board = { $who_is ->
    [you] You play
   *[other] { $who } plays
  } the board
hand-stopped = { $who_is ->
    [you] You are
   *[other] { $who } is
  } all-in for the pot so far

## What goes wrong

hand-dealer-does = dealer { $number }. { $what }
hand-seen-on-way = { $card } is seen on its way to { $who_is ->
    [you] you
   *[other] { $who }
  }
hand-card-taken-back = { $who_is ->
    [you] You have
   *[other] { $who } has
  } a card too many; the floor takes { $card }
hand-passed-over = { $who_is ->
    [you] You are
   *[other] { $who } is
  } passed over by the deal
hand-overdealt = { $who_is ->
    [you] You get
   *[other] { $who } gets
  } a card too many, { $card }
hand-board-early = [{ $cards }] is turned before the betting is complete
hand-board-unclear = [{ $cards }] is turned before all hands are clear
hand-flop-over = [{ $cards }] is a flop of too many cards
hand-moved-back = no card was burned: the first one dealt is the burn, and the others move one player back
hand-moved-on = two cards were burned: { $card } goes to the first player, and the others move one player on
hand-stub-again = the stub is made up again
hand-void = the hand is void: everybody takes back what they put in

## What a hand is called

made-rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
  }
made-ranks = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
  }
made-high-card = { $rank } high
made-pair = pair of { $ranks }
made-two-pair = { $first } and { $second }
made-three = three { $ranks }
made-straight = { $rank }-high straight
made-flush = { $rank }-high flush
made-full-house = { $three } full of { $two }
made-four = four { $ranks }
made-straight-flush = { $rank }-high straight flush
made-royal-flush = royal flush
made-five-aces = five aces
made-with = { $hand }, { $kickers }
made-low = { $cards } low
made-with-low = { $hand }, { $cards } low
made-badugi = { $count ->
    [4] { $cards } badugi
    [3] { $cards }, three cards
    [2] { $cards }, two cards
   *[1] { $cards }, one card
  }
