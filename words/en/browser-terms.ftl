# What words on the felt mean, for who has never been in a cardroom.
term-means = { $word ->
    [action] The action button: pay-offs begin at this seat. It is counted out by the bank's second card, so that nobody is always first or last when the bank runs short.
    [bank] One of the players plays against all others for this round, with money of their own. The house only deals.
    [buster] A bet beside the base wager that the bank will go over. The more cards the bank needs for that, the more it pays.
    [button] The dealer button: who sits here is dealt to last and acts last. It moves on one seat after each hand.
    [collection] What the house takes for this hand: an amount that is posted on the sign, whatever the pot is.
    [covers] What the bank can still win or lose. Wagers beyond that get no action and go back.
    [drop] The house's fees fall through this slot. The number is what this table has paid so far; the house has no share in any bet.
    [fee] What the house takes for a wager: an amount that is posted on the sign, kept whether the wager wins or loses.
    [kill] This player doubled the limits for one hand by putting in a larger blind.
    [natural] The best hand there is, with the first two cards: it beats every other.
   *[shoe] The cards still to come, from several decks shuffled together. At the cut card they are shuffled anew.
  }
