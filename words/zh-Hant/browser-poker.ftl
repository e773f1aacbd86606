# Traditional Chinese: the poker table in the browser.
poker-fold = 棄牌
poker-bring = 強制開注{ $bring_in }
poker-check = 過牌
poker-call = 跟注{ $call }
poker-amount = 金額：{ $to_lower_case }
poker-amount-dollars = 金額（美元），{ $least }至{ $most }
poker-tap-cards-throw-away-keep = 點選要丟的牌，或全部留下。
poker-draw = 換{ $picked }張
poker-stand-pat = 不換牌
poker-you-drew = { $n ->
    [0] 您不換牌。還是要改張數？
   *[other] 您換{ $n }張。還是要改張數？
  }
poker-change = { $n ->
    [0] 改為不換
   *[other] 改為{ $n }張
  }
poker-say = { $n ->
    [0] 說：不換
   *[other] 說：{ $n }張
  }
poker-say-instead = { $n ->
    [0] 改說：不換
   *[other] 改說：{ $n }張
  }
poker-you-said = { $n ->
    [0] 您說：不換。
   *[other] 您說：{ $n }張。
  }
poker-knock-pat = 敲桌：不換
poker-knock-check = 敲桌：過牌
poker-i-play-board = 我只用公共牌
poker-may-change = { $player }最後換牌，片刻之內還可改張數。
poker-floor-called = 已叫樓面：一切等樓面發話。
poker-tap-card-throw-away-all = 點選要丟的牌。時間到之前，大家同時丟。
poker-throw-away = 丟掉
poker-throw-away-give-up-pot = 丟掉並放棄底池？
poker-keep = 留著
poker-muck-all-same = 還是蓋牌
poker-show = 亮牌
poker-muck = 蓋牌
poker-when-my-turn-comes = 輪到我時
poker-board = 公共牌：{ $join }
poker-pot-of = 底池：{ $pot }
poker-hand-brought = { $mine ->
    [yes] 您贏得{ $what }。
   *[no] { $name }贏得{ $what }。
  }
poker-odd = 含零頭{ $odd }
poker-bets = 連下注{ $pot }
poker-collection = 檯費{ $drop }
poker-drop = 入箱{ $drop }
poker-cards = 您的牌
poker-cards-seat = { $seat }號位的牌
poker-throw-away-key = { $card }：丟掉，按鍵{ $k }
poker-dealer-button = 莊鈕
poker-kill-button-limits-doubled = kill鈕：限額加倍
poker-kill = KILL
poker-you = 您
poker-bet-seat = { $seat }號位的注
poker-dead-hand = 死牌
poker-pat = 不換
poker-drew = 換{ $drew }張
poker-asks = { $n ->
    [0] 不要牌
   *[other] 要{ $n }張
  }
poker-sit-seat = 坐{ $seat }號位
poker-bet-seat-2 = { $place }號位的注
poker-more-chips = 加籌碼
poker-bring-2 = 帶入
poker-another-seat = 換座位
poker-seat-3 = { $s }號位
poker-stay-move-seat-when-hand = 留下：這手結束後您會換到{ $target }號位
poker-move = 換位
poker-i-am-back = 我回來了
poker-sit-out = 暫離
poker-let-every-bank-pass = 一律不做莊
poker-leaving-when-over = 結束後離桌
poker-leave-table = 離桌
poker-closed = 已關桌。
poker-pick-open-seat-play = 選一個空位來打。
poker-watch-table = 您正在旁觀此桌。{ $closed }
poker-history-table = 本桌牌局
poker-my-rounds = 我的牌局
poker-place = { $place }號位
poker-table-closed = 此桌已關。
poker-sits-out-owes = 暫離，欠{ $ways_in }
poker-sits-out = 暫離
poker-waits-come = 等候入局
poker-all-seats-taken = 座位已滿。
poker-bring-play-chips-least = 您帶{ $buy_in }遊戲籌碼；至少{ $least_chips }。
poker-join-waiting-list = 加入候位名單
poker-leave-list = 退出名單（您排第{ $waiting }）
poker-how-do-come = 您要怎樣入局？
poker-kill-pot-limits-double = kill底池：限額加倍
poker-stop-here-all-pot-so = 到此為止：就目前底池全下
poker-decides = { $seat }行動中。
poker-draws = { $seat }換牌中。
poker-card-gone-others-throw-one = 您的牌已丟。其他人正在丟一張。
poker-everybody-throws-one-card-away = 每人丟一張牌。
poker-shows-mucks = { $seat }亮牌或蓋牌。
poker-hand-over = 這手牌結束。
poker-dealer-deals = 荷官發牌。
poker-hand-needs-two-players-dealt = 要有兩位玩家：另有人準備好就發牌。
poker-dealer-starts-next-hand = 荷官開始下一手。
poker-dealer-shuffles-next-hand = 荷官為下一手洗牌。
poker-bet = 下注
poker-complete = 補足
poker-raise = 加注到
poker-call-2 = 跟注{ $price }
poker-check-fold = 過牌或棄牌
poker-show-first-throw-hand-away = 您先亮牌，或不亮就蓋掉。
poker-hand-wins-against-what-shown = 您的牌勝過已亮的牌。
poker-hand-gets-share-against-what = 您的牌與已亮的牌平分。
poker-hand-beaten-what-shown = 您的牌輸給已亮的牌。
poker-show-hand-throw-away-unseen = 亮牌，或不亮就蓋掉。
poker-dealt-right = { $pays ->
    [yes] 下一手直接入局
   *[no] 下一手直接入局，現在不用下盲注
  }
poker-wait-big-blind = { $pays ->
    [yes] 下一手當大盲
   *[no] 等大盲，到時才拿牌
  }
poker-post-big-blind-now = 現在下大盲，下一手入局
poker-post-both-blinds-small-one = 下大小盲，小盲為死注，下一手入局
poker-post-big-blind = 下大盲，下一手入局
poker-wait-same-position = 等回到原來的位置，到時才拿牌
poker-kill-pot = kill底池
poker-small-blind-big-blind = 小盲{ $small }和大盲{ $big }
poker-sit-out-passed-come-back = 您暫離，已錯過{ $both }。付{ $ways_in }即可回局，或等輪到您大盲時免補。
poker-sit-out-say-how-come = 您暫離中。請選擇怎樣入局。
poker-sit-out-owe-nothing-when = 您暫離，沒有欠注。錯過{ $both }之後，馬上回局要付{ $small }。
poker-sit-out-owe-nothing-come = 您暫離，沒有欠注：隨時可回局。
poker-pot = 底池
poker-main-pot = 主池
poker-main = 主池
poker-side-pot = 邊池{ $pot }
poker-side = 邊池{ $pot }
poker-high-halves = 高牌半池
poker-high-half = 高牌半池
poker-low-halves = 低牌半池
poker-low-half = 低牌半池
poker-without-low = 無低牌
poker-high-half-2 = { $name }，高牌半池
poker-high-half-3 = { $short }，高牌半池
poker-low-half-2 = { $name }，低牌半池
poker-low-half-3 = { $short }，低牌半池
poker-all = 全下
poker-folded = 已棄牌
poker-mucked = 已蓋牌
poker-dead = 死牌
poker-dealt = 您獲發{ $join }。
poker-throw-away-2 = 您丟掉{ $join }。
poker-usual = { $way }（通常）
poker-call-into = 跟{ $due }，底池{ $pot }
poker-moment-shown = 馬上就亮牌。
poker-killed-pot = kill底池，{ $limit }
poker-high-low = 高牌和低牌
poker-seat-2 = { $seat }號位，{ $open ->
    [yes] 空位
   *[no] { $name }
  }{ $mine ->
    [yes] ，您的座位
   *[no] { "" }
  }
poker-away = { $name }（不在）
poker-open-2 = { $seat }號空位
poker-sit-with = 您坐{ $seat }號位，籌碼{ $stack }。錢包裡有{ $wallet }。
poker-stand-with = 您站在欄邊，籌碼{ $stack }。錢包裡有{ $wallet }。
poker-part = { $part ->
    [high] 高牌{ $amount }
    [low] 低牌{ $amount }
    [returned] 退回{ $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part }，含零頭{ $over }
poker-throws-away = { $cards ->
    [0] { $seat }不換牌。
   *[other] { $seat }丟掉{ $cards }張。
  }
poker-so-far = 目前{ $ranks }
poker-so-far-paired = 目前{ $ranks }，{ $paired }成對
poker-size-most = 最大
poker-size-pot = 底池
poker-size-half = ½底池
