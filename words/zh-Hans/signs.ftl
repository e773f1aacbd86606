# Simplified Chinese: the sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · 台费表方案{ $option }
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }：{ $limit }；本桌不提供。
sign-example-schedule = 文件把限额和台费留给{ $by ->
    [house] 场方
   *[other] { $by }
  }决定：本台牌上的是示例，须改为实际公布的。
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = 无
sign-never = 从不
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–无上限
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = 注码
sign-table-limit = 台面限额
sign-bank-wager = 庄注
sign-no-maximum = { $min }或以上，无上限
sign-buster-bet = Buster注
sign-buster-range = { $min }–{ $max }，不超过主注
sign-buster-least = { $min }或以上，不超过主注
sign-buster-most = 最多{ $max }，不超过主注
sign-buster-within-limit = 在台面限额之内，不超过主注
sign-buster-base-wager = 不超过主注
sign-collection-before-deal = 台费，发牌前收取
sign-players = 闲家
sign-player-dealer = 庄家
sign-per-circle = 每个注圈每注{ $fee }
sign-fee-base = 主注
sign-fee-base-of = 主注{ $wager }
sign-fee-backline = 后排注
sign-collection-with-wager = 台费，每注下注时收取；庄家在发牌前
sign-bank-action = 庄家，全桌总注额{ $action }

## Blackjack: what it pays, and how it is played

sign-pays = 赔率
sign-natural = 天成（头两张为A和10点牌）
sign-insurance = 保险，一半注码，明牌为A时
sign-buster-pays = Buster，庄家爆牌时{ $cards ->
    [8] 有8张或以上
   *[other] 有{ $cards }张
  }
sign-play = 打法
sign-hole-card-checked = 查看暗牌是否天成
sign-under-ace = 明牌为A时
sign-under-ace-or-ten = 明牌为A或10点牌时
sign-must-hit = 硬{ $hits }或以下必须要牌
sign-players-as-they-like = 自由选择，{ sign-must-hit }
sign-players-hard-19 = 硬19或以上必须停牌，{ sign-must-hit }
sign-players-21 = 21点必须停牌，{ sign-must-hit }
sign-bank-hits-soft-17 = 软17要牌，硬17或以上停牌
sign-bank-stands-soft-17 = 软17停牌，硬17或以上停牌
sign-nearest-wins = 更接近{ $target }的手牌
sign-nearest-tie = 同样接近
sign-nearest-push = 和局
sign-nearest-bank = 庄家赢
sign-nearest-chart = 要牌或停牌{ $hits ->
    [0] { "" }
   *[other] ，{ $hits }或以下必须要牌
  }{ $from ->
    [0] { "" }
   *[other] ，{ $from }或以上必须停牌
  }
sign-nearest-stands = 补牌直到{ $from }或手牌封闭
sign-surrender = 投降
sign-not-offered = 不提供
sign-surrender-first-two = 一半注码，头两张牌时
sign-surrender-any-time = 一半注码，20或以下随时
sign-backline-bets = 后排注
sign-on-base-wager = 跟主注

## Poker

sign-bets = 下注额
sign-early-rounds = 前几轮
sign-later-rounds = 后几轮
sign-any-round = 任何一轮
sign-bets-to = { $min }至{ $max }
sign-bets-to-stack = { $min }至您面前的全部
sign-bets-to-pot = { $min }至底池
sign-cap = 封顶
sign-no-cap = 不封顶
sign-raises = 一次下注和{ $raises }次加注
sign-raises-uncapped = 一次下注和{ $raises }次加注；只剩两人时不封顶
sign-all-in-for-less = 不足额全下
sign-short-of-minimum = 不足最低额的加注不重开加注
sign-half-bet = 半注或以上算足额
sign-full-bet = 只有足额下注才重开加注
sign-before-deal = 发牌前
sign-small-blind = 小盲
sign-big-blind = 大盲
sign-ante = 前注
sign-forced-bet = 强制下注
sign-collection-from-pot = 台费，每手牌从底池收取一次
sign-six-players = 6人或以下
sign-seven-players = 7人或以上
sign-what-wins = 胜出
sign-wins = { $wins ->
    [high] 最大的牌
    [short-deck] 最大的牌，按短牌的顺序
    [high-low] 最大的牌一半，8或更小的最小低牌一半
    [high-any-low] 最大的牌一半，最小的牌一半
    [ace-to-five] 最小的牌，A至5
    [deuce-to-seven] 最小的牌，2至7
   *[badugi] 点数和花色都不同的最小的牌
  }
sign-seats = 座位
sign-joker = 牌中有鬼牌。
sign-short-deck = 36张牌，6至A；A也可小于6。
sign-flush-first = 同花大于葫芦。
sign-full-house-first = 葫芦大于同花。
sign-any-low = 任何牌都可作低牌：不要求8或更小。
sign-sevens = 换牌后7或更好的牌必须下注。
sign-no-interest = 场方与输赢没有利害关系。

## Limits of poker

limit-fixed = { $small }/{ $big }固定限注
limit-spread = { $min }–{ $max }区间限注
limit-none = { $min }–无限注
limit-pot = { $min }–底池限注
sign-rounding = 筹码凑不出的赔付
