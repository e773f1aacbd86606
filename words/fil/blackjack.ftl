# The Tagalog (Filipino) of a round of blackjack as the house dealer tells it. `who` is the player at a circle, after the verb; a hand
# has a number where its circle was split.

bj-who = { $player_is ->
    [you] ka
    [seat] si Seat { $seat }
   *[other] si { $player } (Seat { $seat })
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] { " " }sa hand { $hand }
  }
bj-bank-taken = Nag-bank { bj-who } na may { $wager }, turno { $turn }.
bj-bank-declined = Nagpalampas { bj-who } ng bank.
bj-bets = Tumaya { $player_is ->
    [you] ka
    [seat] si Seat { $seat }
   *[other] si { $player }
  }
bj-wagered = { bj-bets } ng { $base } sa circle { $seat }.
bj-wagered-buster = { bj-bets } ng { $base }, at { $buster } sa Buster, sa circle { $seat }.
bj-backlined = Tumaya { $player_is ->
    [you] ka
   *[other] si { $player }
  } ng { $amount } sa likod ng circle { $seat }.
bj-taken-back = Binawi { $player_is ->
    [you] mo
    [seat] ni Seat { $seat }
   *[other] ni { $player }
  } ang { $amount }{ $fee_is ->
    [zero] { "" }
   *[other] {" "}at ang fee na { $fee }
  } mula sa circle { $seat }.
bj-shuffled = Nabalasa na ang shoe: { $cards } baraha.
bj-wagers-closed = Sarado na ang taya. Total action { $total }.
bj-fee-taken = Fee ng circle { $seat }: { $amount } sa drop.
bj-bank-fee-taken = Fee ng bank: { $amount } sa drop.
bj-bank-fee-from-bank = Fee ng bank: { $amount } sa drop, { $from_bank } nito galing sa bank mismo; ganoon din ang bawas sa kaya nitong i-cover.
bj-bank-fell-short = Kinapos { bj-who } sa fee ng bank na { $fee } kung dapat maiwan ang table minimum: hindi idi-deal ang round, ibinabalik ang bawat taya, at iaalok sa iba ang bank.

## Cards

bj-hole-dealt = Nakataob ang ikalawang baraha ng bank.
bj-circle = { $player_is ->
    [you] circle { $seat } mo
   *[other] Seat { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }
bj-hand-first = { $card } sa { bj-circle }.
bj-hand-gets = { $card } sa { bj-circle }: { $total }.
bj-bank-shows = { $card } ang ipinakita ng bank.
bj-bank-draws = Kumuha ang bank ng { $card }: { $total }.
bj-peeked-natural = Sinilip ng dealer ang hole card: natural ang bank. Walang kukuha ng baraha.
bj-peeked-none = Sinilip ng dealer ang hole card: walang natural.
bj-hole-shown = { $card } ang hole card: { $total } ang bank.
bj-button = { $count } ang bilang ng hole card: Seat { $seat }. Sa Seat { $seat } magsisimula ang action.
bj-button-moved = { $count } ang bilang ng hole card: Seat { $counted_to }, na walang taya, kaya ang susunod na mayroon. Sa Seat { $seat } magsisimula ang action.

bj-total = { $points }
bj-total-soft = soft { $points }
bj-total-natural = 21.5
bj-total-over = sobra, { $points }
bj-total-scored = { $points }, o { $scored } sa puntos
bj-compared-natural = natural
bj-compared-over = { $points }, sobra

## Moves

bj-insurance-offered = Alas ang nakabukas: iniaalok ang insurance sa buong mesa.
bj-insured = Nag-insurance { bj-who } ng { $amount }.
bj-not-insured = Tumanggi { bj-who } sa insurance.
bj-hit = Nag-hit { bj-who-hand } sa { $total }.
bj-stand = Nag-stand { bj-who-hand } sa { $total }.
bj-split = Nag-split { bj-who-hand }, may ikalawang taya na { $amount }.
bj-surrender = Nag-surrender { bj-who-hand } sa { $total }: kalahati ng taya.
bj-double = Nag-double { bj-who-hand } sa { $total } { $less ->
    [yes] nang kulang sa taya, sa halagang
   *[no] ng
  } { $amount }.

## Settlement

bj-settled = { $player_is ->
    [you] Ikaw, Seat { $seat }
   *[other] Seat { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , hand { $hand }
  }{ $wager ->
    [backline] , sa likod ng circle
    [buster] , Buster
    [insurance] , insurance
   *[base] { "" }
  }: { $why }, { $chips }.
bj-why-bust = sobra ang bank, { $cards } ang baraha
bj-why-no-bust = hindi sobra ang bank
bj-why-natural = natural ang bank
bj-why-no-natural = walang natural
bj-why-ruled = ayon sa pasya ng floor
bj-why-surrendered = nag-surrender
bj-why-against = { $hand }{ $over ->
    [yes] ,
   *[no] { "" }
  } laban sa { $bank }
bj-why-nearest = { $away } ang layo ng { $hand } sa { $target }, { $theirs } ang layo ng { $bank } ng bank
bj-chips-paid = binayaran ng { $amount }
bj-chips-collected = kinuha ang { $amount }
bj-chips-push = push, ibinabalik ang taya
bj-chips-uncovered = ibinalik ang { $amount }: hindi na-cover
bj-chips-none = walang gagalaw
bj-round-even = Tapos na ang round: tabla lang ang bank.
bj-round-won = Tapos na ang round: nanalo ang bank ng { $amount }.
bj-round-lost = Tapos na ang round: natalo ang bank ng { $amount }.

## What the floor rules

bj-ruled-foul = Idineklarang foul ng floor ang hand { $hand } ng circle { $seat }.
bj-ruled-loses-maximum = May tinanggal na taya sa circle { $seat }, hand { $hand }: puwede itong matalo ng table maximum.
bj-ruled-wins-minimum = May tinanggal na taya sa circle { $seat }, hand { $hand }: puwede itong manalo ng table minimum.
bj-ruled-removed = Tinanggal ang taya ng Seat { $seat }, hand { $hand }: kung matalo ang hand, table maximum ang talo; kung manalo, table minimum ang panalo.
bj-ruled-wager = { $fate ->
    [return] Ibinalik:
    [pay] Binayaran:
   *[take] Kinuha:
  } { $wager ->
    [buster] ang tayang Buster ng Seat { $seat }.
    [backline] ang taya sa likod ng Seat { $seat }.
   *[base] ang taya ng Seat { $seat }, hand { $hand }.
  }
bj-ruled-void = Ipinawalang-bisa ng floor ang round; ibinabalik ang lahat.
bj-ruled-correct = Itinama ng floor ang baraha { $nth } ng circle { $seat }{ $hand ->
    [1] { "" }
   *[other] , hand { $hand }
  }: { $card } ito.
bj-ruled-correct-bank = Itinama ng floor ang baraha { $nth } ng bank: { $card } ito.
bj-ruled-two-circles = Utos ng floor: dalawang circle lang bawat player.
bj-ruled-circles-again = Inalis ng floor ang limit na dalawang circle.
bj-why-removed = tinanggal ang taya: { $amount } ang bilang
bj-why-fouled = na-foul ang hand
bj-chips-rounded = ni-round mula { $exact } (D25)
rounding-players-favour = pataas sa pinakamalapit na { $chip }, pabor sa player
rounding-banks-favour = pababa sa pinakamalapit na { $chip }, pabor sa player-dealer
rounding-nearest-chip = sa mas malapit na { $chip }; kung saktong kalahati, pabor sa player
bj-ruled-play-on = Tuloy ang round sa mga baraha kung paano nakalagay.
bj-ruled-no-look = Walang bisa ang pagsilip sa hole card: kung ano ito ay makikita kapag ibinukas, at nakalatag ang insurance hanggang doon.
