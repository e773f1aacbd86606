## The sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · collection schedule option { $option }
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }: { $limit }; not offered at this table.
sign-example-schedule = The document leaves limits and fees to the { $by }: those on this sign are an example, to be changed to what is posted.
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = none
sign-never = never
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–no limit
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = Wagers
sign-table-limit = Table limit
sign-bank-wager = Player-dealer's wager
sign-no-maximum = { $min } or more, no maximum
sign-buster-bet = Buster bet
sign-buster-range = { $min }–{ $max }, at most the base wager
sign-buster-least = { $min } or more, at most the base wager
sign-buster-most = up to { $max }, at most the base wager
sign-buster-within-limit = within the table limit, at most the base wager
sign-buster-base-wager = at most the base wager
sign-collection-before-deal = Collection, taken before the deal
sign-players = Players
sign-player-dealer = Player-dealer
sign-per-circle = { $fee } per wager per circle
sign-fee-base = Base wager
sign-fee-base-of = Base wager { $wager }
sign-fee-backline = Backline bet
sign-collection-with-wager = Collection, taken with each wager; of the player-dealer before the deal
sign-bank-action = Player-dealer, total table action { $action }

## Blackjack: what it pays, and how it is played

sign-pays = Pays
sign-natural = Natural (ace and a ten-value on the first two)
sign-rounding = What the chips cannot make
sign-insurance = Insurance, half the wager, when an ace is up
sign-buster-pays = Buster, player-dealer busts with { $cards ->
    [8] 8 or more cards
   *[other] { $cards } cards
  }
sign-play = Play
sign-hole-card-checked = Hole card is checked for a natural
sign-under-ace = under an ace
sign-under-ace-or-ten = under an ace or a ten-value
sign-must-hit = must hit hard { $hits } or less
sign-players-as-they-like = as they like, { sign-must-hit }
sign-players-hard-19 = must stand on hard 19 or more, { sign-must-hit }
sign-players-21 = must stand on 21, { sign-must-hit }
sign-bank-hits-soft-17 = hits soft 17, stands on hard 17 or more
sign-bank-stands-soft-17 = stands on soft 17, stands on hard 17 or more
sign-nearest-wins = The hand nearer to { $target }
sign-nearest-tie = Hands equally near
sign-nearest-push = push
sign-nearest-bank = the player-dealer wins
sign-nearest-chart = hit or stand{ $hits ->
    [0] { "" }
   *[other] , must hit { $hits } or less
  }{ $from ->
    [0] { "" }
   *[other] , must stand on { $from } or more
  }
sign-nearest-stands = draws until it has { $from } or its hand is closed
sign-surrender = Surrender
sign-not-offered = not offered
sign-surrender-first-two = half the wager, on the first two cards
sign-surrender-any-time = half the wager, any time at 20 or less
sign-backline-bets = Backline bets
sign-on-base-wager = on the base wager

## Poker

sign-bets = Bets
sign-early-rounds = Early rounds
sign-later-rounds = Later rounds
sign-any-round = Any round
sign-bets-to = { $min } to { $max }
sign-bets-to-stack = { $min } to what you have before you
sign-bets-to-pot = { $min } to the pot
sign-cap = Cap
sign-no-cap = no cap
sign-raises = a bet and { $raises } raises
sign-raises-uncapped = a bet and { $raises } raises; no cap between two players
sign-all-in-for-less = All-in for less
sign-short-of-minimum = a raise short of the minimum does not reopen the betting
sign-half-bet = half a bet or more counts as a full bet
sign-full-bet = only a full bet reopens the betting
sign-before-deal = Before the deal
sign-small-blind = Small blind
sign-big-blind = Big blind
sign-ante = Ante
sign-forced-bet = Forced bet
sign-collection-from-pot = Collection, taken from the pot once a hand
sign-six-players = Up to 6 players
sign-seven-players = 7 players or more
sign-what-wins = Wins
sign-wins = { $wins ->
    [high] the highest hand
    [short-deck] the highest hand, in the order of the short deck
    [high-low] half the highest, half the lowest of eight or better
    [high-any-low] half the highest, half the lowest hand
    [ace-to-five] the lowest hand, ace to five
    [deuce-to-seven] the lowest hand, deuce to seven
   *[badugi] the lowest cards that differ in rank and suit
  }
sign-seats = Seats
sign-joker = The joker is in the deck.
sign-short-deck = Thirty-six cards, six to ace; the ace is also below the six.
sign-flush-first = A flush beats a full house.
sign-full-house-first = A full house beats a flush.
sign-any-low = Any hand is good for low: eight or better is not asked for.
sign-sevens = A seven or better has to be bet after the draw.
sign-no-interest = The house has no interest in the outcome of the play.

## Limits of poker

limit-fixed = { $small }/{ $big } fixed limit
limit-spread = { $min }–{ $max } spread limit
limit-none = { $min }–no limit
limit-pot = { $min }–pot limit
