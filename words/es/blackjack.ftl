## Latin American Spanish: a round of blackjack as the house dealer tells it. `who` is the player at a circle; a hand has a
## number where its circle was split.

bj-who = { $player_is ->
    [you] Usted
    [seat] El asiento { $seat }
   *[other] { $player }, asiento { $seat },
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] { " " }en la mano { $hand }
  }
bj-bank-taken = { bj-who } { $player_is ->
    [you] toma
   *[other] toma
  } la banca con { $wager }, turno { $turn }.
bj-bank-declined = { bj-who } { $player_is ->
    [you] deja
   *[other] deja
  } pasar la banca.
bj-bets = { $player_is ->
    [you] Usted apuesta
    [seat] El asiento { $seat } apuesta
   *[other] { $player } apuesta
  }
bj-wagered = { bj-bets } { $base } en el círculo { $seat }.
bj-wagered-buster = { bj-bets } { $base } y { $buster } al Buster en el círculo { $seat }.
bj-backlined = { $player_is ->
    [you] Usted apuesta
   *[other] { $player } apuesta
  } { $amount } detrás del círculo { $seat }.
bj-taken-back = { $player_is ->
    [you] Usted recupera
    [seat] El asiento { $seat } recupera
   *[other] { $player } recupera
  } { $amount }{ $fee_is ->
    [zero] { "" }
   *[other] {" "}y la cuota de { $fee }
  } del círculo { $seat }.
bj-shuffled = Se barajó el zapato: { $cards } cartas.
bj-wagers-closed = No más apuestas. Acción total { $total }.
bj-fee-taken = Cuota del círculo { $seat }: { $amount } al drop.
bj-bank-fee-taken = Cuota de la banca: { $amount } al drop.
bj-bank-fee-from-bank = Cuota de la banca: { $amount } al drop, de ahí { $from_bank } salen de la banca, que cubre esa cantidad menos.
bj-bank-fell-short = { bj-who } no puede pagar la cuota de la banca de { $fee } y conservar el mínimo de la mesa: la ronda no se reparte, cada apuesta se devuelve y la banca se ofrece al siguiente.

## Cards

bj-hole-dealt = La segunda carta de la banca queda tapada.
bj-circle = { $player_is ->
    [you] Su círculo { $seat }
   *[other] El asiento { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand },
  }
bj-hand-first = { bj-circle } recibe { $card }.
bj-hand-gets = { bj-circle } recibe { $card }: { $total }.
bj-bank-shows = La banca muestra { $card }.
bj-bank-draws = La banca saca { $card }: { $total }.
bj-peeked-natural = El dealer mira la carta tapada: la banca tiene natural. Nadie pide carta.
bj-peeked-none = El dealer mira la carta tapada: no hay natural.
bj-hole-shown = La carta tapada es { $card }: la banca tiene { $total }.
bj-button = La carta tapada cuenta { $count }: asiento { $seat }. La acción empieza en el asiento { $seat }.
bj-button-moved = La carta tapada cuenta { $count }: asiento { $counted_to }, que no tiene apuesta; toca al siguiente que tenga. La acción empieza en el asiento { $seat }.

bj-total = { $points }
bj-total-soft = { $points } suave
bj-total-natural = 21.5
bj-total-over = se pasa con { $points }
bj-total-scored = { $points }, o { $scored } para comparar
bj-compared-natural = natural
bj-compared-over = { $points }, pasado

## Moves

bj-insurance-offered = Hay un as descubierto: se ofrece el seguro por la mesa.
bj-insured = { bj-who } { $player_is ->
    [you] toma
   *[other] toma
  } seguro por { $amount }.
bj-not-insured = { bj-who } { $player_is ->
    [you] no toma
   *[other] no toma
  } seguro.
bj-hit = { bj-who-hand } { $player_is ->
    [you] pide
   *[other] pide
  } con { $total }.
bj-stand = { bj-who-hand } { $player_is ->
    [you] se planta
   *[other] se planta
  } con { $total }.
bj-split = { bj-who-hand } { $player_is ->
    [you] divide
   *[other] divide
  }, con una segunda apuesta de { $amount }.
bj-surrender = { bj-who-hand } { $player_is ->
    [you] se rinde
   *[other] se rinde
  } con { $total }: la mitad de la apuesta.
bj-double = { bj-who-hand } { $player_is ->
    [you] dobla
   *[other] dobla
  } con { $total } { $less ->
    [yes] por menos, con
   *[no] por
  } { $amount }.

## Settlement

bj-settled = { $player_is ->
    [you] Usted, asiento { $seat }
   *[other] Asiento { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }{ $wager ->
    [backline] , detrás del círculo
    [buster] , Buster
    [insurance] , seguro
   *[base] { "" }
  }: { $why }, { $chips }.
bj-why-bust = la banca se pasa con { $cards } cartas
bj-why-no-bust = la banca no se pasa
bj-why-natural = la banca tiene natural
bj-why-no-natural = no hay natural
bj-why-ruled = por decisión del floor
bj-why-surrendered = se rindió
bj-why-against = { $hand }{ $over ->
    [yes] ,
   *[no] { "" }
  } contra { $bank }
bj-why-nearest = { $hand } está a { $away } de { $target }, la banca con { $bank } está a { $theirs }
bj-chips-paid = se pagan { $amount }
bj-chips-collected = se recogen { $amount }
bj-chips-push = empate, la apuesta se devuelve
bj-chips-uncovered = se devuelven { $amount }: sin cubrir
bj-chips-none = no se mueve nada
bj-round-even = La ronda terminó: la banca queda tablas.
bj-round-won = La ronda terminó: la banca gana { $amount }.
bj-round-lost = La ronda terminó: la banca pierde { $amount }.

## What the floor rules

bj-ruled-foul = El floor declara inválida la mano { $hand } del círculo { $seat }.
bj-ruled-loses-maximum = Se quitó una apuesta del círculo { $seat }, mano { $hand }: puede perder el máximo de la mesa.
bj-ruled-wins-minimum = Se quitó una apuesta del círculo { $seat }, mano { $hand }: puede ganar el mínimo de la mesa.
bj-ruled-removed = Se quitó la apuesta del asiento { $seat }, mano { $hand }: si la mano pierde, pierde el máximo de la mesa; si gana, gana el mínimo de la mesa.
bj-ruled-wager = { $fate ->
    [return] Devuelta:
    [pay] Pagada:
   *[take] Recogida:
  } { $wager ->
    [buster] la apuesta Buster del asiento { $seat }.
    [backline] la apuesta detrás del asiento { $seat }.
   *[base] la apuesta del asiento { $seat }, mano { $hand }.
  }
bj-ruled-void = El floor anula la ronda; todo se devuelve.
bj-ruled-correct = El floor corrige la carta { $nth } del círculo { $seat }{ $hand ->
    [1] { "" }
   *[other] , mano { $hand }
  }: es { $card }.
bj-ruled-correct-bank = El floor corrige la carta { $nth } de la banca: es { $card }.
bj-ruled-two-circles = Por orden del floor, dos círculos por jugador.
bj-ruled-circles-again = El floor quita el límite de dos círculos.
bj-why-removed = se quitó la apuesta: cuentan { $amount }
bj-why-fouled = se declaró inválida la mano
bj-chips-rounded = se redondea desde { $exact } (D25)
rounding-players-favour = hacia arriba, al siguiente múltiplo de { $chip }, a favor del jugador
rounding-banks-favour = hacia abajo, al múltiplo anterior de { $chip }, a favor del jugador-banca
rounding-nearest-chip = al múltiplo más cercano de { $chip }; la mitad justa es para el jugador
bj-ruled-play-on = La ronda sigue con las cartas como están.
bj-ruled-no-look = Lo que se vio en la carta tapada no cuenta: será lo que sea al volverla, y hasta entonces el seguro sigue en juego.
