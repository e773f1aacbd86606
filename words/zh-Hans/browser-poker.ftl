# Simplified Chinese: the poker table in the browser.
poker-fold = 弃牌
poker-bring = 强制开注{ $bring_in }
poker-check = 过牌
poker-call = 跟注{ $call }
poker-amount = { $to_lower_case }多少
poker-amount-dollars = 金额（美元），{ $least }至{ $most }
poker-tap-cards-throw-away-keep = 点选要丢的牌，或者全部保留。
poker-draw = 换{ $picked }张
poker-stand-pat = 不换牌
poker-you-drew = { $n ->
    [0] 您不换牌。要改张数吗？
   *[other] 您换{ $n }张。要改张数吗？
  }
poker-change = { $n ->
    [0] 改为不换
   *[other] 改为{ $n }张
  }
poker-say = { $n ->
    [0] 报：不换
   *[other] 报：{ $n }张
  }
poker-say-instead = { $n ->
    [0] 改报：不换
   *[other] 改报：{ $n }张
  }
poker-you-said = { $n ->
    [0] 您报了：不换。
   *[other] 您报了：{ $n }张。
  }
poker-knock-pat = 敲桌：不换
poker-knock-check = 敲桌：过牌
poker-i-play-board = 我打公共牌
poker-may-change = { $player }最后换牌，还可以在片刻内改张数。
poker-floor-called = 已叫楼面：一切等楼面答复。
poker-tap-card-throw-away-all = 点选要丢的牌。所有人同时丢牌，请在时间结束前完成。
poker-throw-away = 丢掉它
poker-throw-away-give-up-pot = 盖掉这手牌并放弃底池？
poker-keep = 保留
poker-muck-all-same = 仍然盖牌
poker-show = 亮牌
poker-muck = 盖牌
poker-when-my-turn-comes = 轮到我时
poker-board = 公共牌：{ $join }
poker-pot-of = 底池：{ $pot }
# What a hand that is over brought: said once.
poker-hand-brought = { $mine ->
    [yes] 您赢得{ $what }。
   *[no] { $name }赢得{ $what }。
  }
poker-odd = 含零头{ $odd }
poker-bets = 连下注共{ $pot }
poker-collection = 台费{ $drop }
poker-drop = 入箱{ $drop }
poker-cards = 您的牌
poker-cards-seat = { $seat }号位的牌
poker-throw-away-key = { $card }：丢掉，按键{ $k }
poker-dealer-button = 按钮
poker-kill-button-limits-doubled = 翻倍钮：限注翻倍
poker-kill = 翻倍
poker-you = 您
poker-bet-seat = { $seat }号位的下注
poker-dead-hand = 死牌
poker-pat = 不换
poker-drew = 换了{ $drew }张
poker-asks = { $n ->
    [0] 不要换牌
   *[other] 要换{ $n }张
  }
poker-sit-seat = 坐{ $seat }号位
poker-bet-seat-2 = { $place }号位的下注
poker-more-chips = 加筹码
poker-bring-2 = 带入
poker-another-seat = 换座位
poker-seat-3 = { $s }号位
poker-stay-move-seat-when-hand = 留在原位：您将在这手牌后换到{ $target }号位
poker-move = 换座
poker-i-am-back = 我回来了
poker-sit-out = 暂离
poker-let-every-bank-pass = 每次都不做庄
poker-leaving-when-over = 打完后离桌
poker-leave-table = 离桌
poker-closed = 它已关闭。
poker-pick-open-seat-play = 选一个空位来玩。
poker-watch-table = 您在观看这张桌。{ $closed }
poker-history-table = 本桌历史
poker-my-rounds = 我的牌局
poker-place = 位置{ $place }
poker-table-closed = 这张桌已关闭。
poker-sits-out-owes = 暂离，欠{ $ways_in }
poker-sits-out = 暂离
poker-waits-come = 等待入局
poker-all-seats-taken = 座位已满。
poker-bring-play-chips-least = 您带{ $buy_in }游戏筹码；至少{ $least_chips }。
poker-join-waiting-list = 加入等位名单
poker-leave-list = 退出名单（您排第{ $waiting }）
poker-how-do-come = 您怎样入局？
poker-kill-pot-limits-double = 开翻倍池：限注翻倍
poker-stop-here-all-pot-so = 到此为止：就目前的底池全下
poker-decides = 等{ $seat }决定。
poker-draws = 等{ $seat }换牌。
poker-card-gone-others-throw-one = 您的牌已丢出。等其他人丢牌。
poker-everybody-throws-one-card-away = 每个人丢出一张牌。
poker-shows-mucks = 等{ $seat }亮牌或盖牌。
poker-hand-over = 这手牌已结束。
poker-dealer-deals = 荷官发牌。
poker-hand-needs-two-players-dealt = 开一手牌要有两名玩家：再有一人准备好就发牌。
poker-dealer-starts-next-hand = 荷官开始下一手牌。
poker-dealer-shuffles-next-hand = 荷官为下一手洗牌。
poker-bet = 下注
poker-complete = 补足
poker-raise = 加注到
poker-call-2 = 跟注{ $price }
poker-check-fold = 过牌或弃牌
poker-show-first-throw-hand-away = 由您先亮牌，或不亮而盖牌。
poker-hand-wins-against-what-shown = 您的牌赢了已亮的牌。
poker-hand-gets-share-against-what = 您的牌与已亮的牌平分。
poker-hand-beaten-what-shown = 您的牌输给已亮的牌。
poker-show-hand-throw-away-unseen = 亮牌，或不亮而盖牌。
poker-dealt-right = { $pays ->
    [yes] 下一手直接拿牌入局
   *[no] 下一手直接拿牌入局，现在不用补盲
  }
poker-wait-big-blind = { $pays ->
    [yes] 下一手当大盲
   *[no] 等大盲，到时才拿牌
  }
poker-post-big-blind-now = 现在补大盲，下一手拿牌
poker-post-both-blinds-small-one = 补大小盲注，小盲为死注，下一手拿牌
poker-post-big-blind = 补大盲，下一手拿牌
poker-wait-same-position = 等回到原来的位置，到时才拿牌
poker-kill-pot = 开翻倍池
poker-small-blind-big-blind = 小盲{ $small }和大盲{ $big }
poker-sit-out-passed-come-back = 您在暂离，{ $both }已经过了您。可补{ $ways_in }回来，或等大盲轮到您时免费回来。
poker-sit-out-say-how-come = 您在暂离。请选择怎样入局。
poker-sit-out-owe-nothing-when = 您在暂离，不欠盲注。{ $both }过了您之后，马上回来要付{ $small }。
poker-sit-out-owe-nothing-come = 您在暂离，不欠盲注：随时可以回来。
poker-pot = 底池
poker-main-pot = 主池
poker-main = 主池
poker-side-pot = 边池{ $pot }
poker-side = 边池{ $pot }
poker-high-halves = 各池高牌半
poker-high-half = 高牌半池
poker-low-halves = 各池低牌半
poker-low-half = 低牌半池
poker-without-low = 无低牌
poker-high-half-2 = { $name }，高牌半
poker-high-half-3 = { $short }，高牌半
poker-low-half-2 = { $name }，低牌半
poker-low-half-3 = { $short }，低牌半
poker-all = 全下
poker-folded = 已弃牌
poker-mucked = 已盖牌
poker-dead = 死牌
poker-dealt = 您拿到{ $join }。
poker-throw-away-2 = 您丢出{ $join }。
poker-usual = { $way }（常用）
poker-call-into = 跟注{ $due }，底池{ $pot }
poker-moment-shown = 马上亮牌。
poker-killed-pot = 翻倍池，{ $limit }
poker-high-low = 高牌和低牌
poker-seat-2 = { $seat }号位，{ $open ->
    [yes] 空位
   *[no] { $name }
  }{ $mine ->
    [yes] ，您的座位
   *[no] { "" }
  }
poker-away = { $name }（不在）
poker-open-2 = { $seat }号空位
poker-sit-with = 您坐{ $seat }号位，带{ $stack }。钱包里有{ $wallet }。
poker-stand-with = 您站在场边，带{ $stack }。钱包里有{ $wallet }。
poker-part = { $part ->
    [high] 高牌{ $amount }
    [low] 低牌{ $amount }
    [returned] 退回{ $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part }，含零头{ $over }
poker-throws-away = { $cards ->
    [0] { $seat }不换牌。
   *[other] { $seat }丢{ $cards }张。
  }
poker-so-far = 目前{ $ranks }
poker-so-far-paired = 目前{ $ranks }，{ $paired }成对
poker-size-most = 最大
poker-size-pot = 底池
poker-size-half = ½底池
