# Simplified Chinese: shifts and counts, what is not done, and why.

shift-no-such-text = 请写在{ $most }个字符以内，不要有看不见的字符。
shift-no-name = 请给班次取名，如早班、中班或夜班。
shift-one-is-open = 班次{ $shift }“{ $name }”还开着。请先收班：同时只能有一个班次。
shift-is-closed = 班次{ $shift }已经收班。
count-no-counters = 请写清点人的姓名，最多{ $most }人。
count-no-boxes = 这张表上没有箱子。
count-not-due = { $table }号桌的箱子不在这个班次清点：可能已在另一张表上。请再看清单。
count-no-label = { $table }号桌的箱子要有自己的标签：箱上写的字。
count-no-amount = { $table }号桌箱中的金额不在零至$1,000,000之间。
count-twice = { $table }号桌的箱子在这张表上出现两次。
count-not-pulled-then = 箱子不是在该班次的那个时间取下的。请再看清单。
count-no-reason = 请说明这一行为什么错。
count-no-line = { $table }号桌的箱子不在清点表{ $sheet }上。
count-is-final = 清点表{ $sheet }已定稿，或已与首签时不同：请再看。
count-is-being-signed = 已有人在清点表{ $sheet }签字：等待第二人签字。要更正，须先撤回第一个签字。
second-nobody-count = 清点要两人签字，而没有别人可以签。请经理先授予某人楼面、账房或经理的职务。

## Paper.

paper-print = 打印
paper-house = 牌室：
paper-printed = 截至{ $at } · Cardroom
paper-back-shifts = 全部班次
paper-back-counts = 全部清点
paper-sign = 桌上台牌
paper-sign-to-post = 台牌，供张贴
paper-no-table = 没有这张桌。
paper-sign-table = { $table }号桌 · { $name }
paper-dealing = { $dealing ->
    [human] 真人发牌。
   *[virtual] 虚拟荷官发牌；每次洗牌都可以验证。
  }

## Shifts.

shift-title = 班次
shift-purpose = 同时只开一个班次。收班时留一张表给下一班：牌桌、入箱、裁定、呼叫、待办，以及谁在场。
shift-none-open = 没有开着的班次。
shift-open-now = 班次{ $shift }，{ $name }：自{ $at }由{ $by }开班。
shift-name = 哪个班
shift-name-day = 早班
shift-name-swing = 中班
shift-name-grave = 夜班
shift-name-other = 其他
shift-own-name = 名称
shift-open = 开班
shift-open-next = 开下一班
shift-opened = 班次{ $shift }已开。
shift-close = 收班
shift-close-sure = 现在结束班次{ $shift }？
shift-close-why = 下一班应知道的事
shift-close-yes = 是，收班
shift-close-no = 否，继续
shift-so-far = 目前情况
shift-past = 以往班次
shift-no-past = 还没有班次。
shift-number = 班次
shift-day = 营业日
shift-opened-at = 开班
shift-closed-at = 收班
shift-is-open = 开着
shift-by = { $at }，{ $by }
shift-sheet = 交班表
shift-sheet-of = 班次{ $shift }的交班表
shift-count = 清点
shift-not-counted = 尚未清点
shift-sheet-number = 表{ $sheet }
shift-count-link = 清点入箱台费
shift-link = 班次

## The handover sheet.

handover-title = 交班表
handover-shift = 班次{ $shift }，{ $name }，{ $day }
handover-opened = { $by }于{ $at }开班
handover-closed = { $by }于{ $at }收班
handover-open = 仍开着：截至{ $at }
handover-note = 给下一班的话
handover-tables = 牌桌与入箱
handover-table = 牌桌
handover-state = 本班状态
handover-rounds = 局数
handover-dealt-by = 荷官
handover-dealt = { $name }，{ $from }至{ $to }
handover-chips-counted = 清点筹码：与账簿差{ $by }
handover-reversed = 撤销的结算：{ $n }
handover-retracted = 收回的动作：{ $n }
handover-decks = { $n ->
    [1] 换了一副牌
   *[other] 换牌{ $n }次
  }
handover-named-again = 更正
handover-named-by = { $who ->
    [floor] 楼面改报{ $n }张
   *[dealer] 荷官改报{ $n }张
  }
handover-idle = 无人玩，或只有程序玩家：{ $tables }
handover-idle-number = 无人玩，或只有程序玩家：{ $tables }张桌{ $fell ->
    [yes] ，入箱{ $drop }
   *[no] {""}
  }
handover-was-open = 开着
handover-was-opened = { $at }开桌
handover-was-closed = { $at }关桌
handover-drop = 账簿上的入箱
handover-together = 合计，{ $tables }张桌
handover-no-tables = 没有开着的桌。
handover-rulings = 裁定
handover-no-rulings = 楼面没有裁定。
handover-at = 时间
handover-what = 什么
handover-why = 理由
handover-by = 谁
handover-by-two = { $by }与{ $second }
handover-calls = 叫楼面
handover-no-calls = 没有人叫楼面。
handover-called-by = 谁叫的
handover-answer = 结果
handover-answered = { $by }于{ $at }到场
handover-call-of = { $silent ->
    [yes] { $by }呼叫
   *[no] { $by }：“{ $text }”
  }
handover-taken-back = { $at }撤回
handover-still-open = 仍未处理
handover-left = 仍未处理：{ $open ->
    [0] 无
   *[other] { $open }个呼叫
  }
handover-waiting = 等待第二人签字
handover-no-waiting = 没有等待的。
handover-asked-by = 谁提出的
handover-drawers = 账房的钱箱
handover-no-drawers = 没有打开过钱箱。
handover-listed = 等位名单
handover-not-listed = 没有人等位。
handover-list = 游戏和限额
handover-listed-since = 起始
handover-counts = 清点台费箱
handover-no-counts = 尚未清点。
handover-outside = 按账簿，其中{ $amount }不是在本班次内入箱的：在开班之前，或收班之后。
handover-recounted = 更正
handover-recount = { $table }号桌{ $name }：划掉{ $first }，以{ $counted }为准；{ $by }，{ $at }：“{ $reason }”
handover-kept-out = 本班列入名单{ $excluded }人，移出{ $lifted }人。是谁，由有权查看的人在名单上看。
handover-staff = 员工
handover-no-staff = 没有人登录。
handover-name = 姓名
handover-role = 职务
handover-since = 登录时间
handover-before = 开班之前
handover-there = 收班时
handover-signed-in = 在线
handover-gone = 已离开
handover-hands-over = 交班人
handover-takes-over = 接班人

## The count.

count-title = 清点入箱台费
count-purpose = 清点每个箱子里的钱，在知道应有多少之前写下来。之后表上两者都会显示，由两人签字。
count-new = 新清点
count-no-shift = 还没有班次：楼面要先开班。
count-of-shift = 哪个班次
count-shift = { $shift }，{ $name }，{ $day }
count-shift-open = { $shift }，{ $name }，{ $day }（开着）
count-show = 显示箱子
count-all-counted = 这个班次的箱子都已在表上。
count-none-dealt = 本班给人发过牌的桌都已清点。
count-idle = { $boxes }张桌无人玩或只有程序玩家：箱子不必清点。
count-idle-show = 也清点这些
count-pulled = 箱子于{ $at }取下。之后投入的下次清点。
count-box = 箱子
count-label-of = { $table }号桌箱子上写的字
count-counted = 清点数
count-counted-of = { $table }号桌箱中的金额
count-leave-out = 没有写金额的箱子略过，留待清点。
count-counters = 清点人的姓名，用逗号分开
count-enter = 写入清点
count-boxes-filled = { $boxes }个箱子已清点{ $filled }个，合计{ $sum }
count-unclear = 箱子{ $label }的金额不清楚。
count-none-filled = 还没有箱子写了金额。
count-name-them = 请写谁清点。
count-sheets = 清点表
count-no-sheets = 还没有清点过。
count-sheet = 表
count-boxes = 箱子
count-expected = 账簿数
count-variance = 差额
count-state = 状态
count-to-sign = 待签字
count-signed-once = { $first }已签字
count-final = 定稿，{ $first }和{ $second }
count-sheet-title = 清点表{ $sheet }
count-sheet-of = 班次{ $shift }，{ $name }，营业日{ $day }
count-entered = { $by }于{ $at }写入
count-counted-by = 清点人：{ $names }
count-number = { $boxes }个箱子
count-struck = { $initials }于{ $at }划掉：“{ $reason }”
count-correct = 更正箱子
count-correct-of = 更正箱子：{ $table }号桌
count-correct-title = { $table }号桌的箱子{ $label }：正确的是多少？
count-right-amount = 箱中的金额
count-why-wrong = 这一行为什么错
count-write = 写入更正
count-leave = 保持原样
count-corrected = 已更正：两行都留在表上。
count-sign = 在这张表签字
count-sign-first = 由两人在此签字，各用自己的账户；打印出来的表上有两人的名字。签字即表示现状正确。
count-waits = { $first }已签字。要另一名楼面、账房或经理也签字。
count-signed-now = 已签字：等待第二人签字。
count-take-back = 撤回签字
count-taken-back = 已撤回：可以再更正。
count-is-now-final = 两人已签字：此表定稿。
count-first-signature = 第一签字
count-second-signature = 第二签字
