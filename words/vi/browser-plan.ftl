# The Vietnamese of the floor's plan of the room.
plan-floors-word = Lời của giám sát
plan-say-word-table-goes = Nói: bàn chơi tiếp
plan-say-word-call-answered = Nói: lời gọi đã được trả lời
plan-floor-comes-table = Giám sát tới bàn
plan-seen-i-come = Đã thấy: tôi tới
plan-round = ván
plan-hand = ván
plan-paused = tạm dừng
plan-seats-taken = { $taken } trên { $seats } ghế có người
plan-seats = Ghế
plan-waiting = Đang chờ, trò chơi và mức cược
plan-bank = Cái
plan-taken = có người
plan-nobody-banks = chưa ai làm cái
plan-rounds = Số ván
plan-hands = Số ván
plan-drop-today = Xâu hôm nay
plan-run = Quản lý
plan-sign = In bảng niêm yết
plan-watch = Xem
plan-deal = Chia bài
plan-close = Đóng
plan-nobody-sits-here = Không ai ngồi đây.
plan-why-closes = Vì sao đóng
plan-chips-out = Chip { $name } (bên thứ ba) mang đi, đã đếm; để trống thì sổ ghi “không đếm”
plan-last-hands-day = ví dụ: những ván cuối trong ngày
plan-closes-why-first = Hãy ghi lý do đóng trước: sổ giữ lý do đó.
plan-close-table = Đóng bàn
plan-keep-open = Để mở
plan-table = bàn { $id }
plan-run-2 = Quản lý { $name }
plan-table-2 = Bàn { $id }
plan-done = Xong
plan-walking-over-table = Đang tới bàn …
plan-reason-books = Lý do, để ghi sổ
plan-card-lies-floor = Một lá nằm dưới sàn
plan-table-goes = Bàn chơi tiếp.
plan-table-paused = Bàn tạm dừng.
plan-go = Tiếp tục
plan-pause-table = Tạm dừng bàn
plan-void = Hủy { $round }
plan-more-rulings-console = Phán quyết khác ở bảng điều khiển
plan-give-reason-first-every-ruling = Cho lý do trước: phán quyết nào cũng vào sổ kèm lý do.
plan-void-2 = Hủy { $round }?
plan-void-3 = Hủy { $round } này?
plan-player = người chơi { $player }
plan-all-wagers-fees-go-back = Mọi tiền cược và phí của { $round } này trả lại { $join }; không ai thắng gì. Không rút lại được.
plan-everything-gone-back = Đã trả lại tất cả.
plan-yes-void = Đúng, hủy { $round }
plan-no-play = Không, chơi tiếp
plan-table-3 = Ở bàn
plan-seat = ghế { $seat }
plan-standing = đứng
plan-third-party = công ty bên thứ ba
plan-circles = Số ô mỗi người
plan-circles-why = { $on ->
    [yes] Đang áp dụng: khi có người chờ ghế, mỗi người giữ nhiều nhất { $most } ô.
   *[no] Dùng khi có người chờ ghế: từ đó mỗi người giữ nhiều nhất { $most } ô, cho tới khi bạn bỏ lệnh.
  }
plan-two-circles = Từ nay nhiều nhất { $most } ô
plan-circles-again = Lại số ô như thường
plan-fewer-circles = Theo lệnh bạn, mỗi người ít ô hơn.
plan-circles-as-usual = Số ô như thường.
plan-may-speak = { $name } được nói.
plan-silenced = { $name } bị cấm nói.
plan-let-speak = Cho nói
plan-silence = Cấm nói
plan-s-hand-dead = Bài của { $name } chết.
plan-declare-hand-dead = Tuyên bài chết
plan-leaves = { $name } rời bàn, và hôm nay không ngồi lại đây.
plan-leaves-sure = { $name } rời bàn, và hôm nay không ngồi lại đây. Lý do ghi vào sổ: “{ $reason }”
plan-sent-away = Đã mời đi
plan-sent-away-today = ngày chơi này không trở lại đây
plan-let-back = Cho trở lại
plan-may-sit = { $name } được ngồi lại đây.
plan-staff-new = Nhân viên mới
plan-staff-why = Bạn lập tài khoản; người đó không có chip, và tự chọn mật khẩu khi đăng nhập lần đầu. Vai trò kiểm toán cần chữ ký thứ hai.
plan-third-title = Người của công ty bên thứ ba: ba bước
plan-third-signs-up = Người đó tự lập tài khoản: Tài khoản của tôi, Tài khoản mới, trên máy nào cũng được. Ở đây không lập tài khoản thay. Chip chơi của tài khoản mới không tính ở nơi dùng chip thật.
plan-third-role = Bạn tìm người đó bên dưới, ở mục Người, và chọn vai trò bên thứ ba.
plan-third-badge = Bạn nhập công ty và thẻ: Trong ngày, Sổ chơi
plan-staff-name = Tên gọi
plan-staff-role = Công việc
plan-staff-make = Lập tài khoản
plan-staff-made = { $name } giờ làm việc ở đây, là { $role }. Mật khẩu đầu tiên: { $password }. Chỉ hiện lần này: hãy ghi xuống cho họ.
plan-staff-account = { $name } đã có tài khoản. Mật khẩu đầu tiên: { $password }. Chỉ hiện lần này: hãy ghi xuống cho họ.
plan-staff-waits = Vai trò { $role } có hiệu lực khi có người thứ hai ký: người khác được ký sẽ thấy ở các trang Giám sát, Quầy và Sổ sách.
plan-copy = { $copied ->
    [yes] Đã chép
   *[no] Chép
  }
plan-send-away = Mời rời bàn
plan-waiting-list = Danh sách chờ
plan-off-list = { $name } đã ra khỏi danh sách.
plan-take-off-list = Gạch khỏi danh sách
plan-nobody-waits = Không ai chờ.
plan-open-table = Mở bàn
plan-rulebook = Bộ luật
plan-limit-schedule = Mức cược và biểu phí
plan-name = Tên
plan-made-up-if-empty = để trống thì tự đặt
plan-decks = Số bộ bài
plan-house = như sòng
plan-dealt = Ai chia
plan-room = phòng
plan-person = người thật
plan-coach = Người chơi được hỏi gợi ý khi chơi (tỷ lệ pot, và cơ hội với bài chưa thấy)
plan-programs-company = Chương trình chơi cùng, bao nhiêu
plan-programs-cannot-hold-real-cards = Chương trình không cầm được bài thật: bàn này mở không có chương trình.
plan-pots-can-killed-table-player = Bàn này có kill pot: người chơi đặt gấp đôi blind lớn sau hai lá.
plan-open-table-2 = Mở bàn
plan-min = { $minutes } phút
plan-h-min = { $hours } giờ { $rest } phút
plan-none-yet = chưa có
plan-ago = { $now } trước
plan-open-table-3 = { $name } đã mở, là bàn { $table }.
plan-floor = Giám sát
plan-room-plan-who-plays-where = Sơ đồ phòng: ai chơi ở đâu, ai chờ, hôm nay hộp xâu được bao nhiêu. Mở bàn với bộ luật, mức cược và biểu phí; hết ván cuối thì đóng.
plan-table-stands-still = Một bàn đứng yên
plan-tables-stand-still = { $still } bàn đứng yên
plan-closes = { $name } sắp đóng.
plan-no-table-open-open-one = Không có bàn nào mở. Mở một bàn ở trên.
plan-only-programs = { $tables } bàn chỉ có chương trình chơi
plan-people = Người
plan-search-people = Tìm người theo tên hoặc số
plan-no = Số
plan-wallet = Ví
plan-role = Vai trò
plan-password = Mật khẩu
plan-account = Tài khoản
plan-role-2 = Vai trò của { $name }
plan-new-role = { $name } có vai trò mới.
plan-yes-new-password = Đúng, mật khẩu mới
plan-no-2 = Không
plan-signs-out-everywhere = Đăng xuất { $name } ở mọi nơi.
plan-reset = Đặt lại
plan-floor-called-2 = { $silent ->
    [yes] Đã gọi giám sát, { $at } ({ $by })
   *[no] Đã gọi giám sát, { $at }: “{ $text }” ({ $by })
  }
plan-stands-still = Đứng yên { $span }
plan-dealt-hand = có người chia
plan-of = { $taken } trên { $seats }{ $bots ->
    [0] { "" }
   *[other] , { $bots } chương trình
  }
plan-last = { $game ->
    [blackjack] Ván trước
   *[poker] Ván trước
  }
plan-closed-table-does-not-open = { $taken ->
    [0] Không ai ngồi đây.
   *[other] { $taken } người ngồi đây{ $bots ->
        [0] { "" }
       *[other] , trong đó { $bots } chương trình
      }: { $game ->
        [blackjack] ván
       *[poker] ván
      } được chơi cho hết, rồi họ rời bàn với chip của mình.
  } { $waiting ->
    [0] Bàn đã đóng không mở lại.
   *[other] { $waiting } người chờ ghế ở trò chơi và mức cược này. Bàn đã đóng không mở lại.
  }
plan-program = chương trình
plan-sits-out = tạm nghỉ
plan-leaving = sắp rời
plan-away = vắng
plan-declare-hand-dead-of = Tuyên bài của { $name } là bài chết
plan-no-table-can-opened-until = { $broken ->
    [1] Không mở được bàn nào theo bộ luật này cho tới khi sửa đúng tệp của nó:
   *[other] Không mở được bàn nào theo các bộ luật này cho tới khi sửa đúng tệp của chúng:
  }
plan-opens = Mở với mức { $limit }. Tiền xâu: { $fees }.
plan-floor-called-3 = Đã gọi giám sát
plan-called-to = { $name }: “{ $text }”
plan-new-password = Mật khẩu mới của { $name }: { $password }. Chỉ hiện lần này: hãy ghi xuống cho họ, và bảo họ tự chọn mật khẩu ở “Tài khoản của tôi”.
plan-guest = { $name } (khách)
plan-yes-new-password-for = Đúng, mật khẩu mới cho { $name }
plan-reset-password-of = Đặt lại mật khẩu của { $name }
plan-sessions = Phiên
plan-sessions-of = Phiên của { $name }
plan-machines = Máy
plan-machine = Máy
plan-pits = Khu
plan-tables-there = Bàn
plan-connections = Kết nối
plan-state = Tình trạng
plan-node-with-house = { $name } (giữ sổ của sòng)
plan-node-well = tốt
plan-node-leaves = đang giao bàn
plan-node-silent = im lặng { $seconds } giây
plan-real-chips = Bài thật và chip thật: phòng không giữ ví ở đây, người chia bài xếp chỗ và nhập tiền cược
plan-page-parts = Trên trang này
plan-house-rules = Cài đặt của nhà
plan-disable = Đóng tài khoản
plan-disable-of = Đóng tài khoản của { $name }
plan-disable-why = Vì sao đóng tài khoản của { $name }?
plan-disable-yes = Đóng
plan-disable-does = { $name } bị đăng xuất mọi nơi, và rời mọi bàn khi hết ván. Chip ở lại trong ví.
plan-disabled = đã đóng
plan-disabled-said = Đã đóng tài khoản của { $name }.
plan-enable = Mở tài khoản
plan-enable-of = Mở tài khoản của { $name } trở lại
plan-enabled-said = Tài khoản của { $name } được dùng lại.
plan-continuous-shuffler = Máy xào liên tục: bài của mỗi ván trở vào máy, và không có lá cắt.
