## Traditional Chinese: the page of a game's odds, for people who are not programmers.

report-hardly = 不到{ $chance }
report-title = { $house }的{ $game }
report-page-title = { $title }：勝算
report-subtitle = 從每個位子看的代價 · { $rulebook } · { $shoe }
report-intro = 所有數字都是閒家的：負數是莊家所贏。數字精確，以全新的牌靴和能全部受注的莊家計算。
report-best-play = 最佳打法
report-best-play-of = 占主注，每局，未扣收費
report-best-chart = 最佳圖表
report-best-chart-of = 人可以背下來的
report-swing = 起伏
report-swing-of = 一局的標準差，以注碼計
report-buster-bet = Buster注
report-buster-of = 占Buster注碼
report-base-wager = 主注
report-insurance = 保險{ $taken ->
    [sometimes] 有時
   *[never] 從不
  }值得買：以最有利的兩張牌計，它值主注的{ $worth }。

## How a round ends.

report-outcomes = 一局怎樣結束
report-outcomes-says = 以按確切的牌打最佳打法的玩家計。
report-natural-paid = 例牌，獲賠
report-natural-push = 例牌對例牌：和局
report-bank-natural = 莊家例牌，馬上收走注碼
report-surrender = 投降：輸一半
report-win = 贏
report-push = 和局
report-lose = 輸
report-double-win = 加倍贏
report-double-push = 加倍和局
report-double-lose = 加倍輸
report-split = 分成{ $hands ->
    [2] 兩
    [3] 三
    [4] 四
   *[5] 五
  }手
report-splits = 有分牌的局平均贏主注的{ $mean }，標準差{ $sd }。結束時桌上平均有{ $wagered }筆注碼。
report-results = 一局的輸贏，以主注計：
report-results-exact = 全部精確。
report-results-sampled = 一手和兩手的局是精確的。三手及以上分牌的局，其結果分布由發{ $rounds }局得出；上述機率誤差約{ $error }。

## The chart.

report-chart = 最佳圖表
report-chart-says = 列是您的手牌，欄是莊家的明牌。指向一格，可看首兩張時每種做法的價值，以注碼的比例表示。
report-line-hard = 硬{ $total }
report-line-soft = 軟{ $total }
report-line-pair = { $kind }-{ $kind }
report-chart-key = S停牌 · H要牌 · Dh、Ds首兩張時加倍，否則要牌或停牌 · Rh、Rs首兩張時投降，否則要牌或停牌 · R投降（按點數：不論張數）· P分牌。不能再分的對子按點數打。
report-move = { $name ->
    [hit] 要牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[stand] 停牌
  } { $worth }
report-move-costs = { report-move }（代價{ $costs }）
report-drawing = 打法圖表
report-drawing-key = S停牌 · H要牌 · Dh/Ds加倍，否則要牌/停牌 · Rh/Rs投降，否則要牌/停牌 · R投降 · P分牌

## The Buster bet.

report-buster = Buster注
report-buster-says = 莊家爆牌時的張數。
report-cards = 張數
report-chance = 機率
report-pays = 賠率
report-cards-of = { $cards ->
    [8] 8張或以上
   *[other] { $cards }
  }
report-pays-to-one = { $pays }:1
report-buster-by-up = 看到明牌後該注的價值：
report-up-card = 明牌{ $card }
report-no-buster = 這家賭場不提供此注。

## Fees.

report-fees = 收費：第{ $option }案（{ $min }至{ $most }）
report-fees-no-limit = 收費：第{ $option }案（{ $min }至無上限）
report-posted = 文件把這些數字留給桌上的告示；這裡用賭場檔案的。
report-player-fee = 玩家每局每個注圈付{ $fee }。連收費一局的代價，按最佳圖表，以注碼的比例表示：
report-player-fees = 玩家每局每筆注碼付：{ $fees }。連收費一局的代價，按最佳圖表，以主注的比例表示：
report-buster-fee = Buster注連其收費的代價，以該注的比例表示：
report-wager-of = 注碼{ $wager }
report-break-even = 莊家按全桌總注額付費。若玩家都照最佳圖表打，由此總注額起，莊家的期望贏額超過收費：
report-action = 總注額
report-fee = 收費
report-pays-from = 划算起點
report-bracket = { $from }至{ $to }
report-bracket-open = { $from }或以上
report-never = 在此級距內不划算

## The player-dealer's chair.

report-bank = 莊家的位子
report-bank-says = { $circles }個注圈各{ $wager }，每圈Buster { $buster }，莊金{ $bank }，收費第{ $option }案，玩家{ $players ->
    [optimal] 每手都打最佳
    [chart] 照最佳圖表打
   *[typical] 犯常見的錯
  }。有限受注的代價和滿桌的起伏，以{ $rounds }局模擬；平均值每局仍有{ $error }的不確定。
report-if-covered = 全部受注時每局期望值（精確）
report-bank-wins = 以此莊金每局所贏
report-bank-fee = 每局收費
report-left-round = 每局所剩
report-left-hour = 每小時所剩
report-hour = { $left }，以{ $rounds }局計
report-sd = 一局的標準差
report-broken = 莊金輸光的局數
report-short = 有注碼未完全受注的局數
report-uncovered = 不生效的注碼占全部的比例
report-session = 一場的小時數
report-session-expected = 一場的期望值
report-session-is = { $expected }，起伏{ $swing }
report-bankroll-19 = 20場撐得住19場的本錢
report-bankroll-99 = 100場撐得住99場的本錢
report-ruin = 一場輸掉十份莊金的機率
report-order = 先結算的先賠。每個注圈按結算次序每局所贏，以及其注碼有多少不生效：
report-settled = 第{ $place }結算
report-open = { $won }（{ $open }不生效）

## What a rule costs.

report-changes = 一條規則的代價
report-changes-says = 每次只改一條規則，其餘不變：最佳打法下對閒家的差別。`--changes`列出賭場檔案的鍵。
report-change = { $key ->
    [natural] 例牌賠{ $text }
    [peek] { $value ->
        [v-never] 誰都不看底牌
        [v-ace] 只在A時看底牌
       *[v-ace-or-ten] A或10點牌時看底牌
      }
    [must_stand] { $value ->
        [v-never] 沒有必須停牌的點數
        [v-hard-19] 硬19點或以上必須停牌
       *[v-any-21] 只有21點必須停牌
      }
    [must_hit] { $value ->
        [v-0] 沒有必須要牌的點數
       *[other] { $text }點或以下必須要牌
      }
    [dealer_hits_soft_17] 莊家軟17點{ $value ->
        [v-true] 要牌
       *[v-false] 停牌
      }
    [both_over] 雙方都爆：{ $value ->
        [v-888-pushes] 8-8-8和局
        [v-suited-789-pushes] 同花色7-8-9和局
       *[v-bank-wins] 一律輸
      }
    [double] { $value ->
        [v-any] 任何兩張可加倍
        [v-any-but-21] 21點以外任何兩張可加倍
        [v-never] 不可加倍
       *[other] 只可在{ $span }加倍
      }
    [double_after_split] { $value ->
        [v-true] 分牌後可加倍
       *[v-false] 分牌後不可加倍
      }
    [split_tens] { $value ->
        [v-same-value] 任何兩張10點牌可分
        [v-same-rank] 10點牌須同點才可分
       *[v-never] 10點牌不可分
      }
    [split_hands] 最多分成{ $text }手
    [split_hands_aces] A最多分成{ $text }手
    [split_aces_one_card] { $value ->
        [v-true] 分開的A只拿一張
       *[v-false] 分開的A可繼續打
      }
    [surrender] { $value ->
        [v-none] 沒有投降
        [v-first-two] 首兩張可投降
       *[v-any-time] 隨時可投降
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = 如果玩家算牌
report-counting-says = 滿的牌靴少了某點數一張牌時，閒家期望值變動多少。長條越大，細心的人從看過的牌學到越多。
report-tag = { $cards }（計數{ $tag }）
report-count = 用這些計數的算牌法，與效應的相關係數為{ $correlation }。能暫離、只在最佳算牌顯示有優勢時下注碼的玩家，{ $advantage }的局數有優勢，每局贏注碼的{ $gain }。

## How it was worked out.

report-method = 怎樣算出來的
report-method-says = 主注、圖表和Buster注是精確的：由{ $cards }張的牌靴，計算玩家的每一手和莊家完成的每種可能，包括分牌和再分，不用近似。最佳打法是指按手牌的確切牌和明牌的最佳做法，分牌後也一樣。圖表是按點數和對子的最佳圖表。所有結果的機率合計為一，誤差在{ $error }之內。牽涉多個注圈和有限莊金的，用同樣規則模擬。數字供遊戲籌碼和了解遊戲之用。

## The same on a terminal.

report-short-natural-paid = 例牌獲賠
report-short-natural-both = 雙方例牌
report-short-natural-bank = 莊家例牌
report-short-surrendered = 投降
report-short-won = 贏
report-short-pushed = 和局
report-short-lost = 輸
report-short-double-won = 加倍贏
report-short-double-pushed = 加倍和局
report-short-double-lost = 加倍輸
report-short-split = 分牌
report-per-unit = { $rulebook } · { $shoe } · 每單位主注，閒家一方
report-way-best = 按確切的牌的最佳打法
report-way-chart = 按點數和對子的最佳圖表
report-insurance-short = 保險：{ $taken ->
    [sometimes] 有些手牌值得買
   *[never] 從不值得買
  }（最多值主注的{ $best }）
report-perfect = 記得其他分牌手牌的完美玩家，約可多得{ $gain }
report-changed = 改一條規則（最佳打法）
report-difference = 差別{ $by }
report-removal-base = 移除效應，主注
report-removal-buster = 移除效應，Buster注
report-net-of-fees = 扣收費後，第{ $option }案：每個注圈{ $fee }
report-net-of-fees-by-wager = 扣收費後，第{ $option }案：{ $fees }
report-by-buster = Buster注，按金額：{ $cells }
report-by-wager = 最佳圖表，按注碼：{ $cells }
report-pays-from-action = 由總注額{ $action }起划算
report-never-pays = 不划算
report-bank-fee-of = 莊家收費{ $fee }（{ $bracket }）：{ $pays }
report-tags = 括號內為計數：相關係數{ $correlation }；最佳算牌：{ $advantage }的局數有優勢，每局贏注碼的{ $gain }
report-way-swing = 標準差{ $sd }   下注碼{ $wagered }
report-ends = 一局怎樣結束（最佳打法）
report-wins = 一局的輸贏，以主注計（最佳打法）
report-busts = 莊家爆牌
report-results-dealt = 一手和兩手的局是精確的；三手及以上的隨機發了{ $rounds }局來估計（± 一個標準誤）。
report-key = S停牌  H要牌  Dh加倍，否則要牌  Ds加倍，否則停牌  Rh/Rs投降，否則要牌/停牌
report-key-more = R投降（按點數：不論張數）  P分牌
report-bust = { $cards }張：{ $chance }
report-buster-pays = Buster賠{ $pays }：{ $worth }
report-given-up = 看到明牌後：{ $ups }
report-chair = 莊家的位子：{ $circles }個注圈各{ $wager }，Buster { $buster }，莊金{ $bank }，第{ $option }案
report-chair-wins = 每局贏{ $mean } ± { $error }元（全部受注則正好{ $covered }），標準差{ $sd }
report-chair-after = 扣收費{ $fee }後：每局{ $round }，每小時{ $hour } ± { $error }，以{ $rounds }局計
report-chair-risks = 莊金輸光占局數{ $broken }，有未受注占{ $short }，未受注占所有注碼{ $uncovered }
report-chair-order = 注圈按結算次序所贏：{ $order }
report-chair-session = { $hours }小時：{ $expected }，起伏{ $swing }；5%風險的本錢{ $five }，1%的{ $one }；輸掉十份莊金：{ $ruin }
report-decks = { $decks }副牌
report-shoe-left = { $decks }，其中剩{ $cards }張
report-against = { $hand }對{ $up } · { $rulebook }，{ $decks }
report-is-best = 最佳
report-costs = 代價{ $costs }
report-has-natural = 莊家有{ $chance }的機率是例牌：{ $peeked ->
    [yes] 會先看底牌，數字以沒有例牌計
   *[no] 您行動前沒有人看底牌，數字已包含
  }。

## Where the nearer hand wins

report-nearest-only = { $rulebook }：較近者贏的遊戲，只有全新牌靴的價值（按確切的牌和按圖表），沒有別的可問
report-nearest-way = 較近{ $nearer }，一樣近{ $tied }，較遠{ $farther }；標準差{ $sd }
report-nearest-chart = 按決定用總點的最佳圖表，最接近{ $target }：H要牌，S停牌
report-rounding = 籌碼湊不出的賠付{ $rounds }（D25）。這些數字按公布的賠率計算；取整的影響要看注碼：請用--wager查詢，或看扣收費後的各注碼。
report-rounding-at = 籌碼湊不出的賠付{ $rounds }（D25）。這些數字適用於{ $wager }的主注。
