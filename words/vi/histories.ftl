## Vietnamese: what is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = ván không có { $key }
phh-entries = { $key } có { $entries } mục cho { $players } người chơi
phh-true-or-false = { $key } là true hoặc false
phh-a-string = { $key } là một chuỗi chữ
phh-strings = { $key } là danh sách chuỗi chữ
phh-amounts = { $key } là danh sách số tiền
phh-no-amounts = { $key } có thứ không phải số tiền
phh-bad-amount = { $key }: { $number }: { $why }
phh-more-than-nothing = { $key }: tiền cược phải lớn hơn không
phh-less-than-nothing = { $key }: { $number } nhỏ hơn không
phh-unknown-key = "{ $key }" không phải khóa của lịch sử ván bài; khóa riêng của bạn bắt đầu bằng _
phh-no-clause = "{ $clause }" không phải điều khoản
phh-players = một ván có 2 đến { $most } người, không phải { $players }
phh-no-chips = { $who } không có chip

## Which game it is, and by which rules

phh-unknown-variant = biến thể "{ $variant }" không phải của chúng tôi: { $codes }
phh-variant-not-rulebooks = biến thể "{ $variant }" không phải của bộ luật, vốn cho { $game }
phh-another-variant = biến thể "{ $variant }" là { $is }, mà bộ luật cho { $game }
phh-another-game = _game là "{ $named }", mà bộ luật cho { $game }
phh-no-rulebook = không có bộ luật "{ $path }"
phh-rulebook-unsound = { $problems }
phh-no-limit = { $rulebook } không có mức cược "{ $limit }" (PFEE-3, PFEE-4)
phh-schedules = _schedule là "fixed", "spread" hoặc "pot", không phải "{ $other }" (PFEE-3, PFEE-4)
phh-schedule-no-limit = _schedule "{ $schedule }" không có mức cược "{ $limit }"
phh-not-of-limit = { $key } không phải của mức cược "{ $limit }"

## What is posted

phh-bring-in-for-stud = bring-in dành cho stud; ở đây có blind
phh-stud-no-blinds = stud có ante và bring-in, không có blind
phh-another-ante = ante { $other } không phải của bộ luật, { $ante }
phh-another-bring-in = bring-in { $other } không phải của bộ luật, { $bring_in }
phh-no-dead-blind = không ai đặt blind chết: ai lỡ thì chờ hoặc kill pot
phh-not-dead-small-blind = ante { $ante } không phải blind nhỏ chết { $small } (S-4, HE-8)
phh-dead-without-live = blind nhỏ chết { $ante } mà không có blind lớn sống { $big }
phh-neither-blind = blind { $blind } không phải blind nhỏ { $small } cũng không phải blind lớn { $big }
phh-no-blind-out-of-turn = không ai đặt blind ngoài lượt: ai vào ván thì chờ hoặc kill pot
phh-nobody-posts = không ai đặt blind
phh-one-after-the-other = blind đặt lần lượt, theo chiều kim đồng hồ từ nút
phh-small-first = blind nhỏ trước, rồi blind lớn
phh-big-in-its-place = phải có người đặt blind lớn đúng chỗ, sau blind nhỏ
phh-two-blinds = { $players } người đặt blind theo lượt, mà chỉ có hai blind

## Actions

phh-action = không đọc được hành động { $number }, "{ $action }": { $why }
phh-too-many-words = có quá nhiều từ
phh-no-such-player = "{ $word }" không phải d cũng không phải người chơi như p1
phh-no-card = "{ $text }" không phải lá bài
phh-too-many-cards = nhiều lá hơn một tay bài có thể có
phh-names-no-card = không nêu lá nào
phh-names-no-cards = không nêu các lá
phh-names-no-player = không nêu người chơi nào
phh-no-number = không có số
phh-no-verb = không có việc gì
phh-no-amount = không có số tiền
phh-its-amount = số tiền của nó: { $why }
phh-corrected-card-named = phải nêu lá được sửa
phh-dealer-has-no = người chia bài không có "{ $verb }"
phh-player-has-no = người chơi không có "{ $verb }"
