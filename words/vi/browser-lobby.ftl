# The Vietnamese of the lobby.
lobby-floor = Giám sát
lobby-tables-people-roles = bàn, người và vai trò
lobby-open-run-close-tables = mở, điều hành và đóng bàn
lobby-cage = Quầy
lobby-read-its-book = đọc sổ quầy
lobby-books = Sổ sách
lobby-drop-player-dealers-shuffles = tiền xâu, người làm cái, các lần xào
lobby-drop-day = tiền xâu trong ngày
lobby-lobby = Sảnh
lobby-all-tables-room-pick-one = Mọi bàn của phòng. Chọn bàn, chọn ghế, chơi với người khác bằng chip chơi: ở mỗi bàn blackjack một trong những người chơi làm cái.
lobby-never-played = Chưa từng vào sòng bài?
lobby-play-introduction = Chơi hai ván trong nửa phút
lobby-no-introduction = Không, cảm ơn
lobby-friends = Chơi với bạn bè
lobby-work = Việc của bạn
lobby-tables-deal = Bàn bạn chia
lobby-deal-on = Chia tiếp
tap-in = Vào chia
tap-relieve = Thay { $name }
lobby-who-deals = { $name } đang chia
tap-you-leave = Bạn đang chia ở { $table }: khi vào chia bàn khác, bạn rời bàn đó.
lobby-no-table-dealt-hand-now = Giờ không có bàn nào do người chia. Giám sát mở bàn.
lobby-new-here = Mới tới?
lobby-play = Chơi { $title }
lobby-fees = Phí: { $fees }
lobby-floor-called = Đã gọi giám sát: “{ $text }”
lobby-watch = Xem
lobby-no-table-open-floor-opens = Không có bàn nào mở. Giám sát mở bàn.
lobby-looking-round-room = Đang nhìn quanh phòng …
lobby-issue-redeem-correct = phát, thu, sửa
lobby-seats = { $title } · { $t } · { $taken } trên { $seats } ghế{ $paused ->
    [yes] { " " }· tạm dừng
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }, { $first }: { $taken } trên { $seats } ghế có người{ $banked ->
    [yes] , có người làm cái
   *[no] { "" }
  }. Bạn nhận chip chơi; không tốn tiền.
lobby-taken = { $taken } trên { $seats } ghế
lobby-closing = sắp đóng
lobby-waiting = { $waiting } người chờ
lobby-none-yet = { $game ->
    [blackjack] chưa có ván
   *[poker] chưa có ván
  }
lobby-dealt-person = có người chia bài
lobby-all = Tất cả
lobby-blackjack = Blackjack
lobby-board = Hold’em và Omaha
lobby-stud = Stud
lobby-draw = Draw và lowball
lobby-families = Trò chơi
lobby-search = Tìm bàn
lobby-order = Thứ tự
lobby-by-table = Theo bàn
lobby-by-low = Mức thấp nhất
lobby-by-high = Mức cao nhất
lobby-by-company = Đông người nhất
lobby-by-average = Cái và pot lớn nhất
lobby-open-seat = Còn ghế
lobby-found = { $n ->
    [0] Không có bàn
   *[other] { $n } bàn
  }
lobby-nothing-found = Không có bàn nào như vậy. Bớt điều kiện tìm.
lobby-average = { $game ->
    [blackjack] cái
   *[poker] pot
  } { $amount }
lobby-join = Vào
lobby-your-seats = Ghế của bạn
lobby-chips-counted = { $wallet } trong ví và { $tables } trước mặt bạn ở các bàn.
lobby-before-you = { $chips } trước mặt bạn
lobby-back-to-seat = Về ghế của tôi
lobby-live = Đang chơi
lobby-live-watch = Xem bàn này
lobby-live-play = Ngồi vào ghế
