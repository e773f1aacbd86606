# Simplified Chinese: playing with friends, opening a private table, coming to one, and what its host does.

friends-title = 和朋友玩
friends-purpose = 自己开一张桌，把链接发出去。拿到链接的人用任何手机或电脑都能进来，不需要账号。筹码属于这张桌：不会进您的钱包，也不会从钱包里扣。
friends-open-now = 您的牌桌
friends-go = 前往
friends-close = 关闭
friends-new = 新牌桌
friends-game = 游戏
friends-limit = 限注
friends-programs = 桌上的程序玩家
friends-fees = 台费：{ $fees }。会退回桌上。
friends-strength = 程序玩家的水平
friends-kind = { $kind ->
    [newcomer] 新手
    [regular] 常客
   *[expert] 高手
  }
friends-kind-plays = { $kind ->
    [newcomer] 凭希望跟注；21点照庄家的打法玩。
    [regular] 按经验法则玩。
   *[expert] 知道每手牌的概率。
  }
friends-first-banks = 没有别人做庄时，由第一个程序玩家做庄。
friends-somebody-banks = 没有程序玩家时，由你们中的一人做庄。
friends-coach = 允许大家在玩时问教练
friends-open = 开桌
join-title = 有人邀请您上桌
join-purpose = 朋友们在一张私人桌等您。那里会给您筹码；不花钱，也不需要账号。
join-name = 大家怎么称呼您？
join-enter = 进来
private-invite = 邀请
private-invite-host = { $guests ->
    [0] 邀请
   *[other] 桌主
  }
private-title = 这是私人桌
private-how = 拿到这个链接的人都能进来。把它发出去，或让对方用相机扫码。
private-link = 这张桌的链接
private-copy = 复制
private-copied = 已复制
private-chips = 筹码属于这张桌，一次最多{ $most }。关桌后不归任何人；一整天没有人玩就会关桌。
private-code = 链接的二维码，用相机扫
private-came = 通过链接进来的人
private-at-table = 已在桌上
private-seat-for = 给{ $name }的座位
private-seat = { $s }号位
private-give-seat = 入座
private-remove = 请离
private-leaves = 这局后离开
private-pause = 暂停牌桌
private-go-on = 继续
private-close = 关桌
private-close-surely = 确定为所有人关桌
private-done = 回到牌桌
