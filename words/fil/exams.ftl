# Exams of the dealer school, as the room speaks of them.
exam-account = May account dapat ang kumukuha ng exam. Gumawa ng account, o mag-sign in.
exam-not-yours = Nababasa mo ang seed ng lahat ng exam, kaya wala kang puwedeng kunin. Sumubok na lang ng isa sa school.
exam-of-another = Sa ibang tao ang exam na ito.
exam-taken = Nakuha mo na ang exam na ito. Humingi ng iba sa instructor mo.
exam-closed = Sarado na ang exam na ito: wala nang makapagsisimula.
exam-over = Tapos na ang oras. Natapos na ang exam na ito.
exam-answered = Nasagutan mo na ang tanong na ito, at ang unang sagot ang bibilangin.
exam-no-question = May { $questions } tanong ang exam na ito, bilang mula 0.
exam-no-answer = Hindi ito sagot sa tanong na iyon: magbigay ng isang bahagi para sa bawat bahagi nito, at mga halagang puwedeng nasa mesa.
exam-other-questions = Nagbago ang pagtatanong ng school mula nang itakda ang exam na ito. Hilingin sa instructor mo na itakda ito ulit.
exam-no-title = Sabihin kung ano ang tawag sa exam.
exam-questions = 1 hanggang { $most } ang tanong ng exam.
exam-minutes = 1 hanggang { $most } minuto ang exam.
exam-pass = Ilan sa bawat sandaang tanong ang dapat tama: 1 hanggang 100.
exam-seed = Ang seed ay buong numerong mas mababa sa 9,007,199,254,740,992.
exam-no-rulebook = Walang tanong ang school tungkol sa { $rulebook }.
exam-passed = Pasado: { $right } sa { $questions } ang tama, at walang kulang na bayad.
exam-underpaid = Hindi pumasa: may kulang na bayad sa { $under ->
    [1] isang tanong
   *[other] { $under } tanong
  }. { $right } sa { $questions } ang tama.
exam-too-few = Hindi pumasa: { $right } sa { $questions } ang tama, at { $pass } sa bawat 100 ang kailangan.
learned-too-many = Hanggang { $most } sagot lang ang dalhin sa bawat pagkakataon.
learned-unsound = May sagot dito na hindi galing sa school.
learned-enough = Hanggang { $most } sagot ng bawat tao ang itinatago ng cardroom, at ganoon na karami ang sa iyo.
