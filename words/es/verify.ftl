## Latin American Spanish: what `cardroom verify` finds in the books.

verify-seal-written = un sello se escribe NUMBER:HASH, o PIT/NUMBER:HASH
verify-seal-number = { $text } no es el número de un sello
verify-seal-hash = del hash hacen falta por lo menos los primeros ocho dígitos hexadecimales
verify-record = { $log ->
    [0] el libro de la casa
   *[other] mesa { $log }
  }, registro { $seq }: { $what }
verify-last-seal = Último sello: { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals } sellos firmados con la llave { $key }.
verify-none-signed = Ningún sello está firmado.
verify-locked = No se repitió: lo que dicen los registros está cerrado, y la llave de los libros no está a mano (--keys). Se revisaron hashes, sellos, firmas y dinero.
verify-since = { $records ->
    [one] No se leyó otra vez: el registro anterior, que una revisión previa encontró
   *[other] No se leyeron otra vez: los { $records } registros anteriores, que una revisión previa encontró
  } en orden. Lo que se haya cambiado en ellos desde entonces, dejando el final de cada bitácora y los sellos como estaban, lo encuentra una revisión sin --since.
verify-since-kept = No se rehicieron: { $kept ->
    [one] un reporte o resumen guardado
   *[other] { $kept } reportes y resúmenes guardados
  } del tiempo anterior. Una revisión sin --since los rehace.
verify-since-seal = Se siguió desde el sello { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }, que todavía está.
verify-since-other = los libros no son aquellos de los que se hizo el punto de control: { $what }. Su historia se escribió de nuevo, o se perdió su final: revíselos sin --since
verify-checkpoint = { $file } es el punto de control para una revisión con --since.
verify-checkpoint-damaged = no es un punto de control, está dañado, o es de libros con otras llaves
verify-checkpoint-other = este punto de control lo hizo { $made }, y este es { $is }: revise sin --since, y haga otro
verify-checkpoint-key = un punto de control necesita la llave de los libros, que no está a mano (--keys)
verify-checkpoint-books = un punto de control se hace de libros con sellos firmados, y no de una exportación
verify-key-written = { $text } no es una llave pública: 64 dígitos hexadecimales, o un archivo que los tenga
verify-schema-back = los libros dicen que son del esquema { $schema }, y no lo son
verify-orphans = hay movimientos de él, y no hay tal registro
verify-does-not-open = lo que dice no se abre con la llave de los libros, o es otra cosa
verify-no-cashier = alguien que no es de la caja pasó fichas por el mostrador
verify-nothing-signed = no hay nada firmado
verify-unsigned = no está firmado
verify-signature = no está firmado por la casa
verify-other-key = los libros nombran { $said } como llave de la casa; es { $key }
verify-pit-end = el pit { $pit } no termina con el sello { $number }, como debería
verify-seal-version = el registro { $seq } de la bitácora { $log } no es de su versión
verify-archives-unread = no se puede leer la nota de los archivos históricos
verify-since-archived = el punto de control es más viejo que lo que está en archivos históricos: revise sin --since
verify-turn = no tiene la vez { $turn } de { $wallet }, en el orden en que se selló
verify-turns = { $wallet } ha tenido { $turns } veces, y se dice que ha tenido { $said }
verify-checked = { $records } registros en { $seals } escrituras selladas, { $postings } movimientos, { $commands } comandos repetidos, { $rounds } rondas, { $cards } cartas.
verify-shuffles = { $shuffles } barajadas: { $revealed } deducidas de semillas reveladas, { $kept } de semillas que se guardan en privado, { $unknown } cuya semilla no está aquí.
verify-cuts = { $cuts ->
    [one] 1 corte
   *[other] { $cuts } cortes
  } de quienes jugaron{ $voided ->
    [0] .
   *[other] ; { $voided } quedaron sin efecto.
  }
verify-editions = { $commands } de los comandos se decidieron con la edición { $edition } de las reglas, distinto de ahora.
verify-wrong = no cuadra: { $what }
verify-verdict = { $wrong ->
    [0] Todo cuadra.
    [one] 1 cosa no cuadra.
   *[other] { $wrong } cosas no cuadran.
  }
verify-seal-is = el sello { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } es { $is }, y era { $was }
verify-seal-lost = El sello { $number } del pit { $pit } se perdió después del sello { $after }, con una base de datos: está en papel, firmado por la casa, en el registro { $seq } de su libro.
verify-loss-unsigned = dice que se perdió el final de los libros, y la casa no lo firmó
verify-loss-place = dice que se perdió el final de los libros después del sello { $number } del pit { $pit }, y no sigue a ese sello
verify-seal-gone = el sello { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } ya no está: los libros terminan en el sello { $last }
verify-empty = los libros están vacíos: no hay nada que revisar
verify-table = mesa { $log }: { $records } registros, { $rounds } rondas
verify-unread = no se puede leer: { $why }
verify-unreadable = no se puede leer
verify-corrects-nothing = no corrige ninguna entrada, o una ya corregida, o por otra cantidad
verify-unopened = el libro de la casa no dice que se abriera
verify-edition-back = se decidió con la edición { $edition }, después de la edición { $before }
verify-edition-unknown = se decidió con la edición { $edition }, que aquí no se conoce
verify-no-schedule = no hay esa tabla de cobros
verify-decks = tiene un número de mazos que las reglas no conocen
verify-set-up = no se puede montar: { $why }
verify-no-steps = no tiene pasos
verify-otherwise = el árbitro saca otra cosa de { $command }
verify-refused = el árbitro rechaza { $command }: { $why }
verify-lies = { $account } llega a { $held } centavos, y ahí hay { $counted }
verify-drop = las cuentas del drop llegan a { $dropped }, y ahí hay { $lies }
verify-dues = después de esto deben ciegas otros que los que dicen las reglas (HE-7, HE-8, S-15, LB-11)
verify-dealt-in = reciben cartas, o ponen ciegas, otros que los que dicen las reglas (HE-4, HE-7 a HE-10, S-4, S-15, LB-11)
verify-comes-in = no pueden entrar así (HE-7, HE-8, HE-10, LB-11)
verify-moving = por cambiarse se debe otra cosa (HE-10)
verify-coming-back = por volver se debe otra cosa (S-15a)
verify-other-drop = se tomó otro drop
verify-leaves-with = alguien se va con otras fichas que las que tenía
verify-something = pasa otra cosa
verify-more-or-less = pasa más o menos
verify-no-limit = no hay ese límite
verify-otherwise-why = el árbitro saca otra cosa de { $command }: { $why }
verify-no-hand = no empieza ninguna mano
verify-posts = el jugador { $player } pone lo que ninguna cláusula pide (HE-4, HE-8, S-4)
verify-hand-on = empieza una mano mientras hay otra, o con menos de dos jugadores
verify-next-card = { $card } no es la siguiente carta del mazo
verify-kept-deck = la semilla guardada del mazo { $deck } no es la comprometida
verify-cut-unread = un corte que no se puede leer
verify-cut-tip = al jugador { $player } se le pide el corte { $cut } de la barajada { $shuffle } detrás de una punta que no se dejó
verify-cut-unsigned = el corte { $cut } de la barajada { $shuffle } no está firmado por la casa
verify-cut-nothing = el corte { $cut } de la barajada { $shuffle } no se pidió
verify-cut-link = lo que el jugador { $player } muestra para el corte { $cut } de la barajada { $shuffle } no está detrás de su punta, o no lo firmó
verify-cut-all = el corte { $cut } de la barajada { $shuffle } no lo hicieron todos a quienes se pidió
verify-cut-other = el corte { $cut } de la barajada { $shuffle } no es de las cartas comprometidas
verify-cut-again = el corte { $cut } de la barajada { $shuffle } no es el siguiente, o no se repartió nada desde el último
verify-cut-no-more = la barajada { $shuffle } se compromete como se hacía antes de que cortaran los jugadores
verify-cut-places = reciben cartas otros que los nombrados cuando se cortó el mazo
verify-cut-early = se da una carta mientras se cortan las cartas
verify-cut-deck = se reparte el mazo { $deck } donde el corte eligió { $chosen }
verify-cut-seeds = los mazos de la barajada { $shuffle } que no se repartieron no son los comprometidos
verify-deck-words = palabras para un mazo que no se comprometió
verify-deck-dealt = se reparte un mazo que no se comprometió
verify-deck-cards = las cartas del mazo { $deck } no son las comprometidas
verify-deck-closed = todos vieron { $cards }, y nunca se les abrió dónde estaba en el mazo
verify-deck-opened = una carta abierta del mazo { $deck } no estaba comprometida
verify-first-line = su primera línea no dice qué se exporta
verify-empty-export = está vacía
verify-last-line = no tiene última línea: le falta algo
verify-not-kept = la semilla de la barajada { $shuffle } no está guardada como debería
verify-missing = falta el registro { $seq } antes de él
verify-hash = su hash no cuadra con lo que dice
verify-action-twice = el identificador de acción { $action } de { $actor } está dos veces
verify-sum = sus movimientos suman { $sum } centavos y no cero
verify-moved = { $account } se movió { $was } centavos; según las reglas son { $is }
verify-falls = { $account } baja a { $balance } centavos
verify-total = todas las cuentas juntas suman { $total } centavos y no cero
verify-holds = se dice que { $account } tiene { $held } centavos; sus movimientos suman { $is }
verify-renamed = se cambió el nombre de una carta del dealer virtual: su barajada dice cuál es (S-18)
verify-unnamed = salió una carta sin nombre, y el dealer virtual conoce cada carta que da (ROOM-8)
verify-went-wrong = se reportó un error del dealer virtual, y no comete ninguno (ROOM-8)
verify-seal = sello { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: { $what }
verify-seal-place = está donde debería estar el sello { $number }
verify-seal-name = { $name } no es un registro
verify-sealed-twice = el registro { $seq } { $log ->
    [0] del libro de la casa
   *[other] de la mesa { $log }
  } ya se había sellado
verify-sealed-missing = falta el registro { $seq } { $log ->
    [0] del libro de la casa
   *[other] de la mesa { $log }
  }
verify-seal-fit = el sello no cuadra con los registros que sella y con el sello anterior
verify-snapshot = la foto de la bitácora { $log } después del registro { $seq }: { $what }
verify-snapshot-differs = los registros llegan a otra cosa
verify-unsealed = ningún sello lo tiene
verify-export-end = la exportación dice que termina después de { $said } registros; aquí hay { $records }
verify-person-is = la persona { $id } es { $is }, { $as_role }; el libro de la casa dice { $name }, { $role }
verify-person-unknown = persona { $id }: el libro de la casa no la conoce
verify-person-missing = falta la persona { $id }
verify-shuffle-twice = la barajada { $shuffle } se comprometió dos veces
verify-kept-shuffle = la semilla guardada de la barajada { $shuffle } no es la comprometida
verify-words-late = se agregaron palabras a una barajada en uso
verify-words-nowhere = se agregaron palabras a una barajada que no se comprometió
verify-shuffle-never = la barajada { $shuffle } nunca se comprometió
verify-shuffle-other = la barajada { $shuffle } no es la que se comprometió
verify-seed-early = se reveló una semilla mientras cartas suyas estaban en juego
verify-seed-other = la semilla de la barajada { $shuffle } no es la comprometida
verify-card-other = se dio { $card } donde la barajada tiene { $next }
verify-card-none = se dio { $card } donde la barajada no tiene nada
verify-one-signature = una persona hizo sola lo que firman dos según el límite de la casa
verify-second-signature = esto no es lo que se pidió, o no lo firmó una segunda persona que pueda
verify-shift = hay un solo turno abierto a la vez, cada uno tiene el número siguiente, y un conteo es de uno de ellos
verify-count-span = el conteo de la mesa { $table } no empieza donde terminó el último
verify-count-expected = según los libros cayeron { $is } en el buzón de la mesa { $table }, y la hoja de conteo dice otra cosa
verify-count-corrects = corrige una línea que ninguna hoja de conteo abierta tiene
verify-count-signed = hace definitiva una hoja de conteo que no está, que cambió, o que ya era definitiva
verify-from-guests = el jugador { $player } ganó aquí { $is } centavos a invitados, y el registro dice { $was } (ROOM-14)
verify-from-guests-nobody = dejó en la caja fichas de invitados alguien que no dejó la mesa (ROOM-14)
verify-held = el jugador { $player } deja en la caja { $is } centavos en fichas de invitados, y el registro dice { $was } (ROOM-14)

verify-private = mueve a la vez fichas de una mesa privada o de bandejas y de { $account } (ROOM-15, ROOM-16)
verify-private-host = alguien hizo lo que solo hace el anfitrión de una mesa privada (ROOM-15)
verify-private-stranger = el jugador { $player } está sentado en una mesa privada y no llegó por su enlace (ROOM-15)
verify-drawer = Un cajón de la caja se abre, se usa o se cierra distinto de lo que dicen las entradas anteriores.
verify-kept = lo que se guarda como { $name } no es lo que resulta de los registros
verify-exam-set = pone o cierra un examen, y quien lo escribió no puede, o el reglamento no es el que nombra
verify-sitting-began = empieza un examen que no está puesto, está cerrado, o que la misma persona ya había empezado
verify-sitting-answer = no responde a ninguna pregunta de un examen presentado, llegó después de su tiempo, o ya se había contestado
verify-sitting-ended = la calificación del examen que empezó en la entrada { $sitting } no es la de sus respuestas, o lo aprobado no se sigue de ella
