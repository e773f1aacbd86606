## Who deals at a table.

tap-out = Tap out
tap-you-deal = You deal here.
tap-somebody-deals = { $name } deals here.
tap-relieved = Your buttons are off until you tap in.
tap-nobody-deals = No dealer has tapped in.

## What a dealer enters for a seat.

deal-calls-all-in = Calls { $amount }, all in
deal-raises-all-in = All in, to { $amount }
deal-behind = Bets behind another hand
deal-behind-who = Who bets
deal-behind-lies = { $name }: { $amount } behind seat { $seat }

## What the floor tells a player.

told-called = The floor calls you to a seat: { $game }, { $limit }. Go to the desk.
told-sent = Table { $table }, { $name }: a seat is kept for you. Sit down.
told-sent-dealer = Go to table { $table }, { $name }: the dealer sits you down at seat { $seat }.
told-move = You move from table { $from } to table { $to }, { $name }: a seat is free there.
told-go = Go there
told-read = I have read it
