# Latin American Spanish: the poker table in the browser.
poker-fold = Retirarse
poker-bring = Bring-in { $bring_in }
poker-check = Pasar
poker-call = Igualar { $call }
poker-amount = Cantidad para { $to_lower_case }
poker-amount-dollars = Cantidad en dólares, { $least } a { $most }
poker-tap-cards-throw-away-keep = Toque las cartas que tira, o quédese con todas.
poker-draw = Cambiar { $picked }
poker-stand-pat = Servido
poker-you-drew = { $n ->
    [0] Usted se queda servido. ¿Quiere otro número?
    [one] Usted cambia una carta. ¿Quiere otro número?
   *[other] Usted cambia { $n } cartas. ¿Quiere otro número?
  }
poker-change = { $n ->
    [0] Mejor servido
   *[other] Mejor { $n }
  }
poker-say = { $n ->
    [0] Decir: servido
    [one] Decir: una carta
   *[other] Decir: { $n } cartas
  }
poker-say-instead = { $n ->
    [0] Mejor decir: servido
    [one] Mejor decir: una carta
   *[other] Mejor decir: { $n } cartas
  }
poker-you-said = { $n ->
    [0] Usted dijo: servido.
    [one] Usted dijo: una carta.
   *[other] Usted dijo: { $n } cartas.
  }
poker-knock-pat = Tocar: servido
poker-knock-check = Tocar: pasar
poker-i-play-board = Juego el board
poker-may-change = { $player } cambió al final y por un momento puede cambiar el número.
poker-floor-called = Se llamó al floor: todo espera su palabra.
poker-tap-card-throw-away-all = Toque la carta que tira. Todos tiran a la vez, antes de que acabe el reloj.
poker-throw-away = Tirarla
poker-throw-away-give-up-pot = ¿Tirarla y renunciar al bote?
poker-keep = Quedármela
poker-muck-all-same = No mostrar de todos modos
poker-show = Mostrar
poker-muck = No mostrar
poker-when-my-turn-comes = Cuando me toque
poker-board = El board: { $join }
poker-pot-of = El bote: { $pot }
# What a hand that is over brought: said once.
poker-hand-brought = { $mine ->
    [yes] Usted gana { $what }.
   *[no] { $name } gana { $what }.
  }
poker-odd = con el sobrante { $odd }
poker-bets = { $pot } con las apuestas
poker-collection = cobro { $drop }
poker-drop = drop { $drop }
poker-cards = Sus cartas
poker-cards-seat = Cartas del asiento { $seat }
poker-throw-away-key = { $card }: tirar, tecla { $k }
poker-dealer-button = Botón del dealer
poker-kill-button-limits-doubled = Botón de kill: los límites están al doble
poker-kill = KILL
poker-you = Usted
poker-bet-seat = Apuesta del asiento { $seat }
poker-dead-hand = mano muerta
poker-pat = servido
poker-drew = cambió { $drew }
poker-asks = { $n ->
    [0] no quiere carta
    [one] quiere 1 carta
   *[other] quiere { $n } cartas
  }
poker-sit-seat = Sentarse en el asiento { $seat }
poker-bet-seat-2 = Apuesta del asiento { $place }
poker-more-chips = Más fichas
poker-bring-2 = Traer
poker-another-seat = Otro asiento
poker-seat-3 = asiento { $s }
poker-stay-move-seat-when-hand = Quedarse: pasa al asiento { $target } cuando termine esta mano
poker-move = Cambiarme
poker-i-am-back = Ya regresé
poker-sit-out = Quedar fuera
poker-let-every-bank-pass = Dejar pasar la banca siempre
poker-leaving-when-over = Se va cuando termine
poker-leave-table = Dejar la mesa
poker-closed = Está cerrada.
poker-pick-open-seat-play = Elija un asiento libre para jugar.
poker-watch-table = Usted mira esta mesa. { $closed }
poker-history-table = Historial de esta mesa
poker-my-rounds = Mis rondas
poker-place = Lugar { $place }
poker-table-closed = Esta mesa está cerrada.
poker-sits-out-owes = está fuera, debe { $ways_in }
poker-sits-out = está fuera
poker-waits-come = espera para entrar
poker-all-seats-taken = Todos los asientos están ocupados.
poker-bring-play-chips-least = Trae { $buy_in } en fichas ficticias; por lo menos { $least_chips }.
poker-join-waiting-list = Apuntarme en la lista
poker-leave-list = Salir de la lista (es el n.º { $waiting })
poker-how-do-come = ¿Cómo entra?
poker-kill-pot-limits-double = Hacer kill al bote: límites al doble
poker-stop-here-all-pot-so = Parar aquí: all-in por el bote hasta ahora
poker-decides = { $seat } decide.
poker-draws = { $seat } cambia.
poker-card-gone-others-throw-one = Su carta ya se fue. Los demás tiran una.
poker-everybody-throws-one-card-away = Cada uno tira una carta.
poker-shows-mucks = { $seat } muestra o tira al muck.
poker-hand-over = La mano terminó.
poker-dealer-deals = El dealer reparte.
poker-hand-needs-two-players-dealt = Una mano necesita dos jugadores: se reparte en cuanto haya otro listo.
poker-dealer-starts-next-hand = El dealer empieza la próxima mano.
poker-dealer-shuffles-next-hand = El dealer baraja para la próxima mano.
poker-bet = Apostar
poker-complete = Completar
poker-raise = Subir a
poker-call-2 = Igualar { $price }
poker-check-fold = Pasar o retirarse
poker-show-first-throw-hand-away = Usted muestra primero, o tira su mano sin mostrarla.
poker-hand-wins-against-what-shown = Su mano gana contra lo que se mostró.
poker-hand-gets-share-against-what = Su mano recibe una parte contra lo que se mostró.
poker-hand-beaten-what-shown = Su mano pierde contra lo que se mostró.
poker-show-hand-throw-away-unseen = Muestre su mano, o tírela sin mostrarla.
poker-dealt-right = { $pays ->
    [yes] Recibir cartas en la próxima mano
   *[no] Recibir cartas en la próxima mano, sin poner nada ahora
  }
poker-wait-big-blind = { $pays ->
    [yes] Tomar la ciega grande en la próxima mano
   *[no] Esperar la ciega grande, sin cartas hasta entonces
  }
poker-post-big-blind-now = Poner la ciega grande ahora y recibir cartas
poker-post-both-blinds-small-one = Poner las dos ciegas, la chica muerta, y recibir cartas
poker-post-big-blind = Poner la ciega grande y recibir cartas
poker-wait-same-position = Esperar la misma posición, sin cartas hasta entonces
poker-kill-pot = Hacer kill al bote
poker-small-blind-big-blind = la ciega chica de { $small } y la ciega grande de { $big }
poker-sit-out-passed-come-back = Usted está fuera, y ya se le pasaron { $both }. Vuelva por { $ways_in }, o gratis cuando le toque la ciega grande.
poker-sit-out-say-how-come = Usted está fuera. Diga cómo entra.
poker-sit-out-owe-nothing-when = Usted está fuera y no debe nada. Cuando se le hayan pasado { $both }, volver de una vez cuesta { $small }.
poker-sit-out-owe-nothing-come = Usted está fuera y no debe nada: vuelva cuando quiera.
poker-pot = Bote
poker-main-pot = Bote principal
poker-main = Principal
poker-side-pot = Bote lateral { $pot }
poker-side = Lateral { $pot }
poker-high-halves = Mitades ALTAS
poker-high-half = Mitad ALTA
poker-low-halves = Mitades BAJAS
poker-low-half = Mitad BAJA
poker-without-low = sin baja
poker-high-half-2 = { $name }, mitad ALTA
poker-high-half-3 = { $short }, mitad ALTA
poker-low-half-2 = { $name }, mitad BAJA
poker-low-half-3 = { $short }, mitad BAJA
poker-all = all-in
poker-folded = se retiró
poker-mucked = al muck
poker-dead = muerta
poker-dealt = Usted recibe { $join }.
poker-throw-away-2 = Usted tira { $join }.
poker-usual = { $way } (lo usual)
poker-call-into = { $due } para igualar en un bote de { $pot }
poker-moment-shown = En un momento se muestra.
poker-killed-pot = bote kill, { $limit }
poker-high-low = ALTA y BAJA
poker-seat-2 = Asiento { $seat }, { $open ->
    [yes] libre
   *[no] { $name }
  }{ $mine ->
    [yes] , su asiento
   *[no] { "" }
  }
poker-away = { $name } (ausente)
poker-open-2 = { $seat } libre
poker-sit-with = Está en el asiento { $seat } con { $stack }. Tiene { $wallet } en su billetera.
poker-stand-with = Está en la baranda con { $stack }. Tiene { $wallet } en su billetera.
poker-part = { $part ->
    [high] ALTA { $amount }
    [low] BAJA { $amount }
    [returned] vuelven { $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part } con el sobrante { $over }
poker-throws-away = { $cards ->
    [0] { $seat } se queda servido.
   *[other] { $seat } tira { $cards }.
  }
poker-so-far = { $ranks } hasta ahora
poker-so-far-paired = { $ranks } hasta ahora, par de { $paired }
poker-size-most = máx.
poker-size-pot = bote
poker-size-half = ½ bote
