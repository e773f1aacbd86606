## Dealer school: what is asked, how it comes out, and the page.
school-no-drill = { $rulebook } không có bài tập { $drill }.
school-no-file = Tệp này không hỏi thành câu được.
school-asks-total = Hô điểm tay bài này.
school-asks-draws = Bài của người làm cái đã ngửa.
school-asks-button = Lá tẩy đã lật. Đặt nút action.
school-asks-collection = Hết nhận cược. Lấy xâu.
school-asks-settle = Thanh toán cả bàn.
school-asks-worth = Thanh toán ô này.
school-asks-wrong = Một chỗ trả sai.
school-asks-blinds = Tới ván kế. Blind là { $small } và { $big }.
school-asks-action = Đang trong vòng cược.
school-asks-pots = Vòng cược đã xong. Tách các pot.
school-asks-award = Mọi tay bài đã mở. Giao pot.
school-asks-refused = “{ $what }”: trọng tài không nhận.
school-asks-stacks = Ván đã xong.
school-part-total = Bạn hô gì?
school-part-draws = Rút hay dằn?
school-part-button = Chạm ghế mà nút phải tới.
school-part-action = Tổng cược là bao nhiêu?
school-part-fees = Người chơi trả phí tổng cộng bao nhiêu?
school-part-bank-fee = Người làm cái trả bao nhiêu?
school-part-order = Chạm các ô theo thứ tự thanh toán.
school-part-line = { $line }: bạn trả hay thu bao nhiêu?
school-line = Ghế { $seat }, { $wager ->
    [base] { $hand ->
        [0] tiền cược
       *[other] tay { $hand }, tiền cược
      }
    [backline] cược ké
    [buster] cược Buster
   *[insurance] bảo hiểm
  } { $amount }
school-part-back = Bao nhiêu trong đó không có action?
school-part-wrong = Chạm chỗ trả sai.
school-part-next-button = Ván kế ai có nút?
school-part-small = Ai tới lượt đặt blind nhỏ?
school-part-big = Ai tới lượt đặt blind lớn?
school-part-posts = Ghế { $seat } đặt bao nhiêu để vào ván, sống và chết cộng lại?
school-part-turn = Action đang ở ai?
school-part-may = Người này được cược hoặc tố không?
school-part-least = Cược hoặc tố ít nhất lên bao nhiêu?
school-part-most = Nhiều nhất lên bao nhiêu?
school-part-main-pot = Pot chính có bao nhiêu?
school-part-side-pot = Pot phụ { $number } có bao nhiêu?
school-part-award = Ghế { $seat } được bao nhiêu?
school-part-steps = Chạm các bước theo thứ tự.
school-part-clause = Điều nào cấm việc đó?
school-part-stack = Giờ { $name } có bao nhiêu?
school-part-next-card = Lá kế tiếp về ai?
school-part-next-line = Kế tiếp thanh toán tiền cược của ai?
school-hit = Rút
school-stand = Dằn
school-may-raise = Được, còn cược hoặc tố được
school-no-raise = Không được cược hay tố
school-nobody = Không ai
school-clause = { $clause }
school-chair-out = tạm nghỉ
school-chair-new = mới vào, { $how }
school-chair-missed = lỡ blind, { $how }
school-chair-waits = mới, chưa vào ván
school-chair-owes = nợ blind, chưa vào ván
school-way-waits = chờ tới blind lớn
school-way-in-front = đặt blind lớn ngay
school-way-both = đặt cả hai blind
school-way-big = đặt blind lớn
school-way-same = chờ đúng vị trí cũ
school-way-kill = kill pot
school-way-right-in = được chia bài ngay
school-bracket = Tổng cược { $from } đến { $to }: người làm cái trả { $fee }
school-bracket-above = Tổng cược từ { $from }: người làm cái trả { $fee }
school-mishap = { $what ->
    [flop-over] Flop ra dư lá: { $cards }.
    [flop-early] Flop mở trước khi cược xong: { $cards }.
    [turn-early] Turn mở trước khi cược xong: { $cards }.
    [river-early] River mở trước khi cược xong: { $cards }.
    [two-burned] Đã đốt hai lá.
    [none-burned] Không đốt lá nào.
   *[other] Có sai sót với { $cards }.
  }
school-mishap-of = { $what ->
    [exposed-on-deal] { $cards } bị lật khi chia tới { $who }.
    [exposed-on-draw] { $cards } bị lật khi đổi bài cho { $who }.
    [hole-card-up] { $cards } tới { $who } làm lá tẩy mà nằm ngửa.
    [last-card-up] { $cards } tới { $who } làm lá cuối mà nằm ngửa.
    [off-table] { $cards } chia cho { $who } rơi khỏi bàn.
    [boxed] { $cards } của { $who } nằm ngửa trong bộ bài.
    [touched] { $cards } bị lật vì chạm vào người chơi được chia: { $who }.
    [short] Một tay thiếu bài: { $who }.
   *[extra] Một tay dư bài: { $who }.
  } Phải làm gì?
school-mishap-void = Giám sát tuyên chia lỗi. Phải làm gì?
school-mishap-dead = Giám sát phán một tay bài chết: { $who }. Phải làm gì?
school-why-total = { $cards } là { $total }.
school-why-hit = Người làm cái có { $total } nên rút.
school-why-stand = Người làm cái có { $total } nên dằn.
school-why-idle = Không tiền cược nào chờ tay này: người chơi nào cũng đã quắc, đã đầu hàng hoặc đã thanh toán xong. Chỉ mở lá tẩy.
school-why-sum = { $sum } cộng lại là { $total }.
school-why-bracket = { $total } nằm giữa { $from } và { $to }: phí là { $fee }.
school-why-bracket-above = Với { $total } thì phí là { $fee }.
school-why-even = 1 ăn 1: { $paid }.
school-why-taken = Thu { $taken }.
school-why-half = Nửa của { $amount } là { $taken }.
school-why-push = Huề: tiền cược nằm yên tại chỗ.
school-why-uncovered = Cái bao tới { $moved }. { $uncovered } không có action nên trả lại.
school-why-order = Thứ tự là { $seats }.
school-why-pot = { $amount }, cho { $seats }.
school-why-drop = Tiền xâu { $amount } đã trừ ra.
school-why-beaten = Bài của { $who } là { $hand }, không được gì.
school-why-turn = Tới { $who }.
school-why-open = Số lần cược và tố ở vòng này tới giờ: { $count }.
school-why-level = Mức cược đang là { $level }, và một lần cược ở vòng này là { $bet }.
school-why-button = Nút ở ghế { $before }, nay tới ghế { $seat }.
school-why-blind = Tới ghế { $seat }.
school-why-no-blind = Không ai tới lượt đặt.
school-why-posts = Ghế { $seat } đặt { $live } sống và { $dead } chết.
school-why-step = { $number }. { $step }
school-why-stack = { $name } có { $amount }.
school-why-next-card = Lá kế tiếp về ghế { $seat }.
school-title = Trường chia bài
school-intro = Học chia bài theo đúng luật của sòng. Trọng tài hỏi, bạn trả lời trên bàn, và sai chỗ nào thì hiện điều khoản chỗ đó.
school-house = Sòng
school-game = Trò chơi
school-path = Từ ngày đầu tới ngày thi
school-known = Bạn đã biết gì, từng điều khoản
school-no-clauses = Chưa có gì. Điều khoản nào gặp tới sẽ có một ô ở đây.
school-clause-known = { $id }: { $right } đúng, { $wrong } sai
school-on-device = Chỉ lưu trên thiết bị này.
school-back = ← Mọi bài tập
school-level = Cấp
school-level-of = Cấp { $level } trên { $of }
school-score = Đúng { $right } trên { $asked }
school-not-yet = Chưa thử
school-pace = { $seconds } giây mỗi câu
school-due = { $count ->
    [1] Một câu sai cần làm lại
   *[other] { $count } câu sai cần làm lại
  }
school-again = Làm lại
school-pitch = Chia trọn một ván
school-pitch-says = Người chơi tự cược và tự đi. Bạn chia, lấy xâu, hô và trả.
school-trial = Thi thử
school-trial-says = { $count } câu đủ loại. Tới cuối mới cho biết đúng sai.
school-trial-result = Đúng { $right } trên { $of }.
school-trial-passed = Vậy là đậu.
school-trial-not = Vậy là chưa đậu.
school-trial-under = Có người chơi bị trả thiếu. Thi mà trả thiếu, dù một lần, là không đậu.
school-trial-again = Thử lại
school-drill-total = Nêu điểm
school-drill-bank-draws = Nhà cái rút hay dằn
school-drill-button = Đặt nút action
school-drill-collection = Lấy xâu
school-drill-worth = Đầu hàng, gấp đôi, tách
school-drill-settle = Thanh toán cả bàn
school-drill-wrong-payment = Tìm chỗ trả sai
school-drill-blinds = Nút và blind
school-drill-action = Action và tố
school-drill-side-pots = Tách pot phụ
school-drill-award = Giao pot
school-drill-procedure = Khi có sai sót
school-done = Xong
school-next = Câu kế
school-right = Đúng.
school-wrong = Chưa đúng.
school-fewest = Và dùng ít chip nhất.
school-seconds = { $seconds } giây
school-you-said = Bạn nói { $what }.
school-over = Dư { $amount }.
school-under = Thiếu { $amount }.
school-part-of = { $n } trên { $of }
school-tap-felt = Chạm trên bàn.
school-some-belong = Có bước không thuộc về đây.
school-which-way = Chip đi hướng nào
school-pay = Trả
school-take = Thu
school-leave = Để yên
school-tray = Khay chip của bạn
school-add-chip = Thêm { $amount }
school-take-chip-back = Lấy lại một trong { $count } chip { $amount }
school-clear = Xóa
school-paid = trả { $amount }
school-taken = thu { $amount }
school-left = để yên
school-insurance = Bảo hiểm
school-bank-seat = Ghế { $seat }, nhà cái
school-nth = phải là thứ { $n }
school-here = ở đây
school-main-pot = Pot chính
school-side-pot = Pot phụ { $n }
school-collection = xâu { $amount }
school-put-in = Bỏ vào { $amount }
school-behind = còn { $amount }
school-last-hand = Ván trước đã xong.
school-had-button = đã có nút
school-posted = đã đặt { $amount }
school-i-deal = Tôi chia bài
school-stop-at-error = Dừng ở lỗi đầu tiên
school-begin-round = Bắt đầu
school-round-clean = Một ván không lỗi.
school-round-errors = { $wrong ->
    [1] Một lỗi
   *[other] { $wrong } lỗi
  } trong { $of ->
    [1] một bước
   *[other] { $of } bước
  }.
school-another-round = Ván khác
school-other-settings = Đổi cài đặt
school-asks-kill = Một người chơi muốn kill pot: { $who }.
school-asks-sevens = Mọi tay bài đã mở. Thanh toán theo luật bài 7: trước hết phần trả lại, rồi tới pot.
school-part-may-kill = Lúc này kill pot được không?
school-may-kill = Được, pot được kill
school-no-kill = Không được kill
school-kill-posts = Đặt tiền kill: { $amount } của { $who }.
school-kill-deals = Chia tiếp: lá kế tiếp về { $who }.
school-kill-opens = Bài đã chia xong. Người đi đầu là { $who }, và một lần cược là { $bet }.
school-kill-fee = Vòng đó đã xong: tiền xâu là { $fee }.
school-sum-term = { $amount } (ghế { $seat }{ $what ->
    [buster] , cược Buster
    [backline] , cược ké
   *[other] { "" }
  })
school-sign = { $what }: { $figure }
school-why-at = { $amount } theo tỷ lệ { $on } ăn { $pays } thì trả { $paid }.
school-why-kill = Chưa ai kill pot, chưa ai có lá thứ ba, và người chơi này có hai lá và đủ chip.
school-lessons = Bài học theo điều khoản
school-lessons-intro = { $count } tình huống từ chính sổ của trọng tài. Chọn một điều khoản rồi phân xử từng tình huống.
school-lessons-mixed = Tất cả các điều này, trộn lẫn
school-lessons-back = ← Mọi điều khoản
school-lessons-over = Đúng { $right } trên { $count } bài.
school-lessons-again = Làm lại từ bài đầu
school-trial-rules = { $count } câu đủ loại. Tới cuối mới cho biết đúng sai. Muốn đậu phải đúng { $needed } câu, và không người chơi nào bị trả thiếu: trả thiếu một lần là không đậu. Nếu rời đi, bài thi tiếp tục từ chỗ bạn đang làm.
school-trial-begin = Bắt đầu thi
school-part-before = ← Phần trước
school-nothing = Không gì cả
school-not-answered = Chưa trả lời.
school-read-first = Đọc luật trước
school-level-up = Giờ bạn ở cấp { $level }.
school-drill-done = Đó là cấp cuối. Bài tập này đã xong.
school-pad = Điểm loại nào
school-pad-hard = Cứng
school-pad-soft = Mềm
school-pad-over = Quắc
school-pad-scored = Theo cách tính
school-wager = Tiền cược
school-backline = Cược ké
school-backline-of = Cược ké ở ghế { $seat }
school-hand = Tay { $hand }
school-hole-card = lá tẩy
school-took-less = Thu thiếu { $amount }.
school-took-more = Thu dư { $amount }.
