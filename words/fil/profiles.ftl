# The Tagalog (Filipino) of a rulebook held against a legal profile.

profile-witness = { $player } ({ $cards }) laban sa { $bank } ({ $against }): { $outcome ->
    [wins] panalo
    [pushes] push
   *[loses] talo
  }
profile-natural = pinagpapasyahan ang { $cards } bago ang pagkukumpara at { $pays } ang bayad
profile-natural-on-target = nasa target ang { $cards } at, kasama ang mga tabla, hindi kailanman matatalo: natural na rin kahit iba ang tawag
profile-surrender = puwedeng isuko (surrender) ang kalahati ng taya bago ang pagkukumpara; walang pinagkunang nagsasabi kung puwede iyon
profile-said = { $text }
profile-no-notice = wala sa mga paunawa: “{ $sentence }”
profile-no-statement = walang pahayag
profile-no-glossary = walang talasalitaan
profile-no-agreement = walang pinangalanang kasunduan
profile-no-approval = walang pinangalanang pag-apruba
profile-old-approval = walang pag-aprubang may petsang { $since } o mas bago
profile-no-schedules = walang nakasaad na mga limit at fee
profile-because-of = dahil sa { $clause }
profile-name-has = may “{ $word }” ang “{ $name }”
profile-key-missing = hindi sinasabi ng rulebook ang `{ $key }`
profile-key-is = ang `{ $key }` ay { $is }
profile-poker = walang posisyong player-dealer ang poker
profile-none-such = walang profile na “{ $name }”; mayroong { $known }, o isang file
profile-unread = hindi mabasa ang { $name }: { $why }
profile-clause-twice = dalawa ang probisyong { $clause }
profile-clause-missing = hinihingi ng { $clause } ang probisyong { $missing }, na wala sa profile
profile-circle = binubuo ang { $clause } ng mga probisyong bumabalik dito
profile-need-empty = binabanggit ng { $clause } ang `{ $key }`, pero hindi kung ano ito dapat: is, is_not, least o most
profile-key-unknown = binabanggit ng { $clause } ang `{ $key }`, at walang rulebook na may ganoong key
profile-mend-unclear = maaayos ang { $clause } ng “{ $change }”, na hindi key=value
profile-no-day = gusto ng { $clause } ng pag-apruba mula “{ $text }”, na hindi araw: araw ang 2026-05-01
