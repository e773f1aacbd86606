# The Tagalog (Filipino) of somebody's account and rounds in the browser.
account-when = Kailan
account-table = Mesa
account-play = Nasa laro
account-fees = Mga fee
account-won-lost = Panalo o talo
account-replay = I-replay
account-void = walang bisa
account-all-back = balik lahat
account-floor-console = Console ng floor
account-cage = Cage
account-books = Mga libro
account-lobby-pick-table-deal = Lobby: piliin ang mesang idi-deal mo
account-new-password-every-other-browser = May bago ka nang password. Naka-sign out na ang lahat ng ibang browser.
account-claim-room = Angkinin ang cardroom
account-link-printed-when-room-first = Inilabas ang link na ito nang unang buksan ang cardroom. Ginagawa nito ang account ng floor manager, isang beses lang.
account-name = Pangalan
account-password-ten-characters-more = Password, sampung karakter o higit pa
account-become-manager = Maging manager
account-mine = Account ko
account-who-room-what-away-from = Kung sino ka sa cardroom na ito at kung ano ang hawak mo bukod sa nasa mga mesa. Play chips ang lahat ng chips.
account-sign-out = Mag-sign out
account-sign-out-everywhere = Mag-sign out sa lahat ng device
account-another-password = Ibang password
account-old-one = Ang luma
account-old-filled = Nakalagay na ang kagagamit mo lang sa pag-sign in. Hindi ito itinatago.
account-new-one-ten-characters-more = Ang bago, sampung karakter o higit pa
account-change-my-password = Palitan ang password ko
account-what-i-played = Mga nilaro ko
account-all-my-rounds = Lahat ng round ko
account-nothing-yet-every-round-take = Wala pa. Nakasulat dito ang bawat round na sinalihan mo.
account-keep-chips = Para hindi mawala ang chips mo
account-sign = Mag-sign in
account-make-my-account = Gawin itong account ko
account-new-account = Bagong account
account-sign-account = Mag-sign in sa isang account
account-how-looks-sounds = Itsura at tunog
account-my-rounds = Mga round ko
account-rounds-player = Mga round ni Player { $whose }
account-sit-down-table = Umupo sa isang mesa
account-won-lost-2 = panalo o talo
account-fees-2 = mga fee
account-together = kabuuan
account-further-back = Mas luma pa
account-all = Iyon na lahat.
account-turning-pages = Binubuklat ang mga pahina …
account-round-of = { $title }{ $banked ->
    [yes] , ikaw ang bank
   *[no] { "" }
  }{ $voided ->
    [yes] , kinansela
   *[no] { "" }
  }
account-replay-of = Replay ng { $name }, { $at }
account-guest = { $name }, isang guest: mawawala ang chips mo kapag nakalimutan ka ng browser na ito.
account-who = { $name }, isang { $role }.
account-role-waits = Hiniling ni { $by } na ibigay sa iyo ang role na { $role }. Naghihintay ito ng ikalawang pirma. { $any ->
    [yes] Puwedeng pumirma: { $signers }.
   *[no] Walang puwedeng pumirma.
  }
account-every-round-hand-took-part = Bawat round at hand na { $mine ->
    [yes] sinalihan mo
   *[no] sinalihan ng taong ito
  }, pinakabago muna, kasama ang kinalabasan. Puwedeng balikan nang hakbang-hakbang ang bawat isa.
account-nobody-signed-here = Walang naka-sign in dito. { $link }, at mase-save ang mga nilalaro mo.
account-nothing-yet-sit-down = Wala pa. { $link }; nakasulat dito ang mga nilalaro mo.
account-password-due = May ibang nakaaalam ng password mo: ibinigay lang ito sa iyo. Pumili ng sarili mo; saka magbubukas sa iyo ang cardroom.
account-best = Pinakamagandang round
account-worst = Pinakamasamang round
account-graph = Chips sa bawat round: panalo at talo { $result }, mga fee { $fees }
account-after-fees = bawas ang mga fee
account-game = Laro
account-rounds-number = Mga round
