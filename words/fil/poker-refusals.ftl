# The Tagalog (Filipino) of what the referee refuses at a poker table, and why.

poker-no-player = walang { $who }
poker-no-player-folded = nag-fold na si { $who }
poker-no-player-s-hand-dead = patay ang hand ni { $who }
poker-no-player-mucked-mucked-hand = nag-muck na si { $who }, at patay ang na-muck na hand
poker-no-nobody-bet = walang tataya ngayon
poker-no-player-get-card-first = dapat munang makuha ni { $who } ang baraha niya
poker-no-player-s-turn = si { $who } ang dapat gumalaw
poker-no-betting-over = tapos na ang pagtaya
poker-no-card-forced-open-bring = sapilitang magbubukas ang barahang ito: mag-bring-in o tumaya
poker-no-opening-bet-made-bring = kailangan ang pambukas na taya: mag-bring-in o tumaya
poker-no-player-bet-most-all = hanggang { $most } lang ang kayang itaya ni { $who }, all-in
poker-no-player-raise = hindi puwedeng mag-raise si { $who }: { $reason ->
    [chips] hindi higit sa taya ang chips niya: puwede siyang mag-call nang all-in
    [nobody] wala nang natitirang makaka-call nito
    [checked] nag-check na siya, at bawal ang check-raise
    [called-short] nag-call lang siya sa kulang na taya at hindi na makakapag-raise
    [cap] may isang taya at tatlong raise na
    [acted] gumalaw na siya, at hindi muling nagbubukas ng taya ang kulang na all-in
    [brings-in] bring-in lang ang puwede niya
   *[cannot] hindi siya makakapag-raise
  }
poker-no-size-one = puwede itong gawing { $amount }
poker-no-size-two = puwede itong gawing { $low } o { $high }
poker-no-size-between = puwede itong gawing anumang halaga ng buong chips mula { $min } hanggang { $max }
poker-no-kill-here = sa lowball lang may kill ng pot
poker-no-kill-twice = na-kill na ang pot
poker-no-kill-after-two = kini-kill ang pot pagkatapos ng dalawang baraha at bago ang ikatlo ng sinuman
poker-no-kill-chips = doble ng big blind ang kill, at kulang ang chips niya
poker-no-blind-owed = Wala kang utang na blind: idi-deal-an ka na lang.
poker-no-way-in = Puwede kang pumasok sa isa sa mga ito: { $ways }.
poker-way-right-in = dini-deal-an na agad
poker-way-wait-for-big = paghihintay ng big blind
poker-way-post-in-front = pag-post sa harap ng button
poker-way-post-both = pag-post ng parehong blind
poker-way-post-big = pag-post ng big blind
poker-way-wait-same-position = paghihintay ng dating posisyon
poker-way-kill = pag-kill ng pot
poker-no-raise-less-than-bet = ang raise sa { $to } ay mas mababa sa tayang { $level }
poker-no-player-show-first = si { $who } ang unang dapat magpakita
poker-no-all-hands-been-shown = naipakita na ang lahat ng hand
poker-no-hands-shown-showdown = sa showdown ipinapakita ang mga hand
poker-no-player-s-cards-known = hindi alam ang mga baraha ni { $who }
poker-no-player-does-hold = hindi hawak ni { $who } ang { $card }
poker-no-card-on-table = nasa mesa na ang { $card }
poker-no-cards-speak-once-tabled = ang baraha ang nagsasalita kapag nailatag na
poker-no-muck-may-be-seven = si { $who } na lang ang natira, at magpapakita siya ng hand: kung siyete ito, ibabalik ang itinaya pagkatapos ng draw
poker-no-player-last-left-pot = si { $who } na lang ang natira para sa isang pot
poker-no-card-lies-face-up = nakabukas ang barahang ito: dapat itong pangalanan
poker-no-joker-game = walang joker sa larong ito
poker-no-deck = wala sa deck na ito ang { $card }
poker-no-taken-out-does-play = inalis ang { $card } at hindi laro bago ang river
poker-no-out-deck = wala na sa deck ang { $card }
poker-no-card-named = walang pinangalanang baraha
poker-no-cards-dealt = walang barahang idi-deal ngayon
poker-no-player-threw-card-away = si { $who } mismo ang nagtapon ng barahang iyon
poker-no-card-burned-first = dapat munang mag-burn ng baraha
poker-no-stub-made-up-again = dapat munang buuin ulit ang stub
poker-no-enough-cards-turn-community = kulang ang baraha: magbukas ng isang community card
poker-no-player-due-cards = { $owed } baraha ang dapat kay { $who }, hindi { $count }
poker-no-player-gets-card-everybody = makukuha ni { $who } ang barahang iyon kapag nakuha na ng lahat ng iba ang sa kanila
poker-no-cards-left = wala nang baraha
poker-no-card-burned = walang barahang ibu-burn ngayon
poker-no-hand-is-on = May nilalarong hand.
poker-no-hand-needs-two-players = Dalawang player na may chips ang kailangan sa isang hand.
poker-no-hand-to-play = Walang nilalarong hand.
poker-no-somebody-kills-pot-come = May nag-kill ng pot na ito para makapasok.
poker-no-you-are-here = Nasa mesang ito ka na.
poker-no-seats-1 = 1 hanggang { $seats } ang mga seat.
poker-no-seat-taken-choose-open = May nakaupo na sa Seat { $seat }. Pumili ng bakante.
poker-no-bring-least-50-cent = Maglabas ng hindi bababa sa { $least }, sa chips na 50 sentimo; { $chips } ito.
poker-no-table-sit-down-first = Wala ka sa mesang ito: umupo muna.
poker-no-nothing-added-middle-hand = Walang idinaragdag sa gitna ng hand; maglabas ng chips pagkatapos nito.
poker-no-count-all-in = ang naka-all-in ay wala nang natitirang mabibilang, at ang hindi pa ay mayroon: bawiin ang galaw na mali ang naipasok, magbilang, at ipasok ang all-in
poker-no-cannot-brought-table-use = Hindi madadala sa mesa ang { $amount }: gumamit ng chips na 50 sentimo.
poker-no-you-are-not-here = Wala ka sa mesang ito.
poker-no-hand-leave-over = Nasa hand ka pa: makakaalis ka pagkatapos nito.
poker-no-hand-seats-changed-between = Nasa hand ka pa: nagpapalit ng seat sa pagitan ng mga hand.
poker-no-seat-taken-none = May nakaupo sa seat na iyon, o walang ganoon.
poker-no-all-cards-player-known = alam na ang lahat ng baraha ni { $who }: walang kulang
poker-no-hand-over = tapos na ang hand
poker-no-does-lie-open-table = hindi nakabukas sa mesa ang { $from }
poker-no-somebody-acted-who-opens = may gumalaw na ayon sa kung sino ang nagbukas dahil dito: ituloy ang laro, o ipawalang-bisa ang hand
poker-no-hand-over-chips-been = tapos na ang hand, at naibigay na ang chips
poker-no-player-no-hand = walang hand si { $who }
poker-no-draw = walang draw ngayon
poker-no-dealer-burns-card-before = nagbu-burn ang dealer ng baraha bago ang draw
poker-no-player-s-turn-draw = si { $who } ang dapat kumuha sa draw
poker-no-everybody-drawn = nakakuha na ang lahat
poker-no-player-asked = { $count } ang hiningi ni { $who }
poker-no-player-draw-up-cards = hanggang { $spoken } baraha ang puwedeng kunin ng player
poker-no-player-no-card = walang baraha si { $who } para diyan
poker-no-turn-draw = hindi pa siya ang kukuha sa draw
poker-no-card-been-dealt = may na-deal nang baraha sa kanya
poker-no-another-player-acted = may ibang player nang gumalaw batay rito
poker-no-discards-stub = nasa stub na ang mga itinapon niya
poker-no-player-cards-throw-away = { $held } baraha ang maitatapon ni { $who }
poker-no-knock-means-something-draw = sa mga larong draw lang may kahulugan ang katok
poker-no-betting-complete-early-board = hindi pa tapos ang pagtaya: `early` ang maagang board
poker-no-cards-due-board = walang barahang dapat ilagay sa board ngayon
poker-no-flop-three-cards-too = tatlong baraha ang flop: `over` kapag sobra
poker-no-board-due-cards = { $due } baraha ang dapat sa board, hindi { $cards }
poker-no-board-alone-no-hand = hindi hand ang board lang sa larong ito
poker-no-board-complete = hindi pa kumpleto ang board
poker-no-card-thrown-away-after = nagtatapon ng baraha pagkatapos ng taya sa flop, bago mag-burn para sa turn
poker-no-player-cleared-hand = na-clear na ni { $who } ang hand niya
poker-no-hands-cleared = walang hand na dapat i-clear ngayon
poker-no-opening-bet-forced = walang sapilitang pambukas na taya ngayon
poker-no-hand-needs-two-players-chips = dalawang player na may chips ang kailangan sa isang hand
poker-no-hand-needs-two-players-least = dalawang player na may hindi bababa sa ante ang kailangan sa isang hand
poker-no-recorded-hand-another-room = walang insidente natin ang naitalang hand ng ibang cardroom
poker-no-cannot-done = hindi iyan magagawa ngayon
poker-no-player-due-no-card = walang barahang dapat kay { $who }
poker-no-stub-made-up-first = dapat munang buuin ang stub
poker-no-too-few-cards-would = kukulangin ang baraha para matapos ang hand: i-deal ulit
poker-no-card-dealt-face-up = nakabukas naman talaga ang deal ng barahang iyon
poker-no-rule-holdem-omaha-pineapple = patakaran iyan ng hold’em, Omaha at pineapple
poker-no-board-card-come = wala nang board card na maaaring maagang lumabas ngayon
poker-no-would-come-next = { $next } ang kasunod, hindi { $cards }
poker-no-turn-come-too-early = maaga nang lumabas ang turn: tapusin muna ang pagtaya
poker-no-flop-being-dealt = walang flop na idini-deal
poker-no-flop-three-cards-too-many = tatlong baraha ang flop: hindi ito sobra
poker-no-name-card-player-should = pangalanan ang barahang hindi dapat kay { $who }
poker-no-player-been-passed-over = hindi nalaktawan si { $who }
poker-no-enough-cards-first-deal = kulang ang baraha: i-deal muna ang mga huli gaya ng sabi ng ST-10
poker-no-player-short-card = hindi kulang ng baraha si { $who }
poker-no-player-short = kulang ng { $passed_over } si { $who }
poker-no-streets-stud-dealt-after = para iyan sa mga street ng stud na idini-deal pagkatapos ng burn
poker-no-wrong-burn-acted = may gumalaw na batay sa mga baraha ng street: mananatili ang mga ito kung nasaan
poker-no-wrong-burn-scrambled = nasa stub na ulit ang mga burn
poker-no-cards-not-in-turn = hindi sunod-sunod ang pagka-deal ng mga baraha ng street: mananatili ang mga ito kung nasaan
poker-no-burn-before-street-should = tama lang ang isang burn bago ang street
poker-no-enough-cards = sapat ang baraha
poker-no-community-card-due = walang community card na dapat ilabas
poker-no-who-got-last-card = ang nakakuha lang ng huling baraha nang nakabukas ang puwedeng tumigil, bago siya tumaya
poker-no-stop-after-bet = may tumaya na: huli na para mag-all-in para sa pot bago iyon
poker-no-chosen-play = pinili na niyang magpatuloy
poker-no-less-than-ante = mas mababa sa ante ang hawak ni { $who }
poker-no-still-to-act = hindi pa gumagalaw si { $who }
poker-no-still-to-draw = hindi pa kumukuha sa draw si { $who }
poker-no-still-to-clear = hindi pa na-clear ni { $who } ang hand niya
poker-no-still-to-deal = may mga barahang idi-deal pa
poker-no-hand-not-over = hindi pa tapos ang hand: { $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

