## Dealer school: what is asked, how it comes out, and the page.
school-no-drill = { $rulebook }没有练习{ $drill }。
school-no-file = 这个文件不能出成题目。
school-asks-total = 报出这手牌的点数。
school-asks-draws = 庄家的牌已翻开。
school-asks-button = 暗牌已翻开。请放结算钮。
school-asks-collection = 已停止下注。请收台费。
school-asks-settle = 结算全桌。
school-asks-worth = 结算这个注圈。
school-asks-wrong = 有一笔赔收错了。
school-asks-blinds = 该开下一手了。盲注是{ $small }和{ $big }。
school-asks-action = 正在下注。
school-asks-pots = 这轮下注结束。请分池。
school-asks-award = 所有手牌都已亮出。请派池。
school-asks-refused = “{ $what }”：裁判不允许。
school-asks-stacks = 这局结束。
school-part-total = 您怎么报？
school-part-draws = 要牌还是停牌？
school-part-button = 点选放结算钮的座位。
school-part-action = 总注额是多少？
school-part-fees = 玩家的台费一共多少？
school-part-bank-fee = 庄家付多少？
school-part-order = 按结算顺序点选注圈。
school-part-line = { $line }：赔多少或收走多少？
school-line = { $seat }号位，{ $wager ->
    [base] { $hand ->
        [0] 注码
       *[other] 第{ $hand }手牌的注码
      }
    [backline] 后排注
    [buster] Buster注
   *[insurance] 保险
  }{ $amount }
school-part-back = 其中有多少未受注？
school-part-wrong = 点选错的那一笔。
school-part-next-button = 下一手按钮归谁？
school-part-small = 轮到谁放小盲？
school-part-big = 轮到谁放大盲？
school-part-posts = { $seat }号位入局要放多少，活注和死注合计？
school-part-turn = 轮到谁行动？
school-part-may = 这位玩家可以下注或加注吗？
school-part-least = 最少要下注或加注到多少？
school-part-most = 最多可以加到多少？
school-part-main-pot = 主池有多少？
school-part-side-pot = 边池{ $number }有多少？
school-part-award = { $seat }号位得多少？
school-part-steps = 按顺序点选各步骤。
school-part-clause = 哪一条条款不允许？
school-part-stack = { $name }现在有多少？
school-part-next-card = 下一张牌给谁？
school-part-next-line = 接着结算谁的注码？
school-hit = 要牌
school-stand = 停牌
school-may-raise = 可以，还能下注或加注
school-no-raise = 不能下注或加注
school-nobody = 没有人
school-clause = { $clause }
school-chair-out = 暂离
school-chair-new = 新来，{ $how }
school-chair-missed = 漏掉盲注，{ $how }
school-chair-waits = 新来，还没入局
school-chair-owes = 欠盲注，还没入局
school-way-waits = 等大盲
school-way-in-front = 现在放大盲
school-way-both = 补大小盲注
school-way-big = 补大盲
school-way-same = 等回到原来的位置
school-way-kill = 开翻倍池
school-way-right-in = 直接拿牌入局
school-bracket = 总注额{ $from }至{ $to }：庄家付{ $fee }
school-bracket-above = 总注额{ $from }起：庄家付{ $fee }
school-mishap = { $what ->
    [flop-over] 翻牌多发了牌：{ $cards }。
    [flop-early] 下注还没完就翻了翻牌：{ $cards }。
    [turn-early] 下注还没完就翻了转牌：{ $cards }。
    [river-early] 下注还没完就翻了河牌：{ $cards }。
    [two-burned] 烧了两张牌。
    [none-burned] 没有烧牌。
   *[other] { $cards }出了差错。
  }
school-mishap-of = { $what ->
    [exposed-on-deal] 发给{ $who }时，{ $cards }翻开了。
    [exposed-on-draw] 换牌给{ $who }时，{ $cards }翻开了。
    [hole-card-up] { $who }的底牌{ $cards }发成了牌面朝上。
    [last-card-up] { $who }的最后一张{ $cards }发成了牌面朝上。
    [off-table] 给{ $who }的{ $cards }掉到桌外。
    [boxed] 给{ $who }的{ $cards }在牌堆里就牌面朝上。
    [touched] { $cards }碰到接牌的{ $who }而翻开。
    [short] 有一手牌少了牌：{ $who }。
   *[extra] 有一手牌多了牌：{ $who }。
  }该怎么做？
school-mishap-void = 楼面宣布发牌失误。该怎么做？
school-mishap-dead = 楼面裁定一手牌为死牌：{ $who }。该怎么做？
school-why-total = { $cards }是{ $total }。
school-why-hit = 庄家{ $total }，补牌。
school-why-stand = 庄家{ $total }，停牌。
school-why-idle = 没有注码在等这手牌：每位玩家都已爆牌、投降或结算完毕。只亮暗牌。
school-why-sum = { $sum }合计{ $total }。
school-why-bracket = { $total }在{ $from }和{ $to }之间：台费是{ $fee }。
school-why-bracket-above = { $total }的台费是{ $fee }。
school-why-even = 一赔一：{ $paid }。
school-why-taken = 收走{ $taken }。
school-why-half = { $amount }的一半是{ $taken }。
school-why-push = 和局：注码留在原处。
school-why-uncovered = 庄家受注到{ $moved }。{ $uncovered }未受注，退回。
school-why-order = 顺序是{ $seats }。
school-why-pot = { $amount }，由{ $seats }争。
school-why-drop = 已扣除台费{ $amount }。
school-why-beaten = { $who }是{ $hand }，分不到。
school-why-turn = 轮到{ $who }。
school-why-open = 这条街至今下注和加注共{ $count }次。
school-why-level = 现在下注到{ $level }，这条街一注是{ $bet }。
school-why-button = 按钮原在{ $before }号位，移到{ $seat }号位。
school-why-blind = 轮到{ $seat }号位。
school-why-no-blind = 没有人轮到要放。
school-why-posts = { $seat }号位放活注{ $live }、死注{ $dead }。
school-why-step = { $number }. { $step }
school-why-stack = { $name }有{ $amount }。
school-why-next-card = 下一张牌给{ $seat }号位。
school-title = 荷官学校
school-intro = 按场方自己的规则学发牌。裁判出题，您在台面上作答，每个错误都会显示条款。
school-house = 牌室
school-game = 游戏
school-path = 从第一天到考试
school-known = 您掌握了哪些条款
school-no-clauses = 还没有。出现过的条款，在这里各有一格。
school-clause-known = { $id }：对{ $right }次，错{ $wrong }次
school-on-device = 只保存在这台设备上。
school-back = ← 所有练习
school-level = 级别
school-level-of = 第{ $level }级，共{ $of }级
school-score = { $asked }题对{ $right }题
school-not-yet = 还没试过
school-pace = 每题{ $seconds }秒
school-due = 有{ $count }道错题该再做
school-again = 再来一次
school-pitch = 发完整的一局
school-pitch-says = 玩家自己下注和行动。您发牌、收台费、报牌、赔付。
school-trial = 模拟考试
school-trial-says = 各类题目共{ $count }道。做完才说对错。
school-trial-result = { $of }题对{ $right }题。
school-trial-passed = 这样能及格。
school-trial-not = 这样还不及格。
school-trial-under = 有玩家被少赔。考试中只要少赔过就不及格。
school-trial-again = 再试一次
school-drill-total = 报点数
school-drill-bank-draws = 庄家要牌或停牌
school-drill-button = 放结算钮
school-drill-collection = 收台费
school-drill-worth = 投降、加倍、分牌
school-drill-settle = 结算全桌
school-drill-wrong-payment = 找出错的一笔
school-drill-blinds = 按钮与盲注
school-drill-action = 行动与加注
school-drill-side-pots = 分边池
school-drill-award = 派池
school-drill-procedure = 出差错时
school-done = 完成
school-next = 下一题
school-right = 对。
school-wrong = 不对。
school-fewest = 而且筹码用得最少。
school-seconds = { $seconds }秒
school-you-said = 您答{ $what }。
school-over = 多了{ $amount }。
school-under = 少了{ $amount }。
school-part-of = { $n } / { $of }
school-tap-felt = 在台面上点选。
school-some-belong = 有些不该选。
school-which-way = 筹码往哪边
school-pay = 赔
school-take = 收走
school-leave = 不赔不收
school-tray = 您的筹码架
school-add-chip = 加{ $amount }
school-take-chip-back = { $count }枚{ $amount }筹码中取回一枚
school-clear = 清除
school-paid = 赔{ $amount }
school-taken = 收走{ $amount }
school-left = 不赔不收
school-insurance = 保险
school-bank-seat = { $seat }号位，庄家
school-nth = 应是第{ $n }
school-here = 这里
school-main-pot = 主池
school-side-pot = 边池{ $n }
school-collection = 已收台费{ $amount }
school-put-in = 已放{ $amount }
school-behind = 还有{ $amount }
school-last-hand = 上一手已结束。
school-had-button = 上一手有按钮
school-posted = 放了{ $amount }
school-i-deal = 由我发牌
school-stop-at-error = 一出错就停
school-begin-round = 开始
school-round-clean = 整局无误。
school-round-errors = { $of }步中有{ $wrong }个错误。
school-another-round = 再来一局
school-other-settings = 其他设置
school-asks-kill = 有玩家想开翻倍池：{ $who }。
school-asks-sevens = 所有手牌都已亮出。请按7点牌规则结算：先是退回的，然后是底池。
school-part-may-kill = 现在可以开翻倍池吗？
school-may-kill = 可以，开翻倍池
school-no-kill = 不能翻倍
school-kill-posts = 放翻倍注：{ $who }放{ $amount }。
school-kill-deals = 继续发牌：下一张牌给{ $who }。
school-kill-opens = 牌已发完。{ $who }先行动，一注是{ $bet }。
school-kill-fee = 该轮下注结束：台费是{ $fee }。
school-sum-term = { $amount }（{ $seat }号位{ $what ->
    [buster] ，Buster注
    [backline] ，后排注
   *[other] { "" }
  }）
school-sign = { $what }：{ $figure }
school-why-at = { $amount }按{ $pays }比{ $on }赔，赔{ $paid }。
school-why-kill = 还没有人开翻倍池，没有人拿到第三张牌，这位玩家有两张牌，筹码也够。
school-lessons = 按条款学习
school-lessons-intro = 取自裁判自己的题库，共{ $count }个情境。选一条条款，逐个裁定。
school-lessons-mixed = 全部混合
school-lessons-back = ← 所有条款
school-lessons-over = { $count }课对{ $right }课。
school-lessons-again = 从头再来
school-trial-rules = 各类题目共{ $count }道。做完才说对错。要及格，须答对{ $needed }道，而且没有少赔任何玩家：少赔一次就不及格。中途离开，回来从原处继续。
school-trial-begin = 开始考试
school-part-before = ← 上一问
school-nothing = 没有
school-not-answered = 没有作答。
school-read-first = 先读规则
school-level-up = 您升到第{ $level }级了。
school-drill-done = 这是最后一级。这项练习完成了。
school-pad = 哪一种点数
school-pad-hard = 硬
school-pad-soft = 软
school-pad-over = 爆牌
school-pad-scored = 按计分
school-wager = 注码
school-backline = 后排注
school-backline-of = { $seat }号位的后排注
school-hand = 第{ $hand }手牌
school-hole-card = 暗牌
school-took-less = 少收了{ $amount }。
school-took-more = 多收了{ $amount }。
