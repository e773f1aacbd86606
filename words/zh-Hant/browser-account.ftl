# Traditional Chinese: accounts and one's own rounds.
account-when = 時間
account-table = 牌桌
account-play = 投入
account-fees = 收費
account-won-lost = 輸贏
account-replay = 重播
account-void = 作廢
account-all-back = 全部退回
account-floor-console = 樓面操作台
account-cage = 帳房
account-books = 帳冊
account-lobby-pick-table-deal = 大廳：選您要發牌的牌桌
account-new-password-every-other-browser = 您已有新密碼。其他瀏覽器都已登出。
account-claim-room = 接管牌室
account-link-printed-when-room-first = 這個連結在牌室首次開啟時印出。只能用一次，用來建立樓面經理的帳號。
account-name = 名字
account-password-ten-characters-more = 密碼，十個字元或以上
account-become-manager = 成為經理
account-mine = 我的帳戶
account-who-room-what-away-from = 您在本牌室的身分，以及牌桌以外的籌碼。所有籌碼都是遊戲籌碼。
account-sign-out = 登出
account-sign-out-everywhere = 全部登出
account-another-password = 換密碼
account-old-one = 舊密碼
account-old-filled = 已填入您剛才登入用的密碼。不會儲存。
account-new-one-ten-characters-more = 新密碼，十個字元或以上
account-change-my-password = 更改我的密碼
account-what-i-played = 我打過的牌
account-all-my-rounds = 我的所有牌局
account-nothing-yet-every-round-take = 還沒有。您參加的每一局都會記在這裡。
account-keep-chips = 保留您的籌碼
account-sign = 登入
account-make-my-account = 設為我的帳號
account-new-account = 新帳號
account-sign-account = 登入帳號
account-how-looks-sounds = 外觀與音效
account-my-rounds = 我的牌局
account-rounds-player = 玩家{ $whose }的牌局
account-sit-down-table = 到牌桌入座
account-won-lost-2 = 輸贏
account-fees-2 = 收費
account-together = 合計
account-further-back = 更早的
account-all = 全部就這些。
account-turning-pages = 正在翻查…
account-round-of = { $title }{ $banked ->
    [yes] ，您做莊
   *[no] { "" }
  }{ $voided ->
    [yes] ，已作廢
   *[no] { "" }
  }
account-replay-of = 重播{ $name }，{ $at }
account-guest = { $name }，訪客：此瀏覽器忘記您時，您的籌碼就沒有了。
account-who = { $name }，{ $role }。
account-role-waits = { $by }請求給您{ $role }職務，正等待第二人簽署。{ $any ->
    [yes] 可簽署的人：{ $signers }。
   *[no] 目前沒有人可以簽署。
  }
account-every-round-hand-took-part = { $mine ->
    [yes] 您
   *[no] 此人
  }參加過的每一局和每一手，新的在前，附輸贏。每個都可逐步重看。
account-nobody-signed-here = 這裡沒有人登入。{ $link }，您打的牌就會保留。
account-nothing-yet-sit-down = 還沒有。{ $link }；您打的牌會記在這裡。
account-password-due = 您的密碼是別人給的，有人知道。請自己選一個；之後牌室就對您開放。
account-best = 最好的一局
account-worst = 最差的一局
account-graph = 歷局籌碼：輸贏{ $result }，收費{ $fees }
account-after-fees = 扣收費後
account-game = 遊戲
account-rounds-number = 局數
