## Vietnamese: a finished round or hand as a picture.

picture-bank = Cái: { $name }
picture-player = { $name }
# A line under the picture: somebody, and what the round brought them.
picture-said = { $who } { $result }
picture-title = { $game } ở { $table }
picture-save = Lưu hình
picture-pot = Pot: { $amount }
picture-folded = đã bỏ
picture-replay = Xem lại từng bước
