## Vietnamese: people at the tables: faces, emotes, notes, the coach at poker.

people-here = Người ở đây
people-note = Ghi chú về { $name }
people-note-why = Chỉ bạn đọc ghi chú của mình. Ghi chú được giữ theo tên bạn ở phòng.
people-note-keep = Giữ
people-noted = Đã giữ.
people-mute = Tắt tiếng { $name }
people-unmute = Nghe lại { $name }
people-muted = đã tắt tiếng
people-program = chương trình
people-emotes = Nói không cần gõ
people-emote = { $emote ->
    [hello] Chào!
    [good_luck] Chúc may mắn!
    [nice_hand] Bài đẹp!
    [thanks] Cảm ơn!
    [close] Suýt nữa.
    [ouch] Ui da.
    [thinking] Để tôi nghĩ.
   *[bye] Tạm biệt!
}
people-face = Hình của bạn ở bàn
people-face-why = Phòng vẽ từ một con số: không tải gì lên.
people-face-choose = { $figure ->
    [spade] Bích
    [heart] Cơ
    [diamond] Rô
    [club] Chuồn
    [star] Ngôi sao
    [crown] Vương miện
    [bolt] Tia chớp
    [drop] Giọt nước
    [moon] Mặt trăng
    [sun] Mặt trời
    [fish] Cá
    [cat] Mèo
    [horseshoe] Móng ngựa
    [anchor] Mỏ neo
    [leaf] Lá
   *[mountain] Núi
  } trên nền { $colour ->
    [0] hồng
    [1] đỏ
    [2] nâu
    [3] vàng đất
    [4] vàng kim
    [5] ô liu
    [6] xanh lá
    [7] ngọc lục bảo
    [8] xanh biển
    [9] xanh cổ vịt
    [10] xanh da trời
    [11] xanh dương
    [12] chàm
    [13] tím hoa cà
    [14] tím
   *[other] hồng sẫm
  }, { $pattern ->
    [0] trơn
    [1] có vòng
    [2] chia hai
   *[other] chia bốn
  }
people-face-now = Hình của bạn hiện giờ: { $what }
people-face-more = Hình khác
people-name = Tên gọi của bạn
people-name-why = Tên của khách còn chừng nào trình duyệt này còn nhớ bạn.
people-name-take = Lấy tên này
people-coach = Gợi ý
people-coach-price = { $call } để thắng { $pot }: đáng theo khi cơ hội hơn { $need }.
people-coach-free = Check không tốn gì.
people-coach-chance = Cơ hội của bạn trước { $others } tay bài chưa biết: { $chance }.
people-coach-good = Tính ra thì nên theo: có lợi.
people-coach-close = Sát nhau: tùy cách người khác cược.
people-coach-bad = Tính ra thì không nên theo: không có lợi.
people-coach-seen = Chỉ tính với bài của bạn và bài chung; không kể người khác có gì và cược thế nào.
people-coach-counts = Đang tính cơ hội của bạn …
