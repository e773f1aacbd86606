# Simplified Chinese: what cannot be asked about a game's odds. These are parts of sentences too: they end without a full stop.

equity-no-game = 这里没有游戏“{ $name }”；有{ $games }
equity-no-card = { $why }
equity-no-range = “{ $text }”既不是手牌也不是范围；请写AsKd这样的牌，或TT+、AKs、KQo、A5s-A2s、77-55
equity-no-hand = 缺少一手牌
equity-hands = { $least ->
    [2] 可比较二至九手牌
   *[other] 可排列一至九手牌
  }，不是{ $are }手（S-1）
equity-of-hand = 第{ $number }手牌：{ $why }
equity-not-in-deck = { $game }的牌里没有{ $card }（HE-6、ST-1）
equity-twice = { $card }出现两次
equity-not-held = 丢掉的{ $card }不在手牌里
equity-apart = “{ $text }”：只有梭哈有明牌，只有换牌扑克会丢牌
equity-too-few = 还要来{ $missing }张牌，而只剩{ $live }张
equity-too-many = 还要来{ $missing }张牌；最多能发{ $most }张
equity-no-board = { $game }没有公共牌
equity-stud-board = { $game }没有公共牌，只在牌不够时有一张作为每个人第七张的共用牌（ST-10）
equity-board = 公共牌为三、四或五张，不是{ $are }张（HE-1）
equity-whole-board = { $game }需要{ $needs }张公共牌，不是{ $are }张（--board）
equity-empty-range = 范围里已没有手牌
equity-crowded = 各范围互相排挤，没有余地
equity-undiscarded = 转牌已发时，三张中已丢掉一张（CP-1）；请写保留的两张
equity-cards = { $are }张太多，{ $game }每位玩家有{ $own }张
equity-thrown = 丢的牌比手牌还多（DR-3）
equity-ranked = { $game }按{ $own }张牌排列{ $discards ->
    [yes] ，第三张在翻牌后丢掉（CP-1）
   *[no] { "" }
  }，不是{ $are }张（{ $clause }）
equity-error = 误差必须在0.000001与0.5之间
equity-endless = 发牌的可能太多，无法全部尝试；请去掉--exact，或把手牌写得更具体

## A hand of blackjack that is asked.

odds-ask-joker = 21点不用鬼牌
odds-ask-few = 一手牌至少有两张
odds-ask-over = 这手牌已爆牌：没有可决定的（D17）
odds-ask-natural = 天成不再询问（D17）
odds-ask-forced = 这手牌只有一种做法（D17）
odds-shoe-without = 牌靴里没有{ $card }了
odds-shoe-small = { $cards }张牌不够打一局：至少需要{ $least }张

## Where the simulator and the referee do not agree.

odds-differ-refused = 裁判拒绝了{ $command }：{ $why }
odds-differ-asked = 裁判要求的，模拟器没有做
odds-differ-unended = 裁判没有结束这局
odds-differ-cards = { $cards }：裁判用了{ $ruled }张牌，不是{ $simulated }张
odds-differ-lines = { $cards }：结算为{ $ruled }，不是{ $simulated }
odds-differ-bank = { $cards }：庄家{ $ruled }，不是{ $simulated }
odds-differ-fees = 台费{ $players }，庄家{ $bank }，不是{ $own }和{ $banks }
