## The day: past rounds, the bank, the playing book, hours.
day-past = Mga nakaraang round
day-bank = Pag-ikot ng bank
day-provider = Playing book
day-hours = Oras ng paglalaro
day-any = Kahit alin
day-yes = Oo
day-no = Hindi
day-table = Mesa
day-tables = Mga mesa
day-from = Mula sa araw
day-from-time = Mula sa oras
day-to = Hanggang sa araw
day-to-time = Hanggang sa oras
day-person = Tao
day-seat = Seat
day-number = Numero ng round o hand
day-least = Itinaya, napanalunan o natalo: hindi bababa sa
day-most = Itinaya, napanalunan o natalo: hindi hihigit sa
day-ruled = May ruling
day-voided = Kinansela
day-programs = Pati mga programa
day-no-programs = Hindi kasama ang mga round na mga programa lang ang naglaro.
day-look = Tingnan
day-csv = CSV
day-day = Araw
day-span = Mga gaming day mula { $from } hanggang { $to }
day-unread = Binabasa pa ang mga libro: { $unread } tala pa. Tumingin ulit maya-maya.
day-when = Natapos
day-who = Sino
day-round = { $poker ->
    [yes] Hand blg. { $number }
   *[no] Round blg. { $number }
  }
day-marks = Mga marka
day-see = Tingnan
day-part = { $kind ->
    [bank] Seat { $seat }, bank: { $name }
   *[play] Seat { $seat }: { $name }
  }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }, { $kind ->
    [bank] inilagay { $staked }
   *[play] itinaya { $staked }
  }
day-is-voided = Kinansela
day-is-ruled = May ruling
day-mark = { $mark ->
    [reversed] Binaligtad
    [corrected] Itinama ang card
    [disputed] May dispute, napagpasyahan
    [dispute_open] May dispute, hindi pa napagpapasyahan
    [called] Tinawag ang floor, dumating
   *[call_open] Tinawag ang floor, hindi pa dumarating
  }
day-dealt-by = Si { $dealer } ang nag-deal
day-replay = Replay
day-replay-of = Replay ng { $round } na natapos nang { $at }
day-picture = Larawan
day-none = Walang ganitong round.
day-further = Mas luma pa
day-looked-for = Hinanap: { $what }
day-criterion = { $what }: { $value }
day-looked-all = Lahat ng round, pinakabago muna
day-sum-of = { $name }, sa { $rounds } ng mga round na nakalista: panalo { $won }, talo { $lost }, lahat-lahat { $result }
day-listed = { $more ->
    [yes] Nakalista ang pinakabagong { $rounds }; may mas luma pa.
   *[no] Nakalista: { $rounds }.
  }
day-bank-why = Kung kanino inialok ang bank, at kung sino ang kumuha. Ang pinakamatagal ay ang oras na wala pang dalawang tao ang nag-bank, hindi kasama ang mga third party, o mas kaunti kaysa sa hinihingi ng house.
day-rounds = Mga round
day-bankers = Sino ang nag-bank
day-banker = { $name }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }: { $hands }
day-one = { $name }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }
day-taken = Kinuha
day-declined = Tinanggihan
day-clock = Naubusan ng oras
day-passed = Nilampasan, hindi tinanong
day-longest = Pinakamatagal, min
day-offers = Mga alok
day-offers-of = Mga alok sa mesa { $table }, { $name }, { $day }
day-no-bank = Walang inalok ng bank.
day-offered = Inialok
day-answered = Sinagot
day-answer = Ano ang nangyari
day-answer-is = { $answer ->
    [taken] kinuha
    [declined] tinanggihan
    [clock] naubos ang oras
   *[passed] nilampasan, hindi tinanong
  }
day-put-up = Inilagay
day-provider-why = Bawat session ng mga tao ng third-party provider. Dito inilalagay ng manager ang kompanya at badge.
day-provider-declared = Sa mesang may totoong chips, idinedeklara nila ang dalang chips kapag pinaupo sila ng dealer; ang idinadagdag o inaalis ay inilalagay sa console ng dealer, sa “May tumayo”. Ang hindi idineklara ay mananatiling “hindi binilang”.
day-company = Kompanya
day-badge = Badge
day-came = Dumating
day-went = Umalis
day-still-there = nandoon pa
day-chips-in = Chips pagdating
day-added = Idinagdag
day-chips-out = Chips pag-alis
day-not-counted = hindi binilang
day-result = Resulta
day-fees = Mga fee
day-banked = Nag-bank
day-no-sessions = Walang session sa mga araw na ito.
day-hours-why = Kung gaano katagal nakaupo sa mga mesa ang mga tao. Isang beses lang binibilang ang dalawang mesang sabay.
day-hours-minutes = Oras
day-nobody-sat = Walang umupo sa mesa.
lists-purpose = Kung sino ang naghihintay ng seat, may account man o wala, ayon sa laro at limit. Ang nakaupo na sa isang mesa at gustong lumipat ay inilalagay din sa listahan, sa pangalan niya, at siya pa rin iyon: pinatatayo siya ng dealer doon.
lists-add = Magdagdag ng tao
lists-added = Nasa listahan na si { $name }.
lists-name = Pangalan
lists-game = Laro at limit
lists-put = Ilista
lists-since = mula { $at }
lists-sits = nakaupo sa mesa { $table } at gustong lumipat
lists-was-called = tinawag nang { $at }
lists-on-the-way = papunta na sa mesa { $table }, { $name }: { $seat ->
    [0] sila mismo ang uupo, at may nakalaang seat
   *[other] ang dealer ang magpapaupo sa Seat { $seat }
  }
lists-off-own = Wala na sa listahan si { $name }. Sa mesa { $table }, sariling account ang gamit sa pag-upo.
lists-up = Itaas
lists-up-of = Itaas si { $name } nang isang puwesto
lists-down = Ibaba
lists-down-of = Ibaba si { $name } nang isang puwesto
lists-call = Tawagin
lists-seat = Paupuin sa mesa { $table }
lists-off = Alisin
lists-none = Walang naghihintay.
lists-no-table = Wala nang bukas na mesa sa larong ito at limit.
lists-must-move = Must move
lists-must-move-why = Nagbibigay ng player ang isang mesa sa isa pa: ang pinakamatagal nang nakaupo roon ang lilipat kapag may bakanteng seat.
lists-move-now = Papuntahin na si { $name } sa mesa { $to }
lists-move = Mula sa mesa { $from }, { $from_name }, papunta sa { $to }, { $to_name }.
lists-next = Susunod: { $name }{ $known ->
    [yes] , nandoon mula { $since }
   *[no] {""}
  }.
lists-nobody-there = Walang tao roon.
lists-free = { $free ->
    [0] Walang bakanteng seat.
    [1] Isang seat ang bakante.
   *[other] { $free } seat ang bakante.
  }
lists-no-more = Itigil na
lists-feeds = Ang mesang ito
lists-main = nagbibigay ng player dito
lists-set = Itakda
lists-uneven = Mga mesang hindi pantay ang dami ng player
lists-mine-why = Tatawagin ka ng floor kapag may bakanteng seat.
lists-mine-place = { $list }: { $before ->
    [0] ikaw na ang susunod.
    [1] isa ang nauuna sa iyo.
   *[other] { $before } ang nauuna sa iyo.
  }
lists-mine-called = Tinatawag ka ng floor.
lists-mine-put = Ilista ako
day-provider-enter = Ilagay
day-provider-set = Nailagay na ang kompanya at badge.
day-few-bank = Kulang ang taong nag-bank mula { $since }. { $over ->
    [yes] Natapos ang oras nang { $until }.
   *[no] Matatapos ang oras sa { $until }.
  }{ $closes ->
    [yes] {" "}Saka isasara ang mesa pagkatapos ng round.
   *[no] {""}
  }
day-link = Ang araw
lists-link = Mga waiting list
exams-link = Mga exam
