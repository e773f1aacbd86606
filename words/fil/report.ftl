# The Tagalog (Filipino) of the page of a game's odds, for people who are not programmers.

report-hardly = wala pang{ "\u00A0" }{ $chance }
report-title = { $game } sa { $house }
report-page-title = { $title }: ang odds
report-subtitle = Magkano ito, mula sa bawat upuan · { $rulebook } · { $shoe }
report-intro = Sa player ang lahat ng numero: ang minus ay panalo ng player-dealer. Eksakto ang mga ito, para sa bagong shoe at sa bank na nako-cover ang bawat taya.
report-best-play = Pinakamagandang laro
report-best-play-of = ng base na taya, bawat round, bago ang fee
report-best-chart = Pinakamagandang chart
report-best-chart-of = ang kayang isaulo ng tao
report-swing = Taas-baba
report-swing-of = standard deviation ng isang round, sa mga taya
report-buster-bet = Tayang Buster
report-buster-of = ng tayang Buster
report-base-wager = Base na taya
report-insurance = { $taken ->
    [sometimes] Minsan ay sulit
   *[never] Hindi kailanman sulit
  } kunin ang insurance: sa pinakamagandang dalawang baraha para rito, { $worth } ng base na taya ang halaga nito.

## How a round ends.

report-outcomes = Paano nagtatapos ang round
report-outcomes-says = Para sa player na naglalaro ng pinakamagandang galaw sa eksaktong baraha.
report-natural-paid = Natural, binayaran
report-natural-push = Natural laban sa natural: push
report-bank-natural = Kinuha agad ng natural ng player-dealer ang taya
report-surrender = Nag-surrender: talo ang kalahati
report-win = Panalo
report-push = Nag-push
report-lose = Talo
report-double-win = Nag-double at nanalo
report-double-push = Nag-double at nag-push
report-double-lose = Nag-double at natalo
report-split = Nag-split sa { $hands ->
    [2] dalawang
    [3] tatlong
    [4] apat na
   *[5] limang
  } hand
report-splits = { $mean } ng base na taya ang karaniwang panalo ng mga round na nag-split, na may standard deviation na { $sd }. Karaniwang { $wagered } taya ang nasa mesa sa dulo.
report-results = Ang panalo o talo ng isang round, sa base na taya:
report-results-exact = Eksakto ang lahat.
report-results-sampled = Eksakto ang mga round na isa at dalawa ang hand. Ang pagkakahati ng resulta ng mga round na tatlo o higit pang split hand ay nakuha sa pag-deal ng { $rounds } sa mga ito; tama ang mga tsansa sa itaas hanggang mga { $error }.

## The chart.

report-chart = Ang pinakamagandang chart
report-chart-says = Ang mga hilera ay hand mo, ang mga hanay ay up card ng player-dealer. Ituro ang isang kahon para makita ang halaga ng bawat galaw sa unang dalawang baraha, bilang bahagi ng taya.
report-line-hard = hard { $total }
report-line-soft = soft { $total }
report-line-pair = { $kind }-{ $kind }
report-chart-key = S stand · H hit · Dh, Ds double sa unang dalawang baraha, kung hindi ay hit o stand · Rh, Rs surrender sa unang dalawang baraha, kung hindi ay hit o stand · R surrender (isang total: ilan man ang baraha) · P split. Ang pares na hindi na puwedeng i-split ulit ay nilalaro ayon sa total nito.
report-move = { $name ->
    [hit] hit,
    [double] double,
    [split] split,
    [surrender] surrender,
   *[stand] stand,
  } { $worth }
report-move-costs = { report-move } (gastos { $costs })
report-drawing = Chart ng estratehiya
report-drawing-key = S stand · H hit · Dh/Ds double, kung hindi ay hit/stand · Rh/Rs surrender, kung hindi ay hit/stand · R surrender · P split

## The Buster bet.

report-buster = Ang tayang Buster
report-buster-says = Sa ilang baraha sumosobra ang player-dealer.
report-cards = Baraha
report-chance = Tsansa
report-pays = Bayad
report-cards-of = { $cards ->
    [8] 8 o higit pa
   *[other] { $cards }
  }
report-pays-to-one = { $pays } to 1
report-buster-by-up = Ang halaga ng taya kapag nakita na ang up card:
report-up-card = up card na { $card }
report-no-buster = Walang ganitong taya sa house na ito.

## Fees.

report-fees = Mga fee: opsiyon { $option } ({ $min } hanggang { $most })
report-fees-no-limit = Mga fee: opsiyon { $option } ({ $min } hanggang walang limit)
report-posted = Iniiwan ng dokumento ang mga halagang ito sa sign sa mesa; galing sa house file ang mga ito.
report-player-fee = { $fee } ang bayad ng player sa bawat circle at round. Ang gastos ng isang round kasama ang fee, sa pinakamagandang chart, bilang bahagi ng taya:
report-player-fees = Nagbabayad ang player sa bawat taya at round: { $fees }. Ang gastos ng isang round kasama ang fee, sa pinakamagandang chart, bilang bahagi ng base na taya:
report-buster-fee = Ang gastos ng tayang Buster kasama ang sarili nitong fee, bilang bahagi ng taya:
report-wager-of = taya na { $wager }
report-break-even = Nagbabayad ang player-dealer ayon sa total action ng mesa. Mula sa action na ito, mas malaki ang inaasahang panalo kaysa sa fee, laban sa mga player na gamit ang pinakamagandang chart:
report-action = Ang action
report-fee = Fee
report-pays-from = Sulit mula sa
report-bracket = { $from } hanggang { $to }
report-bracket-open = { $from } pataas
report-never = hindi kailanman sa bracket na ito

## The player-dealer's chair.

report-bank = Ang upuan ng player-dealer
report-bank-says = { $circles } circle na { $wager }, { $buster } sa Buster sa bawat isa, bank na { $bank }, mga fee ng opsiyon { $option }, mga player na naglalaro { $players ->
    [optimal] nang pinakamaganda sa bawat hand
    [chart] ayon sa pinakamagandang chart
   *[typical] na may karaniwang pagkakamali
  }. Ang gastos ng limitadong coverage at ang taas-baba ng punong mesa ay ginaya sa { $rounds } round; { $error } bawat round ang hindi tiyak sa average.
report-if-covered = Inaasahan bawat round kung na-cover lahat (eksakto)
report-bank-wins = Panalo bawat round sa bank na ito
report-bank-fee = Fee bawat round
report-left-round = Natitira bawat round
report-left-hour = Natitira bawat oras
report-hour = { $left } sa { $rounds } round
report-sd = Standard deviation ng isang round
report-broken = Mga round na ubos ang buong bank
report-short = Mga round na may tayang hindi buong na-cover
report-uncovered = Bahagi ng lahat ng taya na walang action
report-session = Isang session na ganito karaming oras
report-session-expected = Inaasahan sa session
report-session-is = { $expected }, na may taas-baba na { $swing }
report-bankroll-19 = Bankroll na tatagal nang 19 sa 20
report-bankroll-99 = Bankroll na tatagal nang 99 sa 100
report-ruin = Tsansang matalo ng sampung bank sa session
report-order = Ang unang isine-settle ang unang binabayaran. Ang panalo ng bawat circle bawat round ayon sa puwesto nito sa pag-settle, at kung gaano kalaki sa mga taya nito ang walang action:
report-settled = ika-{ $place } na na-settle
report-open = { $won } ({ $open } bukas)

## What a rule costs.

report-changes = Magkano ang isang patakaran
report-changes-says = Isang patakaran ang binabago bawat beses, ganoon pa rin ang lahat ng iba: ang diperensiya sa player, sa pinakamagandang laro. Pinapangalanan ng `--changes` ang mga key ng house file.
report-change = { $key ->
    [natural] { $text } ang bayad sa natural
    [peek] { $value ->
        [v-never] walang sumisilip sa hole card
        [v-ace] silip kapag alas lang
       *[v-ace-or-ten] silip kapag alas o diyes
      }
    [must_stand] { $value ->
        [v-never] walang total na dapat mag-stand
        [v-hard-19] dapat mag-stand ang hard 19 pataas
       *[v-any-21] 21 lang ang dapat mag-stand
      }
    [must_hit] { $value ->
        [v-0] walang total na dapat mag-hit
       *[other] dapat mag-hit ang { $text } pababa
      }
    [dealer_hits_soft_17] ang player-dealer ay { $value ->
        [v-true] hit sa
       *[v-false] stand sa
      } soft 17
    [both_over] parehong sobra: { $value ->
        [v-888-pushes] push ang 8-8-8
        [v-suited-789-pushes] push ang 7-8-9 na iisang suit
       *[v-bank-wins] laging talo
      }
    [double] { $value ->
        [v-any] double sa anumang dalawang baraha
        [v-any-but-21] double sa anumang dalawang baraha maliban sa 21
        [v-never] walang double
       *[other] double sa { $span } lang
      }
    [double_after_split] { $value ->
        [v-true] double pagkatapos ng split
       *[v-false] walang double pagkatapos ng split
      }
    [split_tens] { $value ->
        [v-same-value] split sa anumang dalawang ten-value
        [v-same-rank] split sa ten-value na iisang ranggo lang
       *[v-never] walang split ng ten-value
      }
    [split_hands] split hanggang { $text } hand
    [split_hands_aces] split ng alas hanggang { $text } hand
    [split_aces_one_card] { $value ->
        [v-true] isang baraha sa na-split na alas
       *[v-false] nilalaro nang buo ang na-split na alas
      }
    [surrender] { $value ->
        [v-none] walang surrender
        [v-first-two] surrender sa unang dalawang baraha
       *[v-any-time] surrender kahit kailan
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = Kung nagbibilang ng baraha ang mga player
report-counting-says = Kung gaano nagbabago ang inaasahan ng player kapag may isang baraha ng isang ranggo na lumabas na sa punong shoe. Ang malalaking bar ay nangangahulugang marami ang natututuhan ng maingat na nagmamasid sa mga nakitang baraha.
report-tag = { $cards } (halaga { $tag })
report-count = Ang bilang na may ganitong mga halaga ay sumusunod sa mga epekto nang may correlation na { $correlation }. Ang player na kayang mag-sit out at tumaya lang kapag may lamang ayon sa pinakamagandang bilang ay magkakaroon nito sa { $advantage } ng mga round at mananalo ng { $gain } ng isang taya bawat round.

## How it was worked out.

report-method = Paano ito kinuwenta
report-method-says = Eksakto ang base na taya, ang chart at ang tayang Buster: binibilang ang bawat hand ng player at bawat paraan ng pagtatapos ng player-dealer, mula sa shoe na { $cards } baraha, kasama ang split at muling split, nang walang pagtatantiya. Ang pinakamagandang laro ay ang pinakamagandang galaw sa eksaktong baraha ng hand at sa up card, pareho sa mga split na hand. Ang chart ang pinakamaganda ayon sa mga total at pares. Isa ang kabuuan ng mga tsansa ng lahat ng kalalabasan, sa loob ng { $error }. Ginaya ayon sa parehong patakaran ang nakasalalay sa ilang circle at sa limitadong bank. Para sa play money at sa pag-unawa sa laro ang mga numero.

## The same on a terminal.

report-short-natural-paid = natural, bayad
report-short-natural-both = natural, pareho
report-short-natural-bank = natural ng bank
report-short-surrendered = nag-surrender
report-short-won = panalo
report-short-pushed = nag-push
report-short-lost = talo
report-short-double-won = double, panalo
report-short-double-pushed = double, push
report-short-double-lost = double, talo
report-short-split = nag-split
report-per-unit = { $rulebook } · { $shoe } · bawat yunit ng base na taya, sa panig ng player
report-way-best = pinakamagandang laro sa eksaktong baraha
report-way-chart = pinakamagandang chart ayon sa mga total at pares
report-insurance-short = insurance: { $taken ->
    [sometimes] sulit kunin sa ilang hand
   *[never] hindi kailanman sulit
  } (pinakamataas na ang { $best } ng base na taya)
report-perfect = ang perpektong player, na natatandaan ang ibang split na hand, ay lamang ng mga { $gain }
report-changed = Isang patakaran ang binago (pinakamagandang laro)
report-difference = diperensiya { $by }
report-removal-base = Epekto ng pag-alis ng baraha, base na taya
report-removal-buster = Epekto ng pag-alis ng baraha, tayang Buster
report-net-of-fees = Bawas ang mga fee, opsiyon { $option }: { $fee } bawat circle
report-net-of-fees-by-wager = Bawas ang mga fee, opsiyon { $option }: { $fees }
report-by-buster = Tayang Buster, ayon sa laki: { $cells }
report-by-wager = pinakamagandang chart, ayon sa taya: { $cells }
report-pays-from-action = sulit mula sa { $action } na action
report-never-pays = hindi nababawi
report-bank-fee-of = fee ng bank { $fee } ({ $bracket }): { $pays }
report-tags = mga halaga sa panaklong: correlation { $correlation }; pinakamagandang bilang: lamang sa { $advantage } ng mga round, panalo ng { $gain } ng isang taya bawat round
report-way-swing = standard deviation { $sd }   itinaya { $wagered }
report-ends = Paano nagtatapos ang round (pinakamagandang laro)
report-wins = Ang panalo o talo ng isang round, sa base na taya (pinakamagandang laro)
report-busts = Nag-bust ang player-dealer
report-results-dealt = Eksakto ang mga round na isa at dalawa ang hand; { $rounds } na tatlo o higit pa ang random na na-deal para makuha ang sa kanila (± isang standard error).
report-key = S stand  H hit  Dh double, kung hindi ay hit  Ds double, kung hindi ay stand  Rh/Rs surrender, kung hindi ay hit/stand
report-key-more = R surrender (isang total: ilan man ang baraha)  P split
report-bust = { $cards } baraha { $chance }
report-buster-pays = Bayad ng Buster { $pays }: { $worth }
report-given-up = ayon sa up card: { $ups }
report-chair = Ang upuan ng player-dealer: { $circles } circle na { $wager }, { $buster } Buster, bank na { $bank }, opsiyon { $option }
report-chair-wins = panalo ng { $mean } ± { $error } dolyar bawat round ({ $covered } kung na-cover lahat, eksakto), standard deviation { $sd }
report-chair-after = bawas ang fee na { $fee }: { $round } bawat round, { $hour } ± { $error } bawat oras sa { $rounds } round
report-chair-risks = ubos ang bank sa { $broken } ng mga round, may hindi na-cover sa { $short }, { $uncovered } ng lahat ng taya ang hindi na-cover
report-chair-order = panalo ng mga circle, ayon sa pagkakasunod ng pag-settle: { $order }
report-chair-session = { $hours } oras: { $expected }, na may taas-baba na { $swing }; bankroll para sa 5 % panganib { $five }, para sa 1 % { $one }; sampung bank ang talo: { $ruin }
report-decks = { $decks } deck
report-shoe-left = { $decks }, { $cards } baraha na lang ang natitira
report-against = { $hand } laban sa { $up } · { $rulebook }, { $decks }
report-is-best = ang pinakamaganda
report-costs = gastos { $costs }
report-has-natural = May natural ang player-dealer nang { $chance } ng panahon: { $peeked ->
    [yes] sumisilip muna ito, at para sa wala ang mga numero
   *[no] walang sumisilip bago ka maglaro, at kasama ito sa mga numero
  }.

## Where the nearer hand wins

report-nearest-only = { $rulebook }: kung saan panalo ang mas malapit na hand, ang mayroon lang ay ang presyo mula sa bagong shoe, ayon sa eksaktong baraha at ayon sa chart, at wala nang ibang maitatanong
report-nearest-way = mas malapit { $nearer }, magkasinlapit { $tied }, mas malayo { $farther }; standard deviation { $sd }
report-nearest-chart = Ang pinakamagandang chart ayon sa total na nagpapasya, pinakamalapit sa { $target }: H hit, S stand
report-rounding = Ang mga bayad na hindi mabuo ng chips ay niro-round { $rounds } (D25). Ayon sa nakapaskil na odds ang mga numerong ito; nakadepende sa taya ang epekto ng pag-round: magtanong gamit ang --wager, o tingnan ang mga taya na bawas na ang mga fee.
report-rounding-at = Ang mga bayad na hindi mabuo ng chips ay niro-round { $rounds } (D25). Para sa mga base na tayang { $wager } ang mga numerong ito.
