## Vietnamese: the sign on a table (RND-1, PFEE-2).

sign-schedule = { $house } · biểu xâu, phương án { $option }
sign-limit = { $house } · { $limit }
sign-as-posted = { $text }
sign-listed-bet = { $name }: { $limit }; không có ở bàn này.
sign-example-schedule = Tài liệu để { $by ->
    [house] sòng
   *[other] { $by }
  } định mức cược và phí: các số trên bảng này là ví dụ, phải đổi thành số được niêm yết.
sign-amount = { $amount }
sign-number = { $number }
sign-odds = { $odds }
sign-none = không
sign-never = không bao giờ
sign-range = { $min }–{ $max }
sign-no-limit = { $min }–không giới hạn
sign-and-more = { $from }+

## Blackjack: wagers and fees

sign-wagers = Tiền cược
sign-table-limit = Mức cược của bàn
sign-bank-wager = Tiền cái của người làm cái
sign-no-maximum = { $min } trở lên, không tối đa
sign-buster-bet = Cược Buster
sign-buster-range = { $min }–{ $max }, nhiều nhất bằng cược chính
sign-buster-least = { $min } trở lên, nhiều nhất bằng cược chính
sign-buster-most = tới { $max }, nhiều nhất bằng cược chính
sign-buster-within-limit = trong mức cược của bàn, nhiều nhất bằng cược chính
sign-buster-base-wager = nhiều nhất bằng cược chính
sign-collection-before-deal = Tiền xâu, lấy trước khi chia
sign-players = Người chơi
sign-player-dealer = Người làm cái
sign-per-circle = { $fee } cho mỗi lần cược ở mỗi ô
sign-fee-base = Cược chính
sign-fee-base-of = Cược chính { $wager }
sign-fee-backline = Cược ké
sign-collection-with-wager = Tiền xâu, lấy cùng mỗi lần cược; của người làm cái trước khi chia
sign-bank-action = Người làm cái, tổng cược của bàn { $action }

## Blackjack: what it pays, and how it is played

sign-pays = Trả
sign-natural = Xì dách (A và lá 10 điểm trong hai lá đầu)
sign-insurance = Bảo hiểm, nửa tiền cược, khi cái ngửa A
sign-buster-pays = Buster, người làm cái quắc với { $cards ->
    [8] 8 lá trở lên
   *[other] { $cards } lá
  }
sign-play = Cách chơi
sign-hole-card-checked = Xem lá tẩy có xì dách không
sign-under-ace = khi cái ngửa A
sign-under-ace-or-ten = khi cái ngửa A hoặc lá 10 điểm
sign-must-hit = phải rút từ { $hits } cứng trở xuống
sign-players-as-they-like = tùy ý, { sign-must-hit }
sign-players-hard-19 = phải dằn từ 19 cứng trở lên, { sign-must-hit }
sign-players-21 = phải dằn 21, { sign-must-hit }
sign-bank-hits-soft-17 = rút 17 mềm, dằn từ 17 cứng trở lên
sign-bank-stands-soft-17 = dằn 17 mềm, dằn từ 17 cứng trở lên
sign-nearest-wins = Bài gần { $target } hơn
sign-nearest-tie = Gần đích như nhau
sign-nearest-push = huề
sign-nearest-bank = người làm cái thắng
sign-nearest-chart = rút hoặc dằn{ $hits ->
    [0] { "" }
   *[other] , phải rút từ { $hits } trở xuống
  }{ $from ->
    [0] { "" }
   *[other] , phải dằn từ { $from } trở lên
  }
sign-nearest-stands = rút cho tới khi có { $from } hoặc bài khép lại
sign-surrender = Đầu hàng
sign-not-offered = không có
sign-surrender-first-two = nửa tiền cược, với hai lá đầu
sign-surrender-any-time = nửa tiền cược, lúc nào còn 20 trở xuống
sign-backline-bets = Cược ké
sign-on-base-wager = trên cược chính

## Poker

sign-bets = Mức cược
sign-early-rounds = Các vòng đầu
sign-later-rounds = Các vòng sau
sign-any-round = Mọi vòng
sign-bets-to = { $min } đến { $max }
sign-bets-to-stack = { $min } đến hết chip trước mặt
sign-bets-to-pot = { $min } đến bằng pot
sign-cap = Trần
sign-no-cap = không có trần
sign-raises = một lần cược và { $raises } lần tố
sign-raises-uncapped = một lần cược và { $raises } lần tố; còn hai người thì không có trần
sign-all-in-for-less = All-in thiếu
sign-short-of-minimum = tố thiếu mức tối thiểu không mở lại vòng cược
sign-half-bet = từ nửa cược trở lên tính là cược đủ
sign-full-bet = chỉ cược đủ mới mở lại vòng cược
sign-before-deal = Trước khi chia
sign-small-blind = Blind nhỏ
sign-big-blind = Blind lớn
sign-ante = Ante
sign-forced-bet = Cược bắt buộc
sign-collection-from-pot = Tiền xâu, lấy từ pot mỗi ván một lần
sign-six-players = Tới 6 người
sign-seven-players = 7 người trở lên
sign-what-wins = Bài thắng
sign-wins = { $wins ->
    [high] bài cao nhất
    [short-deck] bài cao nhất, theo thứ tự bài ngắn
    [high-low] nửa cho bài cao nhất, nửa cho bài thấp nhất từ 8 trở xuống
    [high-any-low] nửa cho bài cao nhất, nửa cho bài thấp nhất
    [ace-to-five] bài thấp nhất, A đến 5
    [deuce-to-seven] bài thấp nhất, 2 đến 7
   *[badugi] các lá thấp nhất khác số và khác chất
  }
sign-seats = Số ghế
sign-joker = Bộ bài có joker.
sign-short-deck = Ba mươi sáu lá, 6 đến A; A cũng đứng dưới 6.
sign-flush-first = Thùng thắng cù lũ.
sign-full-house-first = Cù lũ thắng thùng.
sign-any-low = Bài nào cũng tính được cho phần thấp: không đòi 8 trở xuống.
sign-sevens = Bài 7 trở xuống phải cược sau khi đổi.
sign-no-interest = Sòng không có quyền lợi gì trong kết quả ván bài.

## Limits of poker

limit-fixed = { $small }/{ $big } mức cố định
limit-spread = { $min }–{ $max } mức spread
limit-none = { $min }–không giới hạn
limit-pot = { $min }–giới hạn pot
sign-rounding = Phần chip không đếm ra được
