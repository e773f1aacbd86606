# Simplified Chinese: the felt of blackjack in the browser.
felt-pick-open-seat-play = 选一个空位来玩。
felt-all-seats-taken-put-yourself = 座位已满。请加入等位名单。
felt-dealer-seats = 这张桌使用真实筹码：由荷官安排您入座。请到桌前来，或在大厅加入等位名单。
felt-leave-when-round-over = 这局结束后您离桌。
felt-bank-offered-seat = 正在问{ $player }是否在{ $seat }号位做庄。
felt-nobody-banks-yet-seated-player = 还没有人做庄。有资格的人可以做庄。
felt-bank-round-players-place-their = 这局您做庄。闲家正在下注。
felt-seat-asked-about-insurance = 正在问{ $seat }号位是否买保险。
felt-chart-1a = 表1A
felt-why = 为什么？
felt-table-between-two-rounds = 正在两局之间。
felt-dealers-turn = 荷官：{ $task }
felt-double = 加倍
felt-split = 分牌
felt-surrender = 投降
felt-or = { $join }或{ $at }
felt-no-limit = 无上限
felt-no-fee = 无台费
felt-buster-bet-goes-base-wager = Buster注要与同一注圈的主注一起下。
felt-least-base-circle = 主注圈至少{ $base_least }。
felt-buster-bet-least-add-press = Buster注至少{ $least }：请加一些，或点“清除”。
felt-buster-bet-most-here-press = 这里Buster注最多{ $most }：请点“清除”重新放。
felt-buster-bet-most = 这里Buster注最多{ $most }。
felt-most-base-circle = 主注圈最多{ $base_most }。
felt-not-that-many-chips = 您面前只有{ $stack }。
felt-buster = Buster
felt-not-covered = { $uncovered }未受注
felt-back = 退回{ $uncovered }
felt-even = 不输不赢
felt-push = 和局
felt-soft-2 = 软{ $points }
felt-fee = 台费{ $fees }
felt-fee-total-action = 台费{ $fees }至{ $fees2 }，按总注额
felt-nobody-banks-take-bank = 没有人做庄。您做庄吗？
felt-bank-again = 再做庄吗？
felt-bank-offered = 轮到您选择是否做庄。
felt-bank-card = 您可以做庄：请在台面的卡片上回答。
felt-bank-at-spot = 您在{ $seat }号位做庄。
felt-behind-others = 跟其他玩家的后排注
felt-behind-whom = 跟谁下后排注
felt-behind-seat = { $seat }号位，{ $player }
felt-behind-amount = 下注金额（美元）
felt-bet-behind = 在{ $seat }号位后排下注{ $amount }{ $costs ->
    [yes] ；台费{ $fee }
   *[no] { "" }
  }
felt-nobody-to-bet-behind = 还没有人下注，没有可跟的牌。
felt-take-back-behind = 取回{ $seat }号位的后排注{ $amount }
felt-behind-ready = 您已准备好。大家都准备好就发牌。
felt-behind-came-to = 后排：{ $what }
felt-stand-behind = 带{ $buy_in }站在座位后面，跟别人的牌下注
felt-two-circles-by-order = 有人等位：楼面规定每人两个注圈。
felt-third-party = 第三方
felt-third-party-provider = 第三方陪玩服务商
felt-bank-which-spot = 在哪个位置？
felt-spot = { $seat }号位
felt-bank-wager-dollars = 庄注（美元）
felt-bank = 做庄{ $amount }
felt-let-pass = 不做庄
felt-bank-here-fee-must-stack = 这里庄注为{ $least }至{ $most }。台费超出您筹码的部分，从庄本中扣。
felt-over = { $points }爆牌
felt-discard-rack = 弃牌架
felt-discards = 弃牌
felt-what-fees-table-came = 这张桌的台费合计
felt-drop = 入箱
felt-shoe-cut-card-cards-from = 牌靴，切牌卡距末尾{ $cut }张
felt-shoe = 牌靴
felt-bank-2 = 庄
felt-bank-3 = 庄家
felt-of-2 = { $result }，庄注{ $wager }
felt-bank-4 = 庄家{ $result }，庄注{ $wager }
felt-covers-more = 还可受注{ $covers }
felt-covers-no-more = 不能再受注
felt-no-cards-yet = 还没有牌
felt-bank-5 = 庄家：{ $cards }
felt-chip-hand-tap-circle-put = 手中的筹码：点注圈放下
felt-chip-key = { $value }筹码，按键{ $i }
felt-bet-placed-2 = 您已下注。
felt-take-back = 取回
felt-ready = 准备好
felt-clear = 清除
felt-repeat = 重复
felt-bet = 下注
felt-table-closed = 这张桌已关闭。
felt-you = 您
felt-nobody-banks-yet-take-bank = 还没有人做庄。您可以做庄，或等别人做庄。
felt-nobody-banks-yet-sit-down = 还没有人做庄。您可以坐下做庄，或等别人做庄。
felt-you-2 = 您
felt-player = 玩家{ $player }
felt-surrendered = 已投降
felt-doubled = 已加倍
felt-moves = 您的选择
felt-hit-2 = 要牌
felt-stand-2 = 停牌
felt-double-2 = 加倍{ $double }
felt-double-less-amount-dollars = 不足额加倍：金额（美元），{ $double_min }至{ $double }
felt-less = 少加倍
felt-split-2 = 分牌
felt-surrender-2 = 投降
felt-surrender-costs = 投降{ $cost }
felt-pass-always = 一直不做，直到我另说
felt-bank-presets = { $why ->
    [least] 最低
    [again] 同上次
    [most] 全部筹码
   *[usual] 常用
  }
felt-bank-offered-keys = 轮到您选择是否做庄：按Y做庄，按N不做。
felt-bank-shows = 庄家明牌{ $up }。
felt-round-sum = 您：{ $net }，台费{ $fee }，合计{ $all }。
felt-round-brought = 这局结束：您{ $net }。
felt-twice = ×2：加到两倍
felt-half = ½：减到一半
felt-seat-wager = { $seat }号位的注码
felt-seat-buster-bet = { $seat }号位的Buster注
felt-ins-2 = 保险{ $insurance }
felt-behind = 后排{ $behind }
felt-fee-3 = 台费{ $fee }
felt-hand-3 = 第{ $i }手牌
felt-action-button-seat = 结算钮在{ $seat }号位
felt-action = 结算
felt-away-2 = 不在
felt-sit-out = 暂离
felt-sits-out-2 = 暂离
felt-sit-seat = 坐{ $seat }号位
felt-circle-yours = 您的注圈
felt-circle-taken = 已有人的注圈
felt-none = 无
felt-fee-4 = 台费：{ $player_fee }
felt-buster-pays = Buster赔{ $join }
felt-collection = 台费{ $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }。本游戏每张桌都必须展示的台牌。
felt-shuffled-seed-can-check-under = 洗牌所用的种子可在“公平性”中验证。
felt-dealt-person = 真人发牌。
felt-close = 关闭
felt-cards-coming = 正在发牌……
felt-last-round-being-finished = 上一局正在收尾……
felt-show-once = 立即显示
felt-ace-up-insurance = 庄家明牌是A。买{ $amount }保险吗？
felt-pays-2-1-once-if = 庄家有天成就立即赔2比1，没有就立即输掉。
felt-insure = 买保险{ $amount }
felt-no-insurance = 不买保险
felt-bring-play-chips-from-wallet = 您从钱包带{ $buy_in }游戏筹码。
felt-join-waiting-list = 加入等位名单
felt-leave-list = 退出名单（您排第{ $waiting }）
felt-i-am-back = 我回来了
felt-shuffle-shoe = 给牌靴洗牌。
felt-look-hole-card = 查看暗牌。
felt-pay-next-wager = 赔付或收走下一注。
felt-turn-hole-card-over = 翻开暗牌。
felt-no-cards-left-call-floor = 没有牌了：叫楼面。
felt-deal-card-bank-face-up = 给庄家发一张牌，牌面朝上。
felt-deal-banks-second-card-face = 给庄家发第二张牌，牌面朝下。
felt-open-seat = 空位
felt-no-cards = 没有牌
felt-seat-decides = 等{ $seat }号位的{ $player }决定{ $known ->
    [yes] ，持{ $total }
   *[no] { "" }
  }。
felt-chart-says = { $soft ->
    [yes] 软
   *[no] 硬
  }{ $points }：{ $chart ->
    [stand] 不可要牌
   *[hit] 不可停牌
  }。可以{ $open }。
felt-fee-from = { $from }或以上{ $fee }
felt-fee-to = { $to }以内{ $fee }
felt-not-round-lay-there-but = 您不在这局：{ $amount }放在那里，但停止下注前没有确认。
felt-not-round-refused = 您不在这局：{ $amount }放在那里，但停止下注前没有确认。曾被拒绝：{ $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] 保险
  }{ $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] 保
  }{ $net }
felt-play-against-table-costs = 您与全桌对赌：收{ $fees }；输赢最多不超过您放出的庄本。
felt-costs = 台费{ $brief }。输赢最多不超过您放出的庄本。
felt-showing = 明牌{ $count }{ $peeked ->
    [no-natural] ，没有天成
   *[no] { "" }
  }
felt-seat-turn = { $seat }号位 · 第{ $turn }手
felt-bank-came-to = { $doing } · 庄家{ $result }
felt-bet-placed = 您已下注。{ $dealt ->
    [person] 荷官停止下注后发牌。
   *[room] 大家都准备好就发牌。
  }
felt-tap-circle-add-bet-once = 点注圈加{ $chip }，或直接下注。
felt-tap-circle-fee = 点注圈加{ $chip }，或直接下注；台费{ $fees }。
felt-count-over = { $points }爆
felt-count-doubled = { $points }加倍
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] 第{ $hand }手牌，共{ $of }手：{ $cards } = { $total }
  }
felt-seat-2 = { $seat }号位，{ $open ->
    [yes] 空位
   *[no] { $name }
  }{ $mine ->
    [yes] ，您的座位
   *[no] { "" }
  }{ $banks ->
    [yes] ，庄家
   *[no] { "" }
  }
felt-seat-3 = { $seat }号位{ $hands ->
    [1] { "" }
   *[other] ，第{ $hand }手牌
  }
felt-base-circle-add-chip = { $seat }号主注圈，{ $filled ->
    [yes] { $base }
   *[no] 空
  }：加一个筹码
felt-buster-circle-add-chip = { $seat }号Buster圈，{ $filled ->
    [yes] { $buster }
   *[no] 空
  }：加一个筹码
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] 第{ $turn }/2手
  }
felt-deal-card-seat = 给{ $seat }号位{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手牌
  }发一张牌。
amount-how = 写1000或1,000；小数点后是分：12.50。
poker-ask-me-bank-again = 再问我是否做庄
poker-pot-limit = { $min }–底池限注
poker-spread = { $spread }区间限注
