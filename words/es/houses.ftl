## Latin American Spanish: what `cardroom check` finds in a house file.

house-chosen = `{ $key }` no está elegido: { $decides }
house-template-says-under-choose = una plantilla dice bajo [choose] lo que deja abierto
house-key-missing = falta la clave `{ $key }`
house-file-player-banked-blackjack = este archivo no es para blackjack con banca de jugadores (game = "blackjack")
house-pay-table-six-lines = la tabla de pagos tiene seis líneas: por pasarse con 3, 4, 5, 6, 7, y 8 o más cartas
house-each-line-pays-1 = cada línea paga de 1 a 100,000 a uno
house-more-cards-busted-hand = más cartas en la mano que se pasa no deben pagar menos
house-least-buster-bet-above = la apuesta Buster mínima, { $min }, está por encima de la máxima, { $max }
house-buster-limit-amount-above = un límite de Buster es una cantidad mayor que cero
house-decks-shoe-holds-1 = mazos de { $fewest } a { $most }: un zapato tiene de 1 a 8, primero el menor
house-usual-number-decks-outside = el número usual de mazos está fuera de { $fewest } a { $most }
house-table-2-8-seats = una mesa tiene de 2 a 8 asientos, y uno de ellos tiene la banca
house-circle-1-no-splitting = un círculo tiene de 1 (sin dividir) a 5 manos, no { $hands }
house-chart-forces-hit-above = una tabla que obliga a pedir por encima de 16 no es este juego
house-bank-held-two-hands = la banca se tiene por una o dos manos
house-player-holds-1-circles = un jugador tiene de 1 a { $most } círculos
house-chip-unit-amount-cent = la unidad de ficha es una cantidad de un centavo a $1,000
house-natural-wager-pays-comes = un natural con una apuesta de { $chip } paga { $natural } y sale en fracciones de centavo
house-half-wager-whole-number = la mitad de una apuesta de { $chip } no es un número entero de centavos
house-insurance-settled-peek-house = el seguro se liquida al mirar la carta tapada, y esta casa nunca la mira
house-nothing-doubled-yet-doubling = no se puede doblar nada, pero está activado doblar por menos o tras dividir
house-player-per-hand-yet = un jugador por mano, pero están activadas las apuestas de atrás
house-number-circles-while-people = el número de círculos mientras hay gente esperando debe ser menor que circles_most
house-counter-clockwise-settlement-takes = la liquidación en sentido contrario al reloj toma primero todas las apuestas del juego y las apuestas Buster en una segunda vuelta
house-schedule-option-stands-twice = la opción de cobro { $option } está dos veces
house-table-limit-goes-minimum = un límite de mesa va de un mínimo mayor que cero hacia arriba
house-limit-whole-chips = el límite no está en fichas enteras
house-fee-not = una cuota es nada o una cantidad, no { $fee }
house-collection-rates-table-limit = { $rates } tarifas de cobro para un límite de mesa; se permiten cinco como máximo
house-fees-missing = { $of ->
    [base] faltan las cuotas de una apuesta base
   *[action] faltan las cuotas del jugador-banca
  }
house-gap-no-fee = un hueco: { $of ->
    [base] una apuesta base
   *[action] la acción
  } de { $min } a { $from } no tiene cuota
house-fee-percentage = "{ $text }" es un porcentaje: las cuotas son cantidades fijas, nunca una parte de la apuesta (RND-4)
house-fee-not-dollars = "{ $text }" no es una cantidad en dólares, como 0.50
house-limit-not-amount = "{ $text }" no es una cantidad ni "no limit"
house-fee-nothing-amount = una cuota es nada o una cantidad
house-bracket-ends-before-begins = el tramo termina antes de empezar
house-brackets-overlap-ends-next = los tramos se enciman: uno termina en { $to }, el siguiente empieza en { $from }
house-gap-between-no-fee = un hueco: { $of ->
    [base] una apuesta base
   *[action] la acción
  } entre { $to } y { $from } no tiene cuota
house-brackets-overlap-before-no = los tramos se enciman: el anterior no tiene fin
house-gap-above-no-fee = un hueco: { $of ->
    [base] una apuesta base
   *[action] la acción
  } por encima de { $to } no tiene cuota; quite `to` del último tramo
house-no-bet-of-kind = { $bet ->
    [backline] aquí no se aceptan apuestas de atrás, y no pagan cuota
   *[buster] aquí no hay apuesta Buster
  }
house-fees-taken-before-a-card = "{ $when }" no es "before-the-deal" ni "with-each-wager": las cuotas se toman antes de dar cualquier carta
house-side-bet-listed-name = una apuesta lateral figura con su nombre
house-schedule-options-numbered-1 = las opciones de cobro se numeran desde 1
house-out-of-reason = una cantidad por encima de { $sane } no es cantidad de una mesa
house-sign-empty = { $key } del letrero está vacío
house-buster-limit-whole-chips = el límite de Buster no está en fichas enteras de { $chip }
house-below-tables-schedule-option = { $amount } está por debajo de los { $least } de la mesa (opción de cobro { $option }), dentro de los cuales deben estar las apuestas Buster
house-buster-bet-most-base = una apuesta Buster no puede ser mayor que la apuesta base, que llega a { $most } (opción de cobro { $option }), por debajo de { $min }
house-extends-nothing = extiende "{ $id }", que no existe
house-extends-itself = se extiende a sí mismo, o son demasiados archivos seguidos
house-extends-another-game = extiende "{ $id }", que es para { $own } y no para { $theirs }
house-key-renamed = la clave `{ $old }` se llama `{ $new }`
house-template = una plantilla: el archivo que la extiende elige { $open }
house-no-such-poker = no hay ese reglamento de póker; hay { $games }
house-no-such = no hay ese reglamento; hay { $known }
house-of-another-game = este archivo es para { $game }, no para blackjack con banca de jugadores (game = "blackjack")
house-no-schedule = no hay tabla de cobros: una mesa necesita sus límites y cuotas
house-change-written = un cambio se escribe key=value, como surrender=none
house-cannot-change = no se puede cambiar { $key }: { $why }
house-no-such-key = un archivo de la casa no tiene esa clave; tiene { $keys }
house-wants = { $given } no es lo que lleva: { $wanted }
house-wants-number = un número entero desde 0
house-wants-boolean = true o false
house-wants-two-numbers = dos números como [6, 8]
house-wants-list = una lista como [1, 3, 6, 30, 100, 300]
house-wants-one-key = varias claves; cambie una de ellas, como buster.pays
house-game-is = el juego es uno de { $games }, no "{ $named }"
house-2-seats = { $game } tiene de 2 a { $most } asientos
house-stud-bet-three-raises = stud tiene una apuesta y tres subidas, siempre
house-studs-cap-holds-two = el tope de stud vale también con dos jugadores
house-file-no-limits = el archivo no tiene [[limits]]
house-limits-dollars-lower-first = { $id }: los límites tienen que ser dólares, primero el menor
house-stud-played-pot-limit = { $id }: stud no se juega con límite del bote
house-stud-needs-ante-bring = { $id }: stud necesita un ante, y un bring-in hasta la apuesta chica
house-antes-bring-ins-stud = { $id }: los antes y los bring-ins son para stud; aquí hay ciegas
house-bring-above-small-bet = { $id }: el bring-in está por encima de la apuesta chica
house-limit-stands-twice = el límite { $id } está dos veces
house-file-most-limits = un archivo tiene como máximo { $i } límites
house-limit-fee-nothing = { $id }: una cuota es nada o una cantidad
house-ante-above-small-bet = { $id }: el ante está por encima de la apuesta chica
house-forced-bet-amount-above = { $id }: una apuesta obligada es una cantidad mayor que cero
house-only-short-deck = solo con mazo corto elige una casa si un full le gana a un color
house-only-stud-hi-lo = solo stud hi-lo tiene un requisito para calificar como baja que un letrero puede quitar
house-limit-kinds = un límite es fijo o spread, con o sin máximo, o hasta el bote
house-stud-no-blinds = stud tiene un ante y un bring-in, no ciegas
house-blind-above-zero = una ciega es una cantidad mayor que cero
house-big-below-small = la ciega grande está por debajo de la chica
house-big-above-bet = la ciega grande está por encima de la apuesta
house-of-limit = { $id }: { $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = `{ $key }` solo tiene sentido donde gana la mano más cercana: scoring = "nearest"
house-target-range = la meta va de { $low } a { $high }
house-bank-stands-range = el jugador-banca se planta con 2 a 31
house-nearest-chart = la tabla obliga a pedir hasta { $hits }, donde una mano se planta o está cerrada
house-pays-fractions = una apuesta de { $chip } a { $odds } sale en fracciones de centavo
house-not-nearest = donde gana la mano más cercana no hay nada de esto: `{ $key }`
house-third-parties-least = una mesa tiene lugar para por lo menos un proveedor externo, o se quita la clave
