# The Vietnamese of the page of rules.
rules-how-played = Cách chơi
rules-otherwise-holdem = Còn lại như hold’em
rules-otherwise-seven-card-stud = Còn lại như stud 7 lá
rules-otherwise-draw-poker = Còn lại như poker đổi bài
rules-collection = Tiền xâu
rules-rules = Luật
rules-what-dealt-here-how-straight = Ở đây chia trò gì và chia thế nào, lấy thẳng từ bộ luật mỗi bàn đang dùng, kèm điều khoản sau mỗi câu.
rules-game = Trò chơi
rules-notices = Thông báo
rules-sign = Bảng niêm yết
rules-book-clauses = Sách điều khoản
rules-find = Tìm
rules-surrender-rnd-9-button = đầu hàng, RND-9, nút …
rules-no-clause-says = Không có điều khoản nào như vậy.
