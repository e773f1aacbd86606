## The clauses of games in which the hand nearer to a target wins, and of rules about the bank that a house may add. No cardroom's
## document has them: they are what-ifs of the open house. What they do not speak of is done as in Pure 21.5 Blackjack.

N-1 = A hand is scored by its distance from the target, above it or below. Cards count as in VAL-1; each ace, or as many of them as the house says, counts 1 or 11, whichever brings the hand nearest; of two totals as near the lower is named. Nothing is bust, and an ace with a ten-value is an ordinary 21.
    .title = Nearest to a target
    .source = Decided: a kind of game that no document here has, for pricing and play
N-2 = Whether a hand must draw or stand is decided by its highest total that is not above the target, or, if all are above, by its lowest.
    .title = The deciding total
    .source = Decided, so that charts and the player-dealer's standing total are read as in blackjack
N-3 = A hand is closed when its lowest total has reached the target: it takes no more cards.
    .title = A closed hand
    .source = Decided: another card could only lead away
N-4 = A player hits or stands. Where the house has a chart, deciding totals up to one number are hit and from another on a hand stands.
    .title = Hit or stand
    .source = Decided: the chart is the house's choice
N-5 = One card of the player-dealer lies face up and nobody looks at the other. When the players have acted the player-dealer always plays its hand out: it draws until its deciding total reaches the house's number, or its hand is closed.
    .title = The player-dealer's hand
    .source = Decided: every wager waits for the comparison
N-6 = The hand nearer to the target wins; the player's is paid at the house's odds, even money if it names none.
    .title = The nearer hand wins
    .source = Decided: nothing but the distance decides
N-7 = Of hands that are equally near the house says who wins: nobody, the player at odds of their own, or the player-dealer.
    .title = Equally near
    .source = Decided: the house's choice
N-8 = There is no doubling, splitting, surrender, insurance, peek or Buster bet. Button, order, coverage and fees are those of Pure 21.5 Blackjack.
    .title = What there is not
    .source = Decided: each of them ends a wager without the comparison or rests on a bust
TP-1 = A house may say how many third-party providers play at one table.
    .title = Third-party providers at a table
    .source = Decided: a house's choice, which some law has asked for
TP-2 = A house may say how many hands in a row a third-party provider banks; it is then offered the position again only after somebody else has banked.
    .title = A third-party provider's turns
    .source = Decided: a house's choice, which some law has asked for
TP-3 = A house may say that the position comes back to a player only after somebody else has banked; while nobody does there is no round.
    .title = Somebody in between
    .source = Decided: a house's choice, the strict reading of Oliver v. County of Los Angeles
