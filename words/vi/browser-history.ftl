# The Vietnamese of the pages that step through what was played.
history-place = Chỗ { $place }
history-hand = ván
history-of = { $at } trên { $last }:
history-cards-before-anything-happened = Bài trước khi có gì xảy ra.
history-won-lost-hand = Thắng thua trong ván { $number }
history-you = bạn
history-seat = Ghế { $seat }, { $player }
history-one-step-back = Lùi một bước
history-play = Phát lại { $what }
history-stop = Dừng
history-step-through = Xem từng bước { $what }
history-one-step = Tới một bước
history-bank = { $at } · cái { $bank_result }
history-bank-void = { $at } · hủy
history-you-2 = Bạn
history-player = Người chơi { $p }
history-address-round = Địa chỉ của ván này
history-table = bàn { $id }
history-history = Các ván của { $name }
history-every-hand-table-saw-own = Mọi ván của bàn này như bạn đã thấy: bài của bạn và bài đã mở.
history-every-hand-staff = { $all ->
    [yes] Mọi ván của bàn này, với tất cả lá bài.
   *[no] Mọi ván của bàn này như người đứng xem đã thấy: chỉ những lá bài đã mở.
  }
history-every-round-table-bystander-saw = Mọi ván của bàn này như người đứng xem đã thấy.
history-pick-one-step-through = { $poker } Chọn một ván để xem từng bước.
history-back-table = Về bàn
history-my-rounds = Ván của tôi
history-turning-pages = Đang lật trang …
history-round = ván
history-no-been-played-its-end = Chưa { $poker } nào chơi xong. Có thì sẽ nằm ở đây.
history-hand-2 = Ván
history-round-2 = Ván
history-save-phh = Lưu dạng PHH
history-save-scenario = Lưu dạng tình huống
history-entered = { $known ->
    [yes] { $name } nhập vào.
   *[no] Người chia bài nhập vào.
  }
history-copied = Đã chép
history-bets-in = Tiền cược vào pot.
history-picture = Hình
history-ruled-after = Giám sát phân xử sau đó
history-copy-link = Chép liên kết
history-step = Bước { $at } trên { $frames }
history-there-no-finished-address-pick = Mục đó không thuộc { $poker } nào đã xong: đây là ván gần nhất.
history-cards-dealt-face-down = Bài được chia úp.
history-ask-referee = Hỏi trọng tài
history-equity = Mỗi tay bài lúc này trông đợi được bao nhiêu của pot
history-unseen = (bài không mở)
