## Latin American Spanish: the rules as a cardroom files them.

document-heading = { $of ->
    [object] Objeto del juego
    [cards] Las cartas y su valor
    [round] La ronda de juego
    [results] Cómo ganan, pierden o empatan las apuestas
    [options] Doblar, dividir, rendirse y seguro
    [bonus] La apuesta adicional
    [fees] Límites de apuesta y cuotas de cobro
    [house] Reglas de la casa
    [decided] Donde las reglas no dicen nada o dejan algo abierto
    [glossary] Glosario
   *[notices] Avisos
  }
document-chapter = { $of ->
    [own] Cómo se juega
    [holdem] Lo demás como en hold’em
    [draw] Lo demás como en draw poker
    [stud] Lo demás como en seven-card stud
   *[collection] Cobro
  }
document-as-in = Lo que no se dice aquí se hace como en { $game }, cuyas reglas están en este documento.
document-object = Los jugadores y el jugador-banca suman lo que cuentan sus cartas y tratan de acercarse lo más posible a 21.5 sin pasarse. Un as y una carta de valor diez como las dos primeras cartas son 21.5, la mejor mano que hay, y pagan { $pays }.
document-object-nearest = Los jugadores y el jugador-banca suman lo que cuentan sus cartas y tratan de acercarse lo más posible a { $target }, por arriba o por abajo. Gana la mano más cercana.
document-values = Lo que cuentan las cartas
document-card = { $of ->
    [ace] As
    [faces] Diez, jota, reina, rey
    [pips] Del dos al nueve
    [ten] Diez
    [jack] Jota
    [queen] Reina
   *[king] Rey
  }
document-counts = { $of ->
    [ace] 1 u 11
    [faces] 10
   *[pips] su valor
  }
document-chart = { $of ->
    [players] Jugadores
    [bank] Jugador-banca
   *[button] El botón de acción: lo que cuenta la carta tapada
  }
document-up-to = { $total } o menos
document-from = { $total } o más
document-otherwise = Lo que está en medio
document-any-21 = Cualquier 21
document-soft-17 = 17 suave
document-does = { $does ->
    [hit] pedir
    [stand] plantarse
   *[choose] pedir o plantarse
  }
document-figure = { $figure }
document-pay-table = Lo que paga la apuesta adicional
document-schedule = Tabla de cobros, opción { $option }
document-choose = Por elegir por la sala de cartas: { $key }
document-rotation = En cada { $minutes } minutos tienen la banca por lo menos { $players } jugadores que no son proveedores externos.
document-term = { $of ->
    [player-dealer] Jugador-banca: el jugador que tiene la banca en la mano, con una cantidad puesta antes del reparto.
    [house-dealer] Dealer de la casa: quien reparte para la casa y nunca juega.
    [base-wager] Apuesta base: la apuesta en un círculo, puesta antes del reparto.
    [action-button] Botón de acción: el marcador que muestra dónde se empiezan a liquidar las apuestas.
    [soft] Suave: se dice de una mano en la que un as cuenta 11.
    [push] Empate: nadie gana, y la apuesta se devuelve.
    [covered] Cubierta: se dice de una apuesta, hasta donde la cantidad del jugador-banca la puede pagar o recoger.
   *[third-party] Proveedor externo: un proveedor con licencia de servicios de jugadores de proposición (proposition player services), que juega por su cuenta.
  }
