## Latin American Spanish: private tables: what happens there, and what nobody does there (ROOM-15).

private-entered = { $player_is ->
    [you] Usted entra
   *[other] { $player } entra
  } por el enlace.
private-pauses = { $pauses ->
    [yes] { $player_is ->
        [you] Usted pone
       *[other] { $player } pone
      } la mesa en pausa.
   *[no] La mesa sigue.
  }
private-seats = { $player_is ->
    [you] Usted recibe
   *[other] { $player } recibe
  } el asiento { $seat }.
private-removes = A { $player_is ->
    [you] usted
   *[other] { $player }
  } se le pide que se vaya.
private-no-private = Eso se hace en mesas privadas.
private-no-code = Esta mesa es privada: venga por su enlace. Aquel a quien el anfitrión le pidió que se fuera no vuelve por él.
private-not-in = La mesa { $table } es privada: venga por su enlace.
private-no-host = Eso le toca al anfitrión de la mesa.
private-no-self = El anfitrión se va, o cierra la mesa.
private-no-more = A esta mesa se traen como máximo { $most } a la vez.
private-full = { $most } personas han venido por este enlace, y ya no recibe a nadie más.
private-too-many = Tiene { $most } mesas privadas abiertas: cierre una primero.
private-unused = Nadie la usó en un día.
private-closed = La cerró su anfitrión.
