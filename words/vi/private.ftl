## Vietnamese: private tables: what happens there, and what nobody does there (ROOM-15).

private-entered = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } vào bằng liên kết.
private-pauses = { $pauses ->
    [yes] { $player_is ->
        [you] Bạn
       *[other] { $player }
      } tạm dừng bàn.
   *[no] Bàn chơi tiếp.
  }
private-seats = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } được xếp ghế { $seat }.
private-removes = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } được mời ra.
private-no-private = Việc đó chỉ làm ở bàn riêng.
private-no-code = Đây là bàn riêng: hãy vào bằng liên kết. Ai bị chủ bàn mời ra thì không vào lại bằng liên kết được.
private-not-in = Bàn { $table } là bàn riêng: hãy vào bằng liên kết.
private-no-host = Việc đó dành cho chủ bàn.
private-no-self = Chủ bàn thì rời bàn, hoặc đóng bàn.
private-no-more = Mỗi lần đem vào bàn này nhiều nhất { $most }.
private-full = Đã có { $most } người vào bằng liên kết này, không nhận thêm ai.
private-too-many = Bạn đang mở { $most } bàn riêng: hãy đóng một bàn trước.
private-unused = Một ngày không ai dùng.
private-closed = Chủ bàn đã đóng.
