# Simplified Chinese: a hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }，{ $limit }
hand-stack = { $who }（{ $stack }）{ $button ->
    [yes] ，按钮位
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] ，全下
   *[no] { "" }
  }
hand-checks = { $who_is ->
    [you] 您
   *[other] { $who }
  }过牌
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
  }补足到{ $to }{ hand-all-in }
hand-raises = { $who_is ->
    [you] 您
   *[other] { $who }
  }加注{ $by }到{ $to }{ hand-all-in }
hand-folds = { $who_is ->
    [you] 您
   *[other] { $who }
  }弃牌
hand-dead = { $who_is ->
    [you] 您
   *[other] { $who }
  }的牌是死牌
hand-posts = { $who_is ->
    [you] 您
   *[other] { $who }
  }{ $what ->
    [ante] 放前注
    [dead] 补死注小盲
    [small] 放小盲
    [big] 放大盲
    [straddle] 抓头
    [kill] 开翻倍池，放
    [bring-in] 强制开注
   *[post] 放盲注
  }{ $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] 翻牌前
    [flop] 翻牌
    [turn] 转牌
    [river] 河牌
    [before-the-draw] 换牌前
    [draw] 换牌
    [before-the-first-draw] 第一次换牌前
    [first-draw] 第一次换牌
    [second-draw] 第二次换牌
    [third-draw] 第三次换牌
    [third-street] 第三街
    [fourth-street] 第四街
    [fifth-street] 第五街
    [sixth-street] 第六街
   *[seventh-street] 第七街
  }
hand-street = { $street }，{ $pots }
hand-showdown = 摊牌，{ $pots }
hand-pot = 底池{ $pot }
hand-pots = 底池{ $pot }（主池{ $main }，{ $side }）
hand-side-pot = 边池{ $amount }
hand-the-pot = 底池
hand-the-main-pot = 主池
hand-the-side-pot = 边池{ $number }
hand-collection = 台费：{ $amount }，底池{ $pot }
hand-goes-back = { $amount }退回给{ $who_is ->
    [you] 您
   *[other] { $who }
  }
hand-won = { $who_is ->
    [you] 您
   *[other] { $who }
  }赢得{ $amount }（{ $part ->
    [high] { $pot }的高牌一半
    [low] { $pot }的低牌一半
    [share] 平分{ $pot }
    [high-share] 平分{ $pot }的高牌一半
    [low-share] 平分{ $pot }的低牌一半
   *[whole] { $pot }
  }）
hand-wins = { hand-won }
hand-wins-nothing = { $who_is ->
    [you] 您
   *[other] { $who }
  }赢了这手牌；{ $pot }全部用作台费
hand-wins-with = { hand-won }，牌型：{ $hand }

## Cards

hand-dealt = { $who_is ->
    [you] 您
   *[other] { $who }
  }拿到[{ $cards }]
hand-dealt-up = { $who_is ->
    [you] 您
   *[other] { $who }
  }拿到明牌{ $cards }
hand-dealt-showing = { $who_is ->
    [you] 您
   *[other] { $who }
  }拿到{ $cards }，亮着{ $showing }
hand-board = 公共牌：[{ $cards }]
hand-board-more = 公共牌：[{ $before }] [{ $cards }]
hand-burn = 烧牌：{ $card }
hand-common = 公共牌：{ $card }
hand-corrected = 有一张牌报错：[{ $from }]应为[{ $to }]

## Draws and showdown

hand-asks = { $who_is ->
    [you] 您
   *[other] { $who }
  }要换{ $count }张
hand-stands-pat = { $who_is ->
    [you] 您
   *[other] { $who }
  }不换牌
hand-draws = { $who_is ->
    [you] 您
   *[other] { $who }
  }换{ $count }张，丢出[{ $cards }]
hand-draws-only = { $who_is ->
    [you] 您
   *[other] { $who }
  }补{ $count }张，没有丢牌
hand-clears = { $who_is ->
    [you] 您
   *[other] { $who }
  }清牌，丢出[{ $cards }]
hand-all-clear = 清牌完毕
hand-shows = { $who_is ->
    [you] 您
   *[other] { $who }
  }亮牌[{ $cards }]
hand-shows-hand = { hand-shows }：{ $hand }
hand-shows-both = { hand-shows }：{ $high }（高），{ $low }
hand-mucks = { $who_is ->
    [you] 您
   *[other] { $who }
  }盖牌
hand-plays-board = { $who_is ->
    [you] 您
   *[other] { $who }
  }打公共牌
hand-stopped = { $who_is ->
    [you] 您
   *[other] { $who }
  }就目前的底池全下

## What goes wrong

hand-dealer-does = 荷官{ $number }. { $what }
hand-seen-on-way = 发给{ $who_is ->
    [you] 您
   *[other] { $who }
  }的{ $card }途中被看到
hand-card-taken-back = { $who_is ->
    [you] 您
   *[other] { $who }
  }多了一张牌；楼面抽走{ $card }
hand-passed-over = 发牌时漏了{ $who_is ->
    [you] 您
   *[other] { $who }
  }
hand-overdealt = { $who_is ->
    [you] 您
   *[other] { $who }
  }多拿了一张牌：{ $card }
hand-board-early = 下注还没完就翻出了[{ $cards }]
hand-board-unclear = 清牌还没完就翻出了[{ $cards }]
hand-flop-over = 翻牌多发了牌：[{ $cards }]
hand-moved-back = 没有烧牌：发出的第一张作烧牌，其余的牌各退给前一位玩家
hand-moved-on = 烧了两张：{ $card }给第一位玩家，其余的牌各移给下一位玩家
hand-stub-again = 重新组成剩牌
hand-void = 这手牌作废：每个人取回自己投入的筹码

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
made-pair = 一对{ $ranks }
made-two-pair = { $first }和{ $second }两对
made-three = 三条{ $ranks }
made-straight = { $rank }高顺子
made-flush = { $rank }高同花
made-full-house = 葫芦，{ $three }带{ $two }
made-four = 四条{ $ranks }
made-straight-flush = { $rank }高同花顺
made-royal-flush = 皇家同花顺
made-five-aces = 五条A
made-with = { $hand }，踢脚{ $kickers }
made-low = { $cards }低牌
made-with-low = { $hand }，{ $cards }低牌
made-badugi = { $count ->
    [4] { $cards }的Badugi
    [3] { $cards }，三张牌
    [2] { $cards }，两张牌
   *[1] { $cards }，一张牌
  }
