## Vietnamese: what the engine says to a page or a program that asks it wrongly.

engine-no-such-call = Không có lệnh gọi “{ $call }”. Có: { $calls }.
engine-not-understood = Không đọc được điều được hỏi: { $why }
engine-no-seed = Hạt giống là 64 chữ số của một số thập lục phân.
engine-no-hand-of-ours = Không ván nào của tệp này nêu bộ luật và mức cược của chúng tôi (_rulebook, _limit).

## Hand histories of other rooms

history-unread = không đọc được dòng này của lịch sử: { $what }
history-other-game = PHH không có mã cho trò này: { $game }
