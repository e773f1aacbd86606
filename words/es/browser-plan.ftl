# Latin American Spanish: the page of the floor.
plan-floors-word = La palabra del floor
plan-say-word-table-goes = Decirla: la mesa sigue
plan-say-word-call-answered = Decirla: la llamada queda respondida
plan-floor-comes-table = El floor viene a la mesa
plan-seen-i-come = Visto: ya voy
plan-round = ronda
plan-hand = mano
plan-paused = en pausa
plan-seats-taken = { $taken } de { $seats } asientos ocupados
plan-seats = Asientos
plan-waiting = Esperan, juego y límite
plan-bank = Banca
plan-taken = tomada
plan-nobody-banks = nadie tiene la banca
plan-rounds = Rondas
plan-hands = Manos
plan-drop-today = Drop de hoy
plan-run = Administrar
plan-sign = Imprimir el letrero
plan-watch = Mirar
plan-deal = Repartir
plan-close = Cerrar
plan-nobody-sits-here = Aquí no hay nadie sentado.
plan-why-closes = Por qué cierra
plan-chips-out = Fichas, contadas, con que se va { $name } (proveedor externo); si queda vacío, el libro dice “sin contar”
plan-last-hands-day = p. ej., últimas manos del día
plan-closes-why-first = Escriba primero por qué cierra: el libro guarda el motivo.
plan-close-table = Cerrar la mesa
plan-keep-open = Dejarla abierta
plan-table = mesa { $id }
plan-run-2 = Administrar { $name }
plan-table-2 = Mesa { $id }
plan-done = Listo
plan-walking-over-table = Caminando hacia la mesa …
plan-reason-books = Motivo, para los libros
plan-card-lies-floor = Hay una carta en el piso
plan-table-goes = La mesa sigue.
plan-table-paused = La mesa está en pausa.
plan-go = Seguir
plan-pause-table = Pausar la mesa
plan-void = Anular la { $round }
plan-more-rulings-console = Más decisiones en la consola
plan-give-reason-first-every-ruling = Dé primero un motivo: cada decisión va a los libros con uno.
plan-void-2 = ¿Anular la { $round }?
plan-void-3 = ¿Anular esta { $round }?
plan-player = jugador { $player }
plan-all-wagers-fees-go-back = Todas las apuestas y cuotas de esta { $round } se devuelven a { $join }; nadie gana nada. No se puede deshacer.
plan-everything-gone-back = Todo se devolvió.
plan-yes-void = Sí, anular la { $round }
plan-no-play = No, seguir jugando
plan-table-3 = En la mesa
plan-seat = asiento { $seat }
plan-standing = de pie
plan-third-party = proveedor externo
plan-circles = Círculos por jugador
plan-circles-why = { $on ->
    [yes] En vigor: mientras haya gente esperando asiento, un jugador tiene como máximo { $most }.
   *[no] Para cuando haya gente esperando asiento: desde entonces un jugador tiene como máximo { $most }, hasta que usted lo quite.
  }
plan-two-circles = Como máximo { $most } desde ahora
plan-circles-again = Otra vez los círculos de siempre
plan-fewer-circles = Menos círculos por jugador, por orden suya.
plan-circles-as-usual = Los círculos de siempre.
plan-may-speak = { $name } puede hablar.
plan-silenced = { $name } ya no puede hablar.
plan-let-speak = Dejar hablar
plan-silence = Silenciar
plan-s-hand-dead = La mano de { $name } está muerta.
plan-declare-hand-dead = Declarar muerta la mano
plan-leaves = { $name } se va, y hoy no se sienta aquí otra vez.
plan-leaves-sure = { $name } se va, y hoy no se sienta aquí otra vez. El motivo para los libros: “{ $reason }”
plan-sent-away = Sacados de la mesa
plan-sent-away-today = no vuelve aquí en este día de juego
plan-let-back = Dejar volver
plan-may-sit = { $name } puede sentarse aquí otra vez.
plan-staff-new = Alguien nuevo en el trabajo
plan-staff-why = Usted crea la cuenta; no recibe fichas, y elige su propia contraseña cuando inicia sesión por primera vez. El rol de auditor requiere una segunda firma.
plan-third-title = Alguien de un proveedor externo: tres pasos
plan-third-signs-up = Se registra por sí mismo: Mi cuenta, Cuenta nueva, en cualquier dispositivo. Aquí no se le crea ninguna cuenta. Las fichas de juego que tiene toda cuenta nueva no cuentan donde las fichas son reales.
plan-third-role = Usted lo busca abajo, en Personas, y elige el rol proveedor externo.
plan-third-badge = Usted anota la empresa y el gafete: El día, Libro de juego
plan-staff-name = Cómo se llama
plan-staff-role = Trabaja como
plan-staff-make = Crear la cuenta
plan-staff-made = { $name } ya trabaja aquí, como { $role }. La primera contraseña: { $password }. Se muestra solo esta vez: anótela para esa persona.
plan-staff-account = { $name } tiene una cuenta. La primera contraseña: { $password }. Se muestra solo esta vez: anótela para esa persona.
plan-staff-waits = El rol { $role } cuenta cuando firme una segunda persona: quien más pueda firmar lo encuentra en las páginas Floor, Caja y Libros.
plan-copy = { $copied ->
    [yes] Copiado
   *[no] Copiar
  }
plan-send-away = Sacar de la mesa
plan-waiting-list = Lista de espera
plan-off-list = { $name } ya no está en la lista.
plan-take-off-list = Quitar de la lista
plan-nobody-waits = Nadie espera.
plan-open-table = Abrir una mesa
plan-rulebook = Reglamento
plan-limit-schedule = Límite y tabla de cobros
plan-name = Nombre
plan-made-up-if-empty = se inventa si está vacío
plan-decks = Mazos
plan-house = como la casa
plan-dealt = Reparte
plan-room = la sala
plan-person = una persona
plan-coach = Los jugadores pueden preguntar al entrenador mientras juegan (odds del bote, y sus probabilidades contra manos no vistas)
plan-programs-company = Programas de compañía, cuántos
plan-programs-cannot-hold-real-cards = Los programas no pueden tener cartas reales: esta mesa abre sin compañía.
plan-pots-can-killed-table-player = En esta mesa se puede hacer kill al bote: un jugador pone el doble de la ciega grande después de dos cartas.
plan-open-table-2 = Abrir la mesa
plan-min = { $minutes } min
plan-h-min = { $hours } h { $rest } min
plan-none-yet = ninguna todavía
plan-ago = hace { $now }
plan-open-table-3 = { $name } está abierta como mesa { $table }.
plan-floor = Floor
plan-room-plan-who-plays-where = La sala como plano: quién juega dónde, quién espera, qué cayó hoy en los buzones. Abra mesas con un reglamento, un límite y una tabla de cobros; ciérrelas cuando termine la última ronda.
plan-table-stands-still = Una mesa está parada
plan-tables-stand-still = { $still } mesas están paradas
plan-closes = { $name } cierra.
plan-no-table-open-open-one = No hay mesas abiertas. Abra una arriba.
plan-only-programs = { $tables ->
    [one] Una mesa donde solo juegan programas
   *[other] { $tables } mesas donde solo juegan programas
  }
plan-people = Personas
plan-search-people = Buscar personas por nombre o número
plan-no = N.º
plan-wallet = Billetera
plan-role = Rol
plan-password = Contraseña
plan-account = Cuenta
plan-role-2 = Rol de { $name }
plan-new-role = { $name } tiene un rol nuevo.
plan-yes-new-password = Sí, contraseña nueva
plan-no-2 = No
plan-signs-out-everywhere = Cierra la sesión de { $name } en todas partes.
plan-reset = Restablecer
plan-floor-called-2 = { $silent ->
    [yes] Se llamó al floor, { $at } ({ $by })
   *[no] Se llamó al floor, { $at }: “{ $text }” ({ $by })
  }
plan-stands-still = Parada desde hace { $span }
plan-dealt-hand = repartida a mano
plan-of = { $taken } de { $seats }{ $bots ->
    [0] { "" }
   *[other] , { $bots } programas
  }
plan-last = Última { $game ->
    [blackjack] ronda
   *[poker] mano
  }
plan-closed-table-does-not-open = { $taken ->
    [0] Aquí no hay nadie sentado.
   *[other] Aquí { $taken ->
        [one] está { $taken } sentado
       *[other] están { $taken } sentados
      }{ $bots ->
        [0] { "" }
       *[other] , { $bots } de ellos programas
      }: la { $game ->
        [blackjack] ronda
       *[poker] mano
      } se termina, y se van con sus fichas.
  } { $waiting ->
    [0] Una mesa cerrada no se abre otra vez.
    [one] { $waiting } espera asiento en este juego y límite. Una mesa cerrada no se abre otra vez.
   *[other] { $waiting } esperan asiento en este juego y límite. Una mesa cerrada no se abre otra vez.
  }
plan-program = programa
plan-sits-out = está fuera
plan-leaving = se va
plan-away = ausente
plan-declare-hand-dead-of = Declarar muerta la mano de { $name }
plan-no-table-can-opened-until = No se puede abrir ninguna mesa con { $broken ->
    [one] este reglamento hasta que se corrija su archivo:
   *[other] estos reglamentos hasta que se corrijan sus archivos:
  }
plan-opens = Abre a { $limit }. Se cobra: { $fees }.
plan-floor-called-3 = Se llamó al floor
plan-called-to = { $name }: “{ $text }”
plan-new-password = La contraseña nueva de { $name }: { $password }. Se muestra solo esta vez: anótela para esa persona, y que elija la suya en “Mi cuenta”.
plan-guest = { $name } (invitado)
plan-yes-new-password-for = Sí, contraseña nueva para { $name }
plan-reset-password-of = Restablecer la contraseña de { $name }
plan-sessions = Sesiones
plan-sessions-of = Sesiones de { $name }
plan-machines = Máquinas
plan-machine = Máquina
plan-pits = Pits
plan-tables-there = Mesas
plan-connections = Conexiones
plan-state = Estado
plan-node-with-house = { $name } (tiene el libro de la casa)
plan-node-well = bien
plan-node-leaves = entrega sus mesas
plan-node-silent = sin señal desde hace { $seconds } s
plan-real-chips = Cartas y fichas reales: la sala no lleva billeteras aquí; el dealer sienta a la gente y anota lo que apuesta
plan-page-parts = En esta página
plan-house-rules = Ajustes de la casa
plan-disable = Cerrar cuenta
plan-disable-of = Cerrar cuenta de { $name }
plan-disable-why = ¿Por qué se cierra la cuenta de { $name }?
plan-disable-yes = Cerrarla
plan-disable-does = A { $name } se le cierra la sesión en todas partes, y deja cada mesa cuando termine la ronda. Las fichas quedan en la billetera.
plan-disabled = cerrada
plan-disabled-said = La cuenta de { $name } está cerrada.
plan-enable = Abrir cuenta
plan-enable-of = Abrir cuenta de { $name } otra vez
plan-enabled-said = La cuenta de { $name } se puede usar otra vez.
plan-continuous-shuffler = Barajadora continua: las cartas de cada ronda vuelven a ella, y no sale carta de corte.
