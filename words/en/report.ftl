## The page of a game's odds, for people who are not programmers.

report-hardly = under{ "\u00A0" }{ $chance }
report-title = { $game } at { $house }
report-page-title = { $title }: the odds
report-subtitle = What it costs, from every chair · { $rulebook } · { $shoe }
report-intro = All figures are the player's: a minus is what the player-dealer wins. They are exact, for a fresh shoe and a bank that covers every wager.
report-best-play = Best play
report-best-play-of = of the base wager, per round, before fees
report-best-chart = Best chart
report-best-chart-of = what a person can learn by heart
report-swing = Swing
report-swing-of = standard deviation of a round, in wagers
report-buster-bet = Buster bet
report-buster-of = of the Buster wager
report-base-wager = Base wager
report-insurance = Insurance is { $taken ->
    [sometimes] sometimes
   *[never] never
  } worth taking: with the best two cards for it, it is worth { $worth } of the base wager.

## How a round ends.

report-outcomes = How a round ends
report-outcomes-says = For a player who plays the best move for the exact cards.
report-natural-paid = Natural, paid
report-natural-push = Natural against natural: push
report-bank-natural = The player-dealer's natural takes the wager at once
report-surrender = Surrendered: half is lost
report-win = Won
report-push = Pushed
report-lose = Lost
report-double-win = Doubled and won
report-double-push = Doubled and pushed
report-double-lose = Doubled and lost
report-split = Split into { $hands ->
    [2] two
    [3] three
    [4] four
   *[5] five
  } hands
report-splits = Split rounds win { $mean } of the base wager on average, with a standard deviation of { $sd }. On average { $wagered } wagers are on the table at the end.
report-results = What a round wins or loses, in base wagers:
report-results-exact = All of it is exact.
report-results-sampled = Rounds with one hand and with two are exact. How the results of rounds with three split hands and more are spread was found by dealing { $rounds } of them; the chances above are right to about { $error }.

## The chart.

report-chart = The best chart
report-chart-says = Rows are your hand, columns the player-dealer's up card. Point at a field to see what every move is worth on the first two cards, as a share of the wager.
report-line-hard = hard { $total }
report-line-soft = soft { $total }
report-line-pair = { $kind }-{ $kind }
report-chart-key = S stand · H hit · Dh, Ds double on the first two cards, else hit or stand · Rh, Rs surrender on the first two cards, else hit or stand · R surrender (a total: with any number of cards) · P split. A pair that may not be split again is played as its total.
report-move = { $name ->
    [hit] hit
    [double] double
    [split] split
    [surrender] surrender
   *[stand] stand
  } { $worth }
report-move-costs = { report-move } (costs { $costs })
report-drawing = Strategy chart
report-drawing-key = S stand · H hit · Dh/Ds double, else hit/stand · Rh/Rs surrender, else hit/stand · R surrender · P split

## The Buster bet.

report-buster = The Buster bet
report-buster-says = With how many cards the player-dealer goes over.
report-cards = Cards
report-chance = Chance
report-pays = Pays
report-cards-of = { $cards ->
    [8] 8 or more
   *[other] { $cards }
  }
report-pays-to-one = { $pays } to 1
report-buster-by-up = What the bet is worth once the up card is seen:
report-up-card = up card { $card }
report-no-buster = This house does not offer the bet.

## Fees.

report-fees = Fees: option { $option } ({ $min } to { $most })
report-fees-no-limit = Fees: option { $option } ({ $min } to no limit)
report-posted = The document leaves these figures to the sign at the table; they are the house file's.
report-player-fee = The player pays { $fee } for each circle and round. What a round costs with the fee, for the best chart, as a share of the wager:
report-player-fees = The player pays for each wager and round: { $fees }. What a round costs with the fee, for the best chart, as a share of the base wager:
report-buster-fee = What a Buster bet costs with its own fee, as a share of the bet:
report-wager-of = wager of { $wager }
report-break-even = The player-dealer pays by total table action. From this action on it expects to win more than its fee, against players with the best chart:
report-action = Action
report-fee = Fee
report-pays-from = Pays from
report-bracket = { $from } to { $to }
report-bracket-open = { $from } and more
report-never = never in this bracket

## The player-dealer's chair.

report-bank = The player-dealer's chair
report-bank-says = { $circles } circles of { $wager }, { $buster } on Buster in each, a bank of { $bank }, fees of option { $option }, players who play { $players ->
    [optimal] every hand best
    [chart] the best chart
   *[typical] with the usual mistakes
  }. What limited coverage costs and how a full table swings was simulated over { $rounds } rounds; it leaves the mean uncertain by { $error } a round.
report-if-covered = Expected per round if everything were covered (exact)
report-bank-wins = Won per round with this bank
report-bank-fee = Fee per round
report-left-round = Left per round
report-left-hour = Left per hour
report-hour = { $left } at { $rounds } rounds
report-sd = Standard deviation of a round
report-broken = Rounds in which the bank loses all of it
report-short = Rounds in which a wager is not fully covered
report-uncovered = Share of all wagers that get no action
report-session = A session of so many hours
report-session-expected = Expected in the session
report-session-is = { $expected }, with a swing of { $swing }
report-bankroll-19 = Bankroll that survives it 19 times in 20
report-bankroll-99 = Bankroll that survives it 99 times in 100
report-ruin = Chance to lose ten banks in the session
report-order = Who is settled first is paid first. What each circle wins per round by its place in the order of settlement, and how much of its wagers gets no action:
report-settled = settled { $place }
report-open = { $won } ({ $open } open)

## What a rule costs.

report-changes = What a rule costs
report-changes-says = One rule changed at a time, everything else as it is: the difference to the player, with best play. `--changes` names the keys of the house file.
report-change = { $key ->
    [natural] a natural pays { $text }
    [peek] { $value ->
        [v-never] nobody peeks at the hole card
        [v-ace] peek under an ace only
       *[v-ace-or-ten] peek under an ace or a ten
      }
    [must_stand] { $value ->
        [v-never] no total must stand
        [v-hard-19] hard 19 and more must stand
       *[v-any-21] only 21 must stand
      }
    [must_hit] { $value ->
        [v-0] no total must hit
       *[other] { $text } and less must hit
      }
    [dealer_hits_soft_17] player-dealer { $value ->
        [v-true] hits
       *[v-false] stands on
      } soft 17
    [both_over] both over: { $value ->
        [v-888-pushes] 8-8-8 pushes
        [v-suited-789-pushes] 7-8-9 of a suit pushes
       *[v-bank-wins] always lost
      }
    [double] { $value ->
        [v-any] double any two cards
        [v-any-but-21] double any two cards but 21
        [v-never] no doubles
       *[other] double on { $span } only
      }
    [double_after_split] { $value ->
        [v-true] double after a split
       *[v-false] no double after a split
      }
    [split_tens] { $value ->
        [v-same-value] split any two ten-values
        [v-same-rank] split ten-values of one rank only
       *[v-never] no split of ten-values
      }
    [split_hands] split to { $text } hands
    [split_hands_aces] split aces to { $text } hands
    [split_aces_one_card] { $value ->
        [v-true] one card on split aces
       *[v-false] split aces are played out
      }
    [surrender] { $value ->
        [v-none] no surrender
        [v-first-two] surrender on the first two cards
       *[v-any-time] surrender at any time
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = If players count cards
report-counting-says = How much the player's expectation changes when one card of a rank has left the full shoe. Big bars mean that a careful observer learns much from the cards that were seen.
report-tag = { $cards } (tag { $tag })
report-count = A count with these tags follows the effects with a correlation of { $correlation }. A player who could sit out and wager only when the best count shows an advantage would have one in { $advantage } of rounds and win { $gain } of a wager per round.

## How it was worked out.

report-method = How this was worked out
report-method-says = The base wager, the chart and the Buster bet are exact: every hand of the player and every way the player-dealer can finish is counted, from a shoe of { $cards } cards, with splits and resplits, without approximation. Best play means the best move for the exact cards of the hand and the up card, the same in split hands. The chart is the best there is by totals and pairs. Chances of all outcomes sum to one within { $error }. What depends on several circles and a limited bank is simulated with the same rules. Figures are for play money and for understanding the game.

## The same on a terminal.

report-short-natural-paid = natural paid
report-short-natural-both = natural, both
report-short-natural-bank = bank's natural
report-short-surrendered = surrendered
report-short-won = won
report-short-pushed = pushed
report-short-lost = lost
report-short-double-won = double won
report-short-double-pushed = double pushed
report-short-double-lost = double lost
report-short-split = split
report-rounding = Payouts that the chips cannot make are rounded { $rounds } (D25). These figures are by the posted odds; what rounding does depends on the wager: ask with --wager, or see the wagers net of fees.
report-rounding-at = Payouts that the chips cannot make are rounded { $rounds } (D25). These figures hold for base wagers of { $wager }.
report-per-unit = { $rulebook } · { $shoe } · per unit of the base wager, the player's side
report-way-best = best play for the exact cards
report-way-chart = best chart by totals and pairs
report-insurance-short = insurance: { $taken ->
    [sometimes] worth taking with some hands
   *[never] never worth taking
  } (at best { $best } of the base wager)
report-perfect = a perfect player, who remembers other split hands, gains about { $gain }
report-changed = One rule changed (best play)
report-difference = difference { $by }
report-removal-base = Effects of removal, base wager
report-removal-buster = Effects of removal, Buster bet
report-net-of-fees = Net of fees, option { $option }: { $fee } a circle
report-net-of-fees-by-wager = Net of fees, option { $option }: { $fees }
report-by-buster = Buster bet, by its size: { $cells }
report-by-wager = best chart, by wager: { $cells }
report-pays-from-action = pays from { $action } of action
report-never-pays = does not pay for itself
report-bank-fee-of = bank fee { $fee } ({ $bracket }): { $pays }
report-tags = tags in brackets: correlation { $correlation }; best count: advantage in { $advantage } of rounds, wins { $gain } of a wager a round
report-way-swing = standard deviation { $sd }   wagered { $wagered }
report-ends = How a round ends (best play)
report-wins = What a round wins or loses, in base wagers (best play)
report-busts = The player-dealer busts
report-results-dealt = Rounds with one hand and with two are exact; { $rounds } with three and more were dealt at random to tell theirs (± one standard error).
report-key = S stand  H hit  Dh double, else hit  Ds double, else stand  Rh/Rs surrender, else hit/stand
report-key-more = R surrender (a total: with any number of cards)  P split
report-bust = { $cards } cards { $chance }
report-buster-pays = Buster pays { $pays }: { $worth }
report-given-up = given the up card: { $ups }
report-chair = The player-dealer's chair: { $circles } circles of { $wager }, { $buster } Buster, bank { $bank }, option { $option }
report-chair-wins = wins { $mean } ± { $error } dollars a round ({ $covered } if all were covered, exactly), standard deviation { $sd }
report-chair-after = after the fee of { $fee }: { $round } a round, { $hour } ± { $error } an hour at { $rounds } rounds
report-chair-risks = bank broken in { $broken } of rounds, something uncovered in { $short }, { $uncovered } of all wagers uncovered
report-chair-order = circles win, in the order of settlement: { $order }
report-chair-session = { $hours } hours: { $expected }, with a swing of { $swing }; bankroll for 5 % risk { $five }, for 1 % { $one }; ten banks lost: { $ruin }
report-decks = { $decks } { $decks ->
    [one] deck
   *[other] decks
  }
report-shoe-left = { $decks }, of which { $cards } cards are left
report-against = { $hand } against { $up } · { $rulebook }, { $decks }
report-is-best = the best
report-costs = costs { $costs }
report-has-natural = The player-dealer has a natural { $chance } of the time: { $peeked ->
    [yes] it looks first, and the figures are for when it has none
   *[no] nobody looks before you play, and the figures include it
  }.

## Where the nearer hand wins

report-nearest-only = { $rulebook }: where the nearer hand wins there is the price from a fresh shoe, by the exact cards and by chart, and nothing else to ask
report-nearest-way = nearer { $nearer }, equally near { $tied }, farther { $farther }; standard deviation { $sd }
report-nearest-chart = The best chart by deciding total, nearest to { $target }: H hit, S stand
