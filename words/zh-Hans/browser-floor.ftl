## Who deals at a table.
tap-out = 交班离桌
tap-you-deal = 您在这里发牌。
tap-somebody-deals = { $name }在这里发牌。
tap-relieved = 在您上桌发牌之前，您的按钮不可用。
tap-nobody-deals = 还没有荷官上桌。
deal-calls-all-in = 跟注{ $amount }，全下
deal-raises-all-in = 全下，到{ $amount }
deal-behind = 在别人手牌后面下注
deal-behind-who = 谁下注
deal-behind-lies = { $name }：{ $amount }，跟在{ $seat }号位后面
told-called = 楼面叫您入座：{ $game }，{ $limit }。请到前台。
told-sent = { $table }号桌{ $name }：已为您留座，请入座。
told-sent-dealer = 请到{ $table }号桌{ $name }：荷官安排您坐{ $seat }号位。
told-move = 请从{ $from }号桌换到{ $to }号桌{ $name }：那里有空位。
told-go = 前往
told-read = 我已看到
