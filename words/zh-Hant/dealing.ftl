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
room-no-another-deals = { $name }在此發牌：請先上桌發牌。
room-no-seat-for-them = 此人現在不在這裡入座：請叫樓面。
room-no-retract-leaving = 做出該動作的人正要離開，不再被詢問：請叫樓面。
room-no-retract-collected = 該動作的檯費已投入錢箱：請叫樓面。
room-no-declaring = 只有在用真實籌碼的二十一點桌上代表第三方入座的人才申報籌碼，且不能少於零。
room-no-count = 打撲克時，帶來的籌碼要先點算。
room-no-wallets = 此桌使用真籌碼：由荷官安排您入座。
bj-named-again = 荷官重報{ $seat }號注圈{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }的最後一張牌：先前報{ $was }，應為{ $card }。
bj-named-again-bank = 荷官重報莊家的最後一張牌：先前報{ $was }，應為{ $card }。
bj-retracted = 荷官收回{ $seat }號注圈{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }最後輸入的{ $what ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[insurance] 保險答覆
  }：輸入有誤。
bj-ruled-reversed = 樓面撤銷上一次結算：賠付和收走的都放回桌面，本局由那裡繼續。
bj-cut-card = 切牌卡出現：本局結束後牌靴洗牌。
bj-no-last-card-counts = { $card }不是最後一張牌，或已有事情取決於它：請叫樓面。
bj-no-move-to-take-back = { $seat }號注圈輸入的內容不能收回：已有事情取決於它，或它不是最後一個動作。請叫樓面。
bj-no-shoe-names-its-cards = 來什麼牌由洗牌決定：這裡不用人報牌。
bj-no-settlement-to-reverse = 沒有可撤銷的結算。真人發牌時，在下一局開始之前，牌還沒洗，當局的人也都沒離開，才可撤銷。
bj-no-played-otherwise = 如果那裡是{ $card }，這局就會是另一種打法。由樓面對注碼作出裁定，或判本局作廢。
bj-no-cut-card = 切牌卡只出現一次，而且要在真人發牌的一局中。
hand-named-again = 荷官重報最後一張牌：先前報[{ $from }]，應為[{ $to }]
hand-retracted = 荷官收回{ $who_is ->
    [you] 您
   *[other] { $who }
  }最後輸入的動作：輸入有誤
hand-counted = 荷官點算了{ $who_is ->
    [you] 您
   *[other] { $who }
  }剩下的籌碼：{ $chips }
hand-reversed = 結算已撤銷：籌碼回到原處，這手牌由那裡繼續
poker-no-last-card-counts = { $card }不在最後幾張牌之中，或已有事情取決於它：請叫樓面。
poker-no-move-to-take-back = { $who }輸入的內容不能收回：已有事情取決於它，或它不是最後一個動作；請叫樓面
poker-no-settlement-to-reverse = 沒有可撤銷的結算：真人發牌時，在下一手開始之前，當手的人都還坐著、籌碼也沒有變，才可撤銷
floor-reverses-hand = 樓面撤銷上一手的結算：籌碼回到原處，這手牌由那裡繼續。
room-no-say-so-first = { $what ->
    [collected] 先收檯費：{ $amount }投入錢箱。完成後請確認。
   *[paid] 先全部付清。完成後請確認。
  }
room-no-nothing-to-say = { $what ->
    [collected] 現在沒有檯費要收。
   *[paid] 沒有人在等付款。
  }
room-collection-due = 檯費：{ $amount }投入錢箱。
room-dealer-said = { $by }：{ $what ->
    [collected] 檯費已投入錢箱。
   *[paid] 已全部付清。
  }
room-shuffler = 連續洗牌機只用於真人發牌的21點桌
bj-no-cut-card-continuous = 連續洗牌機沒有切牌卡：每局的牌放回機內。
