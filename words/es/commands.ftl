## Latin American Spanish: what the command line says, and why a command did not do what it was asked for.

command-at = { $place }: { $why }
command-unsound = { $problems }
command-refused = { $why } ({ $clause })
command-differs = el árbitro y el simulador difieren: { $why }
command-place = { $place }: { $why }
archive-what = Diga qué hacer: --before empaca, --remove saca de los libros vivos lo ya empacado, --list y --check miran los archivos históricos.
archive-nothing = No hay nada sellado antes de ese día que no esté ya en un archivo histórico.
archive-row = { $file }: { $records } registros, { $from } a { $to }, { $bytes } bytes{ $state ->
    [broken] : no está como se empacó
   *[sound] { "" }
  }
archive-removed = Se sacaron { $records } registros de los libros vivos; se leen de los archivos históricos.
command-backed-up = { $bytes } bytes están en { $to }. `cardroom verify` lo revisa.
command-restored = { $copy } está en el lugar de los libros: { $books }. `cardroom verify` lo revisa.
command-kept = Lo que había se guarda como { $kept }.
command-restore-file = Una copia se restaura en una carpeta: { $address } es una base de datos. PostgreSQL restaura las suyas con psql o pg_restore.
command-in-doubt = La sala se detuvo: { $why }. Revise el disco, y luego abra la sala otra vez.
command-backup-exists = { $to } existe: una copia de seguridad nunca escribe encima de nada.
command-no-database = --database lleva una dirección como postgres://user@host/name; la carpeta { $text } se da con --data
command-books-twice = Nombre los libros una vez: tal cual, con --data, o con --database.
command-no-books = No hay libros en { $file }.
command-sound = { $rulebook }: correcto
command-sound-template = { $rulebook }: correcto como plantilla; antes de repartirlo la sala de cartas debe elegir (D10):
command-no-clause = No hay cláusula { $id }. `cardroom clause` las muestra todas.
command-no-language = “{ $language }” no es un idioma que se hable aquí. Se hablan { $ours }.
command-clause-source = Fuente: { $source }
command-clause-by-people = El programa no lo impone: { $why }
command-step-refused = Rechazado: "{ $step }". { $why }
command-no-text = no es texto UTF-8
command-standard-input = entrada estándar
command-unusable = el reglamento no se puede usar
    { $why }
command-impossible = { $file }: atención: más { $card } de los que { $decks ->
    [one] tiene { $decks } mazo
   *[other] tienen { $decks } mazos
  }
collusion-round = mesa { $table }, desde el registro { $from }, { $day }
collusion-found = { $found ->
    [0] Nada que valga la pena ver.
    [one] { $found } hallazgo. No prueba nada: vea las rondas.
   *[other] { $found } hallazgos. No prueban nada: vea las rondas.
  }
command-exported = { $records } registros y { $rounds } rondas están en { $out }.
command-export-exists = { $out } existe: una exportación nunca escribe encima de nada.
command-no-table = No hay nada de la mesa { $table } en { $books }.
command-unopened = el libro de la casa no dice que la mesa { $table } se abriera
command-no-limit = mesa { $table }: su límite no está en su archivo de la casa
command-sign-limit = { $rulebook } no tiene ese límite; tiene { $has } (HE-2)
command-sign-blackjack = { $rulebook } es blackjack: sus límites vienen con --schedule (RND-4)
command-sign-schedule = { $rulebook } no tiene opción de cobro { $option }; tiene { $options ->
    [0] ninguna
   *[other] { $has }
  } (RND-4)
command-wrote = se escribió { $file }
command-no-number = { $text } no es un número
command-within = más de 0, entre { $least } y { $most }
command-no-rank = “{ $part }” no es como 5=20: un rango y cuántas quedan
command-rank-twice = “{ $part }”: ese rango se nombra dos veces
command-rank-full = “{ $part }”: solo hay { $full } en un zapato completo
command-whole-number = un número entero entre 1 y 1e15
command-fresh-shoes = una simulación empieza con zapatos nuevos: --composition y --without son para odds
command-connected = { $players } jugadores conectados en { $seconds } s
command-flood-here = las conexiones que solo ocupan lugar se hacen solo a esta máquina, por su dirección como 127.0.0.1:8080, y no a { $server }
command-no-answer = el servidor no responde
command-no-guest = sin invitado: { $body }
command-gone = el servidor ya no está
command-levels = log = "{ $text }": una bitácora dice error, warn, info, debug o trace, y lo que viene antes
command-decision = decision_seconds = { $seconds }: una decisión toma de 1 segundo a una hora
command-tls-pair = Un certificado necesita su llave, y una llave su certificado: --tls-cert y --tls-key.
command-node-name = “{ $name }” no puede ser el nombre de un nodo: letras, dígitos, - y _, 32 como máximo.
command-net = “{ $text }” no es una dirección ni una red de direcciones, como 192.0.2.7 o 10.0.0.0/8.
command-time-of-day = “{ $text }” no es una hora del día: 04:30
command-metrics = Las cifras para el cuarto de máquinas están en { $link }
command-no-listening = no se puede escuchar en { $address }: { $why }
command-not-opened = La sala todavía no estaba abierta, y no se abre.
command-claim = Una sola vez, para la cuenta del gerente: { $link }
command-open = La sala está abierta en { $link } con { $tables } mesas. Solo dinero ficticio.
command-no-signals = no se pueden recibir señales: { $why }
command-closed = La sala está cerrada. Cada mano está donde estaba.
command-hurried = se le pidió parar dos veces y no esperó
command-no-time = no hubo tiempo para ello
command-closed-waiting = La sala está cerrada. { $tables ->
    [one] 1 mesa todavía esperaba
   *[other] { $tables } mesas todavía esperaban
  } los libros ({ $why }): nada de lo confirmado se pierde, y el próximo arranque sigue desde lo escrito.

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · { $rounds } rondas de un círculo de { $shoes } zapatos en { $seconds } s ({ $speed } millones por segundo)
sim-simulated = simulado
sim-compared = (rondas antes de que la carta de corte pueda importar: { $rounds })
sim-exact = exacto
sim-apart = a { $errors } errores estándar
sim-all-rounds = todas las rondas
sim-swing = desviación estándar de una ronda { $sd }
sim-table = { $rulebook } · { $decks } · { $circles } círculos de { $wager } con { $buster } de Buster contra una banca de { $bank } · { $rounds } rondas en { $seconds } s
sim-bank-wins = la banca gana
sim-bank-wins-of = { $mean } ± { $error } dólares por ronda (desviación estándar { $sd }); { $covered } si todo estuviera cubierto
sim-fees = cuotas por ronda
sim-fees-of = banca { $bank }, jugadores { $players } (opción { $option })
sim-uncovered = sin cubrir
sim-uncovered-of = { $share } de todas las apuestas; algo en { $short } de las rondas; banca agotada en { $broken }
sim-circles-lose = los círculos pierden
sim-uncovered-there = sin cubrir ahí
sim-referee = árbitro
sim-alike = { $rounds } rondas liquidadas igual, apuesta por apuesta
equity-head = { $column ->
    [equity] equity
    [high] alta
    [low] baja
    [scoop] todo
    [part] parte
    [win] gana
    [tie] empata
   *[hand] mano
  }
equity-exact = exacto: los { $deals } repartos en { $seconds } s
equity-random = { $deals } repartos al azar en { $seconds } s; ± es la mitad de un intervalo del 95 %
equity-discards = { $how }; los descartes (CP-1) conservan las dos cartas que rinden más contra manos al azar
rank-nothing = nada
rank-whole = todo el bote
rank-half = la mitad del bote
rank-quarter = un cuarto del bote
rank-share = { $share } del bote
rank-high = alta: { $hand }  ({ $cards })
rank-low = baja: { $hand }  ({ $cards })
round-over-round = En toda la ronda, con cuotas
round-refused = Rechazado:
round-bank = La banca y las apuestas
round-collection = Cobro
round-play = Juego
round-player-dealer = El jugador-banca
round-deal = El reparto
round-seat = Asiento { $seat }
round-settlement = Liquidación
replay-hand = mano { $key }
replay-player = jugador { $number }
replay-stacks = — fichas —
replay-even = tablas
replay-drop = drop: { $drop }
replay-other-stacks = el archivo tiene otras fichas finales (línea { $line }): { $stacks }
replay-refused = rechazado: "{ $action }" (línea { $line }, acción { $number }): { $why }
rank-usual-order = { $id } deja que un full le gane a un color (O-5): las manos se ordenan solo en el orden usual
command-keys-inside = Las llaves de los libros estarían en { $keys }, que está en { $data } con los libros: quien se lleve lo uno tiene los dos. Nombre una carpeta en otro lugar con --keys.
command-lost-written = un sello se escribe NUMBER:HASH o PIT/NUMBER:HASH, con los 64 dígitos de su hash
command-loss-accepted = Está en los libros y firmado: del pit { $pit } se perdieron los sellos después de { $after } y hasta { $lost }.
command-no-seals = { $books }: ninguno de sus sellos está firmado; una sala que se abre los firma
command-sealed = { $seals } sellos en { $to }.
command-seal-line = la línea { $line } no es un sello: { $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = { $path } no está, y { $beside } sí: aquí se guardaban libros, y no se hacen otros en su lugar. Traiga el archivo de vuelta, o una copia con “cardroom restore”; para una sala nueva nombre una carpeta vacía
ledger-emptied = { $path } está vacío: aquí se guardaban libros, o se iban a guardar, y no se hacen otros en su lugar. Traiga el archivo de vuelta, o una copia con “cardroom restore”; para una sala nueva nombre una carpeta vacía
ledger-cut-short = { $path } está cortado: hay { $bytes } de { $of } bytes. Traiga el archivo completo, o una copia con “cardroom restore”
ledger-foreign = { $path } no tiene libros de una sala de cartas, y no se hacen en él. Si es una copia de libros, se tomó sin el archivo -wal que está junto a ellos: tome copias con “cardroom backup”
ledger-other-log = { $path }-wal es de otro archivo que { $path }. Ponga los dos como estaban; una copia se trae con “cardroom restore”, nunca copiándola encima de los libros
command-profile-head = { $rulebook } frente a: { $name }
command-profile-status = Estado: { $status }. { $note }
command-profile-answer = { $answer ->
    [pass] cumple
    [fail] NO CUMPLE
    [undecided] sin decidir
   *[not] no aplica
  }
command-profile-source = Fuente: { $source } ({ $sure })
command-profile-mend = El cambio más cercano: { $changes }. El precio para el jugador queda en { $ev }, { $by }.
command-profile-mend-free = El cambio más cercano: { $changes }. No cambia ningún precio.
command-profile-mended = Todos estos cambios juntos
command-profile-still = Sigue sin cumplir, y ninguna clave lo corrige: { $failing }
command-rules-one-house = un documento tiene las reglas de una sola sala de cartas; nombre reglamentos de la misma casa
programs-head = { $rulebook }, límite { $option }, { $rounds } rondas, cada asiento un programa
programs-line = { $kind ->
    [newcomer] novato
    [regular]  regular
   *[expert]   experto
  } ({ $seats }): { $won } dólares por cien rondas, ± { $error }
command-wager-chips = Una apuesta es una cantidad positiva en fichas enteras de { $chip }.
