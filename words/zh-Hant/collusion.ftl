# Traditional Chinese: who may be playing together: what is worth a look, and proves nothing.
collusion-one-way = { $from }與{ $to }同打{ $rounds }局，輸給後者{ $net }：兩人之間流動的有{ $share }%是這個方向。
collusion-folds = { $player }以極小代價把較好的牌讓給{ $to }，{ $chances }次中有{ $folds }次。
collusion-address = { $first }和{ $second }從同一位址{ $address }在同一桌打了{ $rounds }局。
