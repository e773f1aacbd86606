# The Vietnamese of the dealer's console.
deal-collect-from = thu { $collected } của { $whose }
deal-pay = trả { $whose } { $paid }
deal-return-push = trả lại { $amount } cho { $whose }: huề
deal-return = trả lại { $amount }
deal-nothing-moves = { $whose }: không ai trả ai
deal-hit = rút
deal-stand = dằn
deal-double = gấp đôi
deal-split = tách
deal-surrender = đầu hàng
deal-hard = { $points } cứng
deal-bank = nhà cái
deal-bank-face-down = nhà cái, úp
deal-stop-action-leave-every-card = Ngừng cuộc chơi và để yên mọi lá bài, mọi chip tại chỗ.
deal-call-floor-decides-its-decision = Gọi giám sát; giám sát quyết định, và quyết định được ghi lại với tên người và lý do.
deal-card-entered-wrongly = Nhập sai một lá
deal-card-wrong-paid-or-not = Nhập sai một lá, dù đã trả hay chưa
deal-ask-nobody-enter-nothing-more = Đừng nhập gì thêm: lá cuối chỉ sửa được khi chưa nhập quyết định kế tiếp.
deal-last-card-yourself = Lá cuối thì dealer tự sửa, không cần giám sát, khi chưa nhập quyết định kế tiếp:
deal-floor-names-card-really-lies = Giám sát nêu lá thật sự nằm đó; nếu đã có người quyết định thì chơi tiếp theo sổ. Khi đã chia xong hết, giám sát nêu lại được bất kỳ lá nào, miễn là mọi người vẫn chơi như vậy; nếu không thì hủy ván. Nếu đã thanh toán, giám sát đảo lại lần thanh toán trước.
deal-bet-entered-wrongly = Nhập sai tiền cược
deal-floor-rules-on-wager = Giám sát phân xử tiền cược đó: trả lại, trả thưởng hay thu. Hoặc hủy ván.
deal-paid-wrongly = Bài đúng, trả sai
deal-floor-reverses-pay-anew = Giám sát đảo lại lần thanh toán của ván cuối: chip trở về chỗ đã nằm, và bạn thanh toán lại.
deal-card-exposed = Một lá bị lộ
deal-leave-card-face-up-where = Để lá đó ngửa ở chỗ mọi người đã thấy; không bỏ lại vào hộp bài.
deal-next-card-enter-circle-due = Đó là lá kế tiếp: nhập cho ô đang chờ bài. Hoặc hủy ván.
deal-card-went-off-table = Một lá rơi khỏi bàn
deal-keep-eyes-card-nobody-but = Canh chừng lá đó; chỉ giám sát được nhặt lên.
deal-card-plays-dealt-enter-round = Lá đó chơi như đã chia: nhập vào. Hoặc hủy ván.
deal-card-too-many-dealt = Chia dư một lá
deal-do-not-enter-card-stays = Đừng nhập lá đó; để bên cạnh tay bài đã nhận nó.
deal-next-card-due-enter-there = Đó là lá kế tiếp phải chia: nhập vào chỗ đó. Hoặc hủy ván.
deal-deal-went-wrong-misdeal = Chia sai: chia lỗi
deal-misdeal-cards-went-wrong-circles = Chia lỗi: bài tới nhầm ô
deal-void-wagers-bank-fees-go = Hủy: tiền cược, tiền cái và phí trả lại, bài vào khay bài bỏ, và mời lại chính ghế đó làm cái.
deal-cards-were-switched-passed-held = Bài bị tráo, chuyền hoặc giấu
deal-floor-may-foul-hand-its = Giám sát có thể xử tay bài là bài hỏng: mất tiền cược, trong phần được bao.
deal-wager-removed = Tiền cược bị rút đi
deal-wager-removed-before-paid = Tiền cược bị rút đi trước khi thanh toán
deal-floor-may-let-losing-wager = Giám sát có thể phán: thua thì thua mức tối đa của bàn, thắng thì thắng mức tối thiểu của bàn.
deal-give-every-wager-bank-fees = Trả lại mọi tiền cược, tiền cái và phí như lúc đặt ra.
deal-take-all-cards-into-discard = Gom hết bài vào khay bài bỏ.
deal-offer-bank-same-seat-again = Mời lại chính ghế đó làm cái.
deal-take-cards-circle-hand-into = Gom bài ghế { $seat }, tay { $hand }, vào khay bài bỏ; để yên tiền cược, sẽ thu cùng các ô khác.
deal-leave-cards-circle-where-they = Để yên bài của ghế { $seat } tại chỗ, và chơi tiếp.
deal-leave-cards-where-they-lie = Để yên bài tại chỗ: sổ giờ ghi { $card } cho { $at }. Làm tiếp theo dòng đầu.
deal-which-card-came = Lá nào vừa ra
deal-floor-paused-table-leave-every = Giám sát đã tạm dừng bàn này: để yên mọi lá bài và mọi chip tại chỗ.
deal-paused-ruled = Giám sát đã phán quyết. Xếp bài và chip theo đó; đừng nhập gì cho đến khi giám sát cho bàn tiếp tục.
deal-wait-bets-then-call-no = Chờ đặt cược; rồi hô “hết nhận cược”.
deal-wait-somebody-bet = Chờ có người cược.
deal-ask-seat-about-insurance = Hỏi ghế { $seat } về bảo hiểm: { $amount }.
deal-signals = Ghế { $seat } ra dấu gì
deal-offer-bank-seat = Mời { $named ->
    [yes] { $player } làm cái ở ghế { $seat }
   *[no] ghế { $seat } làm cái
  }.
deal-table-between-two-rounds = Bàn đang ở giữa hai ván.
deal-nobody-banks-ask-who-takes = Chưa ai làm cái. Hỏi ai làm cái.
deal-close = Đóng
deal-something-went-wrong = Có sai sót
deal-no-more-bets = Hết nhận cược
deal-shoe-shuffled = Hộp bài đã xào
deal-lies-face-down = Đã nằm úp
deal-no-natural = Không có xì dách
deal-natural = Là xì dách
deal-touch-card-came = Chạm lá vừa ra
deal-undo = Hoàn tác
deal-felt = Trên bàn
deal-circle = Ghế
deal-who = Ai
deal-cards = Bài
deal-count = Điểm
deal-wager = Cược
deal-buster-2 = Buster
deal-bank-seat = Cái, ghế { $seat }
deal-hand-2 = { $seat }, tay { $i }
deal-floor-ruled = Giám sát đã phân xử
deal-ruling-read = Tôi đã đọc
deal-settled-wagers = Đã thanh toán
deal-settling-starts = Nơi bắt đầu thanh toán
deal-button-counted = Đếm theo chiều kim đồng hồ từ bên trái { $from ->
    [button-from-bank] nhà cái
   *[button-from-house-dealer] người chia bài của sòng
  }, bỏ qua nhà cái.
deal-circle-2 = Ghế { $seat }: { $reason }
deal-what-went-wrong = Sai chỗ nào?
deal-what-happened = Chuyện gì đã xảy ra
deal-card-exposed-from-shoe = Một lá bị lộ từ hộp bài
deal-hand-3 = Tay
deal-call-floor-table = Gọi giám sát tới bàn này
deal-call-disputed = Người chơi khiếu nại
deal-floor-rules = Giám sát phân xử
deal-recorded-name-reason = Được ghi lại với tên bạn và lý do này.
deal-card-named-wrongly-which-one = Nêu sai một lá: lá nào? Các lá còn sửa được:
deal-of = { $card } của { $at }
deal-which-card-really = Thật ra là lá nào?
deal-correct = { $card } là { $to }: sửa lại
deal-touch-card = Chạm lá bài
deal-no-card-can-named-again = Đã có người quyết định theo các lá này: giờ không sửa được lá nào. Khi chia xong hết và trước khi thanh toán thì lại sửa được.
deal-cards-after-reversal = Ván đã thanh toán. Đảo lại thanh toán trước: sau đó sửa được các lá bài, và thanh toán lại.
deal-cards-were-switched-passed-held-2 = Bài bị tráo, chuyền hoặc giấu: xử bài hỏng
deal-wager-was-removed-outcome = Tiền cược bị rút đi: thua mức tối đa hoặc thắng mức tối thiểu của bàn, tùy kết quả
deal-wager-of-hand = Tiền cược của ghế { $seat }, tay { $hand }
deal-buster-of = Cược Buster của ghế { $seat }
deal-bet-behind-of = Cược ké { $amount } ở ghế { $seat } (người chơi { $player })
deal-fate = { $fate ->
    [return] Trả lại
    [pay] Trả thắng
   *[take] Thu
  }
deal-done-next-wager = Xong: tiền cược kế tiếp
deal-all-settled = Phần còn lại đã thanh toán
deal-then = Sau đó
deal-round-cannot-saved-void-everything = Không cứu được ván: hủy, trả lại tất cả
deal-deal-whoever-signed-floor-opens = Bạn chia bài; ai đăng nhập là giám sát thì mở chính trang này và quyết định.
deal-shuffled-cut-begin-hand = Đã xào và cắt: bắt đầu ván
deal-both-lie-face-down = Cả hai lá nằm úp
deal-all-lie-face-down = Cả { $down } lá nằm úp
deal-only-seat-s = Chỉ của ghế { $seat }
deal-which-card-burned-second = Lá đốt thứ hai là lá nào? Lật lên: lá đó về người đầu tiên.
deal-one-burned = Đã đốt một lá
deal-scrambled-cut = Đã trộn và cắt
deal-all-hands-clear = “Tất cả đã bỏ xong”
deal-mucks = Úp bỏ
deal-plays-board = Chơi bài chung
deal-pat = Giữ nguyên
deal-knocks-pat = Gõ bàn: giữ nguyên
deal-knocks-check = Ghế { $seat } gõ bàn: check
deal-changes-number = Ghế { $seat } đổi lại số lá:
deal-instead = Sửa cho ghế { $seat }: { $count ->
    [0] giữ nguyên
   *[other] { $count } lá
  }
deal-seat-thrown-one-away = Ghế { $p } đã bỏ một lá
deal-complete-seat-s-hand-card = Bù cho ghế { $seat }: một lá trên cùng, úp
deal-side-pot = pot phụ { $i }
deal-main-pot = Pot chính
deal-pot-bets = Pot { $pot }, { $pot2 } gồm cả cược
deal-pot = Pot { $pot }
deal-last-hand = ván trước
deal-board-2 = Bài chung: { $join }
deal-exposed = Bị lộ:
deal-dealer-button = Nút dealer
deal-drew = đổi { $drew }
deal-pat-2 = giữ nguyên
deal-wins = thắng { $place }{ $hand }
deal-push = Đẩy { $amount } cho ghế { $seat }
deal-nobody-sits-here-yet = Chưa ai ngồi đây.
deal-rulings-floor = Phán quyết của giám sát
deal-two-cards-came-off-deck = Hai lá dính nhau rời bộ bài
deal-card-named-wrongly-which-one-2 = Nêu sai một lá: lá nào?
deal-correct-2 = { $from } là { $to }: sửa lại
deal-no-card-lies-open-yet = Chưa lá nào nằm ngửa, nên không thể nêu sai lá nào.
deal-one-hand-dead-whose = Một tay bài chết: của ai?
deal-seat-4 = Ghế { $seat }
deal-hand-seat-dead-what-put = Bài của ghế { $seat } chết; tiền đã bỏ vào ở lại
deal-misdeal-void-hand-everything-goes = Chia lỗi: hủy ván, trả lại tất cả
deal-touch-card-3 = Chạm lá bài.
deal-touch-cards = Chạm { $cards } lá.
deal-touch-all = { $over ->
    [yes] Chạm mọi lá đã mở: nhiều hơn { $street } lá của flop.
   *[no] Chạm mọi lá đã mở. Flop có { $street } lá.
  }
deal-what-happened-2 = Chuyện gì đã xảy ra?
deal-nothing-book-fits-now-call = Không trường hợp nào trong luật khớp ở đây. Hãy gọi giám sát.
deal-something-else-card-entered-wrongly = Chuyện khác, hoặc nhập sai một lá
deal-what-entered-books-floor-corrects = Những gì đã nhập thì nằm trong sổ. Giám sát sửa bằng phán quyết, kèm tên và lý do.
deal-call-floor = Gọi giám sát
deal-which-seat = Ghế nào?
deal-seat-5 = Ghế { $view }
deal-report = Báo { $join }
deal-report-2 = Báo
deal-back = Quay lại
deal-what-done = Phải làm gì
deal-put-right = Sửa cho đúng
deal-earlier-hand = Trước đó trong ván này: { $last }
deal-table = bàn { $id }
deal-dealer = Người chia bài: { $name }
deal-do-what-first-line-says = Làm theo dòng đầu và chạm lá vừa ra. Chạm là tính ngay.
deal-walking-over-table = Đang tới bàn …
deal-table-dealt-room-itself-dealers = Bàn này do phòng tự chia. Bảng điều khiển chia bài dành cho bàn có người chia.
deal-card-exposed-deal = Một lá bị lộ khi chia
deal-card-exposed-draw = Một lá bị lộ khi đổi bài
deal-hole-card-turned-up = Một lá tẩy bị lật ngửa
deal-last-card-dealt-face-up = Lá cuối bị chia ngửa
deal-card-face-up-deck = Một lá nằm ngửa trong bộ bài
deal-player-turned-card-up-touching = Một lá bị lật vì chạm vào người chơi được chia
deal-player-too-few-cards = Một người thiếu bài
deal-player-card-too-many = Một người dư một lá
deal-flop-too-many-cards = Flop dư lá
deal-flop-turned-too-early = Flop mở quá sớm
deal-turn-turned-too-early = Turn mở quá sớm
deal-river-turned-too-early = River mở quá sớm
deal-two-cards-were-burned = Đã đốt hai lá
deal-no-card-burned = Chưa đốt lá nào
deal-which-card-did-floor-person = Giám sát rút lá nào? Khi đã có đủ hành động thì không rút lá nào.
deal-confirm-hole = Lá tẩy là { $card } — xác nhận
deal-confirm-card = Cho { $target }: { $card } — xác nhận
deal-cards-for = { $where ->
    [show] Ghế { $seat } mở
    [seat] Cho ghế { $seat }:
    [everybody] Cho mọi người:
   *[board] Bài chung:
  } { $cards } — { $more ->
    [0] xác nhận
   *[other] còn { $more }
  }
deal-touch-cards-of-them = Chạm các lá, { $most } lá
deal-all-hands-clear-dead = “Tất cả đã bỏ xong”: { $count ->
    [1] bài ghế { $seat } chết
   *[other] { $count } tay bài chết
  }
deal-uncleared-sure = Chưa bỏ: { $seats }. Người chia bài không lấy lại được bài đã chết.
deal-uncleared-yes = Đúng, tất cả đã bỏ xong
deal-killed-pot = pot kill
deal-collection = tiền xâu { $drop }
deal-burned = đã đốt { $burned }
deal-bet = cược { $bet }
deal-seat = ghế { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }{ $kind ->
    [backline] , cược ké
    [buster] , Buster
    [insurance] , bảo hiểm
   *[base] { "" }
  }
deal-return-not-covered-bank = { $named ->
    [yes] trả lại { $uncovered }: cái không bao
   *[no] trả lại { $uncovered } cho { $whose }: cái không bao
  }
deal-or = { $others } hoặc { $last }
deal-ask-seat = Hỏi ghế { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }{ $counted ->
    [yes] { " " }với { $count }
   *[no] { "" }
  }: { $open }.{ $chart ->
    [hit] { " " }Bảng nói rút: ghế { $seat } không được dằn.
    [stand] { " " }Bảng nói dằn: ghế { $seat } không được rút.
   *[free] { "" }
  }
deal-seat-2 = ghế { $seat }{ $hand ->
    [1] { "" }
   *[other] , tay { $hand }
  }

## Seats that the dealer plays for, and real chips.

deal-seats = Ghế
deal-provider = { $name } (công ty bên thứ ba)
deal-type-card = Chạm lá bài, hoặc gõ: số và chất.
deal-typed = { $typed } …
deal-bank-with = Tiền cái đặt ra
deal-takes-bank = Ghế { $seat } làm cái
deal-passes-bank = Ghế { $seat } nhường
deal-bet-amount = Cược bao nhiêu
deal-bet-other = khác
deal-with-buster = Buster
deal-no-buster = không
deal-same-again = { $seats ->
    [1] Cược lại như cũ
   *[other] Cược lại như cũ ({ $seats })
  }
deal-tap-seat = Chạm một ghế: ghế đó cược { $amount }{ $with ->
    [yes] { " " }+ { $buster } Buster
   *[no] { "" }
  }. Chạm lần nữa để lấy lại.
deal-seat-empty = Ghế { $seat } trống
deal-plays-circle-too = Ghế { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } chơi thêm ô { $circle }: { $amount }
deal-seat-bets = Ghế { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } cược { $amount }
deal-seat-takes-back = Ghế { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }, { $amount }: lấy lại tiền cược
deal-banks = cái { $amount }
deal-gets-up = Có người đứng dậy
deal-seat-gets-up = Ghế { $seat }{ $named ->
    [yes] , { $name },
   *[no] { "" }
  } đứng dậy
deal-gets-up-with = Ghế { $seat }, { $name }, đứng dậy với { $chips }
deal-gets-up-uncounted = Ghế { $seat }, { $name }, đứng dậy, chip không đếm
deal-seat-name = Ai ngồi vào ghế { $seat }
deal-seat-nameless = không cần tên cũng được
deal-seat-chips = Chip, đã đếm
deal-seat-third = cho công ty bên thứ ba
deal-declares-brought = Chip khai mang vào
deal-declares-now = Hãy hỏi ngay: để trống thì sổ chơi ghi “không đếm” cho phiên này.
deal-declares = Ghế { $seat }, { $name }: chip thêm vào lúc này cho bên thứ ba
deal-declares-added = Thêm vào
deal-declares-taken = Ghế { $seat }, { $name }: chip đếm được khi đứng dậy
deal-seat-sits = Ngồi vào ghế { $seat }
deal-acts = Ghế { $seat } nói gì
deal-seat-says = Ghế { $seat }{ $named ->
    [yes] , { $name }
   *[no] { "" }
  }:
deal-folds = Bỏ bài
deal-checks = Check
deal-calls = Theo { $amount }
deal-brings-in = Bring-in { $amount }
deal-raises-to = Tố lên { $amount }
deal-raise-between = Lên bao nhiêu, từ { $least } đến { $most }
deal-all-in = Nhiều nhất, { $amount }
deal-more-chips = Thêm chip
deal-chips-for = Thêm chip cho ghế { $seat }, đã đếm
deal-count-chips = Đếm
deal-all-in-for-other = All-in: đếm chip trước
deal-count-for = Toàn bộ chip của ghế { $seat }, đã đếm
deal-count-behind = Tất cả số còn lại của ghế { $seat }, đã đếm (không kể tiền đã cược)
deal-counted = Có chừng đó
deal-up = Đứng dậy
deal-up-with = Đúng: ghế { $seat } đứng dậy với { $chips }
deal-went-with = { $name } đi với { $chips }: hãy đếm.
deal-sits-out = Tạm nghỉ
deal-plays-again = Chơi lại
deal-comes-in = Ghế { $seat } vào ván: { $how }
deal-kills = Ghế { $seat } kill pot
deal-confirm-cards = Hỏi lại trước khi tính một lá
deal-wrong-card = { $card }: sai lá?
deal-wrong-card-group = Lá vừa rồi
deal-take-back-move = Ghế { $seat }, { $what ->
    [hit] rút
    [stand] dằn
    [double] gấp đôi
    [split] tách
    [surrender] đầu hàng
    [insurance] bảo hiểm
   *[move] nước đi cuối
  }: rút lại
deal-take-back-group = Nước đi cuối
deal-which-card-instead = { $where ->
    [seat] Ghế { $seat }{ $hand ->
        [0] { "" }
       *[other] , tay { $hand }
      }
    [bank] Nhà cái
   *[board] Bài chung
  }: đã nêu { $card }. Chạm lá thật sự đã ra: cả hai đều nằm trong nhật ký.
deal-reverse-settlement = Đảo lại lần thanh toán cuối: mọi chip trở về chỗ đã nằm, và ván chơi tiếp từ đó
deal-it-stands = Giữ nguyên như vậy: bàn chơi tiếp
deal-after-reversal = Để mọi chip về chỗ đã nằm trước khi trả hay thu; để yên bài.
deal-collection-due = Tiền xâu: thả { $amount } xuống khe.
deal-collected = Đã thả xuống khe
deal-paid-due = Đẩy pot cho người thắng. Khi ai nấy đã có chip thì báo.
deal-paid = Đã trả đủ mọi người
deal-fees-heading = Tiền xâu
deal-shuffled-now = Đã xào bài
deal-deck-changed = Đổi bộ bài
deal-cut-card = Lá cắt đã ra
deal-peek-missed = Chưa xem lá tẩy
deal-peek-missed-leave-hole = Để lá tẩy úp, và để yên mọi tiền cược tại chỗ.
deal-peek-missed-decides = Giám sát quyết định: chơi tiếp, trả lại một tiền cược, hoặc hủy ván.
deal-play-on-as-it-lies = Chơi tiếp, bài nằm sao để vậy
deal-look-counts-nothing = Lần xem lá tẩy không tính: chơi tiếp
deal-after-play-on = Làm tiếp từ chỗ ván đang dở.
deal-after-no-look = Đặt lại bảo hiểm đã thu. Làm tiếp từ chỗ ván đang dở; không ai xem lại nữa.
deal-floor-tells = Giám sát báo
deal-floor-sends = Giám sát đưa { $name } tới: ghế { $seat }
deal-floor-sends-full = Giám sát đưa { $name } tới: chưa có ghế trống
deal-sent-elsewhere = Giám sát chuyển { $name } (ghế { $seat }) sang bàn { $table }, { $to }: “Có người đứng dậy” khi ván của họ xong.
deal-sent-sits = { $name } ngồi vào ghế { $seat }
deal-asked-to-leave = { $at }: giám sát đã yêu cầu người ngồi ghế { $seat } rời bàn. Họ đứng dậy ngay khi không còn gì trong ván.
deal-asked-and-gone = { $at }: giám sát đã yêu cầu người ngồi ghế { $seat } rời bàn. Ghế đã trống; họ mang chip theo.
deal-asked-chips = Là { $chips }: hãy đếm.
deal-signed = { $by } và { $with } đã ký: phán quyết đã có hiệu lực.
deal-signed-dealer = Xếp bài và chip theo đó. Giám sát cho bàn tiếp tục.
deal-signed-floor = Bàn vẫn tạm dừng. Khi bài và chip đã đúng theo phán quyết, hãy cho bàn tiếp tục.
deal-signed-reason = phán quyết đã được ký và thi hành
deal-not-asked = Ghế { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }, { $count }: không hỏi, { $why ->
    [chart] bảng nói dằn.
    [natural] là xì dách.
    [split_ace] con át đã tách chỉ được một lá.
   *[complete] chỉ có thể dằn.
  }
deal-cannot-be-undone = Không thể rút lại. Lý do ghi vào sổ: “{ $reason }”
deal-yes-so-ruled = Đúng, tôi phán như vậy
deal-offered-for = Đã mời { $span } trước
deal-double-less = Gấp đôi ít hơn
deal-double-for = Gấp đôi với { $amount }
deal-closes = { $game ->
    [poker] Giám sát đóng bàn này. Ván này là ván cuối: chia cho đến hết.
   *[blackjack] Giám sát đóng bàn này. Ván này là ván cuối: chia cho đến hết.
  }
deal-bets-amount = Cược { $amount }
deal-reversed = Giám sát đã đảo lại lần thanh toán. Trước hết hãy sửa chỗ sai.
deal-reversed-card = { $card } sai: nêu lá đúng
deal-reversed-earlier = Nếu lá khác bị sai, giám sát nêu lại lá đó: trang của giám sát có đủ các lá nằm ở đây.
deal-reversed-then = Khi bài đã đúng thì thanh toán lại:
deal-reversed-drop = Tiền xâu đã thả xuống khe thì để yên đó: nó được báo lại, và chỉ thả thêm phần chênh lệch.
deal-rule-on-it = Phân xử việc này
deal-rule-or-reverse = Phân xử hoặc đảo lại
deal-leave-as-it-is = Để nguyên
deal-recorded-at = Đổi bộ bài, đã ghi lúc { $at }.
deal-report-calls-nobody = Báo cáo nằm trong nhật ký. Giám sát chưa được gọi.
deal-floor-knows = Đã gọi giám sát.
deal-floor-was-called = Giám sát đã được gọi về việc này.
deal-call-floor-about = Gọi giám sát về việc này
deal-call-about-seat = Có người muốn ngồi
deal-ticks-are-yours = Đánh dấu chỉ để bạn nhớ: không ghi lại, và không có gì phải chờ.
deal-seat-kept = Ghế { $seat }: giữ cho { $name }
deal-no-insurance-here = Lá ngửa là át: trò chơi này không có bảo hiểm.
deal-floor-at = Giám sát: { $name }
deal-floor-sees = Bạn thấy những gì người chia bài thấy. Phân xử của bạn được ghi lại với tên bạn và lý do.
