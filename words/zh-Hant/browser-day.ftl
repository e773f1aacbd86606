## The day: past rounds, the bank, the playing book, hours.
day-past = 過往牌局
day-bank = 莊位輪轉
day-provider = 第三方紀錄簿
day-hours = 打牌時數
day-any = 不限
day-yes = 是
day-no = 否
day-table = 牌桌
day-tables = 牌桌
day-from = 從哪天
day-from-time = 從幾點
day-to = 到哪天
day-to-time = 到幾點
day-person = 人
day-seat = 座位
day-number = 第幾局或第幾手
day-least = 下注或輸贏金額至少
day-most = 下注或輸贏金額至多
day-ruled = 有裁決
day-voided = 已作廢
day-programs = 包括程式
day-no-programs = 只有程式參加的牌局不在其中。
day-look = 查詢
day-csv = CSV
day-day = 日期
day-span = 營業日{ $from }至{ $to }
day-unread = 帳冊還在讀取：還有{ $unread }筆紀錄。請稍後再查。
day-when = 結束時間
day-who = 誰
day-round = { $poker ->
    [yes] 第{ $number }手
   *[no] 第{ $number }局
  }
day-marks = 備註
day-see = 查看
day-part = { $kind ->
    [bank] { $seat }號位，莊家：{ $name }
   *[play] { $seat }號位：{ $name }
  }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }，{ $kind ->
    [bank] 出{ $staked }
   *[play] 下注{ $staked }
  }
day-is-voided = 已作廢
day-is-ruled = 有裁決
day-mark = { $mark ->
    [reversed] 已撤銷重結
    [corrected] 已更正牌
    [disputed] 有爭議，已裁決
    [dispute_open] 有爭議，尚未裁決
    [called] 叫過樓面，已到
   *[call_open] 叫過樓面，尚未到
  }
day-dealt-by = 荷官：{ $dealer }
day-replay = 重播
day-replay-of = 重播{ $at }結束的{ $round }
day-picture = 圖片
day-none = 沒有這樣的牌局。
day-further = 更早的
day-looked-for = 查找條件：{ $what }
day-criterion = { $what }：{ $value }
day-looked-all = 全部牌局，最近的在前
day-sum-of = { $name }：所列各局中的{ $rounds }局，贏{ $won }，輸{ $lost }，合計{ $result }
day-listed = { $more ->
    [yes] 列出最近{ $rounds }局；還有更早的。
   *[no] 共列{ $rounds }局。
  }
day-bank-why = 問過誰要不要做莊，誰做了莊。最長時間是指做莊的人少於兩位（第三方不計），或少於賭場要求人數的時間。
day-rounds = 局數
day-bankers = 誰做莊
day-banker = { $name }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }：{ $hands }
day-one = { $name }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }
day-taken = 做莊
day-declined = 不做
day-clock = 逾時
day-passed = 跳過，沒有問
day-longest = 最長（分鐘）
day-offers = 詢問紀錄
day-offers-of = { $day }，{ $table }號桌{ $name }的做莊詢問
day-no-bank = 沒有問過任何人做莊。
day-offered = 詢問時間
day-answered = 回答時間
day-answer = 結果
day-answer-is = { $answer ->
    [taken] 做莊
    [declined] 不做
    [clock] 時間用完
   *[passed] 略過，沒有問
  }
day-put-up = 拿出
day-provider-why = 第三方供應商人員每次入座的紀錄。公司和證號由經理在此輸入。
day-provider-declared = 在用真籌碼的牌桌，荷官安排入座時申報帶來的籌碼；追加或帶走的，在荷官操作台的「有人離座」輸入。沒有申報的一直是「未點算」。
day-company = 公司
day-badge = 證號
day-came = 到場
day-went = 離開
day-still-there = 仍在
day-chips-in = 帶入籌碼
day-added = 加碼
day-chips-out = 帶走籌碼
day-not-counted = 未點算
day-result = 輸贏
day-fees = 收費
day-banked = 做莊手數
day-no-sessions = 這些日子沒有紀錄。
day-hours-why = 各人在牌桌坐了多久。同時坐兩桌只計一次。
day-hours-minutes = 時數
day-nobody-sat = 沒有人坐過牌桌。
lists-purpose = 誰在候位，有沒有帳號都列，按遊戲和限額分。已坐在某桌而想換桌的人，也按名字列入名單，仍是同一人：由那一桌的荷官讓其離座。
lists-add = 加人
lists-added = { $name }已在名單上。
lists-name = 名字
lists-game = 遊戲和限額
lists-put = 列入名單
lists-since = { $at }起
lists-sits = 坐在{ $table }號桌，想換桌
lists-was-called = { $at }已叫
lists-on-the-way = 正往{ $table }號桌{ $name }：{ $seat ->
    [0] 自行入座，已留座位
   *[other] 由荷官安排坐{ $seat }號位
  }
lists-off-own = { $name }已移出名單。{ $table }號桌要用自己的帳號入座。
lists-up = 上移
lists-up-of = { $name }上移一位
lists-down = 下移
lists-down-of = { $name }下移一位
lists-call = 叫人
lists-seat = 坐{ $table }號桌
lists-off = 移出名單
lists-none = 沒有人候位。
lists-no-table = 這種遊戲和限額已沒有開著的牌桌。
lists-must-move = 必須換桌
lists-must-move-why = 一桌補另一桌：有空位時，坐得最久的人換過去。
lists-move-now = 現在請{ $name }到{ $to }號桌
lists-move = { $from }號桌{ $from_name }補{ $to }號桌{ $to_name }。
lists-next = 下一位：{ $name }{ $known ->
    [yes] ，{ $since }起坐在那裡
   *[no] {""}
  }。
lists-nobody-there = 那裡沒有人。
lists-free = { $free ->
    [0] 沒有空座位。
   *[other] 有{ $free }個空座位。
  }
lists-no-more = 不再補
lists-feeds = 由這桌
lists-main = 補這桌
lists-set = 設定
lists-uneven = 人數不均的牌桌
lists-mine-why = 有空位時樓面會叫您。
lists-mine-place = { $list }：{ $before ->
    [0] 下一位就是您。
   *[other] 您前面有{ $before }人。
  }
lists-mine-called = 樓面叫您入座。
lists-mine-put = 把我列入名單
day-provider-enter = 輸入
day-provider-set = 已輸入公司和證號。
day-few-bank = { $since }以來做莊的人太少。{ $over ->
    [yes] 時限{ $until }已到。
   *[no] 時限為{ $until }。
  }{ $closes ->
    [yes] 時限到後，打完該局就關桌。
   *[no] {""}
  }
day-link = 當日
lists-link = 候位名單
exams-link = 考試
