# Latin American Spanish: the blackjack table in the browser.
felt-pick-open-seat-play = Elija un asiento libre para jugar.
felt-all-seats-taken-put-yourself = Todos los asientos están ocupados. Apúntese en la lista de espera.
felt-dealer-seats = En esta mesa se juega con fichas reales: el dealer le da su asiento. Venga a la mesa o apúntese en una lista de espera en el lobby.
felt-leave-when-round-over = Usted se va cuando termine esta ronda.
felt-bank-offered-seat = La banca se ofrece a { $player } en el puesto { $seat }.
felt-nobody-banks-yet-seated-player = Nadie tiene la banca todavía. Puede tomarla quien tenga derecho.
felt-bank-round-players-place-their = Usted es la banca en esta ronda. Los jugadores hacen sus apuestas.
felt-seat-asked-about-insurance = Se le pregunta al asiento { $seat } por el seguro.
felt-chart-1a = Tabla 1A
felt-why = ¿Por qué?
felt-table-between-two-rounds = La mesa está entre dos rondas.
felt-dealers-turn = Le toca al dealer: { $task }
felt-double = doblar
felt-split = dividir
felt-surrender = rendirse
felt-or = { $join } o { $at }
felt-no-limit = sin límite
felt-no-fee = sin cuota
felt-buster-bet-goes-base-wager = Una apuesta Buster va con una apuesta base en el mismo círculo.
felt-least-base-circle = Por lo menos { $base_least } en un círculo base.
felt-buster-bet-least-add-press = Una apuesta Buster es por lo menos { $least }: agregue fichas, o toque Borrar.
felt-buster-bet-most-here-press = Aquí una apuesta Buster es como máximo { $most }: toque Borrar y póngala de nuevo.
felt-buster-bet-most = Aquí una apuesta Buster es como máximo { $most }.
felt-most-base-circle = Como máximo { $base_most } en un círculo base.
felt-not-that-many-chips = Tiene { $stack } delante, y no más.
felt-buster = Buster
felt-not-covered = { $uncovered } sin cubrir
felt-back = vuelven { $uncovered }
felt-even = tablas
felt-push = empate
felt-soft-2 = { $points } suave
felt-fee = una cuota de { $fees }
felt-fee-total-action = una cuota de { $fees } a { $fees2 }, según la acción total
felt-nobody-banks-take-bank = Nadie tiene la banca. ¿La toma?
felt-bank-again = ¿Otra vez la banca?
felt-bank-offered = Se le ofrece la banca.
felt-bank-card = Puede tomar la banca: conteste en la tarjeta sobre el paño.
felt-bank-at-spot = Usted es la banca en el puesto { $seat }.
felt-behind-others = Apuestas detrás de otros jugadores
felt-behind-whom = Apostar detrás de
felt-behind-seat = asiento { $seat }, { $player }
felt-behind-amount = La apuesta en dólares
felt-bet-behind = Apostar { $amount } detrás del asiento { $seat }{ $costs ->
    [yes] ; la cuota es { $fee }
   *[no] { "" }
  }
felt-nobody-to-bet-behind = Todavía no ha apostado nadie a cuya mano usted pueda apostar.
felt-take-back-behind = Recuperar { $amount } de atrás del asiento { $seat }
felt-behind-ready = Listo. Se reparte cuando todos lo estén.
felt-behind-came-to = detrás: { $what }
felt-stand-behind = Pararse detrás de los asientos con { $buy_in } y apostar a manos de otros
felt-two-circles-by-order = Hay gente esperando: por orden del floor, dos círculos por jugador.
felt-third-party = TPP
felt-third-party-provider = Un proveedor externo de servicios de jugador (TPP)
felt-bank-which-spot = ¿En qué puesto?
felt-spot = Puesto { $seat }
felt-bank-wager-dollars = Apuesta de la banca en dólares
felt-bank = Banca { $amount }
felt-let-pass = Dejarla pasar
felt-bank-here-fee-must-stack = Aquí una banca es de { $least } a { $most }. Lo que sus fichas no alcancen a pagar de la cuota sale de la banca.
felt-over = se pasa con { $points }
felt-discard-rack = Bandeja de descartes
felt-discards = descartes
felt-what-fees-table-came = Lo que sumaron las cuotas de esta mesa
felt-drop = drop
felt-shoe-cut-card-cards-from = El zapato, con la carta de corte a { $cut } cartas del final
felt-shoe = zapato
felt-bank-2 = BANCA
felt-bank-3 = La banca
felt-of-2 = { $result } de { $wager }
felt-bank-4 = Banca { $result } de { $wager }
felt-covers-more = cubre { $covers } más
felt-covers-no-more = ya no cubre más
felt-no-cards-yet = todavía sin cartas
felt-bank-5 = La banca: { $cards }
felt-chip-hand-tap-circle-put = Ficha en su mano: toque un círculo para ponerla
felt-chip-key = ficha de { $value }, tecla { $i }
felt-bet-placed-2 = Su apuesta está puesta.
felt-take-back = Recuperar
felt-ready = Listo
felt-clear = Borrar
felt-repeat = Repetir
felt-bet = Apostar
felt-table-closed = Esta mesa está cerrada.
felt-you = usted
felt-nobody-banks-yet-take-bank = Nadie tiene la banca todavía. Tómela, o espere a que alguien la tome.
felt-nobody-banks-yet-sit-down = Nadie tiene la banca todavía. Siéntese y tómela, o espere a que alguien la tome.
felt-you-2 = Usted
felt-player = Jugador { $player }
felt-surrendered = se rindió
felt-doubled = dobló
felt-moves = Sus jugadas
felt-hit-2 = Pedir
felt-stand-2 = Plantarse
felt-double-2 = Doblar { $double }
felt-double-less-amount-dollars = Doblar por menos: cantidad en dólares, { $double_min } a { $double }
felt-less = doblar por menos
felt-split-2 = Dividir
felt-surrender-2 = Rendirse
felt-surrender-costs = Rendirse { $cost }
felt-pass-always = Pasar hasta que yo avise
felt-bank-presets = { $why ->
    [least] mínimo
    [again] como antes
    [most] todo lo suyo
   *[usual] usual
  }
felt-bank-offered-keys = Se le ofrece la banca: Y la toma, N la deja pasar.
felt-bank-shows = La banca muestra { $up }.
felt-round-sum = Para usted: { $net }, y la cuota de { $fee }: { $all }.
felt-round-brought = La ronda terminó: { $net } para usted.
felt-twice = ×2: el doble
felt-half = ½: la mitad
felt-seat-wager = Apuesta del asiento { $seat }
felt-seat-buster-bet = Apuesta Buster del asiento { $seat }
felt-ins-2 = seg. { $insurance }
felt-behind = detrás { $behind }
felt-fee-3 = cuota { $fee }
felt-hand-3 = Mano { $i }
felt-action-button-seat = Botón de acción en el asiento { $seat }
felt-action = ACCIÓN
felt-away-2 = ausente
felt-sit-out = quedar fuera
felt-sits-out-2 = está fuera
felt-sit-seat = Sentarse en el asiento { $seat }
felt-circle-yours = su círculo
felt-circle-taken = círculo ocupado
felt-none = nada
felt-fee-4 = cuota { $player_fee }
felt-buster-pays = Buster paga { $join }
felt-collection = cobro { $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }. El letrero que cada mesa de este juego debe mostrar.
felt-shuffled-seed-can-check-under = Barajado con una semilla que usted puede revisar en Juego limpio.
felt-dealt-person = Reparte una persona.
felt-close = Cerrar
felt-cards-coming = Ya vienen las cartas …
felt-last-round-being-finished = Se termina la última ronda …
felt-show-once = Mostrar de una vez
felt-ace-up-insurance = Hay un as descubierto. ¿Seguro por { $amount }?
felt-pays-2-1-once-if = Paga 2 a 1 de inmediato si la banca tiene natural, y se pierde de inmediato si no.
felt-insure = Seguro { $amount }
felt-no-insurance = Sin seguro
felt-bring-play-chips-from-wallet = Trae { $buy_in } en fichas ficticias de su billetera.
felt-join-waiting-list = Apuntarme en la lista
felt-leave-list = Salir de la lista (es el n.º { $waiting })
felt-i-am-back = Ya regresé
felt-shuffle-shoe = Baraje el zapato.
felt-look-hole-card = Mire la carta tapada.
felt-pay-next-wager = Pague o recoja la siguiente apuesta.
felt-turn-hole-card-over = Voltee la carta tapada.
felt-no-cards-left-call-floor = No quedan cartas: llame al floor.
felt-deal-card-bank-face-up = Dé una carta a la banca, descubierta.
felt-deal-banks-second-card-face = Dé la segunda carta de la banca, tapada.
felt-open-seat = libre
felt-no-cards = sin cartas
felt-seat-decides = { $player } en el asiento { $seat } decide{ $known ->
    [yes] { " " }con { $total }
   *[no] { "" }
  }.
felt-chart-says = { $points } { $soft ->
    [yes] suave
   *[no] duro
  }: { $chart ->
    [stand] no pedir
   *[hit] no plantarse
  }. { $open }.
felt-fee-from = { $from } o más { $fee }
felt-fee-to = hasta { $to } { $fee }
felt-not-round-lay-there-but = Usted no está en esta ronda: había { $amount } ahí, pero no quedaron apostados antes del cierre.
felt-not-round-refused = Usted no está en esta ronda: había { $amount } ahí, pero no quedaron apostados antes del cierre. La apuesta se rechazó: { $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] seguro
  } { $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] seg.
  }{ $net }
felt-play-against-table-costs = Usted juega contra la mesa: cuesta { $fees }; puede ganar o perder como máximo lo que pone.
felt-costs = Cuesta { $brief }. Puede ganar o perder como máximo lo que pone.
felt-showing = muestra { $count }{ $peeked ->
    [no-natural] , no hay natural
   *[no] { "" }
  }
felt-seat-turn = asiento { $seat } · turno { $turn }
felt-bank-came-to = { $doing } · banca { $result }
felt-bet-placed = Su apuesta está puesta. { $dealt ->
    [person] El dealer cierra las apuestas y reparte.
   *[room] Se reparte cuando todos estén listos.
  }
felt-tap-circle-add-bet-once = Toque un círculo para agregar { $chip }, o apueste de una vez.
felt-tap-circle-fee = Toque un círculo para agregar { $chip }, o apueste de una vez; la cuota es { $fees }.
felt-count-over = { $points } pasado
felt-count-doubled = { $points } doblado
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] Mano { $hand } de { $of }: { $cards } = { $total }
  }
felt-seat-2 = Asiento { $seat }, { $open ->
    [yes] libre
   *[no] { $name }
  }{ $mine ->
    [yes] , su asiento
   *[no] { "" }
  }{ $banks ->
    [yes] , la banca
   *[no] { "" }
  }
felt-seat-3 = Asiento { $seat }{ $hands ->
    [1] { "" }
   *[other] , mano { $hand }
  }
felt-base-circle-add-chip = Círculo base { $seat }, { $filled ->
    [yes] { $base }
   *[no] vacío
  }: agregar una ficha
felt-buster-circle-add-chip = Círculo Buster { $seat }, { $filled ->
    [yes] { $buster }
   *[no] vacío
  }: agregar una ficha
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] turno { $turn }/2
  }
felt-deal-card-seat = Dé una carta al asiento { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }.
amount-how = Escriba 1000 o 1,000; los centavos después de un punto: 12.50.
poker-ask-me-bank-again = Ofrézcanme la banca
poker-pot-limit = { $min }–límite del bote
poker-spread = { $spread } spread
