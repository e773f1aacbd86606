## Traditional Chinese: what is wrong with a scenario file or a table script.

script-no-such-schedule-option = 沒有這個收費表方案
script-shoe-1-8-decks = 牌靴有1至8副牌
script-shows-which-no-clause = 要示範"{ $clause }"，但那不是條款
script-no-seat-seats-1 = 沒有{ $seat }號位：座位是1至8號
script-players-name-some-letters = 玩家名字是一些字母或數字，不含控制字元
script-no-turn-bank-held = 沒有第{ $turn }輪：做莊兩手
script-wager-needs-base-buster = 注碼要有base、buster或backline（後注）金額
script-base-wager-backline-bet = 主注和後注是兩筆注碼：請寫兩行
script-no-joker-game = 這個遊戲沒有鬼牌
script-action-seat-hand-verb = 動作寫成SEAT[.HAND] VERB [AMOUNT]（座位、手、動詞、金額），如"5.1 double 10"
script-hands-numbered-1 = 手數由1起編號
script-amount-number-dollars = 金額不是美元數字
script-double-takes-amount = 只有加倍才帶金額
script-verbs-hit-stand-double = 動詞有hit（要牌）、stand（停牌）、double、split、surrender（投降）、insure、no；樓面的局另有foul、removed
script-owners-template-cannot-dealt = { $rulebook }是業主的範本，不能發牌（D10）
script-dealt-decks = { $rulebook }用{ $fewest }至{ $most }副牌，不是{ $decks }副
script-no-schedule-option = { $rulebook }沒有收費表方案{ $what }
script-table-seats-1 = 此桌座位是1至{ $seats }號
script-bank-held-turn = 這裡做莊{ $bank_turns }輪
script-nobody-wagers-no-round = 沒有人下注：就沒有牌局
script-buster-bet-never-placed = Buster注不得作為後注。
script-round-over-before = 在"{ $text }"之前牌局已結束
script-circle-split-say-which = "{ $text }"：該注圈已分牌；請寫哪一手，如{ $seat }.1
script-insurance-whole-circle-no = 保險屬於整個注圈：沒有第{ $hand }手。
script-cards-run-out-before = 牌局結束前牌已用完
script-circle-asked-about-insurance = 正在問{ $seat }號注圈要不要保險
script-hand-asked = 正在問{ $seat }.{ $hand }這手
script-bank-offered = 莊位輪到{ $seat }號位，第{ $turn }輪
script-nobody-banks = 沒有人做莊
script-wagers-open = 正在下注
script-shuffle-due = 該洗牌
script-card-due = 該發下一張牌
script-peek-due = 該看底牌
script-hole-due = 該亮底牌
script-payoff-due = 該賠付或收取下一筆注碼
script-floor-due = 該叫樓面
script-nobody-asked = 沒有在問任何人
script-action-missing-file-says = 缺少動作：{ $whose }，而檔案沒有寫
script-amount-refused = 金額被拒：{ $why }。
script-not-so = 不是這樣：{ $found }
script-no-clause = { $clause }不是條款
script-refused-under-another-clause = 被拒，但依另一條條款：{ $refusal }
script-not-refused = 沒有被拒
script-nobody-called = 沒有人叫{ $name }
script-no-such-step-word = 沒有這個步驟：詞太多、太少，或拼錯
script-blackjack-table-schedule-limit = 21點桌用收費表，不用限額
script-template-cannot-dealt-d10 = { $rulebook }是範本，不能發牌（D10）
script-no-schedule-option-here = 沒有收費表第{ $option }案
script-house-deals-decks = 賭場用{ $fewest }至{ $most }副牌，不是{ $decks }副
script-player-not-at-table = 不在桌上
script-has-chips = { $name }有{ $stack }
script-drop = 錢箱裡有{ $drop }
script-turn-1-2 = 輪次是1或2
script-went-to = 去了{ $placed }號位
script-cards-left = 還剩{ $left }張牌
script-circle-no-wager = 該注圈沒有注碼
script-insurance-whole-circle-no-hand = 保險屬於整個注圈：沒有第{ $hand }手
script-ruling-reason-because = 裁決要有理由：because …
script-no-such-ruling = 沒有這種裁決
script-no-seat = 沒有座位{ $text }
script-poker-table-limit-schedule = 撲克桌用限額，不用收費表
script-poker-dealt-deck = 撲克用一副牌
script-poker-by-hand = 撲克由誰發牌都一樣：by_hand是21點用的
script-poker-table-needs-limit = 撲克桌要有限額；現有{ $known }
script-no-limit = 沒有限額{ $what }；現有{ $known }
script-sits-out = { $name }已經暫離
script-does-sit-out = { $name }沒有暫離
script-no-hand-on = 沒有進行中的牌
script-dealers-move = 不是荷官的動作
script-cards-missing-dealer-needs = 缺牌：荷官還要{ $lacking }張
script-more-cards-than-dealer = 牌多於荷官一次所發
script-how-many-cards = 幾張牌？
script-in-no-hand = { $name }不在局中
script-nothing-call = 沒有注可跟
script-bet-call = 有下注要跟
script-bet-raised = 已有下注：要用加注
script-nothing-raise = 沒有可加注的
script-nobody-holds-many-cards = 沒有人有那麼多牌可丟
script-no-hand-begun = 沒有一手已開始
script-not-at-table = { $name }不在桌上
script-at-seat = 它在{ $button }號位
script-it-is = 它是{ $found }
script-posts-dead-live = { $name }下死注{ $dead }、活注{ $live }
script-owes-nothing-new-missed = 欠注是nothing、new、missed、moved或big
script-it-costs = 要付{ $costs }
script-come-way = { $name }不得這樣入局
script-step = "{ $step }"：{ $what }
script-was-refused = 被拒：{ $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = 不是美元金額，應如5或2.50
money-fraction-of-a-cent = 金額須為整分（D1）
money-too-large = 金額太大
card-unknown = "{ $text }"不是牌：請寫點數（2–9 T J Q K A）和花色（c d h s），如Td，或Jk

## Where something is wrong with a file or a text.

problem-line = 第{ $line }行：{ $what }
problem-file = { $file }：{ $what }
problem-file-line = { $file }:{ $line }：{ $what }
problem-under = { $what }（{ $clause }）
