## Vietnamese: the rules as a cardroom files them.

document-heading = { $of ->
    [object] Mục đích của trò chơi
    [cards] Lá bài và giá trị
    [round] Diễn biến một ván
    [results] Tiền cược thắng, thua hay huề thế nào
    [options] Gấp đôi, tách, đầu hàng và bảo hiểm
    [bonus] Cược thưởng
    [fees] Mức cược và tiền xâu
    [house] Luật của sòng
    [decided] Nơi luật không nói hoặc để ngỏ
    [glossary] Bảng từ
   *[notices] Thông báo
  }
document-chapter = { $of ->
    [own] Cách chơi
    [holdem] Còn lại như hold'em
    [draw] Còn lại như poker đổi bài
    [stud] Còn lại như stud 7 lá
   *[collection] Tiền xâu
  }
document-as-in = Điều gì không nói ở đây thì làm như { $game }, luật của trò đó có trong tài liệu này.
document-object = Người chơi và người làm cái cộng điểm các lá của mình và cố tới gần 21.5 hết sức mà không quắc. Hai lá đầu gồm A và một lá 10 điểm là 21.5, bài lớn nhất, và trả { $pays }.
document-object-nearest = Người chơi và người làm cái cộng điểm các lá của mình và cố tới gần { $target } hết sức, trên hay dưới đều được. Bài gần hơn thắng.
document-values = Giá trị các lá bài
document-card = { $of ->
    [ace] A
    [faces] 10, J, Q, K
    [pips] 2 đến 9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
  }
document-counts = { $of ->
    [ace] 1 hoặc 11
    [faces] 10
   *[pips] theo số trên lá
  }
document-chart = { $of ->
    [players] Người chơi
    [bank] Người làm cái
   *[button] Nút action: lá tẩy tính bao nhiêu
  }
document-up-to = { $total } trở xuống
document-from = { $total } trở lên
document-otherwise = Ở giữa
document-any-21 = Mọi bài 21
document-soft-17 = 17 mềm
document-does = { $does ->
    [hit] rút
    [stand] dằn
   *[choose] rút hoặc dằn
  }
document-figure = { $figure }
document-pay-table = Cược thưởng trả bao nhiêu
document-schedule = Biểu xâu, phương án { $option }
document-choose = Sòng bài phải chọn: { $key }
document-rotation = Cứ mỗi { $minutes } phút phải có ít nhất { $players } người chơi làm cái mà không phải công ty bên thứ ba.
document-term = { $of ->
    [player-dealer] Người làm cái: người chơi giữ cái của ván, với số tiền đặt trước khi chia.
    [house-dealer] Người chia bài của sòng: người chia bài thay sòng và không bao giờ chơi.
    [base-wager] Cược chính: tiền cược trong một ô, đặt trước khi chia.
    [action-button] Nút action: dấu cho biết bắt đầu thanh toán tiền cược từ đâu.
    [soft] Mềm: tay bài có một lá A tính 11.
    [push] Huề: không ai thắng, và tiền cược trả lại.
    [covered] Được bao: phần tiền cược mà số tiền của người làm cái trả hoặc thu được.
   *[third-party] Công ty bên thứ ba: công ty có giấy phép cung cấp dịch vụ proposition player, chơi cho chính mình.
  }
