# Simplified Chinese: the clauses of games in which the hand nearer to a target wins, and of rules about the bank that a house may
# add. No cardroom's document has them: they are what-ifs of the open house.

N-1 = 手牌按与目标点数的距离计分，高于或低于都可以。牌的点数同VAL-1；每张A（或本场规定张数的A）计1或11，取使手牌最接近的；两种点数同样接近时报较低的。没有爆牌，A加10点牌就是普通的21。
    .title = 最接近目标
    .source = 决定：这里的文件都没有这种游戏，供计算和打牌之用
N-2 = 手牌必须补牌还是停牌，按不超过目标的最高点数决定；若都超过，则按最低点数。
    .title = 判定点数
    .source = 决定，使打法表和庄家的停牌点与21点的读法一致
N-3 = 最低点数达到目标时，手牌即封闭：不再补牌。
    .title = 封闭的手牌
    .source = 决定：再补只会离得更远
N-4 = 闲家要牌或停牌。本场有打法表时，判定点数到某个数为止必须要牌，从另一个数起停牌。
    .title = 要牌或停牌
    .source = 决定：打法表由牌室选择
N-5 = 庄家一张牌亮着，另一张没有人查看。闲家行动完后，庄家总要打完手牌：补牌直到判定点数达到本场规定的数，或手牌封闭。
    .title = 庄家的手牌
    .source = 决定：每一注都等待比较
N-6 = 更接近目标的手牌赢；闲家赢时按本场的赔率赔付，没有规定则为1比1。
    .title = 更接近者赢
    .source = 决定：只由距离决定
N-7 = 同样接近时，由本场规定谁赢：都不赢，闲家按专门的赔率赢，或庄家赢。
    .title = 同样接近
    .source = 决定：由牌室选择
N-8 = 没有加倍、分牌、投降、保险、查看暗牌或Buster注。结算钮、顺序、受注范围和台费同Pure 21.5 Blackjack。
    .title = 没有的项目
    .source = 决定：它们都不经比较就结束一注，或以爆牌为基础
TP-1 = 牌室可以规定一张桌上有几家第三方服务商。
    .title = 桌上的第三方服务商
    .source = 决定：由牌室选择，有法律曾作此要求
TP-2 = 牌室可以规定第三方服务商最多连续做庄几手；此后须有别人做过庄，才再询问它是否做庄。
    .title = 第三方服务商的手数
    .source = 决定：由牌室选择，有法律曾作此要求
TP-3 = 牌室可以规定，有别人做过庄之后才能再由同一玩家做庄；没有别人做庄时就没有牌局。
    .title = 中间须有别人
    .source = 决定：由牌室选择，即对Oliver v. County of Los Angeles的严格理解
