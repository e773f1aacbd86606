# The Tagalog (Filipino) of what the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = Balasahin at i-cut; saka simulan ang hand { $number }.
task-too-few = Maghintay: dalawang player na may chips ang kailangan sa isang hand.
task-over = Tapos na ang hand.
task-bet = Hintayin si Seat { $seat }: { $choices }.
task-draw = Itanong kay Seat { $seat } kung ilang baraha ang gusto.
task-clear = Hintaying makapagtapon ng tig-isang baraha ang lahat ng player; saka sabihin, “all hands clear”.
task-all-clear = Clear na ang lahat ng hand: sabihin, “all hands clear”.
task-show = Magpapakita si Seat { $seat }: pangalanan ang { $count ->
    [1] isang nakataob na baraha
   *[other] { number-in-words } nakataob na baraha
  } niya.
task-burn = Mag-burn ng isa.
task-burn-before-draw = Mag-burn ng isa bago ang draw.
task-board = { $burn ->
    [yes] Mag-burn ng isa, magbukas ng { number-in-words } baraha: ang { $street }.
   *[no] Magbukas ng { number-in-words } baraha, walang burn: ang { $street }.
  }
task-up = { $burn ->
    [yes] Mag-burn ng isa; i-deal
   *[no] I-deal
  } kay Seat { $seat } ang { nth-in-words } baraha niya, nakabukas.
task-off-the-top = { $burn ->
    [yes] Mag-burn ng isa; ibigay
   *[no] Ibigay
  } kay Seat { $seat } ang susunod na baraha sa ibabaw, nakataob.
task-kill = May tigdalawang baraha na ang lahat: hintayin kung may magki-kill, saka mag-deal ng { number-in-words } baraha pa sa bawat isa, nakataob.
task-down = { $burn ->
    [yes] Mag-burn ng isa; i-deal
   *[no] I-deal
  } nang nakataob kay Seat { $seat } ang { nth-in-words } baraha.
task-down-around = { $burn ->
    [yes] Mag-burn ng isa; mag-deal
   *[no] Mag-deal
  } sa bawat player ng { $count ->
    [1] isang baraha
   *[other] { number-in-words } baraha
  } nang nakataob, si Seat { $seat } ang una.
task-down-list = { $burn ->
    [yes] Mag-burn ng isa; mag-deal
   *[no] Mag-deal
  } nang nakataob: { $list }.
task-down-each = kay Seat { $seat } { number-in-words } baraha
task-common = { $burn ->
    [yes] Ianunsiyo na kulang ang baraha; mag-burn ng isa, at magbukas ng isang community card: iyon ang ikapitong baraha ng lahat.
   *[no] Ianunsiyo na kulang ang baraha, at magbukas ng isang community card: iyon ang ikapitong baraha ng lahat.
  }
task-scramble = { $of ->
    [own-kept-out] Wala nang baraha: balasahin ang mga na-fold na hand, ang mga itinapon ng iba at ang mga burn.
    [waiting-kept-out] Wala nang baraha: balasahin ang mga na-fold na hand, ang mga burn at ang mga itinapon ng mga may baraha na.
   *[last-card] Kulang ang baraha: ihalo ang huling baraha sa mga burn, at i-cut.
  }

## What a player may do, as a dealer says it.

task-check = mag-check
task-call = mag-call ng { $amount }
task-bring-in = mag-bring-in ng { $amount }
task-raise = { $first ->
    [yes] tumaya ng
   *[no] gawing
  } { $amounts }
task-fold = mag-fold
task-amount = { $amount }
task-between = { $least } hanggang { $most }
task-or = { $others } o { $last }

## Numbers, as far as a table needs them in words: always before what is counted.

number-in-words = { $count ->
    [0] walang
    [1] isang
    [2] dalawang
    [3] tatlong
    [4] apat na
    [5] limang
    [6] anim na
    [7] pitong
    [8] walong
   *[other] { $count }
  }
nth-in-words = { $nth ->
    [1] unang
    [2] ikalawang
    [3] ikatlong
    [4] ikaapat na
    [5] ikalimang
    [6] ikaanim na
    [7] ikapitong
   *[other] susunod na
  }

## Tables with real chips (ROOM-16).

room-real-chips = tao ang dapat mag-deal ng totoong chips, at walang programa
room-no-real-chips = Para iyan sa mga mesang may totoong chips: dito, kanya-kanyang dala ang lahat.
room-no-one-there = Walang nakaupo sa Seat { $seat }.
room-no-another-deals = Si { $name } ang nagdi-deal dito: mag-tap in muna.
room-no-seat-for-them = Hindi siya uupo rito ngayon: tawagin ang floor.
room-no-retract-leaving = Paalis na ang gumawa ng galaw na iyon at hindi na tatanungin: tawagin ang floor.
room-no-retract-collected = Naihulog na sa butas ang collection ng galaw na iyon: tawagin ang floor.
room-no-declaring = Sa blackjack na may totoong chips idinedeklara ang chips, ng nakaupo para sa third party, at hindi kailanman mas mababa sa wala.
room-no-count = Sa poker, binibilang muna ang chips na dala ng player.
room-no-wallets = Totoong chips ang gamit sa mesang ito: ang dealer ang magpapaupo sa iyo.
bj-named-again = Pinangalanan ulit ng dealer ang huling baraha ng circle { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }: { $was } ang pinangalanan, { $card } pala ito.
bj-named-again-bank = Pinangalanan ulit ng dealer ang huling baraha ng bank: { $was } ang pinangalanan, { $card } pala ito.
bj-retracted = Binawi ng dealer ang huling ipinasok para sa circle { $seat }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }: mali ang naipasok na { $what ->
    [hit] hit
    [stand] stand
    [double] double
    [split] split
    [surrender] surrender
   *[insurance] sagot sa insurance
  }.
bj-ruled-reversed = Binaligtad ng floor ang huling settlement: nasa felt ulit ang mga binayaran at kinuha, at mula roon itutuloy ang round.
bj-cut-card = Lumabas ang cut card: babalasahin ang shoe pagkatapos ng round na ito.
bj-no-last-card-counts = Hindi ang { $card } ang huling baraha, o may nakasalalay na rito: tawagin ang floor.
bj-no-move-to-take-back = Walang naipasok para sa circle { $seat } na mababawi: may nangyari na dahil dito, o hindi ito ang huling galaw. Tawagin ang floor.
bj-no-shoe-names-its-cards = Ang balasa ang nagsasabi kung ano ang lumabas: walang nagpapangalan ng baraha rito.
bj-no-settlement-to-reverse = Walang settlement na babaligtarin. Puwede itong baligtarin kung tao ang nagdi-deal, hanggang sa magsimula ang susunod na round, basta hindi pa nababalasa ang mga baraha at walang umalis sa mga kasali.
bj-no-played-otherwise = Kung { $card } ang nandoon, iba sana ang naging takbo ng round. Magpapasya ang floor tungkol sa taya, o ipapawalang-bisa ang round.
bj-no-cut-card = Isang beses lang lumalabas ang cut card, sa round na tao ang nagdi-deal.
hand-named-again = pinangalanan ulit ng dealer ang huling baraha nito: [{ $from }] ang pinangalanan, [{ $to }] pala ito
hand-retracted = binawi ng dealer ang huling ipinasok para { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  }: mali ang naipasok
hand-counted = binilang ng dealer ang natitirang chips { $who_is ->
    [you] mo
   *[other] ni { $who }
  }: { $chips }
hand-reversed = binaligtad ang settlement: bumalik ang chips kung saan nakalagay, at mula roon itutuloy ang hand
poker-no-last-card-counts = Wala sa mga huling baraha ang { $card }, o may nakasalalay na rito: tawagin ang floor.
poker-no-move-to-take-back = walang naipasok para kay { $who } na mababawi: may nangyari na dahil dito, o hindi ito ang huling galaw; tawagin ang floor
poker-no-settlement-to-reverse = walang settlement na babaligtarin: puwede itong baligtarin kung tao ang nagdi-deal, hanggang sa magsimula ang susunod na hand, habang nakaupo roon ang lahat ng kasali na pareho pa rin ang chips
floor-reverses-hand = Binaligtad ng floor ang settlement ng huling hand: bumalik ang chips kung saan nakalagay, at mula roon itutuloy ang hand.
room-no-say-so-first = { $what ->
    [collected] Collection muna: ihulog sa butas ang { $amount }. Sabihin kapag nagawa na.
   *[paid] Bayaran muna ang lahat. Sabihin kapag nagawa na.
  }
room-no-nothing-to-say = { $what ->
    [collected] Walang collection na dapat kunin.
   *[paid] Walang naghihintay na mabayaran.
  }
room-collection-due = Collection: ihulog sa butas ang { $amount }.
room-dealer-said = { $by }: { $what ->
    [collected] naihulog na sa butas ang collection.
   *[paid] bayad na ang lahat.
  }
room-shuffler = kailangan ng continuous shuffler ng taong nagdi-deal ng blackjack
bj-no-cut-card-continuous = Walang cut card ang continuous shuffler: bumabalik dito ang mga baraha ng round.
