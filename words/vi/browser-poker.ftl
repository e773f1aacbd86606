# The Vietnamese of the poker table in the browser.
poker-fold = Bỏ bài
poker-bring = Bring-in { $bring_in }
poker-check = Check
poker-call = Theo { $call }
poker-amount = Số tiền để { $to_lower_case }
poker-amount-dollars = Số đô la, { $least } đến { $most }
poker-tap-cards-throw-away-keep = Chạm các lá muốn bỏ, hoặc giữ hết.
poker-draw = Đổi { $picked }
poker-stand-pat = Giữ nguyên
poker-you-drew = { $n ->
    [0] Bạn giữ nguyên. Muốn đổi số khác?
   *[other] Bạn đổi { $n } lá. Muốn đổi số khác?
  }
poker-change = { $n ->
    [0] Sửa: giữ nguyên
   *[other] Sửa: { $n } lá
  }
poker-say = { $n ->
    [0] Nói: giữ nguyên
   *[other] Nói: { $n } lá
  }
poker-say-instead = { $n ->
    [0] Nói lại: giữ nguyên
   *[other] Nói lại: { $n } lá
  }
poker-you-said = { $n ->
    [0] Bạn đã nói: giữ nguyên.
   *[other] Bạn đã nói: { $n } lá.
  }
poker-knock-pat = Gõ bàn: giữ nguyên
poker-knock-check = Gõ bàn: check
poker-i-play-board = Tôi chơi bài chung
poker-may-change = { $player } đổi sau cùng và còn được sửa số lá trong chốc lát.
poker-floor-called = Đã gọi giám sát: mọi thứ chờ lời giám sát.
poker-tap-card-throw-away-all = Chạm lá muốn bỏ. Mọi người bỏ cùng lúc, trước khi hết giờ.
poker-throw-away = Bỏ lá này
poker-throw-away-give-up-pot = Úp bỏ và mất pot?
poker-keep = Giữ bài
poker-muck-all-same = Vẫn úp bỏ
poker-show = Mở
poker-muck = Úp bỏ
poker-when-my-turn-comes = Khi tới lượt tôi
poker-board = Bài chung: { $join }
poker-pot-of = Pot: { $pot }
poker-hand-brought = { $mine ->
    [yes] Bạn thắng { $what }.
   *[no] { $name } thắng { $what }.
  }
poker-odd = kèm chip lẻ { $odd }
poker-bets = { $pot } gồm cả cược
poker-collection = tiền xâu { $drop }
poker-drop = xâu { $drop }
poker-cards = Bài của bạn
poker-cards-seat = Bài của ghế { $seat }
poker-throw-away-key = { $card }: bỏ, phím { $k }
poker-dealer-button = Nút dealer
poker-kill-button-limits-doubled = Nút kill: mức cược gấp đôi
poker-kill = KILL
poker-you = Bạn
poker-bet-seat = Cược của ghế { $seat }
poker-dead-hand = bài chết
poker-pat = giữ nguyên
poker-drew = đổi { $drew }
poker-asks = { $n ->
    [0] không đổi lá nào
   *[other] xin { $n } lá
  }
poker-sit-seat = Ngồi ghế { $seat }
poker-bet-seat-2 = Cược của ghế { $place }
poker-more-chips = Thêm chip
poker-bring-2 = Đem vào
poker-another-seat = Ghế khác
poker-seat-3 = ghế { $s }
poker-stay-move-seat-when-hand = Ở lại: hết ván này bạn sẽ đổi sang ghế { $target }
poker-move = Đổi ghế
poker-i-am-back = Tôi chơi lại
poker-sit-out = Tạm nghỉ
poker-let-every-bank-pass = Luôn nhường cái
poker-leaving-when-over = Rời bàn khi hết ván
poker-leave-table = Rời bàn
poker-closed = Bàn đã đóng.
poker-pick-open-seat-play = Chọn ghế trống để chơi.
poker-watch-table = Bạn đang xem bàn này. { $closed }
poker-history-table = Các ván của bàn này
poker-my-rounds = Ván của tôi
poker-place = Chỗ { $place }
poker-table-closed = Bàn này đã đóng.
poker-sits-out-owes = tạm nghỉ, nợ { $ways_in }
poker-sits-out = tạm nghỉ
poker-waits-come = chờ vào ván
poker-all-seats-taken = Hết ghế trống.
poker-bring-play-chips-least = Bạn đem vào { $buy_in } chip chơi; ít nhất { $least_chips }.
poker-join-waiting-list = Vào danh sách chờ
poker-leave-list = Ra khỏi danh sách (bạn thứ { $waiting })
poker-how-do-come = Bạn vào ván cách nào?
poker-kill-pot-limits-double = Kill pot: mức cược gấp đôi
poker-stop-here-all-pot-so = Dừng ở đây: all-in cho pot tới lúc này
poker-decides = { $seat } quyết định.
poker-draws = { $seat } đổi bài.
poker-card-gone-others-throw-one = Bạn đã bỏ lá của mình. Những người khác đang bỏ.
poker-everybody-throws-one-card-away = Mọi người bỏ một lá.
poker-shows-mucks = { $seat } mở hoặc úp bỏ.
poker-hand-over = Ván đã xong.
poker-dealer-deals = Người chia bài đang chia.
poker-hand-needs-two-players-dealt = Một ván cần hai người: có thêm người sẵn sàng là chia ngay.
poker-dealer-starts-next-hand = Người chia bài bắt đầu ván kế.
poker-dealer-shuffles-next-hand = Người chia bài xào bài cho ván kế.
poker-bet = Cược
poker-complete = Bù đủ
poker-raise = Tố lên
poker-call-2 = Theo { $price }
poker-check-fold = Check hoặc bỏ
poker-show-first-throw-hand-away = Bạn mở bài trước, hoặc úp bỏ không cho xem.
poker-hand-wins-against-what-shown = Bài bạn thắng bài đã mở.
poker-hand-gets-share-against-what = Bài bạn được chia phần với bài đã mở.
poker-hand-beaten-what-shown = Bài bạn thua bài đã mở.
poker-show-hand-throw-away-unseen = Mở bài, hoặc úp bỏ không cho xem.
poker-dealt-right = { $pays ->
    [yes] Được chia từ ván sau
   *[no] Được chia từ ván sau, chưa phải đặt gì
  }
poker-wait-big-blind = { $pays ->
    [yes] Nhận blind lớn ở ván sau
   *[no] Chờ blind lớn, tới đó mới được chia
  }
poker-post-big-blind-now = Đặt blind lớn ngay và được chia
poker-post-both-blinds-small-one = Đặt cả hai blind, blind nhỏ chết, và được chia
poker-post-big-blind = Đặt blind lớn và được chia
poker-wait-same-position = Chờ đúng vị trí cũ, tới đó mới được chia
poker-kill-pot = Kill pot
poker-small-blind-big-blind = blind nhỏ { $small } và blind lớn { $big }
poker-sit-out-passed-come-back = Bạn tạm nghỉ, và { $both } đã qua chỗ bạn. Chơi lại với { $ways_in }, hoặc không tốn gì khi tới phiên bạn blind lớn.
poker-sit-out-say-how-come = Bạn tạm nghỉ. Hãy chọn cách vào ván.
poker-sit-out-owe-nothing-when = Bạn tạm nghỉ và không nợ gì. Khi { $both } đã qua chỗ bạn, muốn vào lại ngay phải tốn { $small }.
poker-sit-out-owe-nothing-come = Bạn tạm nghỉ và không nợ gì: vào lại lúc nào cũng được.
poker-pot = Pot
poker-main-pot = Pot chính
poker-main = Chính
poker-side-pot = Pot phụ { $pot }
poker-side = Phụ { $pot }
poker-high-halves = Các nửa CAO
poker-high-half = Nửa CAO
poker-low-halves = Các nửa THẤP
poker-low-half = Nửa THẤP
poker-without-low = không có bài thấp
poker-high-half-2 = { $name }, nửa CAO
poker-high-half-3 = { $short }, nửa CAO
poker-low-half-2 = { $name }, nửa THẤP
poker-low-half-3 = { $short }, nửa THẤP
poker-all = all-in
poker-folded = đã bỏ
poker-mucked = úp bỏ
poker-dead = chết
poker-dealt = Bạn được chia { $join }.
poker-throw-away-2 = Bạn bỏ { $join }.
poker-usual = { $way } (thường)
poker-call-into = theo { $due } vào { $pot }
poker-moment-shown = Chốc nữa sẽ mở.
poker-killed-pot = pot kill, { $limit }
poker-high-low = CAO và THẤP
poker-seat-2 = Ghế { $seat }, { $open ->
    [yes] trống
   *[no] { $name }
  }{ $mine ->
    [yes] , ghế của bạn
   *[no] { "" }
  }
poker-away = { $name } (vắng)
poker-open-2 = { $seat } trống
poker-sit-with = Bạn ngồi ghế { $seat } với { $stack }. Ví của bạn có { $wallet }.
poker-stand-with = Bạn đứng ngoài với { $stack }. Ví của bạn có { $wallet }.
poker-part = { $part ->
    [high] CAO { $amount }
    [low] THẤP { $amount }
    [returned] trả lại { $amount }
   *[whole] { $amount }
  }
poker-part-odd = { poker-part } kèm chip lẻ { $over }
poker-throws-away = { $cards ->
    [0] { $seat } giữ nguyên bài.
   *[other] { $seat } bỏ { $cards } lá.
  }
poker-so-far = đang có { $ranks }
poker-so-far-paired = đang có { $ranks }, { $paired } bị đôi
poker-size-most = tối đa
poker-size-pot = pot
poker-size-half = ½ pot
