# Simplified Chinese: what is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = 这手牌没有{ $key }
phh-entries = { $key }有{ $entries }项，而玩家有{ $players }名
phh-true-or-false = { $key }应为true或false
phh-a-string = { $key }应为字符串
phh-strings = { $key }应为字符串列表
phh-amounts = { $key }应为金额列表
phh-no-amounts = { $key }中有不是金额的内容
phh-bad-amount = { $key }：{ $number }：{ $why }
phh-more-than-nothing = { $key }：下注要大于零
phh-less-than-nothing = { $key }：{ $number }小于零
phh-unknown-key = “{ $key }”不是手牌历史的项；自定义的项以_开头
phh-no-clause = “{ $clause }”不是条款
phh-players = 一手牌有2至{ $most }名玩家，不是{ $players }名
phh-no-chips = { $who }没有筹码

## Which game it is, and by which rules

phh-unknown-variant = 变体“{ $variant }”不是我们的：{ $codes }
phh-variant-not-rulebooks = 变体“{ $variant }”不属于这本规则书，它用于{ $game }
phh-another-variant = 变体“{ $variant }”是{ $is }，而规则书用于{ $game }
phh-another-game = _game是“{ $named }”，而规则书用于{ $game }
phh-no-rulebook = 没有规则书“{ $path }”
phh-rulebook-unsound = { $problems }
phh-no-limit = { $rulebook }没有限注“{ $limit }”（PFEE-3、PFEE-4）
phh-schedules = _schedule应为"fixed"、"spread"或"pot"，不是"{ $other }"（PFEE-3、PFEE-4）
phh-schedule-no-limit = _schedule“{ $schedule }”没有限注“{ $limit }”
phh-not-of-limit = { $key }不是限注“{ $limit }”的

## What is posted

phh-bring-in-for-stud = 强制开注用于梭哈；这里用盲注
phh-stud-no-blinds = 梭哈有前注和强制开注，没有盲注
phh-another-ante = 前注{ $other }不是规则书的{ $ante }
phh-another-bring-in = 强制开注{ $other }不是规则书的{ $bring_in }
phh-no-dead-blind = 没有人放死注盲注：漏掉的人等待或开翻倍池
phh-not-dead-small-blind = 前注{ $ante }不是死注小盲{ $small }（S-4、HE-8）
phh-dead-without-live = 有死注小盲{ $ante }，却没有活注大盲{ $big }
phh-neither-blind = 盲注{ $blind }既不是小盲{ $small }，也不是大盲{ $big }
phh-no-blind-out-of-turn = 没有人在轮次之外放盲注：要入局的人等待或开翻倍池
phh-nobody-posts = 没有人放盲注
phh-one-after-the-other = 盲注从按钮起按顺时针依次放
phh-small-first = 先小盲，后大盲
phh-big-in-its-place = 必须有人在小盲之后的位置放大盲
phh-two-blinds = 有{ $players }名玩家依次放盲注，而盲注只有两个

## Actions

phh-action = 动作{ $number }“{ $action }”读不懂：{ $why }
phh-too-many-words = 字数太多
phh-no-such-player = “{ $word }”既不是d，也不是p1这样的玩家
phh-no-card = “{ $text }”不是牌
phh-too-many-cards = 超过一手牌可有的张数
phh-names-no-card = 没有写牌
phh-names-no-cards = 没有写牌
phh-names-no-player = 没有写玩家
phh-no-number = 没有数字
phh-no-verb = 没有动词
phh-no-amount = 没有金额
phh-its-amount = 其金额：{ $why }
phh-corrected-card-named = 更正的牌必须写出
phh-dealer-has-no = 荷官没有“{ $verb }”
phh-player-has-no = 玩家没有“{ $verb }”
