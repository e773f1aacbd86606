# Traditional Chinese: the blackjack table in the browser.
felt-pick-open-seat-play = 選一個空位來打。
felt-all-seats-taken-put-yourself = 座位已滿。請加入候位名單。
felt-dealer-seats = 此桌使用真籌碼：由荷官安排您入座。請到桌前，或在大廳加入候位名單。
felt-leave-when-round-over = 本局結束後您就離桌。
felt-bank-offered-seat = 輪到{ $player }做莊（{ $seat }號注位）。
felt-nobody-banks-yet-seated-player = 還沒有人做莊。可以做莊的人都可以做。
felt-bank-round-players-place-their = 這局您做莊。玩家正在下注。
felt-seat-asked-about-insurance = 正在問{ $seat }號位要不要保險。
felt-chart-1a = 表1A
felt-why = 為什麼？
felt-table-between-two-rounds = 兩局之間。
felt-dealers-turn = 輪到荷官：{ $task }
felt-double = 加倍
felt-split = 分牌
felt-surrender = 投降
felt-or = { $join }或{ $at }
felt-no-limit = 無上限
felt-no-fee = 免收費
felt-buster-bet-goes-base-wager = Buster注要和同一注圈的主注一起下。
felt-least-base-circle = 主注圈至少{ $base_least }。
felt-buster-bet-least-add-press = Buster注至少{ $least }：請加碼，或按「清除」。
felt-buster-bet-most-here-press = 這裡Buster注最多{ $most }：請按「清除」重放。
felt-buster-bet-most = 這裡Buster注最多{ $most }。
felt-most-base-circle = 主注圈最多{ $base_most }。
felt-not-that-many-chips = 您面前只有{ $stack }。
felt-buster = Buster
felt-not-covered = { $uncovered }未受注
felt-back = 退{ $uncovered }
felt-even = 持平
felt-push = 和局
felt-soft-2 = 軟{ $points }
felt-fee = 收費{ $fees }
felt-fee-total-action = 收費{ $fees }至{ $fees2 }，按總注額
felt-nobody-banks-take-bank = 沒有人做莊。您要做莊嗎？
felt-bank-again = 再做莊？
felt-bank-offered = 輪到您做莊。
felt-bank-card = 您可以做莊：請在桌面的卡片上回答。
felt-bank-at-spot = 您在{ $seat }號注位做莊。
felt-behind-others = 在別人手牌後面下注
felt-behind-whom = 跟在誰後面
felt-behind-seat = { $seat }號位，{ $player }
felt-behind-amount = 下注金額（美元）
felt-bet-behind = 在{ $seat }號位後面下注{ $amount }{ $costs ->
    [yes] ；收費{ $fee }
   *[no] { "" }
  }
felt-nobody-to-bet-behind = 還沒有人下注，無牌可跟。
felt-take-back-behind = 取回{ $seat }號位後面的{ $amount }
felt-behind-ready = 您準備好了。大家都好了就發牌。
felt-behind-came-to = 後注：{ $what }
felt-stand-behind = 帶{ $buy_in }站在座位後面，押別人的牌
felt-two-circles-by-order = 有人候位：依樓面指示，每人限兩個注圈。
felt-third-party = 第三方
felt-third-party-provider = 第三方陪玩服務供應商
felt-bank-which-spot = 在哪個注位？
felt-spot = { $seat }號注位
felt-bank-wager-dollars = 莊注（美元）
felt-bank = 做莊{ $amount }
felt-let-pass = 不做
felt-bank-here-fee-must-stack = 這裡莊注為{ $least }至{ $most }。您的籌碼付不足的收費，從莊注扣。
felt-over = { $points }爆牌
felt-discard-rack = 廢牌架
felt-discards = 廢牌
felt-what-fees-table-came = 本桌收費累計
felt-drop = 入箱
felt-shoe-cut-card-cards-from = 牌靴，切牌卡距尾端{ $cut }張
felt-shoe = 牌靴
felt-bank-2 = 莊
felt-bank-3 = 莊家
felt-of-2 = { $result } / { $wager }
felt-bank-4 = 莊家{ $result }，莊金{ $wager }
felt-covers-more = 還可受注{ $covers }
felt-covers-no-more = 不再受注
felt-no-cards-yet = 還沒有牌
felt-bank-5 = 莊家：{ $cards }
felt-chip-hand-tap-circle-put = 手上的籌碼：點一個注圈放下
felt-chip-key = { $value }籌碼，按鍵{ $i }
felt-bet-placed-2 = 您已下注。
felt-take-back = 取回
felt-ready = 準備好
felt-clear = 清除
felt-repeat = 重複
felt-bet = 下注
felt-table-closed = 此桌已關。
felt-you = 您
felt-nobody-banks-yet-take-bank = 還沒有人做莊。您可以做莊，或等別人做。
felt-nobody-banks-yet-sit-down = 還沒有人做莊。您可以入座做莊，或等別人做。
felt-you-2 = 您
felt-player = 玩家{ $player }
felt-surrendered = 已投降
felt-doubled = 已加倍
felt-moves = 您可以
felt-hit-2 = 要牌
felt-stand-2 = 停牌
felt-double-2 = 加倍{ $double }
felt-double-less-amount-dollars = 減額加倍：金額（美元），{ $double_min }至{ $double }
felt-less = 減額加倍
felt-split-2 = 分牌
felt-surrender-2 = 投降
felt-surrender-costs = 投降{ $cost }
felt-pass-always = 一直不做，到我改口為止
felt-bank-presets = { $why ->
    [least] 最低
    [again] 同上次
    [most] 全部
   *[usual] 通常
  }
felt-bank-offered-keys = 輪到您做莊：Y接受，N不做。
felt-bank-shows = 莊家明牌{ $up }。
felt-round-sum = 您：{ $net }，另收費{ $fee }：共{ $all }。
felt-round-brought = 本局結束：您{ $net }。
felt-twice = ×2：加一倍
felt-half = ½：減一半
felt-seat-wager = { $seat }號位注碼
felt-seat-buster-bet = { $seat }號位Buster注
felt-ins-2 = 保險{ $insurance }
felt-behind = 後注{ $behind }
felt-fee-3 = 收費{ $fee }
felt-hand-3 = 第{ $i }手
felt-action-button-seat = 結算鈕在{ $seat }號位
felt-action = 結算
felt-away-2 = 不在
felt-sit-out = 暫離
felt-sits-out-2 = 暫離
felt-sit-seat = 坐{ $seat }號位
felt-circle-yours = 您的注圈
felt-circle-taken = 別人的注圈
felt-none = 無
felt-fee-4 = 收費：{ $player_fee }
felt-buster-pays = Buster賠{ $join }
felt-collection = 檯費{ $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }。本遊戲每張牌桌都必須展示的告示。
felt-shuffled-seed-can-check-under = 由種子洗牌，您可在「公平」驗證。
felt-dealt-person = 由真人發牌。
felt-close = 關閉
felt-cards-coming = 正在發牌…
felt-last-round-being-finished = 上一局正在收尾…
felt-show-once = 立即顯示
felt-ace-up-insurance = 明牌是A。要買保險{ $amount }嗎？
felt-pays-2-1-once-if = 莊家是例牌就馬上賠2:1，不是就馬上輸掉。
felt-insure = 買保險{ $amount }
felt-no-insurance = 不買保險
felt-bring-play-chips-from-wallet = 您從錢包帶{ $buy_in }遊戲籌碼。
felt-join-waiting-list = 加入候位名單
felt-leave-list = 退出名單（您排第{ $waiting }）
felt-i-am-back = 我回來了
felt-shuffle-shoe = 牌靴洗牌。
felt-look-hole-card = 看底牌。
felt-pay-next-wager = 賠付或收取下一筆注碼。
felt-turn-hole-card-over = 翻開底牌。
felt-no-cards-left-call-floor = 沒有牌了：叫樓面。
felt-deal-card-bank-face-up = 給莊家發一張明牌。
felt-deal-banks-second-card-face = 發莊家第二張牌，牌面朝下。
felt-open-seat = 空位
felt-no-cards = 沒有牌
felt-seat-decides = { $seat }號位{ $player }決定中{ $known ->
    [yes] （{ $total }）
   *[no] { "" }
  }。
felt-chart-says = { $soft ->
    [yes] 軟
   *[no] 硬
  }{ $points }點：{ $chart ->
    [stand] 不可要牌
   *[hit] 不可停牌
  }。{ $open }。
felt-fee-from = { $from }或以上收{ $fee }
felt-fee-to = 至{ $to }收{ $fee }
felt-not-round-lay-there-but = 您沒有入這局：放了{ $amount }，但停止下注前沒有確認。
felt-not-round-refused = 您沒有入這局：放了{ $amount }，但停止下注前沒有下成。被拒原因：{ $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] 保險
  } { $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] 保
  }{ $net }
felt-play-against-table-costs = 您與全桌對賭：{ $fees }；輸贏最多不超過您拿出的莊注。
felt-costs = 收費{ $brief }。輸贏最多不超過您拿出的莊注。
felt-showing = 明牌{ $count }{ $peeked ->
    [no-natural] ，不是例牌
   *[no] { "" }
  }
felt-seat-turn = { $seat }號位 · 第{ $turn }輪
felt-bank-came-to = { $doing } · 莊家{ $result }
felt-bet-placed = 您已下注。{ $dealt ->
    [person] 荷官停止下注後發牌。
   *[room] 大家都準備好就發牌。
  }
felt-tap-circle-add-bet-once = 點注圈加{ $chip }，或直接下注。
felt-tap-circle-fee = 點注圈加{ $chip }，或直接下注；收費{ $fees }。
felt-count-over = { $points }爆牌
felt-count-doubled = { $points }加倍
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] 第{ $hand }手（共{ $of }手）：{ $cards } = { $total }
  }
felt-seat-2 = { $seat }號位，{ $open ->
    [yes] 空位
   *[no] { $name }
  }{ $mine ->
    [yes] ，您的座位
   *[no] { "" }
  }{ $banks ->
    [yes] ，莊家
   *[no] { "" }
  }
felt-seat-3 = { $seat }號位{ $hands ->
    [1] { "" }
   *[other] ，第{ $hand }手
  }
felt-base-circle-add-chip = { $seat }號主注圈，{ $filled ->
    [yes] { $base }
   *[no] 空
  }：加一枚籌碼
felt-buster-circle-add-chip = { $seat }號Buster圈，{ $filled ->
    [yes] { $buster }
   *[no] 空
  }：加一枚籌碼
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] 第{ $turn }/2輪
  }
felt-deal-card-seat = 給{ $seat }號位{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }發一張牌。
amount-how = 請寫1000或1,000；分寫在小數點後：12.50。
poker-ask-me-bank-again = 再輪我做莊
poker-pot-limit = { $min }–底池限注
poker-spread = { $spread }區間限注
