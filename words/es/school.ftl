## Dealer school: what is asked, how it comes out, and the page.
school-no-drill = { $rulebook } no tiene el ejercicio { $drill }.
school-no-file = De este archivo no se puede hacer una pregunta.
school-asks-total = Cante esta mano.
school-asks-draws = La mano del jugador-banca está descubierta.
school-asks-button = Se volteó la carta tapada. Coloque el botón de acción.
school-asks-collection = Las apuestas están cerradas. Tome el cobro.
school-asks-settle = Liquide toda la mesa.
school-asks-worth = Liquide este círculo.
school-asks-wrong = Un pago está mal.
school-asks-blinds = Toca la siguiente mano. Las ciegas son { $small } y { $big }.
school-asks-action = Se está apostando.
school-asks-pots = La ronda está cerrada. Separe los botes.
school-asks-award = Todas las manos están a la vista. Entregue los botes.
school-asks-refused = “{ $what }”: el árbitro rechaza esto.
school-asks-stacks = La ronda terminó.
school-part-total = ¿Qué canta usted?
school-part-draws = ¿Pide o se planta?
school-part-button = Toque el asiento adonde va el botón.
school-part-action = ¿Cuánto es la acción total?
school-part-fees = ¿Cuánto pagan de cuotas los jugadores, todos juntos?
school-part-bank-fee = ¿Cuánto paga el jugador-banca?
school-part-order = Toque los círculos en el orden en que se liquidan.
school-part-line = { $line }: ¿cuánto paga o recoge?
school-line = Asiento { $seat }, { $wager ->
    [base] { $hand ->
        [0] apuesta
       *[other] mano { $hand }, apuesta
      }
    [backline] apuesta de atrás,
    [buster] apuesta Buster
   *[insurance] seguro
  } de { $amount }
school-part-back = ¿Cuánto de ella no tuvo acción?
school-part-wrong = Toque el pago que está mal.
school-part-next-button = ¿Quién recibe el botón en la siguiente mano?
school-part-small = ¿A quién le toca la ciega chica?
school-part-big = ¿A quién le toca la ciega grande?
school-part-posts = ¿Cuánto pone el asiento { $seat } para entrar, entre vivo y muerto?
school-part-turn = ¿De quién es la acción?
school-part-may = ¿Puede apostar o subir este jugador?
school-part-least = ¿A cuánto es la apuesta o subida mínima?
school-part-most = ¿A cuánto es la máxima?
school-part-main-pot = ¿Cuánto hay en el bote principal?
school-part-side-pot = ¿Cuánto hay en el bote lateral { $number }?
school-part-award = ¿Cuánto recibe el asiento { $seat }?
school-part-steps = Toque los pasos en orden.
school-part-clause = ¿Qué cláusula lo prohíbe?
school-part-stack = ¿Cuánto tiene ahora { $name }?
school-part-next-card = ¿Quién recibe la siguiente carta?
school-part-next-line = ¿De quién es la apuesta que se liquida ahora?
school-hit = Pedir
school-stand = Plantarse
school-may-raise = Sí, se puede apostar o subir
school-no-raise = No se puede apostar ni subir
school-nobody = Nadie
school-clause = { $clause }
school-chair-out = está fuera
school-chair-new = recién llega, { $how }
school-chair-missed = se saltó las ciegas, { $how }
school-chair-waits = recién llega, aún no entra
school-chair-owes = debe ciegas, aún no entra
school-way-waits = espera la ciega grande
school-way-in-front = pone la ciega grande ahora
school-way-both = pone las dos ciegas
school-way-big = pone la ciega grande
school-way-same = espera la misma posición
school-way-kill = hace kill al bote
school-way-right-in = entra de una vez
school-bracket = Acción de { $from } a { $to }: el jugador-banca paga { $fee }
school-bracket-above = Acción desde { $from }: el jugador-banca paga { $fee }
school-mishap = { $what ->
    [flop-over] El flop salió con cartas de más: { $cards }.
    [flop-early] El flop salió antes de terminar las apuestas: { $cards }.
    [turn-early] El turn salió antes de terminar las apuestas: { $cards }.
    [river-early] El river salió antes de terminar las apuestas: { $cards }.
    [two-burned] Se quemaron dos cartas.
    [none-burned] No se quemó ninguna carta.
   *[other] Algo salió mal con { $cards }.
  }
school-mishap-of = { $what ->
    [exposed-on-deal] { $cards } se volteó en el reparto; iba para: { $who }.
    [exposed-on-draw] { $cards } se volteó en el cambio; iba para: { $who }.
    [hole-card-up] { $cards } salió descubierta como carta tapada de: { $who }.
    [last-card-up] { $cards } salió descubierta como última carta de: { $who }.
    [off-table] { $cards } se cayó de la mesa; iba para: { $who }.
    [boxed] { $cards } estaba boca arriba en el mazo; iba para: { $who }.
    [touched] { $cards } se volteó al tocar al jugador que la recibía: { $who }.
    [short] Una mano tiene cartas de menos: { $who }.
   *[extra] Una mano tiene cartas de más: { $who }.
  } ¿Qué se hace?
school-mishap-void = El floor declara mal reparto. ¿Qué se hace?
school-mishap-dead = El floor declara muerta una mano: { $who }. ¿Qué se hace?
school-why-total = { $cards } es { $total }.
school-why-hit = El jugador-banca tiene { $total } y saca carta.
school-why-stand = El jugador-banca tiene { $total } y se planta.
school-why-idle = Ninguna apuesta espera esta mano: todos los jugadores se pasaron, se rindieron o ya están liquidados. Solo se muestra la carta tapada.
school-why-sum = { $sum } suman { $total }.
school-why-bracket = { $total } está entre { $from } y { $to }: la cuota es { $fee }.
school-why-bracket-above = Con { $total } la cuota es { $fee }.
school-why-even = 1 a 1: { $paid }.
school-why-taken = Se recogen { $taken }.
school-why-half = La mitad de { $amount } es { $taken }.
school-why-push = Empate: la apuesta se queda donde está.
school-why-uncovered = La banca alcanza para { $moved }. { $uncovered } no tuvieron acción y se devuelven.
school-why-order = El orden es: { $seats }.
school-why-pot = { $amount }, para { $seats }.
school-why-drop = Ya se le quitó el cobro de { $amount }.
school-why-beaten = El { $who } tiene { $hand } y no recibe nada.
school-why-turn = Le toca al { $who }.
school-why-open = Apuestas y subidas hasta ahora en esta calle: { $count }.
school-why-level = La apuesta está en { $level }, y en esta calle se apuesta de { $bet }.
school-why-button = El botón estaba en el asiento { $before } y va al asiento { $seat }.
school-why-blind = Le toca al asiento { $seat }.
school-why-no-blind = A nadie le toca ponerla.
school-why-posts = El asiento { $seat } pone { $live } vivos y { $dead } muertos.
school-why-step = { $number }. { $step }
school-why-stack = { $name } tiene { $amount }.
school-why-next-card = La siguiente carta va al asiento { $seat }.
school-title = Escuela de dealers
school-intro = Aprenda a repartir con las reglas de la propia casa. El árbitro pregunta, usted contesta en el paño, y cada error muestra su cláusula.
school-house = Casa
school-game = Juego
school-path = Del primer día al examen
school-known = Lo que usted sabe, cláusula por cláusula
school-no-clauses = Nada todavía. Cada cláusula que salga tendrá aquí su cuadro.
school-clause-known = { $id }: { $right } bien, { $wrong } mal
school-on-device = Esto se guarda solo en este dispositivo.
school-back = ← Todos los ejercicios
school-level = Nivel
school-level-of = Nivel { $level } de { $of }
school-score = { $right } de { $asked } bien
school-not-yet = Todavía sin intentar
school-pace = { $seconds } s cada una
school-due = { $count ->
    [one] Toca repasar un error
   *[other] Toca repasar { $count } errores
  }
school-again = Otra vez
school-pitch = Llevar una ronda entera
school-pitch-says = Los jugadores apuestan y actúan solos. Usted reparte, cobra, canta y paga.
school-trial = Examen de prueba
school-trial-says = { $count } preguntas de todas las clases. No se dice nada hasta el final.
school-trial-result = { $right } de { $of } bien.
school-trial-passed = Con eso se aprueba.
school-trial-not = Con eso todavía no se aprueba.
school-trial-under = A un jugador se le pagó de menos. Un examen con algún pago de menos no se aprueba.
school-trial-again = Intentar de nuevo
school-drill-total = Decir el total
school-drill-bank-draws = La banca: pedir o plantarse
school-drill-button = Colocar el botón de acción
school-drill-collection = Tomar el cobro
school-drill-worth = Rendirse, doblar, dividir
school-drill-settle = Liquidar toda la mesa
school-drill-wrong-payment = Encontrar el pago que está mal
school-drill-blinds = Botón y ciegas
school-drill-action = Acción y subidas
school-drill-side-pots = Separar los botes laterales
school-drill-award = Entregar los botes
school-drill-procedure = Cuando algo sale mal
school-done = Listo
school-next = Siguiente pregunta
school-right = Correcto.
school-wrong = No es correcto.
school-fewest = Y con el menor número de fichas.
school-seconds = { $seconds } s
school-you-said = Usted dijo: { $what }.
school-over = { $amount } de más.
school-under = { $amount } de menos.
school-part-of = { $n } de { $of }
school-tap-felt = Tóquelo en el paño.
school-some-belong = Algunos de estos no van.
school-which-way = Hacia dónde van las fichas
school-pay = Pagar
school-take = Recoger
school-leave = Ni uno ni otro
school-tray = Su bandeja
school-add-chip = Agregar { $amount }
school-take-chip-back = { $count ->
    [one] Quitar la ficha de { $amount }
   *[other] Quitar una de las { $count } fichas de { $amount }
  }
school-clear = Borrar
school-paid = pagar { $amount }
school-taken = recoger { $amount }
school-left = ni uno ni otro
school-insurance = Seguro
school-bank-seat = Asiento { $seat }, la banca
school-nth = debe ser { $n }
school-here = aquí
school-main-pot = Bote principal
school-side-pot = Bote lateral { $n }
school-collection = cobro { $amount }
school-put-in = Puso { $amount }
school-behind = tiene { $amount }
school-last-hand = La última mano terminó.
school-had-button = tenía el botón
school-posted = puso { $amount }
school-i-deal = Yo reparto las cartas
school-stop-at-error = Parar en el primer error
school-begin-round = Empezar
school-round-clean = Una ronda limpia.
school-round-errors = { $wrong ->
    [one] Un error
   *[other] { $wrong } errores
  } en { $of ->
    [one] un paso
   *[other] { $of } pasos
  }.
school-another-round = Otra ronda
school-other-settings = Otros ajustes
school-asks-kill = Un jugador quiere hacer kill al bote: { $who }.
school-asks-sevens = Todas las manos están a la vista. Liquide según la regla de los sietes: primero lo que se devuelve, luego el bote.
school-part-may-kill = ¿Se puede hacer kill al bote ahora?
school-may-kill = Sí, se hace kill al bote
school-no-kill = No hay kill
school-kill-posts = Se pone el kill: { $amount } del { $who }.
school-kill-deals = Sigue el reparto: la siguiente carta va al { $who }.
school-kill-opens = Las cartas están repartidas. Actúa primero el { $who }, y se apuesta de { $bet }.
school-kill-fee = Esa ronda está cerrada: el cobro es { $fee }.
school-sum-term = { $amount } (asiento { $seat }{ $what ->
    [buster] , apuesta Buster
    [backline] , apuesta de atrás
   *[other] { "" }
  })
school-sign = { $what }: { $figure }
school-why-at = { $amount } a razón de { $pays } a { $on } paga { $paid }.
school-why-kill = Nadie ha hecho kill al bote todavía, nadie tiene tercera carta, y el jugador tiene dos y fichas suficientes.
school-lessons = Lecciones por cláusula
school-lessons-intro = { $count } situaciones del libro del propio árbitro. Elija una cláusula y decida en cada una.
school-lessons-mixed = Todas estas, mezcladas
school-lessons-back = ← Todas las cláusulas
school-lessons-over = { $right } de { $count } lecciones bien.
school-lessons-again = Otra vez desde la primera
school-trial-rules = { $count } preguntas de todas las clases. No se dice nada hasta el final. Para aprobar tienen que estar bien { $needed }, y a ningún jugador se le puede pagar de menos: con un solo pago de menos, el examen no se aprueba. Si se va, el examen sigue donde usted estaba.
school-trial-begin = Empezar el examen
school-part-before = ← Parte anterior
school-nothing = Nada
school-not-answered = Sin contestar.
school-read-first = Lea primero la regla
school-level-up = Ahora está en el nivel { $level }.
school-drill-done = Ese fue el último nivel. Este ejercicio está terminado.
school-pad = Qué clase de total
school-pad-hard = Duro
school-pad-soft = Suave
school-pad-over = Se pasa
school-pad-scored = Para comparar
school-wager = Apuesta
school-backline = Apuesta de atrás
school-backline-of = Apuesta de atrás del asiento { $seat }
school-hand = Mano { $hand }
school-hole-card = carta tapada
school-took-less = Se recogieron { $amount } de menos.
school-took-more = Se recogieron { $amount } de más.
