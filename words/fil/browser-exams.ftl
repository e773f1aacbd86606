## Exams of the dealer school on the page: the list, a sitting, what became of it, certificates, and learning that is kept.
exams-purpose = May oras ang exam, at ang cardroom ang nagmamarka. Ang pumasa ay may certificate na masusuri ng kahit sino.
exams-account = May account dapat ang kumukuha ng exam, para nasa certificate ang pangalan mo.
exams-make-account = Gumawa ng account o mag-sign in
exams-school = Dealer school
exams-open = Mga exam na puwede mong kunin
exams-all = Lahat ng exam
exams-none = Walang exam ngayon. Magsanay muna sa dealer school.
exams-none-set = Wala pang itinakdang exam.
exams-of = { $house }, { $game }
exams-terms = { $questions ->
    [1] Isang tanong
   *[other] { $questions } tanong
  } sa loob ng { $minutes ->
    [1] isang minuto
   *[other] { $minutes } minuto
  }. { $pass } sa bawat 100 ang dapat tama, at walang player na kulang ang bayad.
exams-drills = Itatanong: { $drills }
exams-seed = Seed { $seed }, bersiyon { $version } ng rulebook
exams-set-by = Itinakda ni { $by }, { $at }
exams-closed = sarado
exams-clock-starts = Tatakbo ang orasan ng cardroom pagsimula mo, at hindi ito hihinto.
exams-begin = Simulan
exams-go-on = Ituloy
exams-mine = Mga kinuha mo
exams-row-open = { $answered } sa { $questions } ang nasagutan, hanggang { $until } ang oras
exams-row-right = { $right } sa { $questions } ang tama
exams-passed = Pasado
exams-not-passed = Hindi pumasa
exams-result = Resulta
exams-set = Magtakda ng exam
exams-title = Tawag sa exam
exams-house = House
exams-game = Laro
exams-drills-of = Ano ang itatanong
exams-drills-all = Kung walang pinili, lahat ay itatanong.
exams-questions = Mga tanong
exams-minutes = Mga minuto
exams-pass = Tama sa bawat 100 para pumasa
exams-seed-field = Seed, kung isang partikular na exam ang gusto
exams-is-set = Nakatakda na ang “{ $title }”. { $seed } ang seed nito.
exams-close = Isara
exams-close-of = Isara ang “{ $title }”
exams-is-closed = Wala nang makapagsisimula ng “{ $title }”. Makapagpapatuloy ang mga kumukuha na.
exams-results = Mga resulta
exams-retests = Mga retest
exams-views = Ang ipinapakita
exams-back = ← Lahat ng exam
exams-results-purpose = Ang kinalabasan ng mga exam, bawat probisyon at bawat trainee. Nauuna ang pinakamahina.
exams-by-clause = Bawat probisyon
exams-by-trainee = Bawat trainee
exams-no-results = Wala pang nakatapos ng exam.
exams-wrong-of = { $wrong } sa { $asked } ang mali
exams-trainee = { $passed } sa { $sat } ang naipasa
exams-who-sits = kumukuha ngayon, { $answered } sa { $questions } ang nasagutan
exams-underpaid = { $under ->
    [1] isang beses kulang ang bayad
   *[other] { $under } beses kulang ang bayad
  }
exams-retests-purpose = Kung sino ang pumasa sa rules na iba na ngayon, at ano ang nagbago mula noon.
exams-no-retests = Pumasa ang lahat sa rules na umiiral ngayon.
exams-passed-then = Pumasa sa “{ $title }” noong { $day }
exams-version-then-now = Bersiyon { $before } ng rulebook noon, { $now } na ngayon
exams-rulebook-gone = Wala na sa house ang rulebook na ito.
exams-only-words = Mga salita lang ang nagbago, walang rule.
exams-changed = Iba na ang sinasabi ng mga ito:
sitting-title = Exam
sitting-left = Natitirang oras
sitting-answered = { $answered } sa { $questions } ang nasagutan
sitting-question = Tanong { $n }, { $drill }
sitting-waiting = { $count ->
    [1] Isang sagot ang nakatago sa device na ito at hindi pa naipapadala.
   *[other] { $count } sagot ang nakatago sa device na ito at hindi pa naipapadala.
  }
sitting-away = Hindi sumasagot ang cardroom. Magpatuloy: nakatago rito ang mga sagot mo at ipapadala pagbalik nito.
sitting-not-taken = { $count ->
    [1] Isang sagot ang nahuli o naibigay na dati, at hindi bibilangin.
   *[other] { $count } sagot ang nahuli o naibigay na dati, at hindi bibilangin.
  }
sitting-not-here = Hindi pa dumarating ang tanong na ito. Darating ito kapag sumagot ang cardroom.
sitting-later = Balikan mamaya
sitting-all-answered = Nasagutan na ang lahat ng tanong.
sitting-hand-in = Ipasa
sitting-sure = { $open ->
    [0] Ipasa na? Wala nang mababago pagkatapos.
    [1] Isang tanong ang walang sagot at bibilanging mali. Ipasa na?
   *[other] { $open } tanong ang walang sagot at bibilanging mali. Ipasa na?
  }
sitting-yes = Oo, ipasa na
sitting-not-yet = Hindi pa
sitting-handing = Maipapasa ang papel mo pagsagot ng cardroom.
sitting-time-over = Tapos na ang oras. Minamarkahan ng cardroom ang papel mo.
sitting-of-another = Kumukuha nito ngayon si { $name }: { $answered } sa { $questions } ang nasagutan. Makikita ang kinalabasan kapag natapos na.
sitting-ended-time = Naubos ang oras.
sitting-certificate = Ang certificate mo
sitting-practise = Magsanay sa dealer school
sitting-each = Isa-isang tanong
sitting-not-answered = Walang sagot.
sitting-other-questions = Iba na ang paraan ng pagtatanong ng school: hindi na maipapakita ang mga tanong na ito kasama ng mga sagot.
certificate-title = Certificate
certificate-says = ay pumasa sa exam
certificate-game = Laro
certificate-right = Tama
certificate-right-of = { $right } sa { $questions }; { $pass } sa bawat 100 ang pasado
certificate-day = Gaming day
certificate-version = Rulebook
certificate-seed = Seed ng exam
certificate-entry = Tala sa libro ng house
certificate-code = Code
certificate-check-at = Masusuri ito ng kahit sino sa { $address }
certificate-genuine = Tunay ang certificate na ito: nasa libro ng house.
certificate-changed = Nagbago na ang rules ng house mula noon. Kailangan ng retest.
certificate-check = Suriin ang isang certificate
certificate-check-purpose = I-type ang code na nakasulat sa certificate. Sasabihin ng cardroom kung kanino ito at para saan.
certificate-check-button = Suriin
certificate-another = Sumuri ng iba pa
keeping-with-account = Nakatago sa account mo ang natututuhan mo, sa bawat device kung saan ka naka-sign in.
keeping-waits = { $count ->
    [1] Isang sagot ang hindi pa naipapadala sa cardroom.
   *[other] { $count } sagot ang hindi pa naipapadala sa cardroom.
  }
keeping-guest = Kung may account ka, nakatago rin ito sa cardroom, at puwede kang kumuha ng exam.
