# The Tagalog (Filipino) of the page of the books.
books-checking = sinusuri …
books-shuffles-do-not-check-out = ✗ hindi tumugma ang mga balasa { $join }
books-shuffles-cards-all-committed = ✓ { $good } balasa, { $cards } baraha: lahat ayon sa commitment
books-no-shuffle-been-opened-yet = wala pang nabuksang balasa
books-books = Mga libro
books-what-fell-into-drop-boxes = Ang nahulog sa mga drop box, ang kinita ng mga player-dealer sa kanilang bank, at kung tumugma ang mga balasa sa ipinangako. Galing sa libro ang mga numero; dito kinukuwenta ang pagsusuri.
books-drop = Ang drop
books-day = Araw
books-csv = bilang CSV
books-table = Mesa
books-schedule = Schedule ng fee
books-rounds = Mga round
books-from-players = Mula sa mga player
books-from-banks = Mula sa mga bank
books-together = Kabuuan
books-option = opsiyon { $option }
books-no-fee-been-taken-yet = Wala pang nakuhang fee.
books-day-2 = Ang araw
books-programs = Mga mesang mga programa lang ang naglalaro, hiwalay
books-player-dealers = Mga player-dealer
books-who-banked = Sino ang nag-bank
books-banked = Na-bank
books-result = Resulta
books-fees = Mga fee
books-nobody-banked-round-its-end = Wala pang nag-bank hanggang matapos ang isang round.
books-seals = Mga selyo
books-every-record-carries-hash-one = Dala ng bawat tala ang hash ng nauna, at selyado ang bawat sulat. Kung buo pa ang mga selyo ay dapat sabihin ng programang walang kinalaman sa sumulat. Sa makina ng cardroom, tumatakbo man ito o hindi:
books-shuffles-rulings = Mga balasa at ruling
books-reads-tables-public-log-checks = Binabasa ang pampublikong log ng mesa: sinusuri ang bawat balasang nabuksan, at inililista ang mga ruling ng floor doon.
books-not-checked-yet = hindi pa nasuri
books-check-all-here = Suriin lahat dito
books-no-rulings-table = Walang ruling sa mesang ito.
books-third-party = { $name } (isang third party)
books-replays-every-table-derives-every = Inuulit ng { $command } ang bawat mesa, kinukuha ulit ang bawat balasa at bawat posting, at inilalabas ang hindi tugma. { $folder } ang folder na pinagsimulan ng cardroom.
books-record = { $author }: “{ $reason }” · tala { $seq }
books-who-did-what = Sino ang gumawa ng ano
books-taps-elsewhere = Wala rito kung sino ang nag-tap in at nag-tap out sa mga mesa: nasa turnover sheet iyon ng shift, at kasama ng bawat round sa mga nakaraang round.
books-read-again = Basahin ulit
books-when = Kailan (orasan ng house)
books-who = Sino
books-what = Ano
books-nobody = walang naka-sign in
books-nothing-done-yet = Wala pang nagawa.
books-older = Mas lumang linya
books-kind = Uri
books-kind-all = lahat
books-kind-sign-ins = mga pag-sign in
books-kind-people = mga tao, role, password
books-kind-tables = mga mesa
books-kind-rulings = mga ruling
books-kind-cage = ang cage
books-kind-signatures = mga ikalawang pirma
books-kind-settings = mga setting
books-kind-shifts = mga shift, bilang
books-only = { $name } lang ✕
books-only-of = Ang ginawa lang ni { $name }
books-look-there = Tingnan ang log ng mesa
books-together-title = Sino ang maaaring nagsasabwatan
books-together-what = Sa huling pitong araw: iisang address sa iisang mesa, chips na iisa ang takbo, mas magandang hand na isinuko. Wala itong pinatutunayan; tingnan ang mga round.
books-together-round = mesa { $table }, { $from }
books-together-none = Walang dapat tingnan.
books-checks-title = Mga pagsusuri ng libro
books-checks-what = Kusang sinusuri ng cardroom ang mga libro nito isang beses sa isang araw, mula sa pinagtapusan ng nauna: mga hash, selyo, ruling, balasa, bawat sentimo. Sinasabi ng `cardroom verify` ang hindi tugma, at binabasa nito ang lahat.
books-checks-not-made = hindi nagawa ang pagsusuri; nasa log ng cardroom kung bakit
books-checks-found = { $records } tala ang nabasa, { $wrong ->
    [0] tugma ang lahat
   *[other] { $wrong } ang hindi tugma
  }{ $earlier ->
    [0] .
   *[other] ; hindi na binasa ulit ang { $earlier } na nauna.
  }
books-cash = Cash ayon sa tao at gaming day
books-cash-why = Mga araw na ang cash ng isang tao, pasok o labas, ay lumampas sa threshold ng house. Hindi ito para sa mata ng patron.
books-cash-none = Walang araw na may lumampas dito.
books-cash-person = Sino
books-cash-day = Araw (gaming day)
books-cash-in = Cash na pumasok
books-cash-out = Cash na lumabas
books-cash-else = Iba pa
books-cash-shown = Ipinakita
books-cash-due = Dapat gawin
books-cash-due-name = { $due ->
    [report] isang report
   *[note] isang note
  }
books-kind-school = mga exam, pag-aaral
