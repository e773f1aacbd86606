# The Tagalog (Filipino) of the rules as a cardroom files them.

document-heading = { $of ->
    [object] Layunin ng laro
    [cards] Ang baraha at ang bilang nito
    [round] Ang round ng laro
    [results] Paano nananalo, natatalo o nagpu-push ang mga taya
    [options] Double, split, surrender at insurance
    [bonus] Ang bonus na taya
    [fees] Mga limit ng taya at collection fee
    [house] Mga patakaran ng house
    [decided] Kung saan tahimik ang mga patakaran o may iniiwang bukas
    [glossary] Talasalitaan
   *[notices] Mga paunawa
  }
document-chapter = { $of ->
    [own] Paano ito nilalaro
    [holdem] Ang iba ay gaya ng hold’em
    [draw] Ang iba ay gaya ng draw poker
    [stud] Ang iba ay gaya ng seven-card stud
   *[collection] Ang collection
  }
document-as-in = Ang hindi sinabi rito ay gaya ng sa { $game }, na ang mga patakaran ay nasa dokumentong ito.
document-object = Pinagsasama ng mga player at ng player-dealer ang bilang ng mga baraha nila at sinisikap na lumapit sa 21.5 hangga’t kaya nang hindi sumosobra. Ang alas at ten-value bilang unang dalawang baraha ay 21.5, ang pinakamagandang hand, at { $pays } ang bayad.
document-object-nearest = Pinagsasama ng mga player at ng player-dealer ang bilang ng mga baraha nila at sinisikap na lumapit sa { $target } hangga’t kaya, lampas man o kulang. Panalo ang mas malapit na hand.
document-values = Bilang ng mga baraha
document-card = { $of ->
    [ace] Alas
    [faces] Diyes, jack, queen, king
    [pips] Dos hanggang nuwebe
    [ten] Diyes
    [jack] Jack
    [queen] Queen
   *[king] King
  }
document-counts = { $of ->
    [ace] 1 o 11
    [faces] 10
   *[pips] ayon sa nakasulat
  }
document-chart = { $of ->
    [players] Mga player
    [bank] Player-dealer
   *[button] Ang action button: ang bilang ng hole card
  }
document-up-to = { $total } o mas mababa
document-from = { $total } o higit pa
document-otherwise = Anumang nasa pagitan
document-any-21 = Anumang 21
document-soft-17 = Soft 17
document-does = { $does ->
    [hit] mag-hit
    [stand] mag-stand
   *[choose] mag-hit o mag-stand
  }
document-figure = { $figure }
document-pay-table = Bayad ng bonus na taya
document-schedule = Collection schedule, opsiyon { $option }
document-choose = Pipiliin ng cardroom: { $key }
document-rotation = Sa bawat { $minutes } minuto, hindi bababa sa { $players } player na hindi third-party provider ang nagba-bank.
document-term = { $of ->
    [player-dealer] Player-dealer: ang player na nagba-bank sa hand, gamit ang halagang inilagay bago ang deal.
    [house-dealer] House dealer: ang nagdi-deal para sa house at hindi kailanman naglalaro.
    [base-wager] Base na taya: ang taya sa circle, inilagay bago ang deal.
    [action-button] Action button: ang palatandaan kung saan nagsisimula ang pag-settle ng mga taya.
    [soft] Soft: hand na may alas na binibilang na 11.
    [push] Push: walang panalo, at ibinabalik ang taya.
    [covered] Na-cover: taya, hanggang sa kayang bayaran o kunin ng halaga ng player-dealer.
   *[third-party] Third-party provider: lisensiyadong provider ng proposition player services, na naglalaro para sa sarili nito.
  }
