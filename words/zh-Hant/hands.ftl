## Traditional Chinese: a hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }，{ $limit }
hand-stack = { $who }（{ $stack }）{ $button ->
    [yes] ，莊鈕位
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] ，全下
   *[no] { "" }
  }
hand-checks = { $who_is ->
    [you] 您
   *[other] { $who }
  }過牌
hand-calls = { $who_is ->
    [you] 您
   *[other] { $who }
  }跟注{ $amount }{ hand-all-in }
hand-bets = { $who_is ->
    [you] 您
   *[other] { $who }
  }下注{ $to }{ hand-all-in }
hand-completes = { $who_is ->
    [you] 您
   *[other] { $who }
  }補足到{ $to }{ hand-all-in }
hand-raises = { $who_is ->
    [you] 您
   *[other] { $who }
  }加注{ $by }，到{ $to }{ hand-all-in }
hand-folds = { $who_is ->
    [you] 您
   *[other] { $who }
  }棄牌
hand-dead = { $who_is ->
    [you] 您
   *[other] { $who }
  }的牌是死牌
hand-posts = { $who_is ->
    [you] 您
   *[other] { $who }
  }{ $what ->
    [ante] 下前注
    [dead] 下死注小盲
    [small] 下小盲
    [big] 下大盲
    [straddle] 下straddle注
    [kill] 給底池下kill注
    [bring-in] 強制開注
   *[post] 補下
  }{ $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] 翻牌前
    [flop] 翻牌
    [turn] 轉牌
    [river] 河牌
    [before-the-draw] 換牌前
    [draw] 換牌
    [before-the-first-draw] 第一次換牌前
    [first-draw] 第一次換牌
    [second-draw] 第二次換牌
    [third-draw] 第三次換牌
    [third-street] 第三街
    [fourth-street] 第四街
    [fifth-street] 第五街
    [sixth-street] 第六街
   *[seventh-street] 第七街
  }
hand-street = { $street }，{ $pots }
hand-showdown = 攤牌，{ $pots }
hand-pot = 底池{ $pot }
hand-pots = 底池{ $pot }（主池{ $main }，{ $side }）
hand-side-pot = 邊池{ $amount }
hand-the-pot = 底池
hand-the-main-pot = 主池
hand-the-side-pot = 邊池{ $number }
hand-collection = 檯費：{ $amount }，底池{ $pot }
hand-goes-back = { $amount }退還{ $who_is ->
    [you] 您
   *[other] { $who }
  }
hand-won = { $who_is ->
    [you] 您
   *[other] { $who }
  }贏得{ $amount }（{ $part ->
    [high] { $pot }的高牌半池
    [low] { $pot }的低牌半池
    [share] 分得{ $pot }的一份
    [high-share] 分得{ $pot }高牌半池的一份
    [low-share] 分得{ $pot }低牌半池的一份
   *[whole] { $pot }
  }）
hand-wins = { hand-won }
hand-wins-nothing = { $who_is ->
    [you] 您
   *[other] { $who }
  }贏了這手牌；{ $pot }全數為檯費
hand-wins-with = { hand-won }，牌型：{ $hand }

## Cards

hand-dealt = { $who_is ->
    [you] 您
   *[other] { $who }
  }獲發[{ $cards }]
hand-dealt-up = { $who_is ->
    [you] 您
   *[other] { $who }
  }獲發明牌{ $cards }
hand-dealt-showing = { $who_is ->
    [you] 您
   *[other] { $who }
  }獲發{ $cards }，面上是{ $showing }
hand-board = 公共牌：[{ $cards }]
hand-board-more = 公共牌：[{ $before }] [{ $cards }]
hand-burn = 燒牌：{ $card }
hand-common = 公用牌：{ $card }
hand-corrected = 一張牌報錯了：[{ $from }]應為[{ $to }]

## Draws and showdown

hand-asks = { $who_is ->
    [you] 您
   *[other] { $who }
  }要換{ $count }張
hand-stands-pat = { $who_is ->
    [you] 您
   *[other] { $who }
  }不換牌
hand-draws = { $who_is ->
    [you] 您
   *[other] { $who }
  }換{ $count }張，丟掉[{ $cards }]
hand-draws-only = { $who_is ->
    [you] 您
   *[other] { $who }
  }拿{ $count }張，沒有丟牌
hand-clears = { $who_is ->
    [you] 您
   *[other] { $who }
  }清掉[{ $cards }]
hand-all-clear = 全部清牌
hand-shows = { $who_is ->
    [you] 您
   *[other] { $who }
  }亮牌[{ $cards }]
hand-shows-hand = { hand-shows }：{ $hand }
hand-shows-both = { hand-shows }：{ $high }（高），{ $low }
hand-mucks = { $who_is ->
    [you] 您
   *[other] { $who }
  }蓋牌
hand-plays-board = { $who_is ->
    [you] 您
   *[other] { $who }
  }只用公共牌
hand-stopped = { $who_is ->
    [you] 您
   *[other] { $who }
  }就目前的底池全下

## What goes wrong

hand-dealer-does = 荷官{ $number }。{ $what }
hand-seen-on-way = 發給{ $who_is ->
    [you] 您
   *[other] { $who }
  }的{ $card }途中露出
hand-card-taken-back = { $who_is ->
    [you] 您
   *[other] { $who }
  }多了一張牌；樓面抽走{ $card }
hand-passed-over = 發牌時漏了{ $who_is ->
    [you] 您
   *[other] { $who }
  }
hand-overdealt = { $who_is ->
    [you] 您
   *[other] { $who }
  }多拿了一張牌：{ $card }
hand-board-early = 下注未完就翻開了[{ $cards }]
hand-board-unclear = 手牌未全部清牌就翻開了[{ $cards }]
hand-flop-over = 翻牌張數過多：[{ $cards }]
hand-moved-back = 沒有燒牌：發出的第一張作為燒牌，其餘各往前移一位玩家
hand-moved-on = 燒了兩張牌：{ $card }給第一位玩家，其餘各往後移一位玩家
hand-stub-again = 重新組成牌堆
hand-void = 這手牌作廢：每人取回放進的籌碼

## What a hand is called

made-rank = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
  }
made-ranks = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
  }
made-high-card = { $rank }高牌
made-pair = 一對{ $ranks }
made-two-pair = 兩對{ $first }和{ $second }
made-three = 三條{ $ranks }
made-straight = { $rank }高順子
made-flush = { $rank }高同花
made-full-house = 葫蘆，{ $three }帶{ $two }
made-four = 四條{ $ranks }
made-straight-flush = { $rank }高同花順
made-royal-flush = 皇家同花順
made-five-aces = 五條A
made-with = { $hand }，{ $kickers }
made-low = { $cards }低牌
made-with-low = { $hand }，{ $cards }低牌
made-badugi = { $count ->
    [4] { $cards } badugi
    [3] { $cards }，三張
    [2] { $cards }，兩張
   *[1] { $cards }，一張
  }
