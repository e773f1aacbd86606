# Simplified Chinese: who did what, the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] 第三方服务商
    [dealer] 荷官
    [floor] 楼面
    [cage] 账房
    [instructor] 教员
    [auditor] 审计
    [manager] 经理
   *[player] 玩家
  }
journal-welcomed = { $name }是新来的：{ journal-role-name }。
journal-named = 一名访客今后叫{ $name }。
journal-role = { $name }的职务改为{ journal-role-name }。
journal-password = { $own ->
    [yes] { $name }换了密码。
   *[no] { $name }得到另一个密码，下次登录时要更改。
  }
journal-signed-in = { $by ->
    [passkey] { $name }从{ $from }用通行密钥登录。
   *[password] { $name }从{ $from }登录。
  }
journal-failed = 有人从{ $from }用错误的密码试{ $name }。
journal-failed-nobody = 有人从{ $from }试了一个不存在的名字。
journal-signed-out = { $everywhere ->
    [yes] { $name }在所有浏览器退出登录。
   *[no] { $name }退出登录。
  }
journal-sessions-ended = { $own ->
    [yes] { $name }结束了自己的另外{ $sessions }个登录。
   *[no] { $name }的{ $sessions }个登录被结束。
  }
journal-opened = { $table }号桌已开：{ $name }，按{ $rulebook }，由{ $dealing ->
    [human] 真人
   *[virtual] 虚拟荷官
  }发牌。
journal-closed = { $table }号桌已关。
journal-closed-because = { $table }号桌已关：“{ $reason }”
journal-issued = 发给{ $name } { $amount }。
journal-issued-because = 发给{ $name } { $amount }：“{ $reason }”
journal-redeemed = 从{ $name }收回{ $amount }。
journal-redeemed-because = 从{ $name }收回{ $amount }：“{ $reason }”
journal-corrected = 第{ $entry }笔已更正，{ $name } { $amount }：“{ $reason }”
journal-settings = 设置：账房超过{ $cage }的每笔，以及涉及超过{ $ruling }的裁定，由两人签字；无人操作的员工登录{ $idle ->
    [0] 从不锁定
   *[other] 在{ $idle }分钟后锁定
  }；有通行密钥的人{ $passkey ->
    [yes] 用它登录
   *[no] 也可以用密码登录
  }；营业日从{ $starts }开始，{ $zone }；一日现金超过{ $note }作记录，超过{ $report }作报告{ $says ->
    [yes] ；荷官要确认台费已入箱、已全部付清
   *[no] { "" }
  }。
journal-locked = { $idle ->
    [yes] { $name }的一个登录无人操作：已锁定。
   *[no] { $name }锁定了自己的登录。
  }
journal-unlocked = { $name }从{ $from }{ $by ->
    [pin] 用PIN
    [passkey] 用通行密钥
   *[password] 用密码
  }打开了自己锁定的登录。
journal-passkey = { $name }有了新的通行密钥“{ $called }”。
journal-passkey-removed = { $name }移除了自己的通行密钥“{ $called }”。
journal-passkeys-removed = { $name }的通行密钥已全部移除：又可以只凭密码。
journal-passkey-failed = { $why ->
    [missing] 有人从{ $from }给出了{ $name }的正确密码，但没有通行密钥。
    [counter] 有人从{ $from }试了{ $name }的通行密钥，其使用次数已更多：可能有副本。
    [origin] 有人从{ $from }试了{ $name }的通行密钥，签名来自别的网站的页面。
    [challenge] 有人从{ $from }试了{ $name }的通行密钥，其答复没有被要求过，或已过期。
    [unverified] 有人从{ $from }试了{ $name }的通行密钥，设备没有确认本人。
    [unknown] 有人从{ $from }为{ $name }试了一个不属于其本人的通行密钥。
   *[other] 有人从{ $from }试了{ $name }的通行密钥，不正确。
  }
journal-passkey-failed-nobody = 有人从{ $from }试了一个谁都没有的通行密钥。
journal-pin = { $name }选了PIN。
journal-pin-failed = 有人从{ $from }在{ $name }锁定的登录中输错了PIN{ $ended ->
    [yes] ：该登录已结束
   *[no] { "" }
  }。
journal-ruling = { $table }号桌，涉及{ $stake }：{ $what }“{ $reason }”
journal-proposed = 要求第二人签字：{ $what }
journal-signed = 签署了{ $first }在第{ $entry }条提出的：{ $what }
journal-declined = 第{ $entry }条提出的没有获得签字。
journal-lapsed = 第{ $entry }条提出的未在期限内获得签字。
journal-ruled = { $table }号桌：{ $what }“{ $reason }”
journal-locked-out = 从{ $from }试{ $name }错误太多：一段时间内不让那里的任何人进入。
journal-locked-out-nobody = 从{ $from }错误太多：一段时间内不让那里的任何人进入。
journal-end-lost = 账簿的末尾随一个数据库丢失，在封印{ $after }之后{ $lost ->
    [0] {""}
   *[other] 、到封印{ $lost }为止
  }：所有者从现存的继续。
journal-refilled = { $name }再次得到游戏筹码：{ $amount }
journal-shift-opened = 班次{ $shift }已开：{ $name }。
journal-shift-closed = 班次{ $shift }已收。
journal-shift-closed-note = 班次{ $shift }已收：“{ $note }”
journal-count-entered = 班次{ $shift }的入箱台费已清点：{ $boxes }个箱子共{ $counted }，账簿为{ $expected }。
journal-count-corrected = 清点表{ $sheet }：{ $table }号桌的箱子为{ $counted }，而不是第{ $corrects }条所说：“{ $reason }”
journal-count-signed = 清点表{ $sheet }正确：{ $boxes }个箱子共{ $counted }，账簿为{ $expected }。
journal-drawer-opened = 打开了一个钱箱，现金{ $counted }。
journal-drawer-counted = 钱箱{ $drawer }：清点{ $counted }，与账簿不符。重新清点。
journal-drawer-closed = { $name }的钱箱{ $drawer }已关闭：应有{ $expected }，清点{ $counted }，{ $how ->
    [over] 多{ $by_so_much }
    [short] 少{ $by_so_much }
   *[right] 分文不差
  }。
journal-disabled = { $name }的账号已关闭：“{ $reason }”
journal-enabled = { $name }的账号可以再用了。
journal-excluded = { $name }被禁入，{ $life ->
    [yes] 终身
   *[no] 至{ $until }
  }。
journal-exclusion-lifted = { $name }不再被禁入。
journal-provider = { $name }代表“{ $company }”入座，证件号{ $badge }。
journal-listed = { $name }在等{ $list }的座位。
journal-list-moved = 等位名单第{ $entry }条换了位置。
journal-list-called = { $named ->
    [yes] 等位名单上的{ $name }已叫。
   *[no] 等位名单第{ $entry }条已叫。
  }
journal-list-sent = { $name }从等位名单去{ $table }号桌。
journal-asked-to-leave = 已请{ $table }号桌{ $seat }号位的人离桌。
journal-asked-read = 桌上已看到请人离桌的通知：第{ $asked }条。
journal-list-seated = { $named ->
    [yes] 等位名单上的{ $name }已安排坐{ $table }号桌。
   *[no] 等位名单第{ $entry }条已安排坐{ $table }号桌。
  }
journal-list-left = { $named ->
    [yes] { $name }已移出等位名单。
   *[no] 第{ $entry }条已移出等位名单。
  }
journal-must-move = { $from }号桌给{ $to }号桌补人：坐得最久的人先换过去。
journal-must-move-off = { $from }号桌不再给别的桌补人。
journal-settings-rotation = { $settings }{ $minutes }分钟内须有{ $bankers ->
    [1] 一人
   *[other] { $bankers }名不同的人
  }做过庄，第三方不计{ $close ->
    [yes] ；否则打完那局就关桌
   *[no] {""}
  }。
journal-settings-house = { $settings }打印件上的牌室名称为“{ $house }”。
journal-exam-set = 开设了考试“{ $title }”：{ $rulebook }，{ $questions }题，{ $minutes }分钟，及格须答对{ $pass }%，种子{ $seed }。
journal-exam-closed = 第{ $exam }条的考试已关闭。
journal-sitting-began = { $name }开始第{ $exam }条的考试。
journal-exam-answered = { $name }答了第{ $sitting }条应考的题目{ $question }。
journal-sitting-ended = { $time ->
    [yes] { $name }第{ $sitting }条的应考时间到
   *[no] { $name }为第{ $sitting }条的应考交卷
  }：对{ $right }题，{ $passed ->
    [yes] 及格
   *[no] 不及格
  }。
journal-progress = { $name }从荷官学校送来{ $answers }个答案。
