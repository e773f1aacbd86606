# The Tagalog (Filipino) of what `cardroom check` finds in a house file.

house-chosen = hindi pa napipili ang `{ $key }`: { $decides }
house-template-says-under-choose = sinasabi ng template sa ilalim ng [choose] kung ano ang iniiwan nitong bukas
house-key-missing = kulang ang key na `{ $key }`
house-file-player-banked-blackjack = hindi para sa player-banked blackjack ang file na ito (game = "blackjack")
house-pay-table-six-lines = anim ang linya ng pay table: para sa bust na 3, 4, 5, 6, 7, at 8 o higit pang baraha
house-each-line-pays-1 = ang bayad ng bawat linya ay mula 1 hanggang 100,000 to one
house-more-cards-busted-hand = hindi dapat mas maliit ang bayad sa mas maraming baraha ng nag-bust na hand
house-least-buster-bet-above = ang pinakamaliit na tayang Buster, { $min }, ay mas mataas sa pinakamalaki, { $max }
house-buster-limit-amount-above = ang limit ng Buster ay halagang higit sa zero
house-decks-shoe-holds-1 = mga deck mula { $fewest } hanggang { $most }: 1 hanggang 8 ang laman ng shoe, kaunti muna
house-usual-number-decks-outside = ang karaniwang bilang ng deck ay wala sa { $fewest } hanggang { $most }
house-table-2-8-seats = 2 hanggang 8 ang seat ng mesa, at isa sa mga ito ang nagba-bank
house-circle-1-no-splitting = 1 (walang split) hanggang 5 ang hand ng circle, hindi { $hands }
house-chart-forces-hit-above = hindi ang larong ito ang chart na pumipilit mag-hit nang lampas sa 16
house-bank-held-two-hands = isa o dalawang hand hinahawakan ang bank
house-player-holds-1-circles = 1 hanggang { $most } circle ang hawak ng isang player
house-chip-unit-amount-cent = ang yunit ng chip ay halaga mula isang sentimo hanggang $1,000
house-natural-wager-pays-comes = ang natural sa tayang { $chip } ay nagbabayad ng { $natural } at may bahagi ng sentimo
house-half-wager-whole-number = hindi buong sentimo ang kalahati ng tayang { $chip }
house-insurance-settled-peek-house = isine-settle ang insurance sa silip, at hindi kailanman sumisilip ang house na ito
house-nothing-doubled-yet-doubling = walang puwedeng i-double, pero bukas ang double for less o pagkatapos ng split
house-player-per-hand-yet = isang player bawat hand, pero bukas ang mga tayang backline
house-number-circles-while-people = ang bilang ng circle habang may naghihintay ay dapat mas mababa sa circles_most
house-counter-clockwise-settlement-takes = sa pa-counterclockwise na pag-settle, una ang lahat ng taya sa laro at sa ikalawang ikot ang mga tayang Buster
house-schedule-option-stands-twice = dalawang beses ang opsiyon { $option } ng schedule
house-table-limit-goes-minimum = ang table limit ay mula sa minimum na higit sa zero pataas
house-limit-whole-chips = hindi buong chips ang limit
house-fee-not = ang fee ay wala o isang halaga, hindi { $fee }
house-collection-rates-table-limit = { $rates } collection rate para sa isang table limit; hanggang lima lang ang puwede
house-fees-missing = { $of ->
    [base] kulang ang mga fee ng base na taya
   *[action] kulang ang mga fee ng player-dealer
  }
house-gap-no-fee = may puwang: { $of ->
    [base] walang fee ang base na taya
   *[action] walang fee ang action
  } mula { $min } hanggang { $from }
house-fee-percentage = porsiyento ang "{ $text }": tiyak na halaga ang mga fee, hindi kailanman porsiyento ng taya (RND-4)
house-fee-not-dollars = ang "{ $text }" ay hindi halaga sa dolyar, gaya ng 0.50
house-limit-not-amount = ang "{ $text }" ay hindi halaga at hindi "no limit"
house-fee-nothing-amount = ang fee ay wala o isang halaga
house-bracket-ends-before-begins = nagtatapos ang bracket bago ito magsimula
house-brackets-overlap-ends-next = nagpapatong ang mga bracket: nagtatapos ang isa sa { $to }, nagsisimula ang susunod sa { $from }
house-gap-between-no-fee = may puwang: { $of ->
    [base] walang fee ang base na taya
   *[action] walang fee ang action
  } sa pagitan ng { $to } at { $from }
house-brackets-overlap-before-no = nagpapatong ang mga bracket: walang itaas na dulo ang nauna
house-gap-above-no-fee = may puwang: { $of ->
    [base] walang fee ang base na taya
   *[action] walang fee ang action
  } na lampas sa { $to }; huwag lagyan ng `to` ang huling bracket
house-no-bet-of-kind = { $bet ->
    [backline] hindi tinatanggap dito ang mga tayang backline, at walang fee
   *[buster] walang tayang Buster dito
  }
house-fees-taken-before-a-card = ang "{ $when }" ay hindi "before-the-deal" at hindi "with-each-wager": kinukuha ang mga fee bago mag-deal ng anumang baraha
house-side-bet-listed-name = inililista ang side bet sa pangalan nito
house-schedule-options-numbered-1 = may numero mula 1 ang mga opsiyon ng schedule
house-out-of-reason = ang halagang lampas sa { $sane } ay hindi halaga ng mesa
house-sign-empty = walang laman ang { $key } sa sign
house-buster-limit-whole-chips = ang limit ng Buster ay hindi buong chips na { $chip }
house-below-tables-schedule-option = ang { $amount } ay mas mababa sa { $least } ng mesa (opsiyon { $option } ng schedule), na dapat sundin ng mga tayang Buster
house-buster-bet-most-base = ang tayang Buster ay hindi hihigit sa base na taya, na umaabot sa { $most } (opsiyon { $option } ng schedule), mas mababa sa { $min }
house-extends-nothing = nakabatay sa "{ $id }", na wala
house-extends-itself = nakabatay sa sarili nito, o sobrang dami ng sunod-sunod na file
house-extends-another-game = nakabatay sa "{ $id }", na para sa { $own } at hindi para sa { $theirs }
house-key-renamed = `{ $new }` na ang tawag sa key na `{ $old }`
house-template = isang template: ang file na nakabatay rito ang pipili ng { $open }
house-no-such-poker = walang ganoong rulebook ng poker; mayroong { $games }
house-no-such = walang ganoong rulebook; mayroong { $known }
house-of-another-game = para sa { $game } ang file na ito, hindi para sa player-banked blackjack (game = "blackjack")
house-no-schedule = walang collection schedule: kailangan ng mesa ang mga limit at fee nito
house-change-written = isinusulat ang pagbabago nang key=value, gaya ng surrender=none
house-cannot-change = hindi mababago ang { $key }: { $why }
house-no-such-key = walang ganoong key ang house file; mayroon itong { $keys }
house-wants = hindi { $given } ang laman nito: { $wanted }
house-wants-number = buong numero mula 0 pataas
house-wants-boolean = true o false
house-wants-two-numbers = dalawang numero gaya ng [6, 8]
house-wants-list = listahan gaya ng [1, 3, 6, 30, 100, 300]
house-wants-one-key = ilang key; baguhin ang isa sa mga ito, gaya ng buster.pays
house-game-is = ang laro ay isa sa { $games }, hindi "{ $named }"
house-2-seats = 2 hanggang { $most } ang seat ng { $game }
house-stud-bet-three-raises = laging isang taya at tatlong raise ang stud
house-studs-cap-holds-two = may bisa ang cap ng stud kahit dalawang player lang
house-file-no-limits = walang [[limits]] ang file
house-limits-dollars-lower-first = { $id }: dolyar dapat ang mga limit, mababa muna
house-stud-played-pot-limit = { $id }: hindi nilalaro ang stud sa pot limit
house-stud-needs-ante-bring = { $id }: kailangan ng stud ang ante, at bring-in na hanggang sa maliit na taya
house-antes-bring-ins-stud = { $id }: para sa stud ang mga ante at bring-in; mga blind ang narito
house-bring-above-small-bet = { $id }: mas mataas ang bring-in sa maliit na taya
house-limit-stands-twice = dalawang beses ang limit na { $id }
house-file-most-limits = hanggang { $i } limit lang ang isang file
house-limit-fee-nothing = { $id }: ang fee ay wala o isang halaga
house-ante-above-small-bet = { $id }: mas mataas ang ante sa maliit na taya
house-forced-bet-amount-above = { $id }: ang sapilitang taya ay halagang higit sa zero
house-only-short-deck = sa short deck lang pumipili ang house kung tinatalo ng full house ang flush
house-only-stud-hi-lo = stud high-low lang ang may qualifier sa low na puwedeng alisin ng paskil
house-limit-kinds = ang limit ay fixed o spread, may maximum man o wala, o hanggang sa pot
house-stud-no-blinds = may ante at bring-in ang stud, walang blinds
house-blind-above-zero = ang blind ay halagang higit sa zero
house-big-below-small = mas mababa ang big blind sa small
house-big-above-bet = mas mataas ang big blind sa taya
house-of-limit = sa { $id }: { $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = may kahulugan lang ang `{ $key }` kung saan panalo ang mas malapit na hand: scoring = "nearest"
house-target-range = { $low } hanggang { $high } ang target
house-bank-stands-range = 2 hanggang 31 ang stand ng player-dealer
house-nearest-chart = pumipilit ang chart ng hit hanggang { $hits }, kung saan stand o sarado na ang hand
house-pays-fractions = may bahagi ng sentimo ang tayang { $chip } sa odds na { $odds }
house-not-nearest = kung saan panalo ang mas malapit na hand, wala nito: `{ $key }`
house-third-parties-least = may lugar ang mesa para sa kahit isang third-party provider, o huwag ilagay ang key
