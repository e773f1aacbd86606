# The Tagalog (Filipino) of the lobby.
lobby-floor = Floor
lobby-tables-people-roles = mga mesa, tao at role
lobby-open-run-close-tables = magbukas, magpatakbo at magsara ng mesa
lobby-cage = Cage
lobby-read-its-book = basahin ang libro nito
lobby-books = Mga libro
lobby-drop-player-dealers-shuffles = drop, mga player-dealer, mga balasa
lobby-drop-day = ang drop ng araw
lobby-lobby = Lobby
lobby-all-tables-room-pick-one = Lahat ng mesa ng cardroom. Pumili ng mesa, pumili ng seat, at maglaro gamit ang play chips laban sa ibang player: sa bawat mesa ng blackjack, isa sa kanila ang bank.
lobby-never-played = Hindi ka pa nakapasok sa cardroom?
lobby-play-introduction = Maglaro ng dalawang round sa kalahating minuto
lobby-no-introduction = Huwag na, salamat
lobby-friends = Makipaglaro sa mga kaibigan
lobby-work = Trabaho mo
lobby-tables-deal = Mga mesang idini-deal mo
lobby-deal-on = Ituloy ang pag-deal
tap-in = Tap in
tap-relieve = Palitan si { $name }
lobby-who-deals = si { $name } ang nagdi-deal
tap-you-leave = Sa { $table } ka nagdi-deal ngayon: kapag nag-tap in ka sa iba, iiwan mo ito.
lobby-no-table-dealt-hand-now = Walang mesang mano-manong idini-deal ngayon. Ang floor ang nagbubukas.
lobby-new-here = Bago ka rito?
lobby-play = Maglaro ng { $title }
lobby-fees = Mga fee: { $fees }
lobby-floor-called = Tinawag ang floor: “{ $text }”
lobby-watch = Manood
lobby-no-table-open-floor-opens = Walang bukas na mesa. Ang floor ang nagbubukas.
lobby-looking-round-room = Tumitingin sa paligid ng cardroom …
lobby-issue-redeem-correct = maglabas, tumanggap, magtama
lobby-seats = { $title } · { $t } · { $taken } sa { $seats } seat{ $paused ->
    [yes] { " " }· nakahinto
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }, { $first }: may nakaupo sa { $taken } sa { $seats } seat{ $banked ->
    [yes] , may nagba-bank
   *[no] { "" }
  }. Bibigyan ka ng play chips; walang babayaran.
lobby-taken = { $taken } sa { $seats } seat
lobby-closing = nagsasara na
lobby-waiting = { $waiting } naghihintay
lobby-none-yet = { $game ->
    [blackjack] wala pang round
   *[poker] wala pang hand
  }
lobby-dealt-person = tao ang nagdi-deal
lobby-all = Lahat
lobby-blackjack = Blackjack
lobby-board = Hold’em at Omaha
lobby-stud = Stud
lobby-draw = Draw at lowball
lobby-families = Mga laro
lobby-search = Maghanap ng mesa
lobby-order = Ayos
lobby-by-table = Ayon sa mesa
lobby-by-low = Pinakamababang taya
lobby-by-high = Pinakamataas na taya
lobby-by-company = Pinakamaraming player
lobby-by-average = Pinakamalaking bank at pot
lobby-open-seat = Bakanteng seat
lobby-found = { $n ->
    [0] Walang mesa
    [1] Isang mesa
   *[other] { $n } mesa
  }
lobby-nothing-found = Walang ganitong mesa. Bawasan ang hinahanap.
lobby-average = { $game ->
    [blackjack] bank na
   *[poker] pot na
  } { $amount }
lobby-join = Sumali
lobby-your-seats = Mga seat mo
lobby-chips-counted = { $wallet } sa wallet mo at { $tables } sa harap mo sa mga mesa.
lobby-before-you = { $chips } sa harap mo
lobby-back-to-seat = Bumalik sa seat ko
lobby-live = Live ngayon
lobby-live-watch = Panoorin ang mesang ito
lobby-live-play = Kumuha ng seat
