# Latin American Spanish: the history of a table.
history-place = Lugar { $place }
history-hand = mano
history-of = { $at } de { $last }:
history-cards-before-anything-happened = Las cartas antes de que pasara nada.
history-won-lost-hand = Ganado y perdido en la mano { $number }
history-you = usted
history-seat = Asiento { $seat }, { $player }
history-one-step-back = Un paso atrás
history-play = Reproducir la { $what }
history-stop = Parar
history-step-through = Ver la { $what } paso a paso
history-one-step = Un paso adelante
history-bank = { $at } · banca { $bank_result }
history-bank-void = { $at } · anulada
history-you-2 = Usted
history-player = Jugador { $p }
history-address-round = La dirección de esta ronda
history-table = mesa { $id }
history-history = Historial de { $name }
history-every-hand-table-saw-own = Cada mano de esta mesa como usted la vio: sus propias cartas y las que se mostraron.
history-every-hand-staff = { $all ->
    [yes] Cada mano de esta mesa, con todas las cartas.
   *[no] Cada mano de esta mesa como la vio alguien que miraba: solo las cartas que se mostraron.
  }
history-every-round-table-bystander-saw = Cada ronda de esta mesa como la vio alguien que miraba.
history-pick-one-step-through = { $poker } Elija una y véala paso a paso.
history-back-table = Volver a la mesa
history-my-rounds = Mis rondas
history-turning-pages = Pasando las páginas …
history-round = ronda
history-no-been-played-its-end = Todavía no se ha jugado ninguna { $poker } hasta el final. Cuando se juegue, estará aquí.
history-hand-2 = Mano
history-round-2 = Ronda
history-save-phh = Guardar como PHH
history-save-scenario = Guardar como escenario
history-entered = { $known ->
    [yes] Lo registró { $name }.
   *[no] Lo registró el dealer.
  }
history-copied = Copiado
history-bets-in = Las apuestas van al bote.
history-picture = Imagen
history-ruled-after = Qué decidió el floor después
history-copy-link = Copiar el enlace
history-step = Paso { $at } de { $frames }
history-there-no-finished-address-pick = Ese registro no pertenece a ninguna { $poker } terminada: esta es la más cercana.
history-cards-dealt-face-down = Se reparten cartas tapadas.
history-ask-referee = Preguntar al árbitro
history-equity = Lo que cada mano podía esperar del bote aquí
history-unseen = (cartas no mostradas)
