## Vietnamese: numbers of things. `shown` is the number as it is written, with its thousands.

count-hands = { $n ->
    [0] không có ván nào
   *[other] { $shown } ván
  }
count-rounds = { $n ->
    [0] không có ván nào
   *[other] { $shown } ván
  }
count-programs = { $n ->
    [0] không có chương trình
   *[other] { $shown } chương trình
  }
count-cards = { $n ->
    [0] không có lá nào
   *[other] { $shown } lá
  }
count-rounds-hands = { $n ->
    [0] không có ván nào
   *[other] { $shown } ván
  }
