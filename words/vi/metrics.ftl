## Vietnamese: what the figures of the machine room count (`/metrics`), and what `/healthz` says of the books.

metrics-help = { $figure ->
    [tables] Số bàn đang chạy.
    [sockets] Số WebSocket đang mở.
    [seats_taken] Số ghế có người, kể cả chương trình.
    [rounds_total] Số ván đã chơi.
    [actions_total] Số lệnh đã thực hiện.
    [refusals_total] Số lệnh bị từ chối.
    [nonsense_total] Số khung tin vô nghĩa.
    [connections_refused_total] Số kết nối quá giới hạn.
    [drop_dollars] Tiền trong mọi hộp xâu.
    [ledger_balance_cents] Tổng mọi tài khoản: bằng không.
    [commits_total] Số lần ghi của sổ.
    [database_away] 1 khi không tới được cơ sở dữ liệu.
    [books_checked_timestamp_seconds] Lần kiểm sổ cuối bắt đầu lúc nào, tính bằng giây từ 1970.
    [books_wrong] Theo lần kiểm cuối có bao nhiêu điều trong sổ không khớp; 1 nơi không kiểm được.
    [nodes] Số node đang có.
    [pits] Số khu mà node này giữ.
    [house] 1 nơi node này giữ sổ của chính sòng.
    [questions_open] Những gì đã hỏi bàn của node khác mà chưa có trả lời.
    [bus_away] 1 khi không có bus, hoặc node này không báo được là còn đó.
   *[commit_seconds] Từ lúc quyết định tới lúc lên đĩa.
  }
metrics-books-checked = { $wrong ->
    [0] lần kiểm sổ cuối đọc { $records } bản ghi, và tất cả đều khớp
   *[other] lần kiểm sổ cuối đọc { $records } bản ghi, và { $wrong } điều không khớp
  }
metrics-books-unchecked = lần kiểm sổ cuối không làm được
