## Vietnamese: playing with friends: opening a private table, coming to one, and what its host does.

friends-title = Chơi với bạn bè
friends-purpose = Mở bàn của riêng bạn và gửi liên kết. Ai có liên kết thì vào, từ điện thoại hay máy tính nào cũng được, không cần tài khoản. Chip là của bàn: không có gì vào ví bạn, và không lấy gì từ ví.
friends-open-now = Bàn của bạn
friends-go = Tới đó
friends-close = Đóng
friends-new = Bàn mới
friends-game = Trò chơi
friends-limit = Mức cược
friends-programs = Chương trình ở bàn
friends-fees = Tiền xâu: { $fees }. Tiền đó trở lại bàn.
friends-strength = Chương trình chơi giỏi cỡ nào
friends-kind = { $kind ->
    [newcomer] Mới chơi
    [regular] Khách quen
   *[expert] Cao thủ
  }
friends-kind-plays = { $kind ->
    [newcomer] Cứ hy vọng mà theo; ở blackjack chơi như nhà cái.
    [regular] Chơi theo kinh nghiệm.
   *[expert] Biết xác suất của mọi bài.
  }
friends-first-banks = Chương trình đầu tiên làm cái khi không ai khác làm.
friends-somebody-banks = Không có chương trình thì một người trong các bạn làm cái.
friends-coach = Cho mọi người hỏi gợi ý khi chơi
friends-open = Mở bàn
join-title = Bạn được mời vào một bàn
join-purpose = Bạn bè đang chờ bạn ở bàn riêng. Bạn nhận chip ở đó; không tốn tiền, và không cần tài khoản.
join-name = Mọi người gọi bạn là gì?
join-enter = Vào
private-invite = Mời
private-invite-host = { $guests ->
    [0] Mời
   *[other] Chủ bàn
  }
private-title = Đây là bàn riêng
private-how = Ai có liên kết này thì vào. Gửi đi, hoặc cho máy ảnh quét mã.
private-link = Liên kết tới bàn này
private-copy = Chép
private-copied = Đã chép
private-chips = Chip là của riêng bàn, mỗi lần tới { $most }. Khi bàn đóng thì không của ai, và bàn tự đóng sau một ngày không ai chơi.
private-code = Liên kết dạng mã cho máy ảnh
private-came = Vào bằng liên kết
private-at-table = Ở bàn
private-seat-for = Ghế cho { $name }
private-seat = Ghế { $s }
private-give-seat = Xếp ghế
private-remove = Mời ra
private-leaves = Rời bàn sau ván này
private-pause = Tạm dừng bàn
private-go-on = Tiếp tục
private-close = Đóng bàn
private-close-surely = Đóng với mọi người
private-done = Về bàn
