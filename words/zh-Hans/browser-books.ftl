# Simplified Chinese: the page of the books.
books-checking = 正在验证……
books-shuffles-do-not-check-out = ✗ 第{ $join }次洗牌验证不通过
books-shuffles-cards-all-committed = ✓ { $good }次洗牌，{ $cards }张牌：全部与事先承诺一致
books-no-shuffle-been-opened-yet = 还没有公开的洗牌
books-books = 账簿
books-what-fell-into-drop-boxes = 台费箱里收了多少，庄家做庄的输赢，以及洗牌是否如承诺。数字来自账簿；验证在这里计算。
books-drop = 入箱台费
books-day = 日期
books-csv = 存为CSV
books-table = 牌桌
books-schedule = 台费表
books-rounds = 局数
books-from-players = 来自玩家
books-from-banks = 来自庄家
books-together = 合计
books-option = 方案{ $option }
books-no-fee-been-taken-yet = 还没有收过台费。
books-day-2 = 当日
books-programs = 只有程序玩家的牌桌，另计
books-player-dealers = 庄家
books-who-banked = 谁做庄
books-banked = 庄注合计
books-result = 结果
books-fees = 台费
books-nobody-banked-round-its-end = 还没有人做庄打完一局。
books-seals = 封印
books-every-record-carries-hash-one = 每条记录都带有前一条的哈希，每次写入都加封印。封印是否完好，由一个与写入程序毫无共用之处的程序来判断。在牌室的机器上运行，牌室开着或关着都可以：
books-shuffles-rulings = 洗牌与裁定
books-reads-tables-public-log-checks = 读取一张桌的公开记录：验证每次已公开的洗牌，并列出楼面在该桌的裁定。
books-not-checked-yet = 尚未验证
books-check-all-here = 在此全部验证
books-no-rulings-table = 这张桌没有裁定。
books-third-party = { $name }（第三方）
books-replays-every-table-derives-every = { $command }会重放每张桌，重新推导每次洗牌和每笔过账，并列出不符之处。{ $folder }是牌室启动时的文件夹。
books-record = { $author }：“{ $reason }” · 记录{ $seq }
books-who-did-what = 谁做了什么
books-taps-elsewhere = 荷官上桌发牌和交班离桌不列在这里：见该班次的交班表，以及以往牌局中的每一局。
books-read-again = 重新读取
books-when = 时间（场方时钟）
books-who = 谁
books-what = 什么
books-nobody = 无人登录
books-nothing-done-yet = 还没有任何操作。
books-older = 更早的记录
books-kind = 类别
books-kind-all = 全部
books-kind-sign-ins = 登录
books-kind-people = 人员、职务、密码
books-kind-tables = 牌桌
books-kind-rulings = 裁定
books-kind-cage = 账房
books-kind-signatures = 第二人签字
books-kind-settings = 设置
books-kind-shifts = 班次、清点
books-only = 只看{ $name } ✕
books-only-of = 只看{ $name }做的
books-look-there = 看该桌的记录
books-together-title = 谁可能在合伙打牌
books-together-what = 最近七天：同一桌来自同一网络地址，筹码单向流动，弃掉更好的牌。这些不证明什么；请看具体牌局。
books-together-round = { $table }号桌，{ $from }
books-together-none = 没有值得看的。
books-checks-title = 账簿检查
books-checks-what = 牌室每天自动检查一次账簿，从上次结束处继续：哈希、封印、裁定、洗牌、每一分钱。`cardroom verify`会说明哪里不符，并读取全部。
books-checks-not-made = 未能完成检查；原因见牌室日志
books-checks-found = 读了{ $records }条记录，{ $wrong ->
    [0] 全部相符
   *[other] { $wrong }处不符
  }{ $earlier ->
    [0] 。
   *[other] ；之前的{ $earlier }条未重读。
  }
books-cash = 按人和营业日的现金
books-cash-why = 某人当日收付的现金超过场方门槛的日子。不给客人看。
books-cash-none = 没有人在任何一天超过门槛。
books-cash-person = 谁
books-cash-day = 营业日
books-cash-in = 收入现金
books-cash-out = 付出现金
books-cash-else = 其他方式
books-cash-shown = 出示证件
books-cash-due = 应办
books-cash-due-name = { $due ->
    [report] 报告
   *[note] 记录
  }
books-kind-school = 考试、学习
