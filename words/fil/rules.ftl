# The Tagalog (Filipino) of a house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] Ang baraha
    [bank] Ang bank
    [wagers] Mga taya at fee
    [playing] Paglalaro ng hand
    [options] Double, split, surrender, insurance
    [results] Sino ang panalo
    [buster] Ang tayang Buster
   *[order] Ang pagkakasunod
  }
rules-decks = Idini-deal mula sa { $decks } deck; { $fewest } hanggang { $most } ang pinahihintulutan ng house.
rules-values = Ang dos hanggang nuwebe ay ayon sa nakasulat; ang diyes, jack, queen at king ay 10; ang alas ay 1 o 11.
rules-natural = Natural, 21.5, ang alas at ten-value bilang unang dalawang baraha: ito ang pinakamagandang hand. { $pays } ang bayad sa panalong natural.
rules-split-no-natural = Ang hand na galing sa split ay hindi kailanman natural.
rules-bank-offered = Isa sa mga player ang bank. Iniaalok ang posisyon nang pa-clockwise pagkatapos ng bawat { $turns } hand; puwedeng tumanggi ang sinuman. Hindi kailanman nagba-bank ang house.
rules-bank-least = Ang bank ay hindi bababa sa { $min }, walang maximum.
rules-bank-covers = Hindi kailanman mananalo o matatalo ang bank ng higit sa inilagay nito. Isine-settle ang mga taya ayon sa pagkakasunod; ibinabalik sa mga player ang hindi nito kayang i-cover.
rules-bank-eligible = Para mag-bank, dapat naglaro ka sa nakaraang dalawang hand, at tumaya sa spot na iyon sa huli; hindi ito ipinatutupad sa bagong mesa.
rules-wagers-limited = Bawat taya ay { $min }–{ $max }, sa buong { $chip } na chips.
rules-wagers-unlimited = Bawat taya ay { $min }–walang limit, sa buong { $chip } na chips.
rules-circles-any = Puwede kang tumaya sa sarili mong circle at sa anumang bakante.
rules-circles-most = Puwede kang tumaya sa hanggang { $most } circle{ $adjacent ->
    [yes] { " " }na magkakatabi
   *[no] { "" }
  }.
rules-circles-waiting = Puwedeng limitahan ng floor ang lahat sa { $most } circle habang may naghihintay.
rules-backline = { $taken ->
    [yes] Puwedeng tumaya ang iba sa likod ng circle mo; sumusunod ang tayang iyon sa unang hand mo.
   *[no] Walang taya sa likod ng circle ng ibang player.
  }
rules-fees = Fee bawat circle: { $circle_is ->
    [zero] wala
   *[other] { $circle }
  }. { rules-fees-taken }
rules-fees-by-wager = Mga fee ng player: { $players }. { rules-fees-taken }
rules-fees-taken = Fee ng bank ayon sa total action: { $bank }. { $each ->
    [yes] Kinukuha ang fee ng player paglagay ng taya, ang sa bank bago ang deal; hindi kailanman nakasalalay ang mga ito sa kung sino ang manalo.
   *[no] Kinukuha ang mga fee bago ang deal at hindi kailanman nakasalalay sa kung sino ang manalo.
  }
fees-base = base na taya: { $fee_is ->
    [zero] walang fee
   *[other] { $fee }
  }
fees-base-to = base na taya hanggang { $to }: { $fee_is ->
    [zero] walang fee
   *[other] { $fee }
  }
fees-base-from = base na taya mula { $from } pataas: { $fee_is ->
    [zero] walang fee
   *[other] { $fee }
  }
fees-bet = { $bet ->
    [backline] tayang backline
   *[buster] tayang Buster
  }: { $fee_is ->
    [zero] walang fee
   *[other] { $fee }
  }
rules-posted-by = Walang halaga sa dokumento; ipinaskil ang mga ito ng { $by }.
rules-playing = Gumagalaw ang mga player nang pa-clockwise mula sa kaliwa ng bank.{ $hit ->
    [0] { "" }
   *[other] { " " }Dapat mag-hit ang hard { $hit } o mas mababa.
  }{ $stand ->
    [hard-19] { " " }Dapat mag-stand ang hard 19 o higit pa.
    [any-21] { " " }Dapat mag-stand ang anumang 21.
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] Kapag alas ang nakabukas, sinisilip muna ng dealer ang hole card: kung natural, tapos ang round at walang kukuha ng baraha.
    [ace-or-ten] Kapag alas o ten-value ang nakabukas, sinisilip muna ng dealer ang hole card: kung natural, tapos ang round at walang kukuha ng baraha.
   *[never] Walang sumisilip sa hole card hangga’t hindi nakagagalaw ang mga player.
  }
rules-bank-draws = { $soft ->
    [yes] Kumukuha ng baraha ang bank hanggang 16 at sa soft 17, at nag-i-stand sa hard 17 at mas mataas.
   *[no] Kumukuha ng baraha ang bank hanggang 16 at nag-i-stand sa bawat 17 at mas mataas.
  }
rules-time-runs-out = Kapag naubos ang oras mo, nilalaro ang sapilitang galaw; kung wala, stand ka; tinatanggihan ang insurance at ang bank.
rules-no-doubling = Walang double.
rules-doubling = { $on ->
    [any] Anumang dalawang baraha
    [any-but-21] Anumang dalawang baraha maliban sa 21
    [nine-to-eleven] Ang hard 9, 10 o 11 na dalawang baraha
   *[ten-or-eleven] Ang hard 10 o 11 na dalawang baraha
  } ay puwedeng i-double, sa { $less ->
    [yes] kahit magkano hanggang sa taya
   *[no] eksaktong taya
  }{ $after_split ->
    [yes] , pati pagkatapos ng split
   *[no] { "" }
  }. Eksaktong isang baraha ang sa na-double na hand.
rules-splitting = Puwedeng i-split ang mga pares, { $tens ->
    [same-value] pati anumang dalawang ten-value
    [same-rank] at mga ten-value na pareho ang ranggo
   *[never] pero hindi ang mga ten-value
  }; hanggang { $most } hand (sa ten-value { $of_tens } hand, sa alas { $of_aces } hand).
rules-split-aces = Tig-isang baraha ang mga na-split na alas.
rules-surrender = { $when ->
    [first-two] Puwede kang mag-surrender ng kalahati ng taya mo sa unang dalawang baraha; hindi pagkatapos ng split.
    [any-time] Puwede kang mag-surrender ng kalahati ng taya mo basta 20 o mas mababa ang hand, pati pagkatapos ng hit o split; hindi pagkatapos ng double, hindi sa na-split na alas.
   *[none] Walang surrender.
  }
rules-insurance = { $offered ->
    [yes] Kapag alas ang nakabukas, puwede kang mag-insurance ng kalahati ng taya: 2 to 1 ang bayad kung natural ang bank.
   *[no] Walang insurance.
  }
rules-no-further-fee = Walang fee ang alinman sa mga ito.
rules-natural-wins = Tinatalo ng natural ang bawat ibang hand; push ang dalawang natural.
rules-higher-wins = Kung hindi, panalo ang mas mataas na hand na hindi sobra; push ang magkapareho.
rules-bank-over = Kung bank lang ang sobra, panalo ka.
rules-both-over = { $push ->
    [eights] Parehong sobra: talo ka, maliban kung tatlong otso ang sa bank, na push. Kaya nananatili sa mesa ang sobrang hand hanggang matapos ang bank.
    [suited-789] Parehong sobra: talo ka, maliban kung 7-8-9 na iisang suit ang sa bank: push ang 22 at 23.
   *[none] Parehong sobra: talo ka.
  }
rules-deal-order = { $from ->
    [bank] Nagsisimula ang deal sa kaliwa ng bank; huli ang bank, nakataob ang ikalawang baraha nito.
   *[house-dealer] Nagsisimula ang deal sa kaliwa ng house dealer; huli ang bank, nakataob ang ikalawang baraha nito.
  }
rules-settling = { $from ->
    [bank] Ang hole card ang naglalagay ng action button: alas 1, dos hanggang nuwebe ayon sa nakasulat, diyes 10, jack 11, queen 12, king 13, binibilang nang pa-clockwise mula sa kaliwa ng bank, nilalaktawan ang bank. Mula roon, isine-settle ang mga taya nang pa-clockwise.
    [house-dealer] Ang hole card ang naglalagay ng action button: alas 1, dos hanggang nuwebe ayon sa nakasulat, diyes 10, jack 11, queen 12, king 13, binibilang nang pa-clockwise mula sa kaliwa ng house dealer, nilalaktawan ang bank. Mula roon, isine-settle ang mga taya nang pa-clockwise.
    [left-of-bank] Isine-settle ang mga taya nang pa-clockwise mula sa kaliwa ng bank.
   *[no-button] Isine-settle ang mga taya mula sa kanan ng house dealer, Seat 8 pababa hanggang Seat 1.
  }
rules-buster = Isang taya sa tabi ng base na taya mo, inilalagay bago ang deal, na sosobra ang bank.
rules-buster-line = { $cards ->
    [8] 8 o higit pang baraha { $pays } to 1
   *[other] { $cards } baraha { $pays } to 1
  }
rules-buster-pays = Ayon sa bilang ng baraha sa hand ng bank ang bayad nito: { $pays }.
rules-buster-least = hindi bababa sa { $min }
rules-buster-most = hanggang { $max }
rules-buster-within-limit = sa loob ng table limit
rules-buster-base = hindi kailanman higit sa base na taya
rules-buster-bounds = Halaga nito: { $bounds }.
rules-buster-stays = Nananatili itong may action anuman ang mangyari sa sarili mong hand.
rules-buster-settling = { $each ->
    [yes] Isine-settle ang bawat tayang Buster agad pagkatapos ng base na taya nito.
   *[no] Isine-settle ang mga tayang Buster pagkatapos ng lahat ng taya sa laro.
  }
rules-nearest-score = Panalo ang hand na mas malapit sa { $target }, lampas man o kulang. { $aces ->
    [0] Ang alas ay 1.
    [1] Isang alas ng hand ang puwedeng maging 11; 1 ang iba.
    [31] Bawat alas ay 1 o 11, alinman ang mas magpapalapit sa hand.
   *[other] Hanggang { $aces } alas ng hand ang puwedeng maging 11; 1 ang iba.
  } Walang bust, at 21 lang ang alas na may ten-value.
rules-nearest-deciding = Ang dapat gawin ng hand ay ayon sa pinakamataas nitong total na hindi lampas sa { $target }, o sa pinakamababa kung lampas lahat.
rules-nearest-closed = Hindi na kumukuha ng baraha ang hand kapag umabot na sa { $target } ang pinakamababa nitong total.
rules-nearest-playing = Gumagalaw ang mga player nang pa-clockwise mula sa kaliwa ng bank: hit o stand.{ $hit ->
    [0] { "" }
   *[other] { " " }Hanggang { $hit }, dapat mag-hit.
  }{ $stand ->
    [0] { "" }
   *[other] { " " }Mula { $stand }, dapat mag-stand.
  }
rules-nearest-bank = Walang sumisilip sa hole card hangga’t hindi nakagagalaw ang mga player. Laging nilalaro nang buo ng bank ang hand nito: kumukuha ito hanggang magkaroon ng { $from } o sarado na ang hand.
rules-nearest-nothing-else = Walang double, walang split, walang surrender, walang insurance at walang tayang Buster.
rules-nearest-wins = Panalo ang mas malapit na hand. Kung sa iyo ito, { $pays } ang bayad.
rules-nearest-tie = { $tie ->
    [push] Push ang mga hand na magkasinlapit.
    [player] Mga hand na magkasinlapit: panalo ka, at { $pays } ang bayad.
   *[bank] Mga hand na magkasinlapit: panalo ang bank.
  }
rules-third-parties = Sa isang mesa, hanggang { $most } third-party provider lang.
rules-third-party-turns = Hanggang { $turns } sunod-sunod na hand lang magba-bank ang third-party provider, at babalik lang kapag may iba nang nag-bank.
rules-return-needs-another = Babalik lang sa player ang posisyon kapag may iba nang nag-bank.
rules-rounding = Ang bayad na hindi mabuo ng chips sa mesa ay niro-round { $rounds }.
