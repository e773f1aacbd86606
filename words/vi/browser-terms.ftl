# The Vietnamese of what words on the felt mean, for who has never been in a cardroom.
term-means = { $word ->
    [action] Nút action: bắt đầu thanh toán từ ghế này. Nút được đếm theo lá thứ hai của nhà cái, để không ai luôn là người đầu hay người cuối khi nhà cái không đủ tiền.
    [bank] Một người chơi lấy tiền của mình chơi với tất cả những người khác trong ván này. Sòng chỉ chia bài.
    [buster] Cược kèm cược chính rằng nhà cái sẽ quắc. Nhà cái quắc với càng nhiều lá, trả càng nhiều.
    [button] Nút dealer: ai ngồi đây được chia sau cùng và hành động sau cùng. Sau mỗi ván nút dời tới một ghế.
    [collection] Tiền sòng lấy cho ván này: số tiền ghi trên bảng niêm yết, pot bao nhiêu cũng vậy. Đó là tiền xâu.
    [covers] Số tiền nhà cái còn có thể thắng hoặc thua. Cược vượt quá mức đó không được tính và được trả lại.
    [drop] Phí của sòng rơi qua khe này vào hộp. Con số là tiền bàn này đã trả tới giờ; sòng không có phần trong bất cứ tiền cược nào.
    [fee] Tiền sòng lấy cho một lần cược: số tiền ghi trên bảng niêm yết, thắng hay thua cũng giữ.
    [kill] Người này đã làm mức cược gấp đôi trong một ván bằng cách đặt blind lớn hơn (kill).
    [natural] Bài lớn nhất, với hai lá đầu: xì dách thắng mọi bài khác.
   *[shoe] Những lá còn sẽ ra, từ nhiều bộ bài xào chung trong hộp bài. Tới lá cắt thì xào lại.
  }
