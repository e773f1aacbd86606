# Simplified Chinese: a round of blackjack as the house dealer tells it.

bj-who = { $player_is ->
    [you] 您
    [seat] { $seat }号位
   *[other] { $player }（{ $seat }号位）
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] 的第{ $hand }手牌
  }
bj-bank-taken = { bj-who }以{ $wager }做庄，第{ $turn }手。
bj-bank-declined = { bj-who }不做庄。
bj-bets = { $player_is ->
    [you] 您
    [seat] { $seat }号位
   *[other] { $player }
  }
bj-wagered = { bj-bets }在{ $seat }号注圈下注{ $base }。
bj-wagered-buster = { bj-bets }在{ $seat }号注圈下注{ $base }，Buster { $buster }。
bj-backlined = { $player_is ->
    [you] 您
   *[other] { $player }
  }在{ $seat }号注圈后排下注{ $amount }。
bj-taken-back = { $player_is ->
    [you] 您
    [seat] { $seat }号位
   *[other] { $player }
  }从{ $seat }号注圈取回{ $amount }{ $fee_is ->
    [zero] { "" }
   *[other] 和台费{ $fee }
  }。
bj-shuffled = 牌靴已洗好：{ $cards }张牌。
bj-wagers-closed = 停止下注。总注额{ $total }。
bj-fee-taken = { $seat }号注圈台费：{ $amount }入箱。
bj-bank-fee-taken = 庄家台费：{ $amount }入箱。
bj-bank-fee-from-bank = 庄家台费：{ $amount }入箱，其中{ $from_bank }出自庄本，受注额相应减少。
bj-bank-fell-short = { bj-who }付了{ $fee }的庄家台费就不够台面最低额：这局不发牌，所有注码退回，由下一位选择是否做庄。

## Cards

bj-hole-dealt = 庄家的第二张牌盖着。
bj-circle = { $player_is ->
    [you] 您的{ $seat }号注圈
   *[other] { $seat }号位
  }{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手牌
  }
bj-hand-first = { bj-circle }拿到{ $card }。
bj-hand-gets = { bj-circle }拿到{ $card }：{ $total }。
bj-bank-shows = 庄家明牌{ $card }。
bj-bank-draws = 庄家补牌{ $card }：{ $total }。
bj-peeked-natural = 荷官查看暗牌：庄家有天成，没有人再补牌。
bj-peeked-none = 荷官查看暗牌：不是天成。
bj-hole-shown = 暗牌是{ $card }：庄家{ $total }。
bj-button = 暗牌计{ $count }：数到{ $seat }号位。从{ $seat }号位开始结算。
bj-button-moved = 暗牌计{ $count }：数到{ $counted_to }号位，那里没有注码，顺延到下一个有注码的位置。从{ $seat }号位开始结算。

bj-total = { $points }
bj-total-soft = 软{ $points }
bj-total-natural = 21.5
bj-total-over = { $points }爆牌
bj-total-scored = { $points }，计分为{ $scored }
bj-compared-natural = 天成
bj-compared-over = { $points }爆牌

## Moves

bj-insurance-offered = 庄家明牌是A：逐位询问是否买保险。
bj-insured = { bj-who }买保险{ $amount }。
bj-not-insured = { bj-who }不买保险。
bj-hit = { bj-who-hand }持{ $total }要牌。
bj-stand = { bj-who-hand }持{ $total }停牌。
bj-split = { bj-who-hand }分牌，再下一注{ $amount }。
bj-surrender = { bj-who-hand }持{ $total }投降：输一半注码。
bj-double = { bj-who-hand }持{ $total }{ $less ->
    [yes] 不足额加倍，加
   *[no] 加倍，加
  }{ $amount }。

## Settlement

bj-settled = { $player_is ->
    [you] 您，{ $seat }号位
   *[other] { $seat }号位
  }{ $hand ->
    [0] { "" }
   *[other] ，第{ $hand }手牌
  }{ $wager ->
    [backline] ，后排注
    [buster] ，Buster
    [insurance] ，保险
   *[base] { "" }
  }：{ $why }，{ $chips }。
bj-why-bust = 庄家{ $cards }张牌爆牌
bj-why-no-bust = 庄家没有爆牌
bj-why-natural = 庄家有天成
bj-why-no-natural = 没有天成
bj-why-ruled = 按楼面决定
bj-why-surrendered = 已投降
bj-why-against = { $hand }{ $over ->
    [yes] ，
   *[no] { "" }
  }对{ $bank }
bj-why-nearest = { $hand }距{ $target }差{ $away }，庄家的{ $bank }差{ $theirs }
bj-chips-paid = 赔{ $amount }
bj-chips-collected = 收走{ $amount }
bj-chips-push = 和局，注码退回
bj-chips-uncovered = 退回{ $amount }：未受注
bj-chips-none = 筹码不动
bj-round-even = 这局结束：庄家不输不赢。
bj-round-won = 这局结束：庄家赢{ $amount }。
bj-round-lost = 这局结束：庄家输{ $amount }。

## What the floor rules

bj-ruled-foul = 楼面判{ $seat }号注圈第{ $hand }手牌为废牌。
bj-ruled-loses-maximum = { $seat }号注圈第{ $hand }手牌的注码被拿走：可按台面最高额算输。
bj-ruled-wins-minimum = { $seat }号注圈第{ $hand }手牌的注码被拿走：可按台面最低额算赢。
bj-ruled-removed = { $seat }号位第{ $hand }手牌的注码被拿走：输则输台面最高额，赢则赢台面最低额。
bj-ruled-wager = { $fate ->
    [return] 退回：
    [pay] 赔付：
   *[take] 收走：
  }{ $wager ->
    [buster] { $seat }号位的Buster注。
    [backline] { $seat }号位的后排注。
   *[base] { $seat }号位第{ $hand }手牌的注码。
  }
bj-ruled-void = 楼面判这局作废，全部退回。
bj-ruled-correct = 楼面更正{ $seat }号注圈{ $hand ->
    [1] { "" }
   *[other] 第{ $hand }手牌
  }的第{ $nth }张牌：应为{ $card }。
bj-ruled-correct-bank = 楼面更正庄家的第{ $nth }张牌：应为{ $card }。
bj-ruled-two-circles = 楼面规定：每位玩家最多两个注圈。
bj-ruled-circles-again = 楼面取消两个注圈的限制。
bj-why-removed = 注码被拿走：按{ $amount }算
bj-why-fouled = 判为废牌
bj-chips-rounded = 由{ $exact }取整（D25）
rounding-players-favour = 向上取整到{ $chip }的整数倍，有利于玩家
rounding-banks-favour = 向下取整到{ $chip }的整数倍，有利于庄家
rounding-nearest-chip = 取整到最近的{ $chip }整数倍；正好一半时算给玩家
bj-ruled-play-on = 牌照现状不动，这局继续。
bj-ruled-no-look = 查看暗牌的结果不算：翻开是什么就是什么，保险注留到那时。
