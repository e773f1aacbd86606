# The Tagalog (Filipino) of shifts and counts.

shift-no-such-text = Isulat iyan sa hanggang { $most } karakter, at walang karakter na hindi nakikita.
shift-no-name = Bigyan ng pangalan ang shift, gaya ng day, swing o grave.
shift-one-is-open = Bukas ang shift { $shift }, “{ $name }”. Isara muna: isang shift lang ang bukas.
shift-is-closed = Sarado na ang shift { $shift }.
count-no-counters = Pangalanan ang mga nagbilang, hanggang { $most }.
count-no-boxes = Walang kahon sa sheet na ito.
count-not-due = Hindi bibilangin sa shift na ito ang kahon ng mesa { $table }: maaaring nasa ibang sheet na. Tingnan ulit ang listahan.
count-no-label = Kailangan ng sariling label ang kahon ng mesa { $table }: kung ano ang nakasulat dito.
count-no-amount = Ang laman ng kahon ng mesa { $table } ay hindi halagang mula zero hanggang $1,000,000.
count-twice = Dalawang beses sa sheet na ito ang kahon ng mesa { $table }.
count-not-pulled-then = Hindi hinugot ang mga kahon sa oras na iyon ng shift na ito. Tingnan ulit ang listahan.
count-no-reason = Sabihin kung bakit mali ang linya.
count-no-line = Wala sa sheet { $sheet } ang kahon ng mesa { $table }.
count-is-final = Final na ang sheet { $sheet }, o hindi na ito ang unang pinirmahan: tingnan ulit.
count-is-being-signed = May nakapirma na sa sheet { $sheet }: naghihintay ito ng ikalawang pirma. Para itama, babawiin ang una.
second-nobody-count = Dalawang tao ang pumipirma sa bilang, at walang ibang puwede. Magbibigay muna ang manager sa iba ng role na floor, cage o manager.

## Paper.

paper-print = I-print
paper-house = Ang house:
paper-printed = Noong { $at } · Cardroom
paper-back-shifts = Lahat ng shift
paper-back-counts = Lahat ng bilang
paper-sign = Sign para sa mesa
paper-sign-to-post = Ang sign na ipapaskil
paper-no-table = Walang ganoong mesa.
paper-sign-table = Mesa { $table } · { $name }
paper-dealing = { $dealing ->
    [human] Tao ang nagdi-deal.
   *[virtual] Virtual dealer ang nagdi-deal; masusuri ang bawat balasa.
  }

## Shifts.

shift-title = Mga shift
shift-purpose = Isang shift lang ang bukas. Kapag isinara, nag-iiwan ito ng sheet para sa susunod: mga mesa, drop, ruling, tawag, mga naghihintay, at kung sino ang narito.
shift-none-open = Walang bukas na shift.
shift-open-now = Shift { $shift }, { $name }: bukas simula { $at }, ni { $by }.
shift-name = Aling shift
shift-name-day = umaga (day)
shift-name-swing = hapon (swing)
shift-name-grave = madaling-araw (grave)
shift-name-other = iba
shift-own-name = Ang tawag dito
shift-open = Buksan ang shift
shift-open-next = Buksan ang susunod na shift
shift-opened = Bukas na ang shift { $shift }.
shift-close = Isara ang shift
shift-close-sure = Isara na ang shift { $shift }?
shift-close-why = Ang dapat malaman ng susunod na shift
shift-close-yes = Oo, isara
shift-close-no = Hindi, tuloy pa
shift-so-far = Ang kalagayan ngayon
shift-past = Mga nakaraang shift
shift-no-past = Wala pang shift.
shift-number = Shift blg.
shift-day = Gaming day
shift-opened-at = Binuksan
shift-closed-at = Isinara
shift-is-open = bukas
shift-by = { $at }, ni { $by }
shift-sheet = Turnover
shift-sheet-of = Turnover sheet ng shift { $shift }
shift-count = Bilang
shift-not-counted = hindi pa nabilang
shift-sheet-number = Sheet blg. { $sheet }
shift-count-link = Bilangin ang drop
shift-link = Mga shift

## The handover sheet.

handover-title = Turnover sheet
handover-shift = Shift { $shift }, { $name }, { $day }
handover-opened = Binuksan { $at } ni { $by }
handover-closed = Isinara { $at } ni { $by }
handover-open = Bukas pa: gaya ng kalagayan noong { $at }
handover-note = Paalala sa susunod na shift
handover-tables = Mga mesa at drop
handover-table = Mesa
handover-state = Sa shift na ito
handover-rounds = Mga round
handover-dealt-by = Nag-deal
handover-dealt = { $name }, { $from } hanggang { $to }
handover-chips-counted = chips na binilang: { $by } kumpara sa mga libro
handover-reversed = mga settlement na binaligtad: { $n }
handover-retracted = mga galaw na binawi: { $n }
handover-decks = { $n ->
    [1] ibang deck
   *[other] ibang deck nang { $n } beses
  }
handover-named-again = Itinama
handover-named-by = { $who ->
    [floor] barahang pinangalanan ulit ng floor: { $n }
   *[dealer] barahang pinangalanan ulit ng dealer: { $n }
  }
handover-idle = Walang naglaro, o mga programa lang: { $tables }
handover-idle-number = Walang naglaro, o mga programa lang: { $tables ->
    [1] isang mesa
   *[other] { $tables } mesa
  }{ $fell ->
    [yes] {", "}drop na { $drop }
   *[no] {""}
  }
handover-was-open = bukas
handover-was-opened = binuksan { $at }
handover-was-closed = isinara { $at }
handover-drop = Drop ayon sa libro
handover-together = Kabuuan, { $tables ->
    [1] isang mesa
   *[other] { $tables } mesa
  }
handover-no-tables = Walang bukas na mesa noon.
handover-rulings = Mga ruling
handover-no-rulings = Walang ruling ang floor.
handover-at = Kailan
handover-what = Ano
handover-why = Bakit
handover-by = Gumawa
handover-by-two = { $by } kasama si { $second }
handover-calls = Mga tawag sa floor
handover-no-calls = Walang tumawag ng floor.
handover-called-by = Sino ang tumawag
handover-answer = Ang kinalabasan
handover-answered = dumating si { $by } { $at }
handover-call-of = { $silent ->
    [yes] tumawag si { $by }
   *[no] { $by }: “{ $text }”
  }
handover-taken-back = binawi { $at }
handover-still-open = bukas pa
handover-left = Bukas pa: { $open ->
    [0] wala
    [1] isang tawag
   *[other] { $open } tawag
  }
handover-waiting = Naghihintay ng ikalawang pirma
handover-no-waiting = Walang naghihintay.
handover-asked-by = Sino ang humiling
handover-drawers = Mga drawer ng cage
handover-no-drawers = Walang bukas na drawer noon.
handover-listed = Mga waiting list
handover-not-listed = Walang naghihintay ng seat.
handover-list = Laro at limit
handover-listed-since = Mula
handover-counts = Bilang ng mga drop box
handover-no-counts = Hindi pa nabilang.
handover-outside = Ayon sa libro, { $amount } nito ang nahulog sa labas ng shift na ito: bago ito binuksan o pagkatapos itong isara.
handover-recounted = Itinama
handover-recount = Mesa { $table }, { $name }: inekisan ang { $first }, { $counted } ang bisa; { $by }, { $at }: “{ $reason }”
handover-kept-out = { $excluded } ang inilagay sa listahan sa shift na ito, { $lifted } ang inalis. Kung sino sila ay sinasabi ng listahan sa puwedeng bumasa nito.
handover-staff = Mga staff
handover-no-staff = Walang naka-sign in.
handover-name = Pangalan
handover-role = Role
handover-since = Nag-sign in
handover-before = bago ang shift
handover-there = Sa dulo
handover-signed-in = naka-sign in
handover-gone = wala na
handover-hands-over = Nagpapasa
handover-takes-over = Tumatanggap

## The count.

count-title = Bilang ng drop
count-purpose = Bilangin ang laman ng bawat kahon, at isulat bago mo malaman kung magkano dapat. Ipapakita ng sheet ang dalawa, at dalawang tao ang pipirma.
count-new = Bagong bilang
count-no-shift = Wala pang shift: magbubukas muna ang floor.
count-of-shift = Sa aling shift
count-shift = { $shift }, { $name }, { $day }
count-shift-open = { $shift }, { $name }, { $day } (bukas)
count-show = Ipakita ang mga kahon
count-all-counted = Nasa sheet na ang bawat kahon ng shift na ito.
count-none-dealt = Walang na-deal sa mga tao sa shift na ito na hindi pa nabibilang.
count-idle = Walang naglaro, o mga programa lang, sa { $boxes ->
    [1] isang mesa
   *[other] { $boxes } mesa
  }: hindi kailangang bilangin ang kahon doon.
count-idle-show = Bilangin din iyon
count-pulled = Hinugot ang mga kahon { $at }. Sa ibang oras bibilangin ang mahuhulog pagkatapos.
count-box = Kahon
count-label-of = Ang nakasulat sa kahon ng mesa { $table }
count-counted = Nabilang
count-counted-of = Ang laman ng kahon ng mesa { $table }
count-leave-out = Hindi isasama ang kahong walang halaga, at bibilangin pa.
count-counters = Mga pangalan ng nagbibilang, may kuwit sa pagitan
count-enter = Ilagay ang bilang
count-boxes-filled = { $filled } sa { $boxes ->
    [1] isang kahon
   *[other] { $boxes } kahon
  } ang nabilang, { $sum } lahat
count-unclear = Hindi malinaw ang halaga ng kahon { $label }.
count-none-filled = Wala pang kahong may halaga.
count-name-them = Sabihin kung sino ang nagbibilang.
count-sheets = Mga count sheet
count-no-sheets = Wala pang nabibilang.
count-sheet = Sheet
count-boxes = Mga kahon
count-expected = Ayon sa libro
count-variance = Diperensiya
count-state = Kalagayan
count-to-sign = pipirmahan
count-signed-once = pinirmahan ni { $first }
count-final = final na, sina { $first } at { $second }
count-sheet-title = Count sheet blg. { $sheet }
count-sheet-of = Shift { $shift }, { $name }, sa gaming day { $day }
count-entered = Inilagay { $at } ni { $by }
count-counted-by = Mga nagbilang: { $names }
count-number = { $boxes ->
    [1] Isang kahon
   *[other] { $boxes } kahon
  }
count-struck = inekisan ni { $initials }, { $at }: “{ $reason }”
count-correct = Itama ang kahon
count-correct-of = Itama ang kahon ng mesa { $table }
count-correct-title = Kahon { $label } ng mesa { $table }: ano ang tama?
count-right-amount = Ang laman nito
count-why-wrong = Bakit mali ang linya
count-write = Isulat ang pagtatama
count-leave = Hayaan na lang
count-corrected = Naitama: parehong nananatili sa sheet ang dalawang linya.
count-sign = Pirmahan ang sheet na ito
count-sign-first = Dalawang tao ang pumipirma rito, bawat isa sa sariling account; nakasulat ang pangalan ng dalawa sa naka-print na sheet. Sinasabi ng pumipirma na tama ito gaya ng nakasulat.
count-waits = Nakapirma na si { $first }. Pipirma rin ang iba pang floor, cage o manager.
count-signed-now = Napirmahan: naghihintay ng ikalawang pirma.
count-take-back = Bawiin ang pirma
count-taken-back = Binawi: puwede na ulit itama.
count-is-now-final = Pinirmahan ng dalawa: final na ang sheet.
count-first-signature = Unang pirma
count-second-signature = Ikalawang pirma
