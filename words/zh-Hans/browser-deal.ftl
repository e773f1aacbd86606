# Simplified Chinese: the dealer's console.
deal-collect-from = 从{ $whose }收走{ $collected }
deal-pay = 赔{ $whose } { $paid }
deal-return-push = 退{ $amount }给{ $whose }：和局
deal-return = 退{ $amount }
deal-nothing-moves = { $whose }的筹码不动
deal-hit = 要牌
deal-stand = 停牌
deal-double = 加倍
deal-split = 分牌
deal-surrender = 投降
deal-hard = 硬{ $points }
deal-bank = 庄家
deal-bank-face-down = 庄家，牌面朝下
deal-stop-action-leave-every-card = 停止进行，所有牌和筹码都留在原处。
deal-call-floor-decides-its-decision = 叫楼面；由楼面决定，决定会连同姓名和理由记录下来。
deal-card-entered-wrongly = 有一张牌输错了
deal-card-wrong-paid-or-not = 有一张牌输错了，不论是否已赔付
deal-ask-nobody-enter-nothing-more = 不要再输入：只有在输入下一个决定之前，才能改报最后一张牌。
deal-last-card-yourself = 在输入下一个决定之前，最后一张牌可以自行改报，不必叫楼面：
deal-floor-names-card-really-lies = 由楼面报出桌上真正的那张牌；若已有人做出决定，就按账簿所记继续。牌全部发完后，楼面可以改报任何一张牌，只要大家本来也会那样打；否则这局作废。若已赔付，楼面先撤销结算。
deal-bet-entered-wrongly = 有一注输错了
deal-floor-rules-on-wager = 由楼面裁定这一注：退回、赔付或收走。或这局作废。
deal-paid-wrongly = 牌没有错，赔付错了
deal-floor-reverses-pay-anew = 楼面撤销上一局的结算：筹码回到原处，由您重新赔付。
deal-card-exposed = 有牌曝光
deal-leave-card-face-up-where = 把牌面朝上留在大家看到的地方；不要放回牌靴。
deal-next-card-enter-circle-due = 它就是下一张牌：输入给该拿牌的注圈。否则这局作废。
deal-card-went-off-table = 有牌掉到桌外
deal-keep-eyes-card-nobody-but = 盯住那张牌；只有楼面可以捡。
deal-card-plays-dealt-enter-round = 这张牌按已发出算：输入它。否则这局作废。
deal-card-too-many-dealt = 多发了一张牌
deal-do-not-enter-card-stays = 不要输入那张牌；让它留在拿到它的手牌旁边。
deal-next-card-due-enter-there = 它就是下一张该发的牌：输入到该处。否则这局作废。
deal-deal-went-wrong-misdeal = 发错了：发牌失误
deal-misdeal-cards-went-wrong-circles = 发牌失误：牌发到了错的注圈
deal-void-wagers-bank-fees-go = 作废：注码、庄本和台费退回，牌放入弃牌架，再问同一座位是否做庄。
deal-cards-were-switched-passed-held = 有人调换、传递或藏牌
deal-floor-may-foul-hand-its = 楼面可判这手牌为废牌：注码在受注范围内被没收。
deal-wager-removed = 有注码被拿走
deal-wager-removed-before-paid = 有注码在赔付前被拿走
deal-floor-may-let-losing-wager = 楼面可裁定：这手牌输就输台面最高额，赢就赢台面最低额。
deal-give-every-wager-bank-fees = 把所有注码、庄本和台费按原样退回。
deal-take-all-cards-into-discard = 把所有牌收进弃牌架。
deal-offer-bank-same-seat-again = 再问同一座位是否做庄。
deal-take-cards-circle-hand-into = 把{ $seat }号座位第{ $hand }手牌收进弃牌架；注码留着，和其他注码一起收。
deal-leave-cards-circle-where-they = { $seat }号座位的牌留在原处，继续进行。
deal-leave-cards-where-they-lie = 牌留在原处：账簿现在记{ $at }为{ $card }。按第一行的提示继续。
deal-which-card-came = 来的是哪张牌
deal-floor-paused-table-leave-every = 楼面已暂停这张桌：所有牌和筹码都留在原处。
deal-paused-ruled = 楼面已作出裁定。按裁定摆好牌和筹码；楼面让牌桌继续之前，什么都不要输入。
deal-wait-bets-then-call-no = 等待下注，然后喊“停止下注”。
deal-wait-somebody-bet = 等待有人下注。
deal-ask-seat-about-insurance = 问{ $seat }号位是否买保险：{ $amount }。
deal-signals = { $seat }号位的手势
deal-offer-bank-seat = 问{ $named ->
    [yes] { $player }是否在{ $seat }号位
   *[no] { $seat }号位是否
  }做庄。
deal-table-between-two-rounds = 正在两局之间。
deal-nobody-banks-ask-who-takes = 没有人做庄。问谁来做庄。
deal-close = 关闭
deal-something-went-wrong = 出了差错
deal-no-more-bets = 停止下注
deal-shoe-shuffled = 牌靴已洗好
deal-lies-face-down = 已盖着放好
deal-no-natural = 不是天成
deal-natural = 是天成
deal-touch-card-came = 点选来的那张牌
deal-undo = 撤销
deal-felt = 台面
deal-circle = 座位
deal-who = 谁
deal-cards = 牌
deal-count = 点数
deal-wager = 注码
deal-buster-2 = Buster注
deal-bank-seat = 庄家，{ $seat }号位
deal-hand-2 = { $seat }，第{ $i }手牌
deal-floor-ruled = 楼面已裁定
deal-ruling-read = 已读
deal-settled-wagers = 已结算的注码
deal-settling-starts = 从哪里开始结算
deal-button-counted = 从{ $from ->
    [button-from-bank] 庄家
   *[button-from-house-dealer] 荷官
  }左手边起按顺时针数，跳过庄家。
deal-circle-2 = { $seat }号座位：{ $reason }
deal-what-went-wrong = 出了什么差错？
deal-what-happened = 发生了什么
deal-card-exposed-from-shoe = 牌靴里有牌曝光
deal-hand-3 = 手牌
deal-call-floor-table = 叫楼面到这张桌
deal-call-disputed = 有玩家提出异议
deal-floor-rules = 楼面裁定
deal-recorded-name-reason = 会连同您的姓名和这个理由记录下来。
deal-card-named-wrongly-which-one = 有牌报错：是哪张？还可以改报的牌：
deal-of = { $at }的{ $card }
deal-which-card-really = 实际是哪张牌？
deal-correct = { $card }应为{ $to }：更正
deal-touch-card = 点选那张牌
deal-no-card-can-named-again = 已有人按这些牌做出决定：现在不能改报任何牌。牌全部发完、赔付之前又可以改报。
deal-cards-after-reversal = 这局已赔付。先撤销结算：之后可以改报牌，再重新赔付。
deal-cards-were-switched-passed-held-2 = 有人调换、传递或藏牌：判为废牌
deal-wager-was-removed-outcome = 注码被拿走：看这手牌的结果，输台面最高额或赢台面最低额
deal-wager-of-hand = { $seat }号座位第{ $hand }手牌的注码
deal-buster-of = { $seat }号座位的Buster注
deal-bet-behind-of = { $seat }号座位的后排注{ $amount }（玩家{ $player }）
deal-fate = { $fate ->
    [return] 退回
    [pay] 赔付
   *[take] 收走
  }
deal-done-next-wager = 完成：下一注
deal-all-settled = 其余都已结算
deal-then = 接着
deal-round-cannot-saved-void-everything = 这局无法挽救：作废，全部退回
deal-deal-whoever-signed-floor-opens = 您负责发牌；以楼面身份登录的人打开同一页面来决定。
deal-shuffled-cut-begin-hand = 已洗牌切牌：开始这手牌
deal-both-lie-face-down = 两张都已盖着放好
deal-all-lie-face-down = { $down }张都已盖着放好
deal-only-seat-s = 只有{ $seat }号位的
deal-which-card-burned-second = 第二张烧牌是哪张？翻开它：给第一位玩家。
deal-one-burned = 已烧一张
deal-scrambled-cut = 已混洗并切牌
deal-all-hands-clear = “清牌完毕”
deal-mucks = 盖牌
deal-plays-board = 打公共牌
deal-pat = 不换
deal-knocks-pat = 敲桌：不换
deal-knocks-check = { $seat }号位敲桌：过牌
deal-changes-number = { $seat }号位改张数：
deal-instead = { $seat }号位改为{ $count ->
    [0] 不换
   *[other] { $count }张
  }
deal-seat-thrown-one-away = { $p }号位已丢一张
deal-complete-seat-s-hand-card = 补足{ $seat }号位的手牌：从牌顶发一张，牌面朝下
deal-side-pot = 边池{ $i }
deal-main-pot = 主池
deal-pot-bets = 底池{ $pot }，连下注{ $pot2 }
deal-pot = 底池{ $pot }
deal-last-hand = 上一手牌
deal-board-2 = 公共牌：{ $join }
deal-exposed = 曝光：
deal-dealer-button = 按钮
deal-drew = 换了{ $drew }张
deal-pat-2 = 不换
deal-wins = 赢{ $place }{ $hand }
deal-push = 把{ $amount }推给{ $seat }号位
deal-nobody-sits-here-yet = 这里还没有人坐。
deal-rulings-floor = 楼面的裁定
deal-two-cards-came-off-deck = 有两张牌一起发出
deal-card-named-wrongly-which-one-2 = 有牌报错：是哪张？
deal-correct-2 = { $from }应为{ $to }：更正
deal-no-card-lies-open-yet = 还没有翻开的牌，不可能报错。
deal-one-hand-dead-whose = 有一手死牌：谁的？
deal-seat-4 = { $seat }号位
deal-hand-seat-dead-what-put = { $seat }号位的牌是死牌；已投入的留在池里
deal-misdeal-void-hand-everything-goes = 发牌失误：这手牌作废，全部退回
deal-touch-card-3 = 点选那张牌。
deal-touch-cards = 点选这{ $cards }张牌。
deal-touch-all = { $over ->
    [yes] 点选所有翻开的牌：多于翻牌的{ $street }张。
   *[no] 点选所有翻开的牌。翻牌有{ $street }张。
  }
deal-what-happened-2 = 发生了什么？
deal-nothing-book-fits-now-call = 规则书里没有适合这里的情形。请叫楼面。
deal-something-else-card-entered-wrongly = 其他情况，或有牌输错了
deal-what-entered-books-floor-corrects = 已输入的就在账簿里。由楼面以裁定更正，附姓名和理由。
deal-call-floor = 叫楼面
deal-which-seat = 哪个座位？
deal-seat-5 = { $view }号位
deal-report = 报告{ $join }
deal-report-2 = 报告
deal-back = 返回
deal-what-done = 该怎么做
deal-put-right = 更正
deal-earlier-hand = 这手牌之前：{ $last }
deal-table = { $id }号桌
deal-dealer = 荷官：{ $name }
deal-do-what-first-line-says = 按第一行的提示做，并点选来的那张牌。点了就算数。
deal-walking-over-table = 正在走到桌边……
deal-table-dealt-room-itself-dealers = 这张桌由牌室自动发牌。荷官台用于真人发牌的牌桌。
deal-card-exposed-deal = 发牌时有牌曝光
deal-card-exposed-draw = 换牌时有牌曝光
deal-hole-card-turned-up = 有一张底牌被翻开
deal-last-card-dealt-face-up = 最后一张牌发成了明牌
deal-card-face-up-deck = 牌堆里有一张牌面朝上
deal-player-turned-card-up-touching = 牌碰到接牌的玩家而翻开
deal-player-too-few-cards = 有玩家少了牌
deal-player-card-too-many = 有玩家多了一张牌
deal-flop-too-many-cards = 翻牌多了牌
deal-flop-turned-too-early = 翻牌翻早了
deal-turn-turned-too-early = 转牌翻早了
deal-river-turned-too-early = 河牌翻早了
deal-two-cards-were-burned = 烧了两张牌
deal-no-card-burned = 没有烧牌
deal-which-card-did-floor-person = 楼面抽走了哪张牌？已有实质行动后就不抽。
deal-confirm-hole = 暗牌是{ $card }，确认
deal-confirm-card = 给{ $target }：{ $card }，确认
deal-cards-for = { $where ->
    [show] { $seat }号位亮牌：
    [seat] 给{ $seat }号位：
    [everybody] 给所有人：
   *[board] 公共牌：
  }{ $cards }，{ $more ->
    [0] 确认
   *[other] 还要{ $more }张
  }
deal-touch-cards-of-them = 点选牌，共{ $most }张
deal-all-hands-clear-dead = “清牌完毕”：{ $count ->
    [1] { $seat }号位为死牌
   *[other] { $count }手牌为死牌
  }
deal-uncleared-sure = 未清牌：{ $seats }。荷官无法恢复死牌。
deal-uncleared-yes = 是，清牌完毕
deal-killed-pot = 翻倍池
deal-collection = 台费{ $drop }
deal-burned = 烧牌{ $burned }
deal-bet = 下注{ $bet }
deal-seat = { $seat }号位{ $hand ->
    [0] { "" }
   *[other] ，第{ $hand }手牌
  }{ $kind ->
    [backline] ，后排注
    [buster] ，Buster
    [insurance] ，保险
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] 退{ $uncovered }：庄家未受注
   *[no] 退{ $uncovered }给{ $whose }：庄家未受注
  }
deal-or = { $others }或{ $last }
deal-ask-seat = 问{ $seat }号位{ $hand ->
    [0] { "" }
   *[other] ，第{ $hand }手牌
  }{ $counted ->
    [yes] ，持{ $count }
   *[no] { "" }
  }：{ $open }。{ $chart ->
    [hit] 按表要牌：{ $seat }号位不可停牌。
    [stand] 按表停牌：{ $seat }号位不可要牌。
   *[free] { "" }
  }
deal-seat-2 = { $seat }号位{ $hand ->
    [1] { "" }
   *[other] ，第{ $hand }手牌
  }

## Seats that the dealer plays for, and real chips.

deal-seats = 座位
deal-provider = { $name }（第三方服务商）
deal-type-card = 点选牌，或键入：点数和花色。
deal-typed = { $typed }……
deal-bank-with = 庄家放出
deal-takes-bank = { $seat }号位做庄
deal-passes-bank = { $seat }号位不做庄
deal-bet-amount = 下注多少
deal-bet-other = 其他
deal-with-buster = Buster注
deal-no-buster = 无
deal-same-again = { $seats ->
    [1] 同样再下一注
   *[other] 同样再下（{ $seats }个座位）
  }
deal-tap-seat = 点一个座位：下注{ $amount }{ $with ->
    [yes] { " " }+ { $buster } Buster注
   *[no] { "" }
  }。再点一次取回。
deal-seat-empty = { $seat }号位空着
deal-plays-circle-too = { $seat }号位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }也打{ $circle }号注圈：{ $amount }
deal-seat-bets = { $seat }号位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }下注{ $amount }
deal-seat-takes-back = { $seat }号位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }，{ $amount }：取回下注
deal-banks = 庄注{ $amount }
deal-gets-up = 有人离座
deal-seat-gets-up = { $seat }号位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }离座
deal-gets-up-with = { $seat }号位{ $name }带{ $chips }离座
deal-gets-up-uncounted = { $seat }号位{ $name }离座，筹码未清点
deal-seat-name = 谁坐{ $seat }号位
deal-seat-nameless = 可以不写名字
deal-seat-chips = 筹码，已清点
deal-seat-third = 代表第三方服务商
deal-declares-brought = 申报带来的筹码
deal-declares-now = 请现在就问：留空则第三方记录簿此次写“未清点”。
deal-declares = { $seat }号位{ $name }：现在代表第三方追加的筹码
deal-declares-added = 追加
deal-declares-taken = { $seat }号位{ $name }：离座时清点的筹码
deal-seat-sits = 坐到{ $seat }号位
deal-acts = { $seat }号位怎么说
deal-seat-says = { $seat }号位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }：
deal-folds = 弃牌
deal-checks = 过牌
deal-calls = 跟注{ $amount }
deal-brings-in = 强制开注{ $amount }
deal-raises-to = 加注到{ $amount }
deal-raise-between = 到多少，{ $least }至{ $most }
deal-all-in = 最大，{ $amount }
deal-more-chips = 加筹码
deal-chips-for = { $seat }号位加筹码，已清点
deal-count-chips = 清点
deal-all-in-for-other = 全下：先清点筹码
deal-count-for = { $seat }号位的全部筹码，已清点
deal-count-behind = { $seat }号位剩下的全部筹码，已清点（不含已下的注）
deal-counted = 就是这么多
deal-up = 离座
deal-up-with = 是：{ $seat }号位带{ $chips }离座
deal-went-with = { $name }带{ $chips }离开：请清点。
deal-sits-out = 暂离
deal-plays-again = 回来打牌
deal-comes-in = { $seat }号位入局：{ $how }
deal-kills = { $seat }号位开翻倍池
deal-confirm-cards = 每张牌生效前再确认
deal-wrong-card = { $card }：报错了？
deal-wrong-card-group = 最后一张牌
deal-take-back-move = { $seat }号座位，{ $what ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
    [insurance] 保险
   *[move] 最后的动作
  }：收回
deal-take-back-group = 最后的动作
deal-which-card-instead = { $where ->
    [seat] { $seat }号位{ $hand ->
        [0] { "" }
       *[other] ，第{ $hand }手牌
      }
    [bank] 庄家
   *[board] 公共牌
  }：报的是{ $card }。点选实际来的那张牌：两张都留在记录里。
deal-reverse-settlement = 撤销上一次结算：所有筹码回到原处，这局从那里继续
deal-it-stands = 维持原样：本桌继续
deal-after-reversal = 把每枚筹码放回赔付或收走之前的位置；牌不要动。
deal-collection-due = 台费：{ $amount }入箱。
deal-collected = 已入箱
deal-paid-due = 把底池推给赢家。每个人都拿到筹码后，请确认。
deal-paid = 已全部付清
deal-fees-heading = 台费
deal-shuffled-now = 已洗牌
deal-deck-changed = 换了一副牌
deal-cut-card = 切牌卡出来了
deal-peek-missed = 漏了查看暗牌
deal-peek-missed-leave-hole = 暗牌保持牌面朝下，所有注码留在原处。
deal-peek-missed-decides = 由楼面决定：继续打、退回一注，或作废这局。
deal-play-on-as-it-lies = 牌照现状不动，继续打
deal-look-counts-nothing = 查看暗牌的结果不算：继续打
deal-after-play-on = 从这局停下的地方继续。
deal-after-no-look = 把收走的保险注放回原处。从这局停下的地方继续；不再查看。
deal-floor-tells = 楼面通知
deal-floor-sends = 楼面安排{ $name }过来：{ $seat }号位
deal-floor-sends-full = 楼面安排{ $name }过来：还没有空位
deal-sent-elsewhere = 楼面请{ $name }（{ $seat }号位）去{ $table }号桌（{ $to }）：这手结束后点“有人离座”。
deal-sent-sits = { $name }坐到{ $seat }号位
deal-asked-to-leave = { $at }：楼面已请{ $seat }号位的人离桌。其牌和注都了结后就离座。
deal-asked-and-gone = { $at }：楼面已请{ $seat }号位的人离桌。座位已空出；其筹码由本人带走。
deal-asked-chips = 共{ $chips }：请清点。
deal-signed = { $by }和{ $with }已签字：裁定已生效。
deal-signed-dealer = 按裁定摆好牌和筹码。由楼面让牌桌继续。
deal-signed-floor = 牌桌仍在暂停。牌和筹码按裁定摆好后，请让它继续。
deal-signed-reason = 裁定已签字并执行
deal-not-asked = { $seat }号位{ $hand ->
    [0] { "" }
   *[other] ，第{ $hand }手牌
  }，{ $count }：不询问，{ $why ->
    [chart] 按表停牌。
    [natural] 是天成。
    [split_ace] 分开的A只得一张牌。
   *[complete] 只能停牌。
  }
deal-cannot-be-undone = 这无法撤回。记入账簿的理由：“{ $reason }”
deal-yes-so-ruled = 是，就这样裁定
deal-offered-for = 已提供{ $span }
deal-double-less = 不足额加倍
deal-double-for = 加倍{ $amount }
deal-closes = { $game ->
    [poker] 楼面关闭本桌。这手是最后一手：请发完。
   *[blackjack] 楼面关闭本桌。这局是最后一局：请发完。
  }
deal-bets-amount = 下注{ $amount }
deal-reversed = 楼面已撤销结算。先把错处改正。
deal-reversed-card = { $card }报错了：报出正确的牌
deal-reversed-earlier = 如果错的是别的牌，由楼面改报：楼面的页面上有这里所有的牌。
deal-reversed-then = 牌都正确之后，重新结算：
deal-reversed-drop = 已入箱的台费不再取出：会再报一次，只补差额。
deal-rule-on-it = 就此裁定
deal-rule-or-reverse = 裁定或撤销
deal-leave-as-it-is = 保持不变
deal-recorded-at = 换了一副牌，已于{ $at }记录。
deal-report-calls-nobody = 报告已写进记录，但没有叫楼面。
deal-floor-knows = 已叫楼面。
deal-floor-was-called = 已为此叫过楼面。
deal-call-floor-about = 为此叫楼面
deal-call-about-seat = 有人想入座
deal-ticks-are-yours = 打勾只供您自己用：不会记录，也不影响继续。
deal-seat-kept = { $seat }号位：留给{ $name }
deal-no-insurance-here = 明牌是A：本游戏没有保险。
deal-floor-at = 楼面：{ $name }
deal-floor-sees = 您看到的和荷官看到的一样。您的裁定会连同姓名和理由记录下来。
