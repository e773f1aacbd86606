## Traditional Chinese: people at a table, whatever is played there.

table-joined = { $player_is ->
    [you] 您
   *[other] { $player }
  }帶{ $chips }在{ $seat }號位入座。
table-seated = { $player_is ->
    [you] 您
   *[other] { $player }
  }在{ $seat }號位入座。
table-joined-rail = { $player_is ->
    [you] 您
   *[other] { $player }
  }帶{ $chips }站在欄邊。
table-chips-added = { $player_is ->
    [you] 您
   *[other] { $player }
  }再帶入{ $amount }。
table-counted = 已點算{ $player_is ->
    [you] 您
   *[other] { $player }
  }的籌碼：{ $chips }。
table-left = { $player_is ->
    [you] 您
   *[other] { $player }
  }帶{ $chips }離桌。
table-got-up = { $player_is ->
    [you] 您
   *[other] { $player }
  }離座。

## The floor.

floor-signed = 以下由兩人簽署：{ $by }和{ $with }。
floor-ruled = { $what }{ $author }：「{ $reason }」

prose = { $text }

table-moves = { $player_is ->
    [you] 您
   *[other] { $player }
  }換到{ $seat }號位。
table-hand-begins = 第{ $number }手牌開始。
table-comes-in = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $how ->
    [right-in] 直接入局
    [wait-for-big] 等大盲
    [post-in-front] 在莊鈕前位下盲注
    [post-both] 補下大小盲
    [post-big] 下大盲
    [wait-same-position] 等回到原來的位置
   *[kill] 以kill底池入局
  }。

## Around the game: shuffles, clocks, people.

room-cut = { $players }位玩家切牌。
room-cut-missing = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $others ->
    [0] { "" }
   *[other] 和另外{ $others }人
  }沒有及時切牌：由其他人重新切牌。
room-cut-voided = 這次切牌作廢：現在沒有人入局。
room-entropy-added = { $player_is ->
    [you] 您
   *[other] { $player }
  }為第{ $shuffle }次洗牌加入字詞。
room-revealed = 第{ $shuffle }次洗牌的種子已公開：可在「公平」驗證。
room-opened = 第{ $shuffle }副牌中大家看過的牌已公開：可在「公平」驗證。
room-timed-out = { $player_is ->
    [you] 您
   *[other] { $player }
  }時間用完：照規則書代為行動。
room-declared = { $player_is ->
    [you] 您
   *[other] { $player }
  }代表第三方申報：{ $what ->
    [brought] 帶來{ $amount }
    [added] 追加{ $amount }
   *[taken] 帶走{ $amount }
  }。
room-sat-out = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $out ->
    [yes] 暫離
   *[no] 回來了
  }。
room-leaving = { $player_is ->
    [you] 您
   *[other] { $player }
  }本局結束後離桌。
room-waiting = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $waits ->
    [yes] 加入
   *[no] 退出
  }候位名單。
room-from-guests = { $back ->
    [yes] 帳房把{ $amount }訪客籌碼還給{ $player_is ->
        [you] 您
       *[other] { $player }
      }。
   *[no] { $player_is ->
        [you] 您
       *[other] { $player }
      }把{ $amount }訪客籌碼留在帳房。
  }
room-passes-bank = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $passes ->
    [yes] 一律不做莊
   *[no] 恢復輪流做莊
  }。
room-muted = { $player_is ->
    [you] 您
   *[other] { $player }
  }{ $muted ->
    [yes] 不得再聊天
   *[no] 可以再聊天
  }。

## What the floor does.

floor-called = { $by }叫樓面：「{ $text }」
floor-disputed = { $player_is ->
    [you] 您
   *[other] { $player }
  }叫樓面{ $said ->
    [yes] ：「{ $text }」
   *[no] 。
  }
floor-dispute-lapsed = 樓面還沒有人來：牌桌繼續，呼叫仍保留。
floor-call-taken-back = { $player_is ->
    [you] 您
   *[other] { $player }
  }收回叫樓面的呼叫。
floor-dealers-call-taken-back = { $by }收回叫樓面的呼叫。
floor-voids-hand = 樓面宣布此手作廢；全部退回。
floor-declares-dead = 樓面宣布{ $player_is ->
    [you] 您
   *[other] { $player }
  }的牌為死牌。
floor-corrects-card = 樓面更正一張牌：{ $from }應為{ $to }。
floor-pauses = { $on ->
    [yes] 樓面暫停牌桌。
   *[no] 牌桌繼續。
  }
floor-coming = 樓面正在過來。
floor-heard = 樓面已收到呼叫。
floor-off-list = 樓面把{ $player_is ->
    [you] 您
   *[other] { $player }
  }移出候位名單。
floor-mutes = { $on ->
    [yes] 樓面將{ $player_is ->
        [you] 您
       *[other] { $player }
      }禁言。
   *[no] { $player_is ->
        [you] 您
       *[other] { $player }
      }可以再發言。
  }
floor-sends-away = 樓面請{ $player_is ->
    [you] 您
   *[other] { $player }
  }離開。
floor-lets-back = { $player_is ->
    [you] 您
   *[other] { $player }
  }可以再坐這一桌。

# Between several things that are said after one another.
list-comma = {"、"}
list-sentence = { $text }。
hand-player = 玩家{ $number }
table-seat = { $seat }號位
room-tapped = { $name }{ $tapped ->
    [yes] 現在發牌
   *[no] 已交班離桌
  }。
room-ruled-under = 作此裁決時由{ $name }發牌。
room-deck-changed = { $by }換了一副牌。
room-patron = { $seat }號位
room-scanned = 由{ $name }讀出。
