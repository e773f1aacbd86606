# Simplified Chinese: the floor's plan of the room.
plan-floors-word = 楼面答复
plan-say-word-table-goes = 答复：牌桌继续
plan-say-word-call-answered = 答复：呼叫已处理
plan-floor-comes-table = 楼面到桌
plan-seen-i-come = 收到：我来
plan-round = 局牌
plan-hand = 手牌
plan-paused = 暂停
plan-seats-taken = { $seats }个座位已坐{ $taken }个
plan-seats = 座位
plan-waiting = 等位（此游戏和限额）
plan-bank = 庄家
plan-taken = 已坐
plan-nobody-banks = 没有人做庄
plan-rounds = 局数
plan-hands = 手数
plan-drop-today = 今日入箱
plan-run = 管理
plan-sign = 打印台牌
plan-watch = 观看
plan-deal = 发牌
plan-close = 关桌
plan-nobody-sits-here = 这里没有人坐。
plan-why-closes = 为什么关桌
plan-chips-out = { $name }（第三方）带走的筹码，已清点；留空则账册写“未清点”
plan-last-hands-day = 例如：今天最后几手
plan-closes-why-first = 请先写明为什么关桌：账册会记下原因。
plan-close-table = 关桌
plan-keep-open = 不关
plan-table = { $id }号桌
plan-run-2 = 管理{ $name }
plan-table-2 = { $id }号桌
plan-done = 完成
plan-walking-over-table = 正在走到桌边……
plan-reason-books = 理由，记入账簿
plan-card-lies-floor = 有一张牌掉在地上
plan-table-goes = 牌桌继续。
plan-table-paused = 牌桌已暂停。
plan-go = 继续
plan-pause-table = 暂停牌桌
plan-void = 作废这{ $round }
plan-more-rulings-console = 更多裁定在荷官台
plan-give-reason-first-every-ruling = 请先写理由：每个裁定都连同理由记入账簿。
plan-void-2 = 作废这{ $round }？
plan-void-3 = 要作废这{ $round }吗？
plan-player = 玩家{ $player }
plan-all-wagers-fees-go-back = 这{ $round }的所有注码和台费退回给{ $join }；没有人赢。此操作不能撤回。
plan-everything-gone-back = 已全部退回。
plan-yes-void = 是，作废这{ $round }
plan-no-play = 不，继续打
plan-table-3 = 在桌上
plan-seat = { $seat }号位
plan-standing = 站着
plan-third-party = 第三方服务商
plan-circles = 每人注圈数
plan-circles-why = { $on ->
    [yes] 已生效：有人等位时，每人最多{ $most }个注圈。
   *[no] 有人等位时使用：此后每人最多{ $most }个注圈，直到您取消。
  }
plan-two-circles = 从现在起最多{ $most }个
plan-circles-again = 恢复平常的注圈数
plan-fewer-circles = 按您的规定，每人的注圈减少。
plan-circles-as-usual = 注圈数如平常。
plan-may-speak = { $name }可以说话。
plan-silenced = { $name }已被禁言。
plan-let-speak = 解除禁言
plan-silence = 禁言
plan-s-hand-dead = { $name }的牌是死牌。
plan-declare-hand-dead = 判为死牌
plan-leaves = { $name }离开，今天不能再坐这里。
plan-leaves-sure = { $name }离开，今天不能再坐这里。记入账簿的理由：“{ $reason }”
plan-sent-away = 已请离
plan-sent-away-today = 本营业日不能再来这里
plan-let-back = 允许回来
plan-may-sit = { $name }可以再坐这里。
plan-staff-new = 新员工
plan-staff-why = 由您建立账号；员工没有筹码，首次登录时自己选密码。审计职务需要第二人签字。
plan-third-title = 第三方服务商的人：分三步
plan-third-signs-up = 由本人自己注册：“我的账户”里的“新账号”，用任何设备都行。这里不替其建立账号。新账号自带的游戏筹码在使用真实筹码的桌上不算数。
plan-third-role = 您在下面的“人员”里找到此人，把职务选为第三方。
plan-third-badge = 您登记公司和证件号：“当日”里的“第三方记录簿”
plan-staff-name = 姓名
plan-staff-role = 职务
plan-staff-make = 建立账号
plan-staff-made = { $name }现在是这里的{ $role }。初始密码：{ $password }。只显示这一次：请写下来交给本人。
plan-staff-account = { $name }已有账户。初始密码：{ $password }。只显示这一次：请写下来交给本人。
plan-staff-waits = { $role }的职务在第二人签字后生效：其他有权签字的人可在楼面、账房和账簿页面找到。
plan-copy = { $copied ->
    [yes] 已复制
   *[no] 复制
  }
plan-send-away = 请离
plan-waiting-list = 等位名单
plan-off-list = { $name }已移出名单。
plan-take-off-list = 移出名单
plan-nobody-waits = 没有人等位。
plan-open-table = 开一张桌
plan-rulebook = 规则书
plan-limit-schedule = 限注和台费表
plan-name = 名称
plan-made-up-if-empty = 留空则自动取名
plan-decks = 牌副数
plan-house = 按本场
plan-dealt = 谁发牌
plan-room = 牌室自动
plan-person = 真人
plan-coach = 玩家在打牌时可以问教练（底池赔率，以及对未知牌的胜率）
plan-programs-company = 陪玩的程序玩家，几名
plan-programs-cannot-hold-real-cards = 程序玩家拿不了真牌：这张桌开桌时没有陪玩。
plan-pots-can-killed-table-player = 这张桌可以开翻倍池：玩家看两张牌后放两倍大盲。
plan-open-table-2 = 开桌
plan-min = { $minutes }分钟
plan-h-min = { $hours }小时{ $rest }分钟
plan-none-yet = 还没有
plan-ago = { $now }前
plan-open-table-3 = { $name }已开，为{ $table }号桌。
plan-floor = 楼面
plan-room-plan-who-plays-where = 牌室平面图：谁在哪里玩、谁在等位、今天入箱多少。按规则书、限注和台费表开桌；最后一局结束后关桌。
plan-table-stands-still = 有一张桌停住了
plan-tables-stand-still = 有{ $still }张桌停住了
plan-closes = { $name }即将关闭。
plan-no-table-open-open-one = 没有开着的桌。请在上面开一张。
plan-only-programs = { $tables }张桌只有程序在玩
plan-people = 人员
plan-search-people = 按名字或编号找人
plan-no = 编号
plan-wallet = 钱包
plan-role = 职务
plan-password = 密码
plan-account = 账号
plan-role-2 = { $name }的职务
plan-new-role = { $name }有了新职务。
plan-yes-new-password = 是，给新密码
plan-no-2 = 否
plan-signs-out-everywhere = { $name }会在所有地方退出登录。
plan-reset = 重设
plan-floor-called-2 = { $silent ->
    [yes] 有人叫楼面，{ $at }（{ $by }）
   *[no] 有人叫楼面，{ $at }：“{ $text }”（{ $by }）
  }
plan-stands-still = 已停住{ $span }
plan-dealt-hand = 真人发牌
plan-of = { $taken }/{ $seats }{ $bots ->
    [0] { "" }
   *[other] ，{ $bots }个程序玩家
  }
plan-last = 上一{ $game ->
    [blackjack] 局
   *[poker] 手
  }
plan-closed-table-does-not-open = { $taken ->
    [0] 这里没有人坐。
   *[other] 有{ $taken }人坐在这里{ $bots ->
        [0] { "" }
       *[other] ，其中{ $bots }个是程序玩家
      }：打完这{ $game ->
        [blackjack] 局
       *[poker] 手
      }，他们带着筹码离开。
  }{ $waiting ->
    [0] 关了的桌不再重开。
   *[other] 有{ $waiting }人在等这种游戏和限注的座位。关了的桌不再重开。
  }
plan-program = 程序玩家
plan-sits-out = 暂离
plan-leaving = 将离桌
plan-away = 不在
plan-declare-hand-dead-of = 判{ $name }的牌为死牌
plan-no-table-can-opened-until = { $broken ->
    [1] 以下规则书的文件改好之前，不能用它开桌：
   *[other] 以下规则书的文件改好之前，不能用它们开桌：
  }
plan-opens = 以{ $limit }开桌。台费：{ $fees }。
plan-floor-called-3 = 有人叫楼面
plan-called-to = { $name }：“{ $text }”
plan-new-password = { $name }的新密码：{ $password }。只显示这一次：请写下来交给本人，并让他们在“我的账户”自己选密码。
plan-guest = { $name }（访客）
plan-yes-new-password-for = 是，给{ $name }新密码
plan-reset-password-of = 重设{ $name }的密码
plan-sessions = 登录
plan-sessions-of = { $name }的登录
plan-machines = 机器
plan-machine = 机器
plan-pits = 牌区
plan-tables-there = 牌桌
plan-connections = 连接
plan-state = 状态
plan-node-with-house = { $name }（存有场方总账）
plan-node-well = 正常
plan-node-leaves = 正在移交牌桌
plan-node-silent = 已{ $seconds }秒没有回应
plan-real-chips = 真牌与真实筹码：牌室在这里不设钱包，由荷官安排入座并输入下注
plan-page-parts = 本页内容
plan-house-rules = 场馆设置
plan-disable = 关闭账号
plan-disable-of = 关闭账号：{ $name }
plan-disable-why = 为什么关闭{ $name }的账号？
plan-disable-yes = 关闭
plan-disable-does = { $name }会在所有地方退出登录，并在这局结束后离开每张桌。筹码留在钱包里。
plan-disabled = 已关闭
plan-disabled-said = { $name }的账号已关闭。
plan-enable = 恢复账号
plan-enable-of = 恢复账号：{ $name }
plan-enabled-said = { $name }的账号可以再用了。
plan-continuous-shuffler = 连续洗牌机：每局的牌放回机内，没有切牌卡。
