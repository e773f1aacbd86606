## Traditional Chinese: what `cardroom verify` finds in the books.

verify-seal-written = 封印寫成NUMBER:HASH，或PIT/NUMBER:HASH
verify-seal-number = { $text }不是封印號碼
verify-seal-hash = 雜湊值至少要前八位十六進位數字
verify-record = { $log ->
    [0] 賭場帳本
   *[other] { $log }號桌
  }，第{ $seq }筆：{ $what }
verify-last-seal = 最後的封印：{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals }個封印以金鑰{ $key }簽署。
verify-none-signed = 沒有已簽的封印。
verify-locked = 沒有重播：紀錄內容已加密，手邊沒有帳冊的金鑰（--keys）。已驗證雜湊值、封印、簽章和金額。
verify-since = 沒有重讀：之前的{ $records }筆紀錄，先前的驗證已認為無誤。若其後有人改過而各紀錄檔末端和封印不變，要不用--since驗證才能發現。
verify-since-kept = 沒有重做：之前時段所存的{ $kept }份報表和摘要。不用--since的驗證會重做。
verify-since-seal = 由封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }接續，它仍在。
verify-since-other = 帳冊不是製作檢查點時的那套：{ $what }。歷史已重寫，或末段遺失：請不用--since驗證
verify-checkpoint = { $file }是供--since驗證用的檢查點。
verify-checkpoint-damaged = 不是檢查點、已損壞，或屬於用其他金鑰的帳冊
verify-checkpoint-other = 此檢查點由{ $made }製作，這裡是{ $is }：請不用--since驗證，再製作一個
verify-checkpoint-key = 檢查點要有帳冊的金鑰，手邊沒有（--keys）
verify-checkpoint-books = 檢查點要由封印已簽的帳冊製作，不能由匯出檔製作
verify-key-written = { $text }不是公鑰：64位十六進位數字，或含有它的檔案
verify-schema-back = 帳冊自稱結構版本{ $schema }，但並不是
verify-orphans = 有它的入帳，卻沒有這筆紀錄
verify-does-not-open = 其內容不能用帳冊的金鑰打開，或是別的東西
verify-no-cashier = 有不屬帳房的人在櫃檯收付籌碼
verify-nothing-signed = 什麼都沒有簽
verify-unsigned = 沒有簽
verify-signature = 不是賭場簽的
verify-other-key = 帳冊說賭場的金鑰是{ $said }；實為{ $key }
verify-pit-end = 牌區{ $pit }應以封印{ $number }結尾，但不是
verify-seal-version = 紀錄檔{ $log }的第{ $seq }筆不是其版本
verify-archives-unread = 無法讀取封存檔的記載
verify-since-archived = 檢查點比封存檔的內容更舊：請不用--since驗證
verify-turn = 按封印的順序，它沒有{ $wallet }的第{ $turn }次輪序
verify-turns = { $wallet }有過{ $turns }次輪序，卻說有{ $said }次
verify-checked = { $seals }個已封印的提交中有{ $records }筆紀錄，{ $postings }筆入帳，重播{ $commands }個指令，{ $rounds }局，{ $cards }張牌。
verify-shuffles = { $shuffles }次洗牌：{ $revealed }次由公開的種子重新推算，{ $kept }次由保密的種子推算，{ $unknown }次種子不在這裡。
verify-cuts = 參與者切牌{ $cuts }次{ $voided ->
    [0] 。
   *[other] ；{ $voided }次落空。
  }
verify-editions = 其中{ $commands }個指令依規則第{ $edition }版裁決，與現在不同。
verify-wrong = 不符：{ $what }
verify-verdict = { $wrong ->
    [0] 全部相符。
   *[other] { $wrong }處不符。
  }
verify-seal-is = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }是{ $is }，原為{ $was }
verify-seal-lost = 牌區{ $pit }的封印{ $number }在封印{ $after }之後隨資料庫遺失：有賭場簽署的書面，在其帳本第{ $seq }筆。
verify-loss-unsigned = 它說帳冊末段遺失，但賭場沒有簽署
verify-loss-place = 它說帳冊在牌區{ $pit }封印{ $number }之後的末段遺失，但它並不接在該封印之後
verify-seal-gone = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }不見了：帳冊到封印{ $last }為止
verify-empty = 帳冊是空的：沒有可驗證的
verify-table = { $log }號桌：{ $records }筆紀錄，{ $rounds }局
verify-unread = 無法讀取：{ $why }
verify-unreadable = 無法讀取
verify-corrects-nothing = 它沒有更正任何一筆，或更正了已更正的，或金額不同
verify-unopened = 賭場帳本沒有記載它開過
verify-edition-back = 依第{ $edition }版裁決，卻在第{ $before }版之後
verify-edition-unknown = 依第{ $edition }版裁決，這裡沒有該版
verify-no-schedule = 沒有這份收費表
verify-decks = 副數不在規則之內
verify-set-up = 無法擺設：{ $why }
verify-no-steps = 沒有步驟
verify-otherwise = 裁判對{ $command }得出不同結果
verify-refused = 裁判拒絕{ $command }：{ $why }
verify-lies = { $account }合計{ $held }分，實際有{ $counted }分
verify-drop = 錢箱帳戶合計{ $dropped }，實際有{ $lies }
verify-dues = 之後欠盲注的人與規則所說不同（HE-7, HE-8, S-15, LB-11）
verify-dealt-in = 入局或下盲注的人與規則所說不同（HE-4, HE-7 to HE-10, S-4, S-15, LB-11）
verify-comes-in = 不能這樣入局（HE-7, HE-8, HE-10, LB-11）
verify-moving = 換位所欠的不是這樣（HE-10）
verify-coming-back = 回來所欠的不是這樣（S-15a）
verify-other-drop = 入箱金額不同
verify-leaves-with = 有人離桌的籌碼與原有不同
verify-something = 發生的是別的事
verify-more-or-less = 發生的多了或少了
verify-no-limit = 沒有這個限額
verify-otherwise-why = 裁判對{ $command }得出不同結果：{ $why }
verify-no-hand = 沒有一手開始
verify-posts = 玩家{ $player }下了沒有條款要求的注（HE-4, HE-8, S-4）
verify-hand-on = 一手未完又開一手，或玩家少於兩位
verify-next-card = { $card }不是牌堆的下一張
verify-kept-deck = 所存第{ $deck }副牌的種子不是承諾的那個
verify-cut-unread = 有無法讀取的切牌
verify-cut-tip = 要求玩家{ $player }做洗牌{ $shuffle }的切牌{ $cut }，所依的尖端值沒有放過
verify-cut-unsigned = 洗牌{ $shuffle }的切牌{ $cut }沒有賭場簽署
verify-cut-nothing = 洗牌{ $shuffle }的切牌{ $cut }沒有人要求過
verify-cut-link = 玩家{ $player }為洗牌{ $shuffle }的切牌{ $cut }出示的，不在其尖端值之後，或沒有本人簽署
verify-cut-all = 洗牌{ $shuffle }的切牌{ $cut }，被要求的人沒有全部切
verify-cut-other = 洗牌{ $shuffle }的切牌{ $cut }，切的不是承諾的牌
verify-cut-again = 洗牌{ $shuffle }的切牌{ $cut }不是下一次，或上次之後沒有發過牌
verify-cut-no-more = 洗牌{ $shuffle }的承諾方式是玩家切牌之前的舊法
verify-cut-places = 入局的人與切牌時所列的不同
verify-cut-early = 切牌時發出了一張牌
verify-cut-deck = 發的是第{ $deck }副牌，而切牌選的是第{ $chosen }副
verify-cut-seeds = 洗牌{ $shuffle }中沒有發的各副牌，不是承諾的那些
verify-deck-words = 有字詞加給沒有承諾過的牌
verify-deck-dealt = 發了沒有承諾過的一副牌
verify-deck-cards = 第{ $deck }副牌的牌不是承諾的那些
verify-deck-closed = 大家都看到{ $cards }，卻從未向大家公開它在牌堆中的位置
verify-deck-opened = 第{ $deck }副牌有一張公開的牌沒有承諾過
verify-first-line = 第一行沒有說明匯出的是什麼
verify-empty-export = 是空的
verify-last-line = 沒有最後一行：有缺漏
verify-not-kept = 洗牌{ $shuffle }的種子沒有照規定保存
verify-missing = 它之前缺第{ $seq }筆
verify-hash = 雜湊值與內容不符
verify-action-twice = { $actor }的動作識別碼{ $action }出現兩次
verify-sum = 各筆入帳合計{ $sum }分，不為零
verify-moved = { $account }變動了{ $was }分；按規則是{ $is }分
verify-falls = { $account }降到{ $balance }分
verify-total = 所有帳戶合計{ $total }分，不為零
verify-holds = { $account }說有{ $held }分；入帳合計{ $is }分
verify-renamed = 虛擬荷官的一張牌被改報：是什麼以其洗牌為準（S-18）
verify-unnamed = 來了一張未報的牌，而虛擬荷官知道所發的每張牌（ROOM-8）
verify-went-wrong = 上報了虛擬荷官的差錯，而它不會出錯（ROOM-8）
verify-seal = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }：{ $what }
verify-seal-place = 它在封印{ $number }應在的位置
verify-seal-name = { $name }不是紀錄
verify-sealed-twice = { $log ->
    [0] 賭場帳本
   *[other] { $log }號桌
  }的第{ $seq }筆先前已封印
verify-sealed-missing = { $log ->
    [0] 賭場帳本
   *[other] { $log }號桌
  }的第{ $seq }筆不見了
verify-seal-fit = 它與所封印的紀錄和前一個封印不吻合
verify-snapshot = 紀錄檔{ $log }在第{ $seq }筆之後的快照：{ $what }
verify-snapshot-differs = 紀錄推算的結果不同
verify-unsealed = 沒有封印包含它
verify-export-end = 匯出檔說在{ $said }筆紀錄後結束；這裡有{ $records }筆
verify-person-is = 人員{ $id }是{ $is }，{ $as_role }；賭場帳本說是{ $name }，{ $role }
verify-person-unknown = 人員{ $id }：賭場帳本沒有此人
verify-person-missing = 人員{ $id }不見了
verify-shuffle-twice = 洗牌{ $shuffle }承諾了兩次
verify-kept-shuffle = 所存洗牌{ $shuffle }的種子不是承諾的那個
verify-words-late = 字詞加到了使用中的洗牌
verify-words-nowhere = 字詞加到了沒有承諾過的洗牌
verify-shuffle-never = 洗牌{ $shuffle }從未承諾過
verify-shuffle-other = 洗牌{ $shuffle }不是承諾的那次
verify-seed-early = 牌還在使用時就公開了種子
verify-seed-other = 洗牌{ $shuffle }的種子不是承諾的那個
verify-card-other = 發了{ $card }，而洗牌該處是{ $next }
verify-card-none = 發了{ $card }，而洗牌該處沒有牌
verify-one-signature = 按賭場自己的限額要兩人簽署的事，只有一人做了
verify-second-signature = 這不是所要求的，或沒有有權的第二人簽署
verify-shift = 一次只開一個班次，號碼依次遞增，點算屬於其中一個
verify-count-span = { $table }號桌的點算沒有接著上一次的結束
verify-count-expected = 帳面上{ $table }號桌錢箱收到{ $is }，點算表所說不同
verify-count-corrects = 它更正的一行，不在任何未定案的點算表上
verify-count-signed = 它使一張點算表定案，但該表不存在、已改變，或先前已定案
verify-from-guests = 玩家{ $player }在此從訪客贏了{ $is }分，紀錄說{ $was }分（ROOM-14）
verify-from-guests-nobody = 有人沒有離桌卻把訪客籌碼留在帳房（ROOM-14）
verify-held = 玩家{ $player }把{ $is }分訪客籌碼留在帳房，紀錄說{ $was }分（ROOM-14）

verify-private = 它同時動用了私人牌桌或籌碼盤的籌碼，以及{ $account }（ROOM-15, ROOM-16）
verify-private-host = 有人做了只有私人牌桌桌主能做的事（ROOM-15）
verify-private-stranger = 玩家{ $player }坐在私人牌桌，卻不是憑連結進來的（ROOM-15）
verify-drawer = 帳房抽屜的開啟、使用或結清，與之前的紀錄不符。
verify-kept = 所存的{ $name }與紀錄算出的不符
verify-exam-set = 它設了或關了考試，而寫入的人無權這樣做，或規則書不是它所寫的那本
verify-sitting-began = 它開始的考試沒有設過、已關閉，或同一人先前已開始過
verify-sitting-answer = 它所答的不是應考中的題目，或過了時間，或先前已答過
verify-sitting-ended = 第{ $sitting }筆應考的評分與其答案不符，或及格與否與評分不符
