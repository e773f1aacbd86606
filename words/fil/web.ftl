# The Tagalog (Filipino) of what the web server answers.

web-broke = May nasira sa panig namin. Iyon lang; subukan ulit.
web-stranger = Pumasok muna: bilang guest, o gamit ang pangalan at password mo.
web-closes = Magsasara sandali ang cardroom. Walang mawawala.
web-binary = Teksto ang mga frame.
web-action-id = 8 hanggang 64 simpleng karakter ang action id ({ $clause }).
web-chat = Magsabi ng 1 hanggang 280 karakter, o isang emote ({ $clause }).
web-name-guests = Ang may account ay tinatawag sa pangalan nito.
web-no-face = May mga mukha mula 0 hanggang { $last }.
web-no-language = Hindi nagsasalita ng “{ $language }” ang cardroom. Ang sinasalita nito: { $ours }.
web-remark = Hanggang { $most } karakter na nakikita ang isang note.
web-remarks = May lugar para sa mga note tungkol sa { $most } tao.
web-no-cutter = Hindi ka kasama sa mga nagka-cut ng mga barahang ito.
web-cut-link = Hindi iyan ang link sa likod ng tip na inilagay mo.
web-cut-signature = Hindi iyan ang pirma mo sa kina-cut.
web-chat-fast = Dahan-dahan lang ({ $clause }).
web-chat-afar = Manood muna sa mesa ({ $clause }).
web-json = Magpadala ng JSON, at sabihin ito: `Content-Type: application/json`.
web-long = Sobra na iyan sa puwedeng sabihin dito: hanggang 16 KiB.
web-slow-body = Hindi dumating ang kabuuan ng request sa sampung segundo.
web-host = Hindi ito ang pangalan ng cardroom. Puwede itong simulan ng nagpapatakbo gamit ang --host at ang pangalan.
web-sockets = { $most } koneksiyon lang ang puwede sa isang tao: magsara muna ng isa.
web-elsewhere = Galing sa ibang site ang request na ito.
web-name = Ang pangalan ay 1 hanggang 24 letra, numero o puwang, na nakikita lahat.
web-name-of-house = Sa pangalang ito, mapagkakamalan kang house: pumili ng iba.
web-password = Madaling mahulaan ang password na ito: gumamit ng hindi bababa sa sampung karakter (at hanggang 200 byte), halimbawa tatlong salitang hindi magkakaugnay, at hindi pangalan mo o karaniwang password.
web-no-name = Walang mahanap na pangalan para sa iyo.
web-no-staff-role = Gumagawa ito ng account para sa mga nagtatrabaho rito: pumili ng dealer, floor, cage, instructor, auditor o manager.
web-account-name = Kailangan ng pangalan ang account.
web-password-due = Sinabi sa iyo ng iba ang password mo. Pumili muna ng sarili mo: sa “Account ko”, sa browser.
web-locked = Naka-lock ang session na ito: buksan gamit ang PIN o password mo.
web-wrong = Hindi magkatugma ang pangalan at password.
web-claim-name = Pumili ng pangalang wala pang may-ari.
web-link = Nagamit na ang link na ito, o hindi kailanman naging link.
web-guest-password = Walang password ang guest: gumawa muna ng account.
web-same-password = Iyan na ang password mo ngayon. Pumili ng iba.
web-old-password = Hindi iyan ang kasalukuyang password mo. Subukan ulit.
web-missing = { $what ->
    [certificate] Walang certificate na may ganitong code. Tingnan ulit ang bawat letra.
    [clause] Walang ganoong probisyon.
    [drawer] Walang ganoong bukas na drawer: maaaring naisara na.
    [device] Walang device na may ganoong numero na may key: baka na-revoke na.
    [exam] Walang ganoong exam.
    [hand] Walang ganoong natapos na hand: ibigay ang talang pinagsimulan ng isang hand ng poker.
    [passkey] Walang ganoong passkey: maaaring inalis na.
    [person] Walang ganoong tao.
    [report] Walang ganoong report.
    [round] Walang ganoong natapos na round: ibigay ang talang pinagsimulan ng isang round ng blackjack.
    [rulebook] Walang ganoong rulebook ng blackjack.
    [seal] Walang ganoong pirmadong selyo ang mga libro.
    [session] Walang ganoong session: maaaring natapos na.
    [sheet] Walang ganoong count sheet.
    [shift] Walang ganoong shift.
    [shuffle] Walang ganoong ibinunyag na balasa na may ganyang numero rito; sinusuri ng `cardroom verify` ang lahat.
    [sitting] Walang ganoong pagkuha ng exam.
    [signature] Wala nang naghihintay ng pirma na may ganyang numero.
    [table] Walang ganoong mesa.
   *[address] Walang ganoong address.
  }
web-too-fast = Sobra na ang subok: maghintay ng { $seconds } segundo.
web-method = Hindi { $method } ang tinatanggap ng address na ito: { $allowed } ang tinatanggap nito.
web-status = Hindi masasagot ang request na ito: { $status }.
web-unread = Hindi mabasa ang request na ito: { $why }.
web-untold = May ruling ang floor sa round na ito, o binalasa ang shoe sa gitna nito: hindi iyon masasabi ng scenario file. Isa-isahin dito, o ipasa ang address nito.
web-no-rulebook = Walang rulebook ng { $game } ang { $house }.
web-decks = { $rulebook }: { $decks } deck; { $fewest } hanggang { $most } ang laro ng house (RND-1).
web-taken = May gumagamit na ng { $name }. Pumili ng ibang pangalan.
web-books-stop = Nakahinto ang cardroom: { $why }.
web-books-wait = Hindi masulatan ang mga libro ngayon ({ $why }). Naghihintay ang mga mesa; walang nawala.
web-frame = Hindi mabasa ang frame na iyon: { $why }.
web-watches = { $most } mesa na ang pinanonood mo.
web-no-table = Walang mesa { $table }.
web-unwritten = walang maisusulat: { $why }
web-end-session = tapos na ang session, o naka-lock
web-end-slow = masyadong mabagal: bumalik mula sa huling seq na nakita mo
web-end-elsewhere = ibang makina ang nagpapatuloy: bumalik ka
web-no-house = hindi maabot ang house sa ngayon; subukan ulit
web-end-closes = nagsasara ang cardroom
web-end-frames = sobrang dami ng frame
web-end-nonsense = sobrang daming walang kahulugan
web-no-windows = Bukas ang cardroom, at walang bintana
web-without-client = Ginawa ang server na ito nang walang browser client. I-build ito, saka ulit ang server:
web-without-client-play = Puwede nang maglaro ang mga programa: ang protocol at ang mga mesa ay nasa
web-nowhere = Walang ganoong page
web-nowhere-says = Walang pinupuntahan sa cardroom ang address na ito.
web-home = Pumunta sa lobby
web-no-file = Walang ganoong file.
web-disabled = Sarado ang account na ito. Itanong sa manager.
web-no-own-disable = Walang nagsasara ng sarili niyang account: ibang manager ang gumagawa.
web-no-guest-disable = Walang account ang guest na maisasara.
web-disable-why = Sabihin kung bakit, hanggang 200 byte: kailangan ng libro ang dahilan.
web-not-now = Hindi ito gagawin para sa iyo ngayon. Itanong sa floor.
