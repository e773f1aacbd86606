## Vietnamese: what is wrong with a scenario file or a table script.

script-no-such-schedule-option = không có phương án phí như vậy
script-shoe-1-8-decks = hộp bài có 1 đến 8 bộ bài
script-shows-which-no-clause = cho thấy "{ $clause }", vốn không phải điều khoản
script-no-seat-seats-1 = không có ghế { $seat }: ghế từ 1 đến 8
script-players-name-some-letters = tên người chơi gồm chữ hoặc số, không có ký tự điều khiển
script-no-turn-bank-held = không có lượt { $turn }: làm cái hai ván
script-wager-needs-base-buster = tiền cược cần số base, buster hoặc backline (ké)
script-base-wager-backline-bet = cược chính và cược ké là hai tiền cược: viết hai dòng
script-no-joker-game = trò này không có joker
script-action-seat-hand-verb = một hành động là SEAT[.HAND] VERB [AMOUNT], như "5.1 double 10" (ghế, tay, việc, số tiền)
script-hands-numbered-1 = tay bài đánh số từ 1
script-amount-number-dollars = số tiền không phải số đô la
script-double-takes-amount = chỉ double có số tiền
script-verbs-hit-stand-double = các việc là hit (rút), stand (dằn), double (gấp đôi), split (tách), surrender (đầu hàng), insure, no, và trong ván có giám sát: foul, removed
script-owners-template-cannot-dealt = { $rulebook } là mẫu của chủ trò chơi và không chia được (D10)
script-dealt-decks = { $rulebook } chia từ { $fewest } đến { $most } bộ bài, không phải { $decks }
script-no-schedule-option = { $rulebook } không có phương án phí { $what }
script-table-seats-1 = bàn này có ghế 1 đến { $seats }
script-bank-held-turn = ở đây làm cái { $bank_turns } lượt
script-nobody-wagers-no-round = không ai cược: không có ván
script-buster-bet-never-placed = Cược Buster không bao giờ cược ké.
script-round-over-before = ván đã xong trước "{ $text }"
script-circle-split-say-which = "{ $text }": ô đã tách; hãy nói tay nào, như { $seat }.1
script-insurance-whole-circle-no = Bảo hiểm là cho cả ô: không có tay { $hand }.
script-cards-run-out-before = hết bài trước khi ván xong
script-circle-asked-about-insurance = đang hỏi ô { $seat } về bảo hiểm
script-hand-asked = đang hỏi tay { $seat }.{ $hand }
script-bank-offered = đang mời ghế { $seat } làm cái, lượt { $turn }
script-nobody-banks = chưa ai làm cái
script-wagers-open = đang nhận cược
script-shuffle-due = phải xào bài
script-card-due = phải chia lá kế tiếp
script-peek-due = phải xem lá tẩy
script-hole-due = phải lật lá tẩy
script-payoff-due = phải trả hoặc thu tiền cược kế tiếp
script-floor-due = phải gọi giám sát
script-nobody-asked = không hỏi ai
script-action-missing-file-says = thiếu một hành động: { $whose }, mà tệp không nói gì
script-amount-refused = Số tiền bị từ chối: { $why }.
script-not-so = không phải vậy: { $found }
script-no-clause = { $clause } không phải điều khoản
script-refused-under-another-clause = bị từ chối, nhưng theo điều khoản khác: { $refusal }
script-not-refused = không bị từ chối
script-nobody-called = không ai tên { $name }
script-no-such-step-word = không có bước như vậy: dư một từ, thiếu một từ, hoặc viết sai
script-blackjack-table-schedule-limit = bàn blackjack có biểu phí, không có mức cược
script-template-cannot-dealt-d10 = { $rulebook } là mẫu và không chia được (D10)
script-no-schedule-option-here = không có phương án phí { $option }
script-house-deals-decks = sòng chia { $fewest } đến { $most } bộ bài, không phải { $decks }
script-player-not-at-table = không ở bàn
script-has-chips = { $name } có { $stack }
script-drop = trong hộp xâu có { $drop }
script-turn-1-2 = lượt là 1 hoặc 2
script-went-to = nó tới ghế { $placed }
script-cards-left = còn { $left } lá
script-circle-no-wager = ô đó không có cược
script-insurance-whole-circle-no-hand = bảo hiểm là cho cả ô: không có tay { $hand }
script-ruling-reason-because = phán quyết phải có lý do: because …
script-no-such-ruling = không có phán quyết như vậy
script-no-seat = không có ghế { $text }
script-poker-table-limit-schedule = bàn poker có mức cược, không có biểu phí
script-poker-dealt-deck = poker chia từ một bộ bài
script-poker-by-hand = ở poker ai chia cũng vậy: by_hand dành cho blackjack
script-poker-table-needs-limit = bàn poker cần mức cược; có { $known }
script-no-limit = không có mức cược { $what }; có { $known }
script-sits-out = { $name } đã tạm nghỉ rồi
script-does-sit-out = { $name } không tạm nghỉ
script-no-hand-on = không có ván nào đang chơi
script-dealers-move = chưa tới người chia bài
script-cards-missing-dealer-needs = thiếu bài: người chia bài cần thêm { $lacking }
script-more-cards-than-dealer = nhiều lá hơn người chia bài chia một lần
script-how-many-cards = mấy lá?
script-in-no-hand = { $name } không ở trong ván nào
script-nothing-call = không có gì để theo
script-bet-call = có tiền cược phải theo
script-bet-raised = đã có tiền cược: phải tố
script-nothing-raise = không có gì để tố
script-nobody-holds-many-cards = không ai có nhiều lá như vậy để bỏ
script-no-hand-begun = chưa ván nào bắt đầu
script-not-at-table = { $name } không ở bàn
script-at-seat = nó ở ghế { $button }
script-it-is = nó là { $found }
script-posts-dead-live = { $name } đặt { $dead } chết và { $live } sống
script-owes-nothing-new-missed = người ta nợ nothing, new, missed, moved hoặc big
script-it-costs = nó tốn { $costs }
script-come-way = { $name } không được vào cách đó
script-step = "{ $step }": { $what }
script-was-refused = bị từ chối: { $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = không phải số đô la, như 5 hoặc 2.50
money-fraction-of-a-cent = số tiền phải tròn xu (D1)
money-too-large = số tiền quá lớn
card-unknown = "{ $text }" không phải lá bài: viết số (2–9 T J Q K A) và chất (c d h s), như Td, hoặc Jk

## Where something is wrong with a file or a text.

problem-line = dòng { $line }: { $what }
problem-file = { $file }: { $what }
problem-file-line = { $file }:{ $line }: { $what }
problem-under = { $what } ({ $clause })
