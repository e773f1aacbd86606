## Traditional Chinese: what the room cannot do. These are parts of sentences too: they end without a full stop.

room-no-rulebook = 沒有規則書{ $name }；現有{ $known }
room-no-game = { $rulebook }沒有寫明遊戲
room-unsound = { $problems }
room-template = { $rulebook }是範本：牌室要先補全（D10）
room-no-schedule = { $rulebook }沒有收費表第{ $option }案（RND-4）
room-decks = { $rulebook }用{ $fewest }至{ $most }副牌
room-no-limit = { $rulebook }有限額1至{ $limits }
room-real-cards = 程式拿不了真牌：真人發牌的撲克桌沒有程式
room-unseen-name = 牌桌名稱要用看得見的字母、數字和空格
room-no-table = 沒有{ $table }號桌
room-stopped = { $table }號桌已停止
room-bus-away = 連不上NATS伺服器：其他節點的牌桌無法到達
room-lease-lost = 此節點三秒內無法報到：其牌桌由其他節點接手
room-no-bus = { $address }沒有NATS伺服器：{ $why }
room-broke = 我們這邊出了故障
room-stands-still = { $table }號桌停住了：{ $why }
room-no-day = 「{ $text }」不是日期，應如2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = 此桌由虛擬荷官發牌。
room-no-call-text = 請說明發生什麼事，1至200個純文字字元。
room-no-second-call = { $by }已叫樓面到此桌：樓面正在過來。
room-no-call-again = 您這局已叫過樓面。
room-no-own-call = 您沒有叫樓面到此桌。
room-no-disputed = 已有人叫樓面到此桌：請等樓面發話。
room-no-moment = 請稍候：{ $player }最後換牌，還可改張數。
room-no-virtual-names = 虛擬荷官不會報錯牌：來的是什麼，以其洗牌為準。
room-no-ruling-reason = 裁決連同理由記錄：請填可讀的理由，最多500位元組。
room-no-poker-table = 這不是撲克桌。
room-no-call = 沒有人叫樓面到此桌。
room-no-such-waiter = 候位名單上沒有這個號碼的人。
room-no-such-guest = 此桌沒有這個號碼的人。
room-no-seat-now = 您現在不能坐此桌。請詢問樓面。
room-no-seat-yet = 您不在此桌：請先入座。
room-no-talk = 您的職務不在牌桌上說話（{ $clause }）。
room-no-voice = 樓面已在此桌將您禁言（{ $clause }）。
room-no-second-use = 這個識別碼已用於另一動作：每個指令要有自己的識別碼。
room-no-other-game = 那是另一種遊戲的動作。
room-no-standing-poker = 請選座位：撲克要坐著打。
room-no-poker-deed = 撲克桌不做這件事。
room-no-deck-in-hand = 在兩手牌之間換牌。
room-no-hand-on = 沒有進行中的牌：請洗牌，開始一手。
room-no-card-up = 現在不發明牌。
room-no-card-down = 現在不發暗牌。
room-no-dealers-ruling = 那要由樓面裁決：請叫樓面。
room-no-dealers-move = 那是玩家自己的動作。
room-no-such-place = 這手牌沒有人在那個位置。
room-no-long-reason = 關桌的理由要可讀，最多200位元組。
room-no-role-for-guests = 訪客不能擔任賭場的職務：要先有帳號。
room-no-own-role = 誰都不能改自己的職務。
room-no-own-reset = 誰都不能重設自己的密碼：請用舊密碼更改。
room-no-password-of-guests = 訪客沒有密碼：要先建立帳號。
room-no-own-chips = 誰都不能動自己錢包的籌碼：請帳房的同事處理。
room-no-cage-reason = 帳房的帳要有可讀的理由，最多200位元組。
room-no-action-id = 動作識別碼有8至64個字元。
room-no-entry = 沒有這筆紀錄可更正。
room-no-second-correction = 那筆紀錄已更正過。
room-no-second-deed = 這個識別碼已用於別的事：每個指令要有自己的識別碼。
room-no-numbers = 請用號碼查詢：`of=4,17`，最多100個。
room-no-cursor = `before`要填上一頁給的`next`。
room-bank-leaves = 莊家離開，而沒有人下注（RND-3）。
room-no-card-left = 所有的牌都在桌上，沒有牌可發（D11）。
room-no-closed = 此桌已關。
room-no-paused = 此桌暫停：請等恢復。
room-no-list-with-seat = 您在此桌有座位。
room-no-list-again = 您已在候位名單上。
room-no-list = 您不在候位名單上。
room-no-leave-yet = 您的注碼結算後就離桌。
room-no-cut-by-hand = 此桌用真牌，由人手洗牌和切牌。
room-no-cut-text = 切牌是64位十六進位的尖端值，另附同樣長的金鑰或不附。
room-no-cut-now = 正在切牌：完成後再放另一次切牌。
room-no-moves-cut = 正在切牌：入局的人暫時不變。
room-no-wagers-cut = 已停止下注：正在切牌。
room-no-hand-now = 您現在不在局中：請等下一手。
room-no-six-cards = 最多可丟五張牌。
room-no-hand-of = { $player }現在不在局中。
room-no-pause = 此桌{ $paused ->
    [yes] 已經暫停
   *[no] 沒有暫停
  }。
room-no-wallet = 您的錢包有{ $holds }：請少帶，或去帳房。
room-in-doubt = 未能確定：{ $why }。
room-no-books = 什麼都沒有發生：{ $why }。
room-no-cards = 現在該來{ $due }張牌，而報了{ $named }張。
room-no-jumping = 候位名單上有{ $ahead }人排在您前面：請加入名單。
room-no-permission = { $role ->
    [third_party] 第三方供應商
    [dealer] 荷官
    [floor] 樓面
    [cage] 帳房
    [auditor] 稽核
    [manager] 經理
   *[player] 玩家
  }不得{ $deed ->
    [leave] 離桌
    [talk] 在牌桌上說話
    [deal] 發牌
    [name-patrons] 為沒有帳戶的人登記姓名
    [call-floor] 叫樓面到牌桌
    [rule] 在牌桌裁決
    [run-tables] 開桌和關桌
    [run-shifts] 開班和結班
    [count] 點算錢箱
    [cage] 發出或兌回籌碼
    [read-cage] 看帳房的帳
    [read-people] 看人員名單
    [keep-out] 決定不准誰入場
    [read-reports] 看報表
    [read-rounds] 看別人打的牌局
    [read-journal] 看誰做了什麼
    [read-collusion] 看誰可能串通
    [give-roles] 授予職務和新密碼
    [sign] 代賭場簽署
    [see-all] 看蓋著的牌
   *[play] 打牌
  }。
room-no-amount = { $amount }不是可在櫃檯收付的金額。
room-no-more-at-once = 一筆最多{ $most }：{ $amount }要分多筆。
room-no-chips-of = { $name }的錢包有{ $holds }：不能超過此數。

## What is collected.

room-fees = 玩家{ $player_is ->
    [zero] 免費
   *[other] 每筆注碼{ $player }
  }，{ room-fees-bank }
room-fees-by-wager = 玩家按注碼最多{ $dearest }，{ room-fees-bank }
room-fees-bank = 莊家{ $most_is ->
    [zero] 免費
   *[other] { $bank ->
        [range] { $least }至{ $most }
       *[flat] { $most }
      }
  }
room-pot-fees = 每手從底池收{ $few }，七人或以上收{ $many }
room-refill-players = 遊戲籌碼是給玩家的；在此工作的人沒有自己的籌碼。
room-refill-enough = 您有{ $has }：少於{ $least }的人才能再領遊戲籌碼。
room-refilled = 再領遊戲籌碼
