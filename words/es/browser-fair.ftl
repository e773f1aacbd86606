# Latin American Spanish: what the browser says of shuffles that it checked.
fair-how-poker = Antes de una mano la casa fija ocho mazos, carta por carta, y muestra una sola huella de todos. Todos los que reciben cartas los cortan: su navegador lo hace solo, con números que nadie conocía antes. Los cortes eligen el mazo y el orden de sus cartas; los otros siete se abren, y cada carta que se muestra se revisa aquí. Las cartas de quien se retira quedan privadas para siempre.
fair-how-shoe = La casa fija el zapato antes de que nadie apueste y muestra una huella de él. Antes de cada ronda, todos los que tienen apuesta cortan lo que queda: su navegador lo hace solo, con números que nadie conocía antes. Cuando el zapato termina se abre, y cada carta que salió de él se revisa aquí.
fair-person-deals-table-real-cards = En esta mesa reparte una persona con cartas reales: no hay nada que calcular.
fair-not-playing = Siéntese, y su navegador corta y revisa cada barajada que se le reparta.
fair-no-mark = Usted todavía no ha cortado nada: en cuanto se le den cartas, su navegador las corta y las revisa.
fair-elsewhere = Otro dispositivo suyo corta en esta mesa: lo que se reparte se revisa ahí.
fair-checked-now = Lo que revisó su navegador
fair-wrong-here = Algo está mal en esta mesa. Guarde la prueba y muéstresela a alguien de su confianza.
fair-deck-number = { $mark ->
    [good] ✓ Mazo { $shuffle }: todo está como debe
    [red] ✗ Mazo { $shuffle } no cuadra
   *[none] Mazo { $shuffle }: usted no lo cortó
  }
fair-shoe-number = { $mark ->
    [good] ✓ Zapato { $shuffle }: todo está como debe
    [red] ✗ Zapato { $shuffle } no cuadra
   *[none] Zapato { $shuffle }: usted no lo cortó
  }
fair-so-far = Revisado hasta aquí: lo demás sigue cuando se abra.
fair-save-proof = Guardar la prueba de esta mano
fair-save-proof-shoe = Guardar la prueba de este zapato
fair-any = Revisar cualquier barajada
fair-number-of-shuffle = Número de la barajada
fair-check = Revisarla aquí
fair-what-house-published = Lo que la casa ha publicado
fair-next-one = La próxima, número { $shuffle }
fair-dealt-now = Se reparte: número { $shuffle }
fair-voided-count = Cortes sin efecto en esta mesa: { $n }
fair-shuffle-fair = ✓ Esta barajada fue limpia.
fair-shuffle-holds = ✓ Todo lo que se publicó de esta barajada cuadra. Solo quienes jugaron pueden decir si la cortaron y si vieron estas cartas.
fair-shuffle-does-not-check-out = ✗ Esta barajada no cuadra.
fair-uncut = Esta no la cortó nadie: solo jugaron programas de la casa.
fair-cards-fingerprints-fit-what-published = Las huellas de las cartas coinciden con lo publicado antes de la mano.
fair-cards-fingerprints-do-not-fit = Las huellas de las cartas no coinciden con lo publicado antes de la mano.
fair-not-cards-were-fixed = No son las cartas que se fijaron: { $join }.
fair-all-opened-cards-those-were = Las { $cards } cartas abiertas son las que se fijaron.
fair-not-dealt-order-words = No se repartieron en el orden de las palabras: { $join }.
fair-they-came-order-everybodys-words = Salieron en el orden que dan las palabras de todos.
fair-seed-fits-fingerprint-shown-before = La semilla coincide con la huella mostrada antes.
fair-seed-does-not-fit-fingerprint = La semilla no coincide con la huella mostrada antes.
fair-all-cards-came-order-seed = Las { $dealt } cartas salieron en el orden que dan la semilla y las palabras.
fair-card-should-been = La carta { $astray } debió ser { $order }.
fair-good-published = Lo que se cortó es lo que la casa había publicado antes.
fair-good-decks = Hubo tantos mazos como debe haber.
fair-good-numbers = No falta ningún corte.
fair-good-house = La casa firmó lo que se cortó.
fair-good-among = Usted estuvo entre quienes cortaron, y a los demás se les dijo lo mismo que a usted.
fair-good-kept = Su propio corte entró como lo hizo su navegador.
fair-good-links = { $n ->
    [one] El único corte está
   *[other] Los { $n } cortes están
  } detrás de lo que se había depositado antes.
fair-good-signatures = { $n ->
    [one] La firma de quien cortó es correcta.
   *[other] Las { $n } firmas de quienes cortaron son correctas.
  }
fair-good-deck = Qué mazo se reparte depende solo de los cortes.
fair-good-others = Los { $n } mazos que no se repartieron se abrieron, y todos son correctos.
fair-good-cards = { $n ->
    [one] La única carta que se le abrió estaba fijada
   *[other] Las { $n } cartas que se le abrieron estaban fijadas
  } antes del corte.
fair-good-order = Salieron en el orden del corte, y ninguna carta dos veces.
fair-good-seen = { $n ->
    [one] La única carta que usted vio está
   *[other] Las { $n } cartas que usted vio están
  } entre ellas.
fair-good-seed = El zapato es el que se publicó antes.
fair-good-shoe = Sus { $n } cartas son las de sus mazos.
fair-good-places = Quienes recibieron cartas son aquellos para quienes se cortó, en su orden.
fair-good-dealt = Las { $n } cartas salieron en el orden de los cortes.
fair-bad-published = Lo que se cortó no es lo que la casa había publicado antes.
fair-bad-decks = Hubo menos mazos de los que debe haber, o se cortaron otra vez cuando ya estaban cortados.
fair-bad-numbers = Falta un corte, o no fue de las cartas que quedaban.
fair-bad-house = La casa no firmó con su llave lo que se cortó.
fair-bad-among = De este corte se le contó otra historia que antes, o se le pidió cortar con algo que este navegador no había depositado, o ya había usado: por otro dispositivo suyo, o por la casa.
fair-bad-kept = Se cortó en su nombre algo que este navegador no cortó.
fair-bad-came = Después de mostrar su corte, no resultó nada de él.
fair-bad-links = Un corte no es lo que se había depositado antes, o falta el de alguien.
fair-bad-signatures = Alguien que cortó firmó otra historia que la de usted, o ninguna.
fair-bad-deck = Se repartió otro mazo que el que sale de los cortes.
fair-bad-others = Un mazo que no se repartió sigue cerrado, o no es correcto.
fair-bad-cards = Una carta que se abrió no es la que se había fijado.
fair-bad-order = Una carta salió fuera de orden, dos veces, o de la nada.
fair-bad-seen = Una carta que usted vio nunca se abrió, o no donde salió.
fair-bad-seed = El zapato no es el que se publicó antes.
fair-bad-shoe = El zapato no tiene exactamente las cartas de sus mazos, como vienen de la caja.
fair-bad-dealt = Las cartas no salieron en el orden de los cortes.
fair-bad-voided = { $n ->
    [one] Un corte quedó sin efecto después de pedirse: alguien no cortó a tiempo, y se hizo de nuevo sin esa persona.
   *[other] { $n } cortes quedaron sin efecto después de pedirse: alguien no cortó a tiempo, y se hicieron de nuevo sin esa persona.
  } De vez en cuando una conexión es lenta; si sigue pasando, alguien está buscando otro mazo.
fair-bad-places = Se repartió a otros, o en otro orden, que aquellos para quienes se cortó.
fair-bad-wasted = Un corte quedó sin efecto después de que todos habían cortado. Eso pasa cuando el floor para la mesa o quedan muy pocos jugadores; si no pasó ni lo uno ni lo otro, a la casa no le gustó lo que vio.
fair-bad-named = Se dijo que usted no cortó, aunque su navegador sí lo hizo, y a tiempo: su palabra se perdió en el camino, o la casa la dejó fuera.
fair-bad-given = La sala no entrega lo que hace falta para revisarla.
fair-unchecked-signatures = Este navegador no puede revisar firmas aquí.
fair-unchecked-house = Este navegador no ha visto ninguna llave de la casa, o no puede revisar firmas aquí: no se sabe si la casa firmó.
fair-unchecked-seen = Su navegador estuvo ausente una parte: no se revisó por dónde salió cada carta.
fair-unchecked-keys = Alguien corta con otra llave que la primera vez: en otro dispositivo, o es otra persona.
