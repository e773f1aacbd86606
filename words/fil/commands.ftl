# The Tagalog (Filipino) of what the command line says, and why a command did not do what it was asked for.

command-at = { $place }: { $why }
command-unsound = { $problems }
command-refused = { $why } ({ $clause })
command-differs = magkaiba ang referee at ang simulator: { $why }
command-place = { $place }: { $why }
archive-what = Sabihin kung ano ang gagawin: --before ang nag-iimpake, --remove ang nag-aalis sa kasalukuyang mga libro ng naimpake na, --list at --check ang tumitingin sa mga archive.
archive-nothing = Walang naselyuhan bago ang araw na iyon na wala pa sa archive.
archive-row = { $file }: { $records } tala, { $from } hanggang { $to }, { $bytes } byte{ $state ->
    [broken] : hindi na gaya noong inimpake
   *[sound] { "" }
  }
archive-removed = { $records } tala ang inalis sa kasalukuyang mga libro; sa mga archive na ito babasahin.
command-backed-up = { $bytes } byte ang nasa { $to }. Sinusuri ito ng `cardroom verify`.
command-restored = Nasa lugar na ng mga libro ang { $copy }: { $books }. Sinusuri ito ng `cardroom verify`.
command-kept = Itinago bilang { $kept } ang dating naroon.
command-restore-file = Sa folder ibinabalik ang kopya: database ang { $address }. Ang PostgreSQL ang nagbabalik ng sa kanya gamit ang psql o pg_restore.
command-in-doubt = Huminto ang cardroom: { $why }. Ayusin ang disk, saka buksan ulit ang cardroom.
command-backup-exists = Mayroon nang { $to }: hindi kailanman pinapatungan ng backup ang anuman.
command-no-database = ang --database ay tumatanggap ng address na gaya ng postgres://user@host/name; ibinibigay ang folder na { $text } gamit ang --data
command-books-twice = Isang beses lang pangalanan ang mga libro: nang payak, gamit ang --data, o gamit ang --database.
command-no-books = Walang libro sa { $file }.
command-sound = { $rulebook }: maayos
command-sound-template = { $rulebook }: maayos bilang template; bago ito maidi-deal, dapat pumili ang cardroom (D10):
command-no-clause = Walang probisyong { $id }. Inililista lahat ng `cardroom clause`.
command-no-language = Walang wikang “{ $language }” dito. Ang mayroon: { $ours }.
command-clause-source = Pinagkunan: { $source }
command-clause-by-people = Hindi ipinatutupad ng software: { $why }
command-step-refused = Tinanggihan: "{ $step }". { $why }
command-no-text = hindi tekstong UTF-8
command-standard-input = standard input (stdin)
command-unusable = hindi magagamit ang rulebook
    { $why }
command-impossible = { $file }: babala: mas maraming { $card } kaysa sa laman ng { $decks } deck
collusion-round = mesa { $table }, mula sa tala { $from }, { $day }
collusion-found = { $found ->
    [0] Walang dapat tingnan.
   *[other] { $found } ang natuklasan. Wala itong pinatutunayan: tingnan ang mga round.
  }
command-exported = { $records } tala at { $rounds } round ang nasa { $out }.
command-export-exists = Mayroon nang { $out }: hindi kailanman pinapatungan ng export ang anuman.
command-no-table = Walang anuman tungkol sa mesa { $table } sa { $books }.
command-unopened = hindi sinasabi ng libro ng house na binuksan ang mesa { $table }
command-no-limit = mesa { $table }: wala sa house file nito ang limit nito
command-sign-limit = walang ganoong limit ang { $rulebook }; mayroon itong { $has } (HE-2)
command-sign-blackjack = blackjack ang { $rulebook }: kasama ng --schedule ang mga limit nito (RND-4)
command-sign-schedule = walang opsiyon { $option } ng schedule ang { $rulebook }; ang mayroon: { $options ->
    [0] wala
   *[other] { $has }
  } (RND-4)
command-wrote = isinulat ang { $file }
command-no-number = hindi numero ang { $text }
command-within = higit sa 0, mula { $least } hanggang { $most }
command-no-rank = ang “{ $part }” ay hindi gaya ng 5=20: ranggo at kung ilan ang natitira
command-rank-twice = “{ $part }”: dalawang beses pinangalanan ang ranggong iyon
command-rank-full = “{ $part }”: { $full } lang ang nasa punong shoe
command-whole-number = buong numero mula 1 hanggang 1e15
command-fresh-shoes = nagsisimula ang simulasyon sa mga bagong shoe: para sa odds ang --composition at --without
command-connected = { $players } player ang nakakonekta sa { $seconds } s
command-flood-here = ang mga koneksiyong umuukupa lang ng lugar ay sa makinang ito lang ginagawa, sa address nitong gaya ng 127.0.0.1:8080, at hindi sa { $server }
command-no-answer = hindi sumasagot ang server
command-no-guest = walang guest: { $body }
command-gone = wala na ang server
command-levels = log = "{ $text }": ang sinasabi ng log ay error, warn, info, debug o trace, at ang mga nauna rito
command-decision = decision_seconds = { $seconds }: 1 segundo hanggang isang oras ang isang pasya
command-tls-pair = Kailangan ng certificate ang key nito, at ng key ang certificate nito: --tls-cert at --tls-key.
command-node-name = Hindi puwedeng pangalan ng node ang “{ $name }”: mga letra, numero, - at _, hanggang 32.
command-net = Ang “{ $text }” ay hindi address at hindi net ng mga address, gaya ng 192.0.2.7 o 10.0.0.0/8.
command-time-of-day = Hindi oras ng araw ang “{ $text }”: 04:30
command-metrics = Nasa { $link } ang mga numero para sa machine room
command-no-listening = hindi makapakinig sa { $address }: { $why }
command-not-opened = Hindi pa bukas ang cardroom, at hindi ito bubuksan.
command-claim = Isang beses lang, para sa account ng floor manager: { $link }
command-open = Bukas ang cardroom sa { $link } na may { $tables } mesa. Play money lang.
command-no-signals = hindi makapakinig sa mga signal: { $why }
command-closed = Sarado na ang cardroom. Nasa dati ang bawat hand.
command-hurried = dalawang beses pinahinto, hindi na ito naghintay
command-no-time = walang oras para rito
command-closed-waiting = Sarado na ang cardroom. { $tables } mesa pa ang naghihintay sa mga libro ({ $why }): walang nawala sa mga nakilala na, at magpapatuloy ang susunod na bukas mula sa nakasulat.

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · { $rounds } round ng isang circle mula sa { $shoes } shoe sa { $seconds } s ({ $speed } milyon bawat segundo)
sim-simulated = simulasyon
sim-compared = (mga round bago magkaroon ng epekto ang cut card: { $rounds })
sim-exact = eksakto
sim-apart = { $errors } standard error ang agwat
sim-all-rounds = lahat ng round
sim-swing = standard deviation ng isang round { $sd }
sim-table = { $rulebook } · { $decks } · { $circles } circle na { $wager } may { $buster } Buster laban sa bank na { $bank } · { $rounds } round sa { $seconds } s
sim-bank-wins = panalo ng bank
sim-bank-wins-of = { $mean } ± { $error } dolyar bawat round (standard deviation { $sd }); { $covered } kung na-cover lahat
sim-fees = fee bawat round
sim-fees-of = bank { $bank }, mga player { $players } (opsiyon { $option })
sim-uncovered = hindi na-cover
sim-uncovered-of = { $share } ng lahat ng taya; may hindi na-cover sa { $short } ng mga round; ubos ang bank sa { $broken }
sim-circles-lose = talo ng mga circle
sim-uncovered-there = hindi na-cover doon
sim-referee = ang referee
sim-alike = { $rounds } round ang pareho ang pag-settle, bawat taya
equity-head = { $column ->
    [equity] equity
    [high] high
    [low] low
    [scoop] scoop
    [part] hati
    [win] panalo
    [tie] tabla
   *[hand] hand
  }
equity-exact = eksakto: lahat ng { $deals } deal sa { $seconds } s
equity-random = { $deals } random na deal sa { $seconds } s; ang ± ay kalahati ng 95 % interval
equity-discards = { $how }; itinitira sa tapon (CP-1) ang dalawang barahang pinakamaganda laban sa mga random na hand
rank-nothing = wala
rank-whole = ang buong pot
rank-half = kalahati ng pot
rank-quarter = sangkapat ng pot
rank-share = { $share } ng pot
rank-high = sa high: { $hand }  ({ $cards })
rank-low = sa low:  { $hand }  ({ $cards })
round-over-round = Sa buong round, kasama ang mga fee
round-refused = Tinanggihan:
round-bank = Ang bank at ang mga taya
round-collection = Ang collection
round-play = Laro
round-player-dealer = Ang player-dealer
round-deal = Ang deal
round-seat = Ang Seat { $seat }
round-settlement = Pag-settle
replay-hand = ang hand { $key }
replay-player = Player { $number }
replay-stacks = — mga stack —
replay-even = tabla
replay-drop = ang drop: { $drop }
replay-other-stacks = iba ang huling mga stack sa file (linya { $line }): { $stacks }
replay-refused = tinanggihan: "{ $action }" (linya { $line }, galaw { $number }): { $why }
rank-usual-order = pinatatalo ng { $id } ang flush sa full house (O-5): sa karaniwang ranggo lang niraranggo ang mga hand
command-keys-inside = Malalagay sa { $keys } ang mga key ng mga libro, na nasa { $data } kasama ng mga libro: ang makakuha ng isa ay makukuha ang dalawa. Magpangalan ng folder sa ibang lugar gamit ang --keys.
command-lost-written = isinusulat ang selyo nang NUMBER:HASH o PIT/NUMBER:HASH, kasama ang lahat ng 64 digit ng hash nito
command-loss-accepted = Nasa mga libro na at pirmado: sa pit { $pit }, nawala ang mga selyo pagkatapos ng { $after } at hanggang { $lost }.
command-no-seals = { $books }: walang pirmado sa mga selyo nito; pinipirmahan ang mga ito ng cardroom na binubuksan
command-sealed = { $seals } selyo ang nasa { $to }.
command-seal-line = hindi selyo ang linya { $line }: { $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = wala ang { $path }, at naroon ang { $beside }: may mga libro ritong itinago, at walang gagawin kapalit ng mga iyon. Ibalik ang file, o ang kopya gamit ang “cardroom restore”; para sa bagong cardroom, magpangalan ng folder na walang laman
ledger-emptied = walang laman ang { $path }: may mga libro ritong itinago, o itatago sana, at walang gagawin kapalit ng mga iyon. Ibalik ang file, o ang kopya gamit ang “cardroom restore”; para sa bagong cardroom, magpangalan ng folder na walang laman
ledger-cut-short = putol ang { $path }: { $bytes } sa { $of } byte lang ang naroon. Dalhin ang buong file, o ang kopya gamit ang “cardroom restore”
ledger-foreign = walang libro ng cardroom ang { $path }, at walang gagawin dito. Kung kopya ito ng mga libro, kinuha ito nang wala ang -wal file na katabi: kumuha ng kopya gamit ang “cardroom backup”
ledger-other-log = sa ibang file ang { $path }-wal at hindi sa { $path }. Ibalik ang dalawa sa dati; dinadala ang kopya gamit ang “cardroom restore”, hindi kailanman sa pagkopya sa ibabaw ng mga libro
command-profile-head = { $rulebook } laban sa: { $name }
command-profile-status = Katayuan: { $status }. { $note }
command-profile-answer = { $answer ->
    [pass] pasado
    [fail] BAGSAK
    [undecided] hindi tiyak
   *[not] hindi sakop
  }
command-profile-source = Pinagkunan: { $source } ({ $sure })
command-profile-mend = Ang pinakamalapit na pagbabago: { $changes }. Magiging { $ev } ang presyo ng player, { $by }.
command-profile-mend-free = Ang pinakamalapit na pagbabago: { $changes }. Walang nababagong presyo.
command-profile-mended = Lahat ng pagbabagong ito
command-profile-still = Bagsak pa rin, at walang key na makaaayos: { $failing }
command-rules-one-house = patakaran ng isang cardroom ang laman ng dokumento; pangalanan ang mga rulebook ng iisang house
programs-head = { $rulebook }, limit { $option }, { $rounds } round, programa sa bawat seat
programs-line = { $kind ->
    [newcomer] baguhan
    [regular]  sanay
   *[expert]   eksperto
  } ({ $seats }): { $won } dolyar sa isandaang round, ± { $error }
command-wager-chips = Ang taya ay halagang higit sa zero na mabubuo ng buong chips na { $chip }.
