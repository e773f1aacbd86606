# Latin American Spanish: the dealer's console.
deal-collect-from = recoja { $collected }: { $whose }
deal-pay = pague { $paid }: { $whose }
deal-return-push = devuelva { $amount }: { $whose }, empate
deal-return = devuelva { $amount }
deal-nothing-moves = no se mueve nada: { $whose }
deal-hit = pedir
deal-stand = plantarse
deal-double = doblar
deal-split = dividir
deal-surrender = rendirse
deal-hard = { $points } duro
deal-bank = la banca
deal-bank-face-down = la banca, tapada
deal-stop-action-leave-every-card = Pare la acción y deje cada carta y cada ficha donde está.
deal-call-floor-decides-its-decision = Llame al floor; él decide, y su decisión se anota con su nombre y el motivo.
deal-card-entered-wrongly = Se anotó mal una carta
deal-card-wrong-paid-or-not = Se anotó mal una carta, se haya pagado o no
deal-ask-nobody-enter-nothing-more = No anote nada más: la última carta se puede cambiar solo hasta que se anote la siguiente decisión.
deal-last-card-yourself = La última carta la cambia usted mismo, sin el floor, hasta que se anote la siguiente decisión:
deal-floor-names-card-really-lies = El floor nombra la carta que de verdad está ahí; después de una decisión se sigue con lo que está en los libros. Cuando todo está repartido, el floor puede volver a nombrar cualquier carta, siempre que todos hubieran jugado igual; si no, la ronda se anula. Si ya se pagó, el floor revierte primero la liquidación.
deal-bet-entered-wrongly = Se anotó mal una apuesta
deal-floor-rules-on-wager = El floor decide sobre la apuesta: se devuelve, se paga o se recoge. O la ronda se anula.
deal-paid-wrongly = Las cartas están bien, el pago estuvo mal
deal-floor-reverses-pay-anew = El floor revierte la liquidación de la última ronda: las fichas vuelven a donde estaban, y usted paga de nuevo.
deal-card-exposed = Se expuso una carta
deal-leave-card-face-up-where = Deje la carta boca arriba donde todos la vieron; no la regrese al zapato.
deal-next-card-enter-circle-due = Es la siguiente carta: anótela para el círculo al que le toca. O la ronda se anula.
deal-card-went-off-table = Una carta se cayó de la mesa
deal-keep-eyes-card-nobody-but = No pierda de vista la carta; nadie más que el floor la levanta.
deal-card-plays-dealt-enter-round = La carta juega como se dio: anótela. O la ronda se anula.
deal-card-too-many-dealt = Se dio una carta de más
deal-do-not-enter-card-stays = No anote la carta; queda junto a la mano a la que llegó.
deal-next-card-due-enter-there = Es la siguiente carta que toca: anótela ahí. O la ronda se anula.
deal-deal-went-wrong-misdeal = Salió mal el reparto: mal reparto
deal-misdeal-cards-went-wrong-circles = Mal reparto: las cartas fueron a los círculos equivocados
deal-void-wagers-bank-fees-go = Anulada: apuestas, banca y cuotas se devuelven, las cartas van a la bandeja de descartes, y la banca se ofrece otra vez al mismo asiento.
deal-cards-were-switched-passed-held = Se cambiaron, pasaron o escondieron cartas
deal-floor-may-foul-hand-its = El floor puede declarar inválida la mano: pierde su apuesta, hasta donde esté cubierta.
deal-wager-removed = Se quitó una apuesta
deal-wager-removed-before-paid = Se quitó una apuesta antes de pagarla
deal-floor-may-let-losing-wager = El floor puede decidir que pierde el máximo de la mesa si la mano pierde, y gana el mínimo de la mesa si gana.
deal-give-every-wager-bank-fees = Devuelva cada apuesta, la banca y las cuotas como se pusieron.
deal-take-all-cards-into-discard = Lleve todas las cartas a la bandeja de descartes.
deal-offer-bank-same-seat-again = Ofrezca la banca otra vez al mismo asiento.
deal-take-cards-circle-hand-into = Lleve las cartas del asiento { $seat }, mano { $hand }, a la bandeja de descartes; deje su apuesta, se recoge con las demás.
deal-leave-cards-circle-where-they = Deje las cartas del asiento { $seat } donde están, y siga.
deal-leave-cards-where-they-lie = Deje las cartas donde están: los libros tienen ahora { $card } para { $at }. Siga con lo que dice la primera línea.
deal-which-card-came = Qué carta salió
deal-floor-paused-table-leave-every = El floor puso esta mesa en pausa: deje cada carta y cada ficha donde está.
deal-paused-ruled = El floor ya decidió. Ponga cartas y fichas como dice; no anote nada hasta que deje que la mesa siga.
deal-wait-bets-then-call-no = Espere las apuestas; luego diga “no más apuestas”.
deal-wait-somebody-bet = Espere a que alguien apueste.
deal-ask-seat-about-insurance = Pregunte al asiento { $seat } por el seguro: { $amount }.
deal-signals = Lo que señala el asiento { $seat }
deal-offer-bank-seat = Ofrezca la banca { $named ->
    [yes] a { $player } en el asiento { $seat }
   *[no] al asiento { $seat }
  }.
deal-table-between-two-rounds = La mesa está entre dos rondas.
deal-nobody-banks-ask-who-takes = Nadie tiene la banca. Pregunte quién la toma.
deal-close = Cerrar
deal-something-went-wrong = Algo salió mal
deal-no-more-bets = No más apuestas
deal-shoe-shuffled = El zapato está barajado
deal-lies-face-down = Está boca abajo
deal-no-natural = No hay natural
deal-natural = Es natural
deal-touch-card-came = Toque la carta que salió
deal-undo = Deshacer
deal-felt = En el paño
deal-circle = Asiento
deal-who = Quién
deal-cards = Cartas
deal-count = Cuenta
deal-wager = Apuesta
deal-buster-2 = Buster
deal-bank-seat = Banca, asiento { $seat }
deal-hand-2 = { $seat }, mano { $i }
deal-floor-ruled = El floor decidió
deal-ruling-read = Lo he leído
deal-settled-wagers = Lo que se liquidó
deal-settling-starts = Dónde empieza la liquidación
deal-button-counted = Se cuenta en el sentido del reloj desde la izquierda { $from ->
    [button-from-bank] de la banca
   *[button-from-house-dealer] del dealer de la casa
  }, saltando a la banca.
deal-circle-2 = Asiento { $seat }: { $reason }
deal-what-went-wrong = ¿Qué salió mal?
deal-what-happened = Qué pasó
deal-card-exposed-from-shoe = Se expuso una carta del zapato
deal-hand-3 = Mano
deal-call-floor-table = Llamar al floor a esta mesa
deal-call-disputed = Un jugador lo disputa
deal-floor-rules = El floor decide
deal-recorded-name-reason = Se anota con su nombre y este motivo.
deal-card-named-wrongly-which-one = Se nombró mal una carta: ¿cuál? Las que todavía se pueden cambiar:
deal-of = { $card } de { $at }
deal-which-card-really = ¿Qué carta es en realidad?
deal-correct = { $card } es { $to }: corregirla
deal-touch-card = Toque la carta
deal-no-card-can-named-again = Alguien ya decidió según estas cartas: ahora no se puede cambiar ninguna. Se podrá otra vez cuando todo esté repartido y antes de pagar.
deal-cards-after-reversal = La ronda está pagada. Revierta primero la liquidación: después se pueden cambiar las cartas, y se paga de nuevo.
deal-cards-were-switched-passed-held-2 = Se cambiaron, pasaron o escondieron cartas: mano inválida
deal-wager-was-removed-outcome = Se quitó la apuesta: pierde el máximo de la mesa o gana el mínimo, según salga la mano
deal-wager-of-hand = La apuesta del asiento { $seat }, mano { $hand }
deal-buster-of = La apuesta Buster del asiento { $seat }
deal-bet-behind-of = La apuesta de { $amount } detrás del asiento { $seat } (jugador { $player })
deal-fate = { $fate ->
    [return] Devolverla
    [pay] Pagarla
   *[take] Recogerla
  }
deal-done-next-wager = Listo: la siguiente apuesta
deal-all-settled = Todo lo demás está liquidado
deal-then = Después
deal-round-cannot-saved-void-everything = La ronda no se puede salvar: anularla, todo se devuelve
deal-deal-whoever-signed-floor-opens = Usted reparte; quien tenga sesión como floor abre esta misma página y decide.
deal-shuffled-cut-begin-hand = Barajado y cortado: empezar la mano
deal-both-lie-face-down = Las dos están boca abajo
deal-all-lie-face-down = Las { $down } están boca abajo
deal-only-seat-s = Solo las del asiento { $seat }
deal-which-card-burned-second = ¿Qué carta se quemó en segundo lugar? Voltéela: va al primer jugador.
deal-one-burned = Ya se quemó una
deal-scrambled-cut = Revuelto y cortado
deal-all-hands-clear = “Todas las manos listas”
deal-mucks = Tira al muck
deal-plays-board = Juega el board
deal-pat = Servido
deal-knocks-pat = Toca la mesa: servido
deal-knocks-check = El asiento { $seat } toca la mesa: pasa
deal-changes-number = El asiento { $seat } quiere otro número:
deal-instead = { $count ->
    [0] Servido
   *[other] { $count }
  } para el asiento { $seat }
deal-seat-thrown-one-away = El asiento { $p } tiró una
deal-complete-seat-s-hand-card = Complete la mano del asiento { $seat }: una carta de arriba, tapada
deal-side-pot = bote lateral { $i }
deal-main-pot = Bote principal
deal-pot-bets = Bote { $pot }, { $pot2 } con las apuestas
deal-pot = Bote { $pot }
deal-last-hand = la última mano
deal-board-2 = El board: { $join }
deal-exposed = Expuestas:
deal-dealer-button = Botón del dealer
deal-drew = cambió { $drew }
deal-pat-2 = servido
deal-wins = gana { $place }{ $hand }
deal-push = Entregue { $amount } al asiento { $seat }
deal-nobody-sits-here-yet = Aquí todavía no hay nadie sentado.
deal-rulings-floor = Decisiones del floor
deal-two-cards-came-off-deck = Salieron dos cartas juntas del mazo
deal-card-named-wrongly-which-one-2 = Se nombró mal una carta: ¿cuál?
deal-correct-2 = { $from } es { $to }: corregirla
deal-no-card-lies-open-yet = Todavía no hay carta descubierta, así que ninguna pudo nombrarse mal.
deal-one-hand-dead-whose = Una mano está muerta: ¿de quién?
deal-seat-4 = Asiento { $seat }
deal-hand-seat-dead-what-put = La mano del asiento { $seat } está muerta; lo que puso se queda
deal-misdeal-void-hand-everything-goes = Mal reparto: anular la mano, todo se devuelve
deal-touch-card-3 = Toque la carta.
deal-touch-cards = Toque las { $cards } cartas.
deal-touch-all = { $over ->
    [yes] Toque todas las cartas que se voltearon: más de las { $street } de un flop.
   *[no] Toque todas las cartas que se voltearon. Un flop tiene { $street }.
  }
deal-what-happened-2 = ¿Qué pasó?
deal-nothing-book-fits-now-call = Ningún caso del reglamento corresponde aquí. Llame al floor.
deal-something-else-card-entered-wrongly = Otra cosa, o se anotó mal una carta
deal-what-entered-books-floor-corrects = Lo anotado está en los libros. El floor lo corrige con una decisión, con su nombre y el motivo.
deal-call-floor = Llamar al floor
deal-which-seat = ¿Qué asiento?
deal-seat-5 = Asiento { $view }
deal-report = Reportar { $join }
deal-report-2 = Reportarlo
deal-back = Volver
deal-what-done = Lo que hay que hacer
deal-put-right = Corregirlo
deal-earlier-hand = Antes en esta mano: { $last }
deal-table = mesa { $id }
deal-dealer = Dealer: { $name }
deal-do-what-first-line-says = Haga lo que dice la primera línea y toque la carta que salió. Cada carta que toque cuenta de inmediato.
deal-walking-over-table = Caminando hacia la mesa …
deal-table-dealt-room-itself-dealers = En esta mesa reparte la sala misma. La consola del dealer es para mesas que reparte una persona.
deal-card-exposed-deal = Se expuso una carta en el reparto
deal-card-exposed-draw = Se expuso una carta en el cambio
deal-hole-card-turned-up = Se volteó una carta tapada
deal-last-card-dealt-face-up = Se dio descubierta una última carta
deal-card-face-up-deck = Había una carta boca arriba en el mazo
deal-player-turned-card-up-touching = Una carta se volteó al tocar a su jugador
deal-player-too-few-cards = A un jugador le faltan cartas
deal-player-card-too-many = Un jugador tiene una carta de más
deal-flop-too-many-cards = El flop tiene cartas de más
deal-flop-turned-too-early = El flop se volteó antes de tiempo
deal-turn-turned-too-early = El turn se volteó antes de tiempo
deal-river-turned-too-early = El river se volteó antes de tiempo
deal-two-cards-were-burned = Se quemaron dos cartas
deal-no-card-burned = No se quemó ninguna carta
deal-which-card-did-floor-person = ¿Qué carta sacó el floor? Después de acción sustancial no se saca ninguna.
deal-confirm-hole = La carta tapada es { $card } — confirmar
deal-confirm-card = Para { $target }: { $card } — confirmar
deal-cards-for = { $where ->
    [show] El asiento { $seat } muestra
    [seat] Al asiento { $seat }:
    [everybody] Para todos:
   *[board] Al board:
  } { $cards } — { $more ->
    [0] confirmar
   *[other] faltan { $more }
  }
deal-touch-cards-of-them = Toque las cartas, { $most } en total
deal-all-hands-clear-dead = “Todas las manos listas”: { $count ->
    [1] la mano del asiento { $seat } está muerta
   *[other] { $count } manos están muertas
  }
deal-uncleared-sure = No listas: { $seats }. El dealer ya no puede recuperar una mano muerta.
deal-uncleared-yes = Sí, todas las manos están listas
deal-killed-pot = bote kill
deal-collection = cobro { $drop }
deal-burned = quemadas { $burned }
deal-bet = apuesta { $bet }
deal-seat = asiento { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }{ $kind ->
    [backline] , la apuesta de atrás
    [buster] , Buster
    [insurance] , seguro
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] devuelva { $uncovered }: la banca no lo cubre
   *[no] devuelva { $uncovered }: { $whose }, la banca no lo cubre
  }
deal-or = { $others } o { $last }
deal-ask-seat = Pregunte al asiento { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }{ $counted ->
    [yes] { " " }con { $count }
   *[no] { "" }
  }: { $open }.{ $chart ->
    [hit] { " " }La tabla dice pedir: el asiento { $seat } no puede plantarse.
    [stand] { " " }La tabla dice plantarse: el asiento { $seat } no puede pedir.
   *[free] { "" }
  }
deal-seat-2 = asiento { $seat }{ $hand ->
    [1] { "" }
   *[other] , mano { $hand }
  }

## Seats that the dealer plays for, and real chips.

deal-seats = Asientos
deal-provider = { $name } (proveedor externo)
deal-type-card = Toque la carta, o escríbala: rango y palo.
deal-typed = { $typed } …
deal-bank-with = La banca pone
deal-takes-bank = El asiento { $seat } toma la banca
deal-passes-bank = El asiento { $seat } la deja pasar
deal-bet-amount = Cuánto se apuesta
deal-bet-other = otra
deal-with-buster = Buster
deal-no-buster = nada
deal-same-again = { $seats ->
    [one] Otra vez la misma apuesta
   *[other] Otra vez las mismas apuestas ({ $seats })
  }
deal-tap-seat = Toque un asiento: apuesta { $amount }{ $with ->
    [yes] { " " }+ { $buster } Buster
   *[no] { "" }
  }. Tóquelo otra vez para recuperarla.
deal-seat-empty = El asiento { $seat } está libre
deal-plays-circle-too = El asiento { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } juega también el círculo { $circle }: { $amount }
deal-seat-bets = El asiento { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } apuesta { $amount }
deal-seat-takes-back = El asiento { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, { $amount }: recupera la apuesta
deal-banks = banca { $amount }
deal-gets-up = Alguien se levanta
deal-seat-gets-up = El asiento { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } se levanta
deal-gets-up-with = El asiento { $seat }, { $name }, se levanta con { $chips }
deal-gets-up-uncounted = El asiento { $seat }, { $name }, se levanta, fichas sin contar
deal-seat-name = Quién se sienta en el asiento { $seat }
deal-seat-nameless = puede ser sin nombre
deal-seat-chips = Fichas, contadas
deal-seat-third = por un proveedor externo
deal-declares-brought = Fichas que declara traer
deal-declares-now = Pregunte ahora: si queda vacío, el libro de juego dice “sin contar” en esta sesión.
deal-declares = Asiento { $seat }, { $name }: fichas que agrega ahora por el proveedor externo
deal-declares-added = Las agrega
deal-declares-taken = Asiento { $seat }, { $name }: fichas contadas al levantarse
deal-seat-sits = Se sienta en el asiento { $seat }
deal-acts = Lo que dice el asiento { $seat }
deal-seat-says = Asiento { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }:
deal-folds = Se retira
deal-checks = Pasa
deal-calls = Iguala { $amount }
deal-brings-in = Bring-in de { $amount }
deal-raises-to = Sube a { $amount }
deal-raise-between = A cuánto, de { $least } a { $most }
deal-all-in = El máximo, { $amount }
deal-more-chips = Más fichas
deal-chips-for = Más fichas para el asiento { $seat }, contadas
deal-count-chips = Contar
deal-all-in-for-other = All-in: contar primero las fichas
deal-count-for = Todas las fichas del asiento { $seat }, contadas
deal-count-behind = Todo lo que le queda al asiento { $seat }, contado (sin lo ya apostado)
deal-counted = Esas son
deal-up = Se levanta
deal-up-with = Sí: el asiento { $seat } se levanta con { $chips }
deal-went-with = { $name } se va con { $chips }: cuéntelas.
deal-sits-out = Queda fuera
deal-plays-again = Vuelve a jugar
deal-comes-in = El asiento { $seat } entra: { $how }
deal-kills = El asiento { $seat } hace kill al bote
deal-confirm-cards = Preguntar otra vez antes de que una carta cuente
deal-wrong-card = { $card }: ¿otra carta?
deal-wrong-card-group = La última carta
deal-take-back-move = Asiento { $seat }, { $what ->
    [hit] pedir
    [stand] plantarse
    [double] doblar
    [split] dividir
    [surrender] rendirse
    [insurance] seguro
   *[move] última jugada
  }: retirar
deal-take-back-group = La última jugada
deal-which-card-instead = { $where ->
    [seat] Asiento { $seat }{ $hand ->
        [0] { "" }
       *[other] , mano { $hand }
      }
    [bank] La banca
   *[board] El board
  }: se nombró { $card }. Toque la carta que de verdad salió: las dos quedan en la bitácora.
deal-reverse-settlement = Revertir la última liquidación: todas las fichas vuelven a donde estaban, y la ronda sigue desde ahí
deal-it-stands = Queda como está: la mesa sigue
deal-after-reversal = Regrese cada ficha a donde estaba antes de pagarla o recogerla; deje las cartas.
deal-collection-due = Cobro: { $amount } a la ranura.
deal-collected = Ya está en la ranura
deal-paid-due = Entregue los botes. Cuando todos tengan sus fichas, dígalo.
deal-paid = Ya se pagó a todos
deal-fees-heading = Cobro
deal-shuffled-now = Barajado
deal-deck-changed = Otro mazo
deal-cut-card = Salió la carta de corte
deal-peek-missed = No se miró la carta tapada
deal-peek-missed-leave-hole = Deje la carta tapada boca abajo, y cada apuesta donde está.
deal-peek-missed-decides = El floor decide: seguir jugando, devolver una apuesta o anular la ronda.
deal-play-on-as-it-lies = Seguir con las cartas como están
deal-look-counts-nothing = Lo que se vio en la carta tapada no cuenta: seguir jugando
deal-after-play-on = Siga donde estaba la ronda.
deal-after-no-look = Reponga el seguro recogido. Siga donde estaba la ronda; nadie vuelve a mirar.
deal-floor-tells = Del floor
deal-floor-sends = El floor manda a { $name }: asiento { $seat }
deal-floor-sends-full = El floor manda a { $name }: todavía no hay asiento libre
deal-sent-elsewhere = El floor manda a { $name } (asiento { $seat }) a la mesa { $table }, { $to }: «Alguien se levanta» cuando termine su mano.
deal-sent-sits = { $name } se sienta en el asiento { $seat }
deal-asked-to-leave = { $at }: el floor pidió a quien está en el asiento { $seat } que se retire. Se levanta en cuanto no tenga nada en juego.
deal-asked-and-gone = { $at }: el floor pidió a quien estaba en el asiento { $seat } que se retirara. El asiento está libre; sus fichas se van con esa persona.
deal-asked-chips = Son { $chips }: cuéntelas.
deal-signed = { $by } y { $with } firmaron: la decisión ya tiene efecto.
deal-signed-dealer = Ponga cartas y fichas como dice. El floor deja que la mesa siga.
deal-signed-floor = La mesa sigue en pausa. Cuando cartas y fichas estén como dice la decisión, deje que siga.
deal-signed-reason = la decisión se firmó y se cumplió
deal-not-asked = Asiento { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }, { $count }: no se le pregunta, { $why ->
    [chart] la tabla dice plantarse.
    [natural] es natural.
    [split_ace] un as dividido recibe una sola carta.
   *[complete] solo puede plantarse.
  }
deal-cannot-be-undone = No se puede deshacer. El motivo para los libros: “{ $reason }”
deal-yes-so-ruled = Sí, así lo decido
deal-offered-for = Ofrecida hace { $span }
deal-double-less = Doblar por menos
deal-double-for = Doblar por { $amount }
deal-closes = { $game ->
    [poker] El floor cierra esta mesa. Esta mano es la última: repártala hasta el final.
   *[blackjack] El floor cierra esta mesa. Esta ronda es la última: repártala hasta el final.
  }
deal-bets-amount = Apuesta { $amount }
deal-reversed = El floor revirtió la liquidación. Corrija primero lo que estaba mal.
deal-reversed-card = { $card } estaba mal: nombrar la carta correcta
deal-reversed-earlier = Si la equivocada fue otra carta, la nombra el floor: en su página están todas las que hay aquí.
deal-reversed-then = Cuando las cartas estén bien, liquide de nuevo:
deal-reversed-drop = El cobro que ya cayó por la ranura se queda ahí: se anuncia otra vez y solo se echa la diferencia.
deal-rule-on-it = Decidir sobre esto
deal-rule-or-reverse = Decidir o revertir
deal-leave-as-it-is = Dejarla como está
deal-recorded-at = Otro mazo, anotado a las { $at }.
deal-report-calls-nobody = El aviso está en la bitácora. No ha llamado al floor.
deal-floor-knows = El floor está llamado.
deal-floor-was-called = Ya se llamó al floor por esto.
deal-call-floor-about = Llamar al floor por esto
deal-call-about-seat = Alguien pide un asiento
deal-ticks-are-yours = Marcar es solo para usted: no se anota, y nada depende de ello.
deal-seat-kept = Asiento { $seat }: guardado para { $name }
deal-no-insurance-here = Hay un as a la vista: este juego no tiene seguro.
deal-floor-at = El floor: { $name }
deal-floor-sees = Usted ve lo que ve el dealer. Lo que decida se anota con su nombre y el motivo.
