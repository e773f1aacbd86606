## Traditional Chinese: numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] 沒有牌局
   *[other] { $shown }手
  }
count-rounds = { $n ->
    [0] 沒有牌局
   *[other] { $shown }局
  }
count-programs = { $n ->
    [0] 沒有程式
   *[other] { $shown }個程式
  }
count-cards = { $n ->
    [0] 沒有牌
   *[other] { $shown }張牌
  }
count-rounds-hands = { $n ->
    [0] 沒有牌局
   *[other] { $shown }局
  }
