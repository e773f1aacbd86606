## Traditional Chinese: the sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · 檯費收費表第{ $option }案
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }：{ $limit }；本桌不提供。
sign-example-schedule = 文件把限額和收費交由{ $by ->
    [house] 賭場
   *[other] { $by }
  }決定：本告示所列為範例，請改成實際公布的。
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = 無
sign-never = 從不
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–無上限
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = 注碼
sign-table-limit = 桌限
sign-bank-wager = 莊注
sign-no-maximum = { $min }或以上，無上限
sign-buster-bet = Buster注
sign-buster-range = { $min }–{ $max }，且不超過主注
sign-buster-least = { $min }或以上，但不超過主注
sign-buster-most = 最多{ $max }，且不超過主注
sign-buster-within-limit = 在桌限之內，且不超過主注
sign-buster-base-wager = 不超過主注
sign-collection-before-deal = 檯費，發牌前收
sign-players = 玩家
sign-player-dealer = 莊家
sign-per-circle = 每個注圈每筆注碼{ $fee }
sign-fee-base = 主注
sign-fee-base-of = 主注{ $wager }
sign-fee-backline = 後注
sign-collection-with-wager = 檯費，隨每筆注碼收；莊家的在發牌前收
sign-bank-action = 莊家，全桌總注額{ $action }

## Blackjack: what it pays, and how it is played

sign-pays = 賠率
sign-natural = 例牌（首兩張為A和10點牌）
sign-insurance = 保險，注碼的一半，明牌是A時
sign-buster-pays = Buster，莊家{ $cards ->
    [8] 8張或以上
   *[other] { $cards }張
  }爆牌
sign-play = 打法
sign-hole-card-checked = 看底牌是否例牌
sign-under-ace = 明牌是A時
sign-under-ace-or-ten = 明牌是A或10點牌時
sign-must-hit = 硬{ $hits }點或以下必須要牌
sign-players-as-they-like = 隨意，{ sign-must-hit }
sign-players-hard-19 = 硬19點或以上必須停牌，{ sign-must-hit }
sign-players-21 = 21點必須停牌，{ sign-must-hit }
sign-bank-hits-soft-17 = 軟17點要牌，硬17點或以上停牌
sign-bank-stands-soft-17 = 軟17點停牌，硬17點或以上停牌
sign-nearest-wins = 較接近{ $target }的手牌
sign-nearest-tie = 一樣接近
sign-nearest-push = 和局
sign-nearest-bank = 莊家贏
sign-nearest-chart = 要牌或停牌{ $hits ->
    [0] { "" }
   *[other] ，{ $hits }點或以下必須要牌
  }{ $from ->
    [0] { "" }
   *[other] ，{ $from }點或以上必須停牌
  }
sign-nearest-stands = 補牌到{ $from }點，或手牌封手
sign-surrender = 投降
sign-not-offered = 不提供
sign-surrender-first-two = 注碼的一半，首兩張牌時
sign-surrender-any-time = 注碼的一半，20點或以下隨時
sign-backline-bets = 後注
sign-on-base-wager = 只可押主注

## Poker

sign-bets = 下注
sign-early-rounds = 前段各輪
sign-later-rounds = 後段各輪
sign-any-round = 任何一輪
sign-bets-to = { $min }至{ $max }
sign-bets-to-stack = { $min }至您面前的全部
sign-bets-to-pot = { $min }至底池
sign-cap = 封頂
sign-no-cap = 不封頂
sign-raises = 一次下注和{ $raises }次加注
sign-raises-uncapped = 一次下注和{ $raises }次加注；兩人之間不封頂
sign-all-in-for-less = 不足額全下
sign-short-of-minimum = 不到最低額的加注不重開下注
sign-half-bet = 半注或以上算足額一注
sign-full-bet = 只有足額一注才重開下注
sign-before-deal = 發牌前
sign-small-blind = 小盲
sign-big-blind = 大盲
sign-ante = 前注
sign-forced-bet = 強制注
sign-collection-from-pot = 檯費，每手從底池收一次
sign-six-players = 6人或以下
sign-seven-players = 7人或以上
sign-what-wins = 贏牌
sign-wins = { $wins ->
    [high] 最高的牌
    [short-deck] 最高的牌，按短牌的大小
    [high-low] 一半歸最高，一半歸8或更好的最低
    [high-any-low] 一半歸最高，一半歸最低
    [ace-to-five] 最低的牌，A到5
    [deuce-to-seven] 最低的牌，2到7
   *[badugi] 點數和花色都不同的最低的牌
  }
sign-seats = 座位
sign-joker = 牌中有鬼牌。
sign-short-deck = 三十六張牌，6到A；A也可排在6之下。
sign-flush-first = 同花勝葫蘆。
sign-full-house-first = 葫蘆勝同花。
sign-any-low = 任何牌都可爭低：不要求8或更好。
sign-sevens = 7或更好的牌換牌後必須下注。
sign-no-interest = 賭場與牌局的輸贏沒有利害關係。

## Limits of poker

limit-fixed = { $small }/{ $big }固定限注
limit-spread = { $min }–{ $max }區間限注
limit-none = { $min }–無限注
limit-pot = { $min }–底池限注
sign-rounding = 籌碼湊不出的賠付
