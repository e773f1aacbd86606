## Vietnamese: the page of a game's odds, for people who are not programmers.

report-hardly = dưới{ "\u00A0" }{ $chance }
report-title = { $game } ở { $house }
report-page-title = { $title }: xác suất
report-subtitle = Giá phải trả, từ mỗi ghế · { $rulebook } · { $shoe }
report-intro = Mọi con số là của người chơi: dấu trừ là phần người làm cái thắng. Các số là chính xác, với hộp bài mới và nhà cái bao hết mọi tiền cược.
report-best-play = Chơi tốt nhất
report-best-play-of = trên cược chính, mỗi ván, trước phí
report-best-chart = Bảng tốt nhất
report-best-chart-of = điều người ta học thuộc được
report-swing = Dao động
report-swing-of = độ lệch chuẩn của một ván, tính theo tiền cược
report-buster-bet = Cược Buster
report-buster-of = trên tiền cược Buster
report-base-wager = Cược chính
report-insurance = Bảo hiểm { $taken ->
    [sometimes] đôi khi
   *[never] không bao giờ
  } đáng mua: với hai lá hợp nhất cho nó, nó đáng giá { $worth } của cược chính.

## How a round ends.

report-outcomes = Ván kết thúc thế nào
report-outcomes-says = Với người chơi đi nước tốt nhất theo từng lá.
report-natural-paid = Xì dách, được trả
report-natural-push = Xì dách gặp xì dách: huề
report-bank-natural = Xì dách của người làm cái thu tiền cược ngay
report-surrender = Đầu hàng: mất một nửa
report-win = Thắng
report-push = Huề
report-lose = Thua
report-double-win = Gấp đôi và thắng
report-double-push = Gấp đôi và huề
report-double-lose = Gấp đôi và thua
report-split = Tách thành { $hands ->
    [2] hai
    [3] ba
    [4] bốn
   *[5] năm
  } tay
report-splits = Ván có tách trung bình thắng { $mean } của cược chính, độ lệch chuẩn { $sd }. Trung bình lúc cuối có { $wagered } lần tiền cược trên bàn.
report-results = Một ván thắng hay thua bao nhiêu, tính theo cược chính:
report-results-exact = Tất cả đều chính xác.
report-results-sampled = Ván có một tay và hai tay là chính xác. Kết quả của ván tách ba tay trở lên phân bố thế nào được tìm bằng cách chia { $rounds } ván như vậy; các xác suất trên đúng tới khoảng { $error }.

## The chart.

report-chart = Bảng tốt nhất
report-chart-says = Hàng là bài của bạn, cột là lá ngửa của người làm cái. Chỉ vào một ô để xem mỗi nước đáng giá bao nhiêu với hai lá đầu, tính theo phần tiền cược.
report-line-hard = { $total } cứng
report-line-soft = { $total } mềm
report-line-pair = { $kind }-{ $kind }
report-chart-key = S dằn · H rút · Dh, Ds gấp đôi với hai lá đầu, không thì rút hoặc dằn · Rh, Rs đầu hàng với hai lá đầu, không thì rút hoặc dằn · R đầu hàng (một tổng: với mấy lá cũng được) · P tách. Đôi không được tách nữa thì chơi theo tổng.
report-move = { $name ->
    [hit] rút
    [double] gấp đôi
    [split] tách
    [surrender] đầu hàng
   *[stand] dằn
  } { $worth }
report-move-costs = { report-move } (mất { $costs })
report-drawing = Bảng chiến thuật
report-drawing-key = S dằn · H rút · Dh/Ds gấp đôi, không thì rút/dằn · Rh/Rs đầu hàng, không thì rút/dằn · R đầu hàng · P tách

## The Buster bet.

report-buster = Cược Buster
report-buster-says = Người làm cái quắc với bao nhiêu lá.
report-cards = Số lá
report-chance = Xác suất
report-pays = Trả
report-cards-of = { $cards ->
    [8] 8 trở lên
   *[other] { $cards }
  }
report-pays-to-one = 1 ăn { $pays }
report-buster-by-up = Cược này đáng giá bao nhiêu khi đã thấy lá ngửa:
report-up-card = lá ngửa { $card }
report-no-buster = Sòng này không có cược đó.

## Fees.

report-fees = Phí: phương án { $option } ({ $min } đến { $most })
report-fees-no-limit = Phí: phương án { $option } ({ $min } đến không giới hạn)
report-posted = Tài liệu để các số này cho bảng niêm yết ở bàn; đây là số trong tệp sòng.
report-player-fee = Người chơi trả { $fee } cho mỗi ô và mỗi ván. Một ván kể cả phí tốn bao nhiêu, theo bảng tốt nhất, tính theo phần tiền cược:
report-player-fees = Người chơi trả cho mỗi tiền cược và mỗi ván: { $fees }. Một ván kể cả phí tốn bao nhiêu, theo bảng tốt nhất, tính theo phần cược chính:
report-buster-fee = Cược Buster kể cả phí riêng tốn bao nhiêu, tính theo phần tiền cược đó:
report-wager-of = tiền cược { $wager }
report-break-even = Người làm cái trả phí theo tổng cược của bàn. Từ mức này trở lên, người làm cái trông đợi thắng hơn phí của mình, với người chơi theo bảng tốt nhất:
report-action = Tổng cược
report-fee = Phí
report-pays-from = Có lời từ
report-bracket = { $from } đến { $to }
report-bracket-open = { $from } trở lên
report-never = không bao giờ trong khung này

## The player-dealer's chair.

report-bank = Ghế người làm cái
report-bank-says = { $circles } ô tiền cược { $wager }, mỗi ô { $buster } Buster, tiền cái { $bank }, phí phương án { $option }, người chơi { $players ->
    [optimal] chơi tay nào cũng tốt nhất
    [chart] theo bảng tốt nhất
   *[typical] với các lỗi thường gặp
  }. Mức bao có hạn tốn bao nhiêu và bàn đầy dao động thế nào được mô phỏng qua { $rounds } ván; trung bình còn sai lệch { $error } mỗi ván.
report-if-covered = Trông đợi mỗi ván nếu bao hết (chính xác)
report-bank-wins = Thắng mỗi ván với tiền cái này
report-bank-fee = Phí mỗi ván
report-left-round = Còn lại mỗi ván
report-left-hour = Còn lại mỗi giờ
report-hour = { $left } với { $rounds } ván
report-sd = Độ lệch chuẩn của một ván
report-broken = Số ván cái mất hết
report-short = Số ván có tiền cược không được bao đủ
report-uncovered = Phần tiền cược không được tính
report-session = Một buổi dài chừng này giờ
report-session-expected = Trông đợi trong buổi
report-session-is = { $expected }, dao động { $swing }
report-bankroll-19 = Vốn trụ được 19 trên 20 lần
report-bankroll-99 = Vốn trụ được 99 trên 100 lần
report-ruin = Xác suất mất mười lần tiền cái trong buổi
report-order = Ai thanh toán trước được trả trước. Mỗi ô thắng bao nhiêu mỗi ván theo chỗ trong thứ tự thanh toán, và bao nhiêu tiền cược của nó không được tính:
report-settled = thanh toán thứ { $place }
report-open = { $won } ({ $open } không được tính)

## What a rule costs.

report-changes = Một điều luật đáng giá bao nhiêu
report-changes-says = Mỗi lần đổi một điều luật, còn lại giữ nguyên: chênh lệch với người chơi, chơi tốt nhất. `--changes` nêu các khóa của tệp sòng.
report-change = { $key ->
    [natural] xì dách trả { $text }
    [peek] { $value ->
        [v-never] không ai xem lá tẩy
        [v-ace] chỉ xem lá tẩy khi ngửa A
       *[v-ace-or-ten] xem lá tẩy khi ngửa A hoặc 10
      }
    [must_stand] { $value ->
        [v-never] không tổng nào phải dằn
        [v-hard-19] từ 19 cứng trở lên phải dằn
       *[v-any-21] chỉ 21 phải dằn
      }
    [must_hit] { $value ->
        [v-0] không tổng nào phải rút
       *[other] từ { $text } trở xuống phải rút
      }
    [dealer_hits_soft_17] người làm cái { $value ->
        [v-true] rút
       *[v-false] dằn
      } 17 mềm
    [both_over] cả hai quắc: { $value ->
        [v-888-pushes] 8-8-8 huề
        [v-suited-789-pushes] 7-8-9 đồng chất huề
       *[v-bank-wins] luôn thua
      }
    [double] { $value ->
        [v-any] gấp đôi bất cứ hai lá nào
        [v-any-but-21] gấp đôi bất cứ hai lá nào trừ 21
        [v-never] không gấp đôi
       *[other] chỉ gấp đôi với { $span }
      }
    [double_after_split] { $value ->
        [v-true] gấp đôi sau khi tách
       *[v-false] không gấp đôi sau khi tách
      }
    [split_tens] { $value ->
        [v-same-value] tách bất cứ hai lá 10 điểm
        [v-same-rank] chỉ tách lá 10 điểm giống nhau, như K-K
       *[v-never] không tách lá 10 điểm
      }
    [split_hands] tách tới { $text } tay
    [split_hands_aces] tách A tới { $text } tay
    [split_aces_one_card] { $value ->
        [v-true] A đã tách nhận một lá
       *[v-false] A đã tách chơi như thường
      }
    [surrender] { $value ->
        [v-none] không có đầu hàng
        [v-first-two] đầu hàng với hai lá đầu
       *[v-any-time] đầu hàng lúc nào cũng được
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = Nếu người chơi đếm bài
report-counting-says = Trông đợi của người chơi thay đổi bao nhiêu khi một lá của một số đã rời hộp bài đầy. Cột lớn nghĩa là người để ý kỹ học được nhiều từ các lá đã thấy.
report-tag = { $cards } (điểm { $tag })
report-count = Cách đếm với các điểm này theo sát các hiệu ứng với tương quan { $correlation }. Người chơi có thể ngồi ngoài và chỉ cược khi cách đếm tốt nhất cho thấy lợi thế thì có lợi thế trong { $advantage } số ván và thắng { $gain } của một tiền cược mỗi ván.

## How it was worked out.

report-method = Tính như thế nào
report-method-says = Cược chính, bảng và cược Buster là chính xác: mọi bài của người chơi và mọi cách người làm cái kết thúc đều được đếm, từ hộp bài { $cards } lá, kể cả tách và tách lại, không xấp xỉ. Chơi tốt nhất là nước tốt nhất theo đúng các lá của tay bài và lá ngửa, như nhau ở các tay đã tách. Bảng là bảng tốt nhất theo tổng và đôi. Xác suất mọi kết quả cộng lại bằng một trong phạm vi { $error }. Điều gì tùy vào nhiều ô và tiền cái có hạn thì mô phỏng với cùng luật. Các con số là cho tiền chơi và để hiểu trò chơi.

## The same on a terminal.

report-short-natural-paid = xì dách được trả
report-short-natural-both = xì dách, cả hai
report-short-natural-bank = xì dách của cái
report-short-surrendered = đầu hàng
report-short-won = thắng
report-short-pushed = huề
report-short-lost = thua
report-short-double-won = gấp đôi thắng
report-short-double-pushed = gấp đôi huề
report-short-double-lost = gấp đôi thua
report-short-split = tách
report-per-unit = { $rulebook } · { $shoe } · trên mỗi đơn vị cược chính, phía người chơi
report-way-best = chơi tốt nhất theo từng lá
report-way-chart = bảng tốt nhất theo tổng và đôi
report-insurance-short = bảo hiểm: { $taken ->
    [sometimes] đáng mua với vài tay bài
   *[never] không bao giờ đáng mua
  } (tốt nhất { $best } của cược chính)
report-perfect = người chơi hoàn hảo, nhớ các tay đã tách khác, được thêm khoảng { $gain }
report-changed = Đổi một điều luật (chơi tốt nhất)
report-difference = chênh lệch { $by }
report-removal-base = Hiệu ứng khi bớt lá, cược chính
report-removal-buster = Hiệu ứng khi bớt lá, cược Buster
report-net-of-fees = Sau phí, phương án { $option }: { $fee } mỗi ô
report-net-of-fees-by-wager = Sau phí, phương án { $option }: { $fees }
report-by-buster = cược Buster, theo mức: { $cells }
report-by-wager = bảng tốt nhất, theo tiền cược: { $cells }
report-pays-from-action = có lời từ tổng cược { $action }
report-never-pays = không đủ bù phí
report-bank-fee-of = phí của cái { $fee } ({ $bracket }): { $pays }
report-tags = điểm trong ngoặc: tương quan { $correlation }; cách đếm tốt nhất: lợi thế trong { $advantage } số ván, thắng { $gain } của một tiền cược mỗi ván
report-way-swing = độ lệch chuẩn { $sd }   đã cược { $wagered }
report-ends = Ván kết thúc thế nào (chơi tốt nhất)
report-wins = Một ván thắng hay thua bao nhiêu, tính theo cược chính (chơi tốt nhất)
report-busts = Người làm cái quắc
report-results-dealt = Ván có một tay và hai tay là chính xác; đã chia ngẫu nhiên { $rounds } ván ba tay trở lên để biết phần của chúng (± một sai số chuẩn).
report-key = S dằn  H rút  Dh gấp đôi, không thì rút  Ds gấp đôi, không thì dằn  Rh/Rs đầu hàng, không thì rút/dằn
report-key-more = R đầu hàng (một tổng: với mấy lá cũng được)  P tách
report-bust = { $cards } lá { $chance }
report-buster-pays = Buster trả { $pays }: { $worth }
report-given-up = khi biết lá ngửa: { $ups }
report-chair = Ghế người làm cái: { $circles } ô tiền cược { $wager }, { $buster } Buster, tiền cái { $bank }, phương án { $option }
report-chair-wins = thắng { $mean } ± { $error } đô la mỗi ván ({ $covered } nếu bao hết, chính xác), độ lệch chuẩn { $sd }
report-chair-after = sau phí { $fee }: { $round } mỗi ván, { $hour } ± { $error } mỗi giờ với { $rounds } ván
report-chair-risks = cái cháy túi trong { $broken } số ván, có phần không được bao trong { $short }, { $uncovered } của mọi tiền cược không được bao
report-chair-order = các ô thắng, theo thứ tự thanh toán: { $order }
report-chair-session = { $hours } giờ: { $expected }, dao động { $swing }; vốn cho rủi ro 5 % { $five }, cho 1 % { $one }; mất mười lần tiền cái: { $ruin }
report-decks = { $decks } bộ bài
report-shoe-left = { $decks }, còn lại { $cards } lá
report-against = { $hand } gặp { $up } · { $rulebook }, { $decks }
report-is-best = tốt nhất
report-costs = mất { $costs }
report-has-natural = Người làm cái có xì dách { $chance } số lần: { $peeked ->
    [yes] xem lá tẩy trước, và các số này là khi không có
   *[no] không ai xem trước khi bạn chơi, và các số này có kể cả
  }.

## Where the nearer hand wins

report-nearest-only = { $rulebook }: nơi bài gần hơn thắng thì chỉ có giá từ hộp bài mới, theo từng lá và theo bảng, không hỏi gì khác được
report-nearest-way = gần hơn { $nearer }, gần như nhau { $tied }, xa hơn { $farther }; độ lệch chuẩn { $sd }
report-nearest-chart = Bảng tốt nhất theo tổng quyết định, gần { $target } nhất: H rút, S dằn
report-rounding = Tiền trả thưởng mà chip không đếm ra được thì làm tròn { $rounds } (D25). Các con số này theo tỷ lệ niêm yết; làm tròn thì kết quả tùy tiền cược: hỏi với --wager, hoặc xem các mức cược sau phí.
report-rounding-at = Tiền trả thưởng mà chip không đếm ra được thì làm tròn { $rounds } (D25). Các con số này đúng cho cược chính { $wager }.
