## Traditional Chinese: the clauses of games in which the hand nearer to a target wins, and of rules about the bank that a house may
## add. No cardroom's document has them: they are what-ifs of the open house.

N-1 = 手牌按與目標的差距計分，高於或低於都算。牌點同VAL-1；每張A（或賭場所定的張數）計1點或11點，取使手牌最接近者；兩個總點一樣近時報較低的。沒有爆牌，A加10點牌只是普通的21點。
    .title = 最接近目標
    .source = 決定：本處文件都沒有的玩法，供計價和試打
N-2 = 手牌必須補牌或停牌，按不高於目標的最高總點決定；若全都高於目標，則按最低的。
    .title = 決定用的總點
    .source = 決定：使圖表和莊家的停牌點讀法與21點相同
N-3 = 手牌的最低總點達到目標即為封手：不再拿牌。
    .title = 封手
    .source = 決定：再拿牌只會更遠
N-4 = 玩家要牌或停牌。賭場有圖表時，決定用的總點到某數為止要牌，從另一數起停牌。
    .title = 要牌或停牌
    .source = 決定：圖表由賭場選擇
N-5 = 莊家一張牌朝上，另一張誰都不看。玩家行動完畢後，莊家一律把牌打完：補牌到決定用的總點達到賭場所定的數，或手牌封手。
    .title = 莊家的牌
    .source = 決定：每筆注碼都等著比牌
N-6 = 較接近目標的手牌贏；玩家贏時按賭場的賠率賠，沒有寫明則1賠1。
    .title = 較近者贏
    .source = 決定：只看差距
N-7 = 一樣接近時，由賭場定誰贏：無人贏、玩家按另定的賠率贏，或莊家贏。
    .title = 一樣近
    .source = 決定：由賭場選擇
N-8 = 沒有加倍、分牌、投降、保險、看底牌和Buster注。結算鈕、順序、受注範圍和收費同Pure 21.5 Blackjack。
    .title = 沒有的項目
    .source = 決定：這些都會不比牌就了結注碼，或以爆牌為準
TP-1 = 賭場可定一張牌桌有幾家第三方供應商。
    .title = 牌桌上的第三方供應商
    .source = 決定：由賭場選擇，有些法律曾如此要求
TP-2 = 賭場可定第三方供應商連續做莊幾手；之後要等別人做過莊，才再輪到它。
    .title = 第三方供應商的輪次
    .source = 決定：由賭場選擇，有些法律曾如此要求
TP-3 = 賭場可定：要別人做過莊，莊位才回到同一位玩家；沒有人做莊時就沒有牌局。
    .title = 中間要隔一人
    .source = 決定：由賭場選擇，Oliver v. County of Los Angeles一案的嚴格解讀
