## The day: past rounds, the bank, the playing book, hours.
day-past = Rondas pasadas
day-bank = Rotación de la banca
day-provider = Libro de juego
day-hours = Horas jugadas
day-any = Todas
day-yes = Sí
day-no = No
day-table = Mesa
day-tables = Mesas
day-from = Desde el día
day-from-time = Desde la hora
day-to = Hasta el día
day-to-time = Hasta la hora
day-person = Persona
day-seat = Asiento
day-number = Número de ronda o mano
day-least = Apostado, ganado o perdido: al menos
day-most = Apostado, ganado o perdido: como máximo
day-ruled = Con decisión
day-voided = Anulada
day-programs = También programas
day-no-programs = Se omiten las rondas en que solo jugaron programas.
day-look = Ver
day-csv = En CSV
day-day = Día
day-span = Días de juego { $from } a { $to }
day-unread = Los libros todavía se están leyendo: faltan { $unread } registros. Vea otra vez en un momento.
day-when = Terminó
day-who = Quién
day-round = { $poker ->
    [yes] Mano { $number }
   *[no] Ronda { $number }
  }
day-marks = Marcas
day-see = Ver
day-part = { $kind ->
    [bank] Asiento { $seat }, banca: { $name }
   *[play] Asiento { $seat }: { $name }
  }{ $third ->
    [yes] {" "}(proveedor externo)
   *[no] {""}
  }, { $kind ->
    [bank] puso { $staked }
   *[play] apostado { $staked }
  }
day-is-voided = Anulada
day-is-ruled = Con decisión
day-mark = { $mark ->
    [reversed] Revertida
    [corrected] Carta corregida
    [disputed] Disputada, con decisión
    [dispute_open] Disputada, sin decisión todavía
    [called] Se llamó al floor y vino
   *[call_open] Se llamó al floor, no ha venido todavía
  }
day-dealt-by = Repartió { $dealer }
day-replay = Repetición
day-replay-of = Repetición de { $round }, que terminó a las { $at }
day-picture = Imagen
day-none = No hay ninguna ronda así.
day-further = Más atrás
day-looked-for = Se buscó: { $what }
day-criterion = { $what }: { $value }
day-looked-all = Todas las rondas, las últimas primero
day-sum-of = { $name }, en { $rounds } de las rondas listadas: ganó { $won }, perdió { $lost }, en total { $result }
day-listed = { $more ->
    [yes] Están las últimas { $rounds }; hay anteriores.
   *[no] En la lista: { $rounds }.
  }
day-bank-why = A quién se le ofreció la banca y quién la tomó. El tiempo más largo es aquel en que tuvieron la banca menos de dos personas, sin contar proveedores externos, o menos de las que pide la casa.
day-rounds = Rondas
day-bankers = Quién tuvo la banca
day-banker = { $name }{ $third ->
    [yes] {" "}(proveedor externo)
   *[no] {""}
  }: { $hands }
day-one = { $name }{ $third ->
    [yes] {" "}(proveedor externo)
   *[no] {""}
  }
day-taken = Tomada
day-declined = Rechazada
day-clock = Se agotó el tiempo
day-passed = Saltado, sin preguntar
day-longest = Más largo, min
day-offers = Ofertas
day-offers-of = Ofertas en la mesa { $table }, { $name }, { $day }
day-no-bank = A nadie se le ofreció una banca.
day-offered = Se ofreció
day-answered = Se contestó
day-answer = En qué quedó
day-answer-is = { $answer ->
    [taken] tomada
    [declined] rechazada
    [clock] se acabó el tiempo
   *[passed] se dejó pasar, sin preguntar
  }
day-put-up = Puso
day-provider-why = Cada sesión de la gente de un proveedor externo. El gerente anota aquí la empresa y el gafete.
day-provider-declared = En una mesa con fichas reales declaran las fichas que traen cuando el dealer los sienta; lo que agregan o se llevan se anota en la consola del dealer, en “Alguien se levanta”. Lo que nadie declaró queda “sin contar”.
day-company = Empresa
day-badge = Gafete
day-came = Llegó
day-went = Se fue
day-still-there = sigue ahí
day-chips-in = Fichas al llegar
day-added = Agregó
day-chips-out = Fichas al irse
day-not-counted = sin contar
day-result = Resultado
day-fees = Cuotas
day-banked = Banca
day-no-sessions = Ninguna sesión en estos días.
day-hours-why = Cuánto tiempo estuvo la gente en las mesas. Dos mesas a la vez cuentan una vez.
day-hours-minutes = Horas
day-nobody-sat = Nadie se sentó en una mesa.
lists-purpose = Quién espera asiento, con cuenta o sin ella, por juego y límite. Quien está en una mesa y prefiere otra también se anota, por su nombre, y sigue siendo la misma persona: el dealer de allí la levanta.
lists-add = Agregar a alguien
lists-added = { $name } está en la lista.
lists-name = Nombre
lists-game = Juego y límite
lists-put = Poner en la lista
lists-since = desde las { $at }
lists-sits = está en la mesa { $table } y prefiere cambiarse
lists-was-called = se le llamó a las { $at }
lists-on-the-way = va a la mesa { $table }, { $name }: { $seat ->
    [0] se sienta por su cuenta, y se le guarda un asiento
   *[other] el dealer le da el asiento { $seat }
  }
lists-off-own = { $name } ya no está en la lista. En la mesa { $table } cada quien se sienta con su propia cuenta.
lists-up = Subir
lists-up-of = { $name }, un lugar más arriba
lists-down = Bajar
lists-down-of = { $name }, un lugar más abajo
lists-call = Llamar
lists-seat = Sentar en la mesa { $table }
lists-off = Quitar de la lista
lists-none = Nadie espera.
lists-no-table = Ya no hay ninguna mesa abierta de este juego y límite.
lists-must-move = Mesas must-move
lists-must-move-why = Una mesa alimenta a otra: cuando hay un asiento libre, se cambia quien lleva más tiempo ahí.
lists-move-now = Enviar ahora a { $name } a la mesa { $to }
lists-move = De la mesa { $from }, { $from_name }, a la { $to }, { $to_name }.
lists-next = Sigue: { $name }{ $known ->
    [yes] , ahí desde las { $since }
   *[no] {""}
  }.
lists-nobody-there = Ahí no hay nadie.
lists-free = { $free ->
    [0] No hay asientos libres.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
  }
lists-no-more = Ya no
lists-feeds = Esta mesa
lists-main = alimenta a esta
lists-set = Guardar
lists-uneven = Mesas desparejas
lists-mine-why = El floor le llama cuando hay un asiento libre.
lists-mine-place = { $list }: { $before ->
    [0] sigue usted.
    [one] hay una persona antes que usted.
   *[other] hay { $before } personas antes que usted.
  }
lists-mine-called = El floor le llama.
lists-mine-put = Apuntarme en la lista
day-provider-enter = Anotar
day-provider-set = La empresa y el gafete quedaron anotados.
day-few-bank = Muy pocas personas han tenido la banca desde las { $since }. { $over ->
    [yes] El tiempo venció a las { $until }.
   *[no] El tiempo vence a las { $until }.
  }{ $closes ->
    [yes] {" "}Entonces la mesa se cierra al terminar la ronda.
   *[no] {""}
  }
day-link = El día
lists-link = Listas de espera
exams-link = Exámenes
