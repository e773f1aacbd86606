## Traditional Chinese: what the referee refuses at a poker table, and why.

poker-no-player = 沒有{ $who }
poker-no-player-folded = { $who }已棄牌
poker-no-player-s-hand-dead = { $who }的牌是死牌
poker-no-player-mucked-mucked-hand = { $who }已蓋牌，蓋牌的手牌是死牌
poker-no-nobody-bet = 現在沒有人該下注
poker-no-player-get-card-first = { $who }要先拿到牌
poker-no-player-s-turn = 輪到{ $who }
poker-no-betting-over = 下注已結束
poker-no-card-forced-open-bring = 這張牌必須先開：強制開注或下注
poker-no-opening-bet-made-bring = 必須先有開注：強制開注或下注
poker-no-player-bet-most-all = { $who }最多可下{ $most }，全下
poker-no-player-raise = { $who }不得加注：{ $reason ->
    [chips] 籌碼不多於下注額：可全下跟注
    [nobody] 沒有人可以跟了
    [checked] 已過牌，不准過牌加注
    [called-short] 只跟了不足額的下注，之後不得加注
    [cap] 已有一次下注和三次加注
    [acted] 已行動過，不足額全下不重開下注
    [brings-in] 只能強制開注
   *[cannot] 不能加注
  }
poker-no-size-one = 可以加到{ $amount }
poker-no-size-two = 可以加到{ $low }或{ $high }
poker-no-size-between = 可以加到{ $min }至{ $max }的任何整籌碼金額
poker-no-kill-here = 只有Lowball才能kill底池
poker-no-kill-twice = 這個底池已被kill
poker-no-kill-after-two = 底池要在發兩張之後、任何人拿第三張之前kill
poker-no-kill-chips = kill是大盲的兩倍，籌碼不夠
poker-no-blind-owed = 您沒有欠盲注：直接入局即可。
poker-no-way-in = 您可用以下方式入局：{ $ways }。
poker-way-right-in = 直接入局
poker-way-wait-for-big = 等大盲
poker-way-post-in-front = 在莊鈕前位下盲注
poker-way-post-both = 下大小盲
poker-way-post-big = 下大盲
poker-way-wait-same-position = 等回到原來的位置
poker-way-kill = kill底池
poker-no-raise-less-than-bet = 加注到{ $to }少於下注額{ $level }
poker-no-player-show-first = { $who }該先亮牌
poker-no-all-hands-been-shown = 所有手牌都已亮出
poker-no-hands-shown-showdown = 攤牌時才亮牌
poker-no-player-s-cards-known = 不知道{ $who }的牌
poker-no-player-does-hold = { $who }沒有{ $card }
poker-no-card-on-table = { $card }已在桌上
poker-no-cards-speak-once-tabled = 攤開後以牌為準
poker-no-muck-may-be-seven = 只剩{ $who }，必須亮牌：若是7，換牌後的下注要退回
poker-no-player-last-left-pot = 爭這個底池的只剩{ $who }
poker-no-card-lies-face-up = 這張牌朝上：必須報牌
poker-no-joker-game = 這個遊戲沒有鬼牌
poker-no-deck = 這副牌裡沒有{ $card }
poker-no-taken-out-does-play = { $card }已取出，河牌之前不算
poker-no-out-deck = { $card }已不在牌堆
poker-no-card-named = 沒有報牌
poker-no-cards-dealt = 現在不該發牌
poker-no-player-threw-card-away = 那張牌是{ $who }自己丟的
poker-no-card-burned-first = 要先燒一張牌
poker-no-stub-made-up-again = 要先重組牌堆
poker-no-enough-cards-turn-community = 牌不夠：翻一張公用牌
poker-no-player-due-cards = { $who }該拿{ $owed }張，不是{ $count }張
poker-no-player-gets-card-everybody = 其他人都拿到之後，{ $who }才拿那張牌
poker-no-cards-left = 沒有牌了
poker-no-card-burned = 現在不該燒牌
poker-no-hand-is-on = 一手牌正在進行。
poker-no-hand-needs-two-players = 要有兩位有籌碼的玩家才能發牌。
poker-no-hand-to-play = 沒有進行中的牌。
poker-no-somebody-kills-pot-come = 有人以kill這個底池入局。
poker-no-you-are-here = 您已在此桌。
poker-no-seats-1 = 座位是1至{ $seats }號。
poker-no-seat-taken-choose-open = { $seat }號位有人。請選空座位。
poker-no-bring-least-50-cent = 至少帶{ $least }，用50分籌碼；這是{ $chips }。
poker-no-table-sit-down-first = 您不在此桌：請先入座。
poker-no-nothing-added-middle-hand = 一手牌中途不能添加；請在之後再加籌碼。
poker-no-count-all-in = 全下的人後面沒有可點算的籌碼，沒有全下的人還有：先收回輸入有誤的動作，點算，再輸入全下
poker-no-cannot-brought-table-use = { $amount }不能帶上桌：請用50分籌碼。
poker-no-you-are-not-here = 您不在此桌。
poker-no-hand-leave-over = 您在局中：這手結束後才離桌。
poker-no-hand-seats-changed-between = 您在局中：兩手之間才能換座位。
poker-no-seat-taken-none = 那個座位有人，或不存在。
poker-no-all-cards-player-known = { $who }的牌全都知道：沒有缺
poker-no-hand-over = 這手牌已結束
poker-no-does-lie-open-table = { $from }沒有翻開在桌上
poker-no-somebody-acted-who-opens = 已有人因這張牌決定的先後而行動：請繼續，或宣布這手作廢
poker-no-hand-over-chips-been = 這手牌已結束，籌碼已判定
poker-no-player-no-hand = { $who }沒有手牌
poker-no-draw = 現在不是換牌
poker-no-dealer-burns-card-before = 換牌前荷官要燒一張牌
poker-no-player-s-turn-draw = 輪到{ $who }換牌
poker-no-everybody-drawn = 大家都換過牌了
poker-no-player-asked = { $who }要了{ $count }張
poker-no-player-draw-up-cards = 玩家最多可換{ $spoken }張牌
poker-no-player-no-card = { $who }沒有牌可以這樣做
poker-no-turn-draw = 還沒輪到換牌
poker-no-card-been-dealt = 已經發了一張牌給該玩家
poker-no-another-player-acted = 另一位玩家已據此行動
poker-no-discards-stub = 該玩家丟的牌已在牌堆裡
poker-no-player-cards-throw-away = { $who }有{ $held }張牌可丟
poker-no-knock-means-something-draw = 只有換牌遊戲敲桌才有意義
poker-no-betting-complete-early-board = 下注未完：太早的公共牌用`early`
poker-no-cards-due-board = 現在不該發公共牌
poker-no-flop-three-cards-too = 翻牌是三張：過多的用`over`
poker-no-board-due-cards = 公共牌該發{ $due }張，不是{ $cards }張
poker-no-board-alone-no-hand = 這個遊戲只用公共牌不成手
poker-no-board-complete = 公共牌未發完
poker-no-card-thrown-away-after = 翻牌下注之後、轉牌燒牌之前丟一張牌
poker-no-player-cleared-hand = { $who }已清牌
poker-no-hands-cleared = 現在不用清牌
poker-no-opening-bet-forced = 現在沒有要強制的開注
poker-no-hand-needs-two-players-chips = 要有兩位有籌碼的玩家才能發牌
poker-no-hand-needs-two-players-least = 要有兩位至少有前注的玩家才能發牌
poker-no-recorded-hand-another-room = 別家牌室的牌局紀錄沒有我們的差錯處理
poker-no-cannot-done = 現在不能這樣做
poker-no-player-due-no-card = { $who }不該拿牌
poker-no-stub-made-up-first = 要先組成牌堆
poker-no-too-few-cards-would = 剩的牌不夠打完這手：請重發
poker-no-card-dealt-face-up = 那張牌本來就牌面朝上發
poker-no-rule-holdem-omaha-pineapple = 那是Hold'em、Omaha和Pineapple的規則
poker-no-board-card-come = 現在不可能有太早的公共牌
poker-no-would-come-next = 接下來該是{ $next }，不是{ $cards }張
poker-no-turn-come-too-early = 轉牌已經太早發出：請先完成下注
poker-no-flop-being-dealt = 現在沒有在發翻牌
poker-no-flop-three-cards-too-many = 翻牌是三張：這不算過多
poker-no-name-card-player-should = 請報{ $who }不該有的那張牌
poker-no-player-been-passed-over = { $who }沒有被漏發
poker-no-enough-cards-first-deal = 牌不夠：先照ST-10發最後幾張
poker-no-player-short-card = { $who }沒有缺牌
poker-no-player-short = { $who }缺{ $passed_over }張
poker-no-streets-stud-dealt-after = 那是梭哈中燒牌之後發的各街才有的
poker-no-wrong-burn-acted = 已有人據這街的牌行動：牌留在原處
poker-no-wrong-burn-scrambled = 燒牌已回到牌堆
poker-no-cards-not-in-turn = 這街的牌沒有按順序發：牌留在原處
poker-no-burn-before-street-should = 每街之前燒一張，本來就對
poker-no-enough-cards = 牌是夠的
poker-no-community-card-due = 現在不該翻公用牌
poker-no-who-got-last-card = 只有最後一張拿到明牌的人，在下注之前才能停下
poker-no-stop-after-bet = 已有人下注：要就之前的底池全下已太遲
poker-no-chosen-play = 已選擇繼續打
poker-no-less-than-ante = { $who }的籌碼少於前注
poker-no-still-to-act = { $who }還要行動
poker-no-still-to-draw = { $who }還要換牌
poker-no-still-to-clear = { $who }還要清牌
poker-no-still-to-deal = 還要發牌
poker-no-hand-not-over = 這手牌未結束：{ $what }

## Who is meant: a player of a hand by the order of the deal, at a table by the seat.

