# Simplified Chinese: people at a table, whatever is played there.

table-joined = { $player_is ->
    [you] 您
   *[other] { $player }
  }带{ $chips }坐到{ $seat }号位。
table-seated = { $player_is ->
    [you] 您
   *[other] { $player }
  }坐到{ $seat }号位。
table-joined-rail = { $player_is ->
    [you] 您
   *[other] { $player }
  }带{ $chips }站在场边。
table-chips-added = { $player_is ->
    [you] 您
   *[other] { $player }
  }再带来{ $amount }。
table-counted = 已清点{ $player_is ->
    [you] 您
   *[other] { $player }
  }的筹码：{ $chips }。
table-left = { $player_is ->
    [you] 您
   *[other] { $player }
  }带{ $chips }离桌。
table-got-up = { $player_is ->
    [you] 您
   *[other] { $player }
  }离座。

## The floor.

floor-signed = 以下由两人签字：{ $by }和{ $with }。
floor-ruled = { $what }{ $author }：“{ $reason }”

prose = { $text }

table-moves = { $player_is ->
    [you] 您
   *[other] { $player }
  }换到{ $seat }号位。
table-hand-begins = 第{ $number }手开始。
table-comes-in = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $how ->
    [right-in] 直接拿牌入局
    [wait-for-big] 等大盲
    [post-in-front] 在按钮前位补大盲
    [post-both] 补大小盲注
    [post-big] 补大盲
    [wait-same-position] 等回到原来的位置
   *[kill] 以开翻倍池的方式入局
  }。

## Around the game: shuffles, clocks, people.

room-cut = { $players }名玩家切牌。
room-cut-missing = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $others ->
    [0] { "" }
   *[other] 和另外{ $others }人
  }没有及时切牌：由其他人重新切牌。
room-cut-voided = 这次切牌作废：现在没有人拿牌入局。
room-entropy-added = { $player_is ->
    [you] 您
   *[other] { $player }
  }为第{ $shuffle }次洗牌加了字。
room-revealed = 第{ $shuffle }次洗牌的种子已公开：可在“公平性”中验证。
room-opened = 第{ $shuffle }副牌中大家都看到的牌已公开：可在“公平性”中验证。
room-timed-out = { $player_is ->
    [you] 您
   *[other] { $player }
  }超时：按规则书代为行动。
room-declared = { $player_is ->
    [you] 您
   *[other] { $player }
  }代表第三方申报：{ $what ->
    [brought] 带来{ $amount }
    [added] 追加{ $amount }
   *[taken] 带走{ $amount }
  }。
room-sat-out = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $out ->
    [yes] 暂离
   *[no] 回来了
  }。
room-leaving = { $player_is ->
    [you] 您
   *[other] { $player }
  }在这局结束后离桌。
room-waiting = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $waits ->
    [yes] 进入
   *[no] 退出
  }等位名单。
room-from-guests = { $back ->
    [yes] { $amount }访客筹码从账房退回给{ $player_is ->
        [you] 您
       *[other] { $player }
      }。
   *[no] { $player_is ->
        [you] 您
       *[other] { $player }
      }把{ $amount }访客筹码留在账房。
  }
room-passes-bank = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $passes ->
    [yes] 每次都不做庄
   *[no] 愿意再被问是否做庄
  }。
room-muted = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $muted ->
    [yes] 不能再聊天
   *[no] 可以聊天了
  }。

## What the floor does.

floor-called = { $by }叫楼面：“{ $text }”
floor-disputed = { $player_is ->
    [you] 您
   *[other] { $player }
  }叫楼面{ $said ->
    [yes] ：“{ $text }”
   *[no] 。
  }
floor-dispute-lapsed = 楼面还没有人来：牌桌继续，呼叫保留。
floor-call-taken-back = { $player_is ->
    [you] 您
   *[other] { $player }
  }撤回对楼面的呼叫。
floor-dealers-call-taken-back = { $by }撤回对楼面的呼叫。
floor-voids-hand = 楼面判这手牌作废，全部退回。
floor-declares-dead = 楼面判{ $player_is ->
    [you] 您
   *[other] { $player }
  }的牌为死牌。
floor-corrects-card = 楼面更正一张牌：{ $from }应为{ $to }。
floor-pauses = { $on ->
    [yes] 楼面暂停牌桌。
   *[no] 牌桌继续。
  }
floor-coming = 楼面正在过来。
floor-heard = 楼面已收到呼叫。
floor-off-list = 楼面把{ $player_is ->
    [you] 您
   *[other] { $player }
  }移出等位名单。
floor-mutes = { $on ->
    [yes] 楼面将{ $player_is ->
        [you] 您
       *[other] { $player }
      }禁言。
   *[no] { $player_is ->
        [you] 您
       *[other] { $player }
      }可以说话了。
  }
floor-sends-away = 楼面请{ $player_is ->
    [you] 您
   *[other] { $player }
  }离开。
floor-lets-back = { $player_is ->
    [you] 您
   *[other] { $player }
  }可以再坐这张桌。
# Between several things that are said after one another.
list-comma = {"、"}
list-sentence = { $text }。
hand-player = 玩家{ $number }
table-seat = { $seat }号位
room-tapped = { $name }{ $tapped ->
    [yes] 现在发牌
   *[no] 已交班离桌
  }。
room-ruled-under = 作此裁定时由{ $name }发牌。
room-deck-changed = { $by }换了一副牌。
room-patron = { $seat }号位
room-scanned = 由{ $name }读出。
