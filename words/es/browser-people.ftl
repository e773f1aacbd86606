## Latin American Spanish: people at the tables: faces, emotes, notes, the coach at poker.

people-here = Quiénes están aquí
people-note = Nota sobre { $name }
people-note-why = Solo usted lee sus notas. La sala las guarda con su nombre.
people-note-keep = Guardar
people-noted = Guardado.
people-mute = Silenciar a { $name }
people-unmute = Oír a { $name } otra vez
people-muted = silenciado
people-program = un programa
people-emotes = Decir sin escribir
people-emote = { $emote ->
    [hello] ¡Hola!
    [good_luck] ¡Suerte!
    [nice_hand] ¡Buena mano!
    [thanks] ¡Gracias!
    [close] Estuvo cerca.
    [ouch] Ay.
    [thinking] Déjeme pensar.
   *[bye] ¡Adiós!
}
people-face = Su cara en las mesas
people-face-why = La sala la dibuja a partir de un número: no se sube nada.
people-face-choose = { $figure ->
    [spade] Pica
    [heart] Corazón
    [diamond] Diamante
    [club] Trébol
    [star] Estrella
    [crown] Corona
    [bolt] Rayo
    [drop] Gota
    [moon] Luna
    [sun] Sol
    [fish] Pez
    [cat] Gato
    [horseshoe] Herradura
    [anchor] Ancla
    [leaf] Hoja
   *[mountain] Montaña
  } sobre { $colour ->
    [0] rosa
    [1] rojo
    [2] café
    [3] ocre
    [4] dorado
    [5] oliva
    [6] verde
    [7] esmeralda
    [8] verde mar
    [9] verde azulado
    [10] celeste
    [11] azul
    [12] índigo
    [13] violeta
    [14] morado
   *[other] magenta
  }, { $pattern ->
    [0] liso
    [1] con un aro
    [2] en mitades
   *[other] en cuartos
  }
people-face-now = Su cara ahora: { $what }
people-face-more = Otras caras
people-name = Cómo se llama usted
people-name-why = El nombre de un invitado dura mientras este navegador le recuerde.
people-name-take = Usar este nombre
people-coach = Entrenador
people-coach-price = { $call } para ganar { $pot }: conviene con más de { $need }.
people-coach-free = Pasar no cuesta nada.
people-coach-chance = Su probabilidad contra { $others ->
    [one] una mano desconocida
   *[other] { $others } manos desconocidas
  }: { $chance }.
people-coach-good = Según estas cifras, igualar conviene.
people-coach-close = Está parejo: lo decide cómo apuestan los demás.
people-coach-bad = Según estas cifras, igualar no conviene.
people-coach-seen = Calculado solo con sus cartas y el board; no entra lo que otros tienen ni cómo apuestan.
people-coach-counts = Calculando sus probabilidades …
