# Simplified Chinese: the rules as a cardroom files them.

document-heading = { $of ->
    [object] 游戏目标
    [cards] 牌及其点数
    [round] 一局的进行
    [results] 注码怎样赢、输或打和
    [options] 加倍、分牌、投降和保险
    [bonus] 附加注
    [fees] 注码限额和台费
    [house] 场规
    [decided] 规则没有规定或留有余地之处
    [glossary] 词汇
   *[notices] 告示
  }
document-chapter = { $of ->
    [own] 怎么玩
    [holdem] 其余同Hold’em
    [draw] 其余同换牌扑克
    [stud] 其余同七张梭哈
   *[collection] 台费
  }
document-as-in = 这里没有说的，同{ $game }，其规则也在本文件中。
document-object = 闲家和庄家把各自的牌点相加，力求接近21.5而不爆牌。头两张为A和10点牌就是21.5，是最大的牌，赔{ $pays }。
document-object-nearest = 闲家和庄家把各自的牌点相加，力求最接近{ $target }，高于或低于都可以。更接近的手牌赢。
document-values = 牌的点数
document-card = { $of ->
    [ace] A
    [faces] 10、J、Q、K
    [pips] 2至9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
  }
document-counts = { $of ->
    [ace] 1或11
    [faces] 10
   *[pips] 按牌面
  }
document-chart = { $of ->
    [players] 闲家
    [bank] 庄家
   *[button] 结算钮：暗牌计多少
  }
document-up-to = { $total }或以下
document-from = { $total }或以上
document-otherwise = 介于其间
document-any-21 = 任何21
document-soft-17 = 软17
document-does = { $does ->
    [hit] 要牌
    [stand] 停牌
   *[choose] 要牌或停牌
  }
document-figure = { $figure }
document-pay-table = 附加注的赔率
document-schedule = 台费表，方案{ $option }
document-choose = 由牌室选定：{ $key }
document-rotation = 每{ $minutes }分钟内，至少有{ $players }名不是第三方服务商的玩家做庄。
document-term = { $of ->
    [player-dealer] 庄家：为这手牌做庄的玩家，庄注在发牌前放好。
    [house-dealer] 荷官：代表场方发牌的人，从不参与打牌。
    [base-wager] 主注：放在注圈里的注码，发牌前下。
    [action-button] 结算钮：标明从哪里开始结算注码。
    [soft] 软牌：有一张A计11的手牌。
    [push] 和局：没有人赢，注码退回。
    [covered] 受注：庄本能够赔付或收取的那部分注码。
   *[third-party] 第三方服务商：持牌的陪玩服务商，为自己打牌。
  }
