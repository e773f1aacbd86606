## Who deals at a table.

tap-in = Tap in
tap-out = Tap out
tap-you-deal = You deal here.
tap-somebody-deals = { $name } deals here.
tap-nobody-deals = No dealer has tapped in.
