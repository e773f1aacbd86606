## Who deals at a table.
tap-out = Tap out
tap-you-deal = Ikaw ang nagdi-deal dito.
tap-somebody-deals = Si { $name } ang nagdi-deal dito.
tap-relieved = Naka-off ang mga button mo hanggang mag-tap in ka.
tap-nobody-deals = Wala pang dealer na nag-tap in.
deal-calls-all-in = Nag-call ng { $amount }, all-in
deal-raises-all-in = All-in, sa { $amount }
deal-behind = Taya sa likod ng ibang hand
deal-behind-who = Sino ang tataya
deal-behind-lies = { $name }: { $amount } sa likod ng seat { $seat }
told-called = May seat ka na, tinatawag ka ng floor: { $game }, { $limit }. Pumunta sa desk.
told-sent = Mesa { $table }, { $name }: may nakalaang seat para sa iyo. Umupo na.
told-sent-dealer = Pumunta sa mesa { $table }, { $name }: pauupuin ka ng dealer sa Seat { $seat }.
told-move = Lilipat ka mula sa mesa { $from } papunta sa mesa { $to }, { $name }: may bakanteng seat doon.
told-go = Pumunta roon
told-read = Nabasa ko na
