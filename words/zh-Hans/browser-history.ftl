# Simplified Chinese: rounds and hands that were played, step by step.
history-place = 位置{ $place }
history-hand = 手牌
history-of = 第{ $at }步，共{ $last }步：
history-cards-before-anything-happened = 一切开始之前的牌。
history-won-lost-hand = 第{ $number }手的输赢
history-you = 您
history-seat = { $seat }号位，{ $player }
history-one-step-back = 后退一步
history-play = 播放这{ $what }
history-stop = 停止
history-step-through = 逐步看这{ $what }
history-one-step = 前进一步
history-bank = { $at } · 庄家{ $bank_result }
history-bank-void = { $at } · 作废
history-you-2 = 您
history-player = 玩家{ $p }
history-address-round = 这局的地址
history-table = { $id }号桌
history-history = { $name }的历史
history-every-hand-table-saw-own = 这张桌的每一手牌，按您当时看到的：您自己的牌和亮出的牌。
history-every-hand-staff = { $all ->
    [yes] 这张桌的每一手牌，包括所有的牌。
   *[no] 这张桌的每一手牌，按旁观者看到的：只有亮出的牌。
  }
history-every-round-table-bystander-saw = 这张桌的每一局，按旁观者看到的。
history-pick-one-step-through = { $poker }选一个逐步看。
history-back-table = 回到牌桌
history-my-rounds = 我的牌局
history-turning-pages = 正在翻页……
history-round = 局牌
history-no-been-played-its-end = 还没有一{ $poker }打完。打完后就在这里。
history-hand-2 = 手牌
history-round-2 = 牌局
history-save-phh = 存为PHH
history-save-scenario = 存为情境文件
history-entered = { $known ->
    [yes] 由{ $name }录入。
   *[no] 由荷官录入。
  }
history-copied = 已复制
history-bets-in = 下注归入底池。
history-picture = 图片
history-ruled-after = 其后楼面的裁定
history-copy-link = 复制链接
history-step = 第{ $at }步，共{ $frames }步
history-there-no-finished-address-pick = 那条记录不属于任何打完的一{ $poker }：这是最近的一{ $poker }。
history-cards-dealt-face-down = 发牌，牌面朝下。
history-ask-referee = 问裁判
history-equity = 此时每手牌可期望分得的底池
history-unseen = （牌未亮出）
