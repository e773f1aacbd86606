## Latin American Spanish: the clauses of games in which the hand nearer to a target wins, and of rules about the bank that a
## house may add.

N-1 = Una mano se cuenta por su distancia a la meta, por arriba o por abajo. Las cartas cuentan como en VAL-1; cada as, o tantos como diga la casa, cuenta 1 u 11, lo que acerque más la mano; de dos totales igual de cercanos se nombra el menor. Nadie se pasa, y un as con una carta de valor diez es un 21 común.
    .title = Lo más cerca de una meta
    .source = Decidido: una clase de juego que ningún documento de aquí tiene, para calcular y jugar
N-2 = Si una mano debe pedir o plantarse lo decide su total más alto que no pase de la meta o, si todos pasan, el más bajo.
    .title = El total que decide
    .source = Decidido, para que las tablas y el total con que se planta el jugador-banca se lean como en blackjack
N-3 = Una mano está cerrada cuando su total más bajo llegó a la meta: ya no recibe cartas.
    .title = Una mano cerrada
    .source = Decidido: otra carta solo podría alejarla
N-4 = Un jugador pide o se planta. Donde la casa tiene tabla, con totales que deciden hasta un número se pide, y desde otro la mano se planta.
    .title = Pedir o plantarse
    .source = Decidido: la tabla la elige la casa
N-5 = Una carta del jugador-banca queda descubierta y nadie mira la otra. Cuando los jugadores han actuado, el jugador-banca siempre juega su mano hasta el final: saca cartas hasta que su total que decide llega al número de la casa, o su mano está cerrada.
    .title = La mano del jugador-banca
    .source = Decidido: cada apuesta espera la comparación
N-6 = Gana la mano más cercana a la meta; la del jugador se paga a la proporción de la casa, 1 a 1 si no nombra otra.
    .title = Gana la mano más cercana
    .source = Decidido: solo la distancia decide
N-7 = Entre manos igual de cercanas la casa dice quién gana: nadie, el jugador con una proporción propia, o el jugador-banca.
    .title = Igual de cerca
    .source = Decidido: lo elige la casa
N-8 = No se dobla, no se divide, no hay rendición, ni seguro, ni se mira la carta tapada, ni hay apuesta Buster. Botón, orden, cobertura y cuotas son los de Pure 21.5 Blackjack.
    .title = Lo que no hay
    .source = Decidido: cada una de esas cosas termina una apuesta sin comparar o depende de pasarse
TP-1 = Una casa puede decir cuántos proveedores externos juegan en una mesa.
    .title = Proveedores externos en una mesa
    .source = Decidido: lo elige la casa; alguna ley lo ha pedido
TP-2 = Una casa puede decir cuántas manos seguidas tiene la banca un proveedor externo; entonces se le ofrece otra vez la posición solo después de que otro haya tenido la banca.
    .title = Los turnos de un proveedor externo
    .source = Decidido: lo elige la casa; alguna ley lo ha pedido
TP-3 = Una casa puede decir que la posición vuelve a un jugador solo después de que otro haya tenido la banca; mientras nadie la tome no hay ronda.
    .title = Otro en medio
    .source = Decidido: lo elige la casa; es la lectura estricta de Oliver v. County of Los Angeles
