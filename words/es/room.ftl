## Latin American Spanish: what the room cannot do. These are parts of sentences too: they begin small and end without a full stop.

room-no-rulebook = no hay reglamento { $name }; hay { $known }
room-no-game = { $rulebook } no nombra ningún juego
room-unsound = { $problems }
room-template = { $rulebook } es una plantilla: una sala de cartas la tiene que completar primero (D10)
room-no-schedule = { $rulebook } no tiene opción de cobro { $option } (RND-4)
room-decks = { $rulebook } se reparte con { $fewest } a { $most } mazos
room-no-limit = { $rulebook } tiene los límites 1 a { $limits }
room-real-cards = los programas no pueden tener cartas reales: una mesa de póker que reparte una persona no tiene ninguno
room-unseen-name = el nombre de una mesa tiene letras, dígitos y espacios que se pueden ver
room-no-table = no hay mesa { $table }
room-stopped = la mesa { $table } se detuvo
room-bus-away = no se llega al servidor NATS: las mesas de otros nodos están fuera de alcance
room-lease-lost = este nodo no pudo decir durante tres segundos que está ahí: otros toman sus mesas
room-no-bus = no hay servidor NATS en { $address }: { $why }
room-broke = algo nuestro se rompió
room-stands-still = la mesa { $table } está parada: { $why }
room-no-day = “{ $text }” no es un día, como 2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = En esta mesa reparte el dealer virtual.
room-no-call-text = Diga qué pasó, en 1 a 200 caracteres de texto simple.
room-no-second-call = { $by } ya llamó al floor a esta mesa: viene en camino.
room-no-call-again = Usted ya llamó al floor en esta ronda.
room-no-own-call = Usted no ha llamado al floor a esta mesa.
room-no-disputed = Se llamó al floor a esta mesa: espere su palabra.
room-no-moment = Un momento: { $player } cambió al final y todavía puede cambiar el número de cartas.
room-no-virtual-names = El dealer virtual no nombra mal ninguna carta: su barajada dice qué salió.
room-no-ruling-reason = Una decisión se anota con su motivo: dé uno que se pueda leer, en hasta 500 bytes.
room-no-poker-table = Esta no es una mesa de póker.
room-no-call = Nadie ha llamado al floor a esta mesa.
room-no-such-waiter = Nadie con ese número está en la lista de espera.
room-no-such-guest = Nadie con ese número está en esta mesa.
room-no-seat-now = Usted no se sienta aquí ahora. Pregunte al floor.
room-no-seat-yet = Usted no está en esta mesa: siéntese primero.
room-no-talk = Su rol no habla en las mesas ({ $clause }).
room-no-voice = El floor le quitó la palabra en esta mesa ({ $clause }).
room-no-second-use = Este identificador ya se usó para otra acción: cada comando necesita el suyo.
room-no-other-game = Esa es una jugada de otro juego.
room-no-standing-poker = Elija un asiento: el póker se juega sentado.
room-no-poker-deed = Eso no se hace en una mesa de póker.
room-no-deck-in-hand = El mazo se cambia entre manos.
room-no-hand-on = No hay mano en juego: baraje, y empiece una.
room-no-card-up = Ahora no toca ninguna carta descubierta.
room-no-card-down = Ahora no toca ninguna carta tapada.
room-no-dealers-ruling = Eso lo decide el floor: llame al floor.
room-no-dealers-move = Esa jugada es del jugador mismo.
room-no-such-place = Nadie tiene ese lugar en la mano.
room-no-long-reason = El motivo del cierre se puede leer, y tiene hasta 200 bytes.
room-no-role-for-guests = Un invitado no recibe rol de la casa: primero necesita una cuenta.
room-no-own-role = Nadie cambia su propio rol.
room-no-own-reset = Nadie restablece su propia contraseña: cámbiela con la anterior.
room-no-password-of-guests = Un invitado no tiene contraseña: primero hace una cuenta.
room-no-own-chips = Nadie mueve fichas de su propia billetera: pida a un colega de la caja.
room-no-cage-reason = El libro de la caja pide un motivo que se pueda leer, en hasta 200 bytes.
room-no-action-id = Un identificador de acción tiene de 8 a 64 caracteres.
room-no-entry = No hay esa entrada para corregir.
room-no-second-correction = Esa entrada ya se corrigió.
room-no-second-deed = Este identificador ya se usó para otra cosa: cada comando necesita el suyo.
room-no-numbers = Pida por números: `of=4,17`, como máximo 100.
room-no-cursor = `before` es lo que la última página dio como `next`.
room-bank-leaves = El jugador-banca se va, y nadie ha apostado (RND-3).
room-no-card-left = Todas las cartas están en la mesa y no queda ninguna para repartir (D11).
room-no-closed = Esta mesa está cerrada.
room-no-paused = Esta mesa está en pausa: espere a que siga.
room-no-list-with-seat = Usted tiene asiento en esta mesa.
room-no-list-again = Usted ya está en la lista de espera.
room-no-list = Usted no está en la lista de espera.
room-no-leave-yet = Usted se va en cuanto se liquiden sus apuestas.
room-no-cut-by-hand = En esta mesa las cartas reales se barajan y cortan a mano.
room-no-cut-text = Un corte es una punta de 64 dígitos hexadecimales, con una llave de otros tantos o sin ella.
room-no-cut-now = Se están cortando las cartas: deje otro corte cuando terminen.
room-no-moves-cut = Se está cortando el mazo: por un momento no cambia quién recibe cartas.
room-no-wagers-cut = Las apuestas están cerradas: se están cortando las cartas.
room-no-hand-now = Usted no está en una mano ahora: espere la próxima.
room-no-six-cards = Se pueden tirar como máximo cinco cartas.
room-no-hand-of = { $player } no está en ninguna mano ahora.
room-no-pause = Esta mesa { $paused ->
    [yes] ya está en pausa
   *[no] no está en pausa
  }.
room-no-wallet = Su billetera tiene { $holds }: traiga menos, o vaya a la caja.
room-in-doubt = En duda: { $why }.
room-no-books = No pasó nada: { $why }.
room-no-cards = Ahora { $due ->
    [one] toca una carta
   *[other] tocan { $due } cartas
  }, y se nombraron { $named }.
room-no-jumping = A { $ahead } de la lista de espera se les llama antes que a usted: apúntese en la lista.
room-no-permission = { $role ->
    [third_party] Un proveedor externo
    [dealer] Un dealer
    [floor] El floor
    [cage] La caja
    [auditor] Un auditor
    [manager] El gerente
   *[player] Un jugador
  } no puede { $deed ->
    [leave] dejar una mesa
    [talk] hablar en una mesa
    [deal] repartir
    [name-patrons] dar nombre a quien no tiene cuenta
    [call-floor] llamar al floor a una mesa
    [rule] decidir en una mesa
    [run-tables] abrir y cerrar mesas
    [run-shifts] abrir y cerrar turnos
    [count] contar el drop
    [cage] entregar o canjear fichas
    [read-cage] leer el libro de la caja
    [read-people] leer la lista de personas
    [keep-out] decir quién queda excluido
    [read-reports] leer los reportes
    [read-rounds] leer lo que jugaron otras personas
    [read-journal] ver quién hizo qué
    [read-collusion] ver quiénes pueden estar jugando juntos
    [give-roles] dar roles y contraseñas nuevas
    [sign] firmar por la casa
    [see-all] ver cartas tapadas
   *[play] jugar
  }.
room-no-amount = { $amount } no es una cantidad para pasar por el mostrador.
room-no-more-at-once = Una entrada mueve como máximo { $most }: { $amount } necesita más de una.
room-no-chips-of = La billetera de { $name } tiene { $holds }: no tome más que eso.

## What is collected.

room-fees = jugadores { $player_is ->
    [zero] nada
   *[other] { $player } por apuesta
  }, { room-fees-bank }
room-fees-by-wager = jugadores hasta { $dearest } según la apuesta, { room-fees-bank }
room-fees-bank = banca { $most_is ->
    [zero] nada
   *[other] { $bank ->
        [range] { $least } a { $most }
       *[flat] { $most }
      }
  }
room-pot-fees = { $few } por mano del bote, { $many } con siete jugadores o más
room-refill-players = Las fichas ficticias son para jugadores; quien trabaja aquí no tiene propias.
room-refill-enough = Usted tiene { $has }: se dan fichas ficticias otra vez a quien tiene menos de { $least }.
room-refilled = Fichas ficticias otra vez
