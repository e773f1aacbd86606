## Traditional Chinese: a round of blackjack as the house dealer tells it. `who` is the player at a circle; a hand has a number
## where its circle was split.

bj-who = { $player_is ->
    [you] 您
    [seat] { $seat }號位
   *[other] { $player }（{ $seat }號位）
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }
bj-bank-taken = { bj-who }以{ $wager }做莊，第{ $turn }輪。
bj-bank-declined = { bj-who }不做莊。
bj-bets = { $player_is ->
    [you] 您
    [seat] { $seat }號位
   *[other] { $player }
  }下注
bj-wagered = { bj-bets }{ $base }，在{ $seat }號注圈。
bj-wagered-buster = { bj-bets }{ $base }，另押Buster { $buster }，在{ $seat }號注圈。
bj-backlined = { $player_is ->
    [you] 您
   *[other] { $player }
  }在{ $seat }號注圈後面下注{ $amount }。
bj-taken-back = { $player_is ->
    [you] 您
    [seat] { $seat }號位
   *[other] { $player }
  }從{ $seat }號注圈取回{ $amount }{ $fee_is ->
    [zero] { "" }
   *[other] 和收費{ $fee }
  }。
bj-shuffled = 牌靴已洗牌：{ $cards }張。
bj-wagers-closed = 停止下注。總注額{ $total }。
bj-fee-taken = { $seat }號注圈收費：{ $amount }投入錢箱。
bj-bank-fee-taken = 莊家收費：{ $amount }投入錢箱。
bj-bank-fee-from-bank = 莊家收費：{ $amount }投入錢箱，其中{ $from_bank }出自莊金，受注額相應減少。
bj-bank-fell-short = { bj-who }付不出莊家收費{ $fee }又保有最低注額：本局不發牌，所有注碼退回，莊位往下輪。

## Cards

bj-hole-dealt = 莊家第二張牌蓋著。
bj-circle = { $player_is ->
    [you] 您的{ $seat }號注圈
   *[other] { $seat }號位
  }{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }
bj-hand-first = { bj-circle }得{ $card }。
bj-hand-gets = { bj-circle }得{ $card }：{ $total }。
bj-bank-shows = 莊家明牌是{ $card }。
bj-bank-draws = 莊家補{ $card }：{ $total }。
bj-peeked-natural = 荷官看底牌：莊家是例牌。大家都不補牌。
bj-peeked-none = 荷官看底牌：不是例牌。
bj-hole-shown = 底牌是{ $card }：莊家{ $total }。
bj-button = 底牌數{ $count }：{ $seat }號位。由{ $seat }號位開始結算。
bj-button-moved = 底牌數{ $count }：數到{ $counted_to }號位，那裡沒有注碼，順延到下一個有注的。由{ $seat }號位開始結算。

bj-total = { $points }點
bj-total-soft = 軟{ $points }點
bj-total-natural = 21.5點
bj-total-over = { $points }點爆牌
bj-total-scored = { $points }點，計分為{ $scored }
bj-compared-natural = 例牌
bj-compared-over = { $points }點爆牌

## Moves

bj-insurance-offered = 明牌是A：逐位詢問是否買保險。
bj-insured = { bj-who }買保險{ $amount }。
bj-not-insured = { bj-who }不買保險。
bj-hit = { bj-who-hand }{ $total }要牌。
bj-stand = { bj-who-hand }{ $total }停牌。
bj-split = { bj-who-hand }分牌，加一注{ $amount }。
bj-surrender = { bj-who-hand }{ $total }投降：輸一半注碼。
bj-double = { bj-who-hand }{ $total }{ $less ->
    [yes] 減額加倍
   *[no] 加倍
  }，加下{ $amount }。

## Settlement

bj-settled = { $player_is ->
    [you] 您（{ $seat }號位）
   *[other] { $seat }號位
  }{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }{ $wager ->
    [backline] ，後注
    [buster] ，Buster
    [insurance] ，保險
   *[base] { "" }
  }：{ $why }，{ $chips }。
bj-why-bust = 莊家{ $cards }張牌爆牌
bj-why-no-bust = 莊家沒爆
bj-why-natural = 莊家是例牌
bj-why-no-natural = 不是例牌
bj-why-ruled = 樓面決定
bj-why-surrendered = 已投降
bj-why-against = { $hand }{ $over ->
    [yes] ，
   *[no] { "" }
  }對{ $bank }
bj-why-nearest = { $hand }距{ $target }差{ $away }，莊家的{ $bank }差{ $theirs }
bj-chips-paid = 賠{ $amount }
bj-chips-collected = 收{ $amount }
bj-chips-push = 和局，注碼退回
bj-chips-uncovered = 退回{ $amount }：未受注
bj-chips-none = 不動籌碼
bj-round-even = 本局結束：莊家不輸不贏。
bj-round-won = 本局結束：莊家贏{ $amount }。
bj-round-lost = 本局結束：莊家輸{ $amount }。

## What the floor rules

bj-ruled-foul = 樓面判{ $seat }號注圈第{ $hand }手犯規。
bj-ruled-loses-maximum = { $seat }號注圈第{ $hand }手的注碼被拿走：可判輸本桌最高注額。
bj-ruled-wins-minimum = { $seat }號注圈第{ $hand }手的注碼被拿走：可判贏本桌最低注額。
bj-ruled-removed = { $seat }號位第{ $hand }手的注碼被拿走：輸則輸本桌最高注額，贏則贏本桌最低注額。
bj-ruled-wager = { $fate ->
    [return] 退回：
    [pay] 賠付：
   *[take] 收走：
  }{ $wager ->
    [buster] { $seat }號位的Buster注。
    [backline] { $seat }號位後面的注。
   *[base] { $seat }號位第{ $hand }手的注碼。
  }
bj-ruled-void = 樓面宣布本局作廢；全部退回。
bj-ruled-correct = 樓面更正{ $seat }號注圈{ $hand ->
    [1] { "" }
   *[other] 第{ $hand }手
  }第{ $nth }張牌：應為{ $card }。
bj-ruled-correct-bank = 樓面更正莊家第{ $nth }張牌：應為{ $card }。
bj-ruled-two-circles = 依樓面指示，每人限兩個注圈。
bj-ruled-circles-again = 樓面取消兩個注圈的限制。
bj-why-removed = 注碼被拿走：以{ $amount }計
bj-why-fouled = 該手犯規
bj-chips-rounded = 由{ $exact }取整（D25）
rounding-players-favour = 進位到{ $chip }的倍數，對玩家有利
rounding-banks-favour = 捨去到{ $chip }的倍數，對莊家有利
rounding-nearest-chip = 取整到最接近的{ $chip }倍數；正好一半時歸玩家
bj-ruled-play-on = 牌照現狀不動，本局繼續。
bj-ruled-no-look = 看底牌的結果不算：翻開是什麼就是什麼，保險注留到那時。
