## Traditional Chinese: the clauses of the open house (houses/open): games that are played everywhere, by rules of our own where no
## book of a cardroom has them. What they do not speak of is done as at Ocean View (clauses-poker.ftl).

O-1 = 座位、莊鈕、盲注、底池、攤牌，以及發牌出錯的處理，照Ocean View的Hold'em；有換牌的遊戲照其換牌撲克；其中說五張之處，四張的遊戲為四張。除非檔案另有規定，不收費。
    .title = 開放賭場
    .source = 決定：牌局紀錄標準中的遊戲，集於一家
O-2 = 下注至少為最低注，加注至少等於上一次下注或加注；最多為自己的全部。加注次數是否受限，由賭場檔案規定；這裡不限。
    .title = 無限注
    .source = 決定：同各地無限注撲克的打法
O-3 = 同無限注，但玩家加注的幅度最多為其跟注後中間的總額：底池、該輪所有下注，以及其跟注。
    .title = 底池限注
    .source = 決定：同各地底池限注撲克的打法
O-4 = 三十六張牌的Hold'em：6以下全部拿掉。盲注同Hold'em。
    .title = 短牌
    .source = 決定：照短牌Hold'em最常見的打法；有些牌室改用前注和一個盲注
O-5 = 同花勝葫蘆，順子勝三條。A最大，也可排在6之下成最小的順子，即9高。賭場可定葫蘆勝同花。
    .title = 短牌的大小
    .source = 決定：照短牌Hold'em最常見的打法；可在賭場檔案選擇
O-6 = 最低的牌贏；順子和同花算不利，A一律最大，所以5到A不是順子。最好的牌是不同花的7-5-4-3-2。
    .title = 2到7
    .source = 決定：同各地2到7 Lowball的打法
O-7 = 五張暗牌，無鬼牌，一輪下注，燒牌後換牌一次，一輪下注。沒有不可過牌加注的規則，沒有7的規則，也沒有kill。
    .title = 單次換牌
    .source = 決定：同各地2到7 Lowball的打法
O-8 = 同單次換牌，但換牌三次，每次先燒牌，每次之後一輪下注：第一次換牌之前和之後用小注，第二、三次之後用大注。每次最多可換全部的牌。
    .title = 三次換牌
    .source = 決定：同各地三次換牌的打法
O-9 = 四張牌，換牌和下注同三次換牌。玩家的牌中點數和花色都不同的才算：四張勝三張，三張勝兩張；張數相同時較低者贏，從最高的比起，A最低。最好的牌是四種花色的4-3-2-A。
    .title = Badugi
    .source = 決定：同各地Badugi的打法
O-10 = 沒有牌可發或可燒時，用已棄牌的手牌、燒牌和所有換掉的牌重組牌堆，但這次換牌中還在等牌的玩家所丟的除外；誰都不會拿回同一次換牌丟掉的牌。
    .title = 多次換牌時牌用完
    .source = 決定：S-10，用於多次換牌的遊戲
O-11 = 發牌或換牌時露出或掉出桌外的牌，不論是什麼都不留：其他人都拿到之後補發。
    .title = 開放賭場換牌遊戲的露牌
    .source = 決定：哪些低牌必須留下，各規則書不同
