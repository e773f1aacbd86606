# Traditional Chinese: the floor's console.
plan-floors-word = 樓面的話
plan-say-word-table-goes = 說出：牌桌繼續
plan-say-word-call-answered = 說出：呼叫已處理
plan-floor-comes-table = 樓面到桌
plan-seen-i-come = 看到了：我來
plan-round = 本局
plan-hand = 本手
plan-paused = 暫停
plan-seats-taken = { $seats }個座位已坐{ $taken }個
plan-seats = 座位
plan-waiting = 候位（此遊戲與限額）
plan-bank = 莊
plan-taken = 有人
plan-nobody-banks = 無人做莊
plan-rounds = 局數
plan-hands = 手數
plan-drop-today = 今日入箱
plan-run = 管理
plan-sign = 列印告示
plan-watch = 旁觀
plan-deal = 發牌
plan-close = 關桌
plan-nobody-sits-here = 這裡沒有人坐。
plan-why-closes = 關桌原因
plan-chips-out = { $name }（第三方）帶走的籌碼，已點算；留空則帳冊寫「未點算」
plan-last-hands-day = 例如：今日最後幾手
plan-closes-why-first = 請先寫明為何關桌：帳冊會記下原因。
plan-close-table = 關桌
plan-keep-open = 繼續開著
plan-table = { $id }號桌
plan-run-2 = 管理{ $name }
plan-table-2 = { $id }號桌
plan-done = 完成
plan-walking-over-table = 正在走向牌桌…
plan-reason-books = 理由（記入帳冊）
plan-card-lies-floor = 有一張牌掉在地上
plan-table-goes = 牌桌繼續。
plan-table-paused = 牌桌暫停。
plan-go = 繼續
plan-pause-table = 暫停牌桌
plan-void = { $round }作廢
plan-more-rulings-console = 操作台有更多裁決
plan-give-reason-first-every-ruling = 請先填理由：每個裁決都連同理由記入帳冊。
plan-void-2 = { $round }作廢？
plan-void-3 = { $round }要作廢嗎？
plan-player = 玩家{ $player }
plan-all-wagers-fees-go-back = { $round }的所有注碼和收費退還{ $join }；沒有人贏。不能收回。
plan-everything-gone-back = 已全部退回。
plan-yes-void = 是，{ $round }作廢
plan-no-play = 否，繼續打
plan-table-3 = 在桌上
plan-seat = { $seat }號位
plan-standing = 站著
plan-third-party = 第三方供應商
plan-circles = 每人注圈數
plan-circles-why = { $on ->
    [yes] 已生效：有人候位時，每人最多{ $most }個注圈。
   *[no] 有人候位時使用：此後每人最多{ $most }個注圈，直到您取消。
  }
plan-two-circles = 從現在起最多{ $most }個
plan-circles-again = 注圈恢復平常數目
plan-fewer-circles = 依您的指示，每人注圈減少。
plan-circles-as-usual = 注圈照平常數目。
plan-may-speak = { $name }可以發言。
plan-silenced = { $name }已禁言。
plan-let-speak = 准許發言
plan-silence = 禁言
plan-s-hand-dead = { $name }的牌是死牌。
plan-declare-hand-dead = 宣布死牌
plan-leaves = { $name }離開，今天不再坐這裡。
plan-leaves-sure = { $name }離開，今天不再坐這裡。記入帳冊的理由：「{ $reason }」
plan-sent-away = 已請離
plan-sent-away-today = 本營業日不得再坐這裡
plan-let-back = 准許回來
plan-may-sit = { $name }可以再坐這裡。
plan-staff-new = 新員工
plan-staff-why = 由您建立帳號；新員工沒有籌碼，首次登入時自選密碼。稽核的職務要第二人簽署。
plan-third-title = 第三方供應商的人：分三步
plan-third-signs-up = 由本人自行註冊：「我的帳戶」的「新帳號」，用任何裝置都行。這裡不代建帳號。新帳號附的遊戲籌碼在使用真實籌碼的桌上不算數。
plan-third-role = 您在下面的「人員」找到此人，職務選第三方。
plan-third-badge = 您登記公司和證號：「當日」的「第三方紀錄簿」
plan-staff-name = 姓名
plan-staff-role = 職務
plan-staff-make = 建立帳號
plan-staff-made = { $name }現在在此任{ $role }。首次密碼：{ $password }。只顯示這一次：請寫下給本人。
plan-staff-account = { $name }已有帳戶。首次密碼：{ $password }。只顯示這一次：請寫下給本人。
plan-staff-waits = { $role }的職務在第二人簽署後生效：其他可簽署的人會在樓面、帳房和帳冊頁面看到。
plan-copy = { $copied ->
    [yes] 已複製
   *[no] 複製
  }
plan-send-away = 請離
plan-waiting-list = 候位名單
plan-off-list = { $name }已移出名單。
plan-take-off-list = 移出名單
plan-nobody-waits = 沒有人候位。
plan-open-table = 開一張牌桌
plan-rulebook = 規則書
plan-limit-schedule = 限額與收費表
plan-name = 名稱
plan-made-up-if-empty = 留空則自動取名
plan-decks = 副數
plan-house = 照賭場
plan-dealt = 發牌
plan-room = 牌室
plan-person = 真人
plan-coach = 玩家打牌時可問教練（底池賠率，以及對未見手牌的勝算）
plan-programs-company = 陪打程式，幾個
plan-programs-cannot-hold-real-cards = 程式拿不了真牌：此桌不設陪打。
plan-pots-can-killed-table-player = 此桌底池可以kill：玩家在發兩張之後下大盲的兩倍。
plan-open-table-2 = 開桌
plan-min = { $minutes }分鐘
plan-h-min = { $hours }小時{ $rest }分鐘
plan-none-yet = 還沒有
plan-ago = { $now }前
plan-open-table-3 = { $name }已開，為{ $table }號桌。
plan-floor = 樓面
plan-room-plan-who-plays-where = 牌室平面圖：誰在哪裡打、誰在候位、今天錢箱收到多少。用規則書、限額和收費表開桌；最後一局結束後關桌。
plan-table-stands-still = 有一張牌桌停住了
plan-tables-stand-still = { $still }張牌桌停住了
plan-closes = { $name }將關桌。
plan-no-table-open-open-one = 沒有開著的牌桌。請在上面開一張。
plan-only-programs = { $tables }張牌桌只有程式在玩
plan-people = 人員
plan-search-people = 以姓名或號碼搜尋
plan-no = 號
plan-wallet = 錢包
plan-role = 職務
plan-password = 密碼
plan-account = 帳號
plan-role-2 = { $name }的職務
plan-new-role = { $name }有了新職務。
plan-yes-new-password = 是，發新密碼
plan-no-2 = 否
plan-signs-out-everywhere = { $name }會在各處登出。
plan-reset = 重設
plan-floor-called-2 = { $silent ->
    [yes] 有人叫樓面，{ $at }（{ $by }）
   *[no] 有人叫樓面，{ $at }：「{ $text }」（{ $by }）
  }
plan-stands-still = 已停住{ $span }
plan-dealt-hand = 真人發牌
plan-of = { $taken } / { $seats }{ $bots ->
    [0] { "" }
   *[other] ，{ $bots }個程式
  }
plan-last = 上一{ $game ->
    [blackjack] 局
   *[poker] 手
  }
plan-closed-table-does-not-open = { $taken ->
    [0] 這裡沒有人坐。
   *[other] { $taken }人坐在這裡{ $bots ->
        [0] { "" }
       *[other] ，其中{ $bots }個是程式
      }：打完這{ $game ->
        [blackjack] 局
       *[poker] 手
      }，各人帶著籌碼離開。
  }{ $waiting ->
    [0] 關了的牌桌不會再開。
   *[other] 有{ $waiting }人在候這種遊戲和限額的座位。關了的牌桌不會再開。
  }
plan-program = 程式
plan-sits-out = 暫離
plan-leaving = 將離桌
plan-away = 不在
plan-declare-hand-dead-of = 宣布{ $name }的牌為死牌
plan-no-table-can-opened-until = 以下{ $broken }本規則書的檔案改正之前，不能用來開桌：
plan-opens = 以{ $limit }開桌。收費：{ $fees }。
plan-floor-called-3 = 有人叫樓面
plan-called-to = { $name }：「{ $text }」
plan-new-password = { $name }的新密碼：{ $password }。只顯示這一次：請寫下給本人，並請本人到「我的帳戶」自選密碼。
plan-guest = { $name }（訪客）
plan-yes-new-password-for = 是，給{ $name }發新密碼
plan-reset-password-of = 重設{ $name }的密碼
plan-sessions = 登入
plan-sessions-of = { $name }的登入
plan-machines = 機器
plan-machine = 機器
plan-pits = 牌區
plan-tables-there = 牌桌
plan-connections = 連線
plan-state = 狀態
plan-node-with-house = { $name }（存有賭場帳本）
plan-node-well = 正常
plan-node-leaves = 正在移交牌桌
plan-node-silent = { $seconds }秒無回應
plan-real-chips = 真牌與真籌碼：牌室在此不設錢包，由荷官安排入座並輸入下注
plan-page-parts = 本頁內容
plan-house-rules = 場館設定
plan-disable = 停用帳號
plan-disable-of = 停用帳號：{ $name }
plan-disable-why = 為什麼停用{ $name }的帳號？
plan-disable-yes = 停用
plan-disable-does = { $name }會在各處登出，本局結束後離開每張牌桌。籌碼留在錢包。
plan-disabled = 已停用
plan-disabled-said = { $name }的帳號已停用。
plan-enable = 啟用帳號
plan-enable-of = 啟用帳號：{ $name }
plan-enabled-said = { $name }的帳號可再使用。
plan-continuous-shuffler = 連續洗牌機：每局的牌放回機內，沒有切牌卡。
