# The Vietnamese of the panel of fairness.
fair-how-poker = Trước mỗi ván sòng định sẵn tám bộ bài, từng lá một, và cho xem một dấu vân tay của tất cả. Ai được chia bài đều cắt: trình duyệt của bạn tự làm, bằng những con số trước đó không ai biết. Các lần cắt chọn bộ bài và thứ tự các lá; bảy bộ kia được mở ra, và mỗi lá được mở đều kiểm ở đây. Bài đã bỏ giữ kín mãi mãi.
fair-how-shoe = Sòng định sẵn hộp bài trước khi có ai cược, và cho xem dấu vân tay của nó. Trước mỗi ván ai có tiền cược đều cắt phần còn lại: trình duyệt của bạn tự làm, bằng những con số trước đó không ai biết. Khi hộp bài hết thì được mở ra, và mỗi lá đã ra đều kiểm ở đây.
fair-person-deals-table-real-cards = Bàn này có người chia bằng bài thật: không có gì để tính.
fair-not-playing = Hãy ngồi vào, trình duyệt của bạn sẽ cắt và kiểm mọi lần xào chia cho bạn.
fair-no-mark = Bạn chưa cắt gì: ngay khi chia bài cho bạn, trình duyệt của bạn sẽ cắt và kiểm.
fair-elsewhere = Một thiết bị khác của bạn đang cắt ở bàn này: bài chia ra được kiểm ở đó.
fair-checked-now = Trình duyệt của bạn đã kiểm gì
fair-wrong-here = Có điều sai ở bàn này. Hãy lưu bằng chứng, và đưa cho ai bạn tin.
fair-deck-number = { $mark ->
    [good] ✓ Bộ bài { $shuffle }: mọi thứ đúng
    [red] ✗ Bộ bài { $shuffle } không khớp
   *[none] Bộ bài { $shuffle }: bạn không cắt
  }
fair-shoe-number = { $mark ->
    [good] ✓ Hộp bài { $shuffle }: mọi thứ đúng
    [red] ✗ Hộp bài { $shuffle } không khớp
   *[none] Hộp bài { $shuffle }: bạn không cắt
  }
fair-so-far = Đã kiểm tới lúc này: phần còn lại khi được mở.
fair-save-proof = Lưu bằng chứng của ván này
fair-save-proof-shoe = Lưu bằng chứng của hộp bài này
fair-any = Kiểm một lần xào bất kỳ
fair-number-of-shuffle = Số của lần xào
fair-check = Kiểm tại đây
fair-what-house-published = Sòng đã công bố gì
fair-next-one = Lần kế tiếp, số { $shuffle }
fair-dealt-now = Đang chia: số { $shuffle }
fair-voided-count = Số lần cắt không thành ở bàn này: { $n }
fair-shuffle-fair = ✓ Lần xào này công bằng.
fair-shuffle-holds = ✓ Mọi điều đã công bố về lần xào này đều khớp. Chỉ những người đã chơi mới biết mình có cắt, và có thấy các lá này không.
fair-shuffle-does-not-check-out = ✗ Lần xào này không khớp.
fair-uncut = Lần này không ai cắt: chỉ có chương trình của sòng chơi.
fair-cards-fingerprints-fit-what-published = Dấu vân tay của các lá khớp với điều đã công bố trước ván.
fair-cards-fingerprints-do-not-fit = Dấu vân tay của các lá không khớp với điều đã công bố trước ván.
fair-not-cards-were-fixed = Không phải các lá đã định: { $join }.
fair-all-opened-cards-those-were = Cả { $cards } lá đã mở đều là các lá đã định.
fair-not-dealt-order-words = Không chia theo thứ tự của chữ góp: { $join }.
fair-they-came-order-everybodys-words = Các lá ra theo thứ tự mà chữ góp của mọi người cho.
fair-seed-fits-fingerprint-shown-before = Hạt giống khớp với dấu vân tay đã cho xem trước.
fair-seed-does-not-fit-fingerprint = Hạt giống không khớp với dấu vân tay đã cho xem trước.
fair-all-cards-came-order-seed = Cả { $dealt } lá ra theo thứ tự mà hạt giống và chữ góp cho.
fair-card-should-been = Lá { $astray } lẽ ra là { $order }.
fair-good-published = Bài được cắt đúng là bài sòng đã công bố trước.
fair-good-decks = Đủ số bộ bài như phải có.
fair-good-numbers = Không thiếu lần cắt nào.
fair-good-house = Sòng đã ký điều được cắt.
fair-good-among = Bạn ở trong số người cắt, và những người khác được cho biết giống như bạn.
fair-good-kept = Phần cắt của bạn vào đúng như trình duyệt của bạn đã làm.
fair-good-links = Cả { $n } lần cắt đều nằm sau điều đã đặt sẵn trước đó.
fair-good-signatures = Cả { $n } chữ ký của người cắt đều đúng.
fair-good-deck = Bộ bài nào được chia chỉ tùy vào các lần cắt.
fair-good-others = { $n } bộ bài không chia đã được mở, và bộ nào cũng đúng.
fair-good-cards = Cả { $n } lá mở cho bạn đều đã định trước khi cắt.
fair-good-order = Các lá ra theo thứ tự của lần cắt, không lá nào hai lần.
fair-good-seen = Cả { $n } lá bạn đã thấy đều nằm trong đó.
fair-good-seed = Hộp bài đúng là hộp đã công bố trước.
fair-good-shoe = { $n } lá của nó đúng là các lá của những bộ bài.
fair-good-places = Những người được chia đúng là những người mà bài được cắt cho, đúng thứ tự.
fair-good-dealt = Cả { $n } lá ra theo thứ tự của các lần cắt.
fair-bad-published = Bài được cắt không phải bài sòng đã công bố trước.
fair-bad-decks = Ít bộ bài hơn số phải có, hoặc đã cắt rồi lại cắt nữa.
fair-bad-numbers = Thiếu một lần cắt, hoặc cắt không phải trên các lá còn lại.
fair-bad-house = Sòng không ký điều được cắt bằng khóa của mình.
fair-bad-among = Bạn được cho biết về lần cắt này khác với trước, hoặc bị đòi cắt bằng thứ mà trình duyệt này chưa đặt, hoặc đã dùng rồi: do một thiết bị khác của bạn, hoặc do sòng.
fair-bad-kept = Có phần cắt dưới tên bạn mà trình duyệt này không cắt.
fair-bad-came = Sau khi phần cắt của bạn được đưa ra, không có gì tiếp theo.
fair-bad-links = Một lần cắt không phải điều đã đặt sẵn trước, hoặc thiếu của ai đó.
fair-bad-signatures = Có người cắt đã ký điều khác với bạn, hoặc không ký.
fair-bad-deck = Bộ bài được chia khác với bộ theo các lần cắt.
fair-bad-others = Một bộ bài không chia vẫn đóng, hoặc không phải bộ đúng.
fair-bad-cards = Một lá đã mở không phải lá đã định.
fair-bad-order = Một lá ra sai thứ tự, hai lần, hoặc từ đâu không rõ.
fair-bad-seen = Một lá bạn đã thấy không bao giờ được mở, hoặc không ở chỗ nó ra.
fair-bad-seed = Hộp bài không phải hộp đã công bố trước.
fair-bad-shoe = Hộp bài không có đúng các lá của những bộ bài, như lấy từ hộp ra.
fair-bad-dealt = Các lá không ra theo thứ tự của các lần cắt.
fair-bad-voided = { $n } lần cắt không thành sau khi đã yêu cầu: có người không cắt kịp, và phải cắt lại không có họ. Thỉnh thoảng kết nối chậm; nếu cứ tiếp diễn thì có người đang tìm cách lấy bộ bài khác.
fair-bad-places = Người được chia khác, hoặc theo thứ tự khác, với người mà bài được cắt cho.
fair-bad-wasted = Một lần cắt không thành sau khi mọi người đã cắt. Điều đó xảy ra khi giám sát dừng bàn hoặc còn quá ít người chơi; nếu không phải vậy, thì sòng không thích điều nó thấy.
fair-bad-named = Người ta nói bạn không cắt, dù trình duyệt của bạn đã cắt, kịp giờ: lời báo bị mất giữa đường, hoặc sòng đã bỏ ra.
fair-bad-given = Phòng không đưa ra những gì cần để kiểm.
fair-unchecked-signatures = Trình duyệt này không kiểm được chữ ký ở đây.
fair-unchecked-house = Trình duyệt này chưa thấy khóa nào của sòng, hoặc không kiểm được chữ ký ở đây: không biết sòng có ký không.
fair-unchecked-seen = Trình duyệt của bạn vắng một lúc: chỗ ra của từng lá không được kiểm.
fair-unchecked-keys = Có người cắt bằng khóa khác với lần đầu: trên thiết bị khác, hoặc là người khác.
