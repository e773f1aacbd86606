## Latin American Spanish: a house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] Las cartas
    [bank] La banca
    [wagers] Apuestas y cuotas
    [playing] Jugar una mano
    [options] Doblar, dividir, rendirse, seguro
    [results] Quién gana
    [buster] La apuesta Buster
   *[order] En qué orden
  }
rules-decks = Se reparte con { $decks ->
    [one] { $decks } mazo
   *[other] { $decks } mazos
  }; la casa permite de { $fewest } a { $most }.
rules-values = Del dos al nueve cuentan su valor; diez, jota, reina y rey cuentan 10; un as cuenta 1 u 11.
rules-natural = Un as y una carta de valor diez como las dos primeras cartas son un natural, 21.5: la mejor mano que hay. Un natural que gana paga { $pays }.
rules-split-no-natural = Una mano que salió de dividir nunca es natural.
rules-bank-offered = Uno de los jugadores es la banca. La posición se ofrece en el sentido del reloj después de cada { $turns } manos; cualquiera puede rechazarla. La casa nunca es la banca.
rules-bank-least = Una banca es por lo menos { $min }, sin máximo.
rules-bank-covers = La banca nunca gana ni pierde más de lo que puso. Las apuestas se liquidan en orden; lo que no puede cubrir se devuelve a los jugadores.
rules-bank-eligible = Para tener la banca debe haber jugado las dos manos anteriores, y apostado en ese puesto en la última; en una mesa nueva esto no se aplica.
rules-wagers-limited = Cada apuesta es { $min }–{ $max }, en fichas enteras de { $chip }.
rules-wagers-unlimited = Cada apuesta es { $min }–sin límite, en fichas enteras de { $chip }.
rules-circles-any = Puede apostar en su propio círculo y en los que estén desocupados.
rules-circles-most = Puede apostar en { $most } círculos como máximo{ $adjacent ->
    [yes] , uno junto al otro
   *[no] { "" }
  }.
rules-circles-waiting = El floor puede limitar a todos a { $most } círculos mientras haya gente esperando.
rules-backline = { $taken ->
    [yes] Otros pueden apostar detrás de su círculo; esa apuesta sigue su primera mano.
   *[no] No hay apuestas detrás del círculo de otro jugador.
  }
rules-fees = Cuota por círculo: { $circle_is ->
    [zero] ninguna
   *[other] { $circle }
  }. { rules-fees-taken }
rules-fees-by-wager = Cuotas de los jugadores: { $players }. { rules-fees-taken }
rules-fees-taken = Cuota de la banca según la acción total: { $bank }. { $each ->
    [yes] La cuota de un jugador se toma al poner la apuesta, la de la banca antes del reparto;
   *[no] Las cuotas se toman antes del reparto y
  } nunca dependen de quién gana.
fees-base = apuesta base { $fee_is ->
    [zero] sin cuota
   *[other] { $fee }
  }
fees-base-to = apuesta base hasta { $to } { $fee_is ->
    [zero] sin cuota
   *[other] { $fee }
  }
fees-base-from = apuesta base de { $from } o más { $fee_is ->
    [zero] sin cuota
   *[other] { $fee }
  }
fees-bet = { $bet ->
    [backline] apuesta de atrás
   *[buster] apuesta Buster
  } { $fee_is ->
    [zero] sin cuota
   *[other] { $fee }
  }
rules-posted-by = El documento no da cifras; estas las publicó { $by ->
    [house] la casa
   *[other] { $by }
  }.
rules-playing = Los jugadores actúan en el sentido del reloj desde la izquierda de la banca.{ $hit ->
    [0] { "" }
   *[other] { " " }Con { $hit } duro o menos hay que pedir.
  }{ $stand ->
    [hard-19] { " " }Con 19 duro o más hay que plantarse.
    [any-21] { " " }Con cualquier 21 hay que plantarse.
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] Con un as descubierto, el dealer mira primero la carta tapada: un natural ahí termina la ronda, y nadie pide carta.
    [ace-or-ten] Con un as o una carta de valor diez descubierta, el dealer mira primero la carta tapada: un natural ahí termina la ronda, y nadie pide carta.
   *[never] Nadie mira la carta tapada antes de que los jugadores hayan actuado.
  }
rules-bank-draws = { $soft ->
    [yes] La banca saca carta con 16 o menos y con 17 suave, y se planta con 17 duro y con más.
   *[no] La banca saca carta con 16 o menos y se planta con cualquier 17 y con más.
  }
rules-time-runs-out = Si se le acaba el tiempo, se hace la jugada obligada; si no hay, usted se planta; el seguro y la banca se rechazan.
rules-no-doubling = No se puede doblar.
rules-doubling = Se puede doblar con { $on ->
    [any] dos cartas cualesquiera
    [any-but-21] dos cartas cualesquiera menos 21
    [nine-to-eleven] 9, 10 u 11 duro de dos cartas
   *[ten-or-eleven] 10 u 11 duro de dos cartas
  }, por { $less ->
    [yes] cualquier cantidad hasta el monto de la apuesta
   *[no] exactamente el monto de la apuesta
  }{ $after_split ->
    [yes] , también después de dividir
   *[no] { "" }
  }. Una mano doblada recibe exactamente una carta.
rules-splitting = Los pares se pueden dividir, { $tens ->
    [same-value] también dos cartas cualesquiera de valor diez
    [same-rank] las cartas de valor diez si son del mismo rango
   *[never] pero no las cartas de valor diez
  }; como máximo { $most } manos (con valor diez { $of_tens }, con ases { $of_aces }).
rules-split-aces = Los ases divididos reciben una carta cada uno.
rules-surrender = { $when ->
    [first-two] Con las dos primeras cartas puede rendirse, y pierde la mitad de su apuesta; no después de dividir.
    [any-time] Mientras la mano sea 20 o menos puede rendirse, y pierde la mitad de su apuesta; también después de pedir o dividir; no después de doblar, ni con un as dividido.
   *[none] No hay rendición.
  }
rules-insurance = { $offered ->
    [yes] Con un as descubierto puede tomar seguro por la mitad de la apuesta: paga 2 a 1 si la banca tiene natural.
   *[no] No hay seguro.
  }
rules-no-further-fee = Nada de esto paga cuota.
rules-natural-wins = Un natural le gana a cualquier otra mano; dos naturales empatan.
rules-higher-wins = En lo demás gana la mano más alta que no se pase; manos iguales empatan.
rules-bank-over = Si solo la banca se pasa, usted gana.
rules-both-over = { $push ->
    [eights] Los dos se pasan: usted pierde, salvo que la banca tenga tres ochos, que empatan. Por eso una mano que se pasa queda en la mesa hasta que la banca termine.
    [suited-789] Los dos se pasan: usted pierde, salvo que la banca tenga 7-8-9 del mismo palo: entonces 22 y 23 empatan.
   *[none] Los dos se pasan: usted pierde.
  }
rules-deal-order = { $from ->
    [bank] El reparto empieza a la izquierda de la banca; la banca va al último, con su segunda carta tapada.
   *[house-dealer] El reparto empieza a la izquierda del dealer de la casa; la banca va al último, con su segunda carta tapada.
  }
rules-settling = { $from ->
    [bank] La carta tapada coloca el botón de acción: as 1, del dos al nueve su valor, diez 10, jota 11, reina 12, rey 13, contando en el sentido del reloj desde la izquierda de la banca, saltando a la banca. Las apuestas se liquidan en el sentido del reloj desde ahí.
    [house-dealer] La carta tapada coloca el botón de acción: as 1, del dos al nueve su valor, diez 10, jota 11, reina 12, rey 13, contando en el sentido del reloj desde la izquierda del dealer de la casa, saltando a la banca. Las apuestas se liquidan en el sentido del reloj desde ahí.
    [left-of-bank] Las apuestas se liquidan en el sentido del reloj desde la izquierda de la banca.
   *[no-button] Las apuestas se liquidan desde la derecha del dealer de la casa, del asiento 8 al asiento 1.
  }
rules-buster = Una apuesta junto a su apuesta base, puesta antes del reparto, a que la banca se pasa.
rules-buster-line = { $cards ->
    [8] 8 cartas o más { $pays } a 1
   *[other] { $cards } cartas { $pays } a 1
  }
rules-buster-pays = Paga según el número de cartas de la mano de la banca: { $pays }.
rules-buster-least = por lo menos { $min }
rules-buster-most = como máximo { $max }
rules-buster-within-limit = dentro del límite de la mesa
rules-buster-base = nunca más que la apuesta base
rules-buster-bounds = Es { $bounds }.
rules-buster-stays = Sigue en acción pase lo que pase con su propia mano.
rules-buster-settling = { $each ->
    [yes] Cada apuesta Buster se liquida justo después de su apuesta base.
   *[no] Las apuestas Buster se liquidan después de todas las apuestas del juego.
  }
rules-nearest-score = Gana la mano más cercana a { $target }, por arriba o por abajo. { $aces ->
    [0] Un as cuenta 1.
    [1] Un as de la mano puede contar 11; los demás cuentan 1.
    [31] Cada as cuenta 1 u 11, lo que acerque más la mano.
   *[other] Hasta { $aces } ases de la mano pueden contar 11; los demás cuentan 1.
  } Nadie se pasa, y un as con una carta de valor diez no es más que 21.
rules-nearest-deciding = Lo que una mano debe hacer lo decide su total más alto que no pase de { $target }, o el más bajo si todos pasan.
rules-nearest-closed = Una mano ya no recibe cartas cuando su total más bajo llegó a { $target }.
rules-nearest-playing = Los jugadores actúan en el sentido del reloj desde la izquierda de la banca: piden o se plantan.{ $hit ->
    [0] { "" }
   *[other] { " " }Hasta { $hit } deben pedir.
  }{ $stand ->
    [0] { "" }
   *[other] { " " }Desde { $stand } deben plantarse.
  }
rules-nearest-bank = Nadie mira la carta tapada antes de que los jugadores hayan actuado. La banca siempre juega su mano hasta el final: saca cartas hasta tener { $from } o hasta que su mano esté cerrada.
rules-nearest-nothing-else = No se dobla, no se divide, no hay rendición, ni seguro, ni apuesta Buster.
rules-nearest-wins = Gana la mano más cercana. Si es la suya, paga { $pays }.
rules-nearest-tie = { $tie ->
    [push] Manos igual de cercanas empatan.
    [player] Manos igual de cercanas: usted gana, y se le paga { $pays }.
   *[bank] Manos igual de cercanas: gana la banca.
  }
rules-third-parties = Proveedores externos en una mesa: como máximo { $most }.
rules-third-party-turns = Un proveedor externo tiene la banca como máximo { $turns } manos seguidas, y vuelve solo después de que otro la haya tenido.
rules-return-needs-another = La posición vuelve a un jugador solo después de que otro haya tenido la banca.
rules-rounding = Un pago que las fichas de la mesa no pueden formar se redondea { $rounds }.
