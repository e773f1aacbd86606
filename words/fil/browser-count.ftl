# The Tagalog (Filipino) of numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] walang hand
   *[other] { $shown } hand
  }
count-rounds = { $n ->
    [0] walang round
   *[other] { $shown } round
  }
count-programs = { $n ->
    [0] walang programa
   *[other] { $shown } programa
  }
count-cards = { $n ->
    [0] walang baraha
   *[other] { $shown } baraha
  }
count-rounds-hands = { $n ->
    [0] walang round o hand
   *[other] { $shown } round at hand
  }
