## Traditional Chinese: the rules as a cardroom files them.

document-heading = { $of ->
    [object] 遊戲目的
    [cards] 牌與點數
    [round] 牌局流程
    [results] 注碼何時贏、輸或和局
    [options] 加倍、分牌、投降與保險
    [bonus] 附加注
    [fees] 注額限制與檯費
    [house] 賭場規則
    [decided] 規則未說或留待決定之處
    [glossary] 詞彙表
   *[notices] 公告
  }
document-chapter = { $of ->
    [own] 怎麼打
    [holdem] 其餘同Hold'em
    [draw] 其餘同換牌撲克
    [stud] 其餘同七張梭哈
   *[collection] 檯費
  }
document-as-in = 這裡沒有說的，照{ $game }處理，其規則載於本文件。
document-object = 玩家和莊家各自計算牌的點數，在不爆牌的情況下盡量接近21.5點。首兩張為A和10點牌即21.5點，是最好的牌，賠{ $pays }。
document-object-nearest = 玩家和莊家各自計算牌的點數，盡量接近{ $target }，高於或低於都算。較近的手牌贏。
document-values = 牌的點數
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
    [players] 玩家
    [bank] 莊家
   *[button] 結算鈕：底牌怎樣數
  }
document-up-to = { $total }或以下
document-from = { $total }或以上
document-otherwise = 介於其間
document-any-21 = 任何21點
document-soft-17 = 軟17點
document-does = { $does ->
    [hit] 要牌
    [stand] 停牌
   *[choose] 要牌或停牌
  }
document-figure = { $figure }
document-pay-table = 附加注的賠率
document-schedule = 檯費收費表第{ $option }案
document-choose = 由牌室選定：{ $key }
document-rotation = 每{ $minutes }分鐘內，至少有{ $players }位非第三方供應商的玩家做莊。
document-term = { $of ->
    [player-dealer] 莊家：該手做莊的玩家，在發牌前放下一筆金額。
    [house-dealer] 荷官：代賭場發牌、絕不參與的人。
    [base-wager] 主注：發牌前放在注圈的注碼。
    [action-button] 結算鈕：標示從哪裡開始結算注碼的記號。
    [soft] 軟牌：其中有A計11點的手牌。
    [push] 和局：沒有人贏，注碼退回。
    [covered] 受注：注碼在莊家金額可賠付或收取的範圍內。
   *[third-party] 第三方供應商：持牌的陪玩服務供應商，為自己而打。
  }
