## Traditional Chinese: what cannot be asked about a game's odds. These are parts of sentences too: they end without a full stop.

equity-no-game = 這裡沒有遊戲「{ $name }」；現有{ $games }
equity-no-card = { $why }
equity-no-range = 「{ $text }」不是手牌也不是範圍；請寫成AsKd，或TT+、AKs、KQo、A5s-A2s、77-55
equity-no-hand = 缺少一手牌
equity-hands = { $least ->
    [2] 可比較兩至九手牌
   *[other] 可評定一至九手牌
  }，不是{ $are }手（S-1）
equity-of-hand = 第{ $number }手：{ $why }
equity-not-in-deck = { $game }的牌裡沒有{ $card }（HE-6, ST-1）
equity-twice = { $card }出現兩次
equity-not-held = { $card }被丟掉，但不在手牌裡
equity-apart = 「{ $text }」：只有梭哈有明牌，只有換牌遊戲會丟牌
equity-too-few = 還要來{ $missing }張牌，但只剩{ $live }張
equity-too-many = 還要來{ $missing }張牌；最多可發{ $most }張
equity-no-board = { $game }沒有公共牌
equity-stud-board = { $game }沒有公共牌，只有作為每人第七張的公用牌（ST-10）
equity-board = 公共牌是三、四或五張，不是{ $are }張（HE-1）
equity-whole-board = { $game }要有{ $needs }張公共牌，不是{ $are }張（--board）
equity-empty-range = 範圍裡沒有剩下的手牌
equity-crowded = 各範圍互相排擠，無法同時成立
equity-undiscarded = 轉牌已發，三張要丟一張（CP-1）；請寫留下的兩張
equity-cards = { $are }張太多，{ $game }每人{ $own }張
equity-thrown = 丟的牌多於手牌（DR-3）
equity-ranked = { $game }評定{ $own }張牌{ $discards ->
    [yes] ，第三張在翻牌後丟掉（CP-1）
   *[no] { "" }
  }，不是{ $are }張（{ $clause }）
equity-error = 誤差要在0.000001與0.5之間
equity-endless = 發牌可能太多，無法全部試過；請去掉--exact，或把手牌說得更明確

## A hand of blackjack that is asked.

odds-ask-joker = 21點不用鬼牌
odds-ask-few = 手牌至少兩張
odds-ask-over = 手牌已爆：沒有可決定的（D17）
odds-ask-natural = 例牌不再問（D17）
odds-ask-forced = 這手只有一種做法（D17）
odds-shoe-without = 牌靴裡沒有{ $card }了
odds-shoe-small = { $cards }張牌不夠一局：至少要{ $least }張

## Where the simulator and the referee do not agree.

odds-differ-refused = 裁判拒絕{ $command }：{ $why }
odds-differ-asked = 裁判要求模擬器沒有做的事
odds-differ-unended = 裁判沒有結束該局
odds-differ-cards = { $cards }：裁判用了{ $ruled }張，不是{ $simulated }張
odds-differ-lines = { $cards }：結算為{ $ruled }，不是{ $simulated }
odds-differ-bank = { $cards }：莊家{ $ruled }，不是{ $simulated }
odds-differ-fees = 收費：玩家{ $players }、莊家{ $bank }，不是{ $own }和{ $banks }
