## Vietnamese: a round of blackjack as the house dealer tells it. `who` is the player at a circle; a hand has a number where its
## circle was split.

bj-who = { $player_is ->
    [you] Bạn
    [seat] Ghế { $seat }
   *[other] { $player }, ghế { $seat },
  }
bj-who-hand = { bj-who }{ $hand ->
    [0] { "" }
   *[other] { " " }ở tay { $hand }
  }
bj-bank-taken = { bj-who } làm cái với { $wager }, lượt { $turn }.
bj-bank-declined = { bj-who } nhường cái.
bj-bets = { $player_is ->
    [you] Bạn cược
    [seat] Ghế { $seat } cược
   *[other] { $player } cược
  }
bj-wagered = { bj-bets } { $base } ở ô { $seat }.
bj-wagered-buster = { bj-bets } { $base } và { $buster } Buster ở ô { $seat }.
bj-backlined = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } cược ké { $amount } ở ô { $seat }.
bj-taken-back = { $player_is ->
    [you] Bạn
    [seat] Ghế { $seat }
   *[other] { $player }
  } lấy lại { $amount }{ $fee_is ->
    [zero] { "" }
   *[other] {" "}và phí { $fee }
  } từ ô { $seat }.
bj-shuffled = Hộp bài đã xào: { $cards } lá.
bj-wagers-closed = Hết nhận cược. Tổng cược { $total }.
bj-fee-taken = Phí của ô { $seat }: { $amount } vào hộp xâu.
bj-bank-fee-taken = Phí của nhà cái: { $amount } vào hộp xâu.
bj-bank-fee-from-bank = Phí của nhà cái: { $amount } vào hộp xâu, trong đó { $from_bank } lấy từ tiền cái, nên cái bao ít đi chừng đó.
bj-bank-fell-short = { bj-who } không trả nổi phí làm cái { $fee } mà còn giữ đủ mức tối thiểu của bàn: ván không chia, mọi tiền cược trả lại, và mời người kế làm cái.

## Cards

bj-hole-dealt = Lá thứ hai của nhà cái nằm úp.
bj-circle = { $player_is ->
    [you] Ô { $seat } của bạn
   *[other] Ghế { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }
bj-hand-first = { bj-circle } nhận { $card }.
bj-hand-gets = { bj-circle } nhận { $card }: { $total }.
bj-bank-shows = Nhà cái ngửa { $card }.
bj-bank-draws = Nhà cái rút { $card }: { $total }.
bj-peeked-natural = Người chia bài xem lá tẩy: nhà cái có xì dách. Không ai rút.
bj-peeked-none = Người chia bài xem lá tẩy: không có xì dách.
bj-hole-shown = Lá tẩy là { $card }: nhà cái có { $total }.
bj-button = Lá tẩy tính { $count }: ghế { $seat }. Bắt đầu thanh toán từ ghế { $seat }.
bj-button-moved = Lá tẩy tính { $count }: ghế { $counted_to }, ghế đó không có cược, nên tới ghế kế tiếp có cược. Bắt đầu thanh toán từ ghế { $seat }.

bj-total = { $points }
bj-total-soft = { $points } mềm
bj-total-natural = 21.5
bj-total-over = quắc với { $points }
bj-total-scored = { $points }, hoặc { $scored } theo cách tính điểm
bj-compared-natural = xì dách
bj-compared-over = { $points }, quắc

## Moves

bj-insurance-offered = Nhà cái ngửa A: hỏi bảo hiểm quanh bàn.
bj-insured = { bj-who } mua bảo hiểm { $amount }.
bj-not-insured = { bj-who } không mua bảo hiểm.
bj-hit = { bj-who-hand } có { $total }, rút.
bj-stand = { bj-who-hand } dằn { $total }.
bj-split = { bj-who-hand } tách, thêm tiền cược thứ hai { $amount }.
bj-surrender = { bj-who-hand } đầu hàng với { $total }: mất nửa tiền cược.
bj-double = { bj-who-hand } có { $total }, gấp đôi { $less ->
    [yes] ít hơn, thêm
   *[no] thêm
  } { $amount }.

## Settlement

bj-settled = { $player_is ->
    [you] Bạn, ghế { $seat }
   *[other] Ghế { $seat }
  }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }{ $wager ->
    [backline] , cược ké
    [buster] , Buster
    [insurance] , bảo hiểm
   *[base] { "" }
  }: { $why }, { $chips }.
bj-why-bust = nhà cái quắc với { $cards } lá
bj-why-no-bust = nhà cái không quắc
bj-why-natural = nhà cái có xì dách
bj-why-no-natural = không có xì dách
bj-why-ruled = theo quyết định của giám sát
bj-why-surrendered = đã đầu hàng
bj-why-against = { $hand }{ $over ->
    [yes] ,
   *[no] { "" }
  } gặp { $bank }
bj-why-nearest = { $hand } cách { $target } là { $away }, { $bank } của nhà cái cách { $theirs }
bj-chips-paid = được trả { $amount }
bj-chips-collected = bị thu { $amount }
bj-chips-push = huề, trả lại tiền cược
bj-chips-uncovered = trả lại { $amount }: cái không bao
bj-chips-none = không ai trả ai
bj-round-even = Hết ván: nhà cái huề vốn.
bj-round-won = Hết ván: nhà cái thắng { $amount }.
bj-round-lost = Hết ván: nhà cái thua { $amount }.

## What the floor rules

bj-ruled-foul = Giám sát xử tay { $hand } của ô { $seat } là bài hỏng.
bj-ruled-loses-maximum = Tiền cược ở ô { $seat }, tay { $hand }, đã bị rút đi: tay này có thể thua mức tối đa của bàn.
bj-ruled-wins-minimum = Tiền cược ở ô { $seat }, tay { $hand }, đã bị rút đi: tay này có thể thắng mức tối thiểu của bàn.
bj-ruled-removed = Tiền cược của ghế { $seat }, tay { $hand }, đã bị rút đi: nếu tay này thua thì thua mức tối đa của bàn, nếu thắng thì thắng mức tối thiểu của bàn.
bj-ruled-wager = { $fate ->
    [return] Trả lại:
    [pay] Trả thắng:
   *[take] Thu:
  } { $wager ->
    [buster] cược Buster của ghế { $seat }.
    [backline] cược ké ghế { $seat }.
   *[base] tiền cược của ghế { $seat }, tay { $hand }.
  }
bj-ruled-void = Giám sát hủy ván; trả lại tất cả.
bj-ruled-correct = Giám sát sửa lá { $nth } của ô { $seat }{ $hand ->
    [1] { "" }
   *[other] , tay { $hand }
  }: đó là { $card }.
bj-ruled-correct-bank = Giám sát sửa lá { $nth } của nhà cái: đó là { $card }.
bj-ruled-two-circles = Theo lệnh giám sát, mỗi người hai ô.
bj-ruled-circles-again = Giám sát bỏ hạn chế hai ô.
bj-why-removed = tiền cược đã bị rút đi: tính { $amount }
bj-why-fouled = bài hỏng
bj-chips-rounded = làm tròn từ { $exact } (D25)
rounding-players-favour = lên cho chẵn { $chip }, lợi cho người chơi
rounding-banks-favour = xuống cho chẵn { $chip }, lợi cho người làm cái
rounding-nearest-chip = tới mức chẵn { $chip } gần hơn; đúng nửa thì người chơi được
bj-ruled-play-on = Ván chơi tiếp, bài nằm sao để vậy.
bj-ruled-no-look = Lần xem lá tẩy không tính: lật ra là gì thì tính là vậy, bảo hiểm để nguyên đến lúc đó.
