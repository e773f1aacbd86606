## Dealer school: what is asked, how it comes out, and the page.
school-no-drill = { $rulebook }沒有練習{ $drill }。
school-no-file = 這個檔案不能出成題目。
school-asks-total = 報這手牌的點數。
school-asks-draws = 莊家的牌已翻開。
school-asks-button = 底牌已翻開。請放結算鈕。
school-asks-collection = 已停止下注。請收檯費。
school-asks-settle = 結算全桌。
school-asks-worth = 結算這個注圈。
school-asks-wrong = 有一筆賠收錯了。
school-asks-blinds = 該開下一手了。盲注是{ $small }和{ $big }。
school-asks-action = 正在下注。
school-asks-pots = 這輪下注結束。請分池。
school-asks-award = 所有手牌都已亮出。請派池。
school-asks-refused = 「{ $what }」：裁判不准。
school-asks-stacks = 本局結束。
school-part-total = 您怎麼報？
school-part-draws = 要牌還是停牌？
school-part-button = 點放結算鈕的座位。
school-part-action = 總注額是多少？
school-part-fees = 玩家的收費合計多少？
school-part-bank-fee = 莊家付多少？
school-part-order = 按結算順序點注圈。
school-part-line = { $line }：賠多少或收多少？
school-line = { $seat }號位，{ $wager ->
    [base] { $hand ->
        [0] 注碼
       *[other] 第{ $hand }手的注碼
      }
    [backline] 後注
    [buster] Buster注
   *[insurance] 保險
  }{ $amount }
school-part-back = 其中有多少未受注？
school-part-wrong = 點錯的那一筆。
school-part-next-button = 下一手莊鈕給誰？
school-part-small = 輪到誰下小盲？
school-part-big = 輪到誰下大盲？
school-part-posts = { $seat }號位入局要下多少，活注和死注合計？
school-part-turn = 輪到誰行動？
school-part-may = 這位玩家可以下注或加注嗎？
school-part-least = 最少要下注或加注到多少？
school-part-most = 最多可加到多少？
school-part-main-pot = 主池有多少？
school-part-side-pot = 邊池{ $number }有多少？
school-part-award = { $seat }號位得多少？
school-part-steps = 按順序點各步驟。
school-part-clause = 哪一條條款不准？
school-part-stack = { $name }現在有多少？
school-part-next-card = 下一張牌給誰？
school-part-next-line = 接著結算誰的注碼？
school-hit = 要牌
school-stand = 停牌
school-may-raise = 可以，還能下注或加注
school-no-raise = 不能下注或加注
school-nobody = 沒有人
school-clause = { $clause }
school-chair-out = 暫離
school-chair-new = 新來，{ $how }
school-chair-missed = 漏交盲注，{ $how }
school-chair-waits = 新來，還沒入局
school-chair-owes = 欠盲注，還沒入局
school-way-waits = 等大盲
school-way-in-front = 現在下大盲
school-way-both = 下大小盲
school-way-big = 下大盲
school-way-same = 等回到原來的位置
school-way-kill = kill底池
school-way-right-in = 直接入局
school-bracket = 總注額{ $from }至{ $to }：莊家付{ $fee }
school-bracket-above = 總注額{ $from }起：莊家付{ $fee }
school-mishap = { $what ->
    [flop-over] 翻牌張數過多：{ $cards }。
    [flop-early] 下注未完就翻了翻牌：{ $cards }。
    [turn-early] 下注未完就翻了轉牌：{ $cards }。
    [river-early] 下注未完就翻了河牌：{ $cards }。
    [two-burned] 燒了兩張牌。
    [none-burned] 沒有燒牌。
   *[other] { $cards }出了差錯。
  }
school-mishap-of = { $what ->
    [exposed-on-deal] 發給{ $who }時，{ $cards }翻開了。
    [exposed-on-draw] 換牌給{ $who }時，{ $cards }翻開了。
    [hole-card-up] { $who }的底牌{ $cards }發成牌面朝上。
    [last-card-up] { $who }的最後一張{ $cards }發成牌面朝上。
    [off-table] 給{ $who }的{ $cards }掉出桌外。
    [boxed] 給{ $who }的{ $cards }在牌堆裡就朝上。
    [touched] { $cards }碰到接牌的{ $who }而翻開。
    [short] 有一手牌太少：{ $who }。
   *[extra] 有一手牌太多：{ $who }。
  }該怎麼做？
school-mishap-void = 樓面宣布發牌失誤。該怎麼做？
school-mishap-dead = 樓面裁決一手為死牌：{ $who }。該怎麼做？
school-why-total = { $cards }是{ $total }。
school-why-hit = 莊家{ $total }，補牌。
school-why-stand = 莊家{ $total }，停牌。
school-why-idle = 沒有注碼在等這手牌：每位玩家都已爆牌、投降或結算完畢。只亮底牌。
school-why-sum = { $sum }合計{ $total }。
school-why-bracket = { $total }在{ $from }與{ $to }之間：收費{ $fee }。
school-why-bracket-above = { $total }的收費是{ $fee }。
school-why-even = 一賠一：{ $paid }。
school-why-taken = 收{ $taken }。
school-why-half = { $amount }的一半是{ $taken }。
school-why-push = 和局：注碼留在原處。
school-why-uncovered = 莊家受注到{ $moved }。{ $uncovered }未受注，退回。
school-why-order = 順序是{ $seats }。
school-why-pot = { $amount }，由{ $seats }爭。
school-why-drop = 已扣除檯費{ $amount }。
school-why-beaten = { $who }是{ $hand }，分不到。
school-why-turn = 輪到{ $who }。
school-why-open = 這條街至今下注和加注共{ $count }次。
school-why-level = 現在下注到{ $level }，這條街一注是{ $bet }。
school-why-button = 莊鈕原在{ $before }號位，移到{ $seat }號位。
school-why-blind = 輪到{ $seat }號位。
school-why-no-blind = 沒有人輪到要下。
school-why-posts = { $seat }號位下活注{ $live }、死注{ $dead }。
school-why-step = { $number }. { $step }
school-why-stack = { $name }有{ $amount }。
school-why-next-card = 下一張牌給{ $seat }號位。
school-title = 荷官學校
school-intro = 照賭場自己的規則學發牌。裁判出題，您在桌面上作答，每個錯誤都會顯示條款。
school-house = 賭場
school-game = 遊戲
school-path = 從第一天到考試
school-known = 您會了哪些條款
school-no-clauses = 還沒有。出現過的條款，在這裡各有一格。
school-clause-known = { $id }：對{ $right }次，錯{ $wrong }次
school-on-device = 只存在這部裝置上。
school-back = ← 所有練習
school-level = 級別
school-level-of = 第{ $level }級，共{ $of }級
school-score = { $asked }題對{ $right }題
school-not-yet = 還沒試過
school-pace = 每題{ $seconds }秒
school-due = 有{ $count }題錯題該再做
school-again = 再來一次
school-pitch = 發完整的一局
school-pitch-says = 玩家自己下注和行動。您發牌、收費、報牌、賠付。
school-trial = 模擬考
school-trial-says = 各類題目共{ $count }題。做完才說對錯。
school-trial-result = { $of }題對{ $right }題。
school-trial-passed = 這樣會及格。
school-trial-not = 這樣還不及格。
school-trial-under = 有玩家被少賠。考試中只要少賠過就不及格。
school-trial-again = 再試一次
school-drill-total = 報點數
school-drill-bank-draws = 莊家要牌或停牌
school-drill-button = 放結算鈕
school-drill-collection = 收檯費
school-drill-worth = 投降、加倍、分牌
school-drill-settle = 結算全桌
school-drill-wrong-payment = 找出錯的一筆
school-drill-blinds = 莊鈕與盲注
school-drill-action = 行動與加注
school-drill-side-pots = 分邊池
school-drill-award = 派池
school-drill-procedure = 出差錯時
school-done = 完成
school-next = 下一題
school-right = 對。
school-wrong = 不對。
school-fewest = 而且籌碼用得最少。
school-seconds = { $seconds }秒
school-you-said = 您答{ $what }。
school-over = 多了{ $amount }。
school-under = 少了{ $amount }。
school-part-of = { $n } / { $of }
school-tap-felt = 在桌面上點。
school-some-belong = 有些不該選。
school-which-way = 籌碼往哪邊
school-pay = 賠
school-take = 收
school-leave = 不賠不收
school-tray = 您的籌碼盤
school-add-chip = 加{ $amount }
school-take-chip-back = { $count }枚{ $amount }籌碼中取回一枚
school-clear = 清除
school-paid = 賠{ $amount }
school-taken = 收{ $amount }
school-left = 不賠不收
school-insurance = 保險
school-bank-seat = { $seat }號位，莊家
school-nth = 應是第{ $n }
school-here = 這裡
school-main-pot = 主池
school-side-pot = 邊池{ $n }
school-collection = 已收檯費{ $amount }
school-put-in = 已放{ $amount }
school-behind = 還有{ $amount }
school-last-hand = 上一手已結束。
school-had-button = 上一手有莊鈕
school-posted = 下了{ $amount }
school-i-deal = 由我發牌
school-stop-at-error = 一出錯就停
school-begin-round = 開始
school-round-clean = 整局無誤。
school-round-errors = { $of }步中有{ $wrong }個錯誤。
school-another-round = 再來一局
school-other-settings = 其他設定
school-asks-kill = 有玩家想kill底池：{ $who }。
school-asks-sevens = 所有手牌都已亮出。請按7的規則結算：先是退還的，再來是底池。
school-part-may-kill = 現在可以kill底池嗎？
school-may-kill = 可以，kill底池
school-no-kill = 不能kill
school-kill-posts = 下kill注：{ $who }下{ $amount }。
school-kill-deals = 繼續發牌：下一張牌給{ $who }。
school-kill-opens = 牌已發完。{ $who }先行動，一注是{ $bet }。
school-kill-fee = 該輪下注結束：檯費是{ $fee }。
school-sum-term = { $amount }（{ $seat }號位{ $what ->
    [buster] ，Buster注
    [backline] ，後注
   *[other] { "" }
  }）
school-sign = { $what }：{ $figure }
school-why-at = { $amount }按{ $pays }:{ $on }賠，賠{ $paid }。
school-why-kill = 還沒有人kill底池，沒有人拿到第三張牌，這位玩家有兩張，籌碼也夠。
school-lessons = 按條款學習
school-lessons-intro = 取自裁判自己的題庫，共{ $count }個情境。選一條條款，逐個裁決。
school-lessons-mixed = 全部混合
school-lessons-back = ← 所有條款
school-lessons-over = { $count }課對{ $right }課。
school-lessons-again = 從頭再來
school-trial-rules = 各類題目共{ $count }題。做完才說對錯。要及格，須答對{ $needed }題，而且沒有少賠任何玩家：少賠一次就不及格。中途離開，回來由原處繼續。
school-trial-begin = 開始考試
school-part-before = ← 上一問
school-nothing = 沒有
school-not-answered = 沒有作答。
school-read-first = 先讀規則
school-level-up = 您升到第{ $level }級了。
school-drill-done = 這是最後一級。這項練習完成了。
school-pad = 哪一種點數
school-pad-hard = 硬
school-pad-soft = 軟
school-pad-over = 爆牌
school-pad-scored = 按計分
school-wager = 注碼
school-backline = 後注
school-backline-of = { $seat }號位的後注
school-hand = 第{ $hand }手
school-hole-card = 底牌
school-took-less = 少收了{ $amount }。
school-took-more = 多收了{ $amount }。
