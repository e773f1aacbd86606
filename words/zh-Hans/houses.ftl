# Simplified Chinese: what `cardroom check` finds in a house file.

house-chosen = `{ $key }`还没有选定：{ $decides }
house-template-says-under-choose = 模板要在[choose]下写明留待选定的项
house-key-missing = 缺少`{ $key }`项
house-file-player-banked-blackjack = 这个文件不是玩家做庄的21点（game = "blackjack"）
house-pay-table-six-lines = 赔率表有六行：以3、4、5、6、7张及8张或以上爆牌
house-each-line-pays-1 = 每行赔率为1至100,000比1
house-more-cards-busted-hand = 爆牌张数更多时，赔率不得更低
house-least-buster-bet-above = Buster注的下限{ $min }高于上限{ $max }
house-buster-limit-amount-above = Buster限额应为大于零的金额
house-decks-shoe-holds-1 = 副数{ $fewest }至{ $most }：牌靴为1至8副，少的在前
house-usual-number-decks-outside = 通常的副数不在{ $fewest }至{ $most }之间
house-table-2-8-seats = 一张桌有2至8个座位，其中一个做庄
house-circle-1-no-splitting = 一个注圈有1手（不可分牌）至5手，不是{ $hands }手
house-chart-forces-hit-above = 超过16仍强制要牌的打法表不属于这个游戏
house-bank-held-two-hands = 每次做庄为一手或两手
house-player-holds-1-circles = 一名玩家占1至{ $most }个注圈
house-chip-unit-amount-cent = 筹码单位为一分至$1,000
house-natural-wager-pays-comes = { $chip }注码的天成赔{ $natural }，会出现不足一分的零数
house-half-wager-whole-number = { $chip }注码的一半不是整数分
house-insurance-settled-peek-house = 保险在查看暗牌时结算，而本场从不查看
house-nothing-doubled-yet-doubling = 不可加倍，却开了不足额加倍或分牌后加倍
house-player-per-hand-yet = 一手牌一名玩家，却开了后排注
house-number-circles-while-people = 有人等位时的注圈数必须小于circles_most
house-counter-clockwise-settlement-takes = 逆时针结算先处理全部主注，再另行处理Buster注
house-schedule-option-stands-twice = 台费表方案{ $option }出现两次
house-table-limit-goes-minimum = 台面限额从大于零的最低额起
house-limit-whole-chips = 限额不是整数筹码
house-fee-not = 台费应为零或一个金额，不是{ $fee }
house-collection-rates-table-limit = 一个台面限额有{ $rates }档台费；最多允许五档
house-fees-missing = { $of ->
    [base] 缺少主注的台费
   *[action] 缺少庄家的台费
  }
house-gap-no-fee = 有空缺：{ $of ->
    [base] 主注
   *[action] 总注额
  }从{ $min }到{ $from }没有台费
house-fee-percentage = “{ $text }”是百分比：台费是固定数额，绝不是注码的一个比例（RND-4）
house-fee-not-dollars = “{ $text }”不是美元金额，应如0.50
house-limit-not-amount = “{ $text }”既不是金额，也不是"no limit"
house-fee-nothing-amount = 台费应为零或一个金额
house-bracket-ends-before-begins = 该档的结束在开始之前
house-brackets-overlap-ends-next = 各档重叠：一档到{ $to }为止，下一档从{ $from }开始
house-gap-between-no-fee = 有空缺：{ $of ->
    [base] 主注
   *[action] 总注额
  }在{ $to }与{ $from }之间没有台费
house-brackets-overlap-before-no = 各档重叠：前一档没有上限
house-gap-above-no-fee = 有空缺：{ $of ->
    [base] 主注
   *[action] 总注额
  }超过{ $to }没有台费；最后一档不要写`to`
house-no-bet-of-kind = { $bet ->
    [backline] 这里不接受后排注，也不收其台费
   *[buster] 这里没有Buster注
  }
house-fees-taken-before-a-card = “{ $when }”既不是"before-the-deal"，也不是"with-each-wager"：台费在发任何牌之前收取
house-side-bet-listed-name = 附加注按名称列出
house-schedule-options-numbered-1 = 台费表方案从1编号
house-out-of-reason = 超过{ $sane }的不是牌桌的金额
house-sign-empty = 台牌上的{ $key }是空的
house-buster-limit-whole-chips = Buster限额不是{ $chip }的整数筹码
house-below-tables-schedule-option = { $amount }低于台面的{ $least }（台费表方案{ $option }），而Buster注必须在台面限额之内
house-buster-bet-most-base = Buster注不超过主注，而主注最多{ $most }（台费表方案{ $option }），低于{ $min }
house-extends-nothing = 继承“{ $id }”，但它不存在
house-extends-itself = 继承自身，或继承的文件层数太多
house-extends-another-game = 继承“{ $id }”，但它用于{ $own }，不是{ $theirs }
house-key-renamed = `{ $old }`项现名`{ $new }`
house-template = 模板：继承它的文件选定{ $open }
house-no-such-poker = 没有这本扑克规则书；有{ $games }
house-no-such = 没有这本规则书；有{ $known }
house-of-another-game = 这个文件用于{ $game }，不是玩家做庄的21点（game = "blackjack"）
house-no-schedule = 没有台费表：牌桌要有限额和台费
house-change-written = 改动写作key=value，如surrender=none（不可投降）
house-cannot-change = 不能更改{ $key }：{ $why }
house-no-such-key = 场规文件没有这一项；有{ $keys }
house-wants = { $given }不合该项的内容：{ $wanted }
house-wants-number = 从0起的整数
house-wants-boolean = true或false
house-wants-two-numbers = 两个数，如[6, 8]
house-wants-list = 列表，如[1, 3, 6, 30, 100, 300]
house-wants-one-key = 其中有几项；请改其中一项，如buster.pays
house-game-is = 游戏应为{ $games }之一，不是“{ $named }”
house-2-seats = { $game }有2至{ $most }个座位
house-stud-bet-three-raises = 梭哈总是一次下注和三次加注
house-studs-cap-holds-two = 梭哈只剩两人时也封顶
house-file-no-limits = 文件没有[[limits]]
house-limits-dollars-lower-first = { $id }：限额应为美元，低的在前
house-stud-played-pot-limit = { $id }：梭哈不用底池限注
house-stud-needs-ante-bring = { $id }：梭哈要有前注，以及不超过小注的强制开注
house-antes-bring-ins-stud = { $id }：前注和强制开注用于梭哈；这里用盲注
house-bring-above-small-bet = { $id }：强制开注高于小注
house-limit-stands-twice = 限注{ $id }出现两次
house-file-most-limits = 一个文件最多{ $i }个限注
house-limit-fee-nothing = { $id }：台费应为零或一个金额
house-ante-above-small-bet = { $id }：前注高于小注
house-forced-bet-amount-above = { $id }：强制下注应为大于零的金额
house-only-short-deck = 只有短牌时，牌室才选择葫芦是否大于同花
house-only-stud-hi-lo = 只有梭哈高低分池的低牌资格可以由公布取消
house-limit-kinds = 限注为固定或区间（有或没有上限），或到底池为止
house-stud-no-blinds = 梭哈有前注和强制开注，没有盲注
house-blind-above-zero = 盲注应为大于零的金额
house-big-below-small = 大盲低于小盲
house-big-above-bet = 大盲高于下注额
house-of-limit = { $id }：{ $what }

## What the reader of TOML says, in its own words.

house-not-read = { $what }
house-only-nearest = `{ $key }`只在更接近者赢时有意义：scoring = "nearest"
house-target-range = 目标为{ $low }至{ $high }
house-bank-stands-range = 庄家的停牌点为2至31
house-nearest-chart = 打法表强制要牌到{ $hits }，而那时手牌已停牌或封闭
house-pays-fractions = { $chip }注码按{ $odds }赔，会出现不足一分的零数
house-not-nearest = 更接近者赢时没有这一项：`{ $key }`
house-third-parties-least = 一张桌至少容一家第三方服务商，否则不写这一项
