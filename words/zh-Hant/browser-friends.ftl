## Traditional Chinese: playing with friends: opening a private table, coming to one, and what its host does.

friends-title = 和朋友玩
friends-purpose = 開一張自己的牌桌，把連結傳出去。有連結的人用任何手機或電腦都可進來，不必有帳號。籌碼屬於牌桌：不會進您的錢包，也不會從錢包扣。
friends-open-now = 您的牌桌
friends-go = 前往
friends-close = 關閉
friends-new = 開新牌桌
friends-game = 遊戲
friends-limit = 限額
friends-programs = 桌上的程式
friends-fees = 收費：{ $fees }。會還給牌桌。
friends-strength = 程式打得多好
friends-kind = { $kind ->
    [newcomer] 新手
    [regular] 常客
   *[expert] 高手
  }
friends-kind-plays = { $kind ->
    [newcomer] 抱希望、愛跟注；21點照莊家的打法。
    [regular] 照經驗法則打。
   *[expert] 清楚每手牌的勝算。
  }
friends-first-banks = 沒有人做莊時，由第一個程式做莊。
friends-somebody-banks = 沒有程式時，由在座其中一位做莊。
friends-coach = 讓大家邊打邊問教練
friends-open = 開桌
join-title = 您受邀來牌桌
join-purpose = 朋友在私人牌桌等您。到那裡就有籌碼；不花錢，也不必有帳號。
join-name = 大家怎樣稱呼您？
join-enter = 進來
private-invite = 邀請
private-invite-host = { $guests ->
    [0] 邀請
   *[other] 桌主
  }
private-title = 這是私人牌桌
private-how = 有這個連結的人都可進來。把它傳出去，或用相機掃描QR碼。
private-link = 此桌的連結
private-copy = 複製
private-copied = 已複製
private-chips = 籌碼屬於牌桌，一次最多{ $most }。關桌後就不屬於任何人；一天沒有人打就關桌。
private-code = 供相機掃描的連結QR碼
private-came = 憑連結來的人
private-at-table = 在桌上
private-seat-for = 給{ $name }一個座位
private-seat = { $s }號位
private-give-seat = 入座
private-remove = 移除
private-leaves = 本局後離桌
private-pause = 暫停牌桌
private-go-on = 繼續
private-close = 關桌
private-close-surely = 對所有人關桌
private-done = 回牌桌
