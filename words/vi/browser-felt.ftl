# The Vietnamese of the blackjack felt in the browser.
felt-pick-open-seat-play = Chọn ghế trống để chơi.
felt-all-seats-taken-put-yourself = Hết ghế trống. Hãy vào danh sách chờ.
felt-dealer-seats = Bàn này chơi bằng chip thật: người chia bài xếp chỗ cho bạn. Hãy đến bàn, hoặc ghi tên vào danh sách chờ ở sảnh.
felt-leave-when-round-over = Bạn rời bàn khi hết ván này.
felt-bank-offered-seat = Đang mời { $player } làm cái ở vị trí { $seat }.
felt-nobody-banks-yet-seated-player = Chưa ai làm cái. Ai được phép làm cái thì có thể nhận.
felt-bank-round-players-place-their = Ván này bạn làm cái. Mọi người đang đặt cược.
felt-seat-asked-about-insurance = Đang hỏi ghế { $seat } về bảo hiểm.
felt-chart-1a = Bảng 1A
felt-why = Vì sao?
felt-table-between-two-rounds = Bàn đang ở giữa hai ván.
felt-dealers-turn = Tới người chia bài: { $task }
felt-double = gấp đôi
felt-split = tách
felt-surrender = đầu hàng
felt-or = { $join } hoặc { $at }
felt-no-limit = không giới hạn
felt-no-fee = không phí
felt-buster-bet-goes-base-wager = Cược Buster phải đi kèm cược chính trong cùng ô.
felt-least-base-circle = Ít nhất { $base_least } ở ô cược chính.
felt-buster-bet-least-add-press = Cược Buster ít nhất { $least }: thêm vào, hoặc nhấn Xóa.
felt-buster-bet-most-here-press = Cược Buster ở đây nhiều nhất { $most }: nhấn Xóa rồi đặt lại.
felt-buster-bet-most = Cược Buster ở đây nhiều nhất { $most }.
felt-most-base-circle = Nhiều nhất { $base_most } ở ô cược chính.
felt-not-that-many-chips = Trước mặt bạn có { $stack }, không hơn.
felt-buster = Buster
felt-not-covered = { $uncovered } không được bao
felt-back = trả lại { $uncovered }
felt-even = huề vốn
felt-push = huề
felt-soft-2 = { $points } mềm
felt-fee = phí { $fees }
felt-fee-total-action = phí { $fees } đến { $fees2 }, tùy tổng cược
felt-nobody-banks-take-bank = Chưa ai làm cái. Bạn làm cái không?
felt-bank-again = Làm cái nữa không?
felt-bank-offered = Mời bạn làm cái.
felt-bank-card = Tới phiên bạn làm cái: trả lời trên thẻ ở mặt bàn.
felt-bank-at-spot = Bạn làm cái ở vị trí { $seat }.
felt-behind-others = Cược ké bài người khác
felt-behind-whom = Cược ké
felt-behind-seat = ghế { $seat }, { $player }
felt-behind-amount = Tiền cược, đô la
felt-bet-behind = Cược ké { $amount } ở ghế { $seat }{ $costs ->
    [yes] ; phí { $fee }
   *[no] { "" }
  }
felt-nobody-to-bet-behind = Chưa ai đặt cược để bạn ké.
felt-take-back-behind = Lấy lại { $amount } cược ké ghế { $seat }
felt-behind-ready = Bạn đã sẵn sàng. Mọi người sẵn sàng là chia bài.
felt-behind-came-to = ké: { $what }
felt-stand-behind = Đứng sau ghế với { $buy_in } và cược ké bài người khác
felt-two-circles-by-order = Có người đang chờ: theo lệnh giám sát mỗi người hai ô.
felt-third-party = TPP
felt-third-party-provider = Công ty bên thứ ba cung cấp dịch vụ proposition player
felt-bank-which-spot = Ở vị trí nào?
felt-spot = Vị trí { $seat }
felt-bank-wager-dollars = Tiền cái, đô la
felt-bank = Làm cái { $amount }
felt-let-pass = Nhường
felt-bank-here-fee-must-stack = Tiền cái ở đây từ { $least } đến { $most }. Phần phí mà chồng chip của bạn không trả nổi thì lấy từ tiền cái.
felt-over = quắc với { $points }
felt-discard-rack = Khay bài bỏ
felt-discards = bài bỏ
felt-what-fees-table-came = Tổng phí của bàn này
felt-drop = xâu
felt-shoe-cut-card-cards-from = Hộp bài, lá cắt cách cuối hộp { $cut } lá
felt-shoe = hộp bài
felt-bank-2 = CÁI
felt-bank-3 = Nhà cái
felt-of-2 = { $result } trên { $wager }
felt-bank-4 = Cái { $result } trên { $wager }
felt-covers-more = còn bao { $covers }
felt-covers-no-more = không bao thêm nữa
felt-no-cards-yet = chưa có bài
felt-bank-5 = Nhà cái: { $cards }
felt-chip-hand-tap-circle-put = Chip trên tay: chạm một ô để đặt vào
felt-chip-key = chip { $value }, phím { $i }
felt-bet-placed-2 = Bạn đã đặt cược.
felt-take-back = Lấy lại
felt-ready = Sẵn sàng
felt-clear = Xóa
felt-repeat = Lặp lại
felt-bet = Cược
felt-table-closed = Bàn này đã đóng.
felt-you = bạn
felt-nobody-banks-yet-take-bank = Chưa ai làm cái. Bạn làm cái, hoặc chờ người khác làm.
felt-nobody-banks-yet-sit-down = Chưa ai làm cái. Ngồi vào rồi làm cái, hoặc chờ người khác làm.
felt-you-2 = Bạn
felt-player = Người chơi { $player }
felt-surrendered = đã đầu hàng
felt-doubled = đã gấp đôi
felt-moves = Nước đi của bạn
felt-hit-2 = Rút
felt-stand-2 = Dằn
felt-double-2 = Gấp đôi { $double }
felt-double-less-amount-dollars = Gấp đôi ít hơn: số đô la, { $double_min } đến { $double }
felt-less = gấp đôi ít hơn
felt-split-2 = Tách
felt-surrender-2 = Đầu hàng
felt-surrender-costs = Đầu hàng { $cost }
felt-pass-always = Nhường tới khi tôi đổi ý
felt-bank-presets = { $why ->
    [least] ít nhất
    [again] như lần trước
    [most] hết chip
   *[usual] thường
  }
felt-bank-offered-keys = Mời bạn làm cái: Y nhận, N nhường.
felt-bank-shows = Nhà cái ngửa { $up }.
felt-round-sum = Phần bạn: { $net }, và phí { $fee }: { $all }.
felt-round-brought = Hết ván: phần bạn { $net }.
felt-twice = ×2: gấp hai lần
felt-half = ½: bằng một nửa
felt-seat-wager = Tiền cược ghế { $seat }
felt-seat-buster-bet = Cược Buster ghế { $seat }
felt-ins-2 = b.hiểm { $insurance }
felt-behind = ké { $behind }
felt-fee-3 = phí { $fee }
felt-hand-3 = Tay { $i }
felt-action-button-seat = Nút action ở ghế { $seat }
felt-action = ACTION
felt-away-2 = vắng
felt-sit-out = tạm nghỉ
felt-sits-out-2 = tạm nghỉ
felt-sit-seat = Ngồi ghế { $seat }
felt-circle-yours = ô của bạn
felt-circle-taken = ô đã có người
felt-none = không
felt-fee-4 = phí: { $player_fee }
felt-buster-pays = Buster trả { $join }
felt-collection = tiền xâu { $join }
felt-sign-every-table-game-must = { $name } · { $subtitle }. Bảng mà mọi bàn của trò này phải niêm yết.
felt-shuffled-seed-can-check-under = Xào bằng hạt giống mà bạn có thể kiểm ở mục Công bằng.
felt-dealt-person = Có người chia bài.
felt-close = Đóng
felt-cards-coming = Bài đang tới …
felt-last-round-being-finished = Đang chơi nốt ván cuối …
felt-show-once = Cho xem ngay
felt-ace-up-insurance = Nhà cái ngửa A. Bảo hiểm { $amount }?
felt-pays-2-1-once-if = Trả 1 ăn 2 ngay nếu nhà cái có xì dách, và mất ngay nếu không có.
felt-insure = Bảo hiểm { $amount }
felt-no-insurance = Không bảo hiểm
felt-bring-play-chips-from-wallet = Bạn đem { $buy_in } chip chơi từ ví vào.
felt-join-waiting-list = Vào danh sách chờ
felt-leave-list = Ra khỏi danh sách (bạn thứ { $waiting })
felt-i-am-back = Tôi chơi lại
felt-shuffle-shoe = Xào hộp bài.
felt-look-hole-card = Xem lá tẩy.
felt-pay-next-wager = Trả hoặc thu tiền cược kế tiếp.
felt-turn-hole-card-over = Lật lá tẩy.
felt-no-cards-left-call-floor = Hết bài: gọi giám sát.
felt-deal-card-bank-face-up = Chia cho nhà cái một lá ngửa.
felt-deal-banks-second-card-face = Chia lá thứ hai của nhà cái, úp.
felt-open-seat = trống
felt-no-cards = không có bài
felt-seat-decides = { $player } ở ghế { $seat } quyết định{ $known ->
    [yes] { " " }với { $total }
   *[no] { "" }
  }.
felt-chart-says = { $points } { $soft ->
    [yes] mềm
   *[no] cứng
  }: { $chart ->
    [stand] không được rút
   *[hit] không được dằn
  }. { $open }.
felt-fee-from = từ { $from } trở lên { $fee }
felt-fee-to = đến { $to } { $fee }
felt-not-round-lay-there-but = Bạn không có trong ván này: { $amount } nằm đó nhưng chưa đặt trước khi hết nhận cược.
felt-not-round-refused = Bạn không có trong ván này: { $amount } nằm đó nhưng chưa đặt trước khi hết nhận cược. Trước đó đã bị từ chối: { $reason }
felt-beside = { $wager ->
    [buster] Buster
   *[insurance] bảo hiểm
  } { $net }
felt-beside-brief = { $wager ->
    [buster] B
   *[insurance] bh
  }{ $net }
felt-play-against-table-costs = Bạn chơi với cả bàn: phải trả { $fees }; thắng hay thua nhiều nhất bằng số tiền bạn đặt ra.
felt-costs = Phải trả { $brief }. Thắng hay thua nhiều nhất bằng số tiền bạn đặt ra.
felt-showing = đang ngửa { $count }{ $peeked ->
    [no-natural] , không có xì dách
   *[no] { "" }
  }
felt-seat-turn = ghế { $seat } · lượt { $turn }
felt-bank-came-to = { $doing } · cái { $result }
felt-bet-placed = Bạn đã đặt cược. { $dealt ->
    [person] Người chia bài khóa cược rồi chia.
   *[room] Mọi người sẵn sàng là chia bài.
  }
felt-tap-circle-add-bet-once = Chạm một ô để thêm { $chip }, hoặc cược ngay.
felt-tap-circle-fee = Chạm một ô để thêm { $chip }, hoặc cược ngay; phí { $fees }.
felt-count-over = { $points } quắc
felt-count-doubled = { $points } gấp đôi
felt-hand = { $of ->
    [1] { $cards } = { $total }
   *[other] Tay { $hand } trên { $of }: { $cards } = { $total }
  }
felt-seat-2 = Ghế { $seat }, { $open ->
    [yes] trống
   *[no] { $name }
  }{ $mine ->
    [yes] , ghế của bạn
   *[no] { "" }
  }{ $banks ->
    [yes] , nhà cái
   *[no] { "" }
  }
felt-seat-3 = Ghế { $seat }{ $hands ->
    [1] { "" }
   *[other] , tay { $hand }
  }
felt-base-circle-add-chip = Ô cược chính { $seat }, { $filled ->
    [yes] { $base }
   *[no] trống
  }: thêm một chip
felt-buster-circle-add-chip = Ô Buster { $seat }, { $filled ->
    [yes] { $buster }
   *[no] trống
  }: thêm một chip
felt-turn = { $brief ->
    [yes] { $turn }/2
   *[no] lượt { $turn }/2
  }
felt-deal-card-seat = Chia một lá cho ghế { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }.
amount-how = Viết 1000 hoặc 1,000; xu sau dấu chấm: 12.50.
poker-ask-me-bank-again = Mời tôi làm cái lại
poker-pot-limit = { $min }–giới hạn pot
poker-spread = spread { $spread }
