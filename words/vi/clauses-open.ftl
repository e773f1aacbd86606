## Vietnamese: the clauses of the open house (houses/open): games that are played everywhere, by rules of our own where no book of a
## cardroom has them.

O-1 = Ghế, nút, blind, pot, so bài và cách xử khi chia sai theo hold'em của Ocean View, hoặc ở trò có đổi bài thì theo poker đổi bài của sòng đó; nơi nói năm lá thì trò bốn lá là bốn. Không lấy xâu trừ khi tệp có ghi.
    .title = Sòng mở
    .source = Quyết định: các trò của chuẩn lịch sử ván bài, chơi trong một sòng
O-2 = Cược ít nhất bằng mức cược nhỏ nhất, tố ít nhất bằng lần cược hay lần tố trước; nhiều nhất là tất cả những gì mình có. Tệp sòng nói có giới hạn số lần tố không; ở đây không có.
    .title = Không giới hạn
    .source = Quyết định, như poker không giới hạn chơi ở mọi nơi
O-3 = Như không giới hạn, nhưng mức tố thêm nhiều nhất là số tiền ở giữa sau khi mình đã theo: pot, mọi tiền cược của vòng, và tiền mình theo.
    .title = Giới hạn pot
    .source = Quyết định, như poker giới hạn pot chơi ở mọi nơi
O-4 = Hold'em với ba mươi sáu lá: bỏ hết lá dưới 6. Blind đặt như hold'em.
    .title = Bài ngắn
    .source = Quyết định, như hold'em bài ngắn thường chơi; có nơi dùng ante và một blind
O-5 = Thùng thắng cù lũ, và sảnh thắng sám. A là cao, và đứng dưới 6 làm sảnh thấp nhất, tới 9. Sòng có thể cho cù lũ thắng thùng.
    .title = Xếp hạng bài ngắn
    .source = Quyết định, như hold'em bài ngắn thường chơi; tệp sòng có lựa chọn
O-6 = Bài thấp nhất thắng; sảnh và thùng tính là xấu, và A luôn cao, nên 5 đến A không phải sảnh. Bài tốt nhất là 7-5-4-3-2 không đồng chất.
    .title = Deuce to seven
    .source = Quyết định, như lowball deuce-to-seven chơi ở mọi nơi
O-7 = Năm lá úp không joker, một vòng cược, một lần đổi sau khi đốt, một vòng cược. Không có luật cấm check rồi tố (check-raise), không có luật bài 7 và không có kill.
    .title = Single draw
    .source = Quyết định, như lowball deuce-to-seven chơi ở mọi nơi
O-8 = Như single draw, nhưng có ba lần đổi, mỗi lần sau khi đốt, và một vòng cược sau mỗi lần: cược nhỏ trước và sau lần đổi đầu, cược lớn sau lần hai và lần ba. Mỗi lần được đổi tới hết bài của mình.
    .title = Triple draw
    .source = Quyết định, như triple draw chơi ở mọi nơi
O-9 = Bốn lá, đổi và cược như triple draw. Những lá khác số và khác chất của một người thì chơi: bốn lá thắng ba, ba thắng hai; cùng số lá thì thấp hơn thắng, so từ lá cao nhất, và A là thấp. Bài tốt nhất là 4-3-2-A bốn chất.
    .title = Badugi
    .source = Quyết định, như badugi chơi ở mọi nơi
O-10 = Khi hết lá để chia hay đốt, bài nọc được lập lại từ bài đã bỏ, các lá đốt và mọi lá đã đổi ra, trừ những lá của lần đổi đang diễn ra mà người bỏ còn chờ nhận bài; không ai nhận lại được lá mình đã bỏ trong cùng lần đổi.
    .title = Khi nhiều lần đổi mà hết bài
    .source = Quyết định: S-10, cho trò có nhiều lần đổi
O-11 = Lá bị lộ, hoặc rơi khỏi bàn, khi chia hay khi đổi thì không giữ, dù là lá gì: được thay khi mọi người khác đã nhận đủ.
    .title = Lá bị lộ ở trò đổi bài của sòng mở
    .source = Quyết định: các sách khác nhau về những lá thấp phải giữ
