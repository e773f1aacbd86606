## Latin American Spanish: what the figures of the machine room count (`/metrics`), and what `/healthz` says of the books.

metrics-help = { $figure ->
    [tables] Mesas en marcha.
    [sockets] WebSockets abiertos.
    [seats_taken] Asientos con alguien, incluidos los programas.
    [rounds_total] Rondas jugadas.
    [actions_total] Comandos cumplidos.
    [refusals_total] Comandos rechazados.
    [nonsense_total] Mensajes sin sentido.
    [connections_refused_total] Conexiones que estaban de más.
    [drop_dollars] Lo que hay en todos los buzones del drop.
    [ledger_balance_cents] La suma de todas las cuentas: cero.
    [commits_total] Escrituras en los libros.
    [database_away] 1 mientras no se llega a la base de datos.
    [books_checked_timestamp_seconds] Cuándo empezó la última revisión de los libros, en segundos desde 1970.
    [books_wrong] Cuántas cosas no cuadran en los libros según la última revisión; 1 donde no se pudo hacer.
    [nodes] Nodos presentes.
    [pits] Pits que tiene este nodo.
    [house] 1 donde este nodo tiene el libro de la casa.
    [questions_open] Lo que se preguntó a mesas de otros nodos y no se ha contestado.
    [bus_away] 1 mientras no hay bus, o este nodo no pudo decir que está ahí.
   *[commit_seconds] De una decisión al disco.
  }
metrics-books-checked = { $wrong ->
    [0] la última revisión de los libros leyó { $records } registros, y todo cuadra
    [one] la última revisión de los libros leyó { $records } registros, y 1 cosa no cuadra
   *[other] la última revisión de los libros leyó { $records } registros, y { $wrong } cosas no cuadran
  }
metrics-books-unchecked = no se pudo hacer la última revisión de los libros
