# The introduction: what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] A round as a player
   *[other] A round as the bank
  }
intro-purpose = Two rounds that were really played, in half a minute. You do what one of the players did.
intro-skip = Skip this
intro-felt = Your first round
intro-begin = { $round ->
    [1] Somebody takes the bank, and everybody else bets against it.
   *[other] Now the bank is yours: all others bet against you.
  }
intro-bank = Bank { $amount }
intro-bet = Bet { $base }, and { $buster } on Buster
intro-move = { $move ->
    [hit] Hit
    [stand] Stand
    [split] Split
    [surrender] Surrender
   *[other] Double
  }
intro-on = Go on
intro-now-bank = Now as the bank
intro-play = To the tables
intro-again = Once more
