## Vietnamese: what the room cannot do. These are parts of sentences too: they begin small and end without a full stop.

room-no-rulebook = không có bộ luật { $name }; có { $known }
room-no-game = { $rulebook } không nêu trò chơi
room-unsound = { $problems }
room-template = { $rulebook } là mẫu: sòng bài phải điền cho đủ trước (D10)
room-no-schedule = { $rulebook } không có phương án phí { $option } (RND-4)
room-decks = { $rulebook } chia từ { $fewest } đến { $most } bộ bài
room-no-limit = { $rulebook } có mức cược 1 đến { $limits }
room-real-cards = chương trình không cầm được bài thật: bàn poker có người chia thì không có chương trình
room-unseen-name = tên bàn gồm chữ, số và khoảng trắng nhìn thấy được
room-no-table = không có bàn { $table }
room-stopped = bàn { $table } đã dừng
room-bus-away = không nối được máy chủ NATS: không tới được bàn của các node khác
room-lease-lost = node này ba giây không báo được là còn đó: node khác nhận các bàn của nó
room-no-bus = không có máy chủ NATS ở { $address }: { $why }
room-broke = có lỗi ở phía chúng tôi
room-stands-still = bàn { $table } đứng yên: { $why }
room-no-day = “{ $text }” không phải một ngày, như 2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = Bàn này do người chia bài ảo chia.
room-no-call-text = Hãy nói chuyện gì đã xảy ra, bằng 1 đến 200 ký tự văn bản thuần.
room-no-second-call = { $by } đã gọi giám sát tới bàn này: giám sát đang tới.
room-no-call-again = Ván này bạn đã gọi giám sát rồi.
room-no-own-call = Bạn chưa gọi giám sát tới bàn này.
room-no-disputed = Đã gọi giám sát tới bàn này: hãy chờ lời giám sát.
room-no-moment = Khoan: { $player } đổi sau cùng và còn được sửa số lá.
room-no-virtual-names = Người chia bài ảo không nêu sai lá nào: lần xào cho biết lá gì ra.
room-no-ruling-reason = Phán quyết được ghi kèm lý do: hãy cho lý do đọc được, tới 500 byte.
room-no-poker-table = Đây không phải bàn poker.
room-no-call = Chưa ai gọi giám sát tới bàn này.
room-no-such-waiter = Trong danh sách chờ không ai có số đó.
room-no-such-guest = Ở bàn này không ai có số đó.
room-no-seat-now = Giờ bạn không ngồi vào đây được. Hãy hỏi giám sát.
room-no-seat-yet = Bạn không ở bàn này: hãy ngồi vào trước.
room-no-talk = Vai trò của bạn không nói chuyện ở bàn ({ $clause }).
room-no-voice = Giám sát đã cấm bạn nói ở bàn này ({ $clause }).
room-no-second-use = Mã này đã dùng cho việc khác: mỗi lệnh cần mã riêng.
room-no-other-game = Đó là nước đi của trò khác.
room-no-standing-poker = Hãy chọn ghế: poker thì ngồi chơi.
room-no-poker-deed = Việc đó không làm ở bàn poker.
room-no-deck-in-hand = Bộ bài được đổi giữa hai ván.
room-no-hand-on = Chưa có ván nào: xào bài, rồi bắt đầu.
room-no-card-up = Giờ không có lá ngửa nào ra.
room-no-card-down = Giờ không có lá úp nào ra.
room-no-dealers-ruling = Việc đó do giám sát phân xử: gọi giám sát.
room-no-dealers-move = Đó là nước đi của chính người chơi.
room-no-such-place = Trong ván không ai có chỗ đó.
room-no-long-reason = Lý do đóng bàn phải đọc được, tới 200 byte.
room-no-role-for-guests = Khách không có vai trò của sòng: phải có tài khoản trước.
room-no-own-role = Không ai đổi vai trò của chính mình.
room-no-own-reset = Không ai đặt lại mật khẩu của chính mình: hãy đổi bằng mật khẩu cũ.
room-no-password-of-guests = Khách không có mật khẩu: phải lập tài khoản trước.
room-no-own-chips = Không ai chuyển chip trong ví của chính mình: nhờ đồng nghiệp ở quầy.
room-no-cage-reason = Sổ quầy cần một lý do đọc được, tới 200 byte.
room-no-action-id = Mã lệnh có 8 đến 64 ký tự.
room-no-entry = Không có mục nào như vậy để sửa.
room-no-second-correction = Mục đó đã được sửa rồi.
room-no-second-deed = Mã này đã dùng cho việc khác: mỗi lệnh cần mã riêng.
room-no-numbers = Hãy hỏi theo số: `of=4,17`, nhiều nhất 100.
room-no-cursor = `before` là giá trị mà trang trước cho ở `next`.
room-bank-leaves = Người làm cái rời bàn, và chưa ai cược (RND-3).
room-no-card-left = Mọi lá đều trên bàn, không còn lá nào để chia (D11).
room-no-closed = Bàn này đã đóng.
room-no-paused = Bàn này đang tạm dừng: chờ tới khi tiếp tục.
room-no-list-with-seat = Bạn đã có ghế ở bàn này.
room-no-list-again = Bạn đã ở trong danh sách chờ.
room-no-list = Bạn không ở trong danh sách chờ.
room-no-leave-yet = Bạn rời bàn ngay khi tiền cược thanh toán xong.
room-no-cut-by-hand = Ở bàn này bài thật được xào và cắt bằng tay.
room-no-cut-text = Một lần cắt là một đầu chuỗi 64 chữ số hex, kèm khóa dài bằng vậy hoặc không có.
room-no-cut-now = Đang cắt bài: xong rồi hãy đặt lần cắt khác.
room-no-moves-cut = Đang cắt bộ bài: trong chốc lát ai được chia thì giữ nguyên.
room-no-wagers-cut = Đã hết nhận cược: đang cắt bài.
room-no-hand-now = Bạn không ở trong ván: chờ ván sau.
room-no-six-cards = Bỏ được nhiều nhất năm lá.
room-no-hand-of = { $player } giờ không ở trong ván nào.
room-no-pause = Bàn này { $paused ->
    [yes] đã tạm dừng rồi
   *[no] không tạm dừng
  }.
room-no-wallet = Ví của bạn có { $holds }: đem ít hơn, hoặc tới quầy.
room-in-doubt = Chưa chắc: { $why }.
room-no-books = Chưa có gì xảy ra: { $why }.
room-no-cards = Giờ ra { $due } lá, mà đã nêu { $named }.
room-no-jumping = Trong danh sách chờ có { $ahead } người được gọi trước bạn: hãy vào danh sách.
room-no-permission = { $role ->
    [third_party] Công ty bên thứ ba
    [dealer] Người chia bài
    [floor] Giám sát
    [cage] Quầy
    [auditor] Kiểm toán
    [manager] Quản lý
   *[player] Người chơi
  } không được { $deed ->
    [leave] rời bàn
    [talk] nói chuyện ở bàn
    [deal] chia bài
    [name-patrons] đặt tên cho người không có tài khoản
    [call-floor] gọi giám sát tới bàn
    [rule] phân xử ở bàn
    [run-tables] mở và đóng bàn
    [run-shifts] mở và đóng ca
    [count] kiểm đếm hộp xâu
    [cage] phát hay thu chip
    [read-cage] đọc sổ quầy
    [read-people] đọc danh sách người
    [keep-out] định ai bị cấm vào
    [read-reports] đọc báo cáo
    [read-rounds] đọc các ván của người khác
    [read-journal] đọc ai đã làm gì
    [read-collusion] đọc ai có thể đang chơi chung phe
    [give-roles] cấp vai trò và mật khẩu mới
    [sign] ký thay sòng
    [see-all] xem các lá nằm úp
   *[play] chơi
  }.
room-no-amount = { $amount } không phải số tiền để giao qua quầy.
room-no-more-at-once = Mỗi mục chuyển nhiều nhất { $most }: { $amount } cần hơn một mục.
room-no-chips-of = Ví của { $name } có { $holds }: không lấy quá số đó.

## What is collected.

room-fees = người chơi { $player_is ->
    [zero] miễn phí
   *[other] { $player } mỗi lần cược
  }, { room-fees-bank }
room-fees-by-wager = người chơi tới { $dearest } tùy tiền cược, { room-fees-bank }
room-fees-bank = nhà cái { $most_is ->
    [zero] miễn phí
   *[other] { $bank ->
        [range] { $least } đến { $most }
       *[flat] { $most }
      }
  }
room-pot-fees = { $few } mỗi ván từ pot, { $many } khi có bảy người trở lên
room-refill-players = Chip chơi chỉ cho người chơi; ai làm việc ở đây không có chip riêng.
room-refill-enough = Bạn có { $has }: chip chơi chỉ phát lại cho ai có dưới { $least }.
room-refilled = Nhận lại chip chơi
