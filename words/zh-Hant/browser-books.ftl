# Traditional Chinese: the books.
books-checking = 驗證中…
books-shuffles-do-not-check-out = ✗ 洗牌{ $join }驗不過
books-shuffles-cards-all-committed = ✓ { $good }次洗牌，{ $cards }張牌：全部與承諾相符
books-no-shuffle-been-opened-yet = 還沒有公開的洗牌
books-books = 帳冊
books-what-fell-into-drop-boxes = 錢箱收到多少、各莊家做莊的輸贏，以及洗牌是否如承諾。數字來自帳冊；驗證在此計算。
books-drop = 入箱
books-day = 日期
books-csv = 存成CSV
books-table = 牌桌
books-schedule = 收費表
books-rounds = 局數
books-from-players = 來自玩家
books-from-banks = 來自莊家
books-together = 合計
books-option = 第{ $option }案
books-no-fee-been-taken-yet = 還沒有收過費。
books-day-2 = 當日
books-programs = 只有程式在玩的牌桌，另計
books-player-dealers = 莊家
books-who-banked = 誰做莊
books-banked = 做莊額
books-result = 輸贏
books-fees = 收費
books-nobody-banked-round-its-end = 還沒有人做莊打完一局。
books-seals = 封印
books-every-record-carries-hash-one = 每筆紀錄都帶有前一筆的雜湊值，每次寫入都加封印。封印是否完好，要由與寫入者毫無共用的程式來說。在牌室的機器上，不論牌室是否在運作：
books-shuffles-rulings = 洗牌與裁決
books-reads-tables-public-log-checks = 讀取牌桌的公開紀錄：驗證每次已公開的洗牌，並列出樓面在該桌的裁決。
books-not-checked-yet = 還沒驗證
books-check-all-here = 在此全部驗證
books-no-rulings-table = 此桌沒有裁決。
books-third-party = { $name }（第三方）
books-replays-every-table-derives-every = { $command }重播每張牌桌，重新推算每次洗牌和每筆入帳，印出不符之處。{ $folder }是牌室啟動時所用的資料夾。
books-record = { $author }：「{ $reason }」 · 紀錄{ $seq }
books-who-did-what = 誰做了什麼
books-taps-elsewhere = 荷官上桌發牌和交班離桌不列在這裡：見該班次的交班表，以及過往牌局中的每一局。
books-read-again = 重新讀取
books-when = 時間（賭場的時鐘）
books-who = 誰
books-what = 什麼
books-nobody = 沒有人登入
books-nothing-done-yet = 還沒有任何動作。
books-older = 更早的
books-kind = 類別
books-kind-all = 全部
books-kind-sign-ins = 登入
books-kind-people = 人員、職務、密碼
books-kind-tables = 牌桌
books-kind-rulings = 裁決
books-kind-cage = 帳房
books-kind-signatures = 第二人簽署
books-kind-settings = 設定
books-kind-shifts = 班次、點算
books-only = 只看{ $name } ✕
books-only-of = 只看{ $name }做的
books-look-there = 看該桌紀錄
books-together-title = 誰可能串通
books-together-what = 最近七天：同一位址在同一桌、籌碼單向流動、放棄較好的牌。這不證明什麼；請看牌局。
books-together-round = { $table }號桌，{ $from }
books-together-none = 沒有值得看的。
books-checks-title = 帳冊的驗證
books-checks-what = 牌室每天自動驗證帳冊一次，由上次結束處接著驗：雜湊值、封印、裁決、洗牌、每一分錢。`cardroom verify`說明不符之處，並從頭讀完。
books-checks-not-made = 無法驗證；原因見牌室的日誌
books-checks-found = 讀了{ $records }筆紀錄，{ $wrong ->
    [0] 全部相符
   *[other] { $wrong }處不符
  }{ $earlier ->
    [0] 。
   *[other] ；之前的{ $earlier }筆沒有重讀。
  }
books-cash = 每人每營業日現金
books-cash-why = 某人的現金收入或付出超過賭場門檻的日子。不得讓客人看到。
books-cash-none = 沒有任何一天有人超過。
books-cash-person = 誰
books-cash-day = 營業日
books-cash-in = 現金收入
books-cash-out = 現金付出
books-cash-else = 其他
books-cash-shown = 出示證件
books-cash-due = 要做
books-cash-due-name = { $due ->
    [report] 申報
   *[note] 記錄
  }
books-kind-school = 考試、學習
