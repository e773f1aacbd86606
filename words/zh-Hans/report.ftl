# Simplified Chinese: the page of a game's odds, for people who are not programmers.

report-hardly = 低于{ $chance }
report-title = { $house }的{ $game }
report-page-title = { $title }：概率
report-subtitle = 从每个位置看代价多少 · { $rulebook } · { $shoe }
report-intro = 所有数字都是闲家的：负数就是庄家所赢。按新牌靴、且庄家对每一注都受注，数字精确。
report-best-play = 最佳打法
report-best-play-of = 占主注，每局，未计台费
report-best-chart = 最佳打法表
report-best-chart-of = 人能记住的
report-swing = 波动
report-swing-of = 一局的标准差，以注为单位
report-buster-bet = Buster注
report-buster-of = 占Buster注
report-base-wager = 主注
report-insurance = 保险{ $taken ->
    [sometimes] 有时
   *[never] 从不
  }值得买：对它最有利的两张牌时，价值为主注的{ $worth }。

## How a round ends.

report-outcomes = 一局怎样结束
report-outcomes-says = 按具体的牌每次都选最佳打法的闲家。
report-natural-paid = 天成，获赔
report-natural-push = 天成对天成：和局
report-bank-natural = 庄家天成，立即收走注码
report-surrender = 投降：输一半
report-win = 赢
report-push = 和局
report-lose = 输
report-double-win = 加倍后赢
report-double-push = 加倍后和局
report-double-lose = 加倍后输
report-split = 分成{ $hands ->
    [2] 两
    [3] 三
    [4] 四
   *[5] 五
  }手
report-splits = 分牌的局平均赢主注的{ $mean }，标准差{ $sd }。结束时桌上平均有{ $wagered }注。
report-results = 一局赢或输多少，以主注为单位：
report-results-exact = 全部精确。
report-results-sampled = 一手和两手的局精确。三手及以上分牌局的结果分布，由发{ $rounds }局得出；以上概率约准确到{ $error }。

## The chart.

report-chart = 最佳打法表
report-chart-says = 行是您的手牌，列是庄家的明牌。指向某一格，可看头两张牌时每种打法的价值，以注码的比例表示。
report-line-hard = 硬{ $total }
report-line-soft = 软{ $total }
report-line-pair = { $kind }-{ $kind }
report-chart-key = S停牌 · H要牌 · Dh、Ds头两张加倍，否则要牌或停牌 · Rh、Rs头两张投降，否则要牌或停牌 · R投降（按点数：任何张数）· P分牌。不能再分的对子按点数打。
report-move = { $name ->
    [hit] 要牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[stand] 停牌
  } { $worth }
report-move-costs = { report-move }（代价{ $costs }）
report-drawing = 打法表
report-drawing-key = S停牌 · H要牌 · Dh/Ds加倍，否则要牌/停牌 · Rh/Rs投降，否则要牌/停牌 · R投降 · P分牌

## The Buster bet.

report-buster = Buster注
report-buster-says = 庄家以几张牌爆牌。
report-cards = 张数
report-chance = 概率
report-pays = 赔率
report-cards-of = { $cards ->
    [8] 8或以上
   *[other] { $cards }
  }
report-pays-to-one = { $pays }比1
report-buster-by-up = 看到明牌后，这一注值多少：
report-up-card = 明牌{ $card }
report-no-buster = 本场不提供这一注。

## Fees.

report-fees = 台费：方案{ $option }（{ $min }至{ $most }）
report-fees-no-limit = 台费：方案{ $option }（{ $min }至无上限）
report-posted = 文件把这些数字留给桌上的台牌；这里用场规文件的。
report-player-fee = 闲家每圈每局付{ $fee }。按最佳打法表，连台费一局的代价，以注码的比例表示：
report-player-fees = 闲家每注每局付：{ $fees }。按最佳打法表，连台费一局的代价，以主注的比例表示：
report-buster-fee = Buster注连其台费的代价，以该注的比例表示：
report-wager-of = 注码{ $wager }
report-break-even = 庄家按全桌总注额付台费。从以下总注额起，面对用最佳打法表的闲家，期望所赢多于台费：
report-action = 总注额
report-fee = 台费
report-pays-from = 保本自
report-bracket = { $from }至{ $to }
report-bracket-open = { $from }或以上
report-never = 这一档内达不到

## The player-dealer's chair.

report-bank = 庄家的位置
report-bank-says = { $circles }个注圈，每圈{ $wager }，每圈Buster { $buster }，庄注{ $bank }，台费方案{ $option }，闲家{ $players ->
    [optimal] 每手都用最佳打法
    [chart] 用最佳打法表
   *[typical] 有常见的失误
  }。受注有限的代价和满桌的波动由模拟{ $rounds }局得出；平均值每局的误差为{ $error }。
report-if-covered = 全部受注时每局的期望（精确）
report-bank-wins = 用这个庄本每局所赢
report-bank-fee = 每局台费
report-left-round = 每局净得
report-left-hour = 每小时净得
report-hour = { $left }，{ $rounds }局
report-sd = 一局的标准差
report-broken = 庄本输光的局
report-short = 有注码未足额受注的局
report-uncovered = 不受注的注码所占比例
report-session = 一场的小时数
report-session-expected = 一场的期望
report-session-is = { $expected }，波动{ $swing }
report-bankroll-19 = 20场中撑过19场的本金
report-bankroll-99 = 100场中撑过99场的本金
report-ruin = 一场输掉十个庄本的概率
report-order = 先结算的先得赔。各注圈按结算次序每局所赢，以及其注码有多少不受注：
report-settled = 第{ $place }个结算
report-open = { $won }（{ $open }不受注）

## What a rule costs.

report-changes = 一条规则的代价
report-changes-says = 每次只改一条规则，其余不变：按最佳打法，对闲家的差别。`--changes`写场规文件的项。
report-change = { $key ->
    [natural] 天成赔{ $text }
    [peek] { $value ->
        [v-never] 没有人查看暗牌
        [v-ace] 只在明牌为A时查看暗牌
       *[v-ace-or-ten] 明牌为A或10时查看暗牌
      }
    [must_stand] { $value ->
        [v-never] 没有必须停牌的点数
        [v-hard-19] 硬19或以上必须停牌
       *[v-any-21] 只有21必须停牌
      }
    [must_hit] { $value ->
        [v-0] 没有必须要牌的点数
       *[other] { $text }或以下必须要牌
      }
    [dealer_hits_soft_17] 庄家软17{ $value ->
        [v-true] 要牌
       *[v-false] 停牌
      }
    [both_over] 双方爆牌：{ $value ->
        [v-888-pushes] 8-8-8打和
        [v-suited-789-pushes] 同花色7-8-9打和
       *[v-bank-wins] 总是输
      }
    [double] { $value ->
        [v-any] 任何两张牌可加倍
        [v-any-but-21] 除21外任何两张牌可加倍
        [v-never] 不可加倍
       *[other] 只有{ $span }可加倍
      }
    [double_after_split] { $value ->
        [v-true] 分牌后可加倍
       *[v-false] 分牌后不可加倍
      }
    [split_tens] { $value ->
        [v-same-value] 任何两张10点牌可分牌
        [v-same-rank] 10点牌须牌面相同才可分牌
       *[v-never] 10点牌不可分牌
      }
    [split_hands] 最多分到{ $text }手
    [split_hands_aces] A最多分到{ $text }手
    [split_aces_one_card] { $value ->
        [v-true] 分开的A只补一张
       *[v-false] 分开的A照常打完
      }
    [surrender] { $value ->
        [v-none] 不可投降
        [v-first-two] 头两张牌可投降
       *[v-any-time] 随时可投降
      }
   *[other] { $text }
  }

## Counting cards.

report-counting = 如果闲家算牌
report-counting-says = 满牌靴中少了某点数的一张牌时，闲家的期望变化多少。条形越长，细心的人从看到的牌中得知越多。
report-tag = { $cards }（计数{ $tag }）
report-count = 用这些计数，与效应的相关系数为{ $correlation }。闲家若能暂离，只在最佳计数显示有利时下注，则{ $advantage }的局有利，每局赢注码的{ $gain }。

## How it was worked out.

report-method = 怎样算出来的
report-method-says = 主注、打法表和Buster注都是精确的：从{ $cards }张牌的牌靴，计算闲家的每手牌和庄家的每种结局，包括分牌和再分牌，没有近似。最佳打法是按手牌和明牌的具体的牌选最佳，分牌后的手牌也一样。打法表是按点数和对子所能得到的最好的。所有结局的概率之和与一相差不超过{ $error }。涉及几个注圈和有限庄本的，用同样的规则模拟。数字供游戏筹码和理解游戏之用。

## The same on a terminal.

report-short-natural-paid = 天成获赔
report-short-natural-both = 双方天成
report-short-natural-bank = 庄家天成
report-short-surrendered = 投降
report-short-won = 赢
report-short-pushed = 和局
report-short-lost = 输
report-short-double-won = 加倍赢
report-short-double-pushed = 加倍和局
report-short-double-lost = 加倍输
report-short-split = 分牌
report-per-unit = { $rulebook } · { $shoe } · 每单位主注，闲家一方
report-way-best = 按具体牌的最佳打法
report-way-chart = 按点数和对子的最佳打法表
report-insurance-short = 保险：{ $taken ->
    [sometimes] 有些手牌值得买
   *[never] 从不值得买
  }（最好时为主注的{ $best }）
report-perfect = 记得其他分牌手牌的完美玩家，约多得{ $gain }
report-changed = 改一条规则（最佳打法）
report-difference = 差别{ $by }
report-removal-base = 移除效应，主注
report-removal-buster = 移除效应，Buster注
report-net-of-fees = 扣除台费，方案{ $option }：每圈{ $fee }
report-net-of-fees-by-wager = 扣除台费，方案{ $option }：{ $fees }
report-by-buster = Buster注，按大小：{ $cells }
report-by-wager = 最佳打法表，按注码：{ $cells }
report-pays-from-action = 总注额{ $action }起保本
report-never-pays = 不能保本
report-bank-fee-of = 庄家台费{ $fee }（{ $bracket }）：{ $pays }
report-tags = 括号中为计数：相关系数{ $correlation }；最佳计数：{ $advantage }的局有利，每局赢注码的{ $gain }
report-way-swing = 标准差{ $sd }   下注{ $wagered }
report-ends = 一局怎样结束（最佳打法）
report-wins = 一局赢或输多少，以主注为单位（最佳打法）
report-busts = 庄家爆牌
report-results-dealt = 一手和两手的局精确；三手及以上的由随机发{ $rounds }局得出（± 一个标准误差）。
report-key = S停牌  H要牌  Dh加倍，否则要牌  Ds加倍，否则停牌  Rh/Rs投降，否则要牌/停牌
report-key-more = R投降（按点数：任何张数）  P分牌
report-bust = { $cards }张{ $chance }
report-buster-pays = Buster赔{ $pays }：{ $worth }
report-given-up = 已知明牌：{ $ups }
report-chair = 庄家的位置：{ $circles }个注圈，每圈{ $wager }，Buster { $buster }，庄注{ $bank }，方案{ $option }
report-chair-wins = 每局赢{ $mean } ± { $error }美元（全部受注时精确为{ $covered }），标准差{ $sd }
report-chair-after = 扣除台费{ $fee }后：每局{ $round }，每小时{ $hour } ± { $error }，按{ $rounds }局计
report-chair-risks = { $broken }的局庄本输光，{ $short }的局有未受注，全部注码的{ $uncovered }未受注
report-chair-order = 各注圈按结算次序所赢：{ $order }
report-chair-session = { $hours }小时：{ $expected }，波动{ $swing }；5%风险的本金{ $five }，1%的{ $one }；输掉十个庄本：{ $ruin }
report-decks = { $decks }副牌
report-shoe-left = { $decks }，还剩{ $cards }张
report-against = { $hand }对{ $up } · { $rulebook }，{ $decks }
report-is-best = 最佳
report-costs = 代价{ $costs }
report-has-natural = 庄家有{ $chance }的概率是天成：{ $peeked ->
    [yes] 先查看暗牌，数字按没有天成计
   *[no] 您打之前没有人查看，数字已包括在内
  }。

## Where the nearer hand wins

report-nearest-only = { $rulebook }：更接近者赢时，只有新牌靴的代价（按具体牌和按表），没有别的可问
report-nearest-way = 较近{ $nearer }，同样接近{ $tied }，较远{ $farther }；标准差{ $sd }
report-nearest-chart = 按判定点数的最佳打法表，最接近{ $target }：H要牌，S停牌
report-rounding = 筹码凑不出的赔付{ $rounds }（D25）。这些数字按公布的赔率计算；取整的影响视注码而定：请用--wager查询，或看扣除台费后的各注码。
report-rounding-at = 筹码凑不出的赔付{ $rounds }（D25）。这些数字适用于{ $wager }的主注。
