## Latin American Spanish: what cannot be asked about a game's odds. These are parts of sentences too: they begin small and end
## without a full stop.

equity-no-game = aquí no hay juego “{ $name }”; los juegos son { $games }
equity-no-card = { $why }
equity-no-range = “{ $text }” no es una mano ni un rango de manos; escriba cartas como AsKd, o TT+, AKs, KQo, A5s-A2s, 77-55
equity-no-hand = falta una mano
equity-hands = { $least ->
    [2] se pueden comparar de dos a nueve manos
   *[other] se pueden ordenar de una a nueve manos
  }, no { $are } (S-1)
equity-of-hand = mano { $number }: { $why }
equity-not-in-deck = no hay { $card } en el mazo de { $game } (HE-6, ST-1)
equity-twice = { $card } aparece dos veces
equity-not-held = se tira { $card } y no está en la mano
equity-apart = “{ $text }”: solo stud tiene cartas descubiertas y solo draw tira cartas
equity-too-few = faltan por salir { $missing } cartas pero solo quedan { $live }
equity-too-many = faltan por salir { $missing } cartas; se pueden repartir como máximo { $most }
equity-no-board = { $game } no tiene board (cartas comunes)
equity-stud-board = { $game } no tiene board, solo una carta común como séptima de todos (ST-10)
equity-board = un board tiene tres, cuatro o cinco cartas, no { $are } (HE-1)
equity-whole-board = { $game } necesita un board de { $needs } cartas, no { $are } (--board)
equity-empty-range = no queda ninguna mano en el rango
equity-crowded = los rangos no se dejan lugar uno al otro
equity-undiscarded = con el turn ya dado se descarta una de las tres cartas (CP-1); nombre las dos que se conservan
equity-cards = { $are } cartas son demasiadas, { $game } tiene { $own } por jugador
equity-thrown = se tiran más cartas de las que tenía la mano (DR-3)
equity-ranked = { $game } ordena { $own } cartas{ $discards ->
    [yes] , la tercera se descarta después del flop (CP-1)
   *[no] { "" }
  }, no { $are } ({ $clause })
equity-error = el error debe estar entre 0.000001 y 0.5
equity-endless = hay demasiados repartos para probarlos todos; quite --exact, o diga más de las manos

## A hand of blackjack that is asked.

odds-ask-joker = el blackjack se reparte sin comodín
odds-ask-few = una mano tiene por lo menos dos cartas
odds-ask-over = la mano se pasó: no hay nada que decidir (D17)
odds-ask-natural = a un natural no se le pregunta (D17)
odds-ask-forced = con esta mano solo se puede hacer una cosa (D17)
odds-shoe-without = no queda { $card } en el zapato
odds-shoe-small = { $cards } cartas son muy pocas para una ronda: hacen falta por lo menos { $least }

## Where the simulator and the referee do not agree.

odds-differ-refused = el árbitro rechazó { $command }: { $why }
odds-differ-asked = el árbitro pide lo que el simulador no hizo
odds-differ-unended = el árbitro no terminó la ronda
odds-differ-cards = { $cards }: el árbitro usó { $ruled } cartas, no { $simulated }
odds-differ-lines = { $cards }: liquidado { $ruled }, no { $simulated }
odds-differ-bank = { $cards }: banca { $ruled }, no { $simulated }
odds-differ-fees = cuotas { $players } y { $bank } de la banca, no { $own } y { $banks }
