## Latin American Spanish: shifts and counts: what is not done, and why.

shift-no-such-text = Escríbalo en { $most } caracteres como máximo, y sin los que nadie ve.
shift-no-name = Dé un nombre al turno, como día, tarde o noche.
shift-one-is-open = El turno { $shift }, “{ $name }”, está abierto. Ciérrelo primero: solo hay un turno abierto a la vez.
shift-is-closed = El turno { $shift } ya está cerrado.
count-no-counters = Nombre a quienes contaron, { $most } como máximo.
count-no-boxes = No hay ningún buzón en esta hoja.
count-not-due = El buzón de la mesa { $table } no se cuenta para este turno: puede estar ya en otra hoja. Vea la lista otra vez.
count-no-label = El buzón de la mesa { $table } necesita una etiqueta propia: lo que tiene escrito.
count-no-amount = Lo que había en el buzón de la mesa { $table } no es una cantidad entre nada y $1,000,000.
count-twice = El buzón de la mesa { $table } está dos veces en esta hoja.
count-not-pulled-then = Los buzones no se sacaron a esa hora de este turno. Vea la lista otra vez.
count-no-reason = Diga por qué la línea estaba mal.
count-no-line = El buzón de la mesa { $table } no está en la hoja { $sheet }.
count-is-final = La hoja { $sheet } es definitiva, o ya no es lo que se firmó primero: véala otra vez.
count-is-being-signed = Alguien firmó la hoja { $sheet }: espera la segunda firma. Para corregirla se cancela la primera.
second-nobody-count = Dos personas firman un conteo, y no hay nadie más que pueda. Primero un gerente da a alguien el rol de floor, caja o gerente.

## Paper.

paper-print = Imprimir
paper-house = Casa:
paper-printed = Al { $at } · Cardroom
paper-back-shifts = Todos los turnos
paper-back-counts = Todos los conteos
paper-sign = Letrero de la mesa
paper-sign-to-post = El letrero, para publicarlo
paper-no-table = No hay esa mesa.
paper-sign-table = Mesa { $table } · { $name }
paper-dealing = { $dealing ->
    [human] Reparte una persona.
   *[virtual] Reparte el dealer virtual; cada barajada se puede revisar.
  }

## Shifts.

shift-title = Turnos
shift-purpose = Hay un solo turno abierto a la vez. Cuando se cierra deja una hoja para el siguiente: mesas, drop, decisiones, llamadas, lo que espera, y quién estuvo.
shift-none-open = No hay turno abierto.
shift-open-now = Turno { $shift }, { $name }: abierto desde { $at }, por { $by }.
shift-name = Qué turno
shift-name-day = día
shift-name-swing = tarde
shift-name-grave = noche
shift-name-other = otro
shift-own-name = Cómo se llama
shift-open = Abrir el turno
shift-open-next = Abrir el turno siguiente
shift-opened = El turno { $shift } está abierto.
shift-close = Cerrar el turno
shift-close-sure = ¿Cerrar ahora el turno { $shift }?
shift-close-why = Lo que debe saber el próximo turno
shift-close-yes = Sí, cerrarlo
shift-close-no = No, sigue
shift-so-far = Cómo va ahora
shift-past = Turnos hasta ahora
shift-no-past = Todavía no hubo ningún turno.
shift-number = Turno
shift-day = Día de juego
shift-opened-at = Abierto
shift-closed-at = Cerrado
shift-is-open = abierto
shift-by = { $at }, { $by }
shift-sheet = Entrega
shift-sheet-of = Hoja de entrega del turno { $shift }
shift-count = Conteo
shift-not-counted = sin contar todavía
shift-sheet-number = Hoja { $sheet }
shift-count-link = Contar el drop
shift-link = Turnos

## The handover sheet.

handover-title = Hoja de entrega
handover-shift = Turno { $shift }, { $name }, { $day }
handover-opened = Abierto { $at } por { $by }
handover-closed = Cerrado { $at } por { $by }
handover-open = Todavía abierto: como estaba { $at }
handover-note = Nota para el próximo turno
handover-tables = Mesas y drop
handover-table = Mesa
handover-state = En este turno
handover-rounds = Rondas
handover-dealt-by = Repartió
handover-dealt = { $name }, { $from } a { $to }
handover-chips-counted = fichas contadas: { $by } frente a los libros
handover-reversed = liquidaciones revertidas: { $n }
handover-retracted = jugadas deshechas: { $n }
handover-decks = { $n ->
    [one] otra baraja
   *[other] otra baraja { $n } veces
  }
handover-named-again = Corregido
handover-named-by = { $who ->
    [floor] cartas renombradas por el floor: { $n }
   *[dealer] cartas renombradas por el dealer: { $n }
  }
handover-idle = No jugó nadie, o solo programas: { $tables }
handover-idle-number = No jugó nadie, o solo programas: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }{ $fell ->
    [yes] {", "}drop { $drop }
   *[no] {""}
  }
handover-was-open = abierta
handover-was-opened = abrió { $at }
handover-was-closed = cerró { $at }
handover-drop = Drop según los libros
handover-together = En total, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }
handover-no-tables = No hubo mesas abiertas.
handover-rulings = Decisiones
handover-no-rulings = El floor no tomó decisiones.
handover-at = Cuándo
handover-what = Qué
handover-why = Por qué
handover-by = Hecho por
handover-by-two = { $by } con { $second }
handover-calls = Llamadas al floor
handover-no-calls = Nadie llamó al floor.
handover-called-by = Quién llamó
handover-answer = Qué resultó
handover-answered = { $by } vino { $at }
handover-call-of = { $silent ->
    [yes] { $by } llamó
   *[no] { $by }: “{ $text }”
  }
handover-taken-back = cancelada { $at }
handover-still-open = todavía abierta
handover-left = Todavía abierto: { $open ->
    [0] nada
    [one] una llamada
   *[other] { $open } llamadas
  }
handover-waiting = Espera una segunda firma
handover-no-waiting = No espera nada.
handover-asked-by = Quién lo pidió
handover-drawers = Cajones de la caja
handover-no-drawers = No hubo ningún cajón abierto.
handover-listed = Listas de espera
handover-not-listed = Nadie esperaba asiento.
handover-list = Juego y límite
handover-listed-since = Desde
handover-counts = Conteo de las cajas de drop
handover-no-counts = Sin contar todavía.
handover-outside = Según los libros, { $amount } de esto cayó fuera de este turno: antes de abrirlo o después de cerrarlo.
handover-recounted = Corregido
handover-recount = Mesa { $table }, { $name }: { $first } tachado, vale { $counted }; { $by }, { $at }: “{ $reason }”
handover-kept-out = En este turno se puso a { $excluded } en la lista y se quitó de ella a { $lifted }. Quiénes son lo dice la lista a quien puede leerla.
handover-staff = Personal
handover-no-staff = Nadie tenía sesión abierta.
handover-name = Nombre
handover-role = Rol
handover-since = Inició sesión
handover-before = antes del turno
handover-there = Al final
handover-signed-in = con sesión
handover-gone = ya no está
handover-hands-over = Entrega
handover-takes-over = Recibe

## The count.

count-title = Conteo del drop
count-purpose = Cuente lo que hay en cada buzón, y anótelo antes de saber lo que debería haber. Luego la hoja muestra las dos cosas, y la firman dos personas.
count-new = Un conteo nuevo
count-no-shift = Todavía no hay turno: primero el floor abre uno.
count-of-shift = De qué turno
count-shift = { $shift }, { $name }, { $day }
count-shift-open = { $shift }, { $name }, { $day } (abierto)
count-show = Mostrar los buzones
count-all-counted = Cada buzón de este turno está en una hoja.
count-none-dealt = En este turno no se repartió a nadie nada que no esté contado.
count-idle = No jugó nadie, o solo programas, en { $boxes ->
    [one] una mesa: no hace falta contar su buzón
   *[other] { $boxes } mesas: no hace falta contar sus buzones
  }.
count-idle-show = Contarlos también
count-pulled = Buzones sacados { $at }. Lo que caiga después se cuenta en otra ocasión.
count-box = Buzón
count-label-of = Lo que está escrito en el buzón de la mesa { $table }
count-counted = Contado
count-counted-of = Lo que hay en el buzón de la mesa { $table }
count-leave-out = Un buzón sin cantidad se deja fuera, y queda por contar.
count-counters = Nombres de quienes cuentan, separados por comas
count-enter = Anotar el conteo
count-boxes-filled = { $filled } de { $boxes ->
    [one] un buzón contado
   *[other] { $boxes } buzones contados
  }, { $sum } en total
count-unclear = La cantidad del buzón { $label } no está clara.
count-none-filled = Ningún buzón tiene cantidad todavía.
count-name-them = Diga quién cuenta.
count-sheets = Hojas de conteo
count-no-sheets = Todavía no se ha contado nada.
count-sheet = Hoja
count-boxes = Buzones
count-expected = Según los libros
count-variance = Diferencia
count-state = Estado
count-to-sign = por firmar
count-signed-once = firmada por { $first }
count-final = definitiva, { $first } y { $second }
count-sheet-title = Hoja de conteo { $sheet }
count-sheet-of = Turno { $shift }, { $name }, día de juego { $day }
count-entered = Anotado { $at } por { $by }
count-counted-by = Contado por { $names }
count-number = { $boxes ->
    [one] Un buzón
   *[other] { $boxes } buzones
  }
count-struck = tachado por { $initials }, { $at }: “{ $reason }”
count-correct = Corregir el buzón
count-correct-of = Corregir el buzón de la mesa { $table }
count-correct-title = Buzón { $label } de la mesa { $table }: ¿qué es lo correcto?
count-right-amount = Lo que había
count-why-wrong = Por qué la línea está mal
count-write = Escribir la corrección
count-leave = Dejarlo como está
count-corrected = Corregido: las dos líneas quedan en la hoja.
count-sign = Firmar esta hoja
count-sign-first = Firman aquí dos personas, cada una en su propia sesión; la hoja impresa nombra a ambas. Quien firma dice que está bien como está.
count-waits = { $first } firmó. También firma otra persona del floor, de la caja o un gerente.
count-signed-now = Firmada: espera una segunda firma.
count-take-back = Cancelar la firma
count-taken-back = Cancelada: se puede corregir otra vez.
count-is-now-final = Firmada por dos: la hoja es definitiva.
count-first-signature = Primera firma
count-second-signature = Segunda firma
