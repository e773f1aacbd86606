## Vietnamese: a hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }, { $limit }
hand-stack = { $who } ({ $stack }){ $button ->
    [yes] , giữ nút
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] { " " }và all-in
   *[no] { "" }
  }
hand-checks = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } check
hand-calls = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } theo { $amount }{ hand-all-in }
hand-bets = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } cược { $to }{ hand-all-in }
hand-completes = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } bù đủ lên { $to }{ hand-all-in }
hand-raises = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } tố { $by } lên { $to }{ hand-all-in }
hand-folds = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } bỏ bài
hand-dead = bài của { $who_is ->
    [you] bạn
   *[other] { $who }
  } là bài chết
hand-posts = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } { $what ->
    [ante] đặt ante
    [dead] đặt blind nhỏ chết
    [small] đặt blind nhỏ
    [big] đặt blind lớn
    [straddle] straddle
    [kill] kill pot với
    [bring-in] bring-in
   *[post] đặt
  } { $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] trước flop
    [flop] flop
    [turn] turn
    [river] river
    [before-the-draw] trước khi đổi bài
    [draw] đổi bài
    [before-the-first-draw] trước lần đổi đầu
    [first-draw] đổi lần một
    [second-draw] đổi lần hai
    [third-draw] đổi lần ba
    [third-street] lá thứ ba
    [fourth-street] lá thứ tư
    [fifth-street] lá thứ năm
    [sixth-street] lá thứ sáu
   *[seventh-street] lá thứ bảy
  }
hand-street = { $street }, { $pots }
hand-showdown = so bài, { $pots }
hand-pot = pot { $pot }
hand-pots = pot { $pot } (chính { $main }, { $side })
hand-side-pot = phụ { $amount }
hand-the-pot = pot
hand-the-main-pot = pot chính
hand-the-side-pot = pot phụ { $number }
hand-collection = tiền xâu: { $amount }, pot { $pot }
hand-goes-back = trả lại { $amount } cho { $who_is ->
    [you] bạn
   *[other] { $who }
  }
hand-won = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } thắng { $amount } ({ $part ->
    [high] nửa cao của { $pot }
    [low] nửa thấp của { $pot }
    [share] một phần của { $pot }
    [high-share] một phần nửa cao của { $pot }
    [low-share] một phần nửa thấp của { $pot }
   *[whole] { $pot }
  })
hand-wins = { hand-won }
hand-wins-nothing = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } thắng ván; tiền xâu đã lấy hết { $pot }
hand-wins-with = { hand-won } với { $hand }

## Cards

hand-dealt = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } được chia [{ $cards }]
hand-dealt-up = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } được chia ngửa { $cards }
hand-dealt-showing = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } được chia { $cards }, đang ngửa { $showing }
hand-board = bài chung: [{ $cards }]
hand-board-more = bài chung: [{ $before }] [{ $cards }]
hand-burn = đốt: { $card }
hand-common = lá chung: { $card }
hand-corrected = một lá đã nêu sai: [{ $from }] là [{ $to }]

## Draws and showdown

hand-asks = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } xin đổi { $count } lá
hand-stands-pat = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } giữ nguyên bài
hand-draws = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } đổi { $count } lá, bỏ [{ $cards }]
hand-draws-only = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } nhận { $count } lá, không bỏ lá nào
hand-clears = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } bỏ lá thừa [{ $cards }]
hand-all-clear = tất cả đã bỏ xong
hand-shows = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } mở [{ $cards }]
hand-shows-hand = { hand-shows }: { $hand }
hand-shows-both = { hand-shows }: { $high } cho phần cao và { $low }
hand-mucks = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } úp bỏ
hand-plays-board = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } chơi bài chung
hand-stopped = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } all-in cho pot tới lúc này

## What goes wrong

hand-dealer-does = người chia bài { $number }. { $what }
hand-seen-on-way = { $card } bị thấy trên đường tới { $who_is ->
    [you] bạn
   *[other] { $who }
  }
hand-card-taken-back = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } dư một lá; giám sát rút { $card }
hand-passed-over = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } bị chia sót
hand-overdealt = { $who_is ->
    [you] Bạn
   *[other] { $who }
  } nhận dư một lá, { $card }
hand-board-early = [{ $cards }] bị mở trước khi cược xong
hand-board-unclear = [{ $cards }] bị mở trước khi tất cả đã bỏ xong
hand-flop-over = [{ $cards }] là flop dư lá
hand-moved-back = chưa đốt lá nào: lá chia đầu tiên là lá đốt, các lá khác lùi lại một người
hand-moved-on = đã đốt hai lá: { $card } về người đầu tiên, các lá khác dời tới một người
hand-stub-again = bài nọc được lập lại
hand-void = ván bị hủy: ai nấy lấy lại tiền đã bỏ vào

## What a hand is called

made-rank = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
  }
made-ranks = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
  }
made-high-card = mậu thầu { $rank }
made-pair = đôi { $ranks }
made-two-pair = hai đôi { $first } và { $second }
made-three = sám { $ranks }
made-straight = sảnh tới { $rank }
made-flush = thùng { $rank }
made-full-house = cù lũ { $three } với { $two }
made-four = tứ quý { $ranks }
made-straight-flush = thùng phá sảnh tới { $rank }
made-royal-flush = thùng phá sảnh lớn nhất
made-five-aces = năm lá A
made-with = { $hand }, { $kickers }
made-low = bài thấp { $cards }
made-with-low = { $hand }, bài thấp { $cards }
made-badugi = { $count ->
    [4] badugi { $cards }
    [3] { $cards }, ba lá
    [2] { $cards }, hai lá
   *[1] { $cards }, một lá
  }
