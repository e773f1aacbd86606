# Simplified Chinese: sessions, where somebody is signed in; second signatures; settings; locks; passkeys; who is kept out.

session-browser = { $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] 某个程序，或不报名称的浏览器
  }{ $system ->
    [android] （Android）
    [ipad] （iPad）
    [iphone] （iPhone）
    [linux] （Linux）
    [mac] （Mac）
    [windows] （Windows）
   *[other] { "" }
  }
session-where-signed-in = 您在哪里登录
session-where-signed-in-of = { $name }在哪里登录
session-this-browser = （当前浏览器）
session-from = 来自{ $from }
session-since = 自{ $at }
session-last-used = 最近使用{ $at }
session-not-used = 牌室开张以来未使用
session-end = 结束
session-end-of = 结束{ $browser }，{ $from }
session-end-others = 结束其他全部
session-end-all = 全部结束
session-ended = 已结束。在那里登录的人已被退出。
session-none = 没有在任何地方登录。
session-no-players = 玩家在哪里登录是他们自己的事：这里只显示员工的登录。

## Second signatures.

second-nothing-waits = 没有这个编号等待签字：可能已签字、已拒签或已撤回。
second-not-oneself = 这是您自己提出的：要由别人签字。
second-drawer-counted = 钱箱{ $drawer }：清点{ $counted }。由第二个人与账簿核对。
second-count-stands = 等待第二个人的清点不能撤回：如有错误，由那个人拒绝。
second-not-yours = 这不该由您签字：您的职务不允许，或事关您自己。
second-first-may-not = 提出的人已无权做这件事。请拒签，并让有权的人重新提出。
second-table-went-on = 牌桌此后已继续：请就现在桌上的情况重新裁定。
second-ruling-waits = 涉及{ $stake }，超过{ $limit }要两人裁定。牌桌已暂停，由另一名楼面或经理签字：编号{ $entry }。
second-before-going-on = 本桌有一项裁定在等第二个签字，编号{ $entry }：先签字或不签，牌桌才继续。
second-nobody = 这要两人来做，而没有别人可以签字。请先授予某人楼面、账房、审计或经理的职务。
second-nobody-cage = 这么大的金额过柜台要两人签字，而没有别人可以签。请经理先授予某人账房或经理的职务，或改设限额。
second-nobody-floor = 涉及这么大的金额要两人裁定，而没有别人可以签字。请经理先授予某人楼面或经理的职务，或改设限额。
second-no-limit = 限额不能小于零。
second-no-minutes = 自动锁定须在一天之内：最多1440分钟，0表示从不。
second-waits = 等待第二人签字
second-heading = 第二人签字
second-asked = { $name }于{ $at }提出；若无人签字，{ $until }失效。
second-own = 这是您提出的：由别人在楼面、账房或账簿页面签字。可签字的人：{ $signers }。{ $until }失效。
second-book-will-say = 尚未执行。签字后，账簿上写：{ $what }
second-sign = 签字
second-decline = 不签
second-take-back = 撤回
second-look = 看这张桌
second-look-sheet = 看这张表
second-signed = 已签字：以两人名义完成。
second-declined = 没有签字：什么都不会发生。
second-taken-back = 已撤回：什么都不会发生。
second-asked-for = 这要两个人：等待别人签字。
second-table-paused = 牌桌仍在暂停：让它继续
second-other-half = 密码的后半段：{ $password }。前半段已告知提出的人。不会再显示。
second-first-half = { $name }新密码的前半段：{ $password }。等待第二人签字：签字的人会得到另一半。不会再显示。

## The house's settings.

house-two-people = 何时要两人签字
house-two-people-why = 超过这些金额，以及涉及审计账号时，要另一人也签字。提高限额同样要两个人。
house-cage-limit = 过柜台，超过
house-ruling-limit = 裁定，涉及金额超过
house-day-title = 营业日
house-day-why = 报告、名单和导出按场方自己的时钟，在场方的一天结束时截止。改时间或时区要两个人。
house-day-starts = 开始于
house-day-zone = 所用时区
house-no-day = { $zone }的时钟没有{ $starts }这个时间。时区写法如America/Los_Angeles，时间写法如06:00。
house-set-limits = 保存这些设置
house-set = 已设置。
house-paper-title = 打印
house-paper-why = 印在账簿和当日每张打印表的上方；台牌和游戏规则写的是规则书所属的牌室。不填则留一行手写。
house-paper-name = 牌室名称
house-idle = 多少分钟后锁定（0：从不）
house-idle-title = 登录与锁定
house-idle-why = 无人操作的员工登录会被锁定，用PIN、通行密钥或密码再打开。延长时间要两个人，允许只凭密码也要两个人。

## Locked sessions.

lock-staff-only = 只有员工的登录可以锁定：玩家请退出登录。
lock-no-pin = PIN为六位数字，不能全部相同，也不能连号。
lock-has-no-pin = 您还没有PIN：请用密码打开。
lock-wrong-pin = PIN不对。还可以试{ $left }次，之后要重新登录。
lock-wrong-password = 密码不对。请再试。
lock-too-many = PIN错误次数太多：这次登录已结束。请重新登录。
lock-locked = 已锁定
lock-whose = { $name }，{ $role }。您的页面在等您。
lock-pin = PIN码
lock-password = 密码
lock-open = 打开
lock-with-password = 用密码
lock-with-pin = 用PIN
lock-by-passkey = 用通行密钥打开。
lock-sign-out = 退出登录
lock-set = 共用平板的PIN
lock-set-why = { $minutes ->
    [0] 放下平板时，请锁定您的登录。
   *[other] 您点锁定时，或{ $minutes }分钟无人操作时，您的登录会被锁定。
  }六位数字可再打开；错三次就要重新登录。
lock-now = 立即锁定
lock-new-pin = 六位数字
lock-your-password = 您的密码
lock-keep = 保存这个PIN
lock-keep-another = 改用这个PIN
lock-kept = 已保存：可用它打开锁定的登录。

## Passkeys.

passkey-place = 通行密钥要通过TLS，或在本机以localhost使用；须用域名，不能用数字地址。
passkey-many = { $most }个通行密钥已够：请先移除一个。
passkey-no-name = 请给通行密钥取一个不超过{ $most }个字的名称，方便认出设备。
passkey-wanted = 您有通行密钥：请使用它。这里只凭密码不够。若设备丢了，由经理和第二人移除其密钥。
passkey-fault = { $why ->
    [challenge] 用时太长，或已答复过。请再试。
    [origin] 通行密钥用在了别的网站的页面。没有执行任何操作。
    [room] 这个通行密钥属于另一间牌室。
    [unverified] 设备没有确认是您本人。请在设备上设置PIN、指纹或人脸后再试。
    [kind] 本牌室不能验证这种密钥。请用另一台设备。
    [unknown] 这里没有人有这个通行密钥，或它是别人的。可能已被移除。
    [counter] 这个通行密钥的使用次数多于这台设备所知：可能有副本。不予接受；请告诉经理。
   *[other] 通行密钥不对。请再试，或换一个。
  }
passkey-title = 通行密钥
passkey-title-of = { $name }的通行密钥
passkey-why = 通行密钥用您自己设备的指纹、人脸或PIN登录，猜不到，也不会泄露。请在两台设备上各留一个：有了通行密钥后，场方可能不再接受只凭密码。
passkey-since = 用于{ $room }，自{ $at }
passkey-not-used = 尚未使用
passkey-none = 您还没有。
passkey-called = 设备的称呼
passkey-password = 您的密码，用于添加或移除
passkey-make = 添加通行密钥
passkey-remove = 移除
passkey-remove-of = 移除{ $called }
passkey-kept = 已保存：今后可用“{ $called }”登录。
passkey-removed = 已移除：“{ $called }”不能再打开任何东西。
passkey-lost = 设备丢失：全部移除
passkey-lost-asked = 已提出：第二人签字后，又可以只凭密码。
passkey-device-has-one = 这台设备已有您的通行密钥。
passkey-nothing-given = 设备没有给出通行密钥：已取消、用时太长，或没有本牌室的密钥。
passkey-sign-in = 用通行密钥登录
passkey-open = 用通行密钥打开
house-passkey = 有通行密钥的人要用它登录，不能只凭密码
house-cash-title = 营业日的现金
house-cash-why = 柜台在写入之前会得到提示，审计有一份清单。提高数额要两个人。
house-cash-note = 超过此数要作记录
house-cash-report = 超过此数要作报告

## Who is kept out.

second-nobody-exclusion = 把人移出名单要两人签字，而没有别人可以签。请经理先授予某人楼面、账房或经理的职务。
exclusion-why = 请写理由，不超过500字节。
exclusion-years = 请写年数，至少一年，或说明为终身。
exclusion-longer = 此人在名单上的期限已不短于此。移出名单要两个人。
exclusion-title = 禁入名单
exclusion-confidential = 保密：不告诉本人和牌桌原因。其所在的桌上，荷官只看到该座位被请离。名单上的人不能在任何桌入座，不发给筹码，只由经理在第二人签字后付款。
exclusion-who = 谁
exclusion-choose = 请选择……
exclusion-how-long = 多久
exclusion-years-number = { $years }年
exclusion-life = 终身
exclusion-word = 简短理由
exclusion-add = 禁入
exclusion-sure = { $name }，{ $player }号，{ $term }：“{ $why }”。移出名单要两个人。
exclusion-yes = 是，禁止{ $name }入场
exclusion-added = { $name }已在名单上。
exclusion-until = { $life ->
    [yes] 终身
   *[no] 至{ $until }
  }{ $over ->
    [yes] ，已到期
   *[no] {""}
  }
exclusion-by = { $name }，{ $at }
exclusion-lift = 移出名单
exclusion-lift-of = 移出名单：{ $name }
exclusion-nobody = 名单上没有人。
exclusion-until-head = 期限
exclusion-by-head = 列入者

## At the counter.

cage-report-due = 加上这笔，本营业日现金{ $way ->
    [in] 收入
   *[out] 付出
  }{ $cash }：超过{ $limit }，要作报告。
cage-note-due = 加上这笔，本营业日现金{ $way ->
    [in] 收入
   *[out] 付出
  }{ $cash }：超过{ $limit }，要作记录。
cage-identity-due = 一个营业日现金超过{ $limit }，未出示证件的人不予入账：请要求出示驾照或护照，并记入。
cage-two-due = 超过{ $limit }需要两个人：在另一人签字之前，柜台不收付任何筹码。
cage-not-served = 不要为{ $name }办理：请叫经理。
drawer-no-count = 清点数为零至{ $most }。
drawer-no-second = 您已有打开的钱箱：请先关闭。
drawer-no-close-yet = 这个钱箱有一笔等待第二人签字：请先签字或拒签，再清点。
drawer-count-again = 清点之后钱箱又有进出。请拒签，重新清点。
house-dealer-says-so = 真人发牌时，荷官要确认台费已入箱，以及已全部付清
house-bank-title = 庄位怎么轮
house-bank-why = 在这么多分钟内，须有这么多名不同的人做过庄，第三方不计。时限之前会提醒楼面。场方要用才开启。
house-bank-on = 要求轮流做庄
house-bank-minutes = 多少分钟内
house-bank-bankers = 多少名不同的人
house-bank-warning = 提前多少分钟提醒
house-bank-close = 时限一到，打完那局就关桌
