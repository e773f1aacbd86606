# The day on the floor: past rounds, the bank's way round the table, who played how long.
day-no-amount = 這不是美元金額。
day-no-rule = 做莊的規定要填5分鐘至24小時、一至八人，提醒要在時限到之前。
day-closed-rotation = { $minutes }分鐘內做莊的人太少。
day-no-provider = { $name }不是代表第三方入座：請授予這個職務，或由荷官以第三方安排入座。
day-no-company = 公司和證號各最多80個字。
day-only-oneself = 您可以把自己列入名單。其他人由樓面列入。
day-no-player = { $name }不在這裡打牌。
day-no-name = 請填看得懂的名字，最多40個字。
day-listed-already = { $name }已在該名單上。
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–無上限
  }
day-no-seat-there = { $table }號桌沒有未保留的空位。
day-no-feeding = 撲克桌只能補另一張同遊戲、同限額的牌桌，且不能反過來再補。
