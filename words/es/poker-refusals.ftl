## Latin American Spanish: what the referee refuses at a poker table, and why.

poker-no-player = no hay { $who }
poker-no-player-folded = { $who } ya se retiró
poker-no-player-s-hand-dead = la mano de { $who } está muerta
poker-no-player-mucked-mucked-hand = { $who } tiró al muck, y una mano en el muck está muerta
poker-no-nobody-bet = ahora no le toca apostar a nadie
poker-no-player-get-card-first = { $who } tiene que recibir su carta primero
poker-no-player-s-turn = es el turno de { $who }
poker-no-betting-over = las apuestas ya terminaron
poker-no-card-forced-open-bring = esta carta está obligada a abrir: ponga el bring-in o apueste
poker-no-opening-bet-made-bring = hay que hacer la apuesta de apertura: ponga el bring-in o apueste
poker-no-player-bet-most-all = { $who } puede apostar como máximo { $most }, all-in
poker-no-player-raise = { $who } no puede subir: { $reason ->
    [chips] no tiene más fichas que la apuesta: puede igualar all-in
    [nobody] no queda nadie que pueda igualar
    [checked] ya pasó, y no se permite pasar y subir
    [called-short] solo igualó la apuesta corta y no puede subir después
    [cap] ya hubo una apuesta y tres subidas
    [acted] ya actuó, y el all-in corto no reabre las apuestas
    [brings-in] solo puede poner el bring-in
   *[cannot] no puede subir
  }
poker-no-size-one = puede ser { $amount }
poker-no-size-two = puede ser { $low } o { $high }
poker-no-size-between = puede ser cualquier cantidad en fichas enteras de { $min } a { $max }
poker-no-kill-here = solo en lowball se hace kill al bote
poker-no-kill-twice = ya hay un kill en este bote
poker-no-kill-after-two = se hace kill al bote después de dos cartas y antes de la tercera de cualquiera
poker-no-kill-chips = un kill es el doble de la ciega grande, y tiene menos fichas
poker-no-blind-owed = Usted no debe ciegas: simplemente recibe cartas.
poker-no-way-in = Puede entrar de una de estas formas: { $ways }.
poker-way-right-in = recibir cartas de una vez
poker-way-wait-for-big = esperar la ciega grande
poker-way-post-in-front = poner la ciega delante del botón
poker-way-post-both = poner las dos ciegas
poker-way-post-big = poner la ciega grande
poker-way-wait-same-position = esperar la misma posición
poker-way-kill = hacer kill al bote
poker-no-raise-less-than-bet = subir a { $to } es menos que la apuesta de { $level }
poker-no-player-show-first = { $who } tiene que mostrar primero
poker-no-all-hands-been-shown = ya se mostraron todas las manos
poker-no-hands-shown-showdown = las manos se muestran en el showdown
poker-no-player-s-cards-known = no se conocen las cartas de { $who }
poker-no-player-does-hold = { $who } no tiene { $card }
poker-no-card-on-table = { $card } ya está en la mesa
poker-no-cards-speak-once-tabled = las cartas hablan una vez sobre la mesa
poker-no-muck-may-be-seven = ya solo queda { $who }, y muestra su mano: si fuera un siete, lo apostado después del cambio se devolvería
poker-no-player-last-left-pot = por un bote ya solo queda { $who }
poker-no-card-lies-face-up = esta carta está descubierta: hay que nombrarla
poker-no-joker-game = en este juego no hay comodín
poker-no-deck = { $card } no está en este mazo
poker-no-taken-out-does-play = { $card } se sacó y no juega antes del river
poker-no-out-deck = { $card } ya salió del mazo
poker-no-card-named = no se nombró ninguna carta
poker-no-cards-dealt = ahora no toca repartir cartas
poker-no-player-threw-card-away = esa carta la tiró { $who }
poker-no-card-burned-first = primero hay que quemar una carta
poker-no-stub-made-up-again = primero hay que rehacer el resto del mazo
poker-no-enough-cards-turn-community = no alcanzan las cartas: voltee una carta común
poker-no-player-due-cards = cartas que le tocan a { $who }: { $owed }, no { $count }
poker-no-player-gets-card-everybody = { $who } recibe esa carta cuando los demás tengan las suyas
poker-no-cards-left = no quedan cartas
poker-no-card-burned = ahora no toca quemar carta
poker-no-hand-is-on = Hay una mano en juego.
poker-no-hand-needs-two-players = Una mano necesita dos jugadores con fichas.
poker-no-hand-to-play = No hay mano en juego.
poker-no-somebody-kills-pot-come = Alguien hace kill a este bote para entrar.
poker-no-you-are-here = Usted ya está en esta mesa.
poker-no-seats-1 = Los asientos son 1 a { $seats }.
poker-no-seat-taken-choose-open = El asiento { $seat } está ocupado. Elija uno libre.
poker-no-bring-least-50-cent = Traiga por lo menos { $least }, en fichas de 50 centavos; esto es { $chips }.
poker-no-table-sit-down-first = Usted no está en esta mesa: siéntese primero.
poker-no-nothing-added-middle-hand = No se agrega nada a mitad de una mano; traiga más fichas después.
poker-no-count-all-in = quien está all-in no tiene nada más que contar, y quien no lo está tiene algo: retire la jugada mal anotada, cuente y anote el all-in
poker-no-cannot-brought-table-use = { $amount } no se puede traer a la mesa: use fichas de 50 centavos.
poker-no-you-are-not-here = Usted no está en esta mesa.
poker-no-hand-leave-over = Usted está en una mano: se va cuando termine.
poker-no-hand-seats-changed-between = Usted está en una mano: los asientos se cambian entre manos.
poker-no-seat-taken-none = Ese asiento está ocupado, o no existe.
poker-no-all-cards-player-known = se conocen todas las cartas de { $who }: no falta ninguna
poker-no-hand-over = la mano terminó
poker-no-does-lie-open-table = { $from } no está descubierta en la mesa
poker-no-somebody-acted-who-opens = alguien ya actuó según quién abre por esa carta: sigan jugando, o anule la mano
poker-no-hand-over-chips-been = la mano terminó y las fichas ya se entregaron
poker-no-player-no-hand = { $who } no tiene mano
poker-no-draw = ahora no hay cambio
poker-no-dealer-burns-card-before = el dealer quema una carta antes del cambio
poker-no-player-s-turn-draw = le toca cambiar a { $who }
poker-no-everybody-drawn = ya cambiaron todos
poker-no-player-asked = { $who } pidió { $count }
poker-no-player-draw-up-cards = un jugador puede cambiar hasta { $spoken } cartas
poker-no-player-no-card = { $who } no tiene carta para eso
poker-no-turn-draw = no le toca cambiar
poker-no-card-been-dealt = ya se le dio una carta
poker-no-another-player-acted = otro jugador ya actuó según eso
poker-no-discards-stub = sus descartes están en el resto del mazo
poker-no-player-cards-throw-away = { $who } tiene { $held } cartas para tirar
poker-no-knock-means-something-draw = tocar la mesa solo significa algo en los juegos con cambio
poker-no-betting-complete-early-board = las apuestas no están completas: un board adelantado es `early`
poker-no-cards-due-board = ahora no tocan cartas en el board
poker-no-flop-three-cards-too = un flop tiene tres cartas: uno con cartas de más es `over`
poker-no-board-due-cards = cartas que tocan en el board: { $due }, no { $cards }
poker-no-board-alone-no-hand = en este juego el board solo no es una mano
poker-no-board-complete = el board no está completo
poker-no-card-thrown-away-after = se tira una carta después de las apuestas del flop, antes de quemar para el turn
poker-no-player-cleared-hand = { $who } ya tiene lista su mano
poker-no-hands-cleared = ahora no hay manos que dejar listas
poker-no-opening-bet-forced = ahora no hay apuesta de apertura obligada
poker-no-hand-needs-two-players-chips = una mano necesita dos jugadores con fichas
poker-no-hand-needs-two-players-least = una mano necesita dos jugadores con por lo menos el ante
poker-no-recorded-hand-another-room = una mano grabada en otra sala no tiene incidentes nuestros
poker-no-cannot-done = eso no se puede hacer ahora
poker-no-player-due-no-card = a { $who } no le toca ninguna carta
poker-no-stub-made-up-first = primero hay que rehacer el resto del mazo
poker-no-too-few-cards-would = quedarían muy pocas cartas para terminar la mano: repártala de nuevo
poker-no-card-dealt-face-up = esa carta de todos modos se da descubierta
poker-no-rule-holdem-omaha-pineapple = esa es una regla de hold’em, Omaha y pineapple
poker-no-board-card-come = ahora ninguna carta del board puede salir antes de tiempo
poker-no-would-come-next = lo que sigue sería { $next }, no { $cards }
poker-no-turn-come-too-early = el turn ya salió antes de tiempo: terminen primero las apuestas
poker-no-flop-being-dealt = no se está repartiendo un flop
poker-no-flop-three-cards-too-many = un flop tiene tres cartas: estas no son de más
poker-no-name-card-player-should = nombre la carta que { $who } no debería tener
poker-no-player-been-passed-over = el reparto no se saltó a { $who }
poker-no-enough-cards-first-deal = no alcanzan las cartas: primero reparta las últimas como dice ST-10
poker-no-player-short-card = a { $who } no le falta carta
poker-no-player-short = cartas que le faltan a { $who }: { $passed_over }
poker-no-streets-stud-dealt-after = eso es para las calles de stud que se reparten después de quemar
poker-no-wrong-burn-acted = alguien ya actuó según las cartas de la calle: se quedan donde están
poker-no-wrong-burn-scrambled = las quemadas están otra vez en el resto del mazo
poker-no-cards-not-in-turn = las cartas de la calle no se dieron en orden: se quedan donde están
poker-no-burn-before-street-should = una quemada antes de una calle es lo correcto
poker-no-enough-cards = las cartas alcanzan
poker-no-community-card-due = no toca carta común
poker-no-who-got-last-card = solo quien recibió la última carta descubierta puede pararse ahí, antes de apostar
poker-no-stop-after-bet = alguien ya apostó: ya es tarde para quedar all-in por el bote anterior
poker-no-chosen-play = ya eligió seguir jugando
poker-no-less-than-ante = { $who } tiene menos que el ante
poker-no-still-to-act = falta que actúe { $who }
poker-no-still-to-draw = falta que cambie { $who }
poker-no-still-to-clear = falta que { $who } deje lista su mano
poker-no-still-to-deal = faltan cartas por repartir
poker-no-hand-not-over = la mano no ha terminado: { $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

