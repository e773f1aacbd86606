# Traditional Chinese: the page of odds.
odds-hand = 手牌
odds-else-hit = 否則要牌
odds-else-stand = 否則停牌
odds-surrender-later = 之後投降
odds-natural-paid = 例牌，獲賠
odds-natural-against-natural-push = 例牌對例牌：和局
odds-banks-natural-takes-once = 莊家例牌，馬上收走
odds-won = 贏
odds-pushed = 和局
odds-lost = 輸
odds-doubled-won = 加倍贏
odds-doubled-pushed = 加倍和局
odds-doubled-lost = 加倍輸
odds-surrendered = 投降
odds-split-into-several-hands = 分成幾手
odds-less-than-cent = 不到一分
odds-coach-would-been-worth-more = 教練：{ $best ->
    [hit] 要牌
    [stand] 停牌
    [double] 加倍
    [split] 分牌
    [surrender] 投降
   *[other] { $best }
  }平均可多值{ $cost }（注碼的{ $to_fixed }%）。
odds-natural-pays-3-2 = 例牌賠3:2
odds-natural-pays-even-money = 例牌賠1:1
odds-bank-stands-soft-17 = 莊家軟17點停牌
odds-no-surrender = 沒有投降
odds-double-10-11-only = 只可在10和11點加倍
odds-no-double-after-split = 分牌後不可加倍
odds-both-over-bank-always-wins = 雙方都爆：一律莊家贏
odds-no-forced-stand = 不強制停牌
odds-no-forced-hit = 不強制要牌
odds-split-once-only = 只可分一次
odds-counting = 計算中…
odds-8-more = 8張或以上
odds-odds = 勝算
odds-exact-price-each-game-dealt = 這裡每種遊戲的精確代價：閒家的位子平均輸多少、怎樣打輸得最少，以及同樣的數字對做莊的人是什麼意思。
odds-rulebook = 規則書
odds-counting-every-way-cards-can = 正在計算牌的所有可能…
odds-players-chair = 閒家的位子
odds-wager-playing-chart-below = 占注碼的比例，照下面的圖表打。
odds-going-exact-cards-not-only = 看確切的牌而不只看點數，可省{ $replace }。
odds-one-round-swings-wagers-fees = 一局的起伏為{ $to_fixed }倍注碼。收費另計。
odds-banks-chair = 莊家的位子
odds-all-base-wagers-against-players = 占所有主注的比例；以玩家懂得照圖表打、莊家能全部受注計，未扣收費。
odds-buster = Buster
odds-bet-wins-rounds = 占該注的比例。{ $to_fixed }%的局數會贏。
odds-how-play = 怎樣打
odds-hit = 要牌
odds-stand = 停牌
odds-double = 加倍
odds-split = 分牌
odds-surrender-small-letter-says-what = 投降；小字母是不能投降時的做法
odds-hard-totals = 硬牌點數
odds-soft-totals = 軟牌點數
odds-pairs = 對子
odds-fee-wager = 連收費，按注碼
odds-wager = 注碼
odds-fee = 收費
odds-game = 遊戲
odds-together = 合計
odds-what-rule-worth-player = 一條規則對閒家值多少
odds-price = 計算
odds-how-rounds-end = 牌局怎樣結束
odds-together-2 = 合計
odds-bank-goes-over-so-many = 莊家爆牌的張數
odds-cards = 張數
odds-how-often = 多常
odds-chance = 機率
odds-pays = 賠率
odds-surrender = 投降
