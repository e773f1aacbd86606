## Who deals at a table.
tap-out = Dejar la mesa
tap-you-deal = Usted reparte aquí.
tap-somebody-deals = { $name } reparte aquí.
tap-relieved = Sus botones no funcionan hasta que tome la mesa.
tap-nobody-deals = Ningún dealer ha tomado la mesa.
deal-calls-all-in = Iguala { $amount }, all-in
deal-raises-all-in = All-in, a { $amount }
deal-behind = Apuestas detrás de otra mano
deal-behind-who = Quién apuesta
deal-behind-lies = { $name }: { $amount } detrás del asiento { $seat }
told-called = El floor le llama para un asiento: { $game }, { $limit }. Vaya al mostrador del floor.
told-sent = Mesa { $table }, { $name }: se le guarda un asiento. Siéntese.
told-sent-dealer = Vaya a la mesa { $table }, { $name }: el dealer le da el asiento { $seat }.
told-move = Usted se cambia de la mesa { $from } a la mesa { $to }, { $name }: ahí hay un asiento libre.
told-go = Ir ahí
told-read = Ya lo leí
