## Vietnamese: what the referee refuses at a poker table, and why.

poker-no-player = không có { $who }
poker-no-player-folded = { $who } đã bỏ bài
poker-no-player-s-hand-dead = bài của { $who } là bài chết
poker-no-player-mucked-mucked-hand = { $who } đã úp bỏ, và bài úp bỏ là bài chết
poker-no-nobody-bet = giờ không tới lượt ai cược
poker-no-player-get-card-first = { $who } phải nhận lá của mình trước
poker-no-player-s-turn = giờ tới lượt { $who }
poker-no-betting-over = vòng cược đã xong
poker-no-card-forced-open-bring = lá này bị buộc mở: bring-in hoặc cược
poker-no-opening-bet-made-bring = phải có tiền cược mở: bring-in hoặc cược
poker-no-player-bet-most-all = { $who } cược nhiều nhất { $most }, all-in
poker-no-player-raise = { $who } không được tố: { $reason ->
    [chips] chip không hơn tiền cược: có thể theo all-in
    [nobody] không còn ai theo được
    [checked] đã check, và không được check rồi tố
    [called-short] chỉ theo lần cược thiếu nên về sau không tố được
    [cap] đã có một lần cược và ba lần tố
    [acted] đã hành động, và lần all-in thiếu không mở lại vòng cược
    [brings-in] chỉ có thể bring-in
   *[cannot] không tố được
  }
poker-no-size-one = mức được phép là { $amount }
poker-no-size-two = mức được phép là { $low } hoặc { $high }
poker-no-size-between = mức được phép là bất cứ số tròn chip nào từ { $min } đến { $max }
poker-no-kill-here = chỉ lowball mới kill pot
poker-no-kill-twice = pot đã được kill rồi
poker-no-kill-after-two = chỉ kill pot sau hai lá và trước lá thứ ba của bất cứ ai
poker-no-kill-chips = kill là gấp đôi blind lớn, mà không đủ chip
poker-no-blind-owed = Bạn không nợ blind nào: bạn cứ được chia bài.
poker-no-way-in = Bạn có thể vào bằng một trong các cách: { $ways }.
poker-way-right-in = được chia ngay
poker-way-wait-for-big = chờ blind lớn
poker-way-post-in-front = đặt blind trước nút
poker-way-post-both = đặt cả hai blind
poker-way-post-big = đặt blind lớn
poker-way-wait-same-position = chờ đúng vị trí cũ
poker-way-kill = kill pot
poker-no-raise-less-than-bet = tố lên { $to } là ít hơn tiền cược { $level }
poker-no-player-show-first = { $who } phải mở bài trước
poker-no-all-hands-been-shown = mọi tay bài đã mở
poker-no-hands-shown-showdown = chỉ mở bài lúc so bài
poker-no-player-s-cards-known = chưa biết bài của { $who }
poker-no-player-does-hold = { $who } không có { $card }
poker-no-card-on-table = { $card } đã nằm trên bàn
poker-no-cards-speak-once-tabled = bài đã ngửa thì tính theo lá bài
poker-no-muck-may-be-seven = { $who } là người cuối còn lại, phải mở bài: nếu là bài 7 thì tiền cược sau khi đổi phải trả lại
poker-no-player-last-left-pot = { $who } là người cuối còn lại của một pot
poker-no-card-lies-face-up = lá này nằm ngửa: phải nêu tên lá
poker-no-joker-game = trò này không có joker
poker-no-deck = { $card } không có trong bộ bài này
poker-no-taken-out-does-play = { $card } đã lấy ra và không chơi trước river
poker-no-out-deck = { $card } đã ra khỏi bộ bài
poker-no-card-named = chưa nêu lá nào
poker-no-cards-dealt = giờ không phải lúc chia bài
poker-no-player-threw-card-away = chính { $who } đã bỏ lá đó
poker-no-card-burned-first = phải đốt một lá trước
poker-no-stub-made-up-again = phải lập lại bài nọc trước
poker-no-enough-cards-turn-community = không đủ bài: mở một lá chung
poker-no-player-due-cards = { $who } phải nhận { $owed } lá, không phải { $count }
poker-no-player-gets-card-everybody = { $who } nhận lá đó khi mọi người khác đã nhận đủ
poker-no-cards-left = hết bài
poker-no-card-burned = giờ không phải lúc đốt bài
poker-no-hand-is-on = Đang có ván.
poker-no-hand-needs-two-players = Một ván cần hai người có chip.
poker-no-hand-to-play = Không có ván nào đang chơi.
poker-no-somebody-kills-pot-come = Có người kill pot này để vào ván.
poker-no-you-are-here = Bạn đã ở bàn này rồi.
poker-no-seats-1 = Ghế từ 1 đến { $seats }.
poker-no-seat-taken-choose-open = Ghế { $seat } đã có người. Chọn ghế trống.
poker-no-bring-least-50-cent = Đem vào ít nhất { $least }, tròn chip 50 xu; đây là { $chips }.
poker-no-table-sit-down-first = Bạn không ở bàn này: hãy ngồi vào trước.
poker-no-nothing-added-middle-hand = Giữa ván không thêm chip; hết ván hãy đem thêm.
poker-no-count-all-in = ai đã all-in thì không còn gì phía sau để đếm, ai chưa thì còn: rút lại nước đi đã nhập nhầm, đếm, rồi nhập all-in
poker-no-cannot-brought-table-use = Không đem { $amount } vào bàn được: dùng chip 50 xu.
poker-no-you-are-not-here = Bạn không ở bàn này.
poker-no-hand-leave-over = Bạn đang trong ván: hết ván bạn sẽ rời bàn.
poker-no-hand-seats-changed-between = Bạn đang trong ván: chỉ đổi ghế giữa hai ván.
poker-no-seat-taken-none = Ghế đó đã có người, hoặc không có ghế đó.
poker-no-all-cards-player-known = đã biết hết bài của { $who }: không thiếu lá nào
poker-no-hand-over = ván đã xong
poker-no-does-lie-open-table = { $from } không nằm ngửa trên bàn
poker-no-somebody-acted-who-opens = đã có người hành động theo việc ai mở do lá đó: chơi tiếp, hoặc hủy ván
poker-no-hand-over-chips-been = ván đã xong, và chip đã giao
poker-no-player-no-hand = { $who } không có bài
poker-no-draw = giờ không phải lúc đổi bài
poker-no-dealer-burns-card-before = người chia bài đốt một lá trước khi đổi
poker-no-player-s-turn-draw = giờ tới lượt { $who } đổi bài
poker-no-everybody-drawn = mọi người đã đổi bài
poker-no-player-asked = { $who } đã xin { $count } lá
poker-no-player-draw-up-cards = mỗi người được đổi tới { $spoken } lá
poker-no-player-no-card = { $who } không có lá nào cho việc đó
poker-no-turn-draw = chưa tới lượt đổi bài
poker-no-card-been-dealt = đã chia cho người đó một lá
poker-no-another-player-acted = người khác đã hành động theo đó
poker-no-discards-stub = các lá đã bỏ nằm trong bài nọc
poker-no-player-cards-throw-away = { $who } có { $held } lá để bỏ
poker-no-knock-means-something-draw = gõ bàn chỉ có nghĩa ở trò đổi bài
poker-no-betting-complete-early-board = cược chưa xong: bài chung mở sớm là `early`
poker-no-cards-due-board = giờ không phải lúc mở bài chung
poker-no-flop-three-cards-too = flop có ba lá: flop dư lá là `over`
poker-no-board-due-cards = bài chung phải mở { $due } lá, không phải { $cards }
poker-no-board-alone-no-hand = trò này chỉ có bài chung thì không thành bài
poker-no-board-complete = bài chung chưa đủ
poker-no-card-thrown-away-after = bỏ một lá sau vòng cược flop, trước khi đốt cho turn
poker-no-player-cleared-hand = { $who } đã bỏ lá thừa
poker-no-hands-cleared = giờ không phải lúc bỏ lá thừa
poker-no-opening-bet-forced = giờ không phải lúc buộc cược mở
poker-no-hand-needs-two-players-chips = một ván cần hai người có chip
poker-no-hand-needs-two-players-least = một ván cần hai người có ít nhất bằng ante
poker-no-recorded-hand-another-room = ván ghi lại của phòng khác không có sự cố của chúng tôi
poker-no-cannot-done = giờ không làm được việc đó
poker-no-player-due-no-card = { $who } không phải nhận lá nào
poker-no-stub-made-up-first = phải lập bài nọc trước
poker-no-too-few-cards-would = sẽ còn quá ít lá để chơi hết ván: chia lại
poker-no-card-dealt-face-up = lá đó vốn được chia ngửa
poker-no-rule-holdem-omaha-pineapple = đó là luật của hold'em, Omaha và pineapple
poker-no-board-card-come = giờ không lá bài chung nào có thể ra quá sớm
poker-no-would-come-next = kế tiếp phải là { $next }, không phải { $cards }
poker-no-turn-come-too-early = turn đã ra quá sớm rồi: cược cho xong trước
poker-no-flop-being-dealt = không phải đang mở flop
poker-no-flop-three-cards-too-many = flop có ba lá: như vậy không dư
poker-no-name-card-player-should = nêu lá mà { $who } lẽ ra không có
poker-no-player-been-passed-over = { $who } không bị chia sót
poker-no-enough-cards-first-deal = không đủ bài: trước hết chia các lá cuối như ST-10 nói
poker-no-player-short-card = { $who } không thiếu lá nào
poker-no-player-short = { $who } thiếu { $passed_over } lá
poker-no-streets-stud-dealt-after = việc đó dành cho các vòng stud chia sau khi đốt
poker-no-wrong-burn-acted = đã có người hành động theo các lá của vòng: các lá ở nguyên chỗ
poker-no-wrong-burn-scrambled = các lá đốt đã trở lại bài nọc
poker-no-cards-not-in-turn = các lá của vòng không được chia theo lượt: ở nguyên chỗ
poker-no-burn-before-street-should = đốt một lá trước mỗi vòng là đúng
poker-no-enough-cards = đủ bài
poker-no-community-card-due = không phải lúc mở lá chung
poker-no-who-got-last-card = chỉ người nhận lá cuối ngửa được dừng, trước khi cược
poker-no-stop-after-bet = đã có người cược: quá trễ để all-in cho pot trước đó
poker-no-chosen-play = đã chọn chơi tiếp
poker-no-less-than-ante = { $who } có ít hơn ante
poker-no-still-to-act = { $who } còn phải hành động
poker-no-still-to-draw = { $who } còn phải đổi bài
poker-no-still-to-clear = { $who } còn phải bỏ lá thừa
poker-no-still-to-deal = còn bài phải chia
poker-no-hand-not-over = ván chưa xong: { $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

