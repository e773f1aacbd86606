## Traditional Chinese: what `cardroom check` finds in a house file.

house-chosen = `{ $key }`未選定：{ $decides }
house-template-says-under-choose = 範本要在[choose]下說明留待選定的項目
house-key-missing = 缺少鍵`{ $key }`
house-file-player-banked-blackjack = 此檔不是玩家做莊的21點（game = "blackjack"）
house-pay-table-six-lines = 賠率表有六行：爆牌張數3、4、5、6、7，以及8張或以上
house-each-line-pays-1 = 每行賠1:1至100,000:1
house-more-cards-busted-hand = 爆牌的張數越多，不得賠得越少
house-least-buster-bet-above = Buster注最低{ $min }高於最高{ $max }
house-buster-limit-amount-above = Buster限額要大於零
house-decks-shoe-holds-1 = 副數{ $fewest }至{ $most }：牌靴放1至8副，少的寫在前
house-usual-number-decks-outside = 通常副數不在{ $fewest }至{ $most }之內
house-table-2-8-seats = 牌桌有2至8個座位，其中一個做莊
house-circle-1-no-splitting = 一個注圈有1手（不分牌）至5手，不是{ $hands }
house-chart-forces-hit-above = 超過16點還強制要牌的圖表，不是這個遊戲
house-bank-held-two-hands = 做莊一手或兩手
house-player-holds-1-circles = 一位玩家占1至{ $most }個注圈
house-chip-unit-amount-cent = 籌碼單位由一分到$1,000
house-natural-wager-pays-comes = { $chip }注碼的例牌賠{ $natural }，會出現不足一分的零數
house-half-wager-whole-number = { $chip }注碼的一半不是整分
house-insurance-settled-peek-house = 保險在看底牌時結算，而這家賭場從不看底牌
house-nothing-doubled-yet-doubling = 不可加倍，卻開了減額加倍或分牌後加倍
house-player-per-hand-yet = 一手一位玩家，卻開了後注
house-number-circles-while-people = 有人候位時的注圈數要少於circles_most
house-counter-clockwise-settlement-takes = 逆時針結算要先結所有遊戲注碼，再另一輪結Buster注
house-schedule-option-stands-twice = 收費表第{ $option }案出現兩次
house-table-limit-goes-minimum = 桌限由大於零的最低額往上
house-limit-whole-chips = 限額不是整籌碼
house-fee-not = 收費是零或一個金額，不是{ $fee }
house-collection-rates-table-limit = 一個桌限有{ $rates }種檯費費率；最多准許五種
house-fees-missing = { $of ->
    [base] 缺少主注的收費
   *[action] 缺少莊家的收費
  }
house-gap-no-fee = 有缺口：{ $of ->
    [base] 主注
   *[action] 總注額
  }{ $min }至{ $from }沒有收費
house-fee-percentage = "{ $text }"是百分比：收費是固定金額，絕不按注碼比例（RND-4）
house-fee-not-dollars = "{ $text }"不是美元金額，應如0.50
house-limit-not-amount = "{ $text }"既不是金額，也不是"no limit"
house-fee-nothing-amount = 收費是零或一個金額
house-bracket-ends-before-begins = 級距的終點在起點之前
house-brackets-overlap-ends-next = 級距重疊：一個到{ $to }為止，下一個由{ $from }開始
house-gap-between-no-fee = 有缺口：{ $of ->
    [base] 主注
   *[action] 總注額
  }{ $to }與{ $from }之間沒有收費
house-brackets-overlap-before-no = 級距重疊：前一個沒有上限
house-gap-above-no-fee = 有缺口：{ $of ->
    [base] 主注
   *[action] 總注額
  }超過{ $to }沒有收費；最後一個級距請不要寫`to`
house-no-bet-of-kind = { $bet ->
    [backline] 這裡不接受後注，也不收費
   *[buster] 這裡沒有Buster注
  }
house-fees-taken-before-a-card = "{ $when }"既不是"before-the-deal"也不是"with-each-wager"：收費在發任何牌之前收
house-side-bet-listed-name = 邊注要寫名稱
house-schedule-options-numbered-1 = 收費表由第1案起編號
house-out-of-reason = 高於{ $sane }的金額不是牌桌的金額
house-sign-empty = 告示上的{ $key }是空的
house-buster-limit-whole-chips = Buster限額不是{ $chip }的整籌碼
house-below-tables-schedule-option = { $amount }低於本桌的{ $least }（收費表第{ $option }案），Buster注須在桌限之內
house-buster-bet-most-base = Buster注最多為主注，主注到{ $most }（收費表第{ $option }案），低於{ $min }
house-extends-nothing = 延伸自"{ $id }"，但它不存在
house-extends-itself = 延伸自己，或連續延伸太多檔案
house-extends-another-game = 延伸自"{ $id }"，它是{ $own }的，不是{ $theirs }的
house-key-renamed = 鍵`{ $old }`已改名為`{ $new }`
house-template = 範本：延伸它的檔案要選定{ $open }
house-no-such-poker = 沒有這本撲克規則書；現有{ $games }
house-no-such = 沒有這本規則書；現有{ $known }
house-of-another-game = 此檔是{ $game }的，不是玩家做莊的21點（game = "blackjack"）
house-no-schedule = 沒有檯費收費表：牌桌要有限額和收費
house-change-written = 更改寫成key=value，如surrender=none
house-cannot-change = 不能更改{ $key }：{ $why }
house-no-such-key = 賭場檔案沒有這個鍵；有{ $keys }
house-wants = { $given }不是它要的：{ $wanted }
house-wants-number = 0或以上的整數
house-wants-boolean = true或false
house-wants-two-numbers = 兩個數，如[6, 8]
house-wants-list = 一列數，如[1, 3, 6, 30, 100, 300]
house-wants-one-key = 有多個鍵；請更改其中一個，如buster.pays
house-game-is = 遊戲是{ $games }之一，不是"{ $named }"
house-2-seats = { $game }有2至{ $most }個座位
house-stud-bet-three-raises = 梭哈一律一次下注和三次加注
house-studs-cap-holds-two = 梭哈只剩兩人時也封頂
house-file-no-limits = 檔案沒有[[limits]]
house-limits-dollars-lower-first = { $id }：限額要是美元金額，低的寫在前
house-stud-played-pot-limit = { $id }：梭哈不打底池限注
house-stud-needs-ante-bring = { $id }：梭哈要有前注，和不超過小注的強制開注
house-antes-bring-ins-stud = { $id }：前注和強制開注屬於梭哈；這裡用盲注
house-bring-above-small-bet = { $id }：強制開注高於小注
house-limit-stands-twice = 限額{ $id }出現兩次
house-file-most-limits = 一個檔案最多{ $i }個限額
house-limit-fee-nothing = { $id }：收費是零或一個金額
house-ante-above-small-bet = { $id }：前注高於小注
house-forced-bet-amount-above = { $id }：強制注要大於零
house-only-short-deck = 只有短牌才能選葫蘆是否勝同花
house-only-stud-hi-lo = 只有高低梭哈的低牌資格可由公布取消
house-limit-kinds = 限注是固定或區間（有或沒有上限），或到底池為止
house-stud-no-blinds = 梭哈有前注和強制開注，沒有盲注
house-blind-above-zero = 盲注要大於零
house-big-below-small = 大盲低於小盲
house-big-above-bet = 大盲高於一注
house-of-limit = { $id }：{ $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = `{ $key }`只在較近者贏的遊戲有意義：scoring = "nearest"
house-target-range = 目標是{ $low }至{ $high }
house-bank-stands-range = 莊家的停牌點是2至31
house-nearest-chart = 圖表強制要牌到{ $hits }點，而那裡手牌要停或已封手
house-pays-fractions = { $chip }注碼按{ $odds }賠，會出現不足一分的零數
house-not-nearest = 較近者贏的遊戲沒有這一項：`{ $key }`
house-third-parties-least = 一張牌桌至少容一家第三方供應商，否則不要寫這個鍵
