## Traditional Chinese: shifts and counts: what is not done, and why.

shift-no-such-text = 請寫在{ $most }個字元以內，不要有看不見的字元。
shift-no-name = 請為班次取名，如早班、中班或夜班。
shift-one-is-open = 班次{ $shift }「{ $name }」還開著。請先結班：一次只開一個班次。
shift-is-closed = 班次{ $shift }已結。
count-no-counters = 請寫點算人的姓名，最多{ $most }人。
count-no-boxes = 這張表沒有錢箱。
count-not-due = { $table }號桌的錢箱不在此班次點算：可能已在另一張表上。請再看名單。
count-no-label = { $table }號桌的錢箱要有自己的標籤：箱上寫的字。
count-no-amount = { $table }號桌錢箱的金額不在零與$1,000,000之間。
count-twice = { $table }號桌的錢箱在這張表上出現兩次。
count-not-pulled-then = 此班次在那個時間沒有取箱。請再看名單。
count-no-reason = 請說明該行為什麼錯。
count-no-line = 表{ $sheet }上沒有{ $table }號桌的錢箱。
count-is-final = 表{ $sheet }已定案，或已不是先前簽署的：請再看一次。
count-is-being-signed = 表{ $sheet }已有一人簽署：正在等第二人。要更正，先收回第一個簽署。
second-nobody-count = 點算要兩人簽署，而沒有別人可以簽。請經理先授予某人樓面、帳房或經理的職務。

## Paper.

paper-print = 列印
paper-house = 賭場：
paper-printed = 截至{ $at } · Cardroom
paper-back-shifts = 所有班次
paper-back-counts = 所有點算
paper-sign = 牌桌告示
paper-sign-to-post = 供張貼的告示
paper-no-table = 沒有這張牌桌。
paper-sign-table = { $table }號桌 · { $name }
paper-dealing = { $dealing ->
    [human] 由真人發牌。
   *[virtual] 由虛擬荷官發牌；每次洗牌都可驗證。
  }

## Shifts.

shift-title = 班次
shift-purpose = 一次只開一個班次。結班時留一張交班表給下一班：牌桌、入箱、裁決、呼叫、等待事項，以及誰在場。
shift-none-open = 沒有開著的班次。
shift-open-now = 班次{ $shift }，{ $name }：{ $at }由{ $by }開班。
shift-name = 哪一班
shift-name-day = 早班
shift-name-swing = 中班
shift-name-grave = 夜班
shift-name-other = 其他
shift-own-name = 班次名稱
shift-open = 開班
shift-open-next = 開下一班
shift-opened = 班次{ $shift }已開。
shift-close = 結班
shift-close-sure = 現在結束班次{ $shift }？
shift-close-why = 下一班該知道的事
shift-close-yes = 是，結班
shift-close-no = 否，繼續
shift-so-far = 目前情形
shift-past = 以往班次
shift-no-past = 還沒有班次。
shift-number = 班次
shift-day = 營業日
shift-opened-at = 開班
shift-closed-at = 結班
shift-is-open = 開著
shift-by = { $at }，{ $by }
shift-sheet = 交班
shift-sheet-of = 班次{ $shift }的交班表
shift-count = 點算
shift-not-counted = 未點算
shift-sheet-number = 表{ $sheet }
shift-count-link = 點算錢箱
shift-link = 班次

## The handover sheet.

handover-title = 交班表
handover-shift = 班次{ $shift }，{ $name }，{ $day }
handover-opened = { $at }由{ $by }開班
handover-closed = { $at }由{ $by }結班
handover-open = 仍開著：{ $at }時的情形
handover-note = 給下一班的話
handover-tables = 牌桌與入箱
handover-table = 牌桌
handover-state = 本班情形
handover-rounds = 局數
handover-dealt-by = 荷官
handover-dealt = { $name }，{ $from }至{ $to }
handover-chips-counted = 點算籌碼：與帳冊差{ $by }
handover-reversed = 撤銷的結算：{ $n }
handover-retracted = 收回的動作：{ $n }
handover-decks = { $n ->
    [1] 換了一副牌
   *[other] 換牌{ $n }次
  }
handover-named-again = 更正
handover-named-by = { $who ->
    [floor] 樓面重報{ $n }張
   *[dealer] 荷官重報{ $n }張
  }
handover-idle = 無人玩，或只有程式：{ $tables }
handover-idle-number = 無人玩，或只有程式：{ $tables }張牌桌{ $fell ->
    [yes] ，入箱{ $drop }
   *[no] {""}
  }
handover-was-open = 開著
handover-was-opened = { $at }開桌
handover-was-closed = { $at }關桌
handover-drop = 帳面入箱
handover-together = 合計，{ $tables }張牌桌
handover-no-tables = 沒有開著的牌桌。
handover-rulings = 裁決
handover-no-rulings = 樓面沒有裁決。
handover-at = 時間
handover-what = 事項
handover-why = 原因
handover-by = 經手
handover-by-two = { $by }與{ $second }
handover-calls = 叫樓面
handover-no-calls = 沒有人叫樓面。
handover-called-by = 誰叫的
handover-answer = 結果
handover-answered = { $by }於{ $at }到場
handover-call-of = { $silent ->
    [yes] { $by }呼叫
   *[no] { $by }：「{ $text }」
  }
handover-taken-back = { $at }收回
handover-still-open = 仍未處理
handover-left = 仍未處理：{ $open ->
    [0] 無
   *[other] { $open }個呼叫
  }
handover-waiting = 等待第二人簽署
handover-no-waiting = 沒有等待事項。
handover-asked-by = 要求者
handover-drawers = 帳房的抽屜
handover-no-drawers = 沒有開過抽屜。
handover-listed = 候位名單
handover-not-listed = 沒有人候位。
handover-list = 遊戲與限額
handover-listed-since = 起始
handover-counts = 點算錢箱
handover-no-counts = 未點算。
handover-outside = 按帳面，其中{ $amount }不是在本班次內入箱：在開班之前，或結班之後。
handover-recounted = 更正
handover-recount = { $table }號桌{ $name }：劃去{ $first }，以{ $counted }為準；{ $by }，{ $at }：「{ $reason }」
handover-kept-out = 本班列入名單{ $excluded }人，移出{ $lifted }人。是誰，由有權查閱的人在名單上看。
handover-staff = 員工
handover-no-staff = 沒有人登入。
handover-name = 姓名
handover-role = 職務
handover-since = 登入
handover-before = 開班前
handover-there = 結束時
handover-signed-in = 已登入
handover-gone = 已離開
handover-hands-over = 交班人
handover-takes-over = 接班人

## The count.

count-title = 錢箱點算
count-purpose = 點算每個錢箱裡的錢，在知道應有多少之前先寫下。之後表上兩者並列，由兩人簽署。
count-new = 新的點算
count-no-shift = 還沒有班次：由樓面先開班。
count-of-shift = 哪個班次
count-shift = { $shift }，{ $name }，{ $day }
count-shift-open = { $shift }，{ $name }，{ $day }（開著）
count-show = 顯示錢箱
count-all-counted = 此班次的每個錢箱都已在表上。
count-none-dealt = 此班次給人發過牌的桌都已點算。
count-idle = { $boxes }張桌無人玩或只有程式：錢箱不必點算。
count-idle-show = 也點算這些
count-pulled = { $at }取箱。之後投入的另次點算。
count-box = 錢箱
count-label-of = { $table }號桌錢箱上寫的字
count-counted = 點算額
count-counted-of = { $table }號桌錢箱裡的金額
count-leave-out = 沒有填金額的錢箱不列入，留待點算。
count-counters = 點算人姓名，用逗號分開
count-enter = 輸入點算
count-boxes-filled = { $boxes }個錢箱已點{ $filled }個，合計{ $sum }
count-unclear = 錢箱{ $label }的金額不清楚。
count-none-filled = 還沒有錢箱填了金額。
count-name-them = 請寫誰點算。
count-sheets = 點算表
count-no-sheets = 還沒有點算過。
count-sheet = 表
count-boxes = 錢箱
count-expected = 帳面
count-variance = 差額
count-state = 狀態
count-to-sign = 待簽署
count-signed-once = { $first }已簽
count-final = 已定案，{ $first }和{ $second }
count-sheet-title = 點算表{ $sheet }
count-sheet-of = 班次{ $shift }，{ $name }，營業日{ $day }
count-entered = { $at }由{ $by }輸入
count-counted-by = 點算人：{ $names }
count-number = { $boxes }個錢箱
count-struck = { $initials }於{ $at }劃去：「{ $reason }」
count-correct = 更正錢箱
count-correct-of = 更正錢箱：{ $table }號桌
count-correct-title = { $table }號桌錢箱{ $label }：正確的是？
count-right-amount = 箱裡的金額
count-why-wrong = 該行為什麼錯
count-write = 寫入更正
count-leave = 維持不變
count-corrected = 已更正：兩行都留在表上。
count-sign = 簽署此表
count-sign-first = 由兩人在此簽署，各用自己的帳戶；印出的表上有兩人的名字。簽署即表示現狀無誤。
count-waits = { $first }已簽署。樓面、帳房另一人或經理也要簽。
count-signed-now = 已簽署：等待第二人簽署。
count-take-back = 收回簽署
count-taken-back = 已收回：可再更正。
count-is-now-final = 兩人已簽：此表定案。
count-first-signature = 第一簽署
count-second-signature = 第二簽署
