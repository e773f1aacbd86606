## Latin American Spanish: what the web server answers.

web-broke = Algo nuestro se rompió. Nada más; intente de nuevo.
web-stranger = Entre primero: como invitado, o con su nombre y contraseña.
web-closes = La sala cierra un momento. Nada se pierde.
web-binary = Los mensajes son texto.
web-action-id = Un identificador de acción tiene de 8 a 64 caracteres simples ({ $clause }).
web-chat = Diga de 1 a 280 caracteres, o un gesto ({ $clause }).
web-no-language = La sala no habla “{ $language }”. Habla { $ours }.
web-name-guests = A quien tiene cuenta se le llama por el nombre de ella.
web-no-face = Hay caras de 0 a { $last }.
web-remark = Una nota tiene hasta { $most } caracteres que se pueden ver.
web-remarks = Hay lugar para notas sobre { $most } personas.
web-no-cutter = Usted no está entre quienes cortan estas cartas.
web-cut-link = Ese no es el eslabón detrás de la punta que usted dejó.
web-cut-signature = Esa no es su firma sobre lo que se corta.
web-chat-fast = Más despacio, por favor ({ $clause }).
web-chat-afar = Mire la mesa primero ({ $clause }).
web-json = Mande JSON, y dígalo: `Content-Type: application/json`.
web-long = Eso es más de lo que nadie tiene que decir aquí: 16 KiB como máximo.
web-slow-body = El resto de la petición no llegó en diez segundos.
web-host = La sala no usa este nombre. Quien la lleva puede iniciarla con --host y el nombre.
web-sockets = { $most } conexiones son todas las que puede tener una persona: cierre una primero.
web-elsewhere = Esta petición viene de otro sitio.
web-name = Un nombre tiene de 1 a 24 letras, dígitos o espacios, y todos se pueden ver.
web-name-of-house = Con este nombre le tomarían por la casa: elija otro.
web-password = Esta contraseña se adivinaría pronto: use por lo menos diez caracteres (y como máximo 200 bytes), por ejemplo tres palabras que no van juntas, y ni su nombre ni una común.
web-no-name = No se encontró un nombre para usted.
web-no-staff-role = Esto crea cuentas para quienes trabajan aquí: elija dealer, floor, caja, instructor, auditor o gerente.
web-account-name = Una cuenta necesita un nombre.
web-password-due = Su contraseña se la dijo otra persona. Elija primero una propia: en “Mi cuenta”, en el navegador.
web-locked = Esta sesión está bloqueada: ábrala con su PIN o su contraseña.
web-wrong = El nombre y la contraseña no coinciden.
web-claim-name = Elija un nombre que nadie tenga.
web-link = Este enlace ya se usó, o nunca fue válido.
web-guest-password = Un invitado no tiene contraseña: haga primero una cuenta.
web-same-password = Esa es la contraseña que ya tiene. Elija otra.
web-old-password = Esa no es su contraseña actual. Intente de nuevo.
web-missing = { $what ->
    [certificate] Ningún certificado tiene este código. Revise otra vez cada letra.
    [clause] No hay esa cláusula.
    [drawer] No hay ese cajón abierto: puede que ya se haya cerrado.
    [device] Ningún dispositivo con ese número tiene llave: quizá ya fue revocada.
    [exam] No hay ese examen.
    [hand] No hay esa mano terminada: dé el registro con que empezó una mano de póker.
    [passkey] No hay esa llave de acceso: puede que ya se haya quitado.
    [person] No hay esa persona.
    [report] No hay ese reporte.
    [round] No hay esa ronda terminada: dé el registro con que empezó una ronda de blackjack.
    [rulebook] No hay ese reglamento de blackjack.
    [seal] Los libros no tienen ese sello firmado.
    [session] No hay esa sesión: puede que ya haya terminado.
    [sheet] No hay esa hoja de conteo.
    [shift] No hay ese turno.
    [shuffle] No hay a mano una barajada revelada con ese número; `cardroom verify` las revisa todas.
    [sitting] No hay ese examen presentado.
    [signature] Ya nada con ese número espera firma.
    [table] No hay esa mesa.
   *[address] No hay esa dirección.
  }
web-too-fast = Demasiados intentos: espere { $seconds } segundos.
web-method = { $method } no es lo que acepta esta dirección: acepta { $allowed }.
web-status = Esta petición no se puede contestar: { $status }.
web-unread = Esta petición no se puede leer: { $why }.
web-untold = El floor tomó una decisión en esta ronda, o el zapato se barajó a la mitad: un archivo de escenario no puede contar eso. Véala aquí paso a paso, o comparta su dirección.
web-no-rulebook = { $house } no tiene reglamento de { $game }.
web-decks = { $rulebook }: { $decks } mazos; la casa juega con { $fewest } a { $most } (RND-1).
web-taken = { $name } ya está en uso. Elija otro nombre.
web-books-stop = La sala está parada: { $why }.
web-books-wait = Ahora no se puede escribir en los libros ({ $why }). Las mesas esperan; nada se pierde.
web-frame = Ese mensaje no se puede leer: { $why }.
web-watches = Usted ya mira { $most } mesas.
web-no-table = No hay mesa { $table }.
web-unwritten = no se puede escribir nada: { $why }
web-end-session = la sesión terminó, o está bloqueada
web-end-slow = demasiado lento: vuelva desde el último seq que vio
web-end-elsewhere = otra máquina sigue con ello: vuelva
web-no-house = no se llega a la casa por el momento; intente de nuevo
web-end-closes = la sala cierra
web-end-frames = demasiados mensajes
web-end-nonsense = demasiadas cosas sin sentido
web-no-windows = La sala está abierta, y no tiene ventanas
web-without-client = Este servidor se construyó sin el cliente del navegador. Constrúyalo, y luego el servidor otra vez:
web-without-client-play = Los programas ya pueden jugar: el protocolo y las mesas están en
web-nowhere = Esa página no existe
web-nowhere-says = Esta dirección no lleva a ningún lugar de la sala.
web-home = Ir al lobby
web-no-file = No hay ese archivo.
web-disabled = Esta cuenta está cerrada. Pregunte al gerente.
web-no-own-disable = Nadie cierra su propia cuenta: lo hace otro gerente.
web-no-guest-disable = Un invitado no tiene cuenta que se pueda cerrar.
web-disable-why = Diga por qué, en hasta 200 bytes: el libro pide un motivo.
web-not-now = Esto no se hace ahora para usted. Pregunte al floor.
