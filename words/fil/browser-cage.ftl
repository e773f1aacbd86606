# The Tagalog (Filipino) of the cage's page.
cage-issue = labas
cage-redeem = tanggap
cage-welcome = panimulang chips
cage-refill = play chips ulit
cage-room = ang cardroom
cage-player = Player { $p }
cage-book = Ang libro
cage-day = Araw
cage-all-days = lahat ng araw
cage-find = Hanapin
cage-name-reason-number = pangalan, dahilan, numero
cage-first-chips = unang chips ({ $hidden })
cage-no = Blg.
cage-when = Gaming day, oras
cage-what = Ano
cage-whose-wallet = Kaninong wallet
cage-in = Pumasok na chips
cage-out = Lumabas na chips
cage-why = Bakit
cage-why-unusual = Bakit, kung hindi karaniwan
cage-by = Gumawa
cage-correct-2 = Itama ito
cage-correct-3 = Itama
cage-why-entry-wrong = Bakit mali ang tala { $entry }?
cage-correct-what = Babawiin ang buong entry. Ilalagay muli ang tama pagkatapos.
cage-write-correction = Isulat ang pagtatama
cage-leave-2 = Hayaan na lang
cage-no-entry-like = Walang ganoong tala.
cage-nothing-gone-over-counter-yet = Wala pang dumaan sa counter.
cage-net = { $way ->
    [out] { $total } na chips ang lumabas sa cage
    [in] { $total } na chips ang bumalik sa cage
   *[even] magkasindami ang lumabas at bumalik sa cage
  }
cage-choose-whose-wallet = Piliin kung kaninong wallet.
cage-type-amount = I-type ang halaga.
cage-one-entry-moves-most = Hanggang { $most } lang ang naililipat ng isang tala.
cage-say-why-book-wants-reason = Sabihin kung bakit: hindi ito karaniwan, at kailangan ng libro ang dahilan.
cage-issued = { $amount } ang inilabas para kay { $name }.
cage-redeemed-from = { $amount } ang tinanggap mula kay { $name }.
cage-entry-corrected-both-stay-book = Naitama na ang tala { $entry }; parehong nananatili sa libro.
cage-cage = Cage
cage-chips-go-over-counter-here = Dito dumaraan sa counter ang chips. Itinatama ang mali ng ikalawang tala; nananatili ang una sa libro.
cage-right = Tama ba ito?
cage-issue-2 = Maglabas ng { $amount } para kay { $name }?
cage-redeem-from = Tanggapin ang { $amount } mula kay { $name }?
cage-wallet-does-not-hold-much = Hindi ganoon karami ang nasa wallet.
cage-yes-issue = Oo, ilabas ang { $amount }
cage-yes-redeem = Oo, tanggapin ang { $amount }
cage-no-go-back = Hindi, bumalik
cage-choose = pumili …
cage-amount = Halaga
cage-issue-chips = Maglabas ng chips
cage-redeem-chips = Tumanggap ng chips
cage-correction-of = pagtatama sa { $corrects }
cage-correct-entry = Itama ang tala { $entry }
cage-wallet = { $way ->
    [out] { $amount } ang lalabas sa wallet ni { $player }.
   *[back] { $amount } ang babalik sa wallet ni { $player }.
  }
cage-together = Kabuuan, { $shown } tala
cage-wallet-goes = Ang wallet ni { $name } (Blg. { $player }) ay mula { $from } magiging { $to }.
cage-reason = Dahilan: “{ $reason }”

cage-two = { $first } at { $second }

## What is paid, and who it is.

cage-tender = Paraan ng bayad
cage-tender-name = { $tender ->
    [cash] cash
    [check] tseke
    [chips] chips
   *[other] iba pa
  }
cage-identity-kind = { $due ->
    [yes] Ipinakita: lisensiya, pasaporte … (kailangan)
   *[no] Ipinakita, kung hiningi (lisensiya, pasaporte …)
  }
cage-identity-number = { $due ->
    [yes] Numero nito (kailangan)
   *[no] Numero nito
  }
cage-identity-closed = Nakasara ang ipinakita: cage, auditor at manager lang ang nakababasa.
cage-no-identity = Sabihin pareho kung ano ang ipinakita at ang numero nito, hanggang 120 byte bawat isa.
cage-identity-missing = Kulang pa: kung ano ang ipinakita, at ang numero nito.
cage-identity = { $kind } { $number }
cage-drawer = drawer blg. { $drawer }
cage-so-far = Noong { $day } hanggang ngayon: { $sums }.
cage-so-far-sum = { $tender } { $in } pasok, { $out } labas
cage-so-far-nothing = wala

## Drawers.

drawer-title = Mga drawer
drawer-why = Buksan ang sa iyo gamit ang cash na bibilangin mo papasok dito, at isara gamit ang cash na bibilangin mo sa dulo. Babanggitin ito ng mga tala mo ayon sa numero nito: ang numero ng tala nito sa libro ng house.
drawer-blind = Sasabihin kung magkano ang dapat nasa drawer kapag naisara na ito. Dalawang beses ginagawa ang bilang na hindi tugma sa mga libro; ang ikalawa ang mananatili.
drawer-count = Nabilang na cash
drawer-open = Buksan ang drawer ko
drawer-close = Isara sa bilang na ito
drawer-close-of = Isara ang drawer ni { $name }
drawer-mine = Drawer mo, blg. { $drawer }
drawer-opened = Bukas na ang drawer mo, may { $amount }.
drawer-closed = Drawer { $drawer }: { $expected } ang inaasahan, { $counted } ang nabilang: { $how ->
    [over] sobra ng { $amount }
    [short] kulang ng { $amount }
   *[right] tama hanggang sentimo
  }.
drawer-counted = Drawer { $drawer }: { $counted } ang nabilang.
drawer-again = Drawer { $drawer }: hindi tugma sa mga libro ang { $counted }. Magbilang ulit: ang ikalawang bilang ang mananatili, at parehong nakatala.
drawer-head-no = Blg.
drawer-head-whose = Kanino
drawer-head-when = Kailan
drawer-when = { $closed ->
    [yes] isinara
   *[no] binuksan
  }
drawer-head-opened = Binuksan na may
drawer-head-in = Cash na pumasok
drawer-head-out = Cash na lumabas
drawer-corrected = hindi kasama ang { $amount } na mali ang pagkakatala at itinama
drawer-head-expected = Inaasahan
drawer-head-first = Unang bilang
drawer-head-counted = Nabilang
drawer-head-over = Sobra o kulang
drawer-is-open = bukas
drawer-waits = naghihintay ng ikalawang pirma
drawer-none = Wala pang binuksang drawer.
drawer-not-open = Wala kang bukás na drawer: wala sa bilang ng sinuman ang cash na ito. Buksan muna ang sa iyo sa ibaba.
cage-real = Totoong chips na hawak sa kamay
cage-in-hand = Totoong chips para kay { $name } (numero { $player }): walang wallet na gagalawin.
cage-wallet-plays = Play chips ang laman ng wallet: walang mesang may totoong chips na tatanggap nito.
cage-real-chips = totoong chips
cage-not-listed = Wala siya sa listahan
cage-name-of = Ano ang pangalan niya
cage-name-them = Ilagay siya sa listahan
