## Vietnamese: what the dealer of a poker table does next. With `burn` the task begins with a burn.

task-begin = Xào và cắt bài; rồi bắt đầu ván { $number }.
task-too-few = Chờ: một ván cần hai người có chip.
task-over = Ván đã xong.
task-bet = Chờ ghế { $seat }: { $choices }.
task-draw = Hỏi ghế { $seat } muốn đổi mấy lá.
task-clear = Chờ mọi người bỏ đi một lá; rồi hô “tất cả đã bỏ xong”.
task-all-clear = Mọi người đã bỏ: hô “tất cả đã bỏ xong”.
task-show = Ghế { $seat } mở bài: nêu { $count ->
    [1] một lá úp
   *[other] { number-in-words } lá úp
  } của ghế đó.
task-burn = Đốt một lá.
task-burn-before-draw = Đốt một lá trước khi đổi bài.
task-board = { $burn ->
    [yes] Đốt một lá, mở { number-in-words } lá: { $street }.
   *[no] Mở { number-in-words } lá, không đốt: { $street }.
  }
task-up = { $burn ->
    [yes] Đốt một lá; chia
   *[no] Chia
  } cho ghế { $seat } lá { nth-in-words }, ngửa.
task-off-the-top = { $burn ->
    [yes] Đốt một lá; đưa
   *[no] Đưa
  } ghế { $seat } lá kế tiếp trên cùng, úp.
task-kill = Mọi người đã có hai lá: chờ xem ai kill, rồi chia thêm mỗi người { number-in-words } lá úp.
task-down = { $burn ->
    [yes] Đốt một lá; chia
   *[no] Chia
  } úp lá { nth-in-words } cho ghế { $seat }.
task-down-around = { $burn ->
    [yes] Đốt một lá; chia
   *[no] Chia
  } mỗi người { $count ->
    [1] một lá úp
   *[other] { number-in-words } lá úp
  }, bắt đầu từ ghế { $seat }.
task-down-list = { $burn ->
    [yes] Đốt một lá; chia
   *[no] Chia
  } úp: { $list }.
task-down-each = ghế { $seat } { number-in-words } lá
task-common = { $burn ->
    [yes] Báo không đủ bài; đốt một lá, rồi mở một lá chung: đó là lá thứ bảy của mọi người.
   *[no] Báo không đủ bài, rồi mở một lá chung: đó là lá thứ bảy của mọi người.
  }
task-scramble = { $of ->
    [own-kept-out] Hết bài: xào bài đã bỏ, các lá người khác bỏ khi đổi và các lá đốt.
    [waiting-kept-out] Hết bài: xào bài đã bỏ, các lá đốt và các lá bỏ của những người đã nhận đủ bài.
   *[last-card] Không đủ bài: trộn lá cuối với các lá đốt, rồi cắt.
  }

## What a player may do, as a dealer says it.

task-check = check
task-call = theo { $amount }
task-bring-in = bring-in { $amount }
task-raise = { $first ->
    [yes] cược
   *[no] tố lên
  } { $amounts }
task-fold = bỏ bài
task-amount = { $amount }
task-between = { $least } đến { $most }
task-or = { $others } hoặc { $last }

## Numbers, as far as a table needs them in words.

number-in-words = { $count ->
    [0] không
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
    [8] tám
   *[other] { $count }
  }
nth-in-words = { $nth ->
    [1] thứ nhất
    [2] thứ hai
    [3] thứ ba
    [4] thứ tư
    [5] thứ năm
    [6] thứ sáu
    [7] thứ bảy
   *[other] kế tiếp
  }

## Tables with real chips (ROOM-16).

room-real-chips = chip thật cần người chia bài, và không có chương trình
room-no-real-chips = Việc đó dành cho bàn chơi chip thật: ở đây ai nấy tự đem chip.
room-no-one-there = Không ai ngồi ghế { $seat }.
room-no-another-deals = { $name } đang chia ở đây: hãy vào chia trước.
room-no-seat-for-them = Người này giờ không ngồi ở đây: hãy gọi giám sát.
room-no-retract-leaving = Người đi nước đó đang rời bàn và không được hỏi nữa: hãy gọi giám sát.
room-no-retract-collected = Tiền xâu của nước đi đó đã thả xuống khe: hãy gọi giám sát.
room-no-declaring = Chỉ khai chip ở bàn blackjack dùng chip thật, bởi người ngồi cho bên thứ ba, và không bao giờ dưới không.
room-no-count = Ở poker, chip đem vào bàn phải được đếm trước.
room-no-wallets = Bàn này chơi bằng chip thật: người chia bài xếp chỗ cho bạn.
bj-named-again = Người chia bài nêu lại lá cuối của ô { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }: đã nêu { $was }, thật ra là { $card }.
bj-named-again-bank = Người chia bài nêu lại lá cuối của nhà cái: đã nêu { $was }, thật ra là { $card }.
bj-retracted = Người chia bài rút lại điều vừa nhập cho ô { $seat }{ $hand ->
    [0] { "" }
   *[other] , tay { $hand }
  }: nhập nhầm { $what ->
    [hit] rút bài
    [stand] dằn
    [double] gấp đôi
    [split] tách
    [surrender] đầu hàng
   *[insurance] câu trả lời về bảo hiểm
  }.
bj-ruled-reversed = Giám sát đảo lại lần thanh toán cuối: những gì đã trả và đã thu lại nằm trên bàn, và ván chơi tiếp từ đó.
bj-cut-card = Lá cắt đã ra: hết ván này thì xào hộp bài.
bj-no-last-card-counts = { $card } không phải lá cuối, hoặc đã có việc tùy vào lá đó: hãy gọi giám sát.
bj-no-move-to-take-back = Không rút lại được gì đã nhập cho ô { $seat }: đã có việc tùy vào đó, hoặc đó không phải nước đi cuối. Hãy gọi giám sát.
bj-no-shoe-names-its-cards = Lần xào cho biết lá nào ra: ở đây không ai nêu lá.
bj-no-settlement-to-reverse = Không có lần thanh toán nào để đảo lại. Chỉ đảo lại được nơi có người chia bài, cho tới khi ván kế bắt đầu, miễn là chưa xào bài và chưa ai trong ván đó rời bàn.
bj-no-played-otherwise = Nếu ở đó là { $card } thì ván đã được chơi khác. Giám sát phán quyết về tiền cược, hoặc hủy ván.
bj-no-cut-card = Lá cắt chỉ ra một lần, trong ván có người chia bài.
hand-named-again = người chia bài nêu lại lá cuối: đã nêu [{ $from }], thật ra là [{ $to }]
hand-retracted = người chia bài rút lại điều vừa nhập cho { $who_is ->
    [you] bạn
   *[other] { $who }
  }: đã nhập nhầm
hand-counted = người chia bài đếm số chip còn lại của { $who_is ->
    [you] bạn
   *[other] { $who }
  }: { $chips }
hand-reversed = đảo lại lần thanh toán: chip trở về chỗ đã nằm, và ván chơi tiếp từ đó
poker-no-last-card-counts = { $card } không nằm trong các lá cuối, hoặc đã có việc tùy vào lá đó: hãy gọi giám sát.
poker-no-move-to-take-back = không rút lại được gì đã nhập cho { $who }: đã có việc tùy vào đó, hoặc đó không phải nước đi cuối; hãy gọi giám sát
poker-no-settlement-to-reverse = không có lần thanh toán nào để đảo lại: chỉ đảo lại được nơi có người chia bài, cho tới khi ván kế bắt đầu, khi mọi người trong ván đó còn ngồi đó với đúng số chip ấy
floor-reverses-hand = Giám sát đảo lại lần thanh toán của ván trước: chip trở về chỗ đã nằm, và ván chơi tiếp từ đó.
room-no-say-so-first = { $what ->
    [collected] Tiền xâu trước: thả { $amount } xuống khe. Xong thì báo.
   *[paid] Trả đủ mọi người trước. Xong thì báo.
  }
room-no-nothing-to-say = { $what ->
    [collected] Lúc này không phải lấy xâu.
   *[paid] Không ai chờ được trả.
  }
room-collection-due = Tiền xâu: thả { $amount } xuống khe.
room-dealer-said = { $by }: { $what ->
    [collected] đã thả tiền xâu xuống khe.
   *[paid] đã trả đủ mọi người.
  }
room-shuffler = máy xào liên tục cần có người chia blackjack
bj-no-cut-card-continuous = Máy xào liên tục không có lá cắt: bài của mỗi ván trở vào máy.
