## Latin American Spanish: the clauses of the open house (houses/open): games that are played everywhere, by rules of our own
## where no book of a cardroom has them.

O-1 = Asientos, botón, ciegas, botes, showdown y lo que se hace cuando un reparto sale mal son los de hold’em en Ocean View o, en juegos con cambio, los de su draw poker; donde habla de cinco cartas, un juego de cuatro tiene cuatro. No se cobra nada si el archivo no lo dice.
    .title = La casa abierta
    .source = Decidido: los juegos del estándar de historiales de manos, jugados en una casa
O-2 = Una apuesta es por lo menos la apuesta mínima, y una subida por lo menos la última apuesta o subida; lo más es todo lo que uno tiene. El archivo de la casa dice si el número de subidas tiene límite; aquí no lo tiene.
    .title = Sin límite
    .source = Decidido, como se juega en todas partes el póker sin límite
O-3 = Como sin límite, pero lo más que un jugador puede subir es lo que hay en el centro una vez que ha igualado: el bote, todas las apuestas de la ronda y lo que él mismo iguala.
    .title = Límite del bote
    .source = Decidido, como se juega en todas partes el póker con límite del bote
O-4 = Hold’em con treinta y seis cartas: se saca todo lo que está debajo del seis. Las ciegas se ponen como en hold’em.
    .title = Mazo corto
    .source = Decidido, como se juega casi siempre el hold’em de mazo corto; algunas salas usan antes y una ciega
O-5 = Un color le gana a un full, y una escalera le gana a una tercia. El as es alto, y debajo del seis forma la escalera más baja, a nueve. Una casa puede dejar que el full le gane al color.
    .title = Orden de manos del mazo corto
    .source = Decidido, como se juega casi siempre el hold’em de mazo corto; el archivo de la casa puede elegir
O-6 = Gana la mano más baja; escaleras y colores cuentan en contra, y el as siempre es alto, así que de cinco a as no es escalera. La mejor mano es 7-5-4-3-2 de más de un palo.
    .title = Dos a siete
    .source = Decidido, como se juega en todas partes el lowball de dos a siete
O-7 = Cinco cartas tapadas sin comodín, una ronda de apuestas, un cambio después de quemar, una ronda de apuestas. No hay regla contra pasar y subir, ni regla de los sietes, ni kill.
    .title = Un cambio
    .source = Decidido, como se juega en todas partes el lowball de dos a siete
O-8 = Como con un cambio, pero con tres, cada uno después de quemar, y una ronda de apuestas después de cada uno: apuestas chicas antes y después del primer cambio, grandes después del segundo y del tercero. Un jugador puede cambiar cada vez hasta todas sus cartas.
    .title = Triple cambio
    .source = Decidido, como se juega en todas partes el triple draw
O-9 = Cuatro cartas, con cambios y apuestas como en triple cambio. De las cartas de un jugador juegan las que difieren en rango y palo: cuatro le ganan a tres, tres le ganan a dos; entre las mismas ganan las más bajas, comparadas desde la más alta, y el as es bajo. La mejor mano es 4-3-2-A de cuatro palos.
    .title = Badugi
    .source = Decidido, como se juega badugi en todas partes
O-10 = Cuando no queda carta para repartir o para quemar, el resto del mazo se rehace con las manos retiradas, las quemadas y todos los descartes, menos los del cambio en curso cuyos jugadores todavía esperan carta; nadie puede recibir de vuelta lo que tiró en el mismo cambio.
    .title = Cuando se acaban las cartas con varios cambios
    .source = Decidido: S-10, para juegos con varios cambios
O-11 = Una carta que se expone o se cae de la mesa, en el reparto o en un cambio, no se conserva, sea cual sea: se repone cuando todos los demás tienen las suyas.
    .title = Cartas expuestas en los juegos con cambio de la casa abierta
    .source = Decidido: los libros difieren sobre qué cartas bajas hay que conservar
