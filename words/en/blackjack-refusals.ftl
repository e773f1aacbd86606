## What the referee refuses at a blackjack table, and why.

bj-no-bank-taken-round = The bank is taken for this round.
bj-no-shoe-being-shuffled-bank = The shoe is being shuffled; the bank is offered when that is done.
bj-no-bank-offered-seated-players = The bank is offered to seated players: take a seat first.
bj-no-bank-offered-clockwise-seat = The bank is offered clockwise, and it is seat { $seat }'s turn to answer.
bj-no-bank-wager-least-table = A bank wager is at least the table minimum of { $min }.
bj-no-bank-wager-multiple-chip = A bank wager is a multiple of the { $chip } chip.
bj-no-bank-need-more = A bank of { $wager } needs more than the { $stack } you have here.
bj-no-bank-below-the-minimum = To bank you need at least the table minimum of { $min }; you have { $stack } here.
bj-no-bank-at-another-spot = The bank is offered at spot { $seat }, and is taken there.
bj-no-bank-spot-not-yours = The bank is not yours to take at spot { $seat }: you did not wager there on the previous hand.
bj-no-bank-waits = The bank is at your spot in this round: you play from the next one on.
bj-no-bank-offered = The bank is not offered to you now.
bj-no-bank-must-played-previous = To bank you must have played the previous two hands and wagered on the spot on the last one.
bj-no-two-cards-split-hand = Only two cards can be split; this hand has { $cards }.
bj-no-ten-value-cards-split = Ten-value cards are split here only when they are of the same rank.
bj-no-pair = { $cards } is not a pair.
bj-no-circle-hands-full = This circle has { $most } hands already, and these cards may not be split further.
bj-no-table-sit-down-first = You are not at this table: sit down first.
bj-no-seat-seats-1 = There is no seat { $seat }: the seats are 1 to { $seats }.
bj-no-table = You are at this table already.
bj-no-table-crowded-people = The table is crowded: { $people } people are at it.
bj-no-seat-taken-choose-open = Seat { $seat } is taken. Choose an open one.
bj-no-bring-some-chips-amount = Bring some chips: { $chips } is not an amount to play with.
bj-no-nothing-added-while-wagers = Nothing is added while your wagers are in play; bring more chips after this round.
bj-no-wagers-still-table-take = Your wagers are still on the table: take them back before the deal, or wait until they are settled.
bj-no-shoe-shuffled-cards-left = The shoe is not to be shuffled now: { $left } cards are left in it.
bj-no-game-dealt-without-joker = This game is dealt without a joker.
bj-no-standing-without-backline = Nobody stands at this table: there is no backline here. Take a seat.
bj-no-base-wager-without-seat = A base wager takes a seat at the table; who stands bets on other players' hands.
bj-no-card-left-of-its-kind = The shoe holds { $decks ->
    [one] one { $card }
   *[other] { $decks } of { $card }
  }, and no more can come before it is shuffled.
bj-no-card-left-shoe = No card is left in the shoe.
bj-no-card-due = No card is due now.
bj-no-player-dealers-second-card = Only the player-dealer's second card is dealt face down.
bj-no-hole-card-checked = The hole card is not to be checked now.
bj-no-hole-card-shown = The hole card is not to be shown now.
bj-no-cannot-hole-card-seen = { $card } cannot be the hole card: { $seen } was seen there. Call the floor.
bj-no-ruling-recorded-author-reason = A ruling is recorded with its author and its reason: give both.
bj-no-round-void = There is no round to void.
bj-no-house-does-restrict-circles = This house does not restrict circles while people wait.
bj-no-somebody-decided-since-card = Somebody has decided since that card came, or it does not lie there: play on, or void the round.
bj-no-what-named = { $card } is what was named.
bj-no-wager-to-pay = No wager waits to be paid.
bj-no-penalty-in-this-house = This house's rulebook has no such penalty: the floor can return, pay or take a single wager.
bj-no-such-wager-to-rule-on = No such wager lies in circle { $seat }, or it was ruled on already.
bj-no-hand-ruled-while-played = A hand is ruled on while it is played, before the wagers are settled.
bj-no-circle-no-hand = Circle { $seat } has no hand { $hand }.
bj-no-hand-waits-card-ruled = That hand waits for a card, or was ruled on already.
bj-no-insurance-offered-ace-up = Insurance is offered only when an ace is up, before the hole card is checked.
bj-no-insurance-offered-game = Insurance is not offered in this game.
bj-no-circle-asked-about-insurance = Circle { $asked_seat } is asked about insurance now.
bj-no-insurance-exactly-half-wager = Insurance is exactly half the wager, { $amount }, and you have less behind.
bj-no-turn = It is the turn of { $call }.
bj-call-seat = seat { $seat }
bj-call-hand = seat { $seat }, hand { $hand }
bj-no-insurance-comes-first-circle = Insurance comes first: circle { $seat } is asked.
bj-no-hand-asked = No hand is asked now.
bj-no-nobodys-clock-running = Nobody's clock is running.
bj-no-split-ace-gets-card = A split ace gets one card only.
bj-no-chart-says-stand-no = The chart says stand on { $total }: no card may be taken.
bj-no-chart-says-hit-hard = The chart says hit on hard { $hits } or less; this is { $total }.
bj-no-split-ace-cannot-doubled = A split ace cannot be doubled.
bj-no-splitting-takes-equal-second = Splitting takes an equal second wager of { $wager }, and you have less behind.
bj-no-first-two-cards-doubled = Only the first two cards can be doubled.
bj-no-double-exactly = A double here is exactly { $most }. This is { $amount }.
bj-no-double-from-to = A double here is from { $least } to { $most }, in { $chip } chips. This is { $amount }.
bj-no-surrender-house = Surrender is not offered in this house.
bj-no-surrender-split = A split hand cannot be surrendered.
bj-no-surrender-first-two = Only the first two cards can be surrendered.
bj-no-surrender-split-ace = A split ace cannot be surrendered.
bj-no-surrender-over-20 = Surrender is open up to 20; this is { $total }.
bj-no-21-cannot-doubled = A 21 cannot be doubled.
bj-no-split-hand-cannot-doubled = A split hand cannot be doubled here.
bj-no-doubling-open-hand-chips = Doubling for { $amount } is not open to this hand with the chips behind it.
bj-no-buster-bet-goes-base = A Buster bet goes with a base wager in the same circle.
bj-no-backline-bets-taken-house = Backline bets are not taken in this house: one player per circle.
bj-no-backline-bet-rides-seated = A backline bet rides on a seated player's hand, and circle { $seat } has no wager.
bj-no-backline-bet-somebody-elses = A backline bet is on somebody else's hand; circle { $seat } is your own.
bj-no-backline-bet-circle-take = You have a backline bet on circle { $seat } already: take it back to change it.
bj-no-more-backline-bets = No more backline bets fit on this table.
bj-no-wagers-taken-back-closed = Wagers can be taken back only until they are closed.
bj-no-somebody-bet-hand-wager = Somebody has bet on your hand: the wager stays.
bj-no-circles-must-stay-adjacent = Your circles must stay adjacent: take back an outer one first.
bj-no-wager-circle = You have no wager on circle { $seat }.
bj-no-open-wagers-close = There are no open wagers to close.
bj-no-nobody-wagered-yet = Nobody has wagered yet.
bj-no-wagers-placed-once-player = Wagers are placed once a player-dealer has placed a bank wager.
bj-no-wagers-closed-next-round = Wagers are closed; the next round takes new ones.
bj-no-player-dealer-does-bet = The player-dealer does not bet against its own bank.
bj-no-circle-holds-bank-player = Circle { $seat } holds the bank: one player per circle.
bj-no-circle-holds-wager-take = Circle { $seat } holds your wager already: take it back to change it.
bj-no-circle-holds-another-players = Circle { $seat } holds another player's wager.
bj-no-somebody-sits-circle-unoccupied = Somebody sits at circle { $seat }: only unoccupied circles may be used.
bj-no-least-table-minimum = A { $what ->
    [base] base wager
   *[backline] backline bet
  } is at least the table minimum of { $min }; this is { $amount }.
bj-no-most-table-maximum = A { $what ->
    [base] base wager
   *[backline] backline bet
  } is at most the table maximum of { $max }; this is { $amount }.
bj-no-more-than-table-count = { $amount } is more than this table can count.
bj-no-multiple-chip = { $amount } is not a multiple of the { $chip } chip.
bj-no-house-no-buster-bet = This house has no Buster bet.
bj-no-buster-bet-exceed-base = A Buster bet may not exceed the base wager of { $base }; this is { $amount }.
bj-no-buster-bet-least = A Buster bet is at least { $min }; this is { $amount }.
bj-no-buster-bet-most = A Buster bet is at most { $max }; this is { $amount }.
bj-no-buster-bet = { $amount } is not a Buster bet.
bj-no-player-hold-circles-most = A player may hold { $most } circles at most.
bj-no-people-waiting-order-floor = People are waiting: by order of the floor a player may hold { $most } circles.
bj-no-circles-must-adjacent-without = Circles must be adjacent, without hopping: { $seat } is not next to yours.
bj-no-fees-need-more-than = { $amount } and fees of { $fees } need more than the { $stack } you have here.
