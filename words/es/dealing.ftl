## Latin American Spanish: what the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = Baraje y corte; luego empiece la mano { $number }.
task-too-few = Espere: una mano necesita dos jugadores con fichas.
task-over = La mano terminó.
task-bet = Espere al asiento { $seat }: { $choices }.
task-draw = Pregunte al asiento { $seat } cuántas cartas quiere.
task-clear = Espere hasta que cada jugador haya tirado una carta; luego diga “todas las manos listas”.
task-all-clear = Todas las manos están listas: diga “todas las manos listas”.
task-show = El asiento { $seat } muestra: nombre { $count ->
    [1] su carta tapada
   *[other] sus { number-in-words } cartas tapadas
  }.
task-burn = Queme una.
task-burn-before-draw = Queme una antes del cambio.
task-board = { $burn ->
    [yes] Queme una, voltee { number-in-words }: el { $street }.
   *[no] Voltee { number-in-words }, sin quemar: el { $street }.
  }
task-up = { $burn ->
    [yes] Queme una; dé
   *[no] Dé
  } al asiento { $seat } su { nth-in-words } carta, descubierta.
task-off-the-top = { $burn ->
    [yes] Queme una; dé
   *[no] Dé
  } al asiento { $seat } la siguiente carta de arriba, tapada.
task-kill = Todos tienen dos cartas: espere un kill, luego reparta { number-in-words } más a cada uno, tapadas.
task-down = { $burn ->
    [yes] Queme una; dé
   *[no] Dé
  } la { nth-in-words } carta tapada al asiento { $seat }.
task-down-around = { $burn ->
    [yes] Queme una; dé
   *[no] Dé
  } a cada jugador { $count ->
    [1] una carta tapada
   *[other] { number-in-words } cartas tapadas
  }, primero al asiento { $seat }.
task-down-list = { $burn ->
    [yes] Queme una; reparta
   *[no] Reparta
  } tapadas: { $list }.
task-down-each = { number-in-words } al asiento { $seat }
task-common = { $burn ->
    [yes] Anuncie que no alcanzan las cartas; queme una y voltee una carta común: es la séptima de todos.
   *[no] Anuncie que no alcanzan las cartas y voltee una carta común: es la séptima de todos.
  }
task-scramble = { $of ->
    [own-kept-out] No quedan cartas: baraje las manos retiradas, los descartes de los demás y las quemadas.
    [waiting-kept-out] No quedan cartas: baraje las manos retiradas, las quemadas y los descartes de quienes ya tienen sus cartas.
   *[last-card] No alcanzan las cartas: revuelva la última carta con las quemadas, y corte.
  }

## What a player may do, as a dealer says it.

task-check = pasar
task-call = igualar { $amount }
task-bring-in = bring-in de { $amount }
task-raise = { $first ->
    [yes] apostar
   *[no] subir a
  } { $amounts }
task-fold = retirarse
task-amount = { $amount }
task-between = { $least } a { $most }
task-or = { $others } o { $last }

## Numbers, as far as a table needs them in words.

number-in-words = { $count ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] { $count }
  }
nth-in-words = { $nth ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
   *[other] siguiente
  }

## Tables with real chips (ROOM-16).

room-real-chips = las fichas reales necesitan una persona que reparta, y nada de programas
room-no-real-chips = Eso es para mesas con fichas reales: aquí cada quien trae las suyas.
room-no-one-there = Nadie está en el asiento { $seat }.
room-no-another-deals = Aquí reparte { $name }: primero tome la mesa.
room-no-seat-for-them = Esa persona no se sienta aquí ahora: llame al floor.
room-no-retract-leaving = Quien hizo esa jugada se está yendo y ya no se le pregunta: llame al floor.
room-no-retract-collected = El cobro de esa jugada ya está en la ranura: llame al floor.
room-no-declaring = Las fichas se declaran en el blackjack con fichas reales, por quien juega por un proveedor externo, y nunca menos que nada.
room-no-count = En póker primero se cuentan las fichas que alguien trae.
room-no-wallets = En esta mesa se juega con fichas reales: el dealer le da su asiento.
bj-named-again = El dealer nombra de nuevo la última carta del círculo { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }: se nombró { $was }, es { $card }.
bj-named-again-bank = El dealer nombra de nuevo la última carta de la banca: se nombró { $was }, es { $card }.
bj-retracted = El dealer retira lo último que se anotó para el círculo { $seat }{ $hand ->
    [0] { "" }
   *[other] , mano { $hand }
  }: { $what ->
    [hit] pedir carta
    [stand] plantarse
    [double] doblar
    [split] dividir
    [surrender] rendirse
   *[insurance] la respuesta sobre el seguro
  } se anotó por error.
bj-ruled-reversed = El floor revierte la última liquidación: lo que se pagó y se recogió está otra vez en el paño, y la ronda sigue desde ahí.
bj-cut-card = Salió la carta de corte: el zapato se baraja después de esta ronda.
bj-no-last-card-counts = { $card } no es la última carta, o ya hay algo que depende de ella: llame al floor.
bj-no-move-to-take-back = Nada de lo anotado para el círculo { $seat } se puede retirar: ya tuvo consecuencias, o no fue la última jugada. Llame al floor.
bj-no-shoe-names-its-cards = La barajada dice qué salió: aquí nadie nombra cartas.
bj-no-settlement-to-reverse = No hay liquidación que revertir. Se puede revertir donde reparte una persona, hasta que empiece la siguiente ronda, mientras no se barajen las cartas y no se haya ido nadie que estuvo en ella.
bj-no-played-otherwise = Con { $card } ahí la ronda se habría jugado de otra manera. El floor decide sobre la apuesta, o anula la ronda.
bj-no-cut-card = La carta de corte sale una sola vez, en una ronda que reparte una persona.
hand-named-again = el dealer nombra de nuevo su última carta: se nombró [{ $from }], es [{ $to }]
hand-retracted = el dealer retira lo último que se anotó para { $who_is ->
    [you] usted
   *[other] { $who }
  }: se anotó por error
hand-counted = el dealer cuenta las fichas que le quedan { $who_is ->
    [you] a usted
   *[other] a { $who }
  }: { $chips }
hand-reversed = se revierte la liquidación: las fichas vuelven a donde estaban, y la mano sigue desde ahí
poker-no-last-card-counts = { $card } no está entre las últimas cartas, o ya hay algo que depende de ella: llame al floor.
poker-no-move-to-take-back = nada de lo anotado para { $who } se puede retirar: ya tuvo consecuencias, o no fue la última jugada; llame al floor
poker-no-settlement-to-reverse = no hay liquidación que revertir: se puede revertir donde reparte una persona, hasta que empiece la siguiente mano, mientras todos los que estuvieron en ella sigan sentados ahí con las mismas fichas
floor-reverses-hand = El floor revierte la liquidación de la última mano: las fichas vuelven a donde estaban, y la mano sigue desde ahí.
room-no-say-so-first = { $what ->
    [collected] Primero el cobro: { $amount } a la ranura. Dígalo cuando esté hecho.
   *[paid] Primero se paga a todos. Dígalo cuando esté hecho.
  }
room-no-nothing-to-say = { $what ->
    [collected] No hay cobro pendiente.
   *[paid] Nadie espera que le paguen.
  }
room-collection-due = Cobro: { $amount } a la ranura.
room-dealer-said = { $by }: { $what ->
    [collected] el cobro ya está en la ranura.
   *[paid] ya se pagó a todos.
  }
room-shuffler = una barajadora continua necesita una persona que reparta blackjack
bj-no-cut-card-continuous = Una barajadora continua no tiene carta de corte: las cartas de cada ronda vuelven a ella.
