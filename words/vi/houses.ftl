## Vietnamese: what `cardroom check` finds in a house file.

house-chosen = `{ $key }` chưa được chọn: { $decides }
house-template-says-under-choose = mẫu ghi dưới [choose] những gì nó để ngỏ
house-key-missing = thiếu khóa `{ $key }`
house-file-player-banked-blackjack = tệp này không phải cho blackjack người chơi làm cái (game = "blackjack")
house-pay-table-six-lines = bảng trả thưởng có sáu dòng: quắc với 3, 4, 5, 6, 7, và 8 lá trở lên
house-each-line-pays-1 = mỗi dòng trả một ăn từ 1 đến 100,000
house-more-cards-busted-hand = bài quắc nhiều lá hơn không được trả ít hơn
house-least-buster-bet-above = cược Buster ít nhất, { $min }, lớn hơn nhiều nhất, { $max }
house-buster-limit-amount-above = giới hạn Buster là số tiền lớn hơn không
house-decks-shoe-holds-1 = số bộ bài từ { $fewest } đến { $most }: hộp bài chứa 1 đến 8, số nhỏ trước
house-usual-number-decks-outside = số bộ bài thường dùng nằm ngoài { $fewest } đến { $most }
house-table-2-8-seats = một bàn có 2 đến 8 ghế, và một trong đó làm cái
house-circle-1-no-splitting = một ô có 1 (không tách) đến 5 tay, không phải { $hands }
house-chart-forces-hit-above = bảng buộc rút trên 16 không phải là trò này
house-bank-held-two-hands = làm cái một hoặc hai ván
house-player-holds-1-circles = một người giữ từ 1 đến { $most } ô
house-chip-unit-amount-cent = đơn vị chip là số tiền từ một xu đến $1,000
house-natural-wager-pays-comes = xì dách với tiền cược { $chip } trả { $natural }, ra lẻ dưới một xu
house-half-wager-whole-number = nửa tiền cược { $chip } không tròn xu
house-insurance-settled-peek-house = bảo hiểm thanh toán khi xem lá tẩy, mà sòng này không bao giờ xem
house-nothing-doubled-yet-doubling = không được gấp đôi, vậy mà gấp đôi ít hơn hoặc sau khi tách lại bật
house-player-per-hand-yet = mỗi tay một người, vậy mà cược ké lại bật
house-number-circles-while-people = số ô khi có người chờ phải nhỏ hơn circles_most
house-counter-clockwise-settlement-takes = thanh toán ngược chiều kim đồng hồ thì mọi cược chính trước, cược Buster ở vòng thứ hai
house-schedule-option-stands-twice = phương án phí { $option } có hai lần
house-table-limit-goes-minimum = mức cược của bàn đi từ mức tối thiểu lớn hơn không trở lên
house-limit-whole-chips = mức cược không tròn chip
house-fee-not = phí là không hoặc một số tiền, không phải { $fee }
house-collection-rates-table-limit = { $rates } mức xâu cho một mức cược của bàn; nhiều nhất năm
house-fees-missing = { $of ->
    [base] thiếu phí của cược chính
   *[action] thiếu phí của người làm cái
  }
house-gap-no-fee = khoảng trống: { $of ->
    [base] cược chính
   *[action] tổng cược
  } từ { $min } đến { $from } không có phí
house-fee-percentage = "{ $text }" là phần trăm: phí là số tiền cố định, không bao giờ là phần của tiền cược (RND-4)
house-fee-not-dollars = "{ $text }" không phải số đô la, như 0.50
house-limit-not-amount = "{ $text }" không phải số tiền cũng không phải "no limit"
house-fee-nothing-amount = phí là không hoặc một số tiền
house-bracket-ends-before-begins = khung kết thúc trước khi bắt đầu
house-brackets-overlap-ends-next = các khung chồng nhau: khung này hết ở { $to }, khung sau bắt đầu ở { $from }
house-gap-between-no-fee = khoảng trống: { $of ->
    [base] cược chính
   *[action] tổng cược
  } giữa { $to } và { $from } không có phí
house-brackets-overlap-before-no = các khung chồng nhau: khung trước không có mức trên
house-gap-above-no-fee = khoảng trống: { $of ->
    [base] cược chính
   *[action] tổng cược
  } trên { $to } không có phí; bỏ `to` ở khung cuối
house-no-bet-of-kind = { $bet ->
    [backline] ở đây không nhận cược ké, và không có phí cho nó
   *[buster] ở đây không có cược Buster
  }
house-fees-taken-before-a-card = "{ $when }" không phải "before-the-deal" cũng không phải "with-each-wager": phí lấy trước khi chia lá nào
house-side-bet-listed-name = cược phụ được ghi theo tên
house-schedule-options-numbered-1 = phương án phí đánh số từ 1
house-out-of-reason = số tiền trên { $sane } không phải số tiền của một bàn
house-sign-empty = { $key } trên bảng niêm yết để trống
house-buster-limit-whole-chips = giới hạn Buster không tròn chip { $chip }
house-below-tables-schedule-option = { $amount } dưới mức { $least } của bàn (phương án phí { $option }), mà cược Buster phải nằm trong đó
house-buster-bet-most-base = cược Buster nhiều nhất bằng cược chính, tới { $most } (phương án phí { $option }), dưới { $min }
house-extends-nothing = kế thừa "{ $id }", vốn không tồn tại
house-extends-itself = kế thừa chính nó, hoặc quá nhiều tệp nối nhau
house-extends-another-game = kế thừa "{ $id }", là tệp cho { $own } chứ không cho { $theirs }
house-key-renamed = khóa `{ $old }` nay gọi là `{ $new }`
house-template = mẫu: tệp kế thừa nó phải chọn { $open }
house-no-such-poker = không có bộ luật poker như vậy; có { $games }
house-no-such = không có bộ luật như vậy; có { $known }
house-of-another-game = tệp này cho { $game }, không phải cho blackjack người chơi làm cái (game = "blackjack")
house-no-schedule = không có biểu xâu: một bàn cần mức cược và phí
house-change-written = thay đổi viết key=value, như surrender=none
house-cannot-change = không đổi được { $key }: { $why }
house-no-such-key = tệp sòng không có khóa như vậy; có { $keys }
house-wants = { $given } không phải thứ khóa này chứa: { $wanted }
house-wants-number = số nguyên từ 0 trở lên
house-wants-boolean = true hoặc false
house-wants-two-numbers = hai số như [6, 8]
house-wants-list = danh sách như [1, 3, 6, 30, 100, 300]
house-wants-one-key = nhiều khóa; đổi một trong đó, như buster.pays
house-game-is = trò chơi là một trong { $games }, không phải "{ $named }"
house-2-seats = { $game } có 2 đến { $most } ghế
house-stud-bet-three-raises = stud luôn có một lần cược và ba lần tố
house-studs-cap-holds-two = trần của stud áp dụng cả khi còn hai người
house-file-no-limits = tệp không có [[limits]]
house-limits-dollars-lower-first = { $id }: mức cược phải là đô la, mức thấp trước
house-stud-played-pot-limit = { $id }: stud không chơi giới hạn pot
house-stud-needs-ante-bring = { $id }: stud cần ante, và bring-in tới bằng cược nhỏ
house-antes-bring-ins-stud = { $id }: ante và bring-in dành cho stud; ở đây có blind
house-bring-above-small-bet = { $id }: bring-in lớn hơn cược nhỏ
house-limit-stands-twice = mức cược { $id } có hai lần
house-file-most-limits = một tệp có nhiều nhất { $i } mức cược
house-limit-fee-nothing = { $id }: phí là không hoặc một số tiền
house-ante-above-small-bet = { $id }: ante lớn hơn cược nhỏ
house-forced-bet-amount-above = { $id }: cược bắt buộc là số tiền lớn hơn không
house-only-short-deck = chỉ với bài ngắn sòng mới chọn cù lũ có thắng thùng không
house-only-stud-hi-lo = chỉ stud cao-thấp mới có điều kiện cho phần thấp mà niêm yết có thể bỏ
house-limit-kinds = mức cược là cố định hoặc spread, có hoặc không có tối đa, hoặc tới bằng pot
house-stud-no-blinds = stud có ante và bring-in, không có blind
house-blind-above-zero = blind là số tiền lớn hơn không
house-big-below-small = blind lớn nhỏ hơn blind nhỏ
house-big-above-bet = blind lớn lớn hơn tiền cược
house-of-limit = { $id }: { $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = `{ $key }` chỉ có nghĩa nơi bài gần hơn thắng: scoring = "nearest"
house-target-range = đích từ { $low } đến { $high }
house-bank-stands-range = người làm cái dằn từ 2 đến 31
house-nearest-chart = bảng buộc rút tới { $hits }, mà ở đó bài đã dằn hoặc đã khép
house-pays-fractions = tiền cược { $chip } với tỷ lệ { $odds } ra lẻ dưới một xu
house-not-nearest = nơi bài gần hơn thắng không có điều này: `{ $key }`
house-third-parties-least = một bàn có chỗ cho ít nhất một công ty bên thứ ba, hoặc bỏ khóa này
