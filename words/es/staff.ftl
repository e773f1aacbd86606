## Latin American Spanish: sessions: where somebody is signed in.

session-browser = { $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] Un programa, o un navegador que no dice su nombre
  }{ $system ->
    [android] { " en Android" }
    [ipad] { " en un iPad" }
    [iphone] { " en un iPhone" }
    [linux] { " en Linux" }
    [mac] { " en una Mac" }
    [windows] { " en Windows" }
   *[other] { "" }
  }
session-where-signed-in = Dónde tiene sesión abierta
session-where-signed-in-of = Dónde tiene sesión abierta { $name }
session-this-browser = este navegador
session-from = desde { $from }
session-since = desde { $at }
session-last-used = último uso { $at }
session-not-used = sin uso desde que se abrió la sala
session-end = Terminar
session-end-of = Terminar { $browser }, { $from }
session-end-others = Terminar todas las demás
session-end-all = Terminar todas
session-ended = Terminada. Quien tenía sesión ahí ya no la tiene.
session-none = Sin sesión en ninguna parte.
session-no-players = Dónde tienen sesión los jugadores es asunto de ellos: aquí solo se muestran sesiones del personal.

## Second signatures.

second-nothing-waits = Nada con ese número espera firma: puede haberse firmado, rechazado o cancelado.
second-not-oneself = Esto lo pidió usted: lo firma otra persona.
second-drawer-counted = Cajón { $drawer }: { $counted } contados. Una segunda persona lo compara con los libros.
second-count-stands = Un conteo que espera a una segunda persona queda en pie: si está mal, lo rechaza esa persona.
second-not-yours = Esto no le toca firmarlo: su rol no lo permite, o se trata de usted.
second-first-may-not = Quien lo pidió ya no puede hacerlo. Rechácelo, y que se pida de nuevo.
second-table-went-on = La mesa siguió desde entonces: decida de nuevo sobre lo que hay en ella ahora.
second-ruling-waits = Hay { $stake } en juego, y por encima de { $limit } deciden dos personas. La mesa está en pausa, y firma otra persona del floor o un gerente: n.º { $entry }.
second-before-going-on = Una decisión sobre esta mesa espera su segunda firma, n.º { $entry }: se firma, o se deja sin firmar, antes de que la mesa siga.
second-nobody = Esto lo hacen dos personas, y no hay nadie más que pueda firmar. Dé primero a alguien el rol de floor, caja, auditor o gerente.
second-nobody-cage = Tanto por el mostrador lo firman dos personas, y no hay nadie más que pueda. Primero un gerente da a alguien el rol de caja o gerente, o pone otro límite.
second-nobody-floor = Con tanto en juego deciden dos personas, y no hay nadie más que pueda firmar. Primero un gerente da a alguien el rol de floor o gerente, o pone otro límite.
second-no-limit = Un límite no es menos que nada.
second-no-minutes = Una sesión que se bloquea sola se bloquea a más tardar en un día: 1440 minutos, o 0 para nunca.
second-waits = Espera una segunda firma
second-heading = Segundas firmas
second-asked = { $name } lo pidió a las { $at }; vence a las { $until } si nadie firma.
second-own = Usted lo pidió: firma otra persona, en la página Floor, Caja o Libros. Pueden firmar: { $signers }. Vence a las { $until }.
second-book-will-say = Todavía no está hecho. Cuando se firme, el libro dirá: { $what }
second-sign = Firmar
second-decline = No firmar
second-take-back = Cancelar
second-look = Ver la mesa
second-look-sheet = Ver la hoja
second-signed = Firmado: está hecho, a nombre de los dos.
second-declined = Sin firmar: no pasa nada.
second-taken-back = Cancelado: no pasa nada.
second-asked-for = Hacen falta dos personas: espera la firma de otra.
second-table-paused = La mesa sigue en pausa: deje que siga
second-other-half = La segunda mitad de la contraseña: { $password }. La primera mitad se le dijo a quien la pidió. No se muestra otra vez.
second-first-half = La primera mitad de la contraseña nueva de { $name }: { $password }. Espera una segunda firma: a quien firme se le dice la otra mitad. No se muestra otra vez.

## The house's settings.

house-two-people = Cuándo firman dos personas
house-two-people-why = Por encima de estas cantidades, y para la cuenta del auditor, firma también otra persona. Subir un límite también requiere dos personas.
house-cage-limit = Por el mostrador, más de
house-ruling-limit = Decisiones, con más en juego que
house-day-title = El día de juego
house-day-why = Los reportes, las listas y las exportaciones terminan el día cuando lo termina la casa, por el reloj de la casa. Otra hora o zona requiere dos personas.
house-day-starts = Empieza a las
house-day-zone = Por el reloj de
house-no-day = No hay hora { $starts } en un reloj de { $zone }. Una zona se nombra como America/Los_Angeles, una hora como 06:00.
house-set-limits = Guardar estos ajustes
house-set = Guardado.
house-paper-title = En papel
house-paper-why = Aparece en la cabeza de cada hoja de los libros y del día que se imprime; el letrero de la mesa y las reglas de un juego nombran la casa del reglamento. Si está vacío, hay una línea para escribirlo.
house-paper-name = Nombre de la casa
house-idle = Bloquear tras tantos minutos (0: nunca)
house-idle-title = En la puerta
house-idle-why = Una sesión del personal en la que nadie hace nada se bloquea, y se abre otra vez con PIN, llave de acceso o contraseña. Más tiempo requiere dos personas, y también la contraseña sola.

## Locked sessions.

lock-staff-only = Solo se bloquean las sesiones del personal: un jugador cierra la suya.
lock-no-pin = Un PIN tiene seis dígitos, no todos iguales ni seguidos.
lock-has-no-pin = Todavía no tiene PIN: ábrala con su contraseña.
lock-wrong-pin = Ese no es su PIN. { $left ->
    [one] Un intento más
   *[other] { $left } intentos más
  }, y luego inicia sesión otra vez.
lock-wrong-password = Esa no es su contraseña. Intente de nuevo.
lock-too-many = Demasiados PIN equivocados: esta sesión terminó. Inicie sesión otra vez.
lock-locked = Bloqueada
lock-whose = { $name }, { $role }. Su página le espera.
lock-pin = PIN
lock-password = Contraseña
lock-open = Abrir
lock-with-password = Usar la contraseña
lock-with-pin = Usar el PIN
lock-by-passkey = Ábrala con su llave de acceso.
lock-sign-out = Cerrar sesión
lock-set = Un PIN para tabletas compartidas
lock-set-why = { $minutes ->
    [0] Bloquee su sesión cuando deje la tableta.
    [one] Su sesión se bloquea cuando usted lo dice, y cuando nadie hace nada por un minuto.
   *[other] Su sesión se bloquea cuando usted lo dice, y cuando nadie hace nada por { $minutes } minutos.
  } Seis dígitos la abren otra vez; después de tres intentos equivocados hay que iniciar sesión de nuevo.
lock-now = Bloquear ahora
lock-new-pin = Seis dígitos
lock-your-password = Su contraseña
lock-keep = Guardar este PIN
lock-keep-another = Guardar este PIN en su lugar
lock-kept = Guardado: abre sus sesiones bloqueadas.

## Passkeys.

passkey-place = Las llaves de acceso funcionan con TLS, o en esta máquina como localhost, y con un nombre, no con una dirección de números.
passkey-many = { $most } llaves de acceso bastan: quite una primero.
passkey-no-name = Dé a la llave de acceso un nombre de { $most } letras como máximo, con el que reconozca el dispositivo.
passkey-wanted = Usted tiene una llave de acceso: úsela. Aquí la contraseña sola no basta. Si perdió su dispositivo, un gerente y una segunda persona quitan su llave.
passkey-fault = { $why ->
    [challenge] Tardó demasiado, o ya se había contestado. Intente de nuevo.
    [origin] La llave de acceso se usó en una página de otro sitio. No se hizo nada.
    [room] Esta llave de acceso es para otra sala.
    [unverified] El dispositivo no se aseguró de que sea usted. Configure en él un PIN, una huella o la cara, e intente de nuevo.
    [kind] Esta sala no puede revisar llaves de esa clase. Use otro dispositivo.
    [unknown] Nadie aquí tiene esta llave de acceso, o es de otra persona. Puede que se haya quitado.
    [counter] Esta llave de acceso se usó más de lo que este dispositivo sabe: puede haber una copia. No se acepta; avise a su gerente.
   *[other] La llave de acceso no es correcta. Intente de nuevo, o use otra.
  }
passkey-title = Llaves de acceso
passkey-title-of = Llaves de acceso de { $name }
passkey-why = Una llave de acceso inicia su sesión con la huella, la cara o el PIN de su propio dispositivo, y no se puede adivinar ni revelar. Tenga dos, en dos dispositivos: cuando tiene una, la casa puede dejar de aceptar la contraseña sola.
passkey-since = para { $room }, desde { $at }
passkey-not-used = sin usar todavía
passkey-none = Todavía no tiene ninguna.
passkey-called = Cómo llama al dispositivo
passkey-password = Su contraseña, para agregar o quitar una
passkey-make = Agregar una llave de acceso
passkey-remove = Quitar
passkey-remove-of = Quitar { $called }
passkey-kept = Guardada: “{ $called }” inicia su sesión desde ahora.
passkey-removed = Quitada: “{ $called }” ya no abre nada.
passkey-lost = Perdió sus dispositivos: quitar todas
passkey-lost-asked = Pedido: en cuanto firme una segunda persona, la contraseña basta otra vez.
passkey-device-has-one = Este dispositivo ya tiene una llave de acceso suya.
passkey-nothing-given = El dispositivo no dio llave de acceso: se canceló, tardó demasiado, o no conoce ninguna para esta sala.
passkey-sign-in = Iniciar sesión con llave de acceso
passkey-open = Abrir con llave de acceso
house-passkey = Quien tiene llave de acceso inicia sesión con ella, y no con la contraseña sola
house-cash-title = Efectivo en un día de juego
house-cash-why = Se avisa al mostrador antes de hacer una entrada, y el auditor tiene una lista. Subir un límite requiere dos personas.
house-cash-note = Se hace una nota por más de
house-cash-report = Se debe un reporte por más de

## Who is kept out.

second-nobody-exclusion = Dos personas quitan a alguien de la lista, y no hay nadie más que pueda firmar. Primero un gerente da a alguien el rol de floor, caja o gerente.
exclusion-why = Diga por qué, en hasta 500 bytes.
exclusion-years = Diga un número de años, uno o más, o que es de por vida.
exclusion-longer = Ya está en la lista por lo menos por ese tiempo. Dos personas quitan a alguien de ella.
exclusion-title = Excluidos
exclusion-confidential = Confidencial: ni a la persona ni a la mesa se les dice por qué. Donde está sentada, el dealer solo lee que se pidió dejar el asiento. Quien está en la lista no se sienta en ninguna mesa, no recibe fichas y solo le paga el gerente con una segunda firma.
exclusion-who = Quién
exclusion-choose = elija …
exclusion-how-long = Por cuánto tiempo
exclusion-years-number = { $years ->
    [one] un año
   *[other] { $years } años
  }
exclusion-life = de por vida
exclusion-word = Por qué, en breve
exclusion-add = Excluir
exclusion-sure = { $name }, número { $player }, { $term }: “{ $why }”. Hacen falta dos personas para quitar a alguien de la lista.
exclusion-yes = Sí, excluir a { $name }
exclusion-added = { $name } está en la lista.
exclusion-until = { $life ->
    [yes] de por vida
   *[no] hasta { $until }
  }{ $over ->
    [yes] , ya terminó
   *[no] {""}
  }
exclusion-by = { $name }, { $at }
exclusion-lift = Quitar de la lista
exclusion-lift-of = Quitar de la lista: { $name }
exclusion-nobody = No hay nadie en la lista.
exclusion-until-head = Hasta
exclusion-by-head = Anotado por

## At the counter.

cage-report-due = Con esto, { $cash } en efectivo { $way ->
    [in] de entrada
   *[out] de salida
  } en este día de juego: por encima de { $limit }, se debe un reporte.
cage-note-due = Con esto, { $cash } en efectivo { $way ->
    [in] de entrada
   *[out] de salida
  } en este día de juego: por encima de { $limit }, se hace una nota.
cage-identity-due = Por encima de { $limit } en efectivo en un día de juego no se hace ninguna entrada para quien no haya mostrado quién es: pida una licencia o un pasaporte, y anótelo.
cage-two-due = Más de { $limit } requiere a dos personas: nada pasa por el mostrador antes de que firme otra.
cage-not-served = No atienda a { $name }: llame al gerente.
drawer-no-count = Un conteo va de nada a { $most }.
drawer-no-second = Ya tiene un cajón abierto: ciérrelo primero.
drawer-no-close-yet = Una entrada por este cajón espera una segunda firma: que se firme o se rechace primero, luego cuente.
drawer-count-again = Algo pasó por el cajón desde que se contó. Rechace esto, y cuente otra vez.
house-dealer-says-so = Donde reparte una persona, el dealer dice cuándo el cobro está en la ranura y cuándo se pagó a todos
house-bank-title = Cómo da la vuelta la banca
house-bank-why = En tantos minutos tiene que haber tenido la banca tanta gente distinta, sin contar proveedores externos. Al floor se le avisa antes de que venza el tiempo. Apagado, salvo que la casa lo quiera.
house-bank-on = Pedir jugadores para la banca
house-bank-minutes = En cuántos minutos
house-bank-bankers = Personas distintas
house-bank-warning = Avisar tantos minutos antes
house-bank-close = Después cerrar la mesa al terminar la ronda
