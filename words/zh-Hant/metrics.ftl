## Traditional Chinese: what the figures of the machine room count (`/metrics`), and what `/healthz` says of the books.

metrics-help = { $figure ->
    [tables] 運作中的牌桌。
    [sockets] 開著的WebSocket。
    [seats_taken] 有人的座位，包括程式。
    [rounds_total] 打過的局數。
    [actions_total] 已執行的指令。
    [refusals_total] 被拒的指令。
    [nonsense_total] 無意義的訊框。
    [connections_refused_total] 超額而被拒的連線。
    [drop_dollars] 所有錢箱裡的金額。
    [ledger_balance_cents] 所有帳戶合計：零。
    [commits_total] 帳冊的提交次數。
    [database_away] 連不上資料庫時為1。
    [books_checked_timestamp_seconds] 帳冊上次驗證的開始時間，自1970年起的秒數。
    [books_wrong] 上次驗證帳冊時不符之處的數目；無法驗證時為1。
    [nodes] 在線的節點。
    [pits] 此節點的牌區。
    [house] 此節點存有賭場帳本時為1。
    [questions_open] 向其他節點的牌桌提出而未獲回覆的。
    [bus_away] 沒有匯流排，或此節點無法報到時為1。
   *[commit_seconds] 由決定到存入磁碟。
  }
metrics-books-checked = { $wrong ->
    [0] 上次驗證帳冊讀了{ $records }筆紀錄，全部相符
   *[other] 上次驗證帳冊讀了{ $records }筆紀錄，{ $wrong }處不符
  }
metrics-books-unchecked = 上次無法驗證帳冊
