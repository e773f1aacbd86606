# The Vietnamese of the cage.
cage-issue = phát
cage-redeem = thu
cage-welcome = chào mừng
cage-refill = nhận lại chip chơi
cage-room = phòng
cage-player = người chơi { $p }
cage-book = Sổ quầy
cage-day = Ngày
cage-all-days = mọi ngày
cage-find = Tìm
cage-name-reason-number = tên, lý do, số
cage-first-chips = chip đầu tiên ({ $hidden })
cage-no = Số
cage-when = Ngày chơi, giờ
cage-what = Việc gì
cage-whose-wallet = Ví của ai
cage-in = Chip vào
cage-out = Chip ra
cage-why = Vì sao
cage-why-unusual = Vì sao, nếu khác thường
cage-by = Người ghi
cage-correct-2 = Sửa mục này
cage-correct-3 = Sửa
cage-why-entry-wrong = Vì sao mục { $entry } sai?
cage-correct-what = Cả mục được rút lại. Sau đó nhập lại mục đúng.
cage-write-correction = Ghi phần sửa
cage-leave-2 = Để nguyên
cage-no-entry-like = Không có mục nào như vậy.
cage-nothing-gone-over-counter-yet = Chưa có gì qua quầy.
cage-net = { $way ->
    [out] { $total } chip đã rời quầy
    [in] { $total } chip đã về quầy
   *[even] chip rời quầy bằng chip về quầy
  }
cage-choose-whose-wallet = Chọn ví của ai.
cage-type-amount = Gõ số tiền.
cage-one-entry-moves-most = Mỗi mục chuyển nhiều nhất { $most }.
cage-say-why-book-wants-reason = Hãy nói vì sao: việc này khác thường, sổ cần lý do.
cage-issued = Đã phát { $amount } cho { $name }.
cage-redeemed-from = Đã thu { $amount } của { $name }.
cage-entry-corrected-both-stay-book = Đã sửa mục { $entry }; cả hai còn trong sổ.
cage-cage = Quầy
cage-chips-go-over-counter-here = Chip qua quầy ở đây. Sai thì sửa bằng mục thứ hai; mục đầu còn trong sổ.
cage-right = Đúng chưa?
cage-issue-2 = Phát { $amount } cho { $name }?
cage-redeem-from = Thu { $amount } của { $name }?
cage-wallet-does-not-hold-much = Ví không có nhiều như vậy.
cage-yes-issue = Đúng, phát { $amount }
cage-yes-redeem = Đúng, thu { $amount }
cage-no-go-back = Không, quay lại
cage-choose = chọn …
cage-amount = Số tiền
cage-issue-chips = Phát chip
cage-redeem-chips = Thu chip
cage-correction-of = sửa mục { $corrects }
cage-correct-entry = Sửa mục { $entry }
cage-wallet = { $way ->
    [out] { $amount } rời ví của { $player }.
   *[back] { $amount } trở về ví của { $player }.
  }
cage-together = Tổng cộng, { $shown } mục
cage-wallet-goes = Ví của { $name } (số { $player }) từ { $from } thành { $to }.
cage-reason = Lý do: “{ $reason }”

cage-two = { $first } và { $second }

## What is paid, and who it is.

cage-tender = Hình thức thanh toán
cage-tender-name = { $tender ->
    [cash] tiền mặt
    [check] chi phiếu
    [chips] chip
   *[other] cách khác
  }
cage-identity-kind = { $due ->
    [yes] Giấy tờ: bằng lái, hộ chiếu … (bắt buộc)
   *[no] Giấy tờ, nếu hỏi (bằng lái, hộ chiếu …)
  }
cage-identity-number = { $due ->
    [yes] Số giấy tờ (bắt buộc)
   *[no] Số giấy tờ
  }
cage-identity-closed = Giấy tờ được giữ kín: chỉ quầy, kiểm toán và quản lý đọc.
cage-no-identity = Nêu cả loại giấy tờ và số, mỗi thứ tới 120 byte.
cage-identity-missing = Còn thiếu: loại giấy tờ và số.
cage-identity = { $kind } { $number }
cage-drawer = ngăn { $drawer }
cage-so-far = Ngày { $day } tới giờ: { $sums }.
cage-so-far-sum = { $tender } vào { $in }, ra { $out }
cage-so-far-nothing = không có gì

## Drawers.

drawer-title = Ngăn tiền
drawer-why = Mở ngăn của bạn với tiền mặt bạn đếm bỏ vào, và đóng với tiền mặt bạn đếm lúc cuối. Các mục của bạn nêu số của ngăn đó, là số mục của nó trong sổ của sòng.
drawer-blind = Đóng ngăn xong mới được biết trong ngăn phải có bao nhiêu. Số đếm không khớp với sổ thì đếm hai lần; lần thứ hai là số được ghi.
drawer-count = Tiền mặt đếm được
drawer-open = Mở ngăn của tôi
drawer-close = Đóng với số đếm này
drawer-close-of = Đóng ngăn của { $name }
drawer-mine = Ngăn của bạn, số { $drawer }
drawer-opened = Ngăn của bạn đã mở, với { $amount }.
drawer-closed = Ngăn { $drawer }: phải có { $expected }, đếm được { $counted }: { $how ->
    [over] dư { $amount }
    [short] thiếu { $amount }
   *[right] đúng từng xu
  }.
drawer-counted = Ngăn tiền { $drawer }: đếm được { $counted }.
drawer-again = Ngăn tiền { $drawer }: { $counted } không khớp với sổ. Hãy đếm lại: số đếm thứ hai được ghi nhận, và cả hai đều nằm trong sổ.
drawer-head-no = Số
drawer-head-whose = Của ai
drawer-head-when = Lúc
drawer-when = { $closed ->
    [yes] đóng
   *[no] mở
  }
drawer-head-opened = Mở với
drawer-head-in = Tiền mặt vào
drawer-head-out = Tiền mặt ra
drawer-corrected = không kể { $amount } ghi nhầm rồi đã sửa
drawer-head-expected = Phải có
drawer-head-first = Đếm lần đầu
drawer-head-counted = Đếm được
drawer-head-over = Dư hoặc thiếu
drawer-is-open = đang mở
drawer-waits = chờ chữ ký thứ hai
drawer-none = Chưa mở ngăn nào.
drawer-not-open = Bạn chưa mở ngăn nào: số tiền mặt này không nằm trong lần đếm của ai. Trước hết hãy mở ngăn của bạn ở dưới.
cage-real = Chip thật, đưa tận tay
cage-in-hand = Chip thật cho { $name } (số { $player }): không đụng tới ví nào.
cage-wallet-plays = Chip trong ví là chip chơi: không bàn nào dùng chip thật nhận chúng.
cage-real-chips = chip thật
cage-not-listed = Người đó không có trong danh sách
cage-name-of = Người đó tên gì
cage-name-them = Đưa vào danh sách
