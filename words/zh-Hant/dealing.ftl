## Traditional Chinese: what the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = 洗牌、切牌，然後開始第{ $number }手牌。
task-too-few = 請等候：要有兩位有籌碼的玩家才能發牌。
task-over = 這手牌結束。
task-bet = 等{ $seat }號位：{ $choices }。
task-draw = 問{ $seat }號位換幾張牌。
task-clear = 等每位玩家丟掉一張牌，然後說「全部清牌」。
task-all-clear = 每手牌都已清牌：說「全部清牌」。
task-show = { $seat }號位亮牌：報出{ $count ->
    [1] 那張
   *[other] { number-in-words }張
  }蓋著的牌。
task-burn = 燒一張。
task-burn-before-draw = 換牌前燒一張。
task-board = { $burn ->
    [yes] 燒一張，翻開{ number-in-words }張：{ $street }。
   *[no] 不燒牌，翻開{ number-in-words }張：{ $street }。
  }
task-up = { $burn ->
    [yes] 燒一張；
   *[no] { "" }
  }給{ $seat }號位發{ nth-in-words }張牌，牌面朝上。
task-off-the-top = { $burn ->
    [yes] 燒一張；
   *[no] { "" }
  }給{ $seat }號位牌頂的下一張，牌面朝下。
task-kill = 每人已有兩張牌：等看有沒有人kill，再給每人發{ number-in-words }張，牌面朝下。
task-down = { $burn ->
    [yes] 燒一張；
   *[no] { "" }
  }給{ $seat }號位發{ nth-in-words }張牌，牌面朝下。
task-down-around = { $burn ->
    [yes] 燒一張；
   *[no] { "" }
  }由{ $seat }號位開始，給每位玩家發{ $count ->
    [1] 一張
   *[other] { number-in-words }張
  }牌，牌面朝下。
task-down-list = { $burn ->
    [yes] 燒一張；
   *[no] { "" }
  }牌面朝下發：{ $list }。
task-down-each = { $seat }號位{ number-in-words }張
task-common = { $burn ->
    [yes] 宣布牌不夠；燒一張，翻開一張公用牌：這是每個人的第七張。
   *[no] 宣布牌不夠，翻開一張公用牌：這是每個人的第七張。
  }
task-scramble = { $of ->
    [own-kept-out] 沒有牌了：把已棄牌的手牌、其他人換掉的牌和燒牌一起洗牌。
    [waiting-kept-out] 沒有牌了：把已棄牌的手牌、燒牌和已拿到牌的人換掉的牌一起洗牌。
   *[last-card] 牌不夠：把最後一張和燒牌混洗，然後切牌。
  }

## What a player may do, as a dealer says it.

task-check = 過牌
task-call = 跟注{ $amount }
task-bring-in = 強制開注{ $amount }
task-raise = { $first ->
    [yes] 下注
   *[no] 加注到
  }{ $amounts }
task-fold = 棄牌
task-amount = { $amount }
task-between = { $least }至{ $most }
task-or = { $others }或{ $last }

## Numbers, as far as a table needs them in words.

number-in-words = { $count ->
    [0] 零
    [1] 一
    [2] 兩
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

room-real-chips = 使用真籌碼的牌桌必須由真人發牌，且不得有程式
room-no-real-chips = 那是真籌碼牌桌才有的：這裡每人自帶籌碼。
room-no-one-there = { $seat }號位沒有人坐。
room-no-count = 打撲克時，帶來的籌碼要先點算。
room-patron = 客人
room-no-wallets = 此桌使用真籌碼：由荷官安排您入座。
