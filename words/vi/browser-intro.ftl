# The Vietnamese of the introduction: what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] Một ván làm người chơi
   *[other] Một ván làm cái
  }
intro-purpose = Hai ván đã chơi thật, trong nửa phút. Bạn làm theo một trong những người chơi.
intro-skip = Bỏ qua
intro-felt = Ván đầu của bạn
intro-begin = { $round ->
    [1] Một người làm cái, mọi người khác cược với người đó.
   *[other] Giờ bạn làm cái: tất cả cược với bạn.
  }
intro-bank = Làm cái { $amount }
intro-bet = Cược { $base }, và { $buster } Buster
intro-move = { $move ->
    [hit] Rút
    [stand] Dằn
    [split] Tách
    [surrender] Đầu hàng
   *[other] Gấp đôi
  }
intro-on = Tiếp tục
intro-now-bank = Giờ làm cái
intro-play = Tới các bàn
intro-again = Lần nữa
