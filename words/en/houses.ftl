## What `cardroom check` finds in a house file.

house-chosen = `{ $key }` is not chosen: { $decides }
house-template-says-under-choose = a template says under [choose] what it leaves open
house-key-missing = the key `{ $key }` is missing
house-file-player-banked-blackjack = this file is not for player-banked blackjack (game = "blackjack")
house-pay-table-six-lines = the pay table has six lines: for a bust with 3, 4, 5, 6, 7, and 8 or more cards
house-each-line-pays-1 = each line pays from 1 to 100,000 to one
house-more-cards-busted-hand = more cards in the busted hand must not pay less
house-least-buster-bet-above = the least Buster bet, { $min }, is above the most, { $max }
house-buster-limit-amount-above = a Buster limit is an amount above zero
house-decks-shoe-holds-1 = decks from { $fewest } to { $most }: a shoe holds 1 to 8, fewest first
house-usual-number-decks-outside = the usual number of decks is outside { $fewest } to { $most }
house-table-2-8-seats = a table has 2 to 8 seats, and one of them banks
house-circle-1-no-splitting = a circle has 1 (no splitting) to 5 hands, not { $hands }
house-chart-forces-hit-above = a chart that forces a hit above 16 is not this game
house-bank-held-two-hands = the bank is held for one or two hands
house-player-holds-1-circles = one player holds from 1 to { $most } circles
house-chip-unit-amount-cent = the chip unit is an amount from a cent to $1,000
house-natural-wager-pays-comes = a natural on a { $chip } wager pays { $natural } and comes out in fractions of a cent
house-half-wager-whole-number = half of a { $chip } wager is not a whole number of cents
house-insurance-settled-peek-house = insurance is settled at the peek, and this house never peeks
house-nothing-doubled-yet-doubling = nothing may be doubled, yet doubling for less or after a split is on
house-player-per-hand-yet = one player per hand, yet backline bets are on
house-number-circles-while-people = the number of circles while people wait must be below circles_most
house-counter-clockwise-settlement-takes = counter-clockwise settlement takes all game wagers first and Buster bets in a second pass
house-schedule-option-stands-twice = schedule option { $option } stands twice
house-table-limit-goes-minimum = a table limit goes from a minimum above zero upward
house-limit-whole-chips = the limit is not in whole chips
house-fee-not = a fee is nothing or an amount, not { $fee }
house-collection-rates-table-limit = { $rates } collection rates for one table limit; five at most are allowed
house-fees-missing = { $of ->
    [base] the fees of a base wager are missing
   *[action] the player-dealer's fees are missing
  }
house-gap-no-fee = a gap: { $of ->
    [base] a base wager
   *[action] action
  } from { $min } to { $from } has no fee
house-fee-percentage = "{ $text }" is a percentage: fees are flat amounts, never a share of a wager (RND-4)
house-fee-not-dollars = "{ $text }" is not an amount in dollars, like 0.50
house-limit-not-amount = "{ $text }" is neither an amount nor "no limit"
house-fee-nothing-amount = a fee is nothing or an amount
house-bracket-ends-before-begins = the bracket ends before it begins
house-brackets-overlap-ends-next = the brackets overlap: one ends at { $to }, the next begins at { $from }
house-gap-between-no-fee = a gap: { $of ->
    [base] a base wager
   *[action] action
  } between { $to } and { $from } has no fee
house-brackets-overlap-before-no = the brackets overlap: the one before has no upper end
house-gap-above-no-fee = a gap: { $of ->
    [base] a base wager
   *[action] action
  } above { $to } has no fee; leave `to` out of the last bracket
house-no-bet-of-kind = { $bet ->
    [backline] backline bets are not taken here, and pay no fee
   *[buster] there is no Buster bet here
  }
house-fees-taken-before-a-card = "{ $when }" is neither "before-the-deal" nor "with-each-wager": fees are taken before any card is dealt
house-side-bet-listed-name = a side bet is listed by its name
house-schedule-options-numbered-1 = schedule options are numbered from 1
house-out-of-reason = an amount above { $sane } is no amount of a table
house-sign-empty = the { $key } on the sign is empty
house-buster-limit-whole-chips = the Buster limit is not in whole chips of { $chip }
house-below-tables-schedule-option = { $amount } is below the table's { $least } (schedule option { $option }), within which Buster bets have to be
house-buster-bet-most-base = a Buster bet is at most the base wager, which goes to { $most } (schedule option { $option }), below { $min }
house-extends-nothing = extends "{ $id }", which does not exist
house-extends-itself = extends itself, or too many files in a row
house-extends-another-game = extends "{ $id }", which is for { $own } and not for { $theirs }
house-key-renamed = the key `{ $old }` is called `{ $new }`
house-template = a template: a file that extends it chooses { $open }
house-no-such-poker = no such rulebook of poker; there are { $games }
house-no-such = no such rulebook; there are { $known }
house-of-another-game = this file is for { $game }, not for player-banked blackjack (game = "blackjack")
house-no-schedule = no collection schedule: a table needs its limits and fees
house-change-written = a change is written key=value, like surrender=none
house-cannot-change = cannot change { $key }: { $why }
house-no-such-key = a house file has no such key; it has { $keys }
house-wants = { $given } is not what it holds: { $wanted }
house-wants-number = a whole number from 0 up
house-wants-boolean = true or false
house-wants-two-numbers = two numbers like [6, 8]
house-wants-list = a list like [1, 3, 6, 30, 100, 300]
house-wants-one-key = several keys; change one of them, like buster.pays
house-game-is = the game is one of { $games }, not "{ $named }"
house-2-seats = { $game } has 2 to { $most } seats
house-stud-bet-three-raises = stud has a bet and three raises, always
house-studs-cap-holds-two = stud's cap holds for two players too
house-file-no-limits = the file has no [[limits]]
house-limits-dollars-lower-first = { $id }: the limits have to be dollars, the lower one first
house-stud-played-pot-limit = { $id }: stud is not played at pot limit
house-stud-needs-ante-bring = { $id }: stud needs an ante, and a bring-in up to the small bet
house-antes-bring-ins-stud = { $id }: antes and bring-ins are for stud; here there are blinds
house-bring-above-small-bet = { $id }: the bring-in is above the small bet
house-limit-stands-twice = the limit { $id } stands twice
house-file-most-limits = a file has at most { $i } limits
house-limit-fee-nothing = { $id }: a fee is nothing or an amount
house-ante-above-small-bet = { $id }: the ante is above the small bet
house-forced-bet-amount-above = { $id }: a forced bet is an amount above zero
house-only-short-deck = only with a short deck a house chooses whether a full house beats a flush
house-only-stud-hi-lo = only stud high-low has a qualifier for low that a posting may lift
house-limit-kinds = a limit is either fixed or spread, with or without a maximum, or up to the pot
house-stud-no-blinds = stud has an ante and a bring-in, no blinds
house-blind-above-zero = a blind is an amount above zero
house-big-below-small = the big blind is below the small one
house-big-above-bet = the big blind is above the bet
house-of-limit = { $id }: { $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = `{ $key }` has a meaning only where the nearer hand wins: scoring = "nearest"
house-target-range = the target is { $low } to { $high }
house-bank-stands-range = the player-dealer stands on 2 to 31
house-nearest-chart = the chart forces a hit to { $hits }, where a hand stands or is closed
house-pays-fractions = a { $chip } wager at { $odds } comes out in fractions of a cent
house-not-nearest = where the nearer hand wins there is none of it: `{ $key }`
house-third-parties-least = a table has room for one third-party provider at least, or the key is left out
