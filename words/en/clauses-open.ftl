## The clauses of the open house (houses/open): games that are played everywhere, by rules of our own where no book of a
## cardroom has them. What they do not speak of is done as at Ocean View (clauses-poker.ftl).

O-1 = Seats, button, blinds, pots, showdown and what is done when a deal goes wrong are Ocean View's of hold'em, or in games with a draw those of its draw poker; where it speaks of five cards a game of four has four. Nothing is collected unless the file says so.
    .title = The open house
    .source = Decided: the games of the hand history standard, played in one house
O-2 = A bet is at least the least bet, and a raise at least the last bet or raise; the most is all one has. The house file says whether the number of raises is limited; here it is not.
    .title = No limit
    .source = Decided, as no-limit poker is played everywhere
O-3 = As no limit, but the most a player may raise by is what is in the middle once it has called: the pot, all bets of the round, and its own call.
    .title = Pot limit
    .source = Decided, as pot-limit poker is played everywhere
O-4 = Hold'em with thirty-six cards: everything below the six is taken out. Blinds are posted as in hold'em.
    .title = Short deck
    .source = Decided, as short-deck hold'em is mostly played; some rooms have antes and one blind instead
O-5 = A flush beats a full house, and a straight beats three of a kind. The ace is high, and below the six it makes the lowest straight, nine high. A house may let the full house beat the flush.
    .title = Ranking of the short deck
    .source = Decided, as short-deck hold'em is mostly played; the house file has the choice
O-6 = The lowest hand wins; straights and flushes count against a hand, and the ace is always high, so that five to ace is no straight. The best hand is 7-5-4-3-2 of more than one suit.
    .title = Deuce to seven
    .source = Decided, as deuce-to-seven lowball is played everywhere
O-7 = Five cards face down without a joker, a round of betting, one draw after a burn, a round of betting. There is no check-raise rule, no sevens rule and no kill.
    .title = Single draw
    .source = Decided, as deuce-to-seven lowball is played everywhere
O-8 = As single draw, but with three draws, each after a burn, and a round of betting after each: small bets before and after the first draw, big ones after the second and third. A player may draw up to all its cards each time.
    .title = Triple draw
    .source = Decided, as triple draw is played everywhere
O-9 = Four cards, and draws and bets as in triple draw. Those of a player's cards play that differ in rank and suit: four beat three, three beat two; of as many the lower ones win, compared from the highest, and the ace is low. The best hand is 4-3-2-A of four suits.
    .title = Badugi
    .source = Decided, as badugi is played everywhere
O-10 = When no card is left to deal or to burn, the stub is made up again of folded hands, burns and all discards, but for those of the draw that is on whose players still wait for a card; nobody can get back what it threw away on the same draw.
    .title = When several draws run out
    .source = Decided: S-10, for games with several draws
O-11 = A card that is exposed, or goes off the table, on the deal or on a draw is not kept, whatever it is: it is replaced when everybody else has theirs.
    .title = Exposed in the draw games of the open house
    .source = Decided: books differ on which low cards have to be kept
