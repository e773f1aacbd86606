# The Vietnamese of the books page.
books-checking = đang kiểm …
books-shuffles-do-not-check-out = ✗ lần xào { $join } không khớp
books-shuffles-cards-all-committed = ✓ { $good } lần xào, { $cards } lá: đều đúng cam kết
books-no-shuffle-been-opened-yet = chưa mở lần xào nào
books-books = Sổ sách
books-what-fell-into-drop-boxes = Tiền rơi vào hộp xâu, người làm cái được thua bao nhiêu, và các lần xào có đúng như đã hứa không. Số liệu lấy từ sổ; việc kiểm được tính tại đây.
books-drop = Hộp xâu
books-day = Ngày
books-csv = dạng CSV
books-table = Bàn
books-schedule = Biểu phí
books-rounds = Số ván
books-from-players = Từ người chơi
books-from-banks = Từ nhà cái
books-together = Tổng cộng
books-option = phương án { $option }
books-no-fee-been-taken-yet = Chưa lấy phí nào.
books-day-2 = Trong ngày
books-programs = Những bàn chỉ có chương trình chơi, tính riêng
books-player-dealers = Người làm cái
books-who-banked = Ai làm cái
books-banked = Tiền cái
books-result = Kết quả
books-fees = Phí
books-nobody-banked-round-its-end = Chưa ai làm cái hết một ván.
books-seals = Dấu niêm
books-every-record-carries-hash-one = Mỗi bản ghi mang mã băm của bản ghi trước, và mỗi lần ghi đều được niêm. Dấu niêm có đúng không thì phải do một chương trình khác, không dính gì tới chương trình đã ghi, xác nhận. Trên máy của phòng, dù đang chạy hay không:
books-shuffles-rulings = Lần xào và phán quyết
books-reads-tables-public-log-checks = Đọc nhật ký công khai của một bàn: kiểm mọi lần xào đã mở, và liệt kê những gì giám sát đã phán quyết ở đó.
books-not-checked-yet = chưa kiểm
books-check-all-here = Kiểm hết tại đây
books-no-rulings-table = Bàn này không có phán quyết nào.
books-third-party = { $name } (bên thứ ba)
books-replays-every-table-derives-every = { $command } phát lại mọi bàn, tính lại mọi lần xào và mọi bút toán, và in ra những gì không khớp. { $folder } là thư mục dùng khi mở phòng.
books-record = { $author }: “{ $reason }” · bản ghi { $seq }
books-who-did-what = Ai đã làm gì
books-taps-elsewhere = Ai vào chia và nghỉ chia ở các bàn không ghi ở đây: xem phiếu bàn giao của ca, và từng ván trong các ván đã qua.
books-read-again = Đọc lại
books-when = Lúc (giờ của sòng)
books-who = Ai
books-what = Việc gì
books-nobody = không ai đăng nhập
books-nothing-done-yet = Chưa làm gì.
books-older = Dòng cũ hơn
books-kind = Loại
books-kind-all = tất cả
books-kind-sign-ins = đăng nhập
books-kind-people = người, vai trò, mật khẩu
books-kind-tables = bàn
books-kind-rulings = phán quyết
books-kind-cage = quầy
books-kind-signatures = chữ ký thứ hai
books-kind-settings = cài đặt
books-kind-shifts = ca, kiểm đếm
books-only = Chỉ { $name } ✕
books-only-of = Chỉ những gì { $name } đã làm
books-look-there = Xem nhật ký của bàn
books-together-title = Ai có thể đang chơi chung phe
books-together-what = Trong bảy ngày qua: một địa chỉ ở một bàn, chip chảy một chiều, bỏ bài tốt hơn. Không chứng minh gì; hãy xem các ván.
books-together-round = bàn { $table }, { $from }
books-together-none = Không có gì đáng xem.
books-checks-title = Các lần kiểm sổ
books-checks-what = Mỗi ngày một lần phòng tự kiểm sổ, từ chỗ lần kiểm trước kết thúc: mã băm, dấu niêm, phán quyết, lần xào, từng xu. `cardroom verify` cho biết điều gì không khớp, và đọc tất cả.
books-checks-not-made = không kiểm được; nhật ký của phòng nói vì sao
books-checks-found = đã đọc { $records } bản ghi, { $wrong ->
    [0] tất cả đều khớp
   *[other] { $wrong } điều không khớp
  }{ $earlier ->
    [0] .
   *[other] ; { $earlier } bản ghi trước đó không đọc lại.
  }
books-cash = Tiền mặt theo người và ngày chơi
books-cash-why = Những ngày tiền mặt của ai đó, vào hay ra, vượt ngưỡng của sòng. Không để khách thấy.
books-cash-none = Không ngày nào tiền mặt của ai vượt ngưỡng.
books-cash-person = Ai
books-cash-day = Ngày chơi
books-cash-in = Tiền mặt vào
books-cash-out = Tiền mặt ra
books-cash-else = Cách khác
books-cash-shown = Giấy tờ
books-cash-due = Phải làm
books-cash-due-name = { $due ->
    [report] báo cáo
   *[note] ghi chú
  }
books-kind-school = thi, học
