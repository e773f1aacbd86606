# Simplified Chinese: who may be playing together, what is worth a look, and proves nothing.
collusion-one-way = { $from }与{ $to }同打{ $rounds }局，输给对方{ $net }：两人之间往来的{ $share }%流向这一边。
collusion-folds = { $player }以很小的代价把更好的牌让给{ $to }，{ $chances }次中有{ $folds }次。
collusion-address = { $first }和{ $second }从同一网络地址{ $address }在同一张桌打了{ $rounds }局。
