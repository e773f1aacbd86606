# Traditional Chinese: the introduction, what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] 當閒家打一局
   *[other] 做莊打一局
  }
intro-purpose = 半分鐘，兩局真正打過的牌。您照其中一位玩家的做法來打。
intro-skip = 略過
intro-felt = 您的第一局
intro-begin = { $round ->
    [1] 有人做莊，其他人都對莊家下注。
   *[other] 現在您做莊：其他人都對您下注。
  }
intro-bank = 做莊{ $amount }
intro-bet = 下注{ $base }，Buster押{ $buster }
intro-move = { $move ->
    [hit] 要牌
    [stand] 停牌
    [split] 分牌
    [surrender] 投降
   *[other] 加倍
  }
intro-on = 繼續
intro-now-bank = 換您做莊
intro-play = 去牌桌
intro-again = 再來一次
