# The Tagalog (Filipino) of a blackjack table in the browser.
felt-pick-open-seat-play = Pumili ng bakanteng seat para maglaro.
felt-all-seats-taken-put-yourself = Puno ang lahat ng seat. Magpalista sa waiting list.
felt-dealer-seats = Totoong chips ang gamit sa mesang ito: ang dealer ang magpapaupo sa iyo. Lumapit sa mesa, o magpalista sa waiting list sa lobby.
felt-leave-when-round-over = Aalis ka pagkatapos ng round na ito.
felt-bank-offered-seat = Iniaalok ang bank kay { $player } sa spot { $seat }.
felt-nobody-banks-yet-seated-player = Wala pang nagba-bank. Puwedeng kumuha ng bank ang may karapatan.
felt-bank-round-players-place-their = Ikaw ang bank sa round na ito. Tumataya na ang mga player.
felt-seat-asked-about-insurance = Tinatanong si Seat { $seat } tungkol sa insurance.
felt-chart-1a = Ang Chart 1A
felt-why = Bakit?
felt-table-between-two-rounds = Nasa pagitan ng dalawang round ang mesa.
felt-dealers-turn = Dealer na: { $task }
felt-double = mag-double
felt-split = mag-split
felt-surrender = mag-surrender
felt-or = { $join } o { $at }
felt-no-limit = walang limit
felt-no-fee = walang fee
felt-buster-bet-goes-base-wager = Ang tayang Buster ay may kasamang base na taya sa parehong circle.
felt-least-base-circle = Hindi bababa sa { $base_least } sa base na circle.
felt-buster-bet-least-add-press = Hindi bababa sa { $least } ang tayang Buster: dagdagan, o pindutin ang Alisin.
felt-buster-bet-most-here-press = Hanggang { $most } lang dito ang tayang Buster: pindutin ang Alisin at ilatag ulit.
felt-buster-bet-most = Hanggang { $most } lang dito ang tayang Buster.
felt-most-base-circle = Hanggang { $base_most } lang sa base na circle.
felt-not-that-many-chips = { $stack } ang nasa harap mo, wala nang iba.
felt-buster = Buster
felt-not-covered = { $uncovered } hindi na-cover
felt-back = { $uncovered } balik
felt-even = tabla
felt-push = push
felt-soft-2 = soft { $points }
felt-fee = fee na { $fees }
felt-fee-total-action = fee na { $fees } hanggang { $fees2 }, ayon sa total action
felt-nobody-banks-take-bank = Walang nagba-bank. Kukunin mo ba ang bank?
felt-bank-again = Bank ulit?
felt-bank-offered = Iniaalok sa iyo ang bank.
felt-bank-card = Puwede mong kunin ang bank: sumagot sa card na nasa felt.
felt-bank-at-spot = Sa spot { $seat } ka magba-bank.
felt-behind-others = Taya sa likod ng hand ng ibang player
felt-behind-whom = Tumaya sa likod ng
felt-behind-seat = Seat { $seat }, { $player }
felt-behind-amount = Taya sa dolyar
felt-bet-behind = Tumaya ng { $amount } sa likod ng Seat { $seat }{ $costs ->
    [yes] ; { $fee } ang fee
   *[no] { "" }
  }
felt-nobody-to-bet-behind = Wala pang tumaya na puwede mong tayaan ang hand.
felt-take-back-behind = Bawiin ang { $amount } sa likod ng Seat { $seat }
felt-behind-ready = Handa ka na. Magdi-deal kapag handa na ang lahat.
felt-behind-came-to = sa likod: { $what }
felt-stand-behind = Tumayo sa likod ng mga seat na may { $buy_in } at tumaya sa hand ng iba
felt-two-circles-by-order = May naghihintay: utos ng floor, dalawang circle lang bawat player.
felt-third-party = TPP
felt-third-party-provider = Isang third-party provider ng proposition player services
felt-bank-which-spot = Sa aling spot?
felt-spot = Sa spot { $seat }
felt-bank-wager-dollars = Taya ng bank sa dolyar
felt-bank = I-bank ang { $amount }
felt-let-pass = Palampasin
felt-bank-here-fee-must-stack = { $least } hanggang { $most } ang bank dito. Ang fee na hindi kayang bayaran ng stack mo ay kukunin sa bank.
felt-over = sobra, { $points }
felt-discard-rack = Tapunan ng baraha
felt-discards = tapon
felt-what-fees-table-came = Kabuuan ng mga fee sa mesang ito
felt-drop = drop
felt-shoe-cut-card-cards-from = Ang shoe, ang cut card ay { $cut } baraha mula sa dulo
felt-shoe = shoe
felt-bank-2 = BANK
felt-bank-3 = Ang bank
felt-of-2 = { $result } sa { $wager }
felt-bank-4 = Bank { $result } sa { $wager }
felt-covers-more = { $covers } pa ang mako-cover
felt-covers-no-more = wala nang mako-cover
felt-no-cards-yet = wala pang baraha
felt-bank-5 = Ang bank: { $cards }
felt-chip-hand-tap-circle-put = Chip na hawak mo: pindutin ang circle para ilagay
felt-chip-key = Chip na { $value }, key { $i }
felt-bet-placed-2 = Nakalagay na ang taya mo.
felt-take-back = Bawiin
felt-ready = Handa na
felt-clear = Alisin
felt-repeat = Ulitin
felt-bet = Tumaya
felt-table-closed = Sarado na ang mesang ito.
felt-you = ikaw
felt-nobody-banks-yet-take-bank = Wala pang nagba-bank. Kunin ang bank, o hintaying may kumuha.
felt-nobody-banks-yet-sit-down = Wala pang nagba-bank. Umupo at kunin ang bank, o hintaying may kumuha.
felt-you-2 = Ikaw
felt-player = Player { $player }
felt-surrendered = nag-surrender
felt-doubled = nag-double
felt-moves = Mga galaw mo
felt-hit-2 = Hit
felt-stand-2 = Stand
felt-double-2 = Double ng { $double }
felt-double-less-amount-dollars = Double for less: halaga sa dolyar, { $double_min } hanggang { $double }
felt-less = double nang mas mababa
felt-split-2 = Split
felt-surrender-2 = Surrender
felt-surrender-costs = Surrender: { $cost }
felt-pass-always = Pass muna hangga’t di ko binabago
felt-bank-presets = { $why ->
    [least] pinakamaliit
    [again] gaya ng huli
    [most] lahat ng hawak
   *[usual] karaniwan
  }
felt-bank-offered-keys = Iniaalok sa iyo ang bank: Y para kunin, N para palampasin.
felt-bank-shows = { $up } ang ipinapakita ng bank.
felt-round-sum = Para sa iyo: { $net }, at ang fee na { $fee }: { $all }.
felt-round-brought = Tapos na ang round: { $net } para sa iyo.
felt-twice = ×2: doblehin
felt-half = ½: kalahatiin
felt-seat-wager = Taya ng Seat { $seat }
felt-seat-buster-bet = Tayang Buster ng Seat { $seat }
felt-ins-2 = insur. { $insurance }
felt-behind = likod { $behind }
felt-fee-3 = fee na { $fee }
felt-hand-3 = Ang hand { $i }
felt-action-button-seat = Action button sa Seat { $seat }
felt-action = ACTION
felt-away-2 = wala
felt-sit-out = mag-sit out
felt-sits-out-2 = naka-sit out
felt-sit-seat = Umupo sa Seat { $seat }
felt-circle-yours = circle mo
felt-circle-taken = may taya na
felt-none = wala
felt-fee-4 = fee: { $player_fee }
felt-buster-pays = Bayad ng Buster: { $join }
felt-collection = collection: { $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }. Ang sign na dapat nakapaskil sa bawat mesa ng larong ito.
felt-shuffled-seed-can-check-under = Binalasa gamit ang seed na masusuri mo sa “Patas”.
felt-dealt-person = Tao ang nagdi-deal.
felt-close = Isara
felt-cards-coming = Parating na ang baraha …
felt-last-round-being-finished = Tinatapos na ang huling round …
felt-show-once = Ipakita agad
felt-ace-up-insurance = Alas ang nakabukas. Insurance na { $amount }?
felt-pays-2-1-once-if = 2 to 1 ang bayad agad kung natural ang bank, at talo agad kung hindi.
felt-insure = I-insure: { $amount }
felt-no-insurance = Walang insurance
felt-bring-play-chips-from-wallet = Maglalabas ka ng { $buy_in } na play chips mula sa wallet mo.
felt-join-waiting-list = Pumila sa waiting list
felt-leave-list = Umalis sa listahan (ika-{ $waiting } ka)
felt-i-am-back = Narito na ulit ako
felt-shuffle-shoe = Balasahin ang shoe.
felt-look-hole-card = Silipin ang hole card.
felt-pay-next-wager = Bayaran o kunin ang susunod na taya.
felt-turn-hole-card-over = Ibukas ang hole card.
felt-no-cards-left-call-floor = Wala nang baraha: tawagin ang floor.
felt-deal-card-bank-face-up = Mag-deal ng isang baraha sa bank, nakabukas.
felt-deal-banks-second-card-face = I-deal ang ikalawang baraha ng bank, nakataob.
felt-open-seat = bakante
felt-no-cards = walang baraha
felt-seat-decides = Nagpapasya si { $player } sa Seat { $seat }{ $known ->
    [yes] { " " }sa { $total }
   *[no] { "" }
  }.
felt-chart-says = { $soft ->
    [yes] Soft
   *[no] Hard
  } { $points }: { $chart ->
    [stand] bawal mag-hit
   *[hit] bawal mag-stand
  }. { $open }.
felt-fee-from = { $from } pataas: { $fee }
felt-fee-to = hanggang { $to }: { $fee }
felt-not-round-lay-there-but = Wala ka sa round na ito: may nakalagay na { $amount } pero hindi naitaya bago isinara ang tayaan.
felt-not-round-refused = Wala ka sa round na ito: may nakalagay na { $amount } pero hindi naitaya bago isinara ang tayaan. Tinanggihan ito: { $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] insurance
  } { $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] ins.
  }{ $net }
felt-play-against-table-costs = Kalaban mo ang buong mesa. Gastos: { $fees }; hanggang sa inilagay mo lang ang puwede mong ipanalo o ipatalo.
felt-costs = Gastos: { $brief }. Hanggang sa inilagay mo lang ang puwede mong ipanalo o ipatalo.
felt-showing = { $count } ang nakikita{ $peeked ->
    [no-natural] , walang natural
   *[no] { "" }
  }
felt-seat-turn = Seat { $seat } · turno { $turn }
felt-bank-came-to = { $doing } · ang bank { $result }
felt-bet-placed = Nakalagay na ang taya mo. { $dealt ->
    [person] Isasara ng dealer ang tayaan at magdi-deal.
   *[room] Magdi-deal kapag handa na ang lahat.
  }
felt-tap-circle-add-bet-once = Pindutin ang circle para dagdagan ng { $chip }, o tumaya na.
felt-tap-circle-fee = Pindutin ang circle para dagdagan ng { $chip }, o tumaya na; { $fees } ang fee.
felt-count-over = { $points } sobra
felt-count-doubled = { $points } nag-double
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] Hand { $hand } sa { $of }: { $cards } = { $total }
  }
felt-seat-2 = Seat { $seat }, { $open ->
    [yes] bakante
   *[no] { $name }
  }{ $mine ->
    [yes] , seat mo
   *[no] { "" }
  }{ $banks ->
    [yes] , ang bank
   *[no] { "" }
  }
felt-seat-3 = Sa Seat { $seat }{ $hands ->
    [1] { "" }
   *[other] , hand { $hand }
  }
felt-base-circle-add-chip = Base na circle { $seat }, { $filled ->
    [yes] { $base }
   *[no] walang laman
  }: magdagdag ng chip
felt-buster-circle-add-chip = Buster circle { $seat }, { $filled ->
    [yes] { $buster }
   *[no] walang laman
  }: magdagdag ng chip
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] turno { $turn }/2
  }
felt-deal-card-seat = Mag-deal ng isang baraha kay Seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }.
amount-how = Isulat nang 1000 o 1,000; sentimo pagkatapos ng tuldok: 12.50.
poker-ask-me-bank-again = Tanungin ulit ako sa bank
poker-pot-limit = { $min }–pot limit
poker-spread = spread na { $spread }
