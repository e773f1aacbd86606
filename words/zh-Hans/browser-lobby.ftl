# Simplified Chinese: the lobby.
lobby-floor = 楼面
lobby-tables-people-roles = 牌桌、人员和职务
lobby-open-run-close-tables = 开桌、管理、关桌
lobby-cage = 账房
lobby-read-its-book = 查看账房簿
lobby-books = 账簿
lobby-drop-player-dealers-shuffles = 入箱、庄家、洗牌
lobby-drop-day = 当日入箱
lobby-lobby = 大厅
lobby-all-tables-room-pick-one = 牌室的全部牌桌。选一张桌，选一个座位，用游戏筹码与其他玩家对玩：每张21点桌都由其中一人做庄。
lobby-never-played = 没来过牌室？
lobby-play-introduction = 半分钟打两局
lobby-no-introduction = 不用，谢谢
lobby-friends = 和朋友玩
lobby-work = 您的工作
lobby-tables-deal = 您发牌的桌
lobby-deal-on = 继续发牌
tap-in = 上桌发牌
tap-relieve = 接替{ $name }
lobby-who-deals = { $name }在发牌
tap-you-leave = 您现在在{ $table }发牌：到别的桌上桌，就离开这桌。
lobby-no-table-dealt-hand-now = 现在没有真人发牌的桌。由楼面开桌。
lobby-new-here = 第一次来？
lobby-play = 玩{ $title }
lobby-fees = 台费：{ $fees }
lobby-floor-called = 有人叫楼面：“{ $text }”
lobby-watch = 观看
lobby-no-table-open-floor-opens = 没有开着的桌。由楼面开桌。
lobby-looking-round-room = 正在看牌室……
lobby-issue-redeem-correct = 发出、收回、更正
lobby-seats = { $title } · { $t } · { $taken } / { $seats }座{ $paused ->
    [yes] { " " }· 暂停
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }，{ $first }：{ $seats }个座位已坐{ $taken }个{ $banked ->
    [yes] ，有人做庄
   *[no] { "" }
  }。会给您游戏筹码；不花钱。
lobby-taken = { $taken } / { $seats }座
lobby-closing = 即将关桌
lobby-waiting = { $waiting }人等位
lobby-none-yet = { $game ->
    [blackjack] 还没有牌局
   *[poker] 还没有牌局
  }
lobby-dealt-person = 真人发牌
lobby-all = 全部
lobby-blackjack = 21点
lobby-board = Hold’em和Omaha
lobby-stud = 梭哈
lobby-draw = 换牌和Lowball
lobby-families = 游戏
lobby-search = 搜索牌桌
lobby-order = 排序
lobby-by-table = 按桌号
lobby-by-low = 限注最低
lobby-by-high = 限注最高
lobby-by-company = 人最多
lobby-by-average = 庄本和底池最大
lobby-open-seat = 有空位
lobby-found = { $n ->
    [0] 没有牌桌
   *[other] { $n }张桌
  }
lobby-nothing-found = 没有这样的桌。请减少搜索条件。
lobby-average = { $game ->
    [blackjack] 庄本
   *[poker] 底池
  }{ $amount }
lobby-join = 加入
lobby-your-seats = 您的座位
lobby-chips-counted = 钱包里有{ $wallet }，桌上有{ $tables }。
lobby-before-you = 面前有{ $chips }
lobby-back-to-seat = 回我的座位
lobby-live = 正在进行
lobby-live-watch = 观看这张桌
lobby-live-play = 入座
