# The Vietnamese of who did what: the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] công ty bên thứ ba
    [dealer] người chia bài
    [floor] giám sát
    [cage] quầy
    [instructor] người hướng dẫn
    [auditor] kiểm toán
    [manager] quản lý
   *[player] người chơi
  }
journal-welcomed = { $name } là người mới: { journal-role-name }.
journal-named = Một khách từ nay tên là { $name }.
journal-role = { $name } được cấp vai trò { journal-role-name }.
journal-password = { $own ->
    [yes] { $name } đã chọn mật khẩu khác.
   *[no] { $name } được cấp mật khẩu khác, phải đổi khi đăng nhập lần sau.
  }
journal-signed-in = { $by ->
    [passkey] { $name } đăng nhập bằng passkey từ { $from }.
   *[password] { $name } đăng nhập từ { $from }.
  }
journal-failed = Có người ở { $from } thử sai mật khẩu của { $name }.
journal-failed-nobody = Có người ở { $from } thử một tên không ai có.
journal-signed-out = { $everywhere ->
    [yes] { $name } đăng xuất khỏi mọi trình duyệt.
   *[no] { $name } đăng xuất.
  }
journal-sessions-ended = { $own ->
    [yes] { $name } đã kết thúc { $sessions } phiên khác của mình.
   *[no] { $sessions } phiên của { $name } đã bị kết thúc.
  }
journal-opened = Đã mở bàn { $table }: { $name }, theo { $rulebook }, do { $dealing ->
    [human] người thật
   *[virtual] người chia bài ảo
  } chia.
journal-closed = Đã đóng bàn { $table }.
journal-closed-because = Đã đóng bàn { $table }: “{ $reason }”
journal-issued = Đã phát { $amount } cho { $name }.
journal-issued-because = Đã phát { $amount } cho { $name }: “{ $reason }”
journal-redeemed = Đã thu lại { $amount } của { $name }.
journal-redeemed-because = Đã thu lại { $amount } của { $name }: “{ $reason }”
journal-corrected = Đã sửa mục { $entry }, { $amount } cho { $name }: “{ $reason }”
journal-settings = Cài đặt: hai người ký các mục của quầy trên { $cage } và các phán quyết liên quan tới hơn { $ruling }; phiên của nhân viên mà không ai làm gì { $idle ->
    [0] không bao giờ bị khóa
   *[other] bị khóa sau { $idle } phút
  }; ai có passkey { $passkey ->
    [yes] thì đăng nhập bằng passkey
   *[no] cũng được đăng nhập bằng mật khẩu
  }; ngày chơi bắt đầu lúc { $starts }, { $zone }; trong một ngày tiền mặt trên { $note } thì ghi chú, trên { $report } thì báo cáo{ $says ->
    [yes] ; người chia bài báo khi đã thả tiền xâu xuống khe và khi đã trả đủ mọi người
   *[no] { "" }
  }.
journal-locked = { $idle ->
    [yes] Không ai làm gì trong một phiên của { $name }: phiên đã bị khóa.
   *[no] { $name } đã khóa phiên của mình.
  }
journal-unlocked = { $name } đã mở lại phiên bị khóa, { $by ->
    [pin] bằng PIN
    [passkey] bằng passkey
   *[password] bằng mật khẩu
  }, từ { $from }.
journal-passkey = { $name } có passkey mới, “{ $called }”.
journal-passkey-removed = { $name } đã gỡ passkey “{ $called }” của mình.
journal-passkeys-removed = Đã gỡ mọi passkey của { $name }: lại chỉ cần mật khẩu.
journal-passkey-failed = { $why ->
    [missing] Mật khẩu đúng của { $name } được đưa ra mà không có passkey, từ { $from }.
    [counter] Một passkey của { $name } được thử từ { $from }, passkey đó đã được dùng nhiều lần hơn: có thể có bản sao.
    [origin] Một passkey của { $name } được thử từ { $from }, đã ký trên trang web khác.
    [challenge] Một passkey của { $name } được thử từ { $from } với câu trả lời không ai hỏi, hoặc không còn hỏi nữa.
    [unverified] Một passkey của { $name } được thử từ { $from } mà thiết bị không xác minh là ai.
    [unknown] Một passkey được thử từ { $from } cho { $name } mà không phải của người đó.
   *[other] Một passkey của { $name } được thử từ { $from } và không đúng.
  }
journal-passkey-failed-nobody = Một passkey không ai có được thử từ { $from }.
journal-pin = { $name } đã chọn PIN.
journal-pin-failed = Có người thử sai PIN trong phiên bị khóa của { $name }, từ { $from }{ $ended ->
    [yes] : phiên đã kết thúc
   *[no] { "" }
  }.
journal-ruling = Bàn { $table }, liên quan tới { $stake }: { $what } “{ $reason }”
journal-proposed = Xin chữ ký thứ hai: { $what }
journal-signed = Đã ký điều { $first } xin ở mục { $entry }: { $what }
journal-declined = Điều xin ở mục { $entry } không được ký.
journal-lapsed = Không ai ký kịp điều xin ở mục { $entry }.
journal-ruled = Bàn { $table }: { $what } “{ $reason }”
journal-locked-out = Quá nhiều lần thử sai cho { $name } từ { $from }: tạm thời không ai vào được từ đó.
journal-locked-out-nobody = Quá nhiều lần thử sai từ { $from }: tạm thời không ai vào được từ đó.
journal-end-lost = Phần cuối sổ sách đã mất cùng một cơ sở dữ liệu, sau dấu niêm { $after }{ $lost ->
    [0] {""}
   *[other] {" "}cho tới dấu niêm { $lost }
}: chủ phòng đi tiếp từ phần còn lại.
journal-refilled = { $name } được phát lại chip chơi: { $amount }
journal-shift-opened = Đã mở ca { $shift }: { $name }.
journal-shift-closed = Đã đóng ca { $shift }.
journal-shift-closed-note = Đã đóng ca { $shift }: “{ $note }”
journal-count-entered = Đã kiểm đếm hộp xâu của ca { $shift }: { $counted } trong { $boxes } hộp, theo sổ { $expected }.
journal-count-corrected = Phiếu { $sheet }: { $counted } trong hộp của bàn { $table }, không phải như mục { $corrects } ghi: “{ $reason }”
journal-count-signed = Phiếu kiểm đếm { $sheet } là đúng: { $counted } trong { $boxes } hộp, theo sổ { $expected }.
journal-drawer-opened = Đã mở một ngăn tiền với { $counted } tiền mặt.
journal-drawer-counted = Ngăn tiền { $drawer }: đếm được { $counted }, không khớp với sổ. Đếm lại.
journal-drawer-closed = Đã đóng ngăn tiền { $drawer } của { $name }: phải có { $expected }, đếm được { $counted }, { $how ->
    [over] dư { $by_so_much }
    [short] thiếu { $by_so_much }
   *[right] đúng từng xu
  }.
journal-disabled = Đã đóng tài khoản của { $name }: “{ $reason }”
journal-enabled = Tài khoản của { $name } được dùng lại.
journal-excluded = { $name } bị cấm vào { $life ->
    [yes] suốt đời
   *[no] tới { $until }
  }.
journal-exclusion-lifted = { $name } không còn bị cấm vào.
journal-provider = { $name } ngồi cho “{ $company }”, thẻ { $badge }.
journal-listed = { $name } chờ chỗ chơi { $list }.
journal-list-moved = Mục { $entry } đổi thứ tự trong danh sách chờ.
journal-list-called = { $named ->
    [yes] Đã gọi { $name } trong danh sách chờ.
   *[no] Đã gọi mục { $entry } trong danh sách chờ.
  }
journal-list-sent = { $name } từ danh sách chờ sang bàn { $table }.
journal-asked-to-leave = Người ngồi ghế { $seat } bàn { $table } được yêu cầu rời bàn.
journal-asked-read = Ở bàn đã đọc rằng có người được yêu cầu rời bàn: mục { $asked }.
journal-list-seated = { $named ->
    [yes] { $name } từ danh sách chờ đã được xếp chỗ ở bàn { $table }.
   *[no] Mục { $entry } trong danh sách chờ đã được xếp chỗ ở bàn { $table }.
  }
journal-list-left = { $named ->
    [yes] { $name } đã ra khỏi danh sách chờ.
   *[no] Mục { $entry } đã ra khỏi danh sách chờ.
  }
journal-must-move = Bàn { $from } đưa người sang bàn { $to }: ai ngồi đó lâu nhất chuyển trước.
journal-must-move-off = Bàn { $from } không còn đưa người sang bàn nào.
journal-settings-rotation = { $settings } Trong { $minutes } phút phải có { $bankers ->
    [1] một người
   *[other] { $bankers } người khác nhau
  } đã làm cái, không kể bên thứ ba{ $close ->
    [yes] ; không thì bàn đóng sau ván đang chơi
   *[no] {""}
  }.
journal-settings-house = { $settings } Trên giấy sòng có tên “{ $house }”.
journal-exam-set = Đã ra kỳ thi “{ $title }”: { $rulebook }, { $questions } câu trong { $minutes } phút, đúng { $pass } trên 100 thì đậu, hạt giống { $seed }.
journal-exam-closed = Đã đóng kỳ thi của mục { $exam }.
journal-sitting-began = { $name } đã bắt đầu kỳ thi của mục { $exam }.
journal-exam-answered = { $name } đã trả lời câu { $question } trong bài thi của mục { $sitting }.
journal-sitting-ended = { $time ->
    [yes] Bài thi của { $name } ở mục { $sitting } đã hết giờ
   *[no] { $name } đã nộp bài thi của mục { $sitting }
  }: đúng { $right }, { $passed ->
    [yes] đậu
   *[no] không đậu
  }.
journal-progress = { $name } đã đưa { $answers } câu trả lời từ trường chia bài.
