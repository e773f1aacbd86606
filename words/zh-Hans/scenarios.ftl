# Simplified Chinese: what is wrong with a scenario file or a table script.

script-no-such-schedule-option = 没有这个台费表方案
script-shoe-1-8-decks = 牌靴为1至8副牌
script-shows-which-no-clause = shows写了“{ $clause }”，它不是条款
script-no-seat-seats-1 = 没有{ $seat }号位：座位是1至8号
script-players-name-some-letters = 玩家名字由字母或数字组成，不含控制字符
script-no-turn-bank-held = 没有第{ $turn }手：每次做庄两手
script-wager-needs-base-buster = 一注要写base、buster或backline（主注、Buster注或后排注）的金额
script-base-wager-backline-bet = 主注和后排注是两注：请写两行
script-no-joker-game = 这个游戏没有鬼牌
script-action-seat-hand-verb = 动作写作SEAT[.HAND] VERB [AMOUNT]，如"5.1 double 10"
script-hands-numbered-1 = 手牌从1编号
script-amount-number-dollars = 金额不是美元数字
script-double-takes-amount = 只有double带金额
script-verbs-hit-stand-double = 动词有hit、stand、double、split、surrender、insure、no，楼面介入的局还有foul、removed（要牌、停牌、加倍、分牌、投降、买保险、不买、废牌、注码被拿走）
script-owners-template-cannot-dealt = { $rulebook }是所有者的模板，不能发牌（D10）
script-dealt-decks = { $rulebook }用{ $fewest }至{ $most }副牌，不是{ $decks }副
script-no-schedule-option = { $rulebook }没有台费表方案{ $what }
script-table-seats-1 = 这张桌有1至{ $seats }号位
script-bank-held-turn = 这里每次做庄{ $bank_turns }手
script-nobody-wagers-no-round = 没有人下注：没有牌局
script-buster-bet-never-placed = Buster注绝不能作为后排注。
script-round-over-before = 在“{ $text }”之前这局已结束
script-circle-split-say-which = “{ $text }”：该注圈已分牌；请写明哪一手，如{ $seat }.1
script-insurance-whole-circle-no = 保险是对整个注圈的：没有第{ $hand }手牌。
script-cards-run-out-before = 这局还没有结束，牌就用完了
script-circle-asked-about-insurance = 正在问{ $seat }号注圈是否买保险
script-hand-asked = 正在问手牌{ $seat }.{ $hand }
script-bank-offered = 正在问{ $seat }号位是否做庄，第{ $turn }手
script-nobody-banks = 没有人做庄
script-wagers-open = 正在下注
script-shuffle-due = 该洗牌
script-card-due = 该发下一张牌
script-peek-due = 该查看暗牌
script-hole-due = 该亮暗牌
script-payoff-due = 该赔付或收走下一注
script-floor-due = 该叫楼面
script-nobody-asked = 没有问任何人
script-action-missing-file-says = 缺少一个动作：{ $whose }，而文件没有写
script-amount-refused = 金额被拒绝：{ $why }。
script-not-so = 不对：{ $found }
script-no-clause = { $clause }不是条款
script-refused-under-another-clause = 被拒绝，但依据的是另一条款：{ $refusal }
script-not-refused = 没有被拒绝
script-nobody-called = 没有人叫{ $name }
script-no-such-step-word = 没有这个步骤：多了字、少了字，或写错了
script-blackjack-table-schedule-limit = 21点桌用schedule，不用limit
script-template-cannot-dealt-d10 = { $rulebook }是模板，不能发牌（D10）
script-no-schedule-option-here = 没有台费表方案{ $option }
script-house-deals-decks = 本场用{ $fewest }至{ $most }副牌，不是{ $decks }副
script-player-not-at-table = 不在桌上
script-has-chips = { $name }有{ $stack }筹码
script-drop = 入箱{ $drop }
script-turn-1-2 = 手数为1或2
script-went-to = 到了{ $placed }号位
script-cards-left = 还剩{ $left }张牌
script-circle-no-wager = 该注圈没有注码
script-insurance-whole-circle-no-hand = 保险是对整个注圈的：没有第{ $hand }手牌
script-ruling-reason-because = 裁定要有理由：because …
script-no-such-ruling = 没有这种裁定
script-no-seat = 没有{ $text }号位
script-poker-table-limit-schedule = 扑克桌用limit，不用schedule
script-poker-dealt-deck = 扑克用一副牌
script-poker-by-hand = 扑克由谁发牌都一样：by_hand用于21点
script-poker-table-needs-limit = 扑克桌要写限注；有{ $known }
script-no-limit = 没有限注{ $what }；有{ $known }
script-sits-out = { $name }已经暂离
script-does-sit-out = { $name }没有暂离
script-no-hand-on = 没有正在进行的牌局
script-dealers-move = 没有轮到荷官
script-cards-missing-dealer-needs = 缺牌：荷官还要{ $lacking }张
script-more-cards-than-dealer = 牌比荷官一次发的多
script-how-many-cards = 几张牌？
script-in-no-hand = { $name }不在局中
script-nothing-call = 没有可跟注的
script-bet-call = 有下注要跟注
script-bet-raised = 已有下注：应为加注
script-nothing-raise = 没有可加注的
script-nobody-holds-many-cards = 没有人有那么多牌可丢
script-no-hand-begun = 还没有开始一手牌
script-not-at-table = { $name }不在桌上
script-at-seat = 在{ $button }号位
script-it-is = 是{ $found }
script-posts-dead-live = { $name }放死注{ $dead }、活注{ $live }
script-owes-nothing-new-missed = 所欠为nothing、new、missed、moved或big
script-it-costs = 费用为{ $costs }
script-come-way = { $name }不能这样入局
script-step = “{ $step }”：{ $what }
script-was-refused = 被拒绝：{ $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = 不是美元金额，应如5或2.50
money-fraction-of-a-cent = 金额为整数分（D1）
money-too-large = 金额太大
card-unknown = “{ $text }”不是牌：请写点数（2–9 T J Q K A）和花色（c d h s），如Td，或Jk

## Where something is wrong with a file or a text.

problem-line = 第{ $line }行：{ $what }
problem-file = { $file }：{ $what }
problem-file-line = { $file }:{ $line }：{ $what }
problem-under = { $what }（{ $clause }）
