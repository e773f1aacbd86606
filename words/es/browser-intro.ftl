# Latin American Spanish: the introduction: what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] Una ronda como jugador
   *[other] Una ronda como la banca
  }
intro-purpose = Dos rondas que de verdad se jugaron, en medio minuto. Usted hace lo que hizo uno de los jugadores.
intro-skip = Saltar esto
intro-felt = Su primera ronda
intro-begin = { $round ->
    [1] Alguien toma la banca, y todos los demás apuestan contra ella.
   *[other] Ahora la banca es suya: todos los demás apuestan contra usted.
  }
intro-bank = Banca { $amount }
intro-bet = Apostar { $base }, y { $buster } al Buster
intro-move = { $move ->
    [hit] Pedir
    [stand] Plantarse
    [split] Dividir
    [surrender] Rendirse
   *[other] Doblar
  }
intro-on = Seguir
intro-now-bank = Ahora como la banca
intro-play = A las mesas
intro-again = Otra vez
