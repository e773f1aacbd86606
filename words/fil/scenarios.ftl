# The Tagalog (Filipino) of what is wrong with a scenario file or a table script.

script-no-such-schedule-option = walang ganoong opsiyon ng schedule
script-shoe-1-8-decks = 1 hanggang 8 deck ang shoe
script-shows-which-no-clause = ipinapakita ang "{ $clause }", na hindi probisyon
script-no-seat-seats-1 = walang Seat { $seat }: 1 hanggang 8 ang mga seat
script-players-name-some-letters = ang pangalan ng player ay mga letra o numero, walang control character
script-no-turn-bank-held = walang turno { $turn }: dalawang hand hinahawakan ang bank
script-wager-needs-base-buster = kailangan ng taya ng halagang base, buster o backline
script-base-wager-backline-bet = dalawang taya ang base na taya at tayang backline: sumulat ng dalawang linya
script-no-joker-game = walang joker sa larong ito
script-action-seat-hand-verb = ang galaw ay SEAT[.HAND] VERB [AMOUNT], gaya ng "5.1 double 10"
script-hands-numbered-1 = may numero mula 1 ang mga hand
script-amount-number-dollars = hindi numero sa dolyar ang halaga
script-double-takes-amount = double lang ang may halaga
script-verbs-hit-stand-double = ang mga pandiwa ay hit, stand, double, split, surrender, insure, no, at sa round ng floor: foul, removed
script-owners-template-cannot-dealt = ang { $rulebook } ay template ng may-ari at hindi maidi-deal (D10)
script-dealt-decks = idini-deal ang { $rulebook } mula sa { $fewest } hanggang { $most } deck, hindi { $decks }
script-no-schedule-option = walang opsiyon { $what } ng schedule ang { $rulebook }
script-table-seats-1 = 1 hanggang { $seats } ang mga seat ng mesang ito
script-bank-held-turn = { $bank_turns } turno lang hinahawakan ang bank dito
script-nobody-wagers-no-round = walang tumataya: walang round
script-buster-bet-never-placed = Hindi kailanman inilalagay sa backline ang tayang Buster.
script-round-over-before = tapos na ang round bago ang "{ $text }"
script-circle-split-say-which = "{ $text }": na-split ang circle; sabihin kung aling hand, gaya ng { $seat }.1
script-insurance-whole-circle-no = Para sa buong circle ang insurance: walang hand { $hand }.
script-cards-run-out-before = naubos ang baraha bago natapos ang round
script-circle-asked-about-insurance = tinatanong ang circle { $seat } tungkol sa insurance
script-hand-asked = tinatanong ang hand { $seat }.{ $hand }
script-bank-offered = iniaalok ang bank kay Seat { $seat }, turno { $turn }
script-nobody-banks = walang nagba-bank
script-wagers-open = bukas ang tayaan
script-shuffle-due = oras nang balasahin ang baraha
script-card-due = oras nang i-deal ang susunod na baraha
script-peek-due = oras nang silipin ang hole card
script-hole-due = oras nang ipakita ang hole card
script-payoff-due = oras nang bayaran o kunin ang susunod na taya
script-floor-due = oras nang tawagin ang floor
script-nobody-asked = walang tinatanong
script-action-missing-file-says = may kulang na galaw: { $whose }, at walang sinasabi ang file
script-amount-refused = Tinanggihan ang halaga: { $why }.
script-not-so = hindi ganoon: { $found }
script-no-clause = hindi probisyon ang { $clause }
script-refused-under-another-clause = tinanggihan, pero sa ibang probisyon: { $refusal }
script-not-refused = hindi ito tinanggihan
script-nobody-called = walang tinatawag na { $name }
script-no-such-step-word = walang ganoong hakbang: sobra o kulang ng salita, o mali ang baybay
script-blackjack-table-schedule-limit = may schedule ang mesang blackjack, hindi limit
script-template-cannot-dealt-d10 = template ang { $rulebook } at hindi maidi-deal (D10)
script-no-schedule-option-here = walang opsiyon { $option } ng schedule
script-house-deals-decks = { $fewest } hanggang { $most } deck ang idini-deal ng house, hindi { $decks }
script-player-not-at-table = wala sa mesa
script-has-chips = { $stack } ang hawak ni { $name }
script-drop = { $drop } ang nasa drop
script-turn-1-2 = 1 o 2 ang turno
script-went-to = napunta ito kay Seat { $placed }
script-cards-left = { $left } baraha ang natitira
script-circle-no-wager = walang taya ang circle na iyon
script-insurance-whole-circle-no-hand = para sa buong circle ang insurance: walang hand { $hand }
script-ruling-reason-because = may dahilan ang ruling: because …
script-no-such-ruling = walang ganoong ruling
script-no-seat = walang Seat { $text }
script-poker-table-limit-schedule = may limit ang mesang poker, hindi schedule
script-poker-dealt-deck = isang deck ang pinagdi-deal-an ng poker
script-poker-by-hand = sa poker, walang kaibahan kung sino ang nagdi-deal: para sa blackjack ang by_hand
script-poker-table-needs-limit = kailangan ng mesang poker ang limit nito; mayroong { $known }
script-no-limit = walang limit na { $what }; mayroong { $known }
script-sits-out = naka-sit out na si { $name }
script-does-sit-out = hindi naka-sit out si { $name }
script-no-hand-on = walang nilalarong hand
script-dealers-move = hindi dealer ang dapat gumalaw
script-cards-missing-dealer-needs = kulang ang baraha: { $lacking } pa ang kailangan ng dealer
script-more-cards-than-dealer = mas maraming baraha kaysa sa idini-deal ng dealer nang sabay
script-how-many-cards = ilang baraha?
script-in-no-hand = wala si { $name } sa anumang hand
script-nothing-call = walang mako-call
script-bet-call = may tayang dapat i-call
script-bet-raised = may taya na: raise na ito
script-nothing-raise = walang mara-raise
script-nobody-holds-many-cards = walang may hawak ng ganoon karaming baraha na itatapon
script-no-hand-begun = wala pang nagsisimulang hand
script-not-at-table = wala sa mesa si { $name }
script-at-seat = nasa Seat { $button } ito
script-it-is = { $found } ito
script-posts-dead-live = nag-post si { $name } ng { $dead } na patay at { $live } na live
script-owes-nothing-new-missed = ang utang ay nothing, new, missed, moved o big
script-it-costs = { $costs } ang bayad
script-come-way = hindi puwedeng pumasok si { $name } sa ganoong paraan
script-step = sa "{ $step }": { $what }
script-was-refused = tinanggihan: { $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = hindi halaga sa dolyar, gaya ng 5 o 2.50
money-fraction-of-a-cent = buong sentimo ang mga halaga (D1)
money-too-large = sobrang laki ng halaga
card-unknown = hindi baraha ang "{ $text }": isulat ang ranggo (2–9 T J Q K A) at suit (c d h s), gaya ng Td, o Jk

## Where something is wrong with a file or a text.

problem-line = linya { $line }: { $what }
problem-file = { $file }: { $what }
problem-file-line = { $file }:{ $line }: { $what }
problem-under = { $what } ({ $clause })
