## Vietnamese: what `cardroom verify` finds in the books.

verify-seal-written = dấu niêm viết NUMBER:HASH, hoặc PIT/NUMBER:HASH
verify-seal-number = { $text } không phải số của dấu niêm
verify-seal-hash = cần ít nhất tám chữ số hex đầu của mã băm
verify-record = { $log ->
    [0] sổ của sòng
   *[other] bàn { $log }
  }, bản ghi { $seq }: { $what }
verify-last-seal = Dấu niêm cuối: { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals } dấu niêm ký bằng khóa { $key }.
verify-none-signed = Không dấu niêm nào có ký.
verify-locked = Không phát lại: nội dung bản ghi bị khóa, và không có khóa của sổ (--keys). Đã kiểm mã băm, dấu niêm, chữ ký và tiền.
verify-since = Không đọc lại: { $records } bản ghi trước đó, lần kiểm trước thấy đúng. Điều gì bị đổi trong đó từ lúc ấy mà vẫn để nguyên cuối mỗi nhật ký và các dấu niêm, thì kiểm không có --since mới thấy.
verify-since-kept = Không làm lại: { $kept } báo cáo và bản tóm lược còn giữ của thời gian trước đó. Kiểm không có --since sẽ làm lại.
verify-since-seal = Đi tiếp từ dấu niêm { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }, dấu đó vẫn còn.
verify-since-other = sổ không phải sổ mà điểm mốc được lập từ đó: { $what }. Lịch sử đã bị viết lại, hoặc phần cuối đã mất: hãy kiểm không có --since
verify-checkpoint = { $file } là điểm mốc cho lần kiểm với --since.
verify-checkpoint-damaged = không phải điểm mốc, bị hư, hoặc của sổ có khóa khác
verify-checkpoint-other = điểm mốc này do { $made } lập, còn đây là { $is }: hãy kiểm không có --since, và lập cái khác
verify-checkpoint-key = điểm mốc cần khóa của sổ, mà không có (--keys)
verify-checkpoint-books = điểm mốc lập từ sổ có dấu niêm đã ký, không lập từ bản xuất
verify-key-written = { $text } không phải khóa công khai: 64 chữ số hex, hoặc tệp có chúng
verify-schema-back = sổ nói nó theo schema { $schema }, mà không phải
verify-orphans = có bút toán của nó, mà không có bản ghi đó
verify-does-not-open = nội dung không mở được bằng khóa của sổ, hoặc là thứ khác
verify-no-cashier = chip qua quầy do người không thuộc quầy làm
verify-nothing-signed = không có gì được ký
verify-unsigned = không có ký
verify-signature = không phải sòng ký
verify-other-key = sổ nêu { $said } là khóa của sòng; khóa thật là { $key }
verify-pit-end = khu { $pit } không kết thúc bằng dấu niêm { $number }, như phải có
verify-seal-version = bản ghi { $seq } của nhật ký { $log } không theo phiên bản của nó
verify-archives-unread = không đọc được ghi chép về kho lưu
verify-since-archived = điểm mốc cũ hơn phần nằm trong kho lưu: hãy kiểm không có --since
verify-turn = không có lượt { $turn } của { $wallet }, theo thứ tự đã niêm
verify-turns = { $wallet } đã có { $turns } lượt, mà ghi là { $said }
verify-checked = { $records } bản ghi trong { $seals } lần ghi có niêm, { $postings } bút toán, { $commands } lệnh phát lại, { $rounds } ván, { $cards } lá.
verify-shuffles = { $shuffles } lần xào: { $revealed } tính lại từ hạt giống đã mở, { $kept } từ hạt giống giữ kín, { $unknown } không có hạt giống ở đây.
verify-cuts = { $cuts } lần cắt của những người đã chơi{ $voided ->
    [0] .
   *[other] ; { $voided } không thành.
  }
verify-editions = { $commands } lệnh được xử theo ấn bản { $edition } của luật, khác với bây giờ.
verify-wrong = không khớp: { $what }
verify-verdict = { $wrong ->
    [0] Tất cả đều khớp.
   *[other] { $wrong } điều không khớp.
  }
verify-seal-is = dấu niêm { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } là { $is }, trước là { $was }
verify-seal-lost = Dấu niêm { $number } của khu { $pit } đã mất sau dấu niêm { $after }, cùng một cơ sở dữ liệu: có trên giấy, sòng đã ký, ở bản ghi { $seq } trong sổ của sòng.
verify-loss-unsigned = nó nói phần cuối sổ đã mất, mà sòng không ký điều đó
verify-loss-place = nó nói phần cuối sổ đã mất sau dấu niêm { $number } của khu { $pit }, mà nó không đứng sau dấu niêm ấy
verify-seal-gone = mất dấu niêm { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: sổ kết thúc ở dấu niêm { $last }
verify-empty = sổ trống: không có gì để kiểm
verify-table = bàn { $log }: { $records } bản ghi, { $rounds } ván
verify-unread = không đọc được: { $why }
verify-unreadable = không đọc được
verify-corrects-nothing = nó không sửa mục nào, hoặc sửa mục đã sửa, hoặc với số tiền khác
verify-unopened = sổ của sòng không ghi là bàn này đã được mở
verify-edition-back = xử theo ấn bản { $edition }, sau ấn bản { $before }
verify-edition-unknown = xử theo ấn bản { $edition }, ở đây không biết
verify-no-schedule = không có biểu phí như vậy
verify-decks = số bộ bài mà luật không biết
verify-set-up = không lập được: { $why }
verify-no-steps = không có bước nào
verify-otherwise = trọng tài xử { $command } ra điều khác
verify-refused = trọng tài từ chối { $command }: { $why }
verify-lies = { $account } tính ra { $held } xu, mà thực có { $counted }
verify-drop = các tài khoản hộp xâu tính ra { $dropped }, mà thực có { $lies }
verify-dues = sau đó những người nợ blind khác với luật nói (HE-7, HE-8, S-15, LB-11)
verify-dealt-in = những người được chia, hoặc đặt blind, khác với luật nói (HE-4, HE-7 đến HE-10, S-4, S-15, LB-11)
verify-comes-in = không vào ván như vậy được (HE-7, HE-8, HE-10, LB-11)
verify-moving = đổi ghế thì nợ điều khác (HE-10)
verify-coming-back = trở lại thì nợ điều khác (S-15a)
verify-other-drop = đã lấy xâu số khác
verify-leaves-with = có người rời bàn với số chip khác số mình có
verify-something = điều khác xảy ra
verify-more-or-less = nhiều hơn hoặc ít hơn xảy ra
verify-no-limit = không có mức cược như vậy
verify-otherwise-why = trọng tài xử { $command } ra điều khác: { $why }
verify-no-hand = không có ván nào bắt đầu
verify-posts = người chơi { $player } đặt điều không điều khoản nào đòi (HE-4, HE-8, S-4)
verify-hand-on = một ván bắt đầu khi đang có ván, hoặc với dưới hai người
verify-next-card = { $card } không phải lá kế tiếp của bộ bài
verify-kept-deck = hạt giống giữ của bộ bài { $deck } không phải cái đã cam kết
verify-cut-unread = một lần cắt không đọc được
verify-cut-tip = người chơi { $player } bị đòi lần cắt { $cut } của lần xào { $shuffle } sau một đầu chuỗi chưa đặt
verify-cut-unsigned = lần cắt { $cut } của lần xào { $shuffle } không có chữ ký của sòng
verify-cut-nothing = lần cắt { $cut } của lần xào { $shuffle } không được yêu cầu
verify-cut-link = điều người chơi { $player } đưa ra cho lần cắt { $cut } của lần xào { $shuffle } không nằm sau đầu chuỗi của họ, hoặc họ không ký
verify-cut-all = lần cắt { $cut } của lần xào { $shuffle } không do tất cả những người được yêu cầu làm
verify-cut-other = lần cắt { $cut } của lần xào { $shuffle } không phải trên các lá đã cam kết
verify-cut-again = lần cắt { $cut } của lần xào { $shuffle } không phải lần kế tiếp, hoặc từ lần trước chưa chia gì
verify-cut-no-more = lần xào { $shuffle } được cam kết theo cách trước khi người chơi cắt bài
verify-cut-places = người được chia khác với người đã nêu khi cắt bộ bài
verify-cut-early = một lá được chia trong lúc đang cắt bài
verify-cut-deck = chia bộ bài { $deck } trong khi lần cắt chọn { $chosen }
verify-cut-seeds = các bộ bài không chia của lần xào { $shuffle } không phải các bộ đã cam kết
verify-deck-words = chữ góp cho một bộ bài chưa cam kết
verify-deck-dealt = chia một bộ bài chưa cam kết
verify-deck-cards = các lá của bộ bài { $deck } không phải các lá đã cam kết
verify-deck-closed = mọi người đã thấy { $cards }, mà chỗ nó nằm trong bộ bài không bao giờ được mở cho họ
verify-deck-opened = một lá đã mở của bộ bài { $deck } chưa được cam kết
verify-first-line = dòng đầu không nói xuất cái gì
verify-empty-export = nó trống
verify-last-line = không có dòng cuối: thiếu một phần
verify-not-kept = hạt giống của lần xào { $shuffle } không được giữ như phải giữ
verify-missing = thiếu bản ghi { $seq } trước nó
verify-hash = mã băm không khớp với nội dung
verify-action-twice = mã lệnh { $action } của { $actor } có hai lần
verify-sum = các bút toán cộng lại { $sum } xu chứ không phải không
verify-moved = { $account } bị dời { $was } xu; theo luật là { $is }
verify-falls = { $account } xuống còn { $balance } xu
verify-total = mọi tài khoản cộng lại là { $total } xu chứ không phải không
verify-holds = { $account } ghi là { $held } xu; các bút toán tính ra { $is }
verify-renamed = một lá của người chia bài ảo bị nêu lại: lần xào cho biết lá gì (S-18)
verify-unnamed = một lá ra không nêu tên, mà người chia bài ảo biết mọi lá nó chia (ROOM-8)
verify-went-wrong = có báo lỗi của người chia bài ảo, mà nó không phạm lỗi nào (ROOM-8)
verify-seal = dấu niêm { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: { $what }
verify-seal-place = nó đứng ở chỗ của dấu niêm { $number }
verify-seal-name = { $name } không phải bản ghi
verify-sealed-twice = bản ghi { $seq } của { $log ->
    [0] sổ của sòng
   *[other] bàn { $log }
  } đã được niêm trước đó
verify-sealed-missing = thiếu bản ghi { $seq } của { $log ->
    [0] sổ của sòng
   *[other] bàn { $log }
  }
verify-seal-fit = nó không khớp với các bản ghi nó niêm và dấu niêm trước nó
verify-snapshot = ảnh chụp của nhật ký { $log } sau bản ghi { $seq }: { $what }
verify-snapshot-differs = các bản ghi tính ra điều khác
verify-unsealed = không dấu niêm nào có nó
verify-export-end = bản xuất nói kết thúc sau { $said } bản ghi; ở đây có { $records }
verify-person-is = người { $id } là { $is }, { $as_role }; sổ của sòng ghi { $name }, { $role }
verify-person-unknown = người { $id }: sổ của sòng không biết
verify-person-missing = thiếu người { $id }
verify-shuffle-twice = lần xào { $shuffle } được cam kết hai lần
verify-kept-shuffle = hạt giống giữ của lần xào { $shuffle } không phải cái đã cam kết
verify-words-late = chữ được góp vào một lần xào đang dùng
verify-words-nowhere = chữ được góp vào một lần xào chưa cam kết
verify-shuffle-never = lần xào { $shuffle } chưa bao giờ được cam kết
verify-shuffle-other = lần xào { $shuffle } không phải lần đã cam kết
verify-seed-early = một hạt giống bị mở khi bài của nó còn đang chơi
verify-seed-other = hạt giống của lần xào { $shuffle } không phải cái đã cam kết
verify-card-other = chia { $card } nơi lần xào có { $next }
verify-card-none = chia { $card } nơi lần xào không có gì
verify-one-signature = một người làm một mình điều mà theo mức của sòng phải hai người ký
verify-second-signature = đây không phải điều đã xin, hoặc không có người thứ hai được phép ký
verify-shift = mỗi lúc chỉ mở một ca, ca nào cũng mang số kế tiếp, và mỗi lần kiểm đếm thuộc một ca
verify-count-span = lần kiểm đếm bàn { $table } không bắt đầu ở chỗ lần trước kết thúc
verify-count-expected = theo sổ { $is } đã rơi vào hộp của bàn { $table }, mà phiếu kiểm đếm ghi khác
verify-count-corrects = nó sửa một dòng mà không phiếu kiểm đếm đang mở nào có
verify-count-signed = nó chốt một phiếu kiểm đếm không có, đã đổi, hoặc đã chốt trước
verify-from-guests = người chơi { $player } thắng của khách { $is } xu ở đây, mà bản ghi nói { $was } (ROOM-14)
verify-from-guests-nobody = có người để chip của khách lại quầy mà không rời bàn (ROOM-14)
verify-held = người chơi { $player } để lại quầy { $is } xu chip của khách, mà bản ghi nói { $was } (ROOM-14)

verify-private = nó chuyển cùng lúc chip của bàn riêng hoặc của khay và của { $account } (ROOM-15, ROOM-16)
verify-private-host = có người làm điều chỉ chủ bàn riêng được làm (ROOM-15)
verify-private-stranger = người chơi { $player } ngồi ở bàn riêng mà không vào bằng liên kết (ROOM-15)
verify-drawer = Một ngăn tiền của quầy được mở, dùng hoặc đóng khác với các mục trước đó.
verify-kept = cái được giữ là { $name } không khớp với các bản ghi cộng lại
verify-exam-set = nó ra hoặc đóng một kỳ thi mà người viết không được phép, hoặc bộ luật không phải bộ nó nêu
verify-sitting-began = nó bắt đầu một kỳ thi chưa ra, đã đóng, hoặc chính người đó đã bắt đầu trước rồi
verify-sitting-answer = nó là câu trả lời không cho câu nào của một bài thi, tới sau khi hết giờ, hoặc câu đó đã trả lời rồi
verify-sitting-ended = điểm bài thi của mục { $sitting } không phải điểm của các câu trả lời, hoặc kết quả đậu hay không đậu không đúng theo điểm đó
