# The Tagalog (Filipino) of sessions, second signatures, the house's settings, locks, passkeys and who is kept out.

session-browser = { $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] Isang programa, o browser na hindi nagpapakilala
  }{ $system ->
    [android] { " sa Android" }
    [ipad] { " sa iPad" }
    [iphone] { " sa iPhone" }
    [linux] { " sa Linux" }
    [mac] { " sa Mac" }
    [windows] { " sa Windows" }
   *[other] { "" }
  }
session-where-signed-in = Kung saan ka naka-sign in
session-where-signed-in-of = Kung saan naka-sign in si { $name }
session-this-browser = ang browser na ito
session-from = mula { $from }
session-since = simula { $at }
session-last-used = huling ginamit { $at }
session-not-used = hindi nagamit mula nang buksan ang cardroom
session-end = Tapusin
session-end-of = Tapusin ang { $browser }, { $from }
session-end-others = Tapusin ang lahat ng iba
session-end-all = Tapusin lahat
session-ended = Tapos na. Hindi na naka-sign in ang naroon.
session-none = Hindi naka-sign in saanman.
session-no-players = Pribado sa mga player kung saan sila naka-sign in: mga session lang ng staff ang ipinapakita rito.

## Second signatures.

second-nothing-waits = Walang may ganoong numero na naghihintay ng pirma: maaaring napirmahan, tinanggihan o binawi na.
second-not-oneself = Ikaw ang humiling nito: iba ang pipirma.
second-drawer-counted = Drawer { $drawer }: { $counted } ang nabilang. Ihahambing ito ng ikalawang tao sa mga libro.
second-count-stands = Nananatili ang bilang na naghihintay ng ikalawang tao: siya ang tatanggi kung mali ito.
second-not-yours = Hindi ikaw ang pipirma nito: hindi pinahihintulutan ng role mo, o tungkol ito sa iyo.
second-first-may-not = Hindi na ito puwedeng gawin ng humiling. Tanggihan, at ipahiling ulit.
second-table-went-on = Nagpatuloy na ang mesa mula noon: mag-ruling ulit sa nasa mesa ngayon.
second-ruling-waits = { $stake } ang nakataya, at lampas sa { $limit } ay dalawang tao ang nagru-ruling. Nakahinto ang mesa, at iba pang floor o manager ang pipirma: blg. { $entry }.
second-before-going-on = May ruling sa mesang ito na naghihintay ng ikalawang pirma, blg. { $entry }: pinipirmahan iyon, o hindi pinipirmahan, bago magpatuloy ang mesa.
second-nobody = Dalawang tao ang gumagawa nito, at walang ibang puwedeng pumirma. Bigyan muna ang iba ng role na floor, cage, auditor o manager.
second-nobody-cage = Dalawang tao ang pumipirma sa ganito kalaking dumaraan sa counter, at walang ibang puwede. Magbibigay muna ang manager sa iba ng role na cage o manager, o magtatakda ng ibang limit.
second-nobody-floor = Sa ganito kalaking nakataya, dalawang tao ang nagru-ruling, at walang ibang puwedeng pumirma. Magbibigay muna ang manager sa iba ng role na floor o manager, o magtatakda ng ibang limit.
second-no-limit = Hindi bababa sa zero ang limit.
second-no-minutes = Ang session na kusang nala-lock ay nala-lock sa loob ng isang araw: 1440 minuto, o 0 para hindi kailanman.
second-waits = Naghihintay ng ikalawang pirma
second-heading = Mga ikalawang pirma
second-asked = Hiniling ni { $name } noong { $at }; mawawalan ng bisa sa { $until } kung walang pipirma.
second-own = Ikaw ang humiling: iba ang pipirma, sa pahinang Floor, Cage o Mga libro. Puwedeng pumirma: { $signers }. Mawawalan ng bisa sa { $until }.
second-book-will-say = Hindi pa ito nagagawa. Kapag napirmahan, ito ang sasabihin ng aklat: { $what }
second-sign = Pumirma
second-decline = Huwag pirmahan
second-take-back = Bawiin
second-look = Tingnan ang mesa
second-look-sheet = Tingnan ang sheet
second-signed = Napirmahan: tapos na, sa pangalan ng dalawa.
second-declined = Hindi pinirmahan: walang mangyayari.
second-taken-back = Binawi: walang mangyayari.
second-asked-for = Dalawang tao ang kailangan: naghihintay ng pirma ng iba.
second-table-paused = Nakahinto pa ang mesa: ituloy ito
second-other-half = Ang ikalawang kalahati ng password: { $password }. Sinabi sa humiling ang unang kalahati. Hindi na ito ipapakita ulit.
second-first-half = Ang unang kalahati ng bagong password ni { $name }: { $password }. Naghihintay ito ng ikalawang pirma: sasabihin sa pipirma ang isa pang kalahati. Hindi na ito ipapakita ulit.

## The house's settings.

house-two-people = Kailan dalawang tao ang pumipirma
house-two-people-why = Lampas sa mga halagang ito, at para sa account ng auditor, may iba pang pumipirma. Dalawang tao rin ang kailangan para itaas ang limit.
house-cage-limit = Sa counter, lampas sa
house-ruling-limit = Mga ruling na ang nakataya ay higit sa
house-day-title = Ang gaming day
house-day-why = Nagtatapos ang araw ng mga report, listahan at export kasabay ng house, ayon sa sariling orasan ng house. Dalawang tao ang kailangan para sa ibang oras o sona.
house-day-starts = Nagsisimula sa
house-day-zone = Ayon sa orasan ng
house-no-day = Walang oras na { $starts } sa orasan ng { $zone }. Pinapangalanan ang sona gaya ng America/Los_Angeles, ang oras gaya ng 06:00.
house-set-limits = I-save ang mga setting na ito
house-set = Naitakda na.
house-paper-title = Sa papel
house-paper-why = Nasa itaas ito ng bawat sheet ng mga libro at ng araw na ipi-print; ang sign at ang mga patakaran ng laro ay may pangalan ng house ng rulebook. Kapag walang laman, may linyang masusulatan.
house-paper-name = Pangalan ng house
house-idle = I-lock pagkatapos ng ganito karaming minuto (0: hindi kailanman)
house-idle-title = Sa pinto
house-idle-why = Nala-lock ang session ng staff kapag walang ginagawa rito, at binubuksan ulit gamit ang PIN, passkey o password. Dalawang tao ang kailangan para sa mas mahabang oras, at gayundin kung password lang.

## Locked sessions.

lock-staff-only = Mga session lang ng staff ang nala-lock: nagsa-sign out ang player.
lock-no-pin = Anim na digit ang PIN, hindi pare-pareho at hindi sunod-sunod.
lock-has-no-pin = Wala ka pang PIN: buksan gamit ang password mo.
lock-wrong-pin = Hindi iyan ang PIN mo. { $left } subok na lang, saka mag-sign in ka ulit.
lock-wrong-password = Hindi iyan ang password mo. Subukan ulit.
lock-too-many = Sobra na ang maling PIN: tapos na ang session na ito. Mag-sign in ulit.
lock-locked = Naka-lock
lock-whose = { $name }, { $role }. Hinihintay ka ng page mo.
lock-pin = PIN
lock-password = Password
lock-open = Buksan
lock-with-password = Gamitin ang password
lock-with-pin = Gamitin ang PIN
lock-by-passkey = Buksan gamit ang passkey mo.
lock-sign-out = Mag-sign out
lock-set = PIN para sa mga tablet na pinaghahatian
lock-set-why = { $minutes ->
    [0] I-lock ang session mo kapag ibinaba mo ang tablet.
    [1] Nala-lock ang session mo kapag sinabi mo, at kapag isang minutong walang ginagawa.
   *[other] Nala-lock ang session mo kapag sinabi mo, at kapag { $minutes } minutong walang ginagawa.
  } Anim na digit ang magbubukas ulit; pagkatapos ng tatlong mali, mag-sign in ka ulit.
lock-now = I-lock na
lock-new-pin = Anim na digit
lock-your-password = Password mo
lock-keep = I-save ang PIN na ito
lock-keep-another = Itong PIN na ang i-save
lock-kept = Na-save na: binubuksan nito ang mga naka-lock mong session.

## Passkeys.

passkey-place = Gumagana ang mga passkey sa TLS, o sa makinang ito bilang localhost, at sa isang pangalan, hindi sa address na numero.
passkey-many = Sapat na ang { $most } passkey: mag-alis muna ng isa.
passkey-no-name = Bigyan ang passkey ng pangalan na hanggang { $most } letra, para makilala mo ulit ang device.
passkey-wanted = May passkey ka: iyon ang gamitin. Hindi sapat dito ang password lang. Kung nawala ang device mo, isang manager at ikalawang tao ang mag-aalis ng key nito.
passkey-fault = { $why ->
    [challenge] Masyadong matagal, o nasagot na dati. Subukan ulit.
    [origin] Ginamit ang passkey sa page ng ibang site. Walang nagawa.
    [room] Para sa ibang cardroom ang passkey na ito.
    [unverified] Hindi natiyak ng device na ikaw iyan. Maglagay dito ng PIN, daliri o mukha, at subukan ulit.
    [kind] Hindi masuri ng cardroom na ito ang ganyang uri ng key. Gumamit ng ibang device.
    [unknown] Walang may ganitong passkey rito, o sa iba ito. Maaaring inalis na ito.
    [counter] Mas maraming beses nang nagamit ang passkey na ito kaysa sa alam ng device na ito: maaaring may kopya nito. Hindi ito tinatanggap; sabihin sa manager mo.
   *[other] Hindi tama ang passkey. Subukan ulit, o gumamit ng iba.
  }
passkey-title = Mga passkey
passkey-title-of = Mga passkey ni { $name }
passkey-why = Isa-sign in ka ng passkey gamit ang daliri, mukha o PIN ng sarili mong device, at hindi ito mahuhulaan o maipamimigay. Magkaroon ng dalawa, sa dalawang device: kapag mayroon ka na, maaaring hindi na tanggapin ng house ang password lang.
passkey-since = para sa { $room }, simula { $at }
passkey-not-used = hindi pa nagagamit
passkey-none = Wala ka pa.
passkey-called = Ang tawag mo sa device
passkey-password = Password mo, para magdagdag o mag-alis
passkey-make = Magdagdag ng passkey
passkey-remove = Alisin
passkey-remove-of = Alisin ang { $called }
passkey-kept = Na-save na: ang “{ $called }” na ang magsa-sign in sa iyo mula ngayon.
passkey-removed = Inalis: wala nang nabubuksan ang “{ $called }”.
passkey-lost = Nawala ang mga device nila: alisin lahat
passkey-lost-asked = Hiniling na: kapag nakapirma na ang ikalawang tao, sapat na ulit ang password.
passkey-device-has-one = May passkey mo na ang device na ito.
passkey-nothing-given = Walang ibinigay na passkey ang device: kinansela, masyadong matagal, o wala itong alam para sa cardroom na ito.
passkey-sign-in = Mag-sign in gamit ang passkey
passkey-open = Buksan gamit ang passkey
house-passkey = Ang may passkey ay iyon ang gamit sa pag-sign in, at hindi password lang
house-cash-title = Cash sa isang gaming day
house-cash-why = Sinasabihan ang counter bago ito gumawa ng tala, at may listahan ang auditor. Dalawang tao ang kailangan para sa mas malaki.
house-cash-note = May note kapag lampas sa
house-cash-report = May report kapag lampas sa

## Who is kept out.

second-nobody-exclusion = Dalawang tao ang nag-aalis ng isang tao sa listahan, at walang ibang puwedeng pumirma. Magbibigay muna ang manager sa iba ng role na floor, cage o manager.
exclusion-why = Sabihin kung bakit, hanggang 500 byte.
exclusion-years = Magbigay ng bilang ng taon, isa o higit pa, o sabihing habambuhay.
exclusion-longer = Nasa listahan na sila nang ganoon katagal o higit pa. Dalawang tao ang nag-aalis dito.
exclusion-title = Bawal pumasok
exclusion-confidential = Kumpidensiyal: hindi sinasabi sa tao ni sa table kung bakit. Kung saan siya nakaupo, ang nababasa lang ng dealer ay pinaalis ang nasa seat. Ang nasa listahan ay hindi makakaupo saanman, hindi bibigyan ng chips, at ang manager lang na may ikalawang pirma ang magbabayad sa kanya.
exclusion-who = Sino
exclusion-choose = pumili …
exclusion-how-long = Gaano katagal
exclusion-years-number = { $years ->
    [1] isang taon
   *[other] { $years } taon
  }
exclusion-life = habambuhay
exclusion-word = Maikling dahilan
exclusion-add = Huwag papasukin
exclusion-sure = { $name }, numero { $player }, { $term }: “{ $why }”. Dalawang tao ang kailangan para alisin ang sinuman sa listahan.
exclusion-yes = Oo, huwag papasukin si { $name }
exclusion-added = Nasa listahan na si { $name }.
exclusion-until = { $life ->
    [yes] habambuhay
   *[no] hanggang { $until }
  }{ $over ->
    [yes] , tapos na
   *[no] {""}
  }
exclusion-by = ni { $name }, { $at }
exclusion-lift = Alisin sa listahan
exclusion-lift-of = Alisin sa listahan: { $name }
exclusion-nobody = Walang nasa listahan.
exclusion-until-head = Hanggang
exclusion-by-head = Naglagay

## At the counter.

cage-report-due = Kasama nito, { $cash } na cash ang { $way ->
    [in] pumasok
   *[out] lumabas
  } sa gaming day na ito: lampas sa { $limit }, kailangan ng report.
cage-note-due = Kasama nito, { $cash } na cash ang { $way ->
    [in] pumasok
   *[out] lumabas
  } sa gaming day na ito: lampas sa { $limit }, gagawa ng note.
cage-identity-due = Lampas sa { $limit } na cash sa isang gaming day, walang itinatala para sa hindi pa nagpapakita kung sino siya: humingi ng lisensiya o pasaporte, at itala ito.
cage-two-due = Kapag higit sa { $limit }, dalawang tao ang kailangan: walang lalabas sa counter hangga’t walang ibang pumipirma.
cage-not-served = Huwag pagsilbihan si { $name }: tawagin ang manager.
drawer-no-count = Ang bilang ay mula zero hanggang { $most }.
drawer-no-second = May bukas ka nang drawer: isara muna iyon.
drawer-no-close-yet = May tala sa drawer na ito na naghihintay ng ikalawang pirma: papirmahan o tanggihan muna, saka magbilang.
drawer-count-again = May dumaan sa drawer mula nang bilangin. Tanggihan ito, at magbilang ulit.
house-dealer-says-so = Kung tao ang nagdi-deal, sinasabi ng dealer kapag naihulog na sa butas ang collection, at kapag bayad na ang lahat
house-bank-title = Ang ikot ng bank
house-bank-why = Sa loob ng ganito karaming minuto, dapat ganito karaming magkakaibang tao ang nakapag-bank na, hindi kasama ang mga third party. Binababalaan ang floor bago matapos ang oras. Naka-off maliban kung gusto ng house.
house-bank-on = Humingi ng mga magba-bank
house-bank-minutes = Sa loob ng (minuto)
house-bank-bankers = Magkakaibang tao
house-bank-warning = Magbabala bago matapos (minuto)
house-bank-close = Saka isara ang mesa pagkatapos ng round
