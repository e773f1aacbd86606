## Vietnamese: shifts and counts: what is not done, and why.

shift-no-such-text = Viết nhiều nhất { $most } ký tự, không có ký tự không ai thấy.
shift-no-name = Đặt tên cho ca, như ngày, chiều hoặc đêm.
shift-one-is-open = Ca { $shift }, “{ $name }”, đang mở. Hãy đóng nó trước: mỗi lúc chỉ mở một ca.
shift-is-closed = Ca { $shift } đã đóng rồi.
count-no-counters = Nêu tên những người đếm, nhiều nhất { $most }.
count-no-boxes = Phiếu này không có hộp nào.
count-not-due = Hộp của bàn { $table } không phải đếm cho ca này: có thể đã ở phiếu khác. Hãy xem lại danh sách.
count-no-label = Hộp của bàn { $table } cần nhãn riêng: chữ viết trên hộp.
count-no-amount = Số tiền trong hộp của bàn { $table } không phải một số từ không đến $1,000,000.
count-twice = Hộp của bàn { $table } có hai lần trên phiếu này.
count-not-pulled-then = Hộp không được lấy ra vào lúc đó của ca này. Hãy xem lại danh sách.
count-no-reason = Hãy nói vì sao dòng đó sai.
count-no-line = Hộp của bàn { $table } không có trên phiếu { $sheet }.
count-is-final = Phiếu { $sheet } đã chốt, hoặc không còn như lúc ký lần đầu: hãy xem lại.
count-is-being-signed = Đã có người ký phiếu { $sheet }: đang chờ chữ ký thứ hai. Muốn sửa thì rút lại chữ ký đầu.
second-nobody-count = Hai người ký phiếu kiểm đếm, mà không còn ai khác. Trước hết quản lý cấp cho ai đó vai trò giám sát, quầy hoặc quản lý.

## Paper.

paper-print = In
paper-house = Sòng:
paper-printed = Tính tới { $at } · Cardroom
paper-back-shifts = Mọi ca
paper-back-counts = Mọi lần kiểm đếm
paper-sign = Bảng niêm yết của bàn
paper-sign-to-post = Bảng niêm yết, để treo
paper-no-table = Không có bàn như vậy.
paper-sign-table = Bàn { $table } · { $name }
paper-dealing = { $dealing ->
    [human] Có người chia bài.
   *[virtual] Người chia bài ảo chia; lần xào nào cũng kiểm được.
  }

## Shifts.

shift-title = Ca trực
shift-purpose = Mỗi lúc chỉ mở một ca. Khi đóng, ca để lại một phiếu cho ca sau: bàn, hộp xâu, phán quyết, lời gọi, việc đang chờ, và ai đã có mặt.
shift-none-open = Không có ca nào đang mở.
shift-open-now = Ca { $shift }, { $name }: mở từ { $at }, do { $by }.
shift-name = Ca nào
shift-name-day = ngày
shift-name-swing = chiều
shift-name-grave = đêm
shift-name-other = ca khác
shift-own-name = Tên ca
shift-open = Mở ca
shift-open-next = Mở ca tiếp theo
shift-opened = Ca { $shift } đã mở.
shift-close = Đóng ca
shift-close-sure = Đóng ca { $shift } bây giờ?
shift-close-why = Điều ca sau nên biết
shift-close-yes = Đúng, đóng ca
shift-close-no = Không, tiếp tục
shift-so-far = Tình hình lúc này
shift-past = Các ca đã qua
shift-no-past = Chưa có ca nào.
shift-number = Ca
shift-day = Ngày chơi
shift-opened-at = Mở
shift-closed-at = Đóng
shift-is-open = đang mở
shift-by = { $at }, { $by }
shift-sheet = Bàn giao
shift-sheet-of = Phiếu bàn giao của ca { $shift }
shift-count = Kiểm đếm
shift-not-counted = chưa đếm
shift-sheet-number = Phiếu { $sheet }
shift-count-link = Kiểm đếm hộp xâu
shift-link = Ca trực

## The handover sheet.

handover-title = Phiếu bàn giao
handover-shift = Ca { $shift }, { $name }, { $day }
handover-opened = Mở { $at } do { $by }
handover-closed = Đóng { $at } do { $by }
handover-open = Còn mở: tình hình lúc { $at }
handover-note = Ghi chú cho ca sau
handover-tables = Bàn và tiền xâu
handover-table = Bàn
handover-state = Trong ca này
handover-rounds = Số ván
handover-dealt-by = Người chia
handover-dealt = { $name }, { $from } đến { $to }
handover-chips-counted = chip đã đếm: { $by } so với sổ
handover-reversed = lần thanh toán bị đảo lại: { $n }
handover-retracted = nước đi rút lại: { $n }
handover-decks = { $n ->
    [1] đổi bộ bài
   *[other] đổi bộ bài { $n } lần
  }
handover-named-again = Đã sửa
handover-named-by = { $who ->
    [floor] lá giám sát nêu lại: { $n }
   *[dealer] lá người chia nêu lại: { $n }
  }
handover-idle = Không ai chơi, hoặc chỉ chương trình: { $tables }
handover-idle-number = Không ai chơi, hoặc chỉ chương trình: { $tables } bàn{ $fell ->
    [yes] {", "}tiền xâu { $drop }
   *[no] {""}
  }
handover-was-open = đang mở
handover-was-opened = mở { $at }
handover-was-closed = đóng { $at }
handover-drop = Tiền xâu theo sổ
handover-together = Tổng cộng, { $tables } bàn
handover-no-tables = Không có bàn nào mở.
handover-rulings = Phán quyết
handover-no-rulings = Giám sát không phân xử gì.
handover-at = Lúc
handover-what = Việc gì
handover-why = Vì sao
handover-by = Do ai
handover-by-two = { $by } cùng { $second }
handover-calls = Lời gọi giám sát
handover-no-calls = Không ai gọi giám sát.
handover-called-by = Ai gọi
handover-answer = Kết quả
handover-answered = { $by } tới { $at }
handover-call-of = { $silent ->
    [yes] { $by } gọi
   *[no] { $by }: “{ $text }”
  }
handover-taken-back = rút lại { $at }
handover-still-open = còn mở
handover-left = Còn mở: { $open ->
    [0] không có
   *[other] { $open } lời gọi
  }
handover-waiting = Chờ chữ ký thứ hai
handover-no-waiting = Không có gì chờ.
handover-asked-by = Ai xin
handover-drawers = Ngăn tiền của quầy
handover-no-drawers = Không có ngăn nào mở.
handover-listed = Danh sách chờ
handover-not-listed = Không ai chờ chỗ.
handover-list = Trò chơi và mức cược
handover-listed-since = Từ
handover-counts = Kiểm đếm hộp xâu
handover-no-counts = Chưa đếm.
handover-outside = Theo sổ, { $amount } trong đó rơi vào hộp ngoài ca này: trước khi mở ca hoặc sau khi đóng ca.
handover-recounted = Đã sửa
handover-recount = Bàn { $table }, { $name }: gạch bỏ { $first }, còn hiệu lực { $counted }; { $by }, { $at }: “{ $reason }”
handover-kept-out = Ca này đưa { $excluded } người vào danh sách, bỏ ra { $lifted } người. Họ là ai thì danh sách cho người được đọc biết.
handover-staff = Nhân viên
handover-no-staff = Không ai đăng nhập.
handover-name = Tên
handover-role = Vai trò
handover-since = Đăng nhập
handover-before = trước ca
handover-there = Lúc cuối
handover-signed-in = đang đăng nhập
handover-gone = đã đi
handover-hands-over = Giao
handover-takes-over = Nhận

## The count.

count-title = Kiểm đếm hộp xâu
count-purpose = Đếm tiền trong mỗi hộp, và ghi xuống trước khi biết phải có bao nhiêu. Sau đó phiếu hiện cả hai, và hai người ký.
count-new = Kiểm đếm mới
count-no-shift = Chưa có ca nào: giám sát phải mở trước.
count-of-shift = Của ca nào
count-shift = { $shift }, { $name }, { $day }
count-shift-open = { $shift }, { $name }, { $day } (đang mở)
count-show = Hiện các hộp
count-all-counted = Mọi hộp của ca này đã ở trên phiếu.
count-none-dealt = Ca này không có ván nào chia cho người chơi mà chưa đếm.
count-idle = Không ai chơi, hoặc chỉ chương trình, ở { $boxes } bàn: không cần đếm hộp ở đó.
count-idle-show = Đếm cả các hộp đó
count-pulled = Hộp lấy ra { $at }. Tiền rơi vào sau đó đếm lần khác.
count-box = Hộp
count-label-of = Chữ viết trên hộp của bàn { $table }
count-counted = Đếm được
count-counted-of = Tiền trong hộp của bàn { $table }
count-leave-out = Hộp không ghi số tiền thì để lại, và còn phải đếm.
count-counters = Tên những người đếm, cách nhau bằng dấu phẩy
count-enter = Nhập kết quả đếm
count-boxes-filled = đã đếm { $filled } trên { $boxes } hộp, tổng cộng { $sum }
count-unclear = Số tiền của hộp { $label } không rõ.
count-none-filled = Chưa hộp nào có số tiền.
count-name-them = Hãy nói ai đếm.
count-sheets = Phiếu kiểm đếm
count-no-sheets = Chưa đếm gì.
count-sheet = Phiếu
count-boxes = Hộp
count-expected = Theo sổ
count-variance = Chênh lệch
count-state = Tình trạng
count-to-sign = chờ ký
count-signed-once = { $first } đã ký
count-final = đã chốt, { $first } và { $second }
count-sheet-title = Phiếu kiểm đếm { $sheet }
count-sheet-of = Ca { $shift }, { $name }, ngày chơi { $day }
count-entered = Nhập { $at } do { $by }
count-counted-by = Người đếm { $names }
count-number = { $boxes } hộp
count-struck = { $initials } gạch bỏ, { $at }: “{ $reason }”
count-correct = Sửa hộp
count-correct-of = Sửa hộp của bàn { $table }
count-correct-title = Hộp { $label } của bàn { $table }: số đúng là gì?
count-right-amount = Số tiền trong hộp
count-why-wrong = Vì sao dòng đó sai
count-write = Ghi phần sửa
count-leave = Để nguyên
count-corrected = Đã sửa: cả hai dòng còn trên phiếu.
count-sign = Ký phiếu này
count-sign-first = Hai người ký tại đây, mỗi người bằng tài khoản của mình; phiếu in ra ghi tên cả hai. Ai ký là xác nhận phiếu đúng như đang ghi.
count-waits = { $first } đã ký. Một người khác thuộc giám sát, quầy hoặc quản lý cùng ký.
count-signed-now = Đã ký: đang chờ chữ ký thứ hai.
count-take-back = Rút lại chữ ký
count-taken-back = Đã rút lại: sửa được trở lại.
count-is-now-final = Hai người đã ký: phiếu đã chốt.
count-first-signature = Chữ ký thứ nhất
count-second-signature = Chữ ký thứ hai
