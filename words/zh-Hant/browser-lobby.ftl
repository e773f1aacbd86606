# Traditional Chinese: the lobby.
lobby-floor = 樓面
lobby-tables-people-roles = 牌桌、人員和職務
lobby-open-run-close-tables = 開桌、管桌、關桌
lobby-cage = 帳房
lobby-read-its-book = 看帳房的帳
lobby-books = 帳冊
lobby-drop-player-dealers-shuffles = 入箱、莊家、洗牌
lobby-drop-day = 當日入箱
lobby-lobby = 大廳
lobby-all-tables-room-pick-one = 牌室的所有牌桌。選一桌、選一個座位，用遊戲籌碼和其他玩家打：每張21點桌都由其中一位玩家做莊。
lobby-never-played = 沒來過牌室？
lobby-play-introduction = 半分鐘打兩局
lobby-no-introduction = 不用，謝謝
lobby-friends = 和朋友玩
lobby-work = 您的工作
lobby-tables-deal = 您發牌的牌桌
lobby-deal-on = 繼續發牌
tap-in = 上桌發牌
tap-relieve = 接替{ $name }
lobby-who-deals = { $name }在發牌
tap-you-leave = 您現在在{ $table }發牌：到別的桌上桌，就離開這桌。
lobby-no-table-dealt-hand-now = 現在沒有真人發牌的牌桌。由樓面開桌。
lobby-new-here = 第一次來？
lobby-play = 打{ $title }
lobby-fees = 收費：{ $fees }
lobby-floor-called = 有人叫樓面：「{ $text }」
lobby-watch = 旁觀
lobby-no-table-open-floor-opens = 沒有開著的牌桌。由樓面開桌。
lobby-looking-round-room = 正在看各桌…
lobby-issue-redeem-correct = 發出、兌回、更正
lobby-seats = { $title } · { $t } · { $taken } / { $seats }座{ $paused ->
    [yes] { " " }· 暫停
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }，{ $first }：{ $seats }個座位已坐{ $taken }個{ $banked ->
    [yes] ，有人做莊
   *[no] { "" }
  }。送您遊戲籌碼；不花錢。
lobby-taken = { $taken } / { $seats }座
lobby-closing = 即將關桌
lobby-waiting = { $waiting }人候位
lobby-none-yet = { $game ->
    [blackjack] 還沒有牌局
   *[poker] 還沒有牌局
  }
lobby-dealt-person = 真人發牌
lobby-all = 全部
lobby-blackjack = 21點
lobby-board = Hold’em與Omaha
lobby-stud = 梭哈
lobby-draw = 換牌與Lowball
lobby-families = 遊戲
lobby-search = 搜尋牌桌
lobby-order = 排序
lobby-by-table = 按牌桌
lobby-by-low = 注額由低起
lobby-by-high = 注額由高起
lobby-by-company = 人多優先
lobby-by-average = 莊金或底池大優先
lobby-open-seat = 有空位
lobby-found = { $n ->
    [0] 沒有牌桌
   *[other] { $n }張牌桌
  }
lobby-nothing-found = 沒有這樣的牌桌。請減少搜尋條件。
lobby-average = { $game ->
    [blackjack] 莊金
   *[poker] 底池
  }{ $amount }
lobby-join = 加入
lobby-your-seats = 您的座位
lobby-chips-counted = 錢包裡{ $wallet }，牌桌上您面前{ $tables }。
lobby-before-you = 您面前{ $chips }
lobby-back-to-seat = 回我的座位
lobby-live = 正在進行
lobby-live-watch = 旁觀此桌
lobby-live-play = 入座
