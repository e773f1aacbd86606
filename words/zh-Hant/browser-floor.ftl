## Who deals at a table.
tap-in = 上桌發牌
tap-out = 交班離桌
tap-you-deal = 您在這裡發牌。
tap-somebody-deals = { $name }在這裡發牌。
tap-nobody-deals = 還沒有荷官上桌。
deal-calls-all-in = 跟注{ $amount }，全下
deal-raises-all-in = 全下，到{ $amount }
deal-behind = 在別人的牌後面下注
deal-behind-who = 誰下注
deal-behind-lies = { $name }：{ $amount }，押在{ $seat }號位後面
told-called = 樓面叫您入座：{ $game }，{ $limit }。請到服務台。
told-move = 請從{ $from }號桌換到{ $to }號桌{ $name }：那裡有空位。
told-go = 前往
told-read = 我看到了
