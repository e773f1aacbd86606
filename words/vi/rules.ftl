## Vietnamese: a house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] Lá bài
    [bank] Nhà cái
    [wagers] Tiền cược và phí
    [playing] Chơi một tay bài
    [options] Gấp đôi, tách, đầu hàng, bảo hiểm
    [results] Ai thắng
    [buster] Cược Buster
   *[order] Theo thứ tự nào
  }
rules-decks = Chia từ { $decks } bộ bài; sòng cho phép { $fewest } đến { $most }.
rules-values = Lá 2 đến 9 tính theo số trên lá; 10, J, Q và K tính 10; A tính 1 hoặc 11.
rules-natural = Hai lá đầu gồm A và một lá 10 điểm là xì dách, 21.5: bài lớn nhất. Xì dách thắng được trả { $pays }.
rules-split-no-natural = Tay bài do tách mà có không bao giờ là xì dách.
rules-bank-offered = Một trong những người chơi làm cái. Cứ { $turns } ván lại mời người kế theo chiều kim đồng hồ; ai cũng có thể từ chối. Sòng không bao giờ làm cái.
rules-bank-least = Tiền cái ít nhất { $min }, không có mức tối đa.
rules-bank-covers = Nhà cái không bao giờ thắng hay thua quá số tiền đặt ra. Tiền cược thanh toán theo thứ tự; phần cái không bao nổi thì trả lại người chơi.
rules-bank-eligible = Muốn làm cái bạn phải đã chơi hai ván trước, và ván cuối đã cược ở vị trí đó; bàn mới mở thì miễn.
rules-wagers-limited = Mỗi lần cược { $min }–{ $max }, tròn chip { $chip }.
rules-wagers-unlimited = Mỗi lần cược { $min }–không giới hạn, tròn chip { $chip }.
rules-circles-any = Bạn có thể cược ở ô của mình và mọi ô không có người.
rules-circles-most = Bạn có thể cược nhiều nhất { $most } ô{ $adjacent ->
    [yes] { " " }liền nhau
   *[no] { "" }
  }.
rules-circles-waiting = Khi có người chờ, giám sát có thể hạn chế mỗi người { $most } ô.
rules-backline = { $taken ->
    [yes] Người khác có thể cược ké ô của bạn; cược đó đi theo tay đầu của bạn.
   *[no] Không có cược ké ô của người khác.
  }
rules-fees = Phí mỗi ô: { $circle_is ->
    [zero] không
   *[other] { $circle }
  }. { rules-fees-taken }
rules-fees-by-wager = Phí của người chơi: { $players }. { rules-fees-taken }
rules-fees-taken = Phí của nhà cái theo tổng cược: { $bank }. { $each ->
    [yes] Phí của người chơi lấy khi đặt cược, phí của nhà cái lấy trước khi chia; phí
   *[no] Phí lấy trước khi chia và
  } không bao giờ tùy vào ai thắng.
fees-base = cược chính { $fee_is ->
    [zero] không phí
   *[other] { $fee }
  }
fees-base-to = cược chính đến { $to } { $fee_is ->
    [zero] không phí
   *[other] { $fee }
  }
fees-base-from = cược chính từ { $from } trở lên { $fee_is ->
    [zero] không phí
   *[other] { $fee }
  }
fees-bet = { $bet ->
    [backline] cược ké
   *[buster] cược Buster
  } { $fee_is ->
    [zero] không phí
   *[other] { $fee }
  }
rules-posted-by = Tài liệu không nêu con số; những số này do { $by ->
    [house] sòng
   *[other] { $by }
  } niêm yết.
rules-playing = Người chơi hành động theo chiều kim đồng hồ từ bên trái nhà cái.{ $hit ->
    [0] { "" }
   *[other] { " " }Từ { $hit } cứng trở xuống phải rút.
  }{ $stand ->
    [hard-19] { " " }Từ 19 cứng trở lên phải dằn.
    [any-21] { " " }Mọi bài 21 phải dằn.
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] Khi cái ngửa A, người chia bài xem lá tẩy trước: cái có xì dách thì hết ván, không ai rút.
    [ace-or-ten] Khi cái ngửa A hoặc lá 10 điểm, người chia bài xem lá tẩy trước: cái có xì dách thì hết ván, không ai rút.
   *[never] Không ai xem lá tẩy trước khi người chơi hành động xong.
  }
rules-bank-draws = { $soft ->
    [yes] Nhà cái rút khi có 16 trở xuống và khi có 17 mềm, dằn khi có 17 cứng và cao hơn.
   *[no] Nhà cái rút khi có 16 trở xuống, dằn mọi bài 17 và cao hơn.
  }
rules-time-runs-out = Nếu bạn hết giờ thì làm theo điều bảng buộc, bảng không buộc thì dằn; bảo hiểm và làm cái coi như từ chối.
rules-no-doubling = Không có gấp đôi.
rules-doubling = { $on ->
    [any] Bất cứ hai lá nào
    [any-but-21] Bất cứ hai lá nào trừ 21
    [nine-to-eleven] Hai lá được 9, 10 hoặc 11 cứng
   *[ten-or-eleven] Hai lá được 10 hoặc 11 cứng
  } có thể gấp đôi, với { $less ->
    [yes] bất cứ số nào tới bằng tiền cược
   *[no] đúng bằng tiền cược
  }{ $after_split ->
    [yes] , kể cả sau khi tách
   *[no] { "" }
  }. Tay đã gấp đôi nhận đúng một lá.
rules-splitting = Được tách đôi, { $tens ->
    [same-value] kể cả bất cứ hai lá 10 điểm nào
    [same-rank] lá 10 điểm thì phải giống nhau (như K-K)
   *[never] trừ lá 10 điểm
  }; nhiều nhất { $most } tay (lá 10 điểm { $of_tens }, A { $of_aces }).
rules-split-aces = Lá A đã tách mỗi tay nhận một lá.
rules-surrender = { $when ->
    [first-two] Với hai lá đầu bạn có thể đầu hàng, mất nửa tiền cược; không được sau khi tách.
    [any-time] Khi bài còn 20 trở xuống bạn có thể đầu hàng, mất nửa tiền cược, cả sau khi rút hoặc tách; không được sau khi gấp đôi, không với lá A đã tách.
   *[none] Không có đầu hàng.
  }
rules-insurance = { $offered ->
    [yes] Khi cái ngửa A bạn có thể mua bảo hiểm bằng nửa tiền cược: trả 1 ăn 2 nếu nhà cái có xì dách.
   *[no] Không có bảo hiểm.
  }
rules-no-further-fee = Những việc này không tốn phí.
rules-natural-wins = Xì dách thắng mọi bài khác; hai bên cùng xì dách thì huề.
rules-higher-wins = Còn lại, bài cao hơn mà không quắc thắng; bằng nhau thì huề.
rules-bank-over = Nếu chỉ nhà cái quắc, bạn thắng.
rules-both-over = { $push ->
    [eights] Cả hai quắc: bạn thua, trừ khi nhà cái có ba lá 8 thì huề. Vì vậy bài đã quắc vẫn nằm trên bàn cho tới khi nhà cái xong.
    [suited-789] Cả hai quắc: bạn thua, trừ khi nhà cái có 7-8-9 đồng chất: khi đó 22 và 23 huề.
   *[none] Cả hai quắc: bạn thua.
  }
rules-deal-order = { $from ->
    [bank] Chia bắt đầu từ bên trái nhà cái; nhà cái sau cùng, lá thứ hai úp.
   *[house-dealer] Chia bắt đầu từ bên trái người chia bài của sòng; nhà cái sau cùng, lá thứ hai úp.
  }
rules-settling = { $from ->
    [bank] Lá tẩy đặt nút action: A 1, 2 đến 9 theo số, 10 là 10, J 11, Q 12, K 13, đếm theo chiều kim đồng hồ từ bên trái nhà cái, bỏ qua nhà cái. Thanh toán tiền cược theo chiều kim đồng hồ từ đó.
    [house-dealer] Lá tẩy đặt nút action: A 1, 2 đến 9 theo số, 10 là 10, J 11, Q 12, K 13, đếm theo chiều kim đồng hồ từ bên trái người chia bài của sòng, bỏ qua nhà cái. Thanh toán tiền cược theo chiều kim đồng hồ từ đó.
    [left-of-bank] Thanh toán tiền cược theo chiều kim đồng hồ từ bên trái nhà cái.
   *[no-button] Thanh toán tiền cược từ bên phải người chia bài của sòng, ghế 8 xuống tới ghế 1.
  }
rules-buster = Cược kèm cược chính, đặt trước khi chia, rằng nhà cái sẽ quắc.
rules-buster-line = { $cards ->
    [8] 8 lá trở lên 1 ăn { $pays }
   *[other] { $cards } lá 1 ăn { $pays }
  }
rules-buster-pays = Trả theo số lá trong bài của nhà cái: { $pays }.
rules-buster-least = ít nhất { $min }
rules-buster-most = nhiều nhất { $max }
rules-buster-within-limit = trong mức cược của bàn
rules-buster-base = không bao giờ quá cược chính
rules-buster-bounds = Mức cược này { $bounds }.
rules-buster-stays = Cược này vẫn còn hiệu lực dù bài của chính bạn ra sao.
rules-buster-settling = { $each ->
    [yes] Mỗi cược Buster thanh toán ngay sau cược chính của nó.
   *[no] Cược Buster thanh toán sau mọi cược chính.
  }
rules-nearest-score = Bài gần { $target } hơn thắng, trên hay dưới đều được. { $aces ->
    [0] Lá A tính 1.
    [1] Mỗi tay một lá A có thể tính 11; các lá A khác tính 1.
    [31] Mỗi lá A tính 1 hoặc 11, cách nào làm bài gần hơn.
   *[other] Mỗi tay nhiều nhất { $aces } lá A có thể tính 11; các lá A khác tính 1.
  } Không có quắc, và A với lá 10 điểm chỉ là 21.
rules-nearest-deciding = Bài phải làm gì là theo tổng cao nhất không vượt { $target }, hoặc theo tổng thấp nhất nếu tổng nào cũng vượt.
rules-nearest-closed = Bài không lấy thêm lá khi tổng thấp nhất đã tới { $target }.
rules-nearest-playing = Người chơi hành động theo chiều kim đồng hồ từ bên trái nhà cái: rút hoặc dằn.{ $hit ->
    [0] { "" }
   *[other] { " " }Tới { $hit } thì phải rút.
  }{ $stand ->
    [0] { "" }
   *[other] { " " }Từ { $stand } thì phải dằn.
  }
rules-nearest-bank = Không ai xem lá tẩy trước khi người chơi hành động xong. Nhà cái luôn chơi hết bài: rút cho tới khi có { $from } hoặc bài khép lại.
rules-nearest-nothing-else = Không có gấp đôi, không tách, không đầu hàng, không bảo hiểm và không cược Buster.
rules-nearest-wins = Bài gần hơn thắng. Nếu là bài bạn, được trả { $pays }.
rules-nearest-tie = { $tie ->
    [push] Gần đích như nhau thì huề.
    [player] Gần đích như nhau: bạn thắng, được trả { $pays }.
   *[bank] Gần đích như nhau: nhà cái thắng.
  }
rules-third-parties = Số công ty bên thứ ba ở một bàn: nhiều nhất { $most }.
rules-third-party-turns = Công ty bên thứ ba làm cái nhiều nhất { $turns } ván liên tiếp, và chỉ trở lại sau khi đã có người khác làm cái.
rules-return-needs-another = Cái chỉ trở lại một người sau khi đã có người khác làm cái.
rules-rounding = Tiền trả thưởng mà chip trên bàn không đếm ra được thì làm tròn { $rounds }.
