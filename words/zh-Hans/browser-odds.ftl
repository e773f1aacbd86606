# Simplified Chinese: the page of the odds.
odds-hand = 手牌
odds-else-hit = 否则要牌
odds-else-stand = 否则停牌
odds-surrender-later = 之后投降
odds-natural-paid = 天成，获赔
odds-natural-against-natural-push = 天成对天成：和局
odds-banks-natural-takes-once = 庄家天成，立即收走
odds-won = 赢
odds-pushed = 和局
odds-lost = 输
odds-doubled-won = 加倍后赢
odds-doubled-pushed = 加倍后和局
odds-doubled-lost = 加倍后输
odds-surrendered = 投降
odds-split-into-several-hands = 分成几手牌
odds-less-than-cent = 不到一分钱
odds-coach-would-been-worth-more = 教练：{ $best ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[other] { $best }
  }平均可多得{ $cost }（注码的{ $to_fixed }%）。
odds-natural-pays-3-2 = 天成赔3比2
odds-natural-pays-even-money = 天成赔1比1
odds-bank-stands-soft-17 = 庄家软17停牌
odds-no-surrender = 不可投降
odds-double-10-11-only = 只有10和11可加倍
odds-no-double-after-split = 分牌后不可加倍
odds-both-over-bank-always-wins = 双方爆牌：总是庄家赢
odds-no-forced-stand = 不强制停牌
odds-no-forced-hit = 不强制要牌
odds-split-once-only = 只可分牌一次
odds-counting = 计算中……
odds-8-more = 8张或以上
odds-odds = 概率
odds-exact-price-each-game-dealt = 这里每种游戏的精确代价：闲家平均输多少、怎样玩输得最少，以及同样的数字对庄家意味着什么。
odds-rulebook = 规则书
odds-counting-every-way-cards-can = 正在计算牌的每一种可能……
odds-players-chair = 闲家一方
odds-wager-playing-chart-below = 占注码的比例，按下面的打法表来玩。
odds-going-exact-cards-not-only = 按具体的牌而不只按点数来玩，可省{ $replace }。
odds-one-round-swings-wagers-fees = 一局的波动为{ $to_fixed }注。台费另计。
odds-banks-chair = 庄家一方
odds-all-base-wagers-against-players = 占全部主注的比例，对手都会按表玩，未计台费，且庄本足够受注。
odds-buster = Buster注
odds-bet-wins-rounds = 占该注的比例。{ $to_fixed }%的牌局会赢。
odds-how-play = 怎么玩
odds-hit = 要牌
odds-stand = 停牌
odds-double = 加倍
odds-split = 分牌
odds-surrender-small-letter-says-what = 投降；小写字母表示不能时改做什么
odds-hard-totals = 硬点数
odds-soft-totals = 软点数
odds-pairs = 对子
odds-fee-wager = 计入台费，按注码
odds-wager = 注码
odds-fee = 台费
odds-game = 游戏本身
odds-together = 合计
odds-what-rule-worth-player = 一条规则对闲家值多少
odds-price = 计算代价
odds-how-rounds-end = 牌局怎样结束
odds-together-2 = 合计
odds-bank-goes-over-so-many = 庄家爆牌时的牌张数
odds-cards = 张数
odds-how-often = 多常发生
odds-chance = 概率
odds-pays = 赔率
odds-surrender = 投降
