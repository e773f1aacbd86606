## Numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] no hands
    [one] { $shown } hand
   *[other] { $shown } hands
  }
count-rounds = { $n ->
    [0] no rounds
    [one] { $shown } round
   *[other] { $shown } rounds
  }
count-programs = { $n ->
    [0] no programs
    [one] { $shown } program
   *[other] { $shown } programs
  }
count-cards = { $n ->
    [0] no cards
    [one] { $shown } card
   *[other] { $shown } cards
  }
count-rounds-hands = { $n ->
    [0] no rounds or hands
    [one] { $shown } round or hand
   *[other] { $shown } rounds and hands
  }
