## Who deals at a table.
tap-out = Nghỉ chia
tap-you-deal = Bạn chia ở đây.
tap-somebody-deals = { $name } chia ở đây.
tap-relieved = Các nút của bạn tắt cho đến khi bạn vào chia.
tap-nobody-deals = Chưa có người chia bài nào vào chia.
deal-calls-all-in = Theo { $amount }, all-in
deal-raises-all-in = All-in, lên { $amount }
deal-behind = Cược ké tay người khác
deal-behind-who = Ai cược
deal-behind-lies = { $name }: ké { $amount } ở ghế { $seat }
told-called = Giám sát gọi bạn vào chỗ: { $game }, { $limit }. Mời tới bàn ghi tên.
told-sent = Bàn { $table }, { $name }: có ghế giữ cho bạn. Mời ngồi.
told-sent-dealer = Mời tới bàn { $table }, { $name }: người chia bài xếp bạn vào ghế { $seat }.
told-move = Bạn chuyển từ bàn { $from } sang bàn { $to }, { $name }: bên đó có ghế trống.
told-go = Tới đó
told-read = Tôi đã đọc
