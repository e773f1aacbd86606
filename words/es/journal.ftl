# Latin American Spanish: who did what: the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] proveedor externo
    [dealer] dealer
    [floor] floor
    [cage] caja
    [instructor] instructor
    [auditor] auditor
    [manager] gerente
   *[player] jugador
  }
journal-welcomed = Llegó { $name }: { journal-role-name }.
journal-named = Desde ahora un invitado se llama { $name }.
journal-role = A { $name } se le dio el rol de { journal-role-name }.
journal-password = { $own ->
    [yes] { $name } eligió otra contraseña.
   *[no] A { $name } se le dio otra contraseña, que cambia al iniciar sesión la próxima vez.
  }
journal-signed-in = { $by ->
    [passkey] { $name } inició sesión con llave de acceso desde { $from }.
   *[password] { $name } inició sesión desde { $from }.
  }
journal-failed = Alguien en { $from } probó una contraseña equivocada para { $name }.
journal-failed-nobody = Alguien en { $from } probó un nombre que nadie tiene.
journal-signed-out = { $everywhere ->
    [yes] { $name } cerró sesión en todos los navegadores.
   *[no] { $name } cerró sesión.
  }
journal-sessions-ended = { $own ->
    [yes] { $name } terminó { $sessions ->
        [one] otra sesión suya
       *[other] otras { $sessions } sesiones suyas
      }.
   *[no] Se { $sessions ->
        [one] terminó una sesión
       *[other] terminaron { $sessions } sesiones
      } de { $name }.
  }
journal-opened = Se abrió la mesa { $table }: { $name }, con { $rulebook }, reparte { $dealing ->
    [human] una persona
   *[virtual] el dealer virtual
  }.
journal-closed = Se cerró la mesa { $table }.
journal-closed-because = Se cerró la mesa { $table }: “{ $reason }”
journal-issued = Se entregaron { $amount } a { $name }.
journal-issued-because = Se entregaron { $amount } a { $name }: “{ $reason }”
journal-redeemed = Se recibieron de vuelta { $amount } de { $name }.
journal-redeemed-because = Se recibieron de vuelta { $amount } de { $name }: “{ $reason }”
journal-corrected = Se corrigió la entrada { $entry }, { $amount } de { $name }: “{ $reason }”
journal-settings = Ajustes: dos personas firman entradas de la caja de más de { $cage } y decisiones con más de { $ruling } en juego; las sesiones del personal en que nadie hace nada { $idle ->
    [0] nunca se bloquean
    [one] se bloquean tras un minuto
   *[other] se bloquean tras { $idle } minutos
  }; quien tiene llave de acceso { $passkey ->
    [yes] inicia sesión con ella
   *[no] puede iniciar sesión también con la contraseña
  }; los días de juego empiezan a las { $starts }, { $zone }; por más de { $note } en efectivo en uno se hace una nota, por más de { $report } un reporte{ $says ->
    [yes] ; los dealers dicen cuándo el cobro está en la ranura y cuándo se pagó a todos
   *[no] { "" }
  }.
journal-locked = { $idle ->
    [yes] Nadie hizo nada en una sesión de { $name }: se bloqueó.
   *[no] { $name } bloqueó su sesión.
  }
journal-unlocked = { $name } abrió otra vez su sesión bloqueada, { $by ->
    [pin] con PIN
    [passkey] con llave de acceso
   *[password] con contraseña
  }, desde { $from }.
journal-passkey = { $name } tiene una llave de acceso nueva, “{ $called }”.
journal-passkey-removed = { $name } quitó su llave de acceso “{ $called }”.
journal-passkeys-removed = Se quitaron todas las llaves de acceso de { $name }: la contraseña basta otra vez.
journal-passkey-failed = { $why ->
    [missing] Se dio la contraseña correcta de { $name } sin su llave de acceso, desde { $from }.
    [counter] Se probó desde { $from } una llave de acceso de { $name } que ya se había usado más: puede haber una copia.
    [origin] Se probó desde { $from } una llave de acceso de { $name } firmada en una página de otro sitio.
    [challenge] Se probó desde { $from } una llave de acceso de { $name } con una respuesta que no se pidió, o ya no.
    [unverified] Se probó desde { $from } una llave de acceso de { $name } sin que el dispositivo se asegurara de quién es.
    [unknown] Se probó desde { $from } para { $name } una llave de acceso que no es suya.
   *[other] Se probó desde { $from } una llave de acceso de { $name } y no era correcta.
  }
journal-passkey-failed-nobody = Se probó desde { $from } una llave de acceso que nadie tiene.
journal-pin = { $name } eligió un PIN.
journal-pin-failed = Se probó un PIN equivocado en una sesión bloqueada de { $name }, desde { $from }{ $ended ->
    [yes] : la sesión terminó
   *[no] { "" }
  }.
journal-ruling = Mesa { $table }, { $stake } en juego: { $what } “{ $reason }”
journal-proposed = Se pide una segunda firma: { $what }
journal-signed = Se firmó lo que { $first } había pedido en la entrada { $entry }: { $what }
journal-declined = Lo que se pidió en la entrada { $entry } no se firmó.
journal-lapsed = Nadie firmó a tiempo lo que se pidió en la entrada { $entry }.
journal-ruled = Mesa { $table }: { $what } “{ $reason }”
journal-locked-out = Demasiados intentos equivocados para { $name } desde { $from }: por un rato nadie entra desde ahí.
journal-locked-out-nobody = Demasiados intentos equivocados desde { $from }: por un rato nadie entra desde ahí.
journal-end-lost = El final de los libros se perdió con una base de datos, después del sello { $after }{ $lost ->
    [0] {""}
   *[other] {" "}y hasta el sello { $lost }
}: el dueño siguió desde lo que había.
journal-refilled = { $name } recibe fichas ficticias otra vez: { $amount }
journal-shift-opened = Se abrió el turno { $shift }: { $name }.
journal-shift-closed = Se cerró el turno { $shift }.
journal-shift-closed-note = Se cerró el turno { $shift }: “{ $note }”
journal-count-entered = Se contó el drop del turno { $shift }: { $counted } en { $boxes ->
    [one] un buzón
   *[other] { $boxes } buzones
  }, { $expected } según los libros.
journal-count-corrected = Hoja { $sheet }: { $counted } en el buzón de la mesa { $table }, no lo que dice la entrada { $corrects }: “{ $reason }”
journal-count-signed = La hoja de conteo { $sheet } está bien: { $counted } en { $boxes ->
    [one] un buzón
   *[other] { $boxes } buzones
  }, { $expected } según los libros.
journal-drawer-opened = Se abrió un cajón con { $counted } en efectivo.
journal-drawer-counted = Cajón { $drawer }: { $counted } contados, que no concuerdan con los libros. Se cuenta otra vez.
journal-drawer-closed = Se cerró el cajón { $drawer } de { $name }: { $expected } esperados, { $counted } contados, { $how ->
    [over] sobran { $by_so_much }
    [short] faltan { $by_so_much }
   *[right] exacto al centavo
  }.
journal-disabled = Se cerró la cuenta de { $name }: “{ $reason }”
journal-enabled = La cuenta de { $name } se puede usar otra vez.
journal-excluded = { $name } queda excluido { $life ->
    [yes] de por vida
   *[no] hasta { $until }
  }.
journal-exclusion-lifted = { $name } ya no está excluido.
journal-provider = { $name } juega por “{ $company }”, gafete { $badge }.
journal-listed = { $name } espera asiento en { $list }.
journal-list-moved = La entrada { $entry } tiene otro lugar en la lista de espera.
journal-list-called = { $named ->
    [yes] Se llamó a { $name }, de la lista de espera.
   *[no] Se llamó a la entrada { $entry } de la lista de espera.
  }
journal-list-sent = { $name } pasa de la lista de espera a la mesa { $table }.
journal-asked-to-leave = A quien estaba en el asiento { $seat } de la mesa { $table } se le pidió que se retirara.
journal-asked-read = En la mesa se leyó que a alguien se le pidió que se retirara: entrada { $asked }.
journal-list-seated = { $named ->
    [yes] A { $name }, de la lista de espera, se le dio asiento en la mesa { $table }.
   *[no] A la entrada { $entry } de la lista de espera se le dio asiento en la mesa { $table }.
  }
journal-list-left = { $named ->
    [yes] { $name } salió de la lista de espera.
   *[no] La entrada { $entry } salió de la lista de espera.
  }
journal-must-move = La mesa { $from } alimenta a la mesa { $to }: se cambia primero quien lleva más tiempo ahí.
journal-must-move-off = La mesa { $from } ya no alimenta a ninguna otra.
journal-settings-rotation = { $settings } En { $minutes } minutos { $bankers ->
    [one] una persona tiene
   *[other] { $bankers } personas distintas tienen
  } que haber tenido la banca, sin contar proveedores externos{ $close ->
    [yes] ; si no, la mesa se cierra al terminar la ronda
   *[no] {""}
  }.
journal-settings-house = { $settings } En papel la casa se llama “{ $house }”.
journal-exam-set = Se puso el examen “{ $title }”: { $rulebook }, { $questions } preguntas en { $minutes } minutos, { $pass } de cada 100 para aprobar, semilla { $seed }.
journal-exam-closed = Se cerró el examen de la entrada { $exam }.
journal-sitting-began = { $name } empezó el examen de la entrada { $exam }.
journal-exam-answered = { $name } contestó la pregunta { $question } del examen que empezó en la entrada { $sitting }.
journal-sitting-ended = { $time ->
    [yes] A { $name } se le acabó el tiempo del examen que empezó en la entrada { $sitting }
   *[no] { $name } entregó el examen que empezó en la entrada { $sitting }
  }: { $right } bien, { $passed ->
    [yes] aprobado
   *[no] no aprobado
  }.
journal-progress = { $name } trajo { $answers } respuestas de la escuela de dealers.
