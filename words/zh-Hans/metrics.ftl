# Simplified Chinese: what the figures of the machine room count (`/metrics`), and what `/healthz` says of the books.

metrics-help = { $figure ->
    [tables] 运行中的牌桌。
    [sockets] 打开的WebSocket。
    [seats_taken] 有人坐的座位，含程序玩家。
    [rounds_total] 已打的牌局。
    [actions_total] 已执行的指令。
    [refusals_total] 被拒绝的指令。
    [nonsense_total] 没有意义的数据帧。
    [connections_refused_total] 超出数量而被拒的连接。
    [drop_dollars] 全部台费箱中的金额。
    [ledger_balance_cents] 所有账户之和：零。
    [commits_total] 账簿的提交次数。
    [database_away] 连不上数据库时为1。
    [books_checked_timestamp_seconds] 上次检查账簿的开始时间，自1970年起的秒数。
    [books_wrong] 上次检查时账簿有几处不符；未能检查时为1。
    [nodes] 在线的节点。
    [pits] 本节点拥有的牌区。
    [house] 本节点拥有场方总账时为1。
    [questions_open] 向其他节点的牌桌提出而未获答复的请求。
    [bus_away] 没有总线，或本节点未能报告在线时为1。
   *[commit_seconds] 从决定到写入磁盘的时间。
  }
metrics-books-checked = { $wrong ->
    [0] 上次检查账簿读了{ $records }条记录，全部相符
   *[other] 上次检查账簿读了{ $records }条记录，{ $wrong }处不符
  }
metrics-books-unchecked = 上次未能检查账簿
