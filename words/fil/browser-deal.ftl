# The Tagalog (Filipino) of the dealer's console.
deal-collect-from = kunin ang { $collected } sa { $whose }
deal-pay = ibayad ang { $paid } sa { $whose }
deal-return-push = ibalik ang { $amount } sa { $whose }: push
deal-return = ibalik ang { $amount }
deal-nothing-moves = walang gagalaw sa { $whose }
deal-hit = mag-hit
deal-stand = mag-stand
deal-double = mag-double
deal-split = mag-split
deal-surrender = mag-surrender
deal-hard = hard { $points }
deal-bank = bank
deal-bank-face-down = bank, nakataob
deal-stop-action-leave-every-card = Ihinto ang action at iwan ang bawat baraha at chip kung saan nakalagay.
deal-call-floor-decides-its-decision = Tawagin ang floor; ito ang magpapasya, at itatala ang pasya kasama ang pangalan at dahilan.
deal-card-entered-wrongly = Mali ang nailagay na baraha
deal-card-wrong-paid-or-not = Mali ang nailagay na baraha, nabayaran man o hindi
deal-ask-nobody-enter-nothing-more = Huwag nang maglagay ng iba pa: mapapalitan lang ang huling baraha hangga’t hindi pa nailalagay ang susunod na pasya.
deal-last-card-yourself = Ikaw mismo ang magpapalit sa huling baraha, kahit wala ang floor, hangga’t hindi pa nailalagay ang susunod na pasya:
deal-floor-names-card-really-lies = Papangalanan ng floor ang barahang talagang nakalapag; kapag may nagpasya na, itutuloy ang laro ayon sa nasa mga libro. Kapag naibigay na ang lahat ng baraha, mapapangalanan muli ng floor ang alinmang baraha, basta ganoon pa rin sana ang laro ng lahat; kung hindi, walang bisa ang round. Kung nabayaran na, babaligtarin muna ng floor ang settlement.
deal-bet-entered-wrongly = Mali ang nailagay na taya
deal-floor-rules-on-wager = Magru-ruling ang floor sa taya: ibabalik, babayaran o kukunin. O walang bisa ang round.
deal-paid-wrongly = Tama ang mga baraha, mali ang naibayad
deal-floor-reverses-pay-anew = Babaligtarin ng floor ang settlement ng huling round: babalik ang mga chip kung saan nakalagay, at magbabayad ka muli.
deal-card-exposed = May na-expose na baraha
deal-leave-card-face-up-where = Iwang nakabukas ang baraha kung saan ito nakita ng lahat; huwag ibalik sa shoe.
deal-next-card-enter-circle-due = Ito ang susunod na baraha: ilagay sa circle na dapat bigyan. O walang bisa ang round.
deal-card-went-off-table = May barahang nahulog mula sa mesa
deal-keep-eyes-card-nobody-but = Huwag alisin ang tingin sa baraha; floor lang ang pupulot nito.
deal-card-plays-dealt-enter-round = Laro pa rin ang baraha gaya ng pagka-deal: ilagay ito. O walang bisa ang round.
deal-card-too-many-dealt = May sobrang barahang na-deal
deal-do-not-enter-card-stays = Huwag ilagay ang baraha; mananatili ito sa tabi ng hand na napuntahan nito.
deal-next-card-due-enter-there = Ito ang susunod na barahang ibibigay: doon ito ilagay. O walang bisa ang round.
deal-deal-went-wrong-misdeal = Mali ang deal: misdeal
deal-misdeal-cards-went-wrong-circles = Misdeal: sa maling circle napunta ang mga baraha
deal-void-wagers-bank-fees-go = Walang bisa: ibabalik ang mga taya, bank at fee, sa discard rack ang mga baraha, at sa parehong seat ulit iaalok ang bank.
deal-cards-were-switched-passed-held = May barahang ipinalit, ipinasa o itinago
deal-floor-may-foul-hand-its = Puwedeng ideklara ng floor na foul ang hand: matatalo ang taya nito, hanggang sa na-cover.
deal-wager-removed = May tinanggal na taya
deal-wager-removed-before-paid = Tinanggal ang taya bago mabayaran
deal-floor-may-let-losing-wager = Puwedeng ipasya ng floor na table maximum ang talo kung matalo ang hand, at table minimum ang panalo kung manalo.
deal-give-every-wager-bank-fees = Ibalik ang bawat taya, ang bank at ang mga fee gaya ng inilagay.
deal-take-all-cards-into-discard = Ilagay ang lahat ng baraha sa discard rack.
deal-offer-bank-same-seat-again = Ialok ulit ang bank sa parehong seat.
deal-take-cards-circle-hand-into = Ilagay sa discard rack ang mga baraha ng upuan { $seat }, hand { $hand }; iwan ang taya nito, kukunin ito kasabay ng iba.
deal-leave-cards-circle-where-they = Iwan ang mga baraha ng upuan { $seat } kung saan nakalagay, at ituloy ang laro.
deal-leave-cards-where-they-lie = Iwan ang mga baraha kung saan nakalagay: { $card } na ang nasa libro para sa { $at }. Ituloy ang sinasabi ng unang linya.
deal-which-card-came = Aling baraha ang lumabas
deal-floor-paused-table-leave-every = Pinahinto muna ng floor ang mesang ito: iwan ang bawat baraha at chip kung saan nakalagay.
deal-paused-ruled = May ruling na ang floor. Ayusin ang baraha at chips ayon doon; huwag munang maglagay ng kahit ano hanggang ituloy nito ang mesa.
deal-wait-bets-then-call-no = Hintayin ang mga taya; saka sabihin, “no more bets”.
deal-wait-somebody-bet = Hintaying may tumaya.
deal-ask-seat-about-insurance = Tanungin si Seat { $seat } kung kukuha ng insurance: { $amount }.
deal-signals = Senyas ni Seat { $seat }
deal-offer-bank-seat = Ialok ang bank { $named ->
    [yes] kay { $player } sa upuan { $seat }
   *[no] sa upuan { $seat }
  }.
deal-table-between-two-rounds = Nasa pagitan ng dalawang round ang mesa.
deal-nobody-banks-ask-who-takes = Walang nagba-bank. Itanong kung sino ang kukuha ng bank.
deal-close = Isara
deal-something-went-wrong = May nangyaring mali
deal-no-more-bets = Sarado na ang taya
deal-shoe-shuffled = Nabalasa na ang shoe
deal-lies-face-down = Nakataob na
deal-no-natural = Walang natural
deal-natural = Natural ito
deal-touch-card-came = Pindutin ang barahang lumabas
deal-undo = Bawiin
deal-felt = Nasa felt
deal-circle = Upuan
deal-who = Sino
deal-cards = Baraha
deal-count = Bilang
deal-wager = Taya
deal-buster-2 = Buster
deal-bank-seat = Bank, Seat { $seat }
deal-hand-2 = { $seat }, hand { $i }
deal-floor-ruled = May ruling na ang floor
deal-ruling-read = Nabasa ko na
deal-settled-wagers = Ang mga na-settle na
deal-settling-starts = Kung saan magsisimula ang pag-settle
deal-button-counted = Binibilang nang pa-clockwise mula sa kaliwa ng { $from ->
    [button-from-bank] bank
   *[button-from-house-dealer] house dealer
  }, nilalaktawan ang bank.
deal-circle-2 = Upuan { $seat }: { $reason }
deal-what-went-wrong = Ano ang mali?
deal-what-happened = Ang nangyari
deal-card-exposed-from-shoe = May na-expose na baraha mula sa shoe
deal-hand-3 = Hand
deal-call-floor-table = Tawagin ang floor sa mesang ito
deal-call-disputed = May manlalarong tumututol
deal-floor-rules = Ruling ng floor
deal-recorded-name-reason = Itatala ito kasama ang pangalan mo at ang dahilang ito.
deal-card-named-wrongly-which-one = May barahang mali ang pagkakapangalan: alin? Ang mga mapapalitan pa:
deal-of = { $card } ng { $at }
deal-which-card-really = Ano ba talaga ang baraha?
deal-correct = { $card } ay { $to }: itama
deal-touch-card = Pindutin ang baraha
deal-no-card-can-named-again = May nagpasya na ayon sa mga barahang ito: walang mapapalitan ngayon. Mapapalitan ulit kapag naibigay na ang lahat at bago magbayad.
deal-cards-after-reversal = Bayad na ang round. Baligtarin muna ang settlement: saka mapapalitan ang mga baraha, at magbabayad muli.
deal-cards-were-switched-passed-held-2 = May barahang ipinalit, ipinasa o itinago: ideklarang foul ang hand
deal-wager-was-removed-outcome = Tinanggal ang taya: talo ng table maximum o panalo ng table minimum, depende sa labas ng hand
deal-wager-of-hand = Ang taya ng upuan { $seat }, hand { $hand }
deal-buster-of = Ang tayang Buster ng upuan { $seat }
deal-bet-behind-of = Ang tayang { $amount } sa likod ng upuan { $seat } (player { $player })
deal-fate = { $fate ->
    [return] Ibalik
    [pay] Bayaran
   *[take] Kunin
  }
deal-done-next-wager = Tapos na: ang susunod na taya
deal-all-settled = Na-settle na ang lahat ng natitira
deal-then = Pagkatapos
deal-round-cannot-saved-void-everything = Hindi na maisasalba ang round: ipawalang-bisa, ibabalik ang lahat
deal-deal-whoever-signed-floor-opens = Ikaw ang nagdi-deal; bubuksan ng naka-sign in bilang floor ang page ding ito, at siya ang magpapasya.
deal-shuffled-cut-begin-hand = Nabalasa at na-cut na: simulan ang hand
deal-both-lie-face-down = Parehong nakataob na
deal-all-lie-face-down = Nakataob na ang lahat ng { $down }
deal-only-seat-s = Kay Seat { $seat } lang
deal-which-card-burned-second = Alin ang ikalawang barahang na-burn? Ibukas: sa unang player iyon.
deal-one-burned = Na-burn na ang isa
deal-scrambled-cut = Nahalo at na-cut na
deal-all-hands-clear = “All hands clear” na
deal-mucks = Nag-muck siya
deal-plays-board = Nilalaro niya ang board
deal-pat = Pat na
deal-knocks-pat = Kumatok: pat
deal-knocks-check = Kumatok si Seat { $seat }: check
deal-changes-number = Ibang bilang pala ang kukunin ni Seat { $seat }:
deal-instead = { $count ->
    [0] Pat
   *[other] { $count }
  } na lang kay Seat { $seat }
deal-seat-thrown-one-away = Nagtapon na ng isa si Seat { $p }
deal-complete-seat-s-hand-card = Kumpletuhin ang hand ni Seat { $seat }: isang baraha mula sa ibabaw, nakataob
deal-side-pot = ang side pot { $i }
deal-main-pot = Ang main pot
deal-pot-bets = Pot { $pot }, { $pot2 } kasama ang mga taya
deal-pot = Pot na { $pot }
deal-last-hand = ang huling hand
deal-board-2 = Ang board: { $join }
deal-exposed = Na-expose:
deal-dealer-button = Button ng dealer
deal-drew = kumuha ng { $drew }
deal-pat-2 = naka-pat
deal-wins = panalo ng { $place }{ $hand }
deal-push = I-push ang { $amount } kay Seat { $seat }
deal-nobody-sits-here-yet = Wala pang nakaupo rito.
deal-rulings-floor = Mga ruling ng floor
deal-two-cards-came-off-deck = Dalawang baraha ang sabay na lumabas sa deck
deal-card-named-wrongly-which-one-2 = May barahang mali ang pagkakapangalan: alin?
deal-correct-2 = { $from } ay { $to }: itama
deal-no-card-lies-open-yet = Wala pang nakabukas na baraha, kaya wala pang maaaring mali ang pangalan.
deal-one-hand-dead-whose = May patay na hand: kanino?
deal-seat-4 = Seat { $seat }
deal-hand-seat-dead-what-put = Patay ang hand ni Seat { $seat }; mananatili ang inilagay nito
deal-misdeal-void-hand-everything-goes = Misdeal: ipawalang-bisa ang hand, ibabalik ang lahat
deal-touch-card-3 = Pindutin ang baraha.
deal-touch-cards = Pindutin ang { $cards } baraha.
deal-touch-all = { $over ->
    [yes] Pindutin ang lahat ng binuksang baraha: higit sa { $street } ng flop.
   *[no] Pindutin ang lahat ng binuksang baraha. { $street } ang sa flop.
  }
deal-what-happened-2 = Ano ang nangyari?
deal-nothing-book-fits-now-call = Walang kaso sa rulebook na tugma rito. Tawagin ang floor.
deal-something-else-card-entered-wrongly = Iba pa, o may barahang mali ang pagkakalagay
deal-what-entered-books-floor-corrects = Nasa mga libro na ang nailagay. Itatama ito ng floor sa pamamagitan ng ruling, kasama ang pangalan at dahilan.
deal-call-floor = Tawagin ang floor
deal-which-seat = Aling seat?
deal-seat-5 = Seat { $view }
deal-report = I-report ang { $join }
deal-report-2 = I-report ito
deal-back = Bumalik
deal-what-done = Ang dapat gawin
deal-put-right = Itama ito
deal-earlier-hand = Kanina sa hand na ito: { $last }
deal-table = mesa { $id }
deal-dealer = Dealer: { $name }
deal-do-what-first-line-says = Gawin ang sinasabi ng unang linya at pindutin ang barahang lumabas. Bilang agad ang pinindot mo.
deal-walking-over-table = Papunta na sa mesa …
deal-table-dealt-room-itself-dealers = Ang cardroom mismo ang nagdi-deal sa mesang ito. Ang console ng dealer ay para sa mga mesang tao ang nagdi-deal.
deal-card-exposed-deal = May na-expose na baraha sa deal
deal-card-exposed-draw = May na-expose na baraha sa draw
deal-hole-card-turned-up = May bumukas na hole card
deal-last-card-dealt-face-up = Na-deal nang nakabukas ang huling baraha
deal-card-face-up-deck = May nakabukas na baraha sa deck
deal-player-turned-card-up-touching = May barahang bumukas nang masagi ang player na bibigyan nito
deal-player-too-few-cards = Kulang ang baraha ng isang player
deal-player-card-too-many = Sobra ng isa ang baraha ng isang player
deal-flop-too-many-cards = Sobra ang baraha ng flop
deal-flop-turned-too-early = Maagang nabuksan ang flop
deal-turn-turned-too-early = Maagang nabuksan ang turn
deal-river-turned-too-early = Maagang nabuksan ang river
deal-two-cards-were-burned = Dalawang baraha ang na-burn
deal-no-card-burned = Walang na-burn na baraha
deal-which-card-did-floor-person = Aling baraha ang hinugot ng floor? Kapag may substantial action na, walang hinuhugot.
deal-confirm-hole = { $card } ang hole card — kumpirmahin
deal-confirm-card = Sa { $target }: { $card } — kumpirmahin
deal-cards-for = { $where ->
    [show] Ipinakita ni Seat { $seat } ang
    [seat] Kay Seat { $seat }:
    [everybody] Para sa lahat:
   *[board] Sa board:
  } { $cards } — { $more ->
    [0] kumpirmahin
   *[other] { $more } pa
  }
deal-touch-cards-of-them = Pindutin ang mga baraha, { $most } lahat
deal-all-hands-clear-dead = “All hands clear”: { $count ->
    [1] patay si Seat { $seat }
   *[other] { $count } hand ang patay
  }
deal-uncleared-sure = Hindi pa clear: { $seats }. Hindi na maibabalik ng dealer ang patay na hand.
deal-uncleared-yes = Oo, clear na ang lahat ng hand
deal-killed-pot = may kill ang pot
deal-collection = collection na { $drop }
deal-burned = na-burn: { $burned }
deal-bet = taya { $bet }
deal-seat = Seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $kind ->
    [backline] , ang taya sa likod
    [buster] , Buster
    [insurance] , insurance
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] ibalik ang { $uncovered }: hindi na-cover ng bank
   *[no] ibalik ang { $uncovered } sa { $whose }: hindi na-cover ng bank
  }
deal-or = { $others } o { $last }
deal-ask-seat = Tanungin si Seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $counted ->
    [yes] { " " }sa { $count }
   *[no] { "" }
  }: { $open }.{ $chart ->
    [hit] { " " }Hit ang sabi ng chart: bawal mag-stand ang Seat { $seat }.
    [stand] { " " }Stand ang sabi ng chart: bawal mag-hit ang Seat { $seat }.
   *[free] { "" }
  }
deal-seat-2 = Seat { $seat }{ $hand ->
    [1] { "" }
   *[other] , hand { $hand }
  }

## Seats that the dealer plays for, and real chips.

deal-seats = Mga seat
deal-provider = { $name } (mula sa third-party provider)
deal-type-card = Pindutin ang baraha, o i-type: ranggo at suit.
deal-typed = { $typed } …
deal-bank-with = Inilalagay ng bank
deal-takes-bank = Kukunin ni Seat { $seat } ang bank
deal-passes-bank = Pass si Seat { $seat }
deal-bet-amount = Magkano ang taya
deal-bet-other = iba
deal-with-buster = Buster
deal-no-buster = wala
deal-same-again = { $seats ->
    [1] Ganoon ulit ang taya
   *[other] Ganoon ulit ang mga taya ({ $seats })
  }
deal-tap-seat = Pindutin ang isang seat: tataya ito ng { $amount }{ $with ->
    [yes] { " " }+ { $buster } na Buster
   *[no] { "" }
  }. Pindutin ulit para bawiin.
deal-seat-empty = Bakante ang Seat { $seat }
deal-plays-circle-too = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, lalaro rin sa circle { $circle }: { $amount }
deal-seat-bets = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, tumaya ng { $amount }
deal-seat-takes-back = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, { $amount }: binawi ang taya
deal-banks = bank na { $amount }
deal-gets-up = May tumayo
deal-seat-gets-up = Seat { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, tumayo
deal-gets-up-with = Seat { $seat }, { $name }, tumayo na may { $chips }
deal-gets-up-uncounted = Seat { $seat }, { $name }, tumayo, hindi binilang ang chips
deal-seat-name = Sino ang uupo sa Seat { $seat }
deal-seat-nameless = puwedeng walang pangalan
deal-seat-chips = Chips, binilang
deal-seat-third = para sa isang third-party provider
deal-declares-brought = Chips na idinedeklarang dala
deal-declares-now = Itanong na ngayon: kapag walang laman, “hindi binilang” ang nasa playing book para sa session na ito.
deal-declares = Seat { $seat }, { $name }: chips na idinadagdag ngayon para sa third party
deal-declares-added = Idinadagdag
deal-declares-taken = Seat { $seat }, { $name }: chips na binilang sa pagtayo
deal-seat-sits = Uupo sa Seat { $seat }
deal-acts = Ang sinasabi ni Seat { $seat }
deal-seat-says = Seat { $seat }{ $named ->
    [yes] , si { $name }
   *[no] { "" }
  }:
deal-folds = Nag-fold
deal-checks = Nag-check
deal-calls = Nag-call ng { $amount }
deal-brings-in = Nag-bring-in ng { $amount }
deal-raises-to = Raise sa { $amount }
deal-raise-between = Gagawing magkano, mula { $least } hanggang { $most }
deal-all-in = Pinakamalaki, { $amount }
deal-more-chips = Dagdag na chips
deal-chips-for = Dagdag na chips kay Seat { $seat }, binilang
deal-count-chips = Bilangin
deal-all-in-for-other = All-in: bilangin muna ang chips
deal-count-for = Lahat ng chips ng Seat { $seat }, binilang
deal-count-behind = Lahat ng natitira sa Seat { $seat }, nabilang (hindi kasama ang naitaya na)
deal-counted = Ganito karami
deal-up = Tumayo
deal-up-with = Oo: tumayo si Seat { $seat } dala ang { $chips }
deal-went-with = Aalis si { $name } dala ang { $chips }: bilangin.
deal-sits-out = Mag-sit out
deal-plays-again = Maglaro muli
deal-comes-in = Papasok si Seat { $seat }: { $how }
deal-kills = Kini-kill ni Seat { $seat } ang pot
deal-confirm-cards = Magtanong muna bago bilangin ang baraha
deal-wrong-card = { $card }: maling baraha?
deal-wrong-card-group = Ang huling baraha
deal-take-back-move = Upuan { $seat }, { $what ->
    [hit] hit
    [stand] stand
    [double] double
    [split] split
    [surrender] surrender
    [insurance] insurance
   *[move] huling galaw
  }: bawiin
deal-take-back-group = Ang huling galaw
deal-which-card-instead = { $where ->
    [seat] Seat { $seat }{ $hand ->
        [0] { "" }
       *[other] , hand { $hand }
      }
    [bank] Bank
   *[board] Board
  }: { $card } ang pinangalanan. Pindutin ang barahang talagang lumabas: parehong mananatili sa log.
deal-reverse-settlement = Baligtarin ang huling settlement: babalik ang lahat ng chips kung saan nakalagay, at mula roon itutuloy ang round
deal-it-stands = Mananatili itong ganito: tuloy ang table
deal-after-reversal = Ibalik ang bawat chip kung saan ito nakalagay bago binayaran o kinuha; huwag galawin ang mga baraha.
deal-collection-due = Collection: ihulog sa butas ang { $amount }.
deal-collected = Naihulog na sa butas
deal-paid-due = I-push ang mga pot. Kapag nasa lahat na ang chips nila, sabihin ito.
deal-paid = Bayad na ang lahat
deal-fees-heading = Collection
deal-shuffled-now = Nabalasa na
deal-deck-changed = Ibang deck na
deal-cut-card = Lumabas ang cut card
deal-peek-missed = Hindi nasilip ang hole card
deal-peek-missed-leave-hole = Iwang nakataob ang hole card, at ang bawat taya kung saan nakalagay.
deal-peek-missed-decides = Floor ang magpapasya: ituloy ang laro, ibalik ang isang taya, o ipawalang-bisa ang round.
deal-play-on-as-it-lies = Ituloy ang laro sa mga baraha kung paano nakalagay
deal-look-counts-nothing = Walang bisa ang pagsilip sa hole card: ituloy ang laro
deal-after-play-on = Ituloy ang round kung saan ito nahinto.
deal-after-no-look = Ibalik ang kinuhang insurance. Ituloy ang round kung saan ito nahinto; wala nang sisilip.
deal-floor-tells = Mula sa floor
deal-floor-sends = Pinapunta ng floor si { $name }: Seat { $seat }
deal-floor-sends-full = Pinapunta ng floor si { $name }: wala pang bakanteng seat
deal-sent-elsewhere = Pinapapunta ng floor si { $name } (Seat { $seat }) sa table { $table }, { $to }: “May tumayo” kapag tapos na ang hand niya.
deal-sent-sits = Uupo si { $name } sa Seat { $seat }
deal-asked-to-leave = { $at }: pinaalis ng floor ang nakaupo sa Seat { $seat }. Tatayo siya kapag wala na siyang nakataya.
deal-asked-and-gone = { $at }: pinaalis ng floor ang nakaupo sa Seat { $seat }. Bakante na ang seat; dala niya ang chips niya.
deal-asked-chips = { $chips } ito: bilangin.
deal-signed = Pumirma sina { $by } at { $with }: may bisa na ang ruling.
deal-signed-dealer = Ayusin ang baraha at chips ayon doon. Ang floor ang magpapatuloy sa mesa.
deal-signed-floor = Nakahinto pa ang mesa. Kapag nakaayos na ang baraha at chips ayon sa ruling, ituloy ito.
deal-signed-reason = napirmahan at natupad ang ruling
deal-not-asked = Seat { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }, { $count }: hindi tinatanong, { $why ->
    [chart] stand ang sabi ng chart.
    [natural] natural ito.
    [split_ace] isang baraha lang ang para sa alas na na-split.
   *[complete] stand lang ang puwede.
  }
deal-cannot-be-undone = Hindi na ito mababawi. Ang dahilan sa mga libro: “{ $reason }”
deal-yes-so-ruled = Oo, iyon ang ruling ko
deal-offered-for = Inialok { $span } na ang nakaraan
deal-double-less = Double nang mas mababa
deal-double-for = Double sa { $amount }
deal-closes = { $game ->
    [poker] Isinasara ng floor ang mesang ito. Huli na ang hand na ito: i-deal hanggang matapos.
   *[blackjack] Isinasara ng floor ang mesang ito. Huli na ang round na ito: i-deal hanggang matapos.
  }
deal-bets-amount = Taya ng { $amount }
deal-reversed = Binaligtad ng floor ang settlement. Itama muna ang mali.
deal-reversed-card = Mali ang { $card }: pangalanan ang tamang baraha
deal-reversed-earlier = Kung ibang baraha ang mali, ang floor ang magpapangalan nito: nasa page ng floor ang lahat ng nakalapag dito.
deal-reversed-then = Kapag tama na ang mga baraha, mag-settle ulit:
deal-reversed-drop = Nananatili sa butas ang collection na nahulog na: tatawagin ulit, at ang diperensiya lang ang ihuhulog.
deal-rule-on-it = Mag-ruling dito
deal-rule-or-reverse = Mag-ruling o magbaligtad
deal-leave-as-it-is = Hayaan na lang
deal-recorded-at = Ibang deck, naitala nang { $at }.
deal-report-calls-nobody = Nasa log na ang report. Hindi nito tinawag ang floor.
deal-floor-knows = Tinawag na ang floor.
deal-floor-was-called = Natawag na ang floor tungkol dito.
deal-call-floor-about = Tawagin ang floor tungkol dito
deal-call-about-seat = May humihingi ng upuan
deal-ticks-are-yours = Para sa iyo lang ang pag-check: hindi ito itinatala, at walang naghihintay dito.
deal-seat-kept = Seat { $seat }: nakalaan kay { $name }
deal-no-insurance-here = May nakabukas na ace: walang insurance ang larong ito.
deal-floor-at = Ang floor: { $name }
deal-floor-sees = Nakikita mo ang nakikita ng dealer. Itatala ang ruling mo kasama ang pangalan mo at ang dahilan.
