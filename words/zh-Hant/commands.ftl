## Traditional Chinese: what the command line says, and why a command did not do what it was asked for.

command-at = { $place }：{ $why }
command-unsound = { $problems }
command-refused = { $why }（{ $clause }）
command-differs = 裁判與模擬器不一致：{ $why }
command-place = { $place }：{ $why }
archive-what = 請說明要做什麼：--before封存，--remove把已封存的移出現用帳冊，--list和--check查看封存檔。
archive-nothing = 該日之前封印而未封存的，一筆都沒有。
archive-row = { $file }：{ $records }筆紀錄，{ $from }至{ $to }，{ $bytes }位元組{ $state ->
    [broken] ：與封存時不同
   *[sound] { "" }
  }
archive-removed = 已從現用帳冊移出{ $records }筆紀錄；從封存檔讀取。
command-backed-up = { $to }有{ $bytes }位元組。`cardroom verify`可驗證。
command-restored = { $copy }已取代帳冊：{ $books }。`cardroom verify`可驗證。
command-kept = 原有的保存為{ $kept }。
command-restore-file = 副本要還原到資料夾：{ $address }是資料庫。PostgreSQL用psql或pg_restore還原自己的。
command-in-doubt = 牌室停止：{ $why }。請檢查磁碟，再重新開啟牌室。
command-backup-exists = { $to }已存在：備份絕不覆寫。
command-no-database = --database要用postgres://user@host/name這樣的位址；資料夾{ $text }請用--data
command-books-twice = 帳冊只寫一次：直接寫，或用--data，或用--database。
command-no-books = { $file }裡沒有帳冊。
command-sound = { $rulebook }：正確
command-sound-template = { $rulebook }：作為範本正確；發牌之前牌室必須選定（D10）：
command-no-clause = 沒有條款{ $id }。`cardroom clause`列出全部。
command-no-language = 「{ $language }」不是這裡會說的語言。會說的有{ $ours }。
command-clause-source = 出處：{ $source }
command-clause-by-people = 不由軟體執行：{ $why }
command-step-refused = 被拒："{ $step }"。{ $why }
command-no-text = 不是UTF-8文字
command-standard-input = 標準輸入
command-unusable = 規則書不能用
    { $why }
command-impossible = { $file }：警告：{ $card }超過{ $decks }副牌所有
collusion-round = { $table }號桌，由紀錄{ $from }起，{ $day }
collusion-found = { $found ->
    [0] 沒有值得看的。
   *[other] { $found }項發現。這不證明什麼：請看牌局。
  }
command-exported = { $out }有{ $records }筆紀錄和{ $rounds }局。
command-export-exists = { $out }已存在：匯出絕不覆寫。
command-no-table = { $books }裡沒有{ $table }號桌的內容。
command-unopened = 賭場帳本沒有記載{ $table }號桌開過
command-no-limit = { $table }號桌：其限額不在賭場檔案裡
command-sign-limit = { $rulebook }沒有這個限額；現有{ $has }（HE-2）
command-sign-blackjack = { $rulebook }是21點：限額用--schedule（RND-4）
command-sign-schedule = { $rulebook }沒有收費表第{ $option }案；現有{ $options ->
    [0] 無
   *[other] { $has }
  }（RND-4）
command-wrote = 已寫入{ $file }
command-no-number = { $text }不是數字
command-within = 大於0，在{ $least }與{ $most }之間
command-no-rank = 「{ $part }」不像5=20：點數和剩餘張數
command-rank-twice = 「{ $part }」：該點數寫了兩次
command-rank-full = 「{ $part }」：滿的牌靴只有{ $full }張
command-whole-number = 1與1e15之間的整數
command-fresh-shoes = 模擬由全新的牌靴開始：--composition和--without是odds用的
command-connected = { $players }位玩家在{ $seconds }秒內連上
command-flood-here = 只占位的連線只能連本機，用127.0.0.1:8080這樣的位址，不能連{ $server }
command-no-answer = 伺服器沒有回應
command-no-guest = 沒有訪客：{ $body }
command-gone = 伺服器不見了
command-levels = log = "{ $text }"：日誌記error、warn、info、debug或trace，以及排在其前的
command-decision = decision_seconds = { $seconds }：一次決定由1秒到一小時
command-tls-pair = 憑證要有金鑰，金鑰要有憑證：--tls-cert和--tls-key。
command-node-name = 「{ $name }」不能作節點名稱：字母、數字、-和_，最多32個。
command-net = 「{ $text }」既不是位址也不是網段，應如192.0.2.7或10.0.0.0/8。
command-time-of-day = 「{ $text }」不是時刻：04:30
command-metrics = 機房數據在{ $link }
command-no-listening = 無法監聽{ $address }：{ $why }
command-not-opened = 牌室還沒開，現在也不開。
command-claim = 只用一次，供樓面經理的帳號：{ $link }
command-open = 牌室在{ $link }開啟，有{ $tables }張牌桌。只用遊戲籌碼。
command-no-signals = 無法接收訊號：{ $why }
command-closed = 牌室已關。每手牌都停在原處。
command-hurried = 兩次要求停止，它沒有等待
command-no-time = 沒有時間
command-closed-waiting = 牌室已關。還有{ $tables }張牌桌在等帳冊（{ $why }）：已確認的都沒有遺失，下次啟動由已寫入的繼續。

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · 一個注圈{ $rounds }局，{ $shoes }個牌靴，{ $seconds }秒（每秒{ $speed }百萬局）
sim-simulated = 模擬
sim-compared = （切牌卡可能有影響之前的局數：{ $rounds }）
sim-exact = 精確
sim-apart = 相差{ $errors }個標準誤
sim-all-rounds = 所有局數
sim-swing = 一局的標準差{ $sd }
sim-table = { $rulebook } · { $decks } · { $circles }個注圈各{ $wager }，Buster { $buster }，莊金{ $bank } · { $rounds }局，{ $seconds }秒
sim-bank-wins = 莊家贏
sim-bank-wins-of = 每局{ $mean } ± { $error }元（標準差{ $sd }）；全部受注則為{ $covered }
sim-fees = 每局收費
sim-fees-of = 莊家{ $bank }，玩家{ $players }（第{ $option }案）
sim-uncovered = 未受注
sim-uncovered-of = 占所有注碼{ $share }；{ $short }的局數有未受注；{ $broken }的局數莊金輸光
sim-circles-lose = 注圈輸
sim-uncovered-there = 該處未受注
sim-referee = 裁判
sim-alike = { $rounds }局逐筆注碼結算一致
equity-head = { $column ->
    [equity] 期望份額
    [high] 高牌
    [low] 低牌
    [scoop] 通吃
    [part] 部分
    [win] 贏
    [tie] 平分
   *[hand] 手牌
  }
equity-exact = 精確：全部{ $deals }種發牌，{ $seconds }秒
equity-random = { $deals }次隨機發牌，{ $seconds }秒；±為95%區間的一半
equity-discards = { $how }；丟牌（CP-1）時留下對隨機手牌最好的兩張
rank-nothing = 沒有
rank-whole = 整個底池
rank-half = 半個底池
rank-quarter = 四分之一底池
rank-share = 底池的{ $share }
rank-high = 高牌：{ $hand }（{ $cards }）
rank-low = 低牌：{ $hand }（{ $cards }）
round-over-round = 本局合計，含收費
round-refused = 被拒：
round-bank = 莊與注碼
round-collection = 檯費
round-play = 行動
round-player-dealer = 莊家
round-deal = 發牌
round-seat = { $seat }號位
round-settlement = 結算
replay-hand = 第{ $key }手
replay-player = 玩家{ $number }
replay-stacks = — 籌碼 —
replay-even = 持平
replay-drop = 入箱：{ $drop }
replay-other-stacks = 檔案的最後籌碼不同（第{ $line }行）：{ $stacks }
replay-refused = 被拒："{ $action }"（第{ $line }行，動作{ $number }）：{ $why }
rank-usual-order = { $id }規定葫蘆勝同花（O-5）：只能按一般大小評定
command-keys-inside = 帳冊的金鑰會在{ $keys }，與帳冊同在{ $data }：拿到一個就兩者都有。請用--keys指定別處的資料夾。
command-lost-written = 封印寫成NUMBER:HASH或PIT/NUMBER:HASH，雜湊值要全部64位
command-loss-accepted = 已寫入帳冊並簽署：牌區{ $pit }在{ $after }之後到{ $lost }為止的封印遺失。
command-no-seals = { $books }：沒有已簽的封印；牌室開啟後會簽
command-sealed = { $to }有{ $seals }個封印。
command-seal-line = 第{ $line }行不是封印：{ $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = { $path }不在，而{ $beside }在：這裡存過帳冊，不會另建新的取代。請把檔案放回，或用「cardroom restore」還原副本；要開新牌室，請指定空資料夾
ledger-emptied = { $path }是空的：這裡存過或準備存帳冊，不會另建新的取代。請把檔案放回，或用「cardroom restore」還原副本；要開新牌室，請指定空資料夾
ledger-cut-short = { $path }不完整：{ $of }位元組只有{ $bytes }。請放回完整檔案，或用「cardroom restore」還原副本
ledger-foreign = { $path }不是牌室的帳冊，也不會在其中建立。若它是帳冊的副本，那是複製時漏了旁邊的-wal檔：請用「cardroom backup」製作副本
ledger-other-log = { $path }-wal屬於別的檔案，不屬於{ $path }。請把兩者都恢復原樣；副本要用「cardroom restore」還原，絕不要直接複製覆蓋帳冊
command-profile-head = { $rulebook }對照：{ $name }
command-profile-status = 狀態：{ $status }。{ $note }
command-profile-answer = { $answer ->
    [pass] 通過
    [fail] 不通過！
    [undecided] 未定
   *[not] 不適用
  }
command-profile-source = 出處：{ $source }（{ $sure }）
command-profile-mend = 最小的更改：{ $changes }。閒家的代價變為{ $ev }，{ $by }。
command-profile-mend-free = 最小的更改：{ $changes }。不改變任何價值。
command-profile-mended = 所有這些更改合起來
command-profile-still = 仍不通過，且無鍵可改：{ $failing }
command-rules-one-house = 一份文件只含一家牌室的規則；請指定同一家的規則書
programs-head = { $rulebook }，限額{ $option }，{ $rounds }局，每個座位都是程式
programs-line = { $kind ->
    [newcomer] 新手
    [regular] 常客
   *[expert] 高手
  }（{ $seats }）：每百局{ $won }元，± { $error }
command-wager-chips = 注碼要大於零，而且是{ $chip }籌碼的倍數。
