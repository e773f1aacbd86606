## Latin American Spanish: the page of a game's odds, for people who are not programmers.

report-hardly = menos de{ "\u00A0" }{ $chance }
report-title = { $game } en { $house }
report-page-title = { $title }: las probabilidades
report-subtitle = Lo que cuesta, desde cada silla · { $rulebook } · { $shoe }
report-intro = Todas las cifras son del jugador: un menos es lo que gana el jugador-banca. Son exactas, para un zapato nuevo y una banca que cubre cada apuesta.
report-best-play = Mejor juego
report-best-play-of = de la apuesta base, por ronda, antes de cuotas
report-best-chart = Mejor tabla
report-best-chart-of = lo que una persona puede aprender de memoria
report-swing = Variación
report-swing-of = desviación estándar de una ronda, en apuestas
report-buster-bet = Apuesta Buster
report-buster-of = de la apuesta Buster
report-base-wager = Apuesta base
report-insurance = El seguro { $taken ->
    [sometimes] a veces
   *[never] nunca
  } conviene: con las dos cartas más favorables vale { $worth } de la apuesta base.

## How a round ends.

report-outcomes = Cómo termina una ronda
report-outcomes-says = Para un jugador que hace la mejor jugada con las cartas exactas.
report-natural-paid = Natural, pagado
report-natural-push = Natural contra natural: empate
report-bank-natural = El natural del jugador-banca se lleva la apuesta de inmediato
report-surrender = Rendida: se pierde la mitad
report-win = Ganada
report-push = Empatada
report-lose = Perdida
report-double-win = Doblada y ganada
report-double-push = Doblada y empatada
report-double-lose = Doblada y perdida
report-split = Dividida en { $hands ->
    [2] dos
    [3] tres
    [4] cuatro
   *[5] cinco
  } manos
report-splits = Las rondas divididas ganan en promedio { $mean } de la apuesta base, con una desviación estándar de { $sd }. En promedio hay { $wagered } apuestas en la mesa al final.
report-results = Lo que una ronda gana o pierde, en apuestas base:
report-results-exact = Todo es exacto.
report-results-sampled = Las rondas con una mano y con dos son exactas. Cómo se reparten los resultados de las rondas con tres manos divididas o más se encontró repartiendo { $rounds } de ellas; las probabilidades de arriba son correctas hasta cerca de { $error }.

## The chart.

report-chart = La mejor tabla
report-chart-says = Las filas son su mano, las columnas la carta descubierta del jugador-banca. Señale una casilla para ver lo que vale cada jugada con las dos primeras cartas, como parte de la apuesta.
report-line-hard = { $total } duro
report-line-soft = { $total } suave
report-line-pair = { $kind }-{ $kind }
report-chart-key = S plantarse · H pedir · Dh, Ds doblar con las dos primeras cartas, si no, pedir o plantarse · Rh, Rs rendirse con las dos primeras cartas, si no, pedir o plantarse · R rendirse (un total: con cualquier número de cartas) · P dividir. Un par que no se puede dividir otra vez se juega como su total.
report-move = { $name ->
    [hit] pedir
    [double] doblar
    [split] dividir
    [surrender] rendirse
   *[stand] plantarse
  } { $worth }
report-move-costs = { report-move } (cuesta { $costs })
report-drawing = Tabla de estrategia
report-drawing-key = S plantarse · H pedir · Dh/Ds doblar, si no, pedir/plantarse · Rh/Rs rendirse, si no, pedir/plantarse · R rendirse · P dividir

## The Buster bet.

report-buster = La apuesta Buster
report-buster-says = Con cuántas cartas se pasa el jugador-banca.
report-cards = Cartas
report-chance = Probabilidad
report-pays = Paga
report-cards-of = { $cards ->
    [8] 8 o más
   *[other] { $cards }
  }
report-pays-to-one = { $pays } a 1
report-buster-by-up = Lo que vale la apuesta una vez vista la carta descubierta:
report-up-card = carta descubierta { $card }
report-no-buster = Esta casa no ofrece la apuesta.

## Fees.

report-fees = Cuotas: opción { $option } ({ $min } a { $most })
report-fees-no-limit = Cuotas: opción { $option } (desde { $min }, sin límite)
report-posted = El documento deja estas cifras al letrero de la mesa; son las del archivo de la casa.
report-player-fee = El jugador paga { $fee } por cada círculo y ronda. Lo que cuesta una ronda con la cuota, con la mejor tabla, como parte de la apuesta:
report-player-fees = El jugador paga por cada apuesta y ronda: { $fees }. Lo que cuesta una ronda con la cuota, con la mejor tabla, como parte de la apuesta base:
report-buster-fee = Lo que cuesta una apuesta Buster con su propia cuota, como parte de la apuesta:
report-wager-of = apuesta de { $wager }
report-break-even = El jugador-banca paga según la acción total de la mesa. A partir de esta acción espera ganar más que su cuota, contra jugadores con la mejor tabla:
report-action = Acción
report-fee = Cuota
report-pays-from = Conviene desde
report-bracket = { $from } a { $to }
report-bracket-open = { $from } o más
report-never = nunca en este tramo

## The player-dealer's chair.

report-bank = La silla del jugador-banca
report-bank-says = { $circles } círculos de { $wager }, { $buster } de Buster en cada uno, una banca de { $bank }, cuotas de la opción { $option }, jugadores que juegan { $players ->
    [optimal] cada mano lo mejor posible
    [chart] la mejor tabla
   *[typical] con los errores usuales
  }. Lo que cuesta la cobertura limitada y cuánto varía una mesa llena se simuló en { $rounds } rondas; deja el promedio incierto en { $error } por ronda.
report-if-covered = Esperado por ronda si todo estuviera cubierto (exacto)
report-bank-wins = Ganado por ronda con esta banca
report-bank-fee = Cuota por ronda
report-left-round = Queda por ronda
report-left-hour = Queda por hora
report-hour = { $left } con { $rounds } rondas
report-sd = Desviación estándar de una ronda
report-broken = Rondas en que la banca se pierde entera
report-short = Rondas en que una apuesta no queda del todo cubierta
report-uncovered = Parte de todas las apuestas que queda sin acción
report-session = Una sesión de tantas horas
report-session-expected = Esperado en la sesión
report-session-is = { $expected }, con una variación de { $swing }
report-bankroll-19 = Fondo que la aguanta 19 veces de 20
report-bankroll-99 = Fondo que la aguanta 99 veces de 100
report-ruin = Probabilidad de perder diez bancas en la sesión
report-order = A quien se liquida primero se le paga primero. Lo que gana cada círculo por ronda según su lugar en el orden de liquidación, y cuánto de sus apuestas queda sin acción:
report-settled = lugar { $place }
report-open = { $won } ({ $open } sin acción)

## What a rule costs.

report-changes = Lo que cuesta una regla
report-changes-says = Una regla cambiada a la vez, todo lo demás como está: la diferencia para el jugador, con el mejor juego. `--changes` nombra las claves del archivo de la casa.
report-change = { $key ->
    [natural] un natural paga { $text }
    [peek] { $value ->
        [v-never] nadie mira la carta tapada
        [v-ace] se mira solo debajo de un as
       *[v-ace-or-ten] se mira debajo de un as o un diez
      }
    [must_stand] { $value ->
        [v-never] ningún total debe plantarse
        [v-hard-19] 19 duro o más debe plantarse
       *[v-any-21] solo 21 debe plantarse
      }
    [must_hit] { $value ->
        [v-0] ningún total debe pedir
       *[other] { $text } o menos debe pedir
      }
    [dealer_hits_soft_17] el jugador-banca { $value ->
        [v-true] pide con
       *[v-false] se planta con
      } 17 suave
    [both_over] los dos se pasan: { $value ->
        [v-888-pushes] 8-8-8 empata
        [v-suited-789-pushes] 7-8-9 del mismo palo empata
       *[v-bank-wins] siempre se pierde
      }
    [double] { $value ->
        [v-any] doblar con dos cartas cualesquiera
        [v-any-but-21] doblar con dos cartas cualesquiera menos 21
        [v-never] sin doblar
       *[other] doblar solo con { $span }
      }
    [double_after_split] { $value ->
        [v-true] doblar tras dividir
       *[v-false] sin doblar tras dividir
      }
    [split_tens] { $value ->
        [v-same-value] dividir dos cartas cualesquiera de valor diez
        [v-same-rank] dividir las de valor diez solo del mismo rango
       *[v-never] no dividir las de valor diez
      }
    [split_hands] dividir hasta { $text } manos
    [split_hands_aces] dividir ases hasta { $text } manos
    [split_aces_one_card] { $value ->
        [v-true] una carta a los ases divididos
       *[v-false] los ases divididos se juegan hasta el final
      }
    [surrender] { $value ->
        [v-none] sin rendición
        [v-first-two] rendirse con las dos primeras cartas
       *[v-any-time] rendirse en cualquier momento
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = Si los jugadores cuentan cartas
report-counting-says = Cuánto cambia lo que espera el jugador cuando una carta de un rango salió del zapato completo. Barras grandes significan que un observador atento aprende mucho de las cartas vistas.
report-tag = { $cards } (valor { $tag })
report-count = Un conteo con estos valores sigue los efectos con una correlación de { $correlation }. Un jugador que pudiera no jugar y apostar solo cuando el mejor conteo muestra ventaja la tendría en { $advantage } de las rondas y ganaría { $gain } de una apuesta por ronda.

## How it was worked out.

report-method = Cómo se calculó
report-method-says = La apuesta base, la tabla y la apuesta Buster son exactas: se cuenta cada mano del jugador y cada forma en que puede terminar el jugador-banca, con un zapato de { $cards } cartas, dividiendo y volviendo a dividir, sin aproximación. Mejor juego significa la mejor jugada con las cartas exactas de la mano y la carta descubierta, igual en las manos divididas. La tabla es la mejor que hay por totales y pares. Las probabilidades de todos los resultados suman uno con un error de { $error }. Lo que depende de varios círculos y de una banca limitada se simula con las mismas reglas. Las cifras son para dinero ficticio y para entender el juego.

## The same on a terminal.

report-short-natural-paid = natural pagado
report-short-natural-both = natural, los dos
report-short-natural-bank = natural banca
report-short-surrendered = rendida
report-short-won = ganada
report-short-pushed = empatada
report-short-lost = perdida
report-short-double-won = doble ganada
report-short-double-pushed = doble empatada
report-short-double-lost = doble perdida
report-short-split = dividida
report-per-unit = { $rulebook } · { $shoe } · por unidad de la apuesta base, del lado del jugador
report-way-best = mejor juego con las cartas exactas
report-way-chart = mejor tabla por totales y pares
report-insurance-short = seguro: { $taken ->
    [sometimes] conviene con algunas manos
   *[never] nunca conviene
  } (en el mejor caso { $best } de la apuesta base)
report-perfect = un jugador perfecto, que recuerda las otras manos divididas, gana cerca de { $gain } más
report-changed = Una regla cambiada (mejor juego)
report-difference = diferencia { $by }
report-removal-base = Efectos de quitar cartas, apuesta base
report-removal-buster = Efectos de quitar cartas, apuesta Buster
report-net-of-fees = Neto de cuotas, opción { $option }: { $fee } por círculo
report-net-of-fees-by-wager = Neto de cuotas, opción { $option }: { $fees }
report-by-buster = Apuesta Buster, según su tamaño: { $cells }
report-by-wager = mejor tabla, según la apuesta: { $cells }
report-pays-from-action = conviene desde { $action } de acción
report-never-pays = no se paga sola
report-bank-fee-of = cuota de la banca { $fee } ({ $bracket }): { $pays }
report-tags = valores entre paréntesis: correlación { $correlation }; mejor conteo: ventaja en { $advantage } de las rondas, gana { $gain } de una apuesta por ronda
report-way-swing = desviación estándar { $sd }   apostado { $wagered }
report-ends = Cómo termina una ronda (mejor juego)
report-wins = Lo que una ronda gana o pierde, en apuestas base (mejor juego)
report-busts = El jugador-banca se pasa
report-results-dealt = Las rondas con una mano y con dos son exactas; { $rounds } con tres o más se repartieron al azar para saber las suyas (± un error estándar).
report-key = S plantarse  H pedir  Dh doblar, si no, pedir  Ds doblar, si no, plantarse  Rh/Rs rendirse, si no, pedir/plantarse
report-key-more = R rendirse (un total: con cualquier número de cartas)  P dividir
report-bust = { $cards } cartas { $chance }
report-buster-pays = Buster paga { $pays }: { $worth }
report-given-up = según la carta descubierta: { $ups }
report-chair = La silla del jugador-banca: { $circles } círculos de { $wager }, { $buster } de Buster, banca { $bank }, opción { $option }
report-chair-wins = gana { $mean } ± { $error } dólares por ronda ({ $covered } si todo estuviera cubierto, exacto), desviación estándar { $sd }
report-chair-after = después de la cuota de { $fee }: { $round } por ronda, { $hour } ± { $error } por hora con { $rounds } rondas
report-chair-risks = banca agotada en { $broken } de las rondas, algo sin cubrir en { $short }, { $uncovered } de todas las apuestas sin cubrir
report-chair-order = los círculos ganan, en el orden de liquidación: { $order }
report-chair-session = { $hours } horas: { $expected }, con una variación de { $swing }; fondo para un riesgo de 5 % { $five }, de 1 % { $one }; diez bancas perdidas: { $ruin }
report-decks = { $decks } { $decks ->
    [one] mazo
   *[other] mazos
  }
report-shoe-left = { $decks }, de los que quedan { $cards } cartas
report-against = { $hand } contra { $up } · { $rulebook }, { $decks }
report-is-best = la mejor
report-costs = cuesta { $costs }
report-has-natural = El jugador-banca tiene natural { $chance } de las veces: { $peeked ->
    [yes] se mira primero, y las cifras son para cuando no lo tiene
   *[no] nadie mira antes de que usted juegue, y las cifras lo incluyen
  }.

## Where the nearer hand wins

report-nearest-only = { $rulebook }: donde gana la mano más cercana hay el precio desde un zapato nuevo, por las cartas exactas y por tabla, y nada más que preguntar
report-nearest-way = más cerca { $nearer }, igual de cerca { $tied }, más lejos { $farther }; desviación estándar { $sd }
report-nearest-chart = La mejor tabla por total que decide, lo más cerca de { $target }: H pedir, S plantarse
report-rounding = Los pagos que las fichas no pueden formar se redondean { $rounds } (D25). Estas cifras son según las proporciones publicadas; el efecto del redondeo depende de la apuesta: pregunte con --wager, o vea las apuestas netas de cuotas.
report-rounding-at = Los pagos que las fichas no pueden formar se redondean { $rounds } (D25). Estas cifras valen para apuestas base de { $wager }.
