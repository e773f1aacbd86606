## Vietnamese: what the command line says, and why a command did not do what it was asked for.

command-at = { $place }: { $why }
command-unsound = { $problems }
command-refused = { $why } ({ $clause })
command-differs = trọng tài và bộ mô phỏng khác nhau: { $why }
command-place = { $place }: { $why }
archive-what = Hãy nói phải làm gì: --before đóng gói, --remove lấy phần đã đóng gói ra khỏi sổ đang dùng, --list và --check xem các kho lưu.
archive-nothing = Trước ngày đó không có gì đã niêm mà chưa ở trong kho lưu.
archive-row = { $file }: { $records } bản ghi, { $from } đến { $to }, { $bytes } byte{ $state ->
    [broken] : không còn như lúc đóng gói
   *[sound] { "" }
  }
archive-removed = Đã lấy { $records } bản ghi ra khỏi sổ đang dùng; chúng được đọc từ kho lưu.
command-backed-up = { $bytes } byte nằm trong { $to }. `cardroom verify` kiểm nó.
command-restored = { $copy } đã vào chỗ của sổ: { $books }. `cardroom verify` kiểm nó.
command-kept = Những gì ở đó trước được giữ thành { $kept }.
command-restore-file = Bản sao được khôi phục vào thư mục: { $address } là cơ sở dữ liệu. PostgreSQL tự khôi phục bằng psql hoặc pg_restore.
command-in-doubt = Phòng đã dừng: { $why }. Hãy xem lại đĩa, rồi mở lại phòng.
command-backup-exists = { $to } đã có: bản sao lưu không bao giờ ghi đè lên gì.
command-no-database = --database nhận địa chỉ như postgres://user@host/name; thư mục { $text } thì đưa với --data
command-books-twice = Nêu sổ một lần: nêu thẳng, với --data, hoặc với --database.
command-no-books = Không có sổ trong { $file }.
command-sound = { $rulebook }: ổn
command-sound-template = { $rulebook }: là mẫu thì ổn; trước khi chia được, sòng bài phải chọn (D10):
command-no-clause = Không có điều khoản { $id }. `cardroom clause` liệt kê tất cả.
command-no-language = Ở đây không nói tiếng “{ $language }”. Có { $ours }.
command-clause-source = Nguồn: { $source }
command-clause-by-people = Phần mềm không cưỡng chế: { $why }
command-step-refused = Bị từ chối: "{ $step }". { $why }
command-no-text = không phải chữ UTF-8
command-standard-input = đầu vào chuẩn
command-unusable = không dùng được bộ luật này
    { $why }
command-impossible = { $file }: cảnh báo: nhiều lá { $card } hơn { $decks } bộ bài có
collusion-round = bàn { $table }, từ bản ghi { $from }, { $day }
collusion-found = { $found ->
    [0] Không có gì đáng xem.
   *[other] { $found } điều tìm thấy. Không chứng minh gì: hãy xem các ván.
  }
command-exported = { $records } bản ghi và { $rounds } ván nằm trong { $out }.
command-export-exists = { $out } đã có: bản xuất không bao giờ ghi đè lên gì.
command-no-table = Trong { $books } không có gì của bàn { $table }.
command-unopened = sổ của sòng không ghi là bàn { $table } đã được mở
command-no-limit = bàn { $table }: mức cược của nó không có trong tệp sòng
command-sign-limit = { $rulebook } không có mức cược như vậy; có { $has } (HE-2)
command-sign-blackjack = { $rulebook } là blackjack: mức cược đi với --schedule (RND-4)
command-sign-schedule = { $rulebook } không có phương án phí { $option }; có { $options ->
    [0] không phương án nào
   *[other] { $has }
  } (RND-4)
command-wrote = đã ghi { $file }
command-no-number = { $text } không phải số
command-within = lớn hơn 0, giữa { $least } và { $most }
command-no-rank = “{ $part }” không giống 5=20: số của lá và còn bao nhiêu
command-rank-twice = “{ $part }”: số đó nêu hai lần
command-rank-full = “{ $part }”: hộp bài đầy chỉ có { $full }
command-whole-number = số nguyên từ 1 đến 1e15
command-fresh-shoes = mô phỏng bắt đầu từ hộp bài mới: --composition và --without dành cho odds
command-connected = { $players } người chơi đã nối trong { $seconds } giây
command-flood-here = kết nối chỉ để chiếm chỗ thì chỉ nối tới chính máy này, theo địa chỉ như 127.0.0.1:8080, không phải tới { $server }
command-no-answer = máy chủ không trả lời
command-no-guest = không có khách: { $body }
command-gone = máy chủ đã mất
command-levels = log = "{ $text }": nhật ký kể error, warn, info, debug hoặc trace, và những gì đứng trước mức đó
command-decision = decision_seconds = { $seconds }: một quyết định mất từ 1 giây đến một giờ
command-tls-pair = Chứng chỉ cần khóa của nó, và khóa cần chứng chỉ: --tls-cert và --tls-key.
command-node-name = “{ $name }” không thể là tên node: chữ, số, - và _, nhiều nhất 32.
command-net = “{ $text }” không phải địa chỉ cũng không phải dải địa chỉ, như 192.0.2.7 hoặc 10.0.0.0/8.
command-time-of-day = “{ $text }” không phải giờ trong ngày: 04:30
command-metrics = Số liệu cho phòng máy ở { $link }
command-no-listening = không nghe được ở { $address }: { $why }
command-not-opened = Phòng chưa mở, và không mở.
command-claim = Chỉ một lần, cho tài khoản quản lý: { $link }
command-open = Phòng đã mở ở { $link } với { $tables } bàn. Chỉ là tiền chơi, không phải tiền thật.
command-no-signals = không nghe được tín hiệu: { $why }
command-closed = Phòng đã đóng. Mọi ván ở nguyên chỗ đó.
command-hurried = được bảo dừng hai lần nên không chờ
command-no-time = không còn thời gian cho việc đó
command-closed-waiting = Phòng đã đóng. { $tables } bàn còn đang chờ sổ ({ $why }): không gì đã xác nhận bị mất, và lần mở sau đi tiếp từ những gì đã ghi.

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · { $rounds } ván một ô từ { $shoes } hộp bài trong { $seconds } giây ({ $speed } triệu mỗi giây)
sim-simulated = mô phỏng
sim-compared = (số ván trước khi lá cắt có ảnh hưởng: { $rounds })
sim-exact = chính xác
sim-apart = cách nhau { $errors } sai số chuẩn
sim-all-rounds = mọi ván
sim-swing = độ lệch chuẩn của một ván { $sd }
sim-table = { $rulebook } · { $decks } · { $circles } ô { $wager } tiền cược với { $buster } Buster chống nhà cái { $bank } · { $rounds } ván trong { $seconds } giây
sim-bank-wins = nhà cái thắng
sim-bank-wins-of = { $mean } ± { $error } đô la mỗi ván (độ lệch chuẩn { $sd }); { $covered } nếu bao hết
sim-fees = phí mỗi ván
sim-fees-of = nhà cái { $bank }, người chơi { $players } (phương án { $option })
sim-uncovered = không được bao
sim-uncovered-of = { $share } của mọi tiền cược; có phần thiếu trong { $short } số ván; cái cháy túi trong { $broken }
sim-circles-lose = các ô thua
sim-uncovered-there = không được bao ở đó
sim-referee = trọng tài
sim-alike = { $rounds } ván thanh toán như nhau, từng tiền cược một
equity-head = { $column ->
    [equity] phần
    [high] cao
    [low] thấp
    [scoop] ăn trọn
    [part] một phần
    [win] thắng
    [tie] huề
   *[hand] bài
  }
equity-exact = chính xác: cả { $deals } cách chia trong { $seconds } giây
equity-random = { $deals } lần chia ngẫu nhiên trong { $seconds } giây; ± là nửa khoảng tin cậy 95 %
equity-discards = { $how }; khi bỏ lá (CP-1) giữ hai lá tốt nhất trước bài ngẫu nhiên
rank-nothing = không gì
rank-whole = cả pot
rank-half = nửa pot
rank-quarter = một phần tư pot
rank-share = { $share } của pot
rank-high = cao: { $hand }  ({ $cards })
rank-low = thấp:  { $hand }  ({ $cards })
round-over-round = Cả ván, kể cả phí
round-refused = Bị từ chối:
round-bank = Nhà cái và tiền cược
round-collection = Tiền xâu
round-play = Diễn biến
round-player-dealer = Người làm cái
round-deal = Chia bài
round-seat = Ghế { $seat }
round-settlement = Thanh toán
replay-hand = ván { $key }
replay-player = người chơi { $number }
replay-stacks = — chồng chip —
replay-even = huề vốn
replay-drop = xâu: { $drop }
replay-other-stacks = tệp có chồng chip cuối khác (dòng { $line }): { $stacks }
replay-refused = bị từ chối: "{ $action }" (dòng { $line }, hành động { $number }): { $why }
rank-usual-order = { $id } cho cù lũ thắng thùng (O-5): ở đây chỉ xếp hạng theo thứ tự thường
command-keys-inside = Khóa của sổ sẽ nằm trong { $keys }, vốn ở trong { $data } cùng sổ: ai lấy một là có cả hai. Hãy nêu thư mục chỗ khác với --keys.
command-lost-written = dấu niêm viết NUMBER:HASH hoặc PIT/NUMBER:HASH, với đủ 64 chữ số mã băm
command-loss-accepted = Đã vào sổ và đã ký: của khu { $pit } các dấu niêm sau { $after } cho tới { $lost } đã mất.
command-no-seals = { $books }: không dấu niêm nào có ký; phòng mở lên sẽ ký
command-sealed = { $seals } dấu niêm trong { $to }.
command-seal-line = dòng { $line } không phải dấu niêm: { $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = không có { $path }, mà có { $beside }: sổ từng được giữ ở đây, và không lập sổ mới thay chỗ. Đưa tệp trở lại, hoặc một bản sao với “cardroom restore”; muốn phòng mới thì nêu thư mục trống
ledger-emptied = { $path } trống: sổ từng được giữ ở đây, hoặc sắp được giữ, và không lập sổ mới thay chỗ. Đưa tệp trở lại, hoặc một bản sao với “cardroom restore”; muốn phòng mới thì nêu thư mục trống
ledger-cut-short = { $path } bị cụt: chỉ có { $bytes } trên { $of } byte. Đưa tệp đủ, hoặc một bản sao với “cardroom restore”
ledger-foreign = { $path } không chứa sổ của sòng bài, và không lập sổ trong đó. Nếu là bản sao của sổ thì đã chép thiếu tệp -wal cạnh nó: hãy chép bằng “cardroom backup”
ledger-other-log = { $path }-wal thuộc về tệp khác, không phải { $path }. Đặt cả hai lại như cũ; bản sao thì đưa vào bằng “cardroom restore”, không bao giờ chép đè lên sổ
command-profile-head = { $rulebook } so với: { $name }
command-profile-status = Tình trạng: { $status }. { $note }
command-profile-answer = { $answer ->
    [pass] đạt
    [fail] KHÔNG ĐẠT
    [undecided] chưa rõ
   *[not] không áp dụng
  }
command-profile-source = Nguồn: { $source } ({ $sure })
command-profile-mend = Thay đổi gần nhất: { $changes }. Giá của người chơi thành { $ev }, { $by }.
command-profile-mend-free = Thay đổi gần nhất: { $changes }. Không đổi giá nào.
command-profile-mended = Tất cả các thay đổi này cùng lúc
command-profile-still = Vẫn không đạt, và không khóa nào sửa được: { $failing }
command-rules-one-house = một tài liệu có luật của một sòng bài; hãy nêu các bộ luật của cùng sòng
programs-head = { $rulebook }, mức cược { $option }, { $rounds } ván, ghế nào cũng là chương trình
programs-line = { $kind ->
    [newcomer] mới chơi
    [regular] khách quen
   *[expert] cao thủ
  } ({ $seats }): { $won } đô la mỗi trăm ván, ± { $error }
command-wager-chips = Tiền cược là số lớn hơn không, tròn chip { $chip }.
