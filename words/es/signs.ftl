## Latin American Spanish: the sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · tabla de cobros, opción { $option }
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }: { $limit }; no se ofrece en esta mesa.
sign-example-schedule = El documento deja los límites y las cuotas a { $by ->
    [house] la casa
   *[other] { $by }
  }: los de este letrero son un ejemplo, y se cambian por lo que esté publicado.
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = ninguna
sign-never = nunca
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–sin límite
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = Apuestas
sign-table-limit = Límite de la mesa
sign-bank-wager = Apuesta del jugador-banca
sign-no-maximum = { $min } o más, sin máximo
sign-buster-bet = Apuesta Buster
sign-buster-range = { $min }–{ $max }, no mayor que la apuesta base
sign-buster-least = { $min } o más, no mayor que la apuesta base
sign-buster-most = hasta { $max }, no mayor que la apuesta base
sign-buster-within-limit = dentro del límite de la mesa, no mayor que la apuesta base
sign-buster-base-wager = no mayor que la apuesta base
sign-collection-before-deal = Cobro, antes del reparto
sign-players = Jugadores
sign-player-dealer = Jugador-banca
sign-per-circle = { $fee } por apuesta por círculo
sign-fee-base = Apuesta base
sign-fee-base-of = Apuesta base { $wager }
sign-fee-backline = Apuesta de atrás
sign-collection-with-wager = Cobro con cada apuesta; al jugador-banca antes del reparto
sign-bank-action = Jugador-banca, acción total de la mesa { $action }

## Blackjack: what it pays, and how it is played

sign-pays = Paga
sign-natural = Natural (as y carta de valor diez en las dos primeras)
sign-insurance = Seguro, la mitad de la apuesta, con un as descubierto
sign-buster-pays = Buster, el jugador-banca se pasa con { $cards ->
    [8] 8 cartas o más
   *[other] { $cards } cartas
  }
sign-play = Juego
sign-hole-card-checked = Se mira si la carta tapada da natural
sign-under-ace = debajo de un as
sign-under-ace-or-ten = debajo de un as o una carta de valor diez
sign-must-hit = deben pedir con { $hits } duro o menos
sign-players-as-they-like = como quieran, { sign-must-hit }
sign-players-hard-19 = deben plantarse con 19 duro o más, { sign-must-hit }
sign-players-21 = deben plantarse con 21, { sign-must-hit }
sign-bank-hits-soft-17 = pide con 17 suave, se planta con 17 duro o más
sign-bank-stands-soft-17 = se planta con 17 suave, se planta con 17 duro o más
sign-nearest-wins = La mano más cercana a { $target }
sign-nearest-tie = Manos igual de cercanas
sign-nearest-push = empate
sign-nearest-bank = gana el jugador-banca
sign-nearest-chart = pedir o plantarse{ $hits ->
    [0] { "" }
   *[other] , deben pedir con { $hits } o menos
  }{ $from ->
    [0] { "" }
   *[other] , deben plantarse con { $from } o más
  }
sign-nearest-stands = saca cartas hasta tener { $from } o hasta que su mano esté cerrada
sign-surrender = Rendirse
sign-not-offered = no se ofrece
sign-surrender-first-two = la mitad de la apuesta, con las dos primeras cartas
sign-surrender-any-time = la mitad de la apuesta, en cualquier momento con 20 o menos
sign-backline-bets = Apuestas de atrás
sign-on-base-wager = sobre la apuesta base

## Poker

sign-bets = Apuestas
sign-early-rounds = Primeras rondas
sign-later-rounds = Rondas siguientes
sign-any-round = Cualquier ronda
sign-bets-to = { $min } a { $max }
sign-bets-to-stack = { $min } hasta lo que tiene delante
sign-bets-to-pot = { $min } hasta el bote
sign-cap = Tope
sign-no-cap = sin tope
sign-raises = una apuesta y { $raises } subidas
sign-raises-uncapped = una apuesta y { $raises } subidas; sin tope entre dos jugadores
sign-all-in-for-less = All-in por menos
sign-short-of-minimum = una subida por debajo del mínimo no reabre las apuestas
sign-half-bet = media apuesta o más cuenta como apuesta completa
sign-full-bet = solo una apuesta completa reabre las apuestas
sign-before-deal = Antes del reparto
sign-small-blind = Ciega chica
sign-big-blind = Ciega grande
sign-ante = Ante
sign-forced-bet = Apuesta obligada
sign-collection-from-pot = Cobro, del bote una vez por mano
sign-six-players = Hasta 6 jugadores
sign-seven-players = 7 jugadores o más
sign-what-wins = Gana
sign-wins = { $wins ->
    [high] la mano más alta
    [short-deck] la mano más alta, en el orden del mazo corto
    [high-low] mitad la más alta, mitad la más baja de ocho o mejor
    [high-any-low] mitad la más alta, mitad la mano más baja
    [ace-to-five] la mano más baja, de as a cinco
    [deuce-to-seven] la mano más baja, de dos a siete
   *[badugi] las cartas más bajas que difieren en rango y palo
  }
sign-seats = Asientos
sign-joker = El comodín está en el mazo.
sign-short-deck = Treinta y seis cartas, del seis al as; el as también va debajo del seis.
sign-flush-first = Un color le gana a un full.
sign-full-house-first = Un full le gana a un color.
sign-any-low = Cualquier mano vale para baja: no se pide ocho o mejor.
sign-sevens = Un siete o mejor se tiene que apostar después del cambio.
sign-no-interest = La casa no tiene interés en el resultado del juego.

## Limits of poker

limit-fixed = { $small }/{ $big } límite fijo
limit-spread = { $min }–{ $max } límite spread
limit-none = { $min }–sin límite
limit-pot = { $min }–límite del bote
sign-rounding = Lo que las fichas no pueden formar
