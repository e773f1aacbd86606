# Latin American Spanish: the page of the books.
books-checking = revisando …
books-shuffles-do-not-check-out = ✗ las barajadas { $join } no cuadran
books-shuffles-cards-all-committed = ✓ { $good } barajadas, { $cards } cartas: todo según lo comprometido
books-no-shuffle-been-opened-yet = todavía no se ha abierto ninguna barajada
books-books = Libros
books-what-fell-into-drop-boxes = Lo que cayó en los buzones del drop, lo que los jugadores-banca ganaron o perdieron con sus bancas, y si las barajadas fueron lo prometido. Las cifras vienen de los libros; las revisiones se calculan aquí.
books-drop = El drop
books-day = Día
books-csv = en CSV
books-table = Mesa
books-schedule = Tabla de tarifas
books-rounds = Rondas
books-from-players = De los jugadores
books-from-banks = De las bancas
books-together = En total
books-option = opción { $option }
books-no-fee-been-taken-yet = Todavía no se ha tomado ninguna cuota.
books-day-2 = El día
books-programs = Mesas donde solo juegan programas, aparte
books-player-dealers = Jugadores-banca
books-who-banked = Quién tuvo la banca
books-banked = Banca
books-result = Resultado
books-fees = Cuotas
books-nobody-banked-round-its-end = Todavía nadie ha tenido la banca hasta el final de una ronda.
books-seals = Sellos
books-every-record-carries-hash-one = Cada registro lleva el hash del anterior, y cada escritura se sella. Si los sellos valen lo dice un programa que no comparte nada con el que los escribió. En la máquina de la sala, esté abierta o no:
books-shuffles-rulings = Barajadas y decisiones
books-reads-tables-public-log-checks = Lee la bitácora pública de una mesa: revisa cada barajada que se abrió y da la lista de lo que el floor decidió ahí.
books-not-checked-yet = sin revisar todavía
books-check-all-here = Revisar todo aquí
books-no-rulings-table = No hay decisiones en esta mesa.
books-third-party = { $name } (proveedor externo)
books-replays-every-table-derives-every = { $command } repite cada mesa, deduce de nuevo cada barajada y cada movimiento, e imprime lo que no cuadra. { $folder } es la carpeta con que se inició la sala.
books-record = { $author }: “{ $reason }” · registro { $seq }
books-who-did-what = Quién hizo qué
books-taps-elsewhere = Quién tomó y dejó cada mesa no aparece aquí: está en la hoja de entrega del turno y con cada ronda en las rondas pasadas.
books-read-again = Leer otra vez
books-when = Cuándo (reloj de la casa)
books-who = Quién
books-what = Qué
books-nobody = nadie con sesión
books-nothing-done-yet = Todavía no se ha hecho nada.
books-older = Líneas anteriores
books-kind = Clase
books-kind-all = todo
books-kind-sign-ins = inicios de sesión
books-kind-people = personas, roles, contraseñas
books-kind-tables = mesas
books-kind-rulings = decisiones
books-kind-cage = la caja
books-kind-signatures = segundas firmas
books-kind-settings = ajustes
books-kind-shifts = turnos, conteos
books-only = Solo { $name } ✕
books-only-of = Solo lo que hizo { $name }
books-look-there = Ver la bitácora de la mesa
books-together-title = Quiénes pueden estar jugando juntos
books-together-what = De los últimos siete días: una dirección en una mesa, fichas que van en un solo sentido, manos mejores entregadas. No prueba nada; vea las rondas.
books-together-round = mesa { $table }, { $from }
books-together-none = Nada que valga la pena ver.
books-checks-title = Revisiones de los libros
books-checks-what = La sala revisa sus libros sola una vez al día, desde donde terminó la revisión anterior: hashes, sellos, decisiones, barajadas, cada centavo. `cardroom verify` dice lo que no cuadra, y lee todo.
books-checks-not-made = no se pudo hacer la revisión; la bitácora de la sala dice por qué
books-checks-found = { $records } registros leídos, { $wrong ->
    [0] todo cuadra
    [one] 1 cosa no cuadra
   *[other] { $wrong } cosas no cuadran
  }{ $earlier ->
    [0] .
   *[other] ; { $earlier } anteriores no se leyeron otra vez.
  }
books-cash = Efectivo por persona y día de juego
books-cash-why = Días en que el efectivo de alguien, de entrada o de salida, pasó de un límite de la casa. No es para los ojos del cliente.
books-cash-none = Ningún día pasó de ese límite el efectivo de nadie.
books-cash-person = Quién
books-cash-day = Día de juego
books-cash-in = Efectivo que entró
books-cash-out = Efectivo que salió
books-cash-else = De otra forma
books-cash-shown = Identificación
books-cash-due = Se debe
books-cash-due-name = { $due ->
    [report] un reporte
   *[note] una nota
  }
books-kind-school = exámenes, aprendizaje
