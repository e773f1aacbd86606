## Latin American Spanish: playing with friends: opening a private table, coming to one, and what its host does.

friends-title = Jugar con amigos
friends-purpose = Abra su propia mesa y mande el enlace. Quien lo tenga entra, desde cualquier teléfono o computadora y sin cuenta. Las fichas son de la mesa: nada llega a su billetera, y nada sale de ella.
friends-open-now = Sus mesas
friends-go = Ir ahí
friends-close = Cerrar
friends-new = Una mesa nueva
friends-game = Juego
friends-limit = Límite
friends-programs = Programas en la mesa
friends-fees = Se cobra: { $fees }. Vuelve a la mesa.
friends-strength = Qué tan bien juegan los programas
friends-kind = { $kind ->
    [newcomer] Novato
    [regular] Regular
   *[expert] Experto
  }
friends-kind-plays = { $kind ->
    [newcomer] Espera suerte e iguala; en blackjack juega como la banca.
    [regular] Juega por reglas sencillas.
   *[expert] Conoce las probabilidades de cada mano.
  }
friends-first-banks = El primer programa toma la banca cuando nadie más la toma.
friends-somebody-banks = Sin programas, uno de ustedes toma la banca.
friends-coach = Que todos puedan preguntar al entrenador mientras juegan
friends-open = Abrir la mesa
join-title = Le invitan a una mesa
join-purpose = Sus amigos le esperan en una mesa privada. Ahí recibe fichas; nada cuesta dinero y no hace falta cuenta.
join-name = ¿Cómo quiere que le digan?
join-enter = Entrar
private-invite = Invitar
private-invite-host = { $guests ->
    [0] Invitar
   *[other] Anfitrión
  }
private-title = Esta mesa es privada
private-how = Quien tenga este enlace entra. Mándelo, o que una cámara lea el código.
private-link = El enlace a esta mesa
private-copy = Copiar
private-copied = Copiado
private-chips = Las fichas son de la mesa, hasta { $most } a la vez. No son de nadie cuando cierra, y cierra tras un día sin que nadie juegue.
private-code = El enlace como código para una cámara
private-came = Llegaron por el enlace
private-at-table = En la mesa
private-seat-for = Un asiento para { $name }
private-seat = Asiento { $s }
private-give-seat = Sentar
private-remove = Sacar
private-leaves = Se va después de la ronda
private-pause = Pausar la mesa
private-go-on = Seguir
private-close = Cerrar la mesa
private-close-surely = Cerrarla para todos
private-done = Volver a la mesa
