# The day on the floor: past rounds, the bank's way round the table, who played how long.
day-no-amount = Đó không phải số tiền tính bằng đô la.
day-no-rule = Quy định về làm cái cần từ 5 phút đến 24 giờ, một đến tám người, và báo trước khi hết hạn.
day-closed-rotation = Trong { $minutes } phút quá ít người làm cái.
day-no-provider = { $name } không ngồi cho bên thứ ba: hãy cấp vai trò đó, hoặc để người chia bài xếp chỗ cho họ như vậy.
day-no-company = Công ty và thẻ mỗi thứ nhiều nhất 80 chữ.
day-only-oneself = Bạn tự ghi tên mình vào danh sách được. Người khác thì giám sát ghi.
day-no-player = { $name } không chơi ở đây.
day-no-name = Nêu một tên đọc được, nhiều nhất 40 chữ.
day-listed-already = { $name } đã ở trong danh sách đó.
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–không giới hạn
  }
day-no-seat-there = Bàn { $table } không còn ghế trống nào chưa hứa cho ai.
day-no-feeding = Bàn poker chỉ đưa người sang bàn khác cùng trò chơi và cùng mức cược, và không đưa ngược lại.
