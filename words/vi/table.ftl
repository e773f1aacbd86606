## Vietnamese: people at a table, whatever is played there.

table-joined = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } ngồi vào ghế { $seat } với { $chips }.
table-seated = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } ngồi vào ghế { $seat }.
table-joined-rail = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } đứng ngoài với { $chips }.
table-chips-added = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } đem thêm { $amount }.
table-counted = Đã đếm chip của { $player_is ->
    [you] bạn
   *[other] { $player }
  }: { $chips }.
table-left = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } rời bàn với { $chips }.
table-got-up = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } đứng dậy.

## The floor.

floor-signed = Hai người đã ký việc sau đây: { $by } và { $with }.
floor-ruled = { $what } { $author }: “{ $reason }”

prose = { $text }

table-moves = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } đổi sang ghế { $seat }.
table-hand-begins = Bắt đầu ván { $number }.
table-comes-in = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } { $how ->
    [right-in] được chia bài ngay
    [wait-for-big] chờ tới blind lớn
    [post-in-front] đặt blind trước nút
    [post-both] đặt cả hai blind
    [post-big] đặt blind lớn
    [wait-same-position] chờ tới đúng vị trí cũ
   *[kill] vào ván bằng cách kill pot
  }.

## Around the game: shuffles, clocks, people.

room-cut = { $players } người cắt bài.
room-cut-missing = { $player_is ->
    [you] Bạn
   *[other] { $player }
  }{ $others ->
    [0] { "" }
   *[other] {" "}và { $others } người nữa
  } không cắt kịp: những người còn lại cắt bài lại.
room-cut-voided = Lần cắt không thành: lúc này không ai được chia bài.
room-entropy-added = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } góp chữ vào lần xào { $shuffle }.
room-revealed = Hạt giống của lần xào { $shuffle } đã mở: kiểm ở mục Công bằng.
room-opened = Những lá mọi người đã thấy của bộ bài { $shuffle } đã mở: kiểm ở mục Công bằng.
room-timed-out = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } hết giờ: chơi thay theo bộ luật.
room-declared = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } khai cho bên thứ ba: { $what ->
    [brought] mang vào { $amount }
    [added] thêm { $amount }
   *[taken] mang đi { $amount }
  }.
room-sat-out = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } { $out ->
    [yes] tạm nghỉ
   *[no] chơi lại
  }.
room-leaving = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } rời bàn khi hết ván.
room-waiting = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } { $waits ->
    [yes] vào danh sách chờ
   *[no] ra khỏi danh sách chờ
  }.
room-from-guests = { $back ->
    [yes] { $player_is ->
        [you] Bạn
       *[other] { $player }
      } nhận lại từ quầy { $amount } chip của khách.
   *[no] { $player_is ->
        [you] Bạn
       *[other] { $player }
      } để lại quầy { $amount } chip của khách.
  }
room-passes-bank = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } { $passes ->
    [yes] luôn nhường cái
   *[no] muốn được mời làm cái trở lại
  }.
room-muted = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } { $muted ->
    [yes] không được trò chuyện nữa
   *[no] được trò chuyện trở lại
  }.

## What the floor does.

floor-called = { $by } gọi giám sát: “{ $text }”
floor-disputed = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } gọi giám sát{ $said ->
    [yes] : “{ $text }”
   *[no] .
  }
floor-dispute-lapsed = Giám sát chưa tới: bàn chơi tiếp, lời gọi vẫn để mở.
floor-call-taken-back = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } rút lại lời gọi giám sát.
floor-dealers-call-taken-back = { $by } rút lại lời gọi giám sát.
floor-voids-hand = Giám sát hủy ván; trả lại tất cả.
floor-declares-dead = Giám sát tuyên bài của { $player_is ->
    [you] bạn
   *[other] { $player }
  } là bài chết.
floor-corrects-card = Giám sát sửa một lá: { $from } là { $to }.
floor-pauses = { $on ->
    [yes] Giám sát tạm dừng bàn.
   *[no] Bàn chơi tiếp.
  }
floor-coming = Giám sát đang tới.
floor-heard = Giám sát đã nghe lời gọi.
floor-off-list = Giám sát gạch tên { $player_is ->
    [you] bạn
   *[other] { $player }
  } khỏi danh sách chờ.
floor-mutes = { $on ->
    [yes] Giám sát cấm { $player_is ->
        [you] bạn
       *[other] { $player }
      } nói.
   *[no] { $player_is ->
        [you] Bạn
       *[other] { $player }
      } được nói trở lại.
  }
floor-sends-away = Giám sát mời { $player_is ->
    [you] bạn
   *[other] { $player }
  } rời bàn.
floor-lets-back = { $player_is ->
    [you] Bạn
   *[other] { $player }
  } được ngồi lại bàn này.
# Between several things that are said after one another.
list-comma = {", "}
list-sentence = { $text }.
hand-player = người chơi { $number }
table-seat = ghế { $seat }
room-tapped = { $name } { $tapped ->
    [yes] vào chia bài
   *[no] đã rời chỗ chia bài
  }.
room-ruled-under = Khi có phán quyết này, { $name } đang chia bài.
room-deck-changed = { $by } đổi bộ bài khác.
room-patron = Ghế { $seat }
room-scanned = Máy đọc: { $name }.
