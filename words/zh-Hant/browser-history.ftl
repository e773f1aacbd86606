# Traditional Chinese: histories of tables.
history-place = { $place }號位
history-hand = 牌局
history-of = { $at } / { $last }：
history-cards-before-anything-happened = 一切開始前的牌。
history-won-lost-hand = 第{ $number }手的輸贏
history-you = 您
history-seat = { $seat }號位，{ $player }
history-one-step-back = 退一步
history-play = 播放{ $what }
history-stop = 停止
history-step-through = 逐步看{ $what }
history-one-step = 進一步
history-bank = { $at } · 莊家{ $bank_result }
history-bank-void = { $at } · 作廢
history-you-2 = 您
history-player = 玩家{ $p }
history-address-round = 這一局的網址
history-table = { $id }號桌
history-history = { $name }的牌局
history-every-hand-table-saw-own = 本桌的每一手，照您看到的：您自己的牌，和亮過的牌。
history-every-hand-staff = { $all ->
    [yes] 本桌的每一手，包括所有的牌。
   *[no] 本桌的每一手，照旁觀者看到的：只有亮過的牌。
  }
history-every-round-table-bystander-saw = 本桌的每一局，照旁觀者看到的。
history-pick-one-step-through = { $poker }選一個，逐步看。
history-back-table = 回牌桌
history-my-rounds = 我的牌局
history-turning-pages = 正在翻查…
history-round = 牌局
history-no-been-played-its-end = 還沒有任何{ $poker }打完。打完就會在這裡。
history-hand-2 = 手
history-round-2 = 局
history-save-phh = 存成PHH
history-save-scenario = 存成情境
history-entered = { $known ->
    [yes] 由{ $name }輸入。
   *[no] 由荷官輸入。
  }
history-copied = 已複製
history-bets-in = 下注收進底池。
history-picture = 圖片
history-ruled-after = 其後樓面的裁決
history-copy-link = 複製連結
history-step = 第{ $at }步，共{ $frames }步
history-there-no-finished-address-pick = 那筆紀錄不屬於任何已打完的{ $poker }：這是最近的一個。
history-cards-dealt-face-down = 牌蓋著發出。
history-ask-referee = 問裁判
history-equity = 此刻每手牌可望從底池得到的
history-unseen = （未亮的牌）
