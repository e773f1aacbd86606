## Traditional Chinese: what is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = 這手牌沒有{ $key }
phh-entries = { $key }有{ $entries }項，玩家有{ $players }位
phh-true-or-false = { $key }是true或false
phh-a-string = { $key }是字串
phh-strings = { $key }是一列字串
phh-amounts = { $key }是一列金額
phh-no-amounts = { $key }含有不是金額的內容
phh-bad-amount = { $key }：{ $number }：{ $why }
phh-more-than-nothing = { $key }：下注要大於零
phh-less-than-nothing = { $key }：{ $number }小於零
phh-unknown-key = "{ $key }"不是牌局紀錄的鍵；自訂的鍵以_開頭
phh-no-clause = "{ $clause }"不是條款
phh-players = 一手牌有2至{ $most }位玩家，不是{ $players }位
phh-no-chips = { $who }沒有籌碼

## Which game it is, and by which rules

phh-unknown-variant = 種類"{ $variant }"不是我們的：{ $codes }
phh-variant-not-rulebooks = 種類"{ $variant }"不屬於此規則書，它是{ $game }的
phh-another-variant = 種類"{ $variant }"是{ $is }，但規則書是{ $game }的
phh-another-game = _game是"{ $named }"，但規則書是{ $game }的
phh-no-rulebook = 沒有規則書"{ $path }"
phh-rulebook-unsound = { $problems }
phh-no-limit = { $rulebook }沒有限額"{ $limit }"（PFEE-3, PFEE-4）
phh-schedules = _schedule是"fixed"、"spread"或"pot"，不是"{ $other }"（PFEE-3, PFEE-4）
phh-schedule-no-limit = _schedule "{ $schedule }"沒有限額"{ $limit }"
phh-not-of-limit = { $key }不是限額"{ $limit }"的

## What is posted

phh-bring-in-for-stud = 強制開注屬於梭哈；這裡用盲注
phh-stud-no-blinds = 梭哈有前注和強制開注，沒有盲注
phh-another-ante = 前注{ $other }不是規則書的{ $ante }
phh-another-bring-in = 強制開注{ $other }不是規則書的{ $bring_in }
phh-no-dead-blind = 不下死注盲注：錯過的人等候或kill底池
phh-not-dead-small-blind = 前注{ $ante }不是死注小盲{ $small }（S-4, HE-8）
phh-dead-without-live = 有死注小盲{ $ante }，卻沒有活注大盲{ $big }
phh-neither-blind = 盲注{ $blind }既不是小盲{ $small }，也不是大盲{ $big }
phh-no-blind-out-of-turn = 不得不按順序下盲注：入局的人等候或kill底池
phh-nobody-posts = 沒有人下盲注
phh-one-after-the-other = 盲注由莊鈕起順時針依次下
phh-small-first = 先小盲，後大盲
phh-big-in-its-place = 必須有人在小盲之後的位置下大盲
phh-two-blinds = { $players }位玩家依次下盲注，而盲注只有兩個

## Actions

phh-action = 無法讀取動作{ $number } "{ $action }"：{ $why }
phh-too-many-words = 詞太多
phh-no-such-player = "{ $word }"既不是d，也不是p1這樣的玩家
phh-no-card = "{ $text }"不是牌
phh-too-many-cards = 牌數超過一手所能有
phh-names-no-card = 沒有寫牌
phh-names-no-cards = 沒有寫牌
phh-names-no-player = 沒有寫玩家
phh-no-number = 沒有數字
phh-no-verb = 沒有動詞
phh-no-amount = 沒有金額
phh-its-amount = 其金額：{ $why }
phh-corrected-card-named = 更正的牌必須寫明
phh-dealer-has-no = 荷官沒有"{ $verb }"
phh-player-has-no = 玩家沒有"{ $verb }"
