# Simplified Chinese: what the referee refuses at a poker table, and why.

poker-no-player = 没有{ $who }
poker-no-player-folded = { $who }已弃牌
poker-no-player-s-hand-dead = { $who }的牌是死牌
poker-no-player-mucked-mucked-hand = { $who }已盖牌，盖牌的手牌是死牌
poker-no-nobody-bet = 现在没有人该下注
poker-no-player-get-card-first = { $who }要先拿到牌
poker-no-player-s-turn = 轮到{ $who }
poker-no-betting-over = 下注已结束
poker-no-card-forced-open-bring = 这张牌必须先下注：强制开注或下注
poker-no-opening-bet-made-bring = 必须先开注：强制开注或下注
poker-no-player-bet-most-all = { $who }最多可下{ $most }，即全下
poker-no-player-raise = { $who }不可加注：{ $reason ->
    [chips] 筹码不多于当前下注，可以全下跟注
    [nobody] 没有人能跟了
    [checked] 已经过牌，而这里不可过牌加注
    [called-short] 只跟了不足额的下注，之后不能加注
    [cap] 已有一次下注和三次加注
    [acted] 已经行动过，而不足额的全下不重开加注
    [brings-in] 只能强制开注
   *[cannot] 不能加注
  }
poker-no-size-one = 可以到{ $amount }
poker-no-size-two = 可以到{ $low }或{ $high }
poker-no-size-between = 可以到{ $min }至{ $max }之间任何整数筹码的数额
poker-no-kill-here = 只有Lowball可以开翻倍池
poker-no-kill-twice = 翻倍池已经开过
poker-no-kill-after-two = 开翻倍池要在发两张牌之后、任何人拿第三张之前
poker-no-kill-chips = 翻倍要放两倍大盲，而筹码不够
poker-no-blind-owed = 您不欠盲注：直接拿牌入局。
poker-no-way-in = 您可以这样入局：{ $ways }。
poker-way-right-in = 直接拿牌入局
poker-way-wait-for-big = 等大盲
poker-way-post-in-front = 在按钮前位补大盲
poker-way-post-both = 补大小盲注
poker-way-post-big = 补大盲
poker-way-wait-same-position = 等回到原来的位置
poker-way-kill = 开翻倍池
poker-no-raise-less-than-bet = 加注到{ $to }少于当前下注{ $level }
poker-no-player-show-first = 应由{ $who }先亮牌
poker-no-all-hands-been-shown = 所有手牌都已亮出
poker-no-hands-shown-showdown = 手牌在摊牌时才亮
poker-no-player-s-cards-known = { $who }的牌还不知道
poker-no-player-does-hold = { $who }没有{ $card }
poker-no-card-on-table = { $card }已经在桌上
poker-no-cards-speak-once-tabled = 牌一摊开就以牌为准
poker-no-muck-may-be-seven = { $who }是最后剩下的，须亮牌：若是7，换牌后的下注要退回
poker-no-player-last-left-pot = { $who }是某个底池最后剩下的
poker-no-card-lies-face-up = 这张牌亮着：必须报出
poker-no-joker-game = 这个游戏没有鬼牌
poker-no-deck = { $card }不在这副牌里
poker-no-taken-out-does-play = { $card }已取出，河牌之前不算
poker-no-out-deck = { $card }已不在牌堆里
poker-no-card-named = 没有报牌
poker-no-cards-dealt = 现在不该发牌
poker-no-player-threw-card-away = 那张牌是{ $who }自己丢的
poker-no-card-burned-first = 要先烧一张牌
poker-no-stub-made-up-again = 要先重新组成剩牌
poker-no-enough-cards-turn-community = 牌不够：翻一张公共牌
poker-no-player-due-cards = { $who }应得{ $owed }张，不是{ $count }张
poker-no-player-gets-card-everybody = 其他人都拿到后，{ $who }才拿那张牌
poker-no-cards-left = 没有牌了
poker-no-card-burned = 现在不该烧牌
poker-no-hand-is-on = 一手牌正在进行。
poker-no-hand-needs-two-players = 开一手牌要有两名带筹码的玩家。
poker-no-hand-to-play = 没有正在进行的牌局。
poker-no-somebody-kills-pot-come = 有人以开翻倍池的方式入局。
poker-no-you-are-here = 您已经在这张桌。
poker-no-seats-1 = 座位是1至{ $seats }号。
poker-no-seat-taken-choose-open = { $seat }号位有人。请选空位。
poker-no-bring-least-50-cent = 请至少带{ $least }，用50分筹码；这是{ $chips }。
poker-no-table-sit-down-first = 您不在这张桌：请先坐下。
poker-no-nothing-added-middle-hand = 一手牌中途不能加筹码；请在这手之后再加。
poker-no-count-all-in = 全下的人身后没有可清点的筹码，没有全下的人还有：先收回录错的动作，清点，再录入全下
poker-no-cannot-brought-table-use = { $amount }不能带上桌：请用50分筹码。
poker-no-you-are-not-here = 您不在这张桌。
poker-no-hand-leave-over = 您正在一手牌中：打完后离桌。
poker-no-hand-seats-changed-between = 您正在一手牌中：两手之间才能换座位。
poker-no-seat-taken-none = 那个座位有人，或没有那个座位。
poker-no-all-cards-player-known = { $who }的牌都已知道：不缺牌
poker-no-hand-over = 这手牌已结束
poker-no-does-lie-open-table = { $from }没有亮在桌上
poker-no-somebody-acted-who-opens = 已有人按它所决定的先后顺序行动：请继续打，或作废这手牌
poker-no-hand-over-chips-been = 这手牌已结束，筹码已判给
poker-no-player-no-hand = { $who }没有手牌
poker-no-draw = 现在不是换牌
poker-no-dealer-burns-card-before = 换牌之前荷官烧一张牌
poker-no-player-s-turn-draw = 轮到{ $who }换牌
poker-no-everybody-drawn = 所有人都换过牌了
poker-no-player-asked = { $who }要换{ $count }张
poker-no-player-draw-up-cards = 玩家最多可换{ $spoken }张
poker-no-player-no-card = { $who }没有可这样用的牌
poker-no-turn-draw = 还没有轮到换牌
poker-no-card-been-dealt = 已经发给该玩家一张牌
poker-no-another-player-acted = 其他玩家已据此行动
poker-no-discards-stub = 换掉的牌已在剩牌里
poker-no-player-cards-throw-away = { $who }可丢的牌有{ $held }张
poker-no-knock-means-something-draw = 敲桌只在换牌游戏中有意义
poker-no-betting-complete-early-board = 下注还没有完成：公共牌翻早了用`early`
poker-no-cards-due-board = 现在不该发公共牌
poker-no-flop-three-cards-too = 翻牌是三张：多了用`over`
poker-no-board-due-cards = 公共牌该发{ $due }张，不是{ $cards }张
poker-no-board-alone-no-hand = 这个游戏不能只打公共牌
poker-no-board-complete = 公共牌还没有发齐
poker-no-card-thrown-away-after = 丢牌要在翻牌轮下注之后、转牌烧牌之前
poker-no-player-cleared-hand = { $who }已清牌
poker-no-hands-cleared = 现在没有要清牌的手牌
poker-no-opening-bet-forced = 现在没有要强制的开注
poker-no-hand-needs-two-players-chips = 开一手牌要有两名带筹码的玩家
poker-no-hand-needs-two-players-least = 开一手牌要有两名至少有前注的玩家
poker-no-recorded-hand-another-room = 其他牌室记录的手牌没有我们的事故处理
poker-no-cannot-done = 现在不能这样做
poker-no-player-due-no-card = { $who }没有应得的牌
poker-no-stub-made-up-first = 要先组成剩牌
poker-no-too-few-cards-would = 剩下的牌不够打完这手：请重新发牌
poker-no-card-dealt-face-up = 那张牌本来就亮着发
poker-no-rule-holdem-omaha-pineapple = 那是Hold’em、Omaha和Pineapple的规则
poker-no-board-card-come = 现在不会有公共牌翻早
poker-no-would-come-next = 接下来应是{ $next }，不是{ $cards }
poker-no-turn-come-too-early = 转牌已经翻早了：请先完成下注
poker-no-flop-being-dealt = 现在不在发翻牌
poker-no-flop-three-cards-too-many = 翻牌是三张：这并没有多
poker-no-name-card-player-should = 请报出{ $who }不该有的那张牌
poker-no-player-been-passed-over = { $who }没有被漏发
poker-no-enough-cards-first-deal = 牌不够：先按ST-10发最后几张
poker-no-player-short-card = { $who }没有少牌
poker-no-player-short = { $who }少{ $passed_over }张
poker-no-streets-stud-dealt-after = 那只用于梭哈中烧牌后发的各街
poker-no-wrong-burn-acted = 已有人根据该街的牌行动：牌留在原处
poker-no-wrong-burn-scrambled = 烧牌已回到剩牌里
poker-no-cards-not-in-turn = 该街的牌不是依次发的：牌留在原处
poker-no-burn-before-street-should = 每街之前烧一张是正确的
poker-no-enough-cards = 牌够用
poker-no-community-card-due = 现在不该翻公共牌
poker-no-who-got-last-card = 只有最后一张亮着发的人可以停，且要在下注之前
poker-no-stop-after-bet = 已有人下注：来不及就之前的底池全下
poker-no-chosen-play = 已经选择继续打
poker-no-less-than-ante = { $who }的筹码少于前注
poker-no-still-to-act = { $who }还没有行动
poker-no-still-to-draw = { $who }还没有换牌
poker-no-still-to-clear = { $who }还没有清牌
poker-no-still-to-deal = 还有牌要发
poker-no-hand-not-over = 这手牌还没有结束：{ $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

