## Vietnamese: the lab: the referee is asked, in the browser.

lab-title = Hỏi trọng tài
lab-purpose = Chạm bài và chip để bày một tình huống, rồi đọc phán quyết: ai trả ai, theo thứ tự nào, theo điều khoản nào. Không có gì rời trình duyệt này.
lab-house = Sòng
lab-loading = Trọng tài đang tới bàn…
lab-engine-does-not-answer = Không tải được trọng tài. Hãy xem lại kết nối, rồi mở lại trang.
lab-common = Câu hỏi thường gặp
lab-common-limited-bank = Nhà cái hết tiền
lab-common-limited-buster = Cái hết tiền, có Buster
lab-common-both-over = Cả hai quắc
lab-common-eights = 8-8-8
lab-common-surrender = Đầu hàng
lab-common-surrendered-double = Đầu hàng sau gấp đôi
lab-common-naturals = Hai bên xì dách
lab-common-split = Tách và gấp đôi
lab-common-removed = Cược bị rút đi
lab-common-foul-round = Bài hỏng
lab-common-side-pot = Pot phụ, chip lẻ
lab-common-early-turn = Turn quá sớm
lab-common-early-flop = Flop quá sớm
lab-common-exposed = Lá bị lộ
lab-common-missed-blind = Lỡ blind
lab-common-foul = Bài hỏng
lab-common-seven = Bài 7 đã check
lab-common-short-all-in = Không được tố
lab-game = Trò chơi
lab-limit = Mức cược
lab-board = Bài chung
lab-stack-of = Chip của { $who }: { $amount }
lab-button-to = Nút tới ghế { $seat }
lab-add-seat = Thêm một người
lab-missed-blinds = đã lỡ blind
lab-misses-blinds = Đã lỡ blind
lab-throw-away = Bỏ { $card }
lab-name-card = { $of }, lá { $nth }, úp. Chạm để nêu lá.
lab-which-card = Đó là lá nào?
lab-which-cards =
    { $most ->
        [1] Lá nào?
       *[other] Những lá nào? { $least } đến { $most } lá.
    }
lab-card-to =
    { $up ->
        [yes] Một lá ngửa cho { $who }
       *[no] Một lá cho { $who }
    }
lab-board-cards = { $count } lá vào bài chung
lab-all-face-down = Chia úp hết
lab-task =
    { $task ->
        [scramble] Lập lại bài nọc
        [burn] Đốt một lá
       *[other] Tất cả đã bỏ xong
    }
lab-check-around = Tất cả check hoặc theo
lab-hand-asked = { $who }: làm gì?
lab-hand-draws = { $who } đổi bài: chạm các lá muốn bỏ.
lab-hand-clears = { $who }: chạm lá muốn bỏ.
lab-hand-shows = { $who } mở hoặc úp bỏ.
lab-draws = Đổi { $n }
lab-stands-pat = Giữ nguyên
lab-throws = Bỏ lá này
lab-shows = Mở
lab-mucks = Úp bỏ
lab-plays-board = Chơi bài chung
lab-offer =
    { $offer ->
        [kill] { $who } kill pot
       *[stop] { $who } dừng
    }
lab-hand-wrong = { $what }: { $first }.
lab-hand-wins = { $who } thắng { $amount }
lab-hand-wins-odd = { $who } thắng { $amount } (kèm chip lẻ { $odd })
lab-hand-void = Ván bị hủy: trả lại tất cả.
lab-dealer-does = Phải làm gì
lab-everybody-wins = Mọi người thắng hay thua
lab-collected = Sòng thu: { $drop }.
lab-whole-hand = Cả ván, từng bước
lab-rule-no-cap = Tố bao nhiêu lần cũng được
lab-rule-full-bet = Chỉ all-in đủ cược mới mở lại
lab-rule-half-bet = Nửa cược cũng mở lại
lab-seat = Ghế { $seat }
lab-the-seat = ghế { $seat }
lab-behind-the-seat = cược ké ghế { $seat }
lab-behind-seat = Ké ghế { $seat }
lab-player-dealer = Người làm cái
lab-bank-at = Người làm cái, ở ghế { $seat }
lab-banks-with = làm cái
lab-bets = cược
lab-buster = Buster
lab-behind = ké
lab-buster-of = Cược Buster của ghế { $seat }
lab-doubled = gấp đôi { $amount }
lab-change-card = { $of }: { $card }. Chạm để đổi.
lab-open-seats = Ghế trống
lab-bet-at = Cược ở ghế { $seat }
lab-bank-chips = Tiền cái
lab-base-chips = Tiền cược của ghế { $seat }
lab-buster-chips = Cược Buster của ghế { $seat }
lab-behind-chips = Ké ghế { $seat }
lab-chips = Chip
lab-add-chip = thêm { $amount }
lab-take-away = Lấy đi
lab-bank-here = Làm cái
lab-leave = Dọn ghế { $seat }
lab-done = Xong
lab-another-card = Lá khác thay vào
lab-leave-card = Để nguyên
lab-ranks = Số và chất
lab-suit =
    { $suit ->
        [s] Bích
        [h] Cơ
        [d] Rô
       *[c] Chuồn
    }
lab-double = Gấp đôi
lab-asked = Ghế { $seat }, tay { $hand }: làm gì?
lab-closed-moves = Nước mờ là tay này không được: chạm để đọc vì sao.
lab-insurance = Bảo hiểm cho ghế { $seat }, { $amount }?
lab-insures = Mua
lab-insures-not = Từ chối
lab-who-bets = Ai cược? Chạm một ghế trên bàn.
lab-ruled = Chạm bài hoặc chip để hỏi nếu khác thì sao.
lab-read-why = Vì sao, và theo thứ tự nào
lab-tap = Chạm một ghế, chip hoặc lá bài.
lab-undo = Hoàn tác
lab-start-over = Làm lại từ đầu
lab-answer = Phán quyết
lab-not-yet = Chưa có gì để phán quyết: chạm tiếp, hoặc lấy một câu hỏi thường gặp.
lab-over =
    { $is ->
        [wins] Người làm cái thắng { $result }: { $moves }.
        [loses] Người làm cái thua { $result }: { $moves }.
       *[even] Người làm cái huề vốn: { $moves }.
    }
lab-pays = trả { $who } { $amount }
lab-takes = thu { $amount } của { $who }
lab-neither = để { $who } như cũ
lab-and = { $before } và { $last }
lab-refused = Không được. { $why }
lab-refused-action = Bị từ chối: “{ $action }”.
lab-not-covered = { $who }: { $amount } không được bao và trả lại.
lab-in-this-order = Theo thứ tự này
lab-everybody-ends-with = Mọi người, kể cả phí
lab-fees = Đã thu: { $bank } của nhà cái, { $players } của người chơi.
lab-because = Vì
lab-book-silent = Sách không nói ở đây. Quyết định { $id } của chúng tôi:
lab-whole-round = Cả ván, từng bước
lab-what-if = Nếu khác thì sao?
lab-keep = Giữ câu trả lời này để so
lab-kept = Đã giữ
lab-drop-kept = Bỏ
lab-now = Bây giờ
lab-elsewhere = Ở các sòng khác
lab-rule-changed = Với luật khác
lab-rule-none = Như niêm yết
lab-rule-natural = Xì dách trả 2 ăn 3
lab-rule-both-over = Cả hai quắc: nhà cái luôn thắng
lab-rule-surrender = Không có đầu hàng
lab-rule-soft = Nhà cái dằn 17 mềm
lab-rule-buster = Buster thanh toán sau mọi tiền cược
lab-pass-on = Chuyển cho người khác
lab-copy-link = Chép liên kết
lab-copied = Đã chép
lab-link = Liên kết
lab-show-code = Hiện dạng mã
lab-code = Mã cho máy ảnh điện thoại đọc: dẫn tới tình huống này.
lab-print = In
lab-save-file = Lưu dạng tình huống
lab-open-file = Mở tình huống
lab-version = { $house }, { $name } · bộ luật { $version }
lab-other-version = Liên kết này làm với phiên bản khác của bộ luật ({ $version }): phán quyết theo bản đang có ở đây.
lab-link-broken = Liên kết này không nguyên vẹn: đã mất một phần trên đường.
lab-wrong-file = Tệp này không hỏi ở đây được: { $why }
lab-lab = Phòng thử nghiệm
lab-nothing-under-way = Bàn này không có ván nào đang chơi. Ván đã xong thì hỏi từ lịch sử của bàn.
lab-not-our-rulebook = Bàn này chia theo bộ luật mà trọng tài ở đây không có.
lab-blackjack = Blackjack
lab-poker = Poker
lab-rules-title = Thử nghiệm luật
lab-rules-purpose = Đổi một điều luật và thấy ngay, từ phép tính chính xác, người chơi tốn bao nhiêu, nhà cái được bao nhiêu, và cách chơi tốt nhất thay đổi gì.
lab-rules-keys = Các điều luật
lab-key-natural = Xì dách trả
lab-key-soft-17 = Cái rút 17 mềm
lab-key-both-over = Cả hai quắc
lab-key-surrender = Đầu hàng
lab-key-double = Gấp đôi với
lab-key-double-for-less = Gấp đôi ít hơn
lab-key-double-after-split = Gấp đôi sau khi tách
lab-key-split-tens = Lá 10 điểm nào thành đôi
lab-key-split-hands = Số tay khi tách
lab-key-split-hands-tens = Khi tách lá 10 điểm
lab-key-split-hands-aces = Khi tách A
lab-key-split-aces-one-card = A đã tách nhận một lá
lab-key-must-stand = Phải dằn
lab-key-must-hit = Phải rút tới
lab-key-peek = Xem lá tẩy khi ngửa
lab-key-insurance = Bảo hiểm
lab-save-toml = Lưu dạng tệp sòng
lab-open-table = Mở bàn với luật này
lab-opened = { $name } đã mở.
lab-go-there = Tới đó
lab-costs = Giá phải trả
lab-player-expects = Tiền cược của người chơi
lab-bank-expects = Nhà cái, trên tiền cược
lab-buster-expects = Một cược Buster
lab-priced = Trên mỗi đơn vị cược, chơi tốt nhất, { $decks } bộ bài, trước phí; tính trong { $ms } ms.
lab-with-fees = Kể cả phí của biểu phí đầu
lab-wager = Tiền cược
lab-fee = Phí
lab-net = Sau phí
lab-break-even = Nhà cái huề vốn
lab-break-even-from = Tổng cược từ { $from }, phí { $fee }: từ { $action } trở lên
lab-break-even-never = Tổng cược từ { $from }, phí { $fee }: không trong khung này
lab-chart = Cách chơi tốt nhất với hai lá
lab-chart-moved =
    { $moved ->
        [0] Như niêm yết.
       *[other] { $moved } nước khác với niêm yết.
    }
lab-was = { $is }, không còn { $was }
lab-other-keys = Mọi khóa khác của tệp
lab-side-by-side = Đặt cạnh nhau
lab-compare = So các sòng
lab-as-changed = Như đã đổi
lab-decks = Số bộ bài
lab-never = không bao giờ
lab-breaks-even-from = Nhà cái huề vốn từ tổng cược
lab-sweep = Tính hàng loạt
lab-sweep-over = Qua các giá trị của
lab-sweep-and = và của
lab-sweep-nothing = không gì khác
lab-sweep-go = Tính giá tất cả
lab-sweep-done = đã tính { $done } trên { $all }…
lab-sweep-plot = Tiền cược của người chơi đáng giá bao nhiêu, theo các giá trị của: { $key }
lab-yes-no =
    { $is ->
        [yes] có
       *[no] không
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = Đích
lab-key-aces-as-eleven = Số A có thể tính 11
lab-key-must-stand-from = Phải dằn từ
lab-key-bank-stands-on = Nhà cái dằn từ
lab-key-win-pays = Bài gần hơn trả
lab-key-tie = Gần đích như nhau
lab-key-tie-pays = Bằng nhau trả
lab-nearest-ends = Các bài so với nhau, gần { $target } nhất
lab-nearest-exact = Chơi tốt nhất theo từng lá
lab-nearest-by-chart = Chơi tốt nhất theo bảng
lab-nearest-nearer = Người chơi gần hơn
lab-nearest-tied = gần đích như nhau
lab-nearest-farther = nhà cái gần hơn
lab-nearest-chart = Bảng tốt nhất theo tổng quyết định
lab-nearest-legend = H rút, S dằn
lab-nearest-total =
    { $soft ->
        [yes] { $total } mềm
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] { $total } mềm tính là { $scored }
       *[no] { $total } tính là { $scored }
    }
lab-nearest-two-cards = Hai lá theo giá trị chính xác
lab-nearest-two-cards-says = Mọi cặp hai lá còn được chọn, kèm nước tốt hơn; giá trị của mỗi nước ghi phía sau.

## Legal profiles in the rule lab

lab-profile = So với hồ sơ pháp lý
lab-profile-purpose = Các điều khoản của luật và thông lệ, từng điều một. Không có gì ở đây là tư vấn pháp lý: mỗi điều nói lấy từ đâu, và chắc tới mức nào.
lab-profile-which = Hồ sơ nào
lab-profile-status = Tình trạng: { $status }.
lab-profile-answer =
    { $answer ->
        [pass] đạt
        [fail] không đạt
        [undecided] chưa rõ
       *[other] không áp dụng
    }
lab-profile-player = Người chơi
lab-profile-mend = Thay đổi gần nhất:
lab-profile-mended = Tất cả các thay đổi này cùng lúc:
lab-profile-keys = { $n } khóa
lab-profile-still = Vẫn không đạt: { $failing }.
lab-profile-apply = Đổi
lab-profile-pricing = Đang tính giá…
lab-profile-free = Không đổi giá nào.
lab-profile-costs = Tiền cược của người chơi thành { $ev }, thay đổi { $by }.
lab-profile-source =
    { $source } · { $sure ->
        [V] thấy trong chính văn bản
        [S] nguồn thứ cấp nghiêm túc
        [S-q] nguồn thứ cấp có trích lời
        [S-x] các nguồn trái nhau
        [L] nguồn kém tin cậy
        [M] theo trí nhớ
       *[I] suy ra
    }

## The bank in the rule lab

lab-bank-chair = Nhà cái ở một bàn
lab-bank-chair-says = Một nhà cái có thể không bao hết, và mỗi chỗ trong thứ tự thanh toán mất gì. Cái gì chính xác là chính xác; mức bao, dao động và rủi ro là mô phỏng, kèm sai số chuẩn.
lab-circles = Số ô có cược
lab-each-wager = Tiền cược mỗi ô
lab-each-buster = Buster mỗi ô
lab-bank-wager = Tiền cái
lab-sit-in-bank = Ngồi làm cái
lab-simulated = Đã mô phỏng
lab-simulating = đã chia { $rounds } ván…
lab-simulated-rounds = Đã chia { $rounds } ván.
lab-if-covered = Trông đợi mỗi ván nếu bao hết (chính xác)
lab-bank-wins = Nhà cái này thắng mỗi ván
lab-after-fee = Sau phí { $fee }
lab-round-swings = Một ván dao động
lab-broken = Cái mất tới chip cuối trong
lab-short = Có phần không được tính trong
lab-uncovered = Phần tiền cược không được tính
lab-session = Trong { $hours } giờ, { $rounds } ván
lab-bankroll = Vốn đủ cho 19 trên 20 buổi
lab-bankroll-99 = Cho 99 trên 100
lab-ruin = Xác suất mất { $amount } trong một buổi
lab-seats-of-settlement = Chỗ trong thứ tự thanh toán
lab-seats-plot = Ô được thanh toán thứ nhất, thứ hai và tiếp theo thắng hay thua bao nhiêu mỗi ván, kèm hai sai số chuẩn mỗi bên
lab-seats-says = Ô thanh toán sau có thể thắng mà tiền cái không còn gì.
lab-settled =
    { $place ->
        [1] thanh toán đầu tiên
        [2] thứ hai
        [3] thứ ba
        [4] thứ tư
        [5] thứ năm
        [6] thứ sáu
       *[other] sau cùng
    }
