# Simplified Chinese: what the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = 洗牌、切牌，然后开始第{ $number }手。
task-too-few = 请等待：开一手牌要有两名带筹码的玩家。
task-over = 这手牌已结束。
task-bet = 等{ $seat }号位：{ $choices }。
task-draw = 问{ $seat }号位要换几张牌。
task-clear = 等每位玩家都丢出一张牌，然后宣布“清牌完毕”。
task-all-clear = 所有手牌都已清牌：宣布“清牌完毕”。
task-show = { $seat }号位亮牌：报出其{ $count ->
    [1] 一张盖着的牌
   *[other] { number-in-words }张盖着的牌
  }。
task-burn = 烧一张牌。
task-burn-before-draw = 换牌前烧一张牌。
task-board = { $burn ->
    [yes] 烧一张，翻{ number-in-words }张：{ $street }。
   *[no] 不烧牌，翻{ number-in-words }张：{ $street }。
  }
task-up = { $burn ->
    [yes] 烧一张，然后给
   *[no] 给
  }{ $seat }号位发{ nth-in-words }张牌，牌面朝上。
task-off-the-top = { $burn ->
    [yes] 烧一张，然后给
   *[no] 给
  }{ $seat }号位发牌顶的下一张，牌面朝下。
task-kill = 每人已有两张牌：看有没有人开翻倍池，再给每人发{ number-in-words }张，牌面朝下。
task-down = { $burn ->
    [yes] 烧一张，然后给
   *[no] 给
  }{ $seat }号位发{ nth-in-words }张牌，牌面朝下。
task-down-around = { $burn ->
    [yes] 烧一张，然后从
   *[no] 从
  }{ $seat }号位起，给每位玩家发{ $count ->
    [1] 一张牌
   *[other] { number-in-words }张牌
  }，牌面朝下。
task-down-list = { $burn ->
    [yes] 烧一张，然后发牌
   *[no] 发牌
  }，牌面朝下：{ $list }。
task-down-each = { $seat }号位{ number-in-words }张
task-common = { $burn ->
    [yes] 宣布牌不够；烧一张，翻一张公共牌：它是每个人的第七张牌。
   *[no] 宣布牌不够，翻一张公共牌：它是每个人的第七张牌。
  }
task-scramble = { $of ->
    [own-kept-out] 没有牌了：把已弃牌的手牌、其他人换掉的牌和烧牌一起洗。
    [waiting-kept-out] 没有牌了：把已弃牌的手牌、烧牌和已补到牌的人换掉的牌一起洗。
   *[last-card] 牌不够：把最后一张牌和烧牌混洗，然后切牌。
  }

## What a player may do, as a dealer says it.

task-check = 过牌
task-call = 跟注{ $amount }
task-bring-in = 强制开注{ $amount }
task-raise = { $first ->
    [yes] 下注
   *[no] 加注到
  }{ $amounts }
task-fold = 弃牌
task-amount = { $amount }
task-between = { $least }至{ $most }
task-or = { $others }或{ $last }

## Numbers, as far as a table needs them in words.

number-in-words = { $count ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] { $count }
  }
nth-in-words = { $nth ->
    [1] 第一
    [2] 第二
    [3] 第三
    [4] 第四
    [5] 第五
    [6] 第六
    [7] 第七
   *[other] 下一
  }

## Tables with real chips (ROOM-16).

room-real-chips = 使用真实筹码的牌桌须由真人发牌，不能有程序玩家
room-no-real-chips = 这只用于真实筹码的牌桌：这里每个人自己带筹码。
room-no-one-there = { $seat }号位没有人。
room-no-another-deals = { $name }在此发牌：请先上桌发牌。
room-no-seat-for-them = 此人现在不在这里入座：请叫楼面。
room-no-retract-leaving = 做出该动作的人正要离开，不再被询问：请叫楼面。
room-no-retract-collected = 该动作的台费已入箱：请叫楼面。
room-no-declaring = 只有在用真实筹码的二十一点桌上代表第三方入座的人才申报筹码，而且不能少于零。
room-no-count = 扑克桌上，带来的筹码要先清点。
room-no-wallets = 这张桌使用真实筹码：由荷官安排您入座。
bj-named-again = 荷官改报{ $seat }号注圈{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手牌
  }的最后一张牌：原报{ $was }，应为{ $card }。
bj-named-again-bank = 荷官改报庄家的最后一张牌：原报{ $was }，应为{ $card }。
bj-retracted = 荷官收回{ $seat }号注圈{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手牌
  }最后录入的{ $what ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[insurance] 保险答复
  }：录错了。
bj-ruled-reversed = 楼面撤销上一次结算：赔付和收走的都放回台面，这局从那里继续。
bj-cut-card = 切牌卡出来了：这局结束后洗牌靴。
bj-no-last-card-counts = { $card }不是最后一张牌，或已有事情取决于它：请叫楼面。
bj-no-move-to-take-back = { $seat }号注圈录入的内容不能收回：已有事情取决于它，或它不是最后一个动作。请叫楼面。
bj-no-shoe-names-its-cards = 来什么牌由洗牌决定：这里不用人报牌。
bj-no-settlement-to-reverse = 没有可撤销的结算。真人发牌时，在下一局开始之前，牌还没洗，这局里的人也都没离开，才可以撤销。
bj-no-played-otherwise = 如果那里是{ $card }，这局就会是另一种打法。由楼面对注码作出裁定，或判这局作废。
bj-no-cut-card = 切牌卡只出来一次，而且是在真人发牌的一局里。
hand-named-again = 荷官改报最后一张牌：原报[{ $from }]，应为[{ $to }]
hand-retracted = 荷官收回{ $who_is ->
    [you] 您
   *[other] { $who }
  }最后录入的动作：录错了
hand-counted = 荷官清点了{ $who_is ->
    [you] 您
   *[other] { $who }
  }剩下的筹码：{ $chips }
hand-reversed = 结算已撤销：筹码回到原处，这手牌从那里继续
poker-no-last-card-counts = { $card }不在最后几张牌之中，或已有事情取决于它：请叫楼面。
poker-no-move-to-take-back = { $who }录入的内容不能收回：已有事情取决于它，或它不是最后一个动作；请叫楼面
poker-no-settlement-to-reverse = 没有可撤销的结算：真人发牌时，在下一手开始之前，这手牌里的人都还坐着、筹码也没有变，才可以撤销
floor-reverses-hand = 楼面撤销上一手的结算：筹码回到原处，这手牌从那里继续。
room-no-say-so-first = { $what ->
    [collected] 先收台费：{ $amount }入箱。完成后请确认。
   *[paid] 先全部付清。完成后请确认。
  }
room-no-nothing-to-say = { $what ->
    [collected] 现在没有台费要收。
   *[paid] 没有人在等付筹码。
  }
room-collection-due = 台费：{ $amount }入箱。
room-dealer-said = { $by }：{ $what ->
    [collected] 台费已入箱。
   *[paid] 已全部付清。
  }
room-shuffler = 连续洗牌机只用于真人发牌的21点桌
bj-no-cut-card-continuous = 连续洗牌机没有切牌卡：每局的牌放回机内。
