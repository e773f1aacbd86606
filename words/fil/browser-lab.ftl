# The Tagalog (Filipino) of the lab: the referee is asked, in the browser.

lab-title = Tanungin ang referee
lab-purpose = Ilatag ang sitwasyon sa pagpindot ng baraha at chips, at basahin ang ruling: sino ang magbabayad kanino, sa anong pagkakasunod, ayon sa aling probisyon. Walang lumalabas sa browser na ito.
lab-house = House
lab-loading = Papunta na sa mesa ang referee…
lab-engine-does-not-answer = Hindi ma-load ang referee. Tingnan ang koneksiyon, at buksan ulit ang page.
lab-common = Mga karaniwang tanong
lab-common-limited-bank = Kinapos ang bank
lab-common-limited-buster = Kinapos, may Buster
lab-common-both-over = Parehong sobra
lab-common-eights = 8-8-8
lab-common-surrender = Pag-surrender
lab-common-surrendered-double = Surrender pagkatapos ng double
lab-common-naturals = Dalawang natural
lab-common-split = Split at double
lab-common-removed = Tinanggal na taya
lab-common-foul-round = Na-foul na hand
lab-common-side-pot = Side pot at odd chip
lab-common-early-turn = Maagang turn
lab-common-early-flop = Maagang flop
lab-common-exposed = Na-expose na baraha
lab-common-missed-blind = Na-miss na blind
lab-common-foul = Foul na hand
lab-common-seven = Siyeteng nag-check
lab-common-short-all-in = Bawal na raise
lab-game = Laro
lab-limit = Limit
lab-board = Board
lab-stack-of = Chips ni { $who }: { $amount }
lab-button-to = Ang button kay Seat { $seat }
lab-add-seat = Isa pang player
lab-missed-blinds = naka-miss ng blind
lab-misses-blinds = May na-miss na blind
lab-throw-away = Itapon ang { $card }
lab-name-card = { $of }, baraha { $nth }, nakataob. Pindutin para pangalanan.
lab-which-card = Aling baraha ito?
lab-which-cards =
    { $most ->
        [1] Aling baraha?
       *[other] Aling mga baraha? { $least } hanggang { $most }.
    }
lab-card-to =
    { $up ->
        [yes] Isang nakabukas na baraha kay { $who }
       *[no] Isang baraha kay { $who }
    }
lab-board-cards =
    { $count ->
        [1] Isang baraha sa board
       *[other] { $count } baraha sa board
    }
lab-all-face-down = I-deal lahat nang nakataob
lab-task =
    { $task ->
        [scramble] Buuin ulit ang stub
        [burn] Mag-burn ng baraha
       *[other] Clear na ang lahat ng hand
    }
lab-check-around = Check o call ang lahat
lab-hand-asked = { $who }: ano ang gagawin ng player?
lab-hand-draws = Kukuha si { $who }: pindutin ang mga barahang itatapon.
lab-hand-clears = { $who }: pindutin ang barahang itatapon.
lab-hand-shows = Magpapakita o magma-muck si { $who }.
lab-draws = Kumuha ng { $n }
lab-stands-pat = Mag-pat
lab-throws = Itapon
lab-shows = Ipakita
lab-mucks = I-muck
lab-plays-board = Laruin ang board
lab-offer =
    { $offer ->
        [kill] Kini-kill ni { $who } ang pot
       *[stop] Tumitigil si { $who }
    }
lab-hand-wrong = { $what }: { $first }.
lab-hand-wins = Panalo si { $who } ng { $amount }
lab-hand-wins-odd = Panalo si { $who } ng { $amount } (kasama ang sobrang { $odd })
lab-hand-void = Walang bisa ang hand: ibabalik ang lahat.
lab-dealer-does = Ang gagawin
lab-everybody-wins = Panalo o talo ng bawat isa
lab-collected = Nakolekta para sa house: { $drop }.
lab-whole-hand = Ang buong hand, hakbang-hakbang
lab-rule-no-cap = Kahit ilang raise
lab-rule-full-bet = Buong all-in lang ang muling nagbubukas
lab-rule-half-bet = Kalahating taya, muling nagbubukas
lab-seat = Seat { $seat }
lab-the-seat = Seat { $seat }
lab-behind-the-seat = taya sa likod ng Seat { $seat }
lab-behind-seat = Sa likod ng Seat { $seat }
lab-player-dealer = Player-dealer
lab-bank-at = Ang player-dealer, sa Seat { $seat }
lab-banks-with = bank
lab-bets = taya
lab-buster = Buster
lab-behind = likod
lab-buster-of = Tayang Buster ng Seat { $seat }
lab-doubled = nag-double ng { $amount }
lab-change-card = { $of }: { $card }. Pindutin para palitan.
lab-open-seats = Mga bakanteng seat
lab-bet-at = Tumaya sa Seat { $seat }
lab-bank-chips = Ang bank
lab-base-chips = Taya ng Seat { $seat }
lab-buster-chips = Tayang Buster ng Seat { $seat }
lab-behind-chips = Sa likod ng Seat { $seat }
lab-chips = Chips
lab-add-chip = dagdag { $amount }
lab-take-away = Alisin
lab-bank-here = Siya ang bank
lab-leave = Alisin ang Seat { $seat }
lab-done = Tapos na
lab-another-card = Ibang baraha na lang
lab-leave-card = Hayaan na
lab-ranks = Mga ranggo at suit
lab-suit =
    { $suit ->
        [s] Ng espada
        [h] Ng puso
        [d] Ng diyamante
       *[c] Ng bulaklak
    }
lab-double = Mag-double
lab-asked = Seat { $seat }, hand { $hand }: ano ang gagawin ng player?
lab-closed-moves = Hindi bukas sa hand na ito ang mga maputlang galaw: pindutin para mabasa kung bakit.
lab-insurance = Insurance para kay Seat { $seat }, { $amount }?
lab-insures = Kukunin
lab-insures-not = Tatanggi
lab-who-bets = Sino ang tataya? Pindutin ang seat sa felt.
lab-ruled = Pindutin ang baraha o chips para magtanong ng “paano kung”.
lab-read-why = Bakit, at sa anong pagkakasunod
lab-tap = Pindutin ang seat, chips o baraha.
lab-undo = Bawiin
lab-start-over = Magsimula ulit
lab-answer = Ang ruling
lab-not-yet = Wala pang mabibigyan ng ruling: pindot lang, o kumuha sa mga karaniwang tanong.
lab-over =
    { $is ->
        [wins] Panalo ang player-dealer ng { $result }: { $moves }.
        [loses] Talo ang player-dealer ng { $result }: { $moves }.
       *[even] Hindi panalo at hindi talo ang player-dealer: { $moves }.
    }
lab-pays = magbabayad ng { $amount } sa { $who }
lab-takes = kukuha ng { $amount } sa { $who }
lab-neither = walang galaw sa { $who }
lab-and = { $before } at { $last }
lab-refused = Hindi puwede. { $why }
lab-refused-action = Tinanggihan: “{ $action }”.
lab-not-covered = { $who }: { $amount } ang hindi na-cover at ibabalik.
lab-in-this-order = Sa ganitong pagkakasunod
lab-everybody-ends-with = Ang bawat isa, kasama ang fee
lab-fees = Nakolekta: { $bank } sa bank, { $players } sa mga player.
lab-because = Dahil
lab-book-silent = Tahimik dito ang rulebook. Ang pasya namin { $id }:
lab-whole-round = Ang buong round, hakbang-hakbang
lab-what-if = Paano kung?
lab-keep = Itabi ang sagot na ito para ikumpara
lab-kept = Itinabi
lab-drop-kept = Alisin ang itinabi
lab-now = Ngayon
lab-elsewhere = Sa ibang house
lab-rule-changed = Sa ibang patakaran
lab-rule-none = Ayon sa nakapaskil
lab-rule-natural = 3 to 2 ang bayad sa natural
lab-rule-both-over = Parehong sobra: laging panalo ang bank
lab-rule-surrender = Walang surrender
lab-rule-soft = Stand ang bank sa soft 17
lab-rule-buster = Isine-settle ang Buster pagkatapos ng lahat ng taya
lab-pass-on = Ipasa
lab-copy-link = Kopyahin ang link
lab-copied = Nakopya na
lab-link = Ang link
lab-show-code = Ipakita bilang code
lab-code = Code na mababasa ng camera ng telepono: papunta ito sa sitwasyong ito.
lab-print = I-print
lab-save-file = I-save bilang scenario
lab-open-file = Magbukas ng scenario
lab-version = { $house }, { $name } · rulebook { $version }
lab-other-version = Ginawa ang link na ito sa ibang bersiyon ng rulebook ({ $version }): ayon sa narito ang ruling.
lab-link-broken = Hindi buo ang link na ito: may nawala sa daan.
lab-wrong-file = Hindi maitatanong dito ang file na ito: { $why }
lab-lab = Ang lab
lab-nothing-under-way = Walang nilalarong round o hand sa mesang ito. Sa kasaysayan nito itinatanong ang mga natapos na.
lab-not-our-rulebook = Idini-deal ang mesang ito sa rulebook na wala rito sa referee.
lab-blackjack = Blackjack
lab-poker = Poker
lab-rules-title = Lab ng patakaran
lab-rules-purpose = Baguhin ang isang patakaran at makita agad, mula sa eksaktong pagsusuri, kung ano ang halaga nito sa player, ano ang dala nito sa bank, at ano ang nababago sa pinakamagandang laro.
lab-rules-keys = Ang mga patakaran
lab-key-natural = Bayad sa natural
lab-key-soft-17 = Hit ang bank sa soft 17
lab-key-both-over = Parehong sobra
lab-key-surrender = Pag-surrender
lab-key-double = Double sa
lab-key-double-for-less = Double nang kulang sa taya
lab-key-double-after-split = Double pagkatapos ng split
lab-key-split-tens = Mga ten-value na pares
lab-key-split-hands = Mga hand sa split
lab-key-split-hands-tens = Sa split ng ten-value
lab-key-split-hands-aces = Sa split ng alas
lab-key-split-aces-one-card = Isang baraha sa na-split na alas
lab-key-must-stand = Dapat mag-stand sa
lab-key-must-hit = Dapat mag-hit hanggang
lab-key-peek = Silip kapag
lab-key-insurance = May insurance
lab-save-toml = I-save bilang house file
lab-open-table = Magbukas ng mesang may ganito
lab-opened = Bukas na ang { $name }.
lab-go-there = Pumunta
lab-costs = Magkano ito
lab-player-expects = Ang taya ng player
lab-bank-expects = Ang bank, sa isang taya
lab-buster-expects = Isang tayang Buster
lab-priced = Bawat yunit na itinaya, pinakamagandang laro, { $decks } deck, bago ang fee; nakuwenta sa { $ms } ms.
lab-with-fees = Kasama ang mga fee ng unang schedule
lab-wager = Taya
lab-fee = Fee
lab-net = Net nito
lab-break-even = Tabla ang bank
lab-break-even-from = Action mula { $from }, fee { $fee }: mula { $action } pataas
lab-break-even-never = Action mula { $from }, fee { $fee }: hindi sa loob ng bracket na ito
lab-chart = Pinakamagandang laro sa dalawang baraha
lab-chart-moved =
    { $moved ->
        [0] Ayon sa nakapaskil.
        [1] Isang galaw ang iba sa nakapaskil.
       *[other] { $moved } galaw ang iba sa nakapaskil.
    }
lab-was = { $is }, hindi na { $was }
lab-other-keys = Lahat ng ibang key ng file
lab-side-by-side = Magkatabi
lab-compare = Ikumpara ang mga house
lab-as-changed = Gaya ng binago
lab-decks = Mga deck
lab-never = hindi kailanman
lab-breaks-even-from = Tabla ang bank mula sa action na
lab-sweep = Suyurin
lab-sweep-over = Sa mga halaga ng
lab-sweep-and = at ng
lab-sweep-nothing = wala nang iba
lab-sweep-go = Presyuhan lahat
lab-sweep-done = { $done } sa { $all } ang napresyuhan…
lab-sweep-plot = Halaga ng taya ng player, ayon sa mga halaga ng: { $key }
lab-yes-no =
    { $is ->
        [yes] oo
       *[no] hindi
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = Ang target
lab-key-aces-as-eleven = Mga alas na puwedeng 11
lab-key-must-stand-from = Dapat mag-stand mula
lab-key-bank-stands-on = Stand ang bank sa
lab-key-win-pays = Bayad sa mas malapit na hand
lab-key-tie = Magkasinlapit
lab-key-tie-pays = Bayad sa tabla
lab-nearest-ends = Kumparasyon ng mga hand, pinakamalapit sa { $target }
lab-nearest-exact = Pinakamagandang laro sa eksaktong baraha
lab-nearest-by-chart = Pinakamagandang laro ayon sa chart
lab-nearest-nearer = Mas malapit ang player
lab-nearest-tied = magkasinlapit
lab-nearest-farther = mas malapit ang bank
lab-nearest-chart = Pinakamagandang chart ayon sa total na nagpapasya
lab-nearest-legend = H ay hit, S ay stand
lab-nearest-total =
    { $soft ->
        [yes] soft { $total }
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] soft { $total } bilang { $scored }
       *[no] { $total } bilang { $scored }
    }
lab-nearest-two-cards = Dalawang baraha ayon sa eksaktong halaga
lab-nearest-two-cards-says = Bawat dalawang barahang may mapagpipilian, kasama ang mas magandang galaw; kasunod ang halaga ng bawat isa.

## Legal profiles in the rule lab

lab-profile = Itinapat sa isang profile
lab-profile-purpose = Mga probisyon ng batas at nakasanayan, isa-isa. Walang payong legal dito: sinasabi ng bawat isa kung saan ito nakuha, at gaano katiyak.
lab-profile-which = Aling profile
lab-profile-status = Katayuan: { $status }.
lab-profile-answer =
    { $answer ->
        [pass] pasado
        [fail] bagsak
        [undecided] hindi tiyak
       *[other] hindi sakop
    }
lab-profile-player = Ang player
lab-profile-mend = Ang pinakamalapit na pagbabago:
lab-profile-mended = Lahat ng pagbabagong ito:
lab-profile-keys = { $n } key
lab-profile-still = Bagsak pa rin: { $failing }.
lab-profile-apply = Baguhin
lab-profile-pricing = Kinukuwenta kung magkano ito…
lab-profile-free = Walang nababagong presyo.
lab-profile-costs = Magiging { $ev } ang taya ng player, pagbabagong { $by }.
lab-profile-source =
    { $source } · { $sure ->
        [V] nakita sa mismong teksto
        [S] seryosong pangalawang pinagkunan
        [S-q] pangalawang pinagkunang sumisipi rito
        [S-x] nagkakasalungat ang mga pinagkunan
        [L] mahinang pinagkunan
        [M] mula sa alaala
       *[I] hinuha
    }

## The bank in the rule lab

lab-bank-chair = Ang bank sa isang mesa
lab-bank-chair-says = Isang bank na maaaring hindi ma-cover ang lahat, at ang natatalo ng bawat seat sa pag-settle. Eksakto ang eksakto; simulasyon ang coverage, taas-baba at panganib, kasama ang standard error.
lab-circles = Mga circle na may taya
lab-each-wager = Taya sa bawat isa
lab-each-buster = Buster sa bawat isa
lab-bank-wager = Taya ng bank
lab-sit-in-bank = Umupo bilang bank
lab-simulated = Na-simulate na
lab-simulating = { $rounds } round ang na-deal…
lab-simulated-rounds = { $rounds } round ang na-deal.
lab-if-covered = Inaasahan sa isang round kung na-cover lahat (eksakto)
lab-bank-wins = Panalo ng bank na ito sa isang round
lab-after-fee = Bawas ang fee nitong { $fee }
lab-round-swings = Taas-baba ng isang round
lab-broken = Ubos ang bank hanggang huling chip sa
lab-short = May walang action sa
lab-uncovered = Sa lahat ng taya, walang action
lab-session = Sa { $hours } oras, { $rounds } round
lab-bankroll = Bankroll na aabot sa 19 sa 20 session
lab-bankroll-99 = Sa 99 sa 100
lab-ruin = Tsansang maubos ang { $amount } sa isang session
lab-seats-of-settlement = Mga seat sa pag-settle
lab-seats-plot = Ang panalo o talo sa isang round ng circle na unang na-settle, ikalawa at iba pa, may dalawang standard error sa magkabilang panig
lab-seats-says = Ang circle na huling isine-settle ay maaaring wala nang abutan sa bank kapag nanalo.
lab-settled =
    { $place ->
        [1] unang na-settle
        [2] ikalawa
        [3] ikatlo
        [4] ikaapat
        [5] ikalima
        [6] ikaanim
       *[other] huli
    }
