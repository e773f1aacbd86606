# Traditional Chinese: fairness.
fair-how-poker = 每手之前，賭場逐張固定八副牌，並公布全部的一個指紋。每位入局的人都切牌：您的瀏覽器自動切，用的是事先無人知道的數字。切牌決定用哪副和牌的順序；另外七副公開，每張亮出的牌都在此驗證。已棄牌的牌永遠保密。
fair-how-shoe = 在任何人下注之前，賭場固定牌靴並公布其指紋。每局之前，每位有注碼的人都切剩下的牌：您的瀏覽器自動切，用的是事先無人知道的數字。牌靴用完後公開，從中出來的每張牌都在此驗證。
fair-person-deals-table-real-cards = 此桌由真人用真牌發：沒有可計算的。
fair-not-playing = 入座後，您的瀏覽器會切牌，並驗證發給您的每次洗牌。
fair-no-mark = 您還沒有切過牌：一發牌給您，您的瀏覽器就會切牌並驗證。
fair-elsewhere = 您的另一個裝置在此桌切牌：發出的牌在那裡驗證。
fair-checked-now = 您的瀏覽器驗證過的
fair-wrong-here = 此桌有不對的地方。請儲存證據，交給您信任的人看。
fair-deck-number = { $mark ->
    [good] ✓ 第{ $shuffle }副牌：一切無誤
    [red] ✗ 第{ $shuffle }副牌驗不過
   *[none] 第{ $shuffle }副牌：您沒有切過
  }
fair-shoe-number = { $mark ->
    [good] ✓ 牌靴{ $shuffle }：一切無誤
    [red] ✗ 牌靴{ $shuffle }驗不過
   *[none] 牌靴{ $shuffle }：您沒有切過
  }
fair-so-far = 目前已驗證：其餘待公開後再驗。
fair-save-proof = 儲存這手的證明
fair-save-proof-shoe = 儲存此牌靴的證明
fair-any = 驗證任何一次洗牌
fair-number-of-shuffle = 洗牌號碼
fair-check = 在此驗證
fair-what-house-published = 賭場已公布的
fair-next-one = 下一次，第{ $shuffle }號
fair-dealt-now = 正在發：第{ $shuffle }號
fair-voided-count = 此桌落空的切牌：{ $n }
fair-shuffle-fair = ✓ 這次洗牌公平。
fair-shuffle-holds = ✓ 這次洗牌公布的一切都吻合。是否切過、是否看過這些牌，只有參與的人知道。
fair-shuffle-does-not-check-out = ✗ 這次洗牌驗不過。
fair-uncut = 這次沒有人切：只有賭場的程式在打。
fair-cards-fingerprints-fit-what-published = 牌的指紋與開局前公布的吻合。
fair-cards-fingerprints-do-not-fit = 牌的指紋與開局前公布的不吻合。
fair-not-cards-were-fixed = 不是固定好的牌：{ $join }。
fair-all-opened-cards-those-were = 公開的{ $cards }張牌全是固定好的。
fair-not-dealt-order-words = 沒有照字詞的順序發：{ $join }。
fair-they-came-order-everybodys-words = 牌照所有人的字詞所定的順序發出。
fair-seed-fits-fingerprint-shown-before = 種子與先前公布的指紋吻合。
fair-seed-does-not-fit-fingerprint = 種子與先前公布的指紋不吻合。
fair-all-cards-came-order-seed = { $dealt }張牌全都照種子和字詞所定的順序發出。
fair-card-should-been = 第{ $astray }張應為{ $order }。
fair-good-published = 所切的正是賭場先前公布的。
fair-good-decks = 牌的副數正確。
fair-good-numbers = 切牌沒有缺漏。
fair-good-house = 賭場簽署了所切的牌。
fair-good-among = 您是切牌的人之一，其他人得知的與您一樣。
fair-good-kept = 您的切牌照您的瀏覽器所做的納入。
fair-good-links = { $n }次切牌全都與事先放下的相符。
fair-good-signatures = 切牌者的{ $n }個簽章全部正確。
fair-good-deck = 發哪副牌，只由切牌決定。
fair-good-others = 沒有發的{ $n }副牌已公開，全都完整無誤。
fair-good-cards = 向您公開的{ $n }張牌，全都在切牌之前固定。
fair-good-order = 牌照切牌的順序發出，沒有重複。
fair-good-seen = 您看到的{ $n }張牌全在其中。
fair-good-seed = 牌靴正是先前公布的。
fair-good-shoe = 其{ $n }張牌正是各副牌應有的。
fair-good-places = 入局的人正是切牌所針對的人，順序相同。
fair-good-dealt = { $n }張牌全都照切牌的順序發出。
fair-bad-published = 所切的不是賭場先前公布的。
fair-bad-decks = 牌的副數少於應有，或切過後又再切。
fair-bad-numbers = 有一次切牌缺漏，或切的不是剩下的牌。
fair-bad-house = 賭場沒有用其金鑰簽署所切的牌。
fair-bad-among = 關於這次切牌，您得到的說法與先前不同；或有人要您用此瀏覽器沒有放下、或已用過的東西切牌：可能是您的另一個裝置，也可能是賭場。
fair-bad-kept = 有人以您的名義切牌，但不是此瀏覽器切的。
fair-bad-came = 您的切牌公開之後，沒有下文。
fair-bad-links = 有一次切牌與事先放下的不符，或缺了某人的。
fair-bad-signatures = 有切牌的人簽署的說法與您的不同，或沒有簽。
fair-bad-deck = 發的不是切牌所決定的那副牌。
fair-bad-others = 沒有發的一副牌仍未公開，或不完整。
fair-bad-cards = 公開的一張牌不是先前固定的那張。
fair-bad-order = 有牌順序不對、重複，或來歷不明。
fair-bad-seen = 您看到的一張牌從未公開，或不在它出現的位置。
fair-bad-seed = 牌靴不是先前公布的。
fair-bad-shoe = 牌靴的牌與各副新牌應有的不完全相同。
fair-bad-dealt = 牌沒有照切牌的順序發出。
fair-bad-voided = 有{ $n }次切牌在要求後落空：有人沒有及時切牌，於是不計那人重切。偶爾是連線慢；若一再發生，就是有人想換另一副牌。
fair-bad-places = 入局的人或順序，與切牌所針對的不同。
fair-bad-wasted = 大家都切過之後，一次切牌落空。樓面停桌或剩的玩家太少時會這樣；若都不是，就是賭場不喜歡所看到的。
fair-bad-named = 說您沒有切牌，但您的瀏覽器及時切了：訊息在途中遺失，或賭場漏掉了。
fair-bad-given = 牌室不交出驗證所需的資料。
fair-unchecked-signatures = 此瀏覽器無法在此驗證簽章。
fair-unchecked-house = 此瀏覽器沒有見過賭場的金鑰，或無法在此驗證簽章：不知道賭場是否簽署。
fair-unchecked-seen = 您的瀏覽器有一段時間不在：沒有驗證每張牌出現的位置。
fair-unchecked-keys = 有人切牌用的金鑰與第一次不同：可能用了別的裝置，也可能是另一個人。
