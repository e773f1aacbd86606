# Simplified Chinese: the cage, its book and its drawers.
cage-issue = 发出
cage-redeem = 收回
cage-welcome = 迎新
cage-refill = 再发游戏筹码
cage-room = 牌室
cage-player = 玩家{ $p }
cage-book = 账房簿
cage-day = 日期
cage-all-days = 所有日期
cage-find = 查找
cage-name-reason-number = 名字、理由、编号
cage-first-chips = 首次筹码（{ $hidden }）
cage-no = 编号
cage-when = 营业日、时间
cage-what = 什么
cage-whose-wallet = 谁的钱包
cage-in = 筹码收入
cage-out = 筹码付出
cage-why = 理由
cage-why-unusual = 理由（如不寻常）
cage-by = 经手人
cage-correct-2 = 更正它
cage-correct-3 = 更正
cage-why-entry-wrong = 第{ $entry }笔为什么错了？
cage-correct-what = 整笔记录被撤回，之后再重新录入正确的一笔。
cage-write-correction = 写入更正
cage-leave-2 = 保持原样
cage-no-entry-like = 没有这样的记录。
cage-nothing-gone-over-counter-yet = 柜台还没有任何进出。
cage-net = { $way ->
    [out] { $total }筹码离开账房
    [in] { $total }筹码回到账房
   *[even] 离开账房的与回来的相等
  }
cage-choose-whose-wallet = 请选择谁的钱包。
cage-type-amount = 请输入金额。
cage-one-entry-moves-most = 每笔最多{ $most }。
cage-say-why-book-wants-reason = 请写理由：这笔不寻常，账房簿需要理由。
cage-issued = 已发{ $amount }给{ $name }。
cage-redeemed-from = 已从{ $name }收回{ $amount }。
cage-entry-corrected-both-stay-book = 第{ $entry }笔已更正；两笔都留在簿上。
cage-cage = 账房
cage-chips-go-over-counter-here = 筹码在这里进出柜台。出错时另写一笔更正；原来那笔留在簿上。
cage-right = 这样对吗？
cage-issue-2 = 发{ $amount }给{ $name }？
cage-redeem-from = 从{ $name }收回{ $amount }？
cage-wallet-does-not-hold-much = 钱包里没有那么多。
cage-yes-issue = 是，发{ $amount }
cage-yes-redeem = 是，收回{ $amount }
cage-no-go-back = 否，返回
cage-choose = 请选择……
cage-amount = 金额
cage-issue-chips = 发筹码
cage-redeem-chips = 收回筹码
cage-correction-of = 更正第{ $corrects }笔
cage-correct-entry = 更正第{ $entry }笔
cage-wallet = { $way ->
    [out] { $amount }从{ $player }的钱包扣除。
   *[back] { $amount }退回{ $player }的钱包。
  }
cage-together = 合计，{ $shown }笔
cage-wallet-goes = { $name }（编号{ $player }）的钱包从{ $from }变为{ $to }。
cage-reason = 理由：“{ $reason }”

cage-two = { $first }和{ $second }

## What is paid, and who it is.

cage-tender = 收付方式
cage-tender-name = { $tender ->
    [cash] 现金
    [check] 支票
    [chips] 筹码
   *[other] 其他
  }
cage-identity-kind = { $due ->
    [yes] 出示的证件：驾照、护照……（必填）
   *[no] 若要求，出示的证件（驾照、护照……）
  }
cage-identity-number = { $due ->
    [yes] 证件号码（必填）
   *[no] 证件号码
  }
cage-identity-closed = 出示的证件保密：只有账房、审计和经理可看。
cage-no-identity = 请同时写证件种类和号码，各不超过120字节。
cage-identity-missing = 还缺：出示的证件种类和号码。
cage-identity = { $kind } { $number }
cage-drawer = 钱箱{ $drawer }
cage-so-far = { $day }至今：{ $sums }。
cage-so-far-sum = { $tender }收{ $in }，付{ $out }
cage-so-far-nothing = 无

## Drawers.

drawer-title = 钱箱
drawer-why = 清点现金放入后打开自己的钱箱，下班时再清点后关闭。您的每笔都会注明钱箱的编号，即它在场方总账中的条目号。
drawer-blind = 钱箱关闭之后，才会告知应有多少。与账簿不符的要清点两次；以第二次为准。
drawer-count = 清点现金
drawer-open = 打开我的钱箱
drawer-close = 按此清点关闭
drawer-close-of = 关闭{ $name }的钱箱
drawer-mine = 您的钱箱，{ $drawer }号
drawer-opened = 您的钱箱已打开，有{ $amount }。
drawer-closed = 钱箱{ $drawer }：应有{ $expected }，清点{ $counted }：{ $how ->
    [over] 多{ $amount }
    [short] 少{ $amount }
   *[right] 分文不差
  }。
drawer-counted = 钱箱{ $drawer }：清点{ $counted }。
drawer-again = 钱箱{ $drawer }：{ $counted }与账簿不符。请重新清点：以第二次为准，两次都记入簿中。
drawer-head-no = 编号
drawer-head-whose = 谁的
drawer-head-when = 时间
drawer-when = { $closed ->
    [yes] 关闭
   *[no] 打开
  }
drawer-head-opened = 开箱金额
drawer-head-in = 收入现金
drawer-head-out = 付出现金
drawer-corrected = 不含记错后已更正的{ $amount }
drawer-head-expected = 应有
drawer-head-first = 首次清点
drawer-head-counted = 清点
drawer-head-over = 多或少
drawer-is-open = 开着
drawer-waits = 等待第二人签字
drawer-none = 还没有打开过钱箱。
drawer-not-open = 您没有打开钱箱：这笔现金不在任何人的点数里。请先在下面打开您的钱箱。
cage-real = 真实筹码，交到手上或从手上收回
cage-in-hand = { $name }（{ $player } 号）的真实筹码：不动任何钱包。
cage-wallet-plays = 钱包里的是游戏筹码：使用真实筹码的桌子都不收。
cage-real-chips = 真实筹码
cage-not-listed = 名单里没有此人
cage-name-of = 此人姓名
cage-name-them = 加入名单
