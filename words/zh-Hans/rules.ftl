# Simplified Chinese: a house's rules of blackjack, as its players read them.

rules-chapter = { $of ->
    [cards] 牌
    [bank] 庄家
    [wagers] 注码和台费
    [playing] 怎样打一手牌
    [options] 加倍、分牌、投降、保险
    [results] 谁赢
    [buster] Buster注
   *[order] 按什么顺序
  }
rules-decks = 用{ $decks }副牌发牌；本场允许{ $fewest }至{ $most }副。
rules-values = 2至9按牌面计；10、J、Q、K计10；A计1或11。
rules-natural = 头两张为A和10点牌就是天成，21.5：最大的牌。天成赢时赔{ $pays }。
rules-split-no-natural = 分牌得来的手牌绝不是天成。
rules-bank-offered = 由一名玩家做庄。每{ $turns }手后按顺时针询问下一位是否做庄；任何人都可以不做。场方从不做庄。
rules-bank-least = 庄注至少{ $min }，没有上限。
rules-bank-covers = 庄家输赢都不超过放出的庄本。注码按顺序结算；庄家不能受注的部分退回闲家。
rules-bank-eligible = 要做庄，您须打过前两手，并在上一手于该位置下过注；新开的桌免此条件。
rules-wagers-limited = 每注{ $min }–{ $max }，为{ $chip }筹码的整数倍。
rules-wagers-unlimited = 每注{ $min }–无上限，为{ $chip }筹码的整数倍。
rules-circles-any = 您可以在自己的注圈和任何无人的注圈下注。
rules-circles-most = 您最多可以在{ $most }个{ $adjacent ->
    [yes] 相邻的
   *[no] { "" }
  }注圈下注。
rules-circles-waiting = 有人等位时，楼面可以限制每人{ $most }个注圈。
rules-backline = { $taken ->
    [yes] 其他人可以在您的注圈后排下注；这种注码跟随您的第一手牌。
   *[no] 不可在其他玩家的注圈后排下注。
  }
rules-fees = 每个注圈的台费：{ $circle_is ->
    [zero] 无
   *[other] { $circle }
  }。{ rules-fees-taken }
rules-fees-by-wager = 闲家台费：{ $players }。{ rules-fees-taken }
rules-fees-taken = 庄家台费按总注额：{ $bank }。{ $each ->
    [yes] 闲家台费在下注时收，庄家台费在发牌前收；
   *[no] 台费在发牌前收，
  }与谁赢无关。
fees-base = 主注{ $fee_is ->
    [zero] 无台费
   *[other] { $fee }
  }
fees-base-to = 主注{ $to }以内{ $fee_is ->
    [zero] 无台费
   *[other] { $fee }
  }
fees-base-from = 主注{ $from }或以上{ $fee_is ->
    [zero] 无台费
   *[other] { $fee }
  }
fees-bet = { $bet ->
    [backline] 后排注
   *[buster] Buster注
  }{ $fee_is ->
    [zero] 无台费
   *[other] { $fee }
  }
rules-posted-by = 文件没有写明数字；这些由{ $by ->
    [house] 场方
   *[other] { $by }
  }公布。
rules-playing = 闲家从庄家左手边起按顺时针行动。{ $hit ->
    [0] { "" }
   *[other] 硬{ $hit }或以下必须要牌。
  }{ $stand ->
    [hard-19] 硬19或以上必须停牌。
    [any-21] 任何21点必须停牌。
   *[never] { "" }
  }
rules-peek = { $under ->
    [ace] 明牌是A时，荷官先查看暗牌：若成天成，这局结束，没有人补牌。
    [ace-or-ten] 明牌是A或10点牌时，荷官先查看暗牌：若成天成，这局结束，没有人补牌。
   *[never] 闲家行动之前，没有人查看暗牌。
  }
rules-bank-draws = { $soft ->
    [yes] 庄家16或以下和软17补牌，硬17及以上停牌。
   *[no] 庄家16或以下补牌，任何17及以上停牌。
  }
rules-time-runs-out = 超时的话，按强制规定代为行动，否则停牌；保险和做庄都视为不要。
rules-no-doubling = 不可加倍。
rules-doubling = { $on ->
    [any] 任何两张牌
    [any-but-21] 除21点外的任何两张牌
    [nine-to-eleven] 两张牌的硬9、10或11
   *[ten-or-eleven] 两张牌的硬10或11
  }可以加倍，加倍的金额为{ $less ->
    [yes] 不超过原注的任何数额
   *[no] 与原注完全相同
  }{ $after_split ->
    [yes] ，分牌后也可以
   *[no] { "" }
  }。加倍的手牌只补一张。
rules-splitting = 对子可以分牌，{ $tens ->
    [same-value] 任何两张10点牌也可以
    [same-rank] 10点牌须牌面相同
   *[never] 但10点牌不可以
  }；最多{ $most }手（10点牌{ $of_tens }手，A { $of_aces }手）。
rules-split-aces = 分开的A各补一张牌。
rules-surrender = { $when ->
    [first-two] 头两张牌时可以投降，输一半注码；分牌后不可以。
    [any-time] 手牌20或以下时都可以投降，输一半注码，要牌或分牌后也可以；加倍后不可以，分开的A也不可以。
   *[none] 不可投降。
  }
rules-insurance = { $offered ->
    [yes] 明牌是A时，可以用一半注码买保险：庄家有天成时赔2比1。
   *[no] 没有保险。
  }
rules-no-further-fee = 以上都不另收台费。
rules-natural-wins = 天成胜过其他任何牌；双方天成为和局。
rules-higher-wins = 否则没有爆牌的较大者赢；点数相同为和局。
rules-bank-over = 只有庄家爆牌时，您赢。
rules-both-over = { $push ->
    [eights] 双方爆牌：您输，除非庄家是三张8，则为和局。所以爆牌的手牌要留在桌上，直到庄家补完牌。
    [suited-789] 双方爆牌：您输，除非庄家是同花色的7-8-9：此时22和23为和局。
   *[none] 双方爆牌：您输。
  }
rules-deal-order = { $from ->
    [bank] 从庄家左手边起发牌；庄家最后，第二张牌盖着。
   *[house-dealer] 从荷官左手边起发牌；庄家最后，第二张牌盖着。
  }
rules-settling = { $from ->
    [bank] 暗牌决定结算钮的位置：A计1，2至9按牌面，10计10，J计11，Q计12，K计13，从庄家左手边起按顺时针数，跳过庄家。从那里起按顺时针结算注码。
    [house-dealer] 暗牌决定结算钮的位置：A计1，2至9按牌面，10计10，J计11，Q计12，K计13，从荷官左手边起按顺时针数，跳过庄家。从那里起按顺时针结算注码。
    [left-of-bank] 从庄家左手边起按顺时针结算注码。
   *[no-button] 从荷官右手边起结算注码，由8号位到1号位。
  }
rules-buster = 主注之外的一注，发牌前下，赌庄家爆牌。
rules-buster-line = { $cards ->
    [8] 8张或以上赔{ $pays }比1
   *[other] { $cards }张赔{ $pays }比1
  }
rules-buster-pays = 按庄家手牌的张数赔：{ $pays }。
rules-buster-least = 至少{ $min }
rules-buster-most = 最多{ $max }
rules-buster-within-limit = 在台面限额之内
rules-buster-base = 绝不超过主注
rules-buster-bounds = 注额{ $bounds }。
rules-buster-stays = 无论您自己的手牌如何，这一注都继续有效。
rules-buster-settling = { $each ->
    [yes] 每个Buster注在其主注之后立即结算。
   *[no] Buster注在所有主注之后结算。
  }
rules-nearest-score = 更接近{ $target }的手牌赢，高于或低于都可以。{ $aces ->
    [0] A计1。
    [1] 一手牌中一张A可以计11；其余计1。
    [31] 每张A计1或11，取使手牌更接近的。
   *[other] 一手牌中最多{ $aces }张A可以计11；其余计1。
  }没有爆牌，A加10点牌也只是21。
rules-nearest-deciding = 手牌必须怎样做，按不超过{ $target }的最高点数决定；若都超过，则按最低点数。
rules-nearest-closed = 最低点数达到{ $target }后，手牌不再补牌。
rules-nearest-playing = 闲家从庄家左手边起按顺时针行动：要牌或停牌。{ $hit ->
    [0] { "" }
   *[other] { $hit }或以下必须要牌。
  }{ $stand ->
    [0] { "" }
   *[other] { $stand }起必须停牌。
  }
rules-nearest-bank = 闲家行动之前，没有人查看暗牌。庄家总要打完自己的手牌：补牌直到{ $from }，或手牌封闭。
rules-nearest-nothing-else = 没有加倍、分牌、投降、保险，也没有Buster注。
rules-nearest-wins = 更接近的手牌赢。若是您的，赔{ $pays }。
rules-nearest-tie = { $tie ->
    [push] 同样接近为和局。
    [player] 同样接近：您赢，赔{ $pays }。
   *[bank] 同样接近：庄家赢。
  }
rules-third-parties = 一张桌上的第三方服务商：最多{ $most }家。
rules-third-party-turns = 第三方服务商最多连续做庄{ $turns }手，有别人做过庄之后才能再做。
rules-return-needs-another = 有别人做过庄之后，才能再由同一玩家做庄。
rules-rounding = 桌上筹码凑不出的赔付，{ $rounds }。
