## The rules as a cardroom files them.

document-heading = { $of ->
    [object] Object of the game
    [cards] Cards and their values
    [round] The round of play
    [results] How wagers win, lose or push
    [options] Doubling, splitting, surrender and insurance
    [bonus] The bonus bet
    [fees] Wagering limits and collection fees
    [house] House rules
    [decided] Where the rules are silent or leave something open
    [glossary] Glossary
   *[notices] Notices
  }
document-chapter = { $of ->
    [own] How it is played
    [holdem] Otherwise as in hold'em
    [draw] Otherwise as in draw poker
    [stud] Otherwise as in seven-card stud
   *[collection] Collection
  }
document-as-in = What is not said here is done as in { $game }, whose rules stand in this document.
document-object = Players and player-dealer add up what their cards count and try to come as near to 21.5 as they can without going over. An ace and a ten-value as the first two cards are 21.5, the best hand there is, and pay { $pays }.
document-object-nearest = Players and player-dealer add up what their cards count and try to come as near to { $target } as they can, above it or below. The nearer hand wins.
document-values = What cards count
document-card = { $of ->
    [ace] Ace
    [faces] Ten, jack, queen, king
    [pips] Two to nine
    [ten] Ten
    [jack] Jack
    [queen] Queen
   *[king] King
  }
document-counts = { $of ->
    [ace] 1 or 11
    [faces] 10
   *[pips] their face value
  }
document-chart = { $of ->
    [players] Players
    [bank] Player-dealer
   *[button] The action button: what the hole card counts
  }
document-up-to = { $total } or less
document-from = { $total } or more
document-otherwise = Anything between
document-any-21 = Any 21
document-soft-17 = Soft 17
document-does = { $does ->
    [hit] hit
    [stand] stand
   *[choose] hit or stand
  }
document-figure = { $figure }
document-pay-table = What the bonus bet pays
document-schedule = Collection schedule, option { $option }
document-choose = To be chosen by the cardroom: { $key }
document-rotation = In every { $minutes } minutes at least { $players } players bank who are no third-party providers.
document-term = { $of ->
    [player-dealer] Player-dealer: the player who banks the hand, with an amount placed before the deal.
    [house-dealer] House dealer: who deals for the house and never plays.
    [base-wager] Base wager: the wager in a circle, placed before the deal.
    [action-button] Action button: the marker that shows where wagers begin to be settled.
    [soft] Soft: of a hand in which an ace counts 11.
    [push] Push: nobody wins, and the wager goes back.
    [covered] Covered: of a wager, as far as the player-dealer's amount can pay or collect it.
   *[third-party] Third-party provider: a licensed provider of proposition player services, who plays for itself.
  }
