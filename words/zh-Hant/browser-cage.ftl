# Traditional Chinese: the cage.
cage-issue = 發出
cage-redeem = 兌回
cage-welcome = 迎新
cage-refill = 再領遊戲籌碼
cage-room = 牌室
cage-player = 玩家{ $p }
cage-book = 帳
cage-day = 日期
cage-all-days = 所有日期
cage-find = 搜尋
cage-name-reason-number = 姓名、理由、號碼
cage-first-chips = 首次籌碼（{ $hidden }）
cage-no = 號
cage-when = 營業日、時間
cage-what = 事項
cage-whose-wallet = 誰的錢包
cage-in = 籌碼進
cage-out = 籌碼出
cage-why = 原因
cage-why-unusual = 原因（如不尋常）
cage-by = 經手
cage-correct-2 = 更正這筆
cage-correct-3 = 更正
cage-why-entry-wrong = 第{ $entry }筆為什麼錯？
cage-correct-what = 整筆紀錄會撤回，之後再重新輸入正確的一筆。
cage-write-correction = 寫入更正
cage-leave-2 = 維持不變
cage-no-entry-like = 沒有這樣的紀錄。
cage-nothing-gone-over-counter-yet = 櫃檯還沒有收付。
cage-net = { $way ->
    [out] { $total }籌碼離開帳房
    [in] { $total }籌碼回到帳房
   *[even] 離開和回到帳房的一樣多
  }
cage-choose-whose-wallet = 請選誰的錢包。
cage-type-amount = 請輸入金額。
cage-one-entry-moves-most = 一筆最多{ $most }。
cage-say-why-book-wants-reason = 請說明原因：這筆不尋常，帳上要有理由。
cage-issued = 已發出{ $amount }給{ $name }。
cage-redeemed-from = 已由{ $name }兌回{ $amount }。
cage-entry-corrected-both-stay-book = 第{ $entry }筆已更正；兩筆都留在帳上。
cage-cage = 帳房
cage-chips-go-over-counter-here = 籌碼在此櫃檯收付。錯誤由第二筆更正；第一筆留在帳上。
cage-right = 對嗎？
cage-issue-2 = 發出{ $amount }給{ $name }？
cage-redeem-from = 由{ $name }兌回{ $amount }？
cage-wallet-does-not-hold-much = 錢包裡沒有那麼多。
cage-yes-issue = 是，發出{ $amount }
cage-yes-redeem = 是，兌回{ $amount }
cage-no-go-back = 否，返回
cage-choose = 請選…
cage-amount = 金額
cage-issue-chips = 發出籌碼
cage-redeem-chips = 兌回籌碼
cage-correction-of = 更正第{ $corrects }筆
cage-correct-entry = 更正第{ $entry }筆
cage-wallet = { $way ->
    [out] { $amount }離開{ $player }的錢包。
   *[back] { $amount }回到{ $player }的錢包。
  }
cage-together = 合計，{ $shown }筆
cage-wallet-goes = { $name }（{ $player }號）的錢包由{ $from }變為{ $to }。
cage-reason = 原因：「{ $reason }」

cage-two = { $first }和{ $second }

## What is paid, and who it is.

cage-tender = 收付方式
cage-tender-name = { $tender ->
    [cash] 現金
    [check] 支票
    [chips] 籌碼
   *[other] 其他
  }
cage-identity-kind = { $due ->
    [yes] 出示的證件：駕照、護照…（必填）
   *[no] 如有要求，出示的證件（駕照、護照…）
  }
cage-identity-number = { $due ->
    [yes] 證件號碼（必填）
   *[no] 證件號碼
  }
cage-identity-closed = 證件資料保密：只有帳房、稽核和經理能看。
cage-no-identity = 請寫明證件種類和號碼，各最多120位元組。
cage-identity-missing = 還缺：出示的證件種類和號碼。
cage-identity = { $kind } { $number }
cage-drawer = 抽屜{ $drawer }
cage-so-far = { $day }到目前為止：{ $sums }。
cage-so-far-sum = { $tender }收{ $in }，付{ $out }
cage-so-far-nothing = 無

## Drawers.

drawer-title = 抽屜
drawer-why = 用您點算放入的現金開抽屜，結束時用您點算的現金結清。您的每筆帳都註明抽屜的編號，即它在賭場帳本中的筆號。
drawer-blind = 抽屜結清後，才會告知應有多少。與帳冊不符的要點算兩次；以第二次為準。
drawer-count = 點算的現金
drawer-open = 開我的抽屜
drawer-close = 以此點算結清
drawer-close-of = 結清{ $name }的抽屜
drawer-mine = 您的抽屜，{ $drawer }號
drawer-opened = 您的抽屜已開，有{ $amount }。
drawer-closed = 抽屜{ $drawer }：應有{ $expected }，點得{ $counted }：{ $how ->
    [over] 多{ $amount }
    [short] 少{ $amount }
   *[right] 分毫不差
  }。
drawer-counted = 抽屜{ $drawer }：點得{ $counted }。
drawer-again = 抽屜{ $drawer }：{ $counted }與帳冊不符。請重新點算：以第二次為準，兩次都記在帳上。
drawer-head-no = 號
drawer-head-whose = 誰的
drawer-head-when = 時間
drawer-when = { $closed ->
    [yes] 結清
   *[no] 開
  }
drawer-head-opened = 開時金額
drawer-head-in = 現金收入
drawer-head-out = 現金付出
drawer-corrected = 不含記錯後已更正的{ $amount }
drawer-head-expected = 應有
drawer-head-first = 首次點算
drawer-head-counted = 點得
drawer-head-over = 多或少
drawer-is-open = 開著
drawer-waits = 等待第二人簽署
drawer-none = 還沒有開過抽屜。
drawer-not-open = 您沒有開抽屜：這筆現金不在任何人的點數裡。請先在下面開您的抽屜。
cage-real = 真實籌碼，交到手上或從手上收回
cage-in-hand = { $name }（{ $player } 號）的真實籌碼：不動任何錢包。
cage-wallet-plays = 錢包裡的是遊戲籌碼：使用真籌碼的桌子都不收。
cage-real-chips = 真籌碼
cage-not-listed = 名單裡沒有此人
cage-name-of = 此人姓名
cage-name-them = 加入名單
