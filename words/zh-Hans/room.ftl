# Simplified Chinese: what the room cannot do. These are parts of sentences too: they end without a full stop.

room-no-rulebook = 没有规则书{ $name }；有{ $known }
room-no-game = { $rulebook }没有写明游戏
room-unsound = { $problems }
room-template = { $rulebook }是模板：要先由牌室补全（D10）
room-no-schedule = { $rulebook }没有台费表方案{ $option }（RND-4）
room-decks = { $rulebook }用{ $fewest }至{ $most }副牌
room-no-limit = { $rulebook }有限注1至{ $limits }
room-real-cards = 程序玩家拿不了真牌：真人发牌的扑克桌没有程序玩家
room-unseen-name = 牌桌名称只能有看得见的字母、数字和空格
room-no-table = 没有{ $table }号桌
room-stopped = { $table }号桌已停止
room-bus-away = 连不上NATS服务器：无法联系其他节点的牌桌
room-lease-lost = 本节点三秒内未能报告在线：其他节点接管它的牌桌
room-no-bus = { $address }没有NATS服务器：{ $why }
room-broke = 我们这边出了故障
room-stands-still = { $table }号桌停住了：{ $why }
room-no-day = “{ $text }”不是日期，应如2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = 这张桌由虚拟荷官发牌。
room-no-call-text = 请用1至200个普通字符说明发生了什么。
room-no-second-call = { $by }已叫楼面到这张桌：楼面正在来。
room-no-call-again = 这局您已叫过楼面。
room-no-own-call = 您没有叫楼面到这张桌。
room-no-disputed = 已叫楼面到这张桌：请等楼面答复。
room-no-moment = 请稍候：{ $player }最后换牌，还可以改张数。
room-no-virtual-names = 虚拟荷官不会报错牌：来的是什么，以洗牌为准。
room-no-ruling-reason = 裁定要连同理由记录：请写出可读的理由，不超过500字节。
room-no-poker-table = 这不是扑克桌。
room-no-call = 没有人叫楼面到这张桌。
room-no-such-waiter = 等位名单上没有这个编号的人。
room-no-such-guest = 这张桌没有这个编号的人。
room-no-seat-now = 您现在不能在这里入座。请问楼面。
room-no-seat-yet = 您不在这张桌：请先坐下。
room-no-talk = 您的职务不能在桌上说话（{ $clause }）。
room-no-voice = 楼面已在这张桌将您禁言（{ $clause }）。
room-no-second-use = 这个编号已用于另一个动作：每个指令要有自己的编号。
room-no-other-game = 那是另一种游戏的动作。
room-no-standing-poker = 请选座位：扑克要坐着打。
room-no-poker-deed = 扑克桌上不这样做。
room-no-deck-in-hand = 在两手牌之间换牌。
room-no-hand-on = 没有正在进行的牌局：请洗牌并开始一手。
room-no-card-up = 现在不该发亮着的牌。
room-no-card-down = 现在不该发盖着的牌。
room-no-dealers-ruling = 那要由楼面裁定：请叫楼面。
room-no-dealers-move = 那是玩家自己的动作。
room-no-such-place = 这手牌里没有人在那个位置。
room-no-long-reason = 关桌的理由要可读，不超过200字节。
room-no-role-for-guests = 访客不能有场方的职务：要先有账号。
room-no-own-role = 任何人都不能改自己的职务。
room-no-own-reset = 任何人都不能重设自己的密码：请用旧密码更改。
room-no-password-of-guests = 访客没有密码：要先建立账号。
room-no-own-chips = 任何人都不能动自己钱包的筹码：请找账房同事。
room-no-cage-reason = 账房簿需要可读的理由，不超过200字节。
room-no-action-id = 动作编号为8至64个字符。
room-no-entry = 没有这笔可更正的记录。
room-no-second-correction = 那笔已经更正过。
room-no-second-deed = 这个编号已用于别的事：每个指令要有自己的编号。
room-no-numbers = 请用编号查询：`of=4,17`，最多100个。
room-no-cursor = `before`是上一页作为`next`给出的值。
room-bank-leaves = 庄家离桌，而还没有人下注（RND-3）。
room-no-card-left = 所有牌都在桌上，没有牌可发（D11）。
room-no-closed = 这张桌已关闭。
room-no-paused = 这张桌已暂停：请等恢复。
room-no-list-with-seat = 您在这张桌已有座位。
room-no-list-again = 您已经在等位名单上。
room-no-list = 您不在等位名单上。
room-no-leave-yet = 您的注码一结算就离桌。
room-no-cut-by-hand = 这张桌的真牌由人手洗牌和切牌。
room-no-cut-text = 切牌为64位十六进制的链端，附同样长度的密钥或不附。
room-no-cut-now = 正在切牌：切完后再放下一个。
room-no-moves-cut = 正在切牌：入局的人暂时不变。
room-no-wagers-cut = 已停止下注：正在切牌。
room-no-hand-now = 您现在不在局中：请等下一手。
room-no-six-cards = 最多可以丢五张牌。
room-no-hand-of = { $player }现在不在局中。
room-no-pause = 这张桌{ $paused ->
    [yes] 已经暂停
   *[no] 没有暂停
  }。
room-no-wallet = 您的钱包有{ $holds }：请少带些，或去账房。
room-in-doubt = 存疑：{ $why }。
room-no-books = 什么都没有发生：{ $why }。
room-no-cards = 现在该来{ $due }张牌，而报了{ $named }张。
room-no-jumping = 等位名单上有{ $ahead }人排在您前面：请加入名单。
room-no-permission = { $role ->
    [third_party] 第三方服务商
    [dealer] 荷官
    [floor] 楼面
    [cage] 账房
    [auditor] 审计
    [manager] 经理
   *[player] 玩家
  }不可以{ $deed ->
    [leave] 离桌
    [talk] 在桌上说话
    [deal] 发牌
    [name-patrons] 给没有账户的人登记姓名
    [call-floor] 叫楼面到桌
    [rule] 在桌上裁定
    [run-tables] 开桌和关桌
    [run-shifts] 开班和收班
    [count] 清点入箱台费
    [cage] 发出或收回筹码
    [read-cage] 查看账房簿
    [read-people] 查看人员名单
    [keep-out] 决定谁被禁入
    [read-reports] 查看报告
    [read-rounds] 查看别人打过的牌
    [read-journal] 查看谁做了什么
    [read-collusion] 查看谁可能合伙打牌
    [give-roles] 授予职务和新密码
    [sign] 代表场方签字
    [see-all] 看盖着的牌
   *[play] 打牌
  }。
room-no-amount = { $amount }不是可以过柜台的金额。
room-no-more-at-once = 每笔最多{ $most }：{ $amount }要分几笔。
room-no-chips-of = { $name }的钱包有{ $holds }：不能取更多。

## What is collected.

room-fees = 闲家{ $player_is ->
    [zero] 无
   *[other] 每注{ $player }
  }，{ room-fees-bank }
room-fees-by-wager = 闲家按注码最多{ $dearest }，{ room-fees-bank }
room-fees-bank = 庄家{ $most_is ->
    [zero] 无
   *[other] { $bank ->
        [range] { $least }至{ $most }
       *[flat] { $most }
      }
  }
room-pot-fees = 每手从底池收{ $few }，七人或以上{ $many }
room-refill-players = 游戏筹码发给玩家；在这里工作的人自己没有筹码。
room-refill-enough = 您有{ $has }：少于{ $least }的人才能再领游戏筹码。
room-refilled = 再领游戏筹码
