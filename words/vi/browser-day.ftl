## The day: past rounds, the bank, the playing book, hours.
day-past = Các ván đã qua
day-bank = Cái xoay vòng
day-provider = Sổ chơi
day-hours = Giờ chơi
day-any = Tất cả
day-yes = Có
day-no = Không
day-table = Bàn
day-tables = Các bàn
day-from = Từ ngày
day-from-time = Từ giờ
day-to = Tới ngày
day-to-time = Tới giờ
day-person = Người
day-seat = Ghế
day-number = Số ván
day-least = Cược, thắng hoặc thua ít nhất
day-most = Cược, thắng hoặc thua nhiều nhất
day-ruled = Có phân xử
day-voided = Đã hủy
day-programs = Cả chương trình
day-no-programs = Các ván chỉ có chương trình chơi được bỏ ra.
day-look = Tìm
day-csv = CSV
day-day = Ngày
day-span = Ngày chơi { $from } đến { $to }
day-unread = Vẫn đang đọc sổ: còn { $unread } bản ghi. Chờ một chút rồi xem lại.
day-when = Xong lúc
day-who = Ai
day-round = { $poker ->
    [yes] Ván { $number }
   *[no] Ván { $number }
  }
day-marks = Ghi chú
day-see = Xem
day-part = { $kind ->
    [bank] Ghế { $seat }, làm cái: { $name }
   *[play] Ghế { $seat }: { $name }
  }{ $third ->
    [yes] {" "}(bên thứ ba)
   *[no] {""}
  }, { $kind ->
    [bank] bỏ ra { $staked }
   *[play] cược { $staked }
  }
day-is-voided = Đã hủy
day-is-ruled = Có phân xử
day-mark = { $mark ->
    [reversed] Đã đảo lại
    [corrected] Đã sửa lá bài
    [disputed] Khiếu nại, đã phân xử
    [dispute_open] Khiếu nại, chưa phân xử
    [called] Gọi giám sát, đã đến
   *[call_open] Gọi giám sát, chưa đến
  }
day-dealt-by = { $dealer } chia
day-replay = Xem lại
day-replay-of = Xem lại { $round } kết thúc lúc { $at }
day-picture = Hình
day-none = Không có ván nào như vậy.
day-further = Xa hơn nữa
day-looked-for = Tìm theo: { $what }
day-criterion = { $what }: { $value }
day-looked-all = Mọi ván, mới nhất trước
day-sum-of = { $name }, trong { $rounds } ván được liệt kê: thắng { $won }, thua { $lost }, cộng lại { $result }
day-listed = { $more ->
    [yes] Liệt kê { $rounds } ván mới nhất; còn ván cũ hơn.
   *[no] Số ván liệt kê: { $rounds }.
  }
day-bank-why = Đã mời ai làm cái, và ai đã nhận. Khoảng dài nhất là khoảng có dưới hai người làm cái, hoặc ít hơn số sòng đòi, không kể bên thứ ba.
day-rounds = Số ván
day-bankers = Ai làm cái
day-banker = { $name }{ $third ->
    [yes] {" "}(bên thứ ba)
   *[no] {""}
  }: { $hands }
day-one = { $name }{ $third ->
    [yes] {" "}(bên thứ ba)
   *[no] {""}
  }
day-taken = Nhận
day-declined = Nhường
day-clock = Hết giờ
day-passed = Bỏ qua, không hỏi
day-longest = Dài nhất, phút
day-offers = Các lần mời
day-offers-of = Các lần mời ở bàn { $table }, { $name }, { $day }
day-no-bank = Chưa ai được mời làm cái.
day-offered = Mời lúc
day-answered = Trả lời lúc
day-answer = Kết quả
day-answer-is = { $answer ->
    [taken] đã nhận
    [declined] đã nhường
    [clock] hết giờ
   *[passed] bỏ qua, không hỏi
  }
day-put-up = Tiền đặt ra
day-provider-why = Mọi phiên của người của công ty bên thứ ba. Quản lý nhập công ty và thẻ tại đây.
day-provider-declared = Ở bàn dùng chip thật, họ khai chip mang vào khi người chia bài xếp ghế; phần thêm hoặc mang đi được nhập ở Bảng điều khiển chia bài, mục “Có người đứng dậy”. Phần không ai khai vẫn là “không đếm”.
day-company = Công ty
day-badge = Thẻ
day-came = Tới
day-went = Rời
day-still-there = còn ở bàn
day-chips-in = Chip vào
day-added = Thêm
day-chips-out = Chip ra
day-not-counted = không đếm
day-result = Kết quả
day-fees = Phí
day-banked = Làm cái
day-no-sessions = Những ngày này không có phiên nào.
day-hours-why = Người ta ngồi ở bàn bao lâu. Cùng lúc ngồi hai bàn thì tính một lần.
day-hours-minutes = Số giờ
day-nobody-sat = Không ai ngồi bàn nào.
lists-purpose = Ai đang chờ chỗ, có tài khoản hay không, theo trò chơi và mức cược. Người đang ngồi bàn này mà muốn sang bàn khác cũng được ghi vào danh sách, theo tên, và vẫn là người đó: người chia bài ở bàn cũ cho đứng dậy.
lists-add = Thêm người
lists-added = { $name } đã vào danh sách.
lists-name = Tên
lists-game = Trò chơi và mức cược
lists-put = Ghi vào danh sách
lists-since = từ { $at }
lists-sits = đang ngồi bàn { $table } và muốn chuyển
lists-was-called = đã gọi lúc { $at }
lists-on-the-way = đang tới bàn { $table }, { $name }: { $seat ->
    [0] họ tự ngồi vào, và có ghế giữ sẵn
   *[other] người chia bài xếp họ vào ghế { $seat }
  }
lists-off-own = { $name } đã ra khỏi danh sách. Ở bàn { $table } mỗi người tự ngồi bằng tài khoản của mình.
lists-up = Lên
lists-up-of = { $name }, lên một bậc
lists-down = Xuống
lists-down-of = { $name }, xuống một bậc
lists-call = Gọi
lists-seat = Xếp chỗ ở bàn { $table }
lists-off = Gạch tên
lists-none = Không ai chờ.
lists-no-table = Không còn bàn nào mở cho trò chơi và mức cược này.
lists-must-move = Phải chuyển bàn
lists-must-move-why = Bàn này đưa người sang bàn kia: có ghế trống thì ai ngồi lâu nhất chuyển trước.
lists-move-now = Chuyển { $name } sang bàn { $to } ngay
lists-move = Bàn { $from }, { $from_name }, sang bàn { $to }, { $to_name }.
lists-next = Kế tiếp: { $name }{ $known ->
    [yes] , ngồi từ { $since }
   *[no] {""}
  }.
lists-nobody-there = Không có ai ở đó.
lists-free = { $free ->
    [0] Không có ghế trống.
   *[other] Còn { $free } ghế trống.
  }
lists-no-more = Thôi chuyển
lists-feeds = Bàn này
lists-main = đưa người sang bàn này
lists-set = Đặt
lists-uneven = Các bàn không đều
lists-mine-why = Giám sát gọi bạn khi có ghế trống.
lists-mine-place = { $list }: { $before ->
    [0] bạn kế tiếp.
   *[other] còn { $before } người trước bạn.
  }
lists-mine-called = Giám sát gọi bạn.
lists-mine-put = Ghi tên tôi vào danh sách
day-provider-enter = Nhập
day-provider-set = Đã nhập công ty và thẻ.
day-few-bank = Từ { $since } quá ít người làm cái. { $over ->
    [yes] Thời hạn đã hết lúc { $until }.
   *[no] Thời hạn hết lúc { $until }.
  }{ $closes ->
    [yes] {" "}Khi đó bàn đóng sau ván đang chơi.
   *[no] {""}
  }
day-link = Trong ngày
lists-link = Danh sách chờ
exams-link = Thi
