# Traditional Chinese: who did what: the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] 第三方供應商
    [dealer] 荷官
    [floor] 樓面
    [cage] 帳房
    [instructor] 講師
    [auditor] 稽核
    [manager] 經理
   *[player] 玩家
  }
journal-welcomed = 新來的{ $name }：{ journal-role-name }。
journal-named = 一位訪客以後叫做{ $name }。
journal-role = { $name }獲任{ journal-role-name }。
journal-password = { $own ->
    [yes] { $name }改了密碼。
   *[no] { $name }獲發新密碼，下次登入時要更改。
  }
journal-signed-in = { $by ->
    [passkey] { $name }從{ $from }用通行密鑰登入。
   *[password] { $name }從{ $from }登入。
  }
journal-failed = { $from }有人用錯誤密碼嘗試{ $name }。
journal-failed-nobody = { $from }有人嘗試不存在的名字。
journal-signed-out = { $everywhere ->
    [yes] { $name }從所有瀏覽器登出。
   *[no] { $name }登出。
  }
journal-sessions-ended = { $own ->
    [yes] { $name }結束了自己另外{ $sessions }個登入。
   *[no] { $name }的{ $sessions }個登入被結束。
  }
journal-opened = { $table }號桌已開：{ $name }，用{ $rulebook }，由{ $dealing ->
    [human] 真人
   *[virtual] 虛擬荷官
  }發牌。
journal-closed = { $table }號桌已關。
journal-closed-because = { $table }號桌已關：「{ $reason }」
journal-issued = 發出{ $amount }給{ $name }。
journal-issued-because = 發出{ $amount }給{ $name }：「{ $reason }」
journal-redeemed = 由{ $name }兌回{ $amount }。
journal-redeemed-because = 由{ $name }兌回{ $amount }：「{ $reason }」
journal-corrected = 更正第{ $entry }筆，{ $name }，{ $amount }：「{ $reason }」
journal-settings = 設定：帳房超過{ $cage }的帳，和牽涉超過{ $ruling }的裁決，由兩人簽署；員工無人操作的登入{ $idle ->
    [0] 從不鎖定
   *[other] { $idle }分鐘後鎖定
  }；有通行密鑰的人{ $passkey ->
    [yes] 用它登入
   *[no] 也可用密碼登入
  }；營業日始於{ $starts }，{ $zone }；一個營業日現金超過{ $note }要記錄，超過{ $report }要申報{ $says ->
    [yes] ；荷官要確認檯費已投入錢箱、已全部付清
   *[no] { "" }
  }。
journal-locked = { $idle ->
    [yes] { $name }的登入無人操作：已鎖定。
   *[no] { $name }鎖定了自己的登入。
  }
journal-unlocked = { $name }從{ $from }用{ $by ->
    [pin] PIN
    [passkey] 通行密鑰
   *[password] 密碼
  }再開鎖定的登入。
journal-passkey = { $name }有了新的通行密鑰「{ $called }」。
journal-passkey-removed = { $name }移除了自己的通行密鑰「{ $called }」。
journal-passkeys-removed = { $name }的所有通行密鑰已移除：只用密碼即可。
journal-passkey-failed = { $why ->
    [missing] 有人從{ $from }用了{ $name }的正確密碼，但沒有通行密鑰。
    [counter] 有人從{ $from }嘗試{ $name }的通行密鑰，其使用次數超前：可能有副本。
    [origin] 有人從{ $from }嘗試{ $name }的通行密鑰，是在別的網站頁面簽的。
    [challenge] 有人從{ $from }嘗試{ $name }的通行密鑰，其回答不是所問的，或已過期。
    [unverified] 有人從{ $from }嘗試{ $name }的通行密鑰，裝置沒有確認本人。
    [unknown] 有人從{ $from }為{ $name }嘗試不屬於此人的通行密鑰。
   *[other] 有人從{ $from }嘗試{ $name }的通行密鑰，不正確。
  }
journal-passkey-failed-nobody = 有人從{ $from }嘗試沒有人擁有的通行密鑰。
journal-pin = { $name }設定了PIN。
journal-pin-failed = 有人從{ $from }在{ $name }鎖定的登入試了錯誤的PIN{ $ended ->
    [yes] ：該登入已結束
   *[no] { "" }
  }。
journal-ruling = { $table }號桌，牽涉{ $stake }：{ $what }「{ $reason }」
journal-proposed = 要求第二人簽署：{ $what }
journal-signed = 簽署了{ $first }在第{ $entry }筆要求的：{ $what }
journal-declined = 第{ $entry }筆所要求的沒有簽署。
journal-lapsed = 第{ $entry }筆所要求的，無人及時簽署。
journal-ruled = { $table }號桌：{ $what }「{ $reason }」
journal-locked-out = 從{ $from }對{ $name }錯誤嘗試太多次：暫時不准從那裡登入。
journal-locked-out-nobody = 從{ $from }錯誤嘗試太多次：暫時不准從那裡登入。
journal-end-lost = 帳冊末段隨資料庫遺失，在封印{ $after }之後{ $lost ->
    [0] {""}
   *[other] ，到封印{ $lost }為止
}：業主從現存的部分繼續。
journal-refilled = 再發遊戲籌碼給{ $name }：{ $amount }
journal-shift-opened = 班次{ $shift }已開：{ $name }。
journal-shift-closed = 班次{ $shift }已結。
journal-shift-closed-note = 班次{ $shift }已結：「{ $note }」
journal-count-entered = 已點算班次{ $shift }的錢箱：{ $boxes }個錢箱共{ $counted }，帳面{ $expected }。
journal-count-corrected = 表{ $sheet }：{ $table }號桌錢箱為{ $counted }，不是第{ $corrects }筆所寫：「{ $reason }」
journal-count-signed = 點算表{ $sheet }無誤：{ $boxes }個錢箱共{ $counted }，帳面{ $expected }。
journal-drawer-opened = 抽屜已開，現金{ $counted }。
journal-drawer-counted = 抽屜{ $drawer }：點得{ $counted }，與帳冊不符。重新點算。
journal-drawer-closed = { $name }的抽屜{ $drawer }已結：應有{ $expected }，點得{ $counted }，{ $how ->
    [over] 多{ $by_so_much }
    [short] 少{ $by_so_much }
   *[right] 分毫不差
  }。
journal-disabled = { $name }的帳號已停用：「{ $reason }」
journal-enabled = { $name }的帳號可再使用。
journal-excluded = { $name }禁止入場，{ $life ->
    [yes] 終身
   *[no] 到{ $until }
  }。
journal-exclusion-lifted = { $name }不再禁止入場。
journal-provider = { $name }代表「{ $company }」入座，證號{ $badge }。
journal-listed = { $name }等候{ $list }的座位。
journal-list-moved = 候位名單第{ $entry }筆換了位置。
journal-list-called = { $named ->
    [yes] 候位名單上的{ $name }已叫。
   *[no] 候位名單第{ $entry }筆已叫。
  }
journal-list-sent = { $name }從候位名單去{ $table }號桌。
journal-asked-to-leave = 已請{ $table }號桌{ $seat }號位的人離桌。
journal-asked-read = 桌上已看到請人離桌的通知：第{ $asked }筆。
journal-list-seated = { $named ->
    [yes] 候位名單上的{ $name }已安排坐{ $table }號桌。
   *[no] 候位名單第{ $entry }筆已安排坐{ $table }號桌。
  }
journal-list-left = { $named ->
    [yes] { $name }已移出候位名單。
   *[no] 第{ $entry }筆已移出候位名單。
  }
journal-must-move = { $from }號桌補{ $to }號桌：坐得最久的人先換過去。
journal-must-move-off = { $from }號桌不再補其他牌桌。
journal-settings-rotation = { $settings }{ $minutes }分鐘內須有{ $bankers ->
    [1] 一人
   *[other] { $bankers }位不同的人
  }做過莊，第三方不計{ $close ->
    [yes] ；否則打完該局就關桌
   *[no] {""}
  }。
journal-settings-house = { $settings }列印件上的賭場名稱為「{ $house }」。
journal-exam-set = 設了考試「{ $title }」：{ $rulebook }，{ $questions }題，{ $minutes }分鐘，及格要答對{ $pass }%，種子{ $seed }。
journal-exam-closed = 第{ $exam }筆的考試已關閉。
journal-sitting-began = { $name }開始第{ $exam }筆的考試。
journal-exam-answered = { $name }答了第{ $sitting }筆應考的題目{ $question }。
journal-sitting-ended = { $time ->
    [yes] { $name }第{ $sitting }筆的應考時間到
   *[no] { $name }第{ $sitting }筆的應考已交卷
  }：對{ $right }題，{ $passed ->
    [yes] 及格
   *[no] 不及格
  }。
journal-progress = { $name }從荷官學校送來{ $answers }個答案。
