# Simplified Chinese: the lab, where the referee is asked in the browser.

lab-title = 问裁判
lab-purpose = 点牌和筹码摆出一个局面，就能看到裁定：谁赔谁、按什么顺序、依哪一条款。内容不会离开这个浏览器。
lab-house = 牌室
lab-loading = 裁判正在走到桌边……
lab-engine-does-not-answer = 裁判无法载入。请检查网络，再打开页面。
lab-common = 常见问题
lab-common-limited-bank = 庄家不够赔
lab-common-limited-buster = 不够赔，有Buster
lab-common-both-over = 双方爆牌
lab-common-eights = 8-8-8
lab-common-surrender = 投降
lab-common-surrendered-double = 加倍后投降
lab-common-naturals = 两个天成
lab-common-split = 分牌并加倍
lab-common-removed = 注码被拿走
lab-common-foul-round = 废牌
lab-common-side-pot = 边池、零头
lab-common-early-turn = 转牌太早
lab-common-early-flop = 翻牌太早
lab-common-exposed = 曝光牌
lab-common-missed-blind = 漏盲
lab-common-foul = 废牌
lab-common-seven = 7点牌过牌
lab-common-short-all-in = 不可加注
lab-game = 游戏
lab-limit = 限注
lab-board = 公共牌
lab-stack-of = { $who }的筹码：{ $amount }
lab-button-to = 按钮给{ $seat }号位
lab-add-seat = 加一位玩家
lab-missed-blinds = 漏了盲注
lab-misses-blinds = 漏了盲注
lab-throw-away = 丢掉{ $card }
lab-name-card = { $of }，第{ $nth }张，牌面朝下。点一下报牌。
lab-which-card = 是哪张牌？
lab-which-cards =
    { $most ->
        [1] 哪张牌？
       *[other] 哪几张牌？{ $least }至{ $most }张。
    }
lab-card-to =
    { $up ->
        [yes] 给{ $who }一张明牌
       *[no] 给{ $who }一张牌
    }
lab-board-cards =
    { $count ->
        [1] 发一张公共牌
       *[other] 发{ $count }张公共牌
    }
lab-all-face-down = 全部盖着发
lab-task =
    { $task ->
        [scramble] 重新组成剩牌
        [burn] 烧一张牌
       *[other] 清牌完毕
    }
lab-check-around = 全部过牌或跟注
lab-hand-asked = { $who }：这位玩家怎么做？
lab-hand-draws = { $who }换牌：点选要丢的牌。
lab-hand-clears = { $who }：点选要丢的牌。
lab-hand-shows = { $who }亮牌或盖牌。
lab-draws = 换{ $n }张
lab-stands-pat = 不换牌
lab-throws = 丢掉
lab-shows = 亮牌
lab-mucks = 盖牌
lab-plays-board = 打公共牌
lab-offer =
    { $offer ->
        [kill] { $who }开翻倍池
       *[stop] { $who }到此为止
    }
lab-hand-wrong = { $what }：{ $first }。
lab-hand-wins = { $who }赢得{ $amount }
lab-hand-wins-odd = { $who }赢得{ $amount }（含零头{ $odd }）
lab-hand-void = 这手牌作废：全部退回。
lab-dealer-does = 怎样处理
lab-everybody-wins = 每个人的输赢
lab-collected = 场方台费：{ $drop }。
lab-whole-hand = 整手牌，逐步
lab-rule-no-cap = 加注次数不限
lab-rule-full-bet = 只有足额全下才重开加注
lab-rule-half-bet = 半注即可重开加注
lab-seat = { $seat }号位
lab-the-seat = { $seat }号位
lab-behind-the-seat = { $seat }号位的后排注
lab-behind-seat = { $seat }号位后排
lab-player-dealer = 庄家
lab-bank-at = 庄家，在{ $seat }号位
lab-banks-with = 庄注
lab-bets = 下注
lab-buster = Buster注
lab-behind = 后排
lab-buster-of = { $seat }号位的Buster注
lab-doubled = 加倍{ $amount }
lab-change-card = { $of }：{ $card }。点一下更改。
lab-open-seats = 空位
lab-bet-at = 在{ $seat }号位下注
lab-bank-chips = 庄注
lab-base-chips = { $seat }号位的注码
lab-buster-chips = { $seat }号位的Buster注
lab-behind-chips = { $seat }号位后排
lab-chips = 筹码
lab-add-chip = 加{ $amount }
lab-take-away = 拿走
lab-bank-here = 做庄
lab-leave = 清空{ $seat }号位
lab-done = 完成
lab-another-card = 换成另一张
lab-leave-card = 不改
lab-ranks = 点数和花色
lab-suit =
    { $suit ->
        [s] 黑桃
        [h] 红桃
        [d] 方块
       *[c] 梅花
    }
lab-double = 加倍
lab-asked = { $seat }号位，第{ $hand }手牌：这位玩家怎么做？
lab-closed-moves = 浅色的选择对这手牌不开放：点一下看原因。
lab-insurance = { $seat }号位买{ $amount }保险？
lab-insures = 买
lab-insures-not = 不买
lab-who-bets = 谁下注？点台面上的座位。
lab-ruled = 点牌或筹码，看看如果不同会怎样。
lab-read-why = 为什么，按什么顺序
lab-tap = 点座位、筹码或牌。
lab-undo = 撤销
lab-start-over = 重新开始
lab-answer = 裁定
lab-not-yet = 还没有可裁定的：继续点，或选一个常见问题。
lab-over =
    { $is ->
        [wins] 庄家赢{ $result }：{ $moves }。
        [loses] 庄家输{ $result }：{ $moves }。
       *[even] 庄家不输不赢：{ $moves }。
    }
lab-pays = 赔{ $who } { $amount }
lab-takes = 从{ $who }收走{ $amount }
lab-neither = { $who }不变
lab-and = { $before }，{ $last }
lab-refused = 不允许。{ $why }
lab-refused-action = 已拒绝：“{ $action }”。
lab-not-covered = { $who }：{ $amount }未受注，退回。
lab-in-this-order = 按此顺序
lab-everybody-ends-with = 每个人，含台费
lab-fees = 台费：庄家{ $bank }，闲家{ $players }。
lab-because = 因为
lab-book-silent = 规则书在这里没有规定。我们的决定{ $id }：
lab-whole-round = 整局，逐步
lab-what-if = 如果不同？
lab-keep = 保留这个答案来比较
lab-kept = 已保留
lab-drop-kept = 不再保留
lab-now = 现在
lab-elsewhere = 在其他牌室
lab-rule-changed = 换一条规则
lab-rule-none = 按公布的
lab-rule-natural = 天成赔3比2
lab-rule-both-over = 双方爆牌：总是庄家赢
lab-rule-surrender = 不可投降
lab-rule-soft = 庄家软17停牌
lab-rule-buster = Buster在所有注码之后结算
lab-pass-on = 转发
lab-copy-link = 复制链接
lab-copied = 已复制
lab-link = 链接
lab-show-code = 显示二维码
lab-code = 手机相机可扫的码：通向这个局面。
lab-print = 打印
lab-save-file = 存为情境文件
lab-open-file = 打开情境文件
lab-version = { $house }，{ $name } · 规则书{ $version }
lab-other-version = 这个链接是用另一版规则书（{ $version }）做的：裁定按这里的版本。
lab-link-broken = 这个链接不完整：途中丢了一部分。
lab-wrong-file = 这个文件不能在这里提问：{ $why }
lab-lab = 实验室
lab-nothing-under-way = 这张桌没有正在进行的牌局。已结束的请从历史中提问。
lab-not-our-rulebook = 这张桌所用的规则书，这里的裁判没有。
lab-blackjack = 21点
lab-poker = 扑克
lab-rules-title = 规则实验室
lab-rules-purpose = 改一条规则，立刻从精确分析看到：闲家付出多少，庄家得到多少，最佳打法变了什么。
lab-rules-keys = 规则
lab-key-natural = 天成赔率
lab-key-soft-17 = 庄家软17要牌
lab-key-both-over = 双方爆牌
lab-key-surrender = 投降
lab-key-double = 可加倍
lab-key-double-for-less = 不足额加倍
lab-key-double-after-split = 分牌后加倍
lab-key-split-tens = 成对的10点牌
lab-key-split-hands = 分牌后手数
lab-key-split-hands-tens = 分10点牌手数
lab-key-split-hands-aces = 分A手数
lab-key-split-aces-one-card = 分A只补一张
lab-key-must-stand = 必须停牌
lab-key-must-hit = 必须要牌至
lab-key-peek = 查看暗牌
lab-key-insurance = 保险
lab-save-toml = 存为场规文件
lab-open-table = 用它开桌
lab-opened = { $name }已开。
lab-go-there = 前往
lab-costs = 代价多少
lab-player-expects = 闲家的注码
lab-bank-expects = 庄家，每注
lab-buster-expects = Buster注
lab-priced = 每单位注码，最佳打法，{ $decks }副牌，未计台费；计算用时{ $ms }毫秒。
lab-with-fees = 计入第一个台费表的台费
lab-wager = 注码
lab-fee = 台费
lab-net = 净值
lab-break-even = 庄家保本
lab-break-even-from = 总注额{ $from }起，台费{ $fee }：从{ $action }起
lab-break-even-never = 总注额{ $from }起，台费{ $fee }：在这一档内达不到
lab-chart = 两张牌的最佳打法
lab-chart-moved =
    { $moved ->
        [0] 与公布的相同。
       *[other] { $moved }处打法与公布的不同。
    }
lab-was = { $is }，不再是{ $was }
lab-other-keys = 文件的其他各项
lab-side-by-side = 并排比较
lab-compare = 比较各牌室
lab-as-changed = 改动后
lab-decks = 副数
lab-never = 从不
lab-breaks-even-from = 庄家保本所需的总注额
lab-sweep = 逐值比较
lab-sweep-over = 变动项
lab-sweep-and = 以及
lab-sweep-nothing = 无
lab-sweep-go = 全部计算
lab-sweep-done = 已计算{ $done }/{ $all }……
lab-sweep-plot = 闲家的注码值多少，随此项变动：{ $key }
lab-yes-no =
    { $is ->
        [yes] 是
       *[no] 否
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = 目标点数
lab-key-aces-as-eleven = 可计11的A张数
lab-key-must-stand-from = 必须停牌自
lab-key-bank-stands-on = 庄家停牌点
lab-key-win-pays = 较近的手牌赔
lab-key-tie = 同样接近
lab-key-tie-pays = 同样接近时赔
lab-nearest-ends = 比较结果，最接近{ $target }
lab-nearest-exact = 按具体牌的最佳打法
lab-nearest-by-chart = 按表的最佳打法
lab-nearest-nearer = 闲家较近
lab-nearest-tied = 同样接近
lab-nearest-farther = 庄家较近
lab-nearest-chart = 按判定点数的最佳打法表
lab-nearest-legend = H要牌，S停牌
lab-nearest-total =
    { $soft ->
        [yes] 软{ $total }
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] 软{ $total }计{ $scored }
       *[no] { $total }计{ $scored }
    }
lab-nearest-two-cards = 两张牌的精确价值
lab-nearest-two-cards-says = 列出每种有选择的两张牌及较好的打法；后面是各打法的价值。

## Legal profiles in the rule lab

lab-profile = 对照法规概要
lab-profile-purpose = 法律和惯例的条款，逐条对照。这里没有任何法律意见：每条都注明出处和可靠程度。
lab-profile-which = 哪份概要
lab-profile-status = 状态：{ $status }。
lab-profile-answer =
    { $answer ->
        [pass] 符合
        [fail] 不符合
        [undecided] 未定
       *[other] 不适用
    }
lab-profile-player = 闲家
lab-profile-mend = 最小的改动：
lab-profile-mended = 以上改动全部一起：
lab-profile-keys = { $n }项
lab-profile-still = 仍不符合：{ $failing }。
lab-profile-apply = 改动
lab-profile-pricing = 正在计算代价……
lab-profile-free = 不影响任何代价。
lab-profile-costs = 闲家注码的价值变为{ $ev }，变动{ $by }。
lab-profile-source =
    { $source } · { $sure ->
        [V] 见于原文
        [S] 可靠的二手资料
        [S-q] 引用原文的二手资料
        [S-x] 资料互相矛盾
        [L] 低质资料
        [M] 凭记忆
       *[I] 推断
    }

## The bank in the rule lab

lab-bank-chair = 桌上的庄家
lab-bank-chair-says = 庄本可能不够赔付全部，以及每个结算位次会输多少。精确的就是精确的；受注、波动和风险为模拟所得，附标准误差。
lab-circles = 有注码的注圈
lab-each-wager = 每圈注码
lab-each-buster = 每圈Buster
lab-bank-wager = 庄注
lab-sit-in-bank = 来做庄
lab-simulated = 目前的模拟
lab-simulating = 已发{ $rounds }局……
lab-simulated-rounds = 已发{ $rounds }局。
lab-if-covered = 全部受注时一局的期望（精确）
lab-bank-wins = 这个庄本一局赢多少
lab-after-fee = 扣除台费{ $fee }后
lab-round-swings = 一局的波动
lab-broken = 庄本输光的局占
lab-short = 有注码不受注的局占
lab-uncovered = 全部注码中不受注的占
lab-session = { $hours }小时，{ $rounds }局
lab-bankroll = 20场中撑过19场所需的本金
lab-bankroll-99 = 100场中撑过99场
lab-ruin = 一场输掉{ $amount }的概率
lab-seats-of-settlement = 结算位次
lab-seats-plot = 第一、第二等位次结算的注圈一局赢或输多少，上下各两个标准误差
lab-seats-says = 结算排在后面的注圈，赢了也可能发现庄本已空。
lab-settled =
    { $place ->
        [1] 第一个结算
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
       *[other] 最后
    }
