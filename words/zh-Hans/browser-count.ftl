# Simplified Chinese: numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] 没有牌局
   *[other] { $shown }手
  }
count-rounds = { $n ->
    [0] 没有牌局
   *[other] { $shown }局
  }
count-programs = { $n ->
    [0] 没有程序玩家
   *[other] { $shown }个程序玩家
  }
count-cards = { $n ->
    [0] 没有牌
   *[other] { $shown }张牌
  }
count-rounds-hands = { $n ->
    [0] 没有牌局
   *[other] { $shown }局（手）
  }
