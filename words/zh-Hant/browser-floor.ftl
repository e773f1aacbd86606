## Who deals at a table.
tap-out = 交班離桌
tap-you-deal = 您在這裡發牌。
tap-somebody-deals = { $name }在這裡發牌。
tap-relieved = 在您上桌發牌之前，您的按鈕無法使用。
tap-nobody-deals = 還沒有荷官上桌。
deal-calls-all-in = 跟注{ $amount }，全下
deal-raises-all-in = 全下，到{ $amount }
deal-behind = 在別人的牌後面下注
deal-behind-who = 誰下注
deal-behind-lies = { $name }：{ $amount }，押在{ $seat }號位後面
told-called = 樓面叫您入座：{ $game }，{ $limit }。請到服務台。
told-sent = { $table }號桌{ $name }：已為您留座，請入座。
told-sent-dealer = 請到{ $table }號桌{ $name }：荷官安排您坐{ $seat }號位。
told-move = 請從{ $from }號桌換到{ $to }號桌{ $name }：那裡有空位。
told-go = 前往
told-read = 我看到了
