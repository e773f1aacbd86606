# The Tagalog (Filipino) of who did what: the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] third-party provider
    [dealer] dealer
    [floor] floor
    [cage] cage
    [instructor] instructor
    [auditor] auditor
    [manager] manager
   *[player] player
  }
journal-welcomed = Bago rito si { $name }: { journal-role-name }.
journal-named = { $name } na ang tawag sa isang guest mula ngayon.
journal-role = Ginawang { journal-role-name } si { $name }.
journal-password = { $own ->
    [yes] Pumili si { $name } ng ibang password.
   *[no] Binigyan si { $name } ng ibang password, na papalitan sa susunod na pag-sign in.
  }
journal-signed-in = { $by ->
    [passkey] Nag-sign in si { $name } gamit ang passkey mula { $from }.
   *[password] Nag-sign in si { $name } mula { $from }.
  }
journal-failed = May sumubok ng maling password para kay { $name } mula { $from }.
journal-failed-nobody = May sumubok mula { $from } ng pangalang wala rito.
journal-signed-out = { $everywhere ->
    [yes] Nag-sign out si { $name } sa bawat browser.
   *[no] Nag-sign out si { $name }.
  }
journal-sessions-ended = { $own ->
    [yes] Tinapos ni { $name } ang { $sessions ->
        [1] isa pa niyang session
       *[other] { $sessions } iba pa niyang session
      }.
   *[no] Tinapos ang { $sessions ->
        [1] isang session
       *[other] { $sessions } session
      } ni { $name }.
  }
journal-opened = Binuksan ang mesa { $table }: { $name }, ayon sa { $rulebook }, { $dealing ->
    [human] tao ang nagdi-deal
   *[virtual] virtual dealer ang nagdi-deal
  }.
journal-closed = Isinara ang mesa { $table }.
journal-closed-because = Isinara ang mesa { $table }: “{ $reason }”
journal-issued = { $amount } ang ibinigay kay { $name }.
journal-issued-because = { $amount } ang ibinigay kay { $name }: “{ $reason }”
journal-redeemed = { $amount } ang tinanggap mula kay { $name }.
journal-redeemed-because = { $amount } ang tinanggap mula kay { $name }: “{ $reason }”
journal-corrected = Itinama ang tala { $entry }, { $amount } para kay { $name }: “{ $reason }”
journal-settings = Mga setting: dalawang tao ang pumipirma sa mga tala ng cage na lampas sa { $cage } at sa mga ruling na higit sa { $ruling } ang nakataya; ang mga session ng staff na walang ginagawa ay { $idle ->
    [0] hindi kailanman nala-lock
    [1] nala-lock pagkatapos ng isang minuto
   *[other] nala-lock pagkatapos ng { $idle } minuto
  }; ang may passkey ay { $passkey ->
    [yes] iyon ang gamit sa pag-sign in
   *[no] puwede ring mag-sign in gamit ang password
  }; nagsisimula ang gaming day sa { $starts }, { $zone }; lampas sa { $note } na cash sa isang araw, gumagawa ng note, lampas sa { $report }, ng report{ $says ->
    [yes] ; sinasabi ng mga dealer kung naihulog na sa butas ang collection at kung bayad na ang lahat
   *[no] { "" }
  }.
journal-locked = { $idle ->
    [yes] Walang ginawa sa isang session ni { $name }: na-lock ito.
   *[no] Ni-lock ni { $name } ang session niya.
  }
journal-unlocked = Binuksan ulit ni { $name } ang naka-lock niyang session, { $by ->
    [pin] gamit ang PIN
    [passkey] gamit ang passkey
   *[password] gamit ang password
  }, mula { $from }.
journal-passkey = May bagong passkey si { $name }, “{ $called }”.
journal-passkey-removed = Inalis ni { $name } ang passkey niyang “{ $called }”.
journal-passkeys-removed = Inalis ang lahat ng passkey ni { $name }: sapat na ulit ang password.
journal-passkey-failed = { $why ->
    [missing] Ibinigay ang tamang password ni { $name } nang wala ang passkey niya, mula { $from }.
    [counter] Sinubukan mula { $from } ang isang passkey ni { $name } na mas maraming beses nang nagamit: maaaring may kopya nito.
    [origin] Sinubukan mula { $from } ang isang passkey ni { $name } na pinirmahan sa page ng ibang site.
    [challenge] Sinubukan mula { $from } ang isang passkey ni { $name } na may sagot na hindi hiningi, o hindi na hinihingi.
    [unverified] Sinubukan mula { $from } ang isang passkey ni { $name } nang hindi tiniyak ng device kung sino iyon.
    [unknown] Sinubukan mula { $from } para kay { $name } ang isang passkey na hindi sa kanya.
   *[other] Sinubukan mula { $from } ang isang passkey ni { $name } at hindi ito tama.
  }
journal-passkey-failed-nobody = May sinubukang passkey mula { $from } na wala kaninuman.
journal-pin = Pumili ng PIN si { $name }.
journal-pin-failed = May sumubok ng maling PIN sa naka-lock na session ni { $name }, mula { $from }{ $ended ->
    [yes] : natapos ang session
   *[no] { "" }
  }.
journal-ruling = Mesa { $table }, { $stake } ang nakataya: { $what } “{ $reason }”
journal-proposed = Humihiling ng ikalawang pirma: { $what }
journal-signed = Pinirmahan ang hiniling ni { $first } sa tala { $entry }: { $what }
journal-declined = Hindi pinirmahan ang hiniling sa tala { $entry }.
journal-lapsed = Walang pumirma sa oras sa hiniling sa tala { $entry }.
journal-ruled = Mesa { $table }: { $what } “{ $reason }”
journal-locked-out = Sobra na ang maling subok para kay { $name } mula { $from }: walang papapasukin mula roon nang ilang sandali.
journal-locked-out-nobody = Sobra na ang maling subok mula { $from }: walang papapasukin mula roon nang ilang sandali.
journal-end-lost = Nawala ang dulo ng mga libro kasama ng isang database, pagkatapos ng selyo { $after }{ $lost ->
    [0] {""}
   *[other] {" "}at hanggang selyo { $lost }
}: nagpatuloy ang may-ari mula sa naroon.
journal-refilled = Binigyan ulit si { $name } ng play chips: { $amount }
journal-shift-opened = Binuksan ang shift { $shift }: { $name }.
journal-shift-closed = Isinara ang shift { $shift }.
journal-shift-closed-note = Isinara ang shift { $shift }: “{ $note }”
journal-count-entered = Binilang ang drop ng shift { $shift }: { $counted } sa { $boxes ->
    [1] isang kahon
   *[other] { $boxes } kahon
  }, { $expected } ayon sa libro.
journal-count-corrected = Sheet { $sheet }: { $counted } sa kahon ng mesa { $table }, hindi ang sabi ng tala { $corrects }: “{ $reason }”
journal-count-signed = Tama ang count sheet { $sheet }: { $counted } sa { $boxes ->
    [1] isang kahon
   *[other] { $boxes } kahon
  }, { $expected } ayon sa libro.
journal-drawer-opened = May binuksang drawer na may { $counted } na cash.
journal-drawer-counted = Drawer { $drawer }: { $counted } ang nabilang, na hindi tugma sa mga libro. Bibilangin ulit.
journal-drawer-closed = Isinara ang drawer { $drawer } ni { $name }: { $expected } ang inaasahan, { $counted } ang nabilang, { $how ->
    [over] sobra ng { $by_so_much }
    [short] kulang ng { $by_so_much }
   *[right] tama hanggang sentimo
  }.
journal-disabled = Isinara ang account ni { $name }: “{ $reason }”
journal-enabled = Puwede na ulit gamitin ang account ni { $name }.
journal-excluded = Bawal pumasok si { $name } { $life ->
    [yes] habambuhay
   *[no] hanggang { $until }
  }.
journal-exclusion-lifted = Hindi na bawal pumasok si { $name }.
journal-provider = Nakaupo si { $name } para sa “{ $company }”, badge { $badge }.
journal-listed = Naghihintay si { $name } ng seat sa { $list }.
journal-list-moved = Iba na ang puwesto ng numero { $entry } sa waiting list.
journal-list-called = { $named ->
    [yes] Tinawag si { $name } mula sa waiting list.
   *[no] Tinawag ang numero { $entry } ng waiting list.
  }
journal-list-sent = Pupunta si { $name } sa mesa { $table } mula sa waiting list.
journal-asked-to-leave = Pinaalis ang nakaupo sa Seat { $seat } ng mesa { $table }.
journal-asked-read = Nabasa na sa mesa na may pinaalis: numero { $asked }.
journal-list-seated = { $named ->
    [yes] Pinaupo sa mesa { $table } si { $name }, mula sa waiting list.
   *[no] Pinaupo sa mesa { $table } ang numero { $entry } ng waiting list.
  }
journal-list-left = { $named ->
    [yes] Wala na sa waiting list si { $name }.
   *[no] Wala na sa waiting list ang numero { $entry }.
  }
journal-must-move = Nagbibigay ng player ang mesa { $from } sa mesa { $to }: unang lilipat ang pinakamatagal nang nakaupo roon.
journal-must-move-off = Hindi na nagbibigay ng player sa ibang mesa ang mesa { $from }.
journal-settings-rotation = { $settings } Sa loob ng { $minutes } minuto, dapat { $bankers ->
    [1] isang tao
   *[other] { $bankers } magkakaibang tao
  } ang nakapag-bank na, hindi kasama ang mga third party{ $close ->
    [yes] ; kung hindi, isasara ang mesa pagkatapos ng round
   *[no] {""}
  }.
journal-settings-house = { $settings } Sa papel, “{ $house }” ang tawag sa house.
journal-exam-set = Itinakda ang exam na “{ $title }”: { $rulebook }, { $questions } tanong sa loob ng { $minutes } minuto, { $pass } sa bawat 100 para pumasa, seed { $seed }.
journal-exam-closed = Isinara ang exam ng tala { $exam }.
journal-sitting-began = Sinimulan ni { $name } ang exam ng tala { $exam }.
journal-exam-answered = Sinagutan ni { $name } ang tanong { $question } sa pagkuha ng exam ng tala { $sitting }.
journal-sitting-ended = { $time ->
    [yes] Naubos ang oras ni { $name } sa pagkuha ng exam ng tala { $sitting }
   *[no] Ipinasa ni { $name } ang kinuhang exam ng tala { $sitting }
  }: { $right } ang tama, { $passed ->
    [yes] pasado
   *[no] hindi pumasa
  }.
journal-progress = Nagdala si { $name } ng { $answers } sagot mula sa dealer school.
