# Latin American Spanish: what words on the felt mean, for who has never been in a cardroom.
term-means = { $word ->
    [action] El botón de acción: los pagos empiezan en este asiento. Se cuenta con la segunda carta de la banca, para que nadie sea siempre el primero o el último cuando a la banca no le alcanza.
    [bank] Uno de los jugadores juega contra todos los demás en esta ronda, con su propio dinero. La casa solo reparte.
    [buster] Una apuesta junto a la apuesta base a que la banca se pasa. Cuantas más cartas necesita la banca para pasarse, más paga.
    [button] El botón del dealer: quien se sienta aquí recibe cartas y actúa al último. Se mueve un asiento después de cada mano.
    [collection] Lo que la casa cobra por esta mano: una cantidad publicada en el letrero, sea cual sea el bote.
    [covers] Lo que la banca todavía puede ganar o perder. Las apuestas que pasan de ahí no tienen acción y se devuelven.
    [drop] Por esta ranura caen las cuotas de la casa. El número es lo que esta mesa ha pagado hasta ahora; la casa no tiene parte en ninguna apuesta.
    [fee] Lo que la casa cobra por una apuesta: una cantidad publicada en el letrero, que se queda gane o pierda la apuesta.
    [kill] Este jugador dobló los límites por una mano al poner una ciega más grande.
    [natural] La mejor mano que hay, con las dos primeras cartas: le gana a cualquier otra.
   *[shoe] Las cartas que faltan por salir, de varios mazos barajados juntos. En la carta de corte se barajan de nuevo.
  }
