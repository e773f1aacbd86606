# Simplified Chinese: what the command line says, and why a command did not do what it was asked for.

command-at = { $place }：{ $why }
command-unsound = { $problems }
command-refused = { $why }（{ $clause }）
command-differs = 裁判与模拟器不一致：{ $why }
command-place = { $place }：{ $why }
archive-what = 请说明做什么：--before打包，--remove把已打包的从现用账簿移出，--list和--check查看存档。
archive-nothing = 那天之前加过封印、而尚未存档的，一条也没有。
archive-row = { $file }：{ $records }条记录，{ $from }至{ $to }，{ $bytes }字节{ $state ->
    [broken] ：与打包时不同
   *[sound] { "" }
  }
archive-removed = { $records }条记录已移出现用账簿；今后从存档读取。
command-backed-up = { $to }中有{ $bytes }字节。可用`cardroom verify`检查。
command-restored = { $copy }已放到账簿的位置：{ $books }。可用`cardroom verify`检查。
command-kept = 原有的保留为{ $kept }。
command-restore-file = 副本要恢复到文件夹：{ $address }是数据库。PostgreSQL请用psql或pg_restore恢复。
command-in-doubt = 牌室已停止：{ $why }。请检查磁盘，再重新开张。
command-backup-exists = { $to }已存在：备份绝不覆盖任何东西。
command-no-database = --database要用postgres://user@host/name这样的地址；文件夹{ $text }请用--data指明
command-books-twice = 账簿只能指明一次：直接写，或用--data，或用--database。
command-no-books = { $file }中没有账簿。
command-no-language = 这里没有“{ $language }”这种语言。有{ $ours }。
command-sound = { $rulebook }：正确
command-sound-template = { $rulebook }：作为模板正确；发牌之前牌室必须选定（D10）：
command-no-clause = 没有条款{ $id }。`cardroom clause`列出全部。
command-clause-source = 出处：{ $source }
command-clause-by-people = 软件不强制执行：{ $why }
command-step-refused = 已拒绝：“{ $step }”。{ $why }
command-no-text = 不是UTF-8文字
command-standard-input = 标准输入
command-unusable = 这本规则书不能用
    { $why }
command-impossible = { $file }：警告：{ $card }的张数超过{ $decks }副牌所有
collusion-round = { $table }号桌，从记录{ $from }起，{ $day }
collusion-found = { $found ->
    [0] 没有值得看的。
   *[other] { $found }项发现。它们不证明什么：请看具体牌局。
  }
command-exported = { $out }中有{ $records }条记录和{ $rounds }局。
command-export-exists = { $out }已存在：导出绝不覆盖任何东西。
command-no-table = { $books }中没有{ $table }号桌的内容。
command-unopened = 场方总账没有记载{ $table }号桌开过
command-no-limit = { $table }号桌：其限注不在其场规文件中
command-sign-limit = { $rulebook }没有这个限注；有{ $has }（HE-2）
command-sign-blackjack = { $rulebook }是21点：限额用--schedule指明（RND-4）
command-sign-schedule = { $rulebook }没有台费表方案{ $option }；{ $options ->
    [0] 一个都没有
   *[other] 有{ $has }
  }（RND-4）
command-wrote = 已写入{ $file }
command-no-number = { $text }不是数字
command-within = 大于0，在{ $least }与{ $most }之间
command-no-rank = “{ $part }”不是5=20这样的写法：点数和剩余张数
command-rank-twice = “{ $part }”：该点数写了两次
command-rank-full = “{ $part }”：满牌靴中只有{ $full }张
command-whole-number = 1与1e15之间的整数
command-fresh-shoes = 模拟从新牌靴开始：--composition和--without用于odds命令
command-connected = { $players }名玩家在{ $seconds }秒内连上
command-flood-here = 只占位的连接只能连到本机，用127.0.0.1:8080这样的地址，不能连{ $server }
command-no-answer = 服务器没有回应
command-no-guest = 没有访客：{ $body }
command-gone = 服务器已不在
command-levels = log = "{ $text }"：日志级别为error、warn、info、debug或trace，以及其之前的部分
command-decision = decision_seconds = { $seconds }：决定时间为1秒至1小时
command-tls-pair = 证书要有密钥，密钥要有证书：--tls-cert和--tls-key。
command-node-name = “{ $name }”不能作节点名：字母、数字、-和_，最多32个。
command-net = “{ $text }”既不是地址，也不是网段，应如192.0.2.7或10.0.0.0/8。
command-time-of-day = “{ $text }”不是时间：应如04:30
command-metrics = 机房数据在{ $link }
command-no-listening = 无法在{ $address }监听：{ $why }
command-not-opened = 牌室还没有开张，也不再开张。
command-claim = 仅一次，用于楼面经理的账号：{ $link }
command-open = 牌室已开张：{ $link }，有{ $tables }张桌。仅用游戏筹码。
command-no-signals = 无法监听信号：{ $why }
command-closed = 牌室已关闭。每手牌都停在原处。
command-hurried = 两次要求停止，没有等待
command-no-time = 没有时间做
command-closed-waiting = 牌室已关闭。{ $tables }张桌当时还在等账簿（{ $why }）：已确认的都没有丢，下次启动从已写入的继续。

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · 一个注圈{ $rounds }局，{ $shoes }个牌靴，用时{ $seconds }秒（每秒{ $speed }百万局）
sim-simulated = 模拟
sim-compared = （切牌卡起作用之前的局数：{ $rounds }）
sim-exact = 精确
sim-apart = 相差{ $errors }个标准误差
sim-all-rounds = 全部牌局
sim-swing = 一局的标准差{ $sd }
sim-table = { $rulebook } · { $decks } · { $circles }个注圈，每圈{ $wager }，Buster { $buster }，庄注{ $bank } · { $rounds }局，用时{ $seconds }秒
sim-bank-wins = 庄家赢
sim-bank-wins-of = 每局{ $mean } ± { $error }美元（标准差{ $sd }）；全部受注时{ $covered }
sim-fees = 每局台费
sim-fees-of = 庄家{ $bank }，闲家{ $players }（方案{ $option }）
sim-uncovered = 未受注
sim-uncovered-of = 占全部注码的{ $share }；{ $short }的局有未受注；{ $broken }的局庄本输光
sim-circles-lose = 各注圈输
sim-uncovered-there = 该处未受注
sim-referee = 裁判
sim-alike = { $rounds }局逐注结算一致
equity-head = { $column ->
    [equity] 权益
    [high] 高牌
    [low] 低牌
    [scoop] 全得
    [part] 部分
    [win] 赢
    [tie] 平
   *[hand] 手牌
  }
equity-exact = 精确：全部{ $deals }种发牌，用时{ $seconds }秒
equity-random = { $deals }次随机发牌，用时{ $seconds }秒；±为95%区间的一半
equity-discards = { $how }；丢牌（CP-1）时保留对随机手牌最好的两张
rank-nothing = 无
rank-whole = 整个底池
rank-half = 半个底池
rank-quarter = 四分之一底池
rank-share = 底池的{ $share }
rank-high = 高牌：{ $hand }  （{ $cards }）
rank-low = 低牌：{ $hand }  （{ $cards }）
round-over-round = 全局合计，含台费
round-refused = 已拒绝：
round-bank = 庄家与注码
round-collection = 台费
round-deal = 发牌
round-seat = { $seat }号位
round-play = 打牌
round-player-dealer = 庄家
round-settlement = 结算
replay-hand = 第{ $key }手
replay-player = 玩家{ $number }
replay-stacks = — 筹码 —
replay-even = 不输不赢
replay-drop = 入箱：{ $drop }
replay-other-stacks = 文件中的结束筹码不同（第{ $line }行）：{ $stacks }
replay-refused = 已拒绝：“{ $action }”（第{ $line }行，动作{ $number }）：{ $why }
rank-usual-order = { $id }规定葫芦大于同花（O-5）：这里只按通常的大小排列
command-keys-inside = 账簿的密钥会放在{ $keys }，它在{ $data }里，与账簿同处：拿走一个就等于拿走两个。请用--keys指明别处的文件夹。
command-lost-written = 封印写作NUMBER:HASH或PIT/NUMBER:HASH，哈希要写全64位
command-loss-accepted = 已签名写入账簿：牌区{ $pit }在{ $after }之后、到{ $lost }为止的封印已丢失。
command-no-seals = { $books }：其封印都没有签名；牌室开张时会签名
command-sealed = { $to }中有{ $seals }个封印。
command-seal-line = 第{ $line }行不是封印：{ $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = { $path }不在，而{ $beside }在：这里存放过账簿，不会在原处新建。请放回文件，或用“cardroom restore”放回副本；新牌室请指明空文件夹
ledger-emptied = { $path }是空的：这里存放过或将存放账簿，不会在原处新建。请放回文件，或用“cardroom restore”放回副本；新牌室请指明空文件夹
ledger-cut-short = { $path }不完整：{ $of }字节中只有{ $bytes }。请放回完整的文件，或用“cardroom restore”放回副本
ledger-foreign = { $path }不是牌室的账簿，也不会在其中新建。若它是账簿的副本，则复制时缺了旁边的-wal文件：请用“cardroom backup”制作副本
ledger-other-log = { $path }-wal属于另一个文件，不是{ $path }。请把两者原样放回；副本要用“cardroom restore”放回，不要直接覆盖账簿
command-profile-head = { $rulebook }对照：{ $name }
command-profile-status = 状态：{ $status }。{ $note }
command-profile-answer = { $answer ->
    [pass] 符合
    [fail] 不符合
    [undecided] 未定
   *[not] 不适用
  }
command-profile-source = 出处：{ $source }（{ $sure }）
command-profile-mend = 最小的改动：{ $changes }。闲家的代价变为{ $ev }，{ $by }。
command-profile-mend-free = 最小的改动：{ $changes }。不影响任何代价。
command-profile-mended = 以上改动全部一起
command-profile-still = 仍不符合，且没有可改的项：{ $failing }
command-rules-one-house = 一份文件只包含一家牌室的规则；请指明同一牌室的规则书
programs-head = { $rulebook }，限注{ $option }，{ $rounds }局，每个座位都是程序玩家
programs-line = { $kind ->
    [newcomer] 新手
    [regular] 常客
   *[expert] 高手
  }（{ $seats }）：每百局{ $won }美元，± { $error }
command-wager-chips = 注码须大于零，并且是{ $chip }筹码的整数倍。
