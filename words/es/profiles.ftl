## Latin American Spanish: a rulebook held against a legal profile.

profile-witness = { $player } ({ $cards }) contra { $bank } ({ $against }) { $outcome ->
    [wins] gana
    [pushes] empata
   *[loses] pierde
  }
profile-natural = { $cards } se decide antes de comparar y paga { $pays }
profile-natural-on-target = { $cards } está en la meta y, con los empates, nunca puede perder: es un natural en todo menos el nombre
profile-surrender = quien se rinde entrega media apuesta antes de comparar; ninguna fuente dice si se permite
profile-said = { $text }
profile-no-notice = no está entre los avisos: “{ $sentence }”
profile-no-statement = no hay declaración
profile-no-glossary = no hay glosario
profile-no-agreement = no se nombra ningún acuerdo
profile-no-approval = no se nombra ninguna aprobación
profile-old-approval = ninguna aprobación es de { $since } o después
profile-no-schedules = no se dan límites ni cuotas
profile-because-of = por { $clause }
profile-name-has = “{ $name }” lleva “{ $word }”
profile-key-missing = el reglamento no dice `{ $key }`
profile-key-is = `{ $key }` es { $is }
profile-poker = el póker no tiene posición de jugador-banca
profile-none-such = no hay perfil “{ $name }”; hay { $known }, o un archivo
profile-unread = { $name }: { $why }
profile-clause-twice = hay dos cláusulas { $clause }
profile-clause-missing = { $clause } pide la cláusula { $missing }, que no está en el perfil
profile-circle = { $clause } se compone de cláusulas que vuelven a ella
profile-need-empty = { $clause } nombra `{ $key }`, pero no lo que tiene que ser: is, is_not, least o most
profile-key-unknown = { $clause } nombra `{ $key }`, y ningún reglamento tiene esa clave
profile-mend-unclear = { $clause } se arreglaría con “{ $change }”, que no es key=value
profile-no-day = { $clause } quiere una aprobación desde “{ $text }”, que no es un día: 2026-05-01 lo es
