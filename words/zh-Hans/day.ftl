# The day on the floor: past rounds, the bank's way round the table, who played how long.
day-no-amount = 这不是美元金额。
day-no-rule = 做庄的规定要填5分钟至24小时、一至八人，提醒要早于时限。
day-closed-rotation = { $minutes }分钟内做庄的人太少。
day-no-provider = { $name }不是代表第三方入座：请授予这个职务，或由荷官以第三方安排入座。
day-no-company = 公司和证件号各不超过80个字。
day-only-oneself = 您可以把自己加入名单。其他人由楼面加入。
day-no-player = { $name }不在这里打牌。
day-no-name = 请写可读的名字，不超过40个字。
day-listed-already = { $name }已在那个名单上。
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–无上限
  }
day-no-seat-there = { $table }号桌没有未留出的空位。
day-no-feeding = 扑克桌只能给另一张同样游戏、同样限额的桌补人，而且不能反过来再补。
