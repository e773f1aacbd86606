# The Tagalog (Filipino) of the floor's page.
plan-floors-word = Ang salita ng floor
plan-say-word-table-goes = Sabihin: tuloy na ang mesa
plan-say-word-call-answered = Sabihin: nasagot na ang tawag
plan-floor-comes-table = Papunta sa mesa ang floor
plan-seen-i-come = Nakita na: papunta na ako
plan-round = round
plan-hand = hand
plan-paused = nakahinto
plan-seats-taken = { $taken } sa { $seats } seat ang may nakaupo
plan-seats = Mga seat
plan-waiting = Naghihintay, laro at limit
plan-bank = Bank
plan-taken = may kumuha
plan-nobody-banks = walang nagba-bank
plan-rounds = Mga round
plan-hands = Mga hand
plan-drop-today = Drop ngayong araw
plan-run = Pamahalaan
plan-sign = I-print ang sign ng mesa
plan-watch = Manood
plan-deal = Mag-deal
plan-close = Isara
plan-nobody-sits-here = Walang nakaupo rito.
plan-why-closes = Bakit isasara
plan-chips-out = Binilang na chips na dala ni { $name } (third party) pag-alis; kapag walang laman, “hindi binilang” ang nasa libro
plan-last-hands-day = hal. mga huling hand ng araw
plan-closes-why-first = Isulat muna kung bakit isasara: nasa libro ang dahilan.
plan-close-table = Isara ang mesa
plan-keep-open = Hayaang bukas
plan-table = mesa { $id }
plan-run-2 = Pamahalaan ang { $name }
plan-table-2 = Mesa { $id }
plan-done = Tapos na
plan-walking-over-table = Papunta na sa mesa …
plan-reason-books = Dahilan, para sa mga libro
plan-card-lies-floor = May baraha sa sahig
plan-table-goes = Tuloy na ang mesa.
plan-table-paused = Nakahinto ang mesa.
plan-go = Ituloy
plan-pause-table = Ihinto muna ang mesa
plan-void = Ipawalang-bisa ang { $round }
plan-more-rulings-console = Iba pang ruling sa console
plan-give-reason-first-every-ruling = Magbigay muna ng dahilan: kasama iyon ng bawat ruling sa mga libro.
plan-void-2 = Ipawalang-bisa ang { $round }?
plan-void-3 = Ipawalang-bisa ang { $round } na ito?
plan-player = Player { $player }
plan-all-wagers-fees-go-back = Ibabalik ang lahat ng taya at fee ng { $round } na ito kay { $join }; walang mananalo. Hindi na ito mababawi.
plan-everything-gone-back = Naibalik na ang lahat.
plan-yes-void = Oo, ipawalang-bisa ang { $round }
plan-no-play = Hindi, ituloy ang laro
plan-table-3 = Nasa mesa
plan-seat = Seat { $seat }
plan-standing = nakatayo
plan-third-party = mula sa third-party provider
plan-circles = Mga circle bawat player
plan-circles-why = { $on ->
    [yes] Umiiral: habang may naghihintay ng upuan, hanggang { $most } ang hawak ng isang player.
   *[no] Para kapag may naghihintay ng upuan: mula noon hanggang { $most } ang hawak ng isang player, hanggang bawiin mo.
  }
plan-two-circles = Hanggang { $most } mula ngayon
plan-circles-again = Karaniwang dami ulit ng circle
plan-fewer-circles = Mas kaunting circle bawat player, sa utos mo.
plan-circles-as-usual = Karaniwang dami ng circle.
plan-may-speak = Puwede nang magsalita si { $name }.
plan-silenced = Pinatahimik si { $name }.
plan-let-speak = Pagsalitain
plan-silence = Patahimikin
plan-s-hand-dead = Patay ang hand ni { $name }.
plan-declare-hand-dead = Ideklarang patay ang hand
plan-leaves = Aalis si { $name }, at hindi na uupo rito ngayong araw.
plan-leaves-sure = Aalis si { $name }, at hindi na uupo rito ngayong araw. Ang dahilan sa mga libro: “{ $reason }”
plan-sent-away = Mga pinaalis
plan-sent-away-today = hindi na rito sa gaming day na ito
plan-let-back = Pabalikin
plan-may-sit = Puwede na ulit umupo rito si { $name }.
plan-staff-new = Bagong katrabaho
plan-staff-why = Ikaw ang gagawa ng account; wala silang chips, at pipili sila ng sariling password sa unang pag-sign in. Kailangan ng ikalawang pirma ang role ng auditor.
plan-third-title = Tao ng third-party provider: tatlong hakbang
plan-third-signs-up = Sila mismo ang gumagawa ng account: Account ko, Bagong account, sa anumang device. Hindi sila ginagawan ng account dito. Walang bisa ang play chips ng bagong account kung saan totoo ang chips.
plan-third-role = Hanapin sila sa ibaba, sa Mga tao, at piliin ang role na third party.
plan-third-badge = Ilagay ang kompanya at badge: Ang araw, Playing book
plan-staff-name = Ang tawag sa kanila
plan-staff-role = Trabaho bilang
plan-staff-make = Gawin ang account
plan-staff-made = Nagtatrabaho na rito si { $name }, bilang { $role }. Ang unang password: { $password }. Ngayon lang ito ipapakita: isulat para sa kanya.
plan-staff-account = May account na si { $name }. Ang unang password: { $password }. Ngayon lang ito ipapakita: isulat para sa kanya.
plan-staff-waits = Magkakabisa ang role na { $role } kapag pumirma na ang ikalawang tao: makikita ito ng ibang puwedeng pumirma sa mga pahinang Floor, Cage at Mga libro.
plan-copy = { $copied ->
    [yes] Nakopya na
   *[no] Kopyahin
  }
plan-send-away = Paalisin
plan-waiting-list = Ang waiting list
plan-off-list = Wala na sa listahan si { $name }.
plan-take-off-list = Alisin sa listahan
plan-nobody-waits = Walang naghihintay.
plan-open-table = Magbukas ng mesa
plan-rulebook = Ang rulebook
plan-limit-schedule = Limit at schedule
plan-name = Pangalan
plan-made-up-if-empty = kusang bubuuin kung blangko
plan-decks = Mga deck
plan-house = gaya ng house
plan-dealt = Nagdi-deal
plan-room = ang cardroom
plan-person = isang tao
plan-coach = Puwedeng magtanong sa coach ang mga player habang naglalaro (pot odds, at tsansa nila laban sa mga hindi nakikitang hand)
plan-programs-company = Mga programang kasama, ilan
plan-programs-cannot-hold-real-cards = Hindi makahahawak ng totoong baraha ang mga programa: magbubukas ang mesang ito nang walang kasama.
plan-pots-can-killed-table-player = Puwedeng mag-kill ng pot sa mesang ito: nagpo-post ang player ng doble ng big blind pagkatapos ng dalawang baraha.
plan-open-table-2 = Buksan ang mesa
plan-min = { $minutes } min.
plan-h-min = { $hours } oras { $rest } min
plan-none-yet = wala pa
plan-ago = { $now } na ang nakaraan
plan-open-table-3 = Bukas na ang { $name } bilang mesa { $table }.
plan-floor = Floor
plan-room-plan-who-plays-where = Ang plano ng cardroom: sino ang naglalaro saan, sino ang naghihintay, ano ang nahulog sa mga kahon ngayon. Magbukas ng mesa na may rulebook, limit at schedule; isara kapag tapos na ang huling round.
plan-table-stands-still = May mesang hindi gumagalaw
plan-tables-stand-still = { $still } mesa ang hindi gumagalaw
plan-closes = Nagsasara ang { $name }.
plan-no-table-open-open-one = Walang bukas na mesa. Magbukas sa itaas.
plan-only-programs = { $tables } mesa na mga programa lang ang naglalaro
plan-people = Mga tao
plan-search-people = Maghanap ng tao sa pangalan o numero
plan-no = Blg.
plan-wallet = Wallet
plan-role = Role
plan-password = Password
plan-account = Account
plan-role-2 = Role ni { $name }
plan-new-role = May bagong role si { $name }.
plan-yes-new-password = Oo, bagong password
plan-no-2 = Hindi
plan-signs-out-everywhere = Isa-sign out si { $name } sa lahat ng device.
plan-reset = I-reset
plan-floor-called-2 = { $silent ->
    [yes] Tinawag ang floor, { $at } ({ $by })
   *[no] Tinawag ang floor, { $at }: “{ $text }” ({ $by })
  }
plan-stands-still = { $span } nang hindi gumagalaw
plan-dealt-hand = mano-manong idini-deal
plan-of = { $taken } sa { $seats }{ $bots ->
    [0] { "" }
   *[other] , { $bots } programa
  }
plan-last = Huling { $game ->
    [blackjack] round
   *[poker] hand
  }
plan-closed-table-does-not-open = { $taken ->
    [0] Walang nakaupo rito.
   *[other] { $taken } ang nakaupo rito{ $bots ->
        [0] { "" }
       *[other] , { $bots } ay programa
      }: tatapusin ang { $game ->
        [blackjack] round
       *[poker] hand
      }, at aalis sila dala ang chips nila.
  } { $waiting ->
    [0] Hindi na muling magbubukas ang saradong mesa.
   *[other] { $waiting } ang naghihintay ng seat sa larong ito at limit. Hindi na muling magbubukas ang saradong mesa.
  }
plan-program = programa
plan-sits-out = naka-sit out
plan-leaving = paalis
plan-away = wala
plan-declare-hand-dead-of = Ideklarang patay ang hand ni { $name }
plan-no-table-can-opened-until = Hindi makapagbubukas ng mesa sa { $broken ->
    [1] rulebook na ito hangga’t hindi naitatama ang file:
   *[other] mga rulebook na ito hangga’t hindi naitatama ang mga file:
  }
plan-opens = Magbubukas sa { $limit }. Kinokolekta: { $fees }.
plan-floor-called-3 = Tinawag ang floor
plan-called-to = Sa { $name }: “{ $text }”
plan-new-password = Ang bagong password ni { $name }: { $password }. Ngayon lang ito ipapakita: isulat para sa kanya, at papiliin siya ng sarili niya sa “Account ko”.
plan-guest = { $name } (isang guest)
plan-yes-new-password-for = Oo, bagong password para kay { $name }
plan-reset-password-of = I-reset ang password ni { $name }
plan-sessions = Mga session
plan-sessions-of = Mga session ni { $name }
plan-machines = Mga makina
plan-machine = Makina
plan-pits = Mga pit
plan-tables-there = Mga mesa
plan-connections = Mga koneksiyon
plan-state = Kalagayan
plan-node-with-house = { $name } (narito ang libro ng house)
plan-node-well = maayos
plan-node-leaves = inililipat ang mga mesa nito
plan-node-silent = tahimik nang { $seconds } s
plan-real-chips = Totoong baraha at totoong chips: walang wallet dito ang cardroom, ang dealer ang nagpapaupo at naglalagay ng taya nila
plan-page-parts = Sa pahinang ito
plan-house-rules = Mga setting ng bahay
plan-disable = Isara ang account
plan-disable-of = Isara ang account ni { $name }
plan-disable-why = Bakit isasara ang account ni { $name }?
plan-disable-yes = Isara
plan-disable-does = Isa-sign out si { $name } sa lahat ng device, at aalis sa bawat mesa pagkatapos ng round. Mananatili sa wallet ang chips.
plan-disabled = sarado
plan-disabled-said = Sarado na ang account ni { $name }.
plan-enable = Buksan ang account
plan-enable-of = Buksan ang account ni { $name } ulit
plan-enabled-said = Puwede na ulit gamitin ang account ni { $name }.
plan-continuous-shuffler = Continuous shuffler: bumabalik dito ang mga baraha ng round, at walang lalabas na cut card.
