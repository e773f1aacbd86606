## Traditional Chinese: a house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] 牌
    [bank] 莊
    [wagers] 注碼與收費
    [playing] 怎樣打一手牌
    [options] 加倍、分牌、投降、保險
    [results] 誰贏
    [buster] Buster注
   *[order] 順序
  }
rules-decks = 用{ $decks }副牌發；賭場准許{ $fewest }至{ $most }副。
rules-values = 2至9按牌面計點；10、J、Q、K計10點；A計1點或11點。
rules-natural = 首兩張牌為A和10點牌即是例牌，21.5點：最好的牌。例牌贏時賠{ $pays }。
rules-split-no-natural = 分牌所成的手牌絕不是例牌。
rules-bank-offered = 由一位玩家做莊。每{ $turns }手之後順時針輪莊；任何人都可不做。賭場絕不做莊。
rules-bank-least = 莊注至少{ $min }，無上限。
rules-bank-covers = 莊家輸贏絕不超過所拿出的莊注。注碼依次結算；莊家不能受注的部分退還玩家。
rules-bank-eligible = 要做莊，您必須打過前兩手，且上一手在該注位下過注；新開的牌桌免除此條件。
rules-wagers-limited = 每筆注碼{ $min }–{ $max }，須為{ $chip }籌碼的整數倍。
rules-wagers-unlimited = 每筆注碼{ $min }–無上限，須為{ $chip }籌碼的整數倍。
rules-circles-any = 您可在自己的注圈和任何無人的注圈下注。
rules-circles-most = 您最多可在{ $most }個{ $adjacent ->
    [yes] 相鄰的
   *[no] { "" }
  }注圈下注。
rules-circles-waiting = 有人候位時，樓面可限制每人{ $most }個注圈。
rules-backline = { $taken ->
    [yes] 別人可在您的注圈後面下注；該注跟您的第一手。
   *[no] 不得在別人的注圈後面下注。
  }
rules-fees = 每個注圈收費：{ $circle_is ->
    [zero] 無
   *[other] { $circle }
  }。{ rules-fees-taken }
rules-fees-by-wager = 玩家收費：{ $players }。{ rules-fees-taken }
rules-fees-taken = 莊家收費按總注額：{ $bank }。{ $each ->
    [yes] 玩家的收費在下注時收，莊家的在發牌前收；
   *[no] 收費在發牌前收，
  }與輸贏無關。
fees-base = 主注{ $fee_is ->
    [zero] 免費
   *[other] 收{ $fee }
  }
fees-base-to = 主注至{ $to }{ $fee_is ->
    [zero] 免費
   *[other] 收{ $fee }
  }
fees-base-from = 主注{ $from }或以上{ $fee_is ->
    [zero] 免費
   *[other] 收{ $fee }
  }
fees-bet = { $bet ->
    [backline] 後注
   *[buster] Buster注
  }{ $fee_is ->
    [zero] 免費
   *[other] 收{ $fee }
  }
rules-posted-by = 文件沒有寫明數字；這些由{ $by ->
    [house] 賭場
   *[other] { $by }
  }公布。
rules-playing = 玩家由莊家左邊起順時針行動。{ $hit ->
    [0] { "" }
   *[other] 硬{ $hit }點或以下必須要牌。
  }{ $stand ->
    [hard-19] 硬19點或以上必須停牌。
    [any-21] 任何21點必須停牌。
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] 明牌是A時，荷官先看底牌：若是例牌，本局結束，大家都不補牌。
    [ace-or-ten] 明牌是A或10點牌時，荷官先看底牌：若是例牌，本局結束，大家都不補牌。
   *[never] 玩家行動完畢之前，誰都不看底牌。
  }
rules-bank-draws = { $soft ->
    [yes] 莊家16點或以下和軟17點補牌，硬17點和更高停牌。
   *[no] 莊家16點或以下補牌，任何17點和更高停牌。
  }
rules-time-runs-out = 時間用完時，照做強制的動作，否則停牌；保險和莊位視為不要。
rules-no-doubling = 沒有加倍。
rules-doubling = { $on ->
    [any] 任何兩張牌
    [any-but-21] 21點以外的任何兩張牌
    [nine-to-eleven] 兩張牌的硬9、10或11點
   *[ten-or-eleven] 兩張牌的硬10或11點
  }可以加倍，金額{ $less ->
    [yes] 不超過注碼即可
   *[no] 正好等於注碼
  }{ $after_split ->
    [yes] ，分牌後也可以
   *[no] { "" }
  }。加倍的手牌只拿一張牌。
rules-splitting = 對子可以分牌，{ $tens ->
    [same-value] 任何兩張10點牌也可以
    [same-rank] 10點牌須同點
   *[never] 但10點牌不可
  }；最多{ $most }手（10點牌{ $of_tens }手，A為{ $of_aces }手）。
rules-split-aces = 分開的A各拿一張牌。
rules-surrender = { $when ->
    [first-two] 首兩張牌時可放棄一半注碼投降；分牌後不可。
    [any-time] 手牌在20點或以下時可放棄一半注碼投降，要牌或分牌後也可以；加倍後不可，分開的A也不可。
   *[none] 沒有投降。
  }
rules-insurance = { $offered ->
    [yes] 明牌是A時，可用注碼的一半買保險：莊家是例牌就賠2:1。
   *[no] 沒有保險。
  }
rules-no-further-fee = 以上都不收費。
rules-natural-wins = 例牌勝過其他所有的牌；雙方例牌和局。
rules-higher-wins = 否則沒爆而點數較高者贏；相同則和局。
rules-bank-over = 只有莊家爆牌，您就贏。
rules-both-over = { $push ->
    [eights] 雙方都爆牌：您輸，除非莊家是三張8，則為和局。所以爆牌的手牌留在桌上，直到莊家完成。
    [suited-789] 雙方都爆牌：您輸，除非莊家是同花色的7-8-9：那時22點和23點和局。
   *[none] 雙方都爆牌：您輸。
  }
rules-deal-order = { $from ->
    [bank] 由莊家左邊開始發牌；莊家最後，第二張牌面朝下。
   *[house-dealer] 由荷官左邊開始發牌；莊家最後，第二張牌面朝下。
  }
rules-settling = { $from ->
    [bank] 底牌決定結算鈕的位置：A數1，2至9按牌面，10數10，J數11，Q數12，K數13，由莊家左邊起順時針數，跳過莊家。注碼由該處起順時針結算。
    [house-dealer] 底牌決定結算鈕的位置：A數1，2至9按牌面，10數10，J數11，Q數12，K數13，由荷官左邊起順時針數，跳過莊家。注碼由該處起順時針結算。
    [left-of-bank] 注碼由莊家左邊起順時針結算。
   *[no-button] 注碼由荷官右邊起結算，從8號位到1號位。
  }
rules-buster = 主注之外的一注，發牌前下，押莊家爆牌。
rules-buster-line = { $cards ->
    [8] 8張或以上賠{ $pays }:1
   *[other] { $cards }張賠{ $pays }:1
  }
rules-buster-pays = 按莊家手牌的張數賠：{ $pays }。
rules-buster-least = 至少{ $min }
rules-buster-most = 最多{ $max }
rules-buster-within-limit = 在桌限之內
rules-buster-base = 絕不超過主注
rules-buster-bounds = 限額：{ $bounds }。
rules-buster-stays = 不論您自己的牌如何，都繼續有效。
rules-buster-settling = { $each ->
    [yes] 每筆Buster注在其主注之後馬上結算。
   *[no] Buster注在所有遊戲注碼之後結算。
  }
rules-nearest-score = 較接近{ $target }的手牌贏，高於或低於都算。{ $aces ->
    [0] A計1點。
    [1] 一手中可有一張A計11點；其餘計1點。
    [31] 每張A計1點或11點，取使手牌較接近者。
   *[other] 一手中最多{ $aces }張A可計11點；其餘計1點。
  }沒有爆牌，A加10點牌也只是21點。
rules-nearest-deciding = 手牌必須怎麼做，按不高於{ $target }的最高總點決定；若全都高於，則按最低的。
rules-nearest-closed = 手牌最低總點達到{ $target }後，不再拿牌。
rules-nearest-playing = 玩家由莊家左邊起順時針行動：要牌或停牌。{ $hit ->
    [0] { "" }
   *[other] { $hit }點或以下必須要牌。
  }{ $stand ->
    [0] { "" }
   *[other] { $stand }點或以上必須停牌。
  }
rules-nearest-bank = 玩家行動完畢之前，誰都不看底牌。莊家一律把牌打完：補牌到{ $from }點，或手牌封手。
rules-nearest-nothing-else = 沒有加倍、分牌、投降、保險和Buster注。
rules-nearest-wins = 較接近的手牌贏。若是您，賠{ $pays }。
rules-nearest-tie = { $tie ->
    [push] 一樣接近：和局。
    [player] 一樣接近：您贏，賠{ $pays }。
   *[bank] 一樣接近：莊家贏。
  }
rules-third-parties = 一張牌桌的第三方供應商：最多{ $most }家。
rules-third-party-turns = 第三方供應商最多連續做莊{ $turns }手，要別人做過莊才再輪到。
rules-return-needs-another = 要別人做過莊，莊位才回到同一位玩家。
rules-rounding = 桌上籌碼湊不出的賠付，{ $rounds }。
