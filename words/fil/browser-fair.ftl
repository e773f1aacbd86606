# The Tagalog (Filipino) of the page that checks shuffles.
fair-how-poker = Bago ang hand, itinatakda ng house ang walong deck, bawat baraha, at ipinapakita ang iisang fingerprint ng lahat. Nagka-cut ang lahat ng dini-deal-an: kusa itong ginagawa ng browser mo, gamit ang mga numerong walang nakaaalam bago noon. Ang mga cut ang pumipili ng deck at ng pagkakasunod ng baraha nito; binubuksan ang pitong iba, at sinusuri rito ang bawat barahang ipinakita. Mananatiling lihim ang mga na-fold na baraha.
fair-how-shoe = Itinatakda ng house ang shoe bago tumaya ang sinuman, at ipinapakita ang fingerprint nito. Bago ang bawat round, kina-cut ng lahat ng may taya ang natitira: kusa itong ginagawa ng browser mo, gamit ang mga numerong walang nakaaalam bago noon. Kapag tapos na ang shoe, binubuksan ito, at sinusuri rito ang bawat barahang lumabas.
fair-person-deals-table-real-cards = Tao ang nagdi-deal sa mesang ito gamit ang totoong baraha: walang kukuwentahin.
fair-not-playing = Umupo, at ika-cut at susuriin ng browser mo ang bawat balasang idi-deal sa iyo.
fair-no-mark = Wala ka pang na-cut: pagka-deal sa iyo ng baraha, ika-cut at susuriin iyon ng browser mo.
fair-elsewhere = Ibang device mo ang nagka-cut sa mesang ito: doon sinusuri ang idini-deal.
fair-checked-now = Ang sinuri ng browser mo
fair-wrong-here = May mali sa mesang ito. I-save ang patunay, at ipakita sa pinagkakatiwalaan mo.
fair-deck-number = { $mark ->
    [good] ✓ Deck { $shuffle }: maayos ang lahat
    [red] ✗ Hindi tumugma ang deck { $shuffle }
   *[none] Deck { $shuffle }: hindi mo na-cut
  }
fair-shoe-number = { $mark ->
    [good] ✓ Shoe { $shuffle }: maayos ang lahat
    [red] ✗ Hindi tumugma ang shoe { $shuffle }
   *[none] Shoe { $shuffle }: hindi mo na-cut
  }
fair-so-far = Nasuri na hanggang dito: kasunod ang iba kapag binuksan na.
fair-save-proof = I-save ang patunay ng hand na ito
fair-save-proof-shoe = I-save ang patunay ng shoe na ito
fair-any = Suriin ang anumang balasa
fair-number-of-shuffle = Numero ng balasa
fair-check = Suriin dito
fair-what-house-published = Ang inilathala ng house
fair-next-one = Ang susunod, numero { $shuffle }
fair-dealt-now = Idini-deal na: numero { $shuffle }
fair-voided-count = Mga cut na nawalan ng saysay sa mesang ito: { $n }
fair-shuffle-fair = ✓ Patas ang balasang ito.
fair-shuffle-holds = ✓ Tugma ang lahat ng inilathala tungkol sa balasang ito. Ang mga naglaro lang ang makapagsasabi kung na-cut nila ito, at nakita ang mga barahang ito.
fair-shuffle-does-not-check-out = ✗ Hindi tumugma ang balasang ito.
fair-uncut = Walang nag-cut nito: mga programa lang ng house ang naglaro.
fair-cards-fingerprints-fit-what-published = Tugma ang mga fingerprint ng baraha sa inilathala bago ang hand.
fair-cards-fingerprints-do-not-fit = Hindi tugma ang mga fingerprint ng baraha sa inilathala bago ang hand.
fair-not-cards-were-fixed = Hindi ito ang mga barahang itinakda: { $join }.
fair-all-opened-cards-those-were = Ang lahat ng { $cards } nabuksang baraha ang siyang itinakda.
fair-not-dealt-order-words = Hindi na-deal ayon sa pagkakasunod ng mga salita: { $join }.
fair-they-came-order-everybodys-words = Lumabas ang mga ito sa pagkakasunod na ibinibigay ng mga salita ng lahat.
fair-seed-fits-fingerprint-shown-before = Tugma ang seed sa fingerprint na ipinakita noon.
fair-seed-does-not-fit-fingerprint = Hindi tugma ang seed sa fingerprint na ipinakita noon.
fair-all-cards-came-order-seed = Ang lahat ng { $dealt } baraha ay lumabas sa pagkakasunod na ibinibigay ng seed at mga salita.
fair-card-should-been = { $order } dapat ang baraha { $astray }.
fair-good-published = Ang na-cut ay ang inilathala na ng house bago noon.
fair-good-decks = Tama ang dami ng deck.
fair-good-numbers = Walang kulang na cut.
fair-good-house = Pinirmahan ng house ang na-cut.
fair-good-among = Kasama ka sa mga nag-cut, at pareho ang sinabi sa iyo at sa iba.
fair-good-kept = Pumasok ang sarili mong cut gaya ng ginawa ng browser mo.
fair-good-links = { $n ->
    [1] Ang nag-iisang cut ay
   *[other] Ang lahat ng { $n } cut ay
  } kasunod ng naitakda na bago noon.
fair-good-signatures = { $n ->
    [1] Tama ang pirma ng nag-cut.
   *[other] Tama ang lahat ng { $n } pirma ng mga nag-cut.
  }
fair-good-deck = Sa mga cut lang nakabatay kung aling deck ang idi-deal.
fair-good-others = Binuksan ang { $n } deck na hindi na-deal, at maayos ang lahat.
fair-good-cards = { $n ->
    [1] Ang isang barahang binuksan sa iyo ay
   *[other] Ang lahat ng { $n } barahang binuksan sa iyo ay
  } itinakda bago ang cut.
fair-good-order = Lumabas ang mga ito ayon sa cut, at walang barahang dalawang beses.
fair-good-seen = { $n ->
    [1] Ang isang barahang nakita mo ay
   *[other] Ang lahat ng { $n } barahang nakita mo ay
  } kasama sa mga ito.
fair-good-seed = Ito ang shoe na inilathala noon.
fair-good-shoe = Ang { $n } baraha nito ay sa mga deck nito.
fair-good-places = Ang mga na-deal-an ay ang mga pinag-cut-an, sa kanilang pagkakasunod.
fair-good-dealt = Ang lahat ng { $n } baraha ay lumabas ayon sa mga cut.
fair-bad-published = Ang na-cut ay hindi ang inilathala ng house bago noon.
fair-bad-decks = Mas kaunti ang deck kaysa sa dapat, o pina-cut ulit kahit na-cut na.
fair-bad-numbers = May kulang na cut, o hindi ito sa mga natitirang baraha.
fair-bad-house = Hindi pinirmahan ng house gamit ang key nito ang na-cut.
fair-bad-among = Iba ang sinabi sa iyo tungkol sa cut na ito kaysa noon, o pinag-cut ka gamit ang hindi itinakda ng browser na ito, o nagamit na nito: ng ibang device mo, o ng house.
fair-bad-kept = May na-cut sa pangalan mo na hindi ginawa ng browser na ito.
fair-bad-came = Matapos ipakita ang cut mo, walang kinalabasan.
fair-bad-links = May cut na hindi ang naitakda noon, o may kulang na cut ng isang player.
fair-bad-signatures = May nag-cut na ibang kuwento kaysa sa iyo ang pinirmahan, o walang pinirmahan.
fair-bad-deck = Ibang deck ang na-deal kaysa sa sinasabi ng mga cut.
fair-bad-others = May deck na hindi na-deal na nakasara pa, o hindi maayos.
fair-bad-cards = May nabuksang baraha na hindi ang itinakda.
fair-bad-order = May barahang lumabas nang wala sa ayos, dalawang beses, o galing sa wala.
fair-bad-seen = May barahang nakita mo na hindi kailanman binuksan, o hindi sa kung saan ito lumabas.
fair-bad-seed = Hindi ito ang shoe na inilathala noon.
fair-bad-shoe = Hindi eksakto ang mga baraha ng shoe sa mga deck nito, gaya ng mula sa kahon.
fair-bad-dealt = Hindi lumabas ang mga baraha ayon sa mga cut.
fair-bad-voided = { $n ->
    [1] Isang cut ang nawalan ng saysay matapos hingin: may hindi nakapag-cut sa takdang oras, at ginawa ulit nang wala siya.
   *[other] { $n } cut ang nawalan ng saysay matapos hingin: may hindi nakapag-cut sa takdang oras, at ginawa ulit nang wala sila.
  } Paminsan-minsan ay mabagal ang koneksiyon; kung tuloy-tuloy, may sumusubok ng ibang deck.
fair-bad-places = Iba ang na-deal-an, o iba ang pagkakasunod, kaysa sa pinag-cut-an.
fair-bad-wasted = May cut na nawalan ng saysay matapos mag-cut ng lahat. Nangyayari ito kapag pinahinto ng floor ang mesa o kulang na ang player; kung hindi ganoon, hindi nagustuhan ng house ang nakita nito.
fair-bad-named = Sinabing hindi ka nag-cut, kahit nag-cut ang browser mo, nasa oras pa: nawala sa daan ang sagot nito, o hindi isinama ng house.
fair-bad-given = Hindi ibinibigay ng cardroom ang kailangan para masuri ito.
fair-unchecked-signatures = Hindi makapagsuri ng pirma rito ang browser na ito.
fair-unchecked-house = Walang nakitang key ng house ang browser na ito, o hindi makapagsuri ng pirma rito: hindi alam kung pumirma ang house.
fair-unchecked-seen = Wala ang browser mo sa isang bahagi nito: hindi nasuri kung saan lumabas ang bawat baraha.
fair-unchecked-keys = May nagka-cut gamit ang ibang key kaysa noong una: sa ibang device, o ibang tao.
