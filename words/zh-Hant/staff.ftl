## Traditional Chinese: sessions: where somebody is signed in.

session-browser = { $system ->
    [android] { "Android上的" }
    [ipad] { "iPad上的" }
    [iphone] { "iPhone上的" }
    [linux] { "Linux上的" }
    [mac] { "Mac上的" }
    [windows] { "Windows上的" }
   *[other] { "" }
  }{ $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] 程式，或沒有報名稱的瀏覽器
  }
session-where-signed-in = 您在哪裡登入
session-where-signed-in-of = { $name }在哪裡登入
session-this-browser = （此瀏覽器）
session-from = 來自{ $from }
session-since = 自{ $at }起
session-last-used = 上次使用{ $at }
session-not-used = 牌室開啟後沒有用過
session-end = 結束
session-end-of = 結束{ $browser }，{ $from }
session-end-others = 結束其他全部
session-end-all = 全部結束
session-ended = 已結束。在那裡登入的人已被登出。
session-none = 沒有在任何地方登入。
session-no-players = 玩家在哪裡登入是他們自己的事：這裡只列員工的登入。

## Second signatures.

second-nothing-waits = 沒有這個號碼的事項在等簽署：可能已簽、已拒簽或已收回。
second-not-oneself = 這是您自己要求的：要由別人簽署。
second-drawer-counted = 抽屜{ $drawer }：點得{ $counted }。由第二個人與帳冊核對。
second-count-stands = 等待第二個人的清點不能撤回：如有錯誤，由那個人拒絕。
second-not-yours = 這不該由您簽：您的職務不准，或事關您自己。
second-first-may-not = 要求的人已無權做這件事。請拒簽，再重新要求。
second-table-went-on = 牌桌已繼續進行：請就現在的情形重新裁決。
second-ruling-waits = 牽涉{ $stake }，超過{ $limit }要兩人裁決。牌桌已暫停，由樓面另一人或經理簽署：第{ $entry }號。
second-before-going-on = 此桌有一項裁決在等第二人簽署，第{ $entry }號：先簽署或不簽，牌桌才繼續。
second-nobody = 這件事要兩人做，而沒有別人可以簽。請先授予某人樓面、帳房、稽核或經理的職務。
second-nobody-cage = 櫃檯這樣的金額要兩人簽署，而沒有別人可以簽。請經理先授予某人帳房或經理的職務，或另設限額。
second-nobody-floor = 牽涉這樣的金額要兩人裁決，而沒有別人可以簽。請經理先授予某人樓面或經理的職務，或另設限額。
second-no-limit = 限額不能小於零。
second-no-minutes = 自動鎖定要在一天之內：1440分鐘，或0表示不鎖。
second-waits = 等待第二人簽署
second-heading = 第二人簽署
second-asked = { $name }於{ $at }要求；若無人簽署，{ $until }失效。
second-own = 是您要求的：由別人在樓面、帳房或帳冊頁面簽署。可簽署的人：{ $signers }。{ $until }失效。
second-book-will-say = 尚未執行。簽署後，帳簿上寫：{ $what }
second-sign = 簽署
second-decline = 不簽
second-take-back = 收回
second-look = 看牌桌
second-look-sheet = 看這張表
second-signed = 已簽署：已完成，記兩人姓名。
second-declined = 沒有簽：什麼都不會發生。
second-taken-back = 已收回：什麼都不會發生。
second-asked-for = 這要兩個人：正在等別人簽署。
second-table-paused = 牌桌仍暫停：讓它繼續
second-other-half = 密碼的後半：{ $password }。前半已告知要求的人。不會再顯示。
second-first-half = { $name }新密碼的前半：{ $password }。正在等第二人簽署：簽署的人會得到後半。不會再顯示。

## The house's settings.

house-two-people = 何時要兩人簽署
house-two-people-why = 超過這些金額，以及稽核帳號的事，要另一人也簽署。提高限額也要兩個人。
house-cage-limit = 櫃檯收付，超過
house-ruling-limit = 裁決，牽涉金額超過
house-day-title = 營業日
house-day-why = 報表、名單和匯出按賭場的營業日分日，用賭場自己的時鐘。改時間或時區要兩個人。
house-day-starts = 開始於
house-day-zone = 時區
house-no-day = { $zone }的時鐘沒有{ $starts }這個時間。時區寫法如America/Los_Angeles，時間如06:00。
house-set-limits = 儲存這些設定
house-set = 已設定。
house-paper-title = 列印
house-paper-why = 印在帳冊和當日每張列印表的上方；牌桌告示和遊戲規則寫的是規則書所屬的賭場。不填則留一行手寫。
house-paper-name = 賭場名稱
house-idle = 幾分鐘後鎖定（0：不鎖）
house-idle-title = 登入
house-idle-why = 員工的登入若無人操作就鎖定，用PIN、通行密鑰或密碼再開。改長時間要兩個人，改成只用密碼也一樣。

## Locked sessions.

lock-staff-only = 只有員工的登入會鎖定：玩家請登出。
lock-no-pin = PIN是六位數字，不可全部相同，也不可連號。
lock-has-no-pin = 您還沒有PIN：請用密碼開。
lock-wrong-pin = 這不是您的PIN。還可試{ $left }次，之後要重新登入。
lock-wrong-password = 這不是您的密碼。請再試。
lock-too-many = PIN錯太多次：此登入已結束。請重新登入。
lock-locked = 已鎖定
lock-whose = { $name }，{ $role }。您的頁面在等您。
lock-pin = PIN碼
lock-password = 密碼
lock-open = 開啟
lock-with-password = 用密碼
lock-with-pin = 用PIN
lock-by-passkey = 用您的通行密鑰開啟。
lock-sign-out = 登出
lock-set = 共用平板的PIN
lock-set-why = { $minutes ->
    [0] 放下平板時請鎖定您的登入。
   *[other] 您按鎖定時，或{ $minutes }分鐘無人操作時，您的登入會鎖定。
  }六位數字可再開；錯三次就要重新登入。
lock-now = 立即鎖定
lock-new-pin = 六位數字
lock-your-password = 您的密碼
lock-keep = 儲存此PIN
lock-keep-another = 改用此PIN
lock-kept = 已儲存：可用來開您鎖定的登入。

## Passkeys.

passkey-place = 通行密鑰要在TLS下，或在本機以localhost使用，而且要用名稱，不能用數字位址。
passkey-many = { $most }個通行密鑰就夠了：請先移除一個。
passkey-no-name = 請為通行密鑰取名，最多{ $most }個字，好讓您認得是哪個裝置。
passkey-wanted = 您有通行密鑰：請用它。這裡只用密碼不夠。若裝置遺失，由經理和另一人移除其密鑰。
passkey-fault = { $why ->
    [challenge] 等太久，或已回答過。請再試。
    [origin] 通行密鑰是在別的網站的頁面用的。沒有做任何事。
    [room] 這個通行密鑰屬於別的牌室。
    [unverified] 裝置沒有確認是您本人。請在裝置上設定PIN、指紋或臉部，再試。
    [kind] 本牌室無法驗證這類密鑰。請用別的裝置。
    [unknown] 這裡沒有人有這個通行密鑰，或是別人的。可能已被移除。
    [counter] 這個通行密鑰的使用次數超過此裝置所知：可能有副本。不予接受；請告訴經理。
   *[other] 通行密鑰不對。請再試，或用另一個。
  }
passkey-title = 通行密鑰
passkey-title-of = { $name }的通行密鑰
passkey-why = 通行密鑰用您自己裝置的指紋、臉部或PIN登入，猜不到也送不走。請在兩個裝置上各留一個：有了之後，賭場可能不再接受只用密碼。
passkey-since = 用於{ $room }，自{ $at }起
passkey-not-used = 還沒用過
passkey-none = 您還沒有。
passkey-called = 裝置的名稱
passkey-password = 您的密碼（新增或移除時用）
passkey-make = 新增通行密鑰
passkey-remove = 移除
passkey-remove-of = 移除{ $called }
passkey-kept = 已儲存：以後可用「{ $called }」登入。
passkey-removed = 已移除：「{ $called }」不再有效。
passkey-lost = 裝置遺失：全部移除
passkey-lost-asked = 已要求：第二人簽署後，只用密碼即可。
passkey-device-has-one = 此裝置已有您的通行密鑰。
passkey-nothing-given = 裝置沒有給通行密鑰：已取消、等太久，或沒有本牌室的密鑰。
passkey-sign-in = 用通行密鑰登入
passkey-open = 用通行密鑰開啟
house-passkey = 有通行密鑰的人用它登入，不能只用密碼
house-cash-title = 營業日的現金
house-cash-why = 櫃檯在入帳前會得到提示，稽核有名單。提高要兩個人。
house-cash-note = 超過此額要記錄
house-cash-report = 超過此額要申報

## Who is kept out.

second-nobody-exclusion = 把人移出名單要兩個人，而沒有別人可以簽。請經理先授予某人樓面、帳房或經理的職務。
exclusion-why = 請說明原因，最多500位元組。
exclusion-years = 請填年數（一年或以上），或選終身。
exclusion-longer = 此人已在名單上，期限至少一樣長。移出名單要兩個人。
exclusion-title = 禁止入場
exclusion-confidential = 保密：不告訴本人和牌桌原因。其所在的桌上，荷官只看到該座位被請離。名單上的人不能在任何桌入座，不發給籌碼，只由經理在第二人簽署後付款。
exclusion-who = 誰
exclusion-choose = 請選…
exclusion-how-long = 多久
exclusion-years-number = { $years }年
exclusion-life = 終身
exclusion-word = 簡述原因
exclusion-add = 禁止入場
exclusion-sure = { $name }，{ $player }號，{ $term }：「{ $why }」。移出名單要兩個人。
exclusion-yes = 是，禁止{ $name }入場
exclusion-added = { $name }已列入名單。
exclusion-until = { $life ->
    [yes] 終身
   *[no] 到{ $until }
  }{ $over ->
    [yes] ，已期滿
   *[no] {""}
  }
exclusion-by = { $name }，{ $at }
exclusion-lift = 移出名單
exclusion-lift-of = 移出名單：{ $name }
exclusion-nobody = 名單上沒有人。
exclusion-until-head = 期限
exclusion-by-head = 列入者

## At the counter.

cage-report-due = 連同這筆，本營業日現金{ $way ->
    [in] 收入
   *[out] 付出
  }{ $cash }：超過{ $limit }，要申報。
cage-note-due = 連同這筆，本營業日現金{ $way ->
    [in] 收入
   *[out] 付出
  }{ $cash }：超過{ $limit }，要記錄。
cage-identity-due = 一個營業日現金超過{ $limit }，未出示證件的人不予入帳：請要求出示駕照或護照，並記入。
cage-two-due = 超過{ $limit }需要兩個人：在另一人簽署之前，櫃檯不收付任何籌碼。
cage-not-served = 不要服務{ $name }：請叫經理。
drawer-no-count = 點算額由零到{ $most }。
drawer-no-second = 您已開了一個抽屜：請先結清。
drawer-no-close-yet = 有一筆經此抽屜的帳在等第二人簽署：請先簽或拒簽，再點算。
drawer-count-again = 點算後抽屜又有收付。請拒簽，重新點算。
house-dealer-says-so = 真人發牌時，荷官要確認檯費已投入錢箱，以及已全部付清
house-bank-title = 莊位怎樣輪
house-bank-why = 在這麼多分鐘內，須有這麼多位不同的人做過莊，第三方不計。時限到之前會提醒樓面。賭場要用才開啟。
house-bank-on = 要求輪流做莊
house-bank-minutes = 幾分鐘內
house-bank-bankers = 幾位不同的人
house-bank-warning = 提前幾分鐘提醒
house-bank-close = 時限到後，打完該局就關桌
