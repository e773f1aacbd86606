## Latin American Spanish: numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] ninguna mano
    [one] { $shown } mano
   *[other] { $shown } manos
  }
count-rounds = { $n ->
    [0] ninguna ronda
    [one] { $shown } ronda
   *[other] { $shown } rondas
  }
count-programs = { $n ->
    [0] ningún programa
    [one] { $shown } programa
   *[other] { $shown } programas
  }
count-cards = { $n ->
    [0] ninguna carta
    [one] { $shown } carta
   *[other] { $shown } cartas
  }
count-rounds-hands = { $n ->
    [0] ninguna ronda ni mano
    [one] { $shown } ronda o mano
   *[other] { $shown } rondas y manos
  }
