## Traditional Chinese: the lab: the referee is asked, in the browser.

lab-title = 問裁判
lab-purpose = 點選牌和籌碼擺出情況，看裁決：誰賠誰、什麼順序、依哪條條款。一切都留在此瀏覽器。
lab-house = 賭場
lab-loading = 裁判正在走向牌桌…
lab-engine-does-not-answer = 無法載入裁判。請檢查連線，再打開此頁。
lab-common = 常見問題
lab-common-limited-bank = 莊家錢不夠
lab-common-limited-buster = 錢不夠，且有Buster
lab-common-both-over = 雙方都爆
lab-common-eights = 8-8-8
lab-common-surrender = 投降
lab-common-surrendered-double = 加倍後投降
lab-common-naturals = 雙方例牌
lab-common-split = 分牌加倍
lab-common-removed = 注碼被拿走
lab-common-foul-round = 犯規牌
lab-common-side-pot = 邊池、零頭
lab-common-early-turn = 轉牌太早
lab-common-early-flop = 翻牌太早
lab-common-exposed = 露牌
lab-common-missed-blind = 漏交盲注
lab-common-foul = 犯規牌
lab-common-seven = 過牌的7
lab-common-short-all-in = 不准加注
lab-game = 遊戲
lab-limit = 限額
lab-board = 公共牌
lab-stack-of = { $who }的籌碼：{ $amount }
lab-button-to = 莊鈕給{ $seat }號位
lab-add-seat = 加一位玩家
lab-missed-blinds = 漏交盲注
lab-misses-blinds = 漏交盲注
lab-throw-away = 丟掉{ $card }
lab-name-card = { $of }，第{ $nth }張，牌面朝下。點選來報牌。
lab-which-card = 是哪張牌？
lab-which-cards =
    { $most ->
        [1] 哪張牌？
       *[other] 哪些牌？{ $least }至{ $most }張。
    }
lab-card-to =
    { $up ->
        [yes] 給{ $who }一張明牌
       *[no] 給{ $who }一張牌
    }
lab-board-cards = 發{ $count }張公共牌
lab-all-face-down = 全部發暗牌
lab-task =
    { $task ->
        [scramble] 重組牌堆
        [burn] 燒一張牌
       *[other] 全部清牌
    }
lab-check-around = 全部過牌或跟注
lab-hand-asked = { $who }：玩家怎麼做？
lab-hand-draws = { $who }換牌：點選要丟的牌。
lab-hand-clears = { $who }：點選要丟的牌。
lab-hand-shows = { $who }亮牌或蓋牌。
lab-draws = 換{ $n }張
lab-stands-pat = 不換牌
lab-throws = 丟掉
lab-shows = 亮牌
lab-mucks = 蓋牌
lab-plays-board = 只用公共牌
lab-offer =
    { $offer ->
        [kill] { $who } kill底池
       *[stop] { $who }停下
    }
lab-hand-wrong = { $what }：{ $first }。
lab-hand-wins = { $who }贏得{ $amount }
lab-hand-wins-odd = { $who }贏得{ $amount }（含零頭{ $odd }）
lab-hand-void = 這手牌作廢：全部退回。
lab-dealer-does = 怎麼處理
lab-everybody-wins = 每人的輸贏
lab-collected = 賭場收取：{ $drop }。
lab-whole-hand = 整手牌，逐步看
lab-rule-no-cap = 加注次數不限
lab-rule-full-bet = 只有足額全下才重開
lab-rule-half-bet = 半注即重開
lab-seat = { $seat }號位
lab-the-seat = { $seat }號位
lab-behind-the-seat = { $seat }號位後面的注
lab-behind-seat = { $seat }號位後面
lab-player-dealer = 莊家
lab-bank-at = 莊家，在{ $seat }號位
lab-banks-with = 做莊
lab-bets = 下注
lab-buster = Buster
lab-behind = 後注
lab-buster-of = { $seat }號位的Buster注
lab-doubled = 加倍{ $amount }
lab-change-card = { $of }：{ $card }。點選更改。
lab-open-seats = 空座位
lab-bet-at = 在{ $seat }號位下注
lab-bank-chips = 莊
lab-base-chips = { $seat }號位的注碼
lab-buster-chips = { $seat }號位的Buster注
lab-behind-chips = { $seat }號位後面
lab-chips = 籌碼
lab-add-chip = 加{ $amount }
lab-take-away = 拿走
lab-bank-here = 做莊
lab-leave = 清空{ $seat }號位
lab-done = 完成
lab-another-card = 改成另一張
lab-leave-card = 維持不變
lab-ranks = 點數和花色
lab-suit =
    { $suit ->
        [s] 黑桃
        [h] 紅心
        [d] 方塊
       *[c] 梅花
    }
lab-double = 加倍
lab-asked = { $seat }號位第{ $hand }手：玩家怎麼做？
lab-closed-moves = 淡色的動作這手不能用：點選看原因。
lab-insurance = { $seat }號位買保險{ $amount }？
lab-insures = 買
lab-insures-not = 不買
lab-who-bets = 誰下注？點桌上的座位。
lab-ruled = 點牌或籌碼，問「如果」。
lab-read-why = 為什麼，以及順序
lab-tap = 點座位、籌碼或牌。
lab-undo = 復原
lab-start-over = 重來
lab-answer = 裁決
lab-not-yet = 還沒有可裁決的：請繼續點，或選一個常見問題。
lab-over =
    { $is ->
        [wins] 莊家贏{ $result }：{ $moves }。
        [loses] 莊家輸{ $result }：{ $moves }。
       *[even] 莊家不輸不贏：{ $moves }。
    }
lab-pays = 賠{ $who }{ $amount }
lab-takes = 向{ $who }收{ $amount }
lab-neither = { $who }不變
lab-and = { $before }，以及{ $last }
lab-refused = 不准。{ $why }
lab-refused-action = 被拒：「{ $action }」。
lab-not-covered = { $who }：{ $amount }未受注，退回。
lab-in-this-order = 照此順序
lab-everybody-ends-with = 每人，連收費
lab-fees = 收取：莊家{ $bank }，玩家{ $players }。
lab-because = 因為
lab-book-silent = 規則書沒有說。我們的決定{ $id }：
lab-whole-round = 整局，逐步看
lab-what-if = 如果？
lab-keep = 留下此答案來比較
lab-kept = 已留下
lab-drop-kept = 放掉
lab-now = 現在
lab-elsewhere = 在別家
lab-rule-changed = 換一條規則
lab-rule-none = 照公布的
lab-rule-natural = 例牌賠3:2
lab-rule-both-over = 雙方都爆：一律莊家贏
lab-rule-surrender = 沒有投降
lab-rule-soft = 莊家軟17點停牌
lab-rule-buster = Buster在所有注碼之後結算
lab-pass-on = 傳給別人
lab-copy-link = 複製連結
lab-copied = 已複製
lab-link = 連結
lab-show-code = 顯示QR碼
lab-code = 供手機相機掃描的QR碼：掃了就到這個情況。
lab-print = 列印
lab-save-file = 存成情境
lab-open-file = 打開情境
lab-version = { $house }，{ $name } · 規則書{ $version }
lab-other-version = 這個連結是用另一版規則書（{ $version }）做的：裁決依這裡的版本。
lab-link-broken = 這個連結不完整：途中有遺失。
lab-wrong-file = 這個檔案不能在此詢問：{ $why }
lab-lab = 實驗室
lab-nothing-under-way = 此桌沒有進行中的牌局。已結束的請從牌局紀錄詢問。
lab-not-our-rulebook = 此桌用的規則書，裁判在此沒有。
lab-blackjack = 21點
lab-poker = 撲克
lab-rules-title = 規則實驗室
lab-rules-purpose = 改一條規則，馬上從精確分析看到閒家要付多少、莊家得多少、最佳打法有何改變。
lab-rules-keys = 規則
lab-key-natural = 例牌賠
lab-key-soft-17 = 莊家軟17點要牌
lab-key-both-over = 雙方都爆
lab-key-surrender = 投降
lab-key-double = 可加倍
lab-key-double-for-less = 減額加倍
lab-key-double-after-split = 分牌後加倍
lab-key-split-tens = 10點牌怎樣算對
lab-key-split-hands = 分牌手數
lab-key-split-hands-tens = 10點牌手數
lab-key-split-hands-aces = A的手數
lab-key-split-aces-one-card = 分開的A只拿一張
lab-key-must-stand = 必須停牌
lab-key-must-hit = 必須要牌至
lab-key-peek = 何時看底牌
lab-key-insurance = 保險
lab-save-toml = 存成賭場檔案
lab-open-table = 用它開桌
lab-opened = { $name }已開。
lab-go-there = 前往
lab-costs = 代價
lab-player-expects = 閒家的注碼
lab-bank-expects = 莊家，占注碼
lab-buster-expects = Buster注
lab-priced = 每單位注碼，最佳打法，{ $decks }副牌，未扣收費；計算用了{ $ms }毫秒。
lab-with-fees = 按第一份收費表計收費
lab-wager = 注碼
lab-fee = 收費
lab-net = 淨額
lab-break-even = 莊家打平
lab-break-even-from = 總注額{ $from }起，收費{ $fee }：由{ $action }起打平
lab-break-even-never = 總注額{ $from }起，收費{ $fee }：在此級距內不能打平
lab-chart = 兩張牌的最佳打法
lab-chart-moved =
    { $moved ->
        [0] 與公布的相同。
       *[other] 有{ $moved }處與公布的不同。
    }
lab-was = { $is }，不再是{ $was }
lab-other-keys = 檔案的其他鍵
lab-side-by-side = 並列比較
lab-compare = 比較各家
lab-as-changed = 更改後
lab-decks = 副數
lab-never = 從不
lab-breaks-even-from = 莊家打平的總注額
lab-sweep = 掃描
lab-sweep-over = 掃過以下的值
lab-sweep-and = 以及
lab-sweep-nothing = 沒有其他
lab-sweep-go = 全部計算
lab-sweep-done = 已算{ $done } / { $all }…
lab-sweep-plot = 閒家注碼的價值，按此項的值：{ $key }
lab-yes-no =
    { $is ->
        [yes] 是
       *[no] 否
    }

## The rule lab where the hand nearer to a target wins

lab-key-target = 目標
lab-key-aces-as-eleven = 可計11點的A
lab-key-must-stand-from = 必須停牌起點
lab-key-bank-stands-on = 莊家停牌點
lab-key-win-pays = 較近者賠
lab-key-tie = 一樣近
lab-key-tie-pays = 一樣近時賠
lab-nearest-ends = 手牌比較，最接近{ $target }
lab-nearest-exact = 按確切的牌的最佳打法
lab-nearest-by-chart = 按圖表的最佳打法
lab-nearest-nearer = 閒家較近
lab-nearest-tied = 一樣近
lab-nearest-farther = 莊家較近
lab-nearest-chart = 按決定用總點的最佳圖表
lab-nearest-legend = H要牌，S停牌
lab-nearest-total =
    { $soft ->
        [yes] 軟{ $total }
       *[no] { $total }
    }
lab-nearest-scored =
    { $soft ->
        [yes] 軟{ $total }當{ $scored }
       *[no] { $total }當{ $scored }
    }
lab-nearest-two-cards = 兩張牌的確切價值
lab-nearest-two-cards-says = 所有可選擇的兩張牌，附較好的做法；每種做法的價值寫在後面。

## Legal profiles in the rule lab

lab-profile = 對照法規概要
lab-profile-purpose = 法律和實務的條款，逐條列出。這裡不是法律意見：每條都寫明出處和可靠程度。
lab-profile-which = 哪份概要
lab-profile-status = 狀態：{ $status }。
lab-profile-answer =
    { $answer ->
        [pass] 通過
        [fail] 不通過
        [undecided] 未定
       *[other] 不適用
    }
lab-profile-player = 玩家
lab-profile-mend = 最小的更改：
lab-profile-mended = 所有這些更改合起來：
lab-profile-keys = { $n }個鍵
lab-profile-still = 仍然不通過：{ $failing }。
lab-profile-apply = 更改
lab-profile-pricing = 正在計算代價…
lab-profile-free = 不改變任何價值。
lab-profile-costs = 閒家注碼變為{ $ev }，變動{ $by }。
lab-profile-source =
    { $source } · { $sure ->
        [V] 見於原文
        [S] 可靠的二手資料
        [S-q] 引用原文的二手資料
        [S-x] 資料互相矛盾
        [L] 低可信度資料
        [M] 憑記憶
       *[I] 推論
    }

## The bank in the rule lab

lab-bank-chair = 牌桌上的莊家
lab-bank-chair-says = 未必能全部受注的莊家，以及各結算次序的座位輸多少。精確的就是精確；受注、起伏和風險是模擬，附標準誤。
lab-circles = 有注碼的注圈
lab-each-wager = 每圈注碼
lab-each-buster = 每圈Buster
lab-bank-wager = 莊注
lab-sit-in-bank = 坐上莊位
lab-simulated = 目前已模擬
lab-simulating = 已發{ $rounds }局…
lab-simulated-rounds = 已發{ $rounds }局。
lab-if-covered = 全部受注時一局的期望值（精確）
lab-bank-wins = 此莊家一局贏
lab-after-fee = 扣收費{ $fee }後
lab-round-swings = 一局的起伏
lab-broken = 莊金輸光的比例
lab-short = 有注不生效的比例
lab-uncovered = 所有注碼中未生效的
lab-session = { $hours }小時，{ $rounds }局
lab-bankroll = 20場有19場撐得住的本錢
lab-bankroll-99 = 100場有99場
lab-ruin = 一場輸掉{ $amount }的機率
lab-seats-of-settlement = 結算次序的座位
lab-seats-plot = 第一、第二等次序結算的注圈一局的輸贏，上下各兩個標準誤
lab-seats-says = 較晚結算的注圈，贏了也可能莊金已不剩。
lab-settled =
    { $place ->
        [1] 第一個結算
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
       *[other] 最後
    }
