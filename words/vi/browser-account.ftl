# The Vietnamese of the account page.
account-when = Lúc
account-table = Bàn
account-play = Đã cược
account-fees = Phí
account-won-lost = Thắng thua
account-replay = Xem lại
account-void = hủy
account-all-back = trả lại hết
account-floor-console = Trang giám sát
account-cage = Quầy
account-books = Sổ sách
account-lobby-pick-table-deal = Sảnh: chọn bàn bạn chia
account-new-password-every-other-browser = Bạn đã có mật khẩu mới. Mọi trình duyệt khác đã đăng xuất.
account-claim-room = Nhận quyền quản lý phòng
account-link-printed-when-room-first = Liên kết này được in khi mở phòng lần đầu. Nó lập tài khoản quản lý, chỉ dùng được một lần.
account-name = Tên
account-password-ten-characters-more = Mật khẩu, mười ký tự trở lên
account-become-manager = Trở thành quản lý
account-mine = Tài khoản của tôi
account-who-room-what-away-from = Bạn là ai trong phòng này và có bao nhiêu chip ngoài các bàn. Mọi chip đều là chip chơi, không phải tiền thật.
account-sign-out = Đăng xuất
account-sign-out-everywhere = Đăng xuất mọi nơi
account-another-password = Mật khẩu khác
account-old-one = Mật khẩu cũ
account-old-filled = Đã điền sẵn mật khẩu bạn vừa dùng để đăng nhập. Không lưu lại.
account-new-one-ten-characters-more = Mật khẩu mới, mười ký tự trở lên
account-change-my-password = Đổi mật khẩu
account-what-i-played = Tôi đã chơi gì
account-all-my-rounds = Mọi ván của tôi
account-nothing-yet-every-round-take = Chưa có gì. Mọi ván bạn tham gia được ghi ở đây.
account-keep-chips = Giữ chip của bạn
account-sign = Đăng nhập
account-make-my-account = Lập thành tài khoản của tôi
account-new-account = Tài khoản mới
account-sign-account = Đăng nhập tài khoản
account-how-looks-sounds = Hình và tiếng
account-my-rounds = Ván của tôi
account-rounds-player = Ván của người chơi { $whose }
account-sit-down-table = Ngồi vào bàn
account-won-lost-2 = thắng thua
account-fees-2 = phí
account-together = tổng cộng
account-further-back = Cũ hơn
account-all = Hết rồi.
account-turning-pages = Đang lật trang …
account-round-of = { $title }{ $banked ->
    [yes] , bạn làm cái
   *[no] { "" }
  }{ $voided ->
    [yes] , bị hủy
   *[no] { "" }
  }
account-replay-of = Xem lại { $name }, { $at }
account-guest = { $name }, khách: chip của bạn mất khi trình duyệt này quên bạn.
account-who = { $name }, { $role }.
account-role-waits = { $by } xin cấp cho bạn vai trò { $role }. Đang chờ chữ ký thứ hai. { $any ->
    [yes] Người ký được: { $signers }.
   *[no] Không có ai ký được.
  }
account-every-round-hand-took-part = Mọi ván { $mine ->
    [yes] bạn
   *[no] người này
  } đã tham gia, mới nhất trước, kèm kết quả. Ván nào cũng xem lại từng bước được.
account-nobody-signed-here = Chưa ai đăng nhập ở đây. { $link }, rồi những gì bạn chơi sẽ được giữ.
account-nothing-yet-sit-down = Chưa có gì. { $link }; những gì bạn chơi được ghi ở đây.
account-password-due = Có người khác biết mật khẩu của bạn: mật khẩu đó do người khác cấp. Hãy chọn mật khẩu của mình; rồi phòng mở cho bạn.
account-best = Ván tốt nhất
account-worst = Ván tệ nhất
account-graph = Chip qua các ván: thắng thua { $result }, phí { $fees }
account-after-fees = sau phí
account-game = Trò chơi
account-rounds-number = Số ván
