## Traditional Chinese: what the web server answers.

web-broke = 我們這邊出了故障，只有這一處；請再試。
web-stranger = 請先進來：以訪客身分，或用名字和密碼。
web-closes = 牌室暫時關閉。什麼都沒有遺失。
web-binary = 訊框須為文字。
web-action-id = 動作識別碼有8至64個普通字元（{ $clause }）。
web-chat = 請說1至280個字元，或用表情（{ $clause }）。
web-name-guests = 有帳號的人用帳號的名字。
web-no-face = 頭像由0至{ $last }。
web-no-language = 牌室不會說「{ $language }」。會說{ $ours }。
web-remark = 筆記最多{ $most }個看得見的字元。
web-remarks = 最多可為{ $most }人做筆記。
web-no-cutter = 您不在切這些牌的人之中。
web-cut-link = 那不是您所放尖端值背後的一環。
web-cut-signature = 那不是您對所切內容的簽章。
web-chat-fast = 請不要太快（{ $clause }）。
web-chat-afar = 請先旁觀此桌（{ $clause }）。
web-json = 請送JSON並註明：`Content-Type: application/json`。
web-long = 內容太長：最多16 KiB。
web-slow-body = 請求的其餘部分十秒內沒有送到。
web-host = 牌室不用這個名稱。管理者可用--host加名稱啟動。
web-sockets = 一個人最多{ $most }個連線：請先關一個。
web-elsewhere = 這個請求來自別的網站。
web-name = 名字有1至24個字母、數字或空格，都要看得見。
web-name-of-house = 用這個名字會被當成賭場：請另選一個。
web-password = 這個密碼很快會被猜到：請用至少十個字元（最多200位元組），例如三個不相干的詞，不要用您的名字或常見的密碼。
web-no-name = 找不到可給您的名字。
web-no-staff-role = 這裡為員工建立帳號：請選荷官、樓面、帳房、講師、稽核或經理。
web-account-name = 帳號要有名字。
web-password-due = 您的密碼是別人告訴您的。請先自選一個：在瀏覽器的「我的帳戶」。
web-locked = 此登入已鎖定：請用PIN或密碼開啟。
web-wrong = 名字和密碼不符。
web-claim-name = 請選沒有人用的名字。
web-link = 這個連結已用過，或從來不是有效的連結。
web-guest-password = 訪客沒有密碼：請先建立帳號。
web-same-password = 這就是您現在的密碼。請另選一個。
web-old-password = 這不是您原來的密碼。請再試。
web-missing = { $what ->
    [certificate] 沒有證書用這個代碼。請逐個字母再看一次。
    [clause] 沒有這條條款。
    [drawer] 沒有這個開著的抽屜：可能已結清。
    [device] 沒有這個號碼的裝置持有金鑰：可能已被撤銷。
    [exam] 沒有這場考試。
    [hand] 沒有這手已結束的牌：請給撲克一手開始的那筆紀錄。
    [passkey] 沒有這個通行密鑰：可能已移除。
    [person] 沒有這個人。
    [report] 沒有這份報表。
    [round] 沒有這局已結束的牌：請給21點一局開始的那筆紀錄。
    [rulebook] 沒有這本21點規則書。
    [seal] 帳冊沒有這個已簽的封印。
    [session] 沒有這個登入：可能已結束。
    [sheet] 沒有這張點算表。
    [shift] 沒有這個班次。
    [shuffle] 手邊沒有這個號碼的已公開洗牌；`cardroom verify`會驗證全部。
    [sitting] 沒有這次應考。
    [signature] 已沒有這個號碼的事項等待簽署。
    [table] 沒有這張牌桌。
   *[address] 沒有這個位址。
  }
web-too-fast = 嘗試太多次：請等{ $seconds }秒。
web-method = 這個位址不收{ $method }：它收{ $allowed }。
web-status = 無法回應這個請求：{ $status }。
web-unread = 無法讀取這個請求：{ $why }。
web-untold = 這局有樓面裁決，或牌靴中途洗牌：情境檔無法表達。請在此逐步看，或傳送其網址。
web-no-rulebook = { $house }沒有{ $game }的規則書。
web-decks = { $rulebook }：{ $decks }副牌；賭場用{ $fewest }至{ $most }副（RND-1）。
web-taken = { $name }已有人用。請另選名字。
web-books-stop = 牌室停住了：{ $why }。
web-books-wait = 現在無法寫入帳冊（{ $why }）。牌桌等候；什麼都沒有遺失。
web-frame = 無法讀取該訊框：{ $why }。
web-watches = 您已在旁觀{ $most }張牌桌。
web-no-table = 沒有{ $table }號桌。
web-unwritten = 無法寫入：{ $why }
web-end-session = 登入已結束，或已鎖定
web-end-slow = 太慢：請由您最後看到的seq回來
web-end-elsewhere = 由另一部機器接續：請再連線
web-no-house = 暫時連不上賭場；請再試
web-end-closes = 牌室關閉
web-end-frames = 訊框太多
web-end-nonsense = 無意義內容太多
web-no-windows = 牌室已開，但沒有窗口
web-without-client = 此伺服器建置時沒有瀏覽器用戶端。請先建置它，再建置伺服器：
web-without-client-play = 程式已可以打：協定和牌桌在
web-nowhere = 沒有這一頁
web-nowhere-says = 這個網址在本牌室找不到任何頁面。
web-home = 去大廳
web-no-file = 沒有這個檔案。
web-disabled = 此帳號已停用。請詢問經理。
web-no-own-disable = 誰都不能停用自己的帳號：由另一位經理處理。
web-no-guest-disable = 訪客沒有可停用的帳號。
web-disable-why = 請說明原因，最多200位元組：帳上要有理由。
web-not-now = 現在不能為您辦理。請詢問樓面。
