# Latin American Spanish: the page of an account.
account-when = Cuándo
account-table = Mesa
account-play = En juego
account-fees = Cuotas
account-won-lost = Ganado o perdido
account-replay = Repetición
account-void = anulada
account-all-back = todo devuelto
account-floor-console = Consola del floor
account-cage = Caja
account-books = Libros
account-lobby-pick-table-deal = Lobby: elija la mesa que reparte
account-new-password-every-other-browser = Tiene una contraseña nueva. Se cerró la sesión en todos los demás navegadores.
account-claim-room = Tomar posesión de la sala
account-link-printed-when-room-first = Este enlace se imprimió cuando la sala se abrió por primera vez. Crea la cuenta del gerente, una sola vez.
account-name = Nombre
account-password-ten-characters-more = Contraseña, diez caracteres o más
account-become-manager = Ser el gerente
account-mine = Mi cuenta
account-who-room-what-away-from = Quién es usted en esta sala y qué tiene fuera de las mesas. Todas las fichas son ficticias.
account-sign-out = Cerrar sesión
account-sign-out-everywhere = Cerrar sesión en todas partes
account-another-password = Otra contraseña
account-old-one = La anterior
account-old-filled = Ya está puesta la que acaba de usar para iniciar sesión. No se guarda.
account-new-one-ten-characters-more = La nueva, diez caracteres o más
account-change-my-password = Cambiar mi contraseña
account-what-i-played = Lo que jugué
account-all-my-rounds = Todas mis rondas
account-nothing-yet-every-round-take = Nada todavía. Aquí se anota cada ronda en la que participa.
account-keep-chips = Conserve sus fichas
account-sign = Iniciar sesión
account-make-my-account = Hacer mi cuenta
account-new-account = Cuenta nueva
account-sign-account = Iniciar sesión en una cuenta
account-how-looks-sounds = Cómo se ve y suena
account-my-rounds = Mis rondas
account-rounds-player = Rondas del jugador { $whose }
account-sit-down-table = Siéntese en una mesa
account-won-lost-2 = ganado o perdido
account-fees-2 = cuotas
account-together = en total
account-further-back = Más atrás
account-all = Eso es todo.
account-turning-pages = Pasando las páginas …
account-round-of = { $title }{ $banked ->
    [yes] , usted fue la banca
   *[no] { "" }
  }{ $voided ->
    [yes] , anulada
   *[no] { "" }
  }
account-replay-of = Repetición de { $name }, { $at }
account-guest = { $name }, invitado: sus fichas se pierden cuando este navegador le olvide.
account-who = { $name }, { $role }.
account-role-waits = { $by } pidió que usted tenga el rol { $role }. Espera una segunda firma. { $any ->
    [yes] Pueden firmar: { $signers }.
   *[no] No hay nadie que pueda firmar.
  }
account-every-round-hand-took-part = Cada ronda y mano en que { $mine ->
    [yes] usted participó
   *[no] esta persona participó
  }, la más nueva primero, con lo que dejó. Cada una se puede ver otra vez paso a paso.
account-nobody-signed-here = Nadie ha iniciado sesión aquí. { $link }, y lo que juegue se guarda.
account-nothing-yet-sit-down = Nada todavía. { $link }; aquí se anota lo que juegue.
account-password-due = Otra persona conoce su contraseña: se la dieron a usted. Elija una propia; entonces la sala queda abierta para usted.
account-best = Mejor ronda
account-worst = Peor ronda
account-graph = Fichas por ronda: ganado y perdido { $result }, cuotas { $fees }
account-after-fees = después de cuotas
account-game = Juego
account-rounds-number = Rondas
