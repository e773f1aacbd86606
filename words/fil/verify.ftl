# The Tagalog (Filipino) of what `cardroom verify` finds in the books.

verify-seal-written = isinusulat ang selyo nang NUMBER:HASH, o PIT/NUMBER:HASH
verify-seal-number = hindi numero ng selyo ang { $text }
verify-seal-hash = hindi bababa sa unang walong hex digit ng hash ang kailangan
verify-record = { $log ->
    [0] libro ng house
   *[other] mesa { $log }
  }, tala { $seq }: { $what }
verify-last-seal = Huling selyo: { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals } selyo ang pinirmahan gamit ang key na { $key }.
verify-none-signed = Walang pirmadong selyo.
verify-locked = Hindi inulit: sarado ang sinasabi ng mga tala, at wala ang key ng mga libro (--keys). Nasuri ang mga hash, selyo, pirma at pera.
verify-since = Hindi na binasa ulit: ang { $records } tala bago iyon, na napatunayang maayos ng naunang pagsusuri. Ang nabago sa mga iyon mula noon, na hindi gumalaw sa dulo ng bawat log at sa mga selyo, ay makikita ng pagsusuring walang --since.
verify-since-kept = Hindi na ginawa ulit: ang { $kept } report at buod na nakatago tungkol sa panahon bago iyon. Gagawin ulit ang mga iyon ng pagsusuring walang --since.
verify-since-seal = Nagpatuloy mula sa selyo { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }, na naroon pa.
verify-since-other = hindi ito ang mga librong pinaggawan ng checkpoint: { $what }. Isinulat muli ang kasaysayan nila, o nawala ang dulo: suriin nang walang --since
verify-checkpoint = Ang { $file } ang checkpoint para sa pagsusuring may --since.
verify-checkpoint-damaged = hindi ito checkpoint, sira, o sa mga librong iba ang key
verify-checkpoint-other = ginawa ng { $made } ang checkpoint na ito, at { $is } ito: suriin nang walang --since, at gumawa ng isa pa
verify-checkpoint-key = kailangan ng checkpoint ang key ng mga libro, na wala rito (--keys)
verify-checkpoint-books = ginagawa ang checkpoint mula sa mga librong pirmado ang mga selyo, at hindi mula sa export
verify-key-written = hindi public key ang { $text }: 64 hex digit, o file na may laman nito
verify-schema-back = sinasabi ng mga libro na schema { $schema } ang sa kanila, at hindi iyon totoo
verify-orphans = may mga posting nito, at walang ganoong tala
verify-does-not-open = ang sinasabi nito ay hindi nabubuksan ng key ng mga libro, o iba na
verify-no-cashier = may nagpadaan ng chips sa counter na hindi taga-cage
verify-nothing-signed = walang pirmado
verify-unsigned = hindi ito pirmado
verify-signature = hindi ito pinirmahan ng house
verify-other-key = { $said } ang key ng house ayon sa mga libro; { $key } ito
verify-pit-end = hindi nagtatapos ang pit { $pit } sa selyo { $number }, gaya ng dapat
verify-seal-version = hindi sa bersiyon nito ang tala { $seq } ng log { $log }
verify-archives-unread = hindi mabasa ang note ng mga archive
verify-since-archived = mas luma ang checkpoint kaysa sa nasa mga archive: suriin nang walang --since
verify-turn = wala rito ang turno { $turn } ng { $wallet }, sa pagkakasunod ng pagseselyo
verify-turns = { $turns } turno na ang { $wallet }, at sinasabing { $said }
verify-checked = { $records } tala sa { $seals } selyadong commit, { $postings } posting, { $commands } utos ang inulit, { $rounds } round, { $cards } baraha.
verify-shuffles = { $shuffles } balasa: { $revealed } ang nakuha ulit mula sa mga ibinunyag na seed, { $kept } mula sa mga itinagong seed, { $unknown } ang wala rito ang seed.
verify-cuts = { $cuts } cut ng mga naglaro{ $voided ->
    [0] .
   *[other] ; { $voided } ang nawalan ng saysay.
  }
verify-editions = { $commands } sa mga utos ang pinasyahan ayon sa edisyon { $edition } ng mga patakaran, iba sa ngayon.
verify-wrong = hindi tugma: { $what }
verify-verdict = { $wrong ->
    [0] Tugma ang lahat.
   *[other] { $wrong } ang hindi tugma.
  }
verify-seal-is = ang selyo { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } ay { $is }, at dati ay { $was }
verify-seal-lost = Nawala ang selyo { $number } ng pit { $pit } pagkatapos ng selyo { $after }, kasama ng isang database: nasa papel ito, pirmado ng house, sa tala { $seq } ng libro nito.
verify-loss-unsigned = sinasabi nitong nawala ang dulo ng mga libro, at hindi iyon pinirmahan ng house
verify-loss-place = sinasabi nitong nawala ang dulo ng mga libro pagkatapos ng selyo { $number } ng pit { $pit }, at hindi ito kasunod ng selyong iyon
verify-seal-gone = wala na ang selyo { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: nagtatapos ang mga libro sa selyo { $last }
verify-empty = walang laman ang mga libro: walang susuriin
verify-table = mesa { $log }: { $records } tala, { $rounds } round
verify-unread = hindi ito mabasa: { $why }
verify-unreadable = hindi ito mabasa
verify-corrects-nothing = wala itong itinatamang tala, o naitama na iyon, o ibang halaga
verify-unopened = hindi sinasabi ng libro ng house na binuksan ito
verify-edition-back = pinasyahan ito ayon sa edisyon { $edition }, pagkatapos ng edisyon { $before }
verify-edition-unknown = pinasyahan ito ayon sa edisyon { $edition }, na hindi kilala rito
verify-no-schedule = walang ganoong schedule
verify-decks = may bilang ito ng deck na wala sa mga patakaran
verify-set-up = hindi ito maihanda: { $why }
verify-no-steps = wala itong mga hakbang
verify-otherwise = iba ang kinalabasan ng { $command } ayon sa referee
verify-refused = tinatanggihan ng referee ang { $command }: { $why }
verify-lies = { $held } sentimo ang lumalabas sa { $account }, at { $counted } ang naroon
verify-drop = { $dropped } ang lumalabas sa mga account ng drop, at { $lies } ang naroon
verify-dues = iba ang may utang na blind pagkatapos nito kaysa sa sinasabi ng mga patakaran (HE-7, HE-8, S-15, LB-11)
verify-dealt-in = iba ang dini-deal-an, o nagpo-post, kaysa sa sinasabi ng mga patakaran (HE-4, HE-7 hanggang HE-10, S-4, S-15, LB-11)
verify-comes-in = hindi sila makapapasok nang ganoon (HE-7, HE-8, HE-10, LB-11)
verify-moving = iba ang utang sa paglipat (HE-10)
verify-coming-back = iba ang utang sa pagbalik (S-15a)
verify-other-drop = ibang drop ang nakuha
verify-leaves-with = may umalis na iba ang chips kaysa sa hawak niya
verify-something = iba ang nangyari
verify-more-or-less = sobra o kulang ang nangyari
verify-no-limit = walang ganoong limit
verify-otherwise-why = iba ang kinalabasan ng { $command } ayon sa referee: { $why }
verify-no-hand = walang nagsimulang hand
verify-posts = nag-post si Player { $player } ng hindi hinihingi ng anumang probisyon (HE-4, HE-8, S-4)
verify-hand-on = may nagsimulang hand habang may nilalaro, o kulang sa dalawang player
verify-next-card = hindi { $card } ang susunod na baraha ng deck
verify-kept-deck = ang itinagong seed ng deck { $deck } ay hindi ang nasa commitment
verify-cut-unread = cut na hindi mabasa
verify-cut-tip = hiningan si Player { $player } ng cut { $cut } ng balasa { $shuffle } sa likod ng tip na hindi inilagay
verify-cut-unsigned = hindi pinirmahan ng house ang cut { $cut } ng balasa { $shuffle }
verify-cut-nothing = hindi hiningi ang cut { $cut } ng balasa { $shuffle }
verify-cut-link = ang ipinakita ni Player { $player } para sa cut { $cut } ng balasa { $shuffle } ay wala sa likod ng tip niya, o hindi niya pinirmahan
verify-cut-all = ang cut { $cut } ng balasa { $shuffle } ay hindi ginawa ng lahat ng hiningan
verify-cut-other = ang cut { $cut } ng balasa { $shuffle } ay hindi sa mga barahang nasa commitment
verify-cut-again = ang cut { $cut } ng balasa { $shuffle } ay hindi ang susunod, o walang na-deal mula noong huli
verify-cut-no-more = may commitment sa balasa { $shuffle } gaya noong hindi pa nagka-cut ang mga player
verify-cut-places = iba ang dini-deal-an kaysa sa pinangalanan nang i-cut ang deck
verify-cut-early = may na-deal na baraha habang kina-cut ang mga baraha
verify-cut-deck = deck { $deck } ang na-deal kahit { $chosen } ang pinili ng cut
verify-cut-seeds = ang mga deck ng balasa { $shuffle } na hindi na-deal ay hindi ang mga nasa commitment
verify-deck-words = mga salita para sa deck na walang commitment
verify-deck-dealt = may na-deal na deck na walang commitment
verify-deck-cards = ang mga baraha ng deck { $deck } ay hindi ang mga nasa commitment
verify-deck-closed = nakita ng lahat ang { $cards }, at hindi kailanman binuksan sa kanila kung nasaan ito sa deck
verify-deck-opened = may nabuksang baraha ng deck { $deck } na wala sa commitment
verify-first-line = hindi sinasabi ng unang linya nito kung ano ang na-export
verify-empty-export = wala itong laman
verify-last-line = wala itong huling linya: may kulang dito
verify-not-kept = hindi nakatago nang tama ang seed ng balasa { $shuffle }
verify-missing = kulang ang tala { $seq } bago nito
verify-hash = hindi tugma ang hash nito sa sinasabi nito
verify-action-twice = dalawang beses ang action id { $action } ng { $actor }
verify-sum = { $sum } sentimo ang kabuuan ng mga posting nito at hindi zero
verify-moved = { $was } sentimo ang galaw ng { $account }; ayon sa mga patakaran, { $is }
verify-falls = bumaba ang { $account } sa { $balance } sentimo
verify-total = { $total } sentimo ang kabuuan ng lahat ng account at hindi zero
verify-holds = { $held } sentimo raw ang hawak ng { $account }; { $is } ang kabuuan ng mga posting nito
verify-renamed = pinalitan ang pangalan ng isang baraha ng virtual dealer: ang balasa nito ang nagsasabi kung ano iyon (S-18)
verify-unnamed = may barahang lumabas nang walang pangalan, at alam ng virtual dealer ang bawat barahang idini-deal nito (ROOM-8)
verify-went-wrong = may na-report na pagkakamali ng virtual dealer, at hindi ito nagkakamali (ROOM-8)
verify-seal = selyo { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: { $what }
verify-seal-place = nasa lugar ito na dapat ay selyo { $number }
verify-seal-name = hindi tala ang { $name }
verify-sealed-twice = naselyuhan na dati ang tala { $seq } ng { $log ->
    [0] libro ng house
   *[other] mesa { $log }
  }
verify-sealed-missing = kulang ang tala { $seq } ng { $log ->
    [0] libro ng house
   *[other] mesa { $log }
  }
verify-seal-fit = hindi ito tugma sa mga talang sineselyuhan nito at sa naunang selyo
verify-snapshot = ang snapshot ng log { $log } pagkatapos ng tala { $seq }: { $what }
verify-snapshot-differs = iba ang kinalalabasan ng mga tala
verify-unsealed = wala ito sa anumang selyo
verify-export-end = sinasabi ng export na nagtatapos ito pagkatapos ng { $said } tala; { $records } ang narito
verify-person-is = ang tao { $id } ay { $is }, { $as_role }; ang sabi ng libro ng house ay { $name }, { $role }
verify-person-unknown = tao { $id }: hindi kilala ng libro ng house
verify-person-missing = kulang ang tao { $id }
verify-shuffle-twice = dalawang beses may commitment ang balasa { $shuffle }
verify-kept-shuffle = ang itinagong seed ng balasa { $shuffle } ay hindi ang nasa commitment
verify-words-late = may idinagdag na mga salita sa balasang ginagamit na
verify-words-nowhere = may idinagdag na mga salita sa balasang walang commitment
verify-shuffle-never = hindi kailanman nagkaroon ng commitment ang balasa { $shuffle }
verify-shuffle-other = ang balasa { $shuffle } ay hindi ang nasa commitment
verify-seed-early = ibinunyag ang seed habang nasa laro pa ang mga baraha nito
verify-seed-other = ang seed ng balasa { $shuffle } ay hindi ang nasa commitment
verify-card-other = { $card } ang na-deal kahit { $next } ang nasa balasa
verify-card-none = { $card } ang na-deal kahit wala nang nasa balasa
verify-one-signature = mag-isang ginawa ng isang tao ang dapat pirmahan ng dalawa ayon sa sariling limit ng house
verify-second-signature = hindi ito ang hiniling, o hindi pinirmahan ng ikalawang taong may karapatan
verify-shift = isang shift lang ang bukas, sunod-sunod ang numero, at ang bilang ay sa isa sa mga ito
verify-count-span = hindi nagsisimula ang bilang ng mesa { $table } sa pinagtapusan ng huli
verify-count-expected = { $is } ang nahulog sa kahon ng mesa { $table } ayon sa libro, at iba ang sabi ng count sheet
verify-count-corrects = itinatama nito ang linyang wala sa anumang bukas na count sheet
verify-count-signed = ginagawa nitong final ang count sheet na wala roon, nabago na, o final na dati
verify-from-guests = nanalo rito si Player { $player } ng { $is } sentimo mula sa mga guest, at { $was } ang sabi ng tala (ROOM-14)
verify-from-guests-nobody = may nag-iwan sa cage ng chips ng mga guest na hindi umalis sa mesa (ROOM-14)
verify-held = nag-iwan si Player { $player } sa cage ng { $is } sentimo ng chips ng mga guest, at { $was } ang sabi ng tala (ROOM-14)

verify-private = sabay nitong ginagalaw ang chips ng pribadong mesa o ng mga rack at ng { $account } (ROOM-15, ROOM-16)
verify-private-host = may gumawa ng host lang ng pribadong mesa ang gumagawa (ROOM-15)
verify-private-stranger = nakaupo si Player { $player } sa pribadong mesa at hindi pumasok gamit ang link nito (ROOM-15)
verify-drawer = Binuksan, ginamit o isinara ang isang drawer ng cage nang iba sa sinasabi ng mga talang nauna.
verify-kept = ang nakatago bilang { $name } ay hindi ang kinalalabasan ng mga tala
verify-exam-set = nagtatakda o nagsasara ito ng exam, at walang karapatan ang sumulat, o hindi iyon ang rulebook na pinangalanan nito
verify-sitting-began = nagsisimula ito ng exam na hindi itinakda, sarado na, o nasimulan na dati ng taong ito
verify-sitting-answer = sagot ito na walang tanong sa kinuhang exam, lampas na sa oras, o nasagutan na dati
verify-sitting-ended = ang marka ng kinuhang exam ng tala { $sitting } ay hindi ang sa mga sagot nito, o hindi sumusunod doon kung pasado
