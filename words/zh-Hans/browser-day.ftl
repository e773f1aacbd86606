## The day: past rounds, the bank, the playing book, hours.
day-past = 以往牌局
day-bank = 庄位轮转
day-provider = 第三方记录簿
day-hours = 打牌时长
day-any = 不限
day-yes = 是
day-no = 否
day-table = 牌桌
day-tables = 牌桌
day-from = 从哪天
day-from-time = 从几点
day-to = 到哪天
day-to-time = 到几点
day-person = 人
day-seat = 座位
day-number = 第几局或第几手
day-least = 下注或输赢金额至少
day-most = 下注或输赢金额至多
day-ruled = 有裁定
day-voided = 已作废
day-programs = 包括程序玩家
day-no-programs = 只有程序玩家参加的牌局不在其中。
day-look = 查找
day-csv = CSV
day-day = 日期
day-span = 营业日{ $from }至{ $to }
day-unread = 账簿还在读取：还有{ $unread }条记录。请稍后再查。
day-when = 结束时间
day-who = 谁
day-round = { $poker ->
    [yes] 第{ $number }手
   *[no] 第{ $number }局
  }
day-marks = 备注
day-see = 查看
day-part = { $kind ->
    [bank] { $seat }号位，庄家：{ $name }
   *[play] { $seat }号位：{ $name }
  }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }，{ $kind ->
    [bank] 出{ $staked }
   *[play] 下注{ $staked }
  }
day-is-voided = 已作废
day-is-ruled = 有裁定
day-mark = { $mark ->
    [reversed] 已撤销重结
    [corrected] 已更正牌
    [disputed] 有争议，已裁定
    [dispute_open] 有争议，尚未裁定
    [called] 叫过楼面，已到
   *[call_open] 叫过楼面，尚未到
  }
day-dealt-by = 荷官：{ $dealer }
day-replay = 重看
day-replay-of = 回放{ $at }结束的{ $round }
day-picture = 图片
day-none = 没有这样的牌局。
day-further = 更早的
day-looked-for = 查找条件：{ $what }
day-criterion = { $what }：{ $value }
day-looked-all = 全部牌局，最近的在前
day-sum-of = { $name }：所列各局中的{ $rounds }局，赢{ $won }，输{ $lost }，合计{ $result }
day-listed = { $more ->
    [yes] 列出最近{ $rounds }局；还有更早的。
   *[no] 共列{ $rounds }局。
  }
day-bank-why = 问过谁是否做庄，谁做了庄。最长时间是指做庄的人不到两名（第三方不计），或不到场方要求人数的时间。
day-rounds = 局数
day-bankers = 谁做庄
day-banker = { $name }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }：{ $hands }
day-one = { $name }{ $third ->
    [yes] （第三方）
   *[no] {""}
  }
day-taken = 做庄
day-declined = 不做
day-clock = 超时
day-passed = 跳过，没有问
day-longest = 最长（分钟）
day-offers = 询问记录
day-offers-of = { $day }，{ $table }号桌{ $name }的做庄询问
day-no-bank = 没有问过任何人是否做庄。
day-offered = 询问时间
day-answered = 答复时间
day-answer = 结果
day-answer-is = { $answer ->
    [taken] 做庄
    [declined] 不做
    [clock] 超时
   *[passed] 跳过，没有问
  }
day-put-up = 放出
day-provider-why = 第三方服务商人员每次上桌的记录。公司和证件号由经理在此输入。
day-provider-declared = 在用真筹码的桌上，荷官安排其入座时申报带来的筹码；追加或带走的，在荷官台的“有人离座”里输入。没有申报的一直是“未清点”。
day-company = 公司
day-badge = 证件号
day-came = 到场
day-went = 离开
day-still-there = 还在
day-chips-in = 带来筹码
day-added = 加筹码
day-chips-out = 带走筹码
day-not-counted = 未清点
day-result = 输赢
day-fees = 台费
day-banked = 做庄手数
day-no-sessions = 这些天没有记录。
day-hours-why = 每个人在桌上坐了多久。同时坐两张桌只算一次。
day-hours-minutes = 时长
day-nobody-sat = 没有人坐过牌桌。
lists-purpose = 谁在等位，有没有账号都列出，按游戏和限注分。已坐在某桌、想换桌的人，也按名字列入名单，仍是同一个人：由那一桌的荷官让其离座。
lists-add = 加人
lists-added = { $name }已在名单上。
lists-name = 名字
lists-game = 游戏和限注
lists-put = 加入名单
lists-since = { $at }起
lists-sits = 坐在{ $table }号桌，想换桌
lists-was-called = { $at }已叫
lists-on-the-way = 正去{ $table }号桌{ $name }：{ $seat ->
    [0] 自己入座，已留座位
   *[other] 由荷官安排坐{ $seat }号位
  }
lists-off-own = { $name }已移出名单。{ $table }号桌要用自己的账号入座。
lists-up = 上移
lists-up-of = { $name }上移一位
lists-down = 下移
lists-down-of = { $name }下移一位
lists-call = 叫人
lists-seat = 坐{ $table }号桌
lists-off = 移出名单
lists-none = 没有人等位。
lists-no-table = 这种游戏和限注已没有开着的桌。
lists-must-move = 强制换桌
lists-must-move-why = 一张桌给另一张桌补人：有空位时，坐得最久的人换过去。
lists-move-now = 现在让{ $name }去{ $to }号桌
lists-move = { $from }号桌{ $from_name }给{ $to }号桌{ $to_name }补人。
lists-next = 下一位：{ $name }{ $known ->
    [yes] ，{ $since }起坐在那里
   *[no] {""}
  }。
lists-nobody-there = 那里没有人。
lists-free = { $free ->
    [0] 没有空座位。
   *[other] 有{ $free }个空座位。
  }
lists-no-more = 不再补
lists-feeds = 由这张桌
lists-main = 补这张桌
lists-set = 设置
lists-uneven = 人数不均的牌桌
lists-mine-why = 有空位时楼面会叫您。
lists-mine-place = { $list }：{ $before ->
    [0] 下一位就是您。
   *[other] 您前面有{ $before }人。
  }
lists-mine-called = 楼面叫您入座。
lists-mine-put = 把我加入名单
day-provider-enter = 输入
day-provider-set = 公司和证件号已输入。
day-few-bank = { $since }以来做庄的人太少。{ $over ->
    [yes] 时限已在{ $until }到了。
   *[no] 时限是{ $until }。
  }{ $closes ->
    [yes] 时限一到，打完那局就关桌。
   *[no] {""}
  }
day-link = 当日
lists-link = 等位名单
exams-link = 考试
