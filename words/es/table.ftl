## Latin American Spanish: people at a table, whatever is played there.

table-joined = { $player_is ->
    [you] Usted se sienta
   *[other] { $player } se sienta
  } en el asiento { $seat } con { $chips }.
table-seated = { $player_is ->
    [you] Usted se sienta
   *[other] { $player } se sienta
  } en el asiento { $seat }.
table-joined-rail = { $player_is ->
    [you] Usted se para
   *[other] { $player } se para
  } en la baranda con { $chips }.
table-chips-added = { $player_is ->
    [you] Usted trae
   *[other] { $player } trae
  } { $amount } más.
table-counted = { $player_is ->
    [you] Se contaron sus fichas
   *[other] Se contaron las fichas de { $player }
  }: { $chips }.
table-left = { $player_is ->
    [you] Usted se va
   *[other] { $player } se va
  } con { $chips }.
table-got-up = { $player_is ->
    [you] Usted se levanta
   *[other] { $player } se levanta
  }.

## The floor.

floor-signed = Lo que sigue lo firmaron dos personas: { $by } y { $with }.
floor-ruled = { $what } { $author }: “{ $reason }”

prose = { $text }

table-moves = { $player_is ->
    [you] Usted se cambia
   *[other] { $player } se cambia
  } al asiento { $seat }.
table-hand-begins = Empieza la mano { $number }.
table-comes-in = { $player_is ->
    [you] Usted
   *[other] { $player }
  } { $how ->
    [right-in] recibe cartas de una vez
    [wait-for-big] espera la ciega grande
    [post-in-front] pone la ciega delante del botón
    [post-both] pone las dos ciegas
    [post-big] pone la ciega grande
    [wait-same-position] espera la misma posición
   *[kill] entra haciendo kill al bote
  }.

## Around the game: shuffles, clocks, people.

room-cut = { $players ->
    [one] Un jugador corta
   *[other] { $players } jugadores cortan
  } las cartas.
room-cut-missing = { $player_is ->
    [you] Usted
   *[other] { $player }
  }{ $others ->
    [0] {" "}no cortó
   *[other] {" "}y { $others } más no cortaron
  } a tiempo: los demás cortan las cartas otra vez.
room-cut-voided = El corte queda sin efecto: ahora no se reparte a nadie.
room-entropy-added = { $player_is ->
    [you] Usted agrega
   *[other] { $player } agrega
  } palabras a la barajada { $shuffle }.
room-revealed = La semilla de la barajada { $shuffle } está abierta: revísela en Juego limpio.
room-opened = Las cartas del mazo { $shuffle } que todos vieron están abiertas: revíselas en Juego limpio.
room-timed-out = A { $player_is ->
    [you] usted
   *[other] { $player }
  } se le acabó el tiempo: se hace la jugada del reglamento.
room-declared = { $player_is ->
    [you] Usted
   *[other] { $player }
  } declara { $what ->
    [brought] que trae { $amount } por un proveedor externo
    [added] que agrega { $amount } por un proveedor externo
   *[taken] que se lleva { $amount } por un proveedor externo
  }.
room-sat-out = { $player_is ->
    [you] Usted
   *[other] { $player }
  } { $out ->
    [yes] queda fuera
   *[no] está de vuelta
  }.
room-leaving = { $player_is ->
    [you] Usted se va
   *[other] { $player } se va
  } cuando termine la ronda.
room-waiting = { $player_is ->
    [you] Usted
   *[other] { $player }
  } { $waits ->
    [yes] está en
   *[no] sale de
  } la lista de espera.
room-from-guests = { $back ->
    [yes] { $amount } en fichas de invitados regresan de la caja a { $player_is ->
        [you] usted
       *[other] { $player }
      }.
   *[no] { $player_is ->
        [you] Usted deja
       *[other] { $player } deja
      } { $amount } en fichas de invitados en la caja.
  }
room-passes-bank = { $player_is ->
    [you] Usted
   *[other] { $player }
  } { $passes ->
    [yes] deja pasar siempre la banca
   *[no] quiere que le ofrezcan la banca otra vez
  }.
room-muted = { $player_is ->
    [you] Usted
   *[other] { $player }
  } { $muted ->
    [yes] ya no puede escribir en el chat
   *[no] puede escribir en el chat otra vez
  }.

## What the floor does.

floor-called = { $by } llama al floor: “{ $text }”
floor-disputed = { $player_is ->
    [you] Usted llama
   *[other] { $player } llama
  } al floor{ $said ->
    [yes] : “{ $text }”
   *[no] .
  }
floor-dispute-lapsed = Todavía no ha venido nadie del floor: la mesa sigue y la llamada queda abierta.
floor-call-taken-back = { $player_is ->
    [you] Usted cancela su
   *[other] { $player } cancela su
  } llamada al floor.
floor-dealers-call-taken-back = { $by } cancela la llamada al floor.
floor-voids-hand = El floor anula la mano; todo se devuelve.
floor-declares-dead = El floor declara muerta { $player_is ->
    [you] su mano
   *[other] la mano de { $player }
  }.
floor-corrects-card = El floor corrige una carta: { $from } es { $to }.
floor-pauses = { $on ->
    [yes] El floor pone la mesa en pausa.
   *[no] La mesa sigue.
  }
floor-coming = El floor ya viene.
floor-heard = El floor recibió la llamada.
floor-off-list = El floor le quita a { $player_is ->
    [you] usted
   *[other] { $player }
  } su lugar en la lista de espera.
floor-mutes = { $on ->
    [yes] El floor le quita la palabra a { $player_is ->
        [you] usted
       *[other] { $player }
      }.
   *[no] { $player_is ->
        [you] Usted
       *[other] { $player }
      } puede hablar otra vez.
  }
floor-sends-away = El floor saca de la mesa a { $player_is ->
    [you] usted
   *[other] { $player }
  }.
floor-lets-back = { $player_is ->
    [you] Usted
   *[other] { $player }
  } puede sentarse aquí otra vez.
# Between several things that are said after one another.
list-comma = {", "}
list-sentence = { $text }.
hand-player = jugador { $number }
table-seat = asiento { $seat }
room-tapped = { $name } { $tapped ->
    [yes] reparte ahora
   *[no] deja de repartir
  }.
room-ruled-under = Cuando se decide esto reparte { $name }.
room-deck-changed = { $by } toma otro mazo.
room-patron = Asiento { $seat }
room-scanned = La leyó { $name }.
