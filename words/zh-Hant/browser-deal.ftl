# Traditional Chinese: the dealer's console.
deal-collect-from = 向{ $whose }收{ $collected }
deal-pay = 賠{ $whose }{ $paid }
deal-return-push = 退{ $amount }給{ $whose }：和局
deal-return = 退{ $amount }
deal-nothing-moves = { $whose }不動籌碼
deal-hit = 要牌
deal-stand = 停牌
deal-double = 加倍
deal-split = 分牌
deal-surrender = 投降
deal-hard = 硬{ $points }
deal-bank = 莊家
deal-bank-face-down = 莊家，牌面朝下
deal-stop-action-leave-every-card = 停止一切動作，所有的牌和籌碼都留在原處。
deal-call-floor-decides-its-decision = 叫樓面；由樓面決定，決定連同姓名和理由記錄在案。
deal-card-entered-wrongly = 有一張牌輸入錯了
deal-card-wrong-paid-or-not = 有一張牌輸入錯了，不論是否已賠付
deal-ask-nobody-enter-nothing-more = 不要再輸入：只有在輸入下一個決定之前，才能重報最後一張牌。
deal-last-card-yourself = 在輸入下一個決定之前，最後一張牌可以自行重報，不必叫樓面：
deal-floor-names-card-really-lies = 樓面報出桌上實際的牌；若已有人做決定，就照帳冊所記繼續。牌全部發完後，樓面可以重報任何一張牌，只要大家本來也會那樣打；否則本局作廢。若已賠付，樓面先撤銷結算。
deal-bet-entered-wrongly = 有一注輸入錯了
deal-floor-rules-on-wager = 由樓面裁決這一注：退回、賠付或收走。或本局作廢。
deal-paid-wrongly = 牌沒有錯，賠付錯了
deal-floor-reverses-pay-anew = 樓面撤銷上一局的結算：籌碼回到原處，由您重新賠付。
deal-card-exposed = 有一張牌露出
deal-leave-card-face-up-where = 把那張牌朝上留在大家看見的地方；不要放回牌靴。
deal-next-card-enter-circle-due = 它就是下一張牌：輸入給該拿牌的注圈。否則本局作廢。
deal-card-went-off-table = 有一張牌掉出桌外
deal-keep-eyes-card-nobody-but = 盯住那張牌；只有樓面可以撿。
deal-card-plays-dealt-enter-round = 那張牌照發出的算：輸入它。否則本局作廢。
deal-card-too-many-dealt = 多發了一張牌
deal-do-not-enter-card-stays = 不要輸入那張牌；讓它留在所到的手牌旁邊。
deal-next-card-due-enter-there = 它就是下一張該發的牌：輸入到該處。否則本局作廢。
deal-deal-went-wrong-misdeal = 發牌出錯：發牌失誤
deal-misdeal-cards-went-wrong-circles = 發牌失誤：牌發到了錯的注圈
deal-void-wagers-bank-fees-go = 作廢：注碼、莊金和收費退回，牌放進廢牌架，莊位再問同一個座位。
deal-cards-were-switched-passed-held = 有人換牌、傳牌或藏牌
deal-floor-may-foul-hand-its = 樓面可判該手犯規：其注碼在受注範圍內沒收。
deal-wager-removed = 注碼被拿走
deal-wager-removed-before-paid = 注碼在賠付前被拿走
deal-floor-may-let-losing-wager = 樓面可裁定：該手輸則輸本桌最高注額，贏則贏本桌最低注額。
deal-give-every-wager-bank-fees = 把每筆注碼、莊金和收費照原來放的退回。
deal-take-all-cards-into-discard = 把所有的牌收進廢牌架。
deal-offer-bank-same-seat-again = 再問同一個座位要不要做莊。
deal-take-cards-circle-hand-into = 把{ $seat }號座位第{ $hand }手的牌收進廢牌架；注碼留著，和其他注碼一起收。
deal-leave-cards-circle-where-they = { $seat }號座位的牌留在原處，繼續。
deal-leave-cards-where-they-lie = 牌留在原處：帳冊現在記{ $at }為{ $card }。照第一行所說繼續。
deal-which-card-came = 來的是哪張牌
deal-floor-paused-table-leave-every = 樓面已暫停此桌：所有的牌和籌碼都留在原處。
deal-paused-ruled = 樓面已作出裁決。依裁決擺好牌和籌碼；樓面讓牌桌繼續之前，什麼都不要輸入。
deal-wait-bets-then-call-no = 等下注完，再喊「停止下注」。
deal-wait-somebody-bet = 等有人下注。
deal-ask-seat-about-insurance = 問{ $seat }號位要不要保險：{ $amount }。
deal-signals = { $seat }號位的手勢
deal-offer-bank-seat = 問{ $named ->
    [yes] { $player }要不要在{ $seat }號位
   *[no] { $seat }號位要不要
  }做莊。
deal-table-between-two-rounds = 兩局之間。
deal-nobody-banks-ask-who-takes = 沒有人做莊。問誰要做莊。
deal-close = 關閉
deal-something-went-wrong = 出了差錯
deal-no-more-bets = 停止下注
deal-shoe-shuffled = 牌靴已洗牌
deal-lies-face-down = 已蓋著放好
deal-no-natural = 不是例牌
deal-natural = 是例牌
deal-touch-card-came = 點來的那張牌
deal-undo = 復原
deal-felt = 桌面上
deal-circle = 座位
deal-who = 誰
deal-cards = 牌
deal-count = 點數
deal-wager = 注碼
deal-buster-2 = Buster
deal-bank-seat = 莊家，{ $seat }號位
deal-hand-2 = { $seat }，第{ $i }手
deal-floor-ruled = 樓面已裁決
deal-ruling-read = 已讀
deal-settled-wagers = 已結算的注碼
deal-settling-starts = 由哪裡開始結算
deal-button-counted = 由{ $from ->
    [button-from-bank] 莊家
   *[button-from-house-dealer] 荷官
  }左邊起順時針數，跳過莊家。
deal-circle-2 = { $seat }號座位：{ $reason }
deal-what-went-wrong = 出了什麼差錯？
deal-what-happened = 發生了什麼事
deal-card-exposed-from-shoe = 牌靴露出了一張牌
deal-hand-3 = 手
deal-call-floor-table = 叫樓面到此桌
deal-call-disputed = 有玩家提出異議
deal-floor-rules = 樓面裁決
deal-recorded-name-reason = 連同您的姓名和此理由記錄。
deal-card-named-wrongly-which-one = 有一張牌報錯：哪一張？還可以重報的牌：
deal-of = { $at }的{ $card }
deal-which-card-really = 實際是哪張牌？
deal-correct = { $card }應為{ $to }：更正
deal-touch-card = 點那張牌
deal-no-card-can-named-again = 已有人依這些牌做決定：現在不能重報任何牌。牌全部發完、賠付之前又可重報。
deal-cards-after-reversal = 本局已賠付。先撤銷結算：之後可以重報牌，再重新賠付。
deal-cards-were-switched-passed-held-2 = 有人換牌、傳牌或藏牌：判該手犯規
deal-wager-was-removed-outcome = 注碼被拿走：看該手結果，輸本桌最高注額或贏本桌最低注額
deal-wager-of-hand = { $seat }號座位第{ $hand }手的注碼
deal-buster-of = { $seat }號座位的Buster注
deal-bet-behind-of = { $seat }號座位後面的注{ $amount }（玩家{ $player }）
deal-fate = { $fate ->
    [return] 退回
    [pay] 賠付
   *[take] 收走
  }
deal-done-next-wager = 完成：下一筆注碼
deal-all-settled = 其餘全部結清
deal-then = 接著
deal-round-cannot-saved-void-everything = 本局無法挽回：作廢，全部退回
deal-deal-whoever-signed-floor-opens = 您發牌；以樓面登入的人打開同一頁來決定。
deal-shuffled-cut-begin-hand = 已洗牌、切牌：開始這手
deal-both-lie-face-down = 兩張都已蓋著放好
deal-all-lie-face-down = { $down }張都已蓋著放好
deal-only-seat-s = 只有{ $seat }號位的
deal-which-card-burned-second = 第二張燒的是哪張牌？翻開它：給第一位玩家。
deal-one-burned = 已燒一張
deal-scrambled-cut = 已混洗、切牌
deal-all-hands-clear = 「全部清牌」
deal-mucks = 蓋牌
deal-plays-board = 只用公共牌
deal-pat = 不換
deal-knocks-pat = 敲桌：不換
deal-knocks-check = { $seat }號位敲桌：過牌
deal-changes-number = { $seat }號位改換張數：
deal-instead = { $seat }號位改為{ $count ->
    [0] 不換
   *[other] { $count }張
  }
deal-seat-thrown-one-away = { $p }號位已丟一張
deal-complete-seat-s-hand-card = 補足{ $seat }號位的手牌：牌頂一張，牌面朝下
deal-side-pot = 邊池{ $i }
deal-main-pot = 主池
deal-pot-bets = 底池{ $pot }，連下注{ $pot2 }
deal-pot = 底池{ $pot }
deal-last-hand = 上一手
deal-board-2 = 公共牌：{ $join }
deal-exposed = 露出：
deal-dealer-button = 莊鈕
deal-drew = 換{ $drew }張
deal-pat-2 = 不換
deal-wins = 贏{ $place }{ $hand }
deal-push = 把{ $amount }推給{ $seat }號位
deal-nobody-sits-here-yet = 這裡還沒有人坐。
deal-rulings-floor = 樓面的裁決
deal-two-cards-came-off-deck = 牌堆一次帶出兩張牌
deal-card-named-wrongly-which-one-2 = 有一張牌報錯：哪一張？
deal-correct-2 = { $from }應為{ $to }：更正
deal-no-card-lies-open-yet = 還沒有翻開的牌，所以不會有報錯的牌。
deal-one-hand-dead-whose = 有一手是死牌：誰的？
deal-seat-4 = { $seat }號位
deal-hand-seat-dead-what-put = { $seat }號位的牌是死牌；放進的籌碼留下
deal-misdeal-void-hand-everything-goes = 發牌失誤：這手作廢，全部退回
deal-touch-card-3 = 點那張牌。
deal-touch-cards = 點那{ $cards }張牌。
deal-touch-all = { $over ->
    [yes] 點所有翻開的牌：多於翻牌的{ $street }張。
   *[no] 點所有翻開的牌。翻牌有{ $street }張。
  }
deal-what-happened-2 = 發生了什麼事？
deal-nothing-book-fits-now-call = 規則書中沒有適合這裡的情形。請叫樓面。
deal-something-else-card-entered-wrongly = 其他事，或有牌輸入錯了
deal-what-entered-books-floor-corrects = 輸入的已記入帳冊。由樓面以裁決更正，連同姓名和理由。
deal-call-floor = 叫樓面
deal-which-seat = 哪個座位？
deal-seat-5 = { $view }號位
deal-report = 報{ $join }
deal-report-2 = 上報
deal-back = 返回
deal-what-done = 該怎麼做
deal-put-right = 改正
deal-earlier-hand = 這手之前：{ $last }
deal-table = { $id }號桌
deal-dealer = 荷官：{ $name }
deal-do-what-first-line-says = 照第一行所說做，點來的牌。您點了就算數。
deal-walking-over-table = 正在走向牌桌…
deal-table-dealt-room-itself-dealers = 此桌由牌室自動發牌。荷官操作台供真人發牌的牌桌使用。
deal-card-exposed-deal = 發牌時露出一張
deal-card-exposed-draw = 換牌時露出一張
deal-hole-card-turned-up = 一張底牌被翻開
deal-last-card-dealt-face-up = 最後一張發成了明牌
deal-card-face-up-deck = 牌堆裡有一張朝上
deal-player-turned-card-up-touching = 牌碰到接牌的玩家而翻開
deal-player-too-few-cards = 有玩家牌太少
deal-player-card-too-many = 有玩家多一張牌
deal-flop-too-many-cards = 翻牌張數過多
deal-flop-turned-too-early = 翻牌翻得太早
deal-turn-turned-too-early = 轉牌翻得太早
deal-river-turned-too-early = 河牌翻得太早
deal-two-cards-were-burned = 燒了兩張牌
deal-no-card-burned = 沒有燒牌
deal-which-card-did-floor-person = 樓面抽走哪張牌？已有實質行動後就不抽。
deal-confirm-hole = 底牌是{ $card }——確認
deal-confirm-card = 給{ $target }：{ $card }——確認
deal-cards-for = { $where ->
    [show] { $seat }號位亮牌：
    [seat] 給{ $seat }號位：
    [everybody] 給所有人：
   *[board] 公共牌：
  }{ $cards }——{ $more ->
    [0] 確認
   *[other] 還有{ $more }張
  }
deal-touch-cards-of-them = 點牌，共{ $most }張
deal-all-hands-clear-dead = 「全部清牌」：{ $count ->
    [1] { $seat }號位是死牌
   *[other] { $count }手是死牌
  }
deal-uncleared-sure = 未清牌：{ $seats }。荷官無法恢復死牌。
deal-uncleared-yes = 是，全部清牌
deal-killed-pot = kill底池
deal-collection = 檯費{ $drop }
deal-burned = 燒牌{ $burned }
deal-bet = 下注{ $bet }
deal-seat = { $seat }號位{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }{ $kind ->
    [backline] ，後注
    [buster] ，Buster
    [insurance] ，保險
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] 退{ $uncovered }：莊家未受注
   *[no] 退{ $uncovered }給{ $whose }：莊家未受注
  }
deal-or = { $others }或{ $last }
deal-ask-seat = 問{ $seat }號位{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }{ $counted ->
    [yes] （{ $count }）
   *[no] { "" }
  }：{ $open }。{ $chart ->
    [hit] 依表要牌：{ $seat }號位不可停牌。
    [stand] 依表停牌：{ $seat }號位不可要牌。
   *[free] { "" }
  }
deal-seat-2 = { $seat }號位{ $hand ->
    [1] { "" }
   *[other] 第{ $hand }手
  }

## Seats that the dealer plays for, and real chips.

deal-seats = 座位
deal-provider = { $name }（第三方供應商）
deal-type-card = 點牌，或打字輸入：點數和花色。
deal-typed = { $typed }…
deal-bank-with = 莊家拿出
deal-takes-bank = { $seat }號位做莊
deal-passes-bank = { $seat }號位不做
deal-bet-amount = 下注多少
deal-bet-other = 其他
deal-with-buster = Buster
deal-no-buster = 無
deal-same-again = 照上次下注（{ $seats }位）
deal-tap-seat = 點座位：下注{ $amount }{ $with ->
    [yes] { " " }+ { $buster } Buster
   *[no] { "" }
  }。再點一次取回。
deal-seat-empty = { $seat }號位空著
deal-plays-circle-too = { $seat }號位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }也打{ $circle }號注圈：{ $amount }
deal-seat-bets = { $seat }號位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }下注{ $amount }
deal-seat-takes-back = { $seat }號位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }，{ $amount }：取回下注
deal-banks = 莊{ $amount }
deal-gets-up = 有人離座
deal-seat-gets-up = { $seat }號位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }離座
deal-gets-up-with = { $seat }號位{ $name }帶{ $chips }離座
deal-gets-up-uncounted = { $seat }號位{ $name }離座，籌碼未點算
deal-seat-name = 誰坐{ $seat }號位
deal-seat-nameless = 可以不填名字
deal-seat-chips = 籌碼（已點算）
deal-seat-third = 代表第三方供應商
deal-declares-brought = 申報帶來的籌碼
deal-declares-now = 請現在就問：留空則第三方紀錄簿此次寫「未點算」。
deal-declares = { $seat }號位{ $name }：現在代表第三方追加的籌碼
deal-declares-added = 追加
deal-declares-taken = { $seat }號位{ $name }：離座時點算的籌碼
deal-seat-sits = 坐{ $seat }號位
deal-acts = { $seat }號位說
deal-seat-says = { $seat }號位{ $named ->
    [yes] { $name }
   *[no] { "" }
  }：
deal-folds = 棄牌
deal-checks = 過牌
deal-calls = 跟注{ $amount }
deal-brings-in = 強制開注{ $amount }
deal-raises-to = 加注到{ $amount }
deal-raise-between = 加注到多少，{ $least }至{ $most }
deal-all-in = 最大{ $amount }
deal-more-chips = 加籌碼
deal-chips-for = { $seat }號位加籌碼（已點算）
deal-count-chips = 點算
deal-all-in-for-other = 全下：先點算籌碼
deal-count-for = { $seat }號位的全部籌碼（已點算）
deal-count-behind = { $seat }號位剩下的全部籌碼，已點算（不含已下的注）
deal-counted = 就是這麼多
deal-up = 離座
deal-up-with = 是：{ $seat }號位帶{ $chips }離座
deal-went-with = { $name }帶{ $chips }離開：請點算。
deal-sits-out = 暫離
deal-plays-again = 回來打牌
deal-comes-in = { $seat }號位入局：{ $how }
deal-kills = { $seat }號位kill底池
deal-confirm-cards = 牌算數前再問一次
deal-wrong-card = { $card }：報錯了？
deal-wrong-card-group = 最後一張牌
deal-take-back-move = { $seat }號座位，{ $what ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
    [insurance] 保險
   *[move] 最後的動作
  }：收回
deal-take-back-group = 最後的動作
deal-which-card-instead = { $where ->
    [seat] { $seat }號位{ $hand ->
        [0] { "" }
       *[other] ，第{ $hand }手
      }
    [bank] 莊家
   *[board] 公共牌
  }：報了{ $card }。點實際來的那張牌：兩張都留在紀錄裡。
deal-reverse-settlement = 撤銷上一次結算：所有籌碼回到原處，本局由那裡繼續
deal-it-stands = 維持原樣：本桌繼續
deal-after-reversal = 把每枚籌碼放回賠付或收走之前的位置；牌不要動。
deal-collection-due = 檯費：{ $amount }投入錢箱。
deal-collected = 已投入錢箱
deal-paid-due = 把底池推給贏家。每人都拿到籌碼後，請確認。
deal-paid = 已全部付清
deal-fees-heading = 檯費
deal-shuffled-now = 已洗牌
deal-deck-changed = 換了一副牌
deal-cut-card = 切牌卡出現
deal-peek-missed = 漏了看底牌
deal-peek-missed-leave-hole = 底牌保持牌面朝下，所有注碼留在原處。
deal-peek-missed-decides = 由樓面決定：繼續、退回一筆注碼，或本局作廢。
deal-play-on-as-it-lies = 牌照現狀不動，繼續
deal-look-counts-nothing = 看底牌的結果不算：繼續
deal-after-play-on = 由本局停下之處繼續。
deal-after-no-look = 把收走的保險注放回原處。由本局停下之處繼續；不再看牌。
deal-floor-tells = 樓面通知
deal-floor-sends = 樓面安排{ $name }過來：{ $seat }號位
deal-floor-sends-full = 樓面安排{ $name }過來：還沒有空位
deal-sent-elsewhere = 樓面請{ $name }（{ $seat }號位）到{ $table }號桌（{ $to }）：這手結束後點「有人離座」。
deal-sent-sits = { $name }坐{ $seat }號位
deal-asked-to-leave = { $at }：樓面已請{ $seat }號位的人離桌。其牌和注都了結後就離座。
deal-asked-and-gone = { $at }：樓面已請{ $seat }號位的人離桌。座位已空出；其籌碼由本人帶走。
deal-asked-chips = 共{ $chips }：請點算。
deal-signed = { $by }和{ $with }已簽署：裁決已生效。
deal-signed-dealer = 依裁決擺好牌和籌碼。由樓面讓牌桌繼續。
deal-signed-floor = 牌桌仍暫停。牌和籌碼依裁決擺好後，請讓它繼續。
deal-signed-reason = 裁決已簽署並執行
deal-not-asked = { $seat }號位{ $hand ->
    [0] { "" }
   *[other] 第{ $hand }手
  }，{ $count }：不問，{ $why ->
    [chart] 依表停牌。
    [natural] 是例牌。
    [split_ace] 分開的A只得一張牌。
   *[complete] 只能停牌。
  }
deal-cannot-be-undone = 這無法收回。記入帳冊的理由：「{ $reason }」
deal-yes-so-ruled = 是，就這樣裁定
deal-offered-for = 已提供{ $span }
deal-double-less = 減額加倍
deal-double-for = 加倍{ $amount }
deal-closes = { $game ->
    [poker] 樓面關閉本桌。這手是最後一手：請發完。
   *[blackjack] 樓面關閉本桌。這局是最後一局：請發完。
  }
deal-bets-amount = 下注{ $amount }
deal-reversed = 樓面已撤銷結算。先把錯處改正。
deal-reversed-card = { $card }報錯了：報出正確的牌
deal-reversed-earlier = 如果錯的是別的牌，由樓面重報：樓面的頁面上有這裡所有的牌。
deal-reversed-then = 牌都正確之後，重新結算：
deal-reversed-drop = 已投入錢箱的檯費不再取出：會再報一次，只補差額。
deal-rule-on-it = 就此裁決
deal-rule-or-reverse = 裁決或撤銷
deal-leave-as-it-is = 保持不變
deal-recorded-at = 換了一副牌，已於{ $at }記錄。
deal-report-calls-nobody = 報告已寫進紀錄，但沒有叫樓面。
deal-floor-knows = 已叫樓面。
deal-floor-was-called = 已為此叫過樓面。
deal-call-floor-about = 為此叫樓面
deal-call-about-seat = 有人想入座
deal-ticks-are-yours = 打勾只供您自己用：不會記錄，也不影響繼續。
deal-seat-kept = { $seat }號位：留給{ $name }
deal-no-insurance-here = 明牌是A：本遊戲沒有保險。
deal-floor-at = 樓面：{ $name }
deal-floor-sees = 您看到的和荷官看到的一樣。您的裁決連同姓名和理由記錄在案。
