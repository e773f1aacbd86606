## A house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] The cards
    [bank] The bank
    [wagers] Wagers and fees
    [playing] Playing a hand
    [options] Double, split, surrender, insurance
    [results] Who wins
    [buster] The Buster bet
   *[order] In which order
  }
rules-decks = Dealt from { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
  }; the house allows { $fewest } to { $most }.
rules-values = Two to nine count their face value; ten, jack, queen and king count 10; an ace counts 1 or 11.
rules-natural = An ace and a ten-value as the first two cards are a natural, 21.5: the best hand there is. A winning natural pays { $pays }.
rules-split-no-natural = A hand made by a split is never a natural.
rules-bank-offered = One of the players is the bank. The position is offered clockwise after every { $turns } hands; anybody may decline. The house never banks.
rules-bank-least = A bank is at least { $min }, with no maximum.
rules-bank-covers = The bank never wins or loses more than it put up. Wagers are settled in order; what it cannot cover goes back to the players.
rules-bank-eligible = To bank you must have played the previous two hands, and wagered on that spot on the last one; on a new table this is waived.
rules-wagers-limited = Each wager is { $min }–{ $max }, in whole { $chip } chips.
rules-wagers-unlimited = Each wager is { $min }–no limit, in whole { $chip } chips.
rules-circles-any = You may bet on your own circle and any unoccupied ones.
rules-circles-most = You may bet on at most { $most } circles{ $adjacent ->
    [yes] { " " }side by side
   *[no] { "" }
  }.
rules-circles-waiting = The floor may limit everybody to { $most } circles while people wait.
rules-backline = { $taken ->
    [yes] Others may bet behind your circle; such a bet follows your first hand.
   *[no] There are no bets behind another player’s circle.
  }
rules-fees = Fee per circle: { $circle_is ->
    [zero] none
   *[other] { $circle }
  }. { rules-fees-taken }
rules-fees-by-wager = Fees of players: { $players }. { rules-fees-taken }
rules-fees-taken = Fee of the bank by total action: { $bank }. { $each ->
    [yes] A player’s fee is taken as the wager is placed, the bank’s before the deal; they
   *[no] Fees are taken before the deal and
  } never depend on who wins.
fees-base = base wager { $fee_is ->
    [zero] no fee
   *[other] { $fee }
  }
fees-base-to = base wager to { $to } { $fee_is ->
    [zero] no fee
   *[other] { $fee }
  }
fees-base-from = base wager of { $from } and more { $fee_is ->
    [zero] no fee
   *[other] { $fee }
  }
fees-bet = { $bet ->
    [backline] backline bet
   *[buster] Buster bet
  } { $fee_is ->
    [zero] no fee
   *[other] { $fee }
  }
rules-posted-by = The document names no figures; these were posted by the { $by }.
rules-playing = Players act clockwise from the bank’s left.{ $hit ->
    [0] { "" }
   *[other] { " " }A hard { $hit } or less must hit.
  }{ $stand ->
    [hard-19] { " " }A hard 19 or more must stand.
    [any-21] { " " }Any 21 must stand.
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] With an ace up, the dealer looks at the hole card first: a natural there ends the round, and nobody draws.
    [ace-or-ten] With an ace or a ten-value up, the dealer looks at the hole card first: a natural there ends the round, and nobody draws.
   *[never] Nobody looks at the hole card before the players have acted.
  }
rules-bank-draws = { $soft ->
    [yes] The bank draws to 16 and to a soft 17, and stands on a hard 17 and on more.
   *[no] The bank draws to 16 and stands on every 17 and on more.
  }
rules-time-runs-out = If your time runs out, the forced move is played, else you stand; insurance and the bank are declined.
rules-no-doubling = There is no doubling.
rules-doubling = { $on ->
    [any] Any two cards
    [any-but-21] Any two cards but 21
    [nine-to-eleven] A hard 9, 10 or 11 of two cards
   *[ten-or-eleven] A hard 10 or 11 of two cards
  } may be doubled, for { $less ->
    [yes] any amount up to the wager
   *[no] exactly the wager
  }{ $after_split ->
    [yes] , also after a split
   *[no] { "" }
  }. A doubled hand gets exactly one card.
rules-splitting = Pairs may be split, { $tens ->
    [same-value] any two ten-values
    [same-rank] ten-values of the same rank
   *[never] but no ten-values
  }; at most { $most } hands (ten-values { $of_tens }, aces { $of_aces }).
rules-split-aces = Split aces get one card each.
rules-surrender = { $when ->
    [first-two] You may give up half your wager on the first two cards; not after a split.
    [any-time] You may give up half your wager as long as the hand is 20 or less, also after a hit or a split; not after a double, not on a split ace.
   *[none] There is no surrender.
  }
rules-insurance = { $offered ->
    [yes] With an ace up you may insure for half the wager: it pays 2 to 1 if the bank has a natural.
   *[no] There is no insurance.
  }
rules-no-further-fee = Nothing of this costs a fee.
rules-rounding = A payout that the chips on the table cannot make is rounded { $rounds }.
rules-natural-wins = A natural beats every other hand; two naturals push.
rules-higher-wins = Otherwise the higher hand that is not over wins; equal hands push.
rules-bank-over = If only the bank is over, you win.
rules-both-over = { $push ->
    [eights] Both over: you lose, unless the bank holds three eights, which push. So a hand that is over stays on the table until the bank is done.
    [suited-789] Both over: you lose, unless the bank holds 7-8-9 of one suit: then 22 and 23 push.
   *[none] Both over: you lose.
  }
rules-deal-order = { $from ->
    [bank] The deal starts left of the bank; the bank comes last, its second card face down.
   *[house-dealer] The deal starts left of the house dealer; the bank comes last, its second card face down.
  }
rules-settling = { $from ->
    [bank] The hole card places the action button: ace 1, two to nine their face, ten 10, jack 11, queen 12, king 13, counted clockwise from the bank’s left, passing over the bank. Wagers are settled clockwise from there.
    [house-dealer] The hole card places the action button: ace 1, two to nine their face, ten 10, jack 11, queen 12, king 13, counted clockwise from the house dealer’s left, passing over the bank. Wagers are settled clockwise from there.
    [left-of-bank] Wagers are settled clockwise from the left of the bank.
   *[no-button] Wagers are settled from the house dealer’s right, seat 8 down to seat 1.
  }
rules-buster = A bet beside your base wager, placed before the deal, that the bank goes over.
rules-buster-line = { $cards ->
    [8] 8 or more cards { $pays } to 1
   *[other] { $cards } cards { $pays } to 1
  }
rules-buster-pays = It pays by the number of cards in the bank’s hand: { $pays }.
rules-buster-least = at least { $min }
rules-buster-most = at most { $max }
rules-buster-within-limit = within the table limit
rules-buster-base = never more than the base wager
rules-buster-bounds = It is { $bounds }.
rules-buster-stays = It stays in action whatever happens to your own hand.
rules-buster-settling = { $each ->
    [yes] Each Buster bet is settled right after its base wager.
   *[no] Buster bets are settled after all game wagers.
  }
rules-nearest-score = The hand nearer to { $target } wins, above it or below. { $aces ->
    [0] An ace counts 1.
    [1] One ace of a hand may count 11; the others count 1.
    [31] Each ace counts 1 or 11, whichever brings the hand nearer.
   *[other] Up to { $aces } aces of a hand may count 11; the others count 1.
  } Nothing is bust, and an ace with a ten-value is no more than 21.
rules-nearest-deciding = What a hand must do is decided by its highest total that is not above { $target }, or by its lowest if all are.
rules-nearest-closed = A hand takes no more cards once its lowest total has reached { $target }.
rules-nearest-playing = Players act clockwise from the bank’s left: they hit or stand.{ $hit ->
    [0] { "" }
   *[other] { " " }Up to { $hit } they must hit.
  }{ $stand ->
    [0] { "" }
   *[other] { " " }From { $stand } they must stand.
  }
rules-nearest-bank = Nobody looks at the hole card before the players have acted. The bank always plays its hand out: it draws until it has { $from } or its hand is closed.
rules-nearest-nothing-else = There is no doubling, no splitting, no surrender, no insurance and no Buster bet.
rules-nearest-wins = The nearer hand wins. If it is yours, it pays { $pays }.
rules-nearest-tie = { $tie ->
    [push] Hands equally near push.
    [player] Hands equally near: you win, and are paid { $pays }.
   *[bank] Hands equally near: the bank wins.
  }
rules-third-parties = Third-party providers at a table: at most { $most }.
rules-third-party-turns = A third-party provider banks at most { $turns } hands in a row, and comes back only after somebody else has banked.
rules-return-needs-another = The position comes back to a player only after somebody else has banked.
