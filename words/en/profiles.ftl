## A rulebook held against a legal profile.

profile-witness = { $player } ({ $cards }) against { $bank } ({ $against }) { $outcome ->
    [wins] wins
    [pushes] pushes
   *[loses] loses
  }
profile-natural = { $cards } is decided before the comparison and pays { $pays }
profile-natural-on-target = { $cards } is on the target and, with ties, can never lose: a natural in all but name
profile-surrender = half a wager can be given up before the comparison; no source says whether that is allowed
profile-said = { $text }
profile-no-notice = not among the notices: “{ $sentence }”
profile-no-statement = there is no statement
profile-no-glossary = there is no glossary
profile-no-agreement = no agreement is named
profile-no-approval = no approval is named
profile-old-approval = no approval is dated { $since } or later
profile-no-schedules = no limits and fees are stated
profile-because-of = because of { $clause }
profile-name-has = “{ $name }” has “{ $word }” in it
profile-key-missing = the rulebook does not say `{ $key }`
profile-key-is = `{ $key }` is { $is }
profile-poker = poker has no player-dealer position
profile-none-such = there is no profile “{ $name }”; there are { $known }, or a file
profile-unread = { $name }: { $why }
profile-clause-twice = there are two clauses { $clause }
profile-clause-missing = { $clause } asks for the clause { $missing }, which is not in the profile
profile-circle = { $clause } is made of clauses that come back to it
profile-need-empty = { $clause } names `{ $key }`, but not what it has to be: is, is_not, least or most
profile-key-unknown = { $clause } names `{ $key }`, and no rulebook has such a key
profile-mend-unclear = { $clause } would be mended by “{ $change }”, which is not key=value
profile-no-day = { $clause } wants an approval since “{ $text }”, which is no day: 2026-05-01 is one
