## Dealer school: what is asked, how it comes out, and the page.
school-no-drill = Walang drill na { $drill } ang { $rulebook }.
school-no-file = Hindi magagawang tanong ang file na ito.
school-asks-total = I-call ang hand na ito.
school-asks-draws = Bukas na ang hand ng player-dealer.
school-asks-button = Nabuksan na ang hole card. Ilagay ang action button.
school-asks-collection = Sarado na ang taya. Kunin ang collection.
school-asks-settle = I-settle ang layout.
school-asks-worth = I-settle ang circle na ito.
school-asks-wrong = May isang maling bayad.
school-asks-blinds = Susunod na hand na. { $small } at { $big } ang mga blind.
school-asks-action = Tumatakbo ang pagtaya.
school-asks-pots = Sarado na ang round. Hatiin ang mga pot.
school-asks-award = Nakabukas na ang lahat ng hand. Ibigay ang mga pot.
school-asks-refused = “{ $what }”: tinatanggihan ito ng referee.
school-asks-stacks = Tapos na ang round.
school-part-total = Ano ang ika-call mo?
school-part-draws = Hit o stand?
school-part-button = Pindutin ang seat na pupuntahan ng button.
school-part-action = Magkano ang total action?
school-part-fees = Magkano ang fee ng lahat ng player, pinagsama?
school-part-bank-fee = Magkano ang babayaran ng player-dealer?
school-part-order = Pindutin ang mga circle ayon sa pagkakasunod ng pag-settle.
school-part-line = { $line }: magkano ang ibabayad o kukunin mo?
school-line = Seat { $seat }, { $wager ->
    [base] { $hand ->
        [0] taya
       *[other] taya ng hand { $hand }
      }
    [backline] tayang backline
    [buster] tayang Buster
   *[insurance] insurance
  } na { $amount }
school-part-back = Magkano rito ang walang action?
school-part-wrong = Pindutin ang maling bayad.
school-part-next-button = Kanino ang button sa susunod na hand?
school-part-small = Kanino ang small blind ayon sa turno?
school-part-big = Kanino ang big blind ayon sa turno?
school-part-posts = Magkano ang ilalagay ni Seat { $seat } para makapasok, live at patay na pinagsama?
school-part-turn = Kanino ang action?
school-part-may = Puwede bang tumaya o mag-raise ang player na ito?
school-part-least = Sa pinakamababang taya o raise, gagawing magkano?
school-part-most = Sa pinakamataas, gagawing magkano?
school-part-main-pot = Magkano ang nasa main pot?
school-part-side-pot = Magkano ang nasa side pot { $number }?
school-part-award = Magkano ang makukuha ni Seat { $seat }?
school-part-steps = Pindutin ang mga hakbang ayon sa pagkakasunod.
school-part-clause = Aling probisyon ang nagbabawal nito?
school-part-stack = Magkano na ang kay { $name }?
school-part-next-card = Kanino ang susunod na baraha?
school-part-next-line = Kaninong taya ang susunod na ise-settle?
school-hit = Hit
school-stand = Stand
school-may-raise = Oo, bukas ang taya o raise
school-no-raise = Walang taya o raise
school-nobody = Wala
school-clause = { $clause }
school-chair-out = naka-sit out
school-chair-new = bagong dating, { $how }
school-chair-missed = naka-miss ng mga blind, { $how }
school-chair-waits = bago, hindi pa kasali
school-chair-owes = may utang na blind, hindi pa kasali
school-way-waits = naghihintay ng big blind
school-way-in-front = nagpo-post ng big blind ngayon
school-way-both = nagpo-post ng parehong blind
school-way-big = nagpo-post ng big blind
school-way-same = naghihintay ng parehong posisyon
school-way-kill = nagki-kill ng pot
school-way-right-in = papasok agad
school-bracket = Action na { $from } hanggang { $to }: { $fee } ang bayad ng player-dealer
school-bracket-above = Action mula { $from } pataas: { $fee } ang bayad ng player-dealer
school-mishap = { $what ->
    [flop-over] Sumobra ang baraha ng flop: { $cards }.
    [flop-early] Lumabas ang flop bago natapos ang pagtaya: { $cards }.
    [turn-early] Lumabas ang turn bago natapos ang pagtaya: { $cards }.
    [river-early] Lumabas ang river bago natapos ang pagtaya: { $cards }.
    [two-burned] Dalawang baraha ang na-burn.
    [none-burned] Walang barahang na-burn.
   *[other] May nangyaring mali sa { $cards }.
  }
school-mishap-of = { $what ->
    [exposed-on-deal] Bumukas ang { $cards } habang idini-deal kay { $who }.
    [exposed-on-draw] Bumukas ang { $cards } sa draw habang papunta kay { $who }.
    [hole-card-up] Dumating nang nakabukas kay { $who } ang { $cards } na hole card.
    [last-card-up] Dumating nang nakabukas kay { $who } ang { $cards } na huling baraha.
    [off-table] Nahulog mula sa mesa ang { $cards } na para kay { $who }.
    [boxed] Nakabukas sa loob ng deck ang { $cards } na para kay { $who }.
    [touched] Bumukas ang { $cards } nang masagi ang player na bibigyan nito: { $who }.
    [short] May hand na kulang ang baraha: { $who }.
   *[extra] May hand na sobra ang baraha: { $who }.
  } Ano ang gagawin?
school-mishap-void = Nagdeklara ng misdeal ang floor. Ano ang gagawin?
school-mishap-dead = Ayon sa ruling ng floor, patay ang isang hand: { $who }. Ano ang gagawin?
school-why-total = { $total } ang { $cards }.
school-why-hit = { $total } ang player-dealer at kukuha ng baraha.
school-why-stand = { $total } ang player-dealer at mag-i-stand.
school-why-idle = Walang tayang naghihintay sa hand na ito: bawat player ay sobra na, nag-surrender o na-settle na. Hole card lang ang ipinapakita.
school-why-sum = { $total } ang kabuuan ng { $sum }.
school-why-bracket = Nasa pagitan ng { $from } at { $to } ang { $total }: { $fee } ang fee.
school-why-bracket-above = Sa { $total }, { $fee } ang fee.
school-why-even = Even money: { $paid }.
school-why-taken = Kukunin ang { $taken }.
school-why-half = { $taken } ang kalahati ng { $amount }.
school-why-push = Push: mananatili ang taya sa lugar nito.
school-why-uncovered = Hanggang { $moved } ang abot ng bank. Walang action ang { $uncovered } at ibabalik ito.
school-why-order = Ito ang pagkakasunod: { $seats }.
school-why-pot = { $amount }, para sa { $seats }.
school-why-drop = Nakuha na rito ang collection na { $amount }.
school-why-beaten = { $who }: { $hand }, walang makukuha.
school-why-turn = Kay { $who } ang action.
school-why-open = Mga taya at raise sa street na ito sa ngayon: { $count }.
school-why-level = { $level } ang taya ngayon, at { $bet } ang isang taya sa street na ito.
school-why-button = Nasa seat { $before } ang button at lilipat sa seat { $seat }.
school-why-blind = Kay Seat { $seat } ito pupunta.
school-why-no-blind = Walang magpo-post nito sa turno.
school-why-posts = Magpo-post si Seat { $seat } ng { $live } na live at { $dead } na patay.
school-why-step = { $number }. { $step }
school-why-stack = { $amount } ang kay { $name }.
school-why-next-card = Kay Seat { $seat } ang susunod na baraha.
school-title = Dealer school
school-intro = Matutong mag-deal ayon sa sariling rules ng house. Nagtatanong ang referee, sumasagot ka sa felt, at bawat mali ay nagpapakita ng probisyon nito.
school-house = House
school-game = Laro
school-path = Mula sa unang araw hanggang exam
school-known = Ang alam mo, bawat probisyon
school-no-clauses = Wala pa. Magkakaroon ng tile dito ang bawat probisyong lumabas.
school-clause-known = { $id }: { $right } tama, { $wrong } mali
school-on-device = Sa device na ito lang ito nakatago.
school-back = ← Lahat ng drill
school-level = Level
school-level-of = Level { $level } sa { $of }
school-score = { $right } sa { $asked } ang tama
school-not-yet = Hindi pa nasusubukan
school-pace = { $seconds } s bawat isa
school-due = { $count ->
    [1] Isang mali ang dapat ulitin
   *[other] { $count } mali ang dapat ulitin
  }
school-again = Isa pa
school-pitch = Magpatakbo ng buong round
school-pitch-says = Kusang tumataya at gumagalaw ang mga player. Ikaw ang magdi-deal, mangongolekta, magko-call at magbabayad.
school-trial = Trial exam
school-trial-says = { $count } tanong ng lahat ng uri. Walang sasabihin hanggang sa katapusan.
school-trial-result = { $right } sa { $of } ang tama.
school-trial-passed = Pasado na iyan.
school-trial-not = Hindi pa iyan papasa.
school-trial-under = May player na kulang ang ibinayad. Bagsak ang exam na may anumang kulang na bayad.
school-trial-again = Subukan ulit
school-drill-total = Sabihin ang total
school-drill-bank-draws = Hit o stand para sa bank
school-drill-button = Ilagay ang action button
school-drill-collection = Kunin ang collection
school-drill-worth = Surrender, double at split
school-drill-settle = I-settle ang layout
school-drill-wrong-payment = Hanapin ang maling bayad
school-drill-blinds = Button at mga blind
school-drill-action = Action at mga raise
school-drill-side-pots = Hatiin ang mga side pot
school-drill-award = Ibigay ang mga pot
school-drill-procedure = Kapag may nangyaring mali
school-done = Tapos
school-next = Susunod na tanong
school-right = Tama.
school-wrong = Hindi tama.
school-fewest = At pinakakaunti ang chips na ginamit.
school-seconds = { $seconds } s
school-you-said = Ang sagot mo: { $what }.
school-over = Sobra ng { $amount }.
school-under = Kulang ng { $amount }.
school-part-of = { $n } sa { $of }
school-tap-felt = Pindutin ito sa felt.
school-some-belong = Hindi kasama ang ilan sa mga ito.
school-which-way = Kung saan pupunta ang chips
school-pay = Bayaran
school-take = Kunin
school-leave = Iwan
school-tray = Ang tray mo
school-add-chip = Idagdag ang { $amount }
school-take-chip-back = Bawiin ang isa sa { $count } chips na { $amount }
school-clear = Burahin
school-paid = ibayad ang { $amount }
school-taken = kunin ang { $amount }
school-left = walang gagalaw
school-insurance = Insurance
school-bank-seat = Seat { $seat }, ang bank
school-nth = dapat { $n }
school-here = dito
school-main-pot = Main pot
school-side-pot = Side pot { $n }
school-collection = { $amount } ang nakolekta
school-put-in = Nasa pot { $amount }
school-behind = may { $amount }
school-last-hand = Tapos na ang huling hand.
school-had-button = nasa kanya noon ang button
school-posted = nag-post ng { $amount }
school-i-deal = Ako ang magdi-deal ng baraha
school-stop-at-error = Huminto sa unang mali
school-begin-round = Simulan
school-round-clean = Malinis ang round.
school-round-errors = { $wrong ->
    [1] Isang mali
   *[other] { $wrong } mali
  } sa { $of ->
    [1] isang hakbang
   *[other] { $of } hakbang
  }.
school-another-round = Isa pang round
school-other-settings = Ibang setting
school-asks-kill = May player na gustong mag-kill ng pot: { $who }.
school-asks-sevens = Nakabukas na ang lahat ng hand. I-settle ayon sa rule ng siyete: ang ibabalik muna, saka ang pot.
school-part-may-kill = Puwede na bang i-kill ang pot ngayon?
school-may-kill = Oo, iki-kill ang pot
school-no-kill = Walang kill
school-kill-posts = Ipo-post ang kill: { $amount } mula kay { $who }.
school-kill-deals = Tuloy ang deal: kay { $who } ang susunod na baraha.
school-kill-opens = Na-deal na ang mga baraha. Si { $who } ang unang gagalaw, at { $bet } ang isang taya.
school-kill-fee = Sarado na ang round na iyon: { $fee } ang collection.
school-sum-term = { $amount } (seat { $seat }{ $what ->
    [buster] , tayang Buster
    [backline] , tayang backline
   *[other] { "" }
  })
school-sign = { $what }: { $figure }
school-why-at = Ang { $amount } sa { $pays } to { $on } ay may bayad na { $paid }.
school-why-kill = Wala pang nag-kill ng pot, wala pang may ikatlong baraha, at may dalawa ang player at sapat na chips.
school-lessons = Mga aralin bawat probisyon
school-lessons-intro = { $count } sitwasyon mula sa sariling libro ng referee. Pumili ng probisyon at magpasya sa bawat isa.
school-lessons-mixed = Lahat ng ito, halo-halo
school-lessons-back = ← Lahat ng probisyon
school-lessons-over = { $right } sa { $count } aralin ang tama.
school-lessons-again = Ulitin mula sa una
school-trial-rules = { $count } tanong ng lahat ng uri. Walang sasabihin hanggang sa katapusan. Para pumasa, { $needed } ang dapat tama, at walang player na kulang ang bayad: isang kulang na bayad lang, bagsak na ang exam. Kung aalis ka, itutuloy ito kung saan ka huminto.
school-trial-begin = Simulan ang exam
school-part-before = ← Nakaraang bahagi
school-nothing = Wala
school-not-answered = Walang sagot.
school-read-first = Basahin muna ang rule
school-level-up = Nasa level { $level } ka na.
school-drill-done = Huling level na iyon. Tapos na ang drill na ito.
school-pad = Uri ng total
school-pad-hard = Hard
school-pad-soft = Soft
school-pad-over = Sobra
school-pad-scored = Sa puntos
school-wager = Taya
school-backline = Backline
school-backline-of = Backline ng seat { $seat }
school-hand = Hand { $hand }
school-hole-card = hole card
school-took-less = Kulang ng { $amount } ang kinuha.
school-took-more = Sobra ng { $amount } ang kinuha.
