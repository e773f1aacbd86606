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
room-no-count = En póker primero se cuentan las fichas que alguien trae.
room-patron = Invitado
room-no-wallets = En esta mesa se juega con fichas reales: el dealer le da su asiento.
