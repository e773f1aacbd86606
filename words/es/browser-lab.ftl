## Latin American Spanish: the lab: the referee is asked, in the browser.

lab-title = Preguntar al árbitro
lab-purpose = Arme una situación tocando cartas y fichas, y lea la decisión: quién le paga a quién, en qué orden, por qué cláusula. Nada sale de este navegador.
lab-house = Casa
lab-loading = El árbitro viene a la mesa…
lab-engine-does-not-answer = No se pudo cargar el árbitro. Revise la conexión y abra la página de nuevo.
lab-common = Preguntas comunes
lab-common-limited-bank = A la banca no le alcanza
lab-common-limited-buster = No alcanza, con Buster
lab-common-both-over = Los dos se pasan
lab-common-eights = 8-8-8
lab-common-surrender = Rendirse
lab-common-surrendered-double = Rendirse tras doblar
lab-common-naturals = Dos naturales
lab-common-split = Dividir y doblar
lab-common-removed = Apuesta quitada
lab-common-foul-round = Mano inválida
lab-common-side-pot = Bote lateral, ficha sobrante
lab-common-early-turn = Turn antes de tiempo
lab-common-early-flop = Flop antes de tiempo
lab-common-exposed = Carta expuesta
lab-common-missed-blind = Ciega pendiente
lab-common-foul = Mano inválida
lab-common-seven = Siete que pasa
lab-common-short-all-in = Subida no permitida
lab-game = Juego
lab-limit = Límite
lab-board = Board
lab-stack-of = Fichas de { $who }: { $amount }
lab-button-to = El botón al asiento { $seat }
lab-add-seat = Un jugador más
lab-missed-blinds = se saltó las ciegas
lab-misses-blinds = Se saltó las ciegas
lab-throw-away = Tirar { $card }
lab-name-card = { $of }, carta { $nth }, tapada. Toque para nombrarla.
lab-which-card = ¿Qué carta es?
lab-which-cards =
    { $most ->
        [one] ¿Qué carta?
       *[other] ¿Qué cartas? De { $least } a { $most }.
    }
lab-card-to =
    { $up ->
        [yes] Una carta descubierta para { $who }
       *[no] Una carta para { $who }
    }
lab-board-cards =
    { $count ->
        [one] Una carta al board
       *[other] { $count } cartas al board
    }
lab-all-face-down = Repartir todo tapado
lab-task =
    { $task ->
        [scramble] Rehacer el resto del mazo
        [burn] Quemar una carta
       *[other] Todas las manos listas
    }
lab-check-around = Todos pasan o igualan
lab-hand-asked = { $who }: ¿qué hace el jugador?
lab-hand-draws = { $who } cambia: toque las cartas que tira.
lab-hand-clears = { $who }: toque la carta que tira.
lab-hand-shows = { $who } muestra o tira al muck.
lab-draws = Cambiar { $n }
lab-stands-pat = Servido
lab-throws = Tirarla
lab-shows = Mostrar
lab-mucks = No mostrar
lab-plays-board = Jugar el board
lab-offer =
    { $offer ->
        [kill] { $who } hace kill al bote
       *[stop] { $who } se para aquí
    }
lab-hand-wrong = { $what }: { $first }.
lab-hand-wins = { $who } gana { $amount }
lab-hand-wins-odd = { $who } gana { $amount } (con el sobrante { $odd })
lab-hand-void = La mano se anula: todo se devuelve.
lab-dealer-does = Lo que se hace
lab-everybody-wins = Lo que cada uno gana o pierde
lab-collected = Cobrado para la casa: { $drop }.
lab-whole-hand = La mano entera, paso a paso
lab-rule-no-cap = Subidas sin tope
lab-rule-full-bet = Solo un all-in por apuesta completa reabre
lab-rule-half-bet = Media apuesta reabre
lab-seat = Asiento { $seat }
lab-the-seat = asiento { $seat }
lab-behind-the-seat = apuesta detrás del asiento { $seat }
lab-behind-seat = Detrás del asiento { $seat }
lab-player-dealer = Jugador-banca
lab-bank-at = El jugador-banca, en el asiento { $seat }
lab-banks-with = banca
lab-bets = apuesta
lab-buster = Buster
lab-behind = detrás
lab-buster-of = Apuesta Buster del asiento { $seat }
lab-doubled = dobló { $amount }
lab-change-card = { $of }: { $card }. Toque para cambiarla.
lab-open-seats = Asientos libres
lab-bet-at = Apostar en el asiento { $seat }
lab-bank-chips = La banca
lab-base-chips = Apuesta del asiento { $seat }
lab-buster-chips = Apuesta Buster del asiento { $seat }
lab-behind-chips = Detrás del asiento { $seat }
lab-chips = Fichas
lab-add-chip = { $amount } más
lab-take-away = Quitar
lab-bank-here = Es la banca
lab-leave = Vaciar el asiento { $seat }
lab-done = Listo
lab-another-card = Otra carta en su lugar
lab-leave-card = Dejarla
lab-ranks = Rangos y palos
lab-suit =
    { $suit ->
        [s] De picas
        [h] De corazones
        [d] De diamantes
       *[c] De tréboles
    }
lab-double = Doblar
lab-asked = Asiento { $seat }, mano { $hand }: ¿qué hace el jugador?
lab-closed-moves = Las jugadas en gris no están abiertas para esta mano: toque una para leer por qué.
lab-insurance = ¿Seguro para el asiento { $seat }, { $amount }?
lab-insures = Lo toma
lab-insures-not = No lo toma
lab-who-bets = ¿Quién apuesta? Toque un asiento en el paño.
lab-ruled = Toque una carta o fichas para preguntar qué pasaría.
lab-read-why = Por qué, y en qué orden
lab-tap = Toque un asiento, fichas o una carta.
lab-undo = Deshacer
lab-start-over = Empezar de nuevo
lab-answer = La decisión
lab-not-yet = Todavía no hay nada que decidir: siga tocando, o tome una de las preguntas comunes.
lab-over =
    { $is ->
        [wins] El jugador-banca gana { $result }: { $moves }.
        [loses] El jugador-banca pierde { $result }: { $moves }.
       *[even] El jugador-banca ni gana ni pierde: { $moves }.
    }
lab-pays = paga { $amount } a { $who }
lab-takes = recoge { $amount } de { $who }
lab-neither = deja igual a { $who }
lab-and = { $before } y { $last }
lab-refused = No se permite. { $why }
lab-refused-action = Rechazado: “{ $action }”.
lab-not-covered = { $who }: { $amount } no quedaron cubiertos y se devuelven.
lab-in-this-order = En este orden
lab-everybody-ends-with = Cada uno, con cuotas
lab-fees = Cobrado: { $bank } de la banca, { $players } de los jugadores.
lab-because = Porque
lab-book-silent = El libro no dice nada aquí. Nuestra decisión { $id }:
lab-whole-round = La ronda entera, paso a paso
lab-what-if = ¿Y si …?
lab-keep = Guardar esta respuesta para comparar
lab-kept = Guardada
lab-drop-kept = Soltarla
lab-now = Ahora
lab-elsewhere = En otras casas
lab-rule-changed = Con otra regla
lab-rule-none = Como está publicada
lab-rule-natural = Un natural paga 3 a 2
lab-rule-both-over = Los dos se pasan: siempre gana la banca
lab-rule-surrender = Sin rendición
lab-rule-soft = La banca se planta con 17 suave
lab-rule-buster = Buster se liquida después de todas las apuestas
lab-pass-on = Compartir
lab-copy-link = Copiar el enlace
lab-copied = Copiado
lab-link = El enlace
lab-show-code = Mostrar como código
lab-code = Un código que lee la cámara de un teléfono: lleva a esta situación.
lab-print = Imprimir
lab-save-file = Guardar como escenario
lab-open-file = Abrir un escenario
lab-version = { $house }, { $name } · reglamento { $version }
lab-other-version = Este enlace se hizo con otra versión del reglamento ({ $version }): la decisión es según la que está aquí.
lab-link-broken = Este enlace no está completo: algo se perdió en el camino.
lab-wrong-file = Este archivo no se puede consultar aquí: { $why }
lab-lab = El laboratorio
lab-nothing-under-way = En esta mesa no hay ronda ni mano en curso. Las terminadas se consultan desde su historial.
lab-not-our-rulebook = Esta mesa se reparte con un reglamento que el árbitro no tiene aquí.
lab-blackjack = Blackjack
lab-poker = Póker
lab-rules-title = Laboratorio de reglas
lab-rules-purpose = Cambie una regla y vea de inmediato, por el análisis exacto, cuánto le cuesta al jugador, cuánto le deja a la banca y qué cambia en el mejor juego.
lab-rules-keys = Las reglas
lab-key-natural = Un natural paga
lab-key-soft-17 = La banca pide con 17 suave
lab-key-both-over = Los dos se pasan
lab-key-surrender = Rendirse
lab-key-double = Doblar con
lab-key-double-for-less = Doblar por menos
lab-key-double-after-split = Doblar tras dividir
lab-key-split-tens = Dieces que forman par
lab-key-split-hands = Manos al dividir
lab-key-split-hands-tens = Al dividir dieces
lab-key-split-hands-aces = Al dividir ases
lab-key-split-aces-one-card = Ases divididos: una carta
lab-key-must-stand = Debe plantarse con
lab-key-must-hit = Debe pedir hasta
lab-key-peek = Mirar debajo de
lab-key-insurance = Seguro
lab-save-toml = Guardar como archivo de la casa
lab-open-table = Abrir una mesa con ella
lab-opened = { $name } está abierta.
lab-go-there = Ir ahí
lab-costs = Lo que cuesta
lab-player-expects = La apuesta del jugador
lab-bank-expects = La banca, por apuesta
lab-buster-expects = Una apuesta Buster
lab-priced = Por unidad apostada, con el mejor juego, { $decks } mazos, antes de cuotas; calculado en { $ms } ms.
lab-with-fees = Con las cuotas de la primera tabla de cobros
lab-wager = Apuesta
lab-fee = Cuota
lab-net = Neto
lab-break-even = La banca sale a la par
lab-break-even-from = Acción desde { $from }, cuota { $fee }: a partir de { $action }
lab-break-even-never = Acción desde { $from }, cuota { $fee }: no dentro de este tramo
lab-chart = Mejor juego con dos cartas
lab-chart-moved =
    { $moved ->
        [0] Como está publicado.
        [one] Una jugada es distinta de lo publicado.
       *[other] { $moved } jugadas son distintas de lo publicado.
    }
lab-was = { $is }, ya no { $was }
lab-other-keys = Todas las demás claves del archivo
lab-side-by-side = Lado a lado
lab-compare = Comparar las casas
lab-as-changed = Con el cambio
lab-decks = Mazos
lab-never = nunca
lab-breaks-even-from = La banca sale a la par desde una acción de
lab-sweep = Barrido
lab-sweep-over = Sobre los valores de
lab-sweep-and = y de
lab-sweep-nothing = nada más
lab-sweep-go = Calcular todos
lab-sweep-done = { $done } de { $all } calculados…
lab-sweep-plot = Lo que vale la apuesta del jugador, según los valores de: { $key }
lab-yes-no =
    { $is ->
        [yes] sí
       *[no] no
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = Meta
lab-key-aces-as-eleven = Ases que pueden contar 11
lab-key-must-stand-from = Debe plantarse desde
lab-key-bank-stands-on = La banca se planta con
lab-key-win-pays = La mano más cercana paga
lab-key-tie = Igual de cerca
lab-key-tie-pays = Un empate paga
lab-nearest-ends = Cómo se comparan las manos, lo más cerca de { $target }
lab-nearest-exact = Mejor juego con las cartas exactas
lab-nearest-by-chart = Mejor juego según la tabla
lab-nearest-nearer = El jugador está más cerca
lab-nearest-tied = igual de cerca
lab-nearest-farther = la banca está más cerca
lab-nearest-chart = La mejor tabla por total que decide
lab-nearest-legend = H pedir, S plantarse
lab-nearest-total =
    { $soft ->
        [yes] { $total } suave
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] { $total } suave como { $scored }
       *[no] { $total } como { $scored }
    }
lab-nearest-two-cards = Dos cartas por su valor exacto
lab-nearest-two-cards-says = Cada par de cartas que deja elegir, con la mejor jugada; al lado está lo que vale cada una.

## Legal profiles in the rule lab

lab-profile = Comparado con un perfil
lab-profile-purpose = Cláusulas de ley y de práctica, una por una. Nada de esto es asesoría legal: cada una dice dónde se encontró y qué tan segura es.
lab-profile-which = Qué perfil
lab-profile-status = Estado: { $status }.
lab-profile-answer =
    { $answer ->
        [pass] cumple
        [fail] no cumple
        [undecided] sin decidir
       *[other] no aplica
    }
lab-profile-player = Jugador
lab-profile-mend = El cambio más cercano:
lab-profile-mended = Todos estos cambios juntos:
lab-profile-keys = { $n } claves
lab-profile-still = No cumple de todos modos: { $failing }.
lab-profile-apply = Cambiarlo
lab-profile-pricing = Se está calculando lo que cuesta…
lab-profile-free = No cambia ningún precio.
lab-profile-costs = La apuesta del jugador queda en { $ev }, un cambio de { $by }.
lab-profile-source =
    { $source } · { $sure ->
        [V] visto en el texto mismo
        [S] una fuente secundaria seria
        [S-q] una fuente secundaria que lo cita
        [S-x] las fuentes se contradicen
        [L] una fuente poco confiable
        [M] de memoria
       *[I] deducido
    }

## The bank in the rule lab

lab-bank-chair = La banca en una mesa
lab-bank-chair-says = Una banca que tal vez no cubra todo, y lo que pierde cada asiento según el orden de liquidación. Lo exacto es exacto; la cobertura, las variaciones y el riesgo son simulados, con sus errores estándar.
lab-circles = Círculos con apuesta
lab-each-wager = Apuesta en cada uno
lab-each-buster = Buster en cada uno
lab-bank-wager = Apuesta de la banca
lab-sit-in-bank = Sentarse en la banca
lab-simulated = Simulado hasta ahora
lab-simulating = { $rounds } rondas repartidas…
lab-simulated-rounds = { $rounds } rondas repartidas.
lab-if-covered = Esperado por ronda si todo está cubierto (exacto)
lab-bank-wins = Lo que esta banca gana por ronda
lab-after-fee = Después de su cuota de { $fee }
lab-round-swings = Una ronda varía
lab-broken = La banca pierde hasta la última ficha en
lab-short = Algo queda sin acción en
lab-uncovered = De todas las apuestas, sin acción
lab-session = En { $hours } horas, { $rounds } rondas
lab-bankroll = Fondo que aguanta en 19 de 20 sesiones
lab-bankroll-99 = En 99 de 100
lab-ruin = Se pierden { $amount } en una sesión con
lab-seats-of-settlement = Asientos por orden de liquidación
lab-seats-plot = Lo que gana o pierde por ronda el círculo que se liquida primero, segundo y así, con dos errores estándar a cada lado
lab-seats-says = Un círculo que se liquida tarde puede encontrar que ya no queda nada de la banca cuando ganó.
lab-settled =
    { $place ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
        [6] sexto
       *[other] último
    }
