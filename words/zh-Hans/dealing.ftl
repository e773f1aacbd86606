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
room-no-count = 扑克桌上，带来的筹码要先清点。
room-patron = 客人
room-no-wallets = 这张桌使用真实筹码：由荷官安排您入座。
