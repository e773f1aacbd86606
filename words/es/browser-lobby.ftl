# Latin American Spanish: the lobby.
lobby-floor = Floor
lobby-tables-people-roles = mesas, personas y roles
lobby-open-run-close-tables = abrir, manejar y cerrar mesas
lobby-cage = Caja
lobby-read-its-book = leer su libro
lobby-books = Libros
lobby-drop-player-dealers-shuffles = drop, jugadores-banca, barajadas
lobby-drop-day = el drop del día
lobby-lobby = Lobby
lobby-all-tables-room-pick-one = Todas las mesas de la sala. Elija una, elija un asiento y juegue con fichas ficticias contra otros jugadores: en cada mesa de blackjack uno de ellos es la banca.
lobby-never-played = ¿Nunca ha estado en una sala de cartas?
lobby-play-introduction = Juegue dos rondas en medio minuto
lobby-no-introduction = No, gracias
lobby-friends = Jugar con amigos
lobby-work = Su trabajo
lobby-tables-deal = Mesas que usted reparte
lobby-deal-on = Seguir repartiendo
tap-in = Tomar la mesa
tap-relieve = Relevar a { $name }
lobby-who-deals = reparte { $name }
tap-you-leave = Ahora reparte en { $table }: al tomar otra mesa, la deja.
lobby-no-table-dealt-hand-now = Ahora ninguna mesa se reparte a mano. El floor abre una.
lobby-new-here = ¿Primera vez aquí?
lobby-play = Jugar { $title }
lobby-fees = Cuotas: { $fees }
lobby-floor-called = Se llamó al floor: “{ $text }”
lobby-watch = Mirar
lobby-no-table-open-floor-opens = No hay mesas abiertas. El floor abre una.
lobby-looking-round-room = Mirando la sala …
lobby-issue-redeem-correct = entregar, canjear, corregir
lobby-seats = { $title } · { $t } · { $taken } de { $seats } asientos{ $paused ->
    [yes] { " " }· en pausa
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }, { $first }: { $taken } de { $seats } asientos ocupados{ $banked ->
    [yes] , alguien tiene la banca
   *[no] { "" }
  }. Usted recibe fichas ficticias; nada cuesta dinero.
lobby-taken = { $taken } de { $seats } asientos
lobby-closing = cerrando
lobby-waiting = { $waiting } en espera
lobby-none-yet = { $game ->
    [blackjack] todavía sin rondas
   *[poker] todavía sin manos
  }
lobby-dealt-person = reparte una persona
lobby-all = Todo
lobby-blackjack = Blackjack
lobby-board = Hold’em y Omaha
lobby-stud = Stud
lobby-draw = Draw y lowball
lobby-families = Juegos
lobby-search = Buscar mesas
lobby-order = Orden
lobby-by-table = Por mesa
lobby-by-low = Límites más bajos
lobby-by-high = Límites más altos
lobby-by-company = Más jugadores
lobby-by-average = Bancas y botes más grandes
lobby-open-seat = Asiento libre
lobby-found = { $n ->
    [0] Ninguna mesa
    [one] Una mesa
   *[other] { $n } mesas
  }
lobby-nothing-found = Ninguna mesa es así. Quite algo de la búsqueda.
lobby-average = { $game ->
    [blackjack] banca
   *[poker] bote
  } { $amount }
lobby-join = Entrar
lobby-your-seats = Sus asientos
lobby-chips-counted = { $wallet } en su billetera y { $tables } delante de usted en las mesas.
lobby-before-you = { $chips } delante de usted
lobby-back-to-seat = Volver a mi asiento
lobby-live = En vivo
lobby-live-watch = Mirar esta mesa
lobby-live-play = Tomar asiento
