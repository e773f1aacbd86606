# Latin American Spanish: the page of the cage.
cage-issue = entrega
cage-redeem = canje
cage-welcome = bienvenida
cage-refill = fichas ficticias otra vez
cage-room = la sala
cage-player = jugador { $p }
cage-book = El libro
cage-day = Día
cage-all-days = todos los días
cage-find = Buscar
cage-name-reason-number = nombre, motivo, número
cage-first-chips = primeras fichas ({ $hidden })
cage-no = N.º
cage-when = Día de juego, hora
cage-what = Qué
cage-whose-wallet = Billetera de
cage-in = Fichas que entran
cage-out = Fichas que salen
cage-why = Por qué
cage-why-unusual = Por qué, si se sale de lo ordinario
cage-by = Hecho por
cage-correct-2 = Corregirlo
cage-correct-3 = Corregir
cage-why-entry-wrong = ¿Por qué está mal la entrada { $entry }?
cage-correct-what = Se retira el asiento entero. Después se anota de nuevo el correcto.
cage-write-correction = Escribir la corrección
cage-leave-2 = Dejarlo como está
cage-no-entry-like = No hay ninguna entrada así.
cage-nothing-gone-over-counter-yet = Todavía no ha pasado nada por el mostrador.
cage-net = { $way ->
    [out] salieron de la caja { $total } en fichas
    [in] volvieron a la caja { $total } en fichas
   *[even] salió de la caja tanto como volvió
  }
cage-choose-whose-wallet = Elija de quién es la billetera.
cage-type-amount = Escriba una cantidad.
cage-one-entry-moves-most = Una entrada mueve como máximo { $most }.
cage-say-why-book-wants-reason = Diga por qué: esto se sale de lo ordinario, y el libro pide un motivo.
cage-issued = { $amount } entregados a { $name }.
cage-redeemed-from = { $amount } canjeados de { $name }.
cage-entry-corrected-both-stay-book = La entrada { $entry } está corregida; las dos quedan en el libro.
cage-cage = Caja
cage-chips-go-over-counter-here = Aquí pasan las fichas por el mostrador. Un error se corrige con una segunda entrada; la primera queda en el libro.
cage-right = ¿Está bien?
cage-issue-2 = ¿Entregar { $amount } a { $name }?
cage-redeem-from = ¿Canjear { $amount } de { $name }?
cage-wallet-does-not-hold-much = La billetera no tiene tanto.
cage-yes-issue = Sí, entregar { $amount }
cage-yes-redeem = Sí, canjear { $amount }
cage-no-go-back = No, volver
cage-choose = elija …
cage-amount = Cantidad
cage-issue-chips = Entregar fichas
cage-redeem-chips = Canjear fichas
cage-correction-of = corrección de { $corrects }
cage-correct-entry = Corregir la entrada { $entry }
cage-wallet = { $way ->
    [out] { $amount } salen de la billetera de { $player }.
   *[back] { $amount } vuelven a la billetera de { $player }.
  }
cage-together = En total, { $shown ->
    [one] { $shown } entrada
   *[other] { $shown } entradas
  }
cage-wallet-goes = La billetera de { $name } (n.º { $player }) va de { $from } a { $to }.
cage-reason = Motivo: “{ $reason }”

cage-two = { $first } y { $second }

## What is paid, and who it is.

cage-tender = Medio de pago
cage-tender-name = { $tender ->
    [cash] efectivo
    [check] cheque
    [chips] fichas
   *[other] otro
  }
cage-identity-kind = { $due ->
    [yes] Identificación: licencia, pasaporte … (obligatoria)
   *[no] Identificación, si se pide (licencia, pasaporte …)
  }
cage-identity-number = { $due ->
    [yes] Su número (obligatorio)
   *[no] Su número
  }
cage-identity-closed = La identificación se guarda cerrada: solo la leen la caja, el auditor y el gerente.
cage-no-identity = Diga qué se mostró y su número, en hasta 120 bytes cada uno.
cage-identity-missing = Falta: qué identificación se mostró y su número.
cage-identity = { $kind } { $number }
cage-drawer = cajón { $drawer }
cage-so-far = El { $day } hasta ahora: { $sums }.
cage-so-far-sum = { $tender }: { $in } de entrada, { $out } de salida
cage-so-far-nothing = nada

## Drawers.

drawer-title = Cajones
drawer-why = Abra el suyo con el efectivo que cuente al ponerlo, y ciérrelo con el efectivo que cuente al final. Sus entradas lo nombran por su número, que es el de su entrada en el libro de la casa.
drawer-blind = Lo que debe haber en un cajón se dice cuando esté cerrado. Un conteo que no concuerda con los libros se hace dos veces; vale el segundo.
drawer-count = Efectivo contado
drawer-open = Abrir mi cajón
drawer-close = Cerrarlo con este conteo
drawer-close-of = Cerrar el cajón de { $name }
drawer-mine = Su cajón, n.º { $drawer }
drawer-opened = Su cajón está abierto, con { $amount }.
drawer-closed = Cajón { $drawer }: { $expected } esperados, { $counted } contados: { $how ->
    [over] sobran { $amount }
    [short] faltan { $amount }
   *[right] exacto al centavo
  }.
drawer-counted = Cajón { $drawer }: { $counted } contados.
drawer-again = Cajón { $drawer }: { $counted } no concuerda con los libros. Cuente otra vez: vale el segundo conteo, y los dos quedan anotados.
drawer-head-no = N.º
drawer-head-whose = De quién
drawer-head-when = Cuándo
drawer-when = { $closed ->
    [yes] cerrado
   *[no] abierto
  }
drawer-head-opened = Abierto con
drawer-head-in = Entró
drawer-head-out = Salió
drawer-corrected = sin { $amount } que se anotó mal y se corrigió
drawer-head-expected = Esperado
drawer-head-first = Primer conteo
drawer-head-counted = Contado
drawer-head-over = Sobra o falta
drawer-is-open = abierto
drawer-waits = espera una segunda firma
drawer-none = Todavía no se abrió ningún cajón.
drawer-not-open = Usted no tiene ningún cajón abierto: este efectivo no entra en el conteo de nadie. Abra primero el suyo, más abajo.
cage-real = Fichas reales, que se llevan o entregan en mano
cage-in-hand = Fichas reales para { $name } (número { $player }): no se toca ninguna billetera.
cage-wallet-plays = Las fichas de una billetera son de juego: ninguna mesa con fichas reales las acepta.
cage-real-chips = fichas reales
cage-not-listed = No está en la lista
cage-name-of = Cómo se llama
cage-name-them = Ponerlo en la lista
