# The Tagalog (Filipino) of what words on the felt mean, for who has never been in a cardroom.
term-means = { $word ->
    [action] Ang action button: sa seat na ito nagsisimula ang bayaran. Binibilang ito sa ikalawang baraha ng bank, para walang laging una o huli kapag kinapos ang bank.
    [bank] Isa sa mga player ang lalaban sa lahat ng iba sa round na ito, gamit ang sarili niyang pera. Nagdi-deal lang ang house.
    [buster] Isang taya sa tabi ng base na taya na sosobra ang bank. Mas maraming baraha ang kailanganin ng bank para roon, mas malaki ang bayad.
    [button] Ang dealer button: ang nakaupo rito ang huling binibigyan ng baraha at huling gumagalaw. Umaabante ito ng isang seat pagkatapos ng bawat hand.
    [collection] Ang kinukuha ng house sa hand na ito: halagang nakapaskil sa sign, magkano man ang pot.
    [covers] Ang kaya pang ipanalo o ipatalo ng bank. Walang action at ibinabalik ang mga tayang lampas doon.
    [drop] Sa butas na ito nahuhulog ang mga fee ng house. Ang numero ay ang naibayad na ng mesang ito; walang bahagi ang house sa anumang taya.
    [fee] Ang kinukuha ng house sa isang taya: halagang nakapaskil sa sign, hindi ibinabalik manalo man o matalo ang taya.
    [kill] Dinoble ng player na ito ang mga limit sa isang hand sa paglalagay ng mas malaking blind.
    [natural] Ang pinakamagandang hand, sa unang dalawang baraha: tinatalo nito ang lahat ng iba.
   *[shoe] Ang mga barahang lalabas pa, mula sa ilang deck na sabay na binalasa. Pagdating sa cut card, binabalasa ulit ang mga ito.
  }
