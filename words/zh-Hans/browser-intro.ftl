# Simplified Chinese: the introduction, what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] 当一局闲家
   *[other] 做一局庄家
  }
intro-purpose = 两局真实打过的牌，半分钟看完。您来做其中一位玩家做过的事。
intro-skip = 跳过
intro-felt = 您的第一局
intro-begin = { $round ->
    [1] 有一人做庄，其他人都对着庄家下注。
   *[other] 现在轮到您做庄：其他人都对着您下注。
  }
intro-bank = 做庄{ $amount }
intro-bet = 下注{ $base }，Buster { $buster }
intro-move = { $move ->
    [hit] 要牌
    [stand] 停牌
    [split] 分牌
    [surrender] 投降
   *[other] 加倍
  }
intro-on = 继续
intro-now-bank = 现在做庄
intro-play = 去牌桌
intro-again = 再来一次
